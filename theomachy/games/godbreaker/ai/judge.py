"""The judge: each seat's chance to win, by its expected points and its strength for the rounds to come.

Every seat has a weighted sum of its features; the chance to win is its share of the exponentials of all sums. A single
player wins against the threshold of a respectable victory (GB-SOL-02), as if another player had that sum. The weights
are data.
"""

from collections.abc import Callable, Iterable, Mapping, Sequence
from functools import lru_cache
from math import sqrt
from typing import NamedTuple, TypeAlias

from theomachy.exact import dot, exp, total
from theomachy.games.godbreaker.rules.rounds import RESPECTABLE, worth
from theomachy.games.godbreaker.rules.scenarios.nest import TROPHY_POINTS
from theomachy.games.godbreaker.rules.scenarios.score import TREASURE_POINTS
from theomachy.games.godbreaker.rules.wild import COWARD_DIE
from theomachy.games.godbreaker.state import ASCENDED, FIELD, UNIT, WILD, Marker, Model, Saga, Token
from theomachy.games.godbreaker.vocabulary import ROUND, TokenKind
from theomachy.geometry.plane import Point
from theomachy.play.judges import HOPE, Sums, Weights, hopeful, remembered


class Features(NamedTuple):
    """The features that the judge sees of one seat; in weights, the weight of each feature."""

    points: float
    carried: float
    """Points that the tokens carried by godbreakers are worth at the end."""
    carried_later: float
    """The points of `carried`, scaled by the rounds that are left, in which the tokens may still be lost."""
    held_now: float
    """Points that markers score at the end of this round; 0 outside a round."""
    held_later: float
    strength: float
    """Strength of the circle: dice and number of traits, weighted by the chance to survive the recovery."""
    strength_later: float
    waiting: float
    """Strength of the godbreakers that are still to be activated."""
    near_markers: float
    near_treasure: float
    plunder: float
    """Expected number of godbreakers without treasure that may still plunder a hoard under control of the seat."""
    near_tokens: float
    contact: float
    """Sum of the differences between godbreakers' dice and those of the enemies beside them, divided by 6."""
    threatened: float
    """Number of damaged enemies beside godbreakers."""
    tame: float
    shard: float
    hunted: float


class Hopes(NamedTuple):
    """Features of a seat that a style of play may weigh.

    The judge compares seats and so cannot use them: how near two circles are to each other, for example, is equal for
    both and cancels out.
    """

    hunt: float
    """Nearness of the seat's godbreakers to those of the other players, as an average over a full circle."""
    harm: float
    """Share of a usual circle's strength that each of the others has lost, on average."""
    loss: float
    """Share of a usual circle's strength that the seat itself has lost."""


HOPES = Hopes._fields
FEATURES = tuple(name.replace("_", " ") for name in Features._fields)
"""Names of the features in the files of weights."""
WIN = "win"
SUMS: Sums = {WIN: FEATURES, HOPE: HOPES}
CIRCLE, WHOLE = 5, 5.0
"""Number of godbreakers in a usual circle, and its strength at the start."""
CARRIED: dict[TokenKind, int] = {"treasure": TREASURE_POINTS, "trophy": TROPHY_POINTS}

Judge = Callable[[Saga], tuple[float, ...]]
Chances = Sequence[tuple[Model, float]]
"""The godbreakers of a circle on the battlefield, each with its chance to survive."""
Base: TypeAlias = tuple[int, int, int, Model]
"""The x, y and radius of a model's base, and the model itself."""
Goal: TypeAlias = tuple[int, int, int]
"""The x and y of a marker, and the points that it is worth."""
MAX_KEPT = 4096
"""Number of places whose nearness is cached; most models stand still during a search."""


def features(t: Saga) -> list[Features]:
    """Return the features of each seat."""
    field = [(model.x, model.y, model.r, model) for model in t.models if model.where == FIELD]
    holders = {marker.id: holder(marker, field) for marker in t.markers}
    return [side(t, seat, field, holders) for seat in range(t.players)]


def side(t: Saga, seat: int, field: Sequence[Base], holders: Mapping[str, int | None]) -> Features:
    left, now = max(0, t.setup.rounds - t.round), float(t.phase in ROUND)
    own = [base[3] for base in field if base[3].seat == seat]
    circle = [(model, survival(model)) for model in own if model.kind == "godbreaker"]
    carried = tokens_carried(t, seat)
    held = sum([worth(marker, seat) for marker in t.markers if holders[marker.id] == seat])
    strength, waiting = strengths(circle)
    treasure, plunder = hoards(t, seat, circle, holders)
    contact, threatened = contacts(circle, [base for base in field if base[3].seat != seat])
    return Features(
        points=float(t.points[seat]),
        carried=carried,
        carried_later=carried * left * 0.2,
        held_now=held * now,
        held_later=held * left * 0.5,
        strength=strength,
        strength_later=strength * left * 0.2,
        waiting=waiting,
        near_markers=near_markers(t, seat, circle),
        near_treasure=treasure,
        plunder=plunder,
        near_tokens=near_tokens(t, circle),
        contact=contact,
        threatened=threatened,
        tame=strength_of_tame(own),
        shard=float(any(marker.kind == "shard" and marker.seat == seat for marker in t.markers)) * left,
        hunted=hunted(field, own) * left * 0.2,
    )


def tokens_carried(t: Saga, seat: int) -> float:
    """Return the points for the tokens that godbreakers of a seat carry, ascended ones too. GB-TRI-05."""
    carried = 0
    for model in t.models:
        if model.tokens and model.seat == seat and model.godbreaker and model.where in (FIELD, ASCENDED):
            carried += sum([points for kind, points in CARRIED.items() if kind in model.tokens])
    return float(carried)


def power(model: Model, alive: float) -> float:
    return alive * (model.die + 2 * len(model.traits)) / 10


def strengths(circle: Chances) -> tuple[float, float]:
    """Return the strength of all godbreakers of a circle, and of those that are still to be activated."""
    strength = waiting = 0.0
    for model, alive in circle:
        own = power(model, alive)
        strength += own
        if not model.activated:
            waiting += own
    return strength, waiting


def strength_of_tame(own: Sequence[Model]) -> float:
    tame = 0.0
    for model in own:
        if model.kind != "godbreaker":
            tame += power(model, survival(model))
    return tame


def near_markers(t: Saga, seat: int, circle: Chances) -> float:
    """Return how near the godbreakers are to the markers that are worth most to them from where they stand."""
    goals = tuple([(marker.x, marker.y, worth(marker, seat)) for marker in t.markers if marker.kind != "hoard"])
    near = 0.0
    for model, alive in circle:
        near += alive * pull(model.x, model.y, goals)
    return near


def hoards(t: Saga, seat: int, circle: Chances, holders: Mapping[str, int | None]) -> tuple[float, float]:
    """Return how near godbreakers without treasure are to a hoard, and how many of them may plunder a held one."""
    markers = [marker for marker in t.markers if marker.kind == "hoard"]
    near = plunder = 0.0
    if markers:
        places = places_of(markers)
        holds = any(holders[marker.id] == seat for marker in markers)
        for model, alive in circle:
            if "treasure" not in model.tokens:
                near += alive * nearness(model.x, model.y, places)
                plunder += alive * holds
    return near, plunder


def near_tokens(t: Saga, circle: Chances) -> float:
    near = 0.0
    if t.tokens:
        for model, alive in circle:
            if others := [token for token in t.tokens if token.kind not in model.tokens]:
                near += alive * nearness(model.x, model.y, places_of(others))
    return near


def contacts(circle: Chances, foes: Sequence[Base]) -> tuple[float, float]:
    """Return how much larger godbreakers' dice are than those of enemies beside, and how many enemies are damaged."""
    contact = threatened = 0.0
    for model, _ in circle:
        for foe in beside(model, foes):
            contact += (model.die - foe.die) / 6
            threatened += foe.damage > 0
    return contact, threatened


def hunted(field: Sequence[Base], own: Sequence[Model]) -> float:
    """Return how near strong wild models are to the models of a player."""
    wild = [base[3] for base in field if base[3].seat == WILD and base[3].die > COWARD_DIE]
    if not wild or not own:
        return 0.0
    prey = places_of(own)
    return total([hunter.die / 10 * nearness(hunter.x, hunter.y, prey) for hunter in wild])


def hopes(t: Saga) -> list[Hopes]:
    """Return the hopes of each seat."""
    circles = [[(model, survival(model)) for model in t.models if stands(model, seat)] for seat in range(t.players)]
    lost = [1 - strengths(circle)[0] / WHOLE for circle in circles]
    found = []
    for seat, circle in enumerate(circles):
        others = [part for other, part in enumerate(lost) if other != seat]
        prey = places_of([model for other in circles if other is not circle for model, _ in other])
        near = total([alive * nearness(model.x, model.y, prey) for model, alive in circle]) if prey else 0.0
        found.append(Hopes(near / CIRCLE, total(others) / (len(others) or 1), lost[seat]))
    return found


def stands(model: Model, seat: int) -> bool:
    """Return True if a model is a godbreaker of the seat and on the battlefield."""
    return model.seat == seat and model.where == FIELD and model.kind == "godbreaker"


def holder(marker: Marker, field: Sequence[Base]) -> int | None:
    """Return the seat that controls a marker, walls not considered; None if there is none. GB-ELE-02."""
    near = beside(marker, field)
    for model in near:
        if model.godbreaker and 2 * sum(other.seat == model.seat and other.godbreaker for other in near) > len(near):
            return model.seat
    return None


def beside(based: Model | Marker, others: Sequence[Base]) -> list[Model]:
    """Return the models within 0U of a model or marker, walls not considered."""
    x, y, r = based.x, based.y, UNIT + based.r
    return [other for u, v, own, other in others if (dx := x - u) * dx + (dy := y - v) * dy < (far := r + own) * far]


# How near something is


def close(square: int) -> float:
    """Return how near something is, by its squared distance: 1 if it is beside, and less with every unit."""
    far = sqrt(square) / UNIT - 2
    return 1 / (1 + far / 4) if far > 0.0 else 1.0


def places_of(others: Iterable[Marker | Token | Model]) -> tuple[Point, ...]:
    return tuple([(other.x, other.y) for other in others])


@lru_cache(MAX_KEPT)
def nearness(x: int, y: int, places: tuple[Point, ...]) -> float:
    """Return how near the nearest of some places is."""
    return close(min([(dx := x - u) * dx + (dy := y - v) * dy for u, v in places]))


@lru_cache(MAX_KEPT)
def pull(x: int, y: int, goals: tuple[Goal, ...]) -> float:
    """Return the largest product of a goal's worth and its nearness; 0 without goals."""
    return max([value * close((dx := x - u) * dx + (dy := y - v) * dy) for u, v, value in goals], default=0.0)


def survival(model: Model) -> float:
    """Return the chance that a model survives the Recovery Phase with its present damage. GB-REC-03."""
    if not model.damage:
        return 1.0
    if model.damage > model.die:
        return 1 / model.die if model.godbreaker and model.seat != WILD else 0.0
    return (model.die + 1 - model.damage) / model.die


def judge_with(weights: Weights) -> Judge:
    """Return a judge that uses the given weights."""
    weigh, wish = Features(*weights[WIN]), weights[HOPE]
    hoping = any(wish)

    def chances(t: Saga) -> tuple[float, ...]:
        sums = [dot(weigh, values) for values in features(t)]
        if len(sums) == 1:
            return (1 - shares([sums[0], threshold(weigh)])[1],)
        won = shares([value if seat not in t.routed else -50.0 for seat, value in enumerate(sums)])
        if not hoping:
            return won
        return tuple([hopeful(chance, dot(wish, hoped)) for chance, hoped in zip(won, hopes(t), strict=True)])

    known = remembered(chances, seen)

    def judge(t: Saga) -> tuple[float, ...]:
        return t.result or t.shares if t.result is not None or t.shares else known(t)

    return judge


def seen(t: Saga) -> tuple[object, ...]:
    """Return all parts of a state on which the features depend, as the key of a cache."""
    return t.models, t.markers, t.tokens, t.points, t.routed, t.phase, t.round, t.setup.rounds


def threshold(weigh: Features) -> float:
    """Return the weighted sum that a single player has to beat.

    It is that of a player with the points of a respectable victory and a circle that holds out. GB-SOL-02.
    """
    return weigh.points * RESPECTABLE + weigh.strength * 3.0


def shares(sums: Sequence[float]) -> tuple[float, ...]:
    top = max(sums)
    parts = [exp(max(-50.0, value - top)) for value in sums]
    whole = total(parts)
    return tuple(part / whole for part in parts)


def lessons(states: Sequence[Saga]) -> list[tuple[str, list[float], float]]:
    """Return training examples for the weights from the states of one game.

    Each example compares two seats in a state: the difference of their features, and which seat got more of the win.
    """
    result = states[-1].result
    assert result is not None
    comparisons = []
    for t in states[:-1]:
        if t.phase == "opening" or t.shares:
            continue
        seen = features(t)
        for seat in range(t.players):
            for other in range(seat):
                outcome = 0.5 + (result[seat] - result[other]) / 2
                comparisons.append((WIN, [a - b for a, b in zip(seen[seat], seen[other], strict=True)], outcome))
    return comparisons
