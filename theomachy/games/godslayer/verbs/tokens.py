"""GS-ACT: tokens, and what a card has done with them."""

from theomachy.games.godslayer.state import Battle, Card
from theomachy.games.godslayer.terms import Deed
from theomachy.games.godslayer.verbs.log import tell


def pay(t: Battle, card: Card, tokens: int) -> None:
    """GS-ACT-04"""
    assert 0 <= tokens <= card.tokens, (card.id, tokens, card.tokens)
    card.tokens -= tokens


def gain(t: Battle, card: Card, tokens: int, clause: str) -> None:
    """GS-ACT-05"""
    card.tokens += tokens
    tell(t, "gs-gains-tokens", clause, card=card.id, seat=card.seat, n=tokens)


def note(t: Battle, card: Card, *deeds: Deed) -> None:
    """What a card did in this round."""
    note_ids(t, card, *deeds)


def note_ids(t: Battle, card: Card, *ids: str) -> None:
    """What works once a round and was used in this one, and what else is remembered until its end."""
    card.done += tuple([id for id in ids if id not in card.done])


def spend(t: Battle, card: Card, id: str) -> None:
    """What works once a game is used. GS-ITM-08"""
    card.used += (id,)
