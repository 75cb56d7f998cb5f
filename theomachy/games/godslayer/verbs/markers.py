"""Verbs for secret markers, objectives and the relic. GS-DEP-03 to 14, GS-SCN-01."""

from msgspec.structs import replace

from theomachy.games.godslayer.state import Battle, Card, Marker
from theomachy.games.godslayer.terms import NOBODY
from theomachy.games.godslayer.verbs.log import tell


def put_marker(t: Battle, marker: Marker, clause: str) -> None:
    """Put a player's secret marker or an objective on the table. GS-DEP-03, GS-SCN-01."""
    t.markers += (marker,)
    if marker.seat == NOBODY:
        tell(t, "gs-objective", clause, marker=marker.id)
    else:
        tell(t, "gs-marker", clause, marker=marker.id, seat=marker.seat)


def assign_marker(t: Battle, card: Card, marker: int) -> None:
    """Assign a card to a marker in secret. GS-DEP-04, GS-DEP-13."""
    card.marker = marker


def move_marker(t: Battle, marker: Marker, x: int, y: int, clause: str) -> None:
    """Move a secret marker. GS-DEP-06, GS-DEP-07."""
    moved = replace(marker, x=x, y=y, moved=True)
    t.markers = tuple([moved if other.id == marker.id else other for other in t.markers])
    tell(t, "gs-marker-moves", clause, marker=marker.id, seat=marker.seat, start=(marker.x, marker.y), end=(x, y))


def bare_marker(t: Battle, marker: Marker, discovered: bool) -> None:
    """Mark a secret marker as bare, and report it if no card was there. GS-DEP-11."""
    t.markers = tuple([replace(other, bare=True) if other.id == marker.id else other for other in t.markers])
    if not discovered:
        tell(t, "gs-marker-bare", "GS-DEP-11", marker=marker.id, seat=marker.seat)


def carry_marker(t: Battle, marker: Marker, carrier: int, x: int, y: int, clause: str) -> None:
    """Let a model take up a marker, carry it, or drop it."""
    carried = replace(marker, x=x, y=y, carrier=carrier)
    t.markers = tuple([carried if other.id == marker.id else other for other in t.markers])
    if carrier != marker.carrier:
        who = t.models[carrier if carrier != NOBODY else marker.carrier]
        id = "gs-takes-up" if carrier != NOBODY else "gs-drops"
        tell(t, id, clause, model=who.id, seat=t.seat_of(who), marker=marker.id)


def remove_markers(t: Battle, seat: int) -> None:
    """Remove a seat's secret markers. GS-DEP-14."""
    t.markers = tuple([other for other in t.markers if other.kind != "secret" or other.seat != seat])


def reveal(t: Battle, card: Card, clause: str) -> None:
    """Reveal a card at its secret marker. GS-DEP-08, GS-DEP-11."""
    marker = card.marker
    card.marker = NOBODY
    tell(t, "gs-revealed", clause, card=card.id, seat=card.seat, marker=f"{marker}")
