"""GT-SCN-TRADE: banners score by what lies around them, and new objective hexes are bartered for."""

import pytest

from tests.games.godtear.endings import ending, is_over, many, objectives, scored
from tests.games.godtear.table import change_card, go, keys, line, on_hexes, refused, table
from tests.games.godtear.test_scenarios_fan_made import AROUND
from tests.kit import LANGUAGES, told
from theomachy.games.godtear import GAME
from theomachy.games.godtear.state import Godtear
from theomachy.kernel import Match, Reason
from theomachy.presentation.text import Words

# Trade: what banners score


def scoring(t: Godtear) -> Match[Godtear]:
    """The end phase from its beginning, and three blanks for the scenario."""
    t.phase = "scoring"
    return go(t, "", "0 0 0")


@pytest.mark.parametrize(("near", "steps"), [(0, 4), (1, 3), (2, 2), (3, 1), (4, 0), (5, 0), (6, 0)])
@pytest.mark.parametrize("guardian", [False, True])
def test_a_banner_scores_less_among_objective_hexes(near: int, steps: int, guardian: bool):
    """GT-SCN-TRADE-04, GT-LAD-13: a step less for each that is adjacent, but never less than none."""
    t = ending("trade", " ".join(["5,6", "5,9", *AROUND[:near]]), more="1-titus-banner 5,6")
    if guardian:
        change_card(t, "1-titus", class_="guardian")
    assert scored(scoring(t)) == (max(0, 5 - near) if guardian else steps, 0)


def test_models_on_adjacent_hexes_make_no_difference():
    """GT-SCN-TRADE-04: an objective hex counts whoever stands on it, and a hex that is none counts for nothing."""
    t = ending("trade", "5,6 5,5", titus="5,5", more="1-titus-banner 5,6\n        2-nia-banner 5,7")
    assert scored(scoring(t)) == (3, 0)


def test_banners_that_have_scored_take_their_hexes_along():
    """GT-SCN-TRADE-05, GT-END-04: those of both sides; one that stands on no objective hex takes nothing."""
    t = ending("trade", "5,6 5,9 6,2", more="1-titus-banner 5,6\n        2-nia-banner 5,9")
    match = scoring(t)
    assert (scored(match), objectives(match), is_over(match)) == ((4, 4), {"6,2": 1}, True)
    assert told(match).count("gt-objective-gone") == told(match).count("gt-banner-removed") == 2
    match = scoring(ending("trade", "5,6 6,2", more="1-titus-banner 5,7"))
    assert (scored(match), objectives(match)) == ((0, 0), {"5,6": 1, "6,2": 1})


def test_all_banners_are_counted_before_a_hex_goes():
    """GT-SCN-TRADE-05: two beside each other are worth 3 each, and both hexes go."""
    match = scoring(ending("trade", "5,6 5,7", more="1-titus-banner 5,6\n        2-nia-banner 5,7"))
    assert (scored(match), objectives(match)) == ((3, 3), {})


@pytest.mark.parametrize(
    ("reading", "near", "stays"),
    [("every banner", 4, False), ("worth a step", 4, True), ("worth a step", 3, False), ("every banner", 6, False)],
)
def test_a_banner_that_comes_to_nothing(reading: str, near: int, stays: bool):
    """GT-S2, GT-SCN-TRADE-05: it takes its hex along like any other; by the other reading the hex stays."""
    t = ending("trade", " ".join(["5,6", *AROUND[:near]]), more="1-titus-banner 5,6", trade_hexes=reading)
    assert objectives(scoring(t)) == dict.fromkeys([*["5,6"] * stays, *AROUND[:near]], 1)


@pytest.mark.parametrize(
    ("helena", "points", "left"),
    [("5,6", 3, {"5,5", "5,7"}), ("5,6 knocked-out", 0, {"5,6", "5,5", "5,7"}), ("5,9", 0, {"5,6", "5,5", "5,7"})],
)
def test_helena_in_trade(helena: str, points: int, left: set[str]):
    """GT-SCN-TRADE-04, GT-SCN-TRADE-05, GT-F11: on her feet on an objective hex she is a banner, and she stays."""
    t = table(f"scoring\nobjectives 5,5 5,6 5,7\n1-helena {helena}\n2-nia 9,9", scenario="trade")
    match = go(t, "", "0 0 0")
    assert (scored(match), {*objectives(match)}) == ((points, 0), left)
    assert line(match, "1-helena").split()[0] == helena.split()[0]


def test_elsewhere_objective_hexes_stay():
    """GT-END-04, GT-SCN-TRADE-05: only in Trade does a banner take its hex along."""
    t = ending("knowledge-2v2", "5,6 5,7", more="1-titus-banner 5,6")
    t.phase = "scoring"
    match = go(t)
    assert (scored(match), {*objectives(match)}) == ((4, 0), {"5,6", "5,7"})


# Trade: new objective hexes

PAIR = "5,6 5,7"
BESIDE_ONE = {"5,5", "4,6", "6,6", "5,8", "4,8", "6,8"}
BESIDE_BOTH = {"4,7", "6,7"}


@pytest.mark.parametrize(
    ("dice", "hexes"),
    [("1 0 0", BESIDE_ONE), ("0 0 2", BESIDE_BOTH), ("0 2 1", BESIDE_ONE | BESIDE_BOTH), ("2 2 2", BESIDE_BOTH)],
)
def test_trade_reads_every_die_by_itself(dice: str, hexes: set[str]):
    """GT-SCN-TRADE-06, GT-SCN-TRADE-07: a 1 is for hexes that touch just one objective hex, a 2 for those of two."""
    match = go(ending("trade", PAIR), "", dice)
    event = next(event for step in match.story for event in step if event.id == "gt-scenario-dice")
    assert event.args["faces"] == [int(face) for face in dice.split()]
    ask = match.request
    assert (ask.seat, ask.question, ask.clause) == (0, "gt-ask-new-objective", "GT-SCN-TRADE-07")
    assert keys(match) == hexes
    left = {"hex": "5,9", "touched": 0, "dice": sorted({int(face) for face in dice.split()} - {0})}
    assert refused(match, "5,9") == Reason("gt-no-die-for-hex", "GT-SCN-TRADE-07", left)


def test_the_loser_places_them_in_any_order():
    """GT-SCN-TRADE-07: the hex says which die it is for, and what was just placed counts."""
    t = ending("trade", PAIR)
    match = go(t, "4,7", "1 2 1")  # that was the 2; now three objective hexes touch each other
    assert keys(match) == {"5,5", "6,6", "5,8", "6,8", "3,6", "3,7"}
    match.answer("3,6")
    assert keys(match) == {"5,5", "6,6", "5,8", "6,8", "2,6", "2,7", "3,5"}
    match.answer("2,7")
    assert (is_over(match), {*objectives(match)}) == (True, {"5,6", "5,7", "4,7", "3,6", "2,7"})
    match = go(t, "5,5", "1 2 0")  # that was the 1
    assert keys(match) == {"4,6", "4,7", "6,6", "6,7"}


def test_three_blanks_bring_nothing():
    """GT-SCN-TRADE-06: nobody is asked."""
    match = go(ending("trade", PAIR), "", "0 0 0")
    assert (is_over(match), {*objectives(match)}) == (True, {*PAIR.split()})


def test_occupied_hexes_and_deployment_hexes_are_no_choice():
    """GT-SCN-TRADE-07, GT-SET-18, GT-B13: neither with a model nor with a banner in them."""
    t = ending("trade", "2,6", titus="2,5", more="2-nia-banner 3,6")
    assert keys(go(t, "", "1 1 0")) == {"2,7", "3,5"}


@pytest.mark.parametrize(
    ("hexes", "dice", "answers", "laid"),
    [
        ("5,6", "2 2 2", "", 0),
        ("5,6", "2 1 0", "5,5|4,6", 2),  # what the 1 brings makes room for the 2
        ("5,6", "0 0 1", "5,5", 1),
    ],
)
def test_a_die_that_no_hex_fits_brings_nothing(hexes: str, dice: str, answers: str, laid: int):
    """GT-SCN-TRADE-08: next to a single objective hex there is no room for a 2."""
    match = go(ending("trade", hexes), answers, dice)
    assert (is_over(match), len(objectives(match))) == (True, 1 + laid)


def test_models_and_banners_leave_no_room():
    """GT-SCN-TRADE-08: both hexes that touch two are taken, so the 2 is lost and the 1 is not."""
    t = ending("trade", PAIR, titus="4,7", more="2-nia-banner 6,7")
    assert is_over(go(t, "", "2 0 0"))
    match = go(t, "", "2 1 0")
    assert keys(match) == BESIDE_ONE


def test_trade_without_objective_hexes():
    """GT-SCN-TRADE-08: there is nothing to touch."""
    t = ending("trade")
    t.objectives = {}
    assert is_over(go(t, "", "1 1 2"))


def test_the_supply_of_trade():
    """GT-B16: with all 24 on the battlefield none is added."""
    assert is_over(go(ending("trade", many(24), objective_supply="24"), "", "1 1 1"))


def test_a_position_in_the_middle_of_it_can_be_typed():
    """GT-SCN-PLENTY-06, GT-SCN-TRADE-07: what is still to be laid is on the agenda."""
    text = "next-turn winner 2\nobjectives 5,6 5,7\n1-titus 2,4\n2-nia 9,9\nagenda [{}]"
    match = go(table(text.replace("{}", '{"does":"barter","dice":[2]}'), scenario="trade"))
    assert keys(match) == BESIDE_BOTH
    match.answer("6,7")
    assert is_over(match)
    match = go(table(text.replace("{}", '{"does":"strew","tokens":1}'), scenario="plenty"), "6,7|damage-boon")
    assert (is_over(match), on_hexes(match)) == (True, ["6,7 damage+"])


@pytest.mark.parametrize("language", LANGUAGES)
def test_dice_of_a_scenario_are_told_as_rolls(language: str):
    """GT-SCN-TRADE-06: added up or not."""
    words = Words(GAME, language)
    assert all(words.attribute(event, "rolls") for event in ("gt-scenario-rolled", "gt-scenario-dice"))
