"""Over the socket: what the server says to a client."""

from typing import Any

import msgspec

from theomachy.features.auto_answers import How
from theomachy.hosting.entries import Kind
from theomachy.hosting.remarks import Phrase
from theomachy.wire.messages.requests import (
    ChronicleLine,
    Claim,
    Plea,
    Remark,
    Request,
    Result,
    Rolled,
    Seat,
    Undo,
)
from theomachy.wire.messages.scene import Amount, Fixed, Scene, Sentence, Shown, Stroke

PROTOCOL = 3
"""Grows whenever an older page would misread what is sent: it is told to load itself again."""


class Setting(Shown):
    """One thing that was agreed before the match."""

    label: str
    value: str


class Options(Shown):
    setup: list[Setting]
    own_dice: bool = False
    hints: bool = False
    """I may ask what the coach would do"""
    campaign: str = ""
    """the page of the campaign it belongs to"""
    origin: str = ""
    """the moment of a replay that it goes on from"""


class Standing(Shown):
    """How I want a kind of question to be answered; no one else hears of it."""

    window: str
    """the id of the question"""
    name: str
    """what it is about"""
    hows: list[How]
    """all that can be chosen"""
    how: How = "ask"
    least: int = 0
    """"at-least": this many tokens have to be left"""


class SetPhrase(Shown):
    """Something that I may say."""

    id: Phrase
    text: str


class NextMatch(Shown):
    """The same people may play another match."""

    path: str
    by: int | None = None
    """the seat, at this table, of the person who offers it"""
    declined: list[int] = []
    """the seats, at this table, of those who do not want it"""


class LessonNote(Shown):
    """What a lesson says at its present step; once all are taken, that they are."""

    id: str
    title: str
    taken: int
    """steps that lie behind"""
    steps: int
    """all there are"""
    text: str
    """what to do"""
    why: str = ""
    clause: str = ""
    key: str = ""
    """an answer that goes on in any case; none while another seat is asked"""
    keys: list[str] = []
    """options that go on"""
    goal: Stroke | None = None
    """a circle on a plane: whatever brings a piece there goes on, too"""
    lights: list[str] = []
    """pieces to look at"""
    over: bool = False
    """from here on it is a match like any other"""
    next: str = ""
    """over: the id of the game's next lesson"""


class TableMessage(Shown, tag="table"):
    """All of the table: at the start, after a lost connection, after a change of language."""

    match: str
    n: int
    """entries of the log so far"""
    lang: str
    fixed: Fixed
    scene: Scene
    seats: list[Seat]
    chronicle: list[ChronicleLine]
    """all of it"""
    requests: list[Request]
    """those this viewer knows of: several only in simultaneous secret choices, or at one screen"""
    commitment: str
    """SHA-256 of the server's seed"""
    options: Options
    head: str = ""
    """of the chain of all that was done and rolled; none before the match begins"""
    nonces: list[str] = []
    """by seat, once the match has begun"""
    protocol: int = msgspec.field(default_factory=lambda: PROTOCOL)  # what is made for each is never left out
    """always sent from the second on"""
    undo: Undo | None = None
    plea: Plea | None = None
    waiting: bool = False
    """not begun: seats are open"""
    rolls: list[Rolled] = []
    """the last dice that fell"""
    result: Result | None = None
    standing: list[Standing] = []
    """questions that I may answer in advance, and how they stand; none if I have no seat"""
    lesson: LessonNote | None = None
    """a match that teaches"""
    watching: list[str] = []
    """who looks on: the first of them"""
    onlookers: int = 0
    """how many"""
    claim: Claim | None = None
    phrases: list[SetPhrase] = []
    """what I may say; none where no other person plays"""
    remarks: list[Remark] = []
    """the last that were said"""
    rematch: NextMatch | None = None
    unreadable: Sentence | None = None
    """why the match cannot go on: what is shown is the last position that can be told again"""


class Told(Shown):
    """Keep the first `cut` lines of the chronicle, then add."""

    cut: int
    add: list[ChronicleLine]


class StepMessage(Shown, tag="step"):
    """One entry of the log: what changed."""

    n: int
    deed: Kind
    scene: dict[str, Any]
    """a merge patch (RFC 7386) on the scene before"""
    chronicle: Told
    requests: list[Request]
    seats: list[Seat]
    head: str
    nonces: list[str] = []
    """only with the start"""
    by: int | None = None
    """seat that acted"""
    rolls: list[Rolled] = []
    undo: Undo | None = None
    plea: Plea | None = None
    result: Result | None = None
    lesson: LessonNote | None = None
    claim: Claim | None = None


class SeatsMessage(Shown, tag="seats"):
    """Who is here and who thinks changed; nothing else."""

    seats: list[Seat]
    watching: list[str] = []
    onlookers: int = 0
    claim: Claim | None = None


class RemarksMessage(Shown, tag="remarks"):
    """Something was said."""

    remarks: list[Remark]


class RematchMessage(Shown, tag="rematch"):
    """The same people may play another match."""

    rematch: NextMatch


class WarningMessage(Shown, tag="warning"):
    """I was away for so long, on my turn, that others might soon have ended the match."""

    text: Sentence


class StandingMessage(Shown, tag="standing"):
    """What I have decided in advance changed, perhaps on another line of mine."""

    standing: list[Standing]
    requests: list[Request]


class RefusedMessage(Shown, tag="refused"):
    """What was sent was not accepted; nothing has changed."""

    reason: Sentence
    re: int | None = None
    """the id of the message it answers"""
    stale: bool = False
    retry_after: int = 0
    """Seconds after which to send it again, where too much was asked at once; else 0."""
    record: bool = False
    """True where the table cannot be shown any more, but its players can have its record."""


class AcceptedMessage(Shown, tag="accepted"):
    re: int
    n: int


class Case(Shown):
    """One way it may end."""

    chance: float
    text: str
    exact: str = ""
    fails: bool = False


class Story(Shown):
    """A case in full sentences."""

    chance: float
    lines: list[Sentence]


class Change(Shown):
    """What becomes of a piece: its first bar, such as health, before and after."""

    piece: str
    before: int
    after: int
    key: str = ""
    """the next choice that does it; none if it is sure already"""


class VerdictMessage(Shown, tag="verdict"):
    """On one key, or on what was pointed at."""

    re: int
    request: str
    key: str = ""
    """the key that it is about"""
    reason: Sentence | None = None
    """why not"""
    cost: list[Amount] = []
    chance: float | None = None
    """of success, where success and failure can be told apart"""
    cases: list[Case] = []
    """likeliest first; adds up to 1"""
    stories: list[Story] = []
    """the same in full sentences, if few; first the likeliest of what is likelier, success or failure"""
    next: str = ""
    """what is to be chosen then"""
    changes: list[Change] = []
    """what is sure to become of pieces: by this choice, else by each that can follow it at once"""
    estimate: bool = False
    """some cases were drawn"""
    drawn: list[Stroke] = []
    """what shows why, whether it is possible or not"""
    failed: bool = False
    """nobody can tell what it leads to"""


class Way(Shown):
    """Several answers that lead to a place or a target."""

    keys: list[str]
    label: str
    """what is done there"""
    piece: str = ""
    """the target"""
    zone: str = ""
    """the place"""
    who: str = ""
    """the piece that goes there, where another question asks who acts, or where it moves by what another one does"""
    to: str = ""
    """the zone that a group is sent to"""
    plain: bool = False
    """what is done is on no card: of several ways to a place it is the one that is meant"""


class WaysMessage(Shown, tag="ways"):
    re: int
    request: str
    ways: list[Way] = []


class Hint(Shown):
    """An option that the coach would choose, the best first."""

    key: str
    label: str
    chance: float | None = None
    """to win; none where a judge knows nothing of it"""
    worst: float | None = None
    """the same if it goes badly"""
    gains: list[str] = []
    """what speaks for it, compared with the other good options"""
    losses: list[str] = []


class HintsMessage(Shown, tag="hints"):
    """What the coach would do; only to the viewer who asked."""

    re: int
    request: str
    hints: list[Hint]


class MeasuredMessage(Shown, tag="measured"):
    """What a ruler says; only to the viewer who measured."""

    re: int
    text: Sentence
    units: int | None = None
    strokes: list[Stroke] = []


class SecretsMessage(Shown, tag="secrets"):
    """What one of several seats of mine sees, for that person's eyes; true until the next step."""

    re: int
    n: int
    """entries of the log so far"""
    seat: int
    scene: Scene


class PongMessage(Shown, tag="pong"):
    re: int | None = None


FromServer = (
    TableMessage
    | StepMessage
    | SeatsMessage
    | StandingMessage
    | RemarksMessage
    | RematchMessage
    | WarningMessage
    | RefusedMessage
    | AcceptedMessage
    | VerdictMessage
    | WaysMessage
    | HintsMessage
    | MeasuredMessage
    | SecretsMessage
    | PongMessage
)
