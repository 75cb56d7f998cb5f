"""What a table looks like: what never changes, and what a viewer sees of it now."""

from typing import Literal

import msgspec

from theomachy.kernel.scene import StrokeKind
from theomachy.presentation.looks import Corner, Figure, Ground, PartKind, Spot, State, Style, Tint

Icon = str
"""An icon of icons.svg by its name, without "i-"."""
Nothing = Literal[""]


class Shown(msgspec.Struct, omit_defaults=True, kw_only=True):
    """Something that is sent to a client."""


class Sentence(Shown):
    text: str
    clause: str = ""


class Face(Shown):
    """What stands for a piece or a card: a mask of emblems.svg, an icon, or two letters on a shield."""

    mask: str = ""
    """its name without the "e-" of emblems.svg"""
    palette: str = ""
    icon: Icon = ""
    letters: str = ""


class Amount(Shown):
    """A number with its name."""

    label: str
    value: int
    most: int | None = None
    icon: Icon = ""
    original: bool = False
    spot: Corner | Figure | Nothing = ""
    """where a token is on its piece: at the upper left, upper right, lower right, or a die that lies on it; of a
    figure: shown as gems"""
    brief: str = ""
    """what it shows instead of its number, such as "D8" of a die"""


class Part(Shown):
    """A piece of what a line of a card does."""

    text: str
    icon: Icon = ""
    n: int | str = ""
    """what stands beside the icon: "6 row" or "+1" and the like"""
    kind: PartKind | Nothing = ""
    """a blow hurts its target"""


class CardLine(Shown):
    """An ability of a card."""

    label: str
    """"Shield Bash", or "5" in a game whose abilities are numbered"""
    text: str = ""
    """what it does, in words"""
    parts: list[Part] = []
    section: str = ""
    """the side of the card it is on, in words"""
    face_down: str = ""
    """id of its section: see Scene.face_down"""
    key: str = ""
    original: bool = False
    """our own design"""
    icon: Icon = ""


class Card(Shown):
    name: str
    face: Face
    title: str = ""
    figures: list[Amount] = []
    lines: list[CardLine] = []
    original: bool = False
    """our own design"""


class Zone(Shown):
    """A place of the board."""

    id: str
    """of a hex "row,column"; odd rows lie half a hex further right, hexes stand on a point"""
    label: str
    owner: int | None = None
    """seat"""
    tint: Tint | Nothing = ""
    outline: list[tuple[int, int]] = []
    """on a plane"""
    line: bool = False
    """a wall or a fence"""
    width: int = 0
    """of a line whose outline does not close"""
    hard: bool = False
    """nothing goes across it"""
    level: int = 0


class Stroke(Shown):
    """Something drawn on a plane for a moment."""

    kind: StrokeKind
    points: list[tuple[int, int]]
    closed: bool = False
    radius: int = 0
    """a circle around its one point"""
    label: str = ""
    base: int = 0
    """radius of a base at its last point"""


class SeatLook(Shown):
    name: str
    """name of the seat ("Red")"""
    owner: int
    """1 to 6: colour and shape"""


class Fixed(Shown):
    """What never changes during a match, in one language."""

    hash: str
    game: str
    title: str
    board: str
    """"hexes", "rows", "plane"; anything else: no board, tracks and cards only"""
    ground: Ground
    seats: list[SeatLook]
    zones: list[Zone]
    cards: dict[str, Card]
    """by their ids"""
    size: tuple[int, int] | None = None
    """of a plane: width and height, in hundredths of a millimetre"""
    ruler: bool = False
    """every viewer may measure at any time"""
    faces: dict[str, Icon] = {}
    """how the faces of dice are drawn; others as their number"""
    terms: dict[str, str] = {}
    """letters that stand for words on the cards of this game, and what they mean"""


class Mark(Shown):
    """A state that a piece is in."""

    label: str
    state: State | Nothing = ""
    icon: Icon = ""


class Piece(Shown):
    name: str
    zone: str
    """id of a zone"""
    face: Face
    says: str
    """the whole piece as a sentence, for screen readers"""
    style: Style
    """ground: lies in the hex, such as an objective"""
    owner: int | None = None
    """seat"""
    card: str = ""
    """id of a card"""
    of: str = ""
    """the piece it belongs to: a follower its unit"""
    bars: list[Amount] = []
    badges: list[Amount] = []
    """tokens on it"""
    marks: list[Mark] = []
    figures: list[Amount] = []
    """numbers as they stand now"""
    at: tuple[int, int] | None = None
    """on a plane"""
    base: int = 0
    """radius on a plane"""
    level: int = 0
    hides: Face | None = None
    """what it hides, if this viewer may know"""


class Track(Shown):
    label: str
    value: int
    most: int | None = None
    owner: int | None = None
    """seat"""
    on: str = ""
    """the track along which it lies"""
    place: Spot | Nothing = ""
    """gain: what would be added to the score now; none: listed"""
    icon: Icon = ""


class Phase(Shown):
    label: str
    now: bool = False


class Scene(Shown):
    """What one viewer sees of the table now."""

    pieces: dict[str, Piece]
    """by their ids"""
    tracks: dict[str, Track]
    """by their ids"""
    status: list[Sentence]
    phases: list[Phase] = []
    chances: dict[str, dict[str, float]] = {}
    """by piece and label of a line of its card, 0 to 1"""
    face_down: list[str] = []
    """ids of sections of cards"""
    ground: dict[str, Zone] = {}
    """pieces of ground that come and go, by their ids"""
