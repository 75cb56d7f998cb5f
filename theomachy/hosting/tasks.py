"""The tasks that go on for one match, by name."""

import asyncio
from collections.abc import Awaitable, Callable
from typing import ParamSpec

P = ParamSpec("P")


class Tasks:
    """Tasks of which at most one of each name runs at a time."""

    def __init__(self) -> None:
        self._running: dict[str, asyncio.Task[None]] = {}

    def begin(self, name: str, work: Callable[P, Awaitable[None]], *args: P.args, **more: P.kwargs) -> None:
        """Begin a task, unless one of its name runs already."""
        if name not in self._running:
            self._running[name] = asyncio.create_task(self._run(name, lambda: work(*args, **more)))

    async def _run(self, name: str, work: Callable[[], Awaitable[None]]) -> None:
        try:
            await work()
        finally:
            if self._running.get(name) is asyncio.current_task():
                del self._running[name]

    def runs(self, name: str) -> bool:
        return name in self._running

    def cancel(self, name: str = "") -> list[asyncio.Task[None]]:
        """Cancel the task of a name, or all of them; return them to be waited for."""
        cancelled = [task for one, task in self._running.items() if name in ("", one)]
        for task in cancelled:
            task.cancel()
        return cancelled

    def __len__(self) -> int:
        return len(self._running)
