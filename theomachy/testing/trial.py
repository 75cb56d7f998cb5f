"""What is tried: one game with one kind of setup, how often, and how close one looks."""

from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from itertools import islice
from random import Random
from typing import Any, Generic

from theomachy.kernel import Ask, Chance, Game, Match, Region, Seeded, key_of
from theomachy.kernel.game import S

MakeSetup = Callable[[Random], Any]


@dataclass
class Trial(Generic[S]):
    """Games that depend on nothing but their seeds."""

    game: Game[S]
    setup: MakeSetup
    games: int
    """Whole games that are played at random."""
    closely: int
    """Games of which every request is looked at hard: no check takes more."""
    seed: int = 0
    """The first of the seeds."""
    every: int = 1
    """Of this many requests one is cloned and played to the end, written down or saved."""
    brief: Callable[[Any], Any] = lambda setup: setup
    """A setup cut short, for games whose every request is looked at."""
    invariants: Callable[[S], None] | None = None
    """Raises AssertionError if a state cannot be."""
    length: int | None = None
    """Decisions after which such a game is left; None: it is played to its end."""
    played: list[int] = field(default_factory=list)
    """The seeds so far; the last plays the game again in which something went wrong."""

    def start(self, seed: int, chance: Chance | None = None, whole: bool = False) -> Match[S]:
        """A match that is listened to."""
        self.played.append(seed)
        setup = self.setup(Random(seed))
        state = self.game.new(setup if whole else self.brief(setup))
        return Match(self.game, state, chance or Seeded.of(seed), listen=True)

    def seeds(self, most: int) -> range:
        """Of as many games as are wanted, or as can be afforded."""
        return range(self.seed, self.seed + min(most, self.closely))

    def matches(self, most: int) -> Iterator[tuple[Match[S], Random]]:
        """Matches to look at closely, each with a random player."""
        for seed in self.seeds(most):
            yield self.start(seed), Random(seed)

    def whole_matches(self) -> Iterator[tuple[Match[S], Random]]:
        """Matches to be played to their end; brief ones where time is short."""
        for seed in range(self.seed, self.seed + self.games):
            yield self.start(seed, whole=self.length is None), Random(seed)

    def decisions(self, match: Match[S], random: Random) -> Iterator[tuple[str, int]]:
        """Decisions of a random player, until the match is over or has lasted long enough."""
        return islice(decisions(match, random), self.length)

    def play_on(self, match: Match[S], random: Random) -> Match[S]:
        """The match, played by these decisions."""
        for key, seat in self.decisions(match, random):
            match.answer(key, seat)
        return match


# A random player


def decide(ask: Ask[Any], random: Random) -> Any:
    """Any option, in any order of the list; in a region any place every fourth time."""
    options = sorted(ask.look(), key=key_of)
    if isinstance(ask.options, Region) and (not options or random.randrange(4) == 0):
        return ask.options.pick(random)
    return random.choice(options)


def seek(game: Game[S], state: S, ask: Ask[Any], random: Random) -> Any:
    """Any option; where a game has a policy, every other time what the first one says, so that there is some fighting,
    and the same as ever."""
    policy = next(iter(game.ai.policies.values()), None)
    if policy is not None and random.random() < 0.5:
        return ask.option(policy(state, ask))
    return decide(ask, random)


def decisions(match: Match[S], random: Random) -> Iterator[tuple[str, int]]:
    """A key and its seat, drawn at random until the match is over. The loop may hand it in, or something else."""
    while match.request is not None:
        asks = [ask for seat in match.seats if (ask := match.ask_of(seat)) is not None]
        ask = random.choice(asks)
        yield key_of(seek(match.game, match.state, ask, random)), ask.seat
