"""GS-SCN: the changes that a scenario may make, to set-up, order of deployment, scores and victory. GS-SCN-01."""

from collections.abc import Callable
from typing import NamedTuple

from theomachy.games.godslayer.setup import DEFENDER
from theomachy.games.godslayer.state import Battle
from theomachy.games.godslayer.tasks import Task
from theomachy.geometry.plane import Point

QUARTERS = 4


def nothing(t: Battle) -> list[Task]:
    return []


def as_they_come(t: Battle, seats: list[int]) -> list[int]:
    return seats


def no_score(t: Battle) -> None:
    return None


def by_kills(t: Battle, kills: int, seat: int) -> tuple[int, ...]:
    """Return the kill points of a side as all that decides. GS-VIC-05."""
    return (kills,)


class Scenario(NamedTuple):
    """The rules of a scenario. All that is left out is as in an open battle. GS-SCN-02."""

    set_up: Callable[[Battle], list[Task]] = nothing
    deployment_order: Callable[[Battle, list[int]], list[int]] = as_they_come
    score_round: Callable[[Battle], None] = no_score
    """The procedure that scores at the end of each round."""
    standing: Callable[[Battle, int, int], tuple[int, ...]] = by_kills
    """The numbers that decide for the side of a seat, given its kill points; later numbers break ties."""
    degrees: bool = True
    """True if kill points decide, so that it takes a quarter of the level to win. GS-VIC-06."""


def defends(t: Battle, seat: int) -> bool:
    """Return True if a seat is on the defending side, which is that of the second seat."""
    return t.allied(seat, DEFENDER)


def on_centre_line(t: Battle, quarters: int) -> Point:
    """Return a point on the line in the middle between the table sides, some quarters along it."""
    if t.sides and t.sides[0] in ("west", "east"):
        return t.width // 2, t.height * quarters // QUARTERS
    return t.width * quarters // QUARTERS, t.height // 2
