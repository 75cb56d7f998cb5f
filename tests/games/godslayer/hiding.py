"""Units that are hidden by secret deployment, and enemies who come near them."""

from typing import Any

from tests.games.godslayer.kit import Given, battle, card, model, the_card
from theomachy.games.godslayer import verbs
from theomachy.games.godslayer.rules.space.discovery import discover
from theomachy.games.godslayer.state import HIDDEN, Battle, Marker
from theomachy.games.godslayer.terms import NOBODY
from theomachy.geometry.plane import INCH
from theomachy.kernel import Match

FIVE = "1,1 2,1 3,1 4,1 5,1"
CHIEF = card("a pendragon", "24,4", leader=True)
UNIT = card("a bladeslingers", FIVE)
OTHER = card("a bladeslingers", FIVE)
FOE = card("b gorelord", "24,44")
SPOTS = ((10, 20), (24, 20), (38, 20), (24, 30), (10, 30))


def hiding(*cards: Given, at: str = "1", spots: Any = SPOTS, **more: Any) -> Battle:
    """A battle in which the units of seat a are hidden at these markers, one figure a unit; 0: not assigned yet."""
    t = battle(CHIEF, *(cards or (UNIT,)), FOE, **more)
    units = [card for card in t.cards if card.of.kind == "unit" and card.seat == 0]
    for unit, marker in zip(units, at, strict=True):
        unit.deploys, unit.marker = "secret", int(marker) or NOBODY
        for number in unit.models:
            t.models[number].where = HIDDEN
    t.markers = tuple(
        Marker(f"marker-a{n}", "secret", round(x * INCH), round(y * INCH), 0)
        for n, (x, y) in enumerate(spots[: 2 + len(units)], 1)
    )
    return t


def to(t: Battle, id: str, x: float, y: float) -> Battle:
    """A model moves, and those whom it finds are revealed."""
    mover = model(t, id)
    start = (mover.x, mover.y)
    verbs.move(t, mover, round(x * INCH), round(y * INCH), "GS-MOV-01")
    discover(t, mover, [start])
    return t


def members(match: Match[Battle] | Battle, id: str) -> list[Any]:
    t = match.state if isinstance(match, Match) else match
    return t.members(the_card(t, id))
