"""Work that costs seconds of CPU and depends on nothing but what it is given: done once at a time, its results kept."""

import asyncio
import pickle
from collections import OrderedDict
from collections.abc import Callable
from contextlib import suppress
from hashlib import sha256
from typing import Any, TypeVar, TypeVarTuple, cast

from theomachy.hosting.ports import Aside, Heavy, HeavyQueue

T = TypeVar("T")
Ts = TypeVarTuple("Ts")

MAX_KEPT_BYTES = 48_000_000
"""Results that are kept, pickled. What was not asked for longest goes first."""


def beside(aside: Aside) -> Heavy:
    """Heavy work for a host that has nowhere else to do it."""

    async def work(queue: HeavyQueue, function: Callable[[*Ts], T], /, *args: *Ts) -> T:
        return await aside(cast(Callable[..., T], function), *args)

    return work


class CalledOff(Exception):
    """Some work that is not done, since nobody waited for it."""


class Running:
    """A piece of work that is being done, and how many wait for it."""

    def __init__(self, task: asyncio.Task[bytes]) -> None:
        self.task, self.waiting = task, 0


class SharedWork:
    """Heavy work whose result follows from its arguments: whoever asks the same meanwhile waits for the same."""

    def __init__(self, heavy: Heavy) -> None:
        self._heavy = heavy
        self._running: dict[bytes, Running] = {}
        self._kept: OrderedDict[bytes, bytes] = OrderedDict()
        self._bytes = 0

    async def __call__(self, queue: HeavyQueue, function: Callable[[*Ts], T], /, *args: *Ts) -> T:
        """Return what the function says of its arguments. Work that nobody waits for any more is called off."""
        key = sha256(pickle.dumps((function.__module__, function.__qualname__, args))).digest()
        while key not in self._kept:
            running = self._running.get(key) or self._begin(key, queue, function, args)
            with suppress(CalledOff):
                return cast(T, pickle.loads(await self._wait(running)))
        self._kept.move_to_end(key)
        return cast(T, pickle.loads(self._kept[key]))

    def _begin(self, key: bytes, queue: HeavyQueue, function: Callable[..., Any], args: Any) -> Running:
        running = Running(asyncio.create_task(self._work(key, queue, function, args)))
        self._running[key] = running
        running.task.add_done_callback(lambda task: self._end(key, task))
        return running

    def _end(self, key: bytes, task: asyncio.Task[bytes]) -> None:
        del self._running[key]
        if not task.cancelled():
            task.exception()  # whoever waited has heard it, or has gone

    async def _wait(self, running: Running) -> bytes:
        """Return the result of some work. CalledOff if it was called off just before, because nobody waited for it."""
        running.waiting += 1
        try:
            await asyncio.wait([running.task])
        finally:
            running.waiting -= 1
            if not running.waiting:
                running.task.cancel()
        if running.task.cancelled():
            raise CalledOff
        return running.task.result()

    async def _work(self, key: bytes, queue: HeavyQueue, function: Callable[..., Any], args: Any) -> bytes:
        result = pickle.dumps(await self._heavy(queue, function, *args))
        self._keep(key, result)
        return result

    def _keep(self, key: bytes, result: bytes) -> None:
        self._kept[key] = result
        self._bytes += len(result)
        while self._bytes > MAX_KEPT_BYTES:
            self._bytes -= len(self._kept.popitem(last=False)[1])
