"""The battle as it stands between two procedures."""

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

LETTERS = "abcd"
FIELD: Final = "field"
RESERVE: Final = "reserve"
HIDDEN: Final = "hidden"
DESTROYED: Final = "destroyed"
SAFE: Final = "safe"


class Effect(msgspec.Struct, frozen=True, omit_defaults=True, gc=False):
    """Something that lasts on a model: a tactic, a spell, an item, a continuous effect. GS-GEF-01, GS-TAC-11"""

    id: str
    """of the tactic, spell, item, song or continuous effect; never twice on one model. GS-GEF-02"""
    kind: Source
    until: Lasting
    source: int = NOBODY
    """the number of the card that caused it"""
    amount: int = 0
    """tokens spent on it, where that counts. GS-TAC-14"""
    round: int = 0
    """in which it began. GS-CEF-04"""


class Model(msgspec.Struct, gc=False):
    """An individual model or a member of a unit. GS-MOD-01"""

    id: str
    """of an individual the same as its card's: a1; of a member a2.1"""
    number: int
    """among all models of the battle"""
    card: int
    r: int
    """of the base. GS-PRO-10"""
    lp: int
    """life points at the start. GS-PRO-08"""
    role: Role = ""
    where: Where = RESERVE
    x: int = 0
    y: int = 0
    wounds: int = 0
    """life points lost. GS-DMG-03"""
    down: bool = False
    """knocked down. GS-KNO-01"""
    still: Still = ""
    """stationary, and until when. GS-STA-01"""
    fumbled: bool = False
    """in this round. GS-FUM-02"""
    effects: tuple[Effect, ...] = ()

    @property
    def disc(self) -> Disc:
        return Disc(self.x, self.y, self.r)

    @property
    def left(self) -> int:
        """Life points left."""
        return self.lp - self.wounds


class Card(msgspec.Struct, gc=False):
    """A profile card in play: an individual model, or a unit, with its pool of tokens. GS-MOD-05, GS-ACT-01"""

    id: str
    """a1"""
    number: int
    seat: int
    profile: str
    models: tuple[int, ...]
    """all with which it began"""
    cost: int
    """of everything on it. GS-VIC-01"""
    items: tuple[str, ...] = ()
    spells: tuple[str, ...] = ()
    parent: int = NOBODY
    """the card that an attachment belongs to. GS-MOD-08"""
    leader: bool = False
    """whether it is the warband leader. GS-WAR-05"""
    deploys: Deployment = "regular"
    marker: int = NOBODY
    """the number of the secret marker it is assigned to. GS-DEP-04"""
    tokens: int = 0
    activated: bool = False
    """in this round. GS-AVN-01"""
    moved: int = 0
    """tokens spent on movement in this round. GS-MOV-06"""
    done: tuple[str, ...] = ()
    """what it did in this round, in the order of the first time: deeds, and what works once a round, by its id"""
    used: tuple[str, ...] = ()
    """what works once a game and is spent, by its id. GS-ITM-08"""
    style: Style = ""
    """until the end of the turn. GS-MEL-07, GS-CHG-16"""
    fleeing: bool = False
    tested: tuple[int, ...] = ()
    """cards in contact for which a fear or horror test is done. GS-PSY-04"""
    afraid: tuple[int, ...] = ()
    """those of them for which it failed. GS-PSY-03"""
    strength: int = 0
    """models at the start of this turn. GS-PSY-02"""
    toll: tuple[int, ...] = ()
    """for each model lost, in order, the seat that destroyed it, or nobody in particular. GS-VIC-01, GS-A-103"""

    def did(self, deed: Deed) -> bool:
        """In this round."""
        return deed in self.done

    @property
    def of(self) -> Profile:
        return PROFILES[self.profile]


class Marker(msgspec.Struct, frozen=True, omit_defaults=True, gc=False):
    """A secret marker, an objective, or the relic: a point with a number. GS-DEP-03"""

    id: str
    kind: Marked
    x: int
    y: int
    seat: int = NOBODY
    moved: bool = False
    """in this round. GS-DEP-07"""
    carrier: int = NOBODY
    bare: bool = False
    """a secret marker at which, as everybody knows, nobody is left. GS-DEP-11"""


class Haze(msgspec.Struct, frozen=True, omit_defaults=True, gc=False):
    """A cylinder that hides what is behind it. GS-HAZ-01"""

    x: int
    y: int
    across: int
    """its diameter in inches, which is its sight value"""
    until: HazeLasting
    source: int = NOBODY
    rough: bool = False
    """difficult ground instead of smoke"""

    @property
    def key(self) -> str:
        return f"{self.x},{self.y}"


class Turn(msgspec.Struct, frozen=True, omit_defaults=True, gc=False):
    """A player's turn: who acts, and what was activated in it. GS-RND-04, GS-AVN-03"""

    seat: int
    first: bool = False
    """of the round. GS-AVN-04"""
    alone: bool = False
    """the others have nothing left: one by one. GS-AVN-09"""
    activated: tuple[int, ...] = ()
    """cards that count against the limit"""
    last: int = NOBODY
    """the card activated last: its attachments, or its parent, come next. GS-AVN-07"""


class Activation(msgspec.Struct, frozen=True, omit_defaults=True, gc=False):
    """A standard activation. GS-AVN-02"""

    card: int
    moves: int = 0
    """movement actions so far"""
    no_charge: bool = False
    """discovered this round. GS-DEP-12"""


class March(msgspec.Struct, frozen=True, omit_defaults=True, gc=False):
    """A movement under way: who moves how far. GS-MOV-01, GS-CHG-07"""

    card: int
    how: Movement
    far: int
    """what each member may move besides its MOV, in units of the plane"""
    times: int = 0
    """how many times its MOV comes on top: the tokens, or two or three for a charge. GS-MOV-01, GS-CHG-06"""
    ways: tuple[tuple[int, tuple[tuple[int, int], ...]], ...] = ()
    """members that have moved, by number, and along which points from where they stood"""
    struck: tuple[int, ...] = ()
    """members whose move is done: a free strike was made at them, or something else happened on their way"""
    targets: tuple[tuple[int, int], ...] = ()
    """charger and its target, for all who charge. GS-CHG-03"""
    weapon: str = ""
    """of the charge attack. GS-CHG-05"""
    blocked: tuple[int, ...] = ()
    """chargers that something stopped. GS-CHG-11"""
    safe: bool = False
    """immune to free strikes"""
    walked: tuple[tuple[int, int, tuple[int, int]], ...] = ()
    """members that somebody hidden made halt: how much of their move is used up, where they first stood. GS-DEP-11"""
    halted: bool = False
    """whether one of them may go on and has not been asked yet"""


class Blow(msgspec.Struct, frozen=True, omit_defaults=True, gc=False):
    """One model strikes another."""

    striker: int
    target: int
    weapon: str
    counter: bool = False


class Harm(msgspec.Struct, frozen=True, omit_defaults=True, gc=False):
    """What an attack did to a model: told when it was rolled, suffered when all who strike together have rolled.
    GS-CTR-07"""

    model: int
    damage: int
    source: int = NOBODY
    """the model that caused it"""
    weapon: str = ""
    critical: bool = False
    charge: bool = False


class Fight(msgspec.Struct, frozen=True, omit_defaults=True, gc=False):
    """An attack action under way: who strikes whom. GS-MEL-02, GS-CTR-01"""

    card: int
    weapon: str
    kind: Attacking
    charge: bool = False
    slay: bool = False
    """the attack won by a slay movement. GS-CHG-19"""
    blows: tuple[Blow, ...] = ()
    attacked: tuple[int, ...] = ()
    """cards that were named as targets. GS-CTR-01"""


class Battle(msgspec.Struct):
    """All of it: what was agreed, the table, who is on it, and what is under way."""

    setup: Setup
    width: int
    height: int
    terrain: tuple[Terrain, ...]
    ground: Ground
    """the same terrain, ready for measuring"""
    cards: list[Card]
    models: list[Model]
    phase: Phase = "setting up"
    sides: tuple[Side, ...] = ()
    """the table side of each seat. GS-SET-02"""
    layer: int = NOBODY
    """who lays the terrain"""
    markers: tuple[Marker, ...] = ()
    hazes: tuple[Haze, ...] = ()
    round: int = 0
    priority: int = NOBODY
    """the seat that won the priority roll. GS-SET-03"""
    order: tuple[int, ...] = ()
    """seats from the starting player on, in the direction in which they take turns; of a team the first. GS-MUL-03"""
    next: int = 0
    """an index of order: whose turn comes next"""
    fewer: int = NOBODY
    """the seat with the fewest cards at the start of the round. GS-SET-05"""
    passed: tuple[int, ...] = ()
    """seats that gave up a turn in this round. GS-AVN-10"""
    turn: Turn | None = None
    activation: Activation | None = None
    march: March | None = None
    fight: Fight | None = None
    harms: tuple[Harm, ...] = ()
    agenda: tuple[Task, ...] = ()
    points: tuple[int, ...] = ()
    """of a scenario, by seat; kill points are counted, not kept"""
    subfactions: tuple[str, ...] = ()
    """of the first warband leaders, by seat. GS-SUB-01 to 04"""
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
        """All that changes in a battle once its ground is laid."""
        return msgspec.msgpack.encode(CHANGING(self))

    @property
    def players(self) -> int:
        return len(self.setup.warbands)

    def standing(self) -> list[Model]:
        """The models on the table."""
        return [model for model in self.models if model.where == FIELD]

    def members(self, card: Card) -> list[Model]:
        """The models of a card that are on the table."""
        models = self.models
        return [model for number in card.models if (model := models[number]).where == FIELD]

    def card_of(self, model: Model) -> Card:
        return self.cards[model.card]

    def seat_of(self, model: Model) -> int:
        return self.cards[model.card].seat

    def named(self, id: str) -> Model | None:
        """The model with this id."""
        return next((model for model in self.models if model.id == id), None)

    def card_named(self, id: str) -> Card | None:
        return next((card for card in self.cards if card.id == id), None)

    def card_meant(self, id: str) -> Card | None:
        """The card with this id, or that of the model with it."""
        model = self.named(id)
        return self.cards[model.card] if model is not None else self.card_named(id)

    def cards_of(self, seat: int) -> list[Card]:
        """The cards that a seat has in play: on the table or hidden. GS-SET-05"""
        return [card for card in self.cards if card.seat == seat and self.in_play(card)]

    def in_play(self, card: Card) -> bool:
        """A machine counts only as long as it has crew. GS-DMG-05, GS-WMC-07, GS-A-138"""
        models = self.models
        return any(models[n].where in (FIELD, HIDDEN, RESERVE) and models[n].role != "machine" for n in card.models)

    def allied(self, seat: int, other: int) -> bool:
        """Whether two seats are on the same side. GS-MOD-02, GS-MUL-01"""
        return seat == other or (bool(self.setup.teams) and self.setup.teams[seat] == self.setup.teams[other])

    def friendly(self, card: Card, other: Card) -> bool:
        """Of one warband, or of a team-mate's of the same faction; other team-mates are allied. GS-MOD-02, GS-A-106"""
        return card.seat == other.seat or (self.allied(card.seat, other.seat) and card.of.faction == other.of.faction)

    def enemies(self, seat: int) -> list[Model]:
        """Enemy models on the table. GS-MOD-02"""
        foes = {card.number for card in self.cards if not self.allied(card.seat, seat)}
        return [model for model in self.models if model.where == FIELD and model.card in foes]


DIGESTED = [field for field in Battle.__struct_fields__ if field not in ("ground", "log")]
CHANGING = attrgetter(*[field for field in DIGESTED if field not in ("setup", "width", "height", "terrain")])
