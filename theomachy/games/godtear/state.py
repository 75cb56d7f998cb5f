"""The battlefield as it stands between two procedures."""

from collections.abc import Callable, Iterator
from hashlib import blake2b
from typing import Any, Literal, TypeAlias, get_args

import msgspec

from theomachy.games.godtear.battlefield import OFF
from theomachy.games.godtear.phases import Phase
from theomachy.games.godtear.setup import Setup
from theomachy.games.godtear.sheets import Sheet, Window
from theomachy.games.godtear.tasks import Task
from theomachy.kernel import Event, shallow

TokenKind: TypeAlias = Literal["speed", "dodge", "protection", "accuracy", "damage"]
KINDS: tuple[TokenKind, ...] = get_args(TokenKind)
"""Kinds of status tokens, in the order of the cards. GT-STA-01."""
SPEED, DODGE, PROTECTION, ACCURACY, DAMAGE = range(5)
NO_TOKENS = (0, 0, 0, 0, 0)

NORTH, SOUTH = 0, 1
SPACES = 22
"""Spaces of the battle ladder, numbered from the north player's end. GT-LAD-01."""


ModelKind: TypeAlias = Literal["champion", "follower", "banner"]


class Model(msgspec.Struct, gc=False):
    """A champion, a follower or a banner. GT-SET-03."""

    id: str
    number: int
    """Number among all models of the match."""
    unit: int
    """Number of the unit whose card it is on; a banner belongs to its champion's."""
    seat: int
    kind: ModelKind
    place: int = OFF
    wounds: int = 0


class Unit(msgspec.Struct, gc=False):
    """A champion or a follower unit: what has a card, status tokens and activations."""

    id: str
    number: int
    seat: int
    sheet: Sheet
    partner: int
    """Number of the champion's followers, or of the followers' champion, of the same side. GT-C33."""
    name: str
    """Id of the words that name it, with its side if both warbands have it."""
    banner_name: str
    """Id of the words that name its champion's banner."""
    members: tuple[int, ...]
    banner: int = -1
    tokens: tuple[int, ...] = NO_TOKENS
    """Tokens by kind: 1 is a boon, -1 a blight. They count for all its models. GT-STA-02, GT-STA-10, GT-STA-11."""
    activated: bool = False
    """True if it has activated in this phase."""
    knocked_out: bool = False
    ultimate_used: bool = False
    """True if the ultimate is used up. Its traits stay. GT-ULT-03, GT-ULT-04."""
    bonus_turn: int = 0
    """Last turn in which it took a bonus action, or 0. GT-J5."""


class Activation(msgspec.Struct, gc=False):
    """A record of what the active champion or unit has done so far."""

    unit: int
    taken: tuple[str, ...] = ()
    """Names of the actions it has taken. GT-TRN-06."""
    actions: int = 0
    """Number taken of the two actions that each activation has."""
    bonus: bool = False
    """True if any action may be the bonus action."""
    bonus_skills: tuple[str, ...] = ()
    """Skills that may be the bonus action, besides those whose card says so."""
    bonus_taken: bool = False
    upgrades: tuple[str, ...] = ()
    """Skills that make another skill stronger until the activation ends."""
    used: tuple[str, ...] = ()
    """Traits used that work once in an activation."""


class Draft(msgspec.Struct):
    """The champions while warbands are still to be found. GT-FMT."""

    pool: tuple[str, ...] = ()
    picked: tuple[tuple[str, ...], tuple[str, ...]] = ((), ())


Hook = tuple[int, Callable[..., Any]]
"""A trait at work: the unit that has it, and what it does."""
Hooks: TypeAlias = dict[Window, tuple[Hook, ...]]


class Godtear(msgspec.Struct):
    """The whole table."""

    setup: Setup
    phase: Phase
    units: list[Unit]
    models: list[Model]
    hooks: Hooks
    """Traits of all units, by the window in which they work."""
    hexes: dict[int, tuple[int, ...]] = {}
    """Numbers of the models in each hex that has any, by hex."""
    objectives: dict[int, int] = {}
    """Heights of the stacks of objective hexes, by hex. GT-SCN-CONSTRUCTION-04."""
    cursed: tuple[int, ...] = ()
    """Objective hexes that vanish when the clash phase ends (Cursed Ground)."""
    tokens: dict[int, tuple[tuple[int, int], ...]] = {}
    """Status tokens that lie on hexes: kind and sign (Touch of the Fae), by hex. GT-SCN-PLENTY-07."""
    north: int = 0
    """Number of the seat that has the north side."""
    turn: int = 1
    first: int = 0
    """Number of the seat that is first player of this turn."""
    active: int = 0
    """Number of the seat whose activation it is, or comes next."""
    turn_token: int = 10
    """Space of the turn token on the ladder."""
    warband_tokens: tuple[int, int] = (0, 0)
    """Steps of the warband tokens, by side. GT-LAD-02."""
    points: tuple[int, int] = (0, 0)
    """Victory points, by seat."""
    turn_winner: int = 0
    """Number of the seat that won this turn, in the end phase."""
    draft: Draft | None = None
    activation: Activation | None = None
    agenda: tuple[Task, ...] = ()
    result: tuple[float, float] | None = None
    log: list[Event] | None = None

    @property
    def round(self) -> int:
        """The number of the turn, which other games call a round. GT-TRN-01."""
        return self.turn

    def copy(self) -> "Godtear":
        new: Godtear = shallow(self)
        new.log = None
        new.units = list(map(shallow, self.units))
        new.models = list(map(shallow, self.models))
        new.hexes = self.hexes.copy()
        new.objectives = self.objectives.copy()
        new.tokens = self.tokens.copy()
        if self.draft is not None:
            new.draft = shallow(self.draft)
        if self.activation is not None:
            new.activation = shallow(self.activation)
        return new

    def digest(self) -> str:
        units = [[unit.sheet.id, *[getattr(unit, field) for field in UNIT_FIELDS]] for unit in self.units]
        rest = [getattr(self, field) for field in STATE_FIELDS]
        whole = [units, self.models, *[sorted(hexes.items()) for hexes in (self.objectives, self.tokens)], rest]
        return blake2b(msgspec.json.encode(whole), digest_size=8).hexdigest()

    def standing(self, unit: Unit) -> list[Model]:
        """Return the models of a unit that are on the battlefield."""
        models = self.models
        return [model for number in unit.members if (model := models[number]).place != OFF]

    def side(self, seat: int) -> int:
        return NORTH if seat == self.north else SOUTH

    def called(self, model: Model) -> str:
        """Return the id of the words that name a model."""
        unit = self.units[model.unit]
        return unit.banner_name if model.kind == "banner" else unit.name

    def at(self, place: int) -> Iterator[Model]:
        """Return the models in a hex."""
        return (self.models[number] for number in self.hexes.get(place, ()))


UNIT_FIELDS = [field for field in Unit.__struct_fields__ if field not in ("sheet", "name", "banner_name")]
STATE_FIELDS = [
    field
    for field in Godtear.__struct_fields__
    if field not in ("units", "models", "hooks", "hexes", "objectives", "tokens", "log")
]
