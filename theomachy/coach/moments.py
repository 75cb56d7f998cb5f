"""The moments of a match: every choice and every roll of its record, each with the chances to win before and after."""

from collections.abc import Iterator, Sequence
from typing import Any, Literal

import msgspec

from theomachy.coach.evaluation import Evaluator, Shares
from theomachy.features.ai import ai_of
from theomachy.kernel import Game, Match, Roll, Typed, key_of, refuse
from theomachy.kernel.match import CHANCE
from theomachy.kernel.requests import Faces, say_faces
from theomachy.play.records import BadRecord, Record, broken_off
from theomachy.play.replays import replay

DIGITS = 5
"""Digits of a chance to win, as it is stored."""


class Moment(msgspec.Struct, frozen=True, omit_defaults=True):
    """A choice or a roll, and the chance to win by seat before and after it."""

    at: int
    """Position on the tape."""
    entry: int
    """Number of the record's line with which it came."""
    kind: Literal["choice", "roll"]
    question: str
    """The question, or the purpose of the roll, as a message id."""
    before: Shares
    """Chances to win with the best option; for a roll, the mean over all ways for it to fall."""
    after: Shares
    """Chances to win with the chosen option; for a roll, after the way in which it fell."""
    seat: int | None = None
    """The seat that chose or rolled; None for a roll of no seat."""
    round: int | None = None
    """The round, or the turn where the game counts turns; None where it counts neither."""
    key: str = ""
    """Key of the chosen option; empty for a roll."""
    best: str = ""
    """Key of the best option; empty for a roll."""
    stake: float = 0.0
    """Share of a win that a choice could have lost; 0 for a roll."""
    faces: str = ""
    """The faces of a roll; empty for a choice."""

    @property
    def gains(self) -> Shares:
        """Change of each seat's chance: by the dice, or by a choice, which costs one seat what the others gain."""
        return [after - before for before, after in zip(self.before, self.after, strict=True)]

    @property
    def cost(self) -> float:
        """Win probability that a choice cost the seat that made it; 0 for a roll."""
        return 0.0 if self.kind == "roll" or self.seat is None else self.before[self.seat] - self.after[self.seat]


class Played(msgspec.Struct):
    """A match that is over, as its record tells it, without what was taken back."""

    game: Game[Any]
    beginning: Any
    """The state before the first step."""
    tape: Sequence[Any]
    lines: Sequence[dict[int, int]]
    """Numbers of the record's lines behind each tape entry, by the seat that answered or under CHANCE."""
    result: Shares


def played_of(record: Record, game: Game[Any]) -> Played:
    """Read a record for its review, or refuse a match that goes on or that today's rules cannot replay."""
    if record.result == "open":
        raise refuse("review-not-over")
    tracer = _LineTracer(record)
    try:
        match = replay(record, game, watch=tracer.trace)
    except BadRecord as bad:
        raise refuse(bad.reason.id, **bad.reason.args) from None
    broken = broken_off(record.result, len(match.seats))
    result = broken.shares(len(match.seats)) if broken is not None else match.result
    assert result is not None
    return Played(game, match.beginning, match.tape, tracer.lines, [float(share) for share in result])


class _LineTracer:
    """A watcher of a record's replay, which notes from which lines of the record each tape entry comes."""

    def __init__(self, record: Record) -> None:
        self.record = record
        self.lines: list[dict[int, int]] = []
        """Numbers of lines behind each tape entry, by the seat that answered or under CHANCE."""
        self._number = -1
        """Number of the line that was replayed last."""
        self._answered: dict[int, int] = {}
        """Number of the line of each seat's last answer; secret answers wait for each other before they are taken."""

    def trace(self, match: Match[Any]) -> None:
        """Note what the next line of the record has changed on the tape."""
        self._number += 1
        verb, _, seat = self.record.entries[self._number].who.rpartition(" ")
        if not verb and seat.isdecimal():
            self._answered[int(seat) - 1] = self._number
        del self.lines[len(match.tape) :]  # a take-back shortens the tape
        for who in match.who[len(self.lines) :]:
            seats = who if isinstance(who, tuple) else (who,)
            answers = {seat: self._answered[seat] for seat in seats if seat >= 0}
            self.lines.append({CHANCE: self._number, **answers})


def moments(played: Played, start: int = 0, stop: int | None = None) -> Iterator[Moment]:
    """Yield each choice and each roll of a part of the tape, in order, with its worth.

    Each moment depends on nothing but its position, so parts may be reviewed apart, in any process.
    """
    end = len(played.tape)  # after a resignation the game would still go on there
    stop = end if stop is None else min(stop, end)
    match = Match(played.game, played.beginning, Typed(b""))
    observer = _Observer(played, match)
    while match.request is not None and (at := len(match.tape)) < stop:
        entry = played.tape[at]
        if isinstance(match.request, Roll):
            if at >= start:
                yield observer.roll(match.request, entry)
            match.answer(say_faces(entry))
        else:
            options = entry if match.together else (entry,)
            chosen = {ask.seat: key_of(option) for ask, option in zip(match.asks, options, strict=True)}
            for seat, key in chosen.items():
                if at >= start and not observer.has_usual_answer(seat):
                    yield observer.choice(seat, key)
            for seat, key in chosen.items():
                match.answer(key, seat)


class _Observer:
    """A maker of moments from the present position of a match that is played again."""

    def __init__(self, played: Played, match: Match[Any]) -> None:
        self.played, self.match = played, match
        self.evaluator = Evaluator(played.game)

    def roll(self, roll: Roll[Any], faces: Faces) -> Moment:
        """Return the moment of a roll that fell with these faces."""
        at = len(self.match.tape)
        worth = self.evaluator.roll(self.match, roll, faces, seed=at)
        return Moment(
            at=at,
            entry=self.played.lines[at][CHANCE],
            kind="roll",
            question=roll.question,
            before=_rounded(worth.mean),
            after=_rounded(worth.after),
            seat=roll.seat,
            round=self._round(),
            faces=say_faces(faces),
        )

    def choice(self, seat: int, key: str) -> Moment:
        """Return the moment in which a seat chose an option."""
        at, ask = len(self.match.tape), self.match.ask_of(seat)
        assert ask is not None
        worth = self.evaluator.choice(self.match, seat, key, seed=at)
        return Moment(
            at=at,
            entry=self.played.lines[at][seat],
            kind="choice",
            question=ask.question,
            before=_rounded(worth.with_best),
            after=_rounded(worth.with_chosen),
            seat=seat,
            round=self._round(),
            key=key,
            best=worth.best,
            stake=round(worth.stake, DIGITS),
        )

    def has_usual_answer(self, seat: int) -> bool:
        """Return True if a seat's question is one of set-up or deployment, of which a judge knows nothing."""
        usual, ask = ai_of(self.match.game).deployment, self.match.ask_of(seat)
        return usual is not None and ask is not None and usual(self.match.state, ask) is not None

    def _round(self) -> int | None:
        """Return the round, or the turn where the game counts turns; None where it counts neither."""
        state = self.match.state
        return getattr(state, "round", None) or getattr(state, "turn", None)


def _rounded(shares: Shares) -> Shares:
    return [round(share, DIGITS) for share in shares]
