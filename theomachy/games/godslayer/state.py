"""State of a battle between two procedures."""

from hashlib import blake2b
from operator import attrgetter
from typing import Any, Final

import msgspec

from theomachy.games.godslayer.army.profiles import PROFILES, Profile
from theomachy.games.godslayer.ground.terrain import Ground, Terrain
from theomachy.games.godslayer.setup import Setup
from theomachy.games.godslayer.tasks import Task
from theomachy.games.godslayer.terms import (
    NOBODY,
    Attacking,
    Deed,
    Deployment,
    HazeLasting,
    Lasting,
    Marked,
    Movement,
    Phase,
    Role,
    Side,
    Source,
    Still,
    Style,
    Where,
)
from theomachy.geometry.plane import Disc
from theomachy.kernel import Event, shallow

LETTERS = "abcdefgh"
"""The letter of each seat in the ids of its cards, as many as there may be seats. GS-MUL-01."""
FIELD: Final = "field"
RESERVE: Final = "reserve"
HIDDEN: Final = "hidden"
DESTROYED: Final = "destroyed"
SAFE: Final = "safe"


class Effect(msgspec.Struct, frozen=True, omit_defaults=True, gc=False):
    """A lasting effect on a model: a tactic, a spell, an item or a continuous effect. GS-GEF-01, GS-TAC-11."""

    id: str
    """Id of the tactic, spell, item, song or continuous effect; never twice on a model. GS-GEF-02."""
    kind: Source
    until: Lasting
    source: int = NOBODY
    """Number of the card that caused it, or NOBODY."""
    amount: int = 0
    """Tokens spent on it, if its cost is variable. GS-TAC-14."""
    round: int = 0
    """Number of the round in which it began. GS-CEF-04."""


class Model(msgspec.Struct, gc=False):
    """An individual model or a member of a unit. GS-MOD-01."""

    id: str
    """Id: `a2.1` for a member; for an individual the id of its card, such as `a1`."""
    number: int
    """Index in the battle's list of models."""
    card: int
    r: int
    """Radius of the base. GS-PRO-10."""
    lp: int
    """Life points at the start. GS-PRO-08."""
    role: Role = ""
    where: Where = RESERVE
    x: int = 0
    y: int = 0
    wounds: int = 0
    """Life points lost. GS-DMG-03."""
    down: bool = False
    """True if it is knocked down. GS-KNO-01."""
    still: Still = ""
    """The end of the time for which it is stationary; empty if it is not. GS-STA-01."""
    fumbled: bool = False
    """True if it has fumbled in this round. GS-FUM-02."""
    effects: tuple[Effect, ...] = ()

    @property
    def disc(self) -> Disc:
        return Disc(self.x, self.y, self.r)

    @property
    def left(self) -> int:
        """Life points left."""
        return self.lp - self.wounds


class Card(msgspec.Struct, gc=False):
    """A profile card in play: an individual model or a unit, with its pool of tokens. GS-MOD-05, GS-ACT-01."""

    id: str
    """Id, such as `a1`: a letter for the seat, and a number."""
    number: int
    seat: int
    profile: str
    models: tuple[int, ...]
    """Numbers of all models with which it began."""
    cost: int
    """Cost of everything on it. GS-VIC-01."""
    items: tuple[str, ...] = ()
    spells: tuple[str, ...] = ()
    parent: int = NOBODY
    """Number of the card that an attachment belongs to, or NOBODY. GS-MOD-08."""
    leader: bool = False
    """True if it is the warband leader. GS-WAR-05."""
    deploys: Deployment = "regular"
    marker: int = NOBODY
    """Number of the secret marker that it is assigned to, or NOBODY. GS-DEP-04."""
    tokens: int = 0
    activated: bool = False
    """True if it has had its standard activation in this round. GS-AVN-01."""
    moved: int = 0
    """Tokens spent on movement in this round. GS-MOV-06."""
    done: tuple[str, ...] = ()
    """Deeds in this round, in the order of their first times, and ids of used things that work once a round."""
    used: tuple[str, ...] = ()
    """Ids of spent things that work once a game. GS-ITM-08."""
    style: Style = ""
    """Fighting style or charge bonus until the end of the turn; empty if there is none. GS-MEL-07, GS-CHG-16."""
    fleeing: bool = False
    tested: tuple[int, ...] = ()
    """Numbers of the cards in contact for which a fear or horror test has been made. GS-PSY-04."""
    afraid: tuple[int, ...] = ()
    """Numbers of the cards in contact for which this test has failed. GS-PSY-03."""
    strength: int = 0
    """Number of models at the start of this turn. GS-PSY-02."""
    toll: tuple[int, ...] = ()
    """The seat that destroyed each lost model, in order, or NOBODY in particular. GS-VIC-01, GS-A-103."""

    def did(self, deed: Deed) -> bool:
        """Return True if the card has done a deed in this round."""
        return deed in self.done

    @property
    def of(self) -> Profile:
        return PROFILES[self.profile]


class Marker(msgspec.Struct, frozen=True, omit_defaults=True, gc=False):
    """A secret marker, an objective or the relic: a point with a number. GS-DEP-03."""

    id: str
    kind: Marked
    x: int
    y: int
    seat: int = NOBODY
    moved: bool = False
    """True if it has moved in this round. GS-DEP-07."""
    carrier: int = NOBODY
    bare: bool = False
    """True for a secret marker that is known to have no cards left. GS-DEP-11."""


class Haze(msgspec.Struct, frozen=True, omit_defaults=True, gc=False):
    """A haze: a cylinder that hides everything behind it. GS-HAZ-01."""

    x: int
    y: int
    across: int
    """Diameter in inches, which is also the sight value."""
    until: HazeLasting
    source: int = NOBODY
    rough: bool = False
    """True if it is difficult ground and not smoke."""

    @property
    def key(self) -> str:
        return f"{self.x},{self.y}"


class Turn(msgspec.Struct, frozen=True, omit_defaults=True, gc=False):
    """A turn of a player, with the activations in it. GS-RND-04, GS-AVN-03."""

    seat: int
    first: bool = False
    """True for the first turn of the round. GS-AVN-04."""
    alone: bool = False
    """True if no other player has cards to activate, so that cards are activated one by one. GS-AVN-09."""
    activated: tuple[int, ...] = ()
    """Numbers of the activated cards that count against the limit."""
    last: int = NOBODY
    """Number of the card activated last, or NOBODY; its attachments or its parent come next. GS-AVN-07."""


class Activation(msgspec.Struct, frozen=True, omit_defaults=True, gc=False):
    """A standard activation. GS-AVN-02."""

    card: int
    moves: int = 0
    """Number of movement actions so far."""
    no_charge: bool = False
    """True if the card may not charge, since it was discovered this round. GS-DEP-12."""


class March(msgspec.Struct, frozen=True, omit_defaults=True, gc=False):
    """A movement under way. GS-MOV-01, GS-CHG-07."""

    card: int
    how: Movement
    far: int
    """Distance that each member may move besides multiples of its MOV, in units of the plane."""
    times: int = 0
    """Number of times that MOV is added: the tokens, or two or three for a charge. GS-MOV-01, GS-CHG-06."""
    ways: tuple[tuple[int, tuple[tuple[int, int], ...]], ...] = ()
    """Numbers of members that have moved, each with the points of its way from its first place."""
    struck: tuple[int, ...] = ()
    """Numbers of members whose move is over, because of a free strike or something else on their way."""
    targets: tuple[tuple[int, int], ...] = ()
    """Pairs of a charger's number and its target's number. GS-CHG-03."""
    weapon: str = ""
    """Id of the weapon for the charge attack. GS-CHG-05."""
    blocked: tuple[int, ...] = ()
    """Numbers of chargers that something has stopped. GS-CHG-11."""
    safe: bool = False
    """True if the movement is immune to free strikes."""
    walked: tuple[tuple[int, int, tuple[int, int]], ...] = ()
    """Members that halted at a discovery, each with the used part of its move and its first place. GS-DEP-11."""
    halted: bool = False
    """True if a halted member may go on and has not been asked yet."""


class Blow(msgspec.Struct, frozen=True, omit_defaults=True, gc=False):
    """A strike of one model at another."""

    striker: int
    target: int
    weapon: str
    counter: bool = False


class Harm(msgspec.Struct, frozen=True, omit_defaults=True, gc=False):
    """Damage by an attack on a model: reported when it is rolled, suffered after all simultaneous rolls. GS-CTR-07."""

    model: int
    damage: int
    source: int = NOBODY
    """Number of the model that caused it, or NOBODY."""
    weapon: str = ""
    critical: bool = False
    charge: bool = False


class Fight(msgspec.Struct, frozen=True, omit_defaults=True, gc=False):
    """An attack action under way, with all its blows. GS-MEL-02, GS-CTR-01."""

    card: int
    weapon: str
    kind: Attacking
    charge: bool = False
    slay: bool = False
    """True for the attack after a slay movement. GS-CHG-19."""
    blows: tuple[Blow, ...] = ()
    attacked: tuple[int, ...] = ()
    """Numbers of the cards that were named as targets. GS-CTR-01."""


class Battle(msgspec.Struct):
    """A whole battle: the setup, the table, the cards and models, and actions under way."""

    setup: Setup
    width: int
    height: int
    terrain: tuple[Terrain, ...]
    ground: Ground
    """The terrain made ready for measuring."""
    cards: list[Card]
    models: list[Model]
    phase: Phase = "setting up"
    sides: tuple[Side, ...] = ()
    """The table side of each seat; empty until sides are chosen. GS-SET-02."""
    layer: int = NOBODY
    """The seat that lays the terrain, or NOBODY."""
    markers: tuple[Marker, ...] = ()
    hazes: tuple[Haze, ...] = ()
    round: int = 0
    priority: int = NOBODY
    """The seat that won the priority roll, or NOBODY. GS-SET-03."""
    order: tuple[int, ...] = ()
    """Seats in the order of their turns, the starting player first; of a team only its first seat. GS-MUL-03."""
    next: int = 0
    """Index in `order` of the seat whose turn comes next."""
    fewer: int = NOBODY
    """The seat with the fewest cards at the start of the round, or NOBODY. GS-SET-05."""
    passed: tuple[int, ...] = ()
    """Seats that have passed a turn in this round. GS-AVN-10."""
    turn: Turn | None = None
    activation: Activation | None = None
    march: March | None = None
    fight: Fight | None = None
    harms: tuple[Harm, ...] = ()
    agenda: tuple[Task, ...] = ()
    points: tuple[int, ...] = ()
    """Points of the scenario by seat; kill points are counted from the cards instead."""
    subfactions: tuple[str, ...] = ()
    """Sub-faction of the first warband leader by seat. GS-SUB-01 to 04."""
    result: tuple[float, ...] | None = None
    log: list[Event] | None = None

    def copy(self) -> "Battle":
        new: Battle = shallow(self)
        new.log = None
        new.models = list(map(shallow, self.models))
        new.cards = list(map(shallow, self.cards))
        return new

    def digest(self) -> str:
        whole: list[Any] = [getattr(self, field) for field in DIGESTED]
        return blake2b(msgspec.json.encode(whole, order="deterministic"), digest_size=8).hexdigest()

    def fingerprint(self) -> bytes:
        """Return everything that changes in a battle once its ground is laid, as bytes."""
        return msgspec.msgpack.encode(CHANGING(self))

    @property
    def players(self) -> int:
        return len(self.setup.warbands)

    def standing(self) -> list[Model]:
        """Return the models on the table."""
        return [model for model in self.models if model.where == FIELD]

    def members(self, card: Card) -> list[Model]:
        """Return the models of a card that are on the table."""
        models = self.models
        return [model for number in card.models if (model := models[number]).where == FIELD]

    def card_of(self, model: Model) -> Card:
        return self.cards[model.card]

    def seat_of(self, model: Model) -> int:
        return self.cards[model.card].seat

    def named(self, id: str) -> Model | None:
        """Return the model with an id, or None."""
        return next((model for model in self.models if model.id == id), None)

    def card_named(self, id: str) -> Card | None:
        return next((card for card in self.cards if card.id == id), None)

    def card_meant(self, id: str) -> Card | None:
        """Return the card with an id, or the card of the model with it; None if there is neither."""
        model = self.named(id)
        return self.cards[model.card] if model is not None else self.card_named(id)

    def cards_of(self, seat: int) -> list[Card]:
        """Return the cards that a seat has in play: on the table, hidden or in reserve. GS-SET-05."""
        return [card for card in self.cards if card.seat == seat and self.in_play(card)]

    def in_play(self, card: Card) -> bool:
        """Return True if a card is in play; a war-machine is only with its crew. GS-DMG-05, GS-WMC-07, GS-A-138."""
        models = self.models
        return any(models[n].where in (FIELD, HIDDEN, RESERVE) and models[n].role != "machine" for n in card.models)

    def allied(self, seat: int, other: int) -> bool:
        """Return True if two seats are on one side. GS-MOD-02, GS-MUL-01."""
        return seat == other or (bool(self.setup.teams) and self.setup.teams[seat] == self.setup.teams[other])

    def first_seats(self) -> list[int]:
        """Return one seat for each side, which is the first of a team. GS-MUL-01."""
        teams = self.setup.teams or tuple(range(self.players))
        return [teams.index(team) for team in dict.fromkeys(teams)]

    def friendly(self, card: Card, other: Card) -> bool:
        """Return True if two cards are friendly. GS-MOD-02, GS-A-106.

        They are of one warband, or of team-mates and one faction. Cards of other team-mates are allied.
        """
        return card.seat == other.seat or (self.allied(card.seat, other.seat) and card.of.faction == other.of.faction)

    def enemies(self, seat: int) -> list[Model]:
        """Return all enemy models on the table. GS-MOD-02."""
        foes = {card.number for card in self.cards if not self.allied(card.seat, seat)}
        return [model for model in self.models if model.where == FIELD and model.card in foes]


DIGESTED = [field for field in Battle.__struct_fields__ if field not in ("ground", "log")]
CHANGING = attrgetter(*[field for field in DIGESTED if field not in ("setup", "width", "height", "terrain")])
