"""Godslayer in the suite: setups of every kind, and what holds in every state."""

from random import Random
from typing import get_type_hints

import msgspec

from theomachy.games import godslayer
from theomachy.games.godslayer.army.random_warbands import random_warband
from theomachy.games.godslayer.army.warbands import write_warband
from theomachy.games.godslayer.setup import SCENARIOS, Rulings, Setup, level_of
from theomachy.games.godslayer.state import FIELD, HIDDEN, Battle
from theomachy.games.godslayer.terms import NOBODY
from theomachy.geometry.plane import on_table, overlap, overlaps
from theomachy.kernel import Game

GAME: Game[Battle] = godslayer.GAME
MOST_TOKENS = 12
"""of any card: six, a serious gift and an assigned one"""
TEAMS: dict[int, tuple[tuple[int, ...], ...]] = {2: ((),), 3: ((), (0, 1, 1)), 4: ((), (0, 1, 0, 1), (0, 1, 1, 1))}
"""that so many players may form"""
SKIRMISH = 120
"""the level of a brief battle: a few cards for each"""
AMBUSH = "wyldfolk: pendragon; bladeslingers"


def warbands(random: Random, setup: Setup, players: int) -> tuple[str, ...]:
    return tuple(write_warband(random_warband(random, level_of(setup, seat))) for seat in range(players))


def pairs(random: Random) -> Setup:
    """Two warbands of 160 points, any factions, any scenario."""
    setup = Setup(scenario=random.choice(SCENARIOS), ground="generated", ground_seed=random.getrandbits(20))
    return msgspec.structs.replace(setup, warbands=warbands(random, setup, 2))


def rulings(random: Random) -> Setup:
    """Whatever can be agreed: two to four players, teams, large battles, laid ground, all readings of unclear rules."""
    readings = {name: random.random() < 0.5 for name in get_type_hints(Rulings)}
    players = random.choice((2, 2, 2, 2, 3, 4))
    setup = Setup(
        warbands=("",) * players,
        level=160 if players > 2 else random.choice((160, 160, 200, 300)),
        scenario=random.choice(("open-battle", "standing-stones", "relic") if players > 2 else SCENARIOS),
        ground=random.choice(("generated", "generated", "ready", "laid")),
        ground_seed=random.getrandbits(20),
        large=random.random() < 0.3,
        teams=random.choice(TEAMS[players]),
        measuring=random.choice(("declared", "free")),
        rulings=Rulings(**readings),
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
    """A skirmish of two with other warbands; every other time both have somebody to hide."""
    small = msgspec.structs.replace(setup, warbands=("", ""), teams=(), level=SKIRMISH)
    hiding = setup.ground_seed % 2
    found = (AMBUSH, AMBUSH) if hiding else warbands(Random(setup.ground_seed), small, 2)
    return msgspec.structs.replace(small, warbands=found)
