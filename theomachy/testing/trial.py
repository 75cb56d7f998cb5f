"""A trial: one game with one kind of setup, the number of its games, and how closely they are checked."""

from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from itertools import islice
from random import Random
from typing import Any, Generic

from theomachy.features.ai import ai_of
from theomachy.kernel import Ask, Chance, Game, Match, Region, Seeded, key_of
from theomachy.kernel.game import S

MakeSetup = Callable[[Random], Any]


@dataclass
class Trial(Generic[S]):
    """Games that depend on nothing but their seeds."""

    game: Game[S]
    setup: MakeSetup
    games: int
    """The number of whole games that are played at random."""
    closely: int
    """The most games that one check examines at every request."""
    seed: int = 0
    """The first of the seeds."""
    every: int = 1
    """One of this many requests is cloned and played to the end, written down or saved."""
    brief: Callable[[Any], Any] = lambda setup: setup
    """Return a setup of a shorter game, for games that are examined at every request."""
    invariants: Callable[[S], None] | None = None
    """Raises AssertionError if a state cannot be."""
    length: int | None = None
    """The number of decisions after which such a game is stopped; None plays it to its end."""
    played: list[int] = field(default_factory=list)
    """The seeds of all games so far. After a fault, the last one reproduces it."""

    def start(self, seed: int, chance: Chance | None = None, whole: bool = False) -> Match[S]:
        """Return a new match that is listened to."""
        self.played.append(seed)
        setup = self.setup(Random(seed))
        state = self.game.new(setup if whole else self.brief(setup))
        return Match(self.game, state, chance or Seeded.of(seed), listen=True)

    def seeds(self, most: int) -> range:
        """Return the seeds of the games to play: `most` of them, or as many as the trial allows."""
        return range(self.seed, self.seed + min(most, self.closely))

    def matches(self, most: int) -> Iterator[tuple[Match[S], Random]]:
        """Yield matches to be checked closely, each with a random player."""
        for seed in self.seeds(most):
            yield self.start(seed), Random(seed)

    def whole_matches(self) -> Iterator[tuple[Match[S], Random]]:
        """Yield matches to be played to their end, brief ones where time is short."""
        for seed in range(self.seed, self.seed + self.games):
            yield self.start(seed, whole=self.length is None), Random(seed)

    def decisions(self, match: Match[S], random: Random) -> Iterator[tuple[str, int]]:
        """Yield the decisions of a random player, until the match is over or has lasted long enough."""
        return islice(decisions(match, random), self.length)

    def play_on(self, match: Match[S], random: Random) -> Match[S]:
        """Play a match on by random decisions and return it."""
        for key, seat in self.decisions(match, random):
            match.answer(key, seat)
        return match


# A random player


def decide(ask: Ask[Any], random: Random) -> Any:
    """Return a random option, in a region every fourth time a random place."""
    options = sorted(ask.look(), key=key_of)
    if isinstance(ask.options, Region) and (not options or random.randrange(4) == 0):
        return ask.options.pick(random)
    return random.choice(options)


def seek(game: Game[S], state: S, ask: Ask[Any], random: Random) -> Any:
    """Return a random option, or every other time the answer of the game's first policy, if it has one.

    The policy brings about some fighting; the first one never changes, so neither do the games.
    """
    policy = next(iter(ai_of(game).policies.values()), None)
    if policy is not None and random.random() < 0.5:
        return ask.option(policy(state, ask))
    return decide(ask, random)


def decisions(match: Match[S], random: Random) -> Iterator[tuple[str, int]]:
    """Yield random keys with their seats until the match is over. The loop may hand them in, or something else."""
    while match.request is not None:
        asks = [ask for seat in match.seats if (ask := match.ask_of(seat)) is not None]
        ask = random.choice(asks)
        yield key_of(seek(match.game, match.state, ask, random)), ask.seat
