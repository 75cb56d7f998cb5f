"""Reviews of a match: its choices, its dice, and the part of the result that is owed to each.

Luck is a roll's chance to win less the mean of all ways for it to fall, so on average it is nothing, for any judge. The
result less all luck is therefore as high on average as the result itself, and varies less: it is what was played.
Start, choices and luck add up to the result.
"""

from collections.abc import Collection, Iterable, Sequence
from itertools import groupby
from typing import Any

import msgspec

from theomachy.coach.evaluation import Shares
from theomachy.coach.moments import Moment, moments, played_of
from theomachy.exact import exp, total
from theomachy.kernel import Game
from theomachy.play.records import Record

EDITION = 3
"""Edition of reviews: a stored review of an earlier edition is made anew."""
TURNING_POINTS = 4
TURNING_GAIN = 0.03
"""Least swing of a turning point."""
TRIES = 3
TRY_COST = 0.01
"""Least cost of a choice that is worth another try."""
ACCURACY, DECAY, REST = 103.1668, 0.04354, 3.1669
"""Parameters of lichess' curve, which turns the cost of a choice into its accuracy in percent."""


class LuckRow(msgspec.Struct, frozen=True):
    """The luck of one seat with dice of one kind in one round."""

    seat: int | None
    round: int | None
    question: str
    rolls: int
    luck: Shares
    """Luck, by seat."""


class Side(msgspec.Struct, frozen=True):
    """The choices and the luck of one seat. All but the accuracy are shares of a win."""

    start: float
    choices: float
    """Gain from the choices of all seats, and from what nobody foresaw."""
    luck: float
    """Gain from all dice."""
    last_luck: float
    """Gain from the last roll that counted."""
    result: float
    accuracy: float | None
    """Accuracy in percent; None where the seat had nothing to choose."""
    cost: float
    """Cost of the seat's own choices."""

    @property
    def played(self) -> float:
        """The result without luck; may be less than nothing or more than a win."""
        return self.result - self.luck


class Review(msgspec.Struct, frozen=True):
    edition: int
    moments: list[Moment]
    result: Shares
    sides: list[Side]
    ledger: list[LuckRow]
    turning: list[int]
    """Positions of the greatest swings, in their order."""


def review(record: Record, game: Game[Any]) -> Review:
    """Review a whole record at once, or refuse one that cannot be reviewed."""
    played = played_of(record, game)
    return summed_up(played.result, list(moments(played)))


def summed_up(result: Shares, found: Sequence[Moment]) -> Review:
    """Return the review for the moments of a match."""
    sides = [_side(seat, share, found) for seat, share in enumerate(result)]
    return Review(EDITION, list(found), result, sides, _ledger(found), _turning(found))


def _side(seat: int, result: float, found: Sequence[Moment]) -> Side:
    start = found[0].before[seat] if found else result
    rolls = [moment.gains[seat] for moment in found if moment.kind == "roll"]
    own = [moment for moment in found if moment.kind == "choice" and moment.seat == seat]
    luck = total(rolls)
    return Side(
        start=start,
        choices=result - start - luck,
        luck=luck,
        last_luck=next((gain for gain in reversed(rolls) if abs(gain) >= TURNING_GAIN), 0.0),
        result=result,
        accuracy=accuracy(own),
        cost=total(moment.cost for moment in own),
    )


def accuracy(choices: Iterable[Moment]) -> float | None:
    """Return how close choices came to the best ones, in percent, each weighted by its stake; None without choices."""
    staked = [(moment.stake, accurate(moment.cost)) for moment in choices if moment.stake > 0]
    whole = total(stake for stake, _ in staked)
    return total(stake * figure for stake, figure in staked) / whole if whole else None


def accurate(cost: float) -> float:
    """Return the accuracy of one choice, in percent."""
    return min(100.0, max(0.0, ACCURACY * exp(-DECAY * 100 * cost) - REST))


def _ledger(found: Sequence[Moment]) -> list[LuckRow]:
    def place(moment: Moment) -> tuple[int, int, str]:
        return (-1 if moment.seat is None else moment.seat, moment.round or 0, moment.question)

    rolls = sorted((moment for moment in found if moment.kind == "roll"), key=place)
    rows = []
    for _, group in groupby(rolls, place):
        alike = list(group)
        luck = [total(gains) for gains in zip(*(moment.gains for moment in alike), strict=True)]
        rows.append(LuckRow(alike[0].seat, alike[0].round, alike[0].question, len(alike), luck))
    return rows


def _turning(found: Sequence[Moment]) -> list[int]:
    def swing(number: int) -> float:
        return max(map(abs, found[number].gains))

    greatest = sorted(range(len(found)), key=lambda number: (-swing(number), number))[:TURNING_POINTS]
    return sorted(number for number in greatest if swing(number) >= TURNING_GAIN)


def tries(found: Sequence[Moment], seats: Collection[int]) -> list[Moment]:
    """Return the costliest choices of some seats, in their order: positions to try again."""
    own = [moment for moment in found if moment.seat in seats and moment.cost >= TRY_COST]
    return sorted(sorted(own, key=lambda moment: (-moment.cost, moment.at))[:TRIES], key=lambda moment: moment.at)
