"""Grimgut and the Retchlings: a belly that is never empty for long."""

import pytest

from tests.games.godtear.table import faces, go, line, model, places, table, tokens, unit
from tests.kit import told
from theomachy.games.godtear.cards import SHEETS
from theomachy.kernel import Reason

RING = {"4,3", "4,5", "3,3", "3,4", "5,3", "5,4"}
"""The hexes around 4,4."""
EATEN = "1 1 1 0 0 0 0|1 1 1 1 0 0 0"
"""Faces that knock out a Glory Seeker (dodge 3, protection 3): seven dice each."""


def test_the_figures_of_their_cards():
    """grimgut, retchlings: class, stats and the skills of each side."""
    grimgut, retchlings = SHEETS["grimgut"], SHEETS["retchlings"]
    assert (grimgut.class_, grimgut.speed, grimgut.dodge, grimgut.protection) == ("maelstrom", (1, 1), 2, 2)
    assert (grimgut.health, grimgut.ultimate) == (9, "buffet")
    assert grimgut.sides == {
        "plot": ("new-spew", "flu-spew", "goo-spew"),
        "clash": ("roll", "new-spew", "nom-nom-nom"),
    }
    assert (retchlings.small, retchlings.count, retchlings.speed) == (True, 5, (0, 1))
    assert (retchlings.dodge, retchlings.protection, retchlings.health) == (2, 1, 1)
    assert retchlings.sides == {"plot": ("slip-and-slide",), "clash": ("slimed",)}


# New Spew and Spew

SPEW = """
    plot
    1-grimgut 4,4
    1-retchlings 9,9 9,8 9,8
    2-titus 11,11
"""


@pytest.mark.parametrize("phase", ["plot", "clash"])
def test_new_spew_brings_five_retchlings(phase: str):
    """grimgut-new-spew, GT-A3, GT-KO-10: all leave the battlefield, then five recruit actions follow; no steps."""
    t = table(SPEW.replace("plot", phase))
    match = go(t, "1-grimgut|skill:new-spew")
    assert line(match, "1-retchlings") == ""
    assert (match.request.seat, match.request.question, match.request.by) == (0, "gt-ask-recruit", "1-retchlings")
    assert set(match.request.keys()) == RING
    match = go(t, "1-grimgut|skill:new-spew|4,5|4,5|4,5|3,3|5,4")
    assert line(match, "1-retchlings") == "4,5 4,5 4,5 3,3 5,4"
    assert (told(match).count("gt-recruited"), told(match).count("gt-removed")) == (5, 3)
    assert (match.state.turn_token, match.request.question) == (t.turn_token, "gt-ask-action")


def test_spew_lets_retchlings_come_next_to_each_other():
    """grimgut-spew: next to Grimgut, or next to any Retchling that came before in this activation."""
    match = go(table(SPEW), "1-grimgut|skill:new-spew|4,5")
    assert set(match.request.keys()) == RING | {"4,6", "3,5", "5,5"}
    assert str(match.request.why_not("4,7")) == "gt-recruits-beside-recruits hex=4,7 champion=grimgut [GT-RCT-02]"
    match = go(table(SPEW), "1-grimgut|skill:new-spew|4,5|4,6|4,7|4,8|4,9")
    assert line(match, "1-retchlings") == "4,5 4,6 4,7 4,8 4,9"


def test_spew_keeps_off_objective_hexes_and_full_hexes():
    """grimgut-spew, GT-B2, GT-ENT-03: a recruit enters no objective hex and no hex with three."""
    match = go(table(SPEW), "1-grimgut|skill:new-spew|4,5|4,5|4,5|5,5")
    assert "4,5" not in match.request.keys()
    assert "5,6" not in match.request.keys(), "next to the one in 5,5, but an objective hex"
    assert "5,5" in match.request.keys()


def test_spew_is_for_grimguts_activation():
    """grimgut-spew: in their own activation Retchlings come next to Grimgut only."""
    match = go(table(SPEW.replace("9,9 9,8 9,8", "4,5")), "1-retchlings|recruit")
    assert set(match.request.keys()) == RING


def test_new_spew_without_retchlings():
    """grimgut-new-spew, GT-A3: with nobody to take off there are five recruits, and no action of theirs is used."""
    match = go(table("plot\n1-grimgut 4,4\n2-titus 11,11"), "1-grimgut|skill:new-spew|4,5|4,5|4,5|3,3|3,3|end")
    assert places(match, "1-retchlings") == ["3,3", "3,3", "4,5", "4,5", "4,5"]
    assert match.request.by == "1-retchlings"
    assert match.request.why_not("recruit") == Reason("gt-unit-is-full", "GT-RCT-01", {"unit": "retchlings", "size": 5})


def test_new_spew_without_room_next_to_grimgut():
    """grimgut-new-spew, grimgut-spew, GT-RCT-04: the first comes to a deployment hex, others there or next to it."""
    crowd = SPEW.replace("2-titus 11,11", "2-titus 5,4\n    2-glory-seekers 4,3 4,5 3,3 3,4 5,3")
    match = go(table(crowd), "1-grimgut|skill:new-spew")
    assert {key.split(",")[0] for key in match.request.keys()} == {"0", "1"}
    match.answer("1,5")
    assert {"2,5", "2,6", "0,0"} <= set(match.request.keys())
    assert "2,4" not in match.request.keys()
    match.answer("2,6")
    assert line(match, "1-retchlings") == "1,5 2,6"


def test_new_spew_and_the_branch_ward():
    """grimgut-new-spew, treekin-branch-ward, GT-B22: nobody is recruited beside a Treekin."""
    t = table(SPEW.replace("2-titus 11,11", "2-durthax 11,11\n    2-treekin 4,6"))
    match = go(t, "1-grimgut|skill:new-spew")
    assert set(match.request.keys()) == RING - {"4,5"}


@pytest.mark.parametrize(("reading", "left"), [("lost", set()), ("kept", {"speed+", "dodge-"})])
def test_new_spew_and_the_tokens_of_the_unit(reading: str, left: set[str]):
    """grimgut-new-spew, GT-C16: tokens go with the last model; with `kept` they are there again in the end."""
    t = table(SPEW.replace("9,8 9,8", "9,8 9,8 speed+ dodge-"), replaced_unit_tokens=reading)
    match = go(t, "1-grimgut|skill:new-spew|4,5|4,5|4,5|3,3|3,3")
    assert tokens(match, "1-retchlings") == left


# Flu Spew and Goo Spew

FLU = """
    plot
    1-grimgut 9,9
    1-retchlings 4,4 4,6
    2-nia 4,5
    2-quartzlings 3,4 3,4 5,5
    2-titus 4,7
    2-glory-seekers 10,9
"""


@pytest.mark.parametrize(("skill", "blight"), [("flu-spew", "damage-"), ("goo-spew", "dodge-")])
def test_spews_strike_everybody_next_to_a_retchling(skill: str, blight: str):
    """grimgut-flu-spew, grimgut-goo-spew, GT-C20: one roll for each enemy champion and unit, wherever Grimgut is."""
    t = table(FLU, miss_ends="that target")
    match = go(t, f"1-grimgut|skill:{skill}")
    assert (match.request.seat, match.request.question) == (0, "gt-ask-target")
    assert match.request.keys() == ["2-nia", "2-quartzlings-1", "2-titus"]
    match = go(t, f"1-grimgut|skill:{skill}|2-titus", faces(4, 3))
    assert match.request.keys() == ["2-nia", "2-quartzlings-1"], "each is a target, so there is no way to stop"
    match = go(t, f"1-grimgut|skill:{skill}|2-titus|2-nia", f"{faces(4, 3)}|{faces(4, 3)}|{faces(4, 2)}")
    assert (tokens(match, "2-titus"), tokens(match, "2-nia")) == ({blight}, set()), "Nia has dodge 4"
    assert (tokens(match, "2-quartzlings"), tokens(match, "2-glory-seekers")) == ({blight}, set())
    assert told(match).count("gt-targets") == 3
    assert match.request.question == "gt-ask-action"


def test_flu_spew_says_who_is_no_target():
    """grimgut-flu-spew, GT-C20: not those next to Grimgut, and one model stands for its unit."""
    ask = go(table(FLU), "1-grimgut|skill:flu-spew").request
    alone, other = ask.why_not("2-glory-seekers-1"), ask.why_not("2-quartzlings-3")
    assert (alone.id, alone.clause, alone.args["target"]) == ("gt-not-beside", "GT-C20", "glory-seekers")
    assert (other.id, other.clause, other.args["model"]) == ("gt-one-of-each", "GT-C20", "2-quartzlings-1")


@pytest.mark.parametrize("reading", ["one by one", "all at once"])
def test_flu_spew_uses_an_accuracy_token_once(reading: str):
    """grimgut-flu-spew, GT-F7, GT-C4: the first roll has the boon, those that follow do not."""
    t = table(FLU.replace("9,9", "9,9 accuracy+"), targets_named=reading, miss_ends="that target")
    match = go(t, "1-grimgut|skill:flu-spew|2-nia|2-titus", f"{faces(5, 4)}|{faces(4, 2)}|{faces(4, 1)}")
    assert tokens(match, "2-nia") == {"damage-"}
    assert (tokens(match, "2-titus"), tokens(match, "1-grimgut")) == (set(), set())


def test_flu_spew_needs_an_enemy_next_to_a_retchling():
    """grimgut-flu-spew, grimgut-goo-spew, GT-SKL-11: an enemy next to Grimgut is not enough, nor is it without them."""
    for retchlings in ("1-retchlings 2,2\n", ""):
        match = go(table(f"plot\n1-grimgut 4,4\n{retchlings}2-nia 4,5"), "1-grimgut")
        for skill in ("flu-spew", "goo-spew"):
            reason = match.request.why_not(f"skill:{skill}")
            assert str(reason) == "gt-no-enemy-beside unit=retchlings [GT-SKL-11]"


@pytest.mark.parametrize("target", [True, False])
def test_flu_spew_and_the_knocked_out(target: bool):
    """grimgut-flu-spew, GT-C14: a knocked out champion is a target and gains no token; by agreement it is none."""
    t = table("plot\n1-grimgut 9,9\n1-retchlings 4,4\n2-nia 4,5 knocked-out", target_knocked_out=target)
    reason = go(t, "1-grimgut").request.why_not("skill:flu-spew")
    if not target:
        assert reason is not None
        return
    match = go(t, "1-grimgut|skill:flu-spew", faces(4, 4))
    assert ("gt-hit" in told(match), tokens(match, "2-nia")) == (True, set())


# Roll


def test_roll_goes_in_a_straight_line():
    """grimgut-roll, GT-B8: up to 3 hexes one way; models in the way stop him."""
    t = table("clash\n1-grimgut 4,4\n1-retchlings 4,2\n2-titus 11,11")
    match = go(t, "1-grimgut|skill:roll")
    assert (match.request.question, match.request.by) == ("gt-ask-move", "1-grimgut")
    assert {"4,4", "4,5", "4,7", "1,5", "7,5", "4,3"} <= set(match.request.keys())
    assert str(match.request.why_not("3,5")) == "gt-not-straight hex=3,5 steps=3 [GT-MOV-09]"
    assert str(match.request.why_not("4,8")) == "gt-too-far hex=4,8 steps=3 [GT-MOV-03]"
    assert str(match.request.why_not("4,1")) == "gt-not-reached hex=4,1 steps=3 [GT-MOV-03]"
    match.answer("4,7")
    assert line(match, "1-grimgut") == "4,7"


# Nom Nom Nom and Buffet

TABLE = """
    clash token 11
    1-grimgut 4,4
    2-titus 4,3
    2-glory-seekers 4,5 4,5 3,4 5,4 4,6
"""


def test_nom_nom_nom_eats_a_follower():
    """grimgut-nom-nom-nom, GT-LAD-11: followers only, 2 steps for a maelstrom."""
    ask = go(table(TABLE), "1-grimgut|skill:nom-nom-nom").request
    assert ask.keys() == ["2-glory-seekers-1", "2-glory-seekers-3", "2-glory-seekers-4"]
    assert ask.why_not("2-titus") == Reason("gt-followers-only", "GT-SKL-14", {"target": "titus", "range": 1})
    match = go(table(TABLE), "1-grimgut|skill:nom-nom-nom|2-glory-seekers-3", EATEN)
    assert (line(match, "2-glory-seekers"), match.state.turn_token) == ("4,5 4,5 x 5,4 4,6", 9)


def test_nom_nom_nom_needs_a_follower():
    """grimgut-nom-nom-nom, GT-SKL-11: a champion beside him is nothing to eat."""
    match = go(table("clash\n1-grimgut 4,4\n2-titus 4,3"), "1-grimgut")
    reason = match.request.why_not("skill:nom-nom-nom")
    assert str(reason) == "gt-no-target skill=grimgut-nom-nom-nom unit=grimgut range=1 [GT-SKL-11]"


@pytest.mark.parametrize("phase", ["plot", "clash"])
def test_buffet_has_three_followers_in_any_hexes(phase: str):
    """grimgut-buffet, GT-C4, GT-A10: up to three followers within 1 hex, in one hex or several, one by one."""
    t = table(TABLE.replace("clash", phase))
    ask = go(t, "1-grimgut|skill:buffet").request
    assert ask.keys() == ["2-glory-seekers-1", "2-glory-seekers-3", "2-glory-seekers-4"]
    eat = "1-grimgut|skill:buffet|2-glory-seekers-1|2-glory-seekers-2|2-glory-seekers-4"
    match = go(t, eat, "|".join([EATEN] * 3))
    assert (line(match, "2-glory-seekers"), match.state.turn_token) == ("x x 3,4 x 4,6", 5)
    assert (line(match, "1-grimgut"), match.request.question) == ("4,4 ultimate", "gt-ask-action")


def test_buffet_may_have_fewer():
    """grimgut-buffet: up to three is also one, and a miss ends it for that one only."""
    match = go(table(TABLE, miss_ends="that target"), "1-grimgut|skill:buffet|2-glory-seekers-3|done", faces(7, 2))
    assert (line(match, "2-glory-seekers"), match.request.question) == ("4,5 4,5 3,4 5,4 4,6", "gt-ask-action")
    assert unit(match, "1-grimgut").ultimate_used


# Wretched


@pytest.mark.parametrize(
    ("attack", "dice", "token"),
    [
        ("2-nia|skill:blinding-light", f"{faces(4, 2)}|{faces(5, 2)}", 11),
        ("2-titus|skill:piercing-strike", f"{faces(5, 2)}|{faces(6, 2)}", 12),
        ("2-glory-seekers|skill:surround-pound", f"{faces(4, 2)}|{faces(3, 2)}", 11),
    ],
)
def test_wretched_retchlings_are_worth_no_step(attack: str, dice: str, token: int):
    """retchlings-wretched, GT-F4, GT-C11: 0 steps; a maelstrom has its 1 step more, but not its followers."""
    t = table("""
        clash active 2 token 11
        1-grimgut 11,0
        1-retchlings 4,4
        2-nia 4,6
        2-titus 4,3
        2-glory-seekers 4,5
    """)
    match = go(t, attack, dice)
    assert (line(match, "1-retchlings"), match.state.turn_token) == ("", token)


def test_wretched_is_about_retchlings():
    """retchlings-wretched: Grimgut himself is worth 4 steps."""
    t = table("clash active 2 token 11\n1-grimgut 4,4 wounds 8\n1-retchlings 9,9\n2-nia 4,5")
    match = go(t, "2-nia|skill:blinding-light|4,4", f"{faces(4, 2)}|{faces(5, 3)}")
    assert (unit(match, "1-grimgut").knocked_out, match.state.turn_token) == (True, 15)


# Slip and Slide

SLIDE = """
    plot
    1-grimgut 4,5
    1-retchlings 4,4 4,4 4,6
    2-titus 11,11
"""


def test_slip_and_slide_gives_a_speed_boon():
    """retchlings-slip-and-slide, GT-SKL-09: one friend within 1 hex of the user, the unit itself too."""
    t = table(SLIDE.replace("2-titus 11,11", "1-nia 4,7\n    2-titus 3,4"))
    match = go(t, "1-retchlings|skill:slip-and-slide|4,4")
    assert (match.request.question, match.request.keys()) == ("gt-ask-friend", ["1-grimgut", "1-retchlings"])
    match.answer("1-grimgut")
    assert (tokens(match, "1-grimgut"), tokens(match, "1-retchlings")) == ({"speed+"}, set())


def test_slip_and_slide_of_a_second_retchling():
    """retchlings-slip-and-slide, GT-SKL-14, GT-TRN-04: one in another hex may use it too, with the second action."""
    first = "1-retchlings|skill:slip-and-slide|4,4|1-grimgut"
    match = go(table(SLIDE), first)
    assert str(match.request.why_not("skill:slip-and-slide")) == "gt-action-taken unit=retchlings [GT-TRN-06]"
    assert "trait:slip-and-slide" in match.request.keys()
    match = go(table(SLIDE), f"{first}|trait:slip-and-slide|1-retchlings")
    assert (tokens(match, "1-grimgut"), tokens(match, "1-retchlings")) == ({"speed+"}, {"speed+"})
    assert unit(match, "1-retchlings").activated, "both actions are taken"


def test_slip_and_slide_twice_needs_two_hexes():
    """retchlings-slip-and-slide: from one hex it is used once; with two other hexes either may have the second user."""
    match = go(table(SLIDE.replace(" 4,6", "")), "1-retchlings|skill:slip-and-slide|1-grimgut")
    reason = match.request.why_not("trait:slip-and-slide")
    assert str(reason) == "gt-no-second-user unit=retchlings [GT-SKL-14]"
    t = table(SLIDE.replace("4,4 4,4 4,6", "4,4 4,4 4,6 3,4"))
    match = go(t, "1-retchlings|skill:slip-and-slide|4,4|1-grimgut|trait:slip-and-slide")
    assert (match.request.question, match.request.keys()) == ("gt-ask-user", ["1-retchlings-3", "1-retchlings-4"])


@pytest.mark.parametrize(("reading", "left"), [("another action", False), ("same action", True)])
def test_a_second_use_is_another_action_or_the_same(reading: str, left: bool):
    """retchlings-slip-and-slide, retchlings-slimed, GT-C40: the card does not make the two uses one action."""
    t = table(SLIDE, second_user=reading)
    match = go(t, "1-retchlings|skill:slip-and-slide|4,4|1-grimgut|trait:slip-and-slide|1-retchlings")
    assert tokens(match, "1-retchlings") == {"speed+"}
    assert unit(match, "1-retchlings").activated != left
    if left:
        assert (match.state.activation.actions, match.request.why_not("advance")) == (1, None)
        assert match.request.why_not("trait:slip-and-slide").id == "gt-trait-used"
    spent = go(t, "1-retchlings|recruit|3,4|skill:slip-and-slide|4,4|1-grimgut")
    assert unit(spent, "1-retchlings").activated != left, "after two actions there is still the second use, or nothing"


def test_slip_and_slide_has_no_second_user_before_the_first_or_without_an_action():
    """retchlings-slip-and-slide, GT-TRN-04: first the skill itself; after another action nothing is left for it."""
    match = go(table(SLIDE), "1-retchlings")
    assert match.request.why_not("trait:slip-and-slide") == Reason(
        "gt-no-second-user", "GT-SKL-14", {"unit": "retchlings"}
    )
    reason = match.request.why_not("trait:slimed")
    assert reason == Reason("gt-other-phase", "GT-SET-08", {"skill": "retchlings-slimed"})
    match = go(table(SLIDE), "1-retchlings|recruit|3,4|skill:slip-and-slide|4,4|1-grimgut")
    assert unit(match, "1-retchlings").activated


# Slimed

SLIME = """
    clash token 11
    1-grimgut 11,0
    1-retchlings 4,4 4,8
    2-titus 4,3
    2-glory-seekers 4,6 4,6 4,6 3,4
"""
SLIMED = f"{faces(3, 3)}|{faces(5, 4)}"


def test_slimed_takes_up_to_three_in_one_hex():
    """retchlings-slimed, GT-C11: all targets in one hex within 2 hexes; 1 step for each follower."""
    slime = "1-retchlings|skill:slimed|4,4"
    ask = go(table(SLIME), slime).request
    assert ask.keys() == ["2-titus", "2-glory-seekers-1", "2-glory-seekers-4"]
    match = go(table(SLIME), f"{slime}|2-glory-seekers-1", SLIMED)
    assert match.request.keys() == ["2-glory-seekers-2", "done"]
    match = go(table(SLIME), f"{slime}|2-glory-seekers-1|2-glory-seekers-2|2-glory-seekers-3", "|".join([SLIMED] * 3))
    assert (line(match, "2-glory-seekers"), match.state.turn_token) == ("x x x 3,4", 8)


@pytest.mark.parametrize(("retchlings", "dice"), [("4,4", 3), ("4,4 4,4", 4), ("4,4 4,4 4,4", 5)])
def test_slimed_by_companions(retchlings: str, dice: int):
    """retchlings-slimed, GT-SKL-06: 3, 4 or 5 accuracy dice, and always 5 damage dice."""
    t = table(f"clash\n1-grimgut 11,0\n1-retchlings {retchlings}\n2-rattlebone 4,6")
    match = go(t, "1-retchlings|skill:slimed", f"{faces(dice, 3)}|{faces(5, 4)}")
    assert model(match, "2-rattlebone").wounds == 1


def test_slimed_by_a_second_retchling():
    """retchlings-slimed, GT-SKL-14: one in another hex slimes, too, with the second action and targets of its own."""
    first = "1-retchlings|skill:slimed|4,4|2-glory-seekers-1|done"
    match = go(table(SLIME, miss_ends="that target"), first, faces(3, 2))
    assert "trait:slimed" in match.request.keys()
    match = go(table(SLIME, miss_ends="that target"), f"{first}|trait:slimed|done", f"{faces(3, 2)}|{SLIMED}")
    assert line(match, "2-glory-seekers") == "x 4,6 4,6 3,4"
    assert unit(match, "1-retchlings").activated


def test_slimed_by_a_second_retchling_needs_a_target():
    """retchlings-slimed, GT-SKL-11: the other one must have somebody within 2 hexes."""
    t = table(SLIME.replace("4,4 4,8", "4,4 4,9"), miss_ends="that target")
    match = go(t, "1-retchlings|skill:slimed|2-glory-seekers-1|done", faces(3, 2))
    assert str(match.request.why_not("trait:slimed")) == "gt-no-second-user unit=retchlings [GT-SKL-14]"
