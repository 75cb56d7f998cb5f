"""What the tab does for the house. All of it goes in plain texts, so that nothing here knows JavaScript."""

from collections.abc import Awaitable
from typing import Literal, Protocol, TypeAlias

Kept: TypeAlias = Literal["kept", "behind", "full", "other"]
"""What became of something to be written: it is, another was quicker, there is no room, or nobody knows why not."""


class Browser(Protocol):
    """Filled by web/src/page/engine.ts; by tests with dictionaries."""

    def get(self, paths: str, /) -> Awaitable[str]:
        """Of a list of paths their texts, in JSON; empty if nothing can be read."""
        ...

    def scan(self, ranges: str, last: int, /) -> Awaitable[str]:
        """Return the paths in ranges with their texts, in JSON; empty if nothing can be read.

        Each range is a start and a stop. `last` leaves that many paths from the end of each; 0 leaves all of them.
        """
        ...

    def commit(self, texts: str, found: str, /) -> Awaitable[Kept]:
        """Write texts by path, in JSON, in one transaction that sees whether all is as it was found."""
        ...

    def publish(self, match: str, notice: str, /) -> None:
        """Tell other tabs."""
        ...

    def send(self, line: int, message: str, /) -> None: ...

    def hang_up(self, line: int, code: int, /) -> None: ...

    def think(self, thought: str, /) -> Awaitable[str]:
        """Let the second worker answer for an agent; empty if it could not."""
        ...
