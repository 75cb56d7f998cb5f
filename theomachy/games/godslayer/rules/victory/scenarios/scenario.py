"""What a scenario may change: what is set up, who deploys first, what is scored, and what decides. GS-SCN-01"""

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
    """GS-VIC-05"""
    return (kills,)


class Scenario(NamedTuple):
    """What is not said is as in an open battle. GS-SCN-02"""

    set_up: Callable[[Battle], list[Task]] = nothing
    deployment_order: Callable[[Battle, list[int]], list[int]] = as_they_come
    score_round: Callable[[Battle], None] = no_score
    """at the end of each round"""
    standing: Callable[[Battle, int, int], tuple[int, ...]] = by_kills
    """what decides for the side of a seat, given its kill points: what counts first, and what breaks a tie"""
    degrees: bool = True
    """whether kill points decide, so that it takes a quarter of the level to win. GS-VIC-06"""


def defends(t: Battle, seat: int) -> bool:
    """Of two sides, the second seat's defends."""
    return t.allied(seat, DEFENDER)


def on_centre_line(t: Battle, quarters: int) -> Point:
    """A place on the line in the middle between the table sides, some quarters along it."""
    if t.sides and t.sides[0] in ("west", "east"):
        return t.width // 2, t.height * quarters // QUARTERS
    return t.width * quarters // QUARTERS, t.height // 2
