"""Verbs for the use of tactics, talents and items. GS-TAC, GS-ITM."""

from theomachy.games.godslayer.state import Battle, Card
from theomachy.games.godslayer.verbs.log import tell


def use_tactic(t: Battle, card: Card, id: str, target: str, chain: tuple[str, ...], clause: str) -> None:
    """Report a tactic as declared and paid for. GS-TAC-02."""
    told = "gs-tactic-self" if target == card.id else "gs-tactic-through" if chain else "gs-tactic"
    through = {"through": chain} if chain else {}
    tell(t, told, clause, card=card.id, seat=card.seat, tactic=f"gs-{id}", target=target, **through)


def use_talent(t: Battle, card: Card, id: str, target: str) -> None:
    """Report the use of a talent. GS-TAC-15."""
    tell(t, "gs-talent", "GS-TAC-15", card=card.id, seat=card.seat, talent=f"gs-{id}", target=target)


def use_item(t: Battle, card: Card, id: str, clause: str) -> None:
    """Report the use of an item. GS-ITM-07, GS-ERR-01."""
    tell(t, "gs-uses", clause, card=card.id, seat=card.seat, item=f"gs-{id}")


def fall_short(t: Battle, card: Card, target: str, clause: str) -> None:
    """Report that a target is out of range, so that the payment is lost. GS-TRM-03."""
    tell(t, "gs-falls-short", clause, card=card.id, seat=card.seat, target=target)


def contest(t: Battle, card: Card, target: Card, total: int, against: int) -> None:
    """Report who won the contest over an enemy tactic. GS-TAC-10."""
    id = "gs-contest-won" if total >= against else "gs-contest-lost"
    tell(t, id, "GS-TAC-10", card=card.id, seat=card.seat, target=target.id, total=total, against=against)
