"""Styx and the Abyssal Hounds: what they take, nobody gets back, and nobody is paid for."""

import pytest

from tests.games.godtear.made_up import trait
from tests.games.godtear.table import go, line, places, table, tokens, unit
from tests.kit import told
from theomachy.games.godtear.battlefield import NAMES
from theomachy.games.godtear.champions import SHEETS
from theomachy.games.godtear.state import Godtear
from theomachy.kernel import Match, Reason


def objectives(match: Match[Godtear]) -> list[str]:
    return [NAMES[place] for place in sorted(match.state.objectives)]


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
    assert (objectives(match), match.state.turn_token) == (["5,6"], 10)


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
    assert ask.why_not("5,4") == Reason("gt-no-objective-to-move-there", "GT-B13", {"hex": "5,4"})
    match.answer("7,5")
    assert (match.request.question, set(match.request.keys())) == ("gt-ask-shift-to", {"6,5", "6,6"})
    assert match.request.why_not("7,4") == Reason("gt-hex-not-open", "GT-B13", {"hex": "7,4"})
    match.answer("6,6")
    assert objectives(match) == ["2,2", "5,4", "5,7", "5,8", "6,6"]


def test_apparition_carries_models_along():
    """styx-apparition: banners and champions of either side."""
    t = table(CALL.replace("2-titus 0,0", "2-titus 7,5\n    2-titus-banner 5,7"))
    assert line(go(t, f"{CALLS}|7,5|6,5"), "2-titus") == "6,5"
    match = go(t, f"{CALLS}|5,7")
    assert (line(match, "2-titus-banner"), objectives(match)) == ("5,6", ["2,2", "5,4", "5,6", "5,8", "7,5"])


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
        assert objectives(go(t, CALLS)) == after


def test_scythe_slash_leaves_a_damage_blight():
    """styx-scythe-slash: 5 accuracy dice, a damage blight with a hit, 5 damage dice."""
    t = table("clash\nobjectives\n1-styx 5,5\n2-nia 5,6")
    assert line(go(t, "1-styx|skill:scythe-slash", "1 1 1 1 0|1 1 1 0 0"), "2-nia") == "5,6 wounds 1 damage-"
    assert line(go(t, "1-styx|skill:scythe-slash", "1 1 1 0 0"), "2-nia") == "5,6"


# Drag

DRAG = """
    plot
    objectives
    1-styx 9,0
    1-abyssal-hounds 5,5 0,13
    1-titus 9,2
    1-glory-seekers 5,3
    2-nia 9,13
    2-quartzlings 5,7 5,7 9,9
"""
ENDS = "1-abyssal-hounds|end"


def test_drag_moves_small_followers_toward_a_hound():
    """abyssal-hounds-drag: up to two within 2 hexes of it, of either side, when the Hounds' activation ends."""
    match = go(table(DRAG), ENDS)
    ask = match.request
    assert (ask.seat, ask.question, ask.keys()) == (0, "gt-ask-model", ["1-glory-seekers-1", "2-quartzlings-1", "done"])
    match.answer("2-quartzlings-1")
    assert places(match, "2-quartzlings") == ["5,6", "5,7", "9,9"]
    assert match.request.keys() == ["1-glory-seekers-1", "2-quartzlings-2", "done"], "each of them once"
    match.answer("1-glory-seekers-1")
    assert places(match, "1-glory-seekers") == ["5,4"]
    assert (match.request.question, match.state.agenda) == ("gt-ask-activate", ()), "two and no more"


def test_drag_may_be_left_out():
    """abyssal-hounds-drag: up to two may be one or none."""
    match = go(table(DRAG), f"{ENDS}|done")
    assert (places(match, "2-quartzlings"), match.request.question) == (["5,7", "5,7", "9,9"], "gt-ask-activate")
    match = go(table(DRAG), f"{ENDS}|2-quartzlings-1|done")
    assert (places(match, "2-quartzlings"), match.request.question) == (["5,6", "5,7", "9,9"], "gt-ask-activate")


def test_drag_gives_a_choice_of_ways():
    """abyssal-hounds-drag, GT-B7: any hex that is nearer; whoever is chosen has to move."""
    t = table(DRAG.replace("5,7 5,7 9,9", "4,4").replace("5,3", "9,3"))
    match = go(t, f"{ENDS}|2-quartzlings-1")
    assert (match.request.question, set(match.request.keys())) == ("gt-ask-move", {"4,5", "5,4"})


def test_drag_toward_either_hound():
    """abyssal-hounds-drag: where both are near, Styx's player says which one it is."""
    t = table(DRAG.replace("0,13", "5,9").replace("5,7 5,7 9,9", "5,7"))
    match = go(t, f"{ENDS}|2-quartzlings-1")
    assert (match.request.question, match.request.keys()) == (
        "gt-ask-user",
        ["1-abyssal-hounds-1", "1-abyssal-hounds-2"],
    )
    match.answer("1-abyssal-hounds-2")
    assert places(match, "2-quartzlings") == ["5,8"]


def test_drag_moves_nobody_twice():
    """abyssal-hounds-drag: whoever came nearer to one Hound is not pulled back by the other."""
    t = table(DRAG.replace("0,13", "5,8").replace("5,7 5,7 9,9", "5,7").replace("5,3", "9,3"))
    match = go(t, f"{ENDS}|2-quartzlings-1")
    assert (places(match, "2-quartzlings"), match.request.question) == (["5,6"], "gt-ask-activate")


@pytest.mark.parametrize(
    ("old", "new"),
    [
        pytest.param("5,7 5,7 9,9", "5,6 5,8", id="next to the Hound, or 3 hexes away"),
        pytest.param("9,13\n    2-quartzlings 5,7 5,7 9,9", "5,7", id="a champion"),
        pytest.param("1-styx 9,0", "1-styx 5,6", id="the way is taken"),
        pytest.param("objectives", "objectives 5,6", id="the way is an objective hex"),
        pytest.param("2-quartzlings 5,7 5,7 9,9", "2-keera 0,0\n    2-young-dragons 5,7", id="a large follower"),
    ],
)
def test_drag_finds_nobody(old: str, new: str):
    """abyssal-hounds-drag: without a small follower that can come nearer nothing is asked."""
    match = go(table(DRAG.replace("5,3", "9,3").replace(old, new)), ENDS)
    assert match.request.question == "gt-ask-activate"


def test_drag_is_for_the_hounds_own_activation():
    """abyssal-hounds-drag: the end of Styx's activation brings nothing; after two actions of the Hounds it comes."""
    assert go(table(DRAG), "1-styx|end").request.question == "gt-ask-activate"
    t = table(DRAG.replace("plot", "clash").replace("2-nia 9,13", "2-nia 5,6"))
    match = go(t, "1-abyssal-hounds|skill:triple-bite|advance|done", "0 0 0 0|0 0 0 0|0 0 0 0")
    assert match.request.keys() == ["1-glory-seekers-1", "done"]


# Pack Hunters and Howl

PACK = """
    plot
    objectives
    1-styx 5,5
    1-abyssal-hounds 5,9 5,10
    2-nia 0,0
"""


def test_pack_hunters_moves_the_hounds_near_styx():
    """abyssal-hounds-pack-hunters: each within 4 hexes of him, by up to 2 hexes; whoever uses it."""
    match = go(table(PACK), "1-abyssal-hounds|skill:pack-hunters|1-abyssal-hounds-2")
    assert (match.request.question, match.request.keys()) == ("gt-ask-next", ["1-abyssal-hounds-1", "done"])
    match.answer("1-abyssal-hounds-1")
    assert match.request.why_not("5,6") == Reason("gt-too-far", "GT-MOV-03", {"hex": "5,6", "steps": 2})
    match.answer("5,7")
    assert line(match, "1-abyssal-hounds") == "5,7 5,10"
    assert match.request.question == "gt-ask-action"


def test_pack_hunters_of_both():
    """abyssal-hounds-pack-hunters, GT-F3, GT-C15: one after the other, also round a knocked out Styx."""
    t = table(PACK.replace("5,5", "5,6 knocked-out"))
    match = go(
        t, "1-abyssal-hounds|skill:pack-hunters|1-abyssal-hounds-1|1-abyssal-hounds-2|5,11|1-abyssal-hounds-1|5,10"
    )
    assert line(match, "1-abyssal-hounds") == "5,10 5,11"


def test_pack_hunters_needs_styx():
    """abyssal-hounds-pack-hunters, GT-SKL-14: refused with both Hounds farther away."""
    why = go(table(PACK.replace("5,5", "5,4")), "1-abyssal-hounds").request.why_not("skill:pack-hunters")
    assert why == Reason("gt-partner-too-far", "GT-SKL-14", {"unit": "abyssal-hounds", "partner": "styx", "range": 4})


def test_howl_gives_an_accuracy_blight():
    """abyssal-hounds-howl: 5 accuracy dice at 2 hexes, no damage."""
    t = table("plot\nobjectives\n1-styx 9,9\n1-abyssal-hounds 5,5\n2-nia 5,7")
    assert line(go(t, "1-abyssal-hounds|skill:howl", "1 1 1 1 0"), "2-nia") == "5,7 accuracy-"
    assert line(go(t, "1-abyssal-hounds|skill:howl", "1 1 1 0 0"), "2-nia") == "5,7"


# Torn to Shreds

SHREDS = """
    clash token 10
    objectives 5,6
    1-styx 9,9
    1-abyssal-hounds 5,5 5,7
    2-titus 0,0
    2-titus-banner 5,6
"""
TEARS = "1-abyssal-hounds|skill:torn-to-shreds"


def test_a_banner_is_torn_to_shreds():
    """abyssal-hounds-torn-to-shreds, GT-F15: with both Hounds next to it it goes, and nobody gets a step."""
    match = go(table(SHREDS), f"{TEARS}|1-abyssal-hounds-1")
    assert (line(match, "2-titus-banner"), line(match, "1-abyssal-hounds")) == ("", "5,5 5,7")
    assert (match.state.turn_token, objectives(match)) == (10, ["5,6"])


@pytest.mark.parametrize(
    ("old", "new"),
    [
        pytest.param("5,5 5,7", "5,5 5,8", id="one of them too far"),
        pytest.param("5,5 5,7", "5,5", id="one of them off the battlefield"),
        pytest.param("2-titus-banner 5,6", "1-styx-banner 5,6", id="a banner of their own side"),
        pytest.param("2-titus-banner 5,6", "", id="no banner"),
    ],
)
def test_torn_to_shreds_needs_both_hounds(old: str, new: str):
    """abyssal-hounds-torn-to-shreds, GT-SKL-14: next to the same enemy banner."""
    why = go(table(SHREDS.replace(old, new)), "1-abyssal-hounds").request.why_not("skill:torn-to-shreds")
    assert why == Reason("gt-not-both-beside-banner", "GT-SKL-14", {"unit": "abyssal-hounds"})


def test_torn_to_shreds_takes_one_of_two_banners():
    """abyssal-hounds-torn-to-shreds: their player chooses."""
    t = table("""
        clash
        objectives
        1-styx 9,9
        1-abyssal-hounds 5,5 5,6
        2-titus 0,0
        2-titus-banner 4,6
        2-maxen 0,5
        2-maxen-banner 6,6
    """)
    match = go(t, f"{TEARS}|1-abyssal-hounds-1")
    assert (match.request.question, match.request.keys()) == ("gt-ask-banner", ["2-titus-banner", "2-maxen-banner"])
    match.answer("2-maxen-banner")
    assert (line(match, "2-titus-banner"), line(match, "2-maxen-banner")) == ("4,6", "")


def test_torn_to_shreds_lets_the_quartzlings_recruit():
    """abyssal-hounds-torn-to-shreds, quartzlings-rock-formation: Nia's banner is removed like any other way."""
    t = table(SHREDS.replace("titus", "nia") + "    2-quartzlings 0,1 0,2")
    match = go(t, f"{TEARS}|1-abyssal-hounds-1")
    assert (match.request.seat, match.request.keys()) == (1, ["recruit", "done"])


# Triple Bite

BITE = """
    clash token 10
    objectives
    1-styx 9,9
    1-abyssal-hounds 5,5
    2-nia 5,6
"""
BITES = "1-abyssal-hounds|skill:triple-bite"
HIT, MISS = "1 1 1 1", "1 1 1 0"


@pytest.mark.parametrize(
    ("rolls", "damage"),
    [
        ((HIT, HIT, HIT), "2 1 0 0 0 0"),
        ((HIT, MISS, HIT), "2 1 0 0"),
        ((MISS, HIT, HIT), "2 1 0 0"),
        ((MISS, MISS, HIT), "2 1"),
        ((HIT, MISS, MISS), "2 1"),
    ],
)
def test_triple_bite_rolls_three_times_to_hit(rolls: tuple[str, ...], damage: str):
    """abyssal-hounds-triple-bite, GT-C23: then one damage roll with 2 dice for each hit, whichever they were."""
    match = go(table(BITE), BITES, "|".join((*rolls, damage)))
    assert line(match, "2-nia") == "5,6 wounds 1"
    assert (told(match).count("gt-targets"), told(match).count("gt-damage")) == (1, 1)
    assert (match.request.question, match.state.agenda) == ("gt-ask-action", ())


def test_triple_bite_that_misses_three_times():
    """abyssal-hounds-triple-bite: no hit, no damage roll."""
    match = go(table(BITE), BITES, f"{MISS}|{MISS}|{MISS}")
    assert (line(match, "2-nia"), told(match)[-1]) == ("5,6", "gt-missed")


def test_tokens_count_for_the_first_bite():
    """abyssal-hounds-triple-bite, GT-C7, GT-C23: those of accuracy and dodge; a damage boon is one die of the roll."""
    t = table(BITE.replace("5,5", "5,5 accuracy+ damage+").replace("2-nia 5,6", "2-nia 5,6 dodge-"))
    match = go(t, BITES, "1 1 1 0 0|1 1 1 0|1 1 1 0|1 1 1")
    assert line(match, "2-nia") == "5,6 wounds 1"
    assert (line(match, "1-abyssal-hounds"), tokens(match, "2-nia")) == ("5,5", set())


def test_triple_bite_has_one_target():
    """abyssal-hounds-triple-bite, GT-SKL-05: one Hound bites, and all three rolls are at the same enemy."""
    t = table(BITE.replace("5,5", "5,5 4,7") + "    2-quartzlings 4,5")
    match = go(t, BITES)
    assert (match.request.question, match.request.keys()) == (
        "gt-ask-user",
        ["1-abyssal-hounds-1", "1-abyssal-hounds-2"],
    )
    match.answer("1-abyssal-hounds-1")
    assert (match.request.question, match.request.keys()) == ("gt-ask-target", ["2-nia", "2-quartzlings-1"])
    match = go(t, f"{BITES}|1-abyssal-hounds-1|2-quartzlings-1", "1 1 0 0|0 0 0 0|1 1 0 0|2 2 1 0")
    assert (line(match, "2-quartzlings"), line(match, "2-nia"), match.state.turn_token) == ("", "5,6", 9)


def test_triple_bite_may_knock_out():
    """abyssal-hounds-triple-bite, GT-C11: 4 steps for a champion, none for the class of Styx."""
    t = table(BITE.replace("2-nia 5,6", "2-nia 5,6 wounds 5"))
    match = go(t, f"{BITES}|5,8", f"{HIT}|{MISS}|{MISS}|2 1")
    assert (line(match, "2-nia"), match.state.turn_token) == ("5,8 wounds 6 knocked-out", 6)
    assert (match.request.question, match.state.agenda) == ("gt-ask-action", ())


def test_triple_bite_and_traits_about_wounds():
    """abyssal-hounds-triple-bite: what comes after a skill is told whom it wounded."""
    uses = []

    def used(t, me, use):
        uses.append(use)
        yield from ()

    go(trait(table(BITE), "1-styx", "used", used), BITES, f"{HIT}|{MISS}|{MISS}|2 1")
    nia = unit(table(BITE), "2-nia").members[0]
    assert [(use.targets, use.wounded) for use in uses] == [((nia,), (nia,))]


def test_triple_bite_reaches_one_hex_far():
    """abyssal-hounds-triple-bite, GT-SKL-11: 2 hexes are too far."""
    why = go(table(BITE.replace("2-nia 5,6", "2-nia 5,7")), "1-abyssal-hounds").request.why_not("skill:triple-bite")
    assert str(why) == "gt-no-target skill=abyssal-hounds-triple-bite unit=abyssal-hounds range=1 [GT-SKL-11]"
