"""The usual places of The Godbreaker Saga: legal in every scenario, circles together at their shards."""

from itertools import product

import pytest

from theomachy.exact import distance
from theomachy.games.godbreaker import GAME
from theomachy.games.godbreaker.ai.deployment import deployment
from theomachy.games.godbreaker.rules.values import move_range, shard
from theomachy.games.godbreaker.setup import PRESETS, SCENARIOS, Setup, for_players
from theomachy.games.godbreaker.state import FIELD, UNIT
from theomachy.kernel import Fast, Match, Random


def set_up(setup, seed=3):
    """A match whose players all do what is usual, until the first round."""
    match = Match(GAME, GAME.new(setup), Fast(seed))
    while (key := deployment(match.state, match.asks[0])) is not None:
        match.answer(key, match.asks[0].seat)
    return match


@pytest.mark.parametrize(("scenario", "players"), product(SCENARIOS, (1, 2, 3)))
def test_a_circle_stands_at_its_shard(scenario, players):
    t = set_up(for_players(Setup(scenario=scenario), players)).state
    assert t.round == 1
    for seat in range(players):
        own, circle = shard(t, seat), [model for model in t.of(seat) if model.godbreaker]
        assert len(circle) == len(t.circles[seat].godbreakers)
        for model in circle:
            assert distance(model.x, model.y, own.x, own.y) <= (move_range(t, model) + 2) * UNIT


@pytest.mark.parametrize("players", [2, 3])
def test_shards_lie_apart_from_each_other_and_near_the_middle(players):
    t = set_up(for_players(Setup(), players)).state
    shards = [shard(t, seat) for seat in range(players)]
    for one, other in product(shards, shards):
        assert one is other or distance(one.x, one.y, other.x, other.y) > 10 * UNIT
    for one in shards:
        assert distance(one.x, one.y, t.width // 2, t.height // 2) < 12 * UNIT


def test_who_strikes_at_all_is_set_down_near_the_others():
    """The Nest: a player's horror is nearer to the other shard than to his own."""
    t = set_up(Setup(scenario="nest")).state
    horrors = [model for model in t.models if model.kind == "horror" and model.where == FIELD]
    for seat, horror in zip(t.seniority[::-1], horrors, strict=True):
        own, other = shard(t, seat), shard(t, 1 - seat)
        assert distance(horror.x, horror.y, other.x, other.y) < distance(horror.x, horror.y, own.x, own.y)


@pytest.mark.parametrize("preset", PRESETS)
def test_every_preset_comes_to_its_first_round(preset):
    match = set_up(PRESETS[preset](Random(5)))
    assert match.state.round == 1
    assert deployment(match.state, match.asks[0]) is None
