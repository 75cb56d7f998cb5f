"""GS-PSY, GS-FLE, GS-RAL: tests of courage, flight and rallying."""

from theomachy.games.godslayer.state import Battle, Card
from theomachy.games.godslayer.terms import Tested
from theomachy.games.godslayer.verbs.log import tell


def test(t: Battle, card: Card, what: Tested, rolled: int, lead: int, clause: str) -> None:
    """Two dice against LEAD. GS-TRM-09"""
    id = "gs-test-passed" if rolled <= lead else "gs-test-failed"
    tell(t, id, clause, card=card.id, seat=card.seat, test=f"gs-test-{what}", rolled=rolled, lead=lead)


def test_taken(t: Battle, card: Card, causer: Card, failed: bool) -> None:
    """GS-PSY-03, GS-PSY-04"""
    card.tested += (causer.number,)
    if failed:
        card.afraid += (causer.number,)
        tell(t, "gs-afraid", "GS-PSY-03", card=card.id, seat=card.seat, by=causer.id)


def face(t: Battle, card: Card, others: list[Card]) -> None:
    """Enemies in contact that call for nothing more. GS-PSY-13, GS-FLE-06"""
    card.tested += tuple([other.number for other in others if other.number not in card.tested])


def break_contact(t: Battle, card: Card, engaged: tuple[int, ...]) -> None:
    """Tests count as long as an engagement lasts. GS-A-60"""
    card.tested = tuple([number for number in card.tested if number in engaged])
    card.afraid = tuple([number for number in card.afraid if number in engaged])


def flee(t: Battle, card: Card, clause: str) -> None:
    """GS-FLE-01, GS-FLE-07"""
    if not card.fleeing:
        card.fleeing = True
        tell(t, "gs-flees", clause, card=card.id, seat=card.seat)


def rally(t: Battle, card: Card) -> None:
    """GS-RAL-02"""
    card.fleeing = False
    tell(t, "gs-rallies", "GS-RAL-02", card=card.id, seat=card.seat)
