"""From flags to a setup: a preset or a file, parties, rulings and other fields. Every fault is named by its flag and
its field."""

from collections.abc import Callable, Sequence
from pathlib import Path
from random import Random
from typing import Any, NamedTuple

import msgspec

from theomachy.kernel import Game, Refused
from theomachy.lab.study import Source
from theomachy.play.army_codes import text_of
from theomachy.presentation.options import find_option, with_option
from theomachy.terminal.errors import Trouble
from theomachy.terminal.files import read_text


class Seats(NamedTuple):
    """How many are to sit at the table, and which flag says so; at least that many if it does not say how many."""

    flag: str
    number: int | None = None
    least: int = 1


ANY = Seats("--players")


def choose_setup(
    game: Game[Any],
    source: str | None,
    parties: Sequence[str],
    rulings: Sequence[str],
    seats: Seats = ANY,
) -> Callable[[Random], Any]:
    """What is agreed before the game, once checked. A preset may draw it anew for every game."""
    draw = _from_source(game, source)

    def settle(random: Random) -> Any:
        setup = _with_seats(game, draw(random), len(parties), seats)
        if parties:
            setup = _with_parties(game, setup, parties)
        for text in rulings:
            setup = _with_ruling(game, setup, text)
        return setup

    def checked(random: Random) -> Any:
        setup = settle(random)
        try:
            game.new(setup)
        except Refused as no:
            where = "--party" if parties else "--set" if rulings and source is None else f"--setup {source}"
            raise Trouble(where, no.reason, of=game) from None
        return setup

    checked(Random(0))
    return checked if parties or rulings else settle  # what is drawn may not go with what is said


class Terms(NamedTuple):
    """What is agreed for all games of a study: a setup that can be told to other processes."""

    source: Source
    options: dict[str, Any]
    seats: int


def choose_terms(
    game: Game[Any], source: str | None, parties: Sequence[str], rulings: Sequence[str], seats: Seats
) -> Terms:
    """The same, as data."""
    first = choose_setup(game, source, parties, rulings, seats)(Random(0))
    name = source or next(iter(game.setup.presets))
    options = {find_option(game, text.partition("=")[0]).name: text.partition("=")[2].strip() for text in rulings}
    texts = tuple(text_of(game.id, party) for party in parties)
    if name in game.setup.presets:
        whole = Source(name, preset=name, parties=texts)
    else:
        settled = msgspec.json.encode(_from_source(game, name)(Random(0)), order="deterministic").decode()
        whole = Source(name, settled=settled, parties=texts)
    return Terms(whole, options, len(game.setup.seated(first)))


def _from_source(game: Game[Any], source: str | None) -> Callable[[Random], Any]:
    if source is None:
        source = next(iter(game.setup.presets))
    if source in game.setup.presets:
        return game.setup.presets[source]
    file = Path(source)
    if file.suffix != ".json":
        raise Trouble("--setup", "trouble-no-preset", text=source, name=game.id, known=list(game.setup.presets))
    try:
        setup = msgspec.json.decode(read_text(file), type=game.setup.type)
    except msgspec.ValidationError as error:
        raise _faulty(f"--setup {source}", error) from None
    except msgspec.DecodeError as error:
        raise Trouble(f"--setup {source}", "trouble-not-json", error=str(error)) from None
    return lambda random: setup


def _with_seats(game: Game[Any], setup: Any, parties: int, seats: Seats) -> Any:
    """A setup for as many seats as a flag says; where none does, for as many as bring a party."""
    number = seats.number
    if number is None and parties in game.setup.numbers and game.setup.for_players is not None:
        number = parties
    if number is None:
        number = max(seats.least, len(game.setup.seated(setup)))
    try:
        return game.setup.for_seats(setup, number)
    except Refused as no:
        raise Trouble(seats.flag, no.reason, of=game) from None


def _with_parties(game: Game[Any], setup: Any, parties: Sequence[str]) -> Any:
    """Each may be a text or a code."""
    if game.armies is None:
        raise Trouble("--party", "trouble-no-parties", name=game.id)
    needed = len(game.setup.seated(setup))
    if len(parties) != needed:
        raise Trouble("--party", "trouble-number-of-parties", needed=needed, given=len(parties))
    try:
        texts = tuple(text_of(game.id, party) for party in parties)
    except Refused as no:
        raise Trouble("--party", no.reason) from None
    return msgspec.structs.replace(setup, **{game.armies.field: texts})


def _with_ruling(game: Game[Any], setup: Any, text: str) -> Any:
    """A setup with one ruling or another plain field changed: `name=value`."""
    name, equals, value = text.partition("=")
    if not equals:
        raise Trouble("--set", "trouble-ruling-spelled", text=text)
    where = "--set"
    try:
        where += f" {find_option(game, name).name}"
        return with_option(game, setup, name, value)
    except Refused as no:
        raise Trouble(where, no.reason) from None


def _faulty(where: str, error: msgspec.ValidationError) -> Trouble:
    """`Expected int, got str - at $.rulings.round_limit` as `rulings.round_limit: expected int, got str`."""
    what, _, field = str(error).partition(" - at `")
    what = what[:1].lower() + what[1:]
    field = field.rstrip("`").removeprefix("$").removeprefix(".")
    return Trouble(where, "trouble-field" if field else "trouble-fields", field=field, error=what)
