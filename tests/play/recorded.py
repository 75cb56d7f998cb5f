"""Short matches of both games and their records, for the tests of records."""

from collections.abc import Callable, Iterator
from random import Random
from typing import Any

import msgspec
import pytest

from tests.conformance.games import GAMES, MINI, SCATHE, GameCase, decide
from theomachy.kernel import Match, Roll, Seeded, Typed, key_of
from theomachy.kernel.requests import say_faces
from theomachy.play.records import BadRecord, read_record, write_record
from theomachy.play.replays import replay

SEED, NONCES = b"the server's own", ("0123456789abcdef" * 2, "f" * 32)
DICE = {"seeded": Seeded, "typed": Typed}


def brief(make: Callable[[Random], Any]) -> Callable[[Random], Any]:
    """The same setup of Scathe for one round, so that every moment of a match can be looked at."""

    def setup(random: Random) -> Any:
        made = make(random)
        return msgspec.structs.replace(made, rulings=msgspec.structs.replace(made.rulings, round_limit=1))

    return setup


SHORT = [SCATHE._replace(presets={name: brief(make) for name, make in SCATHE.presets.items()}), MINI]
TABLES = [pytest.param((entry, preset), id=f"{entry.name}-{preset}") for entry in SHORT for preset in entry.presets]


Action = tuple[int | None, str | None]
"""A seat and its key; no seat: dice that are typed; no key: the seat takes its last decision back."""


def do(match: Match[Any], action: Action) -> None:
    seat, key = action
    if key is None:
        match.undo(seat, agreed=True)
    else:
        match.answer(key, seat)


def actions(match: Match[Any], random: Random, undos: int = 0) -> Iterator[Action]:
    """What people do until the match is over: decide, type dice, and now and then take something back."""
    while (request := match.request) is not None:
        if isinstance(request, Roll):
            yield None, say_faces(tuple(random.choice(die) for die in request.dice))
            continue
        regrets = [seat for seat in match.seats if can_undo(match, seat)]
        if undos and regrets and random.random() < 0.3:
            undos -= 1
            yield random.choice(regrets), None
        else:
            ask = random.choice(match.asks)
            yield ask.seat, key_of(decide(ask, random))


def can_undo(match: Match[Any], seat: int) -> bool:
    why = match.why_not_undo(seat)
    return why is None or why.id != "nothing-to-undo"


def standing(match: Match[Any]) -> Any:
    """How a match stands, and what comes next."""
    asked = [(ask.seat, ask.question, ask.keys()) for ask in match.asks]
    rolled = match.request.question if isinstance(match.request, Roll) else None
    tape = match.tape, match.who, match.steps, match.given, match.epoch
    return match.state.digest(), match.settled.digest(), asked, rolled, tape, events(match)


def events(match: Match[Any]) -> list[Any]:
    return [event for step in match.story or () for event in step]


def finished(entry: GameCase, preset: str, seed: int = 1, undos: int = 0, chance: Any = None) -> Match[Any]:
    match = entry.start(preset, seed, chance or Seeded(SEED, NONCES))
    for action in actions(match, Random(seed), undos):
        do(match, action)
    return match


def after(text: str, **options: Any) -> Match[Any]:
    """The match that a record tells, whichever game it is of."""
    record = read_record(text)
    game = next(entry.game for entry in GAMES if entry.game.id == record.fields["game"])
    return replay(record, game, **options)


def plain(value: Any) -> Any:
    return msgspec.json.decode(msgspec.json.encode(value))


def ids(messages: list[Any]) -> list[str]:
    return [message.id for message in messages]


MINI_TEXT = write_record(finished(MINI, "usual", undos=3))
OPEN_TEXT = write_record(MINI.start("usual", 1, Seeded(SEED, NONCES)))
SCATHE_TEXT = write_record(finished(SHORT[0], "random", undos=3))
TEXTS = pytest.mark.parametrize("text", [MINI_TEXT, OPEN_TEXT, SCATHE_TEXT], ids=["mini", "open", "scathe"])


def bidding(chance: Any = None, rounds: int = 0) -> Match[Any]:
    """Diggers about to bid, after some rounds in which both bid nothing."""
    match = MINI.start("usual", 1, chance or Seeded(SEED, NONCES))
    for _ in range(rounds):
        for key in ("0", "0", "1"):
            match.answer(key)
        match.answer(match.request.keys()[0])
    return match


def caught(text: str) -> BadRecord:
    """What is said of a damaged record: its line, and a reason that names it."""
    with pytest.raises(BadRecord) as error:
        read_record(text)
    bad = error.value
    assert bad.reason.args["line"] == bad.line
    assert str(bad).startswith("record-")
    assert 1 <= bad.line <= max(1, len(text.splitlines()))
    return bad


def taken_apart(text: str) -> tuple[list[str], int]:
    """The lines of a record, and the number of the last one of its head."""
    return text.splitlines(), read_record(text).body - 1
