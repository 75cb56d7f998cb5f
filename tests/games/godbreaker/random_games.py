"""Games of The Godbreaker Saga played at random."""

from collections.abc import Iterator
from random import Random

from tests.conformance.games import decide
from theomachy.games.godbreaker import GAME
from theomachy.games.godbreaker.setup import Setup
from theomachy.games.godbreaker.state import Saga
from theomachy.kernel import Fast, Match, key_of


def settled_states(setup: Setup, seed: int) -> Iterator[Saga]:
    """Every settled state of a game played at random."""
    random = Random(seed)
    yield GAME.new(setup)
    match = Match(GAME, GAME.new(setup), Fast(seed))
    while match.request is not None:
        yield match.settled
        ask = random.choice(match.asks)
        match.answer(key_of(decide(ask, random)), ask.seat)
    yield match.state
