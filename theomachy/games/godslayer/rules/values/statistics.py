"""GS-PRO, GS-DMG-04, GS-KNO, GS-STA, GS-SUB, GS-AUR: the current statistics of models, computed and never stored."""

from collections.abc import Iterator
from functools import lru_cache
from typing import NamedTuple

from theomachy.games.godslayer.army.profiles import (
    ITEMS,
    PRINTED,
    PROFILES,
    SIGHT,
    SUBFACTIONS,
    Base,
    Profile,
    Shield,
    Weapon,
    WeaponType,
)
from theomachy.games.godslayer.language import Amount, Change, Does, Effects, Stat, Trait, V, Weaken
from theomachy.games.godslayer.state import DESTROYED, FIELD, SAFE, Battle, Card, Model
from theomachy.games.godslayer.terms import Purpose, SubfactionRule
from theomachy.geometry.plane import INCH, within

BASICS: tuple[Stat, ...] = ("MOV", "MEL", "MIS", "MAG", "DEF", "ARM", "LEAD", "ACT")
"""The basic statistics. GS-PRO-02."""


class For(NamedTuple):
    """The purpose for which a statistic is asked."""

    what: Purpose = ""
    charge: bool = False
    other: int = -1
    """Number of the model on the other side: attacker, attacked, or target of a spell; -1 if there is none."""


PLAIN = For()


# Printed effects


@lru_cache(maxsize=4096)
def printed(profile: str, items: tuple[str, ...], subfaction: str) -> Does:
    """Return what is always on for a card: its abilities, permanent items and its sub-faction's ability.

    GS-TAC-01, GS-SUB-01.
    """
    card = PROFILES[profile]
    effects = [effect for ability in card.abilities for effect in ability.does]
    effects += [effect for item in items if not ITEMS[item].once for effect in ITEMS[item].does]
    if subfaction and card.subfaction == subfaction:
        effects += SUBFACTIONS[subfaction].does
    return Does(effects)


def always(t: Battle, card: Card) -> Does:
    """Return what is always on for all models of a card."""
    lead = t.subfactions[card.seat] if t.subfactions else ""
    return printed(card.profile, card.items, lead)


def all_does(t: Battle, model: Model) -> Iterator[Does]:
    """Yield all effects that work on a model now, except auras. Tactics do not work on a model that is down.

    GS-KNO-03.
    """
    yield always(t, t.cards[model.card])
    for effect in model.effects:
        if not (model.down and effect.kind in ("self", "ordered")):
            yield PRINTED[effect.id]


def has(t: Battle, model: Model, trait: Trait) -> bool:
    """Return True if a model has a trait: `has(t, model, "ethereal")`."""
    return any(trait in does.traits for does in all_does(t, model))


def amounts(t: Battle, model: Model, amount: Amount) -> list[int]:
    """Return an amount from each effect that gives it to a model: `amounts(t, model, "regeneration")`."""
    return [n for does in all_does(t, model) for what, n in does.numbers if what == amount]


def most(t: Battle, model: Model, amount: Amount) -> int:
    """Return the largest amount that an effect gives to a model, or 0."""
    return max(amounts(t, model, amount), default=0)


def all_of(t: Battle, model: Model, amount: Amount) -> int:
    """Return the sum of an amount over all effects on a model."""
    return sum(amounts(t, model, amount))


def every_on(t: Battle, model: Model, verb: type[V]) -> list[V]:
    """Return the effects with a verb that work on a model: `every_on(t, model, Protect)`."""
    return [effect for does in all_does(t, model) for effect in does.all(verb)]


def non_living(t: Battle, model: Model) -> bool:
    """Return True if a model is non-living, as all machines are. GS-WMC-03."""
    return model.role == "machine" or has(t, model, "non-living")


def leads(t: Battle, card: Card, subfaction: SubfactionRule) -> bool:
    """Return True if a sub-faction's ability works for a card. GS-SUB-01 to 04."""
    return card.of.subfaction == subfaction and bool(t.subfactions) and t.subfactions[card.seat] == subfaction


# Statistics


def stat(t: Battle, model: Model, name: Stat, why: For = PLAIN) -> int:
    """Return a statistic of a model as it is now. A basic one is never below 0. GS-PRO-03, GS-CON-03, GS-A-13."""
    card = t.cards[model.card]
    profile = card.of
    value = 0
    value += base_stat(profile, model, name)
    for item in card.items:
        shield = ITEMS[item].shield
        value += shield.DEF if name == "DEF" else shield.ARM if name == "ARM" else 0
    for change in always(t, card).changes:
        if change.stat == name and counts(t, model, change, why):
            value += change.by
    if model.effects:
        value += from_effects(t, model, name, why)
    value += from_auras(t, model, name, why)
    value += from_state(t, card, profile, model, name)
    return max(0, value) if name in BASICS else value


def base_stat(profile: Profile, model: Model, name: Stat) -> int:
    """Return a statistic as printed. The crew of a war-machine has figures of its own, and the machine has its LEAD.

    GS-WMC-02, GS-WMC-04.
    """
    if profile.crew is not None and (model.role != "machine" or name == "LEAD"):
        return profile.crew.stats.get(name, profile.stats.get(name, 0))
    return profile.stats.get(name, 0)


def from_effects(t: Battle, model: Model, name: Stat, why: For) -> int:
    return sum(each_effect(t, model, name, why))


def losses(t: Battle, model: Model, name: Stat, why: For) -> int:
    """Return how much effects lower a statistic of a model, as a number not below 0."""
    return -sum([value for value in each_effect(t, model, name, why) if value < 0])


def each_effect(t: Battle, model: Model, name: Stat, why: For) -> Iterator[int]:
    """Yield by how much each effect on a model changes a statistic."""
    for effect in model.effects:
        if model.down and effect.kind in ("self", "ordered"):
            continue
        for change in PRINTED[effect.id].changes:
            if change.stat == name and counts(t, model, change, why):
                yield change.by * (min(effect.amount, change.tokens) if change.tokens else 1)
        for weakness in PRINTED[effect.id].all(Weaken):
            if weakness.stat == name:
                yield weakness.by


def auras(*sources: Effects) -> tuple[Change, ...]:
    return Does(effect for effects in sources for effect in effects).auras


AURAS = {id: auras(item.does) for id, item in ITEMS.items()}
AURAS |= {
    id: auras(*[ability.does for ability in profile.abilities], *[tactic.does for tactic in profile.tactics])
    for id, profile in PROFILES.items()
}
"""The auras that items and profiles may have, by their ids."""
FELT = frozenset(change.stat for changes in AURAS.values() for change in changes)
"""The statistics that at least one aura changes."""


def from_auras(t: Battle, model: Model, name: Stat, why: For) -> int:
    """Return by how much auras change a statistic of a model. An aura counts once, even if several models have it.

    GS-AUR-01, GS-GEF-02, GS-A-70.
    """
    if name not in FELT:
        return 0
    felt: list[Change] = []
    for card in t.cards:
        if not radiates(card.profile, card.items):
            continue
        for number in card.models:
            origin = t.models[number]
            if origin.where != FIELD or number == model.number:
                continue
            for does in all_does(t, origin):
                for change in does.auras:
                    if change not in felt and reaches(t, origin, model, change):
                        felt.append(change)
    return sum([change.by for change in felt if change.stat == name and counts(t, model, change, why)])


@lru_cache(maxsize=4096)
def radiates(profile: str, items: tuple[str, ...]) -> bool:
    """Return True if a card may have an aura."""
    return bool(AURAS[profile]) or any(AURAS[item] for item in items)


def reaches(t: Battle, origin: Model, model: Model, aura: Change) -> bool:
    """Return True if an aura works on a model. An attachment gains nothing from its parent's.

    GS-AUR-01, GS-AVN-08, GS-A-152.
    """
    if aura.by > 0 and t.card_of(model).parent == origin.card:
        return False
    if aura.on == "friends" and not t.friendly(t.card_of(origin), t.card_of(model)):
        return False
    if aura.on == "enemies" and t.allied(t.seat_of(origin), t.seat_of(model)):
        return False
    return within(origin, model, aura.aura * INCH)


def from_state(t: Battle, card: Card, profile: Profile, model: Model, name: Stat) -> int:
    """Return by how much a model's state changes a statistic.

    Serious wounds, a lost leader, lying down, being stationary and fear count. GS-DMG-04, GS-ULD-01, GS-KNO-03,
    GS-STA-01, GS-PSY-03.
    """
    value = 0
    if name in BASICS and seriously_wounded(profile, model):
        value -= 1
    if name == "DEF":
        value -= 2 * model.down + 2 * bool(model.still)
    elif name == "LEAD" and lost_leader(t, card):
        value -= 1
    elif name == "MEL" and card.afraid and afraid(t, card, model):
        value -= 2
    return value


def afraid(t: Battle, card: Card, model: Model) -> bool:
    """Return True if a model is afraid: all of its unit while an enemy that the unit fears is on the table.

    A table option limits this to the members that face such an enemy. GS-PSY-03, GS-A-59.
    """
    feared = [other for number in card.afraid for other in t.members(t.cards[number])]
    if not t.setup.rulings.fear_by_member:
        return bool(feared)
    reach = melee_range(t, model)
    return any(within(model, other, max(reach, melee_range(t, other))) for other in feared)


def seriously_wounded(profile: Profile, model: Model) -> bool:
    """Return True if a model has only coloured boxes left. GS-DMG-04, GS-A-15, GS-A-16."""
    return profile.coloured > 0 and model.wounds >= profile.plain and not model.role


def lost_leader(t: Battle, card: Card) -> bool:
    """Return True if a unit has lost its leader for good. GS-ULD-01, GS-A-63, GS-A-121."""
    if card.of.kind not in ("unit", "war-machine"):
        return False
    leaders = [t.models[number] for number in card.models if t.models[number].role == "leader"]
    return bool(leaders) and all(leader.where in (DESTROYED, SAFE) for leader in leaders)


def counts(t: Battle, model: Model, change: Change, why: For) -> bool:
    """Return True if a change of a statistic counts for a purpose."""
    when = change.when
    if not when:
        return True
    what = why.what
    if when == "beside a mate":
        mates = t.members(t.cards[model.card])
        return any(mate.number != model.number and within(mate, model, INCH) for mate in mates)
    if when == "outnumbering":
        other = t.cards[t.models[why.other].card] if why.other >= 0 else None
        return other is not None and len(t.members(t.cards[model.card])) >= 2 * len(t.members(other))
    if when == "creature":
        return why.other >= 0 and t.cards[t.models[why.other].card].of.kind == "creature"
    if when == "non-living":
        return why.other >= 0 and non_living(t, t.models[why.other])
    if when == "missile or charge":
        return what == "missile" or why.charge
    if when == "missile or magic":
        return what in ("missile", "magic", "spell")
    if when == "bravery or rally":
        return what in ("bravery", "rally")
    if when == "melee":
        return what in ("melee", "free strike")
    if when == "enemy spell":
        return what == "spell"
    if when == "charge":
        return why.charge
    return what == when


# Derived values


def lead_range(t: Battle, model: Model) -> int:
    """Return the LEAD range of a model in plane units. GS-TRM-05, GS-A-117."""
    return stat(t, model, "LEAD") * INCH


def sight_value(t: Battle, model: Model) -> int:
    """Return the sight value of a model together with the height that it stands on. GS-LOS-03, GS-LOS-07, GS-A-123."""
    own = 0 if model.down else SIGHT[base_of(t, model)]
    return own + t.ground.elevation(model.x, model.y) if t.ground.heights else own


def own_sight_value(t: Battle, model: Model) -> int:
    """Return the sight value of a model's base, without the height that it stands on. GS-LOS-03."""
    return SIGHT[base_of(t, model)]


def base_of(t: Battle, model: Model) -> Base:
    profile = t.cards[model.card].of
    return profile.crew.base if profile.crew is not None and model.role != "machine" else profile.base


def weapons(t: Battle, model: Model, type: WeaponType | None = None) -> tuple[Weapon, ...]:
    """Return the weapons of a model, those of its items included, of one type or of all.

    GS-PRO-04, GS-ITM-05, GS-WMC-04.
    """
    card = t.cards[model.card]
    return armoury(card.profile, card.items, model.role == "machine", type)


@lru_cache(maxsize=4096)
def armoury(profile: str, items: tuple[str, ...], machine: bool, type: WeaponType | None) -> tuple[Weapon, ...]:
    """Return the weapons that all models with a profile and items have. `machine` tells a machine from its crew."""
    card = PROFILES[profile]
    arms = [*card.weapons, *[weapon for item in items for weapon in ITEMS[item].weapons]]
    if card.kind == "war-machine":
        arms = [weapon for weapon in arms if weapon.crew != machine]
    return tuple([weapon for weapon in arms if type in (None, weapon.type)])


def shield_of(t: Battle, model: Model) -> Shield:
    """Return how much of a model's DEF and ARM comes from shields. GS-SHD-01, GS-SHD-02, GS-A-69."""
    card = t.cards[model.card]
    shields = [card.of.shield, *[ITEMS[item].shield for item in card.items]]
    return Shield(sum(shield.DEF for shield in shields), sum(shield.ARM for shield in shields))


def melee_range(t: Battle, model: Model) -> int:
    """Return the reach of a model's longest melee weapon in plane units, or -1 if it has none. GS-ENG-01, GS-A-27."""
    card = t.cards[model.card]
    return longest(card.profile, card.items, model.role == "machine")


@lru_cache(maxsize=4096)
def longest(profile: str, items: tuple[str, ...], machine: bool) -> int:
    return max([weapon.rng * INCH for weapon in armoury(profile, items, machine, "MEL")], default=-1)
