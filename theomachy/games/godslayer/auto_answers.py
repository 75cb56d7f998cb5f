"""What a player may decide in advance for the whole match: the questions that another's turn opens."""

from collections.abc import Callable, Sequence
from typing import Any

from theomachy.games.godslayer.ai.policy import cheapest, mightiest, something
from theomachy.games.godslayer.rules.combat.melee_targets import NONE
from theomachy.games.godslayer.state import Battle, Card
from theomachy.kernel import Ask, AutoAnswer

Choose = Callable[[Battle, int, Card | None, Sequence[str]], str]


def with_the(choose: Choose) -> Callable[[Battle, Ask[Any]], str]:
    """What accepts: the weapon, or the protection, that a sensible player takes."""
    return lambda t, ask: choose(t, ask.seat, asked(t, ask), ask.look())


def asked(t: Battle, ask: Ask[Any]) -> Card | None:
    """The card that is asked, be it for itself or for one of its members."""
    return t.card_meant(ask.by)


def tokens(t: Battle, ask: Ask[Any]) -> int:
    """What that card has left to pay with. GS-ACT-01"""
    card = asked(t, ask)
    return card.tokens if card is not None else 0


AUTO_ANSWERS = {
    "gs-ask-counter": AutoAnswer(with_the(cheapest), NONE, tokens),
    "gs-ask-counterstrike": AutoAnswer(with_the(mightiest), NONE, tokens),
    "gs-ask-free-strike": AutoAnswer(with_the(mightiest), NONE),  # costs nothing
    "gs-ask-protection": AutoAnswer(with_the(something)),  # one of several has to be chosen
}
