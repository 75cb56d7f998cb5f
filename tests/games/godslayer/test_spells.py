"""GS-MAG, GS-CHN for spells: casting, what single spells do, channelling."""

from typing import Any

import pytest

from tests.games.godslayer.casters import NECROMANCY, casting_by, necromagus, priestess
from tests.games.godslayer.kit import allowed, asked, card, events, go, keys, model, refused, the_card, told, why
from theomachy.games.godslayer.army.profiles import SPELLS
from theomachy.games.godslayer.rules.combat.damage import remove
from theomachy.games.godslayer.rules.magic.spells import casting, difficulty
from theomachy.games.godslayer.rules.round.activation import Actions
from theomachy.games.godslayer.rules.values.statistics import For, stat
from theomachy.games.godslayer.state import DESTROYED, Battle, Effect, Haze
from theomachy.geometry.plane import INCH


def why_not(t: Battle, key: str) -> str:
    reason = Actions(t, t.cards[0]).why_not(key)
    assert reason is not None
    return reason.id


# Casting


def test_thaumaturgy_meets_the_resistance_of_its_target() -> None:
    """GS-T-58, GS-MAG-03, GS-MAG-04, GS-MAG-05: CPL 11 on MAG 4 by MAG 6, 2 ACT: difficulty 15, so 9 or more."""
    for dice, works in (("4 5", True), ("4 4", False)):
        t = necromagus(card("b amazon-hunters", "10,16 12,16 14,16"))
        match = go(t, "cast:aranite-torpor:b1", dice)
        assert the_card(match, "a1").tokens == 5 - 2
        assert ("gs-spell-succeeds" in told(match)) is works
        told_of = events(match, "gs-spell-succeeds" if works else "gs-spell-fails")[0]
        assert (told_of.args["total"], told_of.args["needed"]) == (sum(map(int, dice.split())) + 6, 15)
        assert [stat(match.state, model(match, f"b1.{n}"), "MEL") for n in (1, 2, 3)] == [5 - works] * 3
        assert "thaumaturgy" in the_card(match, "a1").done


def test_torpor_reaches_as_far_as_its_caster_leads() -> None:
    """GS-A-132, GS-TRM-05: the rulebook's example casts it within LEAD range: 8 inches, 7 once seriously wounded."""
    between = 7.5 + 3000 / INCH
    for wounds, reached in ((0, True), (5, False)):
        t = necromagus(card("b amazon-hunters", f"10,{10 + between:.4f} 12,20 14,20"))
        model(t, "a1").wounds = wounds
        match = go(t, "cast:aranite-torpor:b1", "1 1" if reached else "")
        assert ("gs-falls-short" in told(match)) is not reached


def test_an_incantation_is_as_hard_as_it_is_complex() -> None:
    """GS-MAG-02, GS-MAG-05, GS-A-40: CPL 12 by MAG 6 on a friend: 6 are enough; it bars no charge."""
    t = necromagus(card("a legionnaires", "10,14 11.5,14"))
    for dice, works in (("3 3", True), ("3 2", False)):
        match = go(t, "cast:iron-grave:a2", dice)
        assert ("gs-affected" in told(match)) is works
        assert "thaumaturgy" not in the_card(match, "a1").done
        assert "attack" not in the_card(match, "a1").done


def test_a_spell_for_a_unit_is_for_all_of_it() -> None:
    """GS-MAG-02, GS-TRM-11: one visible model is enough; each member has the effect."""
    t = necromagus(card("a legionnaires", "10,14 10,16 10,17.5"))
    match = go(t, "cast:iron-grave:a2", "6 6")
    assert [[effect.id for effect in model(match, f"a2.{n}").effects] for n in (1, 2, 3)] == [["iron-grave"]] * 3
    effect = model(match, "a2.1").effects[0]
    assert effect == Effect("iron-grave", "spell", "sustained", 0)


def test_only_those_who_hang_together_share_a_spell() -> None:
    """GS-FRM-06, GS-MAG-02: of a unit out of formation, the group of the model that is named."""
    t = necromagus(card("a legionnaires", "10,14 11.5,14 10,22"))
    assert why_not(t, "cast:iron-grave:a2") == "gs-target-scattered"
    match = go(t, "cast:iron-grave:a2.1", "6 6")
    assert [bool(model(match, f"a2.{n}").effects) for n in (1, 2, 3)] == [True, True, False]


def test_the_caster_may_be_the_target() -> None:
    """GS-MAG-02: a friendly model; whoever casts is one."""
    match = go(necromagus(card("b druid", "40,40")), "cast:iron-grave:a1", "6 6")
    assert stat(match.state, model(match, "a1"), "DEF") == 13


@pytest.mark.parametrize(("inches", "reaches"), [("8", True), ("8.01", False)])
def test_range_is_measured_after_paying(inches: str, reaches: bool) -> None:
    """GS-MAG-04, GS-TRM-03, GS-A-132: the card's range, not LEAD; out of range it fails and the tokens are lost."""
    y = 10 + float(inches) + 3000 / INCH
    t = necromagus(card("b druid", f"10,{y:.4f}"))
    assert allowed(go(t), "cast:aranite-torpor:b1")
    match = go(t, "cast:aranite-torpor:b1", "6 6" if reaches else "")
    assert ("gs-falls-short" in told(match)) is not reaches
    assert the_card(match, "a1").tokens == 3
    assert "thaumaturgy" in the_card(match, "a1").done


def test_a_target_must_be_in_sight_and_may_be_in_melee() -> None:
    """GS-MAG-01: line of sight; no penalty for targets in melee."""
    t = necromagus(card("b druid", "10,14"), card("b druid", "10,17"), card("a legionnaires", "11.5,14 13,14"))
    assert why_not(t, "cast:aranite-torpor:b2") == "gs-unseen"
    assert [stroke.kind for stroke in Actions(t, t.cards[0]).drawn("cast:aranite-torpor:b2")] == ["blocked", "blocked"]
    assert [stroke.kind for stroke in Actions(t, t.cards[0]).drawn("cast:aranite-torpor:b1")] == ["sight"]
    match = go(t, "cast:aranite-torpor:b1", "1 2")
    assert events(match, "gs-spell-fails")[0].args["needed"] == 11 + 6


def test_who_is_engaged_does_not_cast() -> None:
    """GS-MAG-01, GS-A-38: being engaged forbids it, unless the caster is a battle caster; engaging does not."""
    beside = card("b demarchon", "10,11.8", items=("kopis",))
    assert why_not(priestess(beside), "cast:aegis-hymn:a1") == "gs-caster-engaged"
    assert allowed(go(necromagus(beside)), "cast:iron-grave:a1")
    reached = card("b druid", f"10,{10 + 1.5 + 3000 / INCH:.4f}")
    assert allowed(go(priestess(reached)), "cast:aegis-hymn:a1")


def test_why_not() -> None:
    """GS-MAG-02, GS-MAG-03, GS-MAG-04: any key gets its reason."""
    t = necromagus(card("b druid", "10,16"), card("a legionnaires", "12,10 13.5,10"))
    for key, id in {
        "cast:nonsense:b1": "gs-no-such-spell",
        "cast:mend-flesh:a1": "gs-no-such-spell",
        "cast:iron-grave:a2:": "gs-no-such-model",
        "cast:iron-grave:a2@": "gs-no-such-spell",
        "cast:iron-grave": "gs-name-somebody",
        "cast:iron-grave:b1": "gs-needs-friend",
        "cast:aranite-torpor:a2": "gs-needs-enemy",
        "cast:iron-grave:a2@a9": "gs-no-channeller",
        "cast:iron-grave:a2@a2": "gs-no-channeller",
        "cast:knit-the-fallen:a2": "gs-nobody-to-raise",
    }.items():
        assert why_not(t, key) == id
    t.cards[0].tokens = 1
    assert why_not(t, "cast:iron-grave:a2") == "gs-too-few-tokens"
    assert Actions(t, t.cards[0]).cost("cast:knit-the-fallen:a2") == {"gs-tokens": 3}
    druid = casting_by("lighteater", spells=("veil-of-dusk",))
    assert why_not(druid, "cast:veil-of-dusk:a1") == "gs-needs-no-target"


def test_every_listed_spell_is_an_option_and_says_no_distance() -> None:
    """GS-MAG-04, GS-TRM-03: far targets are listed like near ones."""
    t = necromagus(card("b druid", "10,46"), card("b banshee", "14,14"))
    match = go(t)
    listed = [key for key in keys(match) if key.startswith("cast:aranite")]
    assert listed == ["cast:aranite-torpor:b1", "cast:aranite-torpor:b2"]
    assert all(asked(match).why_not(key) is None for key in keys(match))


def test_the_same_spell_does_not_work_twice() -> None:
    """GS-MAG-07: it cannot be cast again on whoever is under it; another one can."""
    t = casting_by("necromagus", card("a legionnaires", "12,10 13.5,10"), spells=NECROMANCY)
    t.cards[0].tokens = 9
    match = go(t, "cast:iron-grave:a2", "6 6")
    assert why(match, "cast:iron-grave:a2") == "gs-under-this-spell GS-MAG-07"
    assert allowed(match, "cast:iron-grave:a1")
    t.models[1].effects = (Effect("aegis-hymn", "spell", "sustained", 0),)
    assert allowed(go(t), "cast:iron-grave:a2")


# Who helps and who disturbs


def test_a_disruption_totem_disturbs_casters() -> None:
    """GS-MAG-05, GS-AUR-01: -2 on the casting rolls of enemies within 6 inches of the bearer."""
    for y, worse in (("15", 2), ("19", 0)):
        t = necromagus(card("b gorelord", f"10,{y}", items=("disruption-totem",)), card("b druid", "14,10"))
        assert casting(t, SPELLS["aranite-torpor"], t.models[0], (t.models[-1],)) == 6 - worse


def test_temple_cults_are_better_at_incantations() -> None:
    """GS-MAG-05, GS-SUB-01: +1 on casting rolls for incantations only."""
    t = priestess(card("b druid", "14,10"))
    t.subfactions = ("temple-cults", "")
    assert casting(t, SPELLS["aegis-hymn"], t.models[0], (t.models[0],)) == 7 + 1
    assert casting(t, SPELLS["searing-light"], t.models[0], (t.models[1],)) == 7


def test_afterlife_lore_helps_with_the_dead() -> None:
    """GS-MAG-05: +1 on casting rolls for non-living friends, and nobody else."""
    t = necromagus(card("a legio-mortum", "12,10 13.5,10"), card("a princeptor", "16,10"), card("b moloch", "20,10"))
    _, dead, _, living, enemy = t.models
    assert casting(t, SPELLS["iron-grave"], t.models[0], (dead,)) == 6 + 1
    assert casting(t, SPELLS["iron-grave"], t.models[0], (living,)) == 6
    assert casting(t, SPELLS["aranite-torpor"], t.models[0], (enemy,)) == 6


def test_resistance_to_spells_counts_for_the_target_only() -> None:
    """GS-MAG-03: MAG against enemy spells: a collar, a sub-faction."""
    t = necromagus(card("b demarchon", "14,10", items=("aurel-collar",)), card("b druid", "16,10"))
    assert difficulty(t, SPELLS["aranite-torpor"], t.models[0], (t.models[1],)) == 11 + 5 + 2
    t.subfactions = ("", "druids")
    assert difficulty(t, SPELLS["aranite-torpor"], t.models[0], (t.models[2],)) == 11 + 6 + 1
    assert stat(t, t.models[2], "MAG") == 6


# Spell attacks


def test_a_damaging_spell_needs_no_attack_roll() -> None:
    """GS-MAG-06, GS-A-42: damage after the casting roll, enchanted; a double is no critical, ones are no fumble."""
    t = priestess(card("b lighteater", "10,16"))
    match = go(t, "cast:searing-light:b1", "6 6 | 3 3 | 5")
    assert "gs-attack" not in told(match)
    assert model(match, "b1").wounds == 6 + 4 - 5
    match = go(t, "cast:searing-light:b1", "1 1")
    assert not model(match, "a1").fumbled
    assert "gs-spell-fails" in told(match)


def test_cover_does_not_help_against_spells() -> None:
    """GS-MAG-06, GS-MIS-14: neither the roll nor the damage minds who stands between."""
    t = priestess(card("b druid", "10,16"), card("b banshee", "10.6,14"))
    match = go(t, "cast:searing-light:b1", "1 2")
    assert events(match, "gs-spell-fails")[0].args["needed"] == 8 + 6
    assert "gs-covered" not in told(match)


def test_searing_light_sets_on_fire_whom_it_damages() -> None:
    """GS-MAG-06, GS-CEF-02: the continuous effect follows the damage."""
    match = go(priestess(card("b druid", "10,16")), "cast:searing-light:b1", "6 6 | 3 3 | 1")
    assert [effect.id for effect in model(match, "b1").effects] == ["fire"]
    match = go(priestess(card("b hammerfist", "10,16")), "cast:searing-light:b1", "6 6 | 1 1")
    assert model(match, "b1").effects == ()


def test_lightrend_knocks_down_whom_it_damages() -> None:
    """GS-MAG-06, GS-KNO-01."""
    t = casting_by("lighteater", card("b druid", "10,16"), spells=("lightrend",))
    assert model(go(t, "cast:lightrend:b1", "6 6 | 3 3"), "b1").down
    assert not model(go(t, "cast:lightrend:b1", "6 6 | 1 1"), "b1").down


def test_limbwither_curses_without_damage() -> None:
    """GS-MAG-05, GS-CEF-03: the target is tested for the curse."""
    t = casting_by("fallow-shaman", card("b druid", "10,16"), spells=("limbwither",))
    match = go(t, "cast:limbwither:b1", "6 6 | 4")
    assert [effect.id for effect in model(match, "b1").effects] == ["withering-curse"]
    assert "gs-damage" not in told(match)


def test_thornburst_bursts_on_its_target_and_leaves_thorns() -> None:
    """GS-A-41, GS-AOE-02, GS-AOE-04, GS-TER-03: each model under it is attacked; difficult ground for the round."""
    t = casting_by("druid", card("b beasthunter", "10,16"), card("b banshee", "11.8,16"), spells=("thornburst",))
    match = go(t, "cast:thornburst:b1", "6 6 | 6 5 | 6 4")
    assert [event.args["power"] for event in events(match, "gs-damage")] == [13, 12]
    assert match.state.hazes == (Haze(10 * INCH, 16 * INCH, 3, "round", 0, rough=True),)
    assert events(match, "gs-spell-succeeds")[0].args["needed"] == 8 + 4


def test_a_failed_area_spell_does_not_deviate() -> None:
    """GS-MAG-05, GS-AOE-06: nothing happens."""
    t = casting_by("druid", card("b beasthunter", "10,16"), spells=("thornburst",))
    match = go(t, "cast:thornburst:b1", "1 2")
    assert match.state.hazes == ()
    assert "gs-explodes" not in told(match)


# Single spells


def test_mend_flesh_heals() -> None:
    """GS-MAG-02, GS-CON-02: D3 + 1 life points, one model."""
    t = priestess(card("a demarchon", "12,10", wounds=6))
    match = go(t, "cast:mend-flesh:a2", "6 6 | 5")
    assert model(match, "a2").wounds == 6 - 4


def test_aegis_hymn_helps_most_against_missiles_and_magic() -> None:
    """GS-MAG-02: +1 ARM, +2 against missile and magic attacks."""
    match = go(priestess(), "cast:aegis-hymn:a1", "6 6")
    arm = {what: stat(match.state, model(match, "a1"), "ARM", For(what)) for what in ("melee", "missile", "magic")}
    assert arm == {"melee": 6, "missile": 7, "magic": 7}


def test_grasping_dark_holds_its_target_still() -> None:
    """GS-STA-01, GS-A-68, GS-MAG-09: stationary to the end of the round, or until the caster is destroyed."""
    t = casting_by("lighteater", card("b druid", "10,16"), spells=("grasping-dark",))
    match = go(t, "cast:grasping-dark:b1", "6 6")
    assert model(match, "b1").still == "round"
    state = match.state.copy()
    remove(state, state.models[0], "GS-DMG-05")
    assert model(state, "b1").still == ""


def raising(**fields: Any) -> Battle:
    t = necromagus(card("a legio-mortum", "12,10 13.5,10 15,10"), card("b druid", "30,30"), **fields)
    t.models[1].where = DESTROYED
    t.models[1].wounds = t.models[1].lp
    return t


def test_only_the_fallen_rise() -> None:
    """GS-MAG-05: the caster chooses among the destroyed members of the unit."""
    t = raising()
    t.models[2].where = DESTROYED
    assert why(go(t, "cast:knit-the-fallen:a2", "6 6"), "a2.3") == "gs-cannot-rise GS-MAG-05"


def test_knit_the_fallen_brings_one_back() -> None:
    """GS-MAG-02, GS-FRM-01: one destroyed member of a non-living unit, in formation, with 3 life points."""
    t = raising()
    match = go(t, "cast:knit-the-fallen:a2 | 13.5in,12in", "6 6")
    raised = model(match, "a2.1")
    assert (raised.where, raised.left) == ("field", 3)
    assert (raised.x, raised.y) == (13.5 * INCH, 12 * INCH)


def test_who_is_raised_stands_in_formation_and_on_free_ground() -> None:
    """GS-FRM-01, GS-MOV-03: why not there."""
    match = go(raising(), "cast:knit-the-fallen:a2", "6 6")
    assert why(match, "13.5in,18in") == "gs-not-beside-its-unit GS-FRM-01"
    assert refused(match, "13.5in,10.3in").id == "gs-place-on-model"
    assert refused(match, "somewhere").id == "gs-no-point"
    assert refused(match, "none").id == "gs-no-point"
    assert all(asked(match).why_not(key) is None for key in keys(match))


def test_only_the_dead_are_raised() -> None:
    """GS-MAG-02: a living unit, or one without losses, is no target."""
    t = necromagus(card("a legio-mortum", "12,10 13.5,10"), card("a legionnaires", "12,13 13.5,13 15,13"))
    t.models[3].where = DESTROYED
    assert why_not(t, "cast:knit-the-fallen:a2") == "gs-nobody-to-raise"
    assert why_not(t, "cast:knit-the-fallen:a3") == "gs-nobody-to-raise"


def test_veil_of_dusk_is_laid_within_its_range() -> None:
    """GS-HAZ-01, GS-A-41, GS-MAG-04: an incantation without target; paid, then the place is measured, then rolled."""
    t = casting_by("lighteater", card("b druid", "10,30"), spells=("veil-of-dusk",))
    match = go(t, "cast:veil-of-dusk")
    assert the_card(match, "a1").tokens == 3
    assert refused(match, "10in,17in").id == "gs-place-too-far"
    match = go(t, "cast:veil-of-dusk | 10in,16in", "3 3")
    assert match.state.hazes == (Haze(10 * INCH, 16 * INCH, 3, "sustained", 0),)
    assert go(t, "cast:veil-of-dusk | 10in,16in", "3 2").state.hazes == ()


# Channelling


def channelling(**fields: Any) -> Battle:
    familiar = card("a sacred-familiar", fields.pop("familiar", "12,16"), parent="a1")
    return priestess(familiar, card("b druid", "10,24"), **fields)


def test_a_spell_can_be_cast_through_a_familiar() -> None:
    """GS-CHN-01, GS-CHN-02, GS-CHN-03: range and sight are the familiar's."""
    t = channelling()
    match = go(t, "cast:searing-light:b1@a2", "1 2")
    assert events(match, "gs-spell-through")[0].args["through"] == "a2"
    assert "gs-spell-fails" in told(match)
    assert "gs-falls-short" in told(go(t, "cast:searing-light:b1"))
    assert [stroke.kind for stroke in Actions(t, t.cards[0]).drawn("cast:searing-light:b1@a2")] == ["sight"]


def test_the_familiar_must_be_within_lead_range() -> None:
    """GS-CHN-02: measured after payment."""
    t = channelling(familiar="12,20.3")
    match = go(t, "cast:searing-light:b1@a2")
    assert events(match, "gs-falls-short")[0].clause == "GS-CHN-02"


def test_a_familiar_on_the_ground_channels_nothing() -> None:
    """GS-CHN-04: in melee is fine, knocked down or stationary is not."""
    t = channelling()
    t.models[1].down = True
    assert why_not(t, "cast:searing-light:b1@a2") == "gs-cannot-channel"
    t.models[1].down, t.models[1].still = False, "round"
    assert why_not(t, "cast:searing-light:b1@a2") == "gs-cannot-channel"
    t.models[1].still = ""
    t.models[2].x, t.models[2].y = t.models[1].x, t.models[1].y + 3500
    assert allowed(go(t), "cast:searing-light:b1@a2")


def test_only_the_parent_uses_a_familiar() -> None:
    """GS-CHN-01: both sides need a rule that allows it."""
    t = channelling()
    t.cards[1].parent = -1
    assert why_not(t, "cast:searing-light:b1@a2") == "gs-no-channeller"
