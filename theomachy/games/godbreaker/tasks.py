"""Tasks on the agenda: a struct for each kind of step that is still to be done."""

from typing import ClassVar, Literal, TypeAlias

import msgspec

from theomachy.games.godbreaker.vocabulary import MarkerKind, Phase, ThreatKind

Beside = Literal["objective", "objective hoard", "objective shard"]
BESIDE: dict[Beside, tuple[MarkerKind, ...]] = {
    "objective": ("objective",),
    "objective hoard": ("objective", "hoard"),
    "objective shard": ("objective", "shard"),
}
"""Kinds of markers beside which a threat is placed, by the word of the notation."""
Near = Literal["centre", "any marker", "different", "other markers", "away from shard", Beside]
"""The place where a threat comes in. GB-A-69, GB-A-77."""


class Planned(msgspec.Struct, frozen=True, omit_defaults=True, forbid_unknown_fields=True, gc=False, tag_field="does"):
    """A task on the agenda. A field's written name differs where the notation is older than the field."""

    phases: ClassVar[tuple[Phase, ...]] = ("opening",)
    """Phases in which it can be on the agenda."""


class Seated(Planned, frozen=True):
    """A task of one player."""

    seat: int


# The opening


class DrawSeniority(Planned, frozen=True, tag="seniority"):
    """Chance draws the order of seniority. GB-SCN-02."""


class Lay(Planned, frozen=True, tag="lay"):
    """A turn of laying terrain: the next player lays a piece. GB-BAT-02."""

    lap: Literal["", "last lap"] = ""
    """The last lap once a player has said that there is enough; empty before."""
    turn: int = 0
    """Number of turns that have passed."""


class Open(Planned, frozen=True, tag="open"):
    """The beginning of the scenario's own preparations, once terrain has been laid."""


class PlaceShard(Seated, frozen=True, tag="shard"):
    """The placing of a player's shard marker. GB-SCN-01."""


class PlaceObjective(Seated, frozen=True, tag="objective"):
    away: Literal["", "any marker"] = ""
    """Markers to keep away from: shards only if empty, else markers of any kind. GB-A-11."""


class PlaceHoard(Seated, frozen=True, tag="hoard"):
    away: Literal["", "any marker"] = ""


class PlaceThreat(Seated, frozen=True, tag="threat"):
    """The placing of a threat before the first round. GB-SCN-03."""

    kind: ThreatKind
    near: Near


class PlaceFollower(Seated, frozen=True, tag="follower"):
    """The placing of a Follower in The Clash. GB-CLA-03."""


class Deploy(Seated, frozen=True, tag="deploy"):
    """The placing of a godbreaker, together with a threat if `along` names its kind. GB-SCO1-02."""

    along: Literal["", ThreatKind] = ""


class Hunt(Seated, frozen=True, tag="hunt"):
    """A player's roll for the Hunt in The Clash. GB-CLA-02."""


# Rounds


class Breed(Planned, frozen=True, tag="breed"):
    """The coming of a new threat at the objective in The Nest. GB-NES-06."""

    phases = ("activation",)


class Wither(Planned, frozen=True, tag="wither"):
    """The damage to every Lost at the start of a round. GB-TRA-02."""

    phases = ("activation",)


class Reckon(Planned, frozen=True, tag="reckon"):
    """The coming of a Betrayer at an objective marker in The Trap. GB-TRP-04."""

    phases = ("activation",)
    marker: str
    """Id of the objective marker."""


class React(Planned, frozen=True, tag="react"):
    """The reaction of a ready model. GB-ADV-RDY-02."""

    phases = ("activation", "wild")
    model: int


# The aftermath


class Prize(Seated, frozen=True, tag="prize"):
    """The winner's choice of a godbreaker for the prize. GB-CIR-15."""

    phases = ("aftermath",)


class Return(Seated, frozen=True, tag="return"):
    """A player's choice whether an ascended godbreaker returns. GB-CIR-14."""

    phases = ("aftermath",)
    model: int


class Replace(Seated, frozen=True, tag="replace"):
    """The making of a godbreaker in place of one who is gone. GB-CIR-05."""

    phases = ("aftermath",)


class Close(Planned, frozen=True, tag="close"):
    """The end of the aftermath. GB-CIR-12."""

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
