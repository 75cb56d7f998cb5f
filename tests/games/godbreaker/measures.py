"""Distances in whole units, for the tests of measuring."""

from tests.games.godbreaker.table import at
from theomachy.games.godbreaker.rules.measuring import measure
from theomachy.games.godbreaker.state import Saga

WALL = "wall impassable 8u,6u 8u,10u"


def units(t: Saga, a: str, b: str) -> int | None:
    """Between two points, or two bases by their ids; the same there and back."""
    start, end = (t.named(id) or at(id) for id in (a, b))
    distance = measure(t, start, end)
    assert measure(t, end, start) == distance
    return distance
