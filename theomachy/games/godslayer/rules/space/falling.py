"""GS-MOV-08: falling off a height, by jumping or by being pushed."""

from theomachy.games.godslayer import tasks, verbs
from theomachy.games.godslayer.rules.space.paths import along, cliffs, drop, first_clear, steep
from theomachy.games.godslayer.state import Battle, Model
from theomachy.geometry.moving import Field
from theomachy.geometry.plane import Disc, Point, Shape, inside, length, overlaps


def schedule_fall(t: Battle, model: Model, start: Point, pushed: bool = False) -> None:
    """Schedule the fall of a model that has left a height.

    A model that jumps off a height has fallen off it. A model that climbs down a slope, or down from an object lower
    than itself, has not. A model that is pushed cannot climb. GS-MOV-08.
    """
    here = (model.x, model.y)
    if any(not inside(here, piece.shape) for piece in (steep(t, start) if pushed else cliffs(t, model, start))):
        if t.march is not None:
            verbs.change_march(t, struck=(*t.march.struck, model.number))
        verbs.schedule(t, tasks.Fall(model.number, drop(t, start, here)))


def pushed_to(t: Battle, field: Field, model: Model, end: Point) -> Point:
    """Return where a pushed model comes to rest.

    It stops where something blocks it. Off a height it lands just clear of it, right below, or stays on the edge if
    there is no room below. GS-MOV-08, GS-MOV-09.
    """
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
    """Return the first point from here on, in the direction of a place, at which a base is clear of a shape."""
    dx, dy, times = place[0] - start[0], place[1] - start[1], 1
    while overlaps(Disc(start[0] + dx * times, start[1] + dy * times, r), shape):
        times *= 2
    return first_clear(start, (start[0] + dx * times, start[1] + dy * times), r, shape)


def last_inside(shape: Shape, start: Point, place: Point) -> Point:
    """Return the last point on the way out of a shape at which the middle of a base is still inside."""
    good, bad = 0, length(start, place)
    while bad - good > 1:
        middle = (good + bad) // 2
        good, bad = (middle, bad) if inside(along(start, place, middle), shape) else (good, middle)
    return along(start, place, good)
