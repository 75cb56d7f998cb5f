"""Teaching games: real matches with a beginning played in advance, the same dice every time, and one idea a step.

A lesson lies in content/lessons of its game, its words in content/lessons.<lang>.ftl: the message `lesson-ID` is its
title, with `.about` and `.end`; `lesson-ID-STEP` says what to do, with `.why`; `lesson-ID-STEP-wrong` explains what
else the learner may try. Every decision of the learner is a step. The driver of the match looks here before it takes an
answer: a wrong one is explained and changes nothing. After the last step the rest is an ordinary match.
"""

from collections.abc import Sequence
from fnmatch import fnmatchcase
from functools import cache
from hashlib import sha256
from pathlib import Path
from typing import Any

import msgspec

from theomachy.kernel.game import Game
from theomachy.kernel.match import Match
from theomachy.kernel.messages import Reason, refuse
from theomachy.kernel.requests import Ask


class Goal(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The circle in which a piece is to be after the answer."""

    piece: str
    at: tuple[int, int]
    within: int


class Step(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A decision of the learner, with the answers that are good."""

    id: str
    clause: str
    key: str
    """A good answer."""
    pick: tuple[str, ...] = ()
    """Patterns of the keys of other good answers; without them and without a goal only `key` will do."""
    goal: Goal | None = None
    """The goal of every answer that fits no pattern; None if such answers are wrong."""
    lights: tuple[str, ...] = ()
    """The pieces to look at."""
    replies: tuple[str, ...] = ()
    """The answers of the other seats until the learner is asked again, in order."""

    def names(self, key: str) -> bool:
        """Return True if an answer is `key` or fits a pattern."""
        return key == self.key or any(fnmatchcase(key, pattern) for pattern in self.pick)


class Lesson(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    id: str
    number: int
    """The place of the lesson among the lessons of its game."""
    minutes: int
    setup: dict[str, Any]
    dice: str
    """The text from which the seed of the dice follows."""
    steps: tuple[Step, ...]
    opening: tuple[str, ...] = ()
    """The answers of all seats before the first step, in order."""
    seat: int = 0
    """The learner's seat."""
    face: str = ""
    """The icon or card whose face stands for the lesson."""
    level: str = "novice"
    """The level of the opponent once the steps are over."""

    def agreed(self, game: Game[Any]) -> Any:
        """Return the setup that the lesson is played with."""
        return msgspec.convert(self.setup, game.setup.type)

    @property
    def seed(self) -> bytes:
        """The seed of the dice, equal at every table."""
        return sha256(self.dice.encode()).digest()

    def decisions(self, match: Match[Any]) -> list[int]:
        """Return the seats that have decided since the opening, in order."""
        seats = [seat for who in match.who for seat in (who if isinstance(who, tuple) else (who,)) if seat >= 0]
        return [*seats, *match.given][len(self.opening) :]

    def taken(self, match: Match[Any]) -> int:
        """Return the number of steps that have been taken."""
        return min(self.decisions(match).count(self.seat), len(self.steps))

    def step(self, match: Match[Any]) -> Step | None:
        """Return the step at which a match stands; None when all have been taken."""
        taken = self.taken(match)
        return self.steps[taken] if taken < len(self.steps) else None

    def why_not(self, match: Match[Any], key: str) -> Reason | None:
        """Return why an answer of the learner is wrong now; None if it is right, or no legal answer anyway."""
        step, ask = self.step(match), match.ask_of(self.seat)
        if step is None or ask is None or not ask.takes(step.key) or not ask.takes(key) or step.names(key):
            return None
        if step.goal is not None and _reaches(match, self.seat, key, step.goal):
            return None
        return Reason(f"lesson-{self.id}-{step.id}-wrong", step.clause)

    def reply(self, match: Match[Any], ask: Ask[Any]) -> str | None:
        """Return another seat's answer now; None if it has to think for itself."""
        decisions = self.decisions(match)
        taken = decisions.count(self.seat)
        if not 0 < taken <= len(self.steps):
            return None
        given, replies = decisions[::-1].index(self.seat), self.steps[taken - 1].replies
        return replies[given] if given < len(replies) and ask.takes(replies[given]) else None


def play_opening(match: Match[Any], opening: Sequence[str]) -> None:
    """Play the answers before the first step."""
    for key in opening:
        match.answer(key, match.asks[0].seat)


def _reaches(match: Match[Any], seat: int, key: str, goal: Goal) -> bool:
    """Return True if an answer would bring a piece to its goal."""
    after = match.clone(0)
    after.answer(key, seat)
    piece = match.game.scene(after.state, seat).pieces.get(goal.piece)
    if piece is None or piece.at is None:
        return False
    dx, dy = piece.at[0] - goal.at[0], piece.at[1] - goal.at[1]
    return dx * dx + dy * dy <= goal.within * goal.within


def lessons(game: Game[Any]) -> tuple[Lesson, ...]:
    """Return the lessons of a game, in their order."""
    return _read(game.content.folder / "content" / "lessons")


@cache
def _read(folder: Path) -> tuple[Lesson, ...]:
    lessons = [msgspec.toml.decode(file.read_bytes(), type=Lesson) for file in folder.glob("*.toml")]
    return tuple(sorted(lessons, key=lambda lesson: lesson.number))


def find_lesson(game: Game[Any], id: str) -> Lesson:
    """Return a lesson by its id; raise Refused if there is none."""
    lesson = next((lesson for lesson in lessons(game) if lesson.id == id), None)
    if lesson is None:
        raise refuse("no-such-lesson", known=[lesson.id for lesson in lessons(game)])
    return lesson
