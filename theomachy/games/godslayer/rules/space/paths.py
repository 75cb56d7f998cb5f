"""Paths of one base: what stops it, what its path costs, and where it falls.

GS-MOV-02 to 04, GS-MOV-08, GS-TER-03 to 05, GS-TER-12. Positions of other models can be handed in as `places`, so that
the moves of a whole unit can be planned.
"""

from collections.abc import Mapping, Sequence
from itertools import pairwise
from typing import NamedTuple, TypeAlias

from theomachy.games.godslayer.ground.terrain import Ground, Piece, lies_on
from theomachy.games.godslayer.language import Cross
from theomachy.games.godslayer.rules.space.places import FAR
from theomachy.games.godslayer.rules.values.statistics import every_on, own_sight_value
from theomachy.games.godslayer.state import FIELD, Battle, Haze, Model
from theomachy.geometry.around import way_round
from theomachy.geometry.moving import Field, Obstacle, cost, touching
from theomachy.geometry.moving import RoughGround as Rough
from theomachy.geometry.plane import INCH, Disc, Point, Shape, inside, length, overlaps
from theomachy.geometry.rings import turns
from theomachy.geometry.shapes import Box, boxes_meet
from theomachy.kernel import Reason
from theomachy.kernel.keys import Subject, path, split_verb

Path: TypeAlias = tuple[Point, ...]
Places: TypeAlias = Mapping[int, Point]
"""Supposed positions of models by their numbers; all others stand where they are."""
NOWHERE: Places = {}
ALL = "all"
"""Word in a key for all members of a unit that have not moved yet."""
DRAWN = 24
"""Most points in a path that a player draws. A computed path may have more."""
ROUNDING = 8
"""Distance by which a point of a path may lie beyond the point asked for, in plane units."""


DEAREST = 2
"""Factor by which difficult ground multiplies the price of an inch, at most. GS-TER-03."""


class Mover(NamedTuple):
    """A base that is to move, with its start, its range and all obstacles and difficult ground near.

    It is built once for many paths.
    """

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
    """Return the field of obstacles near a path: all bases but the model's own, and objects that it may not cross.

    Obstacles outside the box `near` are left out, because the path cannot touch them. GS-MOV-03, GS-MOV-04, GS-TER-05,
    GS-TER-12.
    """
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
    """Return the shapes that a model of this sight value may not cross. An object that it stands on is no obstacle.

    GS-MOV-04.
    """
    barriers = ground.barriers(sight_value)
    on = [piece.shape for piece in ground.heights if lies_on(*start, piece.shape)]
    return [wall for wall in barriers if wall not in on] if on else barriers


def rough_for(t: Battle, model: Model) -> list[Rough]:
    """Return the difficult ground, except the kinds that a model crosses freely. GS-TER-03, GS-TER-04."""
    open_to = [effect.terrain for effect in every_on(t, model, Cross)]
    return t.ground.dear(open_to) + [Rough(round_shape(haze), 2) for haze in t.hazes if haze.rough]


def round_shape(haze: Haze) -> Shape:
    r = haze.across * INCH / 2
    return Shape.polygon([(round(haze.x + r * c), round(haze.y + r * s)) for c, s in turns(24)])


def price(go: Mover, path: Sequence[Point]) -> int:
    """Return what a path costs in plane units. Every inch on difficult ground counts twice.

    GS-TER-03, GS-TER-04, GS-A-11, GS-A-12.
    """
    return cost(path, go.model.r, go.rough)


def affordable(go: Mover, path: Sequence[Point], far: int) -> Path:
    """Return the beginning of a path up to a length, or as much of that as a model can pay for. GS-TER-03."""
    return first_part(path, min(far, payable(go, path)))


def payable(go: Mover, path: Sequence[Point]) -> int:
    """Return how much of a path a model can pay for, in plane units. GS-TER-03."""
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
    """Return the beginning of a path up to a length, or all of it if it is shorter."""
    points = [path[0]]
    for a, b in pairwise(path):
        leg = length(a, b)
        if leg >= far:
            return (*points, along(a, b, far))
        points.append(b)
        far = far - leg
    return tuple(points)


def rest_of(path: Sequence[Point], far: int) -> Path:
    """Return the rest of a path after a length."""
    for n, (a, b) in enumerate(pairwise(path)):
        leg = length(a, b)
        if leg >= far:
            return (along(a, b, far), *path[n + 1 :])
        far = far - leg
    return (path[-1],)


def way_length(path: Sequence[Point]) -> int:
    return sum([length(a, b) for a, b in pairwise(path)])


# Refusals


def why_not_path(t: Battle, go: Mover, path: Path) -> Reason | None:
    """Return why a base may not move along these points, or None. GS-MOV-01, GS-MOV-03, GS-MOV-04."""
    model = go.model
    for a, b in pairwise(path):
        thing = go.field.obstacle(a, b, model.r)
        if thing is not None:
            return why_blocked(t, model, thing)
    return why_not_end(t, go, landing(t, model, path)[-1]) or why_too_far(go, path)


def why_too_far(go: Mover, path: Path) -> Reason | None:
    """Return why a path is too long for a model, or None. GS-MOV-01."""
    if DEAREST * way_length(path) <= go.far:
        return None
    paid = price(go, path)
    return too_far(go, paid) if paid > go.far else None


def too_far(go: Mover, paid: int) -> Reason:
    args = {"model": go.model.id, "needed": in_inches(paid), "far": in_inches(go.far)}
    return Reason("gs-too-far", "GS-MOV-01", args)


def why_not_end(t: Battle, go: Mover, end: Point) -> Reason | None:
    """Return why a base may not stop at a point, on a model or half on an object, or None. GS-MOV-03, GS-MOV-04."""
    thing = go.field.underneath(*end, go.model.r)
    return why_not_stop(t, go, end) if thing is None else why_blocked(t, go.model, thing)


def why_not_stop(t: Battle, go: Mover, end: Point) -> Reason | None:
    """Return why a base may not stop at a point where no model stands, or None. GS-MOV-04."""
    model, base = go.model, Disc(*end, go.model.r)
    edges = [piece.shape for piece in cliffs(t, model, go.start) if not inside(end, piece.shape)]
    for shape in (*t.ground.no_end(own_sight_value(t, model)), *edges):
        if overlaps(base, shape):
            return Reason("gs-may-not-stop", "GS-MOV-04", {"model": model.id, "terrain": name_of(t, shape)})
    return None


def why_blocked(t: Battle, model: Model, thing: Obstacle) -> Reason:
    """Return the reason to give when a thing blocks the way of a model.

    GS-MOV-03, GS-MOV-04, GS-MOV-09, GS-TER-05, GS-TER-12.
    """
    if thing == "edge":
        return Reason("gs-off-table", "GS-MOV-09", {"model": model.id})
    if isinstance(thing, Disc):
        others = [other for other in t.models if other.where == FIELD and other.number != model.number]
        by = next((other.id for other in others if (other.x, other.y, other.r) == thing), None)
        return way_blocked(model, by, "GS-MOV-03")
    assert isinstance(thing, Shape)
    piece = next((piece for piece in t.ground.pieces.values() if thing in piece.walls), None)
    clause = "GS-MOV-04"
    if piece is not None and piece.terrain.going == "impassable":
        clause = "GS-TER-12" if piece.terrain.building else "GS-TER-05"
    return way_blocked(model, piece.terrain.id if piece else None, clause)


def way_blocked(model: Model, by: str | None, clause: str) -> Reason:
    """Return the reason that something is in a model's way; None stands for a mate where it will stand by then."""
    if by is None:
        return Reason("gs-no-way", clause, {"model": model.id})
    return Reason("gs-way-blocked", clause, {"model": model.id, "by": by})


def name_of(t: Battle, shape: Shape) -> str:
    return next((id for id, piece in t.ground.pieces.items() if piece.shape == shape), "")


def in_inches(units: int) -> float:
    """Return a length in inches for messages, rounded up to a hundredth."""
    return -(-units * 100 // INCH) / 100


# Finding a path


def find_path(t: Battle, go: Mover, goal: Point, glance: bool = False) -> Path | None:
    """Return a short path to a place that a model can pay for, or None.

    It goes straight, or round obstacles, or round difficult ground. The last is not tried when `glance` is set.
    """
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
    """Return why there is no path to a place, or None if there is one. GS-MOV-01, GS-MOV-03, GS-MOV-04."""
    if find_path(t, go, goal) is not None:
        return None
    straight = (go.start, goal)
    if length(*straight) > go.far:  # this reason comes before an obstacle in the way
        return too_far(go, price(go, straight))
    why = why_not_end(t, go, goal) or why_not_path(t, go, straight)
    return why or Reason("gs-no-way", "GS-MOV-01", {"model": go.model.id})


# Falling


def cliffs(t: Battle, model: Model, start: Point) -> list[Piece]:
    """Return the heights that a model stands on and can only jump off: no slope, and not lower than itself.

    GS-MOV-08, GS-A-85.
    """
    own = own_sight_value(t, model)
    return [piece for piece in steep(t, start) if piece.sight_value >= own]


def steep(t: Battle, start: Point) -> list[Piece]:
    """Return the heights without a slope on which a point lies."""
    return [piece for piece in t.ground.heights if not piece.terrain.slope and lies_on(*start, piece.shape)]


def landing(t: Battle, model: Model, path: Path) -> Path:
    """Return a path cut off where the base is clear of the height that it leaves. There the model lies. GS-MOV-08."""
    off = [piece.shape for piece in cliffs(t, model, path[0]) if not inside(path[-1], piece.shape)]
    for shape in off:
        points = [path[0]]
        for a, b in pairwise(path):
            if not overlaps(Disc(*b, model.r), shape):
                return (*points, first_clear(a, b, model.r, shape))
            points.append(b)
    return path


def first_clear(a: Point, b: Point, r: int, shape: Shape) -> Point:
    """Return where from `a` on a shape to `b` off it a base is first clear of the shape, by bisection."""
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
    """Return the point of a leg at a distance from its beginning."""
    far = length(a, b)
    return (a[0] + round((b[0] - a[0]) * part / far), a[1] + round((b[1] - a[1]) * part / far)) if far else a


def drop(t: Battle, start: Point, end: Point) -> int:
    """Return the full inches of real height from one place down to another. GS-MOV-08, GS-A-29, GS-A-83."""
    return max(0, t.ground.height(*start) - t.ground.height(*end)) // INCH


# Keys


def read_path(text: str, most: int = DRAWN) -> Path | None:
    """Return the points of a key, `x,y` or several with blanks between, at most `most` of them.

    Return None for another text.
    """
    spots = path(text)
    if spots is None or len(spots) > most:
        return None
    points = tuple([(x, y) for x, y, _ in spots])
    near = all(max(point) < FAR for point in points)
    return points if near and text == write_path(points) else None


def write_path(points: Path) -> str:
    return " ".join([f"{x},{y}" for x, y in points])


def about(key: str) -> Subject:
    """Return the model and place that a key is about: `a2.3:x,y`, or `all:x,y` for a whole unit.

    A key without a place has no subject.
    """
    who, rest = split_verb(key)
    points = read_path(rest)
    return Subject(piece=who if rest and who != ALL else "", place=points[-1] if points is not None else None)
