"""The state of a match between two procedures."""

from hashlib import blake2b
from typing import Any, Final, NamedTuple

import msgspec

from theomachy.games.godbreaker.army.circles import Circle
from theomachy.games.godbreaker.content.traits import Flaw, Trait
from theomachy.games.godbreaker.ground.terrain import Terrain, TerrainIndex
from theomachy.games.godbreaker.setup import Setup
from theomachy.games.godbreaker.tasks import Task
from theomachy.games.godbreaker.vocabulary import (
    ActionName,
    Compulsion,
    Group,
    MarkerKind,
    ModelKind,
    Phase,
    TokenKind,
    Where,
)
from theomachy.geometry.plane import INCH
from theomachy.kernel import Event, shallow

UNIT = INCH
"""Steps of the grid in a unit. GB-A-01."""
WILD = -1
"""The seat of a model that nobody controls. GB-MOD-06."""
LETTERS = "abcdef"

FIELD: Final = "field"
RESERVE: Final = "reserve"
CASUALTY: Final = "casualty"
ASCENDED: Final = "ascended"
GONE: Final = "gone"
"""The places where a model can be: on the battlefield, in reserve, or off it for one of three reasons."""


class At(NamedTuple):
    """A place for a base of radius `r`, or for a point if `r` is 0."""

    x: int
    y: int
    r: int = 0
    level: int = 0


class Model(msgspec.Struct, gc=False):
    """A godbreaker, or an unaligned model, tame or wild. GB-MOD-01, GB-MOD-02, GB-MOD-04."""

    id: str
    number: int
    """Index among all models of the match."""
    kind: ModelKind
    seat: int
    """Seat of the player who controls it; WILD if nobody does."""
    die: int
    r: int
    """Radius of its base, which remains when the die grows. GB-A-02."""
    traits: dict[Trait, int]
    """Ranks of its own traits; the dictionary is never changed in place."""
    flaws: tuple[Flaw, ...] = ()
    name: str = ""
    """Name of a godbreaker; empty for other models."""
    group: Group = ""
    where: Where = RESERVE
    x: int = 0
    y: int = 0
    level: int = 0
    damage: int = 0
    triumphs: int = 0
    """Number of Triumphs whose second half is still to come. GB-TRI-03, GB-A-38."""
    tokens: tuple[TokenKind, ...] = ()
    """Tokens that it has claimed."""
    activated: bool = False
    """True if it was activated in this round."""
    recovered: bool = False
    """True if it has made its recovery roll of this round."""

    @property
    def godbreaker(self) -> bool:
        return self.kind == "godbreaker"


class Marker(msgspec.Struct, frozen=True, gc=False):
    """A shard, objective or treasure hoard marker on the battlefield. GB-ELE-01."""

    id: str
    kind: MarkerKind
    x: int
    y: int
    r: int
    level: int = 0
    seat: int = WILD
    """Seat of the circle whose shard it is; WILD for other markers."""


class Token(msgspec.Struct, frozen=True, gc=False):
    """An unclaimed token on the battlefield, which is a point. GB-ELE-03, GB-A-12."""

    kind: TokenKind
    x: int
    y: int
    level: int = 0
    r: int = 0

    @property
    def id(self) -> str:
        """An id that all tokens of a kind at one point share."""
        return f"{self.kind}-at-{self.x}-{self.y}-{self.level}"


class Activation(msgspec.Struct, frozen=True, gc=False):
    """The active model, and the record of its activation so far."""

    model: int
    taken: tuple[ActionName, ...] = ()
    """Actions that it has taken. GB-ACT-04."""
    placed: tuple[int, ...] = ()
    """Models that were placed during the present action. GB-ADV-RDY-02."""


class Saga(msgspec.Struct):
    """The state of a match of The Godbreaker Saga."""

    setup: Setup
    circles: tuple[Circle, ...]
    """The circles as they were at the start; after the match as they live on. GB-CIR-01."""
    width: int
    height: int
    terrain: tuple[Terrain, ...]
    ground: TerrainIndex
    """An index of the terrain for measuring."""
    models: list[Model]
    phase: Phase = "opening"
    markers: tuple[Marker, ...] = ()
    tokens: tuple[Token, ...] = ()
    shards: tuple[str, ...] = ()
    """The shared trait of each seat; empty once its shard marker is taken away. GB-CIR-04."""
    seniority: tuple[int, ...] = ()
    """Seats from the eldest player to the youngest. GB-SCN-02."""
    round: int = 0
    initiative: int = 0
    """Seat that won the initiative. GB-INI-02."""
    winning_result: int = 0
    """Result of the roll that won the initiative. GB-NES-06."""
    priority: tuple[int, ...] = ()
    """Seats that are still in the game, in order of priority. GB-INI-03."""
    turn: int = 0
    """Index in `priority` of the seat that activates next."""
    points: tuple[int, ...] = ()
    """Victory points by seat."""
    routed: tuple[int, ...] = ()
    """Seats that have lost by a Rout. GB-RES-03."""
    activation: Activation | None = None
    agenda: tuple[Task, ...] = ()
    compelled: dict[int, tuple[Compulsion, ...]] = {}
    """Compulsions that wild models gained besides their natural one, oldest first, by number. GB-WLD-04, GB-A-48."""
    shares: tuple[float, ...] = ()
    """Each seat's share of the win; empty until it is known."""
    result: tuple[float, ...] | None = None
    """Each seat's share of the win; None until nothing is left to do."""
    log: list[Event] | None = None

    def copy(self) -> "Saga":
        new: Saga = shallow(self)
        new.log = None
        new.models = list(map(shallow, self.models))
        return new

    def digest(self) -> str:
        compelled = sorted(self.compelled.items())
        whole: list[Any] = [getattr(self, field) for field in DIGESTED]
        return blake2b(msgspec.json.encode([whole, compelled], order="deterministic"), digest_size=8).hexdigest()

    @property
    def players(self) -> int:
        return len(self.circles)

    def standing(self) -> list[Model]:
        """Return the models on the battlefield."""
        return [model for model in self.models if model.where == FIELD]

    def of(self, seat: int) -> list[Model]:
        """Return the models that a player has on the battlefield; with WILD, the wild ones."""
        return [model for model in self.models if model.seat == seat and model.where == FIELD]

    def named(self, id: str) -> Model | None:
        return next((model for model in self.models if model.id == id), None)

    def marker(self, id: str) -> Marker | None:
        return next((marker for marker in self.markers if marker.id == id), None)

    @property
    def last(self) -> int:
        """The player who decides for wild models: last in priority, or the youngest if none is set. GB-INI-05."""
        return self.priority[-1] if self.priority else self.seniority[-1]


DIGESTED = [field for field in Saga.__struct_fields__ if field not in ("ground", "compelled", "log")]
