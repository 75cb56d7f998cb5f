"""Wald's sequential test of two agents: they play until one share of the wins is far likelier than another.

A deal is played from both seats, and the pair counts as one (as fishtest counts pairs): what the deal favours cancels
out. The likelihoods are those of a normal distribution with the variance of the pairs so far.
"""

from math import log
from typing import Literal, NamedTuple

import msgspec

ERROR = 0.05
"""The chance that the test is wrong, in either direction."""
BOUND = log((1 - ERROR) / ERROR)
"""The logarithm of how much likelier one share must be."""


class Shares(NamedTuple):
    """The two shares between which the test decides."""

    low: float
    high: float


class Verdict(msgspec.Struct):
    """The state of the test: the likelier share, once it is settled."""

    low: float
    high: float
    pairs: int
    ratio: float
    """The logarithm of how much likelier the high share is than the low one."""
    share: Literal["low", "high", "open"]


class Sequential:
    def __init__(self, shares: Shares) -> None:
        self.shares = shares
        self.points = [0.0, 1.0]
        """The first agent's share of each pair, after one lost and one won pair, so that the variance is never zero."""
        self._half: float | None = None

    def add(self, share: float) -> None:
        """Count the first agent's share of a game; two games make a pair."""
        if self._half is None:
            self._half = share
        else:
            self.points.append((self._half + share) / 2)
            self._half = None

    @property
    def ratio(self) -> float:
        low, high = self.shares
        mean = sum(self.points) / len(self.points)
        variance = sum((point - mean) ** 2 for point in self.points) / len(self.points)
        return len(self.points) * (high - low) * (2 * mean - low - high) / (2 * variance)

    @property
    def settled(self) -> bool:
        return abs(self.ratio) > BOUND

    @property
    def verdict(self) -> Verdict:
        share: Literal["low", "high", "open"] = "open"
        if self.settled:
            share = "high" if self.ratio > 0 else "low"
        return Verdict(*self.shares, len(self.points) - 2, round(self.ratio, 3), share)
