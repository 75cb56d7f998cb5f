"""GT-SCN: how the seven official scenarios begin, and what each of them does in the end phase."""

import json

import pytest

from tests import shared
from tests.games.godtear.endings import EDGES, ONE_ROW, TWO_ROWS, begins, ending, is_over, many, objectives
from tests.games.godtear.table import go, keys, line, objective_hexes, refused, table
from tests.kit import told
from theomachy.games.godtear import GAME
from theomachy.games.godtear.battlefield import BOARD, DISTANCE, NAMES
from theomachy.games.godtear.scenarios import SCENARIOS
from theomachy.kernel import Reason

REFERENCE = shared.REFERENCE / "godtear" / "scenarios.json"


# How they begin


@pytest.mark.parametrize(
    ("id", "hexes", "deployment", "step"),
    [
        ("life", "5,6 5,7 6,6 6,7", TWO_ROWS, 0),
        ("death", "5,1 5,6 5,7 5,11 5,12 6,1 6,2 6,6 6,7 6,12", ONE_ROW, 0),
        ("change", "5,1 5,6 5,7 5,12 6,1 6,6 6,7 6,12", ONE_ROW, 1),
        ("knowledge", "4,4 4,11 5,3 5,10 6,3 6,10 7,2 7,9", ONE_ROW, 2),
        ("quest", "3,2 3,3 3,10 3,11 8,2 8,3 8,10 8,11", TWO_ROWS, 3),
        ("chaos", "5,4 5,9 6,4 6,9", TWO_ROWS | EDGES, 3),
        ("construction", "4,7 5,2 5,4 5,6 5,7 5,10 6,3 6,6 6,7 6,9 6,11 7,6", TWO_ROWS, 1),
    ],
)
def test_how_a_scenario_begins(id: str, hexes: str, deployment: set[str], step: int):
    """Objective hexes, deployment hexes of both sides, and the step of the warband tokens.

    GT-SCN-LIFE-01 to 03, GT-SCN-DEATH-01 to 03, GT-SCN-CHANGE-01 to 03, GT-SCN-KNOWLEDGE-01 to 03,
    GT-SCN-QUEST-01 to 03, GT-SCN-CHAOS-01 to 03, GT-SCN-CONSTRUCTION-01 to 03
    """
    begins(id, hexes, deployment, step)


@pytest.mark.skipif(not REFERENCE.exists(), reason="the reference is not here")
@pytest.mark.parametrize("id", sorted(SCENARIOS))
def test_scenarios_are_those_of_the_cards(id: str):
    """GT-SET-13, GT-SET-16, GT-SCN-FAN-01: objective hexes, deployment hexes and token steps, hex by hex."""
    cards = {card["id"].replace("_", "-"): card for card in json.loads(REFERENCE.read_text("utf-8"))["scenarios"]}
    card = cards[id]
    scenario = SCENARIOS[id]
    assert {NAMES[place] for place in scenario.objectives} == {
        f"{row},{column}" for row, column in card["objective_hexes"]
    }
    for side, places in zip(("north", "south"), scenario.deployment, strict=True):
        assert {NAMES[place] for place in places} == {f"{row},{column}" for row, column in card["deployment"][side]}
    assert scenario.token == card["warband_token_step"]
    assert scenario.fan_made == (card["status"] == "fan-made")
    assert {*SCENARIOS} == {*cards}


# Life


@pytest.mark.parametrize(("face", "new"), [("0", 2), ("1", 3), ("2", 4)])
def test_life_adds_a_die_and_two(face: str, new: int):
    """GT-SCN-LIFE-04: so many objective hexes, all of them laid by the loser."""
    match = go(ending("life"), "", face)
    count = 0
    while not is_over(match):
        assert (match.request.seat, match.request.clause) == (0, "GT-SCN-LIFE-05")
        match.answer(match.request.keys()[0])
        count += 1
    assert (count, len(match.state.objectives)) == (new, 4 + new)


@pytest.mark.parametrize("edition", ["english", "japanese"])
def test_new_hexes_of_life_touch_others(edition: str):
    """GT-SCN-LIFE-05, GT-B13, GT-J8: they go on empty hexes beside objective hexes, and those just placed count."""
    t = ending("life", titus="4,7", more="2-nia-banner 6,8", edition=edition)
    match = go(t, "", "0")
    assert keys(match) == {"4,6", "4,8", "5,5", "5,8", "6,5", "7,5", "7,6", "7,7"}
    for hex, reason, clause in (
        ("4,7", "gt-hex-taken", "GT-B13"),
        ("6,8", "gt-banner-in-the-way", "GT-B13"),
        ("5,6", "gt-objective-there", "GT-B13"),
        ("5,4", "gt-not-beside-objective", "GT-SCN-LIFE-05"),
        ("1,1", "gt-deployment-hex", "GT-SET-18"),
    ):
        assert refused(match, hex) == Reason(reason, clause, {"hex": hex})
    match.answer("5,5")
    assert keys(match) == {"4,6", "4,8", "5,8", "6,5", "7,5", "7,6", "7,7", "5,4", "4,5"}
    match.answer("5,4")
    assert objectives(match) == dict.fromkeys(["5,6", "5,7", "6,6", "6,7", "5,5", "5,4"], 1)
    assert is_over(match)


CROWDED = """
    scenario winner 2
    objectives 5,5
    1-titus 5,4
    1-glory-seekers 5,6 4,5 4,6 6,5 6,6
    2-nia 9,9
    2-quartzlings 9,8 9,7 9,6
"""
"""all hexes around the one objective hex are taken"""


@pytest.mark.parametrize(("reading", "far"), [("any hex", 99), ("nearest", 2)])
def test_life_without_room_beside_an_objective_hex(reading: str, far: int):
    """GT-SCN-LIFE-06, GT-J4: any empty hex will do; by the other reading one as near to an objective as possible."""
    match = go(table(CROWDED, life_no_room=reading), "", "0")
    here = DISTANCE[BOARD.place("5,5")]
    open_hexes = {f"{row},{column}" for row in range(2, 10) for column in range(14)} - {"9,9", "9,8", "9,7", "9,6"}
    stop = {"done"} if reading == "any hex" else set()
    assert keys(match) == stop | {hex for hex in open_hexes if 1 < here[BOARD.place(hex)] <= far}
    match.answer("5,7")
    assert keys(match) == {"5,8", "4,7", "4,8", "6,7", "6,8"}  # now there is room again


def test_life_without_room_may_be_left_at_that():
    """GT-SCN-LIFE-06: where none touches an objective hex the loser may place the next one, and need not."""
    match = go(table(CROWDED), "done", "0")
    assert (objective_hexes(match), match.request.question) == (["5,5"], "gt-ask-first")


@pytest.mark.parametrize("reading", ["any hex", "nearest"])
def test_life_without_any_objective_hex(reading: str):
    """GT-SCN-LIFE-06: with nothing to touch or to be near to, any empty hex will do."""
    t = ending("life", life_no_room=reading)
    t.objectives = {}
    assert len(keys(go(t, "", "0")) - {"done"}) == 8 * 14 - 6


# Death


def test_death_takes_two_objective_hexes():
    """GT-SCN-DEATH-04: any two, one after the other, chosen by the loser."""
    match = go(ending("death"))
    hexes = keys(match)
    assert (match.request.seat, hexes) == (0, {NAMES[place] for place in SCENARIOS["death"].objectives})
    assert refused(match, "5,5").id == "gt-no-objective-there"
    match.answer("6,2")
    assert keys(match) == hexes - {"6,2"}
    match.answer("5,6")
    assert {*objectives(match)} == hexes - {"6,2", "5,6"}
    assert is_over(match)


@pytest.mark.parametrize(("hexes", "asked"), [("5,6", 0), ("5,6 5,7", 1)])
def test_death_takes_what_is_left(hexes: str, asked: int):
    """GT-SCN-DEATH-04: the last one if there are not two; of two, both."""
    match = go(ending("death", hexes), "|".join(["5,6"] * asked))
    assert (objectives(match), is_over(match)) == ({}, True)


def test_death_without_objective_hexes_takes_nothing():
    """GT-SCN-DEATH-04: and the game goes on."""
    t = ending("death")
    t.objectives = {}
    assert is_over(go(t))


def test_models_stay_where_death_takes_the_hex():
    """GT-SCN-DEATH-05: on what is now a hex like any other."""
    match = go(ending("death", titus="5,6"), "5,6|5,1")
    assert (line(match, "1-titus"), "5,6" in objectives(match)) == ("5,6", False)


# Change


@pytest.mark.parametrize(("reading", "dice"), [("four", "1 0 1 0"), ("one", "2")])
def test_change_rolls_for_the_number_of_moves(reading: str, dice: str):
    """GT-SCN-CHANGE-04, GT-J1: four dice added up, or one; two objective hexes may move here, and no third."""
    t = ending("change", change_dice=reading)
    match = go(t, "5,1|5,0", dice)
    assert (match.request.seat, match.request.question) == (0, "gt-ask-shift")
    assert is_over(go(t, "5,1|5,0|5,12|5,11", dice))


def test_change_rolls_nothing():
    """GT-SCN-CHANGE-04: with a total of 0 no objective hex moves."""
    assert is_over(go(ending("change"), "", "0 0 0 0"))


def test_the_loser_may_move_fewer_and_none_twice():
    """GT-SCN-CHANGE-05, GT-J2: up to so many, different ones."""
    t = ending("change", "5,1 5,6")
    match = go(t, "", "1 1 1 1")
    assert keys(match) == {"5,1", "5,6", "done"}
    match = go(t, "5,6|5,5", "1 1 1 1")
    assert keys(match) == {"5,1", "done"}
    match.answer("done")
    assert (objectives(match), is_over(match)) == ({"5,1": 1, "5,5": 1}, True)
    assert objectives(go(t, "done", "1 1 1 1")) == {"5,1": 1, "5,6": 1}


def test_the_loser_may_have_to_move_exactly_so_many():
    """GT-J2: by the other reading there is no stopping; but only as many move as can."""
    t = ending("change", "5,1 5,6 5,7", change_amount="exactly")
    match = go(t, "5,6", "1 1 0 0")
    assert "done" not in keys(go(t, "", "1 1 0 0"))
    match.answer("5,5")
    assert keys(match) == {"5,1", "5,7"}
    match = go(t, "5,6|5,5|5,7|5,8|5,0", "2 2 2 2")  # the last hex is no choice, where it goes is one
    assert (objectives(match), is_over(match)) == ({"5,5": 1, "5,8": 1, "5,0": 1}, True)


def test_the_japanese_edition_moves_different_hexes_one_by_one():
    """GT-J8: each objective hex moves once, and one that has moved makes room for the next."""
    match = go(ending("change", "1,5 1,6", edition="japanese"), "1,5|1,4|1,5", "2")
    assert (objectives(match), is_over(match)) == ({"1,4": 1, "1,5": 1}, True)


def test_where_objective_hexes_move():
    """GT-SCN-CHANGE-06, GT-B13, GT-SET-18: to an adjacent hex without models, objective hexes and deployment."""
    t = ending("change", "1,5 1,6 7,7", titus="2,5", more="2-nia-banner 2,6")
    match = go(t, "1,5", "1 0 0 0")
    assert (match.request.question, match.state.phase) == ("gt-ask-first", "next turn")  # 1,4 was no choice
    assert objectives(match) == {"1,6": 1, "7,7": 1, "1,4": 1}
    match = go(t, "7,7", "1 0 0 0")
    assert (match.request.question, keys(match)) == ("gt-ask-shift-to", {"7,6", "7,8", "6,7", "6,8", "8,7", "8,8"})
    assert refused(match, "7,9").id == "gt-too-far-from"


def test_a_hex_that_cannot_move_is_no_choice():
    """GT-SCN-CHANGE-06: all around it is taken."""
    t = table(CROWDED.replace("5,5", "5,5 7,7"), scenario="change")
    assert keys(go(t, "", "1 0 0 0")) == {"7,7", "done"}


@pytest.mark.parametrize(("reading", "titus"), [("carried", "5,5"), ("left behind", "5,6")])
def test_models_on_a_hex_that_moves(reading: str, titus: str):
    """GT-SCN-CHANGE-07, GT-J3: they are carried along; in the Japanese edition they stay behind."""
    t = ending("change", titus="5,6", change_models=reading)
    match = go(t, "5,6|5,5", "1 0 0 0")
    assert line(match, "1-titus") == titus
    assert "5,5" in objectives(match)
    assert "5,6" not in objectives(match)


@pytest.mark.parametrize(
    ("rulings", "may", "titus"),
    [
        ({}, False, ""),
        ({"carry_knocked_out": True}, True, "5,5 wounds 5 knocked-out"),
        ({"change_models": "left behind"}, True, "5,6 wounds 5 knocked-out"),
    ],
)
def test_a_hex_with_a_knocked_out_champion(rulings: dict[str, str | bool], may: bool, titus: str):
    """GT-B14: it does not move, since the champion cannot; by the other reading it is carried along.

    Where models stay behind anyway, the hex moves from under it.
    """
    t = ending("change", titus="5,6 knocked-out", **rulings)
    assert ("5,6" in keys(go(t, "", "1 0 0 0"))) == may
    if may:
        assert line(go(t, "5,6|5,5", "1 0 0 0"), "1-titus") == titus


# Knowledge


@pytest.mark.parametrize(
    ("turn", "north", "tokens"), [(1, 1, (2, 3)), (2, 1, (2, 4)), (3, 1, (2, 5)), (4, 2, (4, 2)), (1, 2, (3, 2))]
)
def test_the_winners_warband_token_moves_in(turn: int, north: int, tokens: tuple[int, int]):
    """GT-SCN-KNOWLEDGE-04: a step for each victory point of the turn, on whichever side the winner plays."""
    match = go(ending("knowledge", head=f"turn {turn} north {north} warband 2/2"))
    assert (match.state.warband_tokens, is_over(match)) == (tokens, True)


# Quest


@pytest.mark.parametrize(
    ("north", "banner", "scores"),
    [(1, "5,6", False), (1, "6,6", True), (1, "3,2", False), (1, "8,2", True), (2, "5,6", True), (2, "6,6", False)],
)
def test_banners_score_in_the_other_half_only(north: int, banner: str, scores: bool):
    """GT-SCN-QUEST-04, GT-T-12: rows 6 to 11 for the north player, rows 0 to 5 for the south player."""
    t = ending("quest", "3,2 5,6 6,6 8,2", more=f"1-titus-banner {banner}", head=f"north {north} token 10")
    t.phase = "scoring"
    score = go(t).story[0][0]
    assert (score.id, score.args) == ("gt-banners-score", {"one": 4 if scores else 0, "two": 0})


def test_quest_adds_a_hex_beside_another_if_the_loser_likes():
    """GT-SCN-QUEST-05: one and no more, or none."""
    t = ending("quest", "3,3 8,3", titus="3,4")
    match = go(t)
    assert keys(match) == {"3,2", "2,4", "4,3", "4,4", "8,2", "8,4", "7,2", "7,3", "9,2", "9,3", "done"}
    match = go(t, "4,4")
    assert (objectives(match), is_over(match)) == ({"3,3": 1, "8,3": 1, "4,4": 1}, True)
    match = go(t, "done")
    assert (objectives(match), is_over(match)) == ({"3,3": 1, "8,3": 1}, True)


def test_quest_without_room_beside_another_hex():
    """GT-SCN-QUEST-06: any empty hex that is no deployment hex."""
    match = go(table(CROWDED, scenario="quest"))
    assert len(keys(match)) == 8 * 14 - 7 - 4 + 1
    assert {"2,0", "5,7", "done"} <= keys(match)


# Chaos


def test_chaos_adds_a_hex_anywhere_if_the_loser_likes():
    """GT-SCN-CHAOS-04, GT-SET-18, GT-B13: on any empty hex but the deployment hexes, which lie all around."""
    t = ending("chaos")
    match = go(t)
    inner = {f"{row},{column}" for row in range(2, 10) for column in range(2, 12)}
    taken = {"2,4", "2,3", "9,9", "9,8", "9,7", "9,6", "5,4", "5,9", "6,4", "6,9"}
    assert keys(match) == inner - taken | {"done"}
    match = go(t, "2,7")
    assert ("2,7" in objectives(match), is_over(match)) == (True, True)
    assert len(objectives(go(t, "done"))) == 4


# Construction


def test_two_objective_hexes_get_another_on_top():
    """GT-SCN-CONSTRUCTION-04: two different ones of the loser's choice."""
    t = ending("construction", "5,2 5,4*2 5,6")
    match = go(t, "5,4")
    assert keys(match) == {"5,2", "5,6"}
    match.answer("5,2")
    assert (objectives(match), is_over(match)) == ({"5,2": 2, "5,4": 3, "5,6": 1}, True)


def test_the_only_objective_hex_gets_one_on_top():
    """GT-SCN-CONSTRUCTION-04: it alone, and once."""
    match = go(ending("construction", "5,6"))
    assert (objectives(match), is_over(match)) == ({"5,6": 2}, True)


def test_a_banner_on_a_stack_scores_more():
    """GT-SCN-CONSTRUCTION-05: a step for every hex beyond the first."""
    t = ending("construction", "5,6*3 5,7", more="1-titus-banner 5,6\n        2-nia-banner 5,7")
    t.phase = "scoring"
    score = go(t).story[0][0]
    assert score.args == {"one": 6, "two": 4}


def test_a_stack_moves_together():
    """GT-SCN-CONSTRUCTION-06: all of its hexes, whatever moves one; here it is the rule of Change."""
    match = go(ending("change", "5,6*3 8,8"), "5,6|5,5", "1 0 0 0")
    assert objectives(match) == {"5,5": 3, "8,8": 1}


# How many there are


@pytest.mark.parametrize(("supply", "new"), [("unlimited", 2), ("24", 1)])
@pytest.mark.parametrize("stacks", [(), ("3",)])
def test_objective_hexes_may_run_out(supply: str, new: int, stacks: tuple[str, ...]):
    """GT-B16: never; or there are 24 in all, and those in a stack count too."""
    match = go(ending("life", many(23, *stacks), objective_supply=supply), "", "0")
    count = 0
    while not is_over(match):
        match.answer(match.request.keys()[0])
        count += 1
    assert count == new


@pytest.mark.parametrize("scenario", ["quest", "chaos", "construction"])
def test_nothing_is_added_when_the_supply_is_used_up(scenario: str):
    """GT-B16: in no scenario."""
    t = ending(scenario, many(24), objective_supply="24")
    match = go(t)
    assert (is_over(match), sum(objectives(match).values())) == (True, 24)
    assert not is_over(go(ending(scenario, many(24))))


def test_the_last_hex_of_the_supply_is_built_upon():
    """GT-B16: with one left, Construction adds one."""
    match = go(ending("construction", many(23), objective_supply="24"), "4,0")
    assert (is_over(match), objectives(match)["4,0"]) == (True, 2)


# Cards


def test_a_quartzling_on_a_deployment_hex_stays_one():
    """GT-B15: neither Calcify nor Geode can be used for it."""
    t = table("""
        plot active 2
        objectives 2,5
        1-titus 5,5
        2-nia 3,5
        2-quartzlings 1,4 9,9
    """)
    assert refused(go(t, "2-quartzlings"), "skill:calcify") == Reason(
        "gt-nobody-has-all", "GT-SKL-05", {"skill": "quartzlings-calcify", "unit": "quartzlings"}
    )
    assert refused(go(t, "2-nia"), "skill:geode") == Reason("gt-nothing-to-turn", "GT-B15", {"unit": "quartzlings"})
    t = table(GAME.notation.write(t).replace("1,4 9,9", "2,4 9,9"))
    assert "gt-objective-laid" in told(go(t, "2-quartzlings|skill:calcify"))
