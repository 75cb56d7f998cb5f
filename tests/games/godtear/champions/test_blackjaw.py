"""Blackjaw, and with him skills that have several targets."""

import pytest

from tests.games.godtear.table import go, line, model, table, tokens, unit
from tests.kit import told
from theomachy.games.godtear.cards import SHEETS
from theomachy.kernel import Reason

KICK = "1 1 1 0 0 0|1 1 1 1 0 0"
"""Faces that hit a Glory Seeker (dodge 3) and knock it out (protection 3, health 1); six dice each."""
STORM = "1 1 1 0 0 0|1 1 1 1 0"
AXE = "1 1 1 0|1 1 1 1 0"
BALL = "1 1 1 0 0|1 1 1 1"
MISS = "1 1 0 0 0 0"


def test_the_figures_on_the_cards():
    """GT-SET-04, GT-SET-07: speed in plot and clash, dodge, protection, health, and how many there are."""
    champion, followers = SHEETS["blackjaw"], SHEETS["unburnt-reavers"]
    assert (champion.speed, champion.dodge, champion.protection, champion.health) == ((3, 2), 3, 2, 8)
    assert champion.class_ == "maelstrom"
    assert (followers.speed, followers.dodge, followers.protection, followers.health) == ((3, 2), 3, 2, 1)
    assert (followers.small, followers.count) == (True, 5)


# Wildfire

CROWD = """
    clash
    1-blackjaw 3,5
    2-titus 3,4 wounds 4
    2-glory-seekers 3,6 3,6 3,6 4,6 4,7
"""


def test_a_follower_knocked_out_gives_a_bonus_action():
    """blackjaw-wildfire: two actions and, since a follower fell, a third of his choice."""
    answers = "1-blackjaw|skill:kick|2-glory-seekers-4|skill:fireball|2-titus|advance|3,5"
    match = go(table(CROWD), answers, f"{KICK}|0 0 0 0 0")
    assert unit(match, "1-blackjaw").bonus_turn == 1
    assert match.request.seat == 1  # nothing was left but to end


def test_without_a_knockout_there_are_two_actions():
    """blackjaw-wildfire, GT-TRN-04: a follower that was merely hit gives nothing."""
    match = go(table(CROWD), "1-blackjaw|skill:kick|2-glory-seekers-4|advance|3,5", "1 1 1 0 0 0|1 1 1 0 0 0")
    assert told(match).count("gt-unharmed") == 1
    assert match.request.question == "gt-ask-activate"


def test_the_bonus_action_may_be_left_out():
    """blackjaw-wildfire, GT-TRN-08: he may take it, he need not."""
    match = go(table(CROWD), "1-blackjaw|skill:kick|2-glory-seekers-4|advance|3,5", KICK)
    assert match.request.keys() == ["skill:fiery-axe", "skill:fireball", "skill:fire-storm", "end"]
    match.answer("end")
    assert unit(match, "1-blackjaw").activated
    assert unit(match, "1-blackjaw").bonus_turn == 0


def test_the_bonus_action_is_no_action_twice():
    """blackjaw-wildfire, GT-TRN-06: the skill that won it is not the one to use again."""
    match = go(table(CROWD), "1-blackjaw|skill:kick|2-glory-seekers-4|advance|3,5", KICK)
    assert match.request.why_not("skill:kick") == Reason("gt-action-taken", "GT-TRN-06", {"unit": "blackjaw"})


def test_many_knockouts_give_one_bonus_action():
    """blackjaw-wildfire, GT-TRN-09: three fell by one skill, another by the bonus action; no fourth action."""
    t = table(CROWD)
    answers = "1-blackjaw|skill:fiery-axe|2-glory-seekers-1|2-glory-seekers-2|2-glory-seekers-3|advance|3,5"
    match = go(t, answers, "|".join([AXE] * 3))
    assert told(match).count("gt-bonus-granted") == 1
    match = go(t, f"{answers}|skill:kick", "|".join([AXE] * 3 + [KICK]))
    assert line(match, "2-glory-seekers") == "x x x x 4,7"
    assert told(match).count("gt-bonus-granted") == 1
    assert match.request.question == "gt-ask-activate"


def test_a_champion_knocked_out_gives_no_bonus_action():
    """blackjaw-wildfire: followers are what it asks for."""
    match = go(table(CROWD), "1-blackjaw|skill:fiery-axe|2-titus|3,4", AXE)
    assert unit(match, "2-titus").knocked_out
    assert "gt-bonus-granted" not in told(match)
    match.answer("advance")
    match.answer("3,5")
    assert match.request.question == "gt-ask-activate"


def test_what_the_reavers_knock_out_gives_nobody_a_bonus_action():
    """blackjaw-wildfire: it must be Blackjaw who does it."""
    t = table("""
        clash
        1-blackjaw 3,5
        1-unburnt-reavers 4,5
        2-glory-seekers 4,6
    """)
    match = go(t, "1-unburnt-reavers|skill:cleaving-strike|skill:war-cry", "1 1 1|1 1 1 1")
    assert line(match, "2-glory-seekers") == ""
    assert "gt-bonus-granted" not in told(match)
    assert match.request.question == "gt-ask-activate"


BLACKJAW_KICKS = '{"does": "attack", "unit": 0, "use": {"unit": 0, "user": 0, "skill": "kick"}, "seat": 0}'
A_REAVER_CLEAVES = '{"does": "attack", "unit": 1, "use": {"unit": 1, "user": 2, "skill": "cleaving-strike"}, "seat": 0}'


@pytest.mark.parametrize(
    ("active", "attack", "faces"), [(1, BLACKJAW_KICKS, KICK), (0, A_REAVER_CLEAVES, "1 1 1|1 1 1 1")]
)
def test_blackjaw_must_be_the_active_one_and_do_it_himself(active, attack, faces):
    """blackjaw-wildfire: he strikes while the Reavers are active, or they while he is; neither gives a bonus action."""
    t = table(f"""
        clash
        1-blackjaw 3,5
        1-unburnt-reavers 2,6
        2-glory-seekers 3,6
        activation {{"unit": {active}}}
        agenda [{attack}]
    """)
    match = go(t, "", faces)
    assert line(match, "2-glory-seekers") == ""
    assert "gt-bonus-granted" not in told(match)
    assert match.state.activation.bonus is False


@pytest.mark.parametrize(("limit", "allowed"), [("activation", True), ("turn", False)])
def test_one_bonus_action_a_turn_by_agreement(limit, allowed):
    """GT-J5: he had his bonus action in this turn's plot phase; by agreement there is no other."""
    t = table(CROWD.replace("1-blackjaw 3,5", "1-blackjaw 3,5 bonus 1"), bonus_limit=limit)
    match = go(t, "1-blackjaw|skill:kick|2-glory-seekers-4|advance|3,5", KICK)
    assert (match.request.question == "gt-ask-action") is allowed


# Fire Storm


def test_fire_storm_takes_five_followers_in_any_hexes():
    """blackjaw-fire-storm: followers near and far, five at most; each is worth two steps to a maelstrom."""
    t = table(CROWD.replace("clash", "clash token 15").replace("2-titus", "2-quartzlings 2,6\n    2-titus"))
    names = ["glory-seekers-1", "glory-seekers-4", "glory-seekers-2", "quartzlings-1", "glory-seekers-3"]
    storms = [STORM] * 3 + ["1 1 0 0 0 0|1 1 1 1 1"] + [STORM]
    match = go(t, "|".join(["1-blackjaw", "skill:fire-storm", *[f"2-{name}" for name in names]]), "|".join(storms))
    assert line(match, "2-glory-seekers") == "x x x x 4,7"  # a sixth is not asked for
    assert line(match, "2-quartzlings") == ""
    assert match.state.turn_token == 5
    assert match.request.question == "gt-ask-action"


def test_fire_storm_is_for_followers_in_range():
    """blackjaw-fire-storm, GT-HIT-03: champions are no targets, nor is anybody three hexes away."""
    t = table(CROWD.replace("4,7", "4,8"))
    ask = go(t, "1-blackjaw|skill:fire-storm").request
    assert (ask.seat, ask.question, ask.clause) == (0, "gt-ask-target", "GT-HIT-03")
    assert ask.keys() == ["2-glory-seekers-1", "2-glory-seekers-4"]
    named = {"target": "titus", "range": 2}
    assert ask.why_not("2-titus") == Reason("gt-followers-only", "GT-SKL-14", named)
    named = {"target": "glory-seekers", "range": 2}
    assert ask.why_not("2-glory-seekers-5") == Reason("gt-out-of-range", "GT-SKL-04", named)
    assert ask.why_not("1-blackjaw") == Reason("gt-not-an-enemy", "GT-HIT-03", {"target": "blackjaw", "range": 2})


def test_fire_storm_may_have_fewer_targets():
    """blackjaw-fire-storm: up to five is also one; and it was his ultimate. GT-ULT-03"""
    match = go(table(CROWD), "1-blackjaw|skill:fire-storm|2-glory-seekers-4|done", STORM)
    assert line(match, "2-glory-seekers") == "3,6 3,6 3,6 x 4,7"
    assert unit(match, "1-blackjaw").ultimate_used
    match = go(table(CROWD.replace("3,5", "3,5 ultimate")), "1-blackjaw")
    named = {"unit": "blackjaw", "skill": "blackjaw-fire-storm"}
    assert match.request.why_not("skill:fire-storm") == Reason("gt-ultimate-used", "GT-ULT-03", named)


def test_fire_storm_in_the_plot_phase():
    """blackjaw-fire-storm, GT-A10: no phase is named, so it can be the plot phase; it brings the bonus action there."""
    match = go(table(CROWD.replace("clash", "plot")), "1-blackjaw|skill:fire-storm|2-glory-seekers-4|done", STORM)
    assert match.state.activation.bonus is True


# Skills with several targets


def test_the_next_target_is_named_when_the_one_before_is_dealt_with():
    """GT-C4, GT-HIT-09: hit roll and damage roll of the first, knockout included; only then the second is named."""
    match = go(table(CROWD), "1-blackjaw|skill:fiery-axe|2-glory-seekers-1", AXE)
    assert line(match, "2-glory-seekers") == "x 3,6 3,6 4,6 4,7"
    assert match.state.turn_token == 8
    assert match.request.question == "gt-ask-target"
    assert match.request.keys() == ["2-glory-seekers-2", "done"]


def test_a_miss_ends_it_for_that_target_only():
    """GT-C43, GT-HIT-07: with `that target` the skill goes on to the next one, and a model is no target twice."""
    match = go(table(CROWD, miss_ends="that target"), "1-blackjaw|skill:fiery-axe|2-glory-seekers-1", "1 1 0 0")
    assert match.request.keys() == ["2-glory-seekers-2", "done"]
    named = {"target": "glory-seekers", "range": 1}
    assert match.request.why_not("2-glory-seekers-1") == Reason("gt-targeted-already", "GT-C4", named)
    match = go(
        table(CROWD, miss_ends="that target"),
        "1-blackjaw|skill:fiery-axe|2-glory-seekers-1|2-glory-seekers-2|2-glory-seekers-3",
        f"1 1 0 0|{AXE}|{AXE}",
    )
    assert line(match, "2-glory-seekers") == "3,6 x x 4,6 4,7"
    assert match.request.question == "gt-ask-action"


def test_a_miss_ends_the_skill():
    """GT-C43, GT-HIT-07: by the letter a miss ends the skill, and targets that were named beforehand are spared."""
    match = go(table(CROWD), "1-blackjaw|skill:fiery-axe|2-glory-seekers-1", "1 1 0 0")
    assert match.request.question == "gt-ask-action"
    t = table(CROWD, targets_named="all at once")
    match = go(t, "1-blackjaw|skill:fiery-axe|2-glory-seekers-1|2-glory-seekers-2|done", "1 1 0 0")
    assert line(match, "2-glory-seekers") == "3,6 3,6 3,6 4,6 4,7"
    assert match.request.question == "gt-ask-action"


def test_all_targets_are_named_at_once_by_agreement():
    """GT-C4: with `all at once` every target is named before the first roll, then they are dealt with in that order."""
    t = table(CROWD, targets_named="all at once", miss_ends="that target")
    match = go(t, "1-blackjaw|skill:fire-storm|2-glory-seekers-4|2-glory-seekers-1")
    assert match.request.keys() == ["2-glory-seekers-2", "2-glory-seekers-5", "done"]
    assert "gt-targets" not in told(match)
    match = go(
        t,
        "1-blackjaw|skill:fire-storm|2-glory-seekers-4|2-glory-seekers-1|2-glory-seekers-2|done",
        f"{STORM}|{MISS}|{STORM}",
    )
    assert line(match, "2-glory-seekers") == "3,6 x 3,6 x 4,7"
    assert match.request.question == "gt-ask-action"


def test_targets_named_at_once_are_held_to_the_same_limits():
    """GT-C4: three in one hex and no more, none twice; the third being named, the rolls begin unasked."""
    t = table(CROWD, targets_named="all at once", miss_ends="that target")
    match = go(t, "1-blackjaw|skill:fiery-axe|2-glory-seekers-1")
    assert match.request.keys() == ["2-glory-seekers-2", "done"]
    answers = "1-blackjaw|skill:fiery-axe|2-glory-seekers-1|2-glory-seekers-2|2-glory-seekers-3"
    match = go(t, answers, f"{AXE}|1 1 0 0|{AXE}")
    assert line(match, "2-glory-seekers") == "x 3,6 x 4,6 4,7"
    assert match.request.question == "gt-ask-action"


def test_a_boon_counts_for_the_first_of_the_targets_named_at_once():
    """GT-C4, GT-F7: the die more is for the one that is dealt with first."""
    t = table(CROWD.replace("3,5", "3,5 accuracy+"), targets_named="all at once")
    match = go(t, "1-blackjaw|skill:fireball|2-glory-seekers-1|2-glory-seekers-2|done", f"1 1 1 0 0 0|1 1 1 1|{BALL}")
    assert line(match, "2-glory-seekers") == "x x 3,6 4,6 4,7"


@pytest.mark.parametrize(("skill", "faces"), [("fiery-axe", AXE), ("fireball", BALL)])
def test_up_to_three_targets_in_one_hex(skill, faces):
    """blackjaw-fiery-axe, blackjaw-fireball: the hex of the first target is the hex of all."""
    match = go(table(CROWD), f"1-blackjaw|skill:{skill}|2-glory-seekers-1", faces)
    assert match.request.keys() == ["2-glory-seekers-2", "done"]
    why = match.request.why_not("2-glory-seekers-4")
    assert (why.id, why.clause) == ("gt-not-in-first-hex", "GT-SKL-14")
    match.answer("done")
    assert line(match, "2-glory-seekers") == "x 3,6 3,6 4,6 4,7"
    assert match.request.question == "gt-ask-action"


def test_a_lone_target_is_the_only_one():
    """blackjaw-fiery-axe: nobody else in its hex, so nothing is asked; a champion may be that target."""
    match = go(table(CROWD.replace(" wounds 4", "")), "1-blackjaw|skill:fiery-axe|2-titus", AXE)
    assert model(match, "2-titus").wounds == 1
    assert match.request.question == "gt-ask-action"


def test_the_axe_reaches_one_hex_and_the_fireball_two():
    """blackjaw-fiery-axe, blackjaw-fireball, GT-SKL-04"""
    t = table(CROWD)
    assert go(t, "1-blackjaw|skill:fiery-axe").request.keys() == ["2-titus", "2-glory-seekers-1", "2-glory-seekers-4"]
    assert "2-glory-seekers-5" in go(t, "1-blackjaw|skill:fireball").request.keys()
    t = table(CROWD.replace("4,7", "4,8"))
    assert "2-glory-seekers-5" not in go(t, "1-blackjaw|skill:fireball").request.keys()


def test_boons_of_the_attacker_count_for_the_first_target():
    """GT-F7, GT-STA-06, GT-STA-07: one die more for the first hit roll and the first damage roll, then no more."""
    t = table(CROWD.replace("1-blackjaw 3,5", "1-blackjaw 3,5 accuracy+ damage+"))
    faces = f"1 1 1 0 0|1 1 1 1 0 0|{AXE}"
    match = go(t, "1-blackjaw|skill:fiery-axe|2-glory-seekers-1|2-glory-seekers-2|done", faces)
    assert line(match, "2-glory-seekers") == "x x 3,6 4,6 4,7"
    assert tokens(match, "1-blackjaw") == set()


def test_a_boon_waits_for_the_roll_it_is_for():
    """GT-F7: the first target is missed, so the damage boon is for the second."""
    t = table(CROWD.replace("1-blackjaw 3,5", "1-blackjaw 3,5 accuracy+ damage+"), miss_ends="that target")
    faces = "1 1 0 0 0|1 1 1 0|1 1 1 1 0 0"
    match = go(t, "1-blackjaw|skill:fiery-axe|2-glory-seekers-1|2-glory-seekers-2|done", faces)
    assert line(match, "2-glory-seekers") == "3,6 x 3,6 4,6 4,7"
    assert tokens(match, "1-blackjaw") == set()


def test_a_dodge_boon_counts_for_the_first_target_of_its_unit():
    """GT-F7, GT-T-06: dodge 4 against the first roll, 3 against the second; three points miss, then hit."""
    t = table(CROWD.replace("4,7", "4,7 dodge+"), miss_ends="that target")
    match = go(t, "1-blackjaw|skill:fiery-axe|2-glory-seekers-1|2-glory-seekers-2|done", f"1 1 1 0|{AXE}")
    assert line(match, "2-glory-seekers") == "3,6 x 3,6 4,6 4,7"


def test_a_protection_boon_counts_for_the_first_damage_roll():
    """GT-F7, GT-STA-05: four points of damage leave the first unhurt and knock out the second."""
    t = table(CROWD.replace("4,7", "4,7 protection+"))
    match = go(t, "1-blackjaw|skill:fiery-axe|2-glory-seekers-1|2-glory-seekers-2|done", f"{AXE}|{AXE}")
    assert line(match, "2-glory-seekers") == "3,6 x 3,6 4,6 4,7"


# Hotfoot, Evil Eye, Kick

PLOT = """
    plot
    1-blackjaw 3,5
    1-unburnt-reavers 3,7 1,1
    1-titus 3,8
    2-nia 3,3
    2-glory-seekers 4,7 4,7
"""


def test_hotfoot_gives_a_friend_a_speed_boon():
    """blackjaw-hotfoot, GT-C17, GT-C32: one champion or unit within two hexes, of a unit one model; himself too."""
    match = go(table(PLOT), "1-blackjaw|skill:hotfoot")
    assert match.request.question == "gt-ask-friend"
    assert match.request.keys() == ["1-blackjaw", "1-unburnt-reavers"]
    match.answer("1-unburnt-reavers")
    assert tokens(match, "1-unburnt-reavers") == {"speed+"}
    assert tokens(match, "1-blackjaw") == set()
    assert tokens(go(table(PLOT), "1-blackjaw|skill:hotfoot|1-blackjaw"), "1-blackjaw") == {"speed+"}


def test_evil_eye_weakens_followers():
    """blackjaw-evil-eye: a hit gives their unit a protection blight and no wound; a miss gives nothing."""
    match = go(table(PLOT), "1-blackjaw|skill:evil-eye", "1 1 1 0 0 0")  # Nia is in range, but no follower
    assert tokens(match, "2-glory-seekers") == {"protection-"}
    assert tokens(match, "2-nia") == set()
    assert "gt-damage" not in told(match)
    assert tokens(go(table(PLOT), "1-blackjaw|skill:evil-eye", MISS), "2-glory-seekers") == set()


def test_evil_eye_needs_followers_in_range():
    """blackjaw-evil-eye, GT-SKL-11: with a champion alone in range it cannot be used."""
    match = go(table(PLOT.replace("4,7 4,7", "4,8 4,8")), "1-blackjaw")
    named = {"skill": "blackjaw-evil-eye", "unit": "blackjaw", "range": 2}
    assert match.request.why_not("skill:evil-eye") == Reason("gt-no-target", "GT-SKL-11", named)


def test_kick_is_for_followers_next_to_him():
    """blackjaw-kick"""
    ask = go(table(CROWD), "1-blackjaw|skill:kick").request
    assert ask.keys() == ["2-glory-seekers-1", "2-glory-seekers-4"]
    assert ask.why_not("2-titus") == Reason("gt-followers-only", "GT-SKL-14", {"target": "titus", "range": 1})
    assert ask.why_not("2-glory-seekers-5").id == "gt-out-of-range"
    match = go(table(CROWD), "1-blackjaw|skill:kick|2-glory-seekers-1", KICK)
    assert line(match, "2-glory-seekers") == "x 3,6 3,6 4,6 4,7"
    assert match.request.question == "gt-ask-action"


# Fearsome

FEAR = """
    clash first 2
    1-blackjaw 1,8
    1-unburnt-reavers 3,9 9,8
    1-nia 3,5
    2-titus 4,5
    2-glory-seekers {seekers}
"""


def hack(seekers: str, faces: str, position: str = FEAR) -> set[str]:
    """Nia's tokens after a Hack (5, 5 or 6 dice by the card) that was rolled with these dice."""
    return tokens(go(table(position.format(seekers=seekers)), "2-glory-seekers|skill:hack", faces), "1-nia")


@pytest.mark.parametrize("seekers", ["3,6", "3,6 3,6"])
def test_small_enemies_nearby_have_a_die_fewer(seekers):
    """unburnt-reavers-fearsome: three hexes from a Reaver, alone or in twos, one die less than the card says."""
    assert hack(seekers, "1 1 1 1") == {"protection-"}


def test_three_in_a_hex_fear_nobody():
    """unburnt-reavers-fearsome: there must be fewer than three models in the hex."""
    assert hack("3,6 3,6 3,6", "1 1 1 1 0 0") == {"protection-"}


def test_the_hex_of_the_user_counts():
    """unburnt-reavers-fearsome: others of the unit stand in threes elsewhere, which is no help to one alone."""
    assert hack("3,6 0,0 0,0 0,0", "1 1 1 1") == {"protection-"}


def test_small_enemies_far_away_fear_nobody():
    """unburnt-reavers-fearsome: four hexes from the next Reaver are too far, though Blackjaw is nearer."""
    assert hack("2,6", "1 1 1 1 0") == {"protection-"}


def test_without_reavers_there_is_no_fear():
    """unburnt-reavers-fearsome: those that were knocked out frighten nobody."""
    assert hack("3,6", "1 1 1 1 0", FEAR.replace("    1-unburnt-reavers 3,9 9,8\n", "")) == {"protection-"}


def test_champions_fear_nobody():
    """unburnt-reavers-fearsome: only small enemies are meant; Titus strikes with all his dice."""
    t = table(FEAR.format(seekers="0,0").replace("9,8", "4,7"))
    match = go(t, "2-titus|skill:piercing-strike", "1 1 1 1 0|1 1 1 0 0 0")
    assert model(match, "1-nia").wounds == 1


def test_reavers_do_not_frighten_their_own_side():
    """unburnt-reavers-fearsome: a Glory Seeker beside friendly Reavers has all its dice."""
    t = table("""
        clash
        1-blackjaw 9,9
        1-unburnt-reavers 3,7
        1-glory-seekers 3,6
        2-nia 3,5
    """)
    match = go(t, "1-glory-seekers|skill:hack", "1 1 1 1 0")
    assert tokens(match, "2-nia") == {"protection-"}


def test_fear_and_accuracy_tokens_add_up():
    """unburnt-reavers-fearsome, GT-STA-06: a die less for fear, another for the blight."""
    assert hack("3,6 accuracy-", "2 1 1") == {"protection-"}
