"""Groups of followers that go or are placed somewhere together.

Those ahead go first, each as near to the goal as it gets, close to its mates. A follower that is alone is a group as
well: it is sent where it is to go without being named.
"""

from collections.abc import Sequence
from typing import Any

from theomachy.features.ai import GroupMoves
from theomachy.games.godtear.battlefield import BOARD, DISTANCE, NAMES, place_of
from theomachy.games.godtear.rules.choosing import key_of_model
from theomachy.games.godtear.rules.one_by_one import Next, OneByOne
from theomachy.games.godtear.rules.placing import Places, places_for
from theomachy.games.godtear.rules.walking import Walk, Walks
from theomachy.games.godtear.state import Godtear, Model
from theomachy.games.godtear.tasks import EachMoves
from theomachy.kernel import Ask


def goals(t: Godtear, ask: Ask[Any]) -> list[str]:
    """Return all hexes that the followers who are to move or be placed can reach. GT-ADV-02, GT-F3."""
    choice = ask.options
    if not isinstance(choice, Next):
        return []
    models = choice.models
    ends = {end for model in models for end in reached(t, choice.task, model)}
    return [NAMES[place] for place in sorted(ends - {model.place for model in models})]


def reached(t: Godtear, task: OneByOne, model: Model) -> set[int]:
    """Return the hexes where a model may end if it is next."""
    if not isinstance(task, EachMoves):
        centre = model.place if task.aim < 0 else task.aim
        return set(places_for(t, model, BOARD.within(centre, task.hexes)))
    if task.path == "advance":
        return {walk.end for walk in Walks(t, model, task.hexes, "advance").options()}
    return {walk.end for walk in Walks(t, model, task.hexes, "move", task.path, task.aim).options()}


def answer(t: Godtear, ask: Ask[Any], goal: str) -> str | None:
    """Return which follower goes next, or where: first those that reach the goal, then the others."""
    aim, choice = place_of(goal), ask.options
    if aim is None:
        return None
    if isinstance(choice, Walks):
        return str(nearest(t, choice.model, choice.options(), aim))
    if isinstance(choice, Places):
        return min(choice.options(), key=lambda key: away(key, aim))
    if not isinstance(choice, Next):
        return None
    task = choice.task
    models = sorted(choice.models, key=lambda model: (aim not in reached(t, task, model), DISTANCE[model.place][aim]))
    return key_of_model(t, models[0]) if models else None


def away(key: str, aim: int) -> int:
    """Return how far the hex that an answer names is from a goal."""
    place = place_of(key)
    assert place is not None
    return DISTANCE[place][aim]


def nearest(t: Godtear, model: Model, walks: Sequence[Walk], aim: int) -> Walk:
    mates = [mate.place for mate in t.standing(t.units[model.unit]) if mate.number != model.number]

    def misfit(walk: Walk) -> tuple[int, ...]:
        apart = sum([DISTANCE[walk.end][mate] for mate in mates])
        return DISTANCE[walk.end][aim], apart, len(walk.entered), DISTANCE[walk.end][model.place]

    return min(walks, key=misfit)


GROUPS = GroupMoves(goals, answer)
