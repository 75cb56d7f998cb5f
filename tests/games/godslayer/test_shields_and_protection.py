"""Shields, auras and protection rolls. GS-SHD, GS-AUR, GS-PRT"""

from typing import Any

import pytest

from tests.games.godslayer.kit import Battle, asked, battle, card, events, go, keys, model, the_card, told, why
from theomachy.games.godslayer.army.profiles import PRINTED, WEAPONS
from theomachy.games.godslayer.language import Change, Does
from theomachy.games.godslayer.rules.combat.attack_rolls import Attack, defence
from theomachy.games.godslayer.rules.combat.damage import armour, damage_roll
from theomachy.games.godslayer.rules.values.statistics import For, stat
from theomachy.games.godslayer.state import Effect
from theomachy.kernel import Match

MELEE = For("melee")
RUNES, BANDS = "runes-of-the-forefathers", "wristbands-of-salvation"


def hit(
    dice: str, answers: str = "", critical: bool = False, striker: str = "hill-ogres", **fields: Any
) -> Match[Battle]:
    """An ogre's club, POW 5 and powerful, hits a scarjarl of ARM 6 with some items."""
    first = "5 5" if critical else "4 5"
    agreed = {name: fields.pop(name) for name in ("criticals_pierce_protection",) if name in fields}
    ogres = card(f"a {striker}", "10,10 13,8", tokens=3)
    t = battle(ogres, card("b scarjarl", "10,11.6", tokens=0, **fields), active="a1", **agreed)
    return go(t, f"melee:great-club | powerful | b1 {answers}", f"{first} | {dice}")


# Shields


def test_weapon_that_ignores_shields():
    """GS-T-75, GS-SHD-01: DEF 14 and ARM 8 with a shield of +1/+1 are 13 and 7 against a morning star."""
    t = battle(card("a pestbringer", "10,10"), card("b valkyrie", "10,11.8"))
    striker, target = model(t, "a1"), model(t, "b1")
    assert (stat(t, target, "DEF"), stat(t, target, "ARM")) == (14, 8)
    flail, plain = WEAPONS["morning-star"], WEAPONS["spathe"]
    assert (defence(t, striker, target, flail, MELEE), armour(t, striker, target, flail, MELEE)) == (13, 7)
    assert (defence(t, striker, target, plain, MELEE), armour(t, striker, target, plain, MELEE)) == (14, 8)


def test_shield_item_adds_to_what_is_printed():
    """GS-T-76, GS-SHD-02: DEF 13 and ARM 8 with a shield of +2/+1 are 15 and 9."""
    t = battle(card("a demarchon", "10,10", items=("hoplon",)), card("b druid", "30,30"))
    assert (stat(t, model(t, "a1"), "DEF"), stat(t, model(t, "a1"), "ARM")) == (15, 9)


def test_shield_items_are_ignored_like_any_shield():
    """GS-A-69: a weapon that ignores shields ignores shield items, too."""
    t = battle(card("a demarchon", "10,11.8", items=("hoplon",)), card("b pestbringer", "10,10"))
    flail = WEAPONS["morning-star"]
    striker, target = model(t, "b1"), model(t, "a1")
    assert (defence(t, striker, target, flail, MELEE), armour(t, striker, target, flail, MELEE)) == (13, 8)


# Auras


def test_aura_never_works_on_its_origin(monkeypatch):
    """GS-T-77, GS-AUR-01, GS-A-70: everybody touched by two inches around it, friend and foe, but not itself."""
    monkeypatch.setitem(PRINTED, "archon-hymn", Does([Change("ARM", -1, aura=2)]))
    aura = (Effect("archon-hymn", "self", "turn"),)
    t = battle(
        card("a sanctum-priestess", "10,10", effects=(aura,)),
        card("a demarchon", "10,12.5"),
        card("b druid", "12.5,10"),
        card("b druid", "10,20"),
    )
    assert [stat(t, model(t, id), "ARM") for id in ("a1", "a2", "b1", "b2")] == [5, 7, 4, 5]


# Protection rolls


def test_protection_roll_halves():
    """GS-T-78, GS-PRT-01: 8 damage, 4 or more on a die halves it: a five leaves 4."""
    match = hit("3 5 | 5", items=(RUNES,))
    assert model(match, "b1").wounds == 4
    assert told(match).count("gs-protected") == 1


def test_protection_roll_fails_below_its_value():
    """GS-PRT-01: a three does not help."""
    match = hit("3 5 | 3", items=(RUNES,))
    assert model(match, "b1").wounds == 8
    assert told(match).count("gs-unprotected") == 1


def test_one_protection_roll_chosen_by_the_owner():
    """GS-PRT-02: of several the owner chooses one, and only one is made."""
    match = hit("3 5", items=(RUNES, BANDS))
    assert (asked(match).question, asked(match).seat, asked(match).by) == ("gs-ask-protection", 1, "b1")
    assert sorted(keys(match)) == ["halve:4", "ignore:5"]
    assert why(match, "survive:5") == "gs-no-such-protection GS-PRT-02"
    match = hit("3 5 | 4", "| ignore:5", items=(RUNES, BANDS))
    assert model(match, "b1").wounds == 8
    match = hit("3 5 | 5", "| ignore:5", items=(RUNES, BANDS))
    assert model(match, "b1").wounds == 0


def test_protection_covers_critical_damage():
    """GS-CRT-04, GS-A-46: one roll for ordinary and critical damage together; a table may agree that it stops only the
    ordinary part."""
    assert model(hit("3 4 | 6", critical=True, items=(BANDS,)), "b1").wounds == 0
    pierced = hit("3 4 | 6", critical=True, items=(BANDS,), criticals_pierce_protection=True)
    assert model(pierced, "b1").wounds == 2


def test_no_roll_against_nothing():
    """GS-PRT-01: without damage there is nothing to prevent."""
    legion = card("a legionnaires", "10,10 11.5,8", tokens=3)
    t = battle(legion, card("b scarjarl", "10,11.5", tokens=0, items=(BANDS,)), active="a1")
    match = go(t, "melee:gladius | offensive | b1", "4 5 | 1 2")
    assert events(match, "gs-protected") == events(match, "gs-unprotected") == []


def test_damage_is_halved_only_once():
    """GS-DMG-02: what shadows have halved no protection roll halves again; to ignore it is another matter."""
    places = card("a princeptor", "10,10"), card("b lighteater", "10,11.7", tokens=0, items=("greater-soul-stone",))
    match = go(battle(*places, active="a1"), "melee:spathe | offensive", "4 5 | 3 4")
    assert model(match, "b1").wounds == 3


def test_protection_against_missiles_only():
    """GS-PRT-01: a ward against missiles does nothing in melee."""
    assert model(hit("3 5", items=("torc-of-thorns",)), "b1").wounds == 8


def test_no_protection_from_friends():
    """GS-PRT-03: no roll against a friend's attack."""
    t = battle(card("a princeptor", "10,10"), card("a scarjarl", "10,11.5", items=(BANDS,)), card("b druid", "30,30"))
    blow = damage_roll(t, model(t, "a1"), model(t, "a2"), WEAPONS["spathe"], Attack(True), MELEE)
    next(blow)
    with pytest.raises(StopIteration) as end:
        blow.send((4, 4))
    assert end.value.value == 8 + 4 - 6


# Tenacious


def test_tenacious_may_survive_once():
    """GS-PRT-01: the first time it would be destroyed, 5 or more leaves it one life point; never again."""
    match = hit("3 5 | 5", wounds=6)
    assert (model(match, "b1").left, model(match, "b1").where) == (1, "field")
    assert the_card(match, "b1").used == ("tenacious",)
    assert model(hit("3 5 | 4", wounds=6), "b1").where == "destroyed"
    assert model(hit("3 5", wounds=6, used=("tenacious",)), "b1").where == "destroyed"


def test_tenacious_is_not_rolled_while_it_would_live():
    """GS-PRT-01: it is kept for the blow that would destroy."""
    match = hit("3 5", wounds=4)
    assert (model(match, "b1").left, the_card(match, "b1").used) == (1, ())


def test_tenacious_is_the_one_protection_roll():
    """GS-PRT-02: who would be destroyed chooses between halving and surviving."""
    match = hit("3 5", wounds=6, items=(RUNES,))
    assert sorted(keys(match)) == ["halve:4", "survive:5"]
    assert model(hit("3 5 | 4", "| halve:4", wounds=6, items=(RUNES,)), "b1").left == 3
