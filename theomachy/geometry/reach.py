"""Outlines of a base's reach, to draw: straight on, and round everything that stands in its way.

The drawing is true to a fraction of a millimetre; `moving` decides whether a path is free and paid for.
"""

from collections.abc import Iterator, Sequence
from heapq import heappop, heappush
from math import pi, sqrt
from typing import NamedTuple, TypeAlias

from theomachy.exact import total
from theomachy.geometry.discs import Disc, Point
from theomachy.geometry.moving import Field, RoughGround, touching
from theomachy.geometry.rays import GRAZE_DEPTH, Place, Swollen, Way, angle, bearing, unit
from theomachy.geometry.rings import turns

RAYS_ALL_ROUND = 72
ARC = turns(48)
"""Round an obstacle, a ray every seven and a half degrees."""
STEP = 2 * pi / len(ARC)

Outline: TypeAlias = list[Point]


class Bend(NamedTuple):
    """A way that has come to an obstacle and may go on round it."""

    spent: float
    round: int
    side: int
    """1 if the obstacle lies to the left of the way, -1 if to the right."""
    place: Place
    way: Way


class Spoke(NamedTuple):
    """A ray of a fan: how far it is turned, where it starts, where it ends."""

    turned: float
    place: Place
    end: Place


def reach(field: Field, base: Disc, far: int, grounds: Sequence[RoughGround] = ()) -> list[Outline]:
    """Return outlines whose union holds every place that the middle of a base can move to within a distance.

    Dear ground is counted on straight ways, not on the short bends round obstacles.
    """
    return list(_Reach(field, base, far, grounds).outlines())


class _Reach:
    def __init__(self, field: Field, base: Disc, far: int, grounds: Sequence[RoughGround]) -> None:
        self.x, self.y, self.r = base
        self.far = float(far)
        self.grounds = grounds
        self.field = field
        bases = [(x, y, x, y, own + self.r) for x, y, own in field.discs]
        edges = [(*edge, self.r) for shape in field.shapes for edge in shape.edges]
        self.swollen = Swollen([*bases, *edges], self.x, self.y, self.far)
        rounds = {(px, py): r for px, py, _, _, r in self.swollen.parts}
        rounds |= {(qx, qy): r for _, _, qx, qy, r in self.swollen.parts}
        self.rounds = [(x, y, r) for (x, y), r in rounds.items()]
        """Circles that a way can bend round, as x, y and radius."""

    def outlines(self) -> Iterator[Outline]:
        yield self._star()
        best: dict[tuple[int, int], float] = {}
        bends = list(self._first_bends())
        bends.sort()
        while bends:
            bend = heappop(bends)
            if best.get((bend.round, bend.side), self.far) <= bend.spent:
                continue
            best[bend.round, bend.side] = bend.spent
            fan = self._fan(bend)
            yield self._drawn([*(spoke.end for spoke in fan), *(spoke.place for spoke in reversed(fan))])
            for after in self._next_bends(bend, fan[-1].turned):
                if best.get((after.round, after.side), self.far) > after.spent:
                    heappush(bends, after)

    def _star(self) -> Outline:
        """Return the outline of the straight ways in all directions, with a ray on either side of every obstacle."""
        ways = list(turns(RAYS_ALL_ROUND))
        for x, y, r in self.rounds:
            for side in (1, -1):
                way = _tangent(x - self.x, y - self.y, r, side)
                ways += [way, unit(way[0] - side * way[1] / 500, way[1] + side * way[0] / 500)] if way else []
        ways.sort(key=bearing)
        return self._drawn([self._end(self.swollen, (self.x, self.y), way, self.far) for way in ways])

    def _first_bends(self) -> Iterator[Bend]:
        for n, (x, y, r) in enumerate(self.rounds):
            x, y = x - self.x, y - self.y
            far = sqrt(max(0.0, x * x + y * y - r * r))
            for side in (1, -1):
                way = _tangent(x, y, r, side)
                if way and (bend := self._bend(0.0, (self.x, self.y), way, far, n, side)):
                    yield bend

    def _next_bends(self, bend: Bend, turned: float) -> Iterator[Bend]:
        """Yield the bends from one obstacle to another along a common tangent, after a turn of at most `turned`."""
        x, y, r = self.rounds[bend.round]
        u, v = bend.way
        for n, (ox, oy, other) in enumerate(self.rounds):
            gx, gy = ox - x, oy - y
            far2 = gx * gx + gy * gy
            if n == bend.round or sqrt(far2) - r - other > self.far - bend.spent:
                continue
            for side in (1, -1):
                h = side * other - bend.side * r
                if far2 <= h * h:
                    continue
                w = sqrt(far2 - h * h)
                way = ((gx * w + gy * h) / far2, (gy * w - gx * h) / far2)
                ahead, aside = u * way[0] + v * way[1], (u * way[1] - v * way[0]) * bend.side
                if aside < -GRAZE_DEPTH or ahead < -0.95:
                    continue
                arc = angle(bend.way, way)
                if arc > turned + STEP / 16:
                    continue
                place = (x + bend.side * r * way[1], y - bend.side * r * way[0])
                after = self._bend(bend.spent + r * arc, place, way, w, n, side)
                if after:
                    yield after

    def _bend(self, spent: float, place: Place, way: Way, far: float, n: int, side: int) -> Bend | None:
        """Return the bend at which a straight way touches an obstacle, or None if it is blocked or too far."""
        if spent + far >= self.far or self.swollen.ray(*place, way, far) < far - 1:
            return None
        end = (place[0] + far * way[0], place[1] + far * way[1])
        spent += far + self._dearer(place, end)
        return Bend(spent, n, side, end, way) if spent < self.far and self._on_table(end) else None

    def _fan(self, bend: Bend) -> list[Spoke]:
        """Return the spokes past an obstacle: one straight on from each step round it, until the way is blocked."""
        x, y, r = self.rounds[bend.round]
        left = self.far - bend.spent
        near = self.swollen.near(x, y, r + left)
        spokes = [Spoke(0.0, bend.place, self._end(near, bend.place, bend.way, left))]
        for n in range(1, len(ARC) // 2 + 1):
            spoke = self._spoke(near, bend, *ARC[n], n * STEP)
            if spoke is None:
                (c, s), (e, t), low = ARC[n - 1], ARC[n], (n - 1) * STEP
                for halving in range(1, 6):
                    middle = unit(c + e, s + t)
                    turned = low + STEP / 2**halving
                    if spoke := self._spoke(near, bend, *middle, turned):
                        spokes.append(spoke)
                        (c, s), low = middle, turned
                    else:
                        e, t = middle
                break
            spokes.append(spoke)
        return spokes

    def _spoke(self, near: Swollen, bend: Bend, c: float, s: float, turned: float) -> Spoke | None:
        x, y, r = self.rounds[bend.round]
        s *= bend.side
        u, v = bend.way[0] * c - bend.way[1] * s, bend.way[1] * c + bend.way[0] * s
        place = (x + bend.side * r * v, y - bend.side * r * u)
        left = self.far - bend.spent - turned * r
        if left <= 0 or not self._on_table(place) or near.covers(*place):
            return None
        return Spoke(turned, place, self._end(near, place, (u, v), left))

    def _end(self, near: Swollen, place: Place, way: Way, far: float) -> Place:
        """Return the end of a ray: at an obstacle, at the edge of the table, or where the movement is spent."""
        (x, y), (u, v) = place, way
        for coordinate, step, low, high in (
            (x, u, self.r, self.field.width - self.r),
            (y, v, self.r, self.field.height - self.r),
        ):
            if step:
                far = min(far, max(0.0, ((high if step > 0 else low) - coordinate) / step))
        most = near.ray(x, y, way, far)
        end = (x + most * u, y + most * v)
        if self.grounds:
            most = min(most, self._affordable(place, end, far))
            end = (x + most * u, y + most * v)
        return end

    def _dearer(self, a: Place, b: Place) -> float:
        """Return the cost that dear ground adds to a straight way."""
        p, q = (round(a[0]), round(a[1])), (round(b[0]), round(b[1]))
        return total(
            float(ground.factor - 1) * (end - begin)
            for ground in self.grounds
            for begin, end in touching(p, q, self.r, [ground.shape])
        )

    def _affordable(self, a: Place, b: Place, left: float) -> float:
        """Return the length of a straight way that the movement left can pay for."""
        p, q = (round(a[0]), round(a[1])), (round(b[0]), round(b[1]))
        marks = sorted(
            (mark, step)
            for ground in self.grounds
            for begin, end in touching(p, q, self.r, [ground.shape])
            for mark, step in ((begin, float(ground.factor - 1)), (end, float(1 - ground.factor)))
        )
        here, price = 0.0, 1.0
        for mark, step in marks:
            if (mark - here) * price >= left:
                break
            left -= (mark - here) * price
            here, price = mark, price + step
        return here + left / price

    def _on_table(self, place: Place) -> bool:
        x, y = place
        return self.r <= x <= self.field.width - self.r and self.r <= y <= self.field.height - self.r

    def _drawn(self, places: list[Place]) -> Outline:
        return [(round(x), round(y)) for x, y in places]


def _tangent(x: float, y: float, r: float, side: int) -> Way | None:
    """Return the direction from (0, 0) past a circle, with the circle to the left (1) or to the right (-1)."""
    d2 = x * x + y * y
    if d2 < r * r:
        return None
    w = sqrt(d2 - r * r)
    return (x * w + side * y * r) / d2, (y * w - side * x * r) / d2
