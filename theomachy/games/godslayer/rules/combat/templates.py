"""GS-AOE: round templates: where they come down, whom they touch, and what they do to each."""

from functools import cache
from math import sqrt

from theomachy.games.godslayer import tasks, verbs
from theomachy.games.godslayer.army.profiles import SPELLS, WEAPONS, Weapon, WeaponType
from theomachy.games.godslayer.effects.language import Leave
from theomachy.games.godslayer.rules.combat.attack_rolls import D6, Attack
from theomachy.games.godslayer.rules.combat.damage import after_hit, damage_roll, suffer
from theomachy.games.godslayer.rules.effects.statistics import For, leads
from theomachy.games.godslayer.state import FIELD, Battle, Haze, Model
from theomachy.games.godslayer.terms import Attacking
from theomachy.geometry.plane import INCH, Disc, Point, overlap
from theomachy.kernel import Procedure, Roll, one

FULL, WEAK = 2, 1
"""Dice for the damage of a template that came down where it should, and of one that did not. GS-AOE-04, GS-AOE-09"""
ASIDE = sqrt(3) / 2
CLOCKWISE = ((1.0, 0.0), (0.5, ASIDE), (-0.5, ASIDE), (-1.0, 0.0), (-0.5, -ASIDE), (0.5, -ASIDE))
"""How far ahead and how far to the right, as the attacker sees it, the numbers around a template lie: 4 points at him.
GS-A-100"""
KINDS: dict[WeaponType, Attacking] = {"MEL": "melee", "MIS": "missile", "MAG": "magic"}


# Where it comes down


def strike(t: Battle, striker: Model, target: Model, weapon: Weapon, attack: Attack, bonus: int = 0) -> Procedure[None]:
    """A template comes down on the target's middle, after a miss beside it, after a fumble on the attacker.

    GS-AOE-02, GS-AOE-06 to 10, GS-AOE-12, GS-FUM-03, GS-MIS-13, GS-A-99, GS-A-137
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
    """As many inches as the roll was short, cover included; the Technostratum throws better. GS-AOE-07, GS-SUB-01"""
    inches = attack.needed - attack.total
    return max(1, inches - 1) if leads(t, t.card_of(striker), "technostratum") else inches


def deviated(striker: Model, target: Model, face: int, inches: int) -> Point:
    """So far from the target's middle in the direction of a number of the template. GS-AOE-08, GS-A-100"""
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
    """One model under the template after another, friends not spared; only the one in the middle suffers from a
    critical hit. GS-AOE-01, GS-AOE-03, GS-AOE-05, GS-A-105, GS-A-142"""
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
    """Every model of which some part is under a template. GS-AOE-01, GS-AOE-03"""
    template = Disc(*place, across * INCH // 2)
    return [model for model in t.standing() if overlap(model.disc, template)]


def burst(t: Battle, task: tasks.Burst) -> Procedure[None]:
    """A model under the template has a damage roll of its own. GS-AOE-04, GS-AOE-09"""
    yield from harm(t, task, Attack(True))


def critical_burst(t: Battle, task: tasks.CriticalBurst) -> Procedure[None]:
    """GS-AOE-05"""
    yield from harm(t, task, Attack(True, critical=True))


def harm(t: Battle, task: tasks.Template, attack: Attack) -> Procedure[None]:
    """The Trolloth lose a point less. GS-AOE-04, GS-SUB-01"""
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
    """A weapon, or a spell as if it were one: an enchanted attack. GS-MAG-06"""
    if what in WEAPONS:
        return WEAPONS[what]
    spell = SPELLS[what]
    return Weapon(spell.id, "MAG", spell.act, spell.rng, spell.pow, spell.aoe, spell.does, enchanted=True)
