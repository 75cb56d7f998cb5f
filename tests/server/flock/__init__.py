"""Geese, a made-up measured game: it shows that a client draws and moves units that it has never seen.

Four geese waddle over a table of 24 by 24 inches, each up to 5 inches. The first takes along all that have not moved
yet; the others, and in the end she, too, move by themselves, and as often as one likes from where they started. They
end in a chain, no more than 2 inches apart. Then the fox fixes his eyes on one that no bush hides.
"""

from math import hypot
from pathlib import Path

import msgspec

from theomachy.kernel import Ask, Choice, Content, Event, Game, Message, Notation, Reason, Refused, Region, SetupRules
from theomachy.kernel.keys import spot
from theomachy.kernel.scene import Bar, Card, Fixed, Piece, Scene, Stroke, Track, Zone

INCH = 2540
SIZE = 24 * INCH
BASE = 1250  # of 25 mm
REACH, APART = 5, 2
TURNS = 3
FOX = (12 * INCH, 20 * INCH)
BUSH = [(11 * INCH, 14 * INCH), (14 * INCH, 14 * INCH), (14 * INCH, 16 * INCH), (11 * INCH, 16 * INCH)]
GEESE = tuple((x * INCH, 5 * INCH) for x in (6, 8, 10, 12))
IDS = tuple(f"goose-{n}" for n in range(1, len(GEESE) + 1))
UNIT = "geese"

ZONES = [Zone("table", "fl-table"), Zone("coop", "fl-coop", 0), Zone("den", "fl-den", 1)]
CARDS = {"goose": Card("fl-geese", {"fl-reach": REACH}), "fox": Card("fl-fox", {"fl-reach": 0})}
FIXED = Fixed("flock", "plane", ["fl-goose", "fl-fox"], ZONES, CARDS, (SIZE, SIZE))

Point = tuple[int, int]
Setup = msgspec.defstruct("Setup", [("turns", int, TURNS)], frozen=True)


class Flock(msgspec.Struct):
    setup: Setup
    turn: int = 0
    places: tuple[Point, ...] = GEESE
    starts: tuple[Point, ...] = GEESE
    moved: tuple[int, ...] = ()
    eyed: int = -1
    log: list[Event] | None = None

    def copy(self):
        return msgspec.structs.replace(self, log=None)

    def digest(self):
        return msgspec.json.encode(self.copy()).decode()


class Steps(msgspec.Struct, Region[str], gc=False):
    """`all:x,y`, `goose-3:x,y` or `done`."""

    t: Flock

    def options(self):
        x, y = self.t.starts[0]
        keys = [f"all:{x + dx * INCH},{y + dy * INCH}" for dx, dy in ((0, 3), (0, 5), (-3, 2))] if self.fresh() else []
        return [key for key in [*keys, "done"] if self.why_not(key) is None]

    def fresh(self):
        return [n for n in range(len(IDS)) if n not in self.t.moved]

    def moves(self):
        return IDS[self.fresh()[0]] if self.fresh() else ""

    def prefix(self):
        return self.movers().get(self.moves(), "")

    def movers(self):
        fresh = self.fresh()
        found = {IDS[n]: f"{IDS[n]}:" for n in (*fresh, *self.t.moved)}
        return found | {IDS[fresh[0]]: "all:"} if len(fresh) > 1 else found

    def base(self):
        return BASE

    def then(self, key):
        """Where all would be: by number; the reason if they cannot."""
        who, _, place = key.partition(":")
        found = spot(place)
        numbers = self.fresh() if who == "all" else [n for n in range(len(IDS)) if IDS[n] == who]
        if found is None or not numbers:
            return Reason("fl-no-place", "FL-1", {"key": key[:40]})
        x, y = self.t.starts[numbers[0]]
        ends = {n: (self.t.starts[n][0] + found[0] - x, self.t.starts[n][1] + found[1] - y) for n in numbers}
        for n, end in ends.items():
            if not all(BASE <= part <= SIZE - BASE for part in end):
                return Reason("fl-off-the-table", "FL-2", {"goose": IDS[n]})
            if apart(self.t.starts[n], end) > REACH * INCH:
                return Reason("fl-too-far", "FL-3", {"goose": IDS[n]})
            if any(apart(end, place) < 2 * BASE for k, place in enumerate(self.t.places) if k not in ends):
                return Reason("fl-goose-in-the-way", "FL-4", {"goose": IDS[n]})
        return ends

    def why_not(self, key):
        if key == "done":
            whole = len(linked(self.t.places)) == len(IDS) - 1
            return None if whole else Reason("fl-scattered", "FL-5")
        found = self.then(key)
        return found if isinstance(found, Reason) else None

    def read(self, key):
        if why := self.why_not(key):
            raise Refused(why)
        return key

    def pick(self, random):
        return random.choice(self.options() or list(self.movers().values()))

    def outline(self):
        start = self.t.starts[self.fresh()[0]] if self.fresh() else None
        return [Stroke("reach", [start], radius=REACH * INCH)] if start else []

    def drawn(self, key):
        ends = self.then(key)
        if isinstance(ends, Reason):
            return []
        first = min(ends)
        ways = [
            Stroke("measure" if n == first else "follow", [self.t.starts[n], end], base=BASE) for n, end in ends.items()
        ]
        places = [ends.get(n, place) for n, place in enumerate(self.t.places)]
        return ways + [Stroke("link", list(pair)) for pair in linked(places)]


class Prey(msgspec.Struct, Choice[str], gc=False):
    """Whom the fox sees; nobody behind the bush."""

    t: Flock

    def options(self):
        return [id for id in IDS if self.why_not(id) is None] + ["none"]

    def why_not(self, key):
        if key not in (*IDS, "none"):
            return Reason("fl-no-goose", "FL-6", {"key": key[:40]})
        return Reason("fl-hidden", "FL-6", {"goose": key}) if key in IDS and hidden(self.place(key)) else None

    def place(self, key):
        return self.t.places[IDS.index(key)]

    def drawn(self, key):
        if key not in IDS:
            return []
        if hidden(self.place(key)):
            return [Stroke("blocked", [FOX, self.place(key)]), Stroke("blocked", BUSH, closed=True)]
        return [Stroke("lane", [FOX, self.place(key)], base=BASE), Stroke("sight", [FOX, self.place(key)])]


def hidden(place):
    """Whether the straight line to the fox meets the bush."""
    left, top, right, bottom = BUSH[0][0], BUSH[0][1], BUSH[2][0], BUSH[2][1]
    steps = [(place[0] + (FOX[0] - place[0]) * k / 100, place[1] + (FOX[1] - place[1]) * k / 100) for k in range(101)]
    return any(left < x < right and top < y < bottom for x, y in steps)


def apart(a, b):
    return hypot(a[0] - b[0], a[1] - b[1])


def linked(places):
    """A link for each that hangs on one before it."""
    held, left, found = list(places[:1]), list(places[1:]), []
    while near := [(a, b) for a in held for b in left if apart(a, b) <= 2 * BASE + APART * INCH]:
        one, other = min(near, key=lambda pair: apart(*pair))
        found.append((one, other))
        held.append(other)
        left.remove(other)
    return found


def waddle(t):
    """One step of the geese. FL-3, FL-4, FL-5"""
    region = Steps(t)
    key = yield from Ask(0, "fl-move", region, UNIT, "FL-3")
    if key == "done":
        t.turn += 1
        t.moved, t.starts = (), t.places
        return tell(t, "fl-rested", "FL-5")
    ends = region.then(key)
    t.places = tuple(ends.get(n, place) for n, place in enumerate(t.places))
    t.moved = tuple(sorted({*t.moved, *ends}))
    for n in ends:
        tell(t, "fl-moved", "FL-3", goose=IDS[n])


def look(t):
    """The fox fixes his eyes on a goose. FL-6"""
    key = yield from Ask(1, "fl-look", Prey(t), "fox", "FL-6")
    t.turn += 1
    t.eyed = IDS.index(key) if key in IDS else -1
    if t.eyed >= 0:
        tell(t, "fl-eyed", "FL-6", goose=key)


def next_step(t):
    if result(t) is not None:
        return None
    return look(t) if t.turn % 2 else waddle(t)


def tell(t, id, clause, **args):
    if t.log is not None:
        t.log.append(Event(id, clause, args))


def result(t):
    return (0.5, 0.5) if t.turn >= 2 * t.setup.turns else None


def scene(t, viewer):
    geese = {
        id: Piece(f"fl-{id}", "table", 0, "goose", "goose", [Bar("fl-down-feathers", 2, 2)], of=UNIT, at=at, base=BASE)
        for id, at in zip(IDS, t.places, strict=True)
    }
    unit = {UNIT: Piece("fl-geese", "coop", 0, "goose", "goose", badges={"fl-steps": 3}, figures={"fl-reach": REACH})}
    fox = {"fox": Piece("fl-fox", "table", 1, "fox", "fox", figures={"fl-reach": 0}, at=FOX, base=1600)}
    around = [(4 * INCH, 18 * INCH), (7 * INCH, 17 * INCH), (8 * INCH, 20 * INCH), (5 * INCH, 21 * INCH)]
    ground = {
        "bush": Zone("bush", "fl-bush", outline=BUSH, kind="forest"),
        "mist": Zone("mist", "fl-mist", outline=around, kind="haze"),
    }
    status = [Message("fl-turn", args={"seat": t.turn % 2})]
    return Scene(FIXED, {**unit, **geese, **fox}, {"turn": Track("fl-turns", t.turn)}, status, ground=ground)


GAME = Game(
    id="flock",
    rules="1",
    content=Content(Path(__file__).parent, ""),
    setup=SetupRules(Setup, {"usual": lambda random: Setup()}, tuple(FIXED.seats)),
    new=Flock,
    next_step=next_step,
    result=result,
    scene=scene,
    imagine=lambda t, seat, random: t,
    notation=Notation(Flock.digest, msgspec.json.Decoder(Flock).decode),
)
