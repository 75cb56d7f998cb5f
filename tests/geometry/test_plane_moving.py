"""Bases that move: free ways, stops, costs, ways round, and the nearest place that will do."""

import doctest
from fractions import Fraction
from itertools import pairwise
from math import cos, pi, sin
from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tests.geometry.oracle import random_table
from theomachy.geometry import moving
from theomachy.geometry.around import way_round
from theomachy.geometry.moving import Field, LastingField, RoughGround, Stop, cost, touches, touching
from theomachy.geometry.plane import INCH, Disc, Shape, length, overlap, overlaps
from theomachy.geometry.rings import nearest_place, rings, turns

SIDE = 1000
NUMBER = st.integers(0, 200)
POINT = st.tuples(NUMBER, NUMBER)
DISC = st.builds(Disc, NUMBER, NUMBER, st.integers(0, 40))
WALL = st.builds(Shape.line, st.lists(POINT, min_size=2, max_size=3, unique=True))


def rectangle(left, top, right, bottom) -> Shape:
    return Shape.polygon([(left, top), (right, top), (right, bottom), (left, bottom)])


def test_examples_in_the_text():
    assert doctest.testmod(moving).failed == 0


def test_a_way_that_touches_is_free_and_one_that_cuts_in_by_a_unit_is_not():
    """Bases, corners, edges and ends of lines alike."""
    for thing in (Disc(500, 500, 50), Shape.line([(500, 500), (500, 550)]), rectangle(400, 400, 600, 550)):
        field = Field(SIDE, SIDE, *(([thing], []) if isinstance(thing, Disc) else ([], [thing])))
        assert field.free([(200, 600), (800, 600)], 50)
        assert not field.free([(200, 599), (800, 599)], 50)


def test_a_way_may_lead_off_from_whom_it_touches():
    field = Field(SIDE, SIDE, [Disc(500, 500, 50)], [])
    assert field.free([(400, 500), (300, 500)], 50)
    assert field.free([(400, 500), (400, 800)], 50)
    assert not field.free([(400, 500), (410, 800)], 50)


def test_each_leg_counts():
    field = Field(SIDE, SIDE, [], [rectangle(400, 400, 600, 600)])
    assert field.free([(300, 300), (300, 700), (700, 700)], 50)
    assert not field.free([(300, 300), (700, 700)], 50)
    assert not field.free([(500, 500), (510, 510)], 5)  # all of it inside


def test_no_base_leaves_the_table():
    field = Field(SIDE, SIDE, [], [])
    assert field.fits(Disc(50, 50, 50))
    assert not field.fits(Disc(49, 50, 50))
    assert field.stop([(500, 500), (500, 1500)], 50) == Stop((500, 950), "edge", 450)


def test_a_point_moves_through_no_wall():
    field = Field(SIDE, SIDE, [], [Shape.line([(500, 400), (550, 500), (500, 600)])])
    assert not field.free([(400, 500), (600, 500)], 0)
    assert field.free([(400, 400), (600, 400)], 0)


def test_what_stops_a_base_and_where():
    near, far = Disc(500, 500, 50), Disc(700, 500, 50)
    field = Field(SIDE, SIDE, [far, near], [rectangle(0, 700, 1000, 800)])
    assert field.stop([(100, 500), (900, 500)], 50) == Stop((400, 500), near, 300)
    assert field.stop([(100, 500), (100, 600), (100, 900)], 50) == Stop((100, 650), field.shapes[0], 150)
    assert field.stop([(100, 500), (400, 500)], 50) is None


@settings(deadline=None)
@given(st.lists(DISC, max_size=4), st.lists(WALL, max_size=2), POINT, POINT, st.integers(0, 30))
def test_a_way_is_free_if_the_base_fits_all_along_it(discs, shapes, a, b, r):
    """The sweep against the places one by one: a free way fits everywhere, to the grid."""
    field = Field(SIDE, SIDE, discs, shapes)
    assert field.free([a, b], r) == field.free([b, a], r)
    if field.free([a, b], r):
        for n in range(21):
            x, y = a[0] + (b[0] - a[0]) * n / 20, a[1] + (b[1] - a[1]) * n / 20
            small = Disc(round(x), round(y), max(0, r - 1))
            assert not any(overlap(small, disc) for disc in discs)
            assert r == 0 or not any(overlaps(small, shape) for shape in shapes)
    elif (stop := field.stop([a, b], r)) and field.fits(Disc(*a, r)):
        assert field.free([a, stop.at], r)
        assert stop.length <= length(a, b)


# Cost


def test_dear_ground_costs_from_where_the_base_touches_it():
    """GS-TER-03: as soon as and as long as any part of the base touches it."""
    marsh = RoughGround(rectangle(400, 0, 600, 1000), 2)
    assert cost([(100, 500), (900, 500)], 0, [marsh]) == 800 + 200
    assert cost([(100, 500), (900, 500)], 50, [marsh]) == 800 + 300
    assert cost([(100, 500), (350, 500)], 50, [marsh]) == 250
    assert cost([(450, 500), (450, 500)], 50, [marsh]) == 0
    assert cost([(100, 500), (500, 500), (500, 100)], 50, [marsh]) == 800 + 150 + 400


def test_a_base_that_passes_a_corner_touches_it_for_a_while():
    rock = RoughGround(rectangle(400, 530, 600, 900), 2)
    assert cost([(0, 500), (1000, 500)], 50, [rock]) == 1000 + 200 + 2 * 40
    stream = RoughGround(Shape.line([(500, 0), (500, 1000)]), 3)
    assert cost([(0, 500), (1000, 500)], 50, [stream]) == 1000 + 2 * 100


def test_of_several_grounds_the_dearest_counts():
    marsh, lava = (
        RoughGround(rectangle(200, 0, 600, 1000), 2),
        RoughGround(rectangle(400, 0, 800, 1000), Fraction(5, 2)),
    )
    assert cost([(0, 500), (1000, 500)], 0, [marsh, lava]) == 1000 + 200 + 600
    assert cost([(0, 500), (1000, 500)], 0, [marsh, marsh]) == 1000 + 400


def test_legs_are_rounded_up_and_ground_is_rounded_once():
    marsh = RoughGround(rectangle(-10, -10, 100, 100), 2)
    assert cost([(0, 0), (1, 1), (2, 2)], 0, []) == 4
    assert cost([(0, 0), (1, 1), (2, 2)], 0, [marsh]) == 4 + 3  # 2.83


# Ways round


def test_a_way_round_is_short_and_free():
    field = Field(SIDE, SIDE, [Disc(500, 500, 100)], [])
    path = way_round(field, Disc(200, 500, 50), (800, 500))
    assert path is not None
    assert field.free(path, 50)
    assert 630 < sum(length(a, b) for a, b in pairwise(path)) < 700
    assert way_round(field, Disc(200, 500, 50), (800, 500), most=620) is None
    assert way_round(field, Disc(200, 500, 50), (300, 600)) == ((200, 500), (300, 600))


def test_there_is_no_way_to_where_a_base_does_not_fit_or_through_a_gap_too_narrow():
    wall = [Disc(500, y, 60) for y in (60, 190, 320, 450, 580, 710, 840, 970 - 30)]
    field = Field(SIDE, SIDE, wall, [])
    assert way_round(field, Disc(200, 500, 50), (480, 500)) is None
    assert way_round(field, Disc(200, 500, 50), (800, 500)) is None
    assert way_round(field, Disc(200, 500, 4), (800, 500)) is not None


@pytest.mark.parametrize("seed", range(6))
def test_ways_round_on_random_tables_pass_the_exact_check(seed):
    rng = Random(seed)
    table = random_table(rng, crowded=bool(seed % 2))
    field = Field(table.side, table.side, [table.b, *table.discs], table.shapes)
    for _ in range(5):
        goal = (rng.randrange(table.side), rng.randrange(table.side))
        path = way_round(field, table.a, goal, 20 * INCH)
        if path:
            assert path[0] == table.a[:2]
            assert path[-1] == goal
            assert field.free(path, table.a.r)
            assert sum(length(a, b) for a, b in pairwise(path)) <= 20 * INCH


@pytest.mark.parametrize("seed", range(4))
def test_a_field_that_lasts_says_the_same_again(seed, monkeypatch):
    """It forgets when it has kept too much, and never says anything else."""
    monkeypatch.setattr(LastingField, "MOST", 20)
    rng = Random(seed)
    table = random_table(rng, crowded=bool(seed % 2))
    field = Field(table.side, table.side, table.discs, table.shapes)
    lasting = LastingField(table.side, table.side, table.discs, table.shapes)
    points = [(rng.randrange(table.side), rng.randrange(table.side)) for _ in range(9)]
    for a, b in [(a, b) for _ in range(2) for a in points for b in points]:
        assert lasting.obstacle(a, b, table.a.r) == field.obstacle(a, b, table.a.r)
        assert way_round(lasting, table.a, b, 9 * INCH) == way_round(field, table.a, b, 9 * INCH)


@pytest.mark.parametrize("seed", range(4))
def test_a_base_touches_what_it_touches_somewhere(seed):
    rng = Random(seed)
    table = random_table(rng, crowded=False)
    answers = []
    for _ in range(60):
        a, b = [(rng.randrange(table.side), rng.randrange(table.side)) for _ in range(2)]
        answers.append(touches(a, b, 1250, table.shapes))
        assert answers[-1] == bool(touching(a, b, 1250, table.shapes))
        assert answers[-1] == any(bool(touching(a, b, 1250, [shape])) for shape in table.shapes)
    assert any(answers) == bool(table.shapes)


# The nearest place


def test_places_on_rings_come_nearest_first_and_lowest_angle_first():
    """GB-A-13"""
    assert list(rings((10, 10), 5, 4, 10)) == [
        *[(10, 10), (15, 10), (10, 15), (5, 10), (10, 5)],
        *[(20, 10), (10, 20), (0, 10), (10, 0)],
    ]


def test_the_nearest_legal_place_is_taken():
    """GB-A-13: rings of a tenth of an inch in 72 directions; the first hit."""
    blocker = Disc(0, 0, 1250)
    place = nearest_place((500, 0), lambda at: not overlap(Disc(*at, 1250), blocker), 254, 72, 10 * INCH)
    assert place == (500 + 8 * 254, 0)
    assert nearest_place((0, 0), lambda at: False, 254, 72, INCH) is None
    assert nearest_place((3, 4), lambda at: True, 254, 72, INCH) == (3, 4)


@pytest.mark.parametrize("n", [1, 2, 3, 16, 72, 120])
def test_directions_are_those_of_the_circle(n):
    assert turns(n) == pytest.approx([pytest.approx((cos(2 * pi * i / n), sin(2 * pi * i / n))) for i in range(n)])
