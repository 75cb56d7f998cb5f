"""Placing: the places where a base may stand, and the question that asks a player for one. GB-PLC."""

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
from theomachy.games.godbreaker.rules.standing import Near, levels_from, near, supported, why_not_stand
from theomachy.games.godbreaker.rules.unstable import place_unstable
from theomachy.games.godbreaker.state import UNIT, At, Model, Saga
from theomachy.geometry.plane import Point
from theomachy.geometry.rings import turns
from theomachy.geometry.room import find_room
from theomachy.kernel import Ask, Procedure, Random, Reason, Refused, Region
from theomachy.kernel.keys import Subject
from theomachy.kernel.scene import Stroke

MAX_TRIES = 200
"""Number of random places that are tried before a proposed place is taken."""
DIRECTIONS, FEW_DIRECTIONS = 24, 4
"""Number of directions around a base in which places are proposed; fewer around more than FEW_DIRECTIONS bases."""
NEAREST = "nearest"
"""The key of the place nearest to a range in which there is no room."""

# Asking for a place


class Limit(NamedTuple):
    """A limit of a placement.

    It is `within` a range of one of the bases, `outside` a range of all of them, or a `shift` of the model within a
    range of where it stands.
    """

    kind: Literal["within", "outside", "shift"]
    units: int
    of: tuple[Based, ...]


class Places(msgspec.Struct, Region[str], gc=False):
    """The places where a base may be placed: `x,y`, or `x,y,level` on another level than usual."""

    t: Saga
    id: str
    """Id of the model or marker that is placed."""
    r: int
    limits: tuple[Limit, ...]
    number: int = -1
    """Index of the model that is placed; -1 for a marker."""
    aims: tuple[Based, ...] = ()
    """Things near which its player may want it."""
    level: int = 0
    decline: str = ""
    """A key that places nothing; empty if it has to be placed."""
    must: bool = False
    """True if it comes to the battlefield even where there is no room. GB-PLC-03."""

    def options(self) -> list[str]:
        around = self.around()
        spots = dict.fromkeys(spot for spot in self.candidates() if self.why_not_at(spot, around) is None)
        keys = [write_place(spot, self.level) for spot in spots]
        if self.must and not keys:
            return [write_place(spot, self.level) for spot in dict.fromkeys(self.anywhere())] or [NEAREST]
        return [self.decline, *keys] if self.decline else keys

    def proposes(self) -> bool:
        around = self.around()
        return (
            self.must or bool(self.decline) or any(self.why_not_at(spot, around) is None for spot in self.candidates())
        )

    def anywhere(self) -> Iterator[At]:
        """Yield legal places where none is proposed on the usual level: any gap there, then places on other levels.

        There is no place only if no level has room. GB-PLC-03, GB-A-13.
        """
        usual, *others = levels_from(self.t, self.level)
        gaps = [self.room(usual)]
        found = [spot for level in others for spot in self.candidates_on(level) if self.why_not_at(spot) is None]
        if gaps == [None] and not found:
            gaps = [self.room(level) for level in others]
        yield from (spot for spot in gaps if spot is not None)
        yield from found

    def room(self, level: int) -> At | None:
        """Return a legal place on a level if there is any, though none was proposed. GB-PLC-03, GB-A-13."""
        t, r = self.t, self.r
        left, top, right, bottom = r, r, t.width - r, t.height - r
        for limit in self.limits:
            if limit.kind != "outside":
                far = (limit.units + 1) * UNIT + r + max([base.r for base in limit.of], default=0)
                xs, ys = [base.x for base in limit.of], [base.y for base in limit.of]
                left, right = max(left, min(xs) - far), min(right, max(xs) + far)
                top, bottom = max(top, min(ys) - far), min(bottom, max(ys) + far)
        taken = full(t, level, self.number)

        def hopeless(x: int, y: int, far: int) -> bool:
            spread = Spread(x, y, far, r, level)
            return taken.covers(spread) or any(surely_not(t, limit, spread) for limit in self.limits)

        def legal(point: Point) -> bool:
            return self.why_not_at(At(*point, r, level)) is None

        point = find_room((left, top, right, bottom), hopeless, legal)
        return At(*point, r, level) if point is not None else None

    def forced(self, options: Sequence[str]) -> bool:
        return list(options) == [NEAREST]

    def candidates(self) -> Iterator[At]:
        """Yield places worth considering on the usual level."""
        return self.candidates_on(self.level)

    def candidates_on(self, level: int) -> Iterator[At]:
        """Yield places on a level: beside the limiting bases and at the edge of the range, or all over the table."""
        anchors = [(base, limit.units) for limit in self.limits if limit.kind != "outside" for base in limit.of]
        for base, units in anchors:
            close = base.r + self.r + 2 if self.limits[0].kind == "within" else UNIT
            far = (units + 1) * UNIT - 1 + (base.r - self.r if self.limits[0].kind == "within" else 0)
            rings = (close, (close + far) // 2, far) if units else (close, close + UNIT // 2)
            many = len(anchors) > FEW_DIRECTIONS
            for distance in rings[:1] if many else dict.fromkeys(rings):
                yield from ring(base, distance, self.r, level, 6 if many else DIRECTIONS)
            for aim in self.aims:
                yield from towards(base, aim, far, self.r, level)
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
        measured = limit_measure(self.t, spot, limit, self.number)
        if why.id == "gb-too-far" and measured == limit.units == 0:
            return Reason("gb-must-touch", "GB-A-10", {})
        return Reason(why.id, why.clause, {**why.args, "measured": measured})

    def around(self) -> Near | None:
        """Return what could be in the way near the one base that limits the place; None for more or no base."""
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
"""Ids of the reasons why a limit forbids a place."""


def why_not_limit(t: Saga, spot: At, limit: Limit, number: int) -> Reason | None:
    """Return why a limit forbids a spot, or None. GB-PLC-02."""
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
    """Return True if a limit certainly holds at no point of a spread. GB-PLC-02."""
    if limit.kind == "outside":
        return any(surely_within(t, base, spread, limit.units) for base in limit.of)
    return limit.kind == "within" and all(surely_beyond(t, base, spread, limit.units) for base in limit.of)


def limit_measure(t: Saga, spot: At, limit: Limit, number: int) -> int | None:
    """Return the units that are compared with a limit, from the nearest base; None if out of range. GB-A-08."""
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
    """Return the limit of a shift from where a model stands. GB-A-09."""
    return Limit("shift", units, (spot_of(model),))


# Candidates


def ring(of: Based, distance: int, r: int, level: int, number: int = DIRECTIONS) -> Iterator[At]:
    """Return places at a distance from a middle, all around."""
    return (At(of.x + round(dx * distance), of.y + round(dy * distance), r, level) for dx, dy in turns(number))


def towards(start: Based, aim: Based, distance: int, r: int, level: int) -> Iterator[At]:
    """Yield the place at a distance from a middle towards another, at most in contact with it."""
    dx, dy = aim.x - start.x, aim.y - start.y
    far = sqrt(dx * dx + dy * dy)
    if far > 0:
        part = max(0.0, min(distance, far - aim.r - r - 2)) / far
        yield At(start.x + int(dx * part), start.y + int(dy * part), r, level)


def anywhere(random: Random, around: Based, far: int, r: int, level: int) -> At:
    """Return a random place within a distance of a middle, all equally likely."""
    while True:
        dx, dy = random.randint(-far, far), random.randint(-far, far)
        if dx * dx + dy * dy <= far * far:
            return At(around.x + dx, around.y + dy, r, level)


# Placing


def place_model(
    t: Saga, seat: int, model: Model, limits: tuple[Limit, ...], clause: str, aims: Iterable[Based] = ()
) -> Procedure[None]:
    """Let a player place a model; where there is no room, it is placed as near as can be.

    GB-PLC-02, GB-PLC-03, GB-A-13.
    """
    level = next((base.level for limit in limits if limit.kind != "outside" for base in limit.of), 0)
    places = Places(t, model.id, model.r, limits, model.number, tuple(aims), level, must=True)
    yield from set_down(t, seat, model, places, "gb-ask-place", clause)


def set_down(t: Saga, seat: int, model: Model, places: Places, question: str, clause: str) -> Procedure[None]:
    """Ask a player for the place of a model that has to be placed, and place it. GB-PLC-03."""
    key = yield from Ask(seat, question, places, model.id, clause)
    spot = read_place(key, model.r, places.level)
    if spot is None:
        place_unstable(t, model, nearest_to(places.limits, t, model.r, places.level), clause)
    else:
        verbs.place(t, model, spot, clause)


def place_by_itself(t: Saga, model: Model, limits: tuple[Limit, ...], clause: str) -> None:
    """Place a model, without a choice, at the first place that is found. GB-A-43."""
    level = next((base.level for limit in limits if limit.kind != "outside" for base in limit.of), 0)
    places = Places(t, model.id, model.r, limits, model.number, (), level)
    proposed = (spot for spot in places.candidates() if places.why_not_at(spot) is None)
    spot = next(proposed, None) or next(places.anywhere(), None)
    if spot is None:
        place_unstable(t, model, nearest_to(limits, t, model.r, level), clause)
    else:
        verbs.place(t, model, spot, clause)


def nearest_to(limits: Sequence[Limit], t: Saga, r: int, level: int) -> At:
    """Return the spot that a base was meant to have, free or not: the first limit's, else the table's middle."""
    for limit in limits:
        if limit.kind != "outside":
            return At(limit.of[0].x, limit.of[0].y, r, level)
    return At(t.width // 2, t.height // 2, r, level)
