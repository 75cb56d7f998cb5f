"""The usual places of Godtear: legal in every scenario, units together beside their champions."""

from itertools import pairwise, product

import pytest

from theomachy.games.godtear import GAME
from theomachy.games.godtear.ai.deployment import across, deployment, shoots
from theomachy.games.godtear.battlefield import DISTANCE
from theomachy.games.godtear.scenarios import SCENARIOS
from theomachy.games.godtear.setup import PRESETS, STARTERS, Setup
from theomachy.kernel import Fast, Match, Random

WARBANDS = [tuple(STARTERS.values())[:2], tuple(STARTERS.values())[2:]]
LARGE = ("skullbreaker,morrigan,mournblade,styx", "grimgut,jaak,luella,fenra")


def set_up(setup, seed=3):
    """A match whose players both do what is usual, until the first turn."""
    match = Match(GAME, GAME.new(setup), Fast(seed))
    while (key := deployment(match.state, match.asks[0])) is not None:
        match.answer(key, match.asks[0].seat)
    return match


@pytest.mark.parametrize(("scenario", "warbands"), product(SCENARIOS, WARBANDS))
def test_everybody_has_a_usual_place_and_followers_stay_with_their_champion(scenario, warbands):
    t = set_up(Setup(warbands, scenario)).state
    assert t.phase == "plot"
    for unit in t.units:
        champion = t.models[unit.members[0] if unit.sheet.champion else t.units[unit.partner].members[0]].place
        places = [model.place for model in t.standing(unit)]
        assert len(places) == len(unit.members)
        assert all(DISTANCE[place][champion] <= 2 for place in places), unit.id


@pytest.mark.parametrize("scenario", SCENARIOS)
def test_champions_have_lanes_of_their_own(scenario):
    """They do not stand in each other's way, and those of the outer lanes stand outside."""
    t = set_up(Setup(WARBANDS[0], scenario)).state
    for seat in (0, 1):
        champions = [t.models[unit.members[0]] for unit in t.units if unit.seat == seat and unit.sheet.champion]
        lanes = [across(champion.place) for champion in champions]
        assert lanes == sorted(lanes)
        assert min(b - a for a, b in pairwise(lanes)) >= 2


def test_who_shoots_is_not_before_the_champion():
    t = set_up(Setup(("lorsann", "kailinn"))).state
    for unit in t.units:
        if not unit.sheet.champion and shoots(unit.sheet):
            champion = t.models[t.units[unit.partner].members[0]].place
            side = 1 if unit.seat == t.north else -1
            assert all(side * (model.place // 14 - champion // 14) <= 0 for model in t.standing(unit))


@pytest.mark.parametrize("preset", PRESETS)
def test_every_way_to_find_warbands_has_a_usual_answer(preset):
    for seed in range(3):
        assert set_up(PRESETS[preset](Random(seed)), seed).state.phase == "plot"


@pytest.mark.parametrize("format", ["draft four", "draft five"])
def test_bans_and_choices_in_secret_have_one_too(format):
    match = set_up(Setup(None, format=format))
    assert match.state.phase == "plot"


@pytest.mark.parametrize("scenario", SCENARIOS)
def test_the_largest_warbands_find_room(scenario):
    match = set_up(Setup(LARGE, scenario))
    assert match.state.phase == "plot"


def test_nothing_is_usual_once_the_first_turn_has_begun():
    match = set_up(Setup())
    assert match.asks[0].question == "gt-ask-activate"
    assert deployment(match.state, match.asks[0]) is None
