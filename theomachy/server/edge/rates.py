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

    def __init__(self, a_minute: int, clock: Callable[[], float] = monotonic, most_keys: int = MAX_KEYS) -> None:
        self._each_s = WINDOW_S / a_minute
        self._clock, self._most_keys = clock, most_keys
        self._paid_at: dict[str, float] = {}
        self._swept_at = clock()

    def __len__(self) -> int:
        return len(self._paid_at)

    def wait_s(self, key: str) -> float:
        """Count one more, if it may be; else the seconds after which it may."""
        now = self._clock()
        self._sweep(now)
        paid_at = max(now, self._paid_at.get(key, now)) + self._each_s
        too_early_s = paid_at - now - WINDOW_S
        if too_early_s > self._each_s / 1000:  # sums of fractions are not exact
            return too_early_s
        self._remember(key, paid_at)
        return 0

    def _remember(self, key: str, paid_at: float) -> None:
        if key not in self._paid_at and len(self._paid_at) >= self._most_keys:
            del self._paid_at[next(iter(self._paid_at))]
        self._paid_at[key] = paid_at

    def _sweep(self, now: float) -> None:
        """Forget, once in a while, who owes nothing."""
        if now - self._swept_at >= WINDOW_S:
            self._swept_at = now
            self._paid_at = {key: paid_at for key, paid_at in self._paid_at.items() if paid_at > now}
