"""GS-FRM, GS-MOV-05: how the members of a unit move so that it ends in formation, and where they may want to go."""

from collections.abc import Iterable, Iterator
from itertools import islice
from typing import TypeAlias

import msgspec

from theomachy.games.godslayer.notation import notes
from theomachy.games.godslayer.rules.combat.war_machines import is_machine
from theomachy.games.godslayer.rules.effects.statistics import all_of, melee_range, stat
from theomachy.games.godslayer.rules.movement.formation import CHAIN, chains, keeps_formation, links
from theomachy.games.godslayer.rules.movement.paths import (
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
from theomachy.games.godslayer.rules.round.action import able
from theomachy.games.godslayer.state import Battle, Card, Model
from theomachy.geometry.plane import INCH, Disc, Point, length
from theomachy.geometry.rings import rings, turns
from theomachy.kernel import Reason
from theomachy.kernel.scene import Stroke

Paths: TypeAlias = list[tuple[Model, Path]]
"""Who goes which way, in this order."""
NEAREST = 3
"""Enemies, markers and objects that a move may be made for: this many of each."""
HOLD = "hold"
ENOUGH = 24
"""Places that are looked at for a member who cannot go where he should."""
FEW = 4
"""of them also for a way round what stands there"""

BEYOND = 100 * INCH
"""Off every table."""

replace = msgspec.structs.replace


# Who moves how far


def allowance(t: Battle, model: Model) -> int:
    """How far a member may move, or move on. GS-MOV-01, GS-CHG-06, GS-DEP-11"""
    march = t.march
    assert march is not None
    far = march.far + march.times * stat(t, model, "MOV") * INCH - used_up(t, model)
    return far + all_of(t, model, "charge move") * INCH if march.how == "charge" else max(0, far)


def used_up(t: Battle, model: Model) -> int:
    """What a member has walked before somebody hidden made it halt. GS-DEP-11"""
    assert t.march is not None
    return next((spent for number, spent, _ in t.march.walked if number == model.number), 0)


def movable(t: Battle, card: Card) -> list[Model]:
    """Members that may still be moved. GS-KNO-01, GS-STA-01"""
    return [model for model in able(t, card) if not cannot_move(t, model)]


def can_move(t: Battle, card: Card) -> bool:
    return any(not cannot_move(t, model) for model in able(t, card))


def unmoved(t: Battle, card: Card) -> list[Model]:
    """Those of them that have not moved yet."""
    assert t.march is not None
    moved = [number for number, _ in t.march.ways]
    return [model for model in movable(t, card) if model.number not in moved]


def cannot_move(t: Battle, model: Model) -> Reason | None:
    """GS-KNO-01, GS-STA-01, GS-FRE-03, GS-A-13"""
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
    """Whether nobody of its crew was beside it when the movement began. GS-WMC-07"""
    card = t.card_of(machine)
    before = chains(thought(t, card, {model.number: first_stood(t, model) for model in t.members(card)}))
    return any([model.number for model in group] == [machine.number] for group in before)


def start_of(t: Battle, model: Model) -> Point:
    """Where it stood when the movement began, or when it was halted."""
    assert t.march is not None
    return next((points[0] for number, points in t.march.ways if number == model.number), (model.x, model.y))


def first_stood(t: Battle, model: Model) -> Point:
    """Where it stood when the movement began, halted or not. GS-FRM-02"""
    assert t.march is not None
    return next((start for number, _, start in t.march.walked if number == model.number), start_of(t, model))


def held_back(card: Card, model: Model) -> bool:
    """Whether it was kept out of its unit's charge in this round: it has no charge bonus. GS-CHG-09"""
    return notes.held_back(model.id) in card.done


# Formation


def thought(t: Battle, card: Card, places: Places) -> list[Model]:
    """The members as they would stand."""
    return [
        replace(model, x=places[model.number][0], y=places[model.number][1]) if model.number in places else model
        for model in t.members(card)
    ]


def before(t: Battle, card: Card) -> int:
    """Into how many groups a unit was split when it began to move. GS-FRM-04, GS-A-125"""
    return len(chains(thought(t, card, {model.number: first_stood(t, model) for model in t.members(card)})))


def was_broken(t: Battle, card: Card) -> bool:
    """Whether a unit was out of formation before it moved, and is no worse now. GS-FRM-04, GS-A-125"""
    return 1 < before(t, card) >= len(chains(t.members(card)))


def must_gather(t: Battle, card: Card) -> bool:
    """Whether a unit is out of formation, worse than when it began to move, and can do something about it.
    GS-FRM-01, GS-FRM-02, GS-FRM-04, GS-A-125"""
    return not (keeps_formation(t, card) or was_broken(t, card) or close_ranks(t, card) is None)


def drawn(t: Battle, card: Card, paths: Paths) -> list[Stroke]:
    """The way of the first, how the others go along, and what holds the unit together then. GS-FRM-01"""
    strokes = [
        Stroke("follow" if number else "measure", list(path), base=model.r)
        for number, (model, path) in enumerate(paths)
    ]
    return strokes + linked(t, card, paths) if len(card.models) > 1 else strokes


def linked(t: Battle, card: Card, paths: Paths) -> list[Stroke]:
    then = thought(t, card, {model.number: path[-1] for model, path in paths})
    return [Stroke("link", [(mate.x, mate.y), (other.x, other.y)]) for mate, other in links(then)]


def together(t: Battle, card: Card, goal: Point) -> Paths | Reason:
    """All that have not moved yet go along with the first of them, those ahead first; who cannot keep his place goes
    as near to it as he can. GS-MOV-05, GS-FRM-01, GS-FRM-02, GS-A-86"""
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
    """The first of those who move together, as if the others were not there: they make room."""
    first, *others = fresh
    places = {model.number: (-BEYOND, -BEYOND) for model in others}
    return mover(t, first, (first.x, first.y), allowance(t, first), places)


def nearest_path(t: Battle, go: Mover, wanted: Point, mates: list[Disc]) -> Path | None:
    """A way to a place near the wanted one, in formation with some mates: to the nearest few round what stands there,
    to the others straight. GS-FRM-01"""

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


def close_ranks(t: Battle, card: Card) -> Paths | None:
    """How stragglers come back into formation: up to the largest group, or all back to where they started, or up to
    another group, whom something keeps where it is. None if nothing makes it as good as it was. GS-FRM-02, GS-FRM-04"""
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
    """How all others come up to the first group."""
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
    """Just within two inches of the nearest mate, for a base that comes from here."""
    x, y = place
    mate = min(mates, key=lambda other: (other.x - x) ** 2 + (other.y - y) ** 2)
    far = length((mate.x, mate.y), place) or 1
    keep = min(far, mate.r + r + CHAIN - 4)
    return mate.x + (x - mate.x) * keep // far, mate.y + (y - mate.y) * keep // far


def distance(model: Model, other: Model) -> int:
    return (model.x - other.x) ** 2 + (model.y - other.y) ** 2


# Where one might want to go


def proposals(t: Battle, go: Mover) -> Iterator[Point]:
    """Places worth considering, none twice: up to enemies and away from them, to markers, into cover, all around."""
    places = {go.start}
    for options in candidates(t, go):
        reachable = (option for option in options if option != go.start and find_path(t, go, option, True) is not None)
        place = next(reachable, go.start)
        if place not in places:
            places.add(place)
            yield place


def candidates(t: Battle, go: Mover) -> Iterator[Iterable[Point]]:
    """Places, each with others that would do instead."""
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
    """So far on the line to a point, or as far as can be paid for; or instead less far. GS-TER-03"""
    path = (go.start, aim)
    most = payable(go, path)
    for far in lengths:
        yield first_part(path, min(far, most))[-1]


def towards(go: Mover, aim: Point, *stops: int) -> Iterator[Point]:
    """Up to so near to a point, or as far as it gets."""
    whole = length(go.start, aim)
    return part_ways(go, aim, *[max(0, min(go.far, whole - stop)) for stop in stops])


def sheltered(t: Battle, go: Mover) -> list[Point]:
    """Against the faces of what one can hide behind, and just inside forests: the nearest few."""
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
