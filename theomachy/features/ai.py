"""Knowledge of a game for agents and the coach: judges, policies, usual deployments, groups, styles."""

import dataclasses
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Generic, NamedTuple, TypeVar

from theomachy.kernel.game import Game
from theomachy.kernel.match import Match
from theomachy.kernel.requests import Ask

S = TypeVar("S")


Advice = Callable[[Any, Ask[Any]], str | None]
"""A procedure of a game that knows an answer to some questions, such as a usual deployment; None to any other."""

IMAGINED_SEED = 7
"""Seed of the world in which advice is looked up: a fixed one, so that worlds that look alike get equal advice."""


class GroupMoves(NamedTuple):
    """Moves of a group: models that move one after another are sent to a place together, each by a legal move."""

    goals: Callable[[Any, Ask[Any]], Sequence[str]]
    """Return the zones that any of the models can reach; none where the question begins no such move."""
    answer: Callable[[Any, Ask[Any], str], str | None]
    """Return the next answer on the way to a zone, or None where the question is no part of such a move."""


@dataclass(frozen=True)
class Ai(Generic[S]):
    """The knowledge of a game that agents and the coach use, beside its rules."""

    judges: Mapping[str, Callable[[S], Sequence[float]]] = dataclasses.field(default_factory=dict)
    """Functions that estimate each seat's chance to win, by version, the newest last. Landed versions never change."""
    policies: Mapping[str, Callable[[S, Ask[Any]], str]] = dataclasses.field(default_factory=dict)
    """Functions that answer at once as a sensible player would, by version, the newest last; the first never changes.

    Games whose actions take many answers need one: agents look ahead with it.
    """
    deployment: Callable[[S, Ask[Any]], str | None] | None = None
    """Return a good player's usual answer to a question of set-up or deployment, always an option; None to any other.

    It goes by what the asked seat may know. The field is None where a game has no such questions.
    """
    groups: GroupMoves | None = None
    """Moves of groups; None where models do not move one by one."""
    is_between: Callable[[S], bool] | None = None
    """Return whether a settled state lies between two activations, where a planner stops; None without activations."""
    grounds: Callable[[S, int], Mapping[str, float]] | None = None
    """Return why the coach's judge likes a state for a seat: each ground's weight, negative where it speaks against.

    Players read the message `ground-NAME`. The field is None where a game has no words for grounds.
    """
    horizon: Callable[[S], bool] | None = None
    """Return whether look-ahead by the policy may stop in a state; None where every quiescent state will do."""
    fingerprint: Callable[[S], bytes] | None = None
    """Return a cache key that tells states of one match apart; None where that costs more than it saves."""
    coach: str = ""
    """Version of the judge whose chances come true, for telling chances to people; empty for the newest."""
    styles: Mapping[str, Callable[[S], Sequence[float]]] = dataclasses.field(default_factory=dict)
    """The newest judge in each style of play, by style. Players read the message `live-style-NAME`."""

    @property
    def policy(self) -> Callable[[S, Ask[Any]], str] | None:
        """The newest policy, or None."""
        return list(self.policies.values())[-1] if self.policies else None

    @property
    def versions(self) -> list[str]:
        """All versions of judges and policies. An agent with a version has the last of each that is not newer."""
        return sorted({*self.judges, *self.policies}, key=int)

    def judge_of(self, version: str) -> Callable[[S], Sequence[float]]:
        """Return the last judge that is not newer than a version; the newest if the version is empty."""
        return [judge for number, judge in self.judges.items() if not version or int(number) <= int(version)][-1]

    def policy_of(self, version: str) -> Callable[[S, Ask[Any]], str] | None:
        """Return the last policy that is not newer than a version; the newest if there is none or no version."""
        own = [policy for number, policy in self.policies.items() if int(number) <= int(version)] if version else []
        return own[-1] if own else self.policy


NO_AI = Ai[Any]()


def ai_of(game: Game[Any]) -> Ai[Any]:
    """Return what agents know of a game: nothing where the game offers no Ai."""
    return game.feature(Ai) or NO_AI


def consulted(match: Match[Any], ask: Ask[Any] | None, advice: Advice | None) -> str | None:
    """Return what a game's advice answers to a question by what the seat can see; None where it has no answer."""
    if ask is None or advice is None or advice(match.state, ask) is None:
        return None
    world = match.imagined(ask.seat, IMAGINED_SEED)
    imagined = world.ask_of(ask.seat)
    return None if imagined is None else advice(world.state, imagined)


def usual_answer(match: Match[Any], ask: Ask[Any] | None) -> str | None:
    """Return the usual answer to a question of set-up or deployment, by what its seat can see; None to any other."""
    return consulted(match, ask, ai_of(match.game).deployment)


def deployed_first(
    deployment: Callable[[S, Ask[Any]], str | None], policy: Callable[[S, Ask[Any]], str]
) -> Callable[[S, Ask[Any]], str]:
    """Return a policy that gives the usual answer where there is one, and else follows another policy."""

    def answer(state: S, ask: Ask[Any]) -> str:
        key = deployment(state, ask)
        return policy(state, ask) if key is None else key

    return answer
