"""Verbs for tokens, and for the deeds of a card. GS-ACT."""

from theomachy.games.godslayer.state import Battle, Card
from theomachy.games.godslayer.terms import Deed
from theomachy.games.godslayer.verbs.log import tell


def pay(t: Battle, card: Card, tokens: int) -> None:
    """Take tokens from a card's pool. GS-ACT-04."""
    assert 0 <= tokens <= card.tokens, (card.id, tokens, card.tokens)
    card.tokens -= tokens


def gain(t: Battle, card: Card, tokens: int, clause: str) -> None:
    """Add tokens to a card's pool. GS-ACT-05."""
    card.tokens += tokens
    tell(t, "gs-gains-tokens", clause, card=card.id, seat=card.seat, n=tokens)


def note(t: Battle, card: Card, *deeds: Deed) -> None:
    """Note deeds of a card in this round."""
    note_ids(t, card, *deeds)


def note_ids(t: Battle, card: Card, *ids: str) -> None:
    """Note ids on a card until the end of the round, such as things that work once a round."""
    card.done += tuple([id for id in ids if id not in card.done])


def spend(t: Battle, card: Card, id: str) -> None:
    """Note that a card has used something that works once a game. GS-ITM-08."""
    card.used += (id,)
