"""From flags to a setup: a preset or a file, parties, rulings. Every fault is named by its flag and its field."""

import types
import typing
from collections.abc import Callable, Sequence
from difflib import get_close_matches
from pathlib import Path
from random import Random
from typing import Any

import msgspec

from theomachy.kernel import Game, Refused
from theomachy.terminal.store import read_text
from theomachy.terminal.trouble import Trouble
from theomachy.words import Words


def choose_setup(
    game: Game[Any], source: str | None, parties: Sequence[str], rulings: Sequence[str]
) -> Callable[[Random], Any]:
    """What is agreed before the game, once checked. A preset may draw it anew for every game."""
    draw = _from_source(game, source)

    def settle(random: Random) -> Any:
        setup = draw(random)
        if parties:
            setup = _with_parties(game, setup, parties)
        for text in rulings:
            setup = _with_ruling(game, setup, text)
        return setup

    setup = settle(Random(0))
    try:
        game.new(setup)
    except Refused as no:
        where = "--party" if parties else "--set" if rulings and source is None else f"--setup {source}"
        clause = f" ({no.reason.clause})" if no.reason.clause else ""
        raise Trouble(where, Words(game).say(no.reason) + clause) from None
    return settle


def _from_source(game: Game[Any], source: str | None) -> Callable[[Random], Any]:
    if source is None:
        source = next(iter(game.presets))
    if source in game.presets:
        return game.presets[source]
    file = Path(source)
    if file.suffix != ".json":
        known = ", ".join(game.presets)
        raise Trouble("--setup", f"{source!r} is no preset of {game.id} ({known}) and no .json file")
    try:
        setup = msgspec.json.decode(read_text(file), type=game.Setup)
    except msgspec.ValidationError as error:
        raise Trouble(f"--setup {source}", _field(error)) from None
    except msgspec.DecodeError as error:
        raise Trouble(f"--setup {source}", f"this is not JSON: {error}") from None
    return lambda random: setup


def _with_parties(game: Game[Any], setup: Any, parties: Sequence[str]) -> Any:
    if "parties" not in game.Setup.__struct_fields__:
        raise Trouble("--party", f"{game.id} has no parties")
    if len(parties) != len(game.seats):
        raise Trouble("--party", f"{len(game.seats)} parties are needed, one --party for each seat, not {len(parties)}")
    return msgspec.structs.replace(setup, parties=tuple(parties))


def _with_ruling(game: Game[Any], setup: Any, text: str) -> Any:
    """A setup with one ruling changed: `name=value`."""
    name, equals, value = text.partition("=")
    name = name.strip().replace("-", "_")
    rulings: Any = getattr(setup, "rulings", None)
    kinds = typing.get_type_hints(type(rulings)) if rulings is not None else {}
    if not equals:
        raise Trouble("--set", f"{text!r} should read ruling=value")
    if name not in kinds:
        near = get_close_matches(name, kinds, 3)
        hint = f"; did you mean {' or '.join(near)}?" if near else f"; there are {', '.join(kinds)}" if kinds else ""
        raise Trouble("--set", f"{game.id} has no ruling {name!r}{hint}")
    try:
        reading = msgspec.convert(value.strip(), kinds[name], strict=False)
    except msgspec.ValidationError:
        raise Trouble(f"--set {name}", f"{value.strip()!r} is not {_allowed(kinds[name])}") from None
    return msgspec.structs.replace(setup, rulings=msgspec.structs.replace(rulings, **{name: reading}))


def _allowed(kind: Any) -> str:
    """What a field takes, in words."""
    if typing.get_origin(kind) is typing.Literal:
        return "one of " + ", ".join(map(str, typing.get_args(kind)))
    if isinstance(kind, types.UnionType):
        return " or ".join(_allowed(part) for part in typing.get_args(kind))
    return {bool: "true or false", int: "a whole number", str: "a text", types.NoneType: "null"}.get(kind, str(kind))


def _field(error: msgspec.ValidationError) -> str:
    """`Expected int, got str - at $.rulings.round_limit` as `rulings.round_limit: expected int, got str`."""
    what, _, where = str(error).partition(" - at `")
    what = what[:1].lower() + what[1:]
    field = where.rstrip("`").removeprefix("$").removeprefix(".")
    return f"{field}: {what}" if field else what
