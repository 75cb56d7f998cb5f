"""GB-CLA: the hunt before The Clash, which is rolled for."""

import pytest

from tests.games.godbreaker.table import allowed, asked, events, go, keys, marker, model, refused, table, told
from theomachy.games.godbreaker import GAME
from theomachy.games.godbreaker.tasks import PlaceThreat
from theomachy.kernel import Match, Typed

HUNT = 'opening\nshard-1 4u,4u\nshard-2 20u,20u\na1 4u,8u\nb1 20u,17u\nagenda [{"does":"hunt","seat":1}]'


def hunt(faces: str, answers: str = "", text: str = HUNT):
    return go(table(text, scenario="clash"), answers, faces)


def test_the_hunt_is_rolled_for():
    """GB-CLA-01, GB-CLA-02: a d6 of the player whose turn it is; what it says is told."""
    roll = Match(GAME, table(HUNT, scenario="clash"), Typed()).request
    assert (roll.dice, roll.question, roll.seat, roll.clause) == (
        (tuple(range(1, 7)),),
        "gb-roll-hunt",
        1,
        "GB-CLA-02",
    )
    assert str(hunt("4").events[0]) == "gb-hunt seat=1 face=4 hunt=gb-hunt-4 [GB-CLA-02]"


def test_one_brings_two_hunters():
    """GB-CLA-02, GB-A-77: each within 0U of a marker, not both at the same one."""
    match = hunt("1 | 3")
    assert (asked(match).seat, asked(match).by, asked(match).clause) == (1, "hunter-1", "GB-SCN-03")
    assert allowed(match, "12u,14u")
    assert allowed(match, "6u,4u")
    assert refused(match, "12u,20u").id == "gb-too-far"
    match = hunt("1 | 3 | 4", "12u,14u")
    assert asked(match).by == "hunter-2"
    assert refused(match, "12u,10u").id == "gb-too-far"
    assert allowed(match, "6u,4u")
    assert allowed(match, "20u,22u")
    match = hunt("1 | 3 | 4 | 5 4", "12u,14u | 6u,4u")
    assert (match.state.phase, told(match).count("gb-enters")) == ("initiative", 2)


HUNTED = HUNT.replace("a1 4u,8u", "a1 4u,8u\nhunter-1 14u,12u plain\nhunter-2 6u,4u plain")
"""The first player rolled a 1 as well; those Hunters stand in the middle and by the first shard."""


def test_the_hunters_of_another_player_do_not_matter():
    """GB-CLA-02, GB-A-77: only a player's own two Hunters go to different markers, so the first of them may go to any,
    though others stand there."""
    match = hunt("1 | 3", text=HUNTED)
    assert asked(match).by == "hunter-3"
    assert all(allowed(match, key) for key in ("12u,14u", "4u,6u", "20u,22u"))


def test_the_second_hunter_goes_to_another_marker_than_the_first():
    """GB-CLA-02: whoever else stands there."""
    match = hunt("1 | 3 | 4", "20u,22u", HUNTED)
    assert asked(match).by == "hunter-4"
    assert refused(match, "18u,20u").id == "gb-too-far"
    assert allowed(match, "12u,14u")
    assert allowed(match, "4u,6u")


def test_a_hunter_by_two_markers_leaves_either_to_the_other():
    """GB-CLA-02: each then stands by a different one."""
    text = HUNT.replace("shard-1 4u,4u", "shard-1 20u,16u")
    match = hunt("1 | 3 | 4", "20u,18u", text.replace("b1 20u,17u", "b1 4u,17u"))
    assert allowed(match, "20u,22u")
    assert allowed(match, "20u,14u")
    assert allowed(match, "12u,14u")


def test_two_brings_a_horror():
    """GB-CLA-02, GB-CLA-03: within 6U of the middle; D12, Tough 1 and two Mighty traits; here it has no friends."""
    match = hunt("2 | 1 | 2")
    assert (asked(match).seat, asked(match).by) == (1, "horror-1")
    assert refused(match, "4u,8u").id in ("gb-too-far", "gb-on-model")
    assert allowed(match, "12u,16u")
    assert (model(match, "horror-1").traits, model(match, "horror-1").group) == (
        {"tough": 1, "brutal": 1, "deadly": 1},
        "",
    )


def test_three_brings_five_locals():
    """GB-CLA-02: outside 6U of the own shard; that of another does not matter."""
    match = hunt("3")
    assert str(refused(match, "20u,12u")) == "gb-too-near units=6 measured=6 [GB-PLC-02]"
    assert allowed(match, "6u,4u")
    match = hunt("3", "6u,4u | 8u,4u | 10u,4u | 12u,4u")
    assert asked(match).by == "local-5"
    assert not any(isinstance(task, PlaceThreat) for task in match.state.agenda)


@pytest.mark.parametrize(("face", "kind", "id"), [(4, "hoard", "hoard-1"), (5, "objective", "objective-2")])
def test_four_and_five_bring_a_marker(face: int, kind: str, id: str):
    """GB-CLA-02, GB-A-77: a hoard or an objective, outside 6U of any other marker, that in the middle too."""
    match = hunt(str(face))
    assert (asked(match).question, asked(match).seat) == (f"gb-ask-{kind}", 1)
    near = [refused(match, key) for key in ("12u,16u", "9u,4u", "20u,13u")]
    assert [(why.id, why.args["units"], why.clause) for why in near] == [("gb-too-near", 6, "GB-PLC-02")] * 3
    match = hunt(f"{face} | 5 4", "4u,20u")
    assert (marker(match, id).kind, marker(match, id).seat) == (kind, -1)


def test_six_brings_a_follower_and_a_hunter():
    """GB-CLA-02, GB-CLA-03, GB-A-77: the Follower within 2U of the own shard, the Hunter at another marker."""
    match = hunt("6 | 1 | 1 | 2")
    ask = asked(match)
    assert (ask.question, ask.seat, ask.by, ask.clause) == ("gb-ask-place", 1, "follower-1", "GB-CLA-02")
    assert str(refused(match, "20u,14u")) == "gb-too-far units=2 measured=5 [GB-PLC-02]"
    match = hunt("6 | 1 | 1 | 2 | 3", "18u,20u")
    follower = model(match, "follower-1")
    assert (follower.seat, follower.die, follower.traits, follower.r) == (1, 10, {"brutal": 2, "deadly": 2}, 1600)
    assert [*map(str, events(match, "gb-tamed"))] == ["gb-tamed model=follower-1 seat=1 [GB-CLA-03]"]
    assert str(events(match, "gb-threat-traits")[0]) == (
        "gb-threat-traits model=follower-1 traits=['gb-trait-brutal', 'gb-trait-deadly'] [GB-CLA-03]"
    )
    assert asked(match).by == "hunter-1"
    assert refused(match, "20u,22u").id == "gb-too-far"
    assert allowed(match, "6u,4u")


def agree(answers: str = "", dice: str = "", face: str = "2"):
    """A hunt in which traits may be agreed on."""
    return go(table(HUNT, scenario="clash", threat_traits="agreed"), answers, f"{face} | {dice}")


def test_traits_may_be_agreed_on():
    """GB-SCN-03, GB-A-87, option threat_traits: one player proposes, the next in seniority agrees."""
    match = agree()
    assert (asked(match).seat, asked(match).question, asked(match).clause) == (1, "gb-ask-mighty", "GB-SCN-04")
    mighty = ["brutal", "deadly", "fleet", "pinning", "ranged", "relentless", "tough", "thunderous"]
    assert keys(match) == ["roll", *[f"trait:{trait}" for trait in mighty]]
    match.answer("trait:thunderous")
    assert (asked(match).seat, keys(match)) == (0, ["trait:thunderous", "roll"])
    match = agree("trait:thunderous | trait:thunderous | trait:tough | trait:tough")
    assert model(match, "horror-1").traits == {"tough": 2, "thunderous": 1}


def test_what_is_not_agreed_on_is_rolled():
    """GB-SCN-03, GB-A-87: because the next player says no, or because nothing was proposed."""
    match = agree("trait:thunderous | roll | roll", "1 | 3")
    assert model(match, "horror-1").traits == {"tough": 1, "brutal": 1, "fleet": 1}


def test_sinister_traits_may_be_agreed_on():
    """GB-SCN-05, GB-A-66, GB-A-87: at rank 2, none of them twice."""
    match = agree("trait:vengeful | trait:vengeful", face="6")
    assert (asked(match).question, asked(match).clause) == ("gb-ask-sinister", "GB-SCN-05")
    assert "trait:vengeful" not in keys(match)
    match = agree("trait:vengeful | trait:vengeful | roll", "6 | 4", face="6")
    assert model(match, "follower-1").traits == {"vengeful": 2, "fleet": 2}


def test_alone_one_asks_nobody():
    """GB-A-87"""
    text = 'opening\nshard-1 4u,4u\na1 4u,8u\nagenda [{"does":"threat","seat":0,"kind":"horror","near":"centre"}]'
    t = table(text, players=1, scenario="nest", threat_traits="agreed")
    assert model(go(t, "trait:fleet | trait:fleet"), "horror-1").traits == {"tough": 1, "fleet": 2}


def test_usually_traits_are_rolled():
    """GB-A-87: nobody is asked."""
    assert asked(hunt("2 | 1 | 2")).question == "gb-ask-place"


def test_a_sinister_trait_that_comes_twice_is_rolled_again():
    """GB-A-66: as often as it takes."""
    match = hunt("6 | 4 | 4 | 4 | 6")
    assert model(match, "follower-1").traits == {"fleet": 2, "vengeful": 2}
