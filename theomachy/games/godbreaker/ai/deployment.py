"""The usual places: a good player's answers to the questions before the first round.

Shards lie opposite each other, as near to the middle as the rules allow. A circle stands together at its shard, each
godbreaker on the side of a marker that it can be the first to reach. A player puts down lost and local near the own
side, because treating or verifying them scores, and all other wild models near the other players.
"""

from collections.abc import Callable, Sequence
from typing import Any

from theomachy.exact import distance, total
from theomachy.games.godbreaker.keys import read_counted, read_turned, write_place
from theomachy.games.godbreaker.rules.laying import ENOUGH, LAID
from theomachy.games.godbreaker.rules.placing import Places
from theomachy.games.godbreaker.rules.values import shard
from theomachy.games.godbreaker.state import FIELD, UNIT, WILD, At, Marker, Model, Saga
from theomachy.games.godbreaker.vocabulary import ModelKind
from theomachy.kernel import Ask

HOME = 8 * UNIT
"""Distance from the middle of the table to a shard."""
HARMLESS: tuple[ModelKind, ...] = ("lost", "local")
"""Kinds of wild models that score for the player who reaches them first."""
TOGETHER = 0.3
"""Weight of the distance to each other member of the circle, where the distance to the goal weighs 1."""

Misfit = Callable[[At], float]
"""A function that returns how much worse a place is than others: the lower, the better."""


def deployment(t: Saga, ask: Ask[Any]) -> str | None:
    """Return the usual answer to a question before the first round; None once the round has begun."""
    if t.phase != "opening":
        return None
    if isinstance(ask.options, Places):
        return usual_place(t, ask.seat, ask.options) or ask.keys()[0]
    choose = CHOICES.get(ask.question)
    return choose(t, ask.keys()) if choose is not None else ask.keys()[0]


# Places


def usual_place(t: Saga, seat: int, places: Places) -> str:
    """Return the best place worth considering at which there is room; an empty string if there is none."""
    spots, around = sorted(places.candidates(), key=misfit_of(t, seat, places.id)), places.around()
    place = next((spot for spot in spots if places.why_not_at(spot, around) is None), None)
    return write_place(place, places.level) if place is not None else ""


def misfit_of(t: Saga, seat: int, id: str) -> Misfit:
    model, own = t.named(id), shard(t, seat)
    if own is None:
        return home_misfit(t)
    if model is None:
        return lambda spot: far(spot, [own]) - far(spot, others(t, seat)) / 2
    if model.seat == WILD:
        return wild_misfit(t, seat, model)
    return own_misfit(t, model, own)


def home_misfit(t: Saga) -> Misfit:
    """Return how badly a place suits a shard: best is HOME away from the middle and far from other shards."""
    shards = [marker for marker in t.markers if marker.kind == "shard"]

    def misfit(spot: At) -> float:
        return 2 * abs(distance(spot.x, spot.y, t.width // 2, t.height // 2) - HOME) - far(spot, shards)

    return misfit


def own_misfit(t: Saga, model: Model, own: Marker) -> Misfit:
    """Return how badly a place suits a godbreaker, which wants to be near a goal and near its circle.

    Each godbreaker gets a goal in turn. The strongest one is placed first and gets the marker nearest to the own shard.
    """
    there = [mate for mate in t.of(model.seat) if mate.godbreaker]
    goals = sorted(
        [marker for marker in t.markers if marker.kind != "shard"],
        key=lambda marker: distance(marker.x, marker.y, own.x, own.y),
    )
    goal = goals[len(there) % len(goals)] if goals else own

    def misfit(spot: At) -> float:
        return far(spot, [goal]) + TOGETHER * total([far(spot, [mate]) for mate in there])

    return misfit


def wild_misfit(t: Saga, seat: int, model: Model) -> Misfit:
    """Return how badly a place suits a wild model: best near the own side if harmless, else near the others."""
    own: list[Model | Marker] = [*t.of(seat), *[marker for marker in t.markers if marker.seat == seat]]
    sign = 1 if model.kind in HARMLESS else -1
    return lambda spot: sign * (far(spot, own) - far(spot, others(t, seat)))


def others(t: Saga, seat: int) -> list[Model | Marker]:
    """Return the models and shards of all other players."""
    models = [model for model in t.models if model.where == FIELD and model.seat not in (seat, WILD)]
    return [*models, *[marker for marker in t.markers if marker.kind == "shard" and marker.seat != seat]]


def far(spot: At, of: Sequence[Model | Marker]) -> float:
    """Return the distance to the nearest of the given models and markers; 0 if there are none."""
    return min([distance(spot.x, spot.y, other.x, other.y) for other in of], default=0.0)


# Other questions


def strongest(t: Saga, keys: Sequence[str]) -> str:
    """Choose the model with the largest die, because the first to be placed has the most room."""
    models = {model.id: model for model in t.models}
    return max(keys, key=lambda key: models[key].die)


def varied(t: Saga, keys: Sequence[str]) -> str:
    """Say that there is enough terrain if possible; else choose a rare kind of piece, with its usual rule."""
    if ENOUGH in keys:
        return ENOUGH

    def often(key: str) -> tuple[int, bool]:
        counted = read_counted(key)
        assert counted is not None
        piece = LAID[counted.piece]
        return sum(other.kind == piece.kind for other in t.terrain), counted.rule != piece.rules[0]

    return min(keys, key=often)


def spread(t: Saga, keys: Sequence[str]) -> str:
    """Choose the place that is farthest from all terrain, so that it is spread over the table."""
    middles = [middle(piece.outline) for piece in t.terrain] or [(0, 0)]

    def nearest(key: str) -> float:
        spot = read_turned(key)
        assert spot is not None
        return min([distance(spot.x, spot.y, *other) for other in middles])

    return max(keys, key=nearest)


def middle(points: Sequence[tuple[int, int]]) -> tuple[int, int]:
    xs, ys = [x for x, _ in points], [y for _, y in points]
    return (min(xs) + max(xs)) // 2, (min(ys) + max(ys)) // 2


CHOICES: dict[str, Callable[[Saga, Sequence[str]], str]] = {
    "gb-ask-deploy": strongest,
    "gb-ask-piece": varied,
    "gb-ask-lay": spread,
}
"""The functions that answer a question, by its id; any other question gets the first answer on offer."""
