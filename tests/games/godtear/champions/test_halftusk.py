"""Halftusk and the Froglodytes: what their cards do."""

import pytest

from tests.games.godtear.table import faces, go, line, model, table, tokens, unit
from tests.kit import told
from theomachy.games.godtear.cards import SHEETS


def test_the_figures_of_their_cards():
    """halftusk, froglodytes: class, stats and the skills of each side."""
    tusk, frogs = SHEETS["halftusk"], SHEETS["froglodytes"]
    assert (tusk.class_, tusk.speed, tusk.dodge, tusk.protection, tusk.health) == ("guardian", (2, 2), 3, 3, 7)
    assert tusk.ultimate == "the-great-tusk"
    assert tusk.sides == {
        "plot": ("regenerate", "footwork", "feint"),
        "clash": ("regenerate", "one-punch", "two-punch"),
    }
    assert (frogs.small, frogs.count, frogs.speed) == (True, 3, (1, 3))
    assert (frogs.dodge, frogs.protection, frogs.health) == (2, 3, 1)
    assert frogs.sides == {"plot": ("feel-the-power", "hop"), "clash": ("tongue-tow", "tongue-lash")}


# Fighting Fit


@pytest.mark.parametrize(("wounds", "dice"), [("", 7), ("wounds 1", 5), ("wounds 6", 5)])
def test_fighting_fit_without_wounds(wounds: str, dice: int):
    """halftusk-fighting-fit: 2 extra accuracy dice as long as he has no wounds."""
    t = table(f"plot\n1-halftusk 4,4 {wounds}\n2-titus 4,6")
    assert tokens(go(t, "1-halftusk|skill:feint", faces(dice, 3)), "2-titus") == {"accuracy-"}


def test_fighting_fit_is_his_alone():
    """halftusk-fighting-fit: the dice of damage rolls and of the Froglodytes stay as they are."""
    t = table("clash\n1-halftusk 4,4\n1-froglodytes 3,5\n2-titus 4,5")
    assert model(go(t, "1-halftusk|skill:one-punch", "1 1 1 0 0 0 0 0|2 2 0 0"), "2-titus").wounds == 1
    assert told(go(t, "1-froglodytes|skill:tongue-lash", "1 1 0 0 0"))[-1] == "gt-missed"


# The Great Tusk

TUSK = """
    plot token 10
    1-halftusk 4,6
    1-froglodytes 4,8 4,9
    1-nia 4,4
    1-quartzlings 4,2
    1-titus 4,9 speed-
    2-titus 3,6
    2-nia 11,11
    2-halftusk 11,10
"""


def test_the_great_tusk_claims_and_gives_everybody_a_boon():
    """halftusk-the-great-tusk, GT-C10, GT-C17: a claim with its step, then one boon for all friends within 2 hexes."""
    t = table(TUSK.replace("4,8 4,9", "4,8 3,9"))
    match = go(t, "1-halftusk|skill:the-great-tusk")
    assert (match.request.question, match.request.keys()) == ("gt-ask-granted", ["claim", "done"])
    match = go(t, "1-halftusk|skill:the-great-tusk|claim")
    assert (line(match, "1-halftusk-banner"), match.state.turn_token) == ("5,6", 9)
    assert match.request.keys() == ["dodge-boon", "protection-boon"]
    match.answer("protection-boon")
    for friend in ("1-halftusk", "1-froglodytes", "1-nia"):
        assert tokens(match, friend) == {"protection+"}
    assert tokens(match, "1-quartzlings") == set(), "4 hexes away"
    assert tokens(match, "1-titus") == {"speed-"}, "3 hexes away"
    assert tokens(match, "2-titus") == set(), "an enemy"
    assert str(match.request.why_not("claim")) == "gt-action-taken unit=halftusk@gt-one [GT-TRN-06]"


def test_the_great_tusk_without_a_claim():
    """halftusk-the-great-tusk: the claim may be left out, and with nothing to claim it is not asked for."""
    t = table(TUSK.replace("4,8 4,9", "4,8"))
    match = go(t, "1-halftusk|skill:the-great-tusk|done|dodge-boon")
    assert (line(match, "1-halftusk-banner"), match.state.turn_token) == ("", 10)
    assert tokens(match, "1-froglodytes") == {"dodge+"}
    assert unit(match, "1-halftusk").ultimate_used
    t = table("plot\n1-halftusk 9,3\n2-titus 11,11")
    assert go(t, "1-halftusk|skill:the-great-tusk").request.keys() == ["dodge-boon", "protection-boon"]


def test_the_great_tusk_passes_the_knocked_out_by():
    """halftusk-the-great-tusk, GT-KO-07: a knocked out friend gains nothing."""
    t = table("plot\n1-halftusk 9,3\n1-nia 9,4 knocked-out\n2-titus 11,11\n2-nia 11,10")
    match = go(t, "1-halftusk|skill:the-great-tusk|dodge-boon")
    assert (tokens(match, "1-halftusk"), tokens(match, "1-nia")) == ({"dodge+"}, set())


@pytest.mark.parametrize(
    ("reading", "question"), [({}, "gt-ask-token"), ({"own_grants": "always"}, "gt-ask-granted")], ids=str
)
def test_the_great_tusk_after_a_claim_of_this_activation(reading: dict[str, str], question: str):
    """halftusk-the-great-tusk, GT-A4, GT-TRN-06: no other claim, unless the table says `always`."""
    t = table("plot\nobjectives 5,5 5,6\n1-halftusk 4,6\n2-titus 11,11", **reading)
    assert go(t, "1-halftusk|claim|5,5|skill:the-great-tusk").request.question == question


def test_the_great_tusk_is_for_the_plot_phase():
    """halftusk-the-great-tusk, GT-A10: in the clash phase it is refused."""
    match = go(table("clash\n1-halftusk 4,6\n2-titus 11,11"), "1-halftusk")
    reason = match.request.why_not("skill:the-great-tusk")
    assert str(reason) == "gt-only-in-plot skill=halftusk-the-great-tusk unit=halftusk [GT-A10]"


# Regenerate, Footwork, Feint


@pytest.mark.parametrize("phase", ["plot", "clash"])
def test_regenerate_removes_up_to_two_wounds(phase: str):
    """halftusk-regenerate: 2 wounds, 1 or none, in both phases."""
    t = table(f"{phase}\n1-halftusk 4,4 wounds 3\n2-titus 11,11")
    assert go(t, "1-halftusk|skill:regenerate").request.keys() == ["2", "1", "0"]
    assert [model(go(t, f"1-halftusk|skill:regenerate|{n}"), "1-halftusk").wounds for n in "210"] == [1, 2, 3]


def test_regenerate_removes_no_more_wounds_than_there_are():
    """halftusk-regenerate: with 1 wound it is 1 or none, with none nothing is asked."""
    t = table("plot\n1-halftusk 4,4 wounds 1\n2-titus 11,11")
    assert go(t, "1-halftusk|skill:regenerate").request.keys() == ["1", "0"]
    t = table("plot\n1-halftusk 4,4\n2-titus 11,11")
    assert go(t, "1-halftusk|skill:regenerate").request.question == "gt-ask-action"


def test_footwork_gives_a_friend_a_dodge_boon():
    """halftusk-footwork, GT-SKL-08, GT-SKL-09: one friendly champion or unit within 2 hexes, or himself."""
    t = table("""
        plot
        1-halftusk 4,4
        1-froglodytes 4,6 9,9
        1-titus 4,7
        1-nia 4,5 knocked-out
        2-titus 3,4
        2-nia 11,11
        2-halftusk 11,10
    """)
    match = go(t, "1-halftusk|skill:footwork")
    assert match.request.keys() == ["1-halftusk", "1-froglodytes"], "not too far, no enemy, not knocked out"
    match.answer("1-froglodytes")
    assert tokens(match, "1-froglodytes") == {"dodge+"}
    assert tokens(go(t, "1-halftusk|skill:footwork|1-halftusk"), "1-halftusk") == {"dodge+"}


def test_feint_gives_an_accuracy_blight():
    """halftusk-feint: range 2, no damage; a miss gives nothing."""
    t = table("plot\n1-halftusk 4,4 wounds 1\n2-titus 4,6")
    match = go(t, "1-halftusk|skill:feint", "1 1 1 0 0")
    assert line(match, "2-titus") == "4,6 accuracy-"
    assert tokens(go(t, "1-halftusk|skill:feint", "1 1 0 0 0"), "2-titus") == set()
    far = go(table("plot\n1-halftusk 4,4\n2-titus 4,7"), "1-halftusk")
    reason = far.request.why_not("skill:feint")
    assert str(reason) == "gt-no-target skill=halftusk-feint unit=halftusk range=2 [GT-SKL-11]"


# One Punch and Two Punch

PUNCH = """
    clash
    1-halftusk 4,4 wounds 1
    1-froglodytes 9,9
    2-titus 4,5
"""
ONE = "1-halftusk|skill:one-punch"
HIT = "1 1 1 0 0 0|1 1 1 1"


def test_one_punch_makes_two_punch_a_bonus_action():
    """halftusk-one-punch, GT-A7: after a hit Two Punch may be the bonus action, on top of two others."""
    match = go(table(PUNCH), ONE, HIT)
    assert model(match, "2-titus").wounds == 1
    assert match.request.why_not("bonus:two-punch") is None
    assert match.request.why_not("skill:two-punch") is None
    match = go(table(PUNCH), f"{ONE}|bonus:two-punch|4,4|advance|4,4", f"{HIT}|1 1 1 0|1 1 1 1 0")
    assert line(match, "1-halftusk") == "4,4 wounds 1 activated bonus 1"
    assert model(match, "2-titus").wounds == 2
    match = go(table(PUNCH), f"{ONE}|skill:regenerate|0|bonus:two-punch|4,4", f"{HIT}|1 1 1 0|1 1 1 1 0")
    assert line(match, "1-halftusk") == "4,4 wounds 1 activated bonus 1"


def test_one_punch_that_misses_gives_no_bonus():
    """halftusk-one-punch: after a miss, and before any punch, Two Punch is an action like others."""
    for match in (go(table(PUNCH), "1-halftusk"), go(table(PUNCH), ONE, "1 1 0 0 0 0")):
        reason = match.request.why_not("bonus:two-punch")
        assert str(reason) == "gt-no-bonus-skill unit=halftusk key=bonus:two-punch skill=halftusk-two-punch [GT-TRN-08]"
        assert match.request.why_not("skill:two-punch") is None


def test_two_punch_is_thrown_once():
    """halftusk-one-punch, GT-A2: the bonus action is no second Two Punch, and there is no second bonus action."""
    match = go(table(PUNCH), f"{ONE}|skill:two-punch", f"{HIT}|1 1 0 0")
    assert unit(match, "1-halftusk").activated, "Two Punch was an action, so nothing is left"
    match = go(table(PUNCH), f"{ONE}|bonus:two-punch", f"{HIT}|1 1 0 0")
    assert str(match.request.why_not("skill:two-punch")) == "gt-action-taken unit=halftusk [GT-TRN-06]"
    assert match.request.why_not("advance") is None


@pytest.mark.parametrize(("limit", "allowed"), [("activation", True), ("turn", False)])
def test_two_punch_as_the_second_bonus_action_of_a_turn(limit: str, allowed: bool):
    """GT-J5: where there is one bonus action a turn, Two Punch cannot be another."""
    t = table(PUNCH.replace("wounds 1", "wounds 1 bonus 1"), bonus_limit=limit)
    assert (go(t, ONE, HIT).request.why_not("bonus:two-punch") is None) == allowed


def test_one_punch_on_a_knocked_out_champion():
    """halftusk-one-punch, GT-C14: such a target gets no wounds, but what a hit does for Halftusk happens."""
    t = table(PUNCH.replace("2-titus 4,5", "2-titus 4,5 knocked-out"))
    match = go(t, ONE, HIT)
    assert match.request.why_not("bonus:two-punch") is None
    t = table(PUNCH.replace("2-titus 4,5", "2-titus 4,5 knocked-out"), target_knocked_out=False)
    reason = go(t, "1-halftusk").request.why_not("skill:one-punch")
    assert str(reason) == "gt-no-target skill=halftusk-one-punch unit=halftusk range=1 [GT-SKL-11]"


@pytest.mark.parametrize(("where", "reading"), [("4,4", "always"), ("4,3", "always"), ("3,4", "in range")])
def test_two_punch_moves_halftusk_before_the_damage(where: str, reading: str):
    """halftusk-two-punch, GT-C1, GT-C2: after a hit he may move 1 hex, then damage is rolled."""
    t = table(PUNCH, damage_after_push=reading)
    match = go(t, "1-halftusk|skill:two-punch", "1 1 1 0")
    assert (match.request.question, match.request.by) == ("gt-ask-move", "1-halftusk")
    assert set(match.request.keys()) == {"4,4", "4,3", "3,3", "3,4", "5,3", "5,4"}
    match = go(t, f"1-halftusk|skill:two-punch|{where}", "1 1 1 0|2 2 1 0 0")
    assert (line(match, "1-halftusk"), model(match, "2-titus").wounds) == (f"{where} wounds 1", 2)


def test_two_punch_from_out_of_range():
    """GT-C2: with `in range` there is no damage roll once he has moved away from the target."""
    t = table(PUNCH, damage_after_push="in range")
    match = go(t, "1-halftusk|skill:two-punch|4,3", "1 1 1 0")
    assert (line(match, "1-halftusk"), model(match, "2-titus").wounds) == ("4,3 wounds 1", 0)


# Tear-Twisted


def test_tear_twisted_froglodytes_enter_objective_hexes():
    """froglodytes-tear-twisted: they pass over objective hexes and stop there, also three of them in one."""
    t = table("clash\n1-halftusk 9,3\n1-froglodytes 4,6 5,5 5,5\n2-titus 11,11")
    match = go(t, "1-froglodytes|advance|4,6|5,6|5,5|5,6|5,5|5,6")
    assert line(match, "1-froglodytes") == "5,6 5,6 5,6 activated"
    match = go(t, "1-froglodytes|advance|5,5")
    assert {"5,6", "6,6", "5,7", "6,7", "5,8"} <= set(match.request.keys())


def test_tear_twisted_froglodytes_may_come_back():
    """froglodytes-tear-twisted: one of three may go to an objective hex, take what lies there, and join them again."""
    t = table("clash\n1-halftusk 9,3\n1-froglodytes 5,5 5,5 5,5\n2-titus 11,11\nhex 5,6 dodge+")
    match = go(t, "1-froglodytes|advance|5,5|5,5 via 5,6|done")
    assert line(match, "1-froglodytes") == "5,5 5,5 5,5 dodge+ activated"


def test_tear_twisted_does_not_open_taken_hexes():
    """froglodytes-tear-twisted, GT-ENT-05: banners of both sides and other models stop them as before."""
    t = table("""
        clash
        1-halftusk 6,6
        1-halftusk-banner 5,6
        1-froglodytes 4,7
        2-titus 6,7
        2-titus-banner 5,7
    """)
    match = go(t, "1-froglodytes|advance|4,7")
    assert not {"5,6", "5,7", "6,6", "6,7"} & set(match.request.keys())


def test_tear_twisted_froglodytes_can_be_pushed_there():
    """froglodytes-tear-twisted, GT-B2: an enemy may move them on an objective hex, as it may no other follower."""
    t = table("plot\n1-titus 4,5\n2-halftusk 9,9\n2-froglodytes 4,7")
    match = go(t, "1-titus|skill:ill-kill-you-all|4,7|5,6", "1 1 0 0 0 0")
    assert line(match, "2-froglodytes") == "5,6"


def test_tear_twisted_froglodytes_are_recruited_there():
    """froglodytes-tear-twisted, GT-B17: an objective hex next to Halftusk will do."""
    t = table("plot\n1-halftusk 4,6\n1-froglodytes 9,9\n2-titus 11,11")
    assert line(go(t, "1-froglodytes|recruit|5,6"), "1-froglodytes") == "9,9 5,6"


# Feel the Power


def test_feel_the_power_on_an_objective_hex():
    """froglodytes-feel-the-power: used by one on an objective hex, it gives the unit a dodge and a protection boon."""
    t = table("plot\n1-halftusk 9,3\n1-froglodytes 4,4 5,6\n2-titus 11,11")
    assert tokens(go(t, "1-froglodytes|skill:feel-the-power"), "1-froglodytes") == {"dodge+", "protection+"}


def test_feel_the_power_needs_an_objective_hex():
    """froglodytes-feel-the-power: with nobody on an objective hex it is refused."""
    t = table("plot\n1-halftusk 9,3\n1-froglodytes 4,6\n2-titus 11,11")
    reason = go(t, "1-froglodytes").request.why_not("skill:feel-the-power")
    assert str(reason) == ("gt-not-on-objective skill=froglodytes-feel-the-power unit=froglodytes range=0 [GT-SKL-14]")


# Hop


def test_hop_places_each_froglodyte():
    """froglodytes-hop: each in a hex at most 2 hexes away, over whatever lies between; each of them may stay."""
    t = table("""
        plot
        1-halftusk 9,3
        1-froglodytes 4,5 8,8 8,8
        2-titus 4,6
        2-glory-seekers 3,4 3,5 5,4 5,5 4,4
    """)
    hop = "1-froglodytes|skill:hop"
    match = go(t, hop)
    assert (match.request.question, match.request.keys()) == ("gt-ask-next", ["4,5", "8,8", "done"])
    match.answer("4,5")
    assert (match.request.question, match.request.clause) == ("gt-ask-place", "GT-MOV-04")
    assert set(match.request.keys()) == {
        *("4,5", "4,3", "4,7", "2,4", "2,5", "2,6", "3,3", "3,6"),
        *("5,3", "5,6", "6,4", "6,5", "6,6"),
    }
    match = go(t, f"{hop}|4,5|5,6|8,8|8,8|8,8|8,6")
    assert line(match, "1-froglodytes") == "5,6 8,8 8,6"
    assert match.request.question == "gt-ask-action", "each of them hops once"
    assert line(go(t, f"{hop}|done"), "1-froglodytes") == "4,5 8,8 8,8"


# Tongue Tow

TOW = """
    clash
    1-halftusk 9,3
    1-halftusk-banner 5,6
    1-froglodytes 4,5 9,9
    1-titus 11,0
    1-titus-banner 4,7
    2-titus 11,11
    2-nia 11,10
    2-nia-banner 4,4
"""


def test_tongue_tow_moves_a_friendly_banner_closer():
    """froglodytes-tongue-tow: any banner of the own side within 2 hexes comes up to 1 hex nearer to the user."""
    match = go(table(TOW), "1-froglodytes|skill:tongue-tow")
    assert (match.request.question, match.request.keys()) == ("gt-ask-model", ["1-halftusk-banner", "1-titus-banner"])
    match.answer("1-halftusk-banner")
    assert (match.request.question, match.request.by) == ("gt-ask-move", "1-halftusk-banner")
    assert set(match.request.keys()) == {"5,6", "5,5", "4,6"}
    assert str(match.request.why_not("6,6")) == "gt-not-toward hex=6,6 steps=1 [GT-MOV-07]"
    match.answer("4,6")
    assert (line(match, "1-halftusk-banner"), line(match, "1-titus-banner")) == ("4,6", "4,7")
    match = go(table(TOW), "1-froglodytes|skill:tongue-tow|1-titus-banner|4,7")
    assert line(match, "1-titus-banner") == "4,7", "up to 1 hex may be none"


def test_tongue_tow_moves_banners_into_empty_hexes_only():
    """froglodytes-tongue-tow: where a model stands no banner comes; one next to the user is as near as can be."""
    t = table("clash\n1-halftusk 4,6\n1-halftusk-banner 5,6\n1-froglodytes 4,5\n2-titus 11,11\n2-glory-seekers 5,5")
    match = go(t, "1-froglodytes|skill:tongue-tow")
    assert (line(match, "1-halftusk-banner"), match.request.question) == ("5,6", "gt-ask-action")
    t = table("clash\n1-halftusk 9,3\n1-halftusk-banner 5,6\n1-froglodytes 5,5\n2-titus 11,11")
    assert line(go(t, "1-froglodytes|skill:tongue-tow"), "1-halftusk-banner") == "5,6"


def test_tongue_tow_is_about_banners_even_where_other_effects_spare_them():
    """froglodytes-tongue-tow, GT-B9: the option that leaves banners in their places does not concern it."""
    t = table(TOW, banners_are_moved=False)
    match = go(t, "1-froglodytes|skill:tongue-tow|1-halftusk-banner|5,5")
    assert line(match, "1-halftusk-banner") == "5,5"


def test_tongue_tow_needs_a_banner_within_range():
    """froglodytes-tongue-tow: enemy banners and banners farther away are none to tow."""
    t = table("clash\n1-halftusk 9,3\n1-halftusk-banner 5,7\n1-froglodytes 4,5\n2-titus 11,11\n2-titus-banner 5,6")
    reason = go(t, "1-froglodytes").request.why_not("skill:tongue-tow")
    assert str(reason) == "gt-no-banner-in-range unit=froglodytes range=2 [GT-SKL-04]"


# Tongue Lash


@pytest.mark.parametrize(("places", "dice"), [("4,4", 5), ("4,4 4,4", 6), ("4,4 4,4 4,4", 7)])
def test_tongue_lash_pulls_the_target(places: str, dice: int):
    """froglodytes-tongue-lash, GT-SKL-06: 5, 6 or 7 dice; a target that is hit is moved up to 1 hex nearer."""
    t = table(f"clash\n1-halftusk 9,3\n1-froglodytes {places}\n2-titus 4,6")
    match = go(t, "1-froglodytes|skill:tongue-lash", faces(dice, 4))
    assert (match.request.seat, match.request.question, match.request.by) == (0, "gt-ask-move", "2-titus")
    assert set(match.request.keys()) == {"4,6", "4,5"}
    match.answer("4,5")
    assert line(match, "2-titus") == "4,5"


def test_tongue_lash_may_leave_the_target_there():
    """froglodytes-tongue-lash: 0 hexes are allowed, a miss moves nobody, and next to the user there is no nearer."""
    t = table("clash\n1-halftusk 9,3\n1-froglodytes 4,4\n2-titus 4,6")
    assert line(go(t, "1-froglodytes|skill:tongue-lash|4,6", faces(5, 4)), "2-titus") == "4,6"
    assert go(t, "1-froglodytes|skill:tongue-lash", faces(5, 3)).request.question == "gt-ask-action"
    t = table("clash\n1-halftusk 9,3\n1-froglodytes 4,4\n2-titus 4,5")
    match = go(t, "1-froglodytes|skill:tongue-lash", faces(5, 4))
    assert (line(match, "2-titus"), match.request.question) == ("4,5", "gt-ask-action")


def test_tongue_lash_and_the_own_banner():
    """froglodytes-tongue-lash, GT-B6: Titus may be pulled on a banner that is an enemy's to him, which is lost then."""
    text = "clash\n1-halftusk 9,3\n1-halftusk-banner 4,5\n1-froglodytes 4,4\n2-titus 4,6"
    match = go(table(text), "1-froglodytes|skill:tongue-lash|4,5", faces(5, 4))
    assert (line(match, "2-titus"), line(match, "1-halftusk-banner")) == ("4,5", "")
    match = go(table(text, push_onto_banner=False), "1-froglodytes|skill:tongue-lash", faces(5, 4))
    assert (line(match, "2-titus"), line(match, "1-halftusk-banner")) == ("4,6", "4,5")


def test_tongue_lash_does_not_move_the_knocked_out():
    """froglodytes-tongue-lash, GT-KO-06: a knocked out champion may be the target, but stays where it is."""
    t = table("clash\n1-halftusk 9,3\n1-froglodytes 4,4\n2-titus 4,6 knocked-out")
    match = go(t, "1-froglodytes|skill:tongue-lash", faces(5, 4))
    assert match.request.question == "gt-ask-action"
    assert model(match, "2-titus").place == model(t, "2-titus").place
