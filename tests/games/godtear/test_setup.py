"""GT-SET: two warbands and their cards, the battlefield, who goes first, which side, and how everything begins."""

import re
from pathlib import Path
from typing import Any, get_args, get_type_hints

import msgspec
import pytest

from tests.games.godtear.table import go, line, model, table, tokens, unit
from tests.kit import told
from theomachy.games.godtear import GAME
from theomachy.games.godtear.battlefield import BOARD, COLUMNS, NAMES, NEIGHBOURS, OFF, ROWS
from theomachy.games.godtear.cards import CHAMPIONS
from theomachy.games.godtear.scenarios import SCENARIOS
from theomachy.games.godtear.setup import Rulings, Setup
from theomachy.games.godtear.sheets import BadContent, Sheet, read_champion
from theomachy.kernel import Reason, Refused

TITUS = (GAME.content.folder / "champions" / "titus" / "card.toml").read_text("utf-8")


def names(places: Any) -> set[str]:
    return {NAMES[place] for place in places}


# Warbands


def test_every_champion_brings_its_followers_and_its_banner():
    """GT-SET-01, GT-SET-03, GT-SET-07: champions, banners, and as many followers as their card says; two players."""
    t = GAME.new(Setup(("titus", "nia")))
    assert [(model.id, model.kind, model.seat) for model in t.models] == [
        ("1-titus", "champion", 0),
        ("1-titus-banner", "banner", 0),
        *[(f"1-glory-seekers-{n}", "follower", 0) for n in range(1, 6)],
        ("2-nia", "champion", 1),
        ("2-nia-banner", "banner", 1),
        *[(f"2-quartzlings-{n}", "follower", 1) for n in range(1, 4)],
    ]
    assert [(unit.id, t.units[unit.partner].id) for unit in t.units] == [
        ("1-titus", "1-glory-seekers"),
        ("1-glory-seekers", "1-titus"),
        ("2-nia", "2-quartzlings"),
        ("2-quartzlings", "2-nia"),
    ]
    assert len(GAME.setup.seats) == 2


@pytest.mark.parametrize(
    ("warbands", "reason"),
    [
        (("titus,nia", "nia"), "gt-warbands-differ one=2 two=1 [GT-SET-01]"),
        (("titus", "nia, titus"), "gt-warbands-differ one=1 two=2 [GT-SET-01]"),
        (("titus,zeus", "nia,titus"), "gt-no-such-champion number=1 champion=zeus [GT-SET-01]"),
        (("titus", "glory-seekers"), "gt-no-such-champion number=2 champion=glory-seekers [GT-SET-01]"),
        (("titus,titus", "nia,titus"), "gt-champion-twice number=1 champion=titus [GT-SET-02]"),
        (("nia,titus", "nia, titus ,nia"), "gt-champion-twice number=2 champion=nia [GT-SET-02]"),
        (("", "nia"), "gt-warband-size number=1 champions=0 most=4 [GT-FMT-01]"),
        (("titus", "titus,nia,a,b,c"), "gt-warband-size number=2 champions=5 most=4 [GT-FMT-01]"),
    ],
)
def test_a_warband_that_is_none_is_refused(warbands: tuple[str, str], reason: str):
    """GT-SET-01, GT-SET-02: one to four known champions, none of them twice, as many as the opponent has."""
    with pytest.raises(Refused) as no:
        GAME.new(Setup(warbands))
    assert str(no.value.reason) == reason


def test_both_players_may_bring_the_same_champion():
    """GT-SET-02: once in each warband."""
    t = GAME.new(Setup(("titus,nia", "nia,titus")))
    assert [unit.id for unit in t.units if unit.sheet.champion] == ["1-titus", "1-nia", "2-nia", "2-titus"]


def test_a_banner_has_no_card_and_no_activation():
    """GT-SET-03: it is a model of its champion's, and nobody that could activate."""
    t = table("""
        plot
        1-titus 4,6
        1-titus-banner 5,6
        1-glory-seekers 3,6
        2-nia 7,8
    """)
    assert model(t, "1-titus-banner").unit == unit(t, "1-titus").number
    ask = go(t).request
    assert ask.keys() == ["1-titus", "1-glory-seekers"]
    assert ask.why_not("1-titus-banner") == Reason("gt-name-the-unit", "GT-TRN-03", {"unit": "titus"})


# Cards


def test_speed_is_how_far_an_advance_goes():
    """GT-SET-04: Titus, speed 2, may go to every open hex up to two away and no further."""
    t = table("""
        clash
        1-titus 4,4
        1-glory-seekers 0,0
        2-nia 9,9
    """)
    ask = go(t, "1-titus|advance").request
    assert {*ask.keys()} == names(BOARD.within(BOARD.place("4,4"), 2))
    assert ask.why_not("4,7") == Reason("gt-too-far", "GT-MOV-03", {"hex": "4,7", "steps": 2})


@pytest.mark.parametrize(
    ("dice", "stands"),
    [
        ("1 1 0 0", "4,4 wounds 3"),
        ("1 1 1 0|1 1 1 0 0", "4,4 wounds 3 accuracy-"),
        ("1 1 1 0|2 1 1 0 0", "4,4 wounds 4 accuracy-"),
        ("1 1 1 0|2 2 1 0 0", "4,4 wounds 5 knocked-out"),
    ],
)
def test_dodge_protection_and_health(dice: str, stands: str):
    """GT-SET-04: to hit Titus takes 3, 3 is taken off the damage, and five wounds knock him out."""
    t = table("""
        clash active 2
        1-titus 4,4 wounds 3
        2-nia 4,6
        2-quartzlings 0,0
    """)
    assert line(go(t, "2-nia|skill:blinding-light", dice), "1-titus") == stands


def sheets(champions: bool) -> list[Sheet]:
    return [pair[0 if champions else 1] for pair in CHAMPIONS.values()]


@pytest.mark.parametrize("sheet", sheets(champions=True), ids=lambda sheet: sheet.id)
def test_a_champion_has_a_class_and_one_ultimate(sheet: Sheet):
    """GT-SET-05, GT-SET-06: and the ultimate is on neither side of the card."""
    assert sheet.class_ in ("slayer", "maelstrom", "shaper", "guardian")
    assert sheet.ultimate in sheet.skills
    assert sheet.ultimate not in (*sheet.sides["plot"], *sheet.sides["clash"])
    assert (sheet.champion, sheet.count) == (True, 1)


@pytest.mark.parametrize("sheet", sheets(champions=False), ids=lambda sheet: sheet.id)
def test_a_follower_unit_has_no_ultimate_and_one_to_six_models(sheet: Sheet):
    """GT-SET-06, GT-SET-07, GT-FOL-02: three to six small ones of health 1, or one or two large ones."""
    assert (sheet.champion, sheet.ultimate, sheet.banner) == (False, "", False)
    assert sheet.count in ((3, 4, 5, 6) if sheet.small else (1, 2))
    assert sheet.health == 1 or not sheet.small


@pytest.mark.parametrize(
    ("printed", "changed", "message"),
    [
        ('class = "maelstrom"', 'class = "wizard"', "Invalid enum value 'wizard'"),
        ("ultimate = { id", "other = { id", "unknown field `other`"),
        ("count = 5", "count = 0", "followers: count: 0 is not between 3 and 6 (GT-SET-07, GT-FOL-02)"),
        ("count = 5", "count = 7", "followers: count: 7 is not between 3 and 6 (GT-SET-07, GT-FOL-02)"),
        ('id = "glory-seekers"', "", "followers: id is missing"),
    ],
)
def test_a_card_that_is_none_is_refused(printed: str, changed: str, message: str):
    """GT-SET-05 to 07: the file of a champion says what is wrong with it, and where."""
    assert TITUS.count(printed) == 1
    with pytest.raises(BadContent) as no:
        read_champion("titus", TITUS.replace(printed, changed), "champions/titus/card.toml")
    assert str(no.value).startswith("champions/titus/card.toml: ")
    assert message in str(no.value)


def test_a_champion_without_an_ultimate_is_refused():
    """GT-SET-06: and so is a follower unit that has one."""
    ultimate = re.search("ultimate = .*\n", TITUS)[0]
    for text in (TITUS.replace(ultimate, ""), TITUS.replace("size = ", f"{ultimate}size = ")):
        with pytest.raises(BadContent, match=r"champions have an ultimate, followers none \(GT-SET-06\)"):
            read_champion("titus", text, "champions/titus/card.toml")


@pytest.mark.parametrize(
    ("phase", "skills", "other", "speed"),
    [
        ("plot", {"crystal-mirror", "meditation", "march", "geode"}, "erosion", 1),
        ("clash", {"crystal-glare", "erosion", "blinding-light"}, "meditation", 2),
    ],
)
def test_only_the_side_of_the_current_phase_counts(phase: str, skills: set[str], other: str, speed: int):
    """GT-SET-08: its skills and its speed; a skill of the other side is refused, and the player is told why."""
    t = table(f"""
        {phase} active 2
        1-titus 5,8
        2-nia 7,8
        2-quartzlings 7,7 8,8 8,9
    """)
    match = go(t, "2-nia")
    assert {key.removeprefix("skill:") for key in match.request.keys() if ":" in key} == skills
    args = {"unit": "nia", "key": f"skill:{other}", "skill": f"nia-{other}"}
    assert match.request.why_not(f"skill:{other}") == Reason("gt-other-phase", "GT-SET-08", args)
    with pytest.raises(Refused) as no:
        match.answer(f"skill:{other}")
    assert no.value.reason.id == "gt-other-phase"
    match.answer("advance")
    furthest = max(BOARD.distance[BOARD.place("7,8")][BOARD.place(key)] for key in match.request.keys())
    assert furthest == speed


@pytest.mark.parametrize(
    ("phase", "skill", "dice"), [("plot", "shimmer", "2 1 0 0"), ("clash", "stones-throw", "2 1 0 0")]
)
def test_traits_are_on_in_every_phase(phase: str, skill: str, dice: str):
    """GT-SET-09: Titus has a dodge of 4 against followers, so 3 misses him, whatever the phase."""
    t = table(f"""
        {phase} turn 4 active 2
        1-titus 4,4
        2-nia 9,9
        2-quartzlings 4,6 9,8 9,7
    """)
    match = go(t, f"2-quartzlings|skill:{skill}", dice)
    assert told(match)[-1] == "gt-missed"


def test_everything_lies_open():
    """GT-SET-10: wounds, tokens, knockouts, used ultimates and the ladder are seen by both players alike."""
    t = table("""
        clash turn 2 token 14 points 1/0
        1-titus 5,5 wounds 2 dodge+ ultimate
        1-titus-banner 5,6
        2-nia 7,7 knocked-out activated
    """)
    one, two, everybody = (GAME.scene(t, viewer) for viewer in (0, 1, None))
    assert one == two == everybody
    titus, nia = one.pieces["1-titus"], one.pieces["2-nia"]
    assert ([bar.value for bar in titus.bars], titus.badges, titus.marks) == (
        [3],
        {"gt-dodge-boon": 1},
        ["gt-ultimate-spent"],
    )
    assert nia.marks == ["gt-activated", "gt-out"]
    assert (one.tracks["ladder"].value, one.tracks["points-1"].value, one.pieces["1-titus-banner"].zone) == (
        14,
        1,
        "5,6",
    )


# The battlefield


def test_twelve_rows_of_fourteen_hexes():
    """GT-SET-11: row 0 in the north, column 0 in the west; hexes off the battlefield are none."""
    assert [f"{row},{column}" for row in range(12) for column in range(14)] == NAMES
    assert (ROWS, COLUMNS) == (12, 14)
    t = table("""
        plot
        1-titus 0,0
        1-glory-seekers 0,5
        2-nia 9,9
    """)
    ask = go(t, "1-titus|advance").request
    for off in ("-1,0", "0,14", "12,0", "00,1", "somewhere"):
        assert ask.why_not(off) == Reason("gt-no-such-hex", "GT-SET-12", {"hex": off})


@pytest.mark.parametrize(
    ("hex", "near"),
    [
        ("4,6", "4,5 4,7 3,5 3,6 5,5 5,6"),
        ("5,6", "5,5 5,7 4,6 4,7 6,6 6,7"),
        ("0,0", "0,1 1,0"),
        ("11,13", "11,12 10,13"),
        ("6,0", "6,1 5,0 7,0"),
        ("5,13", "5,12 4,13 6,13"),
    ],
)
def test_the_neighbours_of_a_hex(hex: str, near: str):
    """GT-SET-11, GT-SET-12: odd rows lie half a hex to the east, so even and odd rows differ; no hex is off them."""
    assert names(NEIGHBOURS[BOARD.place(hex)]) == {*near.split()}


# Before the first turn


def test_the_objective_hexes_of_the_scenario_are_laid_out():
    """GT-SET-13: those of the scenario that was agreed on; of one that there is not, the setup is refused."""
    assert names(GAME.new(Setup(("titus", "nia"), "chaos")).objectives) == {"5,4", "5,9", "6,4", "6,9"}
    assert set(GAME.new(Setup(("titus", "nia"), "chaos")).objectives.values()) == {1}
    with pytest.raises(Refused) as no:
        GAME.new(Setup(("titus", "nia"), "doom"))
    assert str(no.value.reason) == "gt-no-such-scenario scenario=doom [GT-SET-13]"


@pytest.mark.parametrize(
    ("dice", "first"), [("1 1 0 0 0|1 0 0 0 0", 0), ("0 0 0 0 0|0 0 0 0 1", 1), ("2 2 2 2 1|2 2 2 2 2", 1)]
)
def test_the_higher_total_of_five_dice_goes_first(dice: str, first: int):
    """GT-SET-14: both roll five dice, and the higher total is first player in turn 1."""
    match = go(GAME.new(Setup(("titus", "nia"))), dice=dice)
    assert (match.state.first, match.state.turn, match.request.seat) == (first, 1, first)
    assert (match.request.question, match.request.clause) == ("gt-ask-side", "GT-SET-15")


def test_a_tie_is_rolled_again():
    """GT-SET-14: as often as it happens, however the total came about."""
    dice = "1 1 0 0 0|0 0 0 0 2|0 0 0 0 0|0 0 0 0 0|1 0 0 0 0|1 1 0 0 0"
    match = go(GAME.new(Setup(("titus", "nia"))), dice=dice)
    assert match.state.first == 1
    assert told(match) == ["gt-rolled-alike", "gt-rolled-alike", "gt-goes-first"]


@pytest.mark.parametrize(
    ("first", "side", "north", "space"),
    [(0, "north", 0, 10), (0, "south", 1, 11), (1, "north", 1, 10), (1, "south", 0, 11)],
)
def test_the_first_player_takes_a_side(first: int, side: str, north: int, space: int):
    """GT-SET-15 to 17: the second player has the other; the turn token lies beside the midline, on the first's side."""
    dice = "1 0 0 0 0|0 0 0 0 0" if first == 0 else "0 0 0 0 0|1 0 0 0 0"
    match = go(GAME.new(Setup(("titus", "nia"), "quest")), side, dice)
    t = match.state
    assert (t.first, t.north, t.turn_token, t.warband_tokens, t.turn) == (first, north, space, (3, 3), 1)
    match.answer(match.request.keys()[0])
    row = int(match.request.keys()[0].split(",")[0])
    assert (row < 6) == (first == north)


@pytest.mark.parametrize("id", sorted(SCENARIOS))
def test_no_objective_hex_begins_on_a_deployment_hex(id: str):
    """GT-SET-18: of neither side, in no scenario."""
    scenario = SCENARIOS[id]
    north, south = scenario.deployment
    assert not {*north} & {*south}
    assert not {*scenario.objectives} & {*north, *south}
    assert scenario.closed == {*north, *south}


def test_no_objective_hex_is_put_on_a_deployment_hex():
    """GT-SET-18: neither by the scenario nor by a card; the hexes of both sides are closed."""
    t = table("""
        scenario winner 2
        objectives 2,5 9,9
        1-titus 5,5
        1-glory-seekers 5,4
        2-nia 6,6
        2-quartzlings 6,7 6,8 6,9
    """)
    assert {*go(t, "", "0").request.keys()} == {"2,4", "2,6", "3,4", "3,5", "9,8", "9,10", "8,9", "8,10"}
    t = table("""
        plot active 2
        objectives 2,5
        1-titus 5,5
        2-nia 6,6
        2-quartzlings 1,4 1,5 9,9
    """)
    match = go(t, "2-quartzlings")
    args = {"skill": "quartzlings-calcify", "unit": "quartzlings"}
    assert match.request.why_not("skill:calcify") == Reason("gt-nobody-has-all", "GT-SKL-05", args)


def test_nothing_has_happened_at_the_start():
    """GT-SET-19: no wounds, no tokens, no ultimate used, nobody on the battlefield, and no victory points."""
    t = GAME.new(Setup(("titus,nia", "nia,titus")))
    assert [model.wounds for model in t.models] == [0] * len(t.models)
    assert {model.place for model in t.models} == {OFF}
    for card in t.units:
        assert not tokens(t, card.id)
        assert (card.ultimate_used, card.knocked_out, card.activated) == (False, False, False)
    assert (t.points, t.turn, t.tokens, t.result) == ((0, 0), 1, {}, None)


# Table options


def rulings_in_the_rulebook() -> dict[str, tuple[str, str, list[str]]]:
    """Of each ruling with a table option: its clause, the default, the other values."""
    text = (Path(GAME.content.folder) / "rulebook.md").read_text("utf-8")
    found = re.findall(r"\*\*(GT-[A-Z]\d+)\*\* .*Table option `(\w+)`: default `([^`]+)`; or (.*)\)\.$", text, re.M)
    return {name: (clause, default, re.findall(r"`([^`]+)`", others)) for clause, name, default, others in found}


def values(hint: Any) -> list[str]:
    """All values of a table option, as they are written in a setup."""
    found = get_args(hint) or (False, True)
    return [value if isinstance(value, str) else msgspec.json.encode(value).decode() for value in found]


def test_the_japanese_edition_sets_all_that_it_has_differently():
    """GT-J7, GT-J1 to 5: one switch for five readings; what is written is read back as the same."""
    rulings = Rulings(edition="japanese").printed
    japanese = {
        name: getattr(rulings, name) for name, (clause, _, _) in rulings_in_the_rulebook().items() if "-J" in clause
    }
    assert japanese == {
        "change_dice": "one",
        "change_amount": "exactly",
        "change_models": "left behind",
        "life_no_room": "nearest",
        "bonus_limit": "turn",
        "edition": "japanese",
    }
    assert msgspec.json.decode(b'{"edition":"japanese"}', type=Rulings).printed == rulings
    assert Rulings().printed == Rulings(edition="english")
    assert Rulings(change_dice="one").printed.change_dice == "one", "each may be set alone"


def test_a_match_of_the_japanese_edition():
    """GT-J7, GT-J1: one die in Change, without its own option."""
    t = table("scenario winner 2\n1-titus 5,4\n2-nia 9,9", scenario="change", edition="japanese")
    match = go(t, "", "1")
    assert "done" not in match.request.keys(), "GT-J2: exactly so many"


def test_the_rulebook_names_every_table_option_with_its_values():
    """Each ruling that can be read in more than one way is a table option, with the default and all values."""
    options = rulings_in_the_rulebook()
    assert list(options) == list(Rulings.__struct_fields__)
    for name, hint in get_type_hints(Rulings).items():
        _, default, others = options[name]
        meant = getattr(Rulings(), name)
        assert default == (meant if isinstance(meant, str) else msgspec.json.encode(meant).decode())
        assert sorted([default, *others]) == sorted(values(hint))
