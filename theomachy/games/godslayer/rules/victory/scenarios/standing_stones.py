"""Standing Stones: three markers on the centre line; who is alone beside one at the end of a round holds it."""

from theomachy.games.godslayer import verbs
from theomachy.games.godslayer.rules.victory.scenarios.scenario import Scenario, on_centre_line
from theomachy.games.godslayer.state import Battle, Marker, Model
from theomachy.games.godslayer.tasks import Task
from theomachy.games.godslayer.terms import NOBODY
from theomachy.geometry.plane import INCH, Disc, within

FIRST = 3
"""the round at whose end the stones score for the first time"""
RADIUS = INCH
"""of a stone"""
BESIDE = 2 * INCH


def set_up(t: Battle) -> list[Task]:
    """At a quarter, a half and three quarters of the line. GS-SCN-01"""
    for number in (1, 2, 3):
        x, y = on_centre_line(t, number)
        verbs.put_marker(t, Marker(f"stone-{number}", "stone", x, y), "GS-SCN-01")
    return []


def score_round(t: Battle) -> None:
    """A point for each stone that is held, from the third round on. GS-SCN-01"""
    for marker in t.markers:
        seat = holder(t, marker) if marker.kind == "stone" and t.round >= FIRST else NOBODY
        if seat != NOBODY:
            verbs.score(t, seat, 1, "gs-holds-stone", "GS-SCN-01", marker=marker.id)


def holder(t: Battle, marker: Marker) -> int:
    """The seat of who is beside it and does not flee, if no enemy is beside it. GS-SCN-01, GS-TRM-01"""
    stone = Disc(marker.x, marker.y, RADIUS)
    beside = [model for model in t.standing() if counts(t, model) and within(model, stone, BESIDE)]
    seats = [t.seat_of(model) for model in beside]
    if not all(t.allied(seats[0], seat) for seat in seats):
        return NOBODY
    return next((t.seat_of(model) for model in beside if not t.card_of(model).fleeing), NOBODY)


def counts(t: Battle, model: Model) -> bool:
    """A machine without crew is as good as destroyed. GS-WMC-07"""
    return t.in_play(t.card_of(model))


def standing(t: Battle, kills: int, seat: int) -> tuple[int, ...]:
    """Most points; a tie is broken by kill points. GS-SCN-01"""
    return sum([points for mate, points in enumerate(t.points) if t.allied(mate, seat)]), kills


STANDING_STONES = Scenario(set_up, score_round=score_round, standing=standing, degrees=False)
