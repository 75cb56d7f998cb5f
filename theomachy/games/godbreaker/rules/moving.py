"""Moves: their ends, their obstacles, and the claiming of tokens. GB-MOV.

A move is a placement; things between its ends only make it risky.
"""

from collections.abc import Iterable, Iterator, Sequence
from itertools import pairwise, product
from math import sqrt
from typing import NamedTuple

from theomachy.exact import distance, total
from theomachy.games.godbreaker import verbs
from theomachy.games.godbreaker.keys import read_place, write_place
from theomachy.games.godbreaker.rules import wild_policy as policy
from theomachy.games.godbreaker.rules.dice import test
from theomachy.games.godbreaker.rules.measuring import (
    B,
    Based,
    added,
    beside,
    gap,
    in_areas,
    shift,
    shifted_within,
    spot_of,
    vaulted,
    way,
    way_gap,
    within,
)
from theomachy.games.godbreaker.rules.placing import MAX_TRIES, anywhere, ring, towards
from theomachy.games.godbreaker.rules.standing import Near, near, supported, why_not_stand
from theomachy.games.godbreaker.rules.unstable import place_unstable
from theomachy.games.godbreaker.rules.values import attack_range, decider, hostile, is_active, move_range, rank
from theomachy.games.godbreaker.state import FIELD, UNIT, At, Model, Saga, Token
from theomachy.games.godbreaker.vocabulary import TokenKind
from theomachy.geometry.plane import Point
from theomachy.geometry.rings import turns
from theomachy.kernel import Ask, Procedure, Random, Reason

NOTHING = "none"


def why_not_move(t: Saga, model: Model) -> Reason | None:
    """Return why a model may not take a move action at all, or None. GB-MOV-07."""
    if "slow" in model.flaws and t.activation is not None and "move" in t.activation.taken:
        return Reason("gb-slow", "GB-FLW-04", {"model": model.id})
    return None


class Start(NamedTuple):
    """The facts about the beginning of a move, looked up once for many possible ends."""

    units: int
    """Movement range in units."""
    around: Near
    pinning: list[tuple[Model, float]]
    """Models that pin the moving one, each with its gap at the start."""


def start_of(t: Saga, model: Model) -> Start:
    units = move_range(t, model)
    pins = [(other, way_gap(t, model, other)) for other in pinning(t, model)]
    return Start(units, near(t, model, (units + 1) * UNIT, model.level, model.number), pins)


def why_not_move_to(t: Saga, model: Model, spot: At, start: Start | None = None) -> Reason | None:
    """Return why a model may not end its move here, or None. GB-MOV-01, GB-MOV-02, GB-TRT-08."""
    units, around, pins = start or start_of(t, model)
    dx, dy, far = spot.x - model.x, spot.y - model.y, (units + 1) * UNIT
    beyond = dx * dx + dy * dy >= far * far
    if not beyond:
        if spot.level != model.level and not supported(t, spot):  # on its own level it will fall: GB-ADV-LVL-05
            return Reason("gb-open-air", "GB-ADV-LVL-01", {"level": spot.level})
        if why := why_not_stand(t, spot, model.number, around if spot.level == model.level else None):
            return why
        for other, far_off in pins:  # GB-TRT-08, GB-A-26
            if way_gap(t, spot, other) >= far_off:
                return Reason("gb-pinned", "GB-TRT-08", {"model": model.id, "by": other.id})
        beyond = not shifted_within(t, model, spot, units)
    return Reason("gb-beyond-move", "GB-MOV-01", {"model": model.id, "units": units}) if beyond else None


def pinning(t: Saga, model: Model) -> list[Model]:
    """Return the models that pin a model, so that it may only move closer to them. GB-TRT-08, GB-A-26."""
    return [
        other
        for other in t.models
        if other.where == FIELD
        and (units := rank(t, other, "pinning"))
        and hostile(t, other, model)
        and not is_active(t, other)
        and within(t, other, model, units)
    ]


def obstacles(t: Saga, model: Model, spot: At) -> list[str]:
    """Return the obstacles of a move: leaving an enemy's side, barricades on the way, another level.

    GB-MOV-03 to 05, GB-ADV-LVL-04, GB-A-15, GB-A-16.
    """
    here, start = spot_of(model), At(model.x, model.y, 0, model.level)
    escape = any(other.where == FIELD and hostile(t, model, other) and beside(t, here, other) for other in t.models)
    vaults = ["gb-vault" for _ in vaulted(t, start, spot)]
    if t.setup.rulings.vault_once:
        vaults = vaults[:1]
    return [*(["gb-escape"] if escape else []), *vaults, *(["gb-climb"] if spot.level != model.level else [])]


def move(t: Saga, model: Model, spot: At) -> Procedure[None]:
    """Move a model, test for obstacles, and let it claim tokens. GB-MOV-01 to 06."""
    risks = obstacles(t, model, spot)
    verbs.move(t, model, spot, shift(t, model, spot) or 0)
    if not supported(t, spot):
        place_unstable(t, model, spot, "GB-ADV-LVL-05")
    if risks and not (yield from test(t, model, "obstacles", "GB-MOV-03")):
        verbs.hurt(t, model, len(risks), "GB-MOV-03")
    yield from claim(t, model)


# Tokens


def in_hand(t: Saga, model: Model) -> list[Token]:
    """Return the unclaimed tokens that a model could claim. GB-MOV-06."""
    return [token for token in t.tokens if beside(t, model, token)]


def claim(t: Saga, model: Model) -> Procedure[None]:
    """Let a model claim any of the tokens that it stands beside. GB-MOV-06."""
    tokens = in_hand(t, model)
    if not tokens or policy.decides(t, model):
        return
    some = bundles([token.kind for token in tokens])
    key = yield from Ask(decider(t, model), "gb-ask-claim", list(some)[::-1], model.id, "GB-MOV-06")
    kinds = some[key]
    taken: list[Token] = []
    for kind in sorted(set(kinds)):
        taken += [token for token in tokens if token.kind == kind][: kinds.count(kind)]
    if taken:
        verbs.claim(t, model, tuple(taken), "GB-MOV-06")


def bundles(kinds: Sequence[TokenKind]) -> dict[str, tuple[TokenKind, ...]]:
    """Return all choices from some tokens by their keys: `none`, `treasure:1`, `treasure:2+trophy:1`."""
    names = sorted(set(kinds))
    by_key: dict[str, tuple[TokenKind, ...]] = {}
    for counts in product(*[range(kinds.count(name) + 1) for name in names]):
        some = [(name, n) for name, n in zip(names, counts, strict=True) if n]
        key = "+".join(f"{name}:{n}" for name, n in some) or NOTHING
        by_key[key] = tuple([name for name, n in some for _ in range(n)])
    return by_key


# Ends of moves worth considering


NEAREST_CONSIDERED = 4
"""Number of enemies, of markers and of tokens towards which moves are proposed."""


def proposals(t: Saga, model: Model) -> Iterator[str]:
    """Return the keys of moves worth considering. GB-A-91.

    They end beside enemies, markers and tokens, in cover, at the own attack range, and all around.
    """
    return (write_place(spot, model.level) for spot in ends(t, model))


def ends(t: Saga, model: Model) -> Iterator[At]:
    """Yield the ends of moves worth considering: all of them legal, none twice."""
    start = start_of(t, model)
    here = (model.x, model.y, model.level)
    places: set[At] = set()
    for options in candidates(t, model, start.units):
        for spot in options:  # take the first with room for the model
            if spot in places:
                break
            if (spot.x, spot.y, spot.level) != here and why_not_move_to(t, model, spot, start) is None:
                places.add(spot)
                yield spot
                break


def candidates(t: Saga, model: Model, units: int) -> Iterator[Iterable[At]]:
    """Yield groups of places to go; the places of a group replace each other."""
    far, reach = (units + 1) * UNIT - 1, attack_range(t, model)
    foes = nearest(model, [other for other in t.models if other.where == FIELD and hostile(t, model, other)])
    aims: list[Based] = [*foes, *nearest(model, t.markers), *nearest(model, t.tokens)]
    for aim in aims:
        yield nearer(t, model, aim, units)
    if reach:
        yield from ([spot] for foe in foes for spot in keeping(model, foe, far, reach))
    for dx, dy in turns(8):
        parts = (farthest(t, model, model.x + dx * far, model.y + dy * far, units), far // 2)
        yield [At(model.x + int(dx * part), model.y + int(dy * part), model.r, model.level) for part in parts]
    yield from ([spot] for spot in sheltered(t, model, far))
    if t.setup.levels:
        yield from ([spot] for spot in other_levels(t, model, far))


def nearest(model: Model, others: Iterable[B]) -> list[B]:
    """Return the few things that are nearest in a straight line."""
    return sorted(others, key=lambda other: (other.x - model.x) ** 2 + (other.y - model.y) ** 2)[:NEAREST_CONSIDERED]


def farthest(t: Saga, model: Model, x: float, y: float, units: int) -> int:
    """Return how far a straight move in this direction goes, walls left aside. GB-MEA-04, GB-A-09."""
    far, areas = (units + 1) * UNIT - 1, t.ground.areas.get(model.level)
    if areas is None:
        return far
    inside = in_areas(areas, model.x, model.y, round(x), round(y), 0, far)
    if not inside:
        return far
    for whole in range(units + 1, 0, -1):  # just short of a whole number of units
        length = whole * UNIT - 1
        covered = total([min(end, length) - begin for begin, end in inside if begin < length])
        if whole - 1 + round(covered) // UNIT <= units:
            return length
    return UNIT // 2


def nearer(t: Saga, model: Model, aim: Based, units: int) -> Iterator[At]:
    """Yield places in contact with something, nearest side first; else as near to it as a move goes."""
    level = aim.level if t.setup.levels else model.level
    if (aim.x, aim.y) == (model.x, model.y):
        return
    yield from stepping_stones(t, model, aim, units)
    far = farthest(t, model, aim.x, aim.y, units)
    yield from towards(model, aim, far, model.r, level)
    if gap(model, aim) > far:
        yield from towards(model, aim, far - UNIT, model.r, model.level)
    else:
        close = aim.r + model.r + 2
        for dx, dy in turns(6):
            yield At(aim.x + round(dx * close), aim.y + round(dy * close), model.r, level)


def stepping_stones(t: Saga, model: Model, aim: Based, units: int, keep: int = 2) -> Iterator[At]:
    """Yield ends of a move along the bent way to something, the farthest first.

    They lie on the way and beside it, since a base needs more room round a corner than a line. They keep a gap to the
    target. There are none if the way is straight. GB-MEA-06, GB-A-06.
    """
    points = way(t, model, aim)
    if len(points) < 3:
        return
    aside = model.r + 2
    whole = total(distance(*a, *b) for a, b in pairwise(points)) - model.r - aim.r - keep
    far = (units + 1) * UNIT - 1
    for length in (max(0, min(whole, far)), *[length for length in range(far - UNIT, 0, -UNIT) if length < whole]):
        line = along(points, length)
        if int(length) // UNIT + added(t, line, 0, 0, model.level, model.level) <= units:
            yield At(*line[-1], model.r, model.level)
            yield from ring(At(*along(points, max(0, length - aside))[-1]), aside, model.r, model.level, 12)


def along(points: Sequence[Point], length: float) -> list[Point]:
    """Return the first part of a line of several legs, up to a length."""
    before = 0.0
    for number, ((ax, ay), (bx, by)) in enumerate(pairwise(points), 1):
        far = distance(ax, ay, bx, by)
        if length <= before + far:
            part = (length - before) / far
            return [*points[:number], (round(ax + (bx - ax) * part), round(ay + (by - ay) * part))]
        before = before + far
    return list(points)


def keeping(model: Model, foe: Based, far: int, reach: int) -> Iterator[At]:
    """Yield the place just within the own attack range of an enemy, on the line between."""
    keep = (reach + 1) * UNIT - 2 + model.r + foe.r
    dx, dy = model.x - foe.x, model.y - foe.y
    away = sqrt(dx * dx + dy * dy)
    if away > 0 and abs(away - keep) <= far:
        yield At(foe.x + int(dx * keep / away), foe.y + int(dy * keep / away), model.r, model.level)


def sheltered(t: Saga, model: Model, far: int) -> list[At]:
    """Return the nearest places against the faces of barricades, by the middles of their edges."""
    places = []
    for _, shape in t.ground.barricades_at(model.level):
        for x0, y0, x1, y1 in shape.edges:
            mx, my = (x0 + x1) // 2, (y0 + y1) // 2
            if (mx - model.x) ** 2 + (my - model.y) ** 2 > far * far:
                continue
            length = distance(x0, y0, x1, y1)
            if length >= UNIT:
                side = (model.r + 2 if shape.turn > 0 else -model.r - 2) / length
                places += [At(mx + round((y1 - y0) * side), my - round((x1 - x0) * side), model.r, model.level)]
    return nearest(model, places)


def other_levels(t: Saga, model: Model, far: int) -> Iterator[At]:
    """Yield the middles of floors on other levels, and places on the ground below."""
    for piece in t.terrain:
        if piece.rule in ("open", "area") and piece.level != model.level:
            xs, ys = [x for x, _ in piece.outline], [y for _, y in piece.outline]
            yield At(sum(xs) // len(xs), sum(ys) // len(ys), model.r, piece.level)
    if model.level:
        for dx, dy in turns(8):
            yield At(model.x + int(dx * far), model.y + int(dy * far), model.r, 0)


def random_move(t: Saga, model: Model, random: Random) -> str | None:
    """Return the key of a random legal move, all equally likely; None if none was found."""
    start = start_of(t, model)
    for _ in range(MAX_TRIES):
        spot = anywhere(random, model, (start.units + 1) * UNIT, model.r, model.level)
        if spot.x >= 0 and spot.y >= 0 and why_not_move_to(t, model, spot, start) is None:
            return write_place(spot, model.level)
    return None


def end_of_move(model: Model, key: str) -> At | None:
    return read_place(key, model.r, model.level)
