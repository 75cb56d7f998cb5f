"""GS-DMG, GS-CRT-02, GS-PRT, GS-ITM-05: damage rolls, protection rolls, and the effects of damage on a model."""

import msgspec

from theomachy.games.godslayer import notes, tasks, verbs
from theomachy.games.godslayer.army.profiles import Weapon
from theomachy.games.godslayer.language import Afflict, Ignore, KnockDown, Protect, Weaken, every
from theomachy.games.godslayer.rules.combat import war_machines
from theomachy.games.godslayer.rules.combat.attack_rolls import D6, SHIELDS, Attack, of_weapon
from theomachy.games.godslayer.rules.space.pushes import push
from theomachy.games.godslayer.rules.values.statistics import For, all_of, every_on, has, most, shield_of, stat
from theomachy.games.godslayer.state import FIELD, Battle, Card, Effect, Model
from theomachy.games.godslayer.terms import NOBODY
from theomachy.geometry.plane import INCH, within
from theomachy.kernel import Ask, Choice, Procedure, Reason, Roll, one, total
from theomachy.kernel.keys import Subject

# Damage rolls


def damage_roll(
    t: Battle,
    striker: Model,
    target: Model,
    weapon: Weapon,
    attack: Attack,
    why: For,
    bonus: int = 0,
    dice: int = 2,
) -> Procedure[int]:
    """Roll for damage and return the damage that is left, which is never below 0.

    Dice and POW less ARM come first, then fixed reductions, then halving. One protection roll follows, for this damage
    and that of a critical hit together, unless a table option keeps critical damage out of it. GS-DMG-01, GS-DMG-02,
    GS-CRT-02, GS-CRT-04, GS-A-46, GS-A-48, GS-A-49.
    """
    if weapon.pow is None or instead(t, striker, weapon):
        return 0
    rolled: int = yield from Roll((D6,) * dice, total, "gs-roll-damage", t.seat_of(striker), "GS-DMG-01")
    strong = rolled + power(t, striker, target, weapon, why) + bonus
    tough = armour(t, striker, target, weapon, why)
    damage = max(0, strong - tough - all_of(t, target, "toughness"))
    halved = not weapon.enchanted and has(t, target, "ethereal")
    if halved:
        damage = half(damage)
    extra = critical_damage(t, striker, target, weapon, attack)
    verbs.roll_damage(t, target, strong, tough, damage + extra, "GS-DMG-01")
    if t.setup.rulings.criticals_pierce_protection:
        return (yield from protect(t, striker, target, damage, halved, why)) + extra
    return (yield from protect(t, striker, target, damage + extra, halved, why))


def power(t: Battle, striker: Model, target: Model, weapon: Weapon, why: For) -> int:
    """Return POW of an attack: that of the weapon and all that changes it for its bearer. GS-DMG-01, GS-DMG-04."""
    against = why._replace(other=target.number)
    own = stat(t, striker, "POW", against) + of_weapon(t, striker, weapon, "POW", against)
    return (weapon.pow or 0) + own


def armour(t: Battle, striker: Model, target: Model, weapon: Weapon, why: For) -> int:
    """Return the target's ARM against this weapon. GS-DMG-01, GS-SHD-01, GS-SHD-02, GS-A-69."""
    value = stat(t, target, "ARM", why._replace(other=striker.number)) - ignored_armour(weapon)
    if SHIELDS in weapon.does:
        value -= shield_of(t, target).ARM
    return max(0, value)


def ignored_armour(weapon: Weapon) -> int:
    return sum([ignored.n for ignored in every(Ignore, weapon.does) if ignored.what == "armour"])


def half(damage: int) -> int:
    """Return half of the damage, rounded up. GS-CON-03, GS-A-47."""
    return (damage + 1) // 2


def instead(t: Battle, striker: Model, weapon: Weapon) -> str:
    """Return the continuous effect that a missile causes in place of damage, or "" if it causes damage."""
    if weapon.type != "MIS":
        return ""
    return next((effect.effect for effect in every_on(t, striker, Afflict) if effect.when == "shoots"), "")


def critical_damage(t: Battle, striker: Model, target: Model, weapon: Weapon, attack: Attack) -> int:
    """Return the direct damage of a critical hit: as much as the attack's cost. A helm may spare the target.

    GS-CRT-02, GS-A-22.
    """
    if not attack.critical:
        return 0
    card = t.card_of(target)
    used = notes.times_spared(card.done)
    if used < all_of(t, target, "criticals spared"):
        verbs.note_ids(t, card, notes.spared(used + 1))
        return 0
    return weapon.act + all_of(t, striker, "critical damage")


def unpaid(t: Battle, weapon: Weapon) -> Weapon:
    """Return the weapon as it counts in an attack that used no token.

    Its critical hits add nothing to the damage, unless a table option says so. GS-CRT-02, GS-A-22.
    """
    return weapon if t.setup.rulings.free_attacks_add_cost else msgspec.structs.replace(weapon, act=0)


# Protection rolls


def protect(t: Battle, striker: Model, target: Model, damage: int, halved: bool, why: For) -> Procedure[int]:
    """Make the protection roll of a target and return the damage that is left.

    There is one roll at most, chosen by the owner if there are several, and none against friends. GS-PRT-01 to 03,
    GS-DMG-02.
    """
    if not damage or t.allied(t.seat_of(striker), t.seat_of(target)):
        return damage
    choice = Protections(t, target, damage, halved, why)
    rolls = choice.rolls()
    if not rolls:
        return damage
    key = next(iter(rolls))
    if len(rolls) > 1:
        key = yield from Ask(t.seat_of(target), "gs-ask-protection", choice, target.id, "GS-PRT-02")
    ward = rolls[key]
    face: int = yield from Roll((D6,), one, "gs-roll-protection", t.seat_of(target), "GS-PRT-01")
    verbs.roll_protection(t, target, face, ward.value, "GS-PRT-01")
    if ward.once:
        verbs.spend(t, t.card_of(target), spent_as(t.card_of(target), ward))
    if face < ward.value:
        return damage
    if ward.gives == "halve":
        return half(damage)
    return left(t, target) - 1 if ward.gives == "survive" else 0


class Protections(msgspec.Struct, Choice[str], gc=False):
    """The choice of a protection roll against some damage: `halve:4`, `ignore:5` or `survive:5`. GS-PRT-02."""

    t: Battle
    target: Model
    damage: int
    halved: bool
    why: For

    def rolls(self) -> dict[str, Protect]:
        wards = every_on(self.t, self.target, Protect)
        return {f"{ward.gives}:{ward.value}": ward for ward in wards if self.helps(ward)}

    def helps(self, ward: Protect) -> bool:
        """Return True if a protection could help now.

        Damage is halved only once, and a roll that saves a life is kept until the life would be lost. GS-DMG-02.
        """
        if ward.against and ward.against != self.why.what:
            return False
        card = self.t.card_of(self.target)
        if ward.once and spent_as(card, ward) in card.used:
            return False
        if ward.gives == "survive":
            return self.damage >= left(self.t, self.target) > 0
        return ward.gives != "halve" or not self.halved

    def options(self) -> list[str]:
        return list(self.rolls())

    def why_not(self, key: str) -> Reason | None:
        if key in self.rolls():
            return None
        return Reason("gs-no-such-protection", "GS-PRT-02", {"model": self.target.id, "key": key})

    def subject(self, option: str) -> Subject:
        return Subject()


def spent_as(card: Card, ward: Protect) -> str:
    """Return the id of the ability on a card that grants this protection, or ""."""
    return next((ability.id for ability in card.of.abilities if ward in ability.does), "")


def left(t: Battle, model: Model) -> int:
    """Return the life points of a model once all damage that is already rolled is suffered. GS-CTR-07."""
    return model.left - sum([harm.damage for harm in t.harms if harm.model == model.number])


# Suffering


def suffer(t: Battle, model: Model, damage: int, clause: str, source: int = NOBODY) -> Procedure[None]:
    """Take life points from a model, and destroy it at once if none are left. GS-DMG-03, GS-DMG-05, GS-A-133."""
    yield from ()  # there are no dice here, but callers expect a procedure
    if model.where != FIELD:
        return
    verbs.wound(t, model, damage, clause)
    if model.left <= 0:
        remove(t, model, "GS-DMG-05", t.seat_of(t.models[source]) if source != NOBODY else NOBODY)


def direct(t: Battle, model: Model, damage: int, clause: str) -> Procedure[None]:
    """Deal direct damage, against which ARM, reductions and protection rolls do nothing. GS-DMG-07, GS-PRT-03."""
    yield from suffer(t, model, damage, clause)


def remove(t: Battle, model: Model, clause: str, by: int = NOBODY) -> None:
    """Destroy a model, on behalf of a seat or of none; the relic that it carried falls. GS-DMG-05, GS-DMG-06."""
    drop_relic(t, model, clause)
    verbs.destroy(t, model, clause, by)
    after_loss(t, t.card_of(model))


def after_loss(t: Battle, card: Card) -> None:
    """End what depends on a card's members once the last is gone.

    Its spells end when no member is left, and a war-machine stops with the last of its crew. GS-MAG-09, GS-WMC-07.
    """
    if not t.members(card):
        verbs.end_spells(t, card)
    war_machines.stop(t, card)


def drop_relic(t: Battle, model: Model, clause: str) -> None:
    for marker in t.markers:
        if marker.carrier == model.number:
            verbs.carry_marker(t, marker, NOBODY, model.x, model.y, clause)


# What else a hit does


def after_hit(
    t: Battle, striker: Model, target: Model, weapon: Weapon, attack: Attack, damage: int, charge: bool = False
) -> None:
    """Apply what follows a hit once its damage is suffered: continuous effects, knocking down, pushing.

    A hit that does no damage is still a hit. GS-A-49, GS-CEF-02, GS-KNO-01.
    """
    if not attack.hit:
        return
    if weapon.type == "MEL":
        spike(t, striker, target)
    if target.where != FIELD:
        return
    moments = ("hits", "harms") if damage else ("hits",)
    effects = [effect.effect for effect in every(Afflict, weapon.does) if effect.when in moments]
    if other := instead(t, striker, weapon):
        effects.append(other)
    afflict(t, target, effects, striker)
    if every(Weaken, weapon.does):
        effect = Effect(weapon.id, "weapon", "turn", striker.card)
        verbs.affect(t, target, effect, "GS-GEF-01")
    if falls(t, striker, weapon, attack, damage, charge):
        knock_down(t, target, "GS-KNO-01")
    if damage and weapon.type == "MEL":
        push(t, striker, target, most(t, striker, "push"))


def afflict(t: Battle, model: Model, effects: list[str], source: Model) -> None:
    """Schedule the tests for continuous effects, to come after the action that caused them. GS-CEF-02."""
    verbs.schedule_last(
        t, *[tasks.Afflict(model=model.number, source=source.number, effect=effect) for effect in effects]
    )


def spike(t: Battle, striker: Model, target: Model) -> None:
    """Afflict a striker within an inch of the spiny model that it hit. GS-CEF-02."""
    if striker.where == FIELD and within(striker, target, INCH):
        spines = [effect.effect for effect in every_on(t, target, Afflict) if effect.when == "is struck"]
        afflict(t, striker, spines, target)


def falls(t: Battle, striker: Model, weapon: Weapon, attack: Attack, damage: int, charge: bool) -> bool:
    """Return True if a hit knocks the target down. GS-KNO-01."""
    if attack.critical and KnockDown("critical") in weapon.does:
        return True
    by_charge = charge and KnockDown("charge") in every_on(t, striker, KnockDown)
    return damage > 0 and (KnockDown("harm") in weapon.does or by_charge)


def knock_down(t: Battle, model: Model, clause: str) -> None:
    """Knock a model down unless it stands firm; the relic that it carried falls. GS-KNO-01."""
    if not has(t, model, "firm"):
        verbs.knock_down(t, model, clause)
        drop_relic(t, model, clause)
