"""Several processes of one server, side by side on one port: one that starts them, starts again whichever dies, and
ends them all.

Each is forked from a process that has loaded everything, so that one that has died is back in a moment and most of
their memory is shared. When that first process is gone, so are the others: nobody would start them again, and they
would keep the port from whoever comes after.
"""

import os
import select
import shutil
import signal
import sys
import traceback
from array import array
from collections.abc import Callable, Sequence
from logging import getLogger
from tempfile import mkdtemp
from threading import Thread
from time import monotonic
from types import FrameType

import msgspec

from theomachy.kernel import refuse

logger = getLogger(__name__)

END_TIMEOUT_S = 15.0
"""How long processes that are told to end may take; then they are killed."""
RETRY_S = 1.0
"""Before a process is started again that could not begin."""
ENDS = (signal.SIGTERM, signal.SIGINT)

Ready = Callable[[], None]
Work = Callable[[Ready], None]
"""What a process does until it is told to end; it calls what it is given once it has begun."""


class Place(msgspec.Struct, frozen=True):
    """Where a process of the server stands among the others."""

    number: int = 0
    processes: int = 1
    folder: str = ""
    """That they share as long as they run; empty for one that is alone."""


ALONE = Place()


class Child:
    """A process, and what it has to do."""

    def __init__(self, name: str, work: Work) -> None:
        self.name, self.work = name, work
        self.pid = 0
        self.ready = False
        self.due = 0.0
        """when it is to be started, if it does not run"""


class Supervisor:
    """Starts `helpers` and then `servers`; ends the servers first."""

    def __init__(self, servers: Sequence[Work], helpers: Sequence[Work], folder: str) -> None:
        self._helpers = [Child(f"helper {number}", work) for number, work in enumerate(helpers)]
        self._servers = [Child(f"server {number}", work) for number, work in enumerate(servers)]
        self._folder = folder
        self._life = os.pipe()
        """open for writing here alone: whoever reads its end knows that nobody watches any more"""
        self._begun = os.pipe()
        self._signals = os.pipe()
        os.set_blocking(self._signals[1], False)

    @property
    def _children(self) -> list[Child]:
        return [*self._helpers, *self._servers]

    def run(self, begun: Callable[[], None]) -> signal.Signals:
        """Until told to end, and how; `begun` is called once all have begun. Refused if one of them cannot."""
        old = {way: signal.signal(way, _heard) for way in (*ENDS, signal.SIGCHLD)}
        wakeup = signal.set_wakeup_fd(self._signals[1])
        try:
            how = self._watch(begun)
            for group in (self._servers, self._helpers):
                self._end(group)
        finally:
            shutil.rmtree(self._folder, ignore_errors=True)
            signal.set_wakeup_fd(wakeup)
            for way, handler in old.items():
                signal.signal(way, handler)
            for end in (*self._life, *self._begun, *self._signals):
                os.close(end)
        if how is None:
            raise refuse("serve-not-begun")
        return how

    def _watch(self, begun: Callable[[], None]) -> signal.Signals | None:
        """The signal that ended it; None if it never began."""
        told = False
        while True:
            self._start_those_due()
            how = self._listen()
            lost = self._bury()
            if how is not None:
                return how
            if not told and lost:
                return None
            if not told and all(child.ready for child in self._children):
                told = True
                begun()

    def _start_those_due(self) -> None:
        for child in self._children:
            if not child.pid and child.due <= monotonic():
                self._start(child)

    def _listen(self) -> signal.Signals | None:
        """Wait for a signal, for one who has begun, or until another is due to start; the signal that ends it all."""
        due = [child.due for child in self._children if not child.pid]
        patience = max(0.0, min(due) - monotonic()) if due else None
        came, _, _ = select.select([self._signals[0], self._begun[0]], [], [], patience)
        if self._begun[0] in came:
            for number in array("H", os.read(self._begun[0], 1024)):
                self._children[number].ready = True
        if self._signals[0] in came:
            heard = [signal.Signals(number) for number in os.read(self._signals[0], 1024)]
            return next((way for way in heard if way in ENDS), None)
        return None

    def _bury(self) -> bool:
        """Those that have died are started again, at once if they had begun; whether one had not."""
        lost = False
        for child in self._children:
            if child.pid and (ended := os.waitpid(child.pid, os.WNOHANG))[0]:
                status = os.waitstatus_to_exitcode(ended[1])
                logger.warning(
                    "%s (process %d) has ended with status %d and is started again", child.name, child.pid, status
                )
                lost = lost or not child.ready
                child.due = monotonic() + (0.0 if child.ready else RETRY_S)
                child.pid, child.ready = 0, False
        return lost

    def _end(self, children: Sequence[Child]) -> None:
        """Told once, then waited for, then killed; at once if somebody at a keyboard does not want to wait."""
        running = {child.pid for child in children if child.pid}
        _tell(running, signal.SIGTERM)
        patience = monotonic() + END_TIMEOUT_S
        while running:
            came, _, _ = select.select([self._signals[0]], [], [], max(0.0, patience - monotonic()))
            again = signal.SIGINT in os.read(self._signals[0], 1024) if came else True
            if again:
                _tell(running, signal.SIGKILL)
                patience = monotonic() + END_TIMEOUT_S
            running -= {pid for pid in running if os.waitpid(pid, os.WNOHANG)[0]}

    # In the other process

    def _start(self, child: Child) -> None:
        sys.stdout.flush()
        sys.stderr.flush()
        signal.pthread_sigmask(signal.SIG_BLOCK, ENDS)  # until the child hears for itself
        if pid := os.fork():
            signal.pthread_sigmask(signal.SIG_UNBLOCK, ENDS)
            child.pid = pid
            return
        status = 1
        try:
            self._become(child)
            status = 0
        except SystemExit as left:
            status = left.code if isinstance(left.code, int) else 1
        except KeyboardInterrupt:
            status = 0
        except BaseException:  # noqa: BLE001 - the last thing that a process does is to say why it ends
            traceback.print_exc()
        finally:
            sys.stdout.flush()
            sys.stderr.flush()
            os._exit(status)

    def _become(self, child: Child) -> None:
        """What the supervisor hears is not for its children; neither is a keyboard, which it hears for all of them."""
        os.setpgid(0, 0)
        signal.set_wakeup_fd(-1)
        for way in (*ENDS, signal.SIGCHLD):
            signal.signal(way, signal.default_int_handler if way == signal.SIGINT else signal.SIG_DFL)
        signal.pthread_sigmask(signal.SIG_UNBLOCK, ENDS)
        for end in (self._life[1], self._begun[0], *self._signals):
            os.close(end)
        Thread(target=self._leave_with_the_supervisor, daemon=True).start()
        number = self._children.index(child)
        child.work(lambda: _write(self._begun[1], number))

    def _leave_with_the_supervisor(self) -> None:
        os.read(self._life[0], 1)
        shutil.rmtree(self._folder, ignore_errors=True)
        os._exit(1)


def _heard(way: int, frame: FrameType | None) -> None:
    """Whoever waits reads of it in a pipe."""


def _tell(pids: set[int], way: signal.Signals) -> None:
    for pid in pids:
        os.kill(pid, way)  # it is there until it was waited for


def _write(pipe: int, number: int) -> None:
    os.write(pipe, array("H", [number]).tobytes())


def supervise(
    servers: Sequence[Callable[[Place, Ready], None]],
    helpers: Sequence[Callable[[Place, Ready], None]],
    begun: Callable[[], None],
) -> None:
    """Let servers run side by side, and what they need beside them, until told to end."""
    if not hasattr(os, "fork"):
        raise refuse("serve-no-fork")
    folder = mkdtemp(prefix="theomachy-")

    def at(number: int, work: Callable[[Place, Ready], None]) -> Work:
        return lambda ready: work(Place(number, len(servers), folder), ready)

    own = [at(number, work) for number, work in enumerate(servers)]
    beside = [at(number, work) for number, work in enumerate(helpers)]
    signal.raise_signal(Supervisor(own, beside, folder).run(begun))
