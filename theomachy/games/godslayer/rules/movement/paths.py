"""GS-MOV-02 to 04, GS-MOV-08, GS-TER-03 to 05, GS-TER-12: the way of one base: what stops it, what it costs, where it
falls. Where others are thought to stand is handed in as `at`, so that a whole unit can be thought through."""

from collections.abc import Mapping, Sequence
from itertools import pairwise
from typing import NamedTuple, TypeAlias

from theomachy.games.godslayer.effects.language import Cross
from theomachy.games.godslayer.ground.terrain import Ground, Piece, lies_on
from theomachy.games.godslayer.rules.effects.statistics import every_on, own_sight_value
from theomachy.games.godslayer.rules.movement.places import FAR
from theomachy.games.godslayer.state import FIELD, Battle, Haze, Model
from theomachy.geometry.around import way_round
from theomachy.geometry.moving import Field, Obstacle, cost, touching
from theomachy.geometry.moving import Ground as Rough
from theomachy.geometry.plane import INCH, Disc, Point, Shape, inside, length, overlaps
from theomachy.geometry.rings import turns
from theomachy.geometry.shapes import Box, boxes_meet
from theomachy.kernel import Reason
from theomachy.kernel.keys import Subject, path, split_verb

Path: TypeAlias = tuple[Point, ...]
Places: TypeAlias = Mapping[int, Point]
"""Where models are thought to stand, by their numbers; all others stand where they are."""
NOWHERE: Places = {}
ALL = "all"
"""In a key, all of a unit that have not moved yet."""
DRAWN = 24
"""Points of a path that a player draws. One that is worked out may have more."""
ROUNDING = 8
"""Units by which a point of a way may lie further than it was asked for."""


DEAREST = 2
"""What an inch costs at most. GS-TER-03"""


class Mover(NamedTuple):
    """A base that is to move: from where, how far, past what. Looked up once for many ways."""

    model: Model
    start: Point
    far: int
    field: Field
    rough: list[Rough]

    @property
    def disc(self) -> Disc:
        return Disc(*self.start, self.model.r)


def mover(t: Battle, model: Model, start: Point, far: int, places: Places = NOWHERE) -> Mover:
    near = box_about(start, far + model.r)
    rough = [patch for patch in rough_for(t, model) if boxes_meet(patch.shape.box, near)]
    return Mover(model, start, far, field_of(t, model, start, near, places), rough)


def box_about(place: Point, far: int) -> Box:
    x, y = place
    return x - far, y - far, x + far, y + far


def field_of(t: Battle, model: Model, start: Point, near: Box, places: Places) -> Field:
    """All bases but its own, and what it may not cross, without what can never be met: most of a table.
    GS-MOV-03, GS-MOV-04, GS-TER-05, GS-TER-12"""
    left, top, right, bottom = near
    bases = []
    for other in t.models:
        if other.where == FIELD and other.number != model.number:
            x, y = places.get(other.number, (other.x, other.y))
            r = other.r
            if left <= x + r and x - r <= right and top <= y + r and y - r <= bottom:
                bases.append(Disc(x, y, r))
    barriers = walls(t.ground, own_sight_value(t, model), start)
    return Field(t.width, t.height, bases, [shape for shape in barriers if boxes_meet(shape.box, near)])


def walls(ground: Ground, sight_value: int, start: Point) -> list[Shape]:
    """What a model of this sight value may not cross; who stands on something walks about up there. GS-MOV-04"""
    barriers = ground.barriers(sight_value)
    on = [piece.shape for piece in ground.heights if lies_on(*start, piece.shape)]
    return [wall for wall in barriers if wall not in on] if on else barriers


def rough_for(t: Battle, model: Model) -> list[Rough]:
    """Difficult ground, but for what is open to a model. GS-TER-03, GS-TER-04"""
    open_to = [effect.terrain for effect in every_on(t, model, Cross)]
    return t.ground.dear(open_to) + [Rough(round_shape(haze), 2) for haze in t.hazes if haze.rough]


def round_shape(haze: Haze) -> Shape:
    r = haze.across * INCH / 2
    return Shape.polygon([(round(haze.x + r * c), round(haze.y + r * s)) for c, s in turns(24)])


def price(go: Mover, path: Sequence[Point]) -> int:
    """Every inch on difficult ground counts twice. GS-TER-03, GS-TER-04, GS-A-11, GS-A-12"""
    return cost(path, go.model.r, go.rough)


def affordable(go: Mover, path: Sequence[Point], far: int) -> Path:
    """The beginning of a way, so long, or as long as can be paid for. GS-TER-03"""
    return first_part(path, min(far, payable(go, path)))


def payable(go: Mover, path: Sequence[Point]) -> int:
    """How much of a way can be paid for. GS-TER-03"""
    shapes = [rough.shape for rough in go.rough]
    left, walked = float(go.far - ROUNDING), 0.0
    for a, b in pairwise(path):
        passed, whole = 0.0, float(length(a, b))
        for begin, end in [*touching(a, b, go.model.r, shapes), (whole, whole)]:
            freely = min(begin - passed, left)
            slowly = min(end - begin, (left - freely) / 2)
            left, walked, passed = left - freely - 2 * slowly, walked + freely + slowly, end
    return int(walked)


def first_part(path: Sequence[Point], far: int) -> Path:
    """The beginning of a way, so long; all of it if it is shorter."""
    points = [path[0]]
    for a, b in pairwise(path):
        leg = length(a, b)
        if leg >= far:
            return (*points, along(a, b, far))
        points.append(b)
        far = far - leg
    return tuple(points)


def rest_of(path: Sequence[Point], far: int) -> Path:
    """What is left of a way after so much of it."""
    for n, (a, b) in enumerate(pairwise(path)):
        leg = length(a, b)
        if leg >= far:
            return (along(a, b, far), *path[n + 1 :])
        far = far - leg
    return (path[-1],)


def way_length(path: Sequence[Point]) -> int:
    return sum([length(a, b) for a, b in pairwise(path)])


# Why not


def why_not_path(t: Battle, go: Mover, path: Path) -> Reason | None:
    """Why a base may not go along these points. GS-MOV-01, GS-MOV-03, GS-MOV-04"""
    model = go.model
    for a, b in pairwise(path):
        thing = go.field.obstacle(a, b, model.r)
        if thing is not None:
            return why_blocked(t, model, thing)
    return why_not_end(t, go, landing(t, model, path)[-1]) or why_too_far(go, path)


def why_too_far(go: Mover, path: Path) -> Reason | None:
    """GS-MOV-01"""
    if DEAREST * way_length(path) <= go.far:
        return None
    paid = price(go, path)
    return too_far(go, paid) if paid > go.far else None


def too_far(go: Mover, paid: int) -> Reason:
    args = {"model": go.model.id, "needed": in_inches(paid), "far": in_inches(go.far)}
    return Reason("gs-too-far", "GS-MOV-01", args)


def why_not_end(t: Battle, go: Mover, end: Point) -> Reason | None:
    """Why it may not stop here: on a model, or half on an object. GS-MOV-03, GS-MOV-04"""
    thing = go.field.underneath(*end, go.model.r)
    return why_not_stop(t, go, end) if thing is None else why_blocked(t, go.model, thing)


def why_not_stop(t: Battle, go: Mover, end: Point) -> Reason | None:
    """The same where nobody stands. GS-MOV-04"""
    model, base = go.model, Disc(*end, go.model.r)
    edges = [piece.shape for piece in cliffs(t, model, go.start) if not inside(end, piece.shape)]
    for shape in (*t.ground.no_end(own_sight_value(t, model)), *edges):
        if overlaps(base, shape):
            return Reason("gs-may-not-stop", "GS-MOV-04", {"model": model.id, "terrain": name_of(t, shape)})
    return None


def why_blocked(t: Battle, model: Model, thing: Obstacle) -> Reason:
    """GS-MOV-03, GS-MOV-04, GS-MOV-09, GS-TER-05, GS-TER-12"""
    if thing == "edge":
        return Reason("gs-off-table", "GS-MOV-09", {"model": model.id})
    if isinstance(thing, Disc):
        others = [other for other in t.models if other.where == FIELD and other.number != model.number]
        by = next((other.id for other in others if (other.x, other.y, other.r) == thing), "")
        return Reason("gs-way-blocked", "GS-MOV-03", {"model": model.id, "by": by})
    assert isinstance(thing, Shape)
    piece = next((piece for piece in t.ground.pieces.values() if thing in piece.walls), None)
    clause = "GS-MOV-04"
    if piece is not None and piece.terrain.going == "impassable":
        clause = "GS-TER-12" if piece.terrain.building else "GS-TER-05"
    return Reason("gs-way-blocked", clause, {"model": model.id, "by": piece.terrain.id if piece else ""})


def name_of(t: Battle, shape: Shape) -> str:
    return next((id for id, piece in t.ground.pieces.items() if piece.shape == shape), "")


def in_inches(units: int) -> float:
    """For telling, rounded up to a hundredth."""
    return -(-units * 100 // INCH) / 100


# Finding a way


def find_path(t: Battle, go: Mover, goal: Point, glance: bool = False) -> Path | None:
    """A short way to a place that it can pay for: straight, round what stands there, round difficult ground; the last
    one not at a glance."""
    base = Disc(*goal, go.model.r)
    if length(go.start, goal) > go.far or not go.field.fits(base) or why_not_stop(t, go, goal):
        return None
    if goal == go.start:
        return (goal,)
    straight = (go.start, goal)
    path = straight if go.field.free(straight, go.model.r) else way_round(go.field, go.disc, goal, go.far)
    if path is not None and go.rough and not glance and why_too_far(go, path):
        field = go.field
        dry = Field(field.width, field.height, field.discs, (*field.shapes, *[ground.shape for ground in go.rough]))
        path = way_round(dry, go.disc, goal, go.far)
    if path is None:
        return None
    end = landing(t, go.model, path)[-1]
    return None if (end != goal and why_not_end(t, go, end)) or why_too_far(go, path) else path


def why_no_path(t: Battle, go: Mover, goal: Point) -> Reason | None:
    """Why none is found to a place. GS-MOV-01, GS-MOV-03, GS-MOV-04"""
    if find_path(t, go, goal) is not None:
        return None
    straight = (go.start, goal)
    if length(*straight) > go.far:  # before what is in the way
        return too_far(go, price(go, straight))
    why = why_not_end(t, go, goal) or why_not_path(t, go, straight)
    return why or Reason("gs-no-way", "GS-MOV-01", {"model": go.model.id})


# Falling


def cliffs(t: Battle, model: Model, start: Point) -> list[Piece]:
    """Heights that it stands on and can only jump off: no slope, and not lower than itself. GS-MOV-08, GS-A-85"""
    own = own_sight_value(t, model)
    return [piece for piece in steep(t, start) if piece.sight_value >= own]


def steep(t: Battle, start: Point) -> list[Piece]:
    """Heights without a slope on which one stands here."""
    return [piece for piece in t.ground.heights if not piece.terrain.slope and lies_on(*start, piece.shape)]


def landing(t: Battle, model: Model, path: Path) -> Path:
    """A way off a height ends where the base is clear of it: there it lies. GS-MOV-08"""
    off = [piece.shape for piece in cliffs(t, model, path[0]) if not inside(path[-1], piece.shape)]
    for shape in off:
        points = [path[0]]
        for a, b in pairwise(path):
            if not overlaps(Disc(*b, model.r), shape):
                return (*points, first_clear(a, b, model.r, shape))
            points.append(b)
    return path


def first_clear(a: Point, b: Point, r: int, shape: Shape) -> Point:
    """Where on its way from a, on a shape, to b, off it, a base is clear of it; found by halving."""
    far = length(a, b)
    bad, good, best = 0, far, b
    while good - bad > 1:
        middle = (good + bad) // 2
        point = along(a, b, middle)
        if overlaps(Disc(*point, r), shape):
            bad = middle
        else:
            good, best = middle, point
    return best


def along(a: Point, b: Point, part: int) -> Point:
    """The point of a leg this far from its beginning."""
    far = length(a, b)
    return (a[0] + round((b[0] - a[0]) * part / far), a[1] + round((b[1] - a[1]) * part / far)) if far else a


def drop(t: Battle, start: Point, end: Point) -> int:
    """Full inches of real height from one place down to another. GS-MOV-08, GS-A-29, GS-A-83"""
    return max(0, t.ground.height(*start) - t.ground.height(*end)) // INCH


# Keys


def read_path(text: str, most: int = DRAWN) -> Path | None:
    """`x,y`, or several with blanks between, `most` of them at most; None if it is nothing of the kind."""
    spots = path(text)
    if spots is None or len(spots) > most:
        return None
    points = tuple([(x, y) for x, y, _ in spots])
    near = all(max(point) < FAR for point in points)
    return points if near and text == write_path(points) else None


def write_path(points: Path) -> str:
    return " ".join([f"{x},{y}" for x, y in points])


def about(key: str) -> Subject:
    """Who goes where: `a2.3:x,y`, or all of a unit: `all:x,y`. A word alone is about nobody."""
    who, rest = split_verb(key)
    points = read_path(rest)
    return Subject(piece=who if rest and who != ALL else "", place=points[-1] if points is not None else None)
