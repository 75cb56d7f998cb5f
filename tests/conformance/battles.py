"""Godslayer in the suite: setups of every kind, and what holds in every state."""

from random import Random
from typing import get_type_hints

import msgspec

from theomachy.games import godslayer
from theomachy.games.godslayer.setup import SCENARIOS, Rulings, Setup, level_of
from theomachy.games.godslayer.state import FIELD, HIDDEN, NOBODY, Battle
from theomachy.games.godslayer.warbands import random_warband, write_warband
from theomachy.kernel import Game
from theomachy.table.plane import on_table, overlap, overlaps

GAME: Game[Battle] = godslayer.GAME
MOST_TOKENS = 12
"""of any card: six, a serious gift and an assigned one"""


def warbands(random: Random, setup: Setup, players: int) -> tuple[str, ...]:
    return tuple(write_warband(random_warband(random, level_of(setup, seat))) for seat in range(players))


def pairs(random: Random) -> Setup:
    """Two warbands of 160 points, any factions, any scenario."""
    setup = Setup(scenario=random.choice(SCENARIOS), ground="generated", ground_seed=random.getrandbits(20))
    return msgspec.structs.replace(setup, warbands=warbands(random, setup, 2))


def rulings(random: Random) -> Setup:
    """Whatever can be agreed: two to four players, teams, larger battles, laid ground, every reading of unclear rules."""
    readings = {name: random.random() < 0.5 for name in get_type_hints(Rulings)}
    players = random.choice((2, 2, 2, 2, 3, 4))
    setup = Setup(
        ("",) * players,
        random.choice((160, 160, 200, 300)),
        "open-battle" if players > 2 else random.choice(SCENARIOS),
        random.choice(("generated", "generated", "ready", "laid")),
        random.getrandbits(20),
        random.random() < 0.3,
        (0, 1, 0, 1) if players == 4 and random.random() < 0.5 else (),
        random.choice(("declared", "free")),
        Rulings(**readings),
    )
    return msgspec.structs.replace(setup, warbands=warbands(random, setup, players))


def invariants(t: Battle) -> None:
    standing = t.standing()
    for number, model in enumerate(standing):
        assert on_table(model.disc, t.width, t.height), f"{model.id} off the table"
        for other in standing[:number]:
            assert not overlap(model.disc, other.disc), f"{model.id} overlaps {other.id}"
        for piece in t.ground.pieces.values():
            hard = piece.terrain.going == "impassable" and not piece.terrain.building
            assert not hard or not overlaps(model.disc, piece.shape), f"{model.id} in {piece.terrain.id}"
    for model in t.models:
        assert 0 <= model.wounds <= model.lp, model
        assert model.where != FIELD or model.wounds < model.lp or t.agenda or t.harms, f"{model.id} should be gone"
        assert len({effect.id for effect in model.effects}) == len(model.effects), model
        for kind in ("self", "ordered", "enemy"):
            assert sum(effect.kind == kind for effect in model.effects) <= 1, "GS-TAC-11"
    for card in t.cards:
        assert 0 <= card.tokens <= MOST_TOKENS, card
        assert card.moved >= 0, card
        assert card.marker == NOBODY or any(t.models[n].where == HIDDEN for n in card.models), card
        assert [t.models[n].card for n in card.models] == [card.number] * len(card.models)
    assert t.activation is None or t.turn is not None
    assert len(t.points) == t.players


PRESETS = {"pairs": pairs, "rulings": rulings}

STORIES = {"standard": lambda random: Setup()}
"""Setups of the golden playthroughs."""


def brief(setup: Setup) -> Setup:
    """Two players only."""
    return msgspec.structs.replace(setup, warbands=setup.warbands[:2], teams=()) if len(setup.warbands) > 2 else setup
