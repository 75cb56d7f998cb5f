"""GS-MIS: shooting.

The weapon is paid for once. Then one member after another names a target, and only then is the distance measured.
"""

from collections.abc import Sequence

from theomachy.games.godslayer import tasks, verbs
from theomachy.games.godslayer.army.profiles import WEAPONS, Weapon, WeaponType
from theomachy.games.godslayer.rules.combat import templates
from theomachy.games.godslayer.rules.combat.attack_rolls import Attack, attack_roll
from theomachy.games.godslayer.rules.combat.damage import after_hit, damage_roll, suffer
from theomachy.games.godslayer.rules.combat.missile_targets import NONE, InSight
from theomachy.games.godslayer.rules.combat.war_machines import furthest, why_not_serve
from theomachy.games.godslayer.rules.space.cover import cover, in_the_way
from theomachy.games.godslayer.rules.space.distances import in_range
from theomachy.games.godslayer.rules.space.engagement import engaged_by
from theomachy.games.godslayer.rules.space.line_of_sight import sees
from theomachy.games.godslayer.rules.values.action import Action, able, why_not_pay
from theomachy.games.godslayer.rules.values.machines import is_machine
from theomachy.games.godslayer.rules.values.statistics import For, weapons
from theomachy.games.godslayer.state import Battle, Card, Fight, Model
from theomachy.games.godslayer.tasks import Task
from theomachy.games.godslayer.terms import Attacking
from theomachy.geometry.plane import INCH
from theomachy.kernel import Ask, Procedure, Reason

LONG = -1
"""Penalty to attack and damage rolls beyond the weapon's range. GS-MIS-05."""
WHY = For("missile")


# The action


def args(t: Battle, card: Card) -> list[str]:
    return armed(t, card, "MIS")


def armed(t: Battle, card: Card, type: WeaponType) -> list[str]:
    """Return the ids of the weapons of a type that members of a card have."""
    return list(dict.fromkeys(weapon.id for model in t.members(card) for weapon in weapons(t, model, type)))


def why_not_shoot(t: Battle, card: Card, arg: str) -> Reason | None:
    """Return why a card may not shoot with a weapon now, or None. GS-MIS-01, GS-MIS-02, GS-WMC-07."""
    if arg not in armed(t, card, "MIS"):
        return Reason("gs-no-such-weapon", "GS-MIS-02", {"card": card.id})
    if why := why_not_pay(card, WEAPONS[arg].act):
        return why
    ready = bearers(t, card, arg)
    if not ready:
        return Reason("gs-nobody-can-attack", "GS-FUM-02", {"card": card.id})
    if unserved := [why for model in ready if (why := why_not_serve(t, model))]:
        return unserved[0]
    shooters = [model for model in ready if not engaged_by(t, model)]
    if not shooters:
        return Reason("gs-all-engaged", "GS-MIS-01", {"card": card.id})
    return why_not_in_sight(t, card, shooters)


def why_not_in_sight(t: Battle, card: Card, attackers: list[Model]) -> Reason | None:
    """Return why none of these models sees an enemy, or None if one does. GS-MIS-02, GS-MGA-01."""
    enemies = t.enemies(card.seat)
    if any(sees(t, model, enemy) for model in attackers for enemy in enemies):
        return None
    return Reason("gs-nobody-in-sight", "GS-LOS-01", {"card": card.id})


def bearers(t: Battle, card: Card, weapon: str) -> list[Model]:
    """Return the members that can attack with a weapon and have not fumbled in this round. GS-FUM-02, GS-A-98."""
    return [
        model for model in able(t, card) if not model.fumbled and any(arm.id == weapon for arm in weapons(t, model))
    ]


def shoot(t: Battle, card: Card, arg: str) -> Procedure[None]:
    """Begin a shooting action. A unit pays once, and its members shoot one at a time.

    GS-MIS-02, GS-MIS-03, GS-A-37, GS-A-38.
    """
    shooters = [model for model in bearers(t, card, arg) if not engaged_by(t, model)]
    verbs.declare(t, "gs-shoots", card, arg, "GS-MIS-02")
    begin(t, card, WEAPONS[arg], "missile", [tasks.Shot(model.number, arg) for model in shooters])
    yield from ()


def begin(t: Battle, card: Card, weapon: Weapon, kind: Attacking, attacks: Sequence[Task]) -> None:
    """Pay for an attack action and schedule the attacks of all members that make it."""
    verbs.pay(t, card, weapon.act)
    verbs.note(t, card, "attack")
    verbs.begin_fight(t, Fight(card.number, weapon.id, kind))
    verbs.schedule(t, *attacks, tasks.EndFight())


SHOOT = Action(args, why_not_shoot, shoot, lambda t, card, arg: WEAPONS[arg].act if arg in WEAPONS else 0)


# One shot


def shot(t: Battle, task: tasks.Shot) -> Procedure[None]:
    """Resolve one shot: ask for a target, then check the range, roll to hit and for damage.

    A shot at a target out of range is lost. GS-MIS-02 to 05, GS-AOE-11, GS-A-149.
    """
    shooter, weapon = t.models[task.shooter], WEAPONS[task.weapon]
    if shooter not in bearers(t, t.card_of(shooter), weapon.id):
        return  # the template of another member's shot removed or felled it
    targets = InSight(t, shooter, "GS-MIS-02", ranges(shooter, weapon))
    key = yield from Ask(t.seat_of(shooter), "gs-ask-shot", targets, shooter.id, "GS-MIS-02")
    target = t.named(key) if key != NONE else None
    if target is None:
        return
    if not in_range(shooter, target, ranges(shooter, weapon)[-1]):
        verbs.lose_shot(t, shooter, target, "GS-MIS-02")
        return
    far = 0 if in_range(shooter, target, weapon.rng * INCH) else LONG
    covered = cover(t, shooter, target)
    if covered.bonus:
        verbs.find_cover(t, target, covered.bonus, covered.clause)
    attack = yield from attack_roll(t, shooter, target, weapon, WHY, far, covered.bonus)
    if weapon.aoe:
        yield from templates.strike(t, shooter, target, weapon, attack, far)
    elif attack.hit:
        yield from resolve(t, shooter, target, weapon, attack, WHY, far)
    elif not (attack.fumble and t.setup.rulings.fumbles_never_stray):
        yield from stray(t, shooter, target, weapon, far)


def ranges(shooter: Model, weapon: Weapon) -> tuple[int, ...]:
    """Return the normal and the long range in plane units; war-machines have no long range.

    GS-MIS-05, GS-WMC-10, GS-A-36.
    """
    far = weapon.rng * INCH
    return (far,) if is_machine(shooter) else (far, furthest(shooter, weapon) * INCH)


def resolve(
    t: Battle, striker: Model, target: Model, weapon: Weapon, attack: Attack, why: For, bonus: int = 0, dice: int = 2
) -> Procedure[None]:
    """Resolve a hit: damage is suffered at once, then further effects follow. GS-MIS-03, GS-MGA-03."""
    damage = yield from damage_roll(t, striker, target, weapon, attack, why, bonus, dice)
    yield from suffer(t, target, damage, "GS-DMG-01", striker.number)
    after_hit(t, striker, target, weapon, attack, damage)


def stray(t: Battle, shooter: Model, target: Model, weapon: Weapon, far: int) -> Procedure[None]:
    """Let a missed shot hit a friend in the melee by mistake.

    There is one more roll against the nearest of them, without sight or cover. A long shot keeps its penalty.
    GS-MIS-05, GS-MIS-11, GS-MIS-12, GS-A-34.
    """
    friends = in_the_way(t, shooter, target)
    if not friends:
        return
    verbs.go_astray(t, shooter, friends[0], "GS-MIS-11")
    attack = yield from attack_roll(t, shooter, friends[0], weapon, WHY, far)
    if attack.hit:
        yield from resolve(t, shooter, friends[0], weapon, attack, WHY, far)
