"""What a client is told outside a table, as structs. What it orders there is in hosting: NewMatch and its like."""

from typing import Any, Literal

import msgspec

from theomachy.presentation.looks import Ground
from theomachy.wire.messages import Amount, Card, ChronicleLine, Face, Fixed, Result, Rolled, Sentence, Shown


class Me(Shown):
    name: str
    langs: list[str]


class Key(Shown):
    key: str


class Preset(Shown):
    id: str
    title: str
    text: str
    seats: int
    armies: bool
    options: dict[str, str] = {}


class Value(Shown):
    value: str
    label: str


class TableOption(Shown):
    name: str
    label: str
    values: list[Value]
    usual: str
    group: Literal["setup", "ruling"]
    text: str = ""
    clause: str = ""


class Level(Shown):
    id: str
    label: str
    text: str


class GameInfo(Shown):
    id: str
    title: str
    line: str
    ground: Ground
    players: str
    minutes: int
    seats: list[str]
    fewest: int
    presets: list[Preset]
    options: list[TableOption]
    levels: list[Level]
    muster: bool
    campaign: bool
    faces: list[Face]


class LessonInfo(Shown):
    id: str
    game: str
    game_title: str
    title: str
    about: str
    minutes: int
    steps: int
    face: Face


class Rematch(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    swap: bool


class NewMatchAnswer(Shown):
    match: str
    path: str
    invites: list[str]


class JoinAnswer(Shown):
    match: str
    seat: int
    path: str


class SeatName(Shown):
    name: str
    who: str


class MatchInfo(Shown):
    match: str
    game: str
    title: str
    path: str
    text: str
    your_turn: bool
    over: bool
    seats: list[SeatName]
    when: str


class ReplayStep(Shown):
    said: str
    scene: dict[str, Any]
    chronicle: list[ChronicleLine]
    by: int | None = None
    rolls: list[Rolled] = []
    chances: list[float] = []


class Replay(Shown):
    fixed: Fixed
    seats: list[SeatName]
    steps: list[ReplayStep]
    result: Result


class Clause(Shown):
    id: str
    html: str


class Chapter(Shown):
    title: str
    html: str
    clauses: list[Clause]


class Rulebook(Shown):
    game: str
    title: str
    intro: str
    chapters: list[Chapter]


class MusterEntry(Shown):
    id: str
    card: Card
    most: int
    add: str
    why_not: Sentence | None = None


class Starter(Shown):
    name: str
    army: str


class MusterGroup(Shown):
    name: str
    face: Face
    of: list[int]
    figures: list[Amount] = []


class Muster(Shown):
    army: str
    code: str
    chosen: list[str]
    without: list[str]
    catalogue: list[MusterEntry]
    gauges: list[Amount]
    faults: list[Sentence]
    starters: list[Starter]
    groups: list[MusterGroup] = []


class NewCampaignAnswer(Shown):
    campaign: str
    path: str
    table: str
    invites: list[str]


class CampaignInfo(Shown):
    campaign: str
    game: str
    title: str
    name: str
    path: str
    text: str
    when: str


class CampaignMember(Shown):
    name: str
    face: Face
    value: int
    most: int
    steps: list[str]
    lines: list[str]
    gone: bool = False


class CampaignArmy(Shown):
    owner: int
    seat: str
    who: str
    wins: int
    name: str
    cause: str
    lines: list[str]
    members: list[CampaignMember]


class MemberDeeds(Shown):
    owner: int
    name: str
    deeds: list[str]


class CampaignMatch(Shown):
    number: int
    title: str
    path: str
    over: bool
    text: str
    deeds: list[MemberDeeds]
    winner: int | None = None


class Campaign(Shown):
    campaign: str
    name: str
    game: str
    title: str
    ground: Ground
    armies: list[CampaignArmy]
    matches: list[CampaignMatch]
    mine: bool
    invites: list[str] = []
    why_not: Sentence | None = None
