"""Reads content/fields.toml: ready-made battlefields. GB-BAT-02"""

from pathlib import Path
from typing import get_args

import msgspec

from theomachy.games.godbreaker.ground.battlefield import size, with_walls
from theomachy.games.godbreaker.ground.pieces import CATALOGUE, TURNS, UNIT
from theomachy.games.godbreaker.ground.terrain import Rule, Terrain
from theomachy.geometry import fields
from theomachy.kernel import Reason, Refused

READY = "ready"
"""The name of the usual one for any number of players."""
RULES: tuple[Rule, ...] = get_args(Rule)


class Entry(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A battlefield as written in the file."""

    side: int
    """in units"""
    pieces: str
    """one a line: which, where its middle is, how it is turned, its rule if not the usual one, `@1` for its level"""


class Field(msgspec.Struct, frozen=True):
    name: str
    width: int
    terrain: tuple[Terrain, ...]

    @property
    def levels(self) -> bool:
        """Whether something lies above the ground. GB-ADV-LVL-01"""
        return any(piece.level for piece in self.terrain)


def read_fields(text: str, source: str) -> dict[str, Field]:
    """The battlefields of a file, or ValueError naming file, entry and line."""
    found = fields.read_fields("godbreaker.fields", text, source, Entry, _pieces)
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
    """The battlefields for a number of players, the usual one first. GB-A-92"""
    return [field.name for field in FIELDS.values() if field.width == size(players)[0]]


def field(name: str, players: int, levels: bool = False) -> tuple[Terrain, ...]:
    """The terrain of a ready-made battlefield; what lies above the ground only if levels are used.

    Refused with the reason if there is none of this name, or if it is not meant for that many. GB-BAT-02, GB-ADV-LVL-01
    """
    fitting = names(players)
    if name == READY:
        name = next((name for name in fitting if FIELDS[name].levels == levels), fitting[0])
    if name not in FIELDS:
        raise Refused(Reason("gb-no-such-field", "GB-BAT-02", {"name": name, "known": fitting}))
    if name not in fitting:
        raise Refused(Reason("gb-field-for-others", "GB-A-92", {"field": f"gb-field-{name}", "players": players}))
    return tuple(piece for piece in FIELDS[name].terrain if levels or not piece.level)
