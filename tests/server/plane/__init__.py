"""Ponds, a made-up measured game: it shows that a client draws and plays games on a plane that it has never seen.

Two discs stand on a table of 24 by 24 inches. In turn each moves up to 6 inches to a point of its choice, not through
the pond and not into the other disc; reeds make a way longer, and it leads round the wall while that stands. A disc
near the wall may tear it down instead. After both discs the frogs hop, one after the other. Whoever touches the flag
first has won; after 20 turns nobody. Anybody may measure at any time.
"""

from itertools import pairwise
from math import cos, hypot, pi, sin
from pathlib import Path

import msgspec

from theomachy.features.ruler import Measured, Ruler
from theomachy.kernel import Ask, Content, Event, Game, Message, Notation, Region, SetupRules, refuse
from theomachy.kernel.keys import spot
from theomachy.kernel.scene import Card, Fixed, Piece, Scene, Stroke, Track, Zone

INCH = 2540
SIZE = 24 * INCH
BASE = 1600  # of 32 mm
REACH = 6
FLAG, FLAG_BASE = (12 * INCH, 12 * INCH), 1250
POND = [(9 * INCH, 5 * INCH), (15 * INCH, 5 * INCH), (16 * INCH, 8 * INCH), (12 * INCH, 9 * INCH), (8 * INCH, 8 * INCH)]
REEDS = (2 * INCH, 1 * INCH, 10 * INCH, 4 * INCH)
WALL = ((15 * INCH, 1 * INCH), (15 * INCH, 4 * INCH))
NEAR_WALL = 3 * INCH
FROG_BASE, HOP = 1000, 2 * INCH
TURNS = 20
TURNED = (0, 90, 180, 270)

ZONES = [Zone("table", "pl-table"), Zone("pond", "pl-pond", outline=POND)]
DISCS = [Card("pl-left", {"pl-reach": 6}), Card("pl-right", {"pl-reach": 6})]
FIXED = Fixed("plane", "plane", ["pl-left", "pl-right"], ZONES, {"left": DISCS[0], "right": DISCS[1]}, (SIZE, SIZE))

Point = tuple[int, int]
Setup = msgspec.defstruct("Setup", [("turns", int, TURNS)], frozen=True)


class Ponds(msgspec.Struct):
    setup: Setup
    turn: int = 0
    places: tuple[Point, Point] = ((12 * INCH, 2 * INCH), (12 * INCH, 22 * INCH))
    frogs: tuple[Point, ...] = ((3 * INCH, 12 * INCH), (21 * INCH, 12 * INCH))
    hops: int = 0
    wall: bool = True
    winner: int | None = None
    log: list[Event] | None = None

    def copy(self):
        return msgspec.structs.replace(self, log=None)

    def digest(self):
        return msgspec.json.encode(self.copy()).decode()


class Place(msgspec.Struct, frozen=True):
    """A point of the table; `move:1270,2540` is its key, `move:1270,2540,90` if the disc is turned."""

    x: int
    y: int
    turn: int = 0

    def __str__(self):
        return f"move:{self.x},{self.y}" + (f",{self.turn}" if self.turn else "")


class Reach(msgspec.Struct, Region[Place | str], gc=False):
    """Where a disc can get to, and what it can do instead."""

    disc: str
    start: Point
    other: Point
    wall: bool

    def options(self):
        rim = [along(self.start, toward(self.start, k * pi / 6), REACH * INCH) for k in range(12)]
        places = [along(self.start, FLAG, REACH * INCH), along(self.start, FLAG, REACH * INCH / 2), *rim, self.start]
        found = [Place(round(x), round(y)) for x, y in places]
        instead = [key for key in ("ruin:wall", "wait") if self.why_not(key) is None]
        return [*(place for place in dict.fromkeys(found) if self.why_not(str(place)) is None), *instead]

    def prefix(self):
        return "move:"

    def moves(self):
        return self.disc

    def base(self):
        return BASE

    def turns(self):
        return TURNED

    def read(self, key):
        if reason := self.why_not(key):
            raise refuse(reason.id, reason.clause, **reason.args)
        return place_of(key) or key

    def drawn(self, key):
        place = place_of(key)
        if place is None:
            return [Stroke("blocked", [*WALL])] if key == "ruin:wall" else []
        end = (place.x, place.y)
        lines = measure(self.start, end, self.wall).strokes
        stops = {
            "pl-pond-in-the-way": Stroke("blocked", POND, closed=True),
            "pl-disc-in-the-way": Stroke("blocked", [self.other], radius=BASE),
        }
        reason = self.why_not(key)
        return [*lines, stops[reason.id]] if reason and reason.id in stops else lines

    def outline(self):
        """As far as the ways lead, in every direction."""
        rim = []
        for k in range(72):
            goal, far = toward(self.start, k * pi / 36), (REACH + 1) * INCH
            while far > 0 and self.too_far(along(self.start, goal, far)):
                far -= INCH // 8
            rim.append(whole(along(self.start, goal, far)))
        return [Stroke("reach", rim, closed=True)]

    def too_far(self, end):
        units = measure(self.start, whole(end), self.wall).units
        return units > REACH

    def why_not(self, key):
        if key == "wait":
            return None
        if key.startswith("ruin:"):
            return self.why_not_ruin(key)
        place = place_of(key)
        if place is None:
            return reason("pl-no-place", "PL-1", key=key[:40])
        end = (place.x, place.y)
        if not all(BASE <= n <= SIZE - BASE for n in end):
            return reason("pl-off-the-table", "PL-2")
        if self.too_far(end):
            return reason("pl-too-far", "PL-3")
        if wet(self.start, end):
            return reason("pl-pond-in-the-way", "PL-4")
        if near(self.start, end, self.other) < 2 * BASE:
            return reason("pl-disc-in-the-way", "PL-5")
        return None

    def why_not_ruin(self, key):
        if key != "ruin:wall":
            return reason("pl-only-the-wall", "PL-8")
        if not self.wall:
            return reason("pl-no-wall", "PL-8")
        if near(*WALL, self.start) - BASE > NEAR_WALL:
            return reason("pl-wall-far", "PL-8")
        return None

    def cost(self, option):
        place = isinstance(option, Place)
        return {"pl-inches": measure(self.start, (option.x, option.y), self.wall).units} if place else {}

    def pick(self, random):
        while True:
            angle, length = random.random() * 2 * pi, (REACH + 1) * INCH * random.random() ** 0.5
            place = Place(*whole(along(self.start, toward(self.start, angle), length)))
            if self.why_not(str(place)) is None:
                return place


def reason(id, clause, **args):
    return refuse(id, clause, **args).reason


def place_of(key):
    found = spot(key.removeprefix("move:")) if key.startswith("move:") else None
    return Place(*found) if found and found[2] in TURNED else None


def measure(a, b, wall):
    """PL-3, PL-7, PL-9: whole inches of the way from a to b, and one more for each whole inch in the reeds."""
    way = [a, b]
    if wall and crosses(a, b, *WALL):
        way = min(([a, end, b] for end in WALL), key=length)
    legs = list(pairwise(way))
    straight, reeds = int(length(way) // INCH), int(sum(in_reeds(*leg) for leg in legs) // INCH)
    text = Message("pl-measure", "PL-9", {"straight": straight, "reeds": reeds, "units": straight + reeds})
    line = Stroke("detour" if len(way) > 2 else "measure", way, label=text, base=BASE)
    return Measured(straight + reeds, [line], text)


def length(way):
    return sum(apart(a, b) for a, b in pairwise(way))


def in_reeds(a, b, parts=60):
    """How much of a leg lies in the reeds, near enough for a made-up game."""
    left, top, right, bottom = REEDS
    points = (along(a, b, apart(a, b) * (k + 0.5) / parts) for k in range(parts))
    return apart(a, b) * sum(left < x < right and top < y < bottom for x, y in points) / parts


def ruler(t, start, end):
    ends = [end_of(t, text) for text in (start, end)]
    found = measure(*ends, t.wall)
    return msgspec.structs.replace(found, strokes=[msgspec.structs.replace(line, base=0) for line in found.strokes])


def end_of(t, text):
    pieces = scene(t, None).pieces
    found = pieces[text].at if text in pieces else spot(text)
    if found is None:
        raise refuse("pl-no-place", "PL-1", key=text[:40])
    return found[:2]


def toward(start, angle):
    return (start[0] + SIZE * cos(angle), start[1] + SIZE * sin(angle))


def whole(point):
    return (max(0, round(point[0])), max(0, round(point[1])))


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
    """Move the disc whose turn it is, or tear down the wall. PL-3, PL-8"""
    seat = t.turn % 2
    disc = ("left", "right")[seat]
    choice = yield from Ask(seat, "pl-move", Reach(disc, t.places[seat], t.places[1 - seat], t.wall), disc, "PL-3")
    t.turn += 1
    t.hops = len(t.frogs) if seat else 0
    if choice == "ruin:wall":
        t.wall = False
        return tell(t, "pl-ruined", "PL-8", seat=seat)
    if choice == "wait":
        return tell(t, "pl-waited", "PL-3", seat=seat)
    place = (choice.x, choice.y)
    t.places = (t.places[0], place) if seat else (place, t.places[1])
    tell(t, "pl-moved", "PL-3", seat=seat, disc=disc)
    if apart(t.places[seat], FLAG) <= BASE + FLAG_BASE:
        t.winner = seat
        tell(t, "pl-touched", "PL-6", seat=seat)


def hop(t):
    """A frog hops towards the nearest disc. PL-10"""
    number = len(t.frogs) - t.hops
    t.hops -= 1
    frog = t.frogs[number]
    goal = min(t.places, key=lambda place: apart(place, frog))
    there = whole(along(frog, goal, min(HOP, max(0, apart(frog, goal) - BASE - FROG_BASE))))
    t.frogs = (*t.frogs[:number], there, *t.frogs[number + 1 :])
    tell(t, "pl-hopped", "PL-10", frog=f"frog-{number + 1}")
    return
    yield


def next_step(t):
    if result(t) is not None:
        return None
    return hop(t) if t.hops else move(t)


def tell(t, id, clause, **args):
    if t.log is not None:
        t.log.append(Event(id, clause, args))


def result(t):
    if t.winner is not None:
        return (1.0, 0.0) if t.winner == 0 else (0.0, 1.0)
    return (0.5, 0.5) if t.turn >= t.setup.turns else None


def scene(t, viewer):
    tokens = {"pl-die": 8, "pl-mud": t.turn // 2, "pl-lily": 1}
    badges = {label: n for label, n in tokens.items() if n}
    discs = {
        id: Piece(f"pl-{id}", "table", seat, card=id, badges=badges, marks=["pl-first"][seat:], at=place, base=BASE)
        for seat, (id, place) in enumerate(zip(("left", "right"), t.places, strict=True))
    }
    frogs = {
        f"frog-{n}": Piece("pl-frog", "table", icon="frog", at=place, base=FROG_BASE)
        for n, place in enumerate(t.frogs, 1)
    }
    left, top, right, bottom = REEDS
    corners = [(left, top), (right, top), (right, bottom), (left, bottom)]
    ground = {"reeds": Zone("reeds", "pl-reeds", outline=corners, kind="scrub")}
    if t.wall:
        ground["wall"] = Zone("wall", "pl-wall", outline=[*WALL], kind="wall", line=True, width=INCH // 4, hard=True)
    flag = {"flag": Piece("pl-flag", "table", at=FLAG, base=FLAG_BASE)}
    status = [Message("pl-turn", args={"seat": t.turn % 2})]
    track = {"turn": Track("pl-turns", t.turn, t.setup.turns)}
    return Scene(FIXED, {**discs, **frogs, **flag}, track, status, ground=ground)


GAME = Game(
    id="plane",
    rules="1",
    content=Content(Path(__file__).parent, ""),
    setup=SetupRules(Setup, {"usual": lambda random: Setup(), "brief": lambda random: Setup(4)}, tuple(FIXED.seats)),
    new=Ponds,
    next_step=next_step,
    result=result,
    scene=scene,
    imagine=lambda t, seat, random: t,
    notation=Notation(Ponds.digest, msgspec.json.Decoder(Ponds).decode),
    features=(Ruler(ruler),),
)
