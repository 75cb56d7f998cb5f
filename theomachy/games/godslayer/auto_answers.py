"""Auto-answers: questions in another player's turn that a player may answer in advance for the whole match."""

from collections.abc import Callable, Sequence
from typing import Any

from theomachy.features.auto_answers import AutoAnswer
from theomachy.games.godslayer.ai.policy import cheapest, mightiest, something
from theomachy.games.godslayer.rules.combat.melee_targets import NONE
from theomachy.games.godslayer.state import Battle, Card
from theomachy.kernel import Ask

Choose = Callable[[Battle, int, Card | None, Sequence[str]], str]


def with_the(choose: Choose) -> Callable[[Battle, Ask[Any]], str]:
    """Return a function that accepts with the weapon or protection that a sensible player chooses."""
    return lambda t, ask: choose(t, ask.seat, asked(t, ask), ask.look())


def asked(t: Battle, ask: Ask[Any]) -> Card | None:
    """Return the card that a question is for, or the card of the model that it is for; None if there is none."""
    return t.card_meant(ask.by)


def tokens(t: Battle, ask: Ask[Any]) -> int:
    """Return the tokens in the pool of the card that is asked. GS-ACT-01."""
    card = asked(t, ask)
    return card.tokens if card is not None else 0


AUTO_ANSWERS = {
    "gs-ask-counter": AutoAnswer(with_the(cheapest), NONE, tokens),
    "gs-ask-counterstrike": AutoAnswer(with_the(mightiest), NONE, tokens),
    "gs-ask-free-strike": AutoAnswer(with_the(mightiest), NONE),  # a free strike costs no tokens
    "gs-ask-protection": AutoAnswer(with_the(something)),  # a player with several protections has to choose
}
