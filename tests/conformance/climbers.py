"""Climbers, a made-up game for one to four: it shows that the number of seats is the setup's to say.

Everybody brings a pack. Each round all choose in secret how far to climb, then one of them may dare a leap. Whoever is
highest in the end has won, several share it; somebody alone has to come so high.
"""

from pathlib import Path

import msgspec

from theomachy.features.ai import Ai
from theomachy.features.armies import Armies
from theomachy.kernel import (
    Ask,
    Both,
    Content,
    Event,
    Game,
    Message,
    Notation,
    Reason,
    Refused,
    Roll,
    SetupRules,
    refuse,
    total,
)
from theomachy.kernel.scene import Card, Fixed, Piece, Scene, Track, Zone

SEATS = ("cl-one", "cl-two", "cl-three", "cl-four")
THINGS = {"rope": 4, "tea": 3, "stone": 1}
"""How far one can climb in a round with it."""
ROUNDS, TOP = 3, 6
DIE = (1, 2, 3, 4, 5, 6)

Setup = msgspec.defstruct("Setup", [("packs", tuple[str, ...], ("tea", "tea"))], frozen=True)


class Climbers(msgspec.Struct):
    setup: Setup
    heights: tuple[int, ...]
    turn: int = 0  # two steps a round: climb, leap
    log: list[Event] | None = None

    def copy(self):
        return msgspec.structs.replace(self, log=None)

    def digest(self):
        return msgspec.json.encode(self.copy()).decode()


def faults(text):
    return [] if text in THINGS else [Reason("cl-no-such-pack", "CL-1", {"text": text[:20]})]


def new(setup):
    if not 1 <= len(setup.packs) <= len(SEATS):
        raise refuse("cl-number", "CL-1", given=len(setup.packs))
    for text in setup.packs:
        for fault in faults(text):
            raise Refused(fault)
    return Climbers(setup, (0,) * len(setup.packs))


def change(t, event, told, **fields):
    for field, value in {**fields, "turn": t.turn + 1}.items():
        setattr(t, field, value)
    if t.log is not None:
        t.log.append(Event(event, "CL-2", told))


def climb(t):
    asks = [Ask(seat, "cl-climb", range(1 + THINGS[pack])) for seat, pack in enumerate(t.setup.packs)]
    steps = yield from Both(tuple(asks))
    change(t, "cl-climbed", {"n": steps}, heights=tuple(map(sum, zip(t.heights, steps, strict=True))))


def leap(t):
    seat = t.turn // 2 % len(t.heights)
    dares = (yield from Ask(seat, "cl-leap", ("stay", "dare"))) == "dare"
    gain = ((yield from Roll((DIE,), total, "cl-rolls", seat)) - 3) if dares else 0
    heights = tuple(height + gain * (other == seat) for other, height in enumerate(t.heights))
    change(t, "cl-leapt", {"seat": seat, "n": gain}, heights=heights)


def result(t):
    if t.turn < 2 * ROUNDS:
        return None
    return shares(t) if len(t.heights) > 1 else (float(t.heights[0] >= TOP),)


def shares(t):
    """Alike between those who are highest."""
    best = [height == max(t.heights) for height in t.heights]
    return tuple(high / sum(best) for high in best)


def judge(t):
    if (ended := result(t)) is not None:
        return ended
    if len(t.heights) == 1:
        return (min(1.0, t.heights[0] / TOP),)
    worth = [2.0**height for height in t.heights]
    return tuple(one / sum(worth) for one in worth)


def scene(t, viewer):
    seats = SEATS[: len(t.heights)]
    cards = {thing: Card(f"cl-{thing}", {"cl-far": far}) for thing, far in THINGS.items()}
    fixed = Fixed("climbers", "rows", list(seats), [Zone("slope", "cl-slope")], cards)
    pieces = {seat: Piece(seat, "slope", n, card=t.setup.packs[n]) for n, seat in enumerate(seats)}
    tracks = {
        seat: Track("cl-height", height, owner=n) for n, (seat, height) in enumerate(zip(seats, t.heights, strict=True))
    }
    return Scene(fixed, pieces, tracks, [Message("cl-round", args={"n": t.turn // 2 + 1})])


def for_players(setup, number):
    return Setup((setup.packs + ("tea",) * number)[:number])


PRESETS = {
    "usual": lambda random: Setup(),
    "alone": lambda random: Setup(("rope",)),
    "three": lambda random: Setup(("rope", "tea", "stone")),
    "any": lambda random: Setup(tuple(random.choices(sorted(THINGS), k=random.randint(1, 4)))),
}
MUSTER = Armies(
    "packs",
    dict.fromkeys(THINGS, 1),
    lambda text: (text,) if text else (),
    ",".join,
    faults,
    lambda chosen, id: Reason("cl-full", "CL-1") if chosen else None,
    lambda chosen: [],
    {"cl-starter": "rope"},
    lambda random, without=(): random.choice(sorted(THINGS)),
)
GAME = Game(
    id="climbers",
    rules="1",
    content=Content(Path(__file__).parent / "climbers", ""),
    setup=SetupRules(Setup, PRESETS, SEATS, players=lambda setup: len(setup.packs), fewest=1, for_players=for_players),
    new=new,
    next_step=lambda t: (climb, leap)[t.turn % 2](t) if result(t) is None else None,
    result=result,
    scene=scene,
    imagine=lambda t, seat, random: t,
    notation=Notation(Climbers.digest, msgspec.json.Decoder(Climbers).decode),
    features=(
        Ai(judges={"1": judge}),
        MUSTER,
    ),
)
