"""GT-CLM, GT-RLY, GT-RCT, GT-FOL: claim, rally and recruit, and what is special about followers."""

import pytest

from tests.games.godtear.table import change_card, change_skill, go, line, model, refused, table, tokens, unit
from tests.kit import told
from theomachy.games.godtear.battlefield import NAMES
from theomachy.games.godtear.sheets import Effect
from theomachy.games.godtear.state import Godtear
from theomachy.kernel import Match, Reason

CLAIM = """
    plot
    1-titus {titus}
    1-glory-seekers 2,2 activated
    2-nia 8,9
    2-quartzlings 9,8 9,9 9,10
"""
"""Titus's player activates him alone"""


def claiming(titus: str, **rulings: object) -> Godtear:
    return table(CLAIM.format(titus=titus), **rulings)


def banner(match: Match[Godtear], id: str) -> str:
    """Where a champion's banner is."""
    place = model(match, f"{id}-banner").place
    return NAMES[place] if place >= 0 else ""


# Claim


def test_a_champion_claims_in_the_plot_phase_only():
    """GT-CLM-01: in the clash phase the claim is refused, and the player is told why."""
    assert banner(go(claiming("4,6"), "claim"), "1-titus") == "5,6"
    match = go(table(CLAIM.format(titus="4,6").replace("plot", "clash")))
    assert refused(match, "claim") == Reason("gt-claim-only-in-plot", "GT-CLM-01", {"unit": "titus"})


@pytest.mark.parametrize("titus", ["4,5", "3,6", "0,0"])
def test_no_claim_without_an_objective_hex_next_to_the_champion(titus: str):
    """GT-CLM-02, GT-A11: two hexes away is too far."""
    match = go(claiming(titus))
    assert refused(match, "claim") == Reason("gt-nothing-to-claim", "GT-CLM-02", {"unit": "titus"})


@pytest.mark.parametrize("who", ["2-nia 5,6", "2-nia 8,9\n    2-nia-banner 5,6", "2-nia 8,9\n    1-titus-banner 5,6"])
def test_the_objective_hex_must_be_empty(who: str):
    """GT-CLM-02, GT-A11: neither a champion nor any banner, not even the own one, may be there."""
    match = go(table(CLAIM.format(titus="4,6").replace("2-nia 8,9", who)))
    assert refused(match, "claim") == Reason("gt-nothing-to-claim", "GT-CLM-02", {"unit": "titus"})


def test_the_player_chooses_among_several_hexes():
    """GT-CLM-03: every empty objective hex next to the champion; another one is refused."""
    match = go(claiming("4,7"), "claim")
    assert (match.request.question, {*match.request.keys()}) == ("gt-ask-claim", {"5,6", "5,7"})
    assert refused(match, "6,7") == Reason(
        "gt-too-far-from", "GT-CLM-03", {"hex": "6,7", "range": 1, "starts": ["4,7"]}
    )
    match.answer("5,7")
    assert banner(match, "1-titus") == "5,7"
    assert "gt-claimed" in told(match)


def test_the_hex_of_the_champion_itself_is_no_choice():
    """GT-CLM-03: standing on an objective hex, it claims one of the others."""
    assert {*go(claiming("5,6"), "claim").request.keys()} == {"5,7", "6,6", "6,7"}


def test_no_second_claim_in_an_activation():
    """GT-TRN-06: however many objective hexes are near; the player is told why."""
    match = go(claiming("4,7"), "claim|5,6")
    assert refused(match, "claim") == Reason("gt-action-taken", "GT-TRN-06", {"unit": "titus"})


def test_a_banner_that_was_removed_may_be_put_up_again():
    """GT-CLM-04: it is back with its champion, so the claim is no second one even where those are refused."""
    t = table(
        """
        plot first 2
        1-titus 4,7
        1-titus-banner 5,6
        1-glory-seekers 2,2
        2-nia 6,6
        2-quartzlings 9,8 9,9 9,10 activated
        """,
        claim_again="refused",
    )
    match = go(t, "advance|5,6|end")
    assert banner(match, "1-titus") == ""
    match = go(t, "advance|5,6|end|1-titus|claim")
    assert banner(match, "1-titus") == "5,7"


@pytest.mark.parametrize(("reading", "steps"), [("scores", 1), ("no steps", 0)])
def test_a_claim_while_the_banner_is_out(reading: str, steps: int):
    """GT-C8, GT-F10: the banner moves to its new hex, so there is only one; what it is worth can be agreed."""
    t = table(CLAIM.format(titus="4,7").replace("2-nia", "1-titus-banner 5,7\n    2-nia"), claim_again=reading)
    match = go(t, "claim")
    assert banner(match, "1-titus") == "5,6"
    assert [found.id for found in match.state.models if found.kind == "banner" and found.place >= 0] == [
        "1-titus-banner"
    ]
    assert match.state.turn_token == 10 - steps


def test_a_claim_while_the_banner_is_out_may_be_refused():
    """GT-C8: by the third reading."""
    text = CLAIM.format(titus="4,7").replace("2-nia", "1-titus-banner 5,7\n    2-nia")
    match = go(table(text, claim_again="refused"))
    assert refused(match, "claim") == Reason("gt-banner-is-out", "GT-C8", {"unit": "titus"})


GEODE = """
    {phase} active 2
    1-titus 0,0 activated
    1-glory-seekers 0,1 activated
    2-nia {nia}
    2-quartzlings 7,7 {more}
"""
"""the Quartzling in 7,7 touches 6,7 and can become an objective hex"""


def test_a_claim_that_a_card_gives_has_its_steps():
    """GT-C10, GT-LAD-08, GT-LAD-12: Geode's hex replaces the adjacent one; the shaper's claim is worth 2."""
    t = table(GEODE.format(phase="plot", nia="7,9", more="9,9"))
    match = go(t, "2-nia|skill:geode|claim")
    assert banner(match, "2-nia") == "7,7"
    assert match.state.turn_token == 12
    assert refused(match, "claim").id == "gt-action-taken"  # it was her claim of this activation
    match = go(t, "2-nia|skill:geode|done")
    assert (banner(match, "2-nia"), match.state.turn_token) == ("", 10)


def test_a_hex_that_the_card_names_is_the_only_one():
    """GT-C10: more than two hexes away there is no claim, though another objective hex is next to Nia."""
    t = table(GEODE.format(phase="plot", nia="5,5", more="9,9"))
    match = go(t, "2-nia|skill:geode")
    assert (match.request.question, banner(match, "2-nia")) == ("gt-ask-action", "")


@pytest.mark.parametrize(("titus", "token"), [("4,6", 9), ("4,6 knocked-out", 10)])
def test_a_knocked_out_champion_claims_for_no_card(titus: str, token: int):
    """GT-C10: a skill of its followers gives Titus a claim, with its step; but not while he is down."""
    t = table(CLAIM.format(titus=f"{titus} activated").replace("2,2 activated", "2,2"))
    change_skill(t, "1-glory-seekers", "roar-of-battle", do=(Effect(act="claim", who="champion"),))
    match = go(t, "skill:roar-of-battle")
    assert (banner(match, "1-titus"), match.state.turn_token) == ("5,6" if token == 9 else "", token)
    assert match.request.by == "1-glory-seekers"


def test_a_card_gives_no_claim_that_is_refused():
    """GT-C10, GT-C8: it is a claim like any other, so with the banner out there may be none."""
    t = table(GEODE.format(phase="plot", nia="7,9", more="9,9") + "    2-nia-banner 6,6", claim_again="refused")
    match = go(t, "2-nia|skill:geode")
    assert (match.request.question, banner(match, "2-nia")) == ("gt-ask-action", "6,6")


def test_a_claim_in_the_clash_phase_has_no_steps():
    """GT-C9: if a card gives one there, as Geode would without its phase, the banner goes up and scores at the end."""
    t = table(GEODE.format(phase="clash", nia="7,9", more="9,9 9,10"))
    change_skill(t, "2-nia", "geode", phase="")
    match = go(t, "2-nia|skill:geode|claim")
    assert (banner(match, "2-nia"), match.state.turn_token) == ("7,7", 10)
    match = go(t, "2-nia|skill:geode|claim|end|end|done", "0")
    assert match.state.turn_token == 14


# Rally


def test_a_rally_gets_a_champion_up_without_wounds():
    """GT-RLY-02, GT-RLY-03, GT-RLY-01: no longer knocked out, all wounds gone, and it may act again."""
    t = claiming("4,6 knocked-out")
    assert (unit(t, "1-titus").knocked_out, model(t, "1-titus").wounds) == (True, 5)
    match = go(t)
    assert line(match, "1-titus") == "4,6"
    assert {*match.request.keys()} == {"advance", "skill:path-of-destruction", "claim", "end"}


@pytest.mark.parametrize("titus", ["4,6", "4,6 wounds 4"])
def test_only_a_knocked_out_champion_rallies(titus: str):
    """GT-F5: wounds alone are no reason."""
    match = go(claiming(titus))
    assert refused(match, "rally") == Reason("gt-not-knocked-out", "GT-F5", {"unit": "titus"})


# Recruit

RECRUIT = """
    plot
    1-titus {titus}
    1-glory-seekers {seekers}
    2-nia 8,9
    2-quartzlings 9,8 9,9 9,10
"""


def recruiting(titus: str, seekers: str, **rulings: object) -> Godtear:
    return table(RECRUIT.format(titus=titus, seekers=seekers), **rulings)


def test_a_unit_below_its_size_recruits_one_follower():
    """GT-RCT-01, GT-RCT-02, GT-SET-07: one comes back in a hex next to its champion, wherever the others are."""
    t = recruiting("4,4", "9,1 9,2")
    match = go(t, "1-glory-seekers|recruit")
    assert (match.request.question, {*match.request.keys()}) == (
        "gt-ask-recruit",
        {"4,3", "4,5", "3,3", "3,4", "5,3", "5,4"},
    )
    assert refused(match, "9,1") == Reason(
        "gt-recruits-beside-champion", "GT-RCT-02", {"hex": "9,1", "champion": "titus"}
    )
    match = go(t, "1-glory-seekers|recruit|3,3|3,3")
    assert line(match, "1-glory-seekers") == "9,1 9,2 3,3"


@pytest.mark.parametrize("seekers", ["9,1 9,1 9,1 9,2 9,2"])
def test_a_full_unit_does_not_recruit(seekers: str):
    """GT-RCT-01, GT-F6, GT-SET-07: never more than the card says, and the player is told why."""
    match = go(recruiting("4,4", seekers), "1-glory-seekers")
    args = {"unit": "glory-seekers", "size": 5}
    assert refused(match, "recruit") == Reason("gt-unit-is-full", "GT-RCT-01", args)
    match = go(recruiting("4,4", "9,1 9,1 9,1 9,2"), "1-glory-seekers")
    assert "recruit" in match.request.keys()


def test_where_a_recruit_may_appear():
    """GT-RCT-02, GT-B17: in an empty hex or with one or two of its unit, not with three, and on no objective hex."""
    t = table("""
        plot
        1-titus 4,6
        1-glory-seekers 4,5 4,5 3,5 3,5 x
        2-nia 3,6
        2-quartzlings 9,8 9,9 9,10
    """)
    assert {*go(t, "1-glory-seekers|recruit").request.keys()} == {"4,5", "4,7", "3,5", "5,5"}
    t = table("""
        plot
        1-titus 4,6
        1-glory-seekers 4,5 4,5 4,5 x x
        2-nia 9,9
        2-quartzlings 4,7 3,6 9,10
    """)
    assert {*go(t, "1-glory-seekers|recruit").request.keys()} == {"3,5", "5,5"}


def test_a_recruit_appears_next_to_a_knocked_out_champion():
    """GT-B17: the champion is there, even if it is down."""
    match = go(recruiting("4,4 knocked-out activated", "9,1"), "recruit")
    assert {*match.request.keys()} == {"4,3", "4,5", "3,3", "3,4", "5,3", "5,4"}


def test_without_room_beside_the_champion_a_recruit_appears_in_a_deployment_hex():
    """GT-RCT-04, GT-B17: any of its own side's that will take it, if there is no room beside the champion."""
    t = table("""
        plot
        1-titus 0,0
        1-glory-seekers 1,1
        2-nia 0,1
        2-quartzlings 1,0 9,9 9,10
    """)
    match = go(t, "1-glory-seekers|recruit")
    own = {f"{row},{column}" for row in (0, 1) for column in range(14)}
    assert {*match.request.keys()} == own - {"0,0", "0,1", "1,0"}
    match = go(recruiting("0,0", "1,0 1,0 1,0"), "1-glory-seekers|recruit|0,1")  # one hex is left and no choice
    assert line(match, "1-glory-seekers") == "1,0 1,0 1,0 0,1"


def test_the_south_side_recruits_in_the_south():
    """GT-RCT-04: the deployment hexes are those of the side that the player took."""
    t = table("""
        plot north 2
        1-titus 5,6
        1-glory-seekers 9,9
        2-nia 5,7
        2-quartzlings 5,5 4,6 4,7
    """)
    keys = {*go(t, "1-glory-seekers|recruit").request.keys()}
    assert keys == {f"{row},{column}" for row in (10, 11) for column in range(14)}


# Followers


def large(t: Godtear, id: str) -> Godtear:
    """The same position, and these followers are large ones."""
    return change_card(t, id, small=False, health=3)


def test_a_large_follower_has_a_hex_to_itself():
    """GT-FOL-01, GT-C34: nobody joins it, not even its own kind, while small ones of a unit may share."""
    t = recruiting("4,4", "4,3 9,1")
    assert "4,3" in go(t, "1-glory-seekers|recruit").request.keys()
    match = go(large(t, "1-glory-seekers"), "1-glory-seekers|recruit")
    assert {*match.request.keys()} == {"4,5", "3,3", "3,4", "5,3", "5,4"}


STONED = """
    clash active 2
    1-titus 9,1 activated
    1-glory-seekers {seekers} activated
    2-nia 9,9 activated
    2-quartzlings 4,4
"""
"""Quartzlings throw a stone at Glory Seekers, dodge 3 and protection 3"""


def test_a_follower_that_is_knocked_out_is_taken_off():
    """GT-FOL-03: and its companions stay; a small one has one wound to give."""
    t = table(STONED.format(seekers="4,6 4,6 dodge-"))
    match = go(t, "skill:stones-throw", "1 1 0 0|2 2 0 0")
    assert line(match, "1-glory-seekers") == "x 4,6 activated"


def test_the_tokens_of_a_unit_go_with_its_last_follower():
    """GT-FOL-04: not before."""
    match = go(table(STONED.format(seekers="4,6 4,6 speed+")), "skill:stones-throw", "1 1 1 0|2 2 0 0")
    assert tokens(match, "1-glory-seekers") == {"speed+"}
    match = go(table(STONED.format(seekers="4,6 speed+ damage-")), "skill:stones-throw", "1 1 1 0|2 2 0 0")
    assert tokens(match, "1-glory-seekers") == set()
    assert told(match)[-2:] == ["gt-removed", "gt-tokens-lost"]


def test_large_followers_keep_their_own_wounds():
    """GT-C34, GT-FOL-02: of two with health 3, the one that is hit has the wounds, and gets up to two on its feet."""
    t = large(table(STONED.format(seekers="4,6 4,7")), "1-glory-seekers")
    match = go(t, "skill:stones-throw", "1 1 1 0|2 2 1 0")
    assert line(match, "1-glory-seekers") == "4,6/2 4,7 activated"


def test_a_large_follower_comes_back_without_wounds():
    """GT-RCT-03, GT-C34: worth 2 steps when it falls, and unhurt when it is recruited."""
    t = large(table(STONED.format(seekers="4,6/0")), "1-glory-seekers")
    model(t, "1-glory-seekers-1").wounds = 2
    match = go(t, "skill:stones-throw", "1 1 1 0|2 2 0 0")
    assert match.state.turn_token == 12
    t = large(recruiting("4,4", "9,1"), "1-glory-seekers")
    model(t, "1-glory-seekers-2").wounds = 3
    match = go(t, "1-glory-seekers|recruit|3,3|3,3")
    assert (line(match, "1-glory-seekers"), model(match, "1-glory-seekers-2").wounds) == ("9,1 3,3", 0)


# Advance


@pytest.mark.parametrize("held", ["", "speed+", "speed-"])
@pytest.mark.parametrize("found", ["speed+", "speed-"])
@pytest.mark.parametrize(("unit", "answers"), [("1-titus", "8,5"), ("1-glory-seekers", "8,4|8,5|done")])
def test_a_speed_token_expires_after_the_advance(unit: str, answers: str, held: str, found: str):
    """GT-C7, GT-STA-03, GT-STA-10, GT-STA-11: until then an equal one that is picked up is ignored, and an opposite one
    cancels it; one that has counted for nobody is kept for the next advance."""
    text = f"plot\nobjectives\n{unit} 8,4 8,3 {held}\n2-nia 0,0\nhex 8,5 {found}"
    t = table(text if unit == "1-glory-seekers" else text.replace(" 8,3", ""))
    match = go(t, f"{unit}|advance|{answers}")
    assert tokens(match, unit) == (set() if held else {found})
    expected = {"": "gt-token", found: "gt-token-ignored"}.get(held, "gt-tokens-cancel")
    assert expected in told(match)


def test_an_advance_of_nobody_uses_the_speed_token_up():
    """GT-C7, GT-STA-03: even one of 0 hexes."""
    match = go(table("plot\nobjectives\n1-glory-seekers 8,4 8,3 speed+\n2-nia 0,0"), "1-glory-seekers|advance|done")
    assert (tokens(match, "1-glory-seekers"), told(match)[-1]) == (set(), "gt-token-gone")


@pytest.mark.parametrize(("found", "far", "near"), [("speed+", "5,3", "6,3"), ("speed-", "7,3", "8,3")])
def test_a_speed_token_of_the_first_follower_is_the_whole_units(found: str, far: str, near: str):
    """GT-C7, GT-STA-02, GT-STA-09: those who move after it are faster, or slower, and it expires with this advance."""
    t = table(f"plot\nobjectives\n1-glory-seekers 8,4 8,3\n2-nia 0,0\nhex 8,5 {found}")
    match = go(t, "1-glory-seekers|advance|8,4|8,5|8,3")
    assert far in match.request.keys()
    steps = 3 if found == "speed+" else 1
    assert match.request.why_not("8,0" if steps == 1 else "4,3").args["steps"] == steps
    match.answer(near)
    assert tokens(match, "1-glory-seekers") == set()
