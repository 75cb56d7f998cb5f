"""The measured plane: bases, shapes and ground. Distances in inches are given as multiples of INCH."""

import doctest
from fractions import Fraction

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from theomachy.geometry import discs, shapes
from theomachy.geometry.plane import (
    CONTACT,
    INCH,
    Disc,
    Patches,
    Shape,
    area,
    completely_within,
    crosses,
    disc_inside,
    gap,
    in_contact,
    inside,
    length,
    on_table,
    overlap,
    overlaps,
    shape_gap,
    shape_on_table,
    shapes_gap,
    shapes_overlap,
    within,
)

NUMBER = st.integers(-40, 40)
POINT = st.tuples(NUMBER, NUMBER)
DISC = st.builds(Disc, NUMBER, NUMBER, st.integers(0, 20))


def rectangle(left, top, right, bottom) -> Shape:
    return Shape.polygon([(left, top), (right, top), (right, bottom), (left, bottom)])


@st.composite
def triangles(draw):
    points = draw(st.lists(POINT, min_size=3, max_size=3, unique=True))
    (ax, ay), (bx, by), (cx, cy) = points
    if (bx - ax) * (cy - ay) == (by - ay) * (cx - ax):
        points[2] = (cx + (by - ay) * 2 + 1, cy - (bx - ax) * 2 + 1)
    (ax, ay), (bx, by), (cx, cy) = points
    return Shape.polygon(points) if (bx - ax) * (cy - ay) != (by - ay) * (cx - ax) else rectangle(0, 0, 5, 9)


SHAPE = st.one_of(triangles(), st.builds(Shape.line, st.lists(POINT, min_size=2, max_size=4, unique=True)))


def turned(thing):
    """A quarter turn and a step aside."""
    if isinstance(thing, Shape):
        return Shape(tuple(map(turned, thing.points)), thing.closed)
    x, y, *r = thing
    return Disc(7 - y, x - 11, *r) if r else (7 - y, x - 11)


SQUARE = rectangle(0, 0, 10, 10)


@pytest.mark.parametrize("module", [discs, shapes])
def test_examples_in_the_text(module):
    assert doctest.testmod(module).failed == 0


# Bases


def test_a_gap_just_below_an_inch_and_one_of_an_inch():
    """GB-D-23: two bases of 25 mm, middles 50.3 or 50.4 mm apart: a gap of 25.3 mm is none, 25.4 mm is one inch."""
    one = Disc(0, 0, 1250)
    assert gap(one, Disc(5030, 0, 1250)) // INCH == 0
    assert gap(one, Disc(0, 5040, 1250)) // INCH == 1


def test_a_gap_is_never_below_nought_and_is_rounded_down():
    assert gap(Disc(0, 0, 10), Disc(3, 4, 10)) == 0
    assert gap(Disc(0, 0, 0), Disc(1, 1, 0)) == 1


def test_touching_is_no_overlap():
    assert not overlap(Disc(0, 0, 30), Disc(30, 40, 20))
    assert overlap(Disc(0, 0, 30), Disc(30, 39, 20))


def test_contact_is_a_gap_of_at_most_ten():
    assert in_contact(Disc(0, 0, 100), Disc(200 + CONTACT, 0, 100))
    assert not in_contact(Disc(0, 0, 100), Disc(201 + CONTACT, 0, 100))
    assert not within(Disc(0, 0, 0), Disc(10, 1, 0), 10)  # by a hair
    assert not within(Disc(0, 0, 5), Disc(1, 0, 5), -1)


def test_completely_within_counts_to_the_far_side():
    token, base = Disc(0, 0, 0), Disc(90, 0, 10)
    assert completely_within(base, token, 100)
    assert not completely_within(base, token, 99)
    assert not completely_within(Disc(0, 0, 50), token, 40)  # larger than the range


def test_nothing_hangs_over_the_edge():
    assert on_table(Disc(10, 90, 10), 100, 100)
    assert not on_table(Disc(9, 90, 10), 100, 100)
    assert not on_table(Disc(10, 91, 10), 100, 100)


def test_a_leg_that_is_paid_for_is_rounded_up():
    assert length((0, 0), (3, 4)) == 5
    assert length((0, 0), (1, 1)) == 2
    assert length((2, 2), (2, 2)) == 0


@settings(deadline=None)
@given(DISC, DISC, st.integers(0, 60))
def test_bases_are_measured_alike_from_both_ends_and_after_a_turn(a, b, far):
    for measure in (gap, overlap, in_contact):
        assert measure(a, b) == measure(b, a) == measure(turned(a), turned(b))
    assert within(a, b, far) == within(turned(b), turned(a), far)
    assert not within(a, b, far) or gap(a, b) <= far
    assert not overlap(a, b) or gap(a, b) == 0


# Shapes


def test_shapes_without_inside_are_refused():
    for points in ([], [(0, 0)], [(0, 0), (1, 1)], [(0, 0), (1, 1), (2, 2)]):
        with pytest.raises(ValueError, match=r"points|inside"):
            Shape.polygon(points)
    for points in ([], [(0, 0)], [(3, 3), (3, 3)]):
        with pytest.raises(ValueError, match="points"):
            Shape.line(points)


def test_shapes_are_values():
    assert rectangle(0, 0, 10, 10) == SQUARE
    assert len({SQUARE, rectangle(0, 0, 10, 10), rectangle(0, 0, 10, 11)}) == 2
    assert SQUARE.box == (0, 0, 10, 10)
    assert area(SQUARE) == 200


def test_a_thick_line_is_the_polygon_around_it():
    assert Shape.thick([(0, 0), (100, 0)], 20) == Shape.polygon([(0, 10), (100, 10), (100, -10), (0, -10)])
    bent = Shape.thick([(0, 0), (100, 0), (100, 0), (100, 100)], 20)
    assert bent.points == ((0, 10), (90, 10), (90, 100), (110, 100), (110, -10), (0, -10))
    sharp = Shape.thick([(0, 0), (100, 0), (10, 20)], 20)
    assert sharp.box[2] <= 115  # the point of a sharp bend is cut off


def test_the_edge_is_not_inside():
    assert inside((5, 5), SQUARE)
    assert not any(inside(point, SQUARE) for point in [(0, 5), (10, 10), (5, 10), (11, 5), (-1, 0)])
    assert not inside((5, 0), Shape.line([(0, 0), (10, 0)]))


def test_a_base_overlaps_from_inside_and_not_by_touching():
    assert overlaps(Disc(5, 5, 1), SQUARE)
    assert overlaps(Disc(12, 5, 3), SQUARE)
    assert not overlaps(Disc(12, 5, 2), SQUARE)
    assert not overlaps(Disc(13, 14, 5), SQUARE)  # touches the corner
    assert overlaps(Disc(12, 14, 5), SQUARE)
    assert overlaps(Disc(5, 1, 2), Shape.line([(0, 0), (10, 0)]))
    assert not overlaps(Disc(5, 2, 2), Shape.line([(0, 0), (10, 0)]))


def test_gaps_to_shapes():
    assert shape_gap(Disc(5, 5, 1), SQUARE) == 0
    assert shape_gap(Disc(13, 14, 1), SQUARE) == 4
    assert shape_gap(Disc(12, 12, 0), SQUARE) == 2  # 2.83, rounded down


def test_a_base_completely_in_a_shape_may_touch_its_edge():
    assert disc_inside(Disc(5, 5, 5), SQUARE)
    assert not disc_inside(Disc(5, 5, 6), SQUARE)
    assert not disc_inside(Disc(20, 5, 1), SQUARE)
    assert not disc_inside(Disc(5, 5, 0), Shape.line([(0, 0), (9, 9)]))


@pytest.mark.parametrize(
    ("a", "b", "through"),
    [
        ((-5, 5), (15, 5), True),
        ((-5, 5), (1, 5), True),  # ends inside
        ((3, 3), (7, 7), True),  # all inside
        ((0, 0), (10, 10), True),  # from corner to corner
        ((0, 5), (10, 5), True),  # from edge to edge
        ((0, 5), (-5, 5), False),
        ((-5, 5), (5, -5), False),  # past the corner
        ((-5, 10), (15, 10), False),  # along an edge
        ((-5, 11), (15, 11), False),
        ((-1, 12), (12, -1), True),
    ],
)
def test_ways_through_a_polygon(a, b, through):
    """GB-A-07: touching a corner or running along a face is no crossing."""
    assert crosses(a, b, SQUARE) == crosses(b, a, SQUARE) == through


BENT = Shape.line([(0, 0), (10, 0), (10, 10), (20, 10)])


@pytest.mark.parametrize(
    ("a", "b", "across"),
    [
        ((5, -5), (5, 5), True),
        ((0, -5), (0, 5), False),  # past its end
        ((5, 0), (5, 5), False),  # starts on it
        ((5, -5), (15, 5), False),  # touches the bend from outside
        ((5, 5), (15, -5), True),  # through the bend
        ((10, -5), (10, 15), True),  # along a leg, from one side to the other
        ((10, 2), (10, 8), False),
        ((-5, 0), (5, 0), False),
    ],
)
def test_ways_across_a_bent_line(a, b, across):
    """GB-A-07: from one side to the other is a crossing, touching an end or running along is none."""
    assert crosses(a, b, BENT) == crosses(b, a, BENT) == across


def test_a_ring_is_crossed_at_the_corner_where_it_closes():
    ring = Shape.line([(0, 0), (10, 0), (10, 10), (0, 10), (0, 0)])
    assert crosses((-1, -1), (3, 3), ring)
    assert not crosses((-1, 1), (1, -1), ring)


def test_shapes_that_share_ground():
    assert shapes_overlap(SQUARE, rectangle(9, 9, 20, 20))
    assert shapes_overlap(SQUARE, rectangle(2, 2, 8, 8))
    assert shapes_overlap(rectangle(2, 2, 8, 8), SQUARE)
    assert shapes_overlap(SQUARE, Shape.polygon([(10, 10), (10, 0), (5, 0), (0, 0), (0, 10)]))  # the same ground
    assert not shapes_overlap(SQUARE, rectangle(10, 0, 20, 10))
    assert shapes_overlap(SQUARE, Shape.line([(5, 5), (6, 6)]))
    assert shapes_overlap(Shape.line([(5, 5), (6, 6)]), SQUARE)
    assert not shapes_overlap(SQUARE, Shape.line([(0, 0), (10, 0)]))
    assert shapes_overlap(BENT, Shape.line([(5, -5), (5, 5)]))


def test_gaps_between_shapes():
    assert shapes_gap(SQUARE, rectangle(13, 14, 20, 20)) == 5
    assert shapes_gap(SQUARE, rectangle(10, 10, 20, 20)) == 0
    assert shapes_gap(SQUARE, Shape.line([(5, 5), (6, 6)])) == 0
    assert shape_on_table(SQUARE, 10, 10)
    assert not shape_on_table(SQUARE, 10, 9)


@settings(deadline=None)
@given(SHAPE, DISC, POINT, POINT)
def test_shapes_are_measured_alike_after_a_turn(shape, disc, p, q):
    other = turned(shape)
    assert overlaps(disc, shape) == overlaps(turned(disc), other)
    assert shape_gap(disc, shape) == shape_gap(turned(disc), other)
    assert disc_inside(disc, shape) == disc_inside(turned(disc), other)
    assert crosses(p, q, shape) == crosses(q, p, shape) == crosses(turned(p), turned(q), other)


@settings(deadline=None)
@given(SHAPE, DISC, POINT)
def test_overlaps_and_gaps_of_shapes_agree(shape, disc, p):
    assert not overlaps(disc, shape) or shape_gap(disc, shape) == 0
    assert not disc_inside(disc, shape) or disc.r == 0 or overlaps(disc, shape)
    assert not inside(p, shape) or crosses(p, (p[0] + 200, p[1] + 77), shape)


@settings(deadline=None)
@given(SHAPE, SHAPE)
def test_shapes_are_measured_alike_from_both_sides(a, b):
    assert shapes_overlap(a, b) == shapes_overlap(b, a) == shapes_overlap(turned(a), turned(b))
    assert shapes_gap(a, b) == shapes_gap(b, a) == shapes_gap(turned(a), turned(b))


# Ground


def test_ground_that_overlaps_counts_once():
    """GB-D-02, GB-MEA-04: of a line of 5.5 inches, 3 lie on two pieces that overlap: 5 + 3."""
    woods = Patches([rectangle(2 * INCH, -INCH, 4 * INCH, INCH), rectangle(3 * INCH, -INCH, 5 * INCH, INCH)])
    far = 11 * INCH // 2
    assert far // INCH + woods.stretch(0, 0, far, 0) // INCH == 8
    assert woods.stretch(far, 0, 0, 0) == woods.stretch(0, 0, far, 0)


def test_two_patches_are_added_before_they_are_rounded():
    """GB-D-03, GB-A-04: two patches of 0.6 inches each on a line of 6.5 inches: 6 + 1."""
    patch = 6 * INCH // 10
    woods = Patches([rectangle(INCH, -INCH, INCH + patch, INCH), rectangle(4 * INCH, -INCH, 4 * INCH + patch, INCH)])
    assert 6 + woods.stretch(0, 0, 13 * INCH // 2, 0) // INCH == 7


def test_only_part_of_a_line_is_counted():
    woods = Patches([rectangle(100, -50, 200, 50)])
    assert woods.stretch(0, 0, 300, 0) == 100
    assert woods.stretch(0, 0, 300, 0, 150) == 50
    assert woods.stretch(0, 0, 300, 0, 0.0, 110.4) == 10
    assert woods.stretch(0, 0, 50, 0, 0.0, 190.0) == 90  # beyond the end
    assert woods.stretches(0, 0, 300, 0) == [(100.0, 200.0)]
    assert woods.stretch(7, 7, 7, 7) == 0


def test_a_line_along_an_outer_edge_is_off_the_ground_and_along_a_seam_is_on_it():
    one, other = rectangle(0, 0, 100, 100), rectangle(0, 100, 100, 200)
    assert Patches([one]).stretch(-10, 100, 110, 100) == 0
    assert Patches([one, other]).stretch(-10, 100, 110, 100) == Patches([other, one]).stretch(110, 100, -10, 100) == 100


def test_points_on_the_ground_and_the_share_it_covers():
    woods = Patches([rectangle(0, 0, 10, 10), rectangle(5, 5, 15, 15), rectangle(90, 90, 200, 200), BENT])
    assert woods.covers((12, 12))
    assert not woods.covers((15, 10))
    assert woods.coverage(100, 100) == Fraction(100 + 100 - 25 + 100, 10_000)
    assert Patches([Shape.polygon([(-50, 50), (50, -50), (150, 50), (50, 150)])]).coverage(100, 100) == 1
    assert Patches([Shape.polygon([(-10, -10), (10, -10), (10, 10)])]).coverage(10, 10) == Fraction(1, 2)
    assert Patches([]).coverage(10, 10) == 0


@settings(deadline=None)
@given(st.lists(triangles(), max_size=3), POINT, POINT)
def test_stretches_are_alike_from_both_ends_and_after_a_turn(woods, p, q):
    found = Patches(woods).stretch(*p, *q)
    assert abs(found - Patches(woods).stretch(*q, *p)) <= 1  # half a unit may be rounded either way
    assert abs(found - Patches(map(turned, woods)).stretch(*turned(p), *turned(q))) <= 1
    assert found <= length(p, q)
    assert found == 0 or any(crosses(p, q, shape) for shape in woods) or len(woods) > 1
