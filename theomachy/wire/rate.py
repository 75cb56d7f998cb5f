"""How fast what one viewer says is heard."""

from time import monotonic

MESSAGES_A_SECOND, MESSAGES_AT_ONCE = 20, 60
MAX_WAITING = 10 * MESSAGES_A_SECOND
"""Messages of one line that may wait to be heard; a line that has sent more did not wait for any reply."""
WAITED_S = MAX_WAITING // MESSAGES_A_SECOND
"""Seconds after which all messages that may wait have been heard."""


class Allowance:
    """A budget of messages, refilled with time. A message beyond it is not refused: the next one is read later."""

    def __init__(self) -> None:
        self._left, self._since = float(MESSAGES_AT_ONCE), monotonic()

    def spend(self) -> float:
        """Count one message more; return the seconds after which it may be heard."""
        now = monotonic()
        self._left = min(MESSAGES_AT_ONCE, self._left + (now - self._since) * MESSAGES_A_SECOND) - 1
        self._since = now
        return max(0.0, -self._left / MESSAGES_A_SECOND)
