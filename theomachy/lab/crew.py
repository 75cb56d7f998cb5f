"""Work spread over several processes. Results come in the order of the tasks."""

import multiprocessing
import os
import signal
import sys
from collections.abc import Callable, Generator, Iterable, Iterator
from itertools import islice
from multiprocessing.connection import Connection, wait
from multiprocessing.context import BaseContext
from threading import Thread
from time import perf_counter
from traceback import format_exc
from typing import Any, TypeVar

from theomachy.kernel import refuse

T = TypeVar("T")
R = TypeVar("R")

CHUNK_S = 0.1
"""How long a process should be busy with what it gets at once: handing over takes a thousandth of it."""


class WorkFailed(Exception):
    """Another process met an error: its traceback."""


def cores() -> int:
    """Processor cores that this process may use."""
    if hasattr(os, "sched_getaffinity"):
        return len(os.sched_getaffinity(0))
    return os.cpu_count() or 1


def spread(do: Callable[[T], R], tasks: Iterable[T], workers: int) -> Generator[list[R], None, None]:
    """What `do` makes of the tasks, in their order, some at a time. Closed early, it ends all processes at once."""
    if workers == 1:
        yield from ([do(task)] for task in tasks)
        return
    crew = [Worker(do) for _ in range(workers)]
    try:
        yield from _ordered(crew, iter(tasks))
    finally:
        for worker in crew:
            worker.process.terminate()
        for worker in crew:
            worker.process.join()


def _ordered(crew: "list[Worker]", tasks: Iterator[Any]) -> Iterator[list[Any]]:
    idle, busy = list(crew), {}
    sent, next_out = 0, 0
    done: dict[int, list[Any]] = {}
    while True:
        while idle and (chunk := list(islice(tasks, idle[-1].size))):
            worker = idle.pop()
            worker.send(chunk)
            busy[worker.line] = worker, sent
            sent += 1
        while next_out in done:  # all workers are busy while the caller uses this
            yield done.pop(next_out)
            next_out += 1
        if not busy:
            return
        for line in wait(list(busy)):
            worker, number = busy.pop(line)  # type: ignore[call-overload]
            done[number] = worker.receive()
            idle.append(worker)


class Worker:
    """A process at the other end of a line."""

    def __init__(self, do: Callable[[Any], Any]) -> None:
        context = _context()
        self.line, theirs = context.Pipe()
        self.process = context.Process(target=_serve, args=(theirs, do), daemon=True)  # type: ignore[attr-defined]
        self.process.start()
        theirs.close()
        self.size = 1
        """Tasks that it gets at once; grows while they are quickly done."""

    def send(self, tasks: list[Any]) -> None:
        try:
            self.line.send(tasks)
        except ConnectionError:
            raise refuse("sim-worker-ended") from None

    def receive(self) -> list[Any]:
        try:
            seconds, answer = self.line.recv()
        except (EOFError, ConnectionError):
            raise refuse("sim-worker-ended") from None
        if isinstance(answer, str):
            raise WorkFailed(answer)
        self.size = max(1, min(2 * self.size, int(CHUNK_S * len(answer) / (seconds or CHUNK_S))))
        return list(answer)


def _context() -> BaseContext:
    """Forked processes start at once with all games loaded; elsewhere than on Linux forking is not safe."""
    return multiprocessing.get_context("fork" if sys.platform == "linux" else "spawn")


def _serve(line: Connection, do: Callable[[Any], Any]) -> None:
    """The life of a working process."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # a terminal interrupts everybody; the first process sees to the rest
    Thread(target=_leave_with_the_first, daemon=True).start()
    while True:
        try:
            tasks = line.recv()
        except EOFError:
            return
        start = perf_counter()
        answer: list[Any] | str
        try:
            answer = [do(task) for task in tasks]
        except Exception:
            answer = format_exc()
        line.send((perf_counter() - start, answer))


def _leave_with_the_first() -> None:
    """When the first process ends, its workers end, too."""
    first = multiprocessing.parent_process()
    assert first is not None
    wait([first.sentinel])
    os._exit(1)
