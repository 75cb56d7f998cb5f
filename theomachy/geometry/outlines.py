"""Outlines of a measurement's reach, to draw: a line without width that walls bend and some ground makes dearer.

A measurement counts the whole units of a line, and counts those on dear ground once more. It runs straight, or the
shortest way round walls: so its reach is a star around its start, and fans behind corners. This is a drawing: where two
ways round a wall meet, it treats the better one as the shorter. Only measuring decides.
"""

from collections.abc import Iterable, Iterator
from itertools import pairwise

from theomachy.exact import distance, total
from theomachy.geometry.discs import INCH, Point
from theomachy.geometry.patches import Patches
from theomachy.geometry.paths import LEFT, RIGHT, Route, Walls
from theomachy.geometry.rays import Swollen, Way, bearing, unit
from theomachy.geometry.rings import turns
from theomachy.geometry.shapes import Box, inside

RAYS_ALL_ROUND = 120
CORNER_TURN = 1 / 2000
"""Rays on either side of a corner differ by this much of a half-circle's radius."""

WALL_PROBE_UNITS = 100
"""Length along a ray, in units, over which it is tested for leading into a wall."""

Outline = list[Point]


def outlines(
    origin: Point,
    units: int,
    patches: Patches | None = None,
    walls: Walls | None = None,
    skip: int = 0,
    beyond: int = 0,
    box: Box | None = None,
    whole: int = INCH,
) -> list[Outline]:
    """Return outlines whose union is everything within a number of whole units, as measured.

    It is counted from `skip` on and goes on `beyond` the place that it reaches. With a box, all places lie in it.
    """
    return list(_Measure(origin, units, patches, walls, skip, beyond, box, whole).outlines())


class _Measure:
    def __init__(
        self,
        origin: Point,
        units: int,
        patches: Patches | None,
        walls: Walls | None,
        skip: int,
        beyond: int,
        box: Box | None,
        whole: int,
    ) -> None:
        self.origin, self.units, self.whole = origin, units, whole
        self.patches, self.walls = patches or Patches(()), walls or Walls(())
        self.skip, self.beyond, self.box = skip, beyond, box
        self.far = (units + 1) * whole + skip - beyond
        """Reach as the crow flies."""
        edges = (edge for shape in self.walls.shapes for edge in shape.edges)
        self.hits = Swollen(((*edge, 0.0) for edge in edges), *origin, self.far)

    def outlines(self) -> Iterator[Outline]:
        if self.far <= 0:
            return
        yield self._star()
        for corner in self.walls.corners:
            if corner != self.origin and (route := self.walls.route(self.origin, corner, self.far)):
                yield from (fan for side in (LEFT, RIGHT) if (fan := self._fan(route, side)))

    def _star(self) -> Outline:
        x, y = self.origin
        ways = list(turns(RAYS_ALL_ROUND))
        for shape in (*self.walls.shapes, *self.patches.shapes):
            for px, py in shape.points:
                if 0 < (px - x) ** 2 + (py - y) ** 2 < self.far**2:
                    u, v = unit(px - x, py - y)
                    ways += [unit(u - v * turn, v + u * turn) for turn in (-CORNER_TURN, 0.0, CORNER_TURN)]
        ways.sort(key=bearing)
        return [self._end(self.origin, way, -float(self.skip), 0.0, float(self.skip)) for way in ways]

    def _fan(self, route: Route, side: int) -> Outline:
        """Return the outline of what is reached behind a corner, from straight on to along the wall on one side."""
        before, corner = route.points[-2:]
        if not self.walls.clear(corner, before, side ^ (LEFT | RIGHT)):
            return []
        u, v = unit(corner[0] - before[0], corner[1] - before[1])
        turn = 1 if side == LEFT else -1
        x, y = corner
        ways = [(u * c - v * s * turn, v * c + u * s * turn) for c, s in turns(72)[1:36]]
        ways = [way for way in ways if self.walls.clear(corner, _towards(corner, way), side)]
        if self.walls.clear(corner, (2 * x - before[0], 2 * y - before[1]), side):
            ways = [(u, v), *ways]
        ways = [way for way in ways if not self._walled(corner, way)]
        last = [unit(p, q) for p, q in self.walls.arms(corner) if self.walls.clear(corner, (x + p, y + q), side)][:1]
        beside = [
            unit(u + v * turn * CORNER_TURN, v - u * turn * CORNER_TURN) for u, v in last
        ]  # goes on where the wall ends
        spent = self._inside(route)
        ends = [self._end(corner, way, route.length - self.skip, spent) for way in (*ways, *beside, *last)]
        return [corner, *ends] if ways and len(ends) > 1 else []

    def _walled(self, corner: Point, way: Way) -> bool:
        """Return True if a ray leads into a wall at once, as where two parts of a wall bend towards each other."""
        near = round(corner[0] + WALL_PROBE_UNITS * way[0]), round(corner[1] + WALL_PROBE_UNITS * way[1])
        return any(inside(near, shape) for shape in self.walls.shapes)

    def _inside(self, route: Route) -> float:
        """Return the length of a way round corners that is on dear ground."""
        length, start = 0.0, float(self.skip)
        for a, b in pairwise(route.points):
            length += total(end - begin for begin, end in self.patches.stretches(*a, *b, start))
            start = max(0.0, start - distance(*a, *b))
        return length

    def _end(self, place: Point, way: Way, spent: float, inside: float, start: float = 0.0) -> Point:
        """Return the end of a ray of which `spent` is used up already, `inside` of that on dear ground."""
        (x, y), (u, v) = place, way
        far = (self.units + 1) * self.whole - spent
        stretches = self.patches.stretches(x, y, *_towards(place, way), start, far) if self.patches.shapes else []
        far = min([far, *self._dearer(stretches, inside, far)]) - self.beyond
        for coordinate, step, low, high in ((x, u, 0, 2), (y, v, 1, 3)):
            if self.box and step:
                far = min(far, (self.box[high if step > 0 else low] - coordinate) / step)
        far = self.hits.ray(x, y, way, max(0.0, far))
        return round(x + far * u), round(y + far * v)

    def _dearer(self, stretches: Iterable[tuple[float, float]], inside: float, far: float) -> Iterator[float]:
        """Yield the reach of a ray, which shrinks by a unit for each whole unit of dear ground that it has crossed."""
        counted = int(inside // self.whole)
        far -= counted * self.whole
        yield far
        for begin, end in stretches:
            while (counted + 1) * self.whole <= inside + end - begin:
                counted += 1
                distance = begin + counted * self.whole - inside
                far -= self.whole
                yield max(distance, far)
            inside += end - begin


def _towards(place: Point, way: Way) -> Point:
    """Return a point far away in a direction."""
    return place[0] + round(way[0] * 1_000_000), place[1] + round(way[1] * 1_000_000)
