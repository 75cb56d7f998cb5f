"""Texts by path: the little that the storage of a browser offers. A path looks like `seats/4fVq/000001`."""

from collections.abc import Iterable, Mapping, Sequence
from datetime import datetime
from typing import NamedTuple, Protocol, TypeAlias

import msgspec

Texts: TypeAlias = Mapping[str, str | None]
"""Texts by path. None stands for a path without a text."""


class Range(NamedTuple):
    """The paths from one on and before another."""

    start: str
    stop: str


class KeptTexts(Protocol):
    """Texts that are kept. Each call is one transaction; NotKept if there cannot be one."""

    async def get(self, paths: Sequence[str]) -> list[str | None]:
        """Return the texts of paths, in their order."""
        ...

    async def scan(self, ranges: Sequence[Range], last: int = 0) -> list[tuple[str, str]]:
        """Return the paths of each range with their texts, in the order of the paths.

        `last` leaves that many paths from the end of each range; 0 leaves all of them.
        """
        ...

    async def commit(self, texts: Texts, found: Texts) -> bool:
        """Write texts and return True if everything is still as it was found; else write nothing and return False."""
        ...


class MemoryTexts:
    """Texts in a dictionary. Nothing here waits, so each call is one transaction."""

    def __init__(self) -> None:
        self._texts: dict[str, str] = {}

    async def get(self, paths: Sequence[str]) -> list[str | None]:
        """Return the texts of paths, in their order."""
        return [self._texts.get(path) for path in paths]

    async def scan(self, ranges: Sequence[Range], last: int = 0) -> list[tuple[str, str]]:
        """Return the paths of each range with their texts, perhaps only the last ones."""
        return [found for start, stop in ranges for found in self._within(start, stop)[-last:]]

    def _within(self, start: str, stop: str) -> list[tuple[str, str]]:
        return sorted((path, text) for path, text in self._texts.items() if start <= path < stop)

    async def commit(self, texts: Texts, found: Texts) -> bool:
        """Write texts if everything is still as it was found."""
        if any(self._texts.get(path) != text for path, text in found.items()):
            return False
        for path, text in texts.items():
            if text is None:
                self._texts.pop(path, None)
            else:
                self._texts[path] = text
        return True


def path(*names: object) -> str:
    """Return a path. Numbers and times in it sort as they should."""
    return "/".join(_part(name) for name in names)


def _part(name: object) -> str:
    if isinstance(name, int):
        return f"{name:06}"
    return name.isoformat(timespec="microseconds") if isinstance(name, datetime) else str(name)


def below(*names: object) -> Range:
    """Return the range of all paths that begin with some names and go on."""
    start = path(*names)
    return Range(f"{start}/", f"{start}0")  # the character after the slash


def packed(value: object) -> str:
    """Return a value as JSON text."""
    return msgspec.json.encode(value).decode()


def absent(paths: Iterable[str]) -> Texts:
    """Return paths that have no text."""
    return dict.fromkeys(paths)
