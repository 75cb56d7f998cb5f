"""Setups of fuzzed matches: every preset, every number of players, every reading of the rules, and extremes."""

from collections.abc import Callable
from random import Random
from typing import Any, NamedTuple

import msgspec

from tests.conformance import battles, sagas
from tests.conformance import games as suite
from theomachy import games
from theomachy.games.godbreaker import setup as godbreaker
from theomachy.games.godbreaker.army.circles import write_circle
from theomachy.games.godbreaker.army.creation import random_circle
from theomachy.games.godslayer import setup as godslayer
from theomachy.games.godslayer.army.starters import STARTERS
from theomachy.games.godtear import setup as godtear
from theomachy.games.scathe import setup as scathe
from theomachy.hosting.rows import Dice
from theomachy.kernel import Game, Refused
from theomachy.play.lessons import lessons
from theomachy.play.setup_fields import setup_fields, with_field

ENTRIES = {entry.name: entry for entry in suite.GAMES if entry.name in games.names()}
"""The suite's entries of the games of the house, by name."""
MAX_DRAWS = 20
"""Setups that are drawn before the usual one of a preset is taken: not every two options go together."""
CHANGED_OPTIONS = 3
"""Options that are changed at most in a setup drawn from a preset."""


class Agreed(NamedTuple):
    """The agreement of the players of a fuzzed match."""

    game: Game[Any]
    kind: str
    """The preset, or what else the setup was drawn from."""
    setup: Any
    dice: Dice
    shared: bool
    """True if one person plays all seats."""
    lesson: str = ""
    """The lesson that is taken, if the match teaches."""


def agreed(name: str, random: Random) -> Agreed:
    """Draw a setup: from a preset for any number of players, from the suite's readings, or from the extremes."""
    game = games.game(name)
    kind = random.choice(("preset",) * 5 + ("rulings",) * 3 + ("extreme",) * 5 + ("lesson",))
    if kind == "lesson":
        lesson = random.choice(lessons(game))
        return Agreed(game, kind, lesson.agreed(game), "seeded", shared=False, lesson=lesson.id)
    if kind == "preset":
        kind = random.choice(list(game.setup.presets))
        setup = _of_preset(game, kind, random)
    elif kind == "rulings":
        setup = ENTRIES[name].presets[kind](random)
    else:
        extreme = random.choice(EXTREMES[name])
        kind, setup = extreme.__name__, extreme(random)
    dice: Dice = "typed" if random.random() < 0.15 else "seeded"
    return Agreed(game, kind, setup, dice, shared=random.random() < 0.2)


def _of_preset(game: Game[Any], preset: str, random: Random) -> Any:
    plain = game.setup.presets[preset](random)
    for _ in range(MAX_DRAWS):
        try:
            setup = _with_other_options(game, game.setup.for_seats(plain, random.choice(game.setup.numbers)), random)
            game.new(setup)
        except (Refused, msgspec.ValidationError):
            continue
        return setup
    return plain


def _with_other_options(game: Game[Any], setup: Any, random: Random) -> Any:
    fields = [field for field in setup_fields(game).values() if field.values]
    for field in random.sample(fields, random.randint(0, CHANGED_OPTIONS)):
        setup = with_field(setup, field, random.choice(field.values))
    return setup


# Extremes: where tables are fullest, armies are smallest, and most may happen


def towers(random: Random) -> godbreaker.Setup:
    """A battlefield with a tower, and as many models as there can be."""
    players = random.choice((2, 2, 3, 4, 6))
    return msgspec.structs.replace(
        sagas.any_rulings(random),
        circles=tuple(write_circle(random_circle(random, levels=True)) for _ in range(players)),
        scenario=random.choice(godbreaker.SCENARIOS),
        ground=random.choice(("ready", "generated")),
        rounds=random.choice(godbreaker.ROUNDS),
        levels=True,
    )


def campaigns(random: Random) -> godbreaker.Setup:
    """A match whose circles live on."""
    return msgspec.structs.replace(sagas.any_rulings(random), campaign=True, rounds=godbreaker.ROUNDS[0])


def starters(random: Random) -> godslayer.Setup:
    """Any two ready warbands of the same level, with all attachments and machines that they have."""
    level = random.choice(sorted({name.rpartition("-")[2] for name in STARTERS}))
    texts = [text for name, text in STARTERS.items() if name.endswith(f"-{level}")]
    scenario = random.choice(("open-battle", "standing-stones", "relic", "break-through"))
    return godslayer.Setup(
        (random.choice(texts), random.choice(texts)), scenario, ground=random.choice(("ready", "laid"))
    )


def skirmish(random: Random) -> godslayer.Setup:
    """A few cards for each side: armies are soon empty."""
    return battles.brief(battles.rulings(random))


def crowded(random: Random) -> godslayer.Setup:
    """Four warbands of 300 points on a small table."""
    texts = [text for name, text in STARTERS.items() if name.endswith("-300")]
    return godslayer.Setup(
        tuple(random.choice(texts) for _ in range(4)),
        level=300,
        ground=random.choice(("ready", "generated")),
        ground_seed=random.getrandbits(20),
    )


def crowded_hexes(random: Random) -> godtear.Setup:
    """Four champions on each side, with all their followers."""
    ids = sorted(godtear.CHAMPIONS)
    one, two = (",".join(random.sample(ids, godtear.MOST_CHAMPIONS)) for _ in range(2))
    return godtear.Setup((one, two), random.choice(sorted(godtear.SCENARIOS)))


def lone_champions(random: Random) -> godtear.Setup:
    """One champion on each side."""
    one, two = random.choice(sorted(godtear.CHAMPIONS)), random.choice(sorted(godtear.CHAMPIONS))
    return godtear.Setup((one, two), random.choice(sorted(godtear.SCENARIOS)))


def last_rounds(random: Random) -> scathe.Setup:
    """A limit of rounds that is soon reached, with few tokens in the box."""
    rulings = suite.scathe_rulings(random).rulings
    return scathe.Setup(
        None, msgspec.structs.replace(rulings, round_limit=random.choice((1, 2, 3)), finite_supply=True)
    )


EXTREMES: dict[str, list[Callable[[Random], Any]]] = {
    "scathe": [last_rounds],
    "godtear": [crowded_hexes, lone_champions],
    "godbreaker": [towers, towers, campaigns],
    "godslayer": [starters, starters, skirmish, crowded],
}
