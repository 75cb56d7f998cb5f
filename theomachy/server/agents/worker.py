"""One process in which agents think, seen from both sides."""

import multiprocessing
import os
from collections.abc import Callable
from contextlib import suppress
from logging import getLogger
from multiprocessing.connection import Connection
from multiprocessing.process import BaseProcess
from threading import Lock, Thread
from typing import Literal, NamedTuple

from theomachy.hosting import thinking
from theomachy.hosting.ports import AgentFailed, Counsel, Hindsight, Thought
from theomachy.play import optional
from theomachy.play.faults import Fault

logger = getLogger(__name__)

AGENT_TIMEOUT_S = 20.0
"""After this time a thinking process is given up. Counted from when it begins to think, not from when it is asked."""
START_TIMEOUT_S = 60.0
"""The same of a process that begins: it loads the games first."""
AGENT_NICENESS = 10
"""How far thinking stands back behind serving, where a machine is short of cores."""
READY = "ready"
"""What a process says once it can think."""


class Order(NamedTuple):
    """What a process is asked for: an agent's answer, or what it answers without looking ahead; what the coach advises,
    or finds in a part of a match."""

    thought: Thought | Counsel | Hindsight
    way: Literal["think", "first look"] = "think"
    share: float = 1.0
    """of the time that it would take"""

    @property
    def host(self) -> str:
        """The guest for whom it is thought."""
        return self.thought.host

    @property
    def seconds(self) -> float:
        """How long it takes, if that is by time; else 0."""
        return thinking.seconds(self.thought) if isinstance(self.thought, Thought) else 0.0

    def in_share(self, share: float) -> "Order":
        return self._replace(share=share)


Work = Callable[[Connection], None]


class AgentWorker:
    """Begun when it is first needed and again when it is gone. `answer` blocks: it is called in a thread."""

    def __init__(self, work: Work | None = None) -> None:
        self._work = work or do_work
        self._starting = Lock()
        self._closed = False
        self._process: BaseProcess | None = None
        self._pipe: Connection | None = None

    def answer(self, order: Order) -> str:
        """AgentFailed if none comes, for any reason; then the next one is asked of a new process."""
        reply = self.ask(order, AGENT_TIMEOUT_S)
        if not isinstance(reply, str):
            raise AgentFailed(repr(reply)[:200])
        return reply

    def ask(self, asked: object, seconds: float) -> object:
        """Return what the process says to anything that it can be sent; AgentFailed if that does not come in time."""
        try:
            pipe = self._begun()
            pipe.send(asked)
            return _hear(pipe, seconds)
        except Exception as error:  # what comes through a pipe may be anything; it is raised on
            self._end()  # it may still be thinking; its answer would be taken for the next one's
            raise AgentFailed(repr(error)) from error

    def close(self) -> None:
        """Those who wait for an answer get none."""
        with self._starting:
            self._closed = True
            if self._process is not None:
                self._process.kill()

    def _begun(self) -> Connection:
        if self._process is None or self._pipe is None or not self._process.is_alive():
            self._end()
            self._pipe = self._start()
            if (reply := _hear(self._pipe, START_TIMEOUT_S)) != READY:
                raise AgentFailed(f"a new process said {reply!r:.200}")
        return self._pipe

    def _start(self) -> Connection:
        spawn = multiprocessing.get_context("spawn")
        ours, theirs = spawn.Pipe()
        with self._starting:
            if self._closed:
                raise AgentFailed("the server ends")
            self._process = spawn.Process(target=self._work, args=(theirs,), daemon=True)
            self._process.start()
        theirs.close()
        return ours

    def _end(self) -> None:
        process, self._process, pipe, self._pipe = self._process, None, self._pipe, None
        if process is not None:
            process.kill()
            process.join()
        if pipe is not None:
            pipe.close()


def _hear(pipe: Connection, seconds: float) -> object:
    """Return the next word of a process. Reports of faults that come before it are kept here."""
    while True:
        if not pipe.poll(seconds):
            raise TimeoutError(f"no word in {seconds:g} s")
        reply: object = pipe.recv()
        if not isinstance(reply, Fault):
            return reply
        optional.keep(reply)


# In the other process


def do_work(pipe: Connection) -> None:
    """Think about what is asked, one thing after the other."""
    leave_with_the_server()
    optional.set_keeper(pipe.send)
    with suppress(AttributeError, OSError):  # not on every machine
        os.nice(AGENT_NICENESS)
    with suppress(EOFError, OSError):  # once nobody is left to ask
        pipe.send(READY)
        while True:
            pipe.send(_answer(pipe.recv()))


def _answer(order: Order) -> str | Exception:
    try:
        if isinstance(order.thought, Hindsight):
            return thinking.look_back(order.thought)
        if isinstance(order.thought, Counsel):
            return thinking.advise(order.thought)
        if order.way == "think":
            return thinking.think(order.thought, order.share)
        return thinking.first_look(order.thought)
    except Exception as error:  # the process goes on to the next question; the host is told
        logger.exception("match %s: an agent process failed to answer", order.thought.match)
        return RuntimeError(repr(error))  # as it is, it might not be read on the other side


def leave_with_the_server() -> None:
    """Nobody is left to think for once the server is gone."""
    server = multiprocessing.parent_process()
    assert server is not None

    def watch() -> None:
        server.join()
        os._exit(0)

    Thread(target=watch, daemon=True).start()
