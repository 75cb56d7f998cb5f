"""Styx: what he takes does not come back and is not paid for."""

import pytest

from tests.games.godtear.made_up import trait
from tests.games.godtear.table import go, line, objective_hexes, places, table, tokens, unit
from tests.kit import told
from theomachy.games.godtear.cards import SHEETS
from theomachy.kernel import Reason


def test_the_figures_of_their_cards():
    """styx, abyssal-hounds: class, stats and the skills of each side."""
    styx, hounds = SHEETS["styx"], SHEETS["abyssal-hounds"]
    assert (styx.class_, styx.speed, styx.dodge, styx.protection, styx.health) == ("shaper", (2, 2), 4, 2, 6)
    assert styx.ultimate == "the-reaping"
    assert styx.sides == {"plot": ("hour-is-nigh", "dead-beckoning"), "clash": ("apparition", "scythe-slash")}
    assert (hounds.small, hounds.count, hounds.speed) == (False, 2, (2, 2))
    assert (hounds.dodge, hounds.protection, hounds.health) == (4, 1, 4)
    assert hounds.sides == {"plot": ("pack-hunters", "howl"), "clash": ("torn-to-shreds", "triple-bite")}


# Haunting

FALL = """
    clash active 2 first 2
    objectives
    1-styx 5,5 wounds 5
    1-titus 9,9 wounds 4
    2-nia 5,6
"""
LIGHT = "1 1 1 1|2 1 0 0 0"


@pytest.mark.parametrize("awake", [True, False])
def test_styx_is_not_moved_when_he_is_knocked_out(awake: bool):
    """styx-haunting, GT-B11: there is no move after it, also where traits of the knocked out sleep (GT-C15)."""
    t = table(FALL, knocked_out_traits=awake)
    match = go(t, "2-nia|skill:blinding-light", LIGHT)
    assert line(match, "1-styx") == "5,5 wounds 6 knocked-out"
    assert match.request.question == "gt-ask-action"


def test_haunting_is_for_styx_alone():
    """styx-haunting: another champion of his side is moved as usual."""
    t = table(FALL.replace("5,5", "9,0").replace("9,9", "5,5"))
    match = go(t, "2-nia|skill:blinding-light", "1 1 1 1|1 1 1 1 0")
    assert (match.request.question, match.request.by) == ("gt-ask-knockout-move", "1-titus")


# The Reaping

REAP = """
    clash token 10
    objectives
    1-styx 5,5
    2-titus 5,7 dodge+
    2-glory-seekers 5,6 5,8
    2-titus-banner 4,5
"""
REAPS = "1-styx|skill:the-reaping"


def test_the_reaping_knocks_out_a_champion():
    """styx-the-reaping, GT-C28: without any roll; tokens off and the move as in any knockout, but no steps."""
    match = go(table(REAP), REAPS)
    assert (match.request.question, match.request.keys()) == ("gt-ask-model", ["2-titus", "2-glory-seekers-1"])
    match.answer("2-titus")
    assert (match.request.seat, match.request.question) == (0, "gt-ask-knockout-move")
    match.answer("6,8")
    assert line(match, "2-titus") == "6,8 wounds 5 knocked-out"
    assert match.state.turn_token == 10
    assert unit(match, "1-styx").ultimate_used


def test_the_reaping_takes_a_follower():
    """styx-the-reaping, GT-C28: a small one or a large one, whatever its wounds, without steps."""
    match = go(table(REAP), f"{REAPS}|2-glory-seekers-1")
    assert (places(match, "2-glory-seekers"), match.state.turn_token) == (["5,8"], 10)
    t = table("plot token 10\nobjectives\n1-styx 5,5\n2-keera 0,0\n2-young-dragons 5,6/2 9,9")
    match = go(t, REAPS)
    assert (places(match, "2-young-dragons"), match.state.turn_token) == (["9,9"], 10)
    assert "gt-knocked-out" in told(match)


def test_the_reaping_leads_to_what_a_knockout_leads_to():
    """styx-the-reaping, landslide-rubble, GT-C28: traits see a knockout."""
    t = table("clash token 10\nobjectives\n1-styx 5,5\n2-shayle 0,0\n2-landslide 5,6")
    match = go(t, REAPS)
    assert (objective_hexes(match), match.state.turn_token) == (["5,6"], 10)


def test_the_reaping_of_somebody_worth_less():
    """styx-the-reaping: no steps are no steps, also for a model that a trait makes cheap or dear."""
    for change in (-1, 3):
        t = trait(table(REAP), "2-titus", "steps", lambda t, me, model, use, change=change: change)
        assert go(t, f"{REAPS}|2-glory-seekers-1").state.turn_token == 10


def test_other_knockouts_by_styx_score():
    """styx-the-reaping: it is about its own knockout only; with the Scythe Slash a small follower is worth 1 step."""
    match = go(table(REAP), "1-styx|skill:scythe-slash", "1 1 1 0 0|1 1 1 1 0")
    assert (places(match, "2-glory-seekers"), match.state.turn_token) == (["5,8"], 9)


@pytest.mark.parametrize("enemies", ["2-titus 5,8", "2-titus 5,6 knocked-out", "2-titus 5,8\n2-titus-banner 5,6"])
def test_the_reaping_needs_somebody_to_knock_out(enemies: str):
    """styx-the-reaping, GT-SKL-10: within 2 hexes, not knocked out yet, and no banner."""
    why = go(table(f"clash\nobjectives\n1-styx 5,5\n{enemies}"), "1-styx").request.why_not("skill:the-reaping")
    assert why == Reason("gt-no-target", "GT-SKL-10", {"unit": "styx", "range": 2})


# Hour is Nigh and Dead Beckoning

NIGH = """
    plot
    objectives
    1-styx 5,5
    1-abyssal-hounds 0,0
    1-titus 9,0
    2-titus 5,7
    2-glory-seekers 5,6 9,9
    2-nia 5,8
"""


def test_the_hour_is_nigh_for_an_enemy():
    """styx-hour-is-nigh, GT-C17: a champion or a unit with a model within 2 hexes gains a protection blight."""
    match = go(table(NIGH), "1-styx|skill:hour-is-nigh")
    assert (match.request.question, match.request.keys()) == ("gt-ask-enemy", ["2-titus", "2-glory-seekers"])
    match.answer("2-glory-seekers")
    assert tokens(match, "2-glory-seekers") == {"protection-"}
    assert (tokens(match, "2-titus"), tokens(match, "2-nia")) == (set(), set())
    assert match.request.why_not("bonus:hour-is-nigh") == Reason("gt-action-taken", "GT-TRN-06", {"unit": "styx"})


def test_hour_is_nigh_may_be_the_bonus_action():
    """styx-hour-is-nigh, GT-A6: after two other actions there is still this one."""
    match = go(table(NIGH), "1-styx|advance|5,5|skill:dead-beckoning|2-titus", "0 0 0 0 0")
    assert "bonus:hour-is-nigh" in match.request.keys()
    assert match.request.why_not("skill:hour-is-nigh") == Reason("gt-no-actions-left", "GT-TRN-04", {"unit": "styx"})
    match.answer("bonus:hour-is-nigh")
    match.answer("2-titus")
    assert tokens(match, "2-titus") == {"protection-"}
    assert told(match).count("gt-bonus-action") == 1
    assert unit(match, "1-styx").activated


@pytest.mark.parametrize("titus", ["5,8", "5,6 knocked-out"])
def test_the_hour_is_nigh_for_nobody(titus: str):
    """styx-hour-is-nigh, GT-SKL-10, GT-KO-07: refused without an enemy near that can gain a blight."""
    match = go(table(f"plot\nobjectives\n1-styx 5,5\n2-titus {titus}"), "1-styx")
    for key in ("skill:hour-is-nigh", "bonus:hour-is-nigh"):
        assert match.request.why_not(key) == Reason("gt-no-target", "GT-SKL-10", {"unit": "styx", "range": 2})


def test_the_dead_beckon():
    """styx-dead-beckoning: 5 accuracy dice at 3 hexes; the target is moved 1 hex toward Styx, or none."""
    t = table("plot\nobjectives\n1-styx 5,5\n2-nia 5,8")
    match = go(t, "1-styx|skill:dead-beckoning", "1 1 1 1 0")
    assert (match.request.seat, match.request.question, match.request.keys()) == (0, "gt-ask-move", ["5,8", "5,7"])
    match.answer("5,7")
    assert line(match, "2-nia") == "5,7"
    assert line(go(t, "1-styx|skill:dead-beckoning", "1 1 1 0 0"), "2-nia") == "5,8"


# Apparition and Scythe Slash

CALL = """
    clash
    objectives 2,2 5,4 5,7 5,8 7,5
    1-styx 5,5
    2-titus 0,0
"""
CALLS = "1-styx|skill:apparition"


def test_an_objective_hex_comes_nearer():
    """styx-apparition, GT-B7, GT-B13: one within range, 1 hex toward Styx, where no model and no other one is."""
    match = go(table(CALL), CALLS)
    ask = match.request
    assert (ask.seat, ask.question, set(ask.keys())) == (0, "gt-ask-shift", {"5,7", "7,5"})
    assert ask.why_not("5,4") == Reason("gt-nowhere-nearer", "GT-B7", {"hex": "5,4"})
    match.answer("7,5")
    assert (match.request.question, set(match.request.keys())) == ("gt-ask-shift-to", {"6,5", "6,6"})
    assert match.request.why_not("7,4") == Reason("gt-not-toward", "GT-MOV-07", {"hex": "7,4"})
    match.answer("6,6")
    assert objective_hexes(match) == ["2,2", "5,4", "5,7", "5,8", "6,6"]


def test_apparition_carries_models_along():
    """styx-apparition: banners and champions of either side."""
    t = table(CALL.replace("2-titus 0,0", "2-titus 7,5\n    2-titus-banner 5,7"))
    assert line(go(t, f"{CALLS}|7,5|6,5"), "2-titus") == "6,5"
    match = go(t, f"{CALLS}|5,7")
    assert (line(match, "2-titus-banner"), objective_hexes(match)) == ("5,6", ["2,2", "5,4", "5,6", "5,8", "7,5"])


@pytest.mark.parametrize("titus", ["5,6", "5,7 knocked-out"])
def test_apparition_is_held_up(titus: str):
    """styx-apparition, GT-B13, GT-B14: by a model in the way, by a knocked out champion on the hex."""
    match = go(table(CALL.replace("0,0", titus)), CALLS)
    assert match.request.question == "gt-ask-shift-to", "7,5 is the only one left"
    assert set(match.request.keys()) == {"6,5", "6,6"}


@pytest.mark.parametrize(("found", "after"), [("5,8 5,9", ["5,7", "5,9"]), ("5,9", None), ("5,5 5,4", None)])
def test_apparition_reaches_three_hexes_far(found: str, after: list[str] | None):
    """styx-apparition, GT-SKL-10: no farther; what lies next to Styx, or under him, cannot come nearer."""
    t = table(CALL.replace("2,2 5,4 5,7 5,8 7,5", found))
    match = go(t, "1-styx")
    if after is None:
        why = match.request.why_not("skill:apparition")
        assert why == Reason("gt-no-objective-to-move", "GT-SKL-10", {"unit": "styx", "range": 3})
    else:
        assert objective_hexes(go(t, CALLS)) == after


def test_scythe_slash_leaves_a_damage_blight():
    """styx-scythe-slash: 5 accuracy dice, a damage blight with a hit, 5 damage dice."""
    t = table("clash\nobjectives\n1-styx 5,5\n2-nia 5,6")
    assert line(go(t, "1-styx|skill:scythe-slash", "1 1 1 1 0|1 1 1 0 0"), "2-nia") == "5,6 wounds 1 damage-"
    assert line(go(t, "1-styx|skill:scythe-slash", "1 1 1 0 0"), "2-nia") == "5,6"
