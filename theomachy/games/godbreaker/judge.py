"""Winning chances by seat: what each circle may still expect to score, and how strong it is for the rounds to come.

Every seat has a weighted sum of its features; the chance to win is its share of the exponentials of all sums. A single
player wins against the threshold of a respectable victory (GB-SOL-02), as if somebody else had that sum. The weights
are data.
"""

from collections.abc import Callable, Mapping, Sequence
from math import exp, sqrt

from theomachy.games.godbreaker.rules.rounds import RESPECTABLE, worth
from theomachy.games.godbreaker.rules.scenarios.nest import TROPHY_POINTS
from theomachy.games.godbreaker.rules.scenarios.score import TREASURE_POINTS
from theomachy.games.godbreaker.rules.wild import TIMID
from theomachy.games.godbreaker.state import ASCENDED, FIELD, UNIT, WILD, Marker, Model, Saga, Token
from theomachy.kernel.judges import Sums, Weights

FEATURES = (
    "points",
    "carried",
    "carried later",
    "held now",
    "held later",
    "strength",
    "strength later",
    "waiting",
    "near markers",
    "near treasure",
    "plunder",
    "near tokens",
    "contact",
    "threatened",
    "tame",
    "shard",
    "hunted",
)
WIN = "win"
SUMS: Sums = {WIN: FEATURES}
CARRIED = {"treasure": TREASURE_POINTS, "trophy": TROPHY_POINTS}

Judge = Callable[[Saga], tuple[float, ...]]


def features(t: Saga) -> list[list[float]]:
    """One list for each seat, one number for each of FEATURES."""
    field = [model for model in t.models if model.where == FIELD]
    left = max(0, t.setup.rounds - t.round)
    now = float(t.phase in ("initiative", "start", "activation", "wild", "relentless", "recovery", "resolution"))
    holders = {marker.id: holder(marker, field, t.players) for marker in t.markers}
    return [side(t, seat, field, holders, now, left) for seat in range(t.players)]


def side(
    t: Saga, seat: int, field: Sequence[Model], holders: Mapping[str, int | None], now: float, left: int
) -> list[float]:
    held = sum(worth(marker, seat) for marker in t.markers if holders[marker.id] == seat)
    carried = strength = waiting = near = treasure = plunder = tokens = contact = threatened = tame = 0.0
    holds = any(marker.kind == "hoard" and holders[marker.id] == seat for marker in t.markers)
    foes = [model for model in field if model.seat != seat]
    goals = [(marker.x, marker.y, worth(marker, seat)) for marker in t.markers if marker.kind != "hoard"]
    hoards = [marker for marker in t.markers if marker.kind == "hoard"]
    for model in t.models:
        if model.seat != seat or model.where not in (FIELD, ASCENDED):
            continue
        if model.godbreaker:
            carried += sum(points for kind, points in CARRIED.items() if kind in model.tokens)
        if model.where == ASCENDED:
            continue
        alive = survival(model)
        power = alive * (model.die + 2 * len(model.traits)) / 10
        if not model.godbreaker:
            tame += power
            continue
        strength += power
        waiting += 0.0 if model.activated else power
        x, y = model.x, model.y
        near += alive * max(
            [value * close((dx := x - u) * dx + (dy := y - v) * dy) for u, v, value in goals], default=0.0
        )
        if hoards and "treasure" not in model.tokens:
            treasure += alive * close(nearest(x, y, hoards))
            plunder += alive * holds
        if t.tokens and (others := [token for token in t.tokens if token.kind not in model.tokens]):
            tokens += alive * close(nearest(x, y, others))
        for foe in beside(model, foes):
            contact += (model.die - foe.die) / 6
            threatened += foe.damage > 0
    return [
        float(t.points[seat]),
        carried,
        carried * left * 0.2,
        held * now,
        held * left * 0.5,
        strength,
        strength * left * 0.2,
        waiting,
        near,
        treasure,
        plunder,
        tokens,
        contact,
        threatened,
        tame,
        float(any(marker.kind == "shard" and marker.seat == seat for marker in t.markers)) * left,
        hunted(field, seat) * left * 0.2,
    ]


def hunted(field: Sequence[Model], seat: int) -> float:
    """How near strong wild models are to a circle."""
    own = [model for model in field if model.seat == seat]
    wild = [model for model in field if model.seat == WILD and model.die > TIMID]
    return sum([one.die / 10 * close(nearest(one.x, one.y, own)) for one in wild]) if own else 0.0


def holder(marker: Marker, field: Sequence[Model], players: int) -> int | None:
    """Who controls a marker, walls aside. GB-ELE-02"""
    near = beside(marker, field)
    for model in near:
        if model.godbreaker and 2 * sum(one.seat == model.seat and one.godbreaker for one in near) > len(near):
            return model.seat
    return None


def beside(one: Model | Marker, others: Sequence[Model]) -> list[Model]:
    """Those within 0U, walls aside."""
    x, y, far = one.x, one.y, UNIT + one.r
    return [other for other in others if (dx := x - other.x) * dx + (dy := y - other.y) * dy < (far + other.r) ** 2]


def close(square: int) -> float:
    """How near something is, by the square of how far it is: 1 beside it, less with every unit."""
    far = sqrt(square) / UNIT - 2
    return 1 / (1 + far / 4) if far > 0.0 else 1.0


def nearest(x: int, y: int, others: Sequence[Marker | Token | Model]) -> int:
    """The square of how far the nearest of some is away."""
    return min([(dx := x - other.x) * dx + (dy := y - other.y) * dy for other in others])


def survival(model: Model) -> float:
    """The chance to survive the recovery phase with the damage it has. GB-REC-03"""
    if not model.damage:
        return 1.0
    if model.damage > model.die:
        return 1 / model.die if model.godbreaker and model.seat != WILD else 0.0
    return (model.die + 1 - model.damage) / model.die


def judge_with(weights: Weights) -> Judge:
    """A judge with given weights."""
    weigh = weights[WIN]

    def judge(t: Saga) -> tuple[float, ...]:
        if t.result is not None or t.shares:
            return t.result or t.shares
        sums = [sum([w * x for w, x in zip(weigh, found, strict=True)]) for found in features(t)]
        if len(sums) == 1:
            return (1 - shares([sums[0], threshold(t, weigh)])[1],)
        return shares([total if seat not in t.routed else -50.0 for seat, total in enumerate(sums)])

    return judge


def threshold(t: Saga, weigh: Sequence[float]) -> float:
    """What a single player has to beat: somebody with the points of a respectable victory and a circle that holds out.

    GB-SOL-02
    """
    return weigh[0] * RESPECTABLE + weigh[FEATURES.index("strength")] * 3.0


def shares(sums: Sequence[float]) -> tuple[float, ...]:
    top = max(sums)
    parts = [exp(max(-50.0, total - top)) for total in sums]
    return tuple(part / sum(parts) for part in parts)


def lessons(states: Sequence[Saga]) -> list[tuple[str, list[float], float]]:
    """What the sums should have said of the states of one game: seat against seat, who got more of the win."""
    result = states[-1].result
    assert result is not None
    found = []
    for t in states[:-1]:
        if t.phase == "opening" or t.shares:
            continue
        seen = features(t)
        for one in range(t.players):
            for two in range(one):
                outcome = 0.5 + (result[one] - result[two]) / 2
                found.append((WIN, [a - b for a, b in zip(seen[one], seen[two], strict=True)], outcome))
    return found
