"""GS-MOV-08: off a height, by one's own will or another's."""

from theomachy.games.godslayer import tasks, verbs
from theomachy.games.godslayer.rules.movement.paths import along, cliffs, drop, first_clear, steep
from theomachy.games.godslayer.state import Battle, Model
from theomachy.geometry.moving import Field
from theomachy.geometry.plane import Disc, Point, Shape, inside, length, overlaps


def schedule_fall(t: Battle, model: Model, start: Point, pushed: bool = False) -> None:
    """A model that jumps off a height has fallen off it; one that climbs down a slope, or down from what is lower than
    itself, has not. Who is pushed climbs nowhere. GS-MOV-08"""
    here = (model.x, model.y)
    if any(not inside(here, piece.shape) for piece in (steep(t, start) if pushed else cliffs(t, model, start))):
        if t.march is not None:
            verbs.change_march(t, struck=(*t.march.struck, model.number))
        verbs.schedule(t, tasks.Fall(model.number, drop(t, start, here)))


def pushed_to(t: Battle, field: Field, model: Model, end: Point) -> Point:
    """Where a model that is pushed comes to rest: where something stops it; off a height just clear of it, right below,
    and on the edge where there is no room below. GS-MOV-08, GS-MOV-09"""
    start = (model.x, model.y)
    stop = field.stop((start, end), model.r)
    place = stop.at if stop else end
    for piece in steep(t, start):
        if not inside(place, piece.shape):
            below = clear_of(piece.shape, start, place, model.r)
            if not field.free((start, below), model.r):
                return last_inside(piece.shape, start, place)
            place = below
    return place


def clear_of(shape: Shape, start: Point, place: Point, r: int) -> Point:
    """The first point on from here at which a base is clear of a shape."""
    dx, dy, times = place[0] - start[0], place[1] - start[1], 1
    while overlaps(Disc(start[0] + dx * times, start[1] + dy * times, r), shape):
        times *= 2
    return first_clear(start, (start[0] + dx * times, start[1] + dy * times), r, shape)


def last_inside(shape: Shape, start: Point, place: Point) -> Point:
    """The last point on the way from inside a shape at which the middle of a base is still inside."""
    good, bad = 0, length(start, place)
    while bad - good > 1:
        middle = (good + bad) // 2
        good, bad = (middle, bad) if inside(along(start, place, middle), shape) else (good, middle)
    return along(start, place, good)
