"""Standing: a base needs a spot with nothing in its way, and ground that carries it. GB-PLC-01, GB-ADV-LVL-01."""

from collections.abc import Callable
from typing import NamedTuple

from theomachy.games.godbreaker.ground.terrain import Rule
from theomachy.games.godbreaker.rules.measuring import Based
from theomachy.games.godbreaker.state import FIELD, At, Marker, Model, Saga
from theomachy.geometry.plane import Disc, Point, Shape, inside, overlaps
from theomachy.geometry.shapes import boxes_meet
from theomachy.kernel import Reason

FLOORS: tuple[Rule, ...] = ("open", "area")
"""Rules of terrain that carries bases above the ground."""


class Near(NamedTuple):
    """The things that could be in the way of a base."""

    bases: list[tuple[int, int, int, Model | Marker]]
    """Models and markers, each with the x, y and radius of its base."""
    barricades: list[tuple[str, Shape]]


def near(t: Saga, middle: Based, far: int, level: int, but: int = -1) -> Near:
    """Return all that could be in the way of a base within a distance of a place.

    It is looked up once for many places.
    """
    x, y, far = middle.x, middle.y, far + middle.r
    models = [model for model in t.models if model.where == FIELD and model.level == level and model.number != but]
    markers = [marker for marker in t.markers if marker.level == level]
    bases: list[tuple[int, int, int, Model | Marker]] = [(model.x, model.y, model.r, model) for model in models]
    bases += [(marker.x, marker.y, marker.r, marker) for marker in markers]
    box = (x - far, y - far, x + far, y + far)
    return Near(
        [base for base in bases if abs(base[0] - x) <= far + base[2] and abs(base[1] - y) <= far + base[2]],
        [(id, shape) for id, shape in t.ground.barricades_at(level) if boxes_meet(shape.box, box)],
    )


def why_not_stand(t: Saga, spot: At, but: int = -1, around: Near | None = None) -> Reason | None:
    """Return why a base cannot stand here, or None; the model `but` is not in its own way. GB-PLC-01."""
    x, y, r, level = spot
    if x < r or y < r or x > t.width - r or y > t.height - r:
        return Reason("gb-off-table", "GB-PLC-01", {})
    bases, barricades = around or near(t, spot, 0, level, but)
    for bx, by, br, base in bases:
        dx, dy, apart = bx - x, by - y, br + r
        if dx * dx + dy * dy < apart * apart:
            if isinstance(base, Model):
                return Reason("gb-on-model", "GB-PLC-01", {"model": base.id})
            return Reason("gb-on-marker", "GB-PLC-01", {"marker": base.id})
    if barricades:
        disc = Disc(x, y, r)
        for id, shape in barricades:
            if overlaps(disc, shape):
                return Reason("gb-on-barricade", "GB-PLC-01", {"terrain": id})
    return None


def supported(t: Saga, spot: Based) -> bool:
    """Return True if a base has something to stand on: the ground, or a floor of its level. GB-ADV-LVL-01."""
    return spot.level == 0 or any(carries(shape, (spot.x, spot.y)) for shape in floors(t, spot.level))


# Levels


def carries(floor: Shape, place: Point) -> bool:
    """Return True if a floor is under a point; the box around the floor settles most cases."""
    left, top, right, bottom = floor.box
    return left <= place[0] <= right and top <= place[1] <= bottom and inside(place, floor)


def floors(t: Saga, level: int) -> list[Shape]:
    """Return the shapes of the terrain that carries bases on a level above the ground. GB-ADV-LVL-01."""
    return [t.ground.shapes[piece.id] for piece in t.terrain if piece.level == level and piece.rule in FLOORS]


def levels_from(t: Saga, level: int) -> list[int]:
    """Return all levels on which a base can stand: this one, then others, the nearest and lowest first."""
    if not t.setup.levels:
        return [level]
    built = dict.fromkeys([level, 0, *[piece.level for piece in t.terrain if piece.rule in FLOORS]])
    return sorted(built, key=lambda other: (abs(other - level), other))


def standing_on(t: Saga, level: int, r: int, number: int) -> Callable[[Point], bool]:
    """Return a test for many places on a level, which says whether a base of this radius can stand there.

    `number` is the index of the model that is to stand there, which is not in its own way.
    """
    carrying, everything = floors(t, level), At(t.width // 2, t.height // 2, r, level)
    around = near(t, everything, t.width + t.height, level, number)

    def stands(place: Point) -> bool:
        carried = not level or any(carries(shape, place) for shape in carrying)
        return carried and why_not_stand(t, At(*place, r, level), number, around) is None

    return stands
