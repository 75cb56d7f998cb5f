"""Ponds, a made-up measured game: it shows that a client draws and plays games on a plane that it has never seen.

Two discs stand on a table of 24 by 24 inches. In turn each moves up to 6 inches in a straight line to a point of its
choice, not through the pond and not into the other disc. Whoever touches the flag first has won; after 20 turns nobody.
"""

from math import cos, hypot, pi, sin
from pathlib import Path

import msgspec

from theomachy.kernel import Ask, Event, Game, Message, Region, refuse
from theomachy.kernel.scene import Card, Fixed, Piece, Scene, Track, Zone

INCH = 2540
SIZE = 24 * INCH
BASE = 1600  # of 32 mm
REACH = 6 * INCH
FLAG, FLAG_BASE = (12 * INCH, 12 * INCH), 1250
POND = [(9 * INCH, 5 * INCH), (15 * INCH, 5 * INCH), (16 * INCH, 8 * INCH), (12 * INCH, 9 * INCH), (8 * INCH, 8 * INCH)]
TURNS = 20

ZONES = [Zone("table", "pl-table"), Zone("pond", "pl-pond", outline=POND)]
DISCS = [Card("pl-left", {"pl-reach": 6}), Card("pl-right", {"pl-reach": 6})]
FIXED = Fixed("plane", "plane", ["pl-left", "pl-right"], ZONES, {"left": DISCS[0], "right": DISCS[1]}, (SIZE, SIZE))

Point = tuple[int, int]
Setup = msgspec.defstruct("Setup", [("turns", int, TURNS)], frozen=True)


class Ponds(msgspec.Struct):
    setup: Setup
    turn: int = 0
    places: tuple[Point, Point] = ((12 * INCH, 2 * INCH), (12 * INCH, 22 * INCH))
    winner: int | None = None
    log: list[Event] | None = None

    def copy(self):
        return msgspec.structs.replace(self, log=None)

    def digest(self):
        return msgspec.json.encode(self.copy()).decode()


class Place(msgspec.Struct, frozen=True):
    """A point of the table; `1270,2540` is its key."""

    x: int
    y: int

    def __str__(self):
        return f"{self.x},{self.y}"


class Reach(msgspec.Struct, Region[Place], gc=False):
    """Where a disc can get to."""

    start: Point
    other: Point

    def options(self):
        rim = [
            (self.start[0] + REACH * cos(a), self.start[1] + REACH * sin(a)) for a in (k * pi / 6 for k in range(12))
        ]
        toward = [along(self.start, FLAG, REACH), along(self.start, FLAG, REACH // 2)]
        places = [Place(round(x), round(y)) for x, y in [*toward, *rim, self.start]]
        return [place for place in dict.fromkeys(places) if self.why_not(str(place)) is None]

    def read(self, key):
        if reason := self.why_not(key):
            raise refuse(reason.id, reason.clause, **reason.args)
        return place_of(key)

    def why_not(self, key):
        place = place_of(key)
        if place is None:
            return reason("pl-no-place", "PL-1", key=key[:40])
        end = (place.x, place.y)
        if not all(BASE <= n <= SIZE - BASE for n in end):
            return reason("pl-off-the-table", "PL-2")
        if apart(self.start, end) > REACH:
            return reason("pl-too-far", "PL-3")
        if wet(self.start, end):
            return reason("pl-pond-in-the-way", "PL-4")
        if near(self.start, end, self.other) < 2 * BASE:
            return reason("pl-disc-in-the-way", "PL-5")
        return None

    def cost(self, option):
        return {"pl-inches": -(-int(apart(self.start, (option.x, option.y))) // INCH)}

    def pick(self, random):
        while True:
            angle, length = random.random() * 2 * pi, REACH * random.random() ** 0.5
            place = Place(round(self.start[0] + length * cos(angle)), round(self.start[1] + length * sin(angle)))
            if self.why_not(str(place)) is None:
                return place


def reason(id, clause, **args):
    return refuse(id, clause, **args).reason


def place_of(key):
    parts = key.split(",")
    if len(parts) == 2 and all(part.isascii() and part.isdigit() and len(part) < 8 for part in parts):
        return Place(int(parts[0]), int(parts[1]))
    return None


def apart(a, b):
    return hypot(a[0] - b[0], a[1] - b[1])


def along(a, b, length):
    far = apart(a, b) or 1
    part = min(1, length / far)
    return (a[0] + (b[0] - a[0]) * part, a[1] + (b[1] - a[1]) * part)


def near(a, b, point):
    """How near a way from a to b comes to a point."""
    long = apart(a, b)
    if not long:
        return apart(a, point)
    part = ((point[0] - a[0]) * (b[0] - a[0]) + (point[1] - a[1]) * (b[1] - a[1])) / long**2
    return apart(along(a, b, long * max(0.0, min(1.0, part))), point)


def wet(a, b):
    """Whether a way crosses the edge of the pond. Nobody starts in it."""
    return any(crosses(a, b, c, d) for c, d in zip(POND, [*POND[1:], POND[0]], strict=True))


def crosses(a, b, c, d):
    def side(p, q, r):
        return (q[0] - p[0]) * (r[1] - p[1]) - (q[1] - p[1]) * (r[0] - p[0])

    return side(a, b, c) * side(a, b, d) < 0 and side(c, d, a) * side(c, d, b) < 0


def move(t):
    """Move the disc whose turn it is. PL-3"""
    seat = t.turn % 2
    ask = Ask(seat, "pl-move", Reach(t.places[seat], t.places[1 - seat]), by=("left", "right")[seat], clause="PL-3")
    place = yield from ask
    t.places = (t.places[0], (place.x, place.y)) if seat else ((place.x, place.y), t.places[1])
    t.turn += 1
    tell(t, "pl-moved", "PL-3", seat=seat)
    if apart(t.places[seat], FLAG) <= BASE + FLAG_BASE:
        t.winner = seat
        tell(t, "pl-touched", "PL-6", seat=seat)


def tell(t, id, clause, **args):
    if t.log is not None:
        t.log.append(Event(id, clause, args))


def result(t):
    if t.winner is not None:
        return (1.0, 0.0) if t.winner == 0 else (0.0, 1.0)
    return (0.5, 0.5) if t.turn >= t.setup.turns else None


def scene(t, viewer):
    discs = {
        id: Piece(f"pl-{id}", "table", seat, card=id, at=t.places[seat], base=BASE)
        for seat, id in enumerate(("left", "right"))
    }
    flag = {"flag": Piece("pl-flag", "table", at=FLAG, base=FLAG_BASE)}
    status = [Message("pl-turn", args={"seat": t.turn % 2})]
    return Scene(FIXED, {**discs, **flag}, {"turn": Track("pl-turns", t.turn, t.setup.turns)}, status)


GAME = Game(
    "plane",
    "1",
    "",
    tuple(FIXED.seats),
    Setup,
    {"usual": lambda random: Setup(), "brief": lambda random: Setup(4)},
    Ponds,
    lambda t: move(t) if result(t) is None else None,
    result,
    scene,
    lambda t, seat, random: t,
    Ponds.digest,
    msgspec.json.Decoder(Ponds).decode,
    Path(__file__).parent,
)
