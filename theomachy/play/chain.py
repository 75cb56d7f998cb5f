"""A hash that grows with every line of a record, so that nobody can change what lies behind unnoticed.

All who play are shown the head after every answer, while the match runs. It tells nothing: each line is hidden by a
salt that follows from the seed. Once the seed is published everybody can work all heads out from the record.
"""

from collections.abc import Iterable
from hashlib import blake2b
from typing import Any

import msgspec

from theomachy.kernel.chance import Seeded
from theomachy.kernel.match import CHANCE, HIDDEN, UNDO
from theomachy.kernel.requests import key_of, say_faces

JournalEntry = tuple[int, Any]


class Turn(msgspec.Struct):
    """A line of a record: the seat, its action and the dice that fell then; `by` is None for the start of the match."""

    by: int | None
    what: Any
    rolls: list[JournalEntry]

    @property
    def who(self) -> str:
        """The column of a record: `start`, a seat from 1, or `undo` and the seat that took something back."""
        if self.by is None:
            return "start"
        return f"undo {self.what + 1}" if self.by == UNDO else str(self.by + 1)

    @property
    def key(self) -> str:
        return "" if self.by in (None, UNDO) else key_of(self.what)


def turns(journal: Iterable[JournalEntry], started: bool = False) -> list[Turn]:
    """Split a journal into the lines of a record; `started` omits the line for the start of the match."""
    lines = [] if started else [Turn(None, None, [])]
    for by, what in journal:
        if by in (CHANCE, HIDDEN):
            lines[-1].rolls.append((by, what))
        else:
            lines.append(Turn(by, what, []))
    return lines


def fallen(journal: Iterable[JournalEntry]) -> str:
    """Return the dice of a journal as a record writes them."""
    return ", ".join(say_faces(what) for by, what in journal if by in (CHANCE, HIDDEN))


class Chain:
    """The chain of a match so far; lines count from 0, the start."""

    def __init__(self, dice: Seeded, game: str, head: str = "", lines: int = 0) -> None:
        self._dice = dice
        self.head = head or _hash(f"theomachy chain 1\n{game}\n{dice.commitment}\n{' '.join(dice.nonces)}".encode())
        self.lines = lines

    def add(self, who: str, key: str, faces: str) -> None:
        """Add a line with all its dice."""
        salt = self._dice.salt(self.lines * 1000)
        line = blake2b(f"{who} | {key} | {faces}".encode(), key=salt, digest_size=32).digest()
        self.head, self.lines = _hash(bytes.fromhex(self.head) + line), self.lines + 1


def _hash(content: bytes) -> str:
    return blake2b(content, digest_size=32).hexdigest()
