"""The games of the suite, and how hard each is looked at. A new game joins with one line in GAMES."""

from collections.abc import Callable, Mapping
from random import Random
from typing import Any, Literal, NamedTuple, get_args, get_origin, get_type_hints

from tests.conformance import battles, climbers, mini, sagas
from theomachy.games import godtear, scathe
from theomachy.games.godtear import setup as godtear_setup
from theomachy.games.godtear.battlefield import OFF
from theomachy.games.godtear.scenarios import SCENARIOS
from theomachy.games.godtear.state import SPACES, Godtear, Model
from theomachy.games.scathe.heroes import TOKENS
from theomachy.games.scathe.setup import PARTY_COST, Rulings, Setup
from theomachy.games.scathe.state import DICE, Scathe
from theomachy.kernel import Chance, Game, Match, Seeded
from theomachy.testing import check_game, decide, decisions
from theomachy.testing.playing import MAX_TAPE_ENTRIES

__all__ = ["GAMES", "MAX_TAPE_ENTRIES", "Effort", "GameCase", "decide", "decisions"]


class Effort(NamedTuple):
    """How hard a game is looked at: see check_game."""

    games: int
    closely: int
    every: int
    length: int | None = None


def as_it_is(setup: Any) -> Any:
    return setup


class GameCase(NamedTuple):
    name: str
    game: Game[Any]
    presets: Mapping[str, Callable[[Random], Any]]
    """Setups to play, by name."""
    invariants: Callable[[Any], None] = lambda state: None
    """Raises AssertionError if a state cannot be."""
    long: Effort = Effort(10, 2, 2)
    full: Effort = Effort(40, 20, 1)
    short: Effort = Effort(3, 1, 4)
    soak: int = 100_000
    """Random games of the soak, over all presets."""
    brief: Callable[[Any], Any] = as_it_is
    """A setup cut short, for tests that look hard at a game."""

    def setup(self, preset: str, seed: int) -> Any:
        return self.brief(self.presets[preset](Random(seed)))

    def start(self, preset: str, seed: int, chance: Chance | None = None) -> Match[Any]:
        """A listening match that depends on nothing but the seed."""
        return Match(self.game, self.game.new(self.setup(preset, seed)), chance or Seeded.of(seed), listen=True)

    @property
    def whole(self) -> "GameCase":
        """The same with whole games."""
        return self._replace(brief=as_it_is)

    @property
    def every(self) -> int:
        """Of so many requests one is looked at hard."""
        return self.long.every

    def check(self, effort: Effort, **what: Any) -> None:
        """Hold the game to what every game promises."""
        check_game(self.game, **effort._asdict(), brief=self.brief, invariants=self.invariants, **what)


def scathe_rulings(random: Random) -> Setup:
    """A draft or random parties, with a random reading of every unclear rule."""
    kinds = get_type_hints(Rulings)
    rulings = {name: random.choice(readings(kind)) for name, kind in kinds.items() if kind is not int}
    parties = random.choice([None, scathe.GAME.setup.presets["random"](random).parties])
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


def godtear_rulings(random: Random) -> godtear_setup.Setup:
    """Random warbands of one to four, or any format, with a random reading of every unclear rule."""
    rulings = {name: random.choice(readings(kind)) for name, kind in get_type_hints(godtear_setup.Rulings).items()}
    size, ids = random.randint(1, 4), sorted(godtear_setup.CHAMPIONS)
    format = random.choice(get_args(godtear_setup.Format))
    size = godtear_setup.ROSTER if format == "roster" else size
    one, two = (",".join(random.sample(ids, size)) for _ in range(2))
    warbands = (one, two) if format in ("free", "roster") else None
    scenario = random.choice(sorted(godtear_setup.SCENARIOS))
    return godtear_setup.Setup(warbands, scenario, godtear_setup.Rulings(**rulings), format)


WADERS = ("froglodytes", "thornlings")
"""Followers that may be on objective hexes. GT-B2"""


def trampling(t: Godtear, model: Model) -> bool:
    unit = t.units[model.unit]
    return unit.sheet.id == "kailinn" and t.activation is not None and t.activation.unit == unit.number


def godtear_invariants(t: Godtear) -> None:
    standing = [(model.place, model.number) for model in t.models if model.place != OFF]
    assert sorted(standing) == sorted((place, number) for place, there in t.hexes.items() for number in there)
    for place, numbers in t.hexes.items():
        # Kailinn stands among small followers for as long as it takes to move them out of her way. GT-B20
        there = [
            m for n in numbers if (m := t.models[n]).kind != "champion" or len(numbers) == 1 or not trampling(t, m)
        ]
        small = all(m.kind == "follower" and t.units[m.unit].sheet.small for m in there)
        one_unit = len({m.unit for m in there}) == 1
        assert len(there) == 1 or (small and one_unit and len(there) <= 3), [t.models[n].id for n in numbers]
        for number in numbers if place in t.objectives else ():
            model = t.models[number]
            assert model.kind != "follower" or t.units[model.unit].sheet.id in WADERS, f"{model.id} on an objective hex"
    for unit in t.units:
        wounds = [t.models[number].wounds for number in unit.members]
        assert all(0 <= n <= unit.sheet.health for n in wounds), unit
        assert set(unit.tokens) <= {-1, 0, 1}, unit
        if unit.sheet.champion:
            assert unit.knocked_out == (wounds[0] == unit.sheet.health), unit
            assert not (unit.knocked_out and any(unit.tokens)), "a token on a champion that is knocked out"
        else:
            assert t.standing(unit) or not any(unit.tokens), "a token on a unit that is not there"
    assert not t.units or not SCENARIOS[t.setup.scenario].closed & set(t.objectives), "an objective on a deployment hex"
    north, south = t.warband_tokens
    on_the_ladder = t.phase in ("plot", "clash", "scoring")
    assert not on_the_ladder or north < t.turn_token < SPACES - 1 - south, "the turn token is beyond a warband token"
    assert 1 <= t.turn <= 5
    assert max(t.points) < 5 or t.result is not None


SCATHE = GameCase(
    "scathe",
    scathe.GAME,
    {**scathe.GAME.setup.presets, "rulings": scathe_rulings},
    scathe_invariants,
    long=Effort(20, 2, 4),
    full=Effort(125, 20, 1),
    short=Effort(10, 1, 8, 40),
)
MINI = GameCase("mini", mini.GAME, mini.GAME.setup.presets)
CLIMBERS = GameCase("climbers", climbers.GAME, climbers.GAME.setup.presets)
GODTEAR_PRESETS = {name: godtear.GAME.setup.presets[name] for name in ("duel", "random", "draft")}
GODTEAR = GameCase(
    "godtear",
    godtear.GAME,
    {**GODTEAR_PRESETS, "rulings": godtear_rulings},
    godtear_invariants,
    long=Effort(3, 1, 8),
    full=Effort(15, 20, 8),
    short=Effort(1, 1, 8, 30),
    soak=20_000,
)
GODBREAKER = GameCase(
    "godbreaker",
    sagas.GAME,
    sagas.PRESETS,
    sagas.invariants,
    long=Effort(2, 1, 8),
    full=Effort(8, 3, 4),
    short=Effort(1, 1, 8, 40),
    soak=20_000,
    brief=sagas.brief,
)
GODSLAYER = GameCase(
    "godslayer",
    battles.GAME,
    battles.PRESETS,
    battles.invariants,
    long=Effort(1, 1, 16),
    full=Effort(3, 2, 12),
    short=Effort(1, 1, 8, 30),
    soak=10_000,
    brief=battles.brief,
)
GAMES = [SCATHE, GODTEAR, GODBREAKER, GODSLAYER, MINI, CLIMBERS]
