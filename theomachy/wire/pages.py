"""What a client is told outside a table, as structs. What it orders there is in hosting: NewMatch and its like."""

from typing import Any, Literal

import msgspec

from theomachy.presentation.looks import Ground
from theomachy.wire.messages import Amount, Card, ChronicleLine, Face, Fixed, Request, Result, Rolled, Sentence, Shown


class Me(Shown):
    """Who one is, and the languages of the server. GET /api/me; PUT /api/me {name}."""

    name: str
    langs: list[str]
    called: str
    """what others at a table call one: the name, or one that the house has made up"""
    translated: dict[str, int] = {}
    """of a language that is not all there: percent; the rest is said in English"""
    lab: bool = False
    """there are studies to read"""
    docs: bool = False
    """there is documentation at /docs/"""
    token: str = ""
    """the header x-csrftoken of all that changes something; GET only"""


class Key(Shown):
    """Ed25519, 64 hexadecimal digits: records are signed with it. GET /api/key."""

    key: str


class Preset(Shown):
    id: str
    title: str
    text: str
    seats: int
    """how many it is made for"""
    armies: bool
    """they may bring others"""
    options: dict[str, str] = {}
    """values of its own"""


class Value(Shown):
    value: str
    label: str


class TableOption(Shown):
    """A reading of an unclear rule, or a field."""

    name: str
    label: str
    values: list[Value]
    """empty: a whole number"""
    usual: str
    group: Literal["setup", "ruling"]
    text: str = ""
    clause: str = ""


class Level(Shown):
    """How well an agent plays."""

    id: str
    label: str
    text: str
    styled: dict[str, str]
    """names of seats whose agent plays this level in a style, by style; in no style the seat has the level's id"""
    rating: str = ""
    """on one scale with the others; empty where that was not measured"""


class PlayStyle(Shown):
    """A manner of play that an agent of any level may have."""

    id: str
    label: str
    text: str


class GameInfo(Shown):
    """GET /api/games."""

    id: str
    title: str
    line: str
    ground: Ground
    players: str
    minutes: int
    seats: list[str]
    """all there can be"""
    fewest: int
    """of them that can play"""
    presets: list[Preset]
    """the usual one first"""
    options: list[TableOption]
    levels: list[Level]
    """the Owl's, weakest first"""
    styles: list[PlayStyle]
    """the Owl's, at any level"""
    muster: bool
    campaign: bool
    """armies can live on from match to match"""
    usual: bool
    """its set-up can be left to what is usual"""
    faces: list[Face]
    """some masks, for its picture"""


class LessonInfo(Shown):
    """GET /api/lessons, in the order in which to take them."""

    id: str
    game: str
    game_title: str
    title: str
    about: str
    minutes: int
    steps: int
    face: Face


class Rematch(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """POST /api/matches/{match}/again, answered like a new match."""

    swap: bool


class NewMatchAnswer(Shown):
    """201."""

    match: str
    path: str
    invites: list[str]


class Invitation(Shown):
    """GET /api/join/{invite}: what one is invited to."""

    game: str
    title: str
    """of the game"""
    seat: str
    """its name"""
    host: str
    """who has set the table up"""
    mine: bool = False
    """the seat is the asker's already"""


class NewFile(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A record of a match that is over, or a campaign, as it was downloaded: POST /api/files."""

    text: str


class ImportAnswer(Shown):
    """POST /api/files: where it can be seen."""

    path: str


class JoinAnswer(Shown):
    """POST /api/join/{invite}."""

    match: str
    seat: int
    path: str


class SeatName(Shown):
    name: str
    who: str
    mine: bool = False
    agent: bool = False
    asked: bool = False
    """in a list of matches: it is their turn"""


class MatchInfo(Shown):
    """GET /api/matches: mine, newest first; what is put away stands last."""

    match: str
    game: str
    title: str
    path: str
    text: str
    your_turn: bool
    over: bool
    seats: list[SeatName]
    when: str
    since: str = ""
    """when something last happened in it"""
    lesson: str = ""
    """what it teaches, if it is a lesson"""
    away: bool = False
    """put away"""


class PutAway(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """PUT /api/matches/{match}/away: out of sight, or back again."""

    away: bool


class ReplayStep(Shown):
    said: str
    scene: dict[str, Any]
    chronicle: list[ChronicleLine]
    by: int | None = None
    rolls: list[Rolled] = []
    chances: list[float] = []


class ReplayOrigin(Shown):
    """The match from which a variation goes on, and the step after which it does."""

    match: str
    step: int
    name: str = ""
    """of the variation"""


class Replay(Shown):
    """GET /api/matches/{match}/replay, once it is over."""

    fixed: Fixed
    seats: list[SeatName]
    steps: list[ReplayStep]
    result: Result
    closed: Sentence | None = None
    """why it can only be watched"""
    origin: ReplayOrigin | None = None


class ReplayChoice(Shown):
    """GET /api/matches/{match}/replay/{step}: what was asked when a step was taken, and all that could be answered."""

    request: Request | None = None
    """none where nobody was asked"""
    taken: str = ""
    """the key that was answered"""


class BranchInfo(Shown):
    """GET /api/matches/{match}/branches: my variations of it, by their steps."""

    match: str
    step: int
    """the step after which it goes on"""
    name: str
    """empty: it has none"""
    path: str
    text: str
    over: bool
    seats: list[SeatName]


class BranchName(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """PUT /api/matches/{match}/branches/{branch}."""

    name: str


class Clause(Shown):
    id: str
    html: str


class Chapter(Shown):
    title: str
    html: str
    clauses: list[Clause]


class Rulebook(Shown):
    """GET /api/rulebook/{game}."""

    game: str
    title: str
    intro: str
    chapters: list[Chapter]


class Strength(Shown):
    """Games in a hundred that a side wins more with a card than with an average one in its place; 95 % interval."""

    strength: float
    low: float
    high: float


class MusterEntry(Shown):
    """A card of the catalogue."""

    id: str
    card: Card
    most: int
    """how many there are"""
    add: str
    """the army with one more"""
    kind: str = ""
    faction: str = ""
    cost: int = 0
    more: int = 0
    """what every further model of it costs"""
    why_not: Sentence | None = None
    """it cannot be added now"""
    strength: Strength | None = None
    """where a study found one"""


class Starter(Shown):
    name: str
    army: str


class MusterGroup(Shown):
    name: str
    face: Face
    of: list[int]
    """places in `chosen`"""
    figures: list[Amount] = []


class MeasuredShare(Shown):
    """How often something won between equal players, in percent, with its 95 % interval. The field's average is 50."""

    name: str
    share: float
    low: float
    high: float
    games: int


class Muster(Shown):
    """GET /api/muster/{game}?army=…: a text, a code, or "" for an empty list; /api/muster/{game}/random draws one."""

    army: str
    """the text that a setup takes"""
    code: str
    """to share; "" while it is not legal"""
    chosen: list[str]
    """ids in order"""
    without: list[str]
    """for each of them: the army without it"""
    catalogue: list[MusterEntry]
    """all cards"""
    gauges: list[Amount]
    faults: list[Sentence]
    """why it is not legal; empty if it is"""
    starters: list[Starter]
    groups: list[MusterGroup] = []
    """how what was chosen belongs together"""
    cost: str = ""
    """what the cost of an entry is called, on its card too"""
    terms: dict[str, str] = {}
    """what letters such as "RU" mean on the cards"""
    measured: list[MeasuredShare] = []
    """of what was chosen, or of a ready army like it"""
    measured_alone: bool = False
    """of each by itself, not of an army"""


class ArmyList(Shown):
    """An army kept under a name. GET /api/lists?game=…, the one changed last first."""

    id: str
    game: str
    name: str
    army: str
    kept: str


class KeptList(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """POST /api/lists keeps an army; PUT /api/lists/{id} changes it."""

    game: str
    name: str
    army: str
    """a text or a code"""


class NewCampaignAnswer(Shown):
    """201."""

    campaign: str
    path: str
    table: str
    """its first match"""
    invites: list[str]


class CampaignInfo(Shown):
    """GET /api/campaigns: mine, newest first."""

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
    """of `most`: how far it has come"""
    most: int
    steps: list[str]
    """the way there, in words"""
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
    """the table, or where to watch it"""
    over: bool
    text: str
    deeds: list[MemberDeeds]
    winner: int | None = None


class Campaign(Shown):
    """GET /api/campaigns/{campaign}."""

    campaign: str
    name: str
    game: str
    title: str
    ground: Ground
    armies: list[CampaignArmy]
    """by seat"""
    matches: list[CampaignMatch]
    """the last may still run"""
    mine: bool
    """the asker plays in it"""
    invites: list[str] = []
    """links for seats that are still open"""
    why_not: Sentence | None = None
    """it cannot go on"""
