"""Scenes: the board, pieces, tracks and cards that one viewer sees. Clients draw scenes and know no rule.

The fixed part (board and cards) is sent once and known by its hash; the rest changes and travels as patches. Labels are
message ids. Fields with their default value are left out of the plain data, so nothing there is ever null.
"""

from hashlib import blake2b
from typing import Any, Literal

import msgspec

from theomachy.kernel.messages import Message

StrokeKind = Literal[
    "measure", "detour", "reach", "range", "ghost", "blocked", "sight", "within", "follow", "link", "lane", "goal"
]
"""Kinds of strokes.

`follow` is the path of another piece that goes along, `link` joins things that belong together, `lane` is a path as
wide as the base, and `goal` marks a place that a lesson asks for.
"""


class Bar(msgspec.Struct, frozen=True, omit_defaults=True):
    """A quantity with a limit, such as health."""

    label: str
    value: int
    most: int


class Piece(msgspec.Struct, frozen=True, omit_defaults=True):
    """Something that stands on the board."""

    name: str
    zone: str
    owner: int | None = None
    card: str = ""
    icon: str = ""
    bars: list[Bar] = []
    badges: dict[str, int] = {}
    """Tokens on the piece, by label."""
    marks: list[str] = []
    """States of the piece, such as used or dead."""
    figures: dict[str, int] = {}
    """Numbers of its card as they stand now, of a piece that acts: speed, dodge."""
    of: str = ""
    """The piece it belongs to: a follower to the card of its unit."""
    at: tuple[int, int] | None = None
    """The piece's centre on a plane; None on any other board."""
    base: int = 0
    """The radius of its base there."""
    level: int = 0
    """Height above the floor, in levels."""
    hides: str = ""
    """The icon of what it hides, for those who may know."""


OFF_TRACK = -1
"""The value of a track along which others lie, while its own token does not."""


class Track(msgspec.Struct, frozen=True, omit_defaults=True):
    """A number beside the board: dice left, rounds, tokens in a pool."""

    label: str
    value: int
    most: int | None = None
    owner: int | None = None
    on: str = ""
    """The track along which it lies, of a token that marks a place on another track."""


class CardLine(msgspec.Struct, frozen=True, omit_defaults=True):
    """One line of a card: an ability with its parts, and whether it is our own design."""

    label: str
    parts: list[Message] = []
    original: bool = False
    section: str = ""
    """The part of the card it is printed on, such as one of its sides."""
    key: str = ""
    """The key by which the acting piece uses it, if that names neither card nor piece."""


class Card(msgspec.Struct, frozen=True, omit_defaults=True):
    """A hero, a champion, a profile: what is printed and never changes."""

    name: str
    figures: dict[str, int] = {}
    lines: list[CardLine] = []
    original: list[str] = []
    """The figures (or the name) that are our own design."""
    icon: str = ""
    """The icon of the card's face; empty for the card's own id. A card made for a match needs one."""


class Zone(msgspec.Struct, frozen=True, omit_defaults=True):
    """A part of the board that pieces stand in: a row, a pile, a display, a hex (its id is its row and column)."""

    id: str
    label: str
    owner: int | None = None
    outline: list[tuple[int, int]] = []
    """The corners of a piece of ground on a plane."""
    kind: str = ""
    """The kind of ground, such as forest or wall, by which it is drawn."""
    line: bool = False
    """A wall or a fence and no ground to stand on."""
    width: int = 0
    """Width of a line whose outline does not close; 0 if the outline goes all around it."""
    hard: bool = False
    """Nothing goes across it."""
    level: int = 0
    """Height above the floor, in levels."""


class Stroke(msgspec.Struct, frozen=True, omit_defaults=True):
    """Something drawn on a plane for a moment: a measured line, a reach, what is in the way."""

    kind: StrokeKind
    points: list[tuple[int, int]]
    closed: bool = False
    radius: int = 0
    """Radius of a circle around the stroke's only point; 0 for no circle."""
    label: Message | None = None
    base: int = 0
    """The radius of a base that stands at its last point."""


class Fixed(msgspec.Struct, frozen=True, omit_defaults=True):
    """The part of a scene that lasts the whole match."""

    game: str
    board: str
    """The kind of board: rows, hexes or plane. Of any other kind only tracks and cards are shown."""
    seats: list[str]
    zones: list[Zone]
    cards: dict[str, Card]
    size: tuple[int, int] = (0, 0)
    """Width and height of a plane."""

    def hash(self) -> str:
        return blake2b(msgspec.json.encode(self, order="deterministic"), digest_size=8).hexdigest()


EMPTY = Fixed("", "", [], [], {})
"""Much of a scene is fixed: what is not asked for is not copied."""


class Scene(msgspec.Struct, frozen=True, omit_defaults=True):
    fixed: Fixed
    pieces: dict[str, Piece] = {}
    tracks: dict[str, Track] = {}
    status: list[Message] = []
    """Messages for a glance: the round, whose turn it is, who has won."""
    chances: dict[str, dict[str, float]] = {}
    """Exact chances worth showing, by piece and line of its card."""
    face_down: list[str] = []
    """Sections of the cards that do not count now."""
    phases: list[str] = []
    """The parts of a round, in order."""
    phase: str = ""
    """The present one."""
    ground: dict[str, Zone] = {}
    """Pieces of ground on a plane that come and go, by their ids; what always lies there is a fixed zone."""

    def moving(self) -> dict[str, Any]:
        """Return everything that can change, as plain data."""
        whole = msgspec.to_builtins(msgspec.structs.replace(self, fixed=EMPTY))
        del whole["fixed"]
        return whole  # type: ignore[no-any-return]

    def digest(self) -> str:
        return blake2b(self.fixed.hash().encode() + msgspec.json.encode(self.moving()), digest_size=8).hexdigest()
