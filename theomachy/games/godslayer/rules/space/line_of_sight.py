"""GS-LOS, GS-TER-08, GS-TER-09, GS-HAZ: lines of sight past models, objects, forests and haze.

They may be checked at any time and reveal no distance.
"""

from functools import lru_cache
from typing import NamedTuple

from theomachy.games.godslayer.army.profiles import RADIUS, SIGHT
from theomachy.games.godslayer.ground.terrain import Ground, Piece
from theomachy.games.godslayer.rules.space.forest_sight import thin, thin_line, too_deep
from theomachy.games.godslayer.rules.values.statistics import own_sight_value, sight_value
from theomachy.games.godslayer.state import FIELD, Battle, Haze, Model
from theomachy.geometry.plane import INCH, Disc, Point, Round, Shape, overlaps, shape_gap, within
from theomachy.geometry.shapes import Box, boxes_meet
from theomachy.geometry.sight import discs_between, interposing, middle_free, shape_between, sight

CLOSE = 2 * INCH
"""Distance at which an obstacle counts as close to a model, in plane units. GS-LOS-08, GS-MIS-07, GS-MIS-08."""
HEIGHTS = {RADIUS[base]: SIGHT[base] for base in SIGHT}
"""Sight values by the radius of the base. GS-LOS-03, GS-PRO-10."""


class Seen(NamedTuple):
    """The answer whether one model sees another: a free line, or the obstacles and the clause that forbid it."""

    line: tuple[Point, Point] | None
    blockers: tuple[Disc | Shape, ...] = ()
    clause: str = "GS-LOS-01"

    @property
    def free(self) -> bool:
        return self.line is not None


class Between(NamedTuple):
    """A model, an object, a forest or a haze that may stand between two models."""

    body: Disc | Shape
    sight_value: int
    id: str
    plain: int
    """Sight value of the obstacle without the height that it stands on. GS-A-31."""


class View(NamedTuple):
    """All that may come between two models: other models, haze, and the ground."""

    others: tuple[tuple[int, int, int, bool, str], ...]
    """Place, radius, lying down and id of each model between the two.

    Models elsewhere are left out, so that their moves do not change a view.
    """
    hazes: tuple[Haze, ...]
    ground: Ground
    over_the_forest: bool
    """True if forests are ignored between two models that are higher than them. GS-A-32."""


def view(t: Battle, origin: Model, target: Model) -> View:
    left, top, right, bottom = corridor(origin, target)
    two = origin.number, target.number
    others = [
        (m.x, m.y, m.r, m.down, m.id)
        for m in t.models
        if left < m.x + m.r and m.x - m.r < right and top < m.y + m.r and m.y - m.r < bottom
        if m.where == FIELD and m.number not in two
    ]
    return View(tuple(others), tuple(t.hazes), t.ground, t.setup.rulings.over_the_forest)


def sees(t: Battle, origin: Model, target: Model) -> bool:
    return look(t, origin, target).free


def look(t: Battle, origin: Model, target: Model) -> Seen:
    """Return the line by which a model sees another, or what keeps it from it. GS-LOS-01, GS-LOS-05."""
    if origin.number == target.number:
        return Seen(((origin.x, origin.y), (target.x, target.y)))
    return seen(origin.disc, target.disc, own_look(t, origin), sight_value(t, target), view(t, origin, target))


@lru_cache(maxsize=1 << 12)
def seen(origin: Disc, target: Disc, mine: int, yours: int, view: View) -> Seen:
    """Return the line by which a model sees another, or what keeps it from it, from a cache.

    The smallest free line is enough. An obstacle lower than one of the two hides nothing, but one much taller than a
    target close behind it always does. Sight is mutual, except for that rule and for machines. The answer is cached
    because it is asked again and again while no model moves. GS-LOS-06, GS-LOS-08, GS-LOS-09, GS-A-30, GS-A-101.
    """
    a, b = ends(origin), ends(target)
    tall = max(mine, yours)
    near = bodies(origin, target, view, min(tall, yours + 2))
    discs = tuple([thing.body for thing in near if thing.sight_value >= tall and isinstance(thing.body, Disc)])
    shapes = tuple([thing.body for thing in near if thing.sight_value >= tall and not isinstance(thing.body, Disc)])
    view_past = past(a, b, discs, shapes, forests_between(origin, target, view, min(mine, yours)))
    if view_past.free:
        for body in {thing.id: thing for thing in near if thing.plain >= yours + 2}.values():
            parts = [thing.body for thing in near if thing.id == body.id]
            if hides(a, b, parts):
                return Seen(None, tuple(parts), "GS-LOS-08")
    return view_past


@lru_cache(maxsize=1 << 15)
def past(a: Disc, b: Disc, discs: tuple[Disc, ...], shapes: tuple[Shape, ...], forests: tuple[Shape, ...]) -> Seen:
    """Return the sight past all of these obstacles. It is cached, because moves elsewhere do not change it."""
    if forests and middle_free(a, b, discs_between(a, b, discs), (*shapes, *forests)):
        return Seen(((a.x, a.y), (b.x, b.y)))
    seen_through = through_forests(a, b, discs, shapes, forests) if forests else None
    if seen_through is not None:
        return seen_through
    line, blockers = sight(a, b, discs, shapes)
    return Seen(line, blockers, "GS-LOS-01" if line else "GS-LOS-06")


def forests_between(origin: Disc, target: Disc, view: View, lower: int) -> tuple[Shape, ...]:
    """Return the forests that may be in the corridor from one base to the other. GS-A-32."""
    box, forests = corridor(origin, target), view.ground.forests
    if view.over_the_forest:
        forests = tuple([forest for forest in forests if lower <= forest.sight_value])
    return tuple([forest.shape for forest in forests if boxes_meet(forest.shape.box, box)])


def ends(base: Disc) -> Disc:
    """Return the disc at which lines of sight begin and end, a little within the base.

    A line that only grazes an obstacle is so not free: three bases of a size in a row hide each other. GS-LOS-06.
    """
    return Disc(base.x, base.y, base.r - 1)


def own_look(t: Battle, origin: Model) -> int:
    """Return the sight value with which a model looks. A machine has that of its crew. GS-WMC-11."""
    if origin.role == "machine":
        crew = [model for model in t.members(t.card_of(origin)) if model.role != "machine"]
        if crew:
            return own_sight_value(t, crew[0]) + t.ground.elevation(origin.x, origin.y)
    return sight_value(t, origin)


def bodies(origin: Disc, target: Disc, view: View, least: int = 0) -> list[Between]:
    """Return the models, objects and haze of at least a sight value in the corridor between two bases.

    A model that lies down is as high as the ground it lies on. GS-LOS-02, GS-LOS-03, GS-A-123.
    """
    box = corridor(origin, target)
    ground = view.ground
    dx, dy = target.x - origin.x, target.y - origin.y
    far, wide = dx * dx + dy * dy, max(origin.r, target.r)
    between = []
    for x, y, r, down, id in view.others:
        aside = dx * (y - origin.y) - dy * (x - origin.x)
        if aside * aside >= (r + wide) ** 2 * far:
            continue
        plain = 0 if down else HEIGHTS[r]
        value = plain + ground.elevation(x, y) if ground.heights else plain
        if value >= least:
            between.append(Between(Disc(x, y, r), value, id, plain))
    for piece in ground.objects:
        if piece.sight_value >= least and boxes_meet(piece.shape.box, box):
            between += parts(piece)
    for number, haze in enumerate(view.hazes):
        if not haze.rough and haze.across >= least:
            between.append(Between(cloud(haze), haze.across, f"haze-{number + 1}", haze.across))
    return between


def cloud(haze: Haze) -> Disc:
    """Return the disc that a haze covers. GS-HAZ-01."""
    return Disc(haze.x, haze.y, haze.across * INCH // 2)


def corridor(origin: Round, target: Round) -> Box:
    """Return the box around all lines from one base to the other."""
    x, y, r = origin.x, origin.y, origin.r
    u, v, s = target.x, target.y, target.r
    return min(x - r, u - s), min(y - r, v - s), max(x + r, u + s), max(y + r, v + s)


def parts(piece: Piece) -> list[Between]:
    """Return an object as obstacles: each of its walls, if it is a building. GS-LOS-04, GS-TER-12."""
    return [Between(wall, piece.sight_value, piece.terrain.id, piece.sight_value) for wall in piece.walls]


def hides(a: Disc, b: Disc, bodies: list[Disc | Shape]) -> bool:
    """Return True if something close to the target covers all of it. GS-LOS-08, GS-A-31."""
    discs = [body for body in bodies if isinstance(body, Disc)]
    shapes = [body for body in bodies if not isinstance(body, Disc)]
    close = any(within(b, body, CLOSE) for body in discs) or any(shape_gap(b, body) <= CLOSE for body in shapes)
    return close and not sight(a, b, discs, shapes).free


def through_forests(
    a: Disc, b: Disc, discs: tuple[Disc, ...], shapes: tuple[Shape, ...], forests: tuple[Shape, ...]
) -> Seen | None:
    """Return the sight between two models with forests between them, or None if no forest is in the way.

    No line passes a whole piece of forest, and a line passes an inch at most of those in which one of the two stands.
    GS-TER-08, GS-TER-09, GS-A-32.
    """
    narrow = a, b
    a, b = a._replace(r=a.r + 1), b._replace(r=b.r + 1)  # the bases themselves
    own = tuple(forest for forest in forests if overlaps(a, forest) or overlaps(b, forest))
    others = [forest for forest in forests if forest not in own and shape_between(a, b, forest)]
    if not own and not others:
        return None
    if own and too_deep(a, b, own):
        return Seen(None, own, "GS-TER-08")
    line, blockers = sight(*narrow, discs, [*shapes, *others])
    if line is None:
        if others and sight(*narrow, discs, shapes).free:
            return Seen(None, tuple(others), "GS-TER-09")
        return Seen(None, blockers, "GS-LOS-06")
    if not own or thin(line, own):
        return Seen(line)
    bases = discs_between(a, b, discs)
    standing = [shape for shape in (*shapes, *others) if shape_between(a, b, shape)]
    line = thin_line(a, b, own, bases, standing)
    return Seen(line) if line is not None else Seen(None, own, "GS-TER-08")


def interposers(t: Battle, origin: Model, target: Model) -> list[Between]:
    """Return all that some line from one base to the other crosses, forests included. GS-LOS-02."""
    forests = [
        Between(forest.shape, forest.sight_value, forest.terrain.id, forest.sight_value) for forest in t.ground.forests
    ]
    between = [*bodies(origin.disc, target.disc, view(t, origin, target)), *forests]
    discs = [thing.body for thing in between if isinstance(thing.body, Disc)]
    shapes = [thing.body for thing in between if not isinstance(thing.body, Disc)]
    crossed = {id(body) for body in interposing(origin.disc, target.disc, discs, shapes)}
    return [thing for thing in between if id(thing.body) in crossed]
