"""Origins of dice: a match that continues another one keeps the dice that fell before, and has its own from there.

A continued match begins with all lines of the other one up to that moment, so that its record is whole. The
sources of the dice stand in its head, the oldest first:

    origin 42 seeded 37ab… 00…1f,6a…42; 60 typed 5c…

Dice before line 42 are those of a seed and its nonces, dice from there to line 60 were typed, and all others are the
record's own.
"""

from itertools import pairwise
from typing import TypeVar

from theomachy.kernel.chance import Chance, Fast, Origin, Seeded, Typed

KINDS = {"seeded": Seeded, "typed": Typed}


def source_of(dice: str, nonces: tuple[str, ...]) -> Chance:
    """Return the dice that a record names; raise ValueError if it names no known kind."""
    kind, _, seed = dice.partition(" ")
    if kind == "given":
        return Fast(0)
    if kind not in KINDS:
        raise ValueError(kind)
    return KINDS[kind](bytes.fromhex(seed), nonces)


def write_origins(origins: tuple[Origin, ...]) -> str:
    return "; ".join(
        " ".join(filter(None, [str(origin.before), origin.dice, ",".join(origin.nonces)])) for origin in origins
    )


def read_origins(text: str) -> tuple[Origin, ...]:
    """Read the origins of dice from a record's head; raise ValueError if that fails."""
    origins = tuple(_read_origin(part) for part in text.split("; ")) if text else ()
    if any(earlier.before >= later.before for earlier, later in pairwise(origins)):
        raise ValueError(text)
    return origins


def _read_origin(text: str) -> Origin:
    before, kind, *rest = text.split(" ")
    seed, nonces = (*rest, "", "")[:2]
    if len(rest) > 2 or not (before.isascii() and before.isdigit() and 0 < len(before) < 9 and int(before)):
        raise ValueError(text)
    return Origin(int(before), f"{kind} {seed}".rstrip(), tuple(nonces.split(",")) if nonces else ())


def origins_after(fields: dict[str, str], lines: int) -> tuple[Origin, ...]:
    """Return the origins of the dice of a match that continues from the first lines of a record, given its head."""
    dice = Origin(lines, fields["dice"], tuple(fields.get("nonces", "").split()))
    origins = [origin for origin in read_origins(fields.get("origin", "")) if origin.before < lines]
    later = [origin for origin in read_origins(fields.get("origin", "")) if origin.before >= lines]
    return (*origins, later[0]._replace(before=lines) if later else dice)


D = TypeVar("D", bound=Seeded)


def continuing(fields: dict[str, str], lines: int, dice: D) -> D:
    """Give dice the origins for a match that continues from the first lines of a record, given its head."""
    dice.origins = origins_after(fields, lines)
    return dice


class Sources:
    """The sources of a record's dice, line by line."""

    def __init__(self, fields: dict[str, str]) -> None:
        """Read the sources from a record's head; raise ValueError if that fails."""
        self.own = source_of(fields["dice"], tuple(fields.get("nonces", "").split()))
        self.origins = read_origins(fields.get("origin", ""))
        self._earlier = [(origin.before, source_of(origin.dice, origin.nonces)) for origin in self.origins]
        if isinstance(self.own, Seeded):
            self.own.origins = self.origins

    def at(self, line: int) -> Seeded | None:
        """Return the seed that the dice of a line follow from; None if people rolled."""
        source = next((source for before, source in self._earlier if line < before), self.own)
        return source if isinstance(source, Seeded) and not isinstance(source, Typed) else None

    @property
    def all_seeded(self) -> bool:
        starts = [0, *(origin.before for origin in self.origins)]
        return all(self.at(line) is not None for line in starts)
