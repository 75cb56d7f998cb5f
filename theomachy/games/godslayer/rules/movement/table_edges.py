"""GS-MOV-09, GS-VIC-04: the sides of the table, and leaving it over one of them."""

from theomachy.games.godslayer import verbs
from theomachy.games.godslayer.rules.combat import damage
from theomachy.games.godslayer.rules.victory.scenarios.break_through import gets_away
from theomachy.games.godslayer.state import Battle, Model
from theomachy.games.godslayer.terms import Edge

SIDES: tuple[Edge, ...] = ("north", "south", "west", "east")


def to_edge(t: Battle, model: Model, side: Edge) -> int:
    """Return how far a base is from a side of the table, in plane units."""
    x, y, r = model.disc
    distances: dict[Edge, int] = {"north": y, "south": t.height - y, "west": x, "east": t.width - x}
    return distances[side] - r


def nearest_side(t: Battle, model: Model, sides: tuple[Edge, ...] = SIDES) -> Edge:
    return min(sides, key=lambda side: to_edge(t, model, side))


def leave_table(t: Battle, model: Model) -> None:
    """Take a model off the table over the nearest side.

    It counts as destroyed, unless a scenario lets it get away. The relic that it carries stays behind. GS-MOV-09,
    GS-VIC-04, GS-A-84.
    """
    damage.drop_relic(t, model, "GS-MOV-09")
    verbs.leave(t, model, "GS-MOV-09", gets_away(t, model, nearest_side(t, model)))
    damage.after_loss(t, t.card_of(model))
