"""Luella and the Shield Maidens."""

import pytest

from tests.games.godtear.table import go, line, refused, table, tokens, where
from tests.kit import told
from theomachy.kernel import Reason

# Momentum

RUN = """
    {phase}
    1-luella 8,4 {token}
    2-titus {titus}
"""
BESIDE = {"8,3", "8,5", "7,3", "7,4", "9,3", "9,4"}
STRAIGHT = {"8,2", "8,6", "6,3", "6,5", "10,3", "10,5"}
"""two hexes from 8,4 in a straight line"""


def advance(phase: str = "plot", token: str = "", titus: str = "0,13", answers: str = ""):
    """Luella advances."""
    return go(table(RUN.format(phase=phase, token=token, titus=titus)), f"1-luella|advance|{answers}")


def test_momentum_carries_her_a_hex_farther_in_a_straight_line():
    """luella-momentum, GT-C35: with speed 1 she reaches the hexes beside her, and two hexes away those in line."""
    ask = advance().request
    assert (ask.question, set(ask.keys())) == ("gt-ask-advance", {"8,4", *BESIDE, *STRAIGHT})
    assert str(ask.why_not("7,5")) == "gt-not-straight hex=7,5 steps=2 [GT-MOV-09]"
    assert str(ask.why_not("8,7")) == "gt-too-far hex=8,7 steps=2 [GT-MOV-03]"
    assert line(advance(answers="10,5"), "1-luella") == "10,5"


def test_momentum_leaves_her_usual_speed_as_it_is():
    """luella-momentum, GT-C35: with speed 2 she goes two hexes any way, or three in a straight line."""
    keys = advance("clash").request.keys()
    assert {"7,5", "8,6", "8,7", "5,5"} <= set(keys)
    assert not {"7,6", "8,8"} & set(keys)
    assert len(keys) == len(set(keys)) == 1 + 6 + 12 + 6


def test_momentum_and_speed_tokens():
    """luella-momentum, GT-STA-03: tokens count as always and are used up; Momentum is one hex more than that."""
    assert set(advance(token="speed-").request.keys()) == {"8,4", *BESIDE}
    match = advance(token="speed+", answers="8,7")
    assert line(match, "1-luella") == "8,7"
    assert "7,6" not in advance(token="speed+").request.keys()


def test_momentum_does_not_carry_her_through_others():
    """luella-momentum, GT-MOV-03: what stands in the line stops her."""
    ask = advance(titus="8,5").request
    assert str(ask.why_not("8,6")) == "gt-not-reached hex=8,6 steps=2 [GT-MOV-03]"
    assert str(ask.why_not("8,5")) == "gt-hex-taken hex=8,5 [GT-ENT-02]"


def test_momentum_crushes_a_banner_in_the_line():
    """luella-momentum, GT-ENT-04: an enemy banner on the way falls."""
    t = table("plot\n1-luella 5,5\n2-titus 0,13\n2-titus-banner 5,6")
    match = go(t, "1-luella|advance|5,7 via 5,6")
    assert (line(match, "1-luella"), line(match, "2-titus-banner")) == ("5,7", "")


# Skills that become bonus actions


def test_lightning_flash_after_three_hexes_is_the_bonus_action():
    """luella-lightning-flash, GT-A6, GT-C35: it must then be the bonus action, and takes none of the two others."""
    match = advance(token="speed+", titus="8,9", answers="8,7")
    named = {"skill": "luella-lightning-flash", "unit": "luella"}
    assert refused(match, "skill:lightning-flash") == Reason("gt-only-as-bonus", "GT-A6", named)
    assert "bonus:lightning-flash" in match.request.keys()
    t = table(RUN.format(phase="plot", token="speed+", titus="8,9"))
    match = go(t, "1-luella|advance|8,7|bonus:lightning-flash", "1 1 1 0 0 0")
    assert (tokens(match, "2-titus"), match.state.activation.actions) == ({"dodge-"}, 1)
    assert match.state.activation.bonus_taken


def test_lightning_flash_that_misses():
    """luella-lightning-flash: without a hit there is no blight; a dodge boon is used up by the roll."""
    t = table(RUN.format(phase="plot", token="", titus="8,6 dodge+"))
    match = go(t, "1-luella|skill:lightning-flash", "1 1 1 0 0 0")
    assert tokens(match, "2-titus") == set()


@pytest.mark.parametrize(
    ("phase", "titus", "end", "skill"),
    [("plot", "8,8", "8,6", "lightning-flash"), ("clash", "8,7", "8,6", "rolling-thunder")],
)
def test_after_two_hexes_they_are_actions_like_others(phase: str, titus: str, end: str, skill: str):
    """luella-lightning-flash, luella-rolling-thunder, GT-C35: two hexes are not enough."""
    ask = advance(phase, titus=titus, answers=end).request
    assert f"skill:{skill}" in ask.keys()
    assert ask.why_not(f"bonus:{skill}") == Reason(
        "gt-no-bonus-skill", "GT-TRN-08", {"unit": "luella", "key": f"bonus:{skill}", "skill": f"luella-{skill}"}
    )


def test_rolling_thunder_after_three_hexes_is_the_bonus_action():
    """luella-rolling-thunder, GT-A6, GT-C35: three hexes in a line, and she strikes on top of her two actions."""
    t = table(RUN.format(phase="clash", token="", titus="8,8"))
    match = go(t, "1-luella|advance|8,7|bonus:rolling-thunder", "1 1 1 0|1 1 1 1 0")
    assert (line(match, "2-titus"), match.state.activation.actions) == ("8,8 wounds 1", 1)
    assert match.request.why_not("skill:arc-lightning") is None


def test_roundabout_ways_count_in_full():
    """luella-rolling-thunder, GT-C35: with speed 3 she may take three hexes to a hex beside her, so it counts as three.

    Where she stays she has not moved, and with speed 2 she cannot have moved three hexes to a hex beside her.
    """
    assert "bonus:rolling-thunder" in advance("clash", "speed+", "8,6", "8,5").request.keys()
    assert "bonus:rolling-thunder" not in advance("clash", "", "8,6", "8,5").request.keys()
    assert "bonus:rolling-thunder" not in advance("clash", "speed+", "8,5", "8,4").request.keys()


def test_hexes_of_an_earlier_activation_are_forgotten():
    """luella-rolling-thunder, GT-C35: only the hexes of this activation count."""
    t = table("plot\n1-luella 8,4 speed+\n1-shield-maidens 0,0\n2-titus 8,8\n2-glory-seekers 0,13")
    match = go(t, "1-luella|advance|8,7|end|end|2-titus|end|end|1-luella")
    assert (match.state.phase, "bonus:rolling-thunder" in match.request.keys()) == ("clash", False)
    assert "skill:rolling-thunder" in match.request.keys()


def test_storm_rider_adds_to_the_hexes_she_has_moved():
    """luella-storm-rider, luella-rolling-thunder, GT-C35: two hexes of an advance and two of the ride are four."""
    t = table("clash\n1-luella 8,4\n2-titus 8,9\n2-glory-seekers 0,13")
    match = go(t, "1-luella|advance|8,6|skill:storm-rider|8,8", "0 0 0")
    assert match.request.keys() == ["bonus:rolling-thunder", "end"]
    match = go(t, "1-luella|skill:storm-rider|8,6|advance|8,8")
    assert "bonus:rolling-thunder" in match.request.keys()
    match = go(t, "1-luella|skill:storm-rider|8,6")
    assert "skill:rolling-thunder" not in match.request.keys()
    assert match.request.why_not("skill:rolling-thunder").id == "gt-no-target"


# Storm Rider

STORM = """
    {phase}
    1-luella 8,4 {boon}
    1-shield-maidens 7,4
    2-titus 8,6 {titus}
    2-titus-banner 7,5
    2-glory-seekers 9,5 9,5 9,6
"""


def ride(answers: str = "", dice: str = "", phase: str = "plot", boon: str = "", titus: str = ""):
    """Luella rides to 8,5, next to Titus and two of his Glory Seekers."""
    t = table(STORM.format(phase=phase, boon=boon, titus=titus))
    return go(t, f"1-luella|skill:storm-rider|8,5|{answers}", dice)


@pytest.mark.parametrize("phase", ["plot", "clash"])
def test_storm_rider_strikes_all_enemies_around_her(phase: str):
    """luella-storm-rider, GT-C7: after her move a roll of 3 dice for each enemy within 1 hex, in any order."""
    match = ride(phase=phase)
    assert (match.request.question, match.request.keys()) == ("gt-ask-model", ["2-titus", "2-glory-seekers-1"])
    match = ride("2-glory-seekers-1", "2 2 0", phase)
    assert (line(match, "2-glory-seekers"), match.state.turn_token) == ("x 9,5 9,6", 10 - 2)  # a maelstrom's work
    assert match.request.keys() == ["2-titus", "2-glory-seekers-2"]
    match = ride("2-glory-seekers-1|2-titus", "2 2 0|2 2 1|1 1 1", phase)
    assert (line(match, "2-titus"), line(match, "2-glory-seekers")) == ("8,6 wounds 2", "x 9,5 9,6")
    assert (line(match, "1-shield-maidens"), line(match, "2-titus-banner")) == ("7,4", "7,5")
    assert (line(match, "1-luella"), match.request.question) == ("8,5 ultimate", "gt-ask-action")
    assert told(match).count("gt-damage") == 3


def test_storm_rider_and_tokens():
    """luella-storm-rider, GT-C7, GT-F7: each is a damage roll; her token and theirs count for the first of them."""
    match = ride("2-glory-seekers-1|2-glory-seekers-2", "1 1 1 1|1 1 1|1 1 1", boon="damage+")
    assert (line(match, "2-glory-seekers"), tokens(match, "1-luella")) == ("x 9,5 9,6", set())
    match = ride("2-titus", "1 1 1|1 1 1|1 1 1", titus="protection-")
    assert (line(match, "2-titus"), tokens(match, "2-titus")) == ("8,6 wounds 1", set())


def test_storm_rider_deals_with_a_knockout_at_once():
    """luella-storm-rider, GT-C13: a champion that falls is moved before the next enemy is struck."""
    match = ride("2-titus", "2 2 0", titus="wounds 4")
    assert (match.request.question, match.request.seat, match.state.turn_token) == ("gt-ask-knockout-move", 0, 10 - 4)
    assert told(match).count("gt-damage") == 1
    match = ride("2-titus|8,8", "2 2 0|0 0 0|0 0 0", titus="wounds 4")
    assert (line(match, "2-titus"), told(match).count("gt-damage")) == ("8,8 wounds 5 knocked-out", 3)


def test_storm_rider_leaves_the_fallen_alone():
    """luella-storm-rider, GT-C14: a knocked out champion gets no wounds, so there is no roll for it."""
    match = ride("", "0 0 0|0 0 0", titus="knocked-out")
    assert told(match).count("gt-damage") == 2


def test_storm_rider_where_nobody_is():
    """luella-storm-rider: the move may be none, there may be nobody to strike, and it is used up all the same."""
    t = table("plot\n1-luella 8,4\n2-titus 8,6")
    match = go(t, "1-luella|skill:storm-rider|8,4")
    assert (line(match, "1-luella"), match.request.question) == ("8,4 ultimate", "gt-ask-action")
    assert "7,7" not in go(t, "1-luella|skill:storm-rider").request.keys()


# Supercharge


@pytest.mark.parametrize("phase", ["plot", "clash"])
def test_supercharge_speeds_up_a_friend(phase: str):
    """luella-supercharge, GT-C32: one friend within 1 hex gains a speed boon, and that may be Luella."""
    t = table(f"{phase}\n1-luella 8,4\n1-shield-maidens 8,5 2,2\n1-nia 8,6\n2-titus 8,3\n2-maxen 0,0")
    match = go(t, "1-luella|skill:supercharge")
    assert (match.request.question, match.request.keys()) == ("gt-ask-friend", ["1-luella", "1-shield-maidens"])
    match.answer("1-shield-maidens")
    assert (tokens(match, "1-shield-maidens"), tokens(match, "1-luella")) == ({"speed+"}, set())
    alone = table(f"{phase}\n1-luella 8,4\n1-shield-maidens 8,6")
    assert tokens(go(alone, "1-luella|skill:supercharge"), "1-luella") == {"speed+"}


# Arc Lightning

ARC = """
    clash
    1-luella 8,4 {boon}
    1-shield-maidens 8,5
    2-titus {titus}
    2-titus-banner 7,5
    2-glory-seekers 8,7 8,7 9,6 {more}
"""
HIT, MISS = "1 1 1 0 0 0", "1 1 0 0 0 0"


def arc(answers: str, dice: str, titus: str = "8,6", boon: str = "", more: str = "8,8"):
    """Luella strikes Titus with Arc Lightning."""
    t = table(ARC.format(titus=titus, boon=boon, more=more))
    return go(t, f"1-luella|skill:arc-lightning|{answers}", dice)


def test_arc_lightning_leaps_to_others_near_the_target():
    """luella-arc-lightning, GT-C24: after the damage roll, models of either side next to the target, or nobody."""
    match = arc("", f"{HIT}|1 1 1 1 0")
    assert line(match, "2-titus") == "8,6 wounds 1"
    assert (match.request.question, match.request.seat, match.request.clause) == ("gt-ask-model", 0, "GT-C24")
    assert match.request.keys() == ["1-shield-maidens-1", "2-glory-seekers-1", "2-glory-seekers-3", "done"]
    match = arc("2-glory-seekers-1", f"{HIT}|0 0 0 0 0|2 1 1")
    assert match.request.keys() == ["1-shield-maidens-1", "2-glory-seekers-2", "2-glory-seekers-3", "done"]
    match = arc("2-glory-seekers-1|2-glory-seekers-3", f"{HIT}|0 0 0 0 0|2 1 1|1 1 1")
    assert (line(match, "2-glory-seekers"), match.state.turn_token) == ("x 8,7 9,6 8,8", 10 - 2)
    assert (line(match, "2-titus"), match.request.question) == ("8,6", "gt-ask-action")


def test_arc_lightning_may_stop_after_one_or_none():
    """luella-arc-lightning, GT-C24: up to two, so there may be fewer."""
    match = arc("done", f"{HIT}|0 0 0 0 0")
    assert (told(match).count("gt-damage"), match.request.question) == (1, "gt-ask-action")
    match = arc("2-glory-seekers-3", f"{HIT}|0 0 0 0 0|0 0 0")
    assert match.request.keys() == ["1-shield-maidens-1", "2-glory-seekers-1", "done"]  # nobody twice
    match = arc("2-glory-seekers-3|done", f"{HIT}|0 0 0 0 0|0 0 0")
    assert (told(match).count("gt-damage"), match.request.question) == (2, "gt-ask-action")


def test_arc_lightning_that_misses_does_not_leap():
    """luella-arc-lightning, GT-HIT-08: the leap is a hit effect."""
    match = arc("", MISS)
    assert (told(match)[-1], match.request.question) == ("gt-missed", "gt-ask-action")


def test_arc_lightning_may_strike_friends():
    """luella-arc-lightning, GT-C24, GT-C12: her own followers have their protection, and score for nobody."""
    match = arc("1-shield-maidens-1|done", f"{HIT}|0 0 0 0 0|2 2 1")
    assert (line(match, "1-shield-maidens"), match.state.turn_token) == ("", 10)


def test_arc_lightning_may_strike_luella_herself():
    """luella-arc-lightning, GT-C24, GT-C12, GT-KO-03, GT-RLY-05: next to the target she is another model. What she does
    to herself is worth no steps, her own player moves her, and her activation is over."""
    match = arc("", f"{HIT}|0 0 0 0 0", titus="7,4", boon="wounds 6")
    assert "1-luella" in match.request.keys()
    match.answer("done")
    match = arc("1-luella", f"{HIT}|0 0 0 0 0|2 2 1", titus="7,4", boon="wounds 6")
    assert (match.request.seat, match.request.question) == (0, "gt-ask-knockout-move")
    assert match.state.turn_token == 10
    match.answer("8,2")
    match.answer("done")
    assert match.state.units[match.state.models[0].unit].knocked_out
    assert (where(match, "1-luella"), match.state.activation) == ("8,2", None)


def test_arc_lightning_has_the_damage_token_once():
    """luella-arc-lightning, GT-C7, GT-F7: a damage boon is for the first roll, and the leaps are rolls of their own."""
    match = arc("2-glory-seekers-1|done", f"{HIT}|0 0 0 0 0 0|1 1 1", boon="damage+")
    assert (line(match, "2-glory-seekers"), tokens(match, "1-luella")) == ("8,7 8,7 9,6 8,8", set())


def test_arc_lightning_leaps_from_where_a_fallen_champion_lies():
    """luella-arc-lightning, GT-C1, GT-C14: the knockout and its move come first; the fallen is not struck again."""
    match = arc("7,7", f"{HIT}|1 1 1 1 1", "8,6 wounds 3")
    assert line(match, "2-titus") == "7,7 wounds 5 knocked-out"
    assert match.request.keys() == ["2-glory-seekers-1", "2-glory-seekers-4", "done"]


def test_arc_lightning_leaps_from_the_hex_of_a_follower_who_fell():
    """luella-arc-lightning, GT-C24: its hex is where it was, and others who stood with it may be struck."""
    t = table("clash\n1-luella 8,4\n2-titus 2,2\n2-glory-seekers 8,6 8,6 8,6 8,7 8,8")
    match = go(t, "1-luella|skill:arc-lightning", f"{HIT}|2 2 0 0 0")
    assert match.request.keys() == ["2-glory-seekers-2", "2-glory-seekers-4", "done"]
    match.answer("done")
    assert (line(match, "2-glory-seekers"), match.request.question) == ("x 8,6 8,6 8,7 8,8", "gt-ask-action")


def test_arc_lightning_with_nobody_near():
    """luella-arc-lightning: with no other model beside the target nothing is asked."""
    t = table("clash\n1-luella 8,4\n2-titus 8,6\n2-titus-banner 7,5")
    match = go(t, "1-luella|skill:arc-lightning", f"{HIT}|0 0 0 0 0")
    assert match.request.question == "gt-ask-action"


# The Shield Maidens

WARD = """
    {phase}
    1-luella 8,4 {luella}
    1-shield-maidens {maidens}
    2-titus 0,13
"""


@pytest.mark.parametrize("phase", ["plot", "clash"])
def test_protective_when_their_activation_ends_beside_luella(phase: str):
    """shield-maidens-protective: Luella gains a protection boon if any of them is next to her."""
    t = table(WARD.format(phase=phase, luella="", maidens="2,2 8,5"))
    match = go(t, "1-shield-maidens")
    assert tokens(match, "1-luella") == set()
    match = go(t, "1-shield-maidens|end")
    assert tokens(match, "1-luella") == {"protection+"}


@pytest.mark.parametrize(
    ("luella", "maidens", "answers"),
    [
        ("", "8,6", "1-shield-maidens|end"),
        ("", "8,5", "1-luella|end"),
        ("knocked-out", "8,5", "1-shield-maidens|end"),
        ("", "8,5", "1-shield-maidens|skill:march|8,5|8,6|end"),
    ],
)
def test_protective_needs_them_beside_her(luella: str, maidens: str, answers: str):
    """shield-maidens-protective, GT-KO-07: not from afar, not in Luella's activation, not for her when she is down."""
    match = go(table(WARD.format(phase="plot", luella=luella, maidens=maidens)), answers)
    assert tokens(match, "1-luella") == set()


def test_protective_without_any_of_them():
    """shield-maidens-protective: a unit without models protects nobody."""
    t = table("clash\n1-luella 8,4\n2-titus 0,13")
    match = go(t, "1-shield-maidens|8,5|end")  # to recruit is their duty
    assert tokens(match, "1-luella") == {"protection+"}
    match = go(t, "1-luella|end")
    assert tokens(match, "1-luella") == set()


def test_empower_is_a_damage_boon():
    """shield-maidens-empower: the unit gains a damage boon."""
    match = go(table(WARD.format(phase="plot", luella="", maidens="2,2")), "1-shield-maidens|skill:empower")
    assert tokens(match, "1-shield-maidens") == {"damage+"}


@pytest.mark.parametrize("phase", ["plot", "clash"])
def test_march_moves_each_shield_maiden(phase: str):
    """shield-maidens-march: each up to 1 hex, one by one; some may stay."""
    t = table(WARD.format(phase=phase, luella="", maidens="2,2 2,2 2,9"))
    match = go(t, "1-shield-maidens|skill:march|2,2")
    assert set(match.request.keys()) == {"2,2", "2,1", "2,3", "1,1", "1,2", "3,1", "3,2"}
    match = go(t, "1-shield-maidens|skill:march|2,2|2,3|2,9|2,8|done")
    assert line(match, "1-shield-maidens") == "2,3 2,2 2,8"


@pytest.mark.parametrize(("maidens", "dice"), [("8,5", 3), ("8,5 8,5", 4), ("8,5 8,5 8,5", 5)])
def test_cleave_has_more_damage_dice_together(maidens: str, dice: int):
    """shield-maidens-cleave, GT-SKL-06: always 6 accuracy dice, and 3, 4 or 5 damage dice."""
    t = table(f"clash\n1-luella 0,0\n1-shield-maidens {maidens}\n2-nia 8,6")
    match = go(t, "1-shield-maidens|skill:cleave", f"1 1 1 1 0 0|2 1 {' '.join(['0'] * (dice - 2))}")
    assert line(match, "2-nia") == "8,6 wounds 1"
