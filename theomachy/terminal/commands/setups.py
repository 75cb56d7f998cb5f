"""Setups from flags: a preset or a file, parties, rulings and other fields.

Every error names its flag and its field.
"""

from collections.abc import Callable, Sequence
from pathlib import Path
from random import Random
from typing import Any, NamedTuple

import msgspec

from theomachy.features.armies import Armies, armies_of
from theomachy.kernel import Game, Message, Refused
from theomachy.lab.study import Source
from theomachy.play.misread import misshapen, no_json
from theomachy.presentation.army_names import army_text, meant
from theomachy.presentation.options import find_option, with_option
from theomachy.presentation.text import Verbatim
from theomachy.terminal.errors import Trouble
from theomachy.terminal.files import read_text


class Seats(NamedTuple):
    """The wanted number of seats and the flag that tells it. If `number` is None, `least` is the minimum."""

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
    """Return a function that draws the setup of a game, once a first draw has been checked.

    A preset may draw another setup for every game. With parties or rulings every draw is checked.
    """
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
            if found := next(filter(None, (_meant(game, party) for party in parties)), None):
                raise Trouble("--party", found) from None
            where = "--party" if parties else "--set" if rulings and source is None else f"--setup {source}"
            raise Trouble(where, no.reason, of=game) from None
        return setup

    checked(Random(0))
    return checked if parties or rulings else settle  # a later draw may contradict the flags


def _meant(game: Game[Any], party: str) -> Message | None:
    """Return a message about an unknown name in a party and the name that may be meant; None without one."""
    text, near = meant(game, army_text(game, party))
    if not near:
        return None
    return Message("lab-no-card-near", args={"text": Verbatim(text), "near": Verbatim(near), "name": Verbatim(game.id)})


class Terms(NamedTuple):
    """The terms of all games of a study: a setup as data, which can be sent to other processes."""

    source: Source
    options: dict[str, Any]
    seats: int


def choose_terms(
    game: Game[Any], source: str | None, parties: Sequence[str], rulings: Sequence[str], seats: Seats
) -> Terms:
    """Check a setup as `choose_setup` does, and return it as data."""
    first = choose_setup(game, source, parties, rulings, seats)(Random(0))
    name = source or next(iter(game.setup.presets))
    options = {find_option(game, text.partition("=")[0]).name: text.partition("=")[2].strip() for text in rulings}
    texts = tuple(army_text(game, party) for party in parties)
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
    text = read_text(file)
    try:
        setup = msgspec.json.decode(text, type=game.setup.type)
    except msgspec.ValidationError as error:
        raise Trouble(f"--setup {source}", misshapen(error).message) from None
    except (msgspec.DecodeError, RecursionError) as error:
        line, why = no_json(text, error)
        raise Trouble(f"--setup {source}:{line}", why) from None
    return lambda random: setup


def _with_seats(game: Game[Any], setup: Any, parties: int, seats: Seats) -> Any:
    """Return a setup with as many seats as the flag says, otherwise with as many as bring a party."""
    number = seats.number
    if number is None and parties in game.setup.numbers and game.setup.for_players is not None:
        number = parties
    if number is None:
        number = max(seats.least, len(game.setup.seated(setup)))
    try:
        return game.setup.for_seats(setup, number)
    except Refused as no:
        if seats.flag == "--against" and no.reason.id == "number-of-seats":  # the person is not counted with the agents
            counted = {name: no.reason.args[name] - 1 for name in ("needed", "given")}
            raise Trouble(seats.flag, "trouble-number-against", **counted) from None
        raise Trouble(seats.flag, no.reason, of=game) from None


def _with_parties(game: Game[Any], setup: Any, parties: Sequence[str]) -> Any:
    """Return a setup with these parties, each of them a text or a code."""
    if game.feature(Armies) is None:
        raise Trouble("--party", "trouble-no-parties", name=game.id)
    needed = len(game.setup.seated(setup))
    if len(parties) != needed:
        raise Trouble("--party", "trouble-number-of-parties", needed=needed, given=len(parties))
    try:
        texts = tuple(army_text(game, party) for party in parties)
    except Refused as no:
        raise Trouble("--party", no.reason) from None
    return msgspec.structs.replace(setup, **{armies_of(game).field: texts})


def _with_ruling(game: Game[Any], setup: Any, text: str) -> Any:
    """Return a setup with one ruling or another plain field changed, as in `name=value`."""
    name, equals, value = text.partition("=")
    if not equals:
        raise Trouble("--set", "trouble-ruling-spelled", text=text)
    where = "--set"
    try:
        where += f" {find_option(game, name).name}"
        return with_option(game, setup, name, value)
    except Refused as no:
        raise Trouble(where, no.reason) from None
