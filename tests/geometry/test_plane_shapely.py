"""The measured plane against shapely on random tables. `python -m bench.plane --tables 100000` does many more."""

from random import Random

import pytest
import shapely

from tests.geometry.oracle import at, disagreements, drawn, random_table
from theomachy.geometry.paths import Walls
from theomachy.geometry.plane import INCH, Point, Shape, overlaps
from theomachy.geometry.sight import interposing

TABLES = 200


@pytest.mark.parametrize("start", range(0, TABLES, 50))
def test_shapely_says_the_same_to_one_unit(start):
    assert [what for seed in range(start, start + 50) for what in disagreements(seed)] == []


@pytest.mark.parametrize("seed", range(20))
def test_shapely_finds_the_same_in_the_corridor(seed):
    table = random_table(Random(seed), crowded=bool(seed % 2))
    a, b = table.a, table.b
    corridor = shapely.union_all([at(end).buffer(end.r, quad_segs=200) for end in (a, b)]).convex_hull
    found = interposing(a, b, table.discs, table.shapes)
    for disc in table.discs:
        far = corridor.distance(at(disc)) - disc.r
        assert (disc in found) == (far < 0) or abs(far) < 1
    for shape in table.shapes:
        if not overlaps(a, shape) and not overlaps(b, shape):
            shared = corridor.intersection(drawn(shape))
            assert (shape in found) == (not shared.is_empty) or shared.length < 100


def legs(walls: list[Shape], points: list[Point]) -> dict[tuple[Point, Point], float]:
    """Which points are in line past all walls, less a hair, by shapely."""
    cores = shapely.union_all([drawn(wall).buffer(-1.0) for wall in walls])
    found = {}
    for p in points:
        for q in points:
            line = shapely.LineString([p, q])
            if p != q and not line.intersects(cores):
                found[p, q] = line.length
    return found


@pytest.mark.parametrize("seed", range(8))
def test_shapely_finds_no_shorter_way_round_walls(seed):
    """All ways over corners, by relaxing lengths until nothing changes."""
    rng = Random(seed)
    table = random_table(rng, crowded=False)
    walls = [shape for shape in table.shapes if shape.closed][:3]
    walls.append(Shape.polygon([(50000, 0), (51000, 0), (51000, 100000), (50000, 100000)]))
    a, b = (20000 + 100 * seed, 60000), (90000, 50000 + 100 * seed)
    if any(drawn(wall).buffer(2).contains(shapely.Point(end)) for wall in walls for end in (a, b)):
        pytest.skip("an end is in a wall")
    points = [a, b, *(point for wall in walls for point in wall.points)]
    found, far = legs(walls, points), {a: 0.0}
    for _ in points:
        for (p, q), step in found.items():
            if p in far and far[p] + step < far.get(q, float("inf")):
                far[q] = far[p] + step
    route = Walls(walls).route(a, b)
    assert route is not None
    assert route.length == pytest.approx(far[b], abs=2)
    assert route.length > 70 * INCH // 3
