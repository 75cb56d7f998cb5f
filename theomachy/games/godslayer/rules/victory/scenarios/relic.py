"""Relic: the side that carries the relic at the end earns a quarter of the battle level."""

from theomachy.games.godslayer import verbs
from theomachy.games.godslayer.rules.victory.scenarios.scenario import Scenario, on_centre_line
from theomachy.games.godslayer.setup import level_of
from theomachy.games.godslayer.state import Battle, Marker
from theomachy.games.godslayer.tasks import Task
from theomachy.games.godslayer.terms import NOBODY


def set_up(t: Battle) -> list[Task]:
    """Put the relic on the middle of the table. GS-SCN-01."""
    x, y = on_centre_line(t, 2)
    verbs.put_marker(t, Marker("relic", "relic", x, y), "GS-SCN-01")
    return []


def standing(t: Battle, kills: int, seat: int) -> tuple[int, ...]:
    """Return the kill points of a side, and a quarter of its level for carrying the relic. Halves are rounded up.

    GS-SCN-01, GS-CON-03.
    """
    carriers = [t.models[marker.carrier] for marker in t.markers if marker.carrier != NOBODY]
    carried = any(t.allied(t.seat_of(model), seat) for model in carriers)
    level = sum([level_of(t.setup, mate) for mate in range(t.players) if t.allied(mate, seat)])
    return (kills + (level + 2) // 4 * carried,)


RELIC = Scenario(set_up, standing=standing)
