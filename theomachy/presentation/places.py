"""Places on a measured plane as a person says them: in units and tenths, from the left and from the top edge.

Keys carry the plane's own numbers, `move:12700,8890`; people read and type `5 3.5`. A path counts as where it ends.
"""

from collections.abc import Sequence

from theomachy.geometry.plane import INCH, Point, Shape
from theomachy.kernel.keys import split_place
from theomachy.kernel.scene import Scene, Zone


def where(key: str) -> Point | None:
    """Where a key leads to; None if it names no place. Of a path it is the end."""
    place = split_place(key)
    return place[1] if place is not None else None


def units(length: int) -> str:
    """A length in units, with a tenth where there is one."""
    return f"{length / INCH:.1f}".removesuffix(".0")


def at(point: Point) -> str:
    """A place as it may be typed: `10.5 7`."""
    return " ".join(map(units, point))


def in_units(key: str, *, whole: bool = True) -> str:
    """A key with its place as people say it, or only that place. What follows the place, a level or a turn, is said as
    it stands."""
    parts = split_place(key)
    if parts is None:
        return key
    before, point, turn = parts
    return (before if whole else "") + " ".join(filter(None, [at(point), turn]))


def grounds(scene: Scene) -> list[tuple[Zone, Shape]]:
    """All pieces of ground that lie on a plane, whether they stay or come and go."""
    zones = [*scene.fixed.zones, *scene.ground.values()]
    shapes = [shape_of(zone.outline, closed=not (zone.line and zone.width)) for zone in zones]
    return [(zone, shape) for zone, shape in zip(zones, shapes, strict=True) if shape is not None]


def shape_of(points: Sequence[Point], *, closed: bool) -> Shape | None:
    """What is drawn through points; a line if that has no inside, None if it is less."""
    if len(points) < 2:
        return None
    try:
        return Shape(tuple(points), closed)
    except ValueError:
        return Shape.line(points)
