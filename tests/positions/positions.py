"""Random positions of all games, for tests of their texts."""

from collections.abc import Iterator
from random import Random
from typing import Any

from theomachy import games
from theomachy.kernel import Game, Match, Seeded
from theomachy.testing import decisions

GAMES = [games.game(name) for name in ("scathe", "godtear", "godbreaker", "godslayer")]
MEASURED = ("godbreaker", "godslayer")
HIDDEN = """
position godslayer 1
activation round 1 order 1,2 sides north,south
setup level 200
army 1 mortans: centurion; legionnaires*5
army 2 banebrood: gorelord; maldire-mongrels*4; ursapine
a1 tokens 5 strength 1
a1 25400,5000
a2 tokens 4 marker 2 deploys secret
a2.1 hidden
a2.2 hidden
a2.3 hidden
a2.4 hidden
a2.5 hidden
b1 tokens 5 strength 1
b1 25400,101600
marker marker-a1 secret 25400,25400 of 1
marker marker-a2 secret 35560,25400 of 1
marker marker-a3 secret 45720,25400 of 1 bare
turn 1
""".lstrip()
"""A battle in which one unit of the first seat hides at the second of its three markers."""


def wandering(game: Game[Any], seed: int, every: int, preset: str = "") -> Iterator[Match[Any]]:
    """Yield a match at one in so many random moments, and when it is over. Its preset is random unless it is named."""
    random = Random(seed)
    chosen = preset or random.choice([*game.setup.presets])
    match = Match(game, game.new(game.setup.presets[chosen](random)), Seeded.of(seed))
    for key, seat in decisions(match, random):
        if random.random() < 1 / every:
            yield match
        match.answer(key, seat)
    yield match


def matches(game: Game[Any], number: int, seed: int = 0) -> Iterator[Match[Any]]:
    """Yield so many random moments of random matches."""
    every = 20 if game.id in MEASURED else 8
    while number > 0:
        seed += 1
        for match in wandering(game, seed, every):
            yield match
            number -= 1
            if number == 0:
                return
