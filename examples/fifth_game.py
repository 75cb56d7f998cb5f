"""A game in one file: *Pig*. Roll as often as you dare, hold to keep your points; a 1 loses the points of the turn.

python examples/fifth_game.py
"""

from pathlib import Path
from random import Random

import msgspec

import theomachy
from theomachy.content.digest import digest_of
from theomachy.kernel import Ask, Content, Event, Game, Message, Notation, Procedure, Roll, SetupBase, SetupRules, one
from theomachy.kernel.scene import Fixed, Scene, Track
from theomachy.testing import check_game

DIE, GOAL = (1, 2, 3, 4, 5, 6), 30


class Setup(SetupBase, frozen=True):
    goal: int = GOAL


class Pig(msgspec.Struct):
    setup: Setup
    points: list[int]
    rolled: int = 0
    turn: int = 0
    log: list[Event] | None = None

    def copy(self) -> "Pig":
        return msgspec.structs.replace(self, points=[*self.points], log=None)

    def digest(self) -> str:
        return msgspec.json.encode(self.copy()).decode()


def step(t: Pig) -> Procedure[None]:
    key = yield from Ask(t.turn, "roll-or-hold", ("roll", "hold") if t.rolled else ("roll",))
    face = (yield from Roll((DIE,), one, "rolls", t.turn)) if key == "roll" else 0
    t.rolled = t.rolled + face if face > 1 else t.rolled
    if key == "hold":
        t.points[t.turn] += t.rolled
    if key == "hold" or face == 1:
        t.rolled, t.turn = 0, 1 - t.turn


def scene(t: Pig, viewer: int | None) -> Scene:
    tracks = {"red": Track("red", t.points[0]), "blue": Track("blue", t.points[1]), "rolled": Track("rolled", t.rolled)}
    return Scene(Fixed("pig", "rows", ["red", "blue"], zones=[], cards={}), tracks=tracks, status=[Message("to-move")])


def result(t: Pig) -> tuple[float, ...] | None:
    return tuple(float(points == max(t.points)) for points in t.points) if max(t.points) >= t.setup.goal else None


def imagine(t: Pig, seat: int, random: Random) -> Pig:
    return t


GAME = Game(
    id="pig",
    rules="1",
    content=Content(Path(__file__).parent, digest_of(die=DIE)),
    setup=SetupRules(Setup, {"usual": lambda random: Setup()}, ("red", "blue")),
    new=lambda setup: Pig(setup, [0, 0]),
    next_step=lambda t: step(t) if result(t) is None else None,
    result=result,
    scene=scene,
    imagine=imagine,
    notation=Notation(Pig.digest, msgspec.json.Decoder(Pig).decode),
)

if __name__ == "__main__":
    match = theomachy.new(GAME, seed=4)
    match.answer("roll")
    print(match.ask_text())
    match.play("search:64", "random")
    print(match.result, match.kernel.state.points)
    check_game(GAME)
