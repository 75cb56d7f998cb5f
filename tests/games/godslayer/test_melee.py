"""Melee: declaring, styles, attack rolls, weapons that strike more than once. GS-MEL"""

import pytest

from tests.games.godslayer.kit import (
    Given,
    allowed,
    asked,
    battle,
    card,
    events,
    go,
    keys,
    model,
    refused,
    the_card,
    told,
)
from theomachy.games.godslayer.army.profiles import WEAPONS
from theomachy.games.godslayer.rules.combat.attack_rolls import needed_to_hit
from theomachy.games.godslayer.rules.values.statistics import For
from theomachy.games.godslayer.state import Effect
from theomachy.geometry.plane import INCH

MELEE = For("melee")


def legion(tokens: int = 5) -> Given:
    """Leader, musician, trooper in a line from west to east."""
    return card("a legionnaires", "10,10 11.5,10 13,10", tokens=tokens)


def test_two_dice_and_mel_reach_def():
    """GS-T-46, GS-MEL-04: MEL 6 against DEF 13 needs 7; a roll of 8 makes 14 and hits."""
    t = battle(
        card("a legionnaires", "10,10 11.5,8", tokens=3), card("b bard-of-aynnsing", "10,11.5", tokens=0), active="a1"
    )
    assert needed_to_hit(t, model(t, "a1.1"), model(t, "b1"), WEAPONS["gladius"], MELEE) == 7
    match = go(t, "melee:gladius | powerful | b1", "3 5 | 1 2")
    (attack,) = events(match, "gs-attack")
    assert (attack.args["total"], attack.args["needed"], attack.args["hit"]) == (14, 13, True)
    assert attack.clause == "GS-MEL-04"


def test_seven_hits_and_six_does_not():
    """GS-MEL-04: equal to DEF is enough, one less is not."""
    t = battle(
        card("a legionnaires", "10,10 11.5,8", tokens=5), card("b bard-of-aynnsing", "10,11.5", tokens=0), active="a1"
    )
    match = go(t, "melee:gladius | powerful | b1 | melee:gladius | b1", "2 4 | 3 4 | 1 2")
    assert [event.args["hit"] for event in events(match, "gs-attack")] == [False, True]


def test_attack_costs_its_tokens_once_for_all_members():
    """GS-MEL-02, GS-MEL-03: the unit pays once; each member names its own target or holds back."""
    t = battle(legion(), card("b maldire-mongrels", "10,11.5 11.5,11.5 13,11.5", tokens=0), active="a1")
    match = go(t, "melee:gladius | offensive")
    assert the_card(match, "a1").tokens == 3
    assert asked(match).question == "gs-ask-target"
    assert set(keys(match)) == {"b1.1", "b1.2", "none"}
    match.answer("none")
    match.answer("b1.2")
    assert asked(match).by == "a1.3"
    assert the_card(match, "a1").done == ("attack",)


def test_member_that_holds_back_does_not_strike():
    """GS-MEL-03: members may decline."""
    t = battle(legion(3), card("b maldire-mongrels", "10,11.5 11.5,11.5 13,11.5", tokens=0), active="a1")
    match = go(t, "melee:gladius | offensive | none | b1.2 | none", "1 2")
    assert [event.args["model"] for event in events(match, "gs-attack")] == ["a1.2"]


def test_attack_needs_somebody_in_reach_and_sight():
    """GS-MEL-02: out of melee range there is no attack, and none on friends or on nobody."""
    t = battle(legion(), card("b druid", "10,15"), card("a druid", "11.5,11.5"), active="a1")
    match = go(t)
    assert refused(match, "melee:gladius").id == "gs-nobody-in-reach"
    assert refused(match, "melee:gladius").clause == "GS-MEL-02"
    assert refused(match, "melee:pilum").id == "gs-no-such-weapon"
    assert refused(match, "melee:").id == "gs-no-such-action"
    assert "melee:gladius" not in keys(match)
    assert set(refused(match, "melee:gladius").args) == {"card", "weapon"}


def test_only_free_measuring_says_how_far_off_the_nearest_enemy_is():
    """GS-TRM-03, GS-A-118: before payment a refusal gives no distance away, unless everything may be measured."""
    t = battle(legion(), card("b druid", "10,15"), active="a1", measuring="free")
    reason = refused(go(t), "melee:gladius")
    assert (reason.id, reason.clause) == ("gs-beyond-reach", "GS-MEL-02")
    assert (reason.args["target"], reason.args["reach"]) == ("b1", 1)
    assert reason.args["away"] == pytest.approx(5 - 3000 / INCH, abs=0.01)


def test_attack_needs_tokens():
    """GS-MEL-02: an attack that cannot be paid cannot be made."""
    t = battle(legion(1), card("b druid", "10,11.5"), active="a1")
    assert refused(go(t), "melee:gladius").id == "gs-too-few-tokens"


def test_target_must_be_an_enemy_in_reach():
    """GS-MEL-02: whom a member cannot strike is refused with the reason."""
    t = battle(
        legion(), card("a druid", "11,11.3"), card("b druid", "10,11.6"), card("b horn-brayer", "13,14"), active="a1"
    )
    match = go(t, "melee:gladius | offensive")
    assert keys(match) == ["b1", "none"]
    assert refused(match, "b2").id == "gs-beyond-reach"
    assert refused(match, "a2").id == "gs-needs-enemy"
    assert refused(match, "zz").id == "gs-no-such-model"
    assert refused(match, "").id == "gs-name-somebody"


def test_further_attacks_as_long_as_tokens_last():
    """GS-MEL-05, GS-MEL-06, GS-MEL-10: all members finish an attack before the unit declares another."""
    t = battle(legion(5), card("b gut-hackers", "10,11.8 12,11.8", tokens=0), active="a1")
    one = "melee:gladius | offensive | b1.1 | b1.2 | none"
    match = go(t, f"{one} | melee:gladius | b1.1 | none | b1.2", "1 2 | 1 2 | 1 2 | 1 2")
    assert [event.args["model"] for event in events(match, "gs-attack")] == ["a1.1", "a1.2", "a1.1", "a1.3"]
    assert the_card(match, "a1").tokens == 1
    assert refused(match, "melee:gladius").id == "gs-too-few-tokens"


def test_offensive_style_helps_to_hit():
    """GS-MEL-07: offensive style adds 1 to MEL and nothing to damage."""
    t = battle(legion(3), card("b druid", "10,11.5", tokens=0), active="a1")
    match = go(t, "melee:gladius | offensive | b1 | none", "2 3 | 3 3")
    assert events(match, "gs-attack")[0].args["total"] == 12
    assert model(match, "b1").wounds == 6 + 2 - 5


def test_powerful_style_helps_to_harm_all_turn():
    """GS-T-47, GS-MEL-07, GS-A-03: powerful style adds 1 to POW, also in later attacks of the turn."""
    t = battle(legion(5), card("b druid", "10,11.5", tokens=0), active="a1")
    match = go(t, "melee:gladius | powerful | b1 | none", "2 4 | 3 3")
    assert events(match, "gs-attack")[0].args["total"] == 12
    assert model(match, "b1").wounds == 6 + 3 - 5
    match = go(t, "melee:gladius | powerful | b1 | none | melee:gladius | b1 | none", "2 4 | 3 3 | 2 4 | 1 3")
    assert model(match, "b1").wounds == 6 + 3 - 5 + 4 + 3 - 5


def test_style_is_chosen_once_a_turn():
    """GS-MEL-07, GS-A-94: it must be chosen at the first attack, and cannot be changed at the next."""
    t = battle(legion(5), card("b druid", "10,11.5", tokens=0), active="a1")
    match = go(t, "melee:gladius")
    assert asked(match).question == "gs-ask-style"
    assert keys(match) == ["offensive", "powerful"]
    match = go(t, "melee:gladius | offensive | b1 | none | melee:gladius", "1 2")
    assert asked(match).question == "gs-ask-target"
    assert the_card(match, "a1").style == "offensive"


def test_styles_and_charge_bonuses_end_with_the_turn():
    """GS-MEL-07, GS-CHG-16, GS-A-02, GS-A-03: chosen for this turn, not for the round."""
    mates = card("a druid", "30,10", style="charge"), card("b druid", "10,11.5", tokens=0), card("b druid", "30,40")
    t = battle(legion(5), *mates, active="a1")
    match = go(t, "melee:gladius | offensive | b1 | none | end", "1 2")
    assert [one.style for one in match.state.cards] == ["offensive", "charge", "", ""]
    match.answer("end")
    assert asked(match).seat == 1
    assert [one.style for one in match.state.cards] == ["", "", "", ""]


def test_charge_bonus_takes_the_place_of_a_style():
    """GS-T-48, GS-A-02: who charged has +1 MEL and +1 POW for the turn, and chooses no style."""
    t = battle(card("a princeptor", "10,10", style="charge"), card("b druid", "10,11.5", tokens=0), active="a1")
    match = go(t, "melee:spathe", "1 3 | 3 3")
    assert events(match, "gs-attack")[0].args["total"] == 12
    assert model(match, "b1").wounds == 6 + 4 + 1 - 5
    assert events(match, "gs-style") == []


def test_target_that_fell_is_replaced_within_its_unit():
    """GS-A-93: who struck nobody yet turns to another model of the same card; other cards are not to be chosen."""
    mongrels = card("b maldire-mongrels", "10.7,11.5 12,11.5", tokens=0, wounds=6)
    t = battle(legion(3), mongrels, card("b druid", "9.4,11.6", tokens=0), active="a1")
    match = go(t, "melee:gladius | offensive | b1.1 | b1.1 | none", "5 6 | 4 4")
    assert model(match, "b1.1").where == "destroyed"
    assert asked(match).question == "gs-ask-new-target"
    assert asked(match).by == "a1.2"
    assert keys(match) == ["b1.2", "none"]
    assert not allowed(match, "b2")
    let_go = go(t, "melee:gladius | offensive | b1.1 | b1.1 | none | none", "5 6 | 4 4")
    assert len(events(let_go, "gs-attack")) == 1
    turned = go(t, "melee:gladius | offensive | b1.1 | b1.1 | none | b1.2", "5 6 | 4 4 | 5 6 | 4 4")
    assert [event.args["target"] for event in events(turned, "gs-attack")] == ["b1.1", "b1.2"]


def test_blow_is_lost_when_nobody_of_the_card_is_left_in_reach():
    """GS-A-93: with no other model of the same card in reach the attack is lost."""
    t = battle(
        legion(3), card("b horn-brayer", "10.7,11.5", tokens=0, wounds=5), card("b druid", "12,11.6"), active="a1"
    )
    match = go(t, "melee:gladius | offensive | b1 | b1 | none", "5 6 | 4 4")
    assert asked(match).question == "gs-ask-action"
    assert len(events(match, "gs-attack")) == 1


def test_two_rolls_with_paired_weapons():
    """GS-MEL-04, GS-CON-07: scimitars roll twice to hit the same target, with damage for each hit."""
    t = battle(card("a godquester", "10,10", items=("scimitars",)), card("b moloch", "10,12", tokens=0), active="a1")
    match = go(t, "melee:scimitars | offensive", "2 3 | 3 4 | 4 3 | 5 4")
    assert len(events(match, "gs-attack")) == 2
    assert model(match, "b1").wounds == (7 + 3 - 7) + (9 + 3 - 7)


def test_second_roll_is_lost_after_a_fumble():
    """GS-FUM-02, GS-A-98: a model that fumbles makes no second roll."""
    t = battle(card("a godquester", "10,10", items=("scimitars",)), card("b moloch", "10,12", tokens=0), active="a1")
    match = go(t, "melee:scimitars | offensive", "1 1")
    assert model(match, "a1").fumbled
    assert refused(match, "melee:scimitars").id == "gs-has-fumbled"


def test_nobody_strikes_twice_at_the_fallen():
    """GS-CTR-07, GS-DMG-05: what was rolled counts, though it is suffered later: the second roll is not made."""
    t = battle(
        card("a godquester", "10,10", items=("scimitars",)),
        card("b druid", "10,11.5", wounds=8),
        card("b druid", "30,30"),
        active="a1",
    )
    match = go(t, "melee:scimitars | offensive | golden-sickle", "5 6 | 5 4 | 1 2")
    assert [event.args["model"] for event in events(match, "gs-attack")] == ["a1", "b1"]
    assert model(match, "b1").where == "destroyed"


def test_three_fold_bite_bites_on_after_a_hit():
    """GS-CON-07: after a hit two further rolls with POW 1; after a miss none."""
    t = battle(card("a cerberos", "10,10", tokens=7), card("b necromagus", "10,11.6", tokens=0), active="a1")
    match = go(t, "melee:three-fold-bite | powerful | melee:three-fold-bite", "1 2 | 2 4 | 1 2 | 4 5 | 4 3 | 1 2")
    assert len(events(match, "gs-attack")) == 1 + 3
    assert model(match, "b1").wounds == max(0, 3 + 3 + 1 - 5) + (7 + 1 + 1 - 5)


def test_sweep_strikes_everybody_in_reach():
    """GS-CON-07: one payment, one roll at each enemy in melee range, whichever is named first."""
    dead = card("b legio-mortum", "10,13 11.7,13 8.3,13 20,20", tokens=0, tested=(0,))
    t = battle(card("a moloch", "10,10"), dead, active="a1")
    match = go(t, "melee:tail-sweep | offensive | b1.2", "1 2 | 1 2 | 1 2")
    assert [event.args["target"] for event in events(match, "gs-attack")] == ["b1.2", "b1.1", "b1.3"]
    assert the_card(match, "a1").tokens == 2


def test_weapon_may_help_its_bearer_to_hit():
    """GS-MEL-04: a thrust with the xiphos adds 1 to MEL, its cut does not."""
    quester = card("a godquester", "10,10", items=("xiphos",))
    t = battle(quester, card("b druid", "10,11.5", tokens=0), active="a1")
    bearer, target = model(t, "a1"), model(t, "b1")
    assert needed_to_hit(t, bearer, target, WEAPONS["xiphos-thrust"], MELEE) == 12 - 9
    assert needed_to_hit(t, bearer, target, WEAPONS["xiphos-cut"], MELEE) == 12 - 8


def test_waters_of_foretelling_roll_once_more():
    """GS-ITM-08: one attack roll of the game that missed may be made again."""
    quester = card("a godquester", "10,10", items=("kopis", "waters-of-foretelling"))
    t = battle(quester, card("b moloch", "10,12", tokens=0), active="a1")
    match = go(t, "melee:kopis | powerful | again | melee:kopis", "1 1 | 2 3 | 1 2 | 1 1")
    assert told(match).count("gs-fumbles") == told(match).count("gs-uses") == 1
    assert the_card(match, "a1").used == ("waters-of-foretelling",)
    match = go(t, "melee:kopis | powerful | keep", "1 1")
    assert model(match, "a1").fumbled


def test_only_those_who_stand_can_strike():
    """GS-MEL-02, GS-STA-01: a member that cannot move strikes nobody."""
    t = battle(
        card("a legionnaires", "10,10 11.5,10 13,10", still=("round", "", "")),
        card("b maldire-mongrels", "10,11.5 11.5,11.5", tokens=0),
        active="a1",
    )
    match = go(t, "melee:gladius | offensive")
    assert asked(match).by == "a1.2"


def test_turn_makes_attacker_and_defender():
    """GS-MEL-01, GS-MEL-09: the player whose turn it is attacks; the other answers before anybody rolls."""
    t = battle(card("a princeptor", "10,10"), card("b druid", "10,11.5"), active="a1")
    match = go(t, "melee:spathe | offensive")
    assert asked(match).question == "gs-ask-counter"
    assert asked(match).seat == 1
    assert events(match, "gs-attack") == []


def test_ride_them_down_doubles_the_power_of_a_charge():
    """GS-CHG-16: the charge bonus to POW is 2 instead of 1, and only for who charged."""
    ride = (Effect("ride-them-down", "self", "turn"),)
    for style, wounds in (("charge", 3 + 4 + 2 - 5), ("offensive", 3 + 4 - 5)):
        rider = card("a valkyrie", "10,10", style=style, effects=(ride,))
        t = battle(rider, card("b druid", "10,11.8", tokens=0), active="a1")
        assert model(go(t, "melee:valkyrie-spear", "4 5 | 1 2"), "b1").wounds == wounds


def test_a_fumble_ends_a_sweep():
    """GS-FUM-02, GS-A-98: whoever fumbles at the first makes no attack at the others."""
    dead = card("b legio-mortum", "10,13 11.7,13 8.3,13 20,20", tokens=0, tested=(0,))
    t = battle(card("a moloch", "10,10"), dead, active="a1")
    match = go(t, "melee:tail-sweep | offensive | b1.2", "1 1")
    assert len(events(match, "gs-attack")) == 1


def test_sweep_strikes_back_at_all_attackers_in_reach():
    """GS-CTR-04: a sweeping counter attack strikes every member of the attacker, and nobody else."""
    dead = card("a legio-mortum", "9.1,12.2 10.9,12.2", tokens=3, tested=(2,))
    t = battle(dead, card("a necromagus", "10,7.2", tested=(2,)), card("b moloch", "10,10", tested=(0, 1)), active="a1")
    answers = "melee:corroded-gladius | offensive | b1 | none | tail-sweep | a1.2"
    match = go(t, answers, "1 2 | 1 2 | 1 2")
    struck = [(event.args["model"], event.args["target"]) for event in events(match, "gs-attack")]
    assert struck == [("a1.1", "b1"), ("b1", "a1.2"), ("b1", "a1.1")]
