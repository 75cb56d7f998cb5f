"""An event loop in which no time passes while tasks compute, and none is waited for: a day of pauses takes a moment."""

import asyncio
import selectors
from collections.abc import Coroutine
from typing import Any

MAX_ROUNDS = 20
"""The number of times that all tasks are cancelled at the end of a story."""


class Stuck(Exception):
    """Every task waits for another one, and no pause will ever end."""


class VirtualLoop(asyncio.SelectorEventLoop):
    """A loop whose time jumps to the end of the next pause."""

    def __init__(self) -> None:
        self.now = 0.0
        super().__init__(_Jump(self))

    def time(self) -> float:
        return self.now


class _Jump(selectors.SelectSelector):
    """A selector that moves the time on instead of waiting."""

    def __init__(self, loop: VirtualLoop) -> None:
        super().__init__()
        self._loop = loop

    def select(self, timeout: float | None = None) -> list[Any]:
        if timeout is None:
            raise Stuck
        self._loop.now += max(0.0, timeout)
        return []


def run(story: Coroutine[Any, Any, None]) -> None:
    """Run a story in a loop of its own, and end whatever it has left behind."""
    with asyncio.Runner(loop_factory=VirtualLoop) as runner:
        try:
            runner.run(story)
        finally:
            loop = runner.get_loop()
            for _ in range(MAX_ROUNDS):  # what is ended may begin something else, or go on elsewhere
                if tasks := asyncio.all_tasks(loop):
                    for task in tasks:
                        task.cancel()
                    loop.run_until_complete(asyncio.wait(tasks, timeout=1.0))
