"""Options that players agree on at a table, beside the armies: fields of the setup and readings of unclear rules.

Fields of the setup are for example its scenario and format. All options are found by the type hints of a game's Setup
and Rulings; nothing has to be listed.

Their words are messages of the game, `option-<name>` with dashes: the label, `.text` (the question that it decides) and
one attribute for each value (`.at-zero`; `.n24` for a value that begins with a figure).
"""

import re
import types
import typing
from difflib import get_close_matches
from functools import cache, reduce
from pathlib import Path
from typing import Any, Literal, NamedTuple

import msgspec

from theomachy.kernel import Game, Message, refuse
from theomachy.play.setup_fields import RULINGS, SetupField, setup_fields, with_field
from theomachy.presentation import rulebook
from theomachy.presentation.text import Verbatim, Words

Kind = Literal["choice", "switch", "number", "text"]


class TableOption(NamedTuple):
    name: str
    """The name of the field in the setup: `own_grants`."""
    kind: Kind
    values: tuple[str, ...]
    """All values as text; empty for a number or a text, which may have any value."""
    usual: str
    clause: str
    group: Literal["setup", "ruling"]

    def label(self, words: Words) -> str:
        return words.say(self._id)

    def text(self, words: Words) -> str:
        """Return a sentence that says what the option decides."""
        return words.attribute(self._id, "text")

    def say(self, words: Words, value: str) -> str:
        """Return a value in words; a value that has none stays unchanged."""
        return words.attribute(self._id, value_name(value)) or value

    @property
    def _id(self) -> str:
        return f"option-{self.name.replace('_', '-')}"


def value_name(value: str) -> str:
    """Return the name of the attribute that says a value: at-zero for `at zero`, n24 for `24`."""
    name = re.sub("[^a-z0-9]", "-", value.lower())
    return name if name[:1].isalpha() else f"n{name}"


def table_options(game: Game[Any]) -> list[TableOption]:
    """Return all options of a game: fields of the setup first, then rulings, each in their order."""
    setup: Any = game.setup.type
    return list(_options(setup, tuple(setup_fields(game).values()), game.content.folder))


def find_option(game: Game[Any], name: str) -> TableOption:
    """Return the option with a name, with dashes or underscores; raise Refused with near names if there is none."""
    name = name.strip().replace("-", "_")
    options = {option.name: option for option in table_options(game)}
    if name not in options:
        near = get_close_matches(name, options, 3)
        id = "trouble-no-ruling-near" if near else "trouble-no-ruling" if options else "trouble-no-rulings"
        names = [Verbatim(option) for option in near or options]
        raise refuse(id, text=Verbatim(name), name=Verbatim(game.id), known=names)
    return options[name]


def with_option(game: Game[Any], setup: Any, name: str, value: str) -> Any:
    """Return a setup with one option changed; raise Refused if the option or the value does not exist."""
    option = find_option(game, name)
    field, value = setup_fields(game)[option.name], value.strip()
    try:
        return with_field(setup, field, value)
    except msgspec.ValidationError:
        raise refuse("trouble-kind", option.clause, text=Verbatim(value), kind=allowed(option, field.plain)) from None


def value_of(setup: Any, option: TableOption) -> str:
    """Return the value of an option in a setup, as text."""
    return _text(getattr(setup if option.group == "setup" else getattr(setup, RULINGS), option.name))


KINDS: dict[Any, str] = {
    bool: "kind-bool", int: "kind-int", str: "kind-str", types.NoneType: "kind-null", tuple[int, ...]: "kind-ints",
}  # fmt: skip


def allowed(option: TableOption, kind: Any) -> Message:
    """Say which values an option takes."""
    if option.kind == "choice":
        return Message("kind-one-of", args={"values": [Verbatim(value) for value in option.values]})
    kinds = typing.get_args(kind) if isinstance(kind, types.UnionType) else (kind,)
    first, *rest = [Message(KINDS.get(kind, str(kind))) for kind in kinds]
    return reduce(lambda a, b: Message("kind-either", args={"a": a, "b": b}), rest, first)


# How they are found


@cache
def _options(setup: Any, fields: tuple[SetupField, ...], folder: Path) -> tuple[TableOption, ...]:
    clauses, usual = _clauses(rulebook.read(folder)), setup()
    return tuple(
        _option(field, getattr(usual if field.group == "setup" else usual.rulings, field.name), clauses)
        for field in fields
    )


def _option(field: SetupField, usual: Any, clauses: dict[str, str]) -> TableOption:
    kind: Kind = "choice" if field.values else "number" if field.plain is int else "text"
    if field.plain is bool:
        kind = "switch"
    clause = field.about.clause or clauses.get(field.name, "")
    return TableOption(field.name, kind, field.values, _text(usual), clause, field.group)


def _text(value: Any) -> str:
    if isinstance(value, tuple):
        return ",".join(map(str, value))
    return str(value).lower() if isinstance(value, bool) else str(value)


def _clauses(rulebook_text: str) -> dict[str, str]:
    """Return the clause that decides each option, by its name: "Table option `death`: default …"."""
    clause_of: dict[str, str] = {}
    for clause, text in rulebook.clauses(rulebook_text).items():
        clause_of |= dict.fromkeys(re.findall(r"`([a-z_]+)`: default", text), clause)
    return clause_of
