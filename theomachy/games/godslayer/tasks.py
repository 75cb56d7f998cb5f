"""What may be on the agenda: one struct for each kind of task, which is something still to be done, a step at a time.

Which procedure does it, rules/__init__.py says. Cards, models and seats are named by their numbers.
"""

from typing import Literal, TypeAlias

import msgspec

from theomachy.games.godslayer.terms import NOBODY, Stage
from theomachy.geometry.plane import Point
from theomachy.kernel.keys import path

OFF = "off"
WRITTEN = {
    "mover": "card",
    "attacker": "model",
    "caster": "model",
    "charger": "model",
    "shooter": "model",
    "slayer": "model",
    "striker": "model",
    "marker": "target",
    "moved": "target",
    "source": "target",
    "attack": "what",
    "clause": "what",
    "effect": "what",
    "how": "what",
    "met": "what",
    "spell": "what",
    "stage": "what",
    "way": "what",
    "weapon": "what",
    "again": "amount",
    "counter": "amount",
    "dice": "amount",
    "far": "amount",
    "has_moved": "amount",
    "inches": "amount",
    "singly": "amount",
}
"""How fields are written in notations and digests, where all tasks share a few names."""


class Planned(
    msgspec.Struct,
    frozen=True,
    omit_defaults=True,
    forbid_unknown_fields=True,
    gc=False,
    tag_field="does",
    rename=WRITTEN,
):
    """What tasks have in common: they are written as plain data that says what it does."""


# Before the battle


class Layer(Planned, frozen=True, tag="layer"):
    """Who lays the terrain? GS-SET-02"""


class Lay(Planned, frozen=True, tag="lay"):
    """A piece of terrain is laid. GS-SET-02"""


class ChooseSide(Planned, frozen=True, tag="side"):
    """GS-SET-02, GS-MUL-04"""


class Priority(Planned, frozen=True, tag="priority"):
    """GS-SET-03"""


class Nominate(Planned, frozen=True, tag="nominate"):
    """A player may name another warband leader. GS-SET-08"""

    seat: int


class Muster(Planned, frozen=True, tag="muster"):
    """GS-DEP-01"""


class Dugout(Planned, frozen=True, tag="dugout"):
    """Units are named for secret deployment. GS-DEP-01"""

    seat: int


class Deploy(Planned, frozen=True, tag="deploy"):
    """GS-SET-11, GS-DEP-02"""

    seat: int
    stage: Stage


class Place(Planned, frozen=True, kw_only=True, tag="place"):
    """Models of a card are set down. GS-SET-11, GS-DEP-08"""

    card: int
    marker: int = NOBODY
    """the number of the secret marker at which they were; nobody: in their zone"""
    stage: Stage
    singly: int = 0
    """1 for one by one"""


class Markers(Planned, frozen=True, tag="markers"):
    """GS-DEP-03"""

    seat: int


class Assign(Planned, frozen=True, tag="assign"):
    """GS-DEP-04"""

    card: int


class Hidden(Planned, frozen=True, tag="hidden"):
    """A hidden card is activated. GS-DEP-06"""

    card: int


class Reveal(Planned, frozen=True, kw_only=True, tag="reveal"):
    """A hidden card shows where it was; when that is done, its seat's markers may go. GS-DEP-08, GS-DEP-14"""

    card: int = NOBODY
    seat: int = NOBODY
    how: Literal["revealed", "discovered", "done"]


# Rounds


class Sustain(Planned, frozen=True, tag="sustain"):
    """GS-MAG-08"""

    card: int


class Fewer(Planned, frozen=True, tag="fewer"):
    """Who has fewer cards? GS-SET-05"""


class EndTurn(Planned, frozen=True, tag="end turn"):
    """GS-RND-04"""


class Stand(Planned, frozen=True, tag="stand"):
    """Members of a unit stand up. GS-KNO-05"""

    card: int


# Moving


class March(Planned, frozen=True, tag="march"):
    """A member of a card moves, or its movement is over. GS-MOV-05"""

    card: int


class Onward(Planned, frozen=True, tag="onward"):
    """A base goes its way. GS-MOV-02"""

    card: int
    model: int
    way: str
    """the points, `100,200 300,400`, and ` off` if it leads off the table"""
    again: int = 0
    """if it goes on after something happened: 2 if it discovered somebody hidden, 3 if it met a horror, else 1"""

    @property
    def off(self) -> bool:
        return self.way.endswith(f" {OFF}")

    @property
    def path(self) -> tuple[Point, ...]:
        points = path(self.way.removesuffix(f" {OFF}"))
        assert points is not None
        return tuple([(x, y) for x, y, _ in points])


class Fall(Planned, frozen=True, tag="fall"):
    """GS-MOV-08"""

    model: int
    inches: int = 0


class Shift(Planned, frozen=True, tag="shift"):
    """GS-SUB-01"""

    card: int


class Halt(Planned, frozen=True, tag="halt"):
    """A movement is over. GS-MOV-01"""

    card: int


class FreeStrike(Planned, frozen=True, tag="free strike"):
    """GS-FRE-01"""

    striker: int
    target: int


class ChargeTarget(Planned, frozen=True, tag="charge target"):
    """GS-CHG-03"""

    card: int
    charger: int
    moved: int = NOBODY
    """the card that must be charged, if one must. GS-FAQ-03"""


class ChargeTest(Planned, frozen=True, tag="charge test"):
    """GS-CHG-20"""

    card: int


class ChargeMove(Planned, frozen=True, tag="charge move"):
    """GS-CHG-07"""

    card: int


class ChargeEnd(Planned, frozen=True, tag="charge end"):
    """GS-CHG-12"""

    card: int


class Slay(Planned, frozen=True, tag="slay"):
    """GS-CHG-19"""

    card: int
    slayer: int
    weapon: str
    has_moved: int = 0
    """1 once it has"""


class Counterstrike(Planned, frozen=True, tag="counterstrike"):
    """Who waited for it may charge a card that has moved. GS-FAQ-03"""

    mover: int
    model: int


# Fighting


class Aim(Planned, frozen=True, tag="aim"):
    """GS-MEL-02"""

    card: int
    striker: int


class Counter(Planned, frozen=True, tag="counter"):
    """A card may strike back. GS-CTR-01"""

    card: int


class CounterAim(Planned, frozen=True, tag="counter aim"):
    """GS-CTR-03"""

    card: int
    striker: int
    weapon: str


class Clash(Planned, frozen=True, tag="clash"):
    """All blows are named. GS-CTR-07"""


class Strike(Planned, frozen=True, tag="strike"):
    """GS-MEL-09"""

    striker: int
    target: int
    weapon: str
    counter: int = 0
    """1 for a counter attack"""


class Reap(Planned, frozen=True, tag="reap"):
    """What was rolled is suffered. GS-CTR-07"""


class EndFight(Planned, frozen=True, tag="end fight"):
    """GS-MEL-10"""


class Shot(Planned, frozen=True, tag="shot"):
    """GS-MIS-02"""

    shooter: int
    weapon: str


class Blast(Planned, frozen=True, tag="blast"):
    """A magic attack. GS-MGA-01"""

    attacker: int
    weapon: str


class Template(Planned, frozen=True):
    """What a template does to a model under it. GS-AOE-04"""

    attacker: int
    target: int
    attack: str
    """the weapon, or the spell"""
    dice: int
    bonus: int = 0
    """to the damage roll. GS-MIS-05"""


class Burst(Template, frozen=True, tag="burst"):
    """GS-AOE-04"""


class CriticalBurst(Template, frozen=True, tag="critical burst"):
    """GS-AOE-05"""


class SpellAttack(Planned, frozen=True, tag="spell attack"):
    """GS-MAG-06"""

    caster: int
    target: int
    spell: str


# What follows


class Contact(Planned, frozen=True, tag="contact"):
    """Models were brought together or apart. GS-PSY-03"""

    card: int = NOBODY
    """whose action it was; nobody: who is active"""


class Fear(Planned, frozen=True, tag="fear"):
    """A test of fear or horror. GS-PSY-03, GS-PSY-07"""

    card: int
    met: str
    """the ids of the cards it has met: `b1 b3`"""

    @property
    def causers(self) -> list[str]:
        return self.met.split(" ")


class Bravery(Planned, frozen=True, tag="bravery"):
    """GS-PSY-02"""

    card: int


class Flee(Planned, frozen=True, tag="flee"):
    """GS-FLE-01"""

    card: int
    clause: str


class Run(Planned, frozen=True, tag="run"):
    """A member of a card that flees runs so far. GS-FLE-01"""

    model: int
    far: int


class Rally(Planned, frozen=True, tag="rally"):
    """GS-RAL-01"""

    card: int


class Afflict(Planned, frozen=True, kw_only=True, tag="afflict"):
    """A model may begin to suffer a continuous effect. GS-CEF-02"""

    model: int
    source: int = NOBODY
    """the model that caused it"""
    effect: str


class Expire(Planned, frozen=True, tag="expire"):
    """A continuous effect may end. GS-CEF-04"""

    card: int
    effect: str


BeforeBattle: TypeAlias = (
    Layer | Lay | ChooseSide | Priority | Nominate | Muster | Dugout | Deploy | Place
    | Markers | Assign | Hidden | Reveal
)  # fmt: skip
OfRounds: TypeAlias = Sustain | Fewer | EndTurn | Stand
Moving: TypeAlias = (
    March | Onward | Fall | Shift | Halt | FreeStrike
    | ChargeTarget | ChargeTest | ChargeMove | ChargeEnd | Slay | Counterstrike
)  # fmt: skip
Fighting: TypeAlias = (
    Aim | Counter | CounterAim | Clash | Strike | Reap | EndFight | Shot | Blast | Burst | CriticalBurst | SpellAttack
)
Following: TypeAlias = Contact | Fear | Bravery | Flee | Run | Rally | Afflict | Expire
Task: TypeAlias = BeforeBattle | OfRounds | Moving | Fighting | Following
