"""How much one viewer may say."""

from time import monotonic

from theomachy.kernel import refuse

MESSAGES_A_SECOND, MESSAGES_AT_ONCE = 20, 60


class Allowance:
    """Nobody may say more than a person could do by hand."""

    def __init__(self) -> None:
        self._left, self._since = float(MESSAGES_AT_ONCE), monotonic()

    def spend(self) -> None:
        """Say one thing more, or Refused."""
        now = monotonic()
        self._left = min(MESSAGES_AT_ONCE, self._left + (now - self._since) * MESSAGES_A_SECOND)
        self._since = now
        if self._left < 1:
            raise refuse("live-too-fast")
        self._left -= 1
