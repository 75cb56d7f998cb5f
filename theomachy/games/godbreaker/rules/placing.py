"""GB-PLC: where a base may stand, and how a player is asked for a place."""

from collections.abc import Iterable, Iterator, Sequence
from math import sqrt
from typing import Literal, NamedTuple

import msgspec

from theomachy.games.godbreaker import verbs
from theomachy.games.godbreaker.keys import place_subject, read_place, write_place
from theomachy.games.godbreaker.rules.measuring import (
    Based,
    measure,
    measure_line,
    placed_outside,
    placed_within,
    shift,
    shifted_within,
    spot_of,
)
from theomachy.games.godbreaker.rules.room import Spread, full, surely_beyond, surely_within
from theomachy.games.godbreaker.rules.rulers import measured_line, reach
from theomachy.games.godbreaker.state import FIELD, UNIT, At, Marker, Model, Saga
from theomachy.geometry.plane import Disc, Point, Shape, inside, overlaps
from theomachy.geometry.rings import nearest_place, turns
from theomachy.geometry.room import find_room
from theomachy.geometry.shapes import boxes_meet
from theomachy.kernel import Ask, Procedure, Random, Reason, Refused, Region
from theomachy.kernel.keys import Subject
from theomachy.kernel.scene import Stroke

MAX_TRIES = 200
"""Random places that are tried before one of the proposed places is taken."""
DIRECTIONS, FEW_DIRECTIONS = 24, 4
"""Directions in which places are proposed; fewer if there are many bases to be placed by."""
NEAREST = "nearest"
"""The key of the place nearest to where there is no room."""
SEARCH_STEP_AND_DIRECTIONS = (254, 72)
"""Step and directions of the search for the nearest legal place. GB-A-13"""


# Standing


class Near(NamedTuple):
    """What could be in the way of a base."""

    bases: list[tuple[int, int, int, Model | Marker]]
    """places and radii of models and markers"""
    barricades: list[tuple[str, Shape]]


def near(t: Saga, middle: Based, far: int, level: int, but: int = -1) -> Near:
    """All that could be in the way of a base with its middle within a distance of a place; looked up once for many
    places."""
    x, y, far = middle.x, middle.y, far + middle.r
    models = [model for model in t.models if model.where == FIELD and model.level == level and model.number != but]
    markers = [marker for marker in t.markers if marker.level == level]
    bases: list[tuple[int, int, int, Model | Marker]] = [(model.x, model.y, model.r, model) for model in models]
    bases += [(marker.x, marker.y, marker.r, marker) for marker in markers]
    box = (x - far, y - far, x + far, y + far)
    return Near(
        [base for base in bases if abs(base[0] - x) <= far + base[2] and abs(base[1] - y) <= far + base[2]],
        [(id, shape) for id, shape in t.ground.barricades_at(level) if boxes_meet(shape.box, box)],
    )


def why_not_stand(t: Saga, spot: At, but: int = -1, around: Near | None = None) -> Reason | None:
    """Why no base can be here; `but` is the model that is to stand here. GB-PLC-01"""
    x, y, r, level = spot
    if x < r or y < r or x > t.width - r or y > t.height - r:
        return Reason("gb-off-table", "GB-PLC-01", {})
    bases, barricades = around or near(t, spot, 0, level, but)
    for bx, by, br, base in bases:
        dx, dy, apart = bx - x, by - y, br + r
        if dx * dx + dy * dy < apart * apart:
            if isinstance(base, Model):
                return Reason("gb-on-model", "GB-PLC-01", {"model": base.id})
            return Reason("gb-on-marker", "GB-PLC-01", {"marker": base.id})
    if barricades:
        disc = Disc(x, y, r)
        for id, shape in barricades:
            if overlaps(disc, shape):
                return Reason("gb-on-barricade", "GB-PLC-01", {"terrain": id})
    return None


def supported(t: Saga, spot: Based) -> bool:
    """Whether there is something to stand on: the floor, or terrain of this level. GB-ADV-LVL-01"""
    return spot.level == 0 or any(
        piece.level == spot.level
        and piece.rule in ("open", "area")
        and inside((spot.x, spot.y), t.ground.shapes[piece.id])
        for piece in t.terrain
    )


# Asking for a place


class Limit(NamedTuple):
    """Within a range of one of some bases, outside a range of all of them, or within a range of where it stands."""

    kind: Literal["within", "outside", "shift"]
    units: int
    of: tuple[Based, ...]


class Places(msgspec.Struct, Region[str], gc=False):
    """Where a base may be placed: `x,y`, or `x,y,level` on another level than usual."""

    t: Saga
    id: str
    """of what is placed"""
    r: int
    limits: tuple[Limit, ...]
    number: int = -1
    """of the model that is placed"""
    aims: tuple[Based, ...] = ()
    """what it may want to be near"""
    level: int = 0
    decline: str = ""
    """a key that places nothing, if that is allowed"""
    must: bool = False
    """whether it comes to the battlefield even where there is no room. GB-PLC-03"""

    def options(self) -> list[str]:
        around = self.around()
        spots = dict.fromkeys(spot for spot in self.candidates() if self.why_not_at(spot, around) is None)
        keys = [write_place(spot, self.level) for spot in spots]
        if self.must and not keys:
            spot = self.room()
            return [NEAREST if spot is None else write_place(spot, self.level)]
        return [self.decline, *keys] if self.decline else keys

    def proposes(self) -> bool:
        around = self.around()
        return (
            self.must or bool(self.decline) or any(self.why_not_at(spot, around) is None for spot in self.candidates())
        )

    def room(self) -> At | None:
        """A legal place on the usual level wherever there is one, though none was proposed. GB-PLC-03, GB-A-13"""
        t, r = self.t, self.r
        left, top, right, bottom = r, r, t.width - r, t.height - r
        for limit in self.limits:
            if limit.kind != "outside":
                far = (limit.units + 1) * UNIT + r + max([base.r for base in limit.of], default=0)
                xs, ys = [base.x for base in limit.of], [base.y for base in limit.of]
                left, right = max(left, min(xs) - far), min(right, max(xs) + far)
                top, bottom = max(top, min(ys) - far), min(bottom, max(ys) + far)
        taken = full(t, self.level, self.number)

        def hopeless(x: int, y: int, far: int) -> bool:
            spread = Spread(x, y, far, r, self.level)
            return taken.covers(spread) or any(surely_not(t, limit, spread) for limit in self.limits)

        def legal(point: Point) -> bool:
            return self.why_not_at(At(*point, r, self.level)) is None

        point = find_room((left, top, right, bottom), hopeless, legal)
        return At(*point, r, self.level) if point is not None else None

    def forced(self, options: Sequence[str]) -> bool:
        return list(options) == [NEAREST]

    def candidates(self) -> Iterator[At]:
        """Beside what limits the place and on the edge of the range, or all over the table."""
        anchors = [(base, limit.units) for limit in self.limits if limit.kind != "outside" for base in limit.of]
        for base, units in anchors:
            close = base.r + self.r + 2 if self.limits[0].kind == "within" else UNIT
            far = (units + 1) * UNIT - 1 + (base.r - self.r if self.limits[0].kind == "within" else 0)
            rings = (close, (close + far) // 2, far) if units else (close, close + UNIT // 2)
            many = len(anchors) > FEW_DIRECTIONS
            for distance in rings[:1] if many else dict.fromkeys(rings):
                yield from ring(base, distance, self.r, self.level, 6 if many else DIRECTIONS)
            for aim in self.aims:
                yield from towards(base, aim, far, self.r, self.level)
        if not anchors:
            for column in range(1, 10):
                for row in range(1, 10):
                    yield At(self.t.width * column // 10, self.t.height * row // 10, self.r, self.level)

    def why_not(self, key: str) -> Reason | None:
        if self.decline and key == self.decline:
            return None
        if self.must and key == NEAREST:
            return None if self.forced(self.options()) else Reason("gb-there-is-room", "GB-PLC-03", {})
        spot = read_place(key, self.r, self.level)
        if spot is None:
            return Reason("gb-no-place", "GB-PLC-01", {"key": key})
        why = self.why_not_at(spot)
        if why is None or why.id not in LIMITS:
            return why
        limit = next(limit for limit in self.limits if why_not_limit(self.t, spot, limit, self.number))
        return Reason(why.id, why.clause, {**why.args, "measured": limit_measure(self.t, spot, limit, self.number)})

    def around(self) -> Near | None:
        """What could be in the way anywhere near the one base that limits the place."""
        anchors = [(base, limit.units) for limit in self.limits if limit.kind != "outside" for base in limit.of]
        if len(anchors) != 1:
            return None
        base, units = anchors[0]
        return near(self.t, base, (units + 1) * UNIT + 2 * self.r, self.level, self.number)

    def why_not_at(self, spot: At, around: Near | None = None) -> Reason | None:
        t = self.t
        if spot.level and not (t.setup.levels and supported(t, spot)):
            return Reason("gb-open-air", "GB-ADV-LVL-01", {"level": spot.level})
        if why := why_not_stand(t, spot, self.number, around if spot.level == self.level else None):
            return why
        return next((why for limit in self.limits if (why := why_not_limit(t, spot, limit, self.number))), None)

    def read(self, key: str) -> str:
        if why := self.why_not(key):
            raise Refused(why)
        return key

    def pick(self, random: Random) -> str:
        t = self.t
        limit = next((limit for limit in self.limits if limit.kind != "outside"), None)
        around = self.around()
        for _ in range(MAX_TRIES):
            if limit is None:
                spot = At(random.randint(self.r, t.width - self.r), random.randint(self.r, t.height - self.r), self.r)
            else:
                base = limit.of[random.randrange(len(limit.of))]
                spot = anywhere(random, base, (limit.units + 1) * UNIT + base.r + self.r, self.r, self.level)
            if self.why_not_at(spot, around) is None:
                return write_place(spot, self.level)
        return random.choice(self.options())

    def subject(self, option: str) -> Subject:
        return place_subject(option, self.level, self.decline)

    def moves(self) -> str:
        return self.id

    def base(self) -> int:
        return self.r

    def outline(self) -> list[Stroke]:
        return [
            stroke
            for limit in self.limits
            if limit.kind != "outside"
            for base in limit.of[:FEW_DIRECTIONS]
            for stroke in reach(self.t, base, limit.units, self.r, shifted=limit.kind == "shift")
        ]

    def drawn(self, key: str) -> list[Stroke]:
        spot = read_place(key, self.r, self.level)
        if spot is None:
            return []
        return [
            stroke
            for limit in self.limits
            for base in limit.of[:1]
            for stroke in measured_line(self.t, base, spot, whole=limit.kind == "within" and limit.units > 0)
        ]


LIMITS = ("gb-too-near", "gb-too-far")
"""Refusals by a limit."""


def why_not_limit(t: Saga, spot: At, limit: Limit, number: int) -> Reason | None:
    """GB-PLC-02"""
    args = {"units": limit.units}
    if limit.kind == "outside":
        held = all(placed_outside(t, spot, base, limit.units) for base in limit.of)
        return None if held else Reason("gb-too-near", "GB-PLC-02", args)
    if limit.kind == "shift":
        return (
            None if shifted_within(t, t.models[number], spot, limit.units) else Reason("gb-too-far", "GB-PLC-02", args)
        )
    held = any(placed_within(t, spot, base, limit.units) for base in limit.of)
    return None if held else Reason("gb-too-far", "GB-PLC-02", args)


def surely_not(t: Saga, limit: Limit, spread: Spread) -> bool:
    """Whether a limit holds at no point of a spread. GB-PLC-02"""
    if limit.kind == "outside":
        return any(surely_within(t, base, spread, limit.units) for base in limit.of)
    return limit.kind == "within" and all(surely_beyond(t, base, spread, limit.units) for base in limit.of)


def limit_measure(t: Saga, spot: At, limit: Limit, number: int) -> int | None:
    """The units that a limit is held against, from the base that is nearest; None if there is no line. GB-A-08"""
    if limit.kind == "shift":
        return shift(t, t.models[number], spot)
    whole = limit.kind == "within" and limit.units > 0
    distances = [
        measure_line(t, base, spot, base.r, -spot.r, base.level, spot.level)
        if whole
        else measure(t, *((base, spot) if limit.kind == "within" else (spot, base)))
        for base in limit.of
    ]
    return min([units for units in distances if units is not None], default=None)


def within_of(units: int, *of: Based) -> Limit:
    return Limit("within", units, of)


def outside_of(units: int, *of: Based) -> Limit:
    return Limit("outside", units, of)


def shift_of(units: int, model: Model) -> Limit:
    """From where it stands. GB-A-09"""
    return Limit("shift", units, (spot_of(model),))


# Candidates


def ring(of: Based, distance: int, r: int, level: int, number: int = DIRECTIONS) -> Iterator[At]:
    """Places at a distance of a middle, all around."""
    return (At(of.x + round(dx * distance), of.y + round(dy * distance), r, level) for dx, dy in turns(number))


def towards(start: Based, aim: Based, distance: int, r: int, level: int) -> Iterator[At]:
    """The place at a distance of a middle in the direction of another, or in contact with that one if it is nearer."""
    dx, dy = aim.x - start.x, aim.y - start.y
    far = sqrt(dx * dx + dy * dy)
    if far > 0:
        part = max(0.0, min(distance, far - aim.r - r - 2)) / far
        yield At(start.x + int(dx * part), start.y + int(dy * part), r, level)


def anywhere(random: Random, around: Based, far: int, r: int, level: int) -> At:
    """A place no further from a middle than this, all equally likely."""
    while True:
        dx, dy = random.randint(-far, far), random.randint(-far, far)
        if dx * dx + dy * dy <= far * far:
            return At(around.x + dx, around.y + dy, r, level)


# Placing


def place_model(
    t: Saga, seat: int, model: Model, limits: tuple[Limit, ...], clause: str, aims: Iterable[Based] = ()
) -> Procedure[None]:
    """A model is set down where its player wants it; where there is no room, as near as can be.

    GB-PLC-02, GB-PLC-03, GB-A-13
    """
    level = next((base.level for limit in limits if limit.kind != "outside" for base in limit.of), 0)
    places = Places(t, model.id, model.r, limits, model.number, tuple(aims), level, must=True)
    yield from set_down(t, seat, model, places, "gb-ask-place", clause)


def set_down(t: Saga, seat: int, model: Model, places: Places, question: str, clause: str) -> Procedure[None]:
    """A player is asked for the place of a model that has to be placed. GB-PLC-03"""
    key = yield from Ask(seat, question, places, model.id, clause)
    spot = read_place(key, model.r, places.level)
    if spot is None:
        place_unstable(t, model, nearest_to(places.limits, t, model.r, places.level), clause)
    else:
        verbs.place(t, model, spot, clause)


def place_by_itself(t: Saga, model: Model, limits: tuple[Limit, ...], clause: str) -> None:
    """The same where nobody chooses: the first place that is found. GB-A-43"""
    level = next((base.level for limit in limits if limit.kind != "outside" for base in limit.of), 0)
    places = Places(t, model.id, model.r, limits, model.number, (), level)
    spot = next((spot for spot in places.candidates() if places.why_not_at(spot) is None), None) or places.room()
    if spot is None:
        place_unstable(t, model, nearest_to(limits, t, model.r, level), clause)
    else:
        verbs.place(t, model, spot, clause)


def nearest_to(limits: Sequence[Limit], t: Saga, r: int, level: int) -> At:
    """Where something was meant to be that cannot be there."""
    for limit in limits:
        if limit.kind != "outside":
            return At(limit.of[0].x, limit.of[0].y, r, level)
    return At(t.width // 2, t.height // 2, r, level)


def place_unstable(t: Saga, model: Model, meant: At, clause: str) -> None:
    """As close as possible to where it should be, with damage. GB-PLC-03, GB-ADV-LVL-05, GB-A-13"""
    spot = nearest_legal(t, meant, model.number)
    verbs.unstable(t, model, "GB-PLC-03")
    verbs.place(t, model, spot, clause)
    verbs.hurt(t, model, 1 + abs(meant.level - spot.level), "GB-PLC-03")


def nearest_legal(t: Saga, meant: At, number: int) -> At:
    """GB-A-13; what stands on nothing falls to the next level that carries it. GB-ADV-LVL-05"""
    levels = range(meant.level, -1, -1)
    level = next(level for level in levels if supported(t, At(meant.x, meant.y, 0, level)))

    def free(place: Point) -> bool:
        spot = At(*place, meant.r, level)
        return why_not_stand(t, spot, number) is None and supported(t, spot)

    legal_place = nearest_place((meant.x, meant.y), free, *SEARCH_STEP_AND_DIRECTIONS, t.width + t.height)
    assert legal_place is not None, "a table without room"
    return At(*legal_place, meant.r, level)
