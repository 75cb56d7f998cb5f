"""A point with room for something, or the certainty that there is none: held against trying every point."""

from random import Random

import pytest

from theomachy.geometry import room
from theomachy.geometry.discs import Disc
from theomachy.geometry.room import find_room

SIDE = 60


def crowd(random: Random) -> list[Disc]:
    """Discs that leave few gaps on a small table, or none."""
    count = random.randint(60, 90)
    return [Disc(random.randint(0, SIDE), random.randint(0, SIDE), random.randint(5, 14)) for _ in range(count)]


def is_free(discs: list[Disc], x: int, y: int) -> bool:
    return 0 <= x <= SIDE and 0 <= y <= SIDE and all((x - u) ** 2 + (y - v) ** 2 >= r * r for u, v, r in discs)


def search(discs: list[Disc]) -> tuple[int, int] | None:
    def hopeless(x: int, y: int, far: int) -> bool:
        return any(far < r and (x - u) ** 2 + (y - v) ** 2 < (r - far) ** 2 for u, v, r in discs)

    return find_room((0, 0, SIDE, SIDE), hopeless, lambda point: is_free(discs, *point))


@pytest.mark.parametrize("seed", range(150))
def test_room_is_found_wherever_any_point_has_it(seed: int):
    discs = crowd(Random(seed))
    free = {(x, y) for x in range(SIDE + 1) for y in range(SIDE + 1) if is_free(discs, x, y)}
    found = search(discs)
    assert (found in free) if free else found is None


def test_both_happen():
    """Some of these tables are full, and some have a single point left."""
    found = [search(crowd(Random(seed))) for seed in range(150)]
    assert 10 < found.count(None) < 140


@pytest.mark.parametrize("left", [(0, 0), (99, 0), (0, 99), (99, 99), (1, 98), (63, 64), (64, 63), (32, 31)])
def test_a_single_point_is_found(left: tuple[int, int]):
    """Wherever it is, at the edge of the box, too."""

    def hopeless(x: int, y: int, far: int) -> bool:
        return (x - left[0]) ** 2 + (y - left[1]) ** 2 > far * far

    assert find_room((0, 0, 99, 99), hopeless, lambda point: point == left) == left


def test_a_square_is_told_apart_by_its_farthest_corner():
    """None of its points is farther from the middle than is said."""
    told = []

    def hopeless(x: int, y: int, far: int) -> bool:
        told.append((x, y, far))
        return False

    points = set()

    def legal(point: tuple[int, int]) -> bool:
        points.add(point)
        return False

    assert find_room((0, 0, 31, 31), hopeless, legal) is None
    assert points >= {(x, y) for x in range(32) for y in range(32)}
    for side, (x, y, far) in ((32, told[0]), (16, told[1])):
        corners = [(x + dx, y + dy) for dx in (-side // 2, side // 2) for dy in (-side // 2, side // 2)]
        assert all((u - x) ** 2 + (v - y) ** 2 <= far * far for u, v in corners)


def test_an_empty_box_has_no_room():
    assert find_room((5, 0, 4, 9), lambda *spread: False, lambda point: True) is None


def test_a_search_that_nothing_bounds_is_given_up(monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setattr(room, "MAX_SQUARES", 1000)
    assert find_room((0, 0, 1 << 20, 1 << 20), lambda *spread: False, lambda point: False) is None
