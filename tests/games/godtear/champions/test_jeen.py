"""Jeen: what the card does."""

import pytest

from tests.games.godtear.table import go, line, model, table, tokens, unit
from theomachy.games.godtear.cards import SHEETS
from theomachy.games.godtear.rules.attack import wound
from theomachy.games.godtear.tasks import Use
from theomachy.kernel import Reason

STORM = "1 1 1 0 0|1 1 1 1 0"
"""Faces that hit a Glory Seeker (dodge 3) and knock it out (protection 3, health 1); five dice each."""
RAPID = "1 1 1|2 1 1"
SWEEP = "1 1 1 0|1 1 1 1"


def test_the_figures_on_the_cards():
    """GT-SET-04, GT-SET-07: speed in plot and clash, dodge, protection, health, and how many there are."""
    champion, followers = SHEETS["jeen"], SHEETS["golden-shrikes"]
    assert (champion.speed, champion.dodge, champion.protection, champion.health) == ((3, 1), 3, 3, 5)
    assert champion.class_ == "maelstrom"
    assert (followers.speed, followers.dodge, followers.protection, followers.health) == ((3, 1), 3, 3, 1)
    assert (followers.small, followers.count) == (True, 4)


# Martial Discipline

DUEL = """
    clash first 2
    1-jeen 3,5
    1-golden-shrikes 4,4
    2-titus 3,4
"""
WOUND = "1 1 1 0 0|1 1 1 1 0 0"


@pytest.mark.parametrize(
    ("answer", "gained"), [("dodge-boon", {"dodge+"}), ("protection-boon", {"protection+"}), ("none", set())]
)
def test_a_wound_by_an_enemy_skill_may_give_a_boon(answer, gained):
    """jeen-martial-discipline: dodge, protection, or nothing if her player likes."""
    match = go(table(DUEL), "2-titus|skill:piercing-strike|1-jeen", WOUND)
    ask = match.request
    assert (ask.seat, ask.question, ask.by) == (0, "gt-ask-token", "1-jeen")
    assert ask.keys() == ["dodge-boon", "protection-boon", "none"]
    match.answer(answer)
    assert tokens(match, "1-jeen") == gained
    assert model(match, "1-jeen").wounds == 1
    assert match.request.seat == 1


def test_a_boon_that_was_used_up_may_be_gained_again():
    """jeen-martial-discipline, GT-STA-04, GT-STA-05: her tokens expired in the rolls against her, before the wound."""
    t = table(DUEL.replace("1-jeen 3,5", "1-jeen 3,5 dodge+ protection+"))
    match = go(t, "2-titus|skill:piercing-strike|1-jeen|dodge-boon", "1 1 1 1 0|1 1 1 1 1 0")
    assert tokens(match, "1-jeen") == {"dodge+"}


@pytest.mark.parametrize("faces", ["1 1 0 0 0", "1 1 1 0 0|1 1 1 0 0 0"])
def test_no_wound_no_boon(faces):
    """jeen-martial-discipline: one wound it must be; a miss or a blow that her protection stops gives nothing."""
    match = go(table(DUEL), "2-titus|skill:piercing-strike|1-jeen", faces)
    assert match.request.question == "gt-ask-action"
    assert tokens(match, "1-jeen") == set()


def test_knocked_out_she_gains_no_boon():
    """jeen-martial-discipline, GT-KO-07: nothing is asked when the wound was the last."""
    t = table(DUEL.replace("1-jeen 3,5", "1-jeen 3,5 wounds 4"))
    match = go(t, "2-titus|skill:piercing-strike|1-jeen|3,5", WOUND)
    assert unit(match, "1-jeen").knocked_out
    assert match.request.question == "gt-ask-action"


def test_wounds_of_others_give_her_nothing():
    """jeen-martial-discipline: neither a Golden Shrike's wound nor one that she deals."""
    match = go(table(DUEL), "2-titus|skill:piercing-strike|1-golden-shrikes-1", WOUND)
    assert line(match, "1-golden-shrikes") == ""
    assert match.request.question == "gt-ask-action"
    match = go(table(DUEL.replace(" first 2", "")), "1-jeen|skill:polearm-sweep", SWEEP)
    assert model(match, "2-titus").wounds == 1
    assert match.request.question == "gt-ask-action"


@pytest.mark.parametrize("use", [None, Use(unit=0, user=0, skill="polearm-sweep")])
def test_wounds_by_other_causes_give_her_nothing(use):
    """jeen-martial-discipline: no skill, or no enemy's; then nothing is asked."""
    t = table(DUEL)
    assert list(wound(t, model(t, "1-jeen"), 1, use, "GT-C7")) == []
    assert model(t, "1-jeen").wounds == 1
    assert tokens(t, "1-jeen") == set()


# Overrun

CHARGE = """
    plot
    1-jeen 3,3
    1-jeen-banner 5,6
    1-golden-shrikes 3,7 3,7 3,1
    1-titus 4,4
    2-nia 4,7
    2-nia-banner 4,5
"""


def test_overrun_moves_jeen_and_then_friends_near_her_new_place():
    """jeen-overrun, GT-B9: in any order, whoever is within two hexes when she has moved; banners are models, too."""
    match = go(table(CHARGE), "1-jeen|skill:overrun")
    ask = match.request
    assert (ask.seat, ask.question, ask.by) == (0, "gt-ask-move", "1-jeen")
    assert ask.why_not("3,6") == Reason("gt-too-far", "GT-MOV-03", {"hex": "3,6", "steps": 2})
    match.answer("3,5")
    assert match.request.question == "gt-ask-next"
    assert match.request.keys() == ["1-jeen-banner", "3,7", "1-titus", "done"]
    for key in ("3,7", "2,8", "1-jeen-banner"):
        match.answer(key)
    assert match.request.why_not("5,3") == Reason("gt-too-far", "GT-MOV-03", {"hex": "5,3", "steps": 2})
    for key in ("5,7", "1-titus", "3,3", "3,7", "3,6"):
        match.answer(key)
    assert line(match, "1-golden-shrikes") == "2,8 3,6 3,1"
    assert line(match, "1-jeen-banner") == "5,7"
    assert line(match, "1-titus") == "3,3"
    assert line(match, "1-jeen") == "3,5 ultimate"
    assert match.request.question == "gt-ask-action"


def test_overrun_leaves_banners_where_they_are_by_agreement():
    """GT-B9: with `false` the banner is not among those that move."""
    match = go(table(CHARGE, banners_are_moved=False), "1-jeen|skill:overrun|3,5")
    assert match.request.keys() == ["3,7", "1-titus", "done"]


def test_overrun_may_move_nobody():
    """jeen-overrun: up to two hexes may be none, for her and for the others; the ultimate is used nevertheless."""
    match = go(table(CHARGE), "1-jeen|skill:overrun|3,3")
    assert match.request.keys() == ["3,1", "1-titus", "done"]  # those near the place where she stayed
    match.answer("done")
    assert line(match, "1-golden-shrikes") == "3,7 3,7 3,1"
    assert line(match, "1-titus") == "4,4"
    assert line(match, "1-jeen") == "3,3 ultimate"


def test_overrun_moves_no_knocked_out_champion():
    """jeen-overrun, GT-KO-06"""
    t = table(CHARGE.replace("1-titus 4,4", "1-titus 4,4 knocked-out"))
    assert go(t, "1-jeen|skill:overrun|3,5").request.keys() == ["1-jeen-banner", "3,7", "done"]


def test_a_champion_that_is_moved_may_tread_on_an_enemy_banner():
    """jeen-overrun, GT-B5: Titus goes over Nia's banner, which falls, and on."""
    match = go(table(CHARGE), "1-jeen|skill:overrun|3,5|1-titus|4,6 via 4,5|done")
    assert line(match, "1-titus") == "4,6"
    assert line(match, "2-nia-banner") == ""


def test_a_banner_that_is_moved_enters_empty_hexes_only():
    """jeen-overrun, GT-ENT-02: neither friend nor foe makes room for it."""
    ask = go(table(CHARGE), "1-jeen|skill:overrun|3,5|1-jeen-banner").request
    assert ask.why_not("4,7") == Reason("gt-hex-taken", "GT-ENT-02", {"hex": "4,7"})
    assert ask.why_not("4,5").id == "gt-banner-in-the-way"
    assert ask.why_not("6,7") is None


# Blade Storm, Rapid Strike

STAND = """
    plot
    1-jeen 3,5
    2-titus 3,4
    2-glory-seekers 3,6 3,6 3,6 4,6 4,7
"""


def test_blade_storm_strikes_one_hex_and_jeen_moves_on():
    """jeen-blade-storm: up to three in a hex next to her, and afterwards a step."""
    match = go(table(STAND, miss_ends="that target"), "1-jeen|skill:blade-storm")
    assert match.request.keys() == ["2-titus", "2-glory-seekers-1", "2-glory-seekers-4"]
    match = go(table(STAND, miss_ends="that target"), "1-jeen|skill:blade-storm|2-glory-seekers-1", STORM)
    assert match.request.keys() == ["2-glory-seekers-2", "done"]
    match = go(
        table(STAND, miss_ends="that target"),
        "1-jeen|skill:blade-storm|2-glory-seekers-1|2-glory-seekers-2|2-glory-seekers-3",
        f"{STORM}|1 1 0 0 0|{STORM}",
    )
    assert line(match, "2-glory-seekers") == "x 3,6 x 4,6 4,7"
    ask = match.request
    assert (ask.question, ask.by) == ("gt-ask-move", "1-jeen")
    assert ask.why_not("3,6") == Reason("gt-hex-taken", "GT-ENT-02", {"hex": "3,6"})
    assert ask.why_not("2,7") == Reason("gt-too-far", "GT-MOV-03", {"hex": "2,7", "steps": 1})
    match.answer("2,6")
    assert line(match, "1-jeen") == "2,6"
    assert match.request.question == "gt-ask-action"


def test_after_blade_storm_she_may_enter_the_hex_she_cleared():
    """jeen-blade-storm: the move comes when all targets are dealt with."""
    match = go(table(STAND), "1-jeen|skill:blade-storm|2-glory-seekers-4|4,6", STORM)
    assert line(match, "1-jeen") == "4,6"


def test_blade_storm_may_end_where_it_began():
    """jeen-blade-storm: a step is not needed, and a miss does not take it away."""
    match = go(table(STAND), "1-jeen|skill:blade-storm|2-titus", "1 1 0 0 0")
    assert match.request.question == "gt-ask-move"
    match.answer("3,5")
    assert line(match, "1-jeen") == "3,5"
    assert match.request.question == "gt-ask-action"


def test_rapid_strike_as_a_bonus_action():
    """jeen-rapid-strike, GT-A6: a third action after two others; then nothing is left."""
    answers = "1-jeen|advance|3,5|skill:polearm-sweep|2-titus|bonus:rapid-strike|2-glory-seekers-5"
    match = go(table(STAND), answers, f"0 0 0 0|{RAPID}")
    assert line(match, "2-glory-seekers") == "3,6 3,6 3,6 4,6"
    assert unit(match, "1-jeen").bonus_turn == 1
    assert unit(match, "1-jeen").activated


def test_rapid_strike_as_one_of_two_actions():
    """jeen-rapid-strike, GT-A6, GT-TRN-06: it may be a bonus action and need not; but it is one action all the same."""
    match = go(table(STAND), "1-jeen")
    assert {"skill:rapid-strike", "bonus:rapid-strike"} <= set(match.request.keys())
    match = go(table(STAND), "1-jeen|skill:rapid-strike|2-glory-seekers-4", RAPID)
    assert match.state.activation.actions == 1
    taken = Reason("gt-action-taken", "GT-TRN-06", {"unit": "jeen"})
    assert match.request.why_not("bonus:rapid-strike") == taken
    match = go(table(STAND), "1-jeen|bonus:rapid-strike|2-glory-seekers-4", RAPID)
    assert match.state.activation.actions == 0
    assert match.request.why_not("skill:rapid-strike") == taken


def test_other_skills_are_no_bonus_actions():
    """GT-TRN-08: what no card allows."""
    named = {"unit": "jeen", "key": "bonus:blade-storm", "skill": "jeen-blade-storm"}
    why = go(table(STAND), "1-jeen").request.why_not("bonus:blade-storm")
    assert why == Reason("gt-no-bonus-skill", "GT-TRN-08", named)


@pytest.mark.parametrize(("limit", "offered"), [("activation", True), ("turn", False)])
def test_one_bonus_action_a_turn_by_agreement(limit, offered):
    """GT-J5: she had one in this turn; by agreement Rapid Strike can only be one of her two actions."""
    t = table(STAND.replace("1-jeen 3,5", "1-jeen 3,5 bonus 1"), bonus_limit=limit)
    ask = go(t, "1-jeen").request
    assert ("bonus:rapid-strike" in ask.keys()) is offered
    assert "skill:rapid-strike" in ask.keys()


def test_rapid_strike_is_for_followers():
    """jeen-rapid-strike: within two hexes, and no champion."""
    ask = go(table(STAND), "1-jeen|bonus:rapid-strike").request
    assert ask.keys() == ["2-glory-seekers-1", "2-glory-seekers-4", "2-glory-seekers-5"]
    assert ask.why_not("2-titus") == Reason("gt-followers-only", "GT-SKL-14", {"target": "titus", "range": 2})
    assert go(table(STAND.replace("4,7", "4,8")), "1-jeen|bonus:rapid-strike").request.keys() == [
        "2-glory-seekers-1",
        "2-glory-seekers-4",
    ]


# Polearm Sweep


@pytest.mark.parametrize("phase", ["plot", "clash"])
def test_polearm_sweep_takes_one_model_in_each_of_two_adjacent_hexes(phase):
    """jeen-polearm-sweep: the second target stands next to the hex of the first, in range, and not in that hex."""
    t = table(STAND.replace("plot", phase))
    match = go(t, "1-jeen|skill:polearm-sweep|2-glory-seekers-1", SWEEP)
    assert match.request.keys() == ["2-glory-seekers-4", "2-glory-seekers-5", "done"]
    named = {"target": "glory-seekers", "hex": "3,6"}
    assert match.request.why_not("2-glory-seekers-2") == Reason("gt-not-beside-first-hex", "GT-SKL-14", named)
    assert match.request.why_not("2-titus").id == "gt-not-beside-first-hex"
    match = go(t, "1-jeen|skill:polearm-sweep|2-glory-seekers-1|2-glory-seekers-5", f"{SWEEP}|{SWEEP}")
    assert line(match, "2-glory-seekers") == "x 3,6 3,6 4,6"
    assert match.state.turn_token == 6
    assert match.request.question == "gt-ask-action"  # no third


def test_polearm_sweep_may_have_one_target():
    """jeen-polearm-sweep: up to two hexes may be one."""
    match = go(table(STAND), "1-jeen|skill:polearm-sweep|2-glory-seekers-5|done", SWEEP)
    assert line(match, "2-glory-seekers") == "3,6 3,6 3,6 4,6"
    assert match.request.question == "gt-ask-action"


def test_polearm_sweep_reaches_two_hexes():
    """jeen-polearm-sweep, GT-SKL-04: the second hex must be in range as well."""
    t = table(STAND.replace("4,7", "4,8").replace("4,6", "4,7"), miss_ends="that target")
    match = go(t, "1-jeen|skill:polearm-sweep|2-glory-seekers-4", "0 0 0 0")
    assert match.request.keys() == ["2-glory-seekers-1", "done"]
    named = {"target": "glory-seekers", "range": 2}
    assert match.request.why_not("2-glory-seekers-5") == Reason("gt-out-of-range", "GT-SKL-04", named)


def test_polearm_sweep_goes_by_where_the_first_target_stood():
    """jeen-polearm-sweep, GT-KO-03: knocked out and moved away, Titus still marks the hex where he was struck."""
    t = table("""
        clash
        1-jeen 3,5
        2-titus 3,6 wounds 4
        2-glory-seekers 4,7 3,3
    """)
    match = go(t, "1-jeen|skill:polearm-sweep|2-titus|2,5", SWEEP)
    assert line(match, "2-titus").startswith("2,5")
    assert match.request.keys() == ["2-glory-seekers-1", "done"]


# Sharpen Blade, Press Forward


def test_sharpen_blade_gives_a_damage_boon():
    """jeen-sharpen-blade: her next damage roll has a die more."""
    t = table(STAND.replace("plot", "clash"))
    match = go(t, "1-jeen|skill:sharpen-blade")
    assert tokens(match, "1-jeen") == {"damage+"}
    match = go(t, "1-jeen|skill:sharpen-blade|skill:polearm-sweep|2-titus", "1 1 1 0|1 1 1 1 1")
    assert model(match, "2-titus").wounds == 2
    assert tokens(match, "1-jeen") == set()


FORWARD = """
    clash
    1-jeen 3,5
    1-golden-shrikes 3,7 8,8 8,9
    1-titus 8,10
    1-nia 8,11
    1-quartzlings 3,2
    2-titus 11,0
"""


def test_press_forward_gives_a_friend_a_speed_boon():
    """jeen-press-forward, GT-C17, GT-C32: a champion or unit within two hexes, Jeen herself too."""
    match = go(table(FORWARD), "1-jeen|skill:press-forward")
    assert match.request.keys() == ["1-jeen", "1-golden-shrikes"]
    match.answer("1-golden-shrikes")
    assert tokens(match, "1-golden-shrikes") == {"speed+"}
    assert tokens(match, "1-jeen") == set()


def test_press_forward_of_the_shrikes_is_measured_from_one_of_them():
    """golden-shrikes-press-forward, GT-SKL-05: the Shrike that uses it decides who is near."""
    match = go(table(FORWARD), "1-golden-shrikes|skill:press-forward")
    assert (match.request.question, match.request.keys()) == ("gt-ask-user", ["3,7", "8,8", "8,9"])
    assert go(table(FORWARD), "1-golden-shrikes|skill:press-forward|3,7").request.keys() == [
        "1-jeen",
        "1-golden-shrikes",
    ]
    match = go(table(FORWARD), "1-golden-shrikes|skill:press-forward|8,8")
    assert match.request.keys() == ["1-golden-shrikes", "1-titus"]
    match.answer("1-titus")
    assert tokens(match, "1-titus") == {"speed+"}
