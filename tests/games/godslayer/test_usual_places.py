"""The usual places of Godslayer: legal in every scenario, units in formation, the leader in the middle."""

from itertools import product

import pytest

from theomachy.games.godslayer import GAME
from theomachy.games.godslayer.ai.army_strength import melee_affinity
from theomachy.games.godslayer.ai.deployment import BACK, FRONT, SECOND, deployment, line_of
from theomachy.games.godslayer.army.starters import STARTERS
from theomachy.games.godslayer.rules.movement.formation import keeps_formation
from theomachy.games.godslayer.setup import PRESETS, SCENARIOS, Setup, for_players
from theomachy.games.godslayer.state import FIELD
from theomachy.kernel import Fast, Match, Random

SMALL = [text for id, text in STARTERS.items() if id.endswith("160")]
LARGE = [text for id, text in STARTERS.items() if id.endswith("300")]


def set_up(setup, seed=3):
    """A match whose players all do what is usual, until the first round; secrets are kept at random."""
    match, random = Match(GAME, GAME.new(setup), Fast(seed)), Random(seed)
    while match.state.phase == "setting up":
        ask = match.asks[0]
        key = deployment(match.state, ask)
        assert key is not None or ask.secret
        match.answer(random.choice(ask.keys()) if key is None else key, ask.seat)
    return match


def behind(t, model):
    """How far from the middle line between the two sides."""
    return abs(model.y - t.height // 2) if t.sides[0] in ("north", "south") else abs(model.x - t.width // 2)


@pytest.mark.parametrize(("scenario", "pair"), product(SCENARIOS, range(3)))
def test_units_stand_in_formation(scenario, pair):
    t = set_up(Setup((SMALL[2 * pair], SMALL[2 * pair + 1]), scenario, level=220)).state
    assert t.round == 1
    for card in t.cards:
        assert len(t.members(card)) == len(card.models)
        assert keeps_formation(t, card)


@pytest.mark.parametrize("pair", range(3))
def test_the_leader_stands_behind_the_front_and_machines_behind_the_leader(pair):
    t = set_up(Setup((LARGE[2 * pair], LARGE[2 * pair + 1]), level=300, large=True)).state
    for seat in range(2):
        cards = [card for card in t.cards if card.seat == seat and card.deploys == "regular"]
        depths = {
            line: [behind(t, t.members(card)[0]) for card in cards if line_of(card) == line and t.members(card)]
            for line in (FRONT, SECOND, BACK)
        }
        for nearer, farther in ((FRONT, SECOND), (SECOND, BACK)):
            if depths[nearer] and depths[farther]:
                assert min(depths[nearer]) < max(depths[farther])


def test_who_shoots_has_nobody_before_him():
    t = set_up(Setup((LARGE[0], LARGE[1]), level=300, large=True)).state
    for card in t.cards:
        if card.of.kind == "unit" and melee_affinity(card) < 1 and card.deploys == "regular":
            for model in t.members(card):
                mates = [other for other in t.standing() if t.seat_of(other) == card.seat and other.card != card.number]
                before = [
                    other for other in mates if behind(t, other) < behind(t, model) and abs(other.x - model.x) < model.r
                ]
                assert not before


@pytest.mark.parametrize("preset", PRESETS)
def test_every_preset_comes_to_its_first_round(preset):
    match = set_up(PRESETS[preset](Random(5)))
    assert match.state.round == 1
    assert deployment(match.state, match.asks[0]) is None


@pytest.mark.parametrize("players", [3, 4])
def test_more_than_two_find_room(players):
    t = set_up(for_players(Setup(), players)).state
    assert all(t.models[number].where == FIELD for card in t.cards for number in card.models)
