"""Hexes: by arithmetic and tables there, by walking and measuring here. The board is Godtear's: 12 rows of 14."""

import doctest
from itertools import pairwise
from math import hypot

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from theomachy.geometry import hex as hexes
from theomachy.geometry.hex import (
    DIRECTIONS,
    EAST,
    NORTH_EAST,
    NORTH_WEST,
    SOUTH_EAST,
    SOUTH_WEST,
    WEST,
    Board,
    Hex,
    bearing,
    direction,
    disc,
    distance,
    from_offset,
    line,
    name,
    neighbours,
    parse,
    reach,
    reach_straight,
    ring,
    step,
    to_offset,
)

BOARD = Board.rectangle(12, 14)
SMALL = Board.rectangle(5, 6)
HOLED = Board(at for at in SMALL.hexes if name(at) not in ("1,2", "2,2", "3,4"))

HEX = st.builds(Hex, st.integers(-30, 30), st.integers(-30, 30))
PLACE = st.integers(0, len(SMALL.hexes) - 1)
PLACES = st.sets(PLACE, max_size=12)
STEPS = st.integers(0, 4)


def named(*names: str) -> list[Hex]:
    return [parse(text) for text in names]


def places(names: str) -> list[int]:
    return [BOARD.place(text) for text in names.split()]


def names(found) -> str:
    return " ".join(BOARD.names[place] for place in found)


def walked(start: Hex, most: int) -> dict[Hex, int]:
    """How many steps it takes to each hex, by walking."""
    steps = {start: 0}
    for here in (queue := [start]):
        for there in neighbours(here):
            if steps[here] < most and there not in steps:
                steps[there] = steps[here] + 1
                queue.append(there)
    return steps


# Names and coordinates


def test_the_examples_in_the_module_are_true():
    assert doctest.testmod(hexes).failed == 0


@pytest.mark.parametrize(
    ("text", "at"), [("0,0", (0, 0)), ("1,0", (0, 1)), ("5,6", (4, 5)), ("6,6", (3, 6)), ("11,13", (8, 11))]
)
def test_axial_coordinates(text, at):
    """q = column - (row - (row & 1)) / 2, r = row."""
    assert parse(text) == at
    assert name(Hex(*at)) == text


@given(st.integers(-40, 40), st.integers(-40, 40))
def test_offset_and_name_there_and_back(row, column):
    at = from_offset(row, column)
    assert at == (column - (row - (row & 1)) / 2, row)
    assert to_offset(at) == (row, column)
    assert name(at) == f"{row},{column}"
    assert parse(name(at)) == at


@given(HEX)
def test_axial_there_and_back(at):
    assert from_offset(*to_offset(at)) == at == parse(name(at))


@pytest.mark.parametrize(
    "text", ["", "5", "5,", ",6", "5,6,7", "5 6", "5, 6", "05,6", "5,-0", "+5,6", "٥,6", "5,6\n", "a1"]
)
def test_what_is_no_name(text):
    with pytest.raises(ValueError, match="not a row and a column"):
        parse(text)


# Steps and distance


@pytest.mark.parametrize("row", range(-3, 4))
def test_neighbours_by_the_parity_of_the_row(row):
    """Even rows lean west, odd rows lean east."""
    lean = row % 2
    expected = [(row, 6), (row + 1, 5 + lean), (row + 1, 4 + lean), (row, 4), (row - 1, 4 + lean), (row - 1, 5 + lean)]
    assert [to_offset(at) for at in neighbours(from_offset(row, 5))] == expected


def test_directions_go_round_clockwise():
    assert DIRECTIONS == ((1, 0), (0, 1), (-1, 1), (-1, 0), (0, -1), (1, -1))
    assert DIRECTIONS == (EAST, SOUTH_EAST, SOUTH_WEST, WEST, NORTH_WEST, NORTH_EAST)
    assert all(step(way, DIRECTIONS[n - 3]) == (0, 0) for n, way in enumerate(DIRECTIONS))


@given(HEX, HEX, HEX)
def test_distance_is_a_metric(a, b, c):
    assert (distance(a, b) == 0) == (a == b)
    assert distance(a, b) == distance(b, a) >= 0
    assert distance(a, c) <= distance(a, b) + distance(b, c)


@given(HEX, st.integers(0, 6))
def test_distance_counts_steps(start, most):
    steps = walked(start, most)
    assert all(distance(start, at) == n for at, n in steps.items())


@given(HEX, st.sampled_from(DIRECTIONS), st.integers(-9, 9))
def test_steps_in_one_direction(start, way, n):
    there = start
    for _ in range(abs(n)):
        there = step(there, way) if n > 0 else Hex(there.q - way.q, there.r - way.r)
    assert step(start, way, n) == there
    assert distance(start, there) == abs(n)


# Rings and discs


def test_a_ring_goes_clockwise_from_the_east():
    assert ring(parse("5,6"), 1) == neighbours(parse("5,6"))
    assert " ".join(map(name, ring(parse("5,6"), 2))) == "5,8 6,8 7,7 7,6 7,5 6,5 5,4 4,5 3,5 3,6 3,7 4,8"


@given(HEX, st.integers(0, 7))
def test_a_ring_has_six_hexes_a_step(centre, radius):
    found = ring(centre, radius)
    assert len(found) == len(set(found)) == (6 * radius or 1)
    assert all(distance(centre, at) == radius for at in found)
    assert all(distance(a, b) == 1 for a, b in zip(found, found[1:] + found[:1], strict=True) if radius)


@given(HEX, st.integers(-1, 6))
def test_a_disc_is_all_within(centre, radius):
    found = disc(centre, radius)
    assert len(found) == len(set(found)) == 3 * radius * (radius + 1) + (radius >= 0)
    assert set(found) == {at for at in walked(centre, 6) if distance(centre, at) <= radius}
    assert [distance(centre, at) for at in found] == sorted(distance(centre, at) for at in found)


# Lines


def test_a_line_along_a_border_has_two_sides():
    """From the south to the north tip of a column of hexes: every other step lies between two."""
    assert line(*named("6,6", "2,6")) == named("6,6", "5,6", "4,6", "3,6", "2,6")
    assert line(*named("6,6", "2,6"), left=True) == named("6,6", "5,5", "4,6", "3,5", "2,6")
    assert line(*named("2,6", "6,6")) == named("2,6", "3,5", "4,6", "5,5", "6,6")


def test_a_line_off_the_borders_has_one():
    ends = named("0,0", "1,2")
    assert line(*ends) == line(*ends, left=True) == named("0,0", "0,1", "1,1", "1,2")


@given(HEX, HEX, st.booleans())
def test_a_line_goes_step_by_step(a, b, left):
    found = line(a, b, left)
    assert (found[0], found[-1], len(found)) == (a, b, distance(a, b) + 1)
    assert all(distance(here, there) == 1 for here, there in pairwise(found))
    assert found == line(b, a, not left)[::-1]


def measured(a: Hex, b: Hex) -> int:
    """The square of the distance between two points, with hexes' centres one apart."""
    q, r = b.q - a.q, b.r - a.r
    return q * q + q * r + r * r


def across(a: Hex, b: Hex, at: Hex) -> int:
    """Above nought to the right of a walker from a to b, below to the left (rows run to the south)."""
    return (b.q - a.q) * (at.r - a.r) - (b.r - a.r) * (at.q - a.q)


@given(HEX, HEX)
def test_a_line_keeps_to_the_nearest_hexes(a, b):
    """Each n-th hex is the nearest to the n-th of equal parts of the line; of two as near, each side has its own."""
    length = distance(a, b) or 1
    for n, (right, left) in enumerate(zip(line(a, b), line(a, b, left=True), strict=True)):
        point = Hex(a.q * (length - n) + b.q * n, a.r * (length - n) + b.r * n)  # so many times as large
        far = {at: measured(point, Hex(at.q * length, at.r * length)) for at in (right, *neighbours(right))}
        near = [at for at, d in far.items() if d == min(far.values())]
        assert set(near) == {right, left}
        assert across(a, b, right) >= across(a, b, left)


@given(HEX, st.sampled_from(DIRECTIONS), st.integers(1, 9))
def test_straight_lines(start, way, n):
    end = step(start, way, n)
    assert direction(start, end) == way
    assert line(start, end) == line(start, end, left=True) == [step(start, way, k) for k in range(n + 1)]


@given(HEX, HEX)
def test_only_six_directions_are_straight(a, b):
    straight = {step(a, way, n): way for way in DIRECTIONS for n in range(1, 130)}
    assert direction(a, b) == straight.get(b)


@given(HEX, HEX)
def test_a_bearing_leads_there(a, b):
    way, ahead, turn, aside = bearing(a, b)
    assert step(step(a, way, ahead), turn, aside) == b
    assert turn == DIRECTIONS[(DIRECTIONS.index(way) + 1) % 6]
    assert min(ahead, aside) >= 0
    assert ahead + aside == distance(a, b)


def test_a_hex_lies_in_no_direction_from_itself():
    assert direction(Hex(2, 3), Hex(2, 3)) is None
    assert line(Hex(2, 3), Hex(2, 3)) == [Hex(2, 3)]


# Boards


def test_places_count_in_reading_order():
    assert len(BOARD.hexes) == 168
    assert [BOARD.place(text) for text in ("0,0", "0,13", "1,0", "11,13")] == [0, 13, 14, 167]
    assert BOARD.names[83] == "5,13"
    assert BOARD.hexes == [BOARD.hexes[BOARD.place(text)] for text in BOARD.names]
    assert Board(reversed([*SMALL.hexes, Hex(0, 0)])).hexes == SMALL.hexes


@pytest.mark.parametrize("text", ["12,0", "0,14", "-1,3"])
def test_off_the_board(text):
    with pytest.raises(ValueError, match=f"no hex of this board: {text}"):
        BOARD.place(text)
    with pytest.raises(ValueError, match="not a row"):
        BOARD.place("b7")


def test_neighbours_on_the_board():
    """The north-west corner belongs to a row that is not shifted, the south-west corner to one that is."""
    assert names(BOARD.neighbours[BOARD.place("5,6")]) == "5,7 6,7 6,6 5,5 4,6 4,7"
    assert names(BOARD.neighbours[BOARD.place("6,6")]) == "6,7 7,6 7,5 6,5 5,5 5,6"
    assert names(BOARD.neighbours[BOARD.place("0,0")]) == "0,1 1,0"
    assert names(BOARD.neighbours[BOARD.place("0,13")]) == "1,13 1,12 0,12"
    assert names(BOARD.neighbours[BOARD.place("11,0")]) == "11,1 10,0 10,1"
    assert names(BOARD.neighbours[BOARD.place("11,13")]) == "11,12 10,13"


def test_neighbours_touch_on_the_printed_board():
    """Coordinates of the tabletop simulator's board: centres of adjacent hexes are about 2.5 apart, others over 4."""
    z = [12.13, 10.00, 7.71, 5.58, 3.29, 1.16, -1.13, -3.26, -5.55, -7.68, -9.97, -12.10]
    middle = [((-15.07 if row % 2 else -16.35) + 2.55 * column, z[row]) for row in range(12) for column in range(14)]
    for a, (x, y) in enumerate(middle):
        assert set(BOARD.neighbours[a]) == {b for b, (u, v) in enumerate(middle) if b != a and hypot(u - x, v - y) < 3}


def test_distance_on_the_board_counts_steps():
    for start, far in enumerate(BOARD.distance):
        walk = reach(BOARD.neighbours, start, 30)
        assert [len(walk.path(end)) for end in range(168)] == far
    assert BOARD.distance[BOARD.place("0,0")][BOARD.place("11,13")] == 19


def test_half_a_turn_maps_the_board_onto_itself():
    """(row, column) becomes (11 - row, 13 - column), which is counting places from the other end."""
    for place, (row, column) in enumerate(map(to_offset, BOARD.hexes)):
        assert BOARD.hexes[167 - place] == from_offset(11 - row, 13 - column)
        assert {167 - near for near in BOARD.neighbours[place]} == set(BOARD.neighbours[167 - place])
        assert BOARD.distance[167 - place] == BOARD.distance[place][::-1]


def test_within_is_nearest_first():
    assert names(BOARD.within(BOARD.place("0,0"), 2)) == "0,0 0,1 1,0 0,2 1,1 2,0 2,1"
    assert BOARD.within(0, 0) == (0,)
    assert BOARD.within(0, -1) == ()


@given(PLACE, st.integers(0, 12))
def test_within_is_the_disc_on_the_board(centre, radius):
    found = SMALL.within(centre, radius)
    assert sorted(found) == sorted(SMALL.places[at] for at in disc(SMALL.hexes[centre], radius) if at in SMALL.places)
    assert list(found) == sorted(found, key=lambda place: (SMALL.distance[centre][place], place))


def test_between_in_a_straight_line():
    start = BOARD.place("5,6")
    assert names(BOARD.between(start, BOARD.place("8,8"))) == "6,7 7,7"
    assert names(BOARD.between(BOARD.place("8,8"), start)) == "7,7 6,7"
    assert BOARD.between(start, BOARD.place("4,7")) == ()
    assert BOARD.between(start, BOARD.place("7,8")) is None
    assert BOARD.between(start, start) is None


@given(PLACE, PLACE)
def test_between_is_the_line_without_its_ends(a, b):
    start, end = SMALL.hexes[a], SMALL.hexes[b]
    if direction(start, end):
        assert SMALL.between(a, b) == tuple(SMALL.places[at] for at in line(start, end)[1:-1])
    else:
        assert SMALL.between(a, b) is None


def test_rays_end_where_the_board_does():
    east, *others = BOARD.rays[BOARD.place("1,1")]
    assert names(east) == " ".join(f"1,{column}" for column in range(2, 14))
    assert names(others[0]) == "2,2 3,2 4,3 5,3 6,4 7,4 8,5 9,5 10,6 11,6"
    assert [names(ray) for ray in others[1:]] == ["2,1 3,0 4,0", "1,0", "0,1", "0,2"]
    start = HOLED.place("2,0")
    assert [HOLED.names[place] for place in HOLED.rays[start][0]] == ["2,1"]  # and not beyond the hole


# Reach


def test_reach_in_a_fixed_order():
    walk = reach(BOARD.neighbours, BOARD.place("0,0"), 2, closed=places("0,1"))
    assert names(walk.stops) == "0,0 1,0 1,1 2,1 2,0"
    assert names(walk.path(BOARD.place("2,1"))) == "1,0 2,1"
    assert walk.path(0) == []


def test_going_through_is_not_stopping():
    walk = reach(BOARD.neighbours, BOARD.place("0,0"), 2, closed=places("0,1"), through=places("0,0 1,0"))
    assert names(walk.stops) == "0,0 1,1 2,1 2,0"
    assert names(walk.came_from) == "0,0 1,0 1,1 2,1 2,0"


def test_toward_and_away():
    """The distance to the aim gets smaller (or bigger) with each hex moved."""
    aim, start = places("5,6 5,9")
    assert names(reach(BOARD.toward(aim), start, 2).stops) == "5,9 5,8 5,7"
    assert names(reach(BOARD.away(aim), start, 1).stops) == "5,9 5,10 6,10 4,10"
    beside = BOARD.place("7,8")
    assert names(reach(BOARD.toward(aim), beside, 9).stops) == "7,8 7,7 6,8 6,7 5,7 5,6"
    assert names(reach(BOARD.toward(aim), beside, 9, closed=places("7,7 5,7 5,6")).stops) == "7,8 6,8 6,7"
    assert BOARD.toward(aim) is BOARD.toward(aim)
    assert BOARD.away(aim) is BOARD.away(aim)


def test_no_way_leads_nearer_than_there_or_out_of_a_corner():
    assert reach(BOARD.toward(40), 40, 5).stops == [40]
    assert reach(BOARD.away(40), 0, 5).stops == [0]
    assert len(reach(BOARD.away(40), 40, 1).stops) == 7


def rule(kind: str, aim: Hex):
    """Whether a step is one of its kind, read off the coordinates."""
    if kind == "toward":
        return lambda a, b: distance(b, aim) < distance(a, aim)
    if kind == "away":
        return lambda a, b: distance(b, aim) > distance(a, aim)
    return lambda a, b: True


def walks(board: Board, start: int, steps: int, closed: set[int], allowed) -> list[list[int]]:
    """Every walk of up to so many steps, as the places it is at."""
    found = last = [[start]]
    for _ in range(steps):
        more = [(walk, to) for walk in last for to in neighbours(board.hexes[walk[-1]]) if to in board.places]
        more = [(walk, to) for walk, to in more if allowed(board.hexes[walk[-1]], to)]
        last = [[*walk, board.places[to]] for walk, to in more if board.places[to] not in closed]
        found = found + last
    return found


def check(walk, every: list[list[int]], through: set[int]) -> None:
    """A reach ends where the walks do, by one of the shortest of them."""
    start = every[0][0]
    shortest: dict[int, int] = {}
    for places in every:
        shortest.setdefault(places[-1], len(places) - 1)
    assert set(walk.stops) == {start} | (shortest.keys() - through)
    assert walk.stops[0] == start
    assert len(walk.stops) == len(set(walk.stops))
    assert [shortest[place] for place in walk.stops] == sorted(shortest[place] for place in walk.stops)
    for end in shortest:
        assert [start, *walk.path(end)] in every
        assert len(walk.path(end)) == shortest[end]


@settings(deadline=None)
@given(st.sampled_from([SMALL, HOLED]), st.sampled_from(["free", "toward", "away"]), st.data())
def test_reach_is_where_all_walks_end(board, kind, data):
    place = st.integers(0, len(board.hexes) - 1)
    start, aim, steps, closed, through = (data.draw(what) for what in (place, place, STEPS, PLACES, PLACES))
    ways = {"free": board.neighbours, "toward": board.toward(aim), "away": board.away(aim)}[kind]
    every = walks(board, start, steps, closed - {start}, rule(kind, board.hexes[aim]))
    check(reach(ways, start, steps, closed, through), every, through)


def test_a_straight_walk_in_a_fixed_order():
    walk = reach_straight(BOARD, BOARD.place("1,1"), 2, closed=places("1,2"), through=places("2,2"))
    assert names(walk.stops) == "1,1 2,1 1,0 0,1 0,2 3,2 3,0"
    assert names(walk.path(BOARD.place("3,2"))) == "2,2 3,2"


@settings(deadline=None)
@given(st.sampled_from([SMALL, HOLED]), st.data())
def test_straight_walks_do_not_bend(board, data):
    place = st.integers(0, len(board.hexes) - 1)
    start, steps, closed, through = (data.draw(what) for what in (place, STEPS, PLACES, PLACES))
    every = [[start]]
    for n in range(1, steps + 1):
        for way in DIRECTIONS:
            walk = [step(board.hexes[start], way, k) for k in range(n + 1)]
            if all(at in board.places and board.places[at] not in closed for at in walk[1:]):
                every.append([board.places[at] for at in walk])
    check(reach_straight(board, start, steps, closed, through), every, through)
