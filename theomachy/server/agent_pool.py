"""Agents that think in processes of their own, so that they stall neither a match nor the server."""

import asyncio
import multiprocessing
import os
from itertools import count
from logging import getLogger
from multiprocessing.connection import Connection
from multiprocessing.process import BaseProcess
from threading import Thread
from time import monotonic

from theomachy.hosting import thinking
from theomachy.hosting.ports import Thought

logger = getLogger(__name__)

AGENT_TIMEOUT_S = 20.0
"""After so long a thinking process is given up. Counted from when it begins to think, not from when it is asked."""


class AgentFailed(Exception):
    """An agent died, took too long, or could not answer."""


class AgentPool:
    """Some processes; a match always asks the same one, so that no match has more than its share."""

    def __init__(self, workers: int = 2) -> None:
        self._workers = [AgentWorker() for _ in range(workers)]
        self._asked_at: dict[int, float] = {}
        """by a number: when each thought was asked for that is not there yet"""
        self._numbers = count()

    async def decide(self, thought: Thought) -> str:
        number = next(self._numbers)
        self._asked_at[number] = monotonic()
        try:
            return await self._workers[sum(thought.match.encode()) % len(self._workers)].decide(thought)
        finally:
            del self._asked_at[number]

    @property
    def queue_length(self) -> int:
        return len(self._asked_at)

    @property
    def queue_seconds(self) -> float:
        now = monotonic()
        return now - min(self._asked_at.values(), default=now)

    def first_look(self, thought: Thought) -> str:
        return thinking.first_look(thought)

    def close(self) -> None:
        for worker in self._workers:
            worker.end()


class AgentWorker:
    """One process, begun when it is first needed and again when it is gone. Thoughts wait in line for it."""

    def __init__(self) -> None:
        self._turn = asyncio.Lock()
        self._process: BaseProcess | None = None
        self._pipe: Connection | None = None

    async def decide(self, thought: Thought) -> str:
        async with self._turn:
            pipe = self._begun()
            pipe.send(thought)
            try:
                answer: str | Exception = await asyncio.wait_for(asyncio.to_thread(pipe.recv), AGENT_TIMEOUT_S)
            except BaseException as error:
                self.end()  # whatever it is doing, its answer would be taken for the next one's
                if isinstance(error, TimeoutError | EOFError | OSError):
                    raise AgentFailed(repr(error)) from error
                raise
        if isinstance(answer, Exception):
            raise AgentFailed(repr(answer)) from answer
        return answer

    def _begun(self) -> Connection:
        if self._process is None or self._pipe is None or not self._process.is_alive():
            self.end()
            spawn = multiprocessing.get_context("spawn")
            self._pipe, theirs = spawn.Pipe()
            self._process = spawn.Process(target=work, args=(theirs,), daemon=True)
            self._process.start()
            theirs.close()
        return self._pipe

    def end(self) -> None:
        process, self._process, self._pipe = self._process, None, None
        if process is not None:
            process.kill()


# In the other process


def work(pipe: Connection) -> None:
    """Think about whatever is asked, one thing after the other."""
    leave_with_the_server()
    while (thought := _next(pipe)) is not None:
        try:
            pipe.send(thinking.think(thought))
        except Exception as error:
            logger.exception("match %s", thought.match)
            pipe.send(RuntimeError(repr(error)))  # as it is, it might not be read on the other side


def _next(pipe: Connection) -> Thought | None:
    """What is asked next; None once nobody is left to ask."""
    try:
        thought: Thought = pipe.recv()
    except (EOFError, OSError):
        return None
    return thought


def leave_with_the_server() -> None:
    """Nobody is left to think for once the server is gone, whatever became of it."""
    server = multiprocessing.parent_process()
    assert server is not None

    def watch() -> None:
        server.join()
        os._exit(0)

    Thread(target=watch, daemon=True).start()
