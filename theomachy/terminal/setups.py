"""From flags to a setup: a preset or a file, parties, rulings and other fields. Every fault is named by its flag and
its field."""

import types
import typing
from collections.abc import Callable, Sequence
from difflib import get_close_matches
from functools import reduce
from pathlib import Path
from random import Random
from typing import Any

import msgspec

from theomachy.kernel import Game, Message, Refused
from theomachy.terminal.store import read_text
from theomachy.terminal.trouble import Trouble
from theomachy.words import Verbatim

PARTIES = ("parties", "warbands")
"""Fields that hold what each seat brings along."""


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
        raise Trouble(where, no.reason, of=game) from None
    return settle


def _from_source(game: Game[Any], source: str | None) -> Callable[[Random], Any]:
    if source is None:
        source = next(iter(game.presets))
    if source in game.presets:
        return game.presets[source]
    file = Path(source)
    if file.suffix != ".json":
        raise Trouble("--setup", "trouble-no-preset", text=source, name=game.id, known=list(game.presets))
    try:
        setup = msgspec.json.decode(read_text(file), type=game.Setup)
    except msgspec.ValidationError as error:
        raise _faulty(f"--setup {source}", error) from None
    except msgspec.DecodeError as error:
        raise Trouble(f"--setup {source}", "trouble-not-json", error=str(error)) from None
    return lambda random: setup


def _with_parties(game: Game[Any], setup: Any, parties: Sequence[str]) -> Any:
    field = next((name for name in PARTIES if name in game.Setup.__struct_fields__), "")
    if not field:
        raise Trouble("--party", "trouble-no-parties", name=game.id)
    if len(parties) != len(game.seats):
        raise Trouble("--party", "trouble-number-of-parties", needed=len(game.seats), given=len(parties))
    return msgspec.structs.replace(setup, **{field: tuple(parties)})


def _with_ruling(game: Game[Any], setup: Any, text: str) -> Any:
    """A setup with one ruling or another plain field changed: `name=value`."""
    name, equals, value = text.partition("=")
    name = name.strip().replace("-", "_")
    rulings: Any = getattr(setup, "rulings", None)
    kinds = typing.get_type_hints(type(rulings)) if rulings is not None else {}
    fields = {field: kind for field, kind in typing.get_type_hints(type(setup)).items() if _is_plain(field)}
    kinds |= fields
    if not equals:
        raise Trouble("--set", "trouble-ruling-spelled", text=text)
    if name not in kinds:
        near = get_close_matches(name, kinds, 3)
        id = "trouble-no-ruling-near" if near else "trouble-no-ruling" if kinds else "trouble-no-rulings"
        raise Trouble("--set", id, text=name, name=game.id, known=near or list(kinds))
    try:
        reading = msgspec.convert(value.strip(), kinds[name], strict=False)
    except msgspec.ValidationError:
        raise Trouble(f"--set {name}", "trouble-kind", text=value.strip(), kind=_allowed(kinds[name])) from None
    if name in fields:
        return msgspec.structs.replace(setup, **{name: reading})
    return msgspec.structs.replace(setup, rulings=msgspec.structs.replace(rulings, **{name: reading}))


def _is_plain(field: str) -> bool:
    return field not in (*PARTIES, "rulings") and not field.startswith("_")


KINDS = {bool: "kind-bool", int: "kind-int", str: "kind-str", types.NoneType: "kind-null"}


def _allowed(kind: Any) -> Message:
    """What a field takes, in words."""
    if typing.get_origin(kind) is typing.Literal:
        return Message("kind-one-of", args={"values": [Verbatim(value) for value in typing.get_args(kind)]})
    if isinstance(kind, types.UnionType):
        first, *rest = map(_allowed, typing.get_args(kind))
        return reduce(lambda a, b: Message("kind-either", args={"a": a, "b": b}), rest, first)
    return Message(KINDS.get(kind, str(kind)))


def _faulty(where: str, error: msgspec.ValidationError) -> Trouble:
    """`Expected int, got str - at $.rulings.round_limit` as `rulings.round_limit: expected int, got str`."""
    what, _, field = str(error).partition(" - at `")
    what = what[:1].lower() + what[1:]
    field = field.rstrip("`").removeprefix("$").removeprefix(".")
    return Trouble(where, "trouble-field" if field else "trouble-fields", field=field, error=what)
