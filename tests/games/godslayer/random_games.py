"""Games of Godslayer played at random."""

from collections.abc import Iterator
from random import Random

from theomachy.games.godslayer import GAME
from theomachy.games.godslayer.setup import Setup
from theomachy.games.godslayer.state import Battle
from theomachy.kernel import Fast, Match, key_of


def settled_states(setup: Setup, seed: int, most: int = 1000) -> Iterator[Battle]:
    """The settled states of a game played at random, so far."""
    random = Random(seed)
    match = Match(GAME, GAME.new(setup), Fast(seed))
    for _ in range(most):
        if match.request is None:
            yield match.state
            return
        yield match.settled
        ask = random.choice(match.asks)
        options = ask.look()
        peaceful = random.random() < 0.6
        fewer = [option for option in options if not str(option).startswith("charge:")] if peaceful else options
        match.answer(key_of(random.choice(fewer)), ask.seat)
