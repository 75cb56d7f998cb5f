"""GS-FRE-01, GS-DEP-11, GS-PSY-07: events that interrupt a base on its path, and the places where they happen."""

from collections.abc import Iterator
from itertools import pairwise
from math import sqrt
from typing import NamedTuple

import msgspec

from theomachy.games.godslayer.rules.combat.free_strikes import first_exit, out
from theomachy.games.godslayer.rules.space.discovery import NEAR, undiscovered
from theomachy.games.godslayer.rules.space.engagement import engages
from theomachy.games.godslayer.rules.space.paths import Mover, Path, along, first_part, rest_of, way_length, why_not_end
from theomachy.games.godslayer.rules.values.dread import in_horror_of
from theomachy.games.godslayer.rules.values.statistics import melee_range
from theomachy.games.godslayer.state import Battle, Marker, Model
from theomachy.geometry.plane import INCH, Disc, Point, Round, length
from theomachy.geometry.shapes import nearer

STEP = INCH // 10
"""Distance between the places on a path at which it is tested whether a base may stand there or meets an enemy."""


class Interruption(NamedTuple):
    """An event that interrupts a base on its path: free strikes, a discovery, or horror."""

    far: int
    """Distance along the path, in plane units."""
    before: Path
    after: Path
    """Part of the path from there on; `before` is the part up to there."""
    strikers: tuple[int, ...] = ()
    markers: tuple[Marker, ...] = ()


def at_place(path: Path, far: int, markers: tuple[Marker, ...] = ()) -> Interruption:
    return Interruption(far, first_part(path, far), rest_of(path, far), markers=markers)


def first_interruption(t: Battle, go: Mover, path: Path, safe: bool, met: bool) -> Interruption | None:
    """Return the first interruption on a path, or None.

    At one place free strikes come before all else. A `safe` path draws no free strikes. A card does not meet again the
    enemies that it has `met` already.
    """
    exit = None if safe else first_exit(t, go.model, path)
    strikes = Interruption(way_length(exit.before), exit.before, exit.after, exit.strikers) if exit else None
    found = [strikes, first_horror(t, go.model, path, met), first_discovery(t, go, path)]
    return min([what for what in found if what is not None], key=lambda what: what.far, default=None)


# Discovery


def first_discovery(t: Battle, go: Mover, path: Path) -> Interruption | None:
    """Return where on a path, before its end, a base first discovers a marker within five inches, or None.

    Where the base may not stand, the discovery comes a little later. GS-DEP-11, GS-MOV-04, GS-A-81.
    """
    markers = undiscovered(t, go.model)
    found = [(far, marker) for marker in markers if (far := coming_near(go.model, path, marker)) is not None]
    if not found:
        return None
    first, whole = min(far for far, _ in found), way_length(path)
    later = range(first, whole, STEP)
    there = next((far for far in later if not why_not_end(t, go, first_part(path, far)[-1])), whole)
    if there >= whole:
        return None
    return at_place(path, there, tuple([marker for far, marker in found if far <= there]))


def coming_near(model: Model, path: Path, marker: Marker) -> int | None:
    """Return how far along a path a base is first within five inches of a marker, or None. GS-DEP-11."""
    walked = 0
    for a, b in pairwise(path):
        far = entry(a, b, Disc(marker.x, marker.y, 0), model.r + NEAR)
        if far is not None:
            return walked + far
        walked += length(a, b)
    return None


def entry(a: Point, b: Point, around: Round, reach: int) -> int | None:
    """Return how far along a leg a point is first in reach of another, or None if it never is."""
    if not out(a, around, reach):
        return 0
    if a == b or not nearer(around.x, around.y, reach * reach + 1, (*a, *b)):
        return None
    dx, dy, ex, ey = b[0] - a[0], b[1] - a[1], around.x - a[0], around.y - a[1]
    d = sqrt(dx * dx + dy * dy)
    ahead, aside = (dx * ex + dy * ey) / d, (dx * ey - dy * ex) / d
    begin, end = int(ahead - sqrt(max(0.0, reach * reach - aside * aside))) - 2, min(length(a, b), round(ahead))
    inside = (far for far in range(max(0, begin), end) if not out(along(a, b, far), around, reach))
    return next(inside, max(0, end))


# Horror


def first_horror(t: Battle, model: Model, path: Path, met: bool = False) -> Interruption | None:
    """Return where on a path a base is first in melee with an enemy that calls for a horror test, or None.

    The test may be due for either side. At the end of the path there is no interruption: all that the card has met by
    then is tested at once. Enemies that are `met` at the beginning of the path are left out. GS-PSY-07, GS-PSY-11,
    GS-A-148.
    """
    if t.setup.rulings.horror_only_where_it_ends or len(path) < 2:
        return None
    end = at(model, path[-1])
    cards = [t.members(card) for card in in_horror_of(t, t.card_of(model))]
    foes = [foe for members in cards if not any(meet(t, end, foe) for foe in members) for foe in members]
    walked = 0
    for a, b in pairwise(path) if foes else ():
        places = [walked + far for foe in foes for far in meetings(t, model, foe, a, b)]
        places = [far for far in places if far or not met]
        if places:
            return at_place(path, min(places))
        walked += length(a, b)
    return None


def meetings(t: Battle, model: Model, foe: Model, a: Point, b: Point) -> Iterator[int]:
    """Yield how far along a leg a base is first in melee with a model, or nothing if it never is."""
    reach = model.r + foe.r + max(melee_range(t, model), melee_range(t, foe))
    begin = entry(a, b, foe, reach)
    for far in range(begin, length(a, b) + 1, STEP) if begin is not None else ():
        place = along(a, b, far)
        if out(place, foe, reach):
            return
        if meet(t, at(model, place), foe):
            yield far
            return


def meet(t: Battle, model: Model, foe: Model) -> bool:
    """Return True if one of two models engages the other. GS-PSY-03."""
    return engages(t, model, foe) or engages(t, foe, model)


def at(model: Model, place: Point) -> Model:
    return msgspec.structs.replace(model, x=place[0], y=place[1])
