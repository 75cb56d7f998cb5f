"""What a base or a measure can reach, as outlines to draw."""

from itertools import pairwise
from random import Random

import pytest
import shapely

from tests.geometry.oracle import random_table
from theomachy.geometry.around import way_round
from theomachy.geometry.moving import Field, RoughGround
from theomachy.geometry.outlines import outlines
from theomachy.geometry.paths import Walls
from theomachy.geometry.plane import INCH, Disc, Patches, Shape, length, overlaps
from theomachy.geometry.reach import reach


def rectangle(left, top, right, bottom) -> Shape:
    return Shape.polygon([(left, top), (right, top), (right, bottom), (left, bottom)])


def union(drawn):
    return shapely.union_all([shapely.Polygon(points).buffer(0) for points in drawn if len(points) > 2])


def inches(drawn, x, y) -> bool:
    return union(drawn).contains(shapely.Point(x * INCH, y * INCH))


def farthest(drawn, x, y, origin=(0, 0)) -> float:
    """How far along a direction the outlines go, in inches."""
    ray = shapely.LineString([origin, (origin[0] + x * 50 * INCH, origin[1] + y * 50 * INCH)])
    return union(drawn).intersection(ray).length / INCH


# A base


def test_in_the_open_the_reach_is_a_disc():
    field = Field(48 * INCH, 48 * INCH, [], [])
    drawn = reach(field, Disc(20 * INCH, 20 * INCH, 1250), 6 * INCH)
    assert len(drawn) == 1
    assert union(drawn).area == pytest.approx(3.1416 * (6 * INCH) ** 2, rel=0.01)


def test_the_edge_of_the_table_ends_it():
    field = Field(48 * INCH, 48 * INCH, [], [])
    box = union(reach(field, Disc(2 * INCH, 2 * INCH, 1250), 6 * INCH)).bounds
    assert box[:2] == (1250, 1250)


def test_it_goes_round_what_is_in_the_way_and_not_through_gaps_too_narrow():
    wall = rectangle(10 * INCH, 0, 11 * INCH, 12 * INCH)
    field = Field(48 * INCH, 48 * INCH, [], [wall])
    drawn = reach(field, Disc(8 * INCH, 10 * INCH, INCH // 2), 8 * INCH)
    assert inches(drawn, 12, 11)  # behind the wall, round its corner
    assert not inches(drawn, 13, 5)
    narrow = Field(48 * INCH, 48 * INCH, [Disc(21 * INCH // 2, 13 * INCH, INCH // 2)], [wall])
    assert not inches(reach(narrow, Disc(8 * INCH, 10 * INCH, INCH // 2), 6 * INCH), 12, 11)


def test_dear_ground_shortens_it():
    field = Field(48 * INCH, 48 * INCH, [], [])
    marsh = RoughGround(rectangle(24 * INCH, 0, 48 * INCH, 48 * INCH), 2)
    drawn = reach(field, Disc(20 * INCH, 20 * INCH, 0), 8 * INCH, [marsh])
    assert farthest(drawn, 1, 0, (20 * INCH, 20 * INCH)) == pytest.approx(6, abs=0.02)  # 4 and half of 4
    assert farthest(drawn, -1, 0, (20 * INCH, 20 * INCH)) == pytest.approx(8, abs=0.02)


@pytest.mark.parametrize("seed", range(8))
def test_the_reach_is_where_ways_round_lead(seed):
    """On random tables: what a way of 97 % reaches is drawn, what takes 103 % is not, but for a millimetre."""
    rng = Random(seed)
    table = random_table(rng, crowded=bool(seed % 2))
    if any(overlaps(table.a, shape) for shape in table.shapes):
        pytest.skip("starts in terrain")
    field = Field(table.side, table.side, [table.b, *table.discs], table.shapes)
    far, base = 6 * INCH, table.a
    drawn = union(reach(field, base, far))
    for _ in range(25):
        goal = (base.x + rng.randint(-far, far), base.y + rng.randint(-far, far))
        if not field.fits(Disc(*goal, base.r)):
            continue
        path = way_round(field, base, goal, 2 * far)
        took = sum(length(a, b) for a, b in pairwise(path)) if path else 100 * far
        place = shapely.Point(goal)
        if took < far * 0.97:
            assert drawn.distance(place) < 100
        if took > far * 1.03:
            assert not drawn.contains(place) or drawn.boundary.distance(place) < 100


# A measure


def test_in_the_open_a_measure_ends_before_the_next_whole_unit():
    """GB-MEA-03, GB-MEA-05: within 6 units is less than 7 inches."""
    drawn = outlines((0, 0), 6)
    assert farthest(drawn, 1, 0) == pytest.approx(7, abs=0.01)
    assert farthest(outlines((0, 0), 6, skip=1250), 0, 1) == pytest.approx(7 + 1250 / INCH, abs=0.01)
    assert farthest(outlines((0, 0), 6, skip=1250, beyond=1600), 0, 1) == pytest.approx(7 - 350 / INCH, abs=0.01)


def test_whole_units_on_dear_ground_shorten_it():
    """GB-MEA-04: one unit more for each full unit in area terrain."""
    wood = Patches([rectangle(2 * INCH, -9 * INCH, 5 * INCH, 9 * INCH)])
    assert farthest(outlines((0, 0), 6, wood), 1, 0) == pytest.approx(5, abs=0.01)  # 4 and 2 of the wood's 3
    assert farthest(outlines((0, 0), 9, wood), 1, 0) == pytest.approx(7, abs=0.01)
    assert farthest(outlines((0, 0), 6, wood), -1, 0) == pytest.approx(7, abs=0.01)
    thin = Patches([rectangle(2 * INCH, -INCH, 5 * INCH // 2, INCH), rectangle(4 * INCH, -INCH, 19 * INCH // 4, INCH)])
    assert farthest(outlines((0, 0), 6, thin), 1, 0) == pytest.approx(6, abs=0.01)  # half and three quarters


def test_walls_bend_it():
    """GB-MEA-06, GB-A-06: behind a wall it is what is left after the corner."""
    walls = Walls([Shape.line([(3 * INCH, -2 * INCH), (3 * INCH, 20 * INCH)])])
    drawn = outlines((0, 0), 6, None, walls)
    assert inches(drawn, 3.2, -1)
    assert not inches(drawn, 5, 2)
    behind = 7 - (3**2 + 2**2) ** 0.5
    assert farthest(drawn, 0, 1, (3 * INCH + 20, -2 * INCH)) == pytest.approx(behind, abs=0.05)
    assert farthest(drawn, -1, 0) == pytest.approx(7, abs=0.01)


def test_what_lies_behind_a_corner_joins_what_is_seen_past_it():
    """Also behind a slanting wall with bends: no wedge is left out between two ways round it."""
    far = [(9292, 24700), (12782, 23536), (15996, 24179), (19522, 22769)]
    near = [(18578, 20411), (15754, 21541), (12618, 20914), (8488, 22290)]
    points = [*far, *near]
    drawn = union(outlines((14503, 15977), 12, walls=Walls([Shape.polygon(points)])))
    wall = shapely.Polygon(points).buffer(100)
    wedges = drawn.buffer(500).buffer(-500).difference(drawn).difference(wall)
    assert wedges.area < 0.1 * INCH**2


def test_it_stays_in_its_box():
    box = union(outlines((INCH, INCH), 6, box=(100, 200, 5000, 6000))).bounds
    assert box == (100, 200, 5000, 6000)


def test_without_any_range_there_is_nothing_to_draw():
    assert outlines((0, 0), 0, beyond=2 * INCH) == []
