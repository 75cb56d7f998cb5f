"""Ready-made tables from content/fields.toml, and the choice of the table that was agreed on. GS-SET-01, GS-SET-02."""

from pathlib import Path

import msgspec

from theomachy.games.godslayer.ground.battlefield import size
from theomachy.games.godslayer.ground.generation import generate
from theomachy.games.godslayer.ground.pieces import CATALOGUE, placed
from theomachy.games.godslayer.ground.terrain import Terrain
from theomachy.geometry import fields
from theomachy.geometry.plane import INCH
from theomachy.geometry.turning import TURNS
from theomachy.kernel import Reason, Refused

READY, GENERATED, LAID = "ready", "generated", "laid"


class Entry(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A table as written in the file."""

    pieces: str
    """Pieces, one a line: the name, the place of the middle in inches, and the turn in degrees."""
    large: bool = False


class Field(msgspec.Struct, frozen=True):
    name: str
    large: bool
    terrain: tuple[Terrain, ...]


def read_fields(text: str, source: str) -> dict[str, Field]:
    """Read the tables of a file, or raise ValueError with the file, the entry and the line."""
    found = fields.read_fields("godslayer.fields", text, source, Entry, _pieces)
    return {name: Field(name, entry.large, terrain) for name, (entry, terrain) in found.items()}


def _pieces(line: str, number: int) -> tuple[Terrain, ...]:
    piece, x, y, turn = line.split()
    if piece not in CATALOGUE or int(turn) not in TURNS:
        raise ValueError("no such piece or turn")
    return (placed(piece, number, round(float(x) * INCH), round(float(y) * INCH), int(turn)),)


_FILE = Path(__file__).parents[1] / "content" / "fields.toml"
FIELDS: dict[str, Field] = read_fields(_FILE.read_text("utf-8"), _FILE.name)


def names(large: bool) -> list[str]:
    """Return the names of the ready-made tables of a size, the usual table first. GS-SET-01."""
    return [field.name for field in FIELDS.values() if field.large == large]


def terrain_for(ground: str, seed: int = 0, large: bool = False, length: int = 0) -> tuple[Terrain, ...]:
    """Return the terrain on the table before the first procedure; none if a player is to lay it.

    For a length in inches there is no ready-made table, so that a usual one is generated. Refused is raised if there is
    no table of this name, or it has another size. GS-SET-01, GS-SET-02.
    """
    fitting = [] if length else names(large)
    if ground == LAID:
        return ()
    if ground == GENERATED or (ground == READY and not fitting):
        return generate(seed, large, length)
    name = fitting[0] if ground == READY else ground
    if name not in FIELDS:
        raise Refused(Reason("gs-no-such-field", "GS-SET-02", {"name": name, "known": fitting}))
    if name not in fitting:
        width, height = size(large, length)
        args = {"field": f"gs-field-{name}", "width": width // INCH, "height": height // INCH}
        raise Refused(Reason("gs-field-of-other-size", "GS-SET-01", args))
    return FIELDS[name].terrain
