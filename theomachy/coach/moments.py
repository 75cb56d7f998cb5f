"""The moments of a match: every choice and every roll of its record, with what each was worth."""

from collections.abc import Iterator, Sequence
from typing import Any, Literal

import msgspec

from theomachy.coach.looks import Look, Shares
from theomachy.features.ai import ai_of
from theomachy.kernel import Game, Match, Roll, Typed, key_of, refuse
from theomachy.kernel.match import CHANCE, Who
from theomachy.kernel.requests import say_faces
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
    seat: int | None = None
    """The seat that chose or rolled; None for a roll of no seat."""
    round: int | None = None
    key: str = ""
    """Key of the chosen option; empty for a roll."""
    best: str = ""
    """Key of the best option; empty for a roll."""
    stake: float = 0.0
    """Share of a win that a choice could have lost; 0 for a roll."""
    faces: str = ""

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
    tape: Sequence[Any]
    who: Sequence[Who]
    entries: Sequence[dict[int, int]]
    """Numbers of the record's lines beside each tape entry, by the seat that answered or under CHANCE."""
    result: Shares


def played_of(record: Record, game: Game[Any]) -> Played:
    """Read a record for its review, or refuse a match that goes on or that today's rules cannot replay."""
    if record.result == "open":
        raise refuse("review-not-over")
    entries: list[dict[int, int]] = []
    given: dict[int, int] = {}
    number = -1

    def watch(match: Match[Any]) -> None:
        nonlocal number
        number += 1
        verb, _, name = record.entries[number].who.rpartition(" ")
        del entries[len(match.tape) :]
        if not verb and name.isdecimal():
            given[int(name) - 1] = number
        for by in match.who[len(entries) :]:
            seats = by if isinstance(by, tuple) else (by,)
            entries.append({CHANCE: number, **{seat: given[seat] for seat in seats if seat >= 0}})

    try:
        match = replay(record, game, watch=watch)
    except BadRecord as bad:
        raise refuse(bad.reason.id, **bad.reason.args) from None
    broken = broken_off(record.result, len(match.seats))
    result = broken.shares(len(match.seats)) if broken is not None else match.result
    assert result is not None
    return Played(game, match.beginning, match.tape, match.who, entries, [float(share) for share in result])


def moments(played: Played, start: int = 0, stop: int | None = None) -> Iterator[Moment]:
    """Yield each choice and each roll of a part of the tape, in order, with its worth.

    Each moment depends on nothing but its position, so parts may be reviewed apart, in any process.
    """
    look, last = Look(played.game), len(played.tape)
    stop = last if stop is None else min(stop, last)  # one that was given up could go on
    match = Match(played.game, played.beginning, Typed(b""))
    while match.request is not None and (at := len(match.tape)) < stop:
        entry = played.tape[at]
        if isinstance(match.request, Roll):
            if at >= start:
                yield _rolled(look, match, match.request, played, at)
            match.answer(say_faces(entry))
        else:
            asks = match.asks
            chosen = [key_of(option) for option in (entry if match.together else (entry,))]
            for ask, key in zip(asks, chosen, strict=True):
                if at >= start and not _is_usual(match, ask):
                    yield _chosen(look, match, ask.seat, key, played, at)
            for ask, key in zip(asks, chosen, strict=True):
                match.answer(key, ask.seat)


def _is_usual(match: Match[Any], ask: Any) -> bool:
    """Return True if a question is one of set-up or deployment, of which a judge knows nothing."""
    usual = ai_of(match.game).deployment
    return usual is not None and usual(match.state, ask) is not None


def _rolled(look: Look, match: Match[Any], roll: Roll[Any], played: Played, at: int) -> Moment:
    faces = played.tape[at]
    fall = look.fall(match, roll, faces, at)
    return Moment(
        at,
        played.entries[at][CHANCE],
        "roll",
        roll.question,
        _kept(fall.before),
        _kept(fall.after),
        seat=roll.seat,
        round=_round(match),
        faces=say_faces(faces),
    )


def _chosen(look: Look, match: Match[Any], seat: int, key: str, played: Played, at: int) -> Moment:
    ask = match.ask_of(seat)
    assert ask is not None
    options = look.options(match, seat, key, at)
    return Moment(
        at,
        played.entries[at][seat],
        "choice",
        ask.question,
        _kept(options.before),
        _kept(options.after),
        seat=seat,
        round=_round(match),
        key=key,
        best=options.best,
        stake=round(options.stake, DIGITS),
    )


def _round(match: Match[Any]) -> int | None:
    """Return the round, or the turn where a game counts turns, or None."""
    return getattr(match.state, "round", None) or getattr(match.state, "turn", None)


def _kept(shares: Shares) -> Shares:
    return [round(share, DIGITS) for share in shares]
