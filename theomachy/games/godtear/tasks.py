"""Tasks: what is still to be done, a step at a time, such as to move these models or attack the next target.

Each kind of task is a struct with what it needs. In texts they are told apart by what each `does`, and the fields that
mean different things in different tasks have common names there.
"""

from collections.abc import Callable
from typing import Annotated, Any, Literal, TypeAlias, TypeVar

import msgspec
from msgspec import Meta

from theomachy.games.godtear.battlefield import OFF
from theomachy.kernel import Procedure
from theomachy.kernel.keys import split_verb
from theomachy.play.worded import read_tasks

Seat: TypeAlias = Annotated[int, Meta(ge=0, le=1)]
Number: TypeAlias = Annotated[int, Meta(ge=0)]
Path: TypeAlias = Literal["", "straight", "toward", "away"]
"""Kinds of path of a move."""


class Use(msgspec.Struct, frozen=True, gc=False):
    """A skill being used."""

    unit: int
    user: int
    skill: str
    models: int = 1
    """Number of models in the user's hex when the skill was declared. GT-SKL-06, GT-C5."""
    targets: tuple[int, ...] = ()
    """Numbers of the targets so far. GT-C4."""
    hexes: tuple[int, ...] = ()
    """Hexes of the targets when they were chosen."""
    wounded: tuple[int, ...] = ()
    """Numbers of the targets that got wounds."""
    accuracy: int = 0
    """Dice bought for this use's hit roll."""
    damage: int = 0
    repeated: bool = False
    """True if a second model uses the skill as part of the same action."""
    missed: bool = False
    """True if the last hit roll has missed. GT-HIT-07."""


class RuleTask(msgspec.Struct, frozen=True, omit_defaults=True, gc=False, tag_field="does"):
    """A task that the rules know."""


class UnitTask(RuleTask, frozen=True):
    """A task of a champion or unit."""

    unit: Number


class Deploy(UnitTask, frozen=True, tag="deploy"):
    """A task to put down a champion and its followers. GT-DEP-04."""

    models: tuple[int, ...]
    seat: Seat


class EachMoves(UnitTask, frozen=True, tag="each moves", kw_only=True):
    """A task to move models one after another. GT-ADV-02, GT-F3."""

    models: tuple[int, ...] = ()
    """Numbers of the models still to move."""
    hexes: int = 0
    """Hexes that each may move at most."""
    path: Path | Literal["advance"] = ""
    aim: int = OFF
    """Hex to come nearer to, or to get away from."""
    token: Annotated[int, Meta(ge=-1, le=1)] = 0
    """Speed token that has counted for an advance. GT-C7."""
    seat: Seat
    """Number of the seat that moves the models."""


class EachPlaced(UnitTask, frozen=True, tag="each placed", kw_only=True):
    """A task to place models one after another. GT-F3."""

    models: tuple[int, ...] = ()
    """Numbers of the models still to be placed."""
    hexes: int
    """Distance in hexes from the aim, or from each model's own hex, at most."""
    may: bool = True
    """True if models may stay where they are. GT-B12."""
    aim: int = OFF
    seat: Seat
    """Number of the seat that places the models."""


class Attack(UnitTask, frozen=True, tag="attack", kw_only=True):
    """A task to attack the next target of a skill. GT-HIT-09, GT-C4."""

    targets: tuple[int, ...] = ()
    """Numbers of the targets that were named."""
    use: Use
    how: Literal["", "named"] = ""
    """The word `named` if the targets were named before the first roll. GT-C4."""
    seat: Seat


class SkillDone(UnitTask, frozen=True, tag="skill done"):
    """A task to resolve what comes after a skill. GT-C1."""

    use: Use
    seat: int = -1
    """Number of the seat that attacked; -1 if none did."""


class TakeOff(UnitTask, frozen=True, tag="take off", kw_only=True):
    """A task to take followers off the battlefield and bring them back. GT-KO-10, GT-C16."""

    gone: tuple[int, ...] = ()
    """Numbers of the models that have left."""
    use: Use
    back: str
    """Name of the card's task that brings each of them back."""
    where: str = ""
    """Name of the card's function of the hexes where they come back; empty if there is always room."""


class TokensBack(UnitTask, frozen=True, tag="tokens back"):
    """A task to give a unit that was taken off its tokens again. GT-C16."""

    tokens: tuple[int, ...]
    """Tokens by kind."""


class ActionDone(UnitTask, frozen=True, tag="action done"):
    """A task to resolve what follows an action. GT-A12."""

    action: str


class ActivationDone(UnitTask, frozen=True, tag="activation done"):
    """A task to end the activation by turning the card over. GT-TRN-10."""


class Grow(RuleTask, frozen=True, tag="grow"):
    """A task to lay new objective hexes. GT-SCN-LIFE-05."""

    hexes: int
    clause: str


class Shift(RuleTask, frozen=True, tag="shift", kw_only=True):
    """A task to move some objective hexes. GT-SCN-CHANGE-05."""

    objectives: tuple[int, ...] = ()
    """Objective hexes that have not moved."""
    hexes: int


class Strew(RuleTask, frozen=True, tag="strew"):
    """A task to lay status tokens on the battlefield. GT-SCN-PLENTY-05."""

    tokens: int


class Barter(RuleTask, frozen=True, tag="barter"):
    """A task to lay new objective hexes. GT-SCN-TRADE-07."""

    dice: tuple[int, ...] = ()
    """Numbers on the dice that are left."""


class CardTask(msgspec.Struct, frozen=True, omit_defaults=True, gc=False):
    """A task that a card knows, with all that cards need."""

    does: str
    """The name under which a function of a champion's card was entered with `card_task`: `titus:path-step`."""
    unit: Number
    models: tuple[int, ...] = ()
    amount: int = 0
    use: Use | None = None
    skill: str = ""
    aim: int = OFF
    """Hex that the card's function needs; OFF if it needs none."""
    seat: Annotated[int, Meta(ge=-1, le=1)] = -1
    """Number of the seat that decides; -1 if no seat is given."""

    @property
    def skill_used(self) -> Use:
        """The use of a skill that the task is part of."""
        if self.use is None:
            raise ValueError(self.does)
        return self.use


Known: TypeAlias = (
    EachMoves
    | EachPlaced
    | Attack
    | SkillDone
    | ActionDone
    | ActivationDone
    | Deploy
    | TakeOff
    | TokensBack
    | Grow
    | Shift
    | Strew
    | Barter
)
Task: TypeAlias = Known | CardTask

CardProcedure: TypeAlias = Callable[[Any, CardTask], Procedure[None]]
"""A function of a card that carries out a task: it is given the table and the task."""
CARD_TASKS: dict[str, CardProcedure] = {}
"""The functions of cards that carry out tasks, by the task's name. A card enters its own when its code is imported."""


def card_task(does: str) -> Callable[[CardProcedure], CardProcedure]:
    """Enter a function of a card as the one that carries out tasks of a name: `@card_task("titus:path-step")`."""

    def enter(function: CardProcedure) -> CardProcedure:
        CARD_TASKS[does] = function
        return function

    return enter


T = TypeVar("T", bound=EachMoves | EachPlaced | CardTask)


def without(task: T, number: int) -> T:
    """Return what is left of a task when one of its models, or hexes, has been dealt with."""
    return msgspec.structs.replace(task, models=tuple([other for other in task.models if other != number]))


def read_agenda(text: str) -> tuple[Task, ...]:
    """Return the tasks that a text lists."""
    return tuple([_read(raw) for raw in read_tasks(text)])


def _read(raw: dict[str, object]) -> Task:
    """Read a task. A name with a colon is a card's; all others belong to the rules."""
    _, name = split_verb(str(raw.get("does")))
    if name:
        return msgspec.convert(raw, CardTask)
    known: Known = msgspec.convert(raw, Known)
    return known
