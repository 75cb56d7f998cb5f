"""Lines of sight between bases. GS-LOS-01: a sliver is enough."""

import doctest

import pytest
from hypothesis import example, given, settings
from hypothesis import strategies as st

from theomachy.geometry import sight as sights
from theomachy.geometry.plane import Disc, Shape, overlap, overlaps
from theomachy.geometry.sight import Sight, interposing, sight
from theomachy.geometry.tangents import free_tangent, sign

A, B = Disc(0, 0, 10), Disc(100, 0, 10)
NUMBER = st.integers(-30, 30)
DISC = st.builds(Disc, NUMBER, NUMBER, st.integers(0, 9))
DISCS = st.lists(DISC, max_size=6)
SHAPES = st.lists(
    st.builds(Shape.line, st.lists(st.tuples(NUMBER, NUMBER), min_size=2, max_size=3, unique=True)), max_size=2
)


def turned(thing):
    if isinstance(thing, Shape):
        return Shape(tuple((7 - y, x - 11) for x, y in thing.points), thing.closed)
    return Disc(7 - thing.y, thing.x - 11, thing.r)


def test_examples_in_the_text():
    assert doctest.testmod(sights).failed == 0


def test_nothing_between_is_seen():
    assert sight(A, B, []) == Sight(((0, 0), (100, 0)))
    assert sight(A, B, [A, B, Disc(50, 60, 5), Disc(150, 0, 30), Disc(-50, 0, 30)]).free


def test_bases_that_touch_see_each_other():
    assert sight(A, Disc(20, 0, 10), [Disc(10, 9, 3)]).free
    assert sight(A, Disc(5, 0, 10), [Disc(10, 9, 3)]).free


def test_one_base_as_wide_as_the_corridor_does_not_block_and_a_wider_one_does():
    """The edge of the corridor touches the one and passes through the other."""
    assert sight(A, B, [Disc(50, 0, 10)]).free
    assert sight(A, B, [Disc(50, 0, 11)]) == Sight(None, (Disc(50, 0, 11),))


def test_two_bases_shut_a_corridor_together():
    assert sight(A, B, [Disc(50, 12, 10), Disc(50, -12, 10)]).free
    assert sight(A, B, [Disc(50, 10, 10), Disc(50, -10, 10)]).free  # through the point where they touch
    assert not sight(A, B, [Disc(50, 10, 10), Disc(52, -10, 11)]).free


def test_a_crooked_gap_is_no_line():
    """Three gaps, each wide enough, but not in line."""
    wall = [Disc(30, y, 6) for y in (-12, 0)] + [Disc(50, y, 6) for y in (12, 0)] + [Disc(70, y, 6) for y in (-12, 0)]
    assert not sight(Disc(0, 0, 4), Disc(100, 0, 4), wall).free


def test_whoever_stands_behind_does_not_block():
    """A steep line through both bases meets this one, but behind the first."""
    near, beside = Disc(22, 0, 10), Disc(-3, 21, 11)
    assert not overlap(A, beside)
    assert sight(A, near, [beside]).free
    assert beside not in sight(A, near, [beside]).blockers


def test_what_a_base_stands_in_does_not_block_it():
    wood = Shape.polygon([(-20, -50), (60, -50), (60, 50), (-20, 50)])
    assert sight(A, B, [], [wood]).free
    assert not sight(Disc(-40, 0, 10), B, [], [wood]).free


def test_walls_and_polygons_block():
    wall, short = Shape.line([(50, -30), (50, 30)]), Shape.line([(50, -30), (50, 10)])
    assert sight(A, B, [], [wall]) == Sight(None, (wall,))
    assert sight(A, B, [], [short]).free  # along the left edge, touching its end
    assert not sight(A, B, [], [Shape.line([(50, -30), (50, 11)])]).free
    house = Shape.polygon([(40, -30), (60, -30), (60, 9), (40, 9)])
    assert sight(A, B, [], [house]).free
    assert not sight(A, B, [Disc(80, 12, 4)], [house]).free


def test_a_line_through_the_bend_of_a_wall_is_blocked_and_one_past_it_is_not():
    eye, other = Disc(0, 0, 0), Disc(100, 0, 0)
    assert not sight(eye, other, [], [Shape.line([(50, 20), (60, 0), (50, -20)])]).free
    assert sight(eye, other, [], [Shape.line([(50, 20), (60, 0), (70, 20)])]).free


def test_a_wall_round_an_end_does_not_block_ahead():
    horseshoe = Shape.line([(30, 15), (-20, 15), (-20, -15), (30, -15)])
    assert sight(A, B, [], [horseshoe]).free
    assert not sight(A, B, [Disc(40, 0, 12)], [horseshoe]).free


def test_who_interposes():
    """GS-LOS-02: some line from one base to the other passes through it."""
    inside, touching, poking = Disc(50, 0, 2), Disc(50, 15, 5), Disc(50, 14, 5)
    fence, past = Shape.line([(50, 8), (50, 30)]), Shape.line([(50, 10), (50, 30)])
    assert interposing(A, B, [A, inside, touching, poking], [fence, past]) == [inside, poking, fence]


@pytest.mark.parametrize(
    ("number", "n", "expected"),
    [
        ((1, -1), 1, 0),
        ((3, -2), 2, 1),
        ((-3, 2), 2, -1),
        ((0, 0), 5, 0),
        ((0, 3), 0, 0),
        ((-7, 5), 2, 1),
        ((2, 1), 3, 1),
    ],
)
def test_signs_of_roots(number, n, expected):
    assert sign(number, n) == expected


@settings(deadline=None)
@given(DISC, DISC, DISCS)
def test_rounded_answers_are_the_exact_ones(a, b, discs):
    """Small whole numbers, so that touching and slivers of no width are common."""
    if overlap(a, b):
        assert sight(a, b, discs).free
        return
    others = [disc for disc in discs if not overlap(disc, a) and not overlap(disc, b)]
    exact = (b.x - a.x) ** 2 + (b.y - a.y) ** 2 <= (a.r + b.r) ** 2 or free_tangent(a, b, others, []) is not None
    assert sight(a, b, discs).free == exact


@settings(deadline=None)
@given(DISC, DISC, DISCS, SHAPES)
def test_sight_is_mutual_and_the_same_after_a_turn(a, b, discs, shapes):
    seen = sight(a, b, discs, shapes).free
    assert seen == sight(b, a, discs[::-1], shapes).free
    assert seen == sight(turned(a), turned(b), [*map(turned, discs)], [*map(turned, shapes)]).free


@settings(deadline=None)
@given(DISC, DISC, DISCS, SHAPES)
@example(Disc(1, 0, 0), Disc(1, 0, 1), [], [Shape.line([(0, 0), (0, 1)])])
@example(Disc(0, 0, 0), Disc(0, 0, 0), [], [Shape.line([(0, 0), (0, 1)])])
def test_only_who_interposes_can_block(a, b, discs, shapes):
    between = interposing(a, b, discs, shapes)
    seen = sight(a, b, discs, shapes)
    assert seen.free or (between and set(seen.blockers) <= set(between))
    assert not any(overlaps(end, thing) for end in (a, b) for thing in between if isinstance(thing, Shape))


@settings(deadline=None)
@given(DISC, DISC, DISCS, DISC)
def test_one_more_base_never_opens_a_line(a, b, discs, more):
    if not sight(a, b, discs).free:
        assert not sight(a, b, [*discs, more]).free
