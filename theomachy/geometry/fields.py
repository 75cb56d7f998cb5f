"""Reads files of ready-made tables, on which pieces of terrain lie where their lines say."""

import tomllib
from collections.abc import Callable
from typing import Protocol, TypeVar

import msgspec

from theomachy.content.what_if import read_toml


class WrittenPieces(Protocol):
    """A table as written in a file."""

    @property
    def pieces(self) -> str:
        """One a line: which, where its middle is, how it is turned, and what else a game wants to know of it."""


E = TypeVar("E", bound=WrittenPieces)
P = TypeVar("P")


def read_fields(
    address: str, text: str, source: str, kind: type[E], read_line: Callable[[str, int], tuple[P, ...]]
) -> dict[str, tuple[E, tuple[P, ...]]]:
    """Return each entry of a file and its pieces, or raise ValueError naming file, entry and line.

    `read_line` is given a line and the number of its first piece.
    """
    try:
        entries: dict[str, E] = msgspec.convert(read_toml(address, text), dict[str, kind])  # type: ignore[valid-type]
    except (tomllib.TOMLDecodeError, msgspec.ValidationError) as error:
        raise ValueError(f"{source}: {error}") from None
    fields: dict[str, tuple[E, tuple[P, ...]]] = {}
    for name, entry in entries.items():
        laid: tuple[P, ...] = ()
        for line in filter(None, map(str.strip, entry.pieces.splitlines())):
            try:
                laid += read_line(line, len(laid) + 1)
            except (ValueError, KeyError) as error:
                raise ValueError(f"{source}, {name}, {line!r}: {error}") from None
        fields[name] = entry, laid
    return fields
