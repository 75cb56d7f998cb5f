"""The review of a match as a client is told of it, as structs."""

from typing import Literal

from theomachy.wire.messages import Shown
from theomachy.wire.pages import SeatName


class ReviewMoment(Shown):
    """A choice or a roll, and the chance to win by seat before and after it."""

    step: int
    """of the replay: with this one it came"""
    kind: Literal["choice", "roll"]
    before: list[float]
    """with the best option; of a roll the mean of all ways for it to fall"""
    after: list[float]
    seat: int | None = None
    """that chose, or that rolled"""
    round: int | None = None
    text: str = ""
    """what was rolled for; of a choice that counted, what was asked"""
    taken: str = ""
    """what was chosen; the faces of a roll"""
    better: str = ""
    """what would have been best, if that is something else"""


class ReviewSide(Shown):
    """What became of one seat, in shares of a win: start, choices and luck add up to the result."""

    start: float
    choices: float
    luck: float
    last_luck: float
    """of the last roll that counted"""
    result: float
    played: float
    """the result without luck"""
    cost: float
    """of its own choices"""
    accuracy: float | None = None
    """in percent; none where it had nothing to choose"""


class ReviewLuck(Shown):
    """Rolls of one kind that one seat rolled in one round, and what they brought each seat."""

    text: str
    rolls: int
    luck: list[float]
    seat: int | None = None
    round: int | None = None


class ReviewPage(Shown):
    """GET /api/matches/{match}/review: what is known of it; POST sees to it that it is worked out."""

    state: Literal["none", "working", "done"]
    game: str
    title: str
    """of the game"""
    seats: list[SeatName]
    result: str
    """in words"""
    done: float = 0.0
    """how far it has come, as a share"""
    moments: list[ReviewMoment] = []
    """as far as they are known, in their order"""
    sides: list[ReviewSide] = []
    """one for each seat, once it is done; the same goes for all that follows"""
    ledger: list[ReviewLuck] = []
    turning: list[int] = []
    """the moments of the greatest swings"""
    tries: list[int] = []
    """moments to try again: mine, if I sat there"""
