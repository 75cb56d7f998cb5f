"""Regions that work out each key once, for games whose options are costly to work out."""

from abc import abstractmethod
from typing import Generic, TypeVar

import msgspec

from theomachy.kernel import Reason, Refused, Region

T = TypeVar("T")


class CachedRegion(msgspec.Struct, Region[str], Generic[T], gc=False, kw_only=True):
    """A region that caches the costly outcome of each key, and its proposals."""

    known: dict[str, T | Reason] = {}
    listed: list[str] = []

    @abstractmethod
    def proposed(self) -> list[str]:
        """Return some options worth considering."""

    def options(self) -> list[str]:
        """Return the proposed options, computed when first asked for."""
        if not self.listed:
            self.listed = self.proposed()
        return self.listed

    @abstractmethod
    def find(self, key: str) -> T | Reason:
        """Return the outcome of a key, or why it is no option."""

    def found(self, key: str) -> T | Reason:
        """Return the outcome of a key, or why it is no option, from the cache where it is there."""
        if key not in self.known:
            self.known[key] = self.find(key)
        return self.known[key]

    def why_not(self, key: str) -> Reason | None:
        outcome = self.found(key)
        return outcome if isinstance(outcome, Reason) else None

    def read(self, key: str) -> str:
        if why := self.why_not(key):
            raise Refused(why)
        return key

    def comes_of(self, key: str) -> T:
        """Return the outcome of an option."""
        outcome = self.found(key)
        assert not isinstance(outcome, Reason)
        return outcome
