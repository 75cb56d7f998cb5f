"""From what the command line says to a match: a new one or a saved one, and who sits at it."""

import secrets
from collections.abc import Sequence
from pathlib import Path
from random import Random
from typing import Any

from theomachy import games
from theomachy.kernel import Game, Match, Seeded, Typed
from theomachy.kernel.records import BadRecord, Record
from theomachy.kernel.replays import replay
from theomachy.kernel.seats import Agent
from theomachy.terminal import store
from theomachy.terminal.setups import choose_setup
from theomachy.terminal.simulate import AGENTS
from theomachy.terminal.trouble import Trouble
from theomachy.words import Words

DICE = ("seeded", "typed")


def find_game(name: str) -> Game[Any]:
    try:
        return games.game(name)
    except LookupError:
        raise Trouble("GAME", f"there is no game {name!r}; there are {', '.join(games.names())}") from None


def whole(flag: str, text: str | None, least: int) -> int | None:
    """A whole number from a flag; None if the flag is not there."""
    if text is None:
        return None
    if not (text.isascii() and text.isdigit() and len(text) < 19 and int(text) >= least):
        raise Trouble(flag, f"{text!r} is not a whole number from {least} on")
    return int(text)


def begin(
    game: Game[Any], setup: str | None, parties: Sequence[str], rulings: Sequence[str], seed: int | None, dice: str
) -> Match[Any]:
    """A new match. Without a seed the dice are settled by one that nobody knows."""
    if dice not in DICE:
        raise Trouble("--dice", f"{dice!r} is neither {' nor '.join(DICE)}")
    agreed = choose_setup(game, setup, parties, rulings)(Random(seed))
    source = (Typed if dice == "typed" else Seeded)(secrets.token_bytes(16) if seed is None else str(seed).encode())
    return Match(game, game.new(agreed), source, listen=True)


def resume(name: str | None, file: Path) -> Match[Any]:
    """A saved match, at the point where it was left."""
    record = store.load(file)
    if name is not None and record.fields["game"] != find_game(name).id:
        raise Trouble(f"--resume {file}", f"this is a game of {record.fields['game'][:40]}, not of {name}")
    return replayed(file, record)


def replayed(file: Path, record: Record, upto: int | None = None) -> Match[Any]:
    game = game_of(file, record)
    try:
        return replay(record, game, upto)
    except BadRecord as bad:
        raise store.bad_record(file, bad, Words(game)) from None


def game_of(file: Path, record: Record) -> Game[Any]:
    try:
        return games.game(record.fields["game"])
    except LookupError:
        raise Trouble(str(file), f"line 2: there is no game {record.fields['game'][:40]!r}") from None


def seated(game: Game[Any], against: str | None, seat: int | None) -> dict[int, Agent]:
    """The agents at the table: none, or one on each seat but the person's."""
    count = len(game.seats)
    if against is None:
        if seat is not None:
            raise Trouble("--seat", "without --against people take all seats")
        return {}
    if against not in AGENTS:
        raise Trouble("--against", f"there is no agent {against!r}; there are {', '.join(AGENTS)}")
    mine = 1 if seat is None else seat
    if not 1 <= mine <= count:
        raise Trouble("--seat", f"{game.id} has seats 1 to {count}, not {mine}")
    return {n: AGENTS[against](secrets.randbits(64)) for n in range(count) if n != mine - 1}


def keep(match: Match[Any], file: Path, came_from: Path | None = None) -> None:
    """Write a match that is to be kept as it goes, so that a file that cannot be written is found before play."""
    if file.exists() and file != came_from:
        raise Trouble(f"--save {file}", "the file is there already; go on with it by --resume, or name another")
    try:
        store.save(match, file)
    except OSError as error:
        raise Trouble(f"--save {file}", (error.strerror or str(error)).lower()) from None
