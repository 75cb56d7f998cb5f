"""Helena and the Rallied Peasants: a champion who is her own banner, and the people who follow her."""

import pytest

from tests.games.godtear.table import faces, go, line, model, table, tokens, told_numbers, unit
from tests.kit import told
from theomachy.games.godtear.cards import SHEETS
from theomachy.kernel import Reason


def test_the_figures_of_their_cards():
    """helena, rallied-peasants: class, stats and the skills of each side; she has no banner."""
    helena, peasants = SHEETS["helena"], SHEETS["rallied-peasants"]
    assert (helena.class_, helena.speed, helena.dodge, helena.protection, helena.health) == (
        *("guardian", (2, 2), 3, 4, 4),
    )
    assert (helena.banner, helena.ultimate) == (False, "call-to-arms")
    assert helena.sides == {"plot": ("rally-the-troops", "lead-the-charge"), "clash": ("shield-push", "holy-light")}
    assert (peasants.small, peasants.count, peasants.speed) == (True, 6, (2, 2))
    assert (peasants.dodge, peasants.protection, peasants.health) == (3, 1, 1)
    assert peasants.sides == {"plot": ("prayer", "condemnation"), "clash": ("prayer", "will-of-the-people")}


# Banner Bearer

KNOWLEDGE = "scoring token 10 warband 2/2\n"
"""Objective hexes at 4,4 5,3 6,3 7,2 and 4,11 5,10 6,10 7,9, and no die in the end phase."""


def points(text: str, scenario: str = "knowledge", **rulings: object) -> tuple[int, int]:
    """What the banners of both sides score."""
    scored = go(table(text, scenario=scenario, **rulings)).story[0][0]
    assert scored.id == "gt-banners-score"
    return scored.args["one"], scored.args["two"]


def test_banner_bearer_scores_as_a_guardians_banner():
    """helena-banner-bearer, GT-F11, GT-LAD-13: 5 steps on an objective hex in the end phase, and she stays there."""
    match = go(table(f"{KNOWLEDGE}1-helena 4,4\n2-titus 9,9", scenario="knowledge"))
    assert match.state.turn_token == 10 - 5
    assert (line(match, "1-helena"), match.request.question) == ("4,4", "gt-ask-first")
    assert points(f"{KNOWLEDGE}1-titus 9,9\n2-helena 4,4") == (0, 5)


def test_banner_bearer_adds_to_the_banners_of_others():
    """helena-banner-bearer, GT-END-02: each side counts all that it has."""
    text = "1-helena 4,4\n1-titus 9,1\n1-titus-banner 5,3\n2-helena 5,10\n2-nia 9,9\n"
    assert points(KNOWLEDGE + text) == (9, 5)


def test_banner_bearer_off_the_objective_hexes_scores_nothing():
    """helena-banner-bearer, GT-F2: next to an objective hex, or off the battlefield, she is worth nothing."""
    assert points(f"{KNOWLEDGE}1-helena 4,3\n2-titus 9,9") == (0, 0)
    assert points(f"{KNOWLEDGE}1-rallied-peasants 4,3\n2-titus 9,9") == (0, 0)


@pytest.mark.parametrize("traits", [True, False])
def test_banner_bearer_knocked_out_scores_nothing(traits: bool):
    """helena-banner-bearer, GT-C15: her card excepts it, whatever the table has agreed about such traits."""
    text = f"{KNOWLEDGE}1-helena 4,4 knocked-out\n2-titus 9,9"
    assert points(text, knocked_out_traits=traits) == (0, 0)


@pytest.mark.parametrize(("place", "expected"), [("3,2", 0), ("8,2", 5)])
def test_banner_bearer_in_quest(place: str, expected: int):
    """helena-banner-bearer, GT-SCN-QUEST-04: the north player scores in the southern half."""
    assert points(f"scoring token 10 warband 3/3\n1-helena {place}\n2-titus 9,9", "quest") == (expected, 0)


def test_banner_bearer_on_a_stack():
    """helena-banner-bearer, GT-SCN-CONSTRUCTION-05: each objective hex more under her is a step more."""
    text = "scoring token 10 warband 1/1\nobjectives 5,6*3 6,6\n1-helena 5,6\n2-titus 9,9"
    assert points(text, "construction") == (7, 0)


def test_banner_bearer_never_claims():
    """helena-banner-bearer, GT-CLM-03: she has no banner, for her own claim or for one that a card gives."""
    request = go(table("plot\n1-helena 5,5\n2-titus 11,11"), "1-helena").request
    assert "claim" not in request.keys()
    assert request.why_not("claim") == Reason("gt-no-banner", "GT-CLM-03", {"unit": "helena"})
    t = table("plot\n1-durthax 4,6\n1-helena 5,5\n2-titus 11,11\n2-nia 11,10")
    assert go(t, "1-durthax|skill:wellspring").request.keys() == ["1-durthax", "done"]


def test_banner_bearer_is_no_banner_on_the_battlefield():
    """helena-banner-bearer, GT-F11: what takes up banners leaves her alone."""
    t = table("plot\n1-durthax 5,5\n1-helena 5,6\n2-titus 11,11\n2-nia 11,10")
    why_not = go(t, "1-durthax").request.why_not("trait:twisting-grove")
    assert why_not == Reason("gt-no-banner-to-place", "GT-C37", {"unit": "durthax", "range": 2})


# Call to Arms

ARMS = """
    plot
    objectives
    1-helena 5,5
    1-rallied-peasants 5,4 5,4 5,4 8,1
    1-titus 5,7
    1-glory-seekers 9,9 9,9 9,9 9,10
    1-nia 5,8
    1-quartzlings 9,1
    2-keera 5,3
    2-young-dragons 11,11
"""
CALL = "1-helena|skill:call-to-arms"


def test_call_to_arms_fills_up_units_one_recruit_after_another():
    """helena-call-to-arms, GT-C32: units of friendly champions within 2 hexes, her own too, wherever they stand."""
    match = go(table(ARMS), CALL)
    assert (match.request.seat, match.request.question, match.request.by) == (0, "gt-ask-friend", "call-to-arms")
    assert match.request.keys() == ["1-rallied-peasants", "1-glory-seekers", "done"], "Nia is 3 hexes away"
    match.answer("1-rallied-peasants")
    assert match.request.question == "gt-ask-recruit"
    assert set(match.request.keys()) == {"5,6", "4,5", "4,6", "6,5", "6,6"}
    match.answer("5,6")
    assert match.request.keys() == ["1-rallied-peasants", "1-glory-seekers", "done"]
    match.answer("1-rallied-peasants")
    match.answer("5,6")
    assert line(match, "1-rallied-peasants") == "5,4 5,4 5,4 8,1 5,6 5,6"
    assert match.request.keys() == ["1-glory-seekers", "done"], "the Peasants are six again"


def test_call_to_arms_ends_when_all_units_are_complete():
    """helena-call-to-arms: a recruit action with all that follows it, and when nobody is missing it is over."""
    answers = "1-glory-seekers|4,8|4,9|1-rallied-peasants|5,6|1-rallied-peasants|6,5"
    match = go(table(ARMS), f"{CALL}|{answers}")
    assert line(match, "1-glory-seekers") == "9,9 9,9 9,9 9,10 4,9", "moved by Rapid Deployment"
    assert line(match, "1-rallied-peasants") == "5,4 5,4 5,4 8,1 5,6 6,5"
    assert (line(match, "1-helena"), match.request.question) == ("5,5 ultimate", "gt-ask-action")


def test_call_to_arms_may_stop_before():
    """helena-call-to-arms, GT-C41: up to the size of the unit is also less, and none."""
    match = go(table(ARMS), f"{CALL}|1-rallied-peasants|5,6|done")
    assert (line(match, "1-rallied-peasants"), match.request.question) == ("5,4 5,4 5,4 8,1 5,6", "gt-ask-action")
    match = go(table(ARMS), f"{CALL}|done")
    assert (line(match, "1-rallied-peasants"), line(match, "1-helena")) == ("5,4 5,4 5,4 8,1", "5,5 ultimate")


def test_call_to_arms_to_the_full():
    """helena-call-to-arms, GT-C41: with `to the full` there is no stopping before the units are complete."""
    match = go(table(ARMS, call_to_arms="to the full"), CALL)
    assert match.request.keys() == ["1-rallied-peasants", "1-glory-seekers"]


def test_call_to_arms_reaches_champions_that_are_knocked_out():
    """helena-call-to-arms, GT-B17: such a champion is still a champion in range, and followers come next to it."""
    match = go(table(ARMS.replace("5,7", "5,7 knocked-out")), CALL)
    assert "1-glory-seekers" in match.request.keys()
    match.answer("1-glory-seekers")
    assert set(match.request.keys()) == {"5,6", "4,7", "4,8", "6,7", "6,8"}


def test_call_to_arms_is_an_action_on_top():
    """helena-call-to-arms, GT-A3: the Peasants may recruit in their own activation all the same; in the clash too."""
    match = go(table(ARMS.replace("plot", "clash")), f"{CALL}|1-rallied-peasants|5,6|done")
    assert line(match, "1-rallied-peasants") == "5,4 5,4 5,4 8,1 5,6"
    match = go(table(ARMS), f"{CALL}|1-rallied-peasants|5,6|done|end|1-rallied-peasants")
    assert match.request.why_not("recruit") is None


def test_call_to_arms_with_nobody_missing():
    """helena-call-to-arms, GT-F6: a complete unit does not recruit; the ultimate is used up."""
    t = table("plot\n1-helena 5,5\n1-rallied-peasants 9,1 9,1 9,1 9,2 9,2 9,2\n2-titus 11,11")
    match = go(t, CALL)
    assert (line(match, "1-helena"), match.request.question) == ("5,5 ultimate", "gt-ask-action")


# Rally the Troops and Lead the Charge

RALLY = "1-helena|skill:rally-the-troops"


def test_rally_the_troops_recruits_two():
    """helena-rally-the-troops: up to two recruit actions, though she and they may be anywhere."""
    t = table("plot\nobjectives\n1-helena 5,5\n1-rallied-peasants 11,11\n2-titus 0,0")
    match = go(t, RALLY)
    assert (match.request.question, match.request.keys()) == ("gt-ask-granted", ["recruit", "done"])
    match = go(t, f"{RALLY}|recruit|5,6|recruit|5,4")
    assert (line(match, "1-rallied-peasants"), match.request.question) == ("11,11 5,6 5,4", "gt-ask-action")
    assert line(go(t, f"{RALLY}|recruit|5,6|done"), "1-rallied-peasants") == "11,11 5,6"
    assert line(go(t, f"{RALLY}|done|done"), "1-rallied-peasants") == "11,11"


def test_rally_the_troops_stops_at_six():
    """helena-rally-the-troops, GT-F6: with one missing there is one recruit action, with none there is none."""
    t = table("plot\nobjectives\n1-helena 5,5\n1-rallied-peasants 9,1 9,1 9,1 9,2 9,2\n2-titus 0,0")
    match = go(t, f"{RALLY}|recruit|5,6")
    assert (line(match, "1-rallied-peasants"), match.request.question) == (
        *("9,1 9,1 9,1 9,2 9,2 5,6", "gt-ask-action"),
    )
    full = table("plot\n1-helena 5,5\n1-rallied-peasants 9,1 9,1 9,1 9,2 9,2 9,2\n2-titus 0,0")
    assert go(full, RALLY).request.question == "gt-ask-action"


def test_rally_the_troops_calls_up_a_unit_that_was_gone():
    """helena-rally-the-troops, GT-RCT-02: also the first of them come next to Helena."""
    t = table("plot\nobjectives\n1-helena 5,5\n2-titus 0,0")
    assert line(go(t, f"{RALLY}|recruit|5,6|recruit|5,6"), "1-rallied-peasants") == "5,6 5,6"


CHARGE = """
    plot
    objectives
    1-helena 5,5
    1-rallied-peasants 5,8 5,9 5,2
    2-titus 0,0
"""


def test_lead_the_charge_moves_helena_and_those_near_her_new_place():
    """helena-lead-the-charge: each Peasant within 3 hexes of where she stopped moves up to 1 hex."""
    match = go(table(CHARGE), "1-helena|skill:lead-the-charge")
    assert (match.request.question, match.request.by) == ("gt-ask-move", "1-helena")
    assert set(match.request.keys()) == {"5,5", "5,4", "5,6", "4,5", "4,6", "6,5", "6,6"}
    match.answer("5,6")
    assert (match.request.question, match.request.keys()) == ("gt-ask-next", ["5,8", "5,9", "done"])
    for key in ("5,8", "5,7", "5,9", "5,8"):
        match.answer(key)
    assert (line(match, "1-helena"), line(match, "1-rallied-peasants")) == ("5,6", "5,7 5,8 5,2")
    assert match.request.question == "gt-ask-action", "each of them moves once"


def test_lead_the_charge_may_leave_anybody_where_they_are():
    """helena-lead-the-charge: up to 1 hex is none, for her and for them."""
    match = go(table(CHARGE), "1-helena|skill:lead-the-charge|5,5")
    assert match.request.keys() == ["5,8", "5,2", "done"]
    match.answer("done")
    assert (line(match, "1-helena"), line(match, "1-rallied-peasants")) == ("5,5", "5,8 5,9 5,2")


def test_lead_the_charge_with_nobody_near():
    """helena-lead-the-charge: Helena moves alone; Peasants never go on objective hexes (GT-B2)."""
    match = go(table("plot\n1-helena 5,5\n2-titus 0,0"), "1-helena|skill:lead-the-charge|5,6")
    assert (line(match, "1-helena"), match.request.question) == ("5,6", "gt-ask-action")
    t = table("plot\n1-helena 4,5\n1-rallied-peasants 5,5\n2-titus 0,0")
    match = go(t, "1-helena|skill:lead-the-charge|4,5|5,5")
    assert {"5,6", "6,6"}.isdisjoint(match.request.keys())
    assert "6,5" in match.request.keys()


# Shield Push and Holy Light

PUSH = "clash\nobjectives\n1-helena 4,4\n2-titus 4,5"


def test_shield_push_moves_the_target():
    """helena-shield-push, GT-B1: a hit lets Helena's player move the target up to 1 hex, any way; no damage roll."""
    match = go(table(PUSH), "1-helena|skill:shield-push", faces(6, 3))
    assert (match.request.seat, match.request.question, match.request.by) == (0, "gt-ask-move", "2-titus")
    assert set(match.request.keys()) == {"4,5", "4,6", "3,4", "3,5", "5,4", "5,5"}
    match.answer("5,4")
    assert (line(match, "2-titus"), "gt-damage" in told(match)) == ("5,4", False)


def test_shield_push_that_moves_nobody():
    """helena-shield-push: not after a miss, and not a champion who lies there (GT-KO-06)."""
    assert go(table(PUSH), "1-helena|skill:shield-push", faces(6, 2)).request.question == "gt-ask-action"
    match = go(table(f"{PUSH} knocked-out"), "1-helena|skill:shield-push", faces(6, 3))
    assert match.request.question == "gt-ask-action"
    assert model(match, "2-titus").place == model(table(PUSH), "2-titus").place


def test_shield_push_reaches_one_hex():
    """helena-shield-push, GT-SKL-11: two hexes are too far."""
    why_not = go(table(PUSH.replace("4,5", "4,6")), "1-helena").request.why_not("skill:shield-push")
    assert str(why_not) == "gt-no-target skill=helena-shield-push unit=helena range=1 [GT-SKL-11]"


def test_holy_light_strikes_from_afar():
    """helena-holy-light: 5 dice to hit, 4 for damage, at 3 hexes and no more."""
    match = go(table("clash\n1-helena 4,4\n2-titus 4,7"), "1-helena|skill:holy-light", f"{faces(5, 3)}|2 1 1 1")
    assert line(match, "2-titus") == "4,7 wounds 2"
    far = go(table("clash\n1-helena 4,4\n2-titus 4,8"), "1-helena")
    assert "skill:holy-light" not in far.request.keys()


# Devoted

MOB = """
    clash first 2
    objectives
    1-helena {helena}
    1-rallied-peasants 4,5
    2-titus 4,4
"""


@pytest.mark.parametrize(
    ("helena", "dodge", "protection"),
    [("4,6", 4, 2), ("4,7", 4, 2), ("4,7 knocked-out", 4, 2), ("4,8", 3, 1)],
)
def test_devoted_peasants_are_harder_to_hit_and_to_wound(helena: str, dodge: int, protection: int):
    """rallied-peasants-devoted, GT-C15: 1 more of both within 2 hexes of Helena, even if she is knocked out."""
    match = go(table(MOB.format(helena=helena)), "2-titus|skill:piercing-strike", f"{faces(5, 4)}|{faces(6, 2)}")
    assert told_numbers(match, "gt-hit", "needed") == [dodge]
    assert told_numbers(match, "gt-damage", "needed") == [protection]
    assert line(match, "1-rallied-peasants") == ("" if protection == 1 else "4,5")


def test_devoted_is_seen_for_each_peasant_alone():
    """rallied-peasants-devoted: one is near Helena, the other is not."""
    text = MOB.format(helena="4,7").replace("1-rallied-peasants 4,5", "1-rallied-peasants 4,5 4,3")
    for target, dodge in (("1-rallied-peasants-1", 4), ("1-rallied-peasants-2", 3)):
        match = go(table(text), f"2-titus|skill:piercing-strike|{target}", faces(5, 0))
        assert told_numbers(match, "gt-missed", "needed") == [dodge]


def test_devoted_is_for_their_own_helena():
    """rallied-peasants-devoted, GT-C33: nothing for other friends of hers, for herself, or near the enemy's Helena."""
    t = table(MOB.format(helena="9,9").replace("2-titus 4,4", "2-titus 4,4\n2-helena 4,6\n1-nia 11,11"))
    match = go(t, "2-titus|skill:piercing-strike", faces(5, 2))
    assert told_numbers(match, "gt-missed", "needed") == [3]
    t = table(MOB.format(helena="4,5").replace("1-rallied-peasants 4,5", ""))
    assert told_numbers(go(t, "2-titus|skill:piercing-strike", faces(5, 2)), "gt-missed", "needed") == [3]


# Prayer, Condemnation, Will of the People


@pytest.mark.parametrize("phase", ["plot", "clash"])
def test_prayer_removes_a_wound_from_helena(phase: str):
    """rallied-peasants-prayer: 1 wound or none, in both phases."""
    t = table(f"{phase}\n1-helena 4,6 wounds 2\n1-rallied-peasants 4,4\n2-titus 11,11")
    assert go(t, "1-rallied-peasants|skill:prayer").request.keys() == ["1", "0"]
    found = [model(go(t, f"1-rallied-peasants|skill:prayer|{n}"), "1-helena").wounds for n in "10"]
    assert found == [1, 2]


def test_prayer_needs_helena_within_range():
    """rallied-peasants-prayer: a Peasant at most 2 hexes from her says it."""
    t = table("plot\n1-helena 4,7 wounds 2\n1-rallied-peasants 4,4\n2-titus 11,11")
    args = {"skill": "rallied-peasants-prayer", "unit": "rallied-peasants", "range": 2, "partner": "helena"}
    why_not = go(t, "1-rallied-peasants").request.why_not("skill:prayer")
    assert why_not == Reason("gt-partner-too-far", "GT-SKL-04", args)
    t = table("plot\n1-helena 4,7 wounds 2\n1-rallied-peasants 4,4 4,6\n2-titus 11,11")
    assert model(go(t, "1-rallied-peasants|skill:prayer|1"), "1-helena").wounds == 1


def test_prayer_that_has_nothing_to_remove():
    """rallied-peasants-prayer, GT-KO-08: neither without wounds nor knocked out."""
    for state in ("", "knocked-out"):
        t = table(f"plot\n1-helena 4,5 {state}\n1-rallied-peasants 4,4\n2-titus 11,11")
        match = go(t, "1-rallied-peasants|skill:prayer")
        assert match.request.question == "gt-ask-action"
        assert unit(match, "1-helena").knocked_out == bool(state)


@pytest.mark.parametrize("places", ["4,4", "4,4 4,4", "4,4 4,4 4,4"])
def test_condemnation_gives_an_accuracy_blight(places: str):
    """rallied-peasants-condemnation, GT-SKL-06: 3 dice however many there are; no damage, and nothing on a miss."""
    t = table(f"plot\n1-helena 9,3\n1-rallied-peasants {places}\n2-keera 4,6")
    match = go(t, "1-rallied-peasants|skill:condemnation", "1 1 1")
    assert line(match, "2-keera") == "4,6 accuracy-"
    assert tokens(go(t, "1-rallied-peasants|skill:condemnation", "1 1 0"), "2-keera") == set()


@pytest.mark.parametrize(
    ("places", "user", "dice"),
    [
        ("4,4 4,7", "", 1),
        ("4,4 4,4 4,7", "", 2),
        ("4,4 4,4 3,4 4,7", "3,4", 3),
        ("4,4 4,4 4,4 3,4 5,4 5,5", "5,5", 6),
    ],
)
def test_will_of_the_people_counts_the_peasants_around_the_target(places: str, user: str, dice: int):
    """rallied-peasants-will-of-the-people, GT-C22: a die for both rolls for each of them, also several in a hex."""
    t = table(f"clash\nobjectives\n1-helena 9,3\n1-rallied-peasants {places}\n2-nia 4,5 dodge-")
    roll = faces(dice, min(dice, 3))
    match = go(t, f"1-rallied-peasants|skill:will-of-the-people|{user}", f"{roll}|{roll}" if dice > 2 else roll)
    rolled = "gt-hit" if dice > 2 else "gt-missed"
    assert told_numbers(match, rolled, "dice") == [dice]
    assert told_numbers(match, "gt-damage", "dice") == ([dice] if dice > 2 else [])
    assert model(match, "2-nia").wounds == (1 if dice > 2 else 0)


def test_will_of_the_people_needs_a_target_beside_them():
    """rallied-peasants-will-of-the-people, GT-SKL-11: range 1."""
    match = go(table("clash\n1-helena 9,3\n1-rallied-peasants 4,4\n2-titus 4,6"), "1-rallied-peasants")
    why_not = match.request.why_not("skill:will-of-the-people")
    assert why_not.args["range"] == 1
    assert why_not.id == "gt-no-target"
