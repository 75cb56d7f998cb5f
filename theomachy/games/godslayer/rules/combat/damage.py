"""GS-DMG, GS-CRT-02, GS-PRT, GS-ITM-05: damage rolls, what is left of damage, and what it does to a model."""

import msgspec

from theomachy.games.godslayer import tasks, verbs
from theomachy.games.godslayer.army.profiles import Weapon
from theomachy.games.godslayer.effects.language import Afflict, Ignore, KnockDown, Protect, Weaken, every
from theomachy.games.godslayer.notation import notes
from theomachy.games.godslayer.rules.combat import war_machines
from theomachy.games.godslayer.rules.combat.attack_rolls import D6, SHIELDS, Attack, of_weapon
from theomachy.games.godslayer.rules.effects.statistics import For, all_of, every_on, has, most, shield_of, stat
from theomachy.games.godslayer.rules.movement.pushes import push
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
    """Dice and POW, less ARM; then flat reductions, then halving, then one protection roll for this and what a critical
    hit adds. Never below nought. GS-DMG-01, GS-DMG-02, GS-CRT-02, GS-CRT-04, GS-A-46, GS-A-48, GS-A-49"""
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
    """POW of the weapon, and what works on its bearer. GS-DMG-01, GS-DMG-04"""
    against = why._replace(other=target.number)
    own = stat(t, striker, "POW", against) + of_weapon(t, striker, weapon, "POW", against)
    return (weapon.pow or 0) + own


def armour(t: Battle, striker: Model, target: Model, weapon: Weapon, why: For) -> int:
    """The target's ARM against this weapon. GS-DMG-01, GS-SHD-01, GS-SHD-02, GS-A-69"""
    value = stat(t, target, "ARM", why._replace(other=striker.number)) - ignored_armour(weapon)
    if SHIELDS in weapon.does:
        value -= shield_of(t, target).ARM
    return max(0, value)


def ignored_armour(weapon: Weapon) -> int:
    return sum([ignored.n for ignored in every(Ignore, weapon.does) if ignored.what == "armour"])


def half(damage: int) -> int:
    """Rounded up. GS-CON-03, GS-A-47"""
    return (damage + 1) // 2


def instead(t: Battle, striker: Model, weapon: Weapon) -> str:
    """The continuous effect that a missile causes in place of damage; empty if it does not."""
    if weapon.type != "MIS":
        return ""
    return next((effect.effect for effect in every_on(t, striker, Afflict) if effect.when == "shoots"), "")


def critical_damage(t: Battle, striker: Model, target: Model, weapon: Weapon, attack: Attack) -> int:
    """Direct damage as high as the attack's cost; a helm may spare it. GS-CRT-02, GS-A-22"""
    if not attack.critical:
        return 0
    card = t.card_of(target)
    used = notes.times_spared(card.done)
    if used < all_of(t, target, "criticals spared"):
        verbs.note_ids(t, card, notes.spared(used + 1))
        return 0
    return weapon.act + all_of(t, striker, "critical damage")


def unpaid(t: Battle, weapon: Weapon) -> Weapon:
    """The weapon of an attack that used no token: a critical hit adds nothing, unless it is agreed otherwise.
    GS-CRT-02, GS-A-22"""
    return weapon if t.setup.rulings.free_attacks_add_cost else msgspec.structs.replace(weapon, act=0)


# Protection rolls


def protect(t: Battle, striker: Model, target: Model, damage: int, halved: bool, why: For) -> Procedure[int]:
    """One roll at most, chosen by the owner; none against friends. GS-PRT-01 to 03, GS-DMG-02"""
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
    """`halve:4`, `ignore:5`, `survive:5`: what may be rolled for against some damage. GS-PRT-02"""

    t: Battle
    target: Model
    damage: int
    halved: bool
    why: For

    def rolls(self) -> dict[str, Protect]:
        wards = every_on(self.t, self.target, Protect)
        return {f"{ward.gives}:{ward.value}": ward for ward in wards if self.helps(ward)}

    def helps(self, ward: Protect) -> bool:
        """Damage is halved only once; what saves a life is kept until it would be lost. GS-DMG-02"""
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
    """The id of the ability that this is on a card."""
    return next((ability.id for ability in card.of.abilities if ward in ability.does), "")


def left(t: Battle, model: Model) -> int:
    """Life points left, once all is suffered that was rolled before. GS-CTR-07"""
    return model.left - sum([harm.damage for harm in t.harms if harm.model == model.number])


# Suffering


def suffer(t: Battle, model: Model, damage: int, clause: str, source: int = NOBODY) -> Procedure[None]:
    """Life points are lost; with none left the model is destroyed at once. GS-DMG-03, GS-DMG-05, GS-A-133"""
    yield from ()  # no dice yet, but all that makes a model suffer is a procedure
    if model.where != FIELD:
        return
    verbs.wound(t, model, damage, clause)
    if model.left <= 0:
        remove(t, model, "GS-DMG-05", t.seat_of(t.models[source]) if source != NOBODY else NOBODY)


def direct(t: Battle, model: Model, damage: int, clause: str) -> Procedure[None]:
    """Direct damage: ARM, reductions and protection rolls do nothing. GS-DMG-07, GS-PRT-03"""
    yield from suffer(t, model, damage, clause)


def remove(t: Battle, model: Model, clause: str, by: int = NOBODY) -> None:
    """Destroyed, however it happened, by a seat if it was one; what it carried falls. GS-DMG-05, GS-DMG-06"""
    drop_relic(t, model, clause)
    verbs.destroy(t, model, clause, by)
    after_loss(t, t.card_of(model))


def after_loss(t: Battle, card: Card) -> None:
    """What a card had cast ends with it; a machine stops with the last of its crew. GS-MAG-09, GS-WMC-07"""
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
    """Once damage is suffered: continuous effects, falling, being pushed. A hit for nothing is still a hit.

    GS-A-49, GS-CEF-02, GS-KNO-01
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
    """Tests come after the action that caused them. GS-CEF-02"""
    verbs.schedule_last(
        t, *[tasks.Afflict(model=model.number, source=source.number, effect=effect) for effect in effects]
    )


def spike(t: Battle, striker: Model, target: Model) -> None:
    """A model that hits a spiny one from within an inch is afflicted. GS-CEF-02"""
    if striker.where == FIELD and within(striker, target, INCH):
        spines = [effect.effect for effect in every_on(t, target, Afflict) if effect.when == "is struck"]
        afflict(t, striker, spines, target)


def falls(t: Battle, striker: Model, weapon: Weapon, attack: Attack, damage: int, charge: bool) -> bool:
    """Whether a hit knocks the target down. GS-KNO-01"""
    if attack.critical and KnockDown("critical") in weapon.does:
        return True
    by_charge = charge and KnockDown("charge") in every_on(t, striker, KnockDown)
    return damage > 0 and (KnockDown("harm") in weapon.does or by_charge)


def knock_down(t: Battle, model: Model, clause: str) -> None:
    """Unless it stands firm; what it carried falls. GS-KNO-01"""
    if not has(t, model, "firm"):
        verbs.knock_down(t, model, clause)
        drop_relic(t, model, clause)
