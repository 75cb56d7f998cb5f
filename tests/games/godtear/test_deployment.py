"""GT-DEP: the warbands are put down, champion by champion, in turns."""

import pytest

from tests.games.godtear.table import go, line, refused, table
from theomachy.games.godtear import GAME
from theomachy.games.godtear.setup import Setup
from theomachy.kernel import Reason

ONE_FIRST, TWO_FIRST = "1 0 0 0 0|0 0 0 0 0", "0 0 0 0 0|1 0 0 0 0"
"""rolls: the first player of the match, or the second, goes first"""

TITUS = "0,5|1,5|1,5|1,5|1,4|1,4"
"""hexes of Titus and the Glory Seekers in the north"""
NIA = "11,6|10,6|10,6|10,7"
"""hexes of Nia and the Quartzlings in the south"""


def answer(match, keys: str) -> None:
    for key in keys.split("|"):
        match.answer(key)


def test_the_first_player_puts_down_a_champion_with_all_its_followers():
    """GT-DEP-01: one model after another, the champion first; the opponent waits until the last of them stands."""
    match = go(GAME.new(Setup(("titus", "nia"))), "north", ONE_FIRST)
    asked = []
    for hex in TITUS.split("|"):
        asked.append((match.request.seat, match.request.by))
        match.answer(hex)
    assert asked == [(0, "1-titus"), *[(0, f"1-glory-seekers-{n}") for n in range(1, 6)]]
    assert line(match, "1-titus") == "0,5"
    assert line(match, "1-glory-seekers") == "1,5 1,5 1,5 1,4 1,4"


def test_nobody_is_deployed_twice():
    """GT-DEP-03: a champion that stands is named in the reason, even if one of its followers was pointed at."""
    match = go(GAME.new(Setup(("titus,nia,lily", "keera,jeen,maxen"))), f"north|1-titus|{TITUS}", ONE_FIRST)
    answer(match, "2-keera|11,0|10,0|10,1")
    assert match.request.question == "gt-ask-deploy"
    named = {"unit": "titus", "champion": "glory-seekers"}
    assert refused(match, "1-titus") == Reason("gt-deployed-already", "GT-DEP-03", named)
    assert refused(match, "1-glory-seekers-1").id == "gt-comes-with-champion"


def test_then_the_second_player_does():
    """GT-DEP-02: with the same questions, on the other side."""
    match = go(GAME.new(Setup(("titus", "nia"))), f"north|{TITUS}", ONE_FIRST)
    assert (match.request.seat, match.request.by, match.request.question) == (1, "2-nia", "gt-ask-deploy-hex")
    assert "11,6" in match.request.keys()
    assert "0,6" not in match.request.keys()


@pytest.mark.parametrize(("rolls", "first"), [(ONE_FIRST, 0), (TWO_FIRST, 1)])
def test_players_deploy_in_turns_and_choose_who_is_next(rolls: str, first: int):
    """GT-DEP-01 to 03: first player, second player, first, second; each time any champion that is left."""
    match = go(GAME.new(Setup(("titus,nia", "nia,titus"))), "south", rolls)
    one, two = str(first + 1), str(2 - first)
    side = f"@gt-{'two' if first == 0 else 'one'}"
    assert (match.request.seat, match.request.question) == (first, "gt-ask-deploy")
    assert {*match.request.keys()} == {f"{one}-titus", f"{one}-nia"}
    answer(match, f"{one}-nia|{NIA}")
    assert (match.request.seat, {*match.request.keys()}) == (1 - first, {f"{two}-titus", f"{two}-nia"})
    assert refused(match, f"{one}-nia").id == "gt-not-your-unit"
    together = Reason(
        "gt-comes-with-champion", "GT-DEP-01", {"unit": f"glory-seekers{side}", "champion": f"titus{side}"}
    )
    assert refused(match, f"{two}-glory-seekers") == together
    answer(match, f"{two}-titus|{TITUS}")
    assert (match.request.seat, match.request.by) == (first, f"{one}-titus")  # the last one is no choice
    answer(match, "11,0|10,1|10,1|10,2|10,2|10,2")
    assert (match.request.seat, match.request.by) == (1 - first, f"{two}-nia")
    answer(match, "0,0|1,1|1,1|1,2")
    assert (match.state.phase, match.request.seat, match.request.question) == ("plot", first, "gt-ask-activate")
    assert len(match.request.keys()) == 4


@pytest.mark.parametrize(("side", "other"), [("north", "south"), ("south", "north")])
def test_models_start_in_deployment_hexes_of_their_own_side(side: str, other: str):
    """GT-DEP-04: as the scenario has them; other hexes are refused, the opponent's too."""
    hexes = {
        "north": {f"{row},{column}" for row in (0, 1) for column in range(14)},
        "south": {f"{row},{column}" for row in (10, 11) for column in range(14)},
    }
    match = go(GAME.new(Setup(("titus", "nia"))), side, ONE_FIRST)
    assert {*match.request.keys()} == hexes[side]
    for hex in ("5,5", min(hexes[other])):
        assert refused(match, hex) == Reason("gt-no-deployment-hex", "GT-DEP-04", {"hex": hex})
    assert refused(match, "12,0") == Reason("gt-no-such-hex", "GT-SET-12", {"hex": "12,0"})


def test_a_deployment_hex_takes_three_small_followers_of_a_unit():
    """GT-DEP-05: but no fourth; and a hex with a champion takes nobody else."""
    match = go(GAME.new(Setup(("titus", "nia"))), "north|0,5|1,5|1,5", ONE_FIRST)
    assert "1,5" in match.request.keys()
    match.answer("1,5")
    assert refused(match, "1,5") == Reason("gt-no-room-to-deploy", "GT-DEP-05", {"hex": "1,5"})
    assert refused(match, "0,5") == Reason("gt-no-room-to-deploy", "GT-DEP-05", {"hex": "0,5"})


def test_followers_of_two_units_do_not_share_a_hex():
    """GT-DEP-05: small followers of a single unit only."""
    t = table("""
        deploy
        1-titus 0,5
        1-glory-seekers 1,4 1,4 1,5 1,6 1,7
        2-nia 11,6
        2-quartzlings 10,6 10,6 10,7
        setup {"warbands":["titus,nia","nia,titus"]}
    """)
    match = go(t, "0,0")
    assert match.request.by == "1-quartzlings-1"
    for hex in ("1,4", "1,5", "0,5", "0,0"):
        assert refused(match, hex) == Reason("gt-no-room-to-deploy", "GT-DEP-05", {"hex": hex})
    assert len(match.request.keys()) == 28 - 6


def test_room_is_left_for_those_who_are_still_to_come():
    """GT-DEP-06: with six hexes free, Titus and three Glory Seekers may spread out; Nia's unit needs the last two."""
    t = table(
        """
        deploy
        2-titus 0,0
        2-glory-seekers 0,1 0,2 0,3 0,4 0,5
        2-nia 0,6
        2-nia-banner 0,7
        2-quartzlings 9,9 9,9 9,9
        setup {"warbands":["titus,nia","titus,nia"],"scenario":"death"}
        """
    )
    match = go(t, "1-titus|0,8|0,9|0,10|0,11")
    assert match.request.by == "1-glory-seekers-4"
    assert {*match.request.keys()} == {"0,9", "0,10", "0,11"}
    assert refused(match, "0,12") == Reason("gt-no-room-for-others", "GT-DEP-06", {"hex": "0,12"})
    match = go(t, "1-nia|0,8|0,9|0,9")
    assert {*match.request.keys()} == {"0,9", "0,10", "0,11", "0,12", "0,13"}  # one hex can be spared
