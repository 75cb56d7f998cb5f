"""GT-SCN: the fan-made scenarios: what they have in common, Plenty, and those for two champions a side."""

from random import Random

import pytest

from tests.games.godtear.endings import TWO_ROWS, begins, ending, is_over, many, objectives, scored
from tests.games.godtear.table import go, keys, line, on_hexes, refused, table, tokens
from tests.kit import LANGUAGES, told
from theomachy.features.ai import ai_of
from theomachy.games.godtear import GAME
from theomachy.games.godtear.battlefield import NAMES
from theomachy.games.godtear.scenarios import OFFICIAL, SCENARIOS
from theomachy.games.godtear.setup import PRESETS, Setup
from theomachy.kernel import Fast, play_out
from theomachy.presentation import rulebook
from theomachy.presentation.options import find_option
from theomachy.presentation.text import Words

FAN_MADE = [id for id in SCENARIOS if id not in OFFICIAL]
THREE_ROWS = {f"{row},{column}" for row in (0, 1, 2) for column in range(14)}
WIDE_EDGES = {f"{row},{column}" for row in (3, 4, 5) for column in (0, 1, 2, 11, 12, 13)}
AROUND = ["5,5", "5,7", "4,6", "4,7", "6,6", "6,7"]
"""the hexes next to 5,6"""


# What they have in common


@pytest.mark.parametrize(
    ("id", "hexes", "deployment", "step"),
    [
        ("plenty", "5,3 5,6 5,7 5,10 5,11 6,2 6,3 6,6 6,7 6,10", TWO_ROWS, 3),
        ("trade", "4,7 4,8 5,2 5,3 5,7 5,8 5,10 5,11 6,2 6,3 6,5 6,6 6,10 6,11 7,5 7,6", TWO_ROWS, 4),
        ("death-2v2", "5,4 5,8 5,9 6,4 6,5 6,9", TWO_ROWS, 0),
        ("change-2v2", "5,3 5,4 5,9 5,10 6,3 6,4 6,9 6,10", TWO_ROWS, 1),
        ("knowledge-2v2", "4,5 4,10 5,4 5,9 6,4 6,9 7,3 7,8", TWO_ROWS, 2),
        ("chaos-2v2", "5,5 5,8 6,5 6,8", THREE_ROWS | WIDE_EDGES, 3),
        ("construction-2v2", "4,7 5,4 5,6 5,7 6,6 6,7 6,9 7,6", TWO_ROWS, 1),
    ],
)
def test_how_a_fan_made_scenario_begins(id: str, hexes: str, deployment: set[str], step: int):
    """Objective hexes, deployment hexes of both sides, and the step of the warband tokens.

    GT-SCN-PLENTY-01 to 03, GT-SCN-TRADE-01 to 03, GT-SCN-DEATH2-01 to 03, GT-SCN-CHANGE2-01 to 03,
    GT-SCN-KNOWLEDGE2-01 to 03, GT-SCN-CHAOS2-01 to 03, GT-SCN-CONSTRUCTION2-01 to 03
    """
    begins(id, hexes, deployment, step)


@pytest.mark.parametrize("preset", ["random", "duel"])
def test_chance_draws_official_scenarios(preset: str):
    """GT-SCN-FAN-01: all seven of them, and none that is fan-made."""
    drawn = {PRESETS[preset](Random(seed)).scenario for seed in range(100)}
    assert drawn == {*OFFICIAL}
    assert len(FAN_MADE) == 7


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_fan_made_scenario_is_called_so_wherever_it_is_named(language: str):
    """GT-SCN-FAN-01: among the table's options, at the table, and in the rulebook."""
    words, option = Words(GAME, language), find_option(GAME, "scenario")
    mark = words.say("gt-fan-made")
    for id in SCENARIOS:
        status = GAME.scene(table("plot\n1-titus 5,5", scenario=id), 0).status[0]
        named = [words.say(f"gt-{id}"), option.say(words, id), words.say(status)]
        assert [mark in name for name in named] == [id in FAN_MADE] * 3, named
    headings = [line for line in rulebook.read(GAME.content.folder, language).splitlines() if line.startswith("## ")]
    assert sum(mark in heading for heading in headings) >= len(FAN_MADE)


@pytest.mark.parametrize(
    "warbands", [("titus", "nia"), ("titus,nia", "nia,lily"), ("titus,nia,lily", "nia,lily,keera")]
)
def test_any_number_of_champions_may_play_them(warbands: tuple[str, str]):
    """GT-SCN-FAN-02: those for two champions a side as well."""
    for id in FAN_MADE:
        t = GAME.new(Setup(warbands, id))
        assert sum(unit.sheet.champion for unit in t.units) == 2 * len(warbands[0].split(","))


@pytest.mark.parametrize("id", FAN_MADE)
def test_judge_and_plans_know_what_to_do(id: str):
    """GT-END-08: a game that plans play to its end, judged at every decision."""
    random, seen = Random(3), []
    t = GAME.new(Setup(("titus,helena", "nia,lily"), id))

    def choose(ask):
        seen.append(sum(ai_of(GAME).judges["1"](t)))
        return ask.option(ai_of(GAME).policy(t, ask)) if random.random() < 0.8 else random.choice(ask.look())

    play_out(GAME, t, [choose, choose], Fast(3))
    assert t.result is not None
    assert seen == pytest.approx([1.0] * len(seen))


# Plenty


def test_plenty_adds_a_hex_within_two_of_another_if_the_loser_likes():
    """GT-SCN-PLENTY-04, GT-SET-18, GT-B13: on an empty hex that is no deployment hex, one and no more, or none."""
    t = ending("plenty", "3,6", titus="5,6", more="2-nia-banner 3,8")
    match = go(t)
    assert (match.request.seat, match.request.clause) == (0, "GT-SCN-PLENTY-04")
    beside = {"3,5", "3,7", "2,6", "2,7", "4,6", "4,7"}
    further = {"3,4", "2,5", "2,8", "4,5", "4,8", "5,5", "5,7"}  # not rows 0 and 1, Titus's hex, the banner's
    assert keys(match) == beside | further | {"done"}
    for hex, reason in (
        ("5,6", "gt-hex-taken"),
        ("3,8", "gt-banner-in-the-way"),
        ("1,6", "gt-deployment-hex"),
        ("3,6", "gt-objective-there"),
        ("3,9", "gt-far-from-objectives"),
    ):
        assert refused(match, hex).id == reason
    assert objectives(go(t, "5,7", "0")) == {"3,6": 1, "5,7": 1}
    assert objectives(go(t, "done", "0")) == {"3,6": 1}


@pytest.mark.parametrize(("face", "count"), [("0", 2), ("1", 3), ("2", 4)])
def test_plenty_lays_a_die_and_two_tokens(face: str, count: int):
    """GT-SCN-PLENTY-05: all by the loser, each of the ten kinds that they like."""
    match = go(ending("plenty", "5,6"), "done", face)
    for n in range(count):
        ask = match.request
        assert (ask.seat, ask.question, ask.clause) == (0, "gt-ask-lay-token", "GT-SCN-PLENTY-06")
        match.answer(AROUND[n])
        assert (match.request.seat, len(keys(match))) == (0, 10)
        match.answer(["speed-boon", "damage-blight", "dodge-boon", "accuracy-blight"][n])
    assert is_over(match)
    laid = {"5,5 speed+", "5,7 damage-", "4,6 dodge+", "4,7 accuracy-"}
    assert {*on_hexes(match)} <= laid
    assert len(on_hexes(match)) == count
    assert told(match).count("gt-token-laid") == count


def test_where_the_tokens_of_plenty_lie():
    """GT-SCN-PLENTY-06, GT-F12: in empty hexes on or beside objective hexes, deployment hexes included."""
    t = ending("plenty", "2,6 6,6", titus="5,5", more="2-nia-banner 6,6")
    match = go(t, "done", "0")
    top = {"2,6", "2,5", "2,7", "1,5", "1,6", "3,5", "3,6"}
    bottom = {"6,5", "6,7", "5,6", "7,5", "7,6"}  # Titus is in 5,5, a banner on the objective hex itself
    assert keys(match) == top | bottom
    for hex, reason in (
        ("5,5", "gt-hex-taken"),
        ("6,6", "gt-banner-in-the-way"),
        ("4,6", "gt-far-from-objectives"),
        ("9,9", "gt-hex-taken"),
    ):
        assert refused(match, hex).id == reason
    assert keys(go(t, "6,8", "0")) == top | bottom | {"6,8", "6,9", "5,7", "5,8", "7,7", "7,8"}


@pytest.mark.parametrize(("reading", "again"), [("any number", True), ("one a hex", False)])
def test_several_tokens_in_one_hex(reading: str, again: bool):
    """GT-S1, GT-B19: a hex with a token is still empty; by the other reading it takes no second one, whoever's."""
    t = ending("plenty", "5,6", more="hex 4,6 speed+", plenty_tokens=reading)
    match = go(t, "done|5,5|dodge-boon", "0")
    assert ("5,5" in keys(match), "4,6" in keys(match)) == (again, again)
    assert {"5,6", "5,7"} <= keys(match)
    if again:
        match.answer("5,5")
        match.answer("dodge-blight")
        assert on_hexes(match) == ["4,6 speed+", "5,5 dodge+ dodge-"]


def test_plenty_without_objective_hexes():
    """GT-SCN-PLENTY-04, GT-SCN-PLENTY-06: there is nothing to be near to, so nothing is laid; the die is rolled."""
    t = ending("plenty")
    t.objectives = {}
    match = go(t, "", "2")
    assert (is_over(match), objectives(match), on_hexes(match)) == (True, {}, [])


def test_tokens_without_room_are_not_laid():
    """GT-SCN-PLENTY-06: here somebody stands on the objective hex and on all around it."""
    t = table(
        """
        scenario winner 2
        objectives 5,6
        1-titus 5,6
        1-glory-seekers 5,5 5,7 4,6 4,7 6,6
        2-nia 6,7
        2-quartzlings 9,8 9,7 9,6
        """,
        scenario="plenty",
    )
    assert is_over(go(t, "done", "1"))
    match = go(t, "5,8", "1")  # a new objective hex makes room
    assert keys(match) == {"5,8", "5,9", "4,8", "4,9", "6,8", "6,9"}


def test_room_for_tokens_may_run_out():
    """GT-SCN-PLENTY-06, GT-S1: with one token a hex the last free hex takes one, and the others are not laid."""
    t = table(
        """
        scenario winner 2
        objectives 5,6
        1-titus 2,2
        1-glory-seekers 5,5 5,7 4,6 4,7 6,6
        2-nia 6,7
        2-quartzlings 9,8 9,7 9,6
        """,
        scenario="plenty",
        plenty_tokens="one a hex",
    )
    match = go(t, "done|speed-boon", "2")  # 5,6 was no choice
    assert (is_over(match), on_hexes(match)) == (True, ["5,6 speed+"])


def test_the_supply_of_plenty():
    """GT-B16: with all 24 on the battlefield none is added, but tokens are."""
    match = go(ending("plenty", many(24), objective_supply="24"), "", "0")
    assert match.request.question == "gt-ask-lay-token"


def test_who_enters_the_hex_has_the_tokens_when_its_movement_is_over():
    """GT-SCN-PLENTY-07, GT-B19: laid in the end phase, seen by both on the board, taken up in the next turn."""
    match = go(ending("plenty", "5,6", titus="4,5"), "done|4,6|speed-boon|4,7|dodge-blight|me", "0")
    pieces = GAME.scene(match.state, 1).pieces
    assert (pieces["token-4,6"].badges, pieces["token-4,7"].zone) == ({"gt-speed-boon": 1}, "4,7")
    for key in ("1-titus", "advance"):
        match.answer(key)
    assert "4,8" not in {key.partition(" ")[0] for key in keys(match)}  # the boon comes too late for this advance
    match.answer("4,7 via 4,6")
    assert (tokens(match, "1-titus"), on_hexes(match)) == ({"speed+", "dodge-"}, [])


ORCHARD = """
    clash active 2
    objectives 5,6
    1-titus 5,5 {titus}
    1-glory-seekers 3,3
    2-helena 5,4
    2-rallied-peasants 6,5
    hex 4,6 damage-
    hex 7,5 accuracy+
"""


def test_who_is_pushed_takes_the_token_as_well():
    """GT-SCN-PLENTY-07, GT-ENT-01: it does not matter who moves the model; and a unit has it as a whole."""
    t = table(ORCHARD.format(titus=""), scenario="plenty")
    match = go(t, "2-helena|skill:shield-push|4,6", "1 1 1 0 0 0")
    assert (line(match, "1-titus"), on_hexes(match)) == ("4,6 damage-", ["7,5 accuracy+"])
    match = go(t, "2-rallied-peasants|advance|6,5|7,5")
    assert tokens(match, "2-rallied-peasants") == {"accuracy+"}


def test_a_knocked_out_champion_takes_none():
    """GT-SCN-PLENTY-07, GT-KO-07: the move after its knockout leaves the token where it lies."""
    t = table(ORCHARD.format(titus="wounds 4"), scenario="plenty")
    match = go(t, "2-helena|skill:holy-light|1-titus|4,6", "1 1 1 0 0|2 2 0 0")
    assert line(match, "1-titus") == "4,6 wounds 5 knocked-out"
    assert "4,6 damage-" in on_hexes(match)


# For two champions a side


def test_death_for_two_takes_one_objective_hex():
    """GT-SCN-DEATH2-04: any one, chosen by the loser; models stay, and of none nothing is taken."""
    t = ending("death-2v2", titus="5,4")
    match = go(t)
    assert (match.request.seat, match.request.clause, keys(match)) == (
        0,
        "GT-SCN-DEATH2-04",
        {NAMES[place] for place in SCENARIOS["death-2v2"].objectives},
    )
    match.answer("5,4")
    assert (is_over(match), len(objectives(match)), line(match, "1-titus")) == (True, 5, "5,4")
    assert objectives(go(ending("death-2v2", "5,6"))) == {}
    t.objectives = {}
    assert is_over(go(t))


@pytest.mark.parametrize(("reading", "dice"), [("four", "1 0 0 0"), ("one", "1")])
def test_change_for_two(reading: str, dice: str):
    """GT-SCN-CHANGE2-04, GT-J1: so many objective hexes move with all that is on them, by every reading of Change."""
    match = go(ending("change-2v2", titus="5,4", change_dice=reading), "5,4|4,4", dice)
    assert (is_over(match), line(match, "1-titus"), "4,4" in objectives(match)) == (True, "4,4", True)


def test_knowledge_for_two():
    """GT-SCN-KNOWLEDGE2-04: the winner's warband token moves in by the points of the turn."""
    match = go(ending("knowledge-2v2", head="turn 3 warband 2/2"))
    assert (match.state.warband_tokens, is_over(match)) == ((2, 5), True)


def test_chaos_for_two():
    """GT-SCN-CHAOS2-04, GT-SET-18: an objective hex on any empty hex within the wide ring of deployment hexes."""
    match = go(ending("chaos-2v2", titus="3,3"))
    inner = {f"{row},{column}" for row in range(3, 9) for column in range(3, 11)}
    assert keys(match) == inner - {"3,3", "5,5", "5,8", "6,5", "6,8"} | {"done"}
    match.answer("3,10")
    assert ("3,10" in objectives(match), is_over(match)) == (True, True)


def test_construction_for_two():
    """GT-SCN-CONSTRUCTION2-04: two get another one on top, banners score more there, and a stack moves together."""
    match = go(ending("construction-2v2", "5,4 5,6 5,7"), "5,4|5,7")
    assert (objectives(match), is_over(match)) == ({"5,4": 2, "5,6": 1, "5,7": 2}, True)
    t = ending("construction-2v2", "5,6*3 5,7", more="1-titus-banner 5,6\n        2-nia-banner 5,7")
    t.phase = "scoring"
    assert scored(go(t)) == (6, 4)
    stack = table("plot\nobjectives 5,6*2\n1-lily 5,8\n2-nia 9,9", scenario="construction-2v2")
    assert objectives(go(stack, "1-lily|skill:earth-call|5,5")) == {"5,5": 2}
