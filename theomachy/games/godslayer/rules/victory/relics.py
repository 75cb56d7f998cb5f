"""GS-SCN-01: taking up the relic, which moves with its carrier and falls when the carrier falls or flees."""

from theomachy.games.godslayer import verbs
from theomachy.games.godslayer.rules.values.action import Action, able, about_piece, why_not_pay
from theomachy.games.godslayer.rules.values.machines import is_machine
from theomachy.games.godslayer.state import Battle, Card, Marker, Model
from theomachy.games.godslayer.terms import NOBODY
from theomachy.geometry.plane import Disc, in_contact
from theomachy.kernel import Procedure, Reason

COST = 1
RADIUS = 1500
"""Radius of the relic, a small base, in plane units."""


def relic(t: Battle) -> Marker | None:
    return next((marker for marker in t.markers if marker.kind == "relic"), None)


def carries(t: Battle, model: Model) -> bool:
    """Return True if a model carries the relic. The carrier cannot make long charges. GS-SCN-01."""
    marker = relic(t)
    return marker is not None and marker.carrier == model.number


def beside(t: Battle, card: Card, marker: Marker) -> list[Model]:
    """Return the members of a card in contact with the relic. GS-TRM-08."""
    lies = Disc(marker.x, marker.y, RADIUS)
    return [model for model in able(t, card) if not is_machine(model) and in_contact(model, lies)]


def takers(t: Battle, card: Card) -> list[str]:
    marker = relic(t)
    return [model.id for model in beside(t, card, marker)] if marker is not None else []


def why_not(t: Battle, card: Card, arg: str) -> Reason | None:
    """Return why a member may not take up the relic now, or None; the option is `relic:a2.3`. GS-SCN-01."""
    marker = relic(t)
    if marker is None:
        return Reason("gs-no-relic", "GS-SCN-01", {})
    if marker.carrier != NOBODY:
        return Reason("gs-relic-carried", "GS-SCN-01", {"model": t.models[marker.carrier].id})
    if arg not in takers(t, card):
        return Reason("gs-not-at-relic", "GS-SCN-01", {"card": card.id})
    return why_not_pay(card, COST)


def take_up(t: Battle, card: Card, arg: str) -> Procedure[None]:
    """Let a member take up the relic. GS-SCN-01."""
    marker, model = relic(t), t.named(arg)
    assert marker is not None
    assert model is not None
    verbs.pay(t, card, COST)
    verbs.carry_marker(t, marker, model.number, model.x, model.y, "GS-SCN-01")
    yield from ()


TAKE_UP = Action(takers, why_not, take_up, lambda t, card, arg: COST, subject=about_piece)
