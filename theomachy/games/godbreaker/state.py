"""The battlefield as it stands between two procedures."""

from hashlib import blake2b
from typing import Any, Final, NamedTuple

import msgspec

from theomachy.games.godbreaker.army.circles import Circle
from theomachy.games.godbreaker.content.traits import Flaw, Trait
from theomachy.games.godbreaker.ground.terrain import Ground, Terrain
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
"""GB-A-01"""
WILD = -1
"""The seat of a model that nobody controls. GB-MOD-06"""
LETTERS = "abcdef"

FIELD: Final = "field"
RESERVE: Final = "reserve"
CASUALTY: Final = "casualty"
ASCENDED: Final = "ascended"
GONE: Final = "gone"
"""Where a model is."""


class At(NamedTuple):
    """A place for a base, or a point (r = 0)."""

    x: int
    y: int
    r: int = 0
    level: int = 0


class Model(msgspec.Struct, gc=False):
    """A godbreaker, or an unaligned model, tame or wild. GB-MOD-01, GB-MOD-02, GB-MOD-04"""

    id: str
    number: int
    """among all models of the match"""
    kind: ModelKind
    seat: int
    """who controls it; WILD if nobody does"""
    die: int
    r: int
    """of the base, which stays as it is when the die grows. GB-A-02"""
    traits: dict[Trait, int]
    """ranks of the own traits; never changed in place"""
    flaws: tuple[Flaw, ...] = ()
    name: str = ""
    """a godbreaker's own"""
    group: Group = ""
    where: Where = RESERVE
    x: int = 0
    y: int = 0
    level: int = 0
    damage: int = 0
    triumphs: int = 0
    """whose second part is still to come. GB-TRI-03, GB-A-38"""
    tokens: tuple[TokenKind, ...] = ()
    """claimed"""
    activated: bool = False
    """in this round"""
    recovered: bool = False
    """whether its recovery roll of this round is made"""

    @property
    def godbreaker(self) -> bool:
        return self.kind == "godbreaker"


class Marker(msgspec.Struct, frozen=True, gc=False):
    """GB-ELE-01"""

    id: str
    kind: MarkerKind
    x: int
    y: int
    r: int
    level: int = 0
    seat: int = WILD
    """whose shard it is"""


class Token(msgspec.Struct, frozen=True, gc=False):
    """Lies on the battlefield, unclaimed: a point. GB-ELE-03, GB-A-12"""

    kind: TokenKind
    x: int
    y: int
    level: int = 0
    r: int = 0

    @property
    def id(self) -> str:
        """The same for all of a kind that lie at one point."""
        return f"{self.kind}-at-{self.x}-{self.y}-{self.level}"


class Activation(msgspec.Struct, frozen=True, gc=False):
    """What the active model has done so far."""

    model: int
    taken: tuple[ActionName, ...] = ()
    """GB-ACT-04"""
    placed: tuple[int, ...] = ()
    """models that were placed during the present action. GB-ADV-RDY-02"""


class Saga(msgspec.Struct):
    """A match."""

    setup: Setup
    circles: tuple[Circle, ...]
    """as they were brought along; after the match as they live on. GB-CIR-01"""
    width: int
    height: int
    terrain: tuple[Terrain, ...]
    ground: Ground
    """the same terrain, ready for measuring"""
    models: list[Model]
    phase: Phase = "opening"
    markers: tuple[Marker, ...] = ()
    tokens: tuple[Token, ...] = ()
    shards: tuple[str, ...] = ()
    """the shared trait of each seat, empty once its shard is destroyed. GB-CIR-04"""
    seniority: tuple[int, ...] = ()
    """GB-SCN-02"""
    round: int = 0
    initiative: int = 0
    """the seat that won it. GB-INI-02"""
    winning_result: int = 0
    """of the initiative rolls. GB-NES-06"""
    priority: tuple[int, ...] = ()
    """all seats that are still in the game, in order. GB-INI-03"""
    turn: int = 0
    """an index of priority: who activates next"""
    points: tuple[int, ...] = ()
    """victory points by seat"""
    routed: tuple[int, ...] = ()
    """seats that have lost. GB-RES-03"""
    activation: Activation | None = None
    agenda: tuple[Task, ...] = ()
    compelled: dict[int, tuple[Compulsion, ...]] = {}
    """compulsions of wild models in the order in which they were gained, by number; the default one is not listed.
    GB-WLD-04, GB-A-48"""
    shares: tuple[float, ...] = ()
    """how much of the win each seat got, once that is known"""
    result: tuple[float, ...] | None = None
    """the same, once nothing is left to do"""
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
        """The models on the battlefield."""
        return [model for model in self.models if model.where == FIELD]

    def of(self, seat: int) -> list[Model]:
        """The models that a player has on the battlefield; with WILD, the wild ones."""
        return [model for model in self.models if model.seat == seat and model.where == FIELD]

    def named(self, id: str) -> Model | None:
        return next((model for model in self.models if model.id == id), None)

    def marker(self, id: str) -> Marker | None:
        return next((marker for marker in self.markers if marker.id == id), None)

    @property
    def last(self) -> int:
        """The player who decides for wild models. GB-INI-05"""
        return self.priority[-1] if self.priority else self.seniority[-1]


DIGESTED = [field for field in Saga.__struct_fields__ if field not in ("ground", "compelled", "log")]
