"""GS-MOV-09: models that are moved against their will."""

from theomachy.games.godslayer import verbs
from theomachy.games.godslayer.rules.space.discovery import discover
from theomachy.games.godslayer.rules.space.falling import pushed_to, schedule_fall
from theomachy.games.godslayer.rules.space.paths import walls
from theomachy.games.godslayer.state import Battle, Model
from theomachy.geometry.moving import Field
from theomachy.geometry.plane import INCH, length


def push(t: Battle, striker: Model, target: Model, inches: int) -> None:
    """Push a model directly away from its striker, as far as nothing stops it.

    It is stopped by bases, the table edge, and objects other than one that it stands on. A model that is pushed off a
    height falls, and hidden enemies near by are discovered. GS-MOV-03, GS-MOV-08, GS-MOV-09, GS-DEP-11, GS-A-84.
    """
    start, far = (target.x, target.y), length((striker.x, striker.y), (target.x, target.y))
    if not inches or not far:
        return
    dx, dy = target.x - striker.x, target.y - striker.y
    end = target.x + dx * inches * INCH // far, target.y + dy * inches * INCH // far
    others = [model.disc for model in t.standing() if model.number != target.number]
    x, y = pushed_to(t, Field(t.width, t.height, others, walls(t.ground, 1, start)), target, end)
    if (x, y) != start:
        verbs.move(t, target, x, y, "GS-MOV-09", ((x, y),))
        for marker in t.markers:
            if marker.carrier == target.number:
                verbs.carry_marker(t, marker, target.number, x, y, "GS-MOV-09")
        discover(t, target, (start,))
        schedule_fall(t, target, start, pushed=True)
