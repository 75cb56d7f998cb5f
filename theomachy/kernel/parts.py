"""The parts of a game beside its rules: its content, how it is set up and written down, what agents know of it, how
armies are put together, what lives on after a match, and which questions can be answered in advance."""

import dataclasses
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from random import Random
from typing import Any, Generic, Literal, NamedTuple, Protocol, TypeVar

import msgspec

from theomachy.kernel.messages import Event, Message, Reason, refuse
from theomachy.kernel.requests import Ask
from theomachy.kernel.scene import Bar, Card, Scene, Track

S = TypeVar("S")


@dataclass(frozen=True)
class Content:
    """The cards, tables and words of a game."""

    folder: Path
    """Where rulebook.md lies and content/ with its words."""
    digest: str
    """What the content is known by, made by `kernel.content.digest_of`."""
    former: tuple[str, ...] = ()
    """Digests by which the same content was known before: what was begun with them goes on."""

    def is_known_as(self, digest: str) -> bool:
        """Whether what was begun with this content can be gone on with, because it is the present one."""
        return digest == self.digest or digest in self.former


@dataclass(frozen=True)
class SetupRules:
    """What is agreed before the seats are known, and how many seats there are."""

    type: type[Any]
    """Struct of all that is agreed, table options included; without arguments it is the usual setup."""
    presets: Mapping[str, Callable[[Random], Any]]
    """Ready-made setups by name, the default one first."""
    seats: tuple[str, ...]
    """Message ids of all the seats there can be, in order."""
    players: Callable[[Any], int] | None = None
    """How many seats a setup has, the first ones of all; None where it is always all of them."""
    fewest: int = 0
    """The smallest number of seats that can be agreed on; 0 where it is always all of them."""
    for_players: Callable[[Any, int], Any] | None = None
    """A setup changed to this many seats, as new() would take it; None where a setup keeps its own number."""

    @property
    def numbers(self) -> range:
        """The numbers of seats that can be agreed on."""
        return range(self.fewest or len(self.seats), len(self.seats) + 1)

    def seated(self, setup: Any) -> tuple[str, ...]:
        """Message ids of the seats that a setup has, in order."""
        return self.seats if self.players is None else self.seats[: self.players(setup)]

    def for_seats(self, setup: Any, number: int) -> Any:
        """A setup for this many seats: as it is or changed; Refused if that cannot be."""
        own = len(self.seated(setup))
        if number == own:
            return setup
        if self.for_players is None:
            raise refuse("number-of-seats", needed=own, given=number)
        if number not in self.numbers:
            raise refuse("number-of-seats-between", least=self.numbers[0], most=self.numbers[-1], given=number)
        return self.for_players(setup, number)


@dataclass(frozen=True)
class Notation(Generic[S]):
    """A state as text: `read(write(state)) == state`."""

    write: Callable[[S], str]
    """The state as short text that a person can type."""
    read: Callable[[str], S]
    """The state that such a text describes, or Refused with the reason."""


class GroupMoves(NamedTuple):
    """How models that move one after another are sent to a place together, each by a legal move of its own."""

    goals: Callable[[Any, Ask[Any]], Sequence[str]]
    """The zones that any of them can reach; none where the question begins no such move."""
    answer: Callable[[Any, Ask[Any], str], str | None]
    """The next answer on the way to a zone; None where the question is no part of such a move."""


@dataclass(frozen=True)
class Ai(Generic[S]):
    """What agents know of a game beside its rules."""

    judges: Mapping[str, Callable[[S], Sequence[float]]] = dataclasses.field(default_factory=dict)
    """Judges of the winning chance by seat, by version, the newest last. A version once landed stays as it is."""
    policies: Mapping[str, Callable[[S, Ask[Any]], str]] = dataclasses.field(default_factory=dict)
    """What a sensible player answers at once, even where there is nothing to decide, for games whose actions are many
    answers long: agents look ahead with it. By version, the newest last; the first one stays as it is."""
    deployment: Callable[[S, Ask[Any]], str | None] | None = None
    """What a good player usually answers to a question of set-up or deployment, by what the seat that is asked may
    know; None where the question is another. Always an option. None where a game has no such questions."""
    groups: GroupMoves | None = None
    """How groups move; None where nothing moves one by one."""
    is_quiescent: Callable[[S], bool] = lambda state: True
    """Whether nothing is half done in a settled state, so that a judge may speak."""
    is_between: Callable[[S], bool] | None = None
    """Whether a settled state lies between two activations: agents think so many of them through. None where a game
    has none."""
    grounds: Callable[[S, int], Mapping[str, float]] | None = None
    """Why the judge of the coach likes a state for a seat: what speaks for it, and below zero what speaks against, in
    the measure of its sums. Of each a player reads `ground-NAME`. None where a game has no words for it."""
    horizon: Callable[[S], bool] | None = None
    """Where agents that look ahead by the policy stop; None where any quiescent state will do."""
    fingerprint: Callable[[S], bytes] | None = None
    """What tells a state from all others of its match, so that agents know one that they have met; None where that
    would cost more than it saves."""
    coach: str = ""
    """The version of the judge that tells chances: whose chances come true, which need not be the one that plays best.
    Without a version the newest."""
    styles: Mapping[str, Callable[[S], Sequence[float]]] = dataclasses.field(default_factory=dict)
    """The newest judge as it judges in a style of play, by style: of each a player reads `live-style-NAME`."""

    @property
    def policy(self) -> Callable[[S, Ask[Any]], str] | None:
        """The newest one."""
        return list(self.policies.values())[-1] if self.policies else None

    @property
    def versions(self) -> list[str]:
        """Of judges and policies: an agent with a version has the last of each that is not newer."""
        return sorted({*self.judges, *self.policies}, key=int)

    def judge_of(self, version: str) -> Callable[[S], Sequence[float]]:
        """The judge of the agents of a version: the last one that is not newer; without a version the newest."""
        return [judge for number, judge in self.judges.items() if not version or int(number) <= int(version)][-1]

    def policy_of(self, version: str) -> Callable[[S, Ask[Any]], str] | None:
        """The policy of the agents of a version: the last one that is not newer; without a version the newest."""
        own = [policy for number, policy in self.policies.items() if int(number) <= int(version)] if version else []
        return own[-1] if own else self.policy


def deployed_first(
    deployment: Callable[[S, Ask[Any]], str | None], policy: Callable[[S, Ask[Any]], str]
) -> Callable[[S, Ask[Any]], str]:
    """A policy that sets up as is usual."""

    def answer(state: S, ask: Ask[Any]) -> str:
        key = deployment(state, ask)
        return policy(state, ask) if key is None else key

    return answer


# Armies


class DrawArmy(Protocol):
    def __call__(self, random: Random, without: Sequence[str] = ()) -> str:
        """A legal army drawn at random. `without`: what the other side has, in games where nothing exists twice."""
        ...


@dataclass(frozen=True)
class ArmyGroup:
    """Chosen things that belong together, such as all that one member of an army has."""

    name: str
    icon: str
    """How it is drawn, as on the board."""
    of: tuple[int, ...]
    """Their places among the ids; what is told by the name is left out."""
    figures: Mapping[str, int] = dataclasses.field(default_factory=dict)


class ArmyChoice(NamedTuple):
    """What players tell things in a catalogue apart by; empty or 0 where a game knows nothing of the kind."""

    kind: str = ""
    """a message id"""
    faction: str = ""
    """a message id"""
    cost: int = 0
    more: int = 0
    """what every further model of it costs"""


class ArmyMeasure(NamedTuple):
    """How often something won between equal players, in percent, with its 95 % interval."""

    name: str
    """a message id"""
    share: float
    low: float
    high: float
    games: int


class ArmyStrength(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """How many games in a hundred a side wins more with a card than with an average one in its place, and the 95 %
    interval of that, between equal players."""

    strength: float
    low: float
    high: float
    sides: int
    """that had it"""


class ArmyEntry(NamedTuple):
    """Something that an army has, as a table of many games counts it."""

    card: str
    """its id in the content"""
    kind: str
    copies: int = 1
    points: float | None = None
    """what one of them costs"""


class Used(NamedTuple):
    """An ability that was used, and the card that it is printed on."""

    seat: int
    card: str
    ability: str


@dataclass(frozen=True)
class ArmyRules:
    """How an army is put together: a text, as the setup takes it, and meanwhile the ids of what was chosen, in order.
    All functions take any ids and texts, legal or not."""

    field: str
    """The field of the setup that holds the armies, one text per seat."""
    catalogue: Mapping[str, int]
    """What there is to choose from, in order, and how many of each; every id has a card in scenes, or in `cards`."""
    read: Callable[[str], tuple[str, ...]]
    """The ids that a text names, known or not."""
    write: Callable[[Sequence[str]], str]
    """The text of these ids: `read(write(ids)) == ids`."""
    faults: Callable[[str], list[Reason]]
    """Why a text is no army, every reason with its clause; nothing if it is one."""
    why_not_add: Callable[[Sequence[str], str], Reason | None]
    """Why one more cannot be added to these; None if it can."""
    gauges: Callable[[Sequence[str]], list[Track]]
    """What is counted while choosing, such as a cost of 9 out of 12."""
    starters: Mapping[str, str]
    """Ready-made armies: message id → text."""
    random: DrawArmy
    along: Mapping[str, tuple[str, ...]] = dataclasses.field(default_factory=dict)
    """Cards that come along with an id, such as a champion's followers."""
    cards: Mapping[str, Card] = dataclasses.field(default_factory=dict)
    """Cards that are in a scene only where an army has them."""
    groups: Callable[[Sequence[str]], list[ArmyGroup]] | None = None
    """How what was chosen belongs together, in order; None where everything stands for itself."""
    choices: Mapping[str, ArmyChoice] = dataclasses.field(default_factory=dict)
    """What things of the catalogue are told apart by."""
    cost: str = ""
    """What their cost is called, on their cards too: a message id."""
    measured: Callable[[Sequence[str]], list[ArmyMeasure]] | None = None
    """What was measured of these; None where nothing was."""
    strengths: Mapping[str, ArmyStrength] = dataclasses.field(default_factory=dict)
    """What a study found of things of the catalogue."""
    measured_alone: bool = True
    """Whether that is told of each of them, not of an army like theirs."""
    entries: Callable[[str], Sequence[ArmyEntry]] | None = None
    """What a legal army has, each card once; None where that cannot be told apart."""
    used: Callable[[Any, Event], Used | None] | None = None
    """The ability whose use an event tells, in the state of any later moment; None where no event does."""
    redrawn: Callable[[Any, Random], Any] | None = None
    """A setup with armies drawn at random for what was agreed, such as a battle level; None where what the preset
    `random` draws goes with anything that is agreed."""


# Campaigns


class Deed(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What the chronicle of a member of an army tells of a match."""

    seat: int
    who: str
    """By name, as the army calls its members."""
    message: Message


class Aftermath(msgspec.Struct, frozen=True):
    """What lives on after a match."""

    armies: tuple[str, ...]
    """One text per seat, for the next match."""
    deeds: tuple[Deed, ...]
    """In the order in which they were done."""


class Member(msgspec.Struct, frozen=True):
    """One of an army, as it stands between two matches."""

    name: str
    growth: Bar
    """How far it has come."""
    lines: tuple[Message, ...] = ()
    """What it can do, a few words each."""
    icon: str = ""
    """How it is drawn, as on the board."""


class Roster(msgspec.Struct, frozen=True):
    """An army as its players know it. Names are shown as they are."""

    name: str
    cause: str
    lines: tuple[Message, ...]
    """What all have in common."""
    members: tuple[Member, ...]


@dataclass(frozen=True)
class CampaignRules(Generic[S]):
    """How armies grow from one match to the next. The setup of such a game has a field `campaign`, whether there is a
    next match."""

    aftermath: Callable[[S, Sequence[Event]], Aftermath]
    """What lives on after a match, told from its last state and all its events."""
    roster: Callable[[str], Roster]
    """The members of an army, from its text."""
    why_not_begin: Callable[[Any], Reason | None] = lambda setup: None
    """Why a campaign cannot begin with a setup, such as armies that are not new; None if it can."""
    retold: Callable[[Any, Scene, Sequence[Event], Sequence[str]], Aftermath | None] | None = None
    """The same from a match that only its record tells: its setup, its last scene, all its events and all answers; None
    if they do not tell it."""


# Answers in advance


How = Literal["ask", "never", "always", "at-least"]


class AutoAnswer(NamedTuple):
    """How a kind of question can be answered in advance."""

    always: Callable[[Any, Ask[Any]], str]
    """The key that accepts, in a state."""
    never: str = ""
    """The key that declines; empty where nothing does."""
    tokens: Callable[[Any, Ask[Any]], int] | None = None
    """What "at least" counts; None where there is nothing to be spared."""

    @property
    def hows(self) -> tuple[How, ...]:
        """All that can be ordered."""
        if not self.never:
            return "ask", "always"
        return ("ask", "never", "always") if self.tokens is None else ("ask", "never", "always", "at-least")
