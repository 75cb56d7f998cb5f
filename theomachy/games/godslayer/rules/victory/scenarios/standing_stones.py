"""Standing Stones: three markers on the centre line.

A side holds a stone if it is alone beside it when a round ends.
"""

from theomachy.games.godslayer import verbs
from theomachy.games.godslayer.rules.victory.scenarios.scenario import Scenario, on_centre_line
from theomachy.games.godslayer.state import Battle, Marker, Model
from theomachy.games.godslayer.tasks import Task
from theomachy.games.godslayer.terms import NOBODY
from theomachy.geometry.plane import INCH, Disc, within

FIRST = 3
"""The first round at whose end the stones score."""
RADIUS = INCH
"""Radius of a stone, in plane units."""
BESIDE = 2 * INCH


def set_up(t: Battle) -> list[Task]:
    """Put three stones at a quarter, a half and three quarters of the centre line. GS-SCN-01."""
    for number in (1, 2, 3):
        x, y = on_centre_line(t, number)
        verbs.put_marker(t, Marker(f"stone-{number}", "stone", x, y), "GS-SCN-01")
    return []


def score_round(t: Battle) -> None:
    """Score a point for each stone that a side holds, from the third round on. GS-SCN-01."""
    for marker in t.markers:
        seat = holder(t, marker) if marker.kind == "stone" and t.round >= FIRST else NOBODY
        if seat != NOBODY:
            verbs.score(t, seat, 1, "gs-holds-stone", "GS-SCN-01", marker=marker.id)


def holder(t: Battle, marker: Marker) -> int:
    """Return the seat that holds a stone, or NOBODY.

    It has a model beside the stone that does not flee, and no enemy is beside the stone. GS-SCN-01, GS-TRM-01.
    """
    stone = Disc(marker.x, marker.y, RADIUS)
    beside = [model for model in t.standing() if counts(t, model) and within(model, stone, BESIDE)]
    seats = [t.seat_of(model) for model in beside]
    if not all(t.allied(seats[0], seat) for seat in seats):
        return NOBODY
    return next((t.seat_of(model) for model in beside if not t.card_of(model).fleeing), NOBODY)


def counts(t: Battle, model: Model) -> bool:
    """Return True if a model counts beside a stone, which a machine without crew does not. GS-WMC-07."""
    return t.in_play(t.card_of(model))


def standing(t: Battle, kills: int, seat: int) -> tuple[int, ...]:
    """Return the points of a side, and its kill points to break a tie. GS-SCN-01."""
    return sum([points for mate, points in enumerate(t.points) if t.allied(mate, seat)]), kills


STANDING_STONES = Scenario(set_up, score_round=score_round, standing=standing, degrees=False)
