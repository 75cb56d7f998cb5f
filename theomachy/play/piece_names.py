"""Message ids that tell pieces of equal names apart: by a number, or by the side they belong to."""

from collections import Counter
from collections.abc import Collection, Sequence

import msgspec

from theomachy.kernel.scene import Piece


def numbered(names: Sequence[str]) -> list[str]:
    """Tell equal names apart: from the second of them on, each gets a number."""
    so_far: Counter[str] = Counter()
    found = []
    for name in names:
        so_far[name] += 1
        found.append((name, so_far[name]))
    return [f"{name}-{number}" if so_far[name] > 1 else name for name, number in found]


def told_apart(pieces: dict[str, Piece], seats: Sequence[str], also: Collection[str] = ()) -> dict[str, Piece]:
    """Return pieces in which a name that stands on several sides has the side added: `Girder@gb-seat-1`.

    `seats` holds the ids of the sides' names; `also` are names to be told apart though one of them is off the table.
    """
    owners: dict[str, set[int]] = {}
    for piece in pieces.values():
        if piece.owner is not None:
            owners.setdefault(piece.name, set()).add(piece.owner)
    return {
        id: msgspec.structs.replace(piece, name=sided(piece.name, seats[piece.owner]))
        if piece.owner is not None and (piece.name in also or len(owners[piece.name]) > 1)
        else piece
        for id, piece in pieces.items()
    }


def sided(name: str, side: str) -> str:
    """Return the id of a thing that is told apart by its side."""
    return f"{name}@{side}"


def split_side(id: str) -> tuple[str, str]:
    """Split an id into that of a thing and that of its side; the second is empty if no side is named."""
    name, sign, side = id.rpartition("@")
    return (name, side) if sign else (id, "")
