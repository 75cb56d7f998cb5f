"""Plain data in words, as notations write what has no line of its own: `unit 3 models [4 5] use (skill stones-throw)`.

A struct is its fields by name, without those that have their usual value; inside another it stands in parentheses. A
list stands in brackets. A word is a text in which `_` stands for a space, and a text that would be read otherwise
stands in quotation marks. `yes`, `no`, `none` and numbers are what they say. Several structs are joined by `then`, and
the field `does` of a task needs no name: `attack unit 3 targets [7] then activation_done unit 3`.

The same data as JSON, which begins with a brace or a bracket, is read as well.
"""

import re
from collections.abc import Callable, Iterable, Sequence
from typing import Any, TypeVar

import msgspec

from theomachy.kernel.messages import Refused
from theomachy.play.notation import UNREADABLE, TypedLine, attempt, hold

T = TypeVar("T")

THEN, DOES = "then", "does"
CONSTANTS: dict[str, bool | None] = {"yes": True, "no": False, "none": None}
_TOKEN = re.compile(r'\s*("(?:[^"\\]|\\.)*"|[()\[\]]|[^\s()\[\]"]+)')
_PLAIN = re.compile(r"[^\s()\[\]\"_{}]+(?: [^\s()\[\]\"_{}]+)*")
_NUMBER = re.compile("-?[0-9]{1,15}")


# Writing


def write_fields(value: msgspec.Struct | dict[str, Any]) -> str:
    """Return a struct in words."""
    return " ".join(_fields(value))


def write_tasks(values: Iterable[msgspec.Struct]) -> str:
    """Return structs in words, one after another; `none` if there are none."""
    return f" {THEN} ".join(map(write_fields, values)) or "none"


def _fields(value: msgspec.Struct | dict[str, Any]) -> list[str]:
    words: list[str] = []
    for name, part in _unusual(value).items():
        words += [] if name == DOES and not words else [name]
        words.append(_said(part))
    return words


def _unusual(value: msgspec.Struct | dict[str, Any]) -> dict[str, Any]:
    """Return the fields of a struct that have no usual value, its tag first."""
    if isinstance(value, dict):
        return value
    config = value.__struct_config__
    fields = {config.tag_field: config.tag} if config.tag_field else {}
    for field in msgspec.structs.fields(type(value)):
        if field.required or getattr(value, field.name) != field.default:
            fields[field.encode_name] = getattr(value, field.name)
    return fields


def _said(value: Any) -> str:
    if isinstance(value, msgspec.Struct | dict):
        return f"({' '.join(_fields(value))})"
    if isinstance(value, list | tuple):
        return f"[{' '.join(map(_said, value))}]"
    if isinstance(value, str):
        spelled = _PLAIN.fullmatch(value) and value not in (THEN, *CONSTANTS) and not _NUMBER.fullmatch(value)
        return value.replace(" ", "_") if spelled else msgspec.json.encode(value).decode()
    return next((word for word, constant in CONSTANTS.items() if value is constant), str(value))


# Reading


def read_fields(text: str, kind: type[T]) -> T:
    """Return the struct that words describe; raise an error of `UNREADABLE` if they describe none."""
    return msgspec.json.decode(text, type=kind) if _is_json(text) else msgspec.convert(WordReader(text).only(), kind)


def read_tasks(text: str) -> list[dict[str, object]]:
    """Return what joined words describe, as plain data."""
    if _is_json(text):
        return msgspec.json.decode(text, type=list[dict[str, object]])
    return [] if text.strip() == "none" else WordReader(text).all()


def _is_json(text: str) -> bool:
    return text.lstrip()[:1] in ("{", "[")


class WordReader:
    """A reader that takes words one after another."""

    def __init__(self, text: str) -> None:
        self.left: list[str] = []
        at = 0
        text = text.rstrip()
        while at < len(text):
            token = _TOKEN.match(text, at)
            if token is None:
                raise ValueError(text[at:].split()[0])
            self.left.append(token[1])
            at = token.end()
        self.left.reverse()

    def only(self) -> dict[str, Any]:
        fields = self.fields()
        if self.left:
            raise ValueError(self.left[-1])
        return fields

    def all(self) -> list[dict[str, Any]]:
        found = [self.fields()]
        while self.left:
            hold(self.left.pop() == THEN)
            found.append(self.fields())
        return found

    def fields(self) -> dict[str, Any]:
        """Return names and values up to an end; the first value has no name if it tells what a task does."""
        fields: dict[str, Any] = {}
        while self.left and self.left[-1] not in (")", THEN):
            unnamed = not fields and self._rest() % 2
            name = DOES if unnamed else self.left.pop()
            hold(self.left)
            if name in fields:
                raise ValueError(name)
            fields[name] = self.value()
        return fields

    def _rest(self) -> int:
        """Return the number of values from here to the next end."""
        count = depth = 0
        for token in reversed(self.left):
            if depth == 0 and token in (")", THEN):
                break
            depth += (token in ("(", "[")) - (token in (")", "]"))
            count += depth == 0
        return count

    def value(self) -> Any:
        token = self.left.pop()
        if token == "(":
            fields = self.fields()
            self._close(")")
            return fields
        if token == "[":
            items = []
            while self.left and self.left[-1] != "]":
                items.append(self.value())
            self._close("]")
            return items
        if token in (")", "]", THEN):
            raise ValueError(token)
        if token[0] == '"':
            return msgspec.json.decode(token)
        if token in CONSTANTS:
            return CONSTANTS[token]
        return int(token) if _NUMBER.fullmatch(token) else token.replace("_", " ")

    def _close(self, end: str) -> None:
        if not self.left or self.left.pop() != end:
            raise ValueError(end)


# Setups

AGREED = ("setup", "army")
"""The first words of the lines that tell what was agreed."""


def write_setup(setup: msgspec.Struct, armies: str, starters: dict[str, str] | None = None) -> list[str]:
    """Return the lines that tell how a setup differs from the usual one; none if it does not.

    Its armies are in the field of this name. Those that are starters are written by their names.
    """
    fields = _unusual(setup)
    texts = fields.pop(armies) if isinstance(fields.get(armies), tuple) else ()
    names = {text: name for name, text in (starters or {}).items()}
    words = write_fields(fields)
    return [f"setup {words}"] * bool(words) + [
        f"army {number} {names.get(text) or _army(text, names.values())}" for number, text in enumerate(texts, 1)
    ]


def _army(text: str, names: Iterable[str]) -> str:
    plain = text.isprintable() and text == text.strip() and text[:1] not in ("", '"') and text not in names
    return text if plain else msgspec.json.encode(text).decode()


def agreed_and_rest(lines: Sequence[TypedLine]) -> tuple[list[TypedLine], list[TypedLine]]:
    """Return the lines that tell what was agreed, and all others."""
    return [line for line in lines if line.words[0] in AGREED], [line for line in lines if line.words[0] not in AGREED]


def read_setup(lines: Sequence[TypedLine], kind: type[T], armies: str, starters: dict[str, str] | None = None) -> T:
    """Return the setup that lines describe, or raise Refused with the line that describes none."""
    said: set[str] = set()
    texts: list[str] = []

    def take(text: str) -> None:
        word, _, rest = text.partition(" ")
        if word == "army":
            number, _, army = rest.strip().partition(" ")
            if number != str(len(texts) + 1):
                raise ValueError(number)
            army = army.strip()
            texts.append(msgspec.json.decode(army, type=str) if army[:1] == '"' else (starters or {}).get(army, army))
        elif word in said:
            raise ValueError(word)
        else:
            hold(rest)
            said.add(word)
            setup.append(read_fields(rest, kind))

    setup: list[T] = []
    for line in lines:
        attempt(take, line)
    agreed = setup[0] if setup else kind()
    if texts:
        fields = {**msgspec.to_builtins(agreed), armies: texts}
        attempt(lambda text: setup.append(msgspec.convert(fields, kind)), lines[-1])
    return setup[-1] if setup else kind()


def begin(make: Callable[[T], object], setup: T, agreed: Sequence[TypedLine], head: TypedLine) -> None:
    """Make a state of a setup, or raise Refused with the line to blame: that of the army at fault, or of the setup."""
    try:
        make(setup)
    except (Refused, *UNREADABLE) as error:
        number = error.reason.args.get("number") if isinstance(error, Refused) else None
        blamed = [line for line in agreed if line.words[:2] == ["army", str(number)]]
        blamed += [line for line in agreed if line.words[0] == "setup"] + [*agreed, head]
        attempt(lambda text: make(setup), blamed[0])
