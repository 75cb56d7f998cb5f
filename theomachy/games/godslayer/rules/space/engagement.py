"""GS-ENG: engagement. A model engages the enemies that it sees within reach of its longest melee weapon."""

from theomachy.games.godslayer.army.profiles import WEAPONS, Weapon
from theomachy.games.godslayer.rules.space.line_of_sight import sees
from theomachy.games.godslayer.rules.values.statistics import melee_range, sight_value, weapons
from theomachy.games.godslayer.state import Battle, Card, Model
from theomachy.geometry.plane import INCH, within

FURTHEST = max([weapon.rng for weapon in WEAPONS.values() if weapon.type == "MEL"]) * INCH
"""Reach of the longest melee weapon, in plane units."""


def engages(t: Battle, model: Model, enemy: Model) -> bool:
    """Return True if a model engages an enemy. Engaging is one-sided: the enemy may not reach back.

    GS-ENG-02, GS-ENG-05, GS-A-25, GS-A-26.
    """
    if not near(model, enemy):
        return False
    far = melee_range(t, model)
    if far < 0 or not within(model, enemy, far) or t.cards[model.card].fleeing:
        return False
    if t.allied(t.seat_of(model), t.seat_of(enemy)):
        return False
    if (model.down or model.still) and t.setup.rulings.down_do_not_engage:
        return False
    return any(reaches(t, model, enemy, weapon) for weapon in weapons(t, model, "MEL"))


def reaches(t: Battle, model: Model, enemy: Model, weapon: Weapon) -> bool:
    """Return True if a weapon can strike a model, by range, height and sight. GS-MEL-02, GS-ENG-04, GS-A-28."""
    if not within(model, enemy, weapon.rng * INCH):
        return False
    return level(t, model, enemy, weapon.rng) and sees(t, model, enemy)


def level(t: Battle, model: Model, enemy: Model, rng: int) -> bool:
    """Return True if a difference in height does not keep a weapon from an enemy.

    On different heights, the sight values may not differ by more inches than the weapon reaches. GS-ENG-04.
    """
    heights = t.ground.heights
    if not heights or t.ground.elevation(model.x, model.y) == t.ground.elevation(enemy.x, enemy.y):
        return True
    return abs(sight_value(t, model) - sight_value(t, enemy)) <= rng


def engaged_by(t: Battle, model: Model) -> list[Model]:
    """Return the enemies that engage a model. GS-ENG-02."""
    return [enemy for enemy in t.enemies(t.seat_of(model)) if engages(t, enemy, model)]


def engaging(t: Battle, model: Model) -> list[Model]:
    """Return the enemies that a model engages. GS-ENG-02."""
    return [enemy for enemy in t.enemies(t.seat_of(model)) if engages(t, model, enemy)]


def in_melee_with(t: Battle, model: Model) -> list[Model]:
    """Return the enemies that a model is in melee with: those that it engages, and those that engage it. GS-ENG-03."""
    enemies = t.enemies(t.seat_of(model))
    return [enemy for enemy in enemies if engages(t, enemy, model) or engages(t, model, enemy)]


def in_contact(t: Battle, card: Card) -> tuple[int, ...]:
    """Return the numbers of the enemy cards that a card engages or is engaged by. GS-PSY-03."""
    engaged: dict[int, None] = {}
    mine = t.members(card)
    for other in t.cards:
        if t.allied(other.seat, card.seat):
            continue
        yours = t.members(other)
        if any(engages(t, a, b) or engages(t, b, a) for a in mine for b in yours):
            engaged[other.number] = None
    return tuple(engaged)


def near(a: Model, b: Model) -> bool:
    """Return True if two models are near enough for either to reach the other.

    This is a cheap check before sight lines are tested.
    """
    dx, dy, far = a.x - b.x, a.y - b.y, a.r + b.r + FURTHEST
    return dx * dx + dy * dy <= far * far
