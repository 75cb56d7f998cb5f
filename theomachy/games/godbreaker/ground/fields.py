"""Ready-made battlefields, read from content/fields.toml. GB-BAT-02."""

from pathlib import Path
from typing import get_args

import msgspec

from theomachy.games.godbreaker.ground.battlefield import size, with_walls
from theomachy.games.godbreaker.ground.pieces import CATALOGUE, TURNS, UNIT
from theomachy.games.godbreaker.ground.terrain import Rule, Terrain
from theomachy.geometry import fields
from theomachy.kernel import Reason, Refused

READY = "ready"
"""The name that stands for the usual battlefield of any number of players."""
RULES: tuple[Rule, ...] = get_args(Rule)


class WrittenField(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A battlefield as written in the file."""

    side: int
    """Length of each side in units."""
    pieces: str
    """The pieces, one a line: name, middle, turn, then the rule if it is not the usual one and `@1` for level 1."""


class Field(msgspec.Struct, frozen=True):
    name: str
    width: int
    terrain: tuple[Terrain, ...]

    @property
    def levels(self) -> bool:
        """True if some terrain lies above the ground. GB-ADV-LVL-01."""
        return any(piece.level for piece in self.terrain)


def read_fields(text: str, source: str) -> dict[str, Field]:
    """Return the battlefields of a file by name; raise ValueError naming file, entry and line."""
    found = fields.read_fields("godbreaker.fields", text, source, WrittenField, _pieces)
    return {name: Field(name, entry.side * UNIT, terrain) for name, (entry, terrain) in found.items()}


def _pieces(line: str, number: int) -> tuple[Terrain, ...]:
    piece, x, y, turn, *rest = line.split()
    if piece not in CATALOGUE or int(turn) not in TURNS:
        raise ValueError("no such piece or turn")
    level = next((int(word[1:]) for word in rest if word.startswith("@")), 0)
    rule = next((rule for rule in RULES if rule in rest), None)
    if len(rest) != (level > 0) + (rule is not None):
        raise ValueError("neither a rule nor a level")
    return with_walls(piece, number, round(float(x) * UNIT), round(float(y) * UNIT), int(turn), rule, level)


_FILE = Path(__file__).parent.parent / "content" / "fields.toml"
FIELDS = read_fields(_FILE.read_text("utf-8"), _FILE.name)


def names(players: int) -> list[str]:
    """Return the names of the battlefields for a number of players, the usual one first. GB-A-92."""
    return [field.name for field in FIELDS.values() if field.width == size(players)[0]]


def field(name: str, players: int, levels: bool = False) -> tuple[Terrain, ...]:
    """Return the terrain of a ready-made battlefield; upper floors only if levels are used.

    It raises Refused if there is no battlefield of this name, or if it is meant for another number of players.
    GB-BAT-02, GB-ADV-LVL-01.
    """
    fitting = names(players)
    if name == READY:
        name = next((name for name in fitting if FIELDS[name].levels == levels), fitting[0])
    if name not in FIELDS:
        raise Refused(Reason("gb-no-such-field", "GB-BAT-02", {"name": name, "known": fitting}))
    if name not in fitting:
        raise Refused(Reason("gb-field-for-others", "GB-A-92", {"field": f"gb-field-{name}", "players": players}))
    return tuple(piece for piece in FIELDS[name].terrain if levels or not piece.level)
