"""Faults of files that are not JSON, or JSON of another shape than needed.

They are told in messages, so that the words are ours and in the reader's language, not those of the decoder.
"""

import re
from typing import NamedTuple

import msgspec

from theomachy.kernel.messages import Message

BYTE_ORDER_MARK = "\ufeff"
MAX_SHOWN_CHARACTERS = 40
"""The most characters of a file that are quoted in a message."""
KINDS = {
    "object": "kind-object",
    "array": "kind-array",
    "str": "kind-str",
    "int": "kind-int",
    "float": "kind-float",
    "bool": "kind-bool",
    "null": "kind-null",
}
"""The message that names a kind of value, by the decoder's word for it."""
_KIND = re.compile(r"Expected `([^`]+)`, got `([^`]+)`")
_LENGTH = re.compile(r"Expected `(?:array|str|object)` of (?:at least |at most )?length .*")
_MISSING = re.compile(r"Object missing required field `(.+)`")
_UNKNOWN = re.compile(r"Object contains unknown field `(.+)`")
_VALUE = re.compile(r"Invalid (?:enum )?value (.+)")
_BYTE = re.compile(r"byte (\d+)")


class Misshapen(NamedTuple):
    """A field with a wrong value, and its problem."""

    field: str
    """The path of the field, such as `matches[0].result`; empty for the whole file."""
    problem: Message

    @property
    def message(self) -> Message:
        """The field and its problem in one sentence."""
        if not self.field:
            return self.problem
        return Message("misread-at", args={"field": self.field, "error": self.problem})


def unmarked(text: str) -> str:
    """Return a text without the byte order mark that some editors put before it."""
    return text.removeprefix(BYTE_ORDER_MARK)


def misshapen(error: msgspec.ValidationError, inside: str = "") -> Misshapen:
    """Return the wrong field and its problem; `inside` is the name of the thing that was read."""
    what, _, place = str(error).partition(" - at `")
    place = place.rstrip("`").removeprefix("$").removeprefix(".")
    return Misshapen(".".join(part for part in (inside, place) if part), _problem(what))


def _problem(what: str) -> Message:
    if kind := _KIND.fullmatch(what):
        return Message("misread-kind", args={"needed": _kinds(kind[1]), "found": _kinds(kind[2])})
    if field := _MISSING.fullmatch(what):
        return Message("misread-missing", args={"field": field[1][:MAX_SHOWN_CHARACTERS]})
    if field := _UNKNOWN.fullmatch(what):
        return Message("misread-unknown", args={"field": field[1][:MAX_SHOWN_CHARACTERS]})
    if value := _VALUE.fullmatch(what):
        return Message("misread-value", args={"value": value[1].strip("'")[:MAX_SHOWN_CHARACTERS]})
    return Message("misread-length" if _LENGTH.fullmatch(what) else "misread-other")


def _kinds(text: str) -> Message:
    """Name the decoder's kinds: `int | null` is a whole number or nothing."""
    first, *rest = [Message(KINDS.get(word, "kind-other")) for word in text.split(" | ")]
    for other in rest:
        first = Message("kind-either", args={"a": first, "b": other})
    return first


def no_json(text: str, error: Exception) -> tuple[int, Message]:
    """Return the line on which a text stops being JSON, and why."""
    position = _BYTE.search(str(error))
    read = text.encode(errors="surrogatepass")
    line = read[: int(position[1]) if position else len(read)].count(b"\n") + 1
    if isinstance(error, RecursionError):
        return line, Message("misread-deep")
    return line, Message("misread-json" if position else "misread-cut")
