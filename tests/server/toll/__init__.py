"""Toll, a made-up game with windows: a walker goes by, and the keeper of a gate may ask for toll.

The walker walks, or runs and rolls how far. Each time the keeper may ask for a copper, which takes him one breath, or
for a silver, which takes two; then he signs for it. He has few breaths.
"""

from pathlib import Path

import msgspec

from theomachy.features.auto_answers import AutoAnswer, AutoAnswers
from theomachy.kernel import Ask, Content, Event, Game, Notation, Roll, SetupRules, one
from theomachy.kernel.scene import Fixed, Scene, Track

FIXED = Fixed("toll", "line", ["tl-walker", "tl-keeper"], [], {})
Setup = msgspec.defstruct("Setup", [("walks", int, 12), ("breaths", int, 3)], frozen=True)
PRICES = {"copper": 1, "silver": 2, "none": 0}


class Toll(msgspec.Struct):
    setup: Setup
    walked: int = 0
    breaths: int = 0
    toll: int = 0
    log: list[Event] | None = None

    def copy(self):
        return msgspec.structs.replace(self, log=None)

    def digest(self):
        return msgspec.json.encode(self.copy()).decode()


def walk(t):
    """TL-1"""
    if (yield from Ask(0, "tl-walk", ("walk", "run"), clause="TL-1")) == "run":
        yield from Roll(((1, 2, 3, 4, 5, 6),), one, "tl-far", 0)
    kind = yield from Ask(1, "tl-toll", [key for key, price in PRICES.items() if price <= t.breaths], clause="TL-2")
    if kind != "none":
        yield from Ask(1, "tl-sign", ("quill", "seal"), clause="TL-3")
    t.walked += 1
    t.breaths -= PRICES[kind]
    t.toll += PRICES[kind]
    if t.log is not None:
        t.log.append(Event("tl-passed", "TL-2", {"n": PRICES[kind]}))


def result(t):
    return None if t.walked < t.setup.walks else (0.0, 1.0) if t.toll else (1.0, 0.0)


def scene(t, viewer):
    return Scene(FIXED, tracks={"breaths": Track("tl-breaths", t.breaths), "toll": Track("tl-paid", t.toll)})


GAME = Game(
    id="toll",
    rules="1",
    content=Content(Path(__file__).parent, ""),
    setup=SetupRules(Setup, {"usual": lambda random: Setup()}, tuple(FIXED.seats)),
    new=lambda setup: Toll(setup, breaths=setup.breaths),
    next_step=lambda t: walk(t) if result(t) is None else None,
    result=result,
    scene=scene,
    imagine=lambda t, seat, random: t,
    notation=Notation(Toll.digest, msgspec.json.Decoder(Toll).decode),
    features=(
        AutoAnswers(
            {
                "tl-toll": AutoAnswer(lambda t, ask: ask.keys()[0], "none", lambda t, ask: t.breaths),
                "tl-sign": AutoAnswer(lambda t, ask: "quill"),
            }
        ),
    ),
)
