"""The games of the suite and a random player for them. A new game joins with one line in GAMES."""

from collections.abc import Callable, Iterator, Mapping
from random import Random
from typing import Any, Literal, NamedTuple, get_args, get_origin, get_type_hints

from tests.conformance import mini
from theomachy.games import scathe
from theomachy.games.scathe.content.heroes import TOKENS
from theomachy.games.scathe.setup import PARTY_COST, Rulings, Setup
from theomachy.games.scathe.state import DICE, Scathe
from theomachy.kernel import Ask, Chance, Game, Match, Region, Seeded, key_of


class Entry(NamedTuple):
    name: str
    game: Game[Any]
    presets: Mapping[str, Callable[[Random], Any]]
    """Setups to play, by name."""
    invariants: Callable[[Any], None] = lambda state: None
    """Raises AssertionError if a state cannot be."""
    games: int = 40
    """Random games per preset."""

    def start(self, preset: str, seed: int, chance: Chance | None = None) -> Match[Any]:
        """A listening match that depends on nothing but the seed."""
        state = self.game.new(self.presets[preset](Random(seed)))
        return Match(self.game, state, chance or Seeded.of(seed), listen=True)


def decide(ask: Ask[Any], random: Random) -> Any:
    """Any option, in whatever order they are listed; in a region any place every fourth time."""
    options = sorted(ask.look(), key=key_of)
    if isinstance(ask.options, Region) and (not options or random.randrange(4) == 0):
        return ask.options.pick(random)
    return random.choice(options)


def decisions(match: Match[Any], random: Random) -> Iterator[tuple[str, int]]:
    """A key and its seat, drawn at random until the match is over. Whoever loops may hand it in, or something else."""
    while match.request is not None:
        asks = [ask for seat in range(len(match.game.seats)) if (ask := match.ask_of(seat)) is not None]
        ask = random.choice(asks)
        yield key_of(decide(ask, random)), ask.seat


def scathe_rulings(random: Random) -> Setup:
    """A draft or random parties, with a random reading of every unclear rule."""
    kinds = get_type_hints(Rulings)
    rulings = {name: random.choice(readings(kind)) for name, kind in kinds.items() if kind is not int}
    parties = random.choice([None, scathe.GAME.presets["random"](random).parties])
    # Without a limit some readings are endless, such as armor that wears only when it hurts and blocks everything.
    return Setup(parties, Rulings(**rulings, round_limit=random.choice([1, 5, 60])))


def readings(kind: Any) -> tuple[Any, ...]:
    return get_args(kind) if get_origin(kind) is Literal else (False, True)


def scathe_invariants(t: Scathe) -> None:
    heroes = [hero for party in t.parties for hero in party]
    assert len({hero.card.id for hero in heroes}) == len(heroes), "a hero in both parties"
    assert min(*t.dice, *t.inspire) >= 0
    for hero in heroes:
        tokens = [getattr(hero, token) for token in TOKENS]
        assert 0 <= hero.health <= hero.card.health, hero
        assert min(tokens) >= 0, hero
        assert hero.alive or not any(tokens), hero
        assert t.hero(hero.card.id) is hero
    for seat, party in enumerate(t.parties):
        assert sum(hero.dice for hero in party) + t.dice[seat] <= DICE, "more dice than there are"
        assert not party or sum(hero.card.cost for hero in party) == PARTY_COST
        assert all(hero.seat == seat for hero in party)


SCATHE = Entry("scathe", scathe.GAME, {**scathe.GAME.presets, "rulings": scathe_rulings}, scathe_invariants, games=125)
MINI = Entry("mini", mini.GAME, mini.GAME.presets)
GAMES = [SCATHE, MINI]
