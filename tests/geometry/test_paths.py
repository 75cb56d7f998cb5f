"""Shortest lines past walls."""

import doctest
from itertools import pairwise, permutations
from math import hypot

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from theomachy.geometry import paths
from theomachy.geometry.paths import Route, Walls
from theomachy.geometry.plane import INCH, Shape, crosses, inside
from theomachy.geometry.shapes import boxes_meet

POINT = st.tuples(st.integers(-12, 12), st.integers(-12, 12))


def rectangle(left, top, right, bottom) -> Shape:
    return Shape.polygon([(left, top), (right, top), (right, bottom), (left, bottom)])


@st.composite
def boxes(draw):
    left, top = draw(POINT)
    return rectangle(left, top, left + draw(st.integers(1, 8)), top + draw(st.integers(1, 8)))


def turned(point):
    return 3 - point[1], point[0] + 5


def test_examples_in_the_text():
    assert doctest.testmod(paths).failed == 0


def test_a_wall_makes_the_way_longer():
    """GB-D-22, GB-MEA-06: a wall from (3, -2) to (3, 2); from (0, 0) to (6, 0) it is 2√13 = 7.21 inches, not 6."""
    walls = Walls([Shape.line([(3 * INCH, -2 * INCH), (3 * INCH, 2 * INCH)])])
    route = walls.route((0, 0), (6 * INCH, 0))
    assert route is not None
    assert route.length // INCH == 7
    assert route.points[1] == (3 * INCH, -2 * INCH)  # of two equal ways, the one with the smaller corner


def test_all_equally_short_ways_are_told():
    walls = Walls([rectangle(0, 0, 10, 10)])
    assert [route.points[1:-1] for route in walls.routes((-5, 5), (15, 5))] == [((0, 0), (10, 0)), ((0, 10), (10, 10))]


def test_nothing_in_the_way_is_straight():
    walls = Walls([rectangle(0, 0, 10, 10)])
    assert walls.route((-5, -5), (20, -5)) == Route(((-5, -5), (20, -5)), 25)
    assert walls.route((1, 20), (1, 20)) == Route(((1, 20), (1, 20)), 0)
    assert Walls([]).route((0, 0), (1, 1)) == Route(((0, 0), (1, 1)), 1)


def test_touching_a_corner_and_sliding_along_an_edge_are_allowed():
    """GB-A-06"""
    walls = Walls([rectangle(0, 0, 10, 10)])
    assert not walls.crossed((-5, 5), (5, -5))
    assert not walls.crossed((-5, 0), (15, 0))
    assert walls.crossed((-5, 1), (15, 1))


def test_a_length_is_rounded_once():
    walls = Walls([rectangle(0, 0, 10, 10)])
    route = walls.route((-1, 1), (11, 1))
    assert route is not None
    assert route.length == 12  # 1.41 + 10 + 1.41


SEALED = {
    "a ring": [Shape.line([(0, 0), (10, 0), (10, 10), (0, 10), (0, 0)])],
    "four lines": [Shape.line(ends) for ends in pairwise([(0, 0), (10, 0), (10, 10), (0, 10), (0, 0)])],
    "walls side to side": [
        rectangle(0, 0, 10, 1),
        rectangle(9, 1, 10, 10),
        rectangle(0, 9, 9, 10),
        rectangle(0, 1, 1, 9),
    ],
    "walls corner to corner": [
        rectangle(1, 0, 9, 1),
        rectangle(9, 1, 10, 9),
        rectangle(1, 9, 9, 10),
        rectangle(0, 1, 1, 9),
    ],
    "a wall that ends on another": [
        Shape.line([(0, 0), (20, 0)]),
        Shape.line([(2, 0), (2, 10), (12, 10), (12, 0)]),
    ],
}


@pytest.mark.parametrize("walls", SEALED.values(), ids=SEALED)
def test_nothing_gets_out_of_a_sealed_ring(walls):
    """GB-A-06: no way at all is out of range. Walls that touch leave no gap."""
    assert Walls(walls).route((5, 5), (30, 5)) is None
    assert Walls(walls).route((30, 5), (5, 5)) is None
    assert Walls(walls).route((5, 5), (3, 4)) is not None


def test_a_gap_of_one_unit_lets_a_line_out():
    """GB-A-06: a measuring line has no width."""
    walls = Walls([Shape.line([(0, 0), (10, 0), (10, 10), (0, 10), (0, 1)])])
    route = walls.route((5, 5), (-20, 0))
    assert route is not None
    assert route.points == ((5, 5), (0, 1), (-20, 0))


def test_a_line_does_not_slip_along_a_leg_to_the_other_side():
    walls = Walls([Shape.line([(0, 10), (0, 0), (10, 0), (10, -10)])])
    assert walls.crossed((-5, 0), (15, 0))
    route = walls.route((-5, 0), (15, 0))
    assert route is not None
    assert route.points in [((-5, 0), (0, 10), (15, 0)), ((-5, 0), (10, -10), (15, 0))]


def test_a_line_may_begin_and_end_on_a_wall():
    bent = Walls([Shape.line([(0, 0), (10, 0), (10, 10)]), Shape.line([(4, 4), (8, 4)])])
    assert bent.route((10, 0), (4, 8)) == Route(((10, 0), (8, 4), (4, 8)), 10)
    assert bent.route((4, 8), (10, 0)) == Route(((4, 8), (8, 4), (10, 0)), 10)
    assert bent.route((10, 0), (20, -5)) == Route(((10, 0), (20, -5)), 11)


def test_only_ways_of_a_given_length_are_looked_for():
    walls = Walls([rectangle(0, 0, 10, 10)])
    found = walls.route((-5, 5), (15, 5))
    assert found is not None
    assert walls.route((-5, 5), (15, 5), found.length) == found
    assert walls.route((-5, 5), (15, 5), found.length - 1) is None


def brute(walls, a, b, most=3):
    """The shortest of all lines over at most three corners, each leg straight past all walls."""
    lengths = []
    corners = sorted({point for shape in walls for point in shape.points} - {a, b})
    for n in range(most + 1):
        for stops in permutations(corners, n):
            points = (a, *stops, b)
            if not any(crosses(p, q, shape) for p, q in pairwise(points) for shape in walls):
                lengths.append(sum(hypot(q[0] - p[0], q[1] - p[1]) for p, q in pairwise(points)))
    return min(lengths, default=None)


@settings(max_examples=60, deadline=None)
@given(boxes(), boxes(), POINT, POINT)
def test_no_line_over_corners_is_shorter(one, other, a, b):
    """Two boxes that do not touch: against all lines over up to three corners."""
    walls = [one, other]
    if boxes_meet(one.box, other.box):
        walls = [one]
    if any(inside(point, shape) for point in (a, b) for shape in walls):
        assert Walls(walls).route(a, b) is None or a == b
        return
    route = Walls(walls).route(a, b)
    shortest = brute(walls, a, b)
    assert route is not None
    if shortest is None or len(route.points) > 5:
        return
    assert abs(route.length - shortest) <= 1
    assert route.length <= shortest + 1e-9


@settings(max_examples=60, deadline=None)
@given(st.lists(boxes(), max_size=3), POINT, POINT)
def test_lengths_are_alike_from_both_ends_and_after_a_turn(walls, a, b):
    route, back = Walls(walls).route(a, b), Walls(walls).route(b, a)
    other = Walls(Shape(tuple(map(turned, shape.points)), True) for shape in walls).route(turned(a), turned(b))
    assert (route and route.length) == (back and back.length) == (other and other.length)
    if route:
        assert not any(crosses(p, q, shape) for p, q in pairwise(route.points) for shape in walls)
