"""Diggers, a made-up game in sixty lines of code: it shows that a game joins the suite without touching the kernel.

Each round two cards are dealt face down and a spade is bid for in secret; its winner strides along a line and marks a
spot in the field it came to. Then the cards are shown and added to the places. Whoever is ahead in the end has won.
"""

from pathlib import Path

import msgspec

from theomachy.kernel import Ask, Both, Choice, Content, Event, Game, Notation, Region, Roll, SetupRules, each, refuse
from theomachy.kernel.scene import Fixed, Scene, Track

FIXED = Fixed("mini", "line", ["mini-left", "mini-right"], [], {})
Setup = msgspec.defstruct("Setup", [("rounds", int, 3)], frozen=True)


class Mini(msgspec.Struct):
    setup: Setup
    turn: int = 0  # four steps a round: deal, bid, dig, rest
    lead: int = 0  # who has the spade
    cards: tuple[int, int] = (0, 0)  # each seat knows its own
    places: tuple[int, int] = (0, 0)  # a field is a hundred long
    log: list[Event] | None = None

    def copy(self):
        return msgspec.structs.replace(self, log=None)

    def digest(self):
        return msgspec.json.encode(self.copy()).decode()


class Strides(msgspec.Struct, Choice[int], gc=False):
    place: int

    def options(self):
        return range(1, 4 if self.place < 400 else 2)  # the spade grows heavy: then one field is all


class Spots(msgspec.Struct, Region[int], gc=False):
    start: int

    def options(self):
        return [self.start, self.start + 99]

    def read(self, key):
        if key in map(str, range(self.start, self.start + 100)):
            return int(key)
        raise refuse("mini-not-there", "MN-2", key=key, start=self.start)

    def pick(self, random):
        return self.start + random.randrange(100)


def change(t, event, told, **fields):
    for field, value in {**fields, "turn": t.turn + 1}.items():
        setattr(t, field, value)
    if t.log is not None:
        t.log.append(Event(event, "MN-1", told))


def deal(t):
    change(t, "mini-dealt", {}, cards=(yield from Roll(((1, 2, 3),) * 2, each, "mini-deal", secret=True)))


def bid(t):
    bids = yield from Both(tuple([Ask(seat, "mini-bid", range(3), secret=True) for seat in (0, 1)]))
    change(t, "mini-bids", {"n": bids}, lead=int(bids[1] > bids[0]))


def dig(t):
    stride = yield from Ask(t.lead, "mini-stride", Strides(t.places[t.lead]))
    spot = yield from Ask(t.lead, "mini-spot", Spots(t.places[t.lead] + 100 * stride))
    change(t, "mini-digs", {"n": spot}, places=(t.places[0], spot) if t.lead else (spot, t.places[1]))


def rest(t):
    yield from ()  # nothing is asked
    change(t, "mini-shown", {"n": t.cards}, cards=(0, 0), places=tuple(map(sum, zip(t.places, t.cards, strict=True))))


def imagine(t, seat, random):
    cards = [card if other == seat or not card else random.randint(1, 3) for other, card in enumerate(t.cards)]
    return msgspec.structs.replace(t, cards=tuple(cards))


def scene(t, viewer):
    seen = [t.turn, t.lead, *t.places, *[card for seat, card in enumerate(t.cards) if viewer in (seat, None)]]
    return Scene(FIXED, tracks={str(k): Track("mini-number", n) for k, n in enumerate(seen)})


def result(t):
    return ((1.0, 0.0) if t.places[0] > t.places[1] else (0.0, 1.0)) if t.turn == 4 * t.setup.rounds else None


def next_step(t):
    return (deal, bid, dig, rest)[t.turn % 4](t) if result(t) is None else None


PRESETS = {"usual": lambda random: Setup(), "long": lambda random: Setup(random.randint(4, 9))}
GAME = Game(
    id="mini",
    rules="1",
    content=Content(Path(__file__).parent / "mini", ""),
    setup=SetupRules(Setup, PRESETS, tuple(FIXED.seats)),
    new=Mini,
    next_step=next_step,
    result=result,
    scene=scene,
    imagine=imagine,
    notation=Notation(Mini.digest, msgspec.json.Decoder(Mini).decode),
)
