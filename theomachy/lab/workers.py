"""Work spread over several processes. Results come in the order of the tasks."""

import multiprocessing
import os
import signal
import sys
from collections.abc import Callable, Generator, Iterable, Iterator
from contextlib import suppress
from functools import partial
from itertools import chain, islice
from multiprocessing.connection import Connection, wait
from multiprocessing.context import BaseContext
from threading import Thread
from time import perf_counter
from traceback import format_exc
from typing import Any, NamedTuple, TypeVar

from theomachy.kernel import Reason, Refused, refuse

T = TypeVar("T")
R = TypeVar("R")

MAX_TRIES = 3
"""Attempts at a chunk of tasks whose process is ended from outside each time."""
CHUNK_S = 0.1
"""The time in seconds that a chunk should keep a process busy: handing it over takes a thousandth of that."""


class WorkFailed(Exception):
    """An error in a worker process; its text is the traceback."""


def cores() -> int:
    """Return the number of processor cores that this process may use."""
    if hasattr(os, "sched_getaffinity"):
        return len(os.sched_getaffinity(0))
    return os.cpu_count() or 1


def spread(
    do: Callable[[T], R], tasks: Iterable[T], workers: int, *, fresh: bool = False
) -> Generator[list[R], None, None]:
    """Yield the results of `do` for the tasks, in their order, some at a time.

    Closing the generator early ends all processes at once. A process that is ended from outside is replaced, and its
    tasks are done again. `fresh` processes know nothing of what this one has loaded; a single worker is this process
    unless it is to be fresh.
    """
    waiting = iter(tasks)
    first = list(islice(waiting, 1 if fresh else workers))
    if not first:
        return
    waiting = chain(first, waiting)
    workers = min(workers, len(first)) if not fresh else workers
    if workers == 1 and not fresh:
        yield from ([do(task)] for task in waiting)
        return
    crew = Crew(do, workers, fresh)
    try:
        yield from crew.ordered(waiting)
    finally:
        crew.close()


class Chunk(NamedTuple):
    number: int
    tasks: list[Any]
    tries: int = 1


class Crew:
    def __init__(self, do: Callable[[Any], Any], workers: int, fresh: bool) -> None:
        self.new = partial(Worker, do, fresh)
        self.workers = [self.new() for _ in range(workers)]

    def close(self) -> None:
        for worker in self.workers:
            worker.process.terminate()
        for worker in self.workers:
            worker.process.join()

    def ordered(self, tasks: Iterator[Any]) -> Iterator[list[Any]]:
        idle, busy = list(self.workers), dict[Any, tuple[Worker, Chunk]]()
        again: list[Chunk] = []
        sent, next_out = 0, 0
        done: dict[int, list[Any]] = {}
        while True:
            while idle:
                if again:
                    chunk = again.pop()
                elif some := list(islice(tasks, idle[-1].size)):
                    chunk, sent = Chunk(sent, some), sent + 1
                else:
                    break
                worker = idle.pop()
                worker.send(chunk.tasks)
                busy[worker.line] = worker, chunk
            while next_out in done:  # all workers are busy while the caller uses this
                yield done.pop(next_out)
                next_out += 1
            if not busy:
                return
            for line in wait(list(busy)):
                worker, chunk = busy.pop(line)
                answer = worker.receive()
                if answer is None:
                    if chunk.tries == MAX_TRIES:
                        raise refuse("sim-worker-ended")
                    again.append(chunk._replace(tries=chunk.tries + 1))
                    worker = self._replaced(worker)
                else:
                    done[chunk.number] = answer
                idle.append(worker)

    def _replaced(self, ended: "Worker") -> "Worker":
        ended.process.join()
        worker = self.new()
        self.workers[self.workers.index(ended)] = worker
        return worker


class Worker:
    """A process at the other end of a line."""

    def __init__(self, do: Callable[[Any], Any], fresh: bool = False) -> None:
        context = _context(fresh)
        self.line, theirs = context.Pipe()
        self.process = context.Process(target=_serve, args=(theirs, do), daemon=True)  # type: ignore[attr-defined]
        self.process.start()
        theirs.close()
        self.size = 1
        """Tasks that it gets at once; grows while they are quickly done."""

    def send(self, tasks: list[Any]) -> None:
        with suppress(ConnectionError):  # whether it is there is told when it should answer
            self.line.send(tasks)

    def receive(self) -> list[Any] | None:
        """Return the results of the tasks; None if the process is gone."""
        try:
            seconds, answer = self.line.recv()
        except (EOFError, ConnectionError):
            return None
        if isinstance(answer, str):
            raise WorkFailed(answer)
        if isinstance(answer, Reason):
            raise Refused(answer)
        self.size = max(1, min(2 * self.size, int(CHUNK_S * len(answer) / (seconds or CHUNK_S))))
        return list(answer)


def in_fresh_process(do: Callable[[T], R], task: T) -> R:
    """Return the result of `do` for a task, in a process that knows nothing of what this one has loaded."""
    [[result]] = spread(do, [task], 1, fresh=True)
    return result


def _context(fresh: bool) -> BaseContext:
    """Return the way to start processes: forked on Linux, with all games loaded; forking is not safe elsewhere."""
    return multiprocessing.get_context("fork" if sys.platform == "linux" and not fresh else "spawn")


def _serve(line: Connection, do: Callable[[Any], Any]) -> None:
    """Do all tasks that come over a line until it is closed: the main loop of a worker process."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # a terminal interrupts everybody; the first process sees to the rest
    Thread(target=_leave_with_the_first, daemon=True).start()
    while True:
        try:
            tasks = line.recv()
        except EOFError:
            return
        start = perf_counter()
        answer: list[Any] | Reason | str
        try:
            answer = [do(task) for task in tasks]
        except Refused as no:
            answer = no.reason
        except Exception:  # noqa: BLE001 - it is raised again in the first process
            answer = format_exc()
        line.send((perf_counter() - start, answer))


def _leave_with_the_first() -> None:
    """End this worker process when the first process ends."""
    first = multiprocessing.parent_process()
    assert first is not None
    wait([first.sentinel])
    os._exit(1)
