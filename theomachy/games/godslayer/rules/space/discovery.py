"""GS-DEP-11: hidden cards, their markers, and who discovers them."""

from collections.abc import Sequence
from itertools import pairwise
from typing import Final

from theomachy.games.godslayer import tasks, verbs
from theomachy.games.godslayer.state import HIDDEN, LETTERS, Battle, Card, Marker, Model
from theomachy.games.godslayer.terms import NOBODY
from theomachy.geometry.plane import INCH, Disc, Point, within
from theomachy.geometry.shapes import nearer

NEAR = 5 * INCH
"""Distance at which markers are discovered and must stay from enemies, in plane units. GS-DEP-07, GS-DEP-11."""
DISCOVERED: Final = "discovered"


def marker_id(seat: int, number: int) -> str:
    """Return the id of a secret marker: `marker-a1`. GS-DEP-03."""
    return f"marker-{LETTERS[seat]}{number}"


def markers_of(t: Battle, seat: int) -> list[Marker]:
    return [marker for marker in t.markers if marker.kind == "secret" and marker.seat == seat]


def hidden(t: Battle, card: Card) -> bool:
    """Return True if a card is in secret deployment. GS-DEP-03."""
    return any(t.models[number].where == HIDDEN for number in card.models)


def in_hiding(t: Battle, seat: int) -> list[Card]:
    """Return the cards of a seat in secret deployment, without attachments that go with their parents. GS-A-76."""
    cards = [card for card in t.cards if card.seat == seat and hidden(t, card)]
    return [card for card in cards if card.parent == NOBODY or not hidden(t, t.cards[card.parent])]


def with_attachments(t: Battle, card: Card) -> list[Card]:
    """Return a card and its attachments in play, which are always where their parent is. GS-A-76."""
    return [card, *[other for other in t.cards if other.parent == card.number and t.in_play(other)]]


def discover(t: Battle, model: Model, points: Sequence[Point]) -> None:
    """Schedule the discovery of all that hide at markers within five inches of an enemy's path.

    GS-DEP-11, GS-TRM-04, GS-A-81.
    """
    verbs.schedule(t, *find(t, [marker for marker in undiscovered(t, model) if comes_near(model, points, marker)]))


def undiscovered(t: Battle, model: Model) -> list[Marker]:
    """Return the markers at which a model may discover enemies. GS-DEP-11, GS-A-81."""
    if not t.markers or (t.round == 1 and t.setup.rulings.hidden_in_round_one):
        return []
    seat = t.seat_of(model)
    return [
        marker
        for marker in t.markers
        if marker.kind == "secret" and not marker.bare and not t.allied(marker.seat, seat)
    ]


def find(t: Battle, markers: Sequence[Marker]) -> list[tasks.Reveal]:
    """Return the tasks that reveal all cards at some markers. GS-DEP-11."""
    reveals = []
    for marker in markers:
        number = [other.id for other in markers_of(t, marker.seat)].index(marker.id) + 1
        there = [card for card in in_hiding(t, marker.seat) if card.marker == number]
        verbs.bare_marker(t, marker, bool(there))
        reveals += [tasks.Reveal(card=card.number, how=DISCOVERED) for card in there]
    return reveals


def comes_near(model: Model, points: Sequence[Point], marker: Marker) -> bool:
    """Return True if a base comes within five inches of the middle of a marker on its path. GS-DEP-11, GS-A-81."""
    if within(model, Disc(marker.x, marker.y, 0), NEAR):
        return True
    far = (model.r + NEAR) ** 2 + 1
    return any(nearer(marker.x, marker.y, far, (*a, *b)) for a, b in pairwise((*points, (model.x, model.y))))
