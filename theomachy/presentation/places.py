"""Places on a measured plane as a person says them: in units and tenths, from the left and from the top edge.

Keys carry the plane's own numbers, `move:12700,8890`; people read and type `5 3.5`. A path counts as where it ends.
"""

from collections.abc import Sequence

from theomachy.geometry.plane import INCH, Point, Shape
from theomachy.kernel.keys import split_place
from theomachy.kernel.scene import Scene, Zone


def where(key: str) -> Point | None:
    """Return the place that a key leads to, the end of a path; None if it names no place."""
    place = split_place(key)
    return place[1] if place is not None else None


def units(length: int) -> str:
    """Return a length in units, with a decimal if it is not whole."""
    return f"{length / INCH:.1f}".removesuffix(".0")


def at(point: Point) -> str:
    """Return a place as it may be typed: `10.5 7`."""
    return " ".join(map(units, point))


def in_units(key: str, *, whole: bool = True) -> str:
    """Return a key with its place in units, or only the place if not `whole`.

    A level or a turn that follows the place stays unchanged.
    """
    parts = split_place(key)
    if parts is None:
        return key
    before, point, turn = parts
    return (before if whole else "") + " ".join(filter(None, [at(point), turn]))


def grounds(scene: Scene) -> list[tuple[Zone, Shape]]:
    """Return all pieces of ground on a plane, both the permanent ones and those that come and go."""
    zones = [*scene.fixed.zones, *scene.ground.values()]
    shapes = [shape_of(zone.outline, closed=not (zone.line and zone.width)) for zone in zones]
    return [(zone, shape) for zone, shape in zip(zones, shapes, strict=True) if shape is not None]


def shape_of(points: Sequence[Point], *, closed: bool) -> Shape | None:
    """Return the shape drawn through points: a line if it has no inside, None for fewer than two points."""
    if len(points) < 2:
        return None
    try:
        return Shape(tuple(points), closed)
    except ValueError:
        return Shape.line(points)
