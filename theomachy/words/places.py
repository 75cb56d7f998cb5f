"""Places on a measured plane as a person says them: in units and tenths, from the left and from the top edge.

Keys carry the plane's own numbers, `move:12700,8890`; people read and type `5 3.5`. A path counts as where it ends.
"""

import re
from collections.abc import Mapping, Sequence
from typing import Any

from theomachy.kernel import Region
from theomachy.kernel.scene import Scene, Zone, spot
from theomachy.table.plane import INCH, Point, Shape

_SPOT = re.compile(r"(?:^|[: ])(\d{1,7}),(\d{1,7})(?:,(\d{1,3}))?$", re.ASCII)


def where(key: str) -> Point | None:
    """Where a key leads to; None if it names no place."""
    found = _SPOT.search(key)
    return (int(found[1]), int(found[2])) if found else None


def placers(region: Region[Any]) -> dict[str, str]:
    """What may stand before a place of a region, with the piece that is placed then."""
    return {prefix: piece for piece, prefix in region.movers().items()} | {region.prefix(): region.moves()}


def placed(key: str, prefixes: Mapping[str, str]) -> tuple[str, Point] | None:
    """What stands before the place that a key is, and the place; None if it is none."""
    for prefix in prefixes:
        if key.startswith(prefix) and (found := spot(key.removeprefix(prefix))) is not None:
            return prefix, found[:2]
    return None


def units(length: int) -> str:
    """A length in units, with a tenth where there is one."""
    return f"{length / INCH:.1f}".removesuffix(".0")


def at(point: Point) -> str:
    """A place as it may be typed: `10.5 7`."""
    return " ".join(map(units, point))


def in_units(key: str) -> str:
    """A key with its place as people say it. What follows the place, a level or a turn, is said as it stands."""
    found = _SPOT.search(key)
    if found is None:
        return key
    point = int(found[1]), int(found[2])
    return key[: found.start(1)] + " ".join(filter(None, [at(point), found[3]]))


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
