"""Verbs for points and the end of the battle. GS-VIC."""

from typing import Any

from theomachy.games.godslayer.state import Battle
from theomachy.games.godslayer.verbs.log import tell


def score(t: Battle, seat: int, points: int, id: str, clause: str, **args: Any) -> None:
    t.points = tuple([had + points if other == seat else had for other, had in enumerate(t.points)])
    tell(t, id, clause, seat=seat, points=points, total=t.points[seat], **args)


def count_kills(t: Battle, seat: int, points: int) -> None:
    """Report the kill points of a seat at the end, won or lost. GS-VIC-01, GS-A-140."""
    tell(t, "gs-kill-points", "GS-VIC-01", seat=seat, points=points)


def finish(t: Battle, result: tuple[float, ...], id: str, clause: str, **args: Any) -> None:
    """End the battle with a result. GS-VIC-05, GS-A-104."""
    t.result = result
    t.phase = "over"
    tell(t, id, clause, **args)
