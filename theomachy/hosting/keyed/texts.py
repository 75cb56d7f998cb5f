"""Texts with names, the least that a store can stand on. A name is a path: `seat/4fVq/01`."""

from collections.abc import Iterable, Mapping, Sequence
from typing import Protocol, TypeAlias, TypeVar

import msgspec

from theomachy.hosting.ports import Behind

T = TypeVar("T")
Texts: TypeAlias = Mapping[str, str | None]
"""By path; None where there is none, or is to be none."""
NOTHING: Texts = {}


class KeptTexts(Protocol):
    """Whoever keeps the texts. Each function is one transaction; NotKept where that cannot be had."""

    async def get(self, paths: Sequence[str]) -> list[str | None]:
        """The texts of some paths, in their order."""
        ...

    async def scan(self, folder: str, last: int = 0) -> list[tuple[str, str]]:
        """All paths that begin so with their texts, in the order of the paths; perhaps only the last of them."""
        ...

    async def commit(self, texts: Texts, found: Texts) -> bool:
        """Write texts if all is still as it was found; else nothing is written, and it is False."""
        ...


class MemoryTexts:
    """In a dictionary. Nothing here waits, so every function is a transaction."""

    def __init__(self) -> None:
        self._texts: dict[str, str] = {}

    async def get(self, paths: Sequence[str]) -> list[str | None]:
        return [self._texts.get(path) for path in paths]

    async def scan(self, folder: str, last: int = 0) -> list[tuple[str, str]]:
        return sorted((path, text) for path, text in self._texts.items() if path.startswith(folder))[-last:]

    async def commit(self, texts: Texts, found: Texts) -> bool:
        if any(self._texts.get(path) != text for path, text in found.items()):
            return False
        for path, text in texts.items():
            if text is None:
                self._texts.pop(path, None)
            else:
                self._texts[path] = text
        return True


class Access:
    """Structs as texts. What all parts of the store are built on."""

    def __init__(self, texts: KeptTexts) -> None:
        self._texts = texts

    async def text(self, *names: object) -> str | None:
        return (await self._texts.get([path(*names)]))[0]

    async def row(self, type: type[T], *names: object) -> T | None:
        text = await self.text(*names)
        return msgspec.json.decode(text, type=type) if text is not None else None

    async def rows(self, type: type[T], paths: Sequence[str]) -> list[T]:
        """Those that are there."""
        texts = await self._texts.get(paths)
        return [msgspec.json.decode(text, type=type) for text in texts if text is not None]

    async def all(self, type: type[T], *names: object, last: int = 0) -> list[T]:
        """All in a folder, in their order."""
        return [msgspec.json.decode(text, type=type) for _, text in await self._texts.scan(folder(*names), last)]

    async def below(self, *names: object, last: int = 0) -> list[str]:
        """What paths in a folder end with, in their order."""
        return [found.rpartition("/")[2] for found, _ in await self._texts.scan(folder(*names), last)]

    async def write(self, texts: Texts, found: Texts = NOTHING) -> None:
        """Write all of it or nothing; Behind if something is not as it was found."""
        if not await self._texts.commit(texts, found):
            raise Behind


def path(*names: object) -> str:
    return "/".join(f"{name:06}" if isinstance(name, int) else str(name) for name in names)


def folder(*names: object) -> str:
    return f"{path(*names)}/"


def packed(value: object) -> str:
    return msgspec.json.encode(value).decode()


def indexed(*paths: str) -> Texts:
    """Paths that say all by themselves."""
    return dict.fromkeys(paths, "")


def absent(paths: Iterable[str]) -> Texts:
    return dict.fromkeys(paths, None)
