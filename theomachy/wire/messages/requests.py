"""What is asked, who sits at the table, and what was told."""

from typing import Literal

from theomachy.kernel.keys import Role
from theomachy.play.records import Claimed
from theomachy.wire.messages.scene import Amount, Icon, Sentence, Shown, Stroke


class Option(Shown):
    """One thing that may be answered."""

    key: str
    """a name and no more: what it is about say the fields"""
    label: str
    piece: str = ""
    """the piece it is about"""
    zone: str = ""
    """the place it is about"""
    at: tuple[int, int] | None = None
    """the place on a plane that it is"""
    turn: int = 0
    """the third number of that place"""
    mover: str = ""
    """the piece that is set down there, where several may be"""
    line: int | None = None
    """index of the line of the card (of `piece`, else of `by`) that it uses"""
    icon: Icon = ""
    role: Role = ""
    blind: bool = False
    """its odds are learned only once it is paid for, such as those of a range that may not be measured yet"""
    cost: list[Amount] = []
    """what it uses up or brings upon its piece, such as tokens; `brief` says it in words"""
    unspent: Sentence | None = None
    """what it leaves unused, if it ends something"""


class Region(Shown):
    """Places too many to list: any prefix + "x,y" may be answered, and options that are places are proposals."""

    prefix: str = ""
    piece: str = ""
    """the one that is being placed"""
    movers: dict[str, str] = {}
    """all that may be placed, each with its own prefix, if it is not just that one"""
    base: int = 0
    """radius of its base"""
    turns: list[int] = []
    """what the third number of a place may be: "x,y,turn"; 0 is left out"""
    outline: list[Stroke] = []
    """all that can be reached; only if mine"""


class Closed(Shown):
    """A line of the acting card that cannot be used now."""

    label: str
    reason: Sentence
    line: int | None = None


class Request(Shown):
    id: str
    """an answer names it; once the table has moved on it is stale"""
    kind: Literal["ask", "roll"]
    """roll: a person types what real dice show"""
    seat: int
    """the seat that is asked"""
    mine: bool
    """this connection may answer"""
    question: str
    clause: str = ""
    by: str = ""
    """the piece that acts, if one does"""
    by_name: str = ""
    secret: bool = False
    region: Region | None = None
    """a place on a plane can be answered"""
    options: list[Option] = []
    """empty if not mine and secret"""
    closed: list[Closed] = []
    """lines of the acting card that cannot be used now"""
    dice: list[list[str]] = []
    """roll: the faces of each die"""
    hand: list[str] = []
    """ask: the dice in hand that it is about, as they fell"""
    standing: bool = False
    """mine, and in a moment it is answered as I have decided in advance"""
    usual: str = ""
    """mine, and a question of set-up: the key that is usually answered"""


class Undo(Shown):
    """May: take back at once; otherwise `reason`, and with `ask` the others can be asked."""

    may: bool
    reason: Sentence | None = None
    ask: bool = False


class Seat(Shown):
    name: str
    """such as "Red" or "North", of the game"""
    who: str
    """such as "You", "Kaede", "The Owl, captain" or "a friend (link)", in words"""
    kind: Literal["person", "agent", "open"]
    mine: bool
    here: bool
    """connected, or an agent"""
    thinking: bool = False
    """an agent that is asked"""
    queue: int = 0
    """its place in line: 1 is the next; left out while it thinks"""
    note: str = ""
    """"third in line"; or why it has played its first look"""
    agent: str = ""
    """what `seats` of a new match would say to have such an agent"""
    given_up: bool = False
    """an agent that cannot go on by itself"""
    decide: bool = False
    """this connection may say how it goes on"""
    invite: str = ""
    """path of the link for an open seat; only for the host of the table"""
    declined: bool = False
    """open, because whoever was to play here has declined the rematch"""
    promised: str = ""
    """before the match begins: SHA-256 of the nonce that it has promised"""
    left: float | None = None
    """seconds left when this was sent, where people play by a clock"""
    runs: bool = False
    """its clock runs"""
    secrets: bool = False
    """one of several seats of mine: it sees something that the scene does not show, and `secrets` asks for"""


class ChronicleLine(Shown):
    text: str
    clause: str = ""
    seat: int | None = None
    pieces: list[str] = []
    kind: Literal["event", "roll", "note"] = "event"


class Rolled(Shown):
    """Dice that fell."""

    faces: list[str]
    seat: int | None = None
    question: str = ""
    secret: bool = False
    total: int | None = None
    """their sum, where the rules add them up"""


class Plea(Shown):
    """A seat asks to take back more."""

    seat: int
    mine: bool
    """this connection may grant it"""


class Claim(Shown):
    """A person who is asked is running out of time, or is away: others may end the match."""

    seat: int
    """who has run out of time, or is away"""
    why: Claimed
    after: float = 0
    """seconds from when this was sent until it may be claimed; 0: now"""
    mine: bool = False
    """this connection may claim it then; otherwise it is against me"""


class Remark(Shown):
    """A set phrase that a person has said."""

    n: int
    """counted from 1"""
    seat: int
    text: str


class Result(Shown):
    shares: list[float]
    text: str
    winner: int | None = None
    resigned: int | None = None
    """the seat that gave up, or lost by a claim"""
    claimed: Claimed | None = None
    """why others could end it"""
