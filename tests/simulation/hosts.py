"""Simulated hosts: each is a real service whose store, news, agents and clock fail as the world wants it."""

import asyncio
from collections import deque
from collections.abc import AsyncIterator, Callable, Collection
from contextlib import asynccontextmanager
from typing import TYPE_CHECKING, Any, ParamSpec, TypeVar

from tests.simulation.chances import delay_s
from theomachy import games
from theomachy.hosting.keyvalue.store import KeyValueStore
from theomachy.hosting.memory import InlineThinker
from theomachy.hosting.notices import HOUSE, Attendance, Notice, Partitioned, Rejoined, Wrote
from theomachy.hosting.ports import AgentFailed, Busy, Ports, Thought, Waits
from theomachy.hosting.rows import EntryRow, Row
from theomachy.hosting.service import MatchService
from theomachy.hosting.store.verbs import Add, Change, NotKept, Value
from theomachy.kernel import Ask, Fast, Reason
from theomachy.kernel.saves import restore

if TYPE_CHECKING:
    from tests.simulation.world import World

P = ParamSpec("P")
T = TypeVar("T")
R = TypeVar("R", bound=Row)

SILENT_S = 5.0
"""Seconds after which others notice that a host is gone, or that they cannot hear it."""


class Command:
    """Something that a person has asked a host to do, and what became of it in the store."""

    def __init__(self, kind: str) -> None:
        self.kind = kind
        self.stored: list[int] = []
        """The numbers of the entries that were written for it."""
        self.unsure = False
        """True if the host could not learn whether it has written."""


class Host:
    """One process of the house: it can be killed between any two steps, and never comes back under its name."""

    def __init__(self, world: "World", node: str) -> None:
        self.world, self.node = world, node
        self.died = asyncio.Event()
        self.cut = False
        """True while it cannot hear the others, nor they it."""
        self.reads = 0
        """The number of its calls that read the store now."""
        self.commit = ""
        """The phase of the entry that the host writes: "unwritten", or "written" before it knows; empty for none."""
        self.ears: dict[str, list[Ear]] = {}
        store = Disk(self)
        ports = Ports(store, Radio(self), Mind(self), store, self.aside)
        self.service = MatchService(ports)

    @property
    def alive(self) -> bool:
        return not self.died.is_set()

    @property
    def phase(self) -> str:
        """The phase of a commit, for the table of what met what."""
        return self.commit or ("reading" if self.reads else "idle")

    async def go_on(self) -> None:
        """Return if the host lives: no step of a dead one is ever taken."""
        if not self.alive:
            self.world.never.append(asyncio.get_running_loop().create_future())
            await self.world.never[-1]

    async def pause(self) -> None:
        """Let other things happen first."""
        await asyncio.sleep(delay_s(self.world.random))
        await self.go_on()

    async def aside(self, function: Callable[P, T], /, *args: P.args, **more: P.kwargs) -> T:
        """Compute something while other things happen."""
        await self.pause()
        return function(*args, **more)

    def hear(self, match: str, notice: Notice) -> None:
        for ear in self.ears.get(match, []):
            ear.put_nowait(notice)

    def hear_everywhere(self, notice: Notice) -> None:
        """Tell all open matches what the host itself has noticed."""
        for match in self.ears:
            if match != HOUSE:
                self.hear(match, notice)


class Disk(KeyValueStore):
    """The store that all hosts share, as one host reaches it, and the clock of that host."""

    def __init__(self, host: Host) -> None:
        self._host, world = host, host.world
        super().__init__(world.texts)
        self.now = world.now

    async def sleep(self, seconds: float) -> None:
        """Sleep as a clock does."""
        await asyncio.sleep(seconds)
        await self._host.go_on()

    async def _reach(self) -> None:
        world = self._host.world
        await self._host.pause()
        if world.store_is_gone or world.fails():
            world.note("the store fails", self._host)
            raise NotKept(Reason("live-not-kept", args={"why": "live-store-gone"}))

    async def _read(self) -> None:
        self._host.reads += 1
        try:
            await self._reach()
        finally:
            self._host.reads -= 1

    async def read(self, kind: type[R], *key: Value) -> R | None:
        await self._read()
        return await super().read(kind, *key)

    async def select(
        self,
        kind: type[R],
        *,
        after: int | None = None,
        upto: int | None = None,
        last: int = 0,
        **where: Value | Collection[Value],
    ) -> list[R]:
        await self._read()
        return await super().select(kind, after=after, upto=upto, last=last, **where)

    async def last(self, kind: type[R], *firsts: Value) -> list[R]:
        await self._read()
        return await super().last(kind, *firsts)

    async def write(self, *changes: Change) -> None:
        """Write after a while, and say so after another while, or never."""
        world, host = self._host.world, self._host
        entries = [change.row for change in changes if isinstance(change, Add) and isinstance(change.row, EntryRow)]
        try:
            host.commit = "unwritten" if entries else host.commit
            await self._reach()
            if entries:
                await self._dawdle()
            await super().write(*changes)
            host.commit = "written" if entries else host.commit
            for entry in entries:
                world.stored(host, entry, world.command)
                await self._dawdle()
            await self._reached(bool(entries))
        finally:
            host.commit = "" if entries else host.commit

    async def _dawdle(self) -> None:
        """Take long for an entry, now and then: the host may be killed just then, or something else may happen."""
        world, host = self._host.world, self._host
        if world.random.random() < world.weather.slow:
            await asyncio.sleep(world.random.uniform(0.0, 3 * world.weather.pace_s))
        if world.random.random() < world.weather.kills:
            world.kill(host)
        await host.go_on()

    async def _reached(self, entry: bool) -> None:
        """Say that a write has succeeded, unless the line to the store breaks at just that moment."""
        world = self._host.world
        try:
            await self._reach()
        except NotKept:
            if entry and (command := world.command) is not None:
                command.unsure = True
            raise


class Radio:
    """The news between hosts: each notice takes its own time to each of them, in its order."""

    def __init__(self, host: Host) -> None:
        self._host = host
        self.node = host.node

    def publish(self, match: str, notice: Notice) -> None:
        host, world = self._host, self._host.world
        if not host.alive:
            return
        if isinstance(notice, Wrote):
            world.announced(host, match, notice.n)
        for other in world.hosts:
            if other is host or not (host.cut or other.cut):
                world.deliver(other, match, notice)

    @asynccontextmanager
    async def subscribe(self, match: str) -> AsyncIterator[AsyncIterator[Notice]]:
        ear: Ear = asyncio.Queue()
        ears = self._host.ears.setdefault(match, [])
        ears.append(ear)
        try:
            yield self._heard(ear)
        finally:
            ears.remove(ear)

    async def _heard(self, ear: "Ear") -> AsyncIterator[Notice]:
        while True:
            notice = await ear.get()
            await self._host.go_on()
            self._host.world.note(f"hears {type(notice).__name__}", self._host)
            yield notice


Ear = asyncio.Queue[Notice]


class Mind(InlineThinker):
    """Agents that answer at random after a while, fail, or talk nonsense."""

    def __init__(self, host: Host) -> None:
        self._host = host

    async def decide(self, thought: Thought, waits: Waits) -> str:
        world = self._host.world
        waits(world.random.randrange(3))
        await self._host.pause()
        waits(0)
        await self._host.pause()
        world.note("an agent answers", self._host)
        return self._answer(thought)

    async def first_look(self, thought: Thought) -> str:
        await self._host.pause()
        return self._answer(thought)

    def _answer(self, thought: Thought) -> str:
        world = self._host.world
        if world.random.random() < world.weather.thoughts:
            failure = world.random.choice((Busy, AgentFailed, None))
            if failure is None:
                return "nonsense"
            raise failure
        game = games.game(thought.game)
        match: Any = restore(game, thought.save, Fast(thought.seed))
        ask = next(ask for ask in match.asks if ask.seat == thought.seat)
        assert isinstance(ask, Ask)
        return world.random.choice(ask.keys()) if ask.keys() else ask.pick(world.random)


class Post:
    """The notices on their way to one host, each behind those that were sent before it."""

    def __init__(self, host: Host) -> None:
        self._host = host
        self._waiting: deque[tuple[str, Notice]] = deque()
        self._task: asyncio.Task[None] | None = None

    def send(self, match: str, notice: Notice) -> None:
        self._waiting.append((match, notice))
        if self._task is None:
            self._task = asyncio.create_task(self._carry())

    async def _carry(self) -> None:
        while self._waiting:
            await asyncio.sleep(delay_s(self._host.world.random))
            if self._waiting:  # nothing that was on its way arrives after the line was cut
                self._host.hear(*self._waiting.popleft())
        self._task = None

    def lose(self) -> None:
        """Lose what is on its way."""
        self._waiting.clear()


def cut_off(host: Host) -> None:
    """Let a host notice that it hears nobody."""
    host.hear_everywhere(Partitioned())


def joined(host: Host) -> None:
    """Let a host notice that it hears others again."""
    host.hear_everywhere(Rejoined())


def gone(host: Host, node: str) -> None:
    """Let a host notice that another one is silent."""
    host.hear_everywhere(Attendance(node=node))
