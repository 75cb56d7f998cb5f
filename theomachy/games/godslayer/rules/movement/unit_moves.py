"""GS-FRM, GS-MOV-05: moves of a unit's members that end in formation, and proposed places for them."""

from collections.abc import Iterable, Iterator
from itertools import islice
from typing import TypeAlias

import msgspec

from theomachy.games.godslayer.rules.space.formation import CHAIN, chains, keeps_formation, links
from theomachy.games.godslayer.rules.space.paths import (
    Mover,
    Path,
    Places,
    find_path,
    first_part,
    in_inches,
    mover,
    payable,
    why_no_path,
)
from theomachy.games.godslayer.rules.values.action import able
from theomachy.games.godslayer.rules.values.machines import is_machine
from theomachy.games.godslayer.rules.values.statistics import all_of, melee_range, stat
from theomachy.games.godslayer.state import Battle, Card, Model
from theomachy.geometry.plane import INCH, Disc, Point, length
from theomachy.geometry.rings import rings, turns
from theomachy.kernel import Reason
from theomachy.kernel.scene import Stroke

Paths: TypeAlias = list[tuple[Model, Path]]
"""Models and the paths they go, in the order in which they move."""
NEAREST = 3
"""Number of enemies, of markers and of objects for each of which a move is proposed."""
HOLD = "hold"
ENOUGH = 24
"""Number of places that are tried for a member that cannot go to its own."""
FEW = 4
"""Number of those places for which a path round obstacles is searched, too."""

BEYOND = 100 * INCH
"""A coordinate off every table."""

replace = msgspec.structs.replace


# Allowances


def allowance(t: Battle, model: Model) -> int:
    """Return how far a member may move, or move on, in plane units. GS-MOV-01, GS-CHG-06, GS-DEP-11."""
    march = t.march
    assert march is not None
    far = march.far + march.times * stat(t, model, "MOV") * INCH - used_up(t, model)
    return far + all_of(t, model, "charge move") * INCH if march.how == "charge" else max(0, far)


def used_up(t: Battle, model: Model) -> int:
    """Return how far a member has moved before a discovery made it halt, in plane units. GS-DEP-11."""
    assert t.march is not None
    return next((spent for number, spent, _ in t.march.walked if number == model.number), 0)


def movable(t: Battle, card: Card) -> list[Model]:
    """Return the members of a card that may still be moved. GS-KNO-01, GS-STA-01."""
    return [model for model in able(t, card) if not cannot_move(t, model)]


def can_move(t: Battle, card: Card) -> bool:
    return any(not cannot_move(t, model) for model in able(t, card))


def unmoved(t: Battle, card: Card) -> list[Model]:
    """Return the movable members that have not moved yet."""
    assert t.march is not None
    moved = [number for number, _ in t.march.ways]
    return [model for model in movable(t, card) if model.number not in moved]


def cannot_move(t: Battle, model: Model) -> Reason | None:
    """Return why a member cannot move or move on, or None. GS-KNO-01, GS-STA-01, GS-FRE-03, GS-A-13."""
    assert t.march is not None
    if model.down:
        return Reason("gs-lies-down", "GS-KNO-01", {"model": model.id})
    far = allowance(t, model)
    if model.still or not far + used_up(t, model):
        return Reason("gs-is-stationary", "GS-STA-01", {"card": model.id})
    if model.number in t.march.struck or not far:
        return Reason("gs-move-is-done", "GS-FRE-03", {"model": model.id})
    if is_machine(model) and unserved(t, model):
        return Reason("gs-nobody-serves", "GS-WMC-07", {"model": model.id})
    return None


def unserved(t: Battle, machine: Model) -> bool:
    """Return True if no crewman was in formation with a machine when the movement began. GS-WMC-07."""
    card = t.card_of(machine)
    before = chains(thought(t, card, {model.number: first_stood(t, model) for model in t.members(card)}))
    return any([model.number for model in group] == [machine.number] for group in before)


def start_of(t: Battle, model: Model) -> Point:
    """Return where a model stood when the movement began, or when a discovery halted it."""
    assert t.march is not None
    return next((points[0] for number, points in t.march.ways if number == model.number), (model.x, model.y))


def first_stood(t: Battle, model: Model) -> Point:
    """Return where a model stood when the movement began, even if a discovery halted it since. GS-FRM-02."""
    assert t.march is not None
    return next((start for number, _, start in t.march.walked if number == model.number), start_of(t, model))


# Formation


def thought(t: Battle, card: Card, places: Places) -> list[Model]:
    """Return the members of a card as they would stand at these places."""
    return [
        replace(model, x=places[model.number][0], y=places[model.number][1]) if model.number in places else model
        for model in t.members(card)
    ]


def before(t: Battle, card: Card) -> int:
    """Return into how many groups a unit was split when it began to move. GS-FRM-04, GS-A-125."""
    return len(chains(thought(t, card, {model.number: first_stood(t, model) for model in t.members(card)})))


def was_broken(t: Battle, card: Card) -> bool:
    """Return True if a unit was out of formation before it moved, and is no worse now. GS-FRM-04, GS-A-125."""
    return 1 < before(t, card) >= len(chains(t.members(card)))


def must_gather(t: Battle, card: Card) -> bool:
    """Return True if a unit must gather before its move ends.

    It must if it is out of formation, worse than when it began to move, and able to close ranks. GS-FRM-01, GS-FRM-02,
    GS-FRM-04, GS-A-125.
    """
    return not (keeps_formation(t, card) or was_broken(t, card) or close_ranks(t, card) is None)


def drawn(t: Battle, card: Card, paths: Paths) -> list[Stroke]:
    """Return the strokes of a move: the paths of the first and of the others, and the links of the unit after it.

    GS-FRM-01.
    """
    strokes = [
        Stroke("follow" if number else "measure", list(path), base=model.r)
        for number, (model, path) in enumerate(paths)
    ]
    return strokes + linked(t, card, paths) if len(card.models) > 1 else strokes


def linked(t: Battle, card: Card, paths: Paths) -> list[Stroke]:
    then = thought(t, card, {model.number: path[-1] for model, path in paths})
    return [Stroke("link", [(mate.x, mate.y), (other.x, other.y)]) for mate, other in links(then)]


def together(t: Battle, card: Card, goal: Point) -> Paths | Reason:
    """Return paths that move all members that have not moved yet along with the first, or why it cannot be done.

    Members ahead go first. A member that cannot keep its place goes as near to it as it can. GS-MOV-05, GS-FRM-01,
    GS-FRM-02, GS-A-86.
    """
    fresh = unmoved(t, card)
    if not fresh:
        return Reason("gs-all-have-moved", "GS-MOV-05", {"card": card.id})
    first = fresh[0]
    dx, dy = goal[0] - first.x, goal[1] - first.y
    places: dict[int, Point] = {}
    paths: Paths = []
    behind = []
    for model in sorted(fresh, key=lambda model: -(model.x * dx + model.y * dy)):
        go = mover(t, model, (model.x, model.y), allowance(t, model), places)
        wanted = (model.x + dx, model.y + dy)
        path = find_path(t, go, wanted, model is not first)
        if path is not None:
            paths.append((model, path))
            places[model.number] = path[-1]
        elif model is first:
            return why_no_path(t, go, wanted) or Reason("gs-no-way", "GS-MOV-01", {"model": model.id})
        else:
            behind.append(model)
    for model in behind:
        go = mover(t, model, (model.x, model.y), allowance(t, model), places)
        mates = [Disc(*places[mate.number], mate.r) for mate in fresh if mate.number in places]
        path = nearest_path(t, go, (model.x + dx, model.y + dy), mates)
        if path is not None:
            paths.append((model, path))
            places[model.number] = path[-1]
    groups = len(chains(thought(t, card, places)))
    if groups > 1 and groups > before(t, card):
        return Reason("gs-breaks-formation", "GS-FRM-01", {"card": card.id})
    return paths


def leading(t: Battle, fresh: list[Model]) -> Mover:
    """Return the mover of the first member, as if the others were not there, because they make room."""
    first, *others = fresh
    places = {model.number: (-BEYOND, -BEYOND) for model in others}
    return mover(t, first, (first.x, first.y), allowance(t, first), places)


def nearest_path(t: Battle, go: Mover, wanted: Point, mates: list[Disc]) -> Path | None:
    """Return a path to a place near the wanted one, in formation with some mates, or None.

    To the nearest few places a path may go round obstacles, to the others only straight. GS-FRM-01.
    """

    x, y = go.start
    links = [(mate.x, mate.y, (go.model.r + mate.r + CHAIN) ** 2) for mate in mates]

    def fits(place: Point) -> bool:
        px, py = place
        if (px - x) ** 2 + (py - y) ** 2 > go.far**2:
            return False
        for mx, my, chain in links:
            if (px - mx) ** 2 + (py - my) ** 2 <= chain:
                return go.field.fits(Disc(px, py, go.model.r))
        return False

    places = islice((place for place in rings(wanted, INCH // 2, 12, 8 * INCH) if fits(place)), ENOUGH)
    for number, place in enumerate(places):
        if number < FEW or go.field.free((go.start, place), go.model.r):
            path = find_path(t, go, place, True)
            if path is not None:
                return path
    return None


def gathering(t: Battle, card: Card) -> Paths | Reason:
    """Return paths that bring stragglers back into formation, or why there are none. GS-FRM-01, GS-FRM-02."""
    if keeps_formation(t, card):
        return Reason("gs-in-formation", "GS-FRM-01", {"card": card.id})
    return close_ranks(t, card) or Reason("gs-nothing-to-gather", "GS-FRM-01", {"card": card.id})


def close_ranks(t: Battle, card: Card) -> Paths | None:
    """Return paths that bring stragglers back into formation, or None if none restores what it was before.

    Stragglers come up to the largest group. Failing that, all go back to where they started, or they come up to another
    group, which something keeps where it is. GS-FRM-02, GS-FRM-04.
    """
    groups = sorted(chains(t.members(card)), key=len, reverse=True)
    paths = close_up(t, card, groups)
    if paths is not None:
        return paths
    going = movable(t, card)
    places = {model.number: start_of(t, model) for model in going}
    if len(chains(thought(t, card, places))) <= before(t, card):
        return [(model, (places[model.number],)) for model in going]
    turned = ([main, *[group for group in groups if group is not main]] for main in groups[1:])
    return next((paths for order in turned if (paths := close_up(t, card, order)) is not None), None)


def close_up(t: Battle, card: Card, groups: list[list[Model]]) -> Paths | None:
    """Return paths by which all others come up to the first group, or None if they cannot."""
    main = groups[0]
    mates = [model.disc for model in main]
    places: dict[int, Point] = {}
    paths: Paths = []
    for model in sorted([model for group in groups[1:] for model in group], key=lambda model: distance(model, main[0])):
        if cannot_move(t, model):
            continue
        go = mover(t, model, start_of(t, model), allowance(t, model), places)
        path = nearest_path(t, go, beside((model.x, model.y), model.r, mates), mates)
        if path is not None:
            paths.append((model, path))
            places[model.number] = path[-1]
            mates.append(Disc(*path[-1], model.r))
    return paths if len(chains(thought(t, card, places))) <= before(t, card) else None


def beside(place: Point, r: int, mates: list[Disc]) -> Point:
    """Return a point within two inches of the mate nearest to a place, on the line from that place to the mate."""
    x, y = place
    mate = min(mates, key=lambda other: (other.x - x) ** 2 + (other.y - y) ** 2)
    far = length((mate.x, mate.y), place) or 1
    keep = min(far, mate.r + r + CHAIN - 4)
    return mate.x + (x - mate.x) * keep // far, mate.y + (y - mate.y) * keep // far


def distance(model: Model, other: Model) -> int:
    return (model.x - other.x) ** 2 + (model.y - other.y) ** 2


# Proposed places


def proposals(t: Battle, go: Mover) -> Iterator[Point]:
    """Yield places worth moving to, each once: near enemies and away from them, markers, cover, and all around."""
    places = {go.start}
    for options in candidates(t, go):
        reachable = (option for option in options if option != go.start and find_path(t, go, option, True) is not None)
        place = next(reachable, go.start)
        if place not in places:
            places.add(place)
            yield place


def candidates(t: Battle, go: Mover) -> Iterator[Iterable[Point]]:
    """Yield groups of places worth moving to. Places of one group can stand in for each other."""
    (x, y), model, far = go.start, go.model, go.far
    foes = sorted(t.enemies(t.seat_of(model)), key=lambda foe: distance(model, foe))[:NEAREST]
    reach = max(0, melee_range(t, model))
    for foe in foes:
        close = foe.r + model.r
        yield towards(go, (foe.x, foe.y), close + 4, close + reach - 4)
    for foe in foes[:1]:
        times = 1 + far // (length(go.start, (foe.x, foe.y)) or 1)
        away = (x + (x - foe.x) * times, y + (y - foe.y) * times)
        yield part_ways(go, away, far, far // 2)
    for marker in sorted(t.markers, key=lambda marker: (marker.x - x) ** 2 + (marker.y - y) ** 2)[:NEAREST]:
        yield towards(go, (marker.x, marker.y), 0, INCH)
    for corner in sheltered(t, go):
        yield [corner]
    for cosine, sine in turns(8):
        aim = (round(x + far * cosine), round(y + far * sine))
        yield part_ways(go, aim, far, far // 2)


def part_ways(go: Mover, aim: Point, *lengths: int) -> Iterator[Point]:
    """Yield points at these lengths on the line to a point, each cut to what can be paid for. GS-TER-03."""
    path = (go.start, aim)
    most = payable(go, path)
    for far in lengths:
        yield first_part(path, min(far, most))[-1]


def towards(go: Mover, aim: Point, *stops: int) -> Iterator[Point]:
    """Yield points on the line to a point that stop short of it by these distances, or as near as the move allows."""
    whole = length(go.start, aim)
    return part_ways(go, aim, *[max(0, min(go.far, whole - stop)) for stop in stops])


def sheltered(t: Battle, go: Mover) -> list[Point]:
    """Return the nearest few places beside objects that hide a model, and just inside forests."""
    points = []
    for piece in t.ground.pieces.values():
        if not (piece.terrain.height or piece.terrain.forest):
            continue
        shape, side = piece.shape, go.model.r + 2
        for x0, y0, x1, y1 in shape.edges:
            mx, my = (x0 + x1) // 2, (y0 + y1) // 2
            whole = length((x0, y0), (x1, y1))
            step = side / whole * (1 if shape.turn > 0 else -1) * (-1 if piece.terrain.forest else 1)
            points.append((mx + round((y1 - y0) * step), my - round((x1 - x0) * step)))
    near = [point for point in points if length(go.start, point) <= go.far and min(point) >= 0]
    return sorted(near, key=lambda point: (length(go.start, point), point))[:NEAREST]


def too_far(model: Model, needed: int, far: int, clause: str) -> Reason:
    return Reason("gs-too-far", clause, {"model": model.id, "needed": in_inches(needed), "far": in_inches(far)})
