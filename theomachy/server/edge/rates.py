"""How often a client may ask."""

from collections.abc import Callable
from time import monotonic

WINDOW_S = 60.0
"""A whole minute's worth may be spent at once; after that it comes back bit by bit."""
MAX_KEYS = 100_000
"""Those who are remembered at once. Beyond that the first to come are forgotten."""


class Rate:
    """Counts by key. Of each key only the time is kept at which it will have paid for all that it asked; a key that has
    paid is forgotten."""

    def __init__(
        self,
        a_minute: int,
        clock: Callable[[], float] = monotonic,
        most_keys: int = MAX_KEYS,
        window_s: float = WINDOW_S,
    ) -> None:
        """`window_s`: the seconds whose worth may be spent at once."""
        self._each_s, self._window_s = 60 / a_minute, window_s
        self._clock, self._most_keys = clock, most_keys
        self._paid_at: dict[str, float] = {}
        self._swept_at = clock()

    def __len__(self) -> int:
        return len(self._paid_at)

    def wait_s(self, key: str) -> float:
        """Count one more, if it may be; else the seconds after which it may."""
        if too_early_s := self.owed_s(key, 1.0):
            return too_early_s
        self.charge(key, 1.0)
        return 0

    def owed_s(self, key: str, more: float = 0.0) -> float:
        """Return the seconds after which so much more may be asked; 0 for now."""
        now = self._clock()
        too_early_s = max(now, self._paid_at.get(key, now)) + more * self._each_s - now - self._window_s
        return too_early_s if too_early_s > self._each_s / 1000 else 0  # sums of fractions are not exact

    def charge(self, key: str, amount: float) -> None:
        """Count what was asked, be it too much."""
        now = self._clock()
        self._sweep(now)
        self._remember(key, max(now, self._paid_at.get(key, now)) + amount * self._each_s)

    def _remember(self, key: str, paid_at: float) -> None:
        if key not in self._paid_at and len(self._paid_at) >= self._most_keys:
            del self._paid_at[next(iter(self._paid_at))]
        self._paid_at[key] = paid_at

    def _sweep(self, now: float) -> None:
        """Forget, once in a while, who owes nothing."""
        if now - self._swept_at >= WINDOW_S:
            self._swept_at = now
            self._paid_at = {key: paid_at for key, paid_at in self._paid_at.items() if paid_at > now}
