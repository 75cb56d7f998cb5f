"""One guest who asks for everything that is costly, and hangs up: what others notice, and how soon the server ends.

It attacks only a server of this bench on loopback, for a given time, with its usual limits.
"""

import asyncio
import os
import signal
from collections.abc import Sequence
from contextlib import suppress
from random import Random
from time import perf_counter
from urllib.parse import urlsplit

import msgspec

from bench.load.machine import family_cpu_s
from bench.load.measures import Figures, Meter, Server, play_on, playing, quantile, settle
from bench.load.players import Pair, Player
from theomachy import games
from theomachy.kernel import Ask, Match
from theomachy.kernel.chance import Seeded
from theomachy.play.records import write_record

SENDERS = 60
HANG_UP_S = 0.3
"""Seconds that a sender waits for its answer."""
EVERY_S = 6.0
"""Seconds between two requests of a sender; all together stay within the requests that one guest may make."""
STOPPED_S = 120.0
"""Seconds after which a server that was told to end is given up."""
PAUSE_S = 0.05
"""Seconds between two answers at the table that is measured."""


def long_record(seed: int, preset: str = "large") -> str:
    """Return the record of a match of Godslayer played at random, which takes seconds to check."""
    game, random = games.game("godslayer"), Random(seed)
    match = Match(game, game.new(game.setup.presets[preset](random)), Seeded(bytes([seed]) * 32), listen=True)
    while (ask := match.request) is not None:
        assert isinstance(ask, Ask)
        match.answer(random.choice(list(ask.keys())), ask.seat)
    return write_record(match)


class Attacker:
    """A guest with many connections who waits for no answer."""

    def __init__(self, server: str, guest: Player, requests: Sequence[tuple[str, str, bytes]]) -> None:
        self._server, self._requests = urlsplit(f"//{server}"), requests
        token = guest.http.headers["x-csrftoken"]
        cookies = "; ".join(f"{name}={value}" for name, value in guest.http.cookies.items())
        self._address = guest.address
        self._head = f"Host: {server}\r\nCookie: {cookies}\r\nx-csrftoken: {token}\r\n"
        self.sent, self.every_s = 0, EVERY_S
        self.statuses: dict[int, int] = {}
        """Number of answers that came before the guest hung up, by status."""

    async def send_for_ever(self, sender: int) -> None:
        random = Random(sender)
        await asyncio.sleep(random.random() * self.every_s / 2)
        while True:
            with suppress(OSError, TimeoutError, IndexError):
                await self._send(*random.choice(self._requests))
            await asyncio.sleep(self.every_s)

    async def _send(self, method: str, path: str, body: bytes) -> None:
        """Send a request and hang up."""
        lines = f"{method} /api{path} HTTP/1.1\r\n{self._head}content-type: application/json\r\n"
        lines += f"content-length: {len(body)}\r\n\r\n" if body else "\r\n"
        host, port = self._server.hostname, self._server.port
        reader, writer = await asyncio.open_connection(host, port, local_addr=(self._address, 0))
        try:
            writer.write(lines.encode() + body)
            self.sent += 1
            async with asyncio.timeout(HANG_UP_S):
                status = int((await reader.readline()).split()[1])
                self.statuses[status] = self.statuses.get(status, 0) + 1
                await asyncio.sleep(HANG_UP_S)
        finally:
            writer.transport.abort()


async def attacks(server: Server, seconds: float = 30, records: int = 4, preset: str = "large") -> Figures:
    """Measure a table while sixty senders ask for checks, replays, imports and armies, and hang up."""
    figures = Figures(f"{SENDERS} senders that hang up, {seconds:g} s")
    texts = [await asyncio.to_thread(long_record, seed, preset) for seed in range(1, records + 1)]
    guest, *two, newcomer = [await Player(server.address, number).arrive() for number in range(4)]
    paths = [(await two[0].post("/files", {"text": text}))["path"] for text in texts[: records // 2]]
    matches = [path.rpartition("/")[2] for path in paths]
    requests = [("POST", "/files", msgspec.json.encode({"text": text})) for text in texts[records // 2 :]]
    requests += [("GET", f"/matches/{match}/{what}", b"") for match in matches for what in ("verify", "replay")]
    requests += [("GET", f"/matches/{match}/replay/{step}", b"") for match in matches for step in range(20, 200, 20)]
    requests += [("GET", "/muster/godslayer/random", b""), ("GET", "/lessons?lang=ja", b"")]
    attacker = Attacker(server.address, guest, requests)
    pair, quiet, loud = Pair(two[0], two[1], "scathe"), list[float](), list[float]()
    meters, times = (Meter(server), Meter(server)), list[float]()
    async with playing([play_on(pair, times, PAUSE_S)]):
        await settle([pair], times, PAUSE_S)
        for meter, told in zip(meters, (quiet, loud), strict=True):
            senders = SENDERS if meter is meters[1] else 0
            work = [attacker.send_for_ever(sender) for sender in range(senders)]
            if senders:
                work.append(set_up_for_ever(newcomer, told_times := list[float]()))
            async with playing(work):
                times.clear()
                cpu = server.cpu_s
                await asyncio.sleep(seconds)
                meter.costs.append((server.cpu_s - cpu) / max(1, len(times)))
                told += times
    stopped = await stopped_while(attacker, server)
    figures.add("requests of the attacker", attacker.sent)
    for status, number in sorted(attacker.statuses.items()):
        figures.add(f"of these answered {status}", number)
    figures.add("CPU an answer, quiet, ms", 1000 * meters[0].costs[0])
    figures.add("CPU an answer, attacked, ms", 1000 * meters[1].costs[0])
    figures.add("CPU, as many times as quiet", meters[1].costs[0] / meters[0].costs[0], 2)
    figures.add("answer to both, quiet, p50 ms", 1000 * quantile(quiet, 0.5))
    figures.add("answer to both, attacked, p50 ms", 1000 * quantile(loud, 0.5))
    figures.add("answer to both, quiet, p99 ms", 1000 * quantile(quiet, 0.99))
    figures.add("answer to both, attacked, p99 ms", 1000 * quantile(loud, 0.99))
    figures.add("matches set up meanwhile", len(told_times))
    figures.add("setting up a match, longest, s", max(told_times), 2)
    figures.add("told to end while attacked, ends after, s", stopped, 10)
    return figures


async def set_up_for_ever(player: Player, times: list[float]) -> None:
    """Set up a match every second, and note how long it took."""
    while True:
        began = perf_counter()
        await player.post("/matches", {"game": "godslayer", "seats": ["me", "novice"]})
        times.append(perf_counter() - began)
        await asyncio.sleep(1)


async def stopped_while(attacker: Attacker, server: Server) -> float:
    """Tell a server to end in the middle of an attack; return the seconds until it has ended."""
    senders = [asyncio.create_task(attacker.send_for_ever(sender)) for sender in range(SENDERS)]
    await asyncio.sleep(3)
    began = perf_counter()
    os.kill(server.pids[0], signal.SIGTERM)
    try:
        while perf_counter() - began < STOPPED_S and _runs(server.pids[0]):
            await asyncio.sleep(0.02)
        return perf_counter() - began
    finally:
        for sender in senders:
            sender.cancel()
        await asyncio.gather(*senders, return_exceptions=True)


def _runs(pid: int) -> bool:
    try:
        family_cpu_s(pid)
    except (OSError, IndexError, ValueError):
        return False
    return True
