"""What is still to be done, a step at a time: a struct for each kind of task on the agenda."""

from typing import ClassVar, Literal, TypeAlias

import msgspec

from theomachy.games.godbreaker.vocabulary import MarkerKind, Phase, ThreatKind

Beside = Literal["objective", "objective hoard", "objective shard"]
BESIDE: dict[Beside, tuple[MarkerKind, ...]] = {
    "objective": ("objective",),
    "objective hoard": ("objective", "hoard"),
    "objective shard": ("objective", "shard"),
}
"""The kinds of markers beside which a threat is placed."""
Near = Literal["centre", "any marker", "different", "other markers", "away from shard", Beside]
"""Where a threat is placed. GB-A-69, GB-A-77"""


class Planned(msgspec.Struct, frozen=True, omit_defaults=True, forbid_unknown_fields=True, gc=False, tag_field="does"):
    """Fields whose written name differs were written so before they had types of their own."""

    phases: ClassVar[tuple[Phase, ...]] = ("opening",)
    """in which it can be on the agenda"""


class Seated(Planned, frozen=True):
    """Of one player."""

    seat: int


# The opening


class DrawSeniority(Planned, frozen=True, tag="seniority"):
    """GB-SCN-02"""


class Lay(Planned, frozen=True, tag="lay", rename={"lap": "what", "turn": "amount"}):
    """The next player lays a piece of terrain. GB-BAT-02"""

    lap: Literal["", "last lap"] = ""
    """the last, once a player has had enough"""
    turn: int = 0
    """how many turns have passed"""


class Open(Planned, frozen=True, tag="open"):
    """What the scenario sets up comes next."""


class PlaceShard(Seated, frozen=True, tag="shard"):
    """GB-SCN-01"""


class PlaceObjective(Seated, frozen=True, tag="objective", rename={"away": "near"}):
    away: Literal["", "any marker"] = ""
    """from shards only, or from any marker. GB-A-11"""


class PlaceHoard(Seated, frozen=True, tag="hoard", rename={"away": "near"}):
    away: Literal["", "any marker"] = ""


class PlaceThreat(Seated, frozen=True, tag="threat", rename={"kind": "what"}):
    """GB-SCN-03"""

    kind: ThreatKind
    near: Near


class PlaceFollower(Seated, frozen=True, tag="follower"):
    """GB-CLA-03"""


class Deploy(Seated, frozen=True, tag="deploy", rename={"along": "what"}):
    """A godbreaker, with some threat along. GB-SCO1-02"""

    along: Literal["", ThreatKind] = ""


class Hunt(Seated, frozen=True, tag="hunt"):
    """GB-CLA-02"""


# Rounds


class Breed(Planned, frozen=True, tag="breed"):
    """GB-NES-06"""

    phases = ("activation",)


class Wither(Planned, frozen=True, tag="wither"):
    """GB-TRA-02"""

    phases = ("activation",)


class Reckon(Planned, frozen=True, tag="reckon", rename={"marker": "what"}):
    """GB-TRP-04"""

    phases = ("activation",)
    marker: str
    """the id of an objective marker"""


class React(Planned, frozen=True, tag="react"):
    """GB-ADV-RDY-02"""

    phases = ("activation", "wild")
    model: int


# The aftermath


class Prize(Seated, frozen=True, tag="prize"):
    """GB-CIR-15"""

    phases = ("aftermath",)


class Return(Seated, frozen=True, tag="return"):
    """GB-CIR-14"""

    phases = ("aftermath",)
    model: int


class Replace(Seated, frozen=True, tag="replace"):
    """GB-CIR-05"""

    phases = ("aftermath",)


class Close(Planned, frozen=True, tag="close"):
    """GB-CIR-12"""

    phases = ("aftermath",)


Task: TypeAlias = (
    DrawSeniority
    | Lay
    | Open
    | PlaceShard
    | PlaceObjective
    | PlaceHoard
    | PlaceThreat
    | PlaceFollower
    | Deploy
    | Hunt
    | Breed
    | Wither
    | Reckon
    | React
    | Prize
    | Return
    | Replace
    | Close
)
