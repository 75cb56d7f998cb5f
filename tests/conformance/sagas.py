"""The Godbreaker Saga in the suite: setups of every kind, and what holds in every state."""

from random import Random
from typing import get_type_hints

import msgspec

from theomachy.games import godbreaker
from theomachy.games.godbreaker.army.circles import DICE, write_circle
from theomachy.games.godbreaker.army.creation import random_circle
from theomachy.games.godbreaker.ground.battlefield import BARRICADES
from theomachy.games.godbreaker.setup import MAX_PLAYERS, ROUNDS, SCENARIOS, Rulings, Setup, for_players, random_setup
from theomachy.games.godbreaker.state import FIELD, WILD, Saga
from theomachy.geometry.plane import Disc, overlaps
from theomachy.kernel import Game

GAME: Game[Saga] = godbreaker.GAME
CROWDS = (1, 1, 1, 2, 2, 2, 2, 2, 3, 3, 4, 5, 6)
"""How many play: large tables are rarer, since they take so much longer."""


def any_number(random: Random) -> Setup:
    """Any scenario, one to six players."""
    return random_setup(random, random.choice(CROWDS))


def any_rulings(random: Random) -> Setup:
    """Whatever can be agreed: levels, ready models, laid ground, a campaign, every reading of every unclear rule."""
    rulings = {
        name: random.choice((False, True) if kind is bool else kind.__args__)
        for name, kind in get_type_hints(Rulings).items()
    }
    levels = random.random() < 0.3
    players = random.choice(CROWDS)
    ground = random.choice(("generated", "generated", "ready", "laid" if players < 3 else "ready"))
    return Setup(
        tuple(write_circle(random_circle(random, levels)) for _ in range(players)),
        random.choice(SCENARIOS),
        ground,
        random.getrandbits(20),
        random.randint(*ROUNDS),
        random.choice(("player", "policy")),
        random.random() < 0.5,
        levels,
        random.random() < 0.5,
        random.choice(("seats", "random")),
        Rulings(**rulings),
    )


def brief(setup: Setup) -> Setup:
    """The fewest rounds, for one or two."""
    return msgspec.structs.replace(setup, circles=setup.circles[:2], rounds=ROUNDS[0])


def invariants(t: Saga) -> None:
    models = t.standing()
    bases = [(one.id, one.level, Disc(one.x, one.y, one.r)) for one in (*models, *t.markers)]
    walls = [(piece.level, t.ground.shapes[piece.id]) for piece in t.terrain if piece.rule in BARRICADES]
    for number, (id, level, disc) in enumerate(bases):
        x, y, r = disc
        assert r <= x <= t.width - r, f"{id} off the table"
        assert r <= y <= t.height - r, f"{id} off the table"
        for other, height, (u, v, q) in bases[:number]:
            assert level != height or (x - u) ** 2 + (y - v) ** 2 >= (r + q) ** 2, f"{id} overlaps {other}"
        assert not any(level == height and overlaps(disc, wall) for height, wall in walls), f"{id} inside a barricade"
    for model in t.models:
        assert model.damage >= 0, model
        assert model.die in DICE, model
        assert model.number == t.models.index(model), model
        assert -1 <= model.seat < t.players, model
        assert model.seat != WILD or not model.godbreaker, model
        assert model.where == FIELD or model.damage == 0 or model.triumphs == 0, model
        assert max(model.traits.values(), default=0) <= 3, model
    assert len({model.id for model in t.models}) == len(t.models)
    assert len(t.points) == len(t.circles) == len(t.shards) <= MAX_PLAYERS
    assert t.round <= t.setup.rounds
    if t.phase == "resolution":
        assert not any(model.damage for model in models), "GB-REC-05"


PRESETS = {"players": any_number, "rulings": any_rulings}

SCORE = Setup(rounds=ROUNDS[0], wild="policy")
STORIES = {"score": lambda random: SCORE, "solo": lambda random: for_players(SCORE, 1)}
"""Setups of the golden playthroughs."""
