"""Over the socket: what a client says to the server. Every message has an id of the client's own, counted up."""

from typing import Annotated

import msgspec

from theomachy.features.auto_answers import How
from theomachy.hosting.remarks import Phrase

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
    """SHA-256 of a nonce of 32 hexadecimal digits, made by the client"""


class Open(Said, tag="open", frozen=True, forbid_unknown_fields=True):
    """Once all have promised."""

    id: Count
    nonce: Nonce
    promised: list[Promise]
    """what they have promised, by seat"""


class Answer(Said, tag="answer", frozen=True, forbid_unknown_fields=True):
    id: Count
    request: Key
    key: Key


class Probe(Said, tag="probe", frozen=True, forbid_unknown_fields=True):
    id: Count
    request: Key
    key: Key


class Point(Said, tag="point", frozen=True, forbid_unknown_fields=True):
    """Why not that piece, zone or line?"""

    id: Count
    request: Key
    at: Key
    """its id or key"""


class Measure(Said, tag="measure", frozen=True, forbid_unknown_fields=True):
    """From and to are each the id of a piece, or "x,y", or "x,y,level"."""

    id: Count
    start: Key = msgspec.field(name="from")
    end: Key = msgspec.field(name="to")


class ShowSecrets(Said, tag="secrets", frozen=True, forbid_unknown_fields=True):
    """What does one of my seats see? Where I play several, the table shows only what everybody sees."""

    id: Count
    seat: Count


class Stand(Said, tag="stand", frozen=True, forbid_unknown_fields=True):
    """From now on, for all my seats at this table."""

    id: Count
    window: Key
    how: How
    least: int = 0


class Usual(Said, tag="usual", frozen=True, forbid_unknown_fields=True):
    """To a question of set-up: this and all that are left, until the first turn, as is usual."""

    id: Count
    request: Key


class AskHint(Said, tag="hint", frozen=True, forbid_unknown_fields=True):
    """What would the coach do?"""

    id: Count
    request: Key


class FindWays(Said, tag="ways", frozen=True, forbid_unknown_fields=True):
    """Where do several answers lead that are one gesture?"""

    id: Count
    request: Key


class Go(Said, tag="go", frozen=True, forbid_unknown_fields=True):
    """Several answers in one go."""

    id: Count
    request: Key
    keys: list[Key] = []
    to: Key = ""
    """the zone that a group is sent to after them"""


class TakeBack(Said, tag="undo", frozen=True, forbid_unknown_fields=True):
    id: Count
    n: Count
    """the table as this client knows it"""


class AskTakeBack(Said, tag="plea", frozen=True, forbid_unknown_fields=True):
    """Asks the others to let me take back more."""

    id: Count
    n: Count


class Grant(Said, tag="grant", frozen=True, forbid_unknown_fields=True):
    id: Count
    n: Count
    yes: bool


class Resign(Said, tag="resign", frozen=True, forbid_unknown_fields=True):
    id: Count
    n: Count


class ClaimMatch(Said, tag="claim", frozen=True, forbid_unknown_fields=True):
    """End the match against one who has run out of time or stays away."""

    id: Count
    n: Count
    draw: bool = False
    """nobody has won"""


class ReplaceAgent(Said, tag="agent", frozen=True, forbid_unknown_fields=True):
    """How an agent goes on that has given up."""

    id: Count
    seat: Count
    by: Key
    """`me`, a level, or `again` to let it try again"""


class Say(Said, tag="say", frozen=True, forbid_unknown_fields=True):
    """A set phrase, for all at the table."""

    id: Count
    phrase: Phrase


class Speak(Said, tag="speak", frozen=True, forbid_unknown_fields=True):
    """Another language: answered by a whole table."""

    id: Count
    lang: Key


class Again(Said, tag="again", frozen=True, forbid_unknown_fields=True):
    """Send the whole table."""

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
    | ShowSecrets
    | Stand
    | Usual
    | AskHint
    | FindWays
    | Go
    | TakeBack
    | AskTakeBack
    | Grant
    | Resign
    | ClaimMatch
    | ReplaceAgent
    | Say
    | Speak
    | Again
    | Ping
)
