"""GS-AOE: round templates: their places, the models under them, and their damage."""

from functools import cache
from math import sqrt

from theomachy.games.godslayer import tasks, verbs
from theomachy.games.godslayer.army.profiles import SPELLS, WEAPONS, Weapon, WeaponType
from theomachy.games.godslayer.language import Leave
from theomachy.games.godslayer.rules.combat.attack_rolls import D6, Attack
from theomachy.games.godslayer.rules.combat.damage import after_hit, damage_roll, suffer
from theomachy.games.godslayer.rules.values.statistics import For, leads
from theomachy.games.godslayer.state import FIELD, Battle, Haze, Model
from theomachy.games.godslayer.terms import Attacking
from theomachy.geometry.plane import INCH, Disc, Point, overlap
from theomachy.kernel import Procedure, Roll, one

FULL, WEAK = 2, 1
"""Numbers of damage dice of a template that comes down on its target, and of one that deviates.

GS-AOE-04, GS-AOE-09.
"""
ASIDE = sqrt(3) / 2
CLOCKWISE = ((1.0, 0.0), (0.5, ASIDE), (-0.5, ASIDE), (-1.0, 0.0), (-0.5, -ASIDE), (0.5, -ASIDE))
"""Offsets ahead and to the right, as the attacker sees it, for the numbers 1 to 6 around a template.

The number 4 points at the attacker. GS-A-100.
"""
KINDS: dict[WeaponType, Attacking] = {"MEL": "melee", "MIS": "missile", "MAG": "magic"}


# Where it comes down


def strike(t: Battle, striker: Model, target: Model, weapon: Weapon, attack: Attack, bonus: int = 0) -> Procedure[None]:
    """Place a template: on the target after a hit, beside it after a miss, on the attacker after a fumble.

    GS-AOE-02, GS-AOE-06 to 10, GS-AOE-12, GS-FUM-03, GS-MIS-13, GS-A-99, GS-A-137.
    """
    if attack.hit:
        burst_at(t, striker, (target.x, target.y), weapon.id, FULL, bonus, target if attack.critical else None)
    elif attack.fumble:
        burst_at(t, striker, (striker.x, striker.y), weapon.id, WEAK, bonus)
    else:
        face: int = yield from Roll((D6,), one, "gs-roll-direction", t.seat_of(striker), "GS-AOE-08")
        inches = drift(t, striker, attack)
        verbs.deviate(t, weapon.id, target, inches, "GS-AOE-07")
        burst_at(t, striker, deviated(striker, target, face, inches), weapon.id, WEAK, bonus)


def drift(t: Battle, striker: Model, attack: Attack) -> int:
    """Return by how many inches a template deviates: as many as the roll was short of DEF and cover.

    The Technostratum deviates by an inch less, but by one at least. GS-AOE-07, GS-SUB-01.
    """
    inches = attack.needed - attack.total
    return max(1, inches - 1) if leads(t, t.card_of(striker), "technostratum") else inches


def deviated(striker: Model, target: Model, face: int, inches: int) -> Point:
    """Return the point at a distance from the target's middle, in the direction of a number around the template.

    GS-AOE-08, GS-A-100.
    """
    dx, dy = target.x - striker.x, target.y - striker.y
    far = sqrt(dx * dx + dy * dy)
    ahead, right = CLOCKWISE[face - 1]
    return (
        round(target.x + inches * INCH * (dx * ahead - dy * right) / far),
        round(target.y + inches * INCH * (dy * ahead + dx * right) / far),
    )


# What it does there


def burst_at(
    t: Battle, striker: Model, place: Point, what: str, dice: int, bonus: int = 0, critical: Model | None = None
) -> None:
    """Place a template at a point and schedule a damage roll for each model under it.

    Friends are not spared. Only the model that was the target suffers from a critical hit. GS-AOE-01, GS-AOE-03,
    GS-AOE-05, GS-A-105, GS-A-142.
    """
    weapon = attack_of(what)
    verbs.explode(t, what, place, weapon.aoe, "GS-AOE-03")
    if Leave("haze") in weapon.does:
        verbs.lay_haze(t, Haze(*place, weapon.aoe, "round"), "GS-HAZ-01")
    bursts = [
        (tasks.CriticalBurst if model is critical else tasks.Burst)(striker.number, model.number, what, dice, bonus)
        for model in touched(t, place, weapon.aoe)
    ]
    verbs.schedule(t, *bursts)


def touched(t: Battle, place: Point, across: int) -> list[Model]:
    """Return every model with at least a part of its base under a template. GS-AOE-01, GS-AOE-03."""
    template = Disc(*place, across * INCH // 2)
    return [model for model in t.standing() if overlap(model.disc, template)]


def burst(t: Battle, task: tasks.Burst) -> Procedure[None]:
    """Roll for the damage of one model under a template. GS-AOE-04, GS-AOE-09."""
    yield from harm(t, task, Attack(True))


def critical_burst(t: Battle, task: tasks.CriticalBurst) -> Procedure[None]:
    """Roll for the damage of a model that a template hit critically. GS-AOE-05."""
    yield from harm(t, task, Attack(True, critical=True))


def harm(t: Battle, task: tasks.Template, attack: Attack) -> Procedure[None]:
    """Deal the damage of a template to one model, a point less to the Trolloth. GS-AOE-04, GS-SUB-01."""
    striker, target = t.models[task.attacker], t.models[task.target]
    if target.where != FIELD:
        return
    weapon = attack_of(task.attack)
    why = For("spell" if task.attack in SPELLS else KINDS[weapon.type])
    bonus = task.bonus - leads(t, t.card_of(target), "trolloth")
    damage = yield from damage_roll(t, striker, target, weapon, attack, why, bonus, task.dice)
    yield from suffer(t, target, damage, "GS-AOE-04", striker.number)
    after_hit(t, striker, target, weapon, attack, damage)


@cache
def attack_of(what: str) -> Weapon:
    """Return a weapon by its id, or the weapon that stands for a spell with this id: an enchanted attack. GS-MAG-06."""
    if what in WEAPONS:
        return WEAPONS[what]
    spell = SPELLS[what]
    return Weapon(spell.id, "MAG", spell.act, spell.rng, spell.pow, spell.aoe, spell.does, enchanted=True)
