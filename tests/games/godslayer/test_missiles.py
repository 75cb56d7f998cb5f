"""GS-MIS, GS-WMC-07, GS-WMC-10: shooting, range, screening and cover, stray shots."""

from typing import Any

import msgspec
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
    piece,
    refused,
    the_card,
    told,
)
from theomachy.games.godslayer.rules.round.activation import Actions
from theomachy.games.godslayer.rules.space.cover import Cover, cover
from theomachy.games.godslayer.setup import Rulings
from theomachy.games.godslayer.state import DESTROYED, Battle, Effect, Haze
from theomachy.geometry.plane import INCH
from theomachy.kernel import Match

HUNTERS = "scabhta-hunters"  # MIS 6, hunting bow 2 ACT RNG 10 POW 3


def shooting(*others: Given, **fields: Any) -> Battle:
    """A godquester with a longbow (RNG 12, POW 4) shoots."""
    return battle(card("a godquester", "10,10", items=("longbow",)), *others, active="a1", **fields)


def why_not(t: Battle, key: str) -> str:
    """The clause by which an action of the active card is refused."""
    reason = Actions(t, t.cards[0]).why_not(key)
    assert reason is not None
    return reason.clause


def needed(match: Match[Battle]) -> Any:
    """What the last attack had to reach."""
    return events(match, "gs-attack")[-1].args["needed"]


# Shooting


def test_mis_and_two_dice_against_def() -> None:
    """GS-T-52, GS-MIS-02, GS-MIS-04: MIS 6 against DEF 13 needs 7."""
    for dice, hit in (("3 4", True), ("2 4", False)):
        t = battle(card("a fimbul-toughborns", "10,10"), card("b praetorian-carnifexers", "10,18"), active="a1")
        match = go(t, "shoot:crossbow | b1", f"{dice} | 3 3" if hit else dice)
        attack = events(match, "gs-attack")[0]
        assert (attack.args["total"], attack.args["needed"]) == (sum(map(int, dice.split())) + 6, 13)
        assert attack.args["hit"] is hit


def test_the_weapon_is_paid_for_before_the_target_is_named() -> None:
    """GS-MIS-02, GS-TRM-03: whoever is in sight can be named, however far; only then is it measured."""
    t = shooting(card("b druid", "10,20"), card("b banshee", "14,46"))
    tokens = the_card(t, "a1").tokens
    match = go(t, "shoot:longbow")
    assert the_card(match, "a1").tokens == tokens - 2
    assert keys(match) == ["b1", "b2", "none"]
    assert asked(match).outline() == []
    assert "attack" in the_card(match, "a1").done


def test_what_is_out_of_sight_cannot_be_named() -> None:
    """GS-MIS-02, GS-LOS-06: a target needs line of sight."""
    match = go(shooting(card("b druid", "10,14"), card("b druid", "10,18")), "shoot:longbow")
    assert keys(match) == ["b1", "none"]
    assert refused(match, "b2").id == "gs-not-in-sight"
    assert refused(match, "a1").id == "gs-needs-enemy"
    assert refused(match, "nobody").id == "gs-no-such-model"
    assert [stroke.kind for stroke in asked(match).choice.drawn("b1")] == ["sight"]
    assert asked(match).choice.drawn("nonsense") == []


def test_free_measuring_shows_the_range() -> None:
    """GS-A-118: only where it is agreed that all may be measured are ranges drawn before a target is named."""
    match = go(shooting(card("b druid", "10,18"), measuring="free"), "shoot:longbow")
    assert [stroke.radius for stroke in asked(match).outline()] == [1500 + 12 * INCH, 1500 + 24 * INCH]


@pytest.mark.parametrize(
    ("inches", "skill", "power"),
    [("10", 0, 0), ("12", 0, 0), ("12.01", -1, -1), ("18", -1, -1), ("24", -1, -1)],
)
def test_beyond_its_range_a_bow_is_weaker(inches: str, skill: int, power: int) -> None:
    """GS-T-53, GS-MIS-05, GS-A-36: RNG 12: normal at 10 and exactly 12; at 18 one less to hit and to wound."""
    y = 10 + float(inches) + 3000 / INCH
    match = go(shooting(card("b druid", f"10,{y:.4f}")), "shoot:longbow | b1", "6 5 | 6 5")
    skill_of = 7  # the godquester's MIS
    assert events(match, "gs-attack")[0].args["total"] == 11 + skill_of + skill
    assert events(match, "gs-damage")[0].args["power"] == 11 + 4 + power


def test_beyond_twice_its_range_the_shot_is_lost() -> None:
    """GS-T-53, GS-MIS-02, GS-MIS-05: RNG 12 at 25 inches: it falls short, the tokens are gone."""
    match = go(shooting(card("b druid", f"10,{10 + 25 + 3000 / INCH:.4f}")), "shoot:longbow | b1")
    assert "gs-shot-lost" in told(match)
    assert "gs-attack" not in told(match)


def test_who_is_engaged_does_not_shoot_but_his_mates_do() -> None:
    """GS-MIS-01: unengaged members of a partly engaged unit may shoot."""
    t = battle(
        card(f"a {HUNTERS}", "10,10 12,10 14,10"), card("b druid", "10,11.8"), card("b banshee", "14,20"), active="a1"
    )
    match = go(t, "shoot:hunting-bow")
    assert asked(match).by == "a1.2"
    match = go(t, "shoot:hunting-bow | none")
    assert asked(match).by == "a1.3"


def test_nobody_shoots_where_all_are_engaged() -> None:
    """GS-MIS-01: a model that is being engaged may make no missile attacks."""
    match = go(shooting(card("b druid", "10,11.8")))
    assert why_not(match.state, "shoot:longbow") == "GS-MIS-01"


def test_engaging_without_being_engaged_is_no_hindrance() -> None:
    """GS-A-38: only being engaged forbids to shoot."""
    t = battle(card("a beasthunter", "10,10"), card("b druid", f"10,{10 + 1.5 + 3500 / INCH:.4f}"), active="a1")
    assert allowed(go(t), "shoot:javelins")


def test_members_shoot_one_after_another_at_whom_they_like() -> None:
    """GS-MIS-03, GS-A-37: paid once; each names a target after seeing what became of the shots before."""
    t = battle(
        card(f"a {HUNTERS}", "10,10 12,10 14,10"), card("b reaver-runts", "11,16 13,16", wounds=(0, 3)), active="a1"
    )
    tokens = the_card(t, "a1").tokens
    match = go(t, "shoot:hunting-bow | b1.2", "6 5 | 6 5")
    assert model(match, "b1.2").where == DESTROYED
    assert keys(match) == ["b1.1", "none"]
    match = go(t, "shoot:hunting-bow | b1.2 | b1.1 | none", "6 5 | 6 5 | 1 2")
    assert the_card(match, "a1").tokens == tokens - 2
    assert match.state.fight is None


def test_a_unit_may_shoot_again_while_it_has_tokens() -> None:
    """GS-MIS-03, GS-ACT-01: each attack action is paid for."""
    match = go(shooting(card("b druid", "10,16")), "shoot:longbow | none | shoot:longbow | none")
    assert allowed(match, "shoot:longbow") is (the_card(match, "a1").tokens >= 2)
    t = shooting(card("b druid", "10,16"))
    t.cards[0].tokens = 1
    assert refused(go(t), "shoot:longbow").id == "gs-too-few-tokens"


def test_a_fumble_bars_the_shooter_for_the_round() -> None:
    """GS-FUM-02, GS-A-98: no further attacks, missiles included."""
    match = go(shooting(card("b druid", "10,16")), "shoot:longbow | b1", "1 1")
    assert why_not(match.state, "shoot:longbow") == "GS-FUM-02"


def test_shooting_takes_a_missile_weapon_and_somebody_in_sight() -> None:
    """GS-MIS-02: why not, for any key."""
    match = go(shooting(card("b druid", "10,16")))
    assert refused(match, "shoot:gladius").id == "gs-no-such-weapon"
    assert refused(match, "shoot:bow of doom").id == "gs-no-such-weapon"
    wall = piece("wall", "2,13 40,13 40,14 2,14", height=3)
    match = go(shooting(card("b druid", "10,18"), terrain=[wall]))
    assert refused(match, "shoot:longbow").id == "gs-nobody-in-sight"


def test_a_pilum_weakens_whom_it_hits() -> None:
    """GS-GEF-01: the weapon's ability works on the target until the end of the turn."""
    t = battle(card("a legionnaires", "10,10"), card("b druid", "10,14"), active="a1")
    match = go(t, "shoot:pilum | b1", "6 5 | 1 1")
    assert [effect.id for effect in model(match, "b1").effects] == ["pilum"]


# Screening and cover


def covered(*others: Given, target: str = "10,20", **fields: Any) -> Cover:
    """The cover of a druid from a hunter 10 inches away."""
    t = battle(card(f"a {HUNTERS}", "10,10"), card("b druid", target), *others, **fields)
    return cover(t, model(t, "a1"), model(t, "b1"))


def test_who_stands_half_way_screens_and_who_stands_close_covers() -> None:
    """GS-T-54, GS-MIS-06, GS-MIS-07: partly hidden: +1 DEF; within 2 inches of what hides it: +2."""
    assert covered()[:2] == (0, "")
    assert covered(card("b banshee", "10.6,15")) == (1, "GS-MIS-06", "b2")
    assert covered(card("b banshee", "10.6,17")) == (2, "GS-MIS-07", "b2")
    assert covered(card("b banshee", "10.6,16")) == (1, "GS-MIS-06", "b2")


def test_the_bonus_counts_against_missiles() -> None:
    """GS-MIS-06, GS-MIS-07, GS-A-35: it is added to DEF once, the best of all."""
    t = shooting(card("b druid", "10,20"), card("b banshee", "10.6,15"), card("b banshee", "9.4,18"))
    match = go(t, "shoot:longbow | b1", "1 2")
    assert needed(match) == 12 + 2
    assert events(match, "gs-covered")[0].args["n"] == 2


def test_close_shots_pass_whoever_is_near_the_shooter() -> None:
    """GS-T-55, GS-MIS-08, GS-A-33: an interposer within 2 inches of the shooter gives nothing, even if it is also
    within 2 inches of the target."""
    assert covered(card("a banshee", "10.6,12.5")) == (0, "", "")
    assert covered(card("b banshee", "10.6,12.5"), target="10,15") == (0, "", "")


def test_only_who_is_above_the_height_screens_a_target_on_it() -> None:
    """GS-T-56, GS-MIS-09: target on a hill of 2 inches: interposers of sight value 2 give nothing, of 3 they do."""
    hill = piece("hill", "6,18 14,18 14,24 6,24", height=2, stands=True, slope=True)
    assert covered(card("b beasthunter", "10,15"), terrain=[hill])[0] == 0
    assert covered(card("b balescorch-cyclops", "10.6,14.6"), terrain=[hill])[0] == 1
    below = piece("hill", "6,8 14,8 14,12 6,12", height=2, stands=True, slope=True)
    assert covered(card("b beasthunter", "10,15"), terrain=[below])[0] == 0


def test_shooting_over_somebody_leaves_the_target_screened() -> None:
    """GS-T-57, GS-MIS-10: shooter of sight value 2, target wholly hidden by somebody of 1: the shot is allowed, the
    target screened or in cover."""
    t = battle(card("a beasthunter", "10,10"), card("b druid", "10,20"), card("b banshee", "10,15"), active="a1")
    match = go(t, "shoot:javelins | b1", "1 2")
    assert needed(match) == 12 + 1


def test_objects_screen_like_models() -> None:
    """GS-MIS-06, GS-MIS-07: a wall that hides a part of the base."""
    far = piece("wall", "10.2,14 14,14 14,15 10.2,15", height=1)
    near = piece("wall", "10.2,17.5 14,17.5 14,18 10.2,18", height=1)
    assert covered(terrain=[far]) == (1, "GS-MIS-06", "1-wall")
    assert covered(terrain=[near]) == (2, "GS-MIS-07", "1-wall")


def test_a_forest_and_a_haze_give_cover_to_who_is_in_them() -> None:
    """GS-TER-10, GS-HAZ-02, GS-A-130: +2, and no more with somebody else in between."""
    forest = piece("forest", "6,19.8 14,19.8 14,26 6,26", forest=True, going="difficult")
    assert covered(terrain=[forest])[:2] == (2, "GS-TER-10")
    haze = (Haze(10 * INCH, 21 * INCH, 3, "round"),)
    assert covered(hazes=haze)[:2] == (2, "GS-HAZ-02")
    assert covered(card("b banshee", "10.6,18"), hazes=haze)[0] == 2
    thorns = (Haze(10 * INCH, 21 * INCH, 3, "round", rough=True),)
    assert covered(hazes=thorns)[0] == 0


def test_who_has_vanished_is_in_cover() -> None:
    """GS-MIS-07: an effect can say so."""
    t = shooting(card("b druid", "10,20"))
    t.models[-1].effects = (Effect("vanish", "ordered", "next"),)
    assert needed(go(t, "shoot:longbow | b1", "1 2")) == 12 + 2


# Into a melee


def melee() -> Battle:
    """A friend of the shooter engages the target."""
    return shooting(card("a legionnaires", "10,21.5"), card("b druid", "10,20"))


def test_a_target_in_melee_is_in_cover() -> None:
    """GS-MIS-11, GS-A-34: engaged by a friend of the shooter: +2 DEF, not cumulative; a hit is a hit."""
    match = go(melee(), "shoot:longbow | b1", "6 5 | 1 2")
    assert needed(match) == 12 + 2
    assert "gs-goes-astray" not in told(match)


def test_a_miss_may_hit_the_nearest_friend() -> None:
    """GS-MIS-11, GS-A-34: a new roll against the closest friend engaged with the target, without any bonus."""
    t = shooting(card("a legionnaires", "10,21.8 11.5,20"), card("b druid", "10,20"))
    match = go(t, "shoot:longbow | b1", "1 2 | 6 5 | 6 6")
    astray = events(match, "gs-goes-astray")[0]
    assert astray.args["target"] == "a2.2"
    assert events(match, "gs-attack")[1].args["needed"] == 13
    assert model(match, "a2.2").wounds > 0
    assert model(match, "b1").wounds == 0


def test_a_stray_shot_that_misses_is_lost() -> None:
    """GS-MIS-11: a miss is lost; there is no third roll."""
    match = go(melee(), "shoot:longbow | b1", "1 2 | 1 2")
    assert len(events(match, "gs-attack")) == 2
    assert "gs-wounded" not in told(match)


def test_a_long_shot_that_goes_astray_is_still_long() -> None:
    """GS-MIS-05, GS-MIS-11, GS-A-34: only the +2 of the melee is gone; -1 to hit the friend, and -1 to damage."""
    t = shooting(card("a legionnaires", "10,25.5"), card("b druid", "10,24"))
    match = go(t, "shoot:longbow | b1", "1 2 | 6 5 | 6 6")
    assert [event.args["total"] for event in events(match, "gs-attack")] == [3 + 7 - 1, 11 + 7 - 1]
    assert events(match, "gs-damage")[0].args["power"] == 12 + 4 - 1


def test_a_target_in_melee_with_a_third_player_is_in_cover() -> None:
    """GS-MIS-11: an engaged target is in cover, whoever engages it; but only friends of the shooter are in the way."""
    t = shooting(card("b druid", "10,20"), card("c legionnaires", "10,21.5"))
    match = go(t, "shoot:longbow | b1", "1 2")
    assert needed(match) == 12 + 2
    assert "gs-goes-astray" not in told(match)


def test_a_fumble_hits_nobody_else() -> None:
    """GS-A-149, GS-FUM-02, GS-MIS-11: who fumbled attacks nobody else in this round, so the shot does not go astray; a
    table option counts the roll against the friend as part of the same attack."""
    match = go(melee(), "shoot:longbow | b1", "1 1")
    assert model(match, "a1").fumbled
    assert "gs-goes-astray" not in told(match)
    agreed = melee()
    agreed.setup = msgspec.structs.replace(agreed.setup, rulings=Rulings(fumbles_never_stray=False))
    match = go(agreed, "shoot:longbow | b1", "1 1 | 6 5 | 6 6")
    assert model(match, "a2.1").wounds > 0


@pytest.mark.parametrize(("mate", "strays"), [("amazon-hunters", True), ("druid", False)])
def test_a_miss_strays_into_friends_and_not_into_allies(mate: str, strays: bool) -> None:
    """GS-MIS-11, GS-MOD-02: a team-mate's model is in the way if it is of the shooter's faction."""
    t = battle(
        card("a amazon-hunters", "10,10"), card("b necromagus", "10,18"), card(f"c {mate}", "10,19.5"),
        active="a1", teams=(0, 1, 0),
    )  # fmt: skip
    match = go(t, "shoot:short-bow | b1", "1 2 | 1 2" if strays else "1 2")
    assert ("gs-goes-astray" in told(match)) == strays


def test_friends_out_of_reach_are_not_in_the_way() -> None:
    """GS-MIS-12: an enemy that engages a friend from beyond that friend's reach is an ordinary target."""
    t = shooting(card("a druid", f"10,{20 + 1.5 + 3000 / INCH:.4f}"), card("b necromagus", "10,20"))
    match = go(t, "shoot:longbow | b1", "1 2")
    assert needed(match) == 12
    assert len(events(match, "gs-attack")) == 1


# Machines


def test_a_machine_shoots_while_a_crewman_is_with_it() -> None:
    """GS-WMC-07: one crewman in formation is enough, none is not, even if they are too tired to go back."""
    t = battle(card("a scorpio", "10,10 10,12.5 30,40"), card("b druid", "10,26"), active="a1")
    assert allowed(go(t), "shoot:bolt")
    t = battle(card("a scorpio", "10,10 14,40 30,40", moved=4), card("b druid", "10,26"), active="a1")
    assert why_not(t, "shoot:bolt") == "GS-WMC-07"


@pytest.mark.parametrize(("inches", "reaches"), [("20", True), ("20.01", False)])
def test_machines_have_no_long_range(inches: str, reaches: bool) -> None:
    """GS-T-68, GS-WMC-10, GS-MIS-05: RNG 20 is the most, without any modifier."""
    y = 10 + float(inches) + 4000 / INCH
    t = battle(card("a scorpio", "10,10 8,8 12,8"), card("b druid", f"10,{y:.4f}"), active="a1")
    match = go(t, "shoot:bolt | b1", "1 2" if reaches else "")
    assert ("gs-shot-lost" in told(match)) is not reaches
    if reaches:
        assert events(match, "gs-attack")[0].args["total"] == 3 + 6
