"""Random tables, and what shapely says of them: for tests, and by the hundred thousand in `bench.plane`.

shapely reckons with rounded numbers, so it may differ from the plane by one unit of the grid, and no more.
"""

from collections.abc import Iterator
from itertools import pairwise
from math import cos, hypot, pi, sin
from random import Random
from typing import Any, NamedTuple

import numpy as np
import shapely

from theomachy.geometry.moving import Field
from theomachy.geometry.plane import (
    INCH,
    Disc,
    Patches,
    Point,
    Shape,
    area,
    crosses,
    disc_inside,
    gap,
    inside,
    overlap,
    overlaps,
    shape_gap,
    shapes_gap,
    shapes_overlap,
)
from theomachy.geometry.sight import sight

RADII = (1250, 1500, 2000, 2500)
SLIVER = 50
"""Half a millimetre."""


class Table(NamedTuple):
    side: int
    a: Disc
    b: Disc
    discs: list[Disc]
    shapes: list[Shape]
    sliver: tuple[Point, Point] | None
    """A line from a to b that was left open on purpose."""


def random_table(rng: Random, crowded: bool) -> Table:
    """Two bases that look at each other: on a wide table with terrain, or in a melee with a sliver left between."""
    if crowded:
        return ranks(rng) if rng.random() < 0.1 else melee(rng)
    side = 48 * INCH
    discs = apart(random_disc(rng, side) for _ in range(40))
    shapes = [random_shape(rng, side) for _ in range(rng.randrange(7))]
    return Table(side, discs[0], discs[1], discs[2:], shapes, None)


def melee(rng: Random) -> Table:
    side = 12 * INCH
    discs = apart(random_disc(rng, side, RADII[:3]) for _ in range(220))
    a, b = discs[:2]
    line = point_of(rng, a), point_of(rng, b)
    is_open = rng.random() < 0.5
    side_step = SLIVER // 2 if is_open else -SLIVER // 2
    # whoever stands on a line is moved aside until it just does not reach it, or still does
    others = apart(moved_aside(disc, *line, disc.r + side_step) for disc in discs[2:])
    return Table(side, a, b, others, [], line if is_open else None)


def ranks(rng: Random) -> Table:
    """Bases in rank and file that touch each other, so that a line between two of them just fits or just does not."""
    r = rng.choice(RADII)
    discs = [Disc(r + 2 * r * n, r + 2 * r * m, r) for n in range(7) for m in range(7) if rng.random() < 0.5]
    rng.shuffle(discs)
    if len(discs) < 10:
        return melee(rng)
    return Table(14 * r, discs[0], discs[1], discs[2:], [], None)


def random_disc(rng: Random, side: int, radii: tuple[int, ...] = RADII) -> Disc:
    r = rng.choice(radii)
    return Disc(rng.randint(r, side - r), rng.randint(r, side - r), r)


def random_shape(rng: Random, side: int) -> Shape:
    """A polygon around a point, with dents, or a bent line."""
    x, y = rng.randrange(side), rng.randrange(side)
    corners = rng.randint(3, 8)
    if rng.random() < 0.3:
        return Shape.line(
            (x + rng.randint(-9000, 9000), y + rng.randint(-9000, 9000)) for _ in range(rng.randint(2, 4))
        )
    if rng.random() < 0.3:
        w, h = rng.randint(300, 9000), rng.randint(300, 9000)
        return Shape.polygon([(x, y), (x + w, y), (x + w, y + h), (x, y + h)])
    turns = sorted((n + rng.random() * 0.8) * 2 * pi / corners for n in range(corners))
    rays = [(turn, rng.randint(1500, 7000)) for turn in turns]
    return Shape.polygon((round(x + far * cos(turn)), round(y + far * sin(turn))) for turn, far in rays)


def apart(discs: Iterator[Disc], most: int = 40) -> list[Disc]:
    """Those that overlap nobody before them."""
    found: list[Disc] = []
    for disc in discs:
        if len(found) == most:
            break
        if not any(overlap(disc, other) for other in found):
            found.append(disc)
    return found


def point_of(rng: Random, disc: Disc) -> Point:
    turn, far = rng.random() * 2 * pi, disc.r * rng.random() * 0.98
    return round(disc.x + far * cos(turn)), round(disc.y + far * sin(turn))


def moved_aside(disc: Disc, p: Point, q: Point, least: int) -> Disc:
    """A disc moved straight away from a line until it is this far from it."""
    far = hypot(q[0] - p[0], q[1] - p[1]) or 1.0
    nx, ny = -(q[1] - p[1]) / far, (q[0] - p[0]) / far
    off = (disc.x - p[0]) * nx + (disc.y - p[1]) * ny
    if abs(off) >= least:
        return disc
    move = (least + 1 if off > 0 else -least - 1) - off
    return Disc(round(disc.x + nx * move), round(disc.y + ny * move), disc.r)


# What shapely says


def drawn(shape: Shape) -> Any:
    return shapely.Polygon(shape.points) if shape.closed else shapely.LineString(shape.points)


def at(disc: Disc) -> Any:
    return shapely.Point(disc.x, disc.y)


def room(figure: Any, discs: list[Disc]) -> Any:
    """How far each base is from a figure; below 0 if it overlaps."""
    places = np.array([(disc.x, disc.y) for disc in discs]).reshape(-1, 2)
    return shapely.distance(figure, shapely.points(places)) - [disc.r for disc in discs]


def sight_disagreements(table: Table) -> Iterator[str]:
    a, b, discs, shapes = table.a, table.b, table.discs, table.shapes
    seen = sight(a, b, discs, shapes)
    if seen.free != sight(b, a, discs, shapes).free:
        yield "seen from one end only"
    others = [disc for disc in discs if not overlap(disc, a) and not overlap(disc, b)]
    terrain = [shape for shape in shapes if not overlaps(a, shape) and not overlaps(b, shape)]
    if seen.line:
        yield from _unproved(a, b, seen.line, others, terrain)
        return
    if table.sliver:
        yield "a sliver was left open"
    if not overlap(a, b) and _found_open(a, b, others, terrain):
        yield "a free line was found"


def _unproved(a: Disc, b: Disc, line: tuple[Point, Point], discs: list[Disc], shapes: list[Shape]) -> Iterator[str]:
    proof = shapely.LineString(line)
    for end, disc in zip(line, (a, b), strict=True):
        if shapely.Point(end).distance(at(disc)) > disc.r + 1:
            yield f"the proof does not begin or end at {disc}"
    if discs and room(proof, discs).min() < -1:
        yield "the proof passes through a base"
    for shape in shapes:
        if shape.closed:
            if proof.intersects(drawn(shape).buffer(-1.0)):
                yield f"the proof passes through {shape}"
        elif proof.crosses(drawn(shape)):
            cut = proof.intersection(drawn(shape))
            if min(cut.distance(shapely.Point(point)) for point in shape.points) > 2:
                yield f"the proof passes through {shape}"


def _found_open(a: Disc, b: Disc, discs: list[Disc], shapes: list[Shape]) -> bool:
    """Whether some line from the rim of one base to the rim of the other is clear of everything by one unit."""
    rim = np.array([(cos(n * pi / 8), sin(n * pi / 8)) for n in range(16)])
    starts, ends = np.array([a.x, a.y]) + a.r * rim, np.array([b.x, b.y]) + b.r * rim
    pairs = np.stack([np.repeat(starts, 16, axis=0), np.tile(ends, (16, 1))], axis=1)
    lines = shapely.linestrings(pairs)
    hull = shapely.union_all([at(a).buffer(a.r), at(b).buffer(b.r)]).convex_hull
    for disc in discs:
        if hull.distance(at(disc)) < disc.r + 1:
            lines = lines[shapely.distance(lines, at(disc)) > disc.r + 1]
    for shape in shapes:
        lines = lines[shapely.distance(lines, drawn(shape)) > 1]
    return len(lines) > 0


def plane_disagreements(rng: Random, table: Table) -> Iterator[str]:
    """Distances, overlaps, crossings, ground and moving bases."""
    for shape in table.shapes:
        yield from _shape_disagreements(rng, table, shape)
    for p, q in pairwise(table.shapes):
        far = drawn(p).distance(drawn(q))
        if abs(shapes_gap(p, q) - far) > 1:
            yield f"{shapes_gap(p, q)} between {p} and {q}, not {far}"
        if p.closed and q.closed:
            shared = drawn(p).intersection(drawn(q)).area
            if shapes_overlap(p, q) != (shared > 0) and shared > 100:
                yield f"{p} and {q} share {shared}"
    yield from _ground_disagreements(rng, table)
    yield from _moving_disagreements(rng, table)


def _shape_disagreements(rng: Random, table: Table, shape: Shape) -> Iterator[str]:
    figure = drawn(shape)
    if shape.closed and area(shape) != round(2 * figure.area):
        yield f"area of {shape}"
    for disc in (*rng.sample(table.discs, 6), random_disc(rng, table.side)):
        far = figure.distance(at(disc))
        if abs(shape_gap(disc, shape) - max(0, far - disc.r)) > 1:
            yield f"{disc} to {shape}: {shape_gap(disc, shape)}"
        if overlaps(disc, shape) != (far < disc.r) and abs(far - disc.r) > 1:
            yield f"{disc} overlaps {shape}"
        if shape.closed:
            rim = figure.exterior.distance(at(disc))
            if inside((disc.x, disc.y), shape) != figure.contains(at(disc)) and rim > 1:
                yield f"{disc} inside {shape}"
            if disc_inside(disc, shape) != (figure.contains(at(disc)) and rim >= disc.r) and abs(rim - disc.r) > 1:
                yield f"{disc} completely in {shape}"
    p, q = (random_disc(rng, table.side)[:2] for _ in range(2))
    line = shapely.LineString([p, q])
    if shape.closed:
        if crosses(p, q, shape) != line.intersects(figure) and crosses(p, q, shape) != line.intersects(
            figure.buffer(-1.0)
        ):
            yield f"{p} to {q} through {shape}"
    elif (
        crosses(p, q, shape) != line.crosses(figure) and min(line.distance(shapely.Point(c)) for c in shape.points) > 1
    ):
        yield f"{p} to {q} across {shape}"


def _ground_disagreements(rng: Random, table: Table) -> Iterator[str]:
    woods = [shape for shape in table.shapes if shape.closed]
    patches, union = Patches(woods), shapely.union_all([drawn(shape) for shape in woods])
    p, q = (random_disc(rng, table.side)[:2] for _ in range(2))
    if p != q:
        far = shapely.LineString([p, q]).intersection(union).length
        if abs(patches.stretch(*p, *q) - far) > 1:
            yield f"{patches.stretch(*p, *q)} from {p} to {q} on {woods}, not {far}"
    if rng.random() < 0.05:
        covered = union.intersection(shapely.box(0, 0, table.side, table.side)).area / table.side**2
        if abs(float(patches.coverage(table.side, table.side)) - covered) > 1e-9:
            yield f"coverage by {woods}"


def _moving_disagreements(rng: Random, table: Table) -> Iterator[str]:
    field = Field(table.side, table.side, table.discs, table.shapes)
    r = rng.choice(RADII)
    path = [(rng.randint(r, table.side - r), rng.randint(r, table.side - r)) for _ in range(2)]
    way = shapely.LineString(path)
    spare = min([*room(way, table.discs), *(way.distance(drawn(shape)) for shape in table.shapes)]) - r
    if field.free(path, r) != (spare >= 0) and abs(spare) > 1:
        yield f"a base of {r} on {path}: room {spare}"
    stop = field.stop(path, r)
    if stop and not field.free([path[0], stop.at], r) and stop.at != path[0]:
        yield f"a base of {r} on {path} cannot stop at {stop.at}"


def gap_disagreements(table: Table) -> Iterator[str]:
    for disc, far in zip(table.discs, room(at(table.a), table.discs), strict=True):
        if abs(gap(table.a, disc) - max(0.0, far - table.a.r)) > 1:
            yield f"{table.a} to {disc}: {gap(table.a, disc)}"


def disagreements(seed: int) -> list[str]:
    """What is told differently of one random table; every other one is a melee."""
    rng = Random(seed)
    table = random_table(rng, crowded=bool(seed % 2))
    found = [*sight_disagreements(table), *gap_disagreements(table), *plane_disagreements(rng, table)]
    return [f"table {seed}: {what}" for what in found]
