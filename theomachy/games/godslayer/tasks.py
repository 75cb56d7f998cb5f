"""Tasks on the agenda: a struct for each kind of step that is still to be done.

The procedure for each kind is in rules/__init__.py. Cards, models and seats are named by their numbers.
"""

from typing import Literal, TypeAlias

import msgspec

from theomachy.games.godslayer.terms import NOBODY, Stage
from theomachy.geometry.plane import Point
from theomachy.kernel.keys import path

OFF = "off"


class Planned(
    msgspec.Struct,
    frozen=True,
    omit_defaults=True,
    forbid_unknown_fields=True,
    gc=False,
    tag_field="does",
):
    """The base of all tasks, which are written as plain data with their kind in the field `does`."""


# Before the battle


class Layer(Planned, frozen=True, tag="layer"):
    """The choice of the player who lays the terrain. GS-SET-02."""


class Lay(Planned, frozen=True, tag="lay"):
    """The laying of a piece of terrain. GS-SET-02."""


class ChooseSide(Planned, frozen=True, tag="side"):
    """The choice of a table side. GS-SET-02, GS-MUL-04."""


class Priority(Planned, frozen=True, tag="priority"):
    """The priority roll. GS-SET-03."""


class Nominate(Planned, frozen=True, tag="nominate"):
    """The right to name another warband leader. GS-SET-08."""

    seat: int


class Muster(Planned, frozen=True, tag="muster"):
    """The planning of deployment, stage by stage. GS-DEP-01."""


class Dugout(Planned, frozen=True, tag="dugout"):
    """The choice of further units for secret deployment by an ability. GS-DEP-01."""

    seat: int


class Deploy(Planned, frozen=True, tag="deploy"):
    """The deployment of the next card in a stage. GS-SET-11, GS-DEP-02."""

    seat: int
    stage: Stage


class Place(Planned, frozen=True, kw_only=True, tag="place"):
    """The setting down of a card's models. GS-SET-11, GS-DEP-08."""

    card: int
    marker: int = NOBODY
    """Number of the secret marker at which they were; NOBODY if they deploy in their zone."""
    stage: Stage
    singly: int = 0
    """1 if the models are set down one by one, else 0."""


class Markers(Planned, frozen=True, tag="markers"):
    """The placing of a seat's next secret marker. GS-DEP-03."""

    seat: int


class Assign(Planned, frozen=True, tag="assign"):
    """The choice of a marker for a hidden card. GS-DEP-04."""

    card: int


class Hidden(Planned, frozen=True, tag="hidden"):
    """The activation of a hidden card. GS-DEP-06."""

    card: int


class Reveal(Planned, frozen=True, kw_only=True, tag="reveal"):
    """The revealing of a hidden card, or its end, when the seat's markers may go. GS-DEP-08, GS-DEP-14."""

    card: int = NOBODY
    seat: int = NOBODY
    how: Literal["revealed", "discovered", "done"]


# Rounds


class Sustain(Planned, frozen=True, tag="sustain"):
    """The choice of the spell that a card sustains. GS-MAG-08."""

    card: int


class Fewer(Planned, frozen=True, tag="fewer"):
    """The count of the cards that each player has in play. GS-SET-05."""


class EndTurn(Planned, frozen=True, tag="end turn"):
    """The end of a turn. GS-RND-04."""


class Stand(Planned, frozen=True, tag="stand"):
    """The standing up of a unit's members. GS-KNO-05."""

    card: int


# Moving


class March(Planned, frozen=True, tag="march"):
    """The choice of the next member to move, or of the end of the movement. GS-MOV-05."""

    card: int


class Onward(Planned, frozen=True, tag="onward"):
    """The movement of a base along its way. GS-MOV-02."""

    card: int
    model: int
    way: str
    """Points of the way, `100,200 300,400`, with ` off` at the end if it leads off the table."""
    again: int = 0
    """The reason for which it goes on: 2 after a discovery, 3 after a horror, 1 after anything else, 0 at first."""

    @property
    def off(self) -> bool:
        return self.way.endswith(f" {OFF}")

    @property
    def path(self) -> tuple[Point, ...]:
        points = path(self.way.removesuffix(f" {OFF}"))
        assert points is not None
        return tuple([(x, y) for x, y, _ in points])


class Fall(Planned, frozen=True, tag="fall"):
    """A model's fall. GS-MOV-08."""

    model: int
    inches: int = 0


class Shift(Planned, frozen=True, tag="shift"):
    """A shift by the ability of a sub-faction. GS-SUB-01."""

    card: int


class Halt(Planned, frozen=True, tag="halt"):
    """The end of a movement. GS-MOV-01."""

    card: int


class FreeStrike(Planned, frozen=True, tag="free strike"):
    """A free strike. GS-FRE-01."""

    striker: int
    target: int


class ChargeTarget(Planned, frozen=True, tag="charge target"):
    """The choice of a charger's target. GS-CHG-03."""

    card: int
    charger: int
    moved: int = NOBODY
    """Number of the only card that may be charged, or NOBODY for any. GS-FAQ-03."""


class ChargeTest(Planned, frozen=True, tag="charge test"):
    """The tests of courage before a charge. GS-CHG-20."""

    card: int


class ChargeMove(Planned, frozen=True, tag="charge move"):
    """The charge move of the next member. GS-CHG-07."""

    card: int


class ChargeEnd(Planned, frozen=True, tag="charge end"):
    """The end of a charge move. GS-CHG-12."""

    card: int


class Slay(Planned, frozen=True, tag="slay"):
    """A slay movement and its free attack. GS-CHG-19."""

    card: int
    slayer: int
    weapon: str
    has_moved: int = 0
    """1 once the model has moved, else 0."""


class Counterstrike(Planned, frozen=True, tag="counterstrike"):
    """A model's chance to charge a card that has ended a movement. GS-FAQ-03."""

    mover: int
    model: int


# Fighting


class Aim(Planned, frozen=True, tag="aim"):
    """A member's choice of a target. GS-MEL-02."""

    card: int
    striker: int


class Counter(Planned, frozen=True, tag="counter"):
    """A card's chance to declare a counter attack. GS-CTR-01."""

    card: int


class CounterAim(Planned, frozen=True, tag="counter aim"):
    """A member's choice of a target for its counter attack. GS-CTR-03."""

    card: int
    striker: int
    weapon: str


class Clash(Planned, frozen=True, tag="clash"):
    """The resolution of all blows, once they are named. GS-CTR-07."""


class Strike(Planned, frozen=True, tag="strike"):
    """A model's strike at another. GS-MEL-09."""

    striker: int
    target: int
    weapon: str
    counter: int = 0
    """1 for a counter attack, else 0."""


class Reap(Planned, frozen=True, tag="reap"):
    """The suffering of all damage that was rolled. GS-CTR-07."""


class EndFight(Planned, frozen=True, tag="end fight"):
    """The end of an attack action. GS-MEL-10."""


class Shot(Planned, frozen=True, tag="shot"):
    """A shot. GS-MIS-02."""

    shooter: int
    weapon: str


class Blast(Planned, frozen=True, tag="blast"):
    """A magic attack. GS-MGA-01."""

    attacker: int
    weapon: str


class Template(Planned, frozen=True):
    """Damage of a template to a model under it. GS-AOE-04."""

    attacker: int
    target: int
    attack: str
    """Id of the weapon or the spell."""
    dice: int
    bonus: int = 0
    """Bonus on the damage roll. GS-MIS-05."""


class Burst(Template, frozen=True, tag="burst"):
    """Normal damage of a template to a model. GS-AOE-04."""


class CriticalBurst(Template, frozen=True, tag="critical burst"):
    """Damage of a template to a model that it hit critically. GS-AOE-05."""


class SpellAttack(Planned, frozen=True, tag="spell attack"):
    """A spell attack on a model. GS-MAG-06."""

    caster: int
    target: int
    spell: str


# What follows


class Contact(Planned, frozen=True, tag="contact"):
    """A check for new contacts, after models were brought together or apart. GS-PSY-03."""

    card: int = NOBODY
    """Number of the card whose action it was; NOBODY for the active card."""


class Fear(Planned, frozen=True, tag="fear"):
    """A test of fear or horror. GS-PSY-03, GS-PSY-07."""

    card: int
    met: str
    """Ids of the enemy cards that the card has met: `b1 b3`."""

    @property
    def causers(self) -> list[str]:
        return self.met.split(" ")


class Bravery(Planned, frozen=True, tag="bravery"):
    """A test of bravery. GS-PSY-02."""

    card: int


class Flee(Planned, frozen=True, tag="flee"):
    """A flight. GS-FLE-01."""

    card: int
    clause: str


class Run(Planned, frozen=True, tag="run"):
    """The flight of one model over a distance. GS-FLE-01."""

    model: int
    far: int


class Rally(Planned, frozen=True, tag="rally"):
    """A rally test. GS-RAL-01."""

    card: int


class Afflict(Planned, frozen=True, kw_only=True, tag="afflict"):
    """The affliction test of a model for a continuous effect. GS-CEF-02."""

    model: int
    source: int = NOBODY
    """Number of the model that caused it, or NOBODY."""
    effect: str


class Expire(Planned, frozen=True, tag="expire"):
    """The expiry test of a continuous effect. GS-CEF-04."""

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
