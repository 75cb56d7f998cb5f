"""The grammar of keys: the only module that takes them apart.

A key is what an answer is called in records, on the wire and in tests. Everywhere else it is a name, or a struct that
was read from one with the functions below.

    end                           a word
    skill:fireball                a verb, and what it is done with
    cast:iron-grave:a2@a3,a4      … to whom, and through whom
    use:priest:3+2                … with something added
    a2.3:12700,8890               a piece, and a place on a plane
    move:12700,8890,1             a place with a level or a turn
    all:100,200 300,400           a path
    5,6 via 5,7                   two halves around a word
    fighter,priest/ranger         groups of names
"""

import re
from collections.abc import Callable
from typing import Literal, TypeAlias

import msgspec

_HEX = re.compile("(0|[1-9][0-9]*),(0|[1-9][0-9]*)")
_SPOT = re.compile("([0-9]{1,9}),([0-9]{1,9})(?:,([0-9]{1,3}))?")
_WORDS = re.compile("[:+]")
_IDS = re.compile("([:+ ])")
_PARTS = re.compile("[:+,/]")
_END = re.compile("(?:^|[: ])([0-9]{1,9}),([0-9]{1,9})(?:,([0-9]{1,3}))?$")
_LISTED = re.compile("(?<![0-9]),|,(?![0-9])")
"""Commas between names; one between figures is part of a place."""
_NAMED = re.compile(r"[\w-]+(?:\.[\w-]+)*")
"""An id in a key, also of a member by its number: `a2.1`."""
_NUMBERED = re.compile("(.*)-([0-9]{1,8})")

Role: TypeAlias = Literal["", "decline", "end", "leave", "once"]
"""The role of an option: it declines, ends what was begun, leaves the table, or uses up what comes once a game.

Empty for any other option.
"""

ROLES: dict[str, Role] = {"no": "decline", "none": "decline", "pass": "decline", "done": "end", "end": "end"}
"""Words that mean the same in every game."""


class Subject(msgspec.Struct, frozen=True, gc=False):
    """The subject of an option, for pointing at a board or reading a card.

    Fields that do not apply are empty. Ids that a scene does not know are ignored, so an option whose key is a bare id
    can name that id as piece, line and zone alike.
    """

    piece: str = ""
    """Id of a piece."""
    line: str = ""
    """Id of a line of the piece's card; without a piece, of the acting card."""
    zone: str = ""
    """Id of a zone, such as a hex."""
    place: tuple[int, int] | None = None
    """A place on a plane, as x and y; None for no place."""
    turn: int = 0
    """Level or turn of the thing placed there."""
    role: Role = ""


def subject_of(key: str) -> Subject:
    """Return the subject of a key of a common form: a bare id, `verb:id`, `id:place`, `place`.

    Choices whose keys say more define their own `subject`.
    """
    parts = words(key)
    there = spot(parts[-1])
    named = parts[:-1] if there is not None else parts
    id = split_infix(named[1] if len(named) > 1 else named[0])[0] if named else ""
    return Subject(
        piece=id,
        line=parts[-1],
        zone=id or parts[-1],
        place=there[:2] if there is not None else None,
        turn=there[2] if there is not None else 0,
        role=ROLES.get(parts[0], ""),
    )


# Taking apart


def split_verb(key: str) -> tuple[str, str]:
    """Split a key at its first colon: `move:5,6` becomes `move` and `5,6`. Without a colon the rest is empty."""
    verb, _, rest = key.partition(":")
    return verb, rest


def split_last(key: str) -> tuple[str, str]:
    """Split a key at its last colon: `cast:iron-grave` becomes `cast` and `iron-grave`.

    Without a colon the whole key is the last part.
    """
    before, _, last = key.rpartition(":")
    return before, last


def split_place(key: str) -> tuple[str, tuple[int, int], str] | None:
    """Split a key before the place it leads to, and return the text before, the place, and its level or turn.

    `move:120,80` becomes `move:`, (120, 80) and an empty text. A path leads to its last place. None if there is no
    place.
    """
    place = _END.search(key)
    return (key[: place.start(1)], (int(place[1]), int(place[2])), place[3] or "") if place else None


def split_number(id: str) -> tuple[str, int] | None:
    """Split `horror-3` into the id of its kind and its number. None if it has no number."""
    parts = _NUMBERED.fullmatch(id)
    return (parts[1], int(parts[2])) if parts else None


def split_through(text: str) -> tuple[str, tuple[str, ...]]:
    """Split `a2@a4,a5` into a target and the ids through which it is reached."""
    target, sign, others = text.partition("@")
    return target, tuple(others.split(",")) if sign else ()


def split_infix(text: str, word: str = "") -> tuple[str, str]:
    """Split `5,6 via 5,7` at a word, or at the first space if none is named. The second half may be empty."""
    before, _, after = text.partition(f" {word} " if word else " ")
    return before, after


def split_added(text: str) -> tuple[str, str]:
    """Split `3+2` into a number or name and what is added to it; the second may be empty."""
    before, _, added = text.partition("+")
    return before, added


def parts(key: str) -> list[str]:
    """Return all parts between colons."""
    return key.split(":")


def words(key: str) -> list[str]:
    """Return all parts between colons and plus signs."""
    return _WORDS.split(key)


def ids(key: str) -> list[str]:
    """Return all parts that an icon may be found for: those between colons, plus signs and spaces."""
    return _IDS.split(key)[::2]


def typed_parts(key: str) -> list[str]:
    """Return all parts that may be typed one by one: those between colons, plus signs, commas and slashes."""
    return _PARTS.split(key)


def listed(key: str) -> list[list[str]]:
    """Split names and places with commas between them, in groups with slashes between them: `fighter,5,6/priest`."""
    return [_LISTED.split(group) for group in key.split("/")]


def groups(key: str) -> list[tuple[str, ...]]:
    """Split names with commas between them, in groups with slashes between them: `defender,fighter/priest`."""
    return [tuple([name for name in group.split(",") if name]) for group in key.split("/")]


def hexagon(id: str) -> tuple[int, int] | None:
    """Return row and column of a zone that is a hex; None for any other."""
    numbers = _HEX.fullmatch(id)
    return (int(numbers[1]), int(numbers[2])) if numbers else None


def spot(text: str, usual: int = 0) -> tuple[int, int, int] | None:
    """Read a place on a plane, `x,y` or `x,y,level`; without a level it has the usual one. None if it is no place."""
    numbers = _SPOT.fullmatch(text)
    return (int(numbers[1]), int(numbers[2]), int(numbers[3] or usual)) if numbers else None


def path(text: str) -> list[tuple[int, int, int]] | None:
    """Read places with spaces between them; None if one of them is no place."""
    places = [spot(place) for place in text.split(" ")]
    return None if None in places else [place for place in places if place is not None]


# Putting together


def instead(key: str, old: str, new: str) -> str:
    """Replace an id in a key: `engage:b2` becomes `engage:b3`."""
    return "".join([new if part == old else part for part in _IDS.split(key)])


def renamed(text: str, name: Callable[[str], str]) -> str:
    """Replace every id in a text by its name: `a2.1 via b3` becomes `Nova via Kite`."""
    return _NAMED.sub(lambda id: name(id[0]), text)
