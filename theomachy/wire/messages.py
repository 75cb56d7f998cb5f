"""What the server says and what it is told, as structs. web/src/wire.ts is the other side, docs/protocol.md tells all.

All words are in the language of whoever looks. What has its usual value is left out.
"""

from typing import Annotated, Any, Literal

import msgspec

from theomachy.hosting.entries import Kind
from theomachy.kernel.keys import Role
from theomachy.kernel.parts import How
from theomachy.kernel.scene import StrokeKind
from theomachy.presentation.looks import Corner, Figure, Ground, PartKind, Spot, State, Style, Tint

PROTOCOL = 3
"""Grows whenever an older page would misread what is sent: it is told to load itself again."""
Icon = str
Nothing = Literal[""]


class Shown(msgspec.Struct, omit_defaults=True, kw_only=True):
    """Something that is sent to a client."""


class Sentence(Shown):
    text: str
    clause: str = ""


# What a table looks like


class Face(Shown):
    mask: str = ""
    palette: str = ""
    icon: Icon = ""
    letters: str = ""


class Amount(Shown):
    label: str
    value: int
    most: int | None = None
    icon: Icon = ""
    original: bool = False
    spot: Corner | Figure | Nothing = ""
    brief: str = ""


class Part(Shown):
    text: str
    icon: Icon = ""
    n: int | str = ""
    kind: PartKind | Nothing = ""


class CardLine(Shown):
    label: str
    text: str = ""
    parts: list[Part] = []
    section: str = ""
    face_down: str = ""
    key: str = ""
    original: bool = False
    icon: Icon = ""


class Card(Shown):
    name: str
    face: Face
    title: str = ""
    figures: list[Amount] = []
    lines: list[CardLine] = []
    original: bool = False


class Zone(Shown):
    id: str
    label: str
    owner: int | None = None
    tint: Tint | Nothing = ""
    outline: list[tuple[int, int]] = []
    line: bool = False
    width: int = 0
    hard: bool = False
    level: int = 0


class Stroke(Shown):
    kind: StrokeKind
    points: list[tuple[int, int]]
    closed: bool = False
    radius: int = 0
    label: str = ""
    base: int = 0


class SeatLook(Shown):
    name: str
    owner: int


class Fixed(Shown):
    hash: str
    game: str
    title: str
    board: str
    ground: Ground
    seats: list[SeatLook]
    zones: list[Zone]
    cards: dict[str, Card]
    size: tuple[int, int] | None = None
    ruler: bool = False
    faces: dict[str, Icon] = {}


class Mark(Shown):
    label: str
    state: State | Nothing = ""
    icon: Icon = ""


class Piece(Shown):
    name: str
    zone: str
    face: Face
    says: str
    style: Style
    owner: int | None = None
    card: str = ""
    of: str = ""
    bars: list[Amount] = []
    badges: list[Amount] = []
    marks: list[Mark] = []
    figures: list[Amount] = []
    at: tuple[int, int] | None = None
    base: int = 0
    level: int = 0


class Track(Shown):
    label: str
    value: int
    most: int | None = None
    owner: int | None = None
    on: str = ""
    place: Spot | Nothing = ""
    icon: Icon = ""


class Phase(Shown):
    label: str
    now: bool = False


class Scene(Shown):
    pieces: dict[str, Piece]
    tracks: dict[str, Track]
    status: list[Sentence]
    phases: list[Phase] = []
    chances: dict[str, dict[str, float]] = {}
    face_down: list[str] = []
    ground: dict[str, Zone] = {}


# What is asked


class Option(Shown):
    key: str
    label: str
    piece: str = ""
    zone: str = ""
    at: tuple[int, int] | None = None
    turn: int = 0
    mover: str = ""
    line: int | None = None
    icon: Icon = ""
    role: Role = ""


class Region(Shown):
    prefix: str = ""
    piece: str = ""
    movers: dict[str, str] = {}
    base: int = 0
    turns: list[int] = []
    outline: list[Stroke] = []


class Closed(Shown):
    label: str
    reason: Sentence
    line: int | None = None


class Request(Shown):
    id: str
    kind: Literal["ask", "roll"]
    seat: int
    mine: bool
    question: str
    clause: str = ""
    by: str = ""
    by_name: str = ""
    secret: bool = False
    region: Region | None = None
    options: list[Option] = []
    closed: list[Closed] = []
    dice: list[list[str]] = []
    standing: bool = False


class Undo(Shown):
    may: bool
    reason: Sentence | None = None
    ask: bool = False


class Seat(Shown):
    name: str
    who: str
    kind: Literal["person", "agent", "open"]
    mine: bool
    here: bool
    thinking: bool = False
    queue: int = 0
    note: str = ""
    invite: str = ""
    promised: str = ""


class ChronicleLine(Shown):
    text: str
    clause: str = ""
    seat: int | None = None
    pieces: list[str] = []
    kind: Literal["event", "roll", "note"] = "event"


class Rolled(Shown):
    faces: list[str]
    seat: int | None = None
    question: str = ""
    secret: bool = False


class Plea(Shown):
    seat: int
    mine: bool


class Result(Shown):
    shares: list[float]
    text: str
    winner: int | None = None
    resigned: int | None = None


# Over the socket: server to client


class Setting(Shown):
    label: str
    value: str


class Options(Shown):
    setup: list[Setting]
    own_dice: bool = False
    campaign: str = ""


class Standing(Shown):
    window: str
    name: str
    hows: list[How]
    how: How = "ask"
    least: int = 0


class LessonNote(Shown):
    """What a lesson says at its present step. `keys` are options that go on, `key` is one that does in any case."""

    id: str
    title: str
    taken: int
    steps: int
    text: str
    why: str = ""
    clause: str = ""
    key: str = ""
    keys: list[str] = []
    goal: Stroke | None = None
    lights: list[str] = []
    over: bool = False
    next: str = ""


class TableMessage(Shown, tag="table"):
    match: str
    n: int
    lang: str
    fixed: Fixed
    scene: Scene
    seats: list[Seat]
    chronicle: list[ChronicleLine]
    requests: list[Request]
    commitment: str
    options: Options
    head: str = ""
    nonces: list[str] = []
    protocol: int = msgspec.field(default_factory=lambda: PROTOCOL)  # what is made for each is never left out
    undo: Undo | None = None
    plea: Plea | None = None
    waiting: bool = False
    rolls: list[Rolled] = []
    result: Result | None = None
    standing: list[Standing] = []
    lesson: LessonNote | None = None


class Told(Shown):
    cut: int
    add: list[ChronicleLine]


class StepMessage(Shown, tag="step"):
    n: int
    deed: Kind
    scene: dict[str, Any]
    chronicle: Told
    requests: list[Request]
    seats: list[Seat]
    head: str
    nonces: list[str] = []
    by: int | None = None
    rolls: list[Rolled] = []
    undo: Undo | None = None
    plea: Plea | None = None
    result: Result | None = None
    lesson: LessonNote | None = None


class SeatsMessage(Shown, tag="seats"):
    seats: list[Seat]


class StandingMessage(Shown, tag="standing"):
    standing: list[Standing]
    requests: list[Request]


class RefusedMessage(Shown, tag="refused"):
    reason: Sentence
    re: int | None = None
    stale: bool = False


class AcceptedMessage(Shown, tag="accepted"):
    re: int
    n: int


class Case(Shown):
    chance: float
    text: str
    exact: str = ""
    fails: bool = False


class Story(Shown):
    chance: float
    lines: list[Sentence]


class VerdictMessage(Shown, tag="verdict"):
    re: int
    request: str
    key: str = ""
    reason: Sentence | None = None
    cost: list[Amount] = []
    chance: float | None = None
    cases: list[Case] = []
    stories: list[Story] = []
    next: str = ""
    estimate: bool = False
    drawn: list[Stroke] = []


class MeasuredMessage(Shown, tag="measured"):
    re: int
    text: Sentence
    units: int | None = None
    strokes: list[Stroke] = []


class PongMessage(Shown, tag="pong"):
    re: int | None = None


FromServer = (
    TableMessage
    | StepMessage
    | SeatsMessage
    | StandingMessage
    | RefusedMessage
    | AcceptedMessage
    | VerdictMessage
    | MeasuredMessage
    | PongMessage
)

# Over the socket: client to server

Count = Annotated[int, msgspec.Meta(ge=0, le=2**53)]
"""What any client can count, and say again."""
Key = Annotated[str, msgspec.Meta(max_length=1000)]
Nonce = Annotated[str, msgspec.Meta(pattern="^[0-9a-f]{32}$", max_length=32)]
Promise = Annotated[str, msgspec.Meta(pattern="^[0-9a-f]{64}$", max_length=64)]
"""SHA-256 of a nonce."""


class Said(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Something that a client says; its id is of the client's own making."""


class Sit(Said, tag="sit", frozen=True, forbid_unknown_fields=True):
    id: Count
    promise: Promise


class Open(Said, tag="open", frozen=True, forbid_unknown_fields=True):
    id: Count
    nonce: Nonce
    promised: list[Promise]


class Answer(Said, tag="answer", frozen=True, forbid_unknown_fields=True):
    id: Count
    request: Key
    key: Key


class Probe(Said, tag="probe", frozen=True, forbid_unknown_fields=True):
    id: Count
    request: Key
    key: Key


class Point(Said, tag="point", frozen=True, forbid_unknown_fields=True):
    id: Count
    request: Key
    at: Key


class Measure(Said, tag="measure", frozen=True, forbid_unknown_fields=True):
    id: Count
    start: Key = msgspec.field(name="from")
    end: Key = msgspec.field(name="to")


class Stand(Said, tag="stand", frozen=True, forbid_unknown_fields=True):
    id: Count
    window: Key
    how: How
    least: int = 0


class TakeBack(Said, tag="undo", frozen=True, forbid_unknown_fields=True):
    id: Count
    n: Count


class AskTakeBack(Said, tag="plea", frozen=True, forbid_unknown_fields=True):
    id: Count
    n: Count


class Grant(Said, tag="grant", frozen=True, forbid_unknown_fields=True):
    id: Count
    n: Count
    yes: bool


class Resign(Said, tag="resign", frozen=True, forbid_unknown_fields=True):
    id: Count
    n: Count


class Speak(Said, tag="speak", frozen=True, forbid_unknown_fields=True):
    id: Count
    lang: Key


class Again(Said, tag="again", frozen=True, forbid_unknown_fields=True):
    id: Count


class Ping(Said, tag="ping", frozen=True, forbid_unknown_fields=True):
    id: Count


ToServer = (
    Sit
    | Open
    | Answer
    | Probe
    | Point
    | Measure
    | Stand
    | TakeBack
    | AskTakeBack
    | Grant
    | Resign
    | Speak
    | Again
    | Ping
)
