"""Games that are a few procedures in a row, for the tests of matches."""

from collections.abc import Callable
from pathlib import Path
from typing import Any

import msgspec

from theomachy.kernel import (
    Ask,
    Both,
    Content,
    Event,
    Game,
    Match,
    Notation,
    Procedure,
    Region,
    Roll,
    Scripted,
    SetupRules,
    one,
    refuse,
    shallow,
)

D6 = (1, 2, 3, 4, 5, 6)


DIE = Roll((D6,), one, "roll", 0, "XX-2")


class Table(msgspec.Struct):
    setup: Any = None
    step: int = 0
    heard: tuple[Any, ...] = ()
    """All that procedures were answered."""
    log: list[Event] | None = None

    def copy(self) -> "Table":
        new: Table = shallow(self)
        new.log = None
        return new

    def digest(self) -> str:
        return repr((self.step, self.heard))


Rule = Callable[[Table], Procedure[None]]


def hear(t: Table, what: Any) -> None:
    """The verb of these games."""
    t.heard += (what,)
    if t.log is not None:
        t.log.append(Event("heard", "XX-1", {"what": what}))


def game(*rules: Rule, seats: int = 2, imagine: Any = None) -> Game[Table]:
    """Procedures one after the other; the first seat wins."""

    def step(t: Table) -> Procedure[None]:
        yield from rules[t.step](t)
        t.step += 1

    return Game(
        id="row",
        rules="1",
        content=Content(Path(), ""),
        setup=SetupRules(object, {}, tuple("abcdef"[:seats])),
        new=Table,
        next_step=lambda t: step(t) if t.step < len(rules) else None,
        result=lambda t: (1.0, *[0.0] * (seats - 1)),
        scene=lambda t, viewer: None,
        imagine=imagine or (lambda t, seat, random: t),
        notation=Notation(Table.digest, lambda text: Table()),
    )


def asks(*requests: Any) -> Rule:
    """A procedure that asks these in turn and hears the answers. A request is given or made for the table."""

    def rule(t: Table) -> Procedure[None]:
        for request in requests:
            hear(t, (yield from request(t) if callable(request) else request))

    return rule


def ask(seat: int, options: Any = ("x", "y"), **more: Any) -> Callable[[Table], Ask[Any]]:
    return lambda t: Ask(seat, "q", options, **more)


def both(*seats: int, options: Any = ("x", "y")) -> Callable[[Table], Both]:
    return lambda t: Both(tuple(Ask(seat, "q", options, secret=True) for seat in seats))


def start(*rules: Rule, dice: Any = (), listen: bool = False, **more: Any) -> Match[Table]:
    return Match(game(*rules, **more), Table(), Scripted(dice), listen=listen)


def answer(match: Match[Any], *keys: str) -> Match[Any]:
    for key in keys:
        match.answer(key)
    return match


class Line(msgspec.Struct, Region[int]):
    """Any number from 0 to 99; nothing need be proposed."""

    proposed: tuple[int, ...] = ()

    def options(self):
        return self.proposed

    def read(self, key):
        if key in map(str, range(100)):
            return int(key)
        raise refuse("off-the-line", key=key)

    def pick(self, random):
        return random.randrange(100)


def silent(t: Table) -> Procedure[None]:
    hear(t, "silence")
    yield from ()
