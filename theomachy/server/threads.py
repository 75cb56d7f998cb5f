"""Work that takes some milliseconds, in threads; what it costs is counted."""

import asyncio
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from contextvars import copy_context
from time import thread_time
from typing import ParamSpec, TypeVar

from theomachy.server.edge.callers import CpuBudget

TABLE_THREADS = 6
"""Threads for tables: setting one up, opening one, questions of those who play."""
PAGE_THREADS = 1
"""Threads for pages that take more than a few milliseconds."""
PAGE_WEIGHT = 4.0
"""How much the CPU of such a page counts: unlike that of other processes, tables lack it, and they can wait."""

P = ParamSpec("P")
T = TypeVar("T")


class Threads:
    """Does what takes a while beside the event loop. What has not been begun is forgotten when the server ends."""

    def __init__(self, number: int, budget: CpuBudget, weight: float = 1.0) -> None:
        self._budget, self._weight, self._threads = budget, weight, ThreadPoolExecutor(number, "aside")

    async def aside(self, function: Callable[P, T], /, *args: P.args, **more: P.kwargs) -> T:
        loop = asyncio.get_running_loop()

        def work() -> T:
            began = thread_time()
            try:
                return function(*args, **more)
            finally:
                loop.call_soon_threadsafe(self._budget.charge, self._weight * (thread_time() - began))

        return await loop.run_in_executor(self._threads, copy_context().run, work)

    def close(self) -> None:
        self._threads.shutdown(wait=False, cancel_futures=True)
