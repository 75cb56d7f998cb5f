"""Verbs for tests of courage, flight and rallying. GS-PSY, GS-FLE, GS-RAL."""

from theomachy.games.godslayer.state import Battle, Card
from theomachy.games.godslayer.terms import Tested
from theomachy.games.godslayer.verbs.log import tell


def test(t: Battle, card: Card, what: Tested, rolled: int, lead: int, clause: str) -> None:
    """Report a test of two dice against LEAD. GS-TRM-09."""
    id = "gs-test-passed" if rolled <= lead else "gs-test-failed"
    tell(t, id, clause, card=card.id, seat=card.seat, test=f"gs-test-{what}", rolled=rolled, lead=lead)


def test_taken(t: Battle, card: Card, causer: Card, failed: bool) -> None:
    """Note that a card has tested against an enemy, and fears it if the test failed. GS-PSY-03, GS-PSY-04."""
    card.tested += (causer.number,)
    if failed:
        card.afraid += (causer.number,)
        tell(t, "gs-afraid", "GS-PSY-03", card=card.id, seat=card.seat, by=causer.id)


def face(t: Battle, card: Card, others: list[Card]) -> None:
    """Note enemies in contact against which no more tests are needed. GS-PSY-13, GS-FLE-06."""
    card.tested += tuple([other.number for other in others if other.number not in card.tested])


def break_contact(t: Battle, card: Card, engaged: tuple[int, ...]) -> None:
    """Forget tests against enemies that are no longer engaged. GS-A-60."""
    card.tested = tuple([number for number in card.tested if number in engaged])
    card.afraid = tuple([number for number in card.afraid if number in engaged])


def flee(t: Battle, card: Card, clause: str) -> None:
    """Let a card flee. GS-FLE-01, GS-FLE-07."""
    if not card.fleeing:
        card.fleeing = True
        tell(t, "gs-flees", clause, card=card.id, seat=card.seat)


def rally(t: Battle, card: Card) -> None:
    """Rally a card. GS-RAL-02."""
    card.fleeing = False
    tell(t, "gs-rallies", "GS-RAL-02", card=card.id, seat=card.seat)
