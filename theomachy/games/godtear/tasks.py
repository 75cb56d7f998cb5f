"""What is still to be done, a step at a time: move these models, attack the next target.

Each kind of task is a struct with what it needs. In texts they are told apart by what each `does`, and the fields that
mean different things in different tasks have common names there.
"""

from typing import Annotated, Literal, TypeAlias, TypeVar

import msgspec
from msgspec import Meta

from theomachy.games.godtear.battlefield import OFF
from theomachy.kernel.keys import split_verb

Seat: TypeAlias = Annotated[int, Meta(ge=0, le=1)]
Number: TypeAlias = Annotated[int, Meta(ge=0)]
Path: TypeAlias = Literal["", "straight", "toward", "away"]
"""of a move"""


class Use(msgspec.Struct, frozen=True, gc=False):
    """A skill being used."""

    unit: int
    user: int
    skill: str
    models: int = 1
    """in the hex of the user when the skill was declared. GT-SKL-06, GT-C5"""
    targets: tuple[int, ...] = ()
    """so far. GT-C4"""
    hexes: tuple[int, ...] = ()
    """of the targets, when they were chosen"""
    wounded: tuple[int, ...] = ()
    """targets that got wounds"""
    accuracy: int = 0
    """dice bought for this use"""
    damage: int = 0
    repeated: bool = False
    """by a second model, as part of the same action"""


class RuleTask(msgspec.Struct, frozen=True, omit_defaults=True, gc=False, tag_field="does"):
    """A task that the rules know."""


class UnitTask(RuleTask, frozen=True):
    """A task of a champion or unit."""

    unit: Number


class Deploy(UnitTask, frozen=True, tag="deploy"):
    """A champion and its followers are put down. GT-DEP-04"""

    models: tuple[int, ...]
    seat: Seat


class EachMoves(UnitTask, frozen=True, tag="each moves", kw_only=True, rename={"hexes": "amount", "path": "rule"}):
    """Models that move one after another. GT-ADV-02, GT-F3"""

    models: tuple[int, ...] = ()
    """still to move"""
    hexes: int = 0
    """at most"""
    path: Path | Literal["advance"] = ""
    aim: int = OFF
    """the hex to come nearer to, or to get away from"""
    token: Annotated[int, Meta(ge=-1, le=1)] = 0
    """the speed token that has counted for an advance. GT-C7"""
    seat: Seat
    """who moves them"""


class EachPlaced(UnitTask, frozen=True, tag="each placed", kw_only=True, rename={"hexes": "amount"}):
    """Models that are placed one after another. GT-F3"""

    models: tuple[int, ...] = ()
    """still to be placed"""
    hexes: int
    """as far from the aim, or from where each one is, at most"""
    aim: int = OFF
    seat: Seat
    """who places them"""


class Attack(UnitTask, frozen=True, tag="attack", kw_only=True, rename={"targets": "models", "how": "rule"}):
    """The next target of a skill. GT-HIT-09, GT-C4"""

    targets: tuple[int, ...] = ()
    """those that were named"""
    use: Use
    how: Literal["", "named"] = ""
    """whether the targets were named before the first roll. GT-C4"""
    seat: Seat


class SkillDone(UnitTask, frozen=True, tag="skill done"):
    """What comes after a skill. GT-C1"""

    use: Use
    seat: int = -1
    """who attacked; -1 if nobody did"""


class TakeOff(UnitTask, frozen=True, tag="take off", kw_only=True, rename={"gone": "models", "back": "rule"}):
    """Followers leave the battlefield, and come back. GT-KO-10, GT-C16"""

    gone: tuple[int, ...] = ()
    """the models that have left"""
    use: Use
    back: str
    """the card's task that brings each of them back"""


class TokensBack(UnitTask, frozen=True, tag="tokens back", rename={"tokens": "models"}):
    """A unit that was taken off has its tokens again. GT-C16"""

    tokens: tuple[int, ...]
    """by kind"""


class ActionDone(UnitTask, frozen=True, tag="action done", rename={"action": "rule"}):
    """What follows an action. GT-A12"""

    action: str


class ActivationDone(UnitTask, frozen=True, tag="activation done"):
    """The card is turned over. GT-TRN-10"""


class Grow(RuleTask, frozen=True, tag="grow", rename={"hexes": "amount", "clause": "rule"}):
    """New objective hexes. GT-SCN-LIFE-05"""

    hexes: int
    clause: str


class Shift(RuleTask, frozen=True, tag="shift", kw_only=True, rename={"objectives": "models", "hexes": "amount"}):
    """Some objective hexes may move. GT-SCN-CHANGE-05"""

    objectives: tuple[int, ...] = ()
    """those that have not moved"""
    hexes: int


class Strew(RuleTask, frozen=True, tag="strew", rename={"tokens": "amount"}):
    """Status tokens are laid on the battlefield. GT-SCN-PLENTY-05"""

    tokens: int


class Barter(RuleTask, frozen=True, tag="barter", rename={"dice": "models"}):
    """New objective hexes. GT-SCN-TRADE-07"""

    dice: tuple[int, ...] = ()
    """the numbers on those that are left"""


class CardTask(msgspec.Struct, frozen=True, omit_defaults=True, gc=False, rename={"skill": "rule"}):
    """A task that a card knows, with all that cards need."""

    does: str
    """the champion and a function of its card: `titus:path-step`"""
    unit: Number
    models: tuple[int, ...] = ()
    amount: int = 0
    use: Use | None = None
    skill: str = ""
    aim: int = OFF
    """a hex"""
    seat: Annotated[int, Meta(ge=-1, le=1)] = -1
    """who decides"""

    @property
    def function(self) -> tuple[str, str]:
        """The card, and the name of its function."""
        return split_verb(self.does)

    @property
    def skill_used(self) -> Use:
        """The use of a skill that it is part of."""
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

T = TypeVar("T", bound=EachMoves | EachPlaced | CardTask)


def without(task: T, number: int) -> T:
    """What is left of a task when one of its models, or hexes, has been dealt with."""
    return msgspec.structs.replace(task, models=tuple([other for other in task.models if other != number]))


def read_agenda(text: str) -> tuple[Task, ...]:
    """The tasks that a text lists."""
    return tuple([_read(raw) for raw in msgspec.json.decode(text, type=list[dict[str, object]])])


def _read(raw: dict[str, object]) -> Task:
    """A name with a colon is a card's; all others are the rules'."""
    _, name = split_verb(str(raw.get("does")))
    if name:
        return msgspec.convert(raw, CardTask)
    known: Known = msgspec.convert(raw, Known)
    return known
