"""The measures under load. Each is bounded in time, and ends sooner once more time would not change it."""

import asyncio
from collections.abc import AsyncIterator, Coroutine, Sequence
from contextlib import AsyncExitStack, asynccontextmanager
from math import ceil, inf, sqrt
from random import Random
from statistics import mean, stdev
from time import perf_counter
from typing import Any

import msgspec

from bench.load.machine import cpu_s, family_cpu_s, rss_mb
from bench.load.players import PATIENCE_S, Line, Pair, Player, arrived

GAME = "scathe"
SLICE_S = 10.0
"""Seconds of a slice, after which it is checked whether the figures are sure enough."""
FEWEST_SLICES = 3
SURE = 0.02
"""Relative standard error below which a mean is sure enough."""
LINES_A_MATCH = 50
"""Idle lines that look at one match."""
FROZEN_S = 60.0
"""Seconds without an agent's answer after which a table counts as frozen."""
SAMPLES = 60
"""Number of looks at the memory."""


class Server(msgspec.Struct, frozen=True):
    """A server that is measured: its address, its processes, and processes that work for it."""

    address: str
    pids: list[int]
    beside: dict[str, int] = {}
    """First process of each other program that works for the server, by name."""

    @property
    def cpu_s(self) -> float:
        return sum(map(cpu_s, self.pids))

    @property
    def rss_mb(self) -> float:
        return sum(map(rss_mb, self.pids))

    def beside_cpu_s(self) -> dict[str, float]:
        return {name: family_cpu_s(pid) for name, pid in self.beside.items()}


class Figures(msgspec.Struct):
    """The figures of a measure: name, value, and the bar that the value must not pass."""

    name: str
    found: list[tuple[str, float, float]] = []

    def add(self, what: str, value: float, bar: float = inf) -> None:
        self.found.append((what, value, bar))

    @property
    def held(self) -> bool:
        return all(value <= bar for _, value, bar in self.found)

    def __getitem__(self, what: str) -> float:
        return next(value for name, value, _ in self.found if name == what)

    def __str__(self) -> str:
        lines = [
            f"  {what}: {value:.4g}" + (f" (at most {bar:g})" if bar < inf else "") for what, value, bar in self.found
        ]
        return "\n".join([self.name, *lines])


class Meter:
    """A meter of what a server uses while work goes on, slice by slice."""

    def __init__(self, server: Server) -> None:
        self.server, self.times = server, list[float]()
        """Seconds from each answer until both players have seen it."""
        self.costs: list[float] = []
        """Seconds of CPU for an answer, by slice."""
        self.used: list[float] = []
        """Share of a core that is used, by slice."""
        self.beside: dict[str, float] = {}
        """Seconds of CPU for an answer of the programs beside the server, by name."""

    async def run(self, seconds: float) -> None:
        """Measure for some seconds, or until the cost of an answer is sure."""
        until, answers, before = perf_counter() + seconds, len(self.times), self.server.beside_cpu_s()
        while perf_counter() < until and not self._sure:
            await self._slice(min(SLICE_S, until - perf_counter()))
        after, answers = self.server.beside_cpu_s(), max(1, len(self.times) - answers)
        self.beside = {name: (after[name] - before[name]) / answers for name in before}

    async def _slice(self, seconds: float) -> None:
        before, cpu, began = len(self.times), self.server.cpu_s, perf_counter()
        await asyncio.sleep(seconds)
        spent = self.server.cpu_s - cpu
        self.costs.append(spent / max(1, len(self.times) - before))
        self.used.append(spent / (perf_counter() - began))

    @property
    def _sure(self) -> bool:
        if len(self.costs) < FEWEST_SLICES:
            return False
        return stdev(self.costs) / sqrt(len(self.costs)) < SURE * mean(self.costs)

    def report(self, figures: Figures, cpu_ms: float = inf, p99_ms: float = inf) -> None:
        figures.add("answers", len(self.times))
        figures.add("CPU an answer, ms", 1000 * mean(self.costs), cpu_ms)
        for name, cost in self.beside.items():
            figures.add(f"CPU an answer, {name}, ms", 1000 * cost)
        figures.add("share of a core", mean(self.used))
        figures.add("answer to both players, p50 ms", 1000 * quantile(self.times, 0.5))
        figures.add("answer to both players, p99 ms", 1000 * quantile(self.times, 0.99), p99_ms)


def quantile(values: list[float], part: float) -> float:
    """Return the value that this part of the values does not exceed."""
    ordered = sorted(values)
    return ordered[min(len(ordered) - 1, ceil(part * len(ordered)) - 1)] if ordered else inf


@asynccontextmanager
async def playing(work: Sequence[Coroutine[Any, Any, None]]) -> AsyncIterator[None]:
    """Let players play meanwhile. An error of a player that ended it is raised at the end."""
    tasks = [asyncio.create_task(one) for one in work]
    try:
        yield
    finally:
        done = [task for task in tasks if task.done()]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        for task in done:
            task.result()  # its error says more than a time-out of those that waited for it


async def settle(pairs: Sequence[Pair], times: list[float], pause_s: float = 1.0) -> None:
    """Wait until all have begun and are in step, since setting up a match is not measured."""
    async with asyncio.timeout(PATIENCE_S):
        while not all(pair.turns for pair in pairs):
            await asyncio.sleep(0.05)
    await asyncio.sleep(2 * pause_s)
    times.clear()


# Matches at a steady pace


async def play_on(pair: Pair, times: list[float], pause_s: float) -> None:
    """Play match after match, with an answer whenever a pause is over."""
    due = perf_counter() + pause_s * pair.random.random()
    while True:
        async with pair.table() as lines:
            while not lines[0].over:
                await asyncio.sleep(max(0.0, due - perf_counter()))
                due = max(due, perf_counter() - pause_s) + pause_s
                times.append(await pair.turn(lines))


async def pairs(server: Server, number: int) -> list[Pair]:
    players = await arrived(server.address, 0, 2 * number)
    return [Pair(host, friend, GAME) for host, friend in zip(players[::2], players[1::2], strict=True)]


async def matches(server: Server, number: int = 150, seconds: float = 90, pause_s: float = 1.0) -> Figures:
    """Measure live matches of Scathe with a steady pace of answers."""
    figures, meter = Figures(f"{number} live matches, an answer every {pause_s:g} s each"), Meter(server)
    players = await pairs(server, number)
    async with playing([play_on(pair, meter.times, pause_s) for pair in players]):
        await settle(players, meter.times, pause_s)
        await meter.run(seconds)
    meter.report(figures, cpu_ms=3, p99_ms=150)
    return figures


# Onlookers


async def onlookers(server: Server, number: int = 500, others: int = 50, seconds: float = 60) -> Figures:
    """Measure one match with very many onlookers while others are played."""
    figures, meter = Figures(f"{number} onlookers of one match, {others} other matches"), Meter(server)
    watched, *rest = await pairs(server, others + 1)
    shown: list[float] = []
    async with AsyncExitStack() as stack:
        lines = await stack.enter_async_context(watched.table())
        began = perf_counter()
        looking = await crowd(stack, server, [watched.match], number)
        figures.add("all have arrived after, s", perf_counter() - began)
        work = [play_on(pair, meter.times, 1.0) for pair in rest]
        async with playing([*work, show(watched, lines, looking, shown)]):
            await settle(rest, meter.times)
            await meter.run(seconds)
        meter.report(figures, p99_ms=300)
        figures.add("answer to the last onlooker, p99 ms", 1000 * quantile(shown, 0.99), 300)
    return figures


async def crowd(stack: AsyncExitStack, server: Server, matches: list[str], number: int) -> list[Line]:
    """Open the lines of onlookers, some at a time."""
    guests, door = await arrived(server.address, 50_000, number), asyncio.Semaphore(20)

    async def look(guest: Player, match: str) -> Line:
        async with door:
            return await stack.enter_async_context(guest.look(match))

    return await asyncio.gather(*[look(guest, matches[at % len(matches)]) for at, guest in enumerate(guests)])


async def show(pair: Pair, lines: tuple[Line, Line], looking: list[Line], shown: list[float]) -> None:
    """Play a table with onlookers, an answer a second; note the seconds until the last of them has seen it."""
    while not lines[0].over:
        await asyncio.sleep(1.0)
        known, began = lines[0].n, perf_counter()
        await pair.turn(lines)
        for line in looking:
            await line.is_past(known)
        shown.append(max(line.step_at for line in looking) - began)
    await asyncio.Event().wait()


# Lines that do nothing


async def idle(server: Server, number: int = 2000, seconds: float = 5) -> Figures:
    """Measure the memory of lines that only look."""
    figures = Figures(f"{number} idle sockets")
    async with AsyncExitStack() as stack:
        found = await pairs(server, max(1, number // LINES_A_MATCH))
        for pair in found:
            await stack.enter_async_context(pair.table())
        before = server.rss_mb
        await crowd(stack, server, [pair.match for pair in found], number)
        cpu = server.cpu_s
        await asyncio.sleep(seconds)
        figures.add("server before, MB", before)
        figures.add("server with them, MB", server.rss_mb, 500)
        figures.add("kB a line", 1024 * (server.rss_mb - before) / number)
        figures.add("share of a core while idle", (server.cpu_s - cpu) / seconds)
    return figures


# Agents


class Table:
    """A person against an agent, who answers at once."""

    def __init__(self, player: Player, level: str) -> None:
        self.player, self.level = player, level
        self.random = Random(player.address)
        self.waits: list[float] = []
        """Seconds from each question to an agent until its answer."""
        self.first_looks = self.hurried = 0
        self.asked_at: float | None = None
        self.answered = asyncio.Event()
        """Set once an agent has answered for the first time."""

    async def play(self) -> None:
        while True:
            made = await self.player.post("/matches", {"game": GAME, "seats": ["me", self.level], "preset": "random"})
            async with self.player.look(made["match"]) as line:
                await line.sit()
                await line.begin()
                while not line.over:
                    await self._turn(line)

    async def _turn(self, line: Line) -> None:
        """Answer, or wait for the agent's answer."""
        known, looks, hurried = line.n, line.first_looks, line.hurried
        if line.asked is not None:
            await line.answer(line.asked, self.random)
            await line.is_past(known)
            return
        self.asked_at = perf_counter()
        await line.is_past(known)
        self.waits.append(perf_counter() - self.asked_at)
        self.first_looks += line.first_looks - looks
        self.hurried += line.hurried - hurried
        self.asked_at = None
        self.answered.set()

    @property
    def frozen(self) -> bool:
        return not self.waits or (self.asked_at is not None and perf_counter() - self.asked_at > FROZEN_S)


async def owls(server: Server, number: int = 30, level: str = "titan", seconds: float = 300) -> Figures:
    """Measure more tables against the strongest level than the server can think for at once."""
    figures = Figures(f"{number} tables against a {level}")
    tables = [Table(player, level) for player in await arrived(server.address, 0, number)]
    began, cpu = perf_counter(), server.cpu_s
    async with playing([table.play() for table in tables]):
        await asyncio.wait([asyncio.create_task(table.answered.wait()) for table in tables], timeout=PATIENCE_S)
        await asyncio.sleep(seconds)
        frozen = sum(table.frozen for table in tables)
    waits = [wait for table in tables for wait in table.waits]
    figures.add("frozen tables", frozen, 0)
    figures.add("answers of agents", len(waits))
    figures.add("of these first looks, said at the seat", sum(table.first_looks for table in tables))
    figures.add("of these in a share of their time, said, too", sum(table.hurried for table in tables))
    figures.add("fewest answers of one table", min(len(table.waits) for table in tables))
    figures.add("longest wait for an agent, s", max(waits, default=inf), FROZEN_S)
    figures.add("share of a core, the server alone", (server.cpu_s - cpu) / (perf_counter() - began))
    return figures


# Memory


async def memory(server: Server, number: int = 60, seconds: float = 300) -> Figures:
    """Measure the memory of a server while matches are played one after the other."""
    figures, times = Figures(f"memory over {seconds:g} s, {number} matches"), list[float]()
    held: list[tuple[float, float]] = []
    players = await pairs(server, number)
    async with playing([play_on(pair, times, 1.0) for pair in players]):
        await settle(players, times)
        for _ in range(SAMPLES):
            await asyncio.sleep(seconds / SAMPLES)
            held.append((perf_counter(), server.rss_mb))
    late = held[len(held) // 2 :]
    figures.add("answers", len(times))
    figures.add("in the middle, MB", late[0][1])
    figures.add("at the end, MB", late[-1][1])
    figures.add("slope of the second half, MB a minute", 60 * slope(late), 2)
    return figures


def slope(points: list[tuple[float, float]]) -> float:
    """Return the slope of the straight line that is nearest to all points."""
    middle_x, middle_y = mean(x for x, _ in points), mean(y for _, y in points)
    spread = sum((x - middle_x) ** 2 for x, _ in points)
    return sum((x - middle_x) * (y - middle_y) for x, y in points) / spread if spread else 0.0
