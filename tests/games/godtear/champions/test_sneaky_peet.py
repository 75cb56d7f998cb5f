"""Sneaky Peet and the Sneaky Stabbers: everywhere at once, and behind your back."""

import pytest

from tests.games.godtear.table import faces, go, line, model, places, refused, table, tokens
from tests.kit import told
from theomachy.games.godtear.cards import SHEETS
from theomachy.kernel import Reason


def test_the_figures_of_their_cards():
    """sneaky-peet, sneaky-stabbers: class, stats and the skills of each side."""
    peet, gang = SHEETS["sneaky-peet"], SHEETS["sneaky-stabbers"]
    assert (peet.class_, peet.speed, peet.dodge, peet.protection, peet.health) == ("slayer", (3, 1), 5, 1, 5)
    assert peet.ultimate == "pounce"
    assert peet.sides == {"plot": ("leap", "backstab"), "clash": ("plot-revenge", "annoy", "backstab")}
    assert (gang.small, gang.count, gang.speed) == (True, 3, (3, 1))
    assert (gang.dodge, gang.protection, gang.health) == (5, 1, 1)
    assert gang.sides == {"plot": ("sprint", "let-me-do-it"), "clash": ("sneak", "irritate")}


# Gang Boss


@pytest.mark.parametrize(
    ("stabbers", "dice"), [("", 5), ("9,9 5,8", 5), ("4,7 9,9", 6), ("4,7 4,7 9,9", 7), ("4,7 4,7 6,6", 8)]
)
def test_gang_boss_counts_the_stabbers_next_to_the_target(stabbers: str, dice: int):
    """sneaky-peet-gang-boss, GT-C22: an accuracy die for each model, also of one hex; no more damage dice."""
    t = table(f"plot\nobjectives\n1-sneaky-peet 5,5\n1-sneaky-stabbers {stabbers}\n2-nia 5,6")
    match = go(t, "1-sneaky-peet|skill:backstab", f"{faces(dice, 4)}|{faces(5, 0)}")
    assert line(match, "2-nia") == "5,6 wounds 1"


def test_gang_boss_works_for_all_his_skills():
    """sneaky-peet-gang-boss: also for one that reaches 3 hexes far; the Stabber has to be next to the target."""
    t = table("clash\nobjectives\n1-sneaky-peet 5,5\n1-sneaky-stabbers 5,9 5,6\n2-nia 5,8")
    assert told(go(t, "1-sneaky-peet|skill:annoy", faces(6, 3)))[-1] == "gt-missed"


def test_gang_boss_is_for_his_own_skills():
    """sneaky-peet-gang-boss: the Stabbers themselves roll what their card says."""
    t = table("plot\nobjectives\n1-sneaky-peet 9,9\n1-sneaky-stabbers 4,7 6,6\n2-nia 5,6")
    match = go(t, "1-sneaky-stabbers|skill:let-me-do-it|4,7", f"{faces(7, 4)}|{faces(4, 3)}")
    assert line(match, "2-nia") == "5,6 wounds 1"


# Pounce

POUNCE = """
    clash
    objectives
    1-sneaky-peet 5,5
    1-sneaky-stabbers 4,8
    2-nia 5,7
"""
POUNCES = "1-sneaky-peet|skill:pounce"


def test_pounce_places_peet_next_to_the_target():
    """sneaky-peet-pounce: before the hit roll, in any free hex next to the target; the dice are counted afterwards."""
    match = go(table(POUNCE), POUNCES)
    ask = match.request
    assert (ask.seat, ask.question, ask.by) == (0, "gt-ask-place", "1-sneaky-peet")
    assert set(ask.keys()) == {"5,5", "5,6", "5,8", "4,7", "6,7", "6,8"}
    assert ask.why_not("4,8") == Reason("gt-hex-taken", "GT-ENT-02", {"hex": "4,8"})
    assert ask.why_not("5,9") == Reason("gt-too-far-from", "GT-MOV-05", {"hex": "5,9", "range": 1, "starts": ["5,7"]})
    match = go(table(POUNCE), f"{POUNCES}|5,8", f"{faces(7, 4)}|{faces(6, 4)}")
    assert (line(match, "1-sneaky-peet"), line(match, "2-nia")) == ("5,8 ultimate", "5,7 wounds 2")
    assert told(match)[1:] == ["gt-ultimate", "gt-uses", "gt-placed", "gt-targets", "gt-hit", "gt-damage", "gt-wounded"]
    assert (match.request.question, match.state.agenda) == ("gt-ask-action", ())


def test_pounce_from_where_he_is():
    """sneaky-peet-pounce: he need not be placed; a miss uses it up, too (GT-A10)."""
    match = go(table(POUNCE), f"{POUNCES}|5,5", faces(7, 3))
    assert (told(match)[-1], line(match, "1-sneaky-peet")) == ("gt-missed", "5,5 ultimate")
    assert match.request.question == "gt-ask-action"


def test_pounce_strikes_one_target():
    """sneaky-peet-pounce: chosen before he leaps, and nobody else, though others are near."""
    t = table(POUNCE + "    2-quartzlings 5,6 5,8")
    match = go(t, POUNCES)
    assert (match.request.question, match.request.keys()) == ("gt-ask-target", ["2-nia", "2-quartzlings-1"])
    match = go(t, f"{POUNCES}|2-nia|6,7", f"{faces(7, 4)}|{faces(6, 3)}")
    assert (line(match, "2-nia"), line(match, "2-quartzlings")) == ("5,7 wounds 1", "5,6 5,8")
    assert match.request.question == "gt-ask-action"


def test_pounce_without_room():
    """sneaky-peet-pounce: with all hexes next to the target taken he strikes from where he is."""
    t = table("clash\nobjectives\n1-sneaky-peet 0,2\n2-nia 0,0\n2-quartzlings 0,1 1,0")
    match = go(t, f"{POUNCES}|2-nia", f"{faces(6, 4)}|{faces(6, 3)}")
    assert (line(match, "1-sneaky-peet"), line(match, "2-nia")) == ("0,2 ultimate", "0,0 wounds 1")


def test_pounce_onto_a_banner():
    """sneaky-peet-pounce, GT-B5: an enemy banner in the hex is removed, his own is in his way."""
    t = table("clash\nobjectives\n1-sneaky-peet 5,5\n1-sneaky-peet-banner 6,7\n2-titus 5,7\n2-titus-banner 5,8")
    assert go(t, POUNCES).request.why_not("6,7") == Reason("gt-banner-in-the-way", "GT-ENT-05", {"hex": "6,7"})
    match = go(t, f"{POUNCES}|5,8", faces(6, 2))
    assert (line(match, "1-sneaky-peet"), line(match, "2-titus-banner")) == ("5,8 ultimate", "")


def test_pounce_that_knocks_out():
    """sneaky-peet-pounce, GT-LAD-10: 5 steps for a slayer, and the move of the champion."""
    t = table(POUNCE.replace("clash", "clash token 10").replace("2-nia 5,7", "2-nia 5,7 wounds 5"))
    match = go(t, f"{POUNCES}|5,6", f"{faces(7, 4)}|{faces(6, 3)}")
    assert (match.request.question, match.state.turn_token) == ("gt-ask-knockout-move", 5)
    match.answer("5,9")
    assert line(match, "2-nia") == "5,9 wounds 6 knocked-out"
    assert (match.request.question, match.state.agenda) == ("gt-ask-action", ())


def test_pounce_reaches_two_hexes_far():
    """sneaky-peet-pounce, GT-SKL-11: an enemy 3 hexes away is too far, wherever he might be placed."""
    why = go(table(POUNCE.replace("5,7", "5,8")), "1-sneaky-peet").request.why_not("skill:pounce")
    assert str(why) == "gt-no-target skill=sneaky-peet-pounce unit=sneaky-peet range=2 [GT-SKL-11]"


# Leap and Backstab


def test_leap_places_peet():
    """sneaky-peet-leap, GT-B12: in a hex at most 2 hexes away, whatever is between; or he stays."""
    t = table("plot\nobjectives\n1-sneaky-peet 0,0\n2-titus 0,1\n2-glory-seekers 1,0")
    ask = go(t, "1-sneaky-peet|skill:leap").request
    assert set(ask.keys()) == {"0,0", "0,2", "1,1", "2,0", "2,1"}
    assert line(go(t, "1-sneaky-peet|skill:leap|2,1"), "1-sneaky-peet") == "2,1"
    assert line(go(t, "1-sneaky-peet|skill:leap|0,0"), "1-sneaky-peet") == "0,0"


@pytest.mark.parametrize("phase", ["plot", "clash"])
def test_backstab_gives_a_champion_a_wound(phase: str):
    """sneaky-peet-backstab: 1 wound with the hit, and those of the damage roll on top."""
    t = table(f"{phase}\nobjectives\n1-sneaky-peet 5,5\n2-nia 5,6")
    assert line(go(t, "1-sneaky-peet|skill:backstab", f"{faces(5, 4)}|{faces(5, 4)}"), "2-nia") == "5,6 wounds 3"
    assert line(go(t, "1-sneaky-peet|skill:backstab", faces(5, 3)), "2-nia") == "5,6"


def test_backstab_gives_a_follower_none():
    """sneaky-peet-backstab: against followers there is the damage roll only."""
    t = table("clash\nobjectives\n1-sneaky-peet 5,5\n2-nia 9,9\n2-quartzlings 5,6")
    match = go(t, "1-sneaky-peet|skill:backstab", f"{faces(5, 2)}|{faces(5, 4)}")
    assert (line(match, "2-quartzlings"), told(match)[-1]) == ("5,6", "gt-unharmed")


def test_backstab_may_be_enough():
    """sneaky-peet-backstab, GT-C3: knocked out by the wound, the target gets no damage roll; a slayer has 5 steps."""
    t = table("clash token 10\nobjectives\n1-sneaky-peet 5,5\n2-nia 5,6 wounds 5")
    match = go(t, "1-sneaky-peet|skill:backstab|5,6", faces(5, 4))
    assert (line(match, "2-nia"), match.state.turn_token) == ("5,6 wounds 6 knocked-out", 5)
    assert "gt-damage" not in told(match)


def test_backstab_against_the_knocked_out():
    """sneaky-peet-backstab, GT-C14: a knocked out champion may be hit, and nothing comes of it."""
    t = table("clash token 10\nobjectives\n1-sneaky-peet 5,5\n2-nia 5,6 knocked-out")
    match = go(t, "1-sneaky-peet|skill:backstab", f"{faces(5, 4)}|{faces(5, 5)}")
    assert (line(match, "2-nia"), match.state.turn_token) == ("5,6 wounds 6 knocked-out", 10)


# Plot Revenge and Annoy


def test_plot_revenge_gives_an_accuracy_boon():
    """sneaky-peet-plot-revenge, GT-SKL-13, GT-C32: to one friend within 2 hexes, who may be Peet himself."""
    t = table("""
        clash
        objectives
        1-sneaky-peet 5,5
        1-sneaky-stabbers 5,7 9,9
        1-titus 5,8
        2-titus 5,6
        2-nia 9,0
    """)
    match = go(t, "1-sneaky-peet|skill:plot-revenge")
    assert (match.request.question, set(match.request.keys())) == (
        "gt-ask-friend",
        {"1-sneaky-peet", "1-sneaky-stabbers"},
    )
    match.answer("1-sneaky-stabbers")
    assert (tokens(match, "1-sneaky-stabbers"), tokens(match, "1-sneaky-peet")) == ({"accuracy+"}, set())


def test_annoy_pulls_the_target():
    """sneaky-peet-annoy: up to 2 hexes, each of them nearer to Peet; no damage."""
    t = table("clash\nobjectives\n1-sneaky-peet 5,5\n2-nia 5,8")
    match = go(t, "1-sneaky-peet|skill:annoy", faces(5, 4))
    assert (match.request.seat, match.request.question) == (0, "gt-ask-move")
    assert set(match.request.keys()) == {"5,8", "5,7", "5,6"}
    assert match.request.why_not("4,7") == Reason("gt-not-toward", "GT-MOV-07", {"hex": "4,7", "steps": 2})
    match.answer("5,6")
    assert line(match, "2-nia") == "5,6"
    assert line(go(t, "1-sneaky-peet|skill:annoy", faces(5, 3)), "2-nia") == "5,8"


# Small and Sneaky

CORNER = """
    plot
    objectives
    1-sneaky-peet 9,9
    1-sneaky-stabbers 0,0
    2-nia 0,1
    2-nia-banner 1,0
"""


def test_stabbers_pass_over_others():
    """sneaky-stabbers-small-and-sneaky, GT-B4: over champions and banners, but they stop in no hex of theirs."""
    match = go(table(CORNER), "1-sneaky-stabbers|advance|0,0")
    keys = set(match.request.keys())
    assert {"0,0", "0,2", "0,3", "1,1", "2,0", "3,0"} <= keys
    assert not {"0,1", "1,0"} & keys
    assert match.request.why_not("0,1") == Reason("gt-hex-taken", "GT-ENT-02", {"hex": "0,1"})
    assert match.request.why_not("1,0") == Reason("gt-banner-in-the-way", "GT-ENT-05", {"hex": "1,0"})
    match.answer("0,3")
    assert places(match, "1-sneaky-stabbers") == ["0,3"]
    assert line(match, "2-nia-banner") == "1,0", "followers remove no banner"


def test_stabbers_may_join_each_other():
    """sneaky-stabbers-small-and-sneaky, GT-ENT-03: their own unit is no obstacle and they may stop there."""
    t = table(CORNER.replace("1-sneaky-stabbers 0,0", "1-sneaky-stabbers 0,0 0,2"))
    match = go(t, "1-sneaky-stabbers|advance|0,0|0,2|done")
    assert places(match, "1-sneaky-stabbers") == ["0,2", "0,2"]


@pytest.mark.parametrize(("allowed", "titus"), [(False, "9,0"), (False, "0,1"), (True, "9,0"), (True, "0,1")])
def test_stabbers_and_objective_hexes(allowed: bool, titus: str):
    """sneaky-stabbers-small-and-sneaky, GT-B4: closed even in passing, unless agreed otherwise; empty or not."""
    t = table(
        f"plot\nobjectives 0,1 1,0\n1-sneaky-peet 9,9\n1-sneaky-stabbers 0,0\n2-titus {titus}",
        pass_over_objectives=allowed,
    )
    match = go(t, "1-sneaky-stabbers|advance|0,0")
    if not allowed:
        assert match.request.question == "gt-ask-action", "it cannot but stay"
        return
    assert "0,2" in match.request.keys()
    assert not {"0,1", "1,0"} & set(match.request.keys())


def test_stabbers_pass_over_others_when_they_are_moved():
    """sneaky-stabbers-small-and-sneaky, GT-B1: the trait says nothing of who moves them."""
    t = table("""
        plot active 2 first 2
        objectives
        1-sneaky-peet 9,9
        1-sneaky-stabbers 0,0
        2-shayle 1,0
        2-landslide 0,1
    """)
    ask = go(t, "2-landslide|skill:earthquake|0,0", "2 1 1 1").request
    assert (ask.question, set(ask.keys())) == ("gt-ask-move", {"0,0", "0,2", "1,1", "2,0", "2,1"})


# Sprint and Let Me Do It!


def test_sprint_moves_one_stabber():
    """sneaky-stabbers-sprint: up to 3 hexes, over others as always; the speed of the unit plays no part."""
    t = table(CORNER.replace("0,0", "0,0 9,8 speed-"))
    match = go(t, "1-sneaky-stabbers|skill:sprint")
    assert (match.request.question, match.request.keys()) == (
        "gt-ask-model",
        ["1-sneaky-stabbers-1", "1-sneaky-stabbers-2"],
    )
    match.answer("1-sneaky-stabbers-1")
    assert match.request.why_not("0,4") == Reason("gt-too-far", "GT-MOV-03", {"hex": "0,4", "steps": 3})
    match.answer("0,3")
    assert line(match, "1-sneaky-stabbers") == "0,3 9,8 speed-"


@pytest.mark.parametrize(("models", "accuracy", "damage"), [(1, 7, 4), (2, 5, 5), (3, 3, 6)])
def test_let_me_do_it_is_best_done_alone(models: int, accuracy: int, damage: int):
    """sneaky-stabbers-let-me-do-it, GT-SKL-06: the more in the hex, the fewer accuracy and the more damage dice."""
    t = table(f"plot\nobjectives\n1-sneaky-peet 9,9\n1-sneaky-stabbers {'5,5 ' * models}\n2-nia 5,6 dodge-")
    match = go(t, "1-sneaky-stabbers|skill:let-me-do-it", f"{faces(accuracy, 3)}|{faces(damage, 4)}")
    assert line(match, "2-nia") == "5,6 wounds 2"


# Sneak

SNEAK = """
    clash token 10
    objectives
    1-sneaky-peet 5,5
    1-sneaky-stabbers 9,9 2,2
    2-titus 0,0
"""
SNEAKS = "1-sneaky-stabbers|skill:sneak"


def test_sneak_brings_a_stabber_back_to_peet():
    """sneaky-stabbers-sneak, GT-KO-10: one leaves, which is no knockout, and one is recruited next to Peet."""
    match = go(table(SNEAK), SNEAKS)
    assert (match.request.question, set(match.request.keys())) == ("gt-ask-user", {"9,9", "2,2"})
    match.answer("9,9")
    assert (match.request.question, set(match.request.keys())) == (
        "gt-ask-recruit",
        {"5,4", "5,6", "4,5", "4,6", "6,5", "6,6"},
    )
    match.answer("5,6")
    assert places(match, "1-sneaky-stabbers") == ["2,2", "5,6"]
    assert match.state.turn_token == 10
    assert "gt-knocked-out" not in told(match)
    assert match.request.why_not("recruit") == Reason("gt-action-taken", "GT-TRN-06", {"unit": "sneaky-stabbers"})


def test_sneak_after_a_recruit_action():
    """sneaky-stabbers-sneak, GT-A4: a recruit action that was taken rules it out, but not with `always`."""
    no = Reason("gt-already-recruit", "GT-A4", {"unit": "sneaky-stabbers"})
    assert refused(go(table(SNEAK), "1-sneaky-stabbers|recruit|5,6"), "skill:sneak") == no
    match = go(table(SNEAK, own_grants="always"), "1-sneaky-stabbers|recruit|5,6|skill:sneak|9,9|4,5")
    assert places(match, "1-sneaky-stabbers") == ["2,2", "4,5", "5,6"]


def test_sneak_of_the_last_stabber():
    """sneaky-stabbers-sneak, GT-FOL-04, GT-C16: with it go the tokens of the unit; it comes back without them."""
    t = table(SNEAK.replace("9,9 2,2", "9,9 damage+"))
    assert line(go(t, f"{SNEAKS}|5,6"), "1-sneaky-stabbers") == "5,6"
    assert tokens(go(table(SNEAK.replace("2,2", "2,2 damage+")), f"{SNEAKS}|9,9|5,6"), "1-sneaky-stabbers") == {
        "damage+"
    }


def test_sneak_without_room_next_to_peet():
    """sneaky-stabbers-sneak, GT-RCT-04: then a deployment hex will do."""
    t = table(SNEAK.replace("5,5", "0,0").replace("2-titus 0,0", "2-titus 0,1\n    2-glory-seekers 1,0"))
    ask = go(t, f"{SNEAKS}|9,9").request
    assert ask.question == "gt-ask-recruit"
    assert {"0,5", "1,13"} <= set(ask.keys())
    assert "2,5" not in ask.keys()


# Irritate


@pytest.mark.parametrize(("models", "dice"), [(1, 3), (2, 5), (3, 7)])
def test_irritate_gives_an_accuracy_blight(models: int, dice: int):
    """sneaky-stabbers-irritate, GT-SKL-06: 3 hexes far, more dice for more models in the hex, no damage."""
    t = table(f"clash\nobjectives\n1-sneaky-peet 9,9\n1-sneaky-stabbers {'5,5 ' * models}\n2-nia 5,8 dodge-")
    match = go(t, "1-sneaky-stabbers|skill:irritate", faces(dice, 3))
    assert (tokens(match, "2-nia"), model(match, "2-nia").wounds) == ({"accuracy-"}, 0)
    assert tokens(go(t, "1-sneaky-stabbers|skill:irritate", faces(dice, 2)), "2-nia") == set()


def test_irritate_reaches_three_hexes_far():
    """sneaky-stabbers-irritate, GT-SKL-11: 4 hexes are too far."""
    t = table("clash\nobjectives\n1-sneaky-peet 9,9\n1-sneaky-stabbers 5,5\n2-nia 5,9")
    why = go(t, "1-sneaky-stabbers").request.why_not("skill:irritate")
    assert str(why) == "gt-no-target skill=sneaky-stabbers-irritate unit=sneaky-stabbers range=3 [GT-SKL-11]"
