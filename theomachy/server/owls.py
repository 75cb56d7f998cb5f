"""The Owl: agents that think in processes of their own, so that they stall neither a match nor the server."""

import asyncio
import multiprocessing
import os
from concurrent.futures import Future, ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from logging import getLogger
from threading import Thread
from typing import Any

from theomachy import games
from theomachy.agents import agent, names
from theomachy.kernel import Fast, Game
from theomachy.kernel.saves import Save, restore
from theomachy.kernel.seats import SeatView

log = getLogger(__name__)

LEVELS = {
    "novice": ("novice", "random"),
    "squire": ("greedy", "search:8"),
    "captain": ("search:0.5s", "search:16"),
    "master": ("search:1.5s", "search:64"),
    "titan": ("search:4s", "search:256"),
}
"""The agent of each level, weakest first; and what plays a game that has no judge."""
PATIENCE = 20.0
"""Seconds after which a thinking process is given up, and somebody quicker asked."""


class Owls:
    """Some processes; a match always asks the same one, so that no match has more than its share."""

    def __init__(self, processes: int = 2) -> None:
        self._pools: list[ProcessPoolExecutor | None] = [None] * processes

    async def decide(self, match: str, game: str, save: Save, seat: int, level: str, seed: int) -> str:
        """The key that the Owl answers. If thinking fails or takes too long, it guesses: no match waits for ever."""
        try:
            return await self._ask(match, game, save, seat, agent_of(games.game(game), level), seed)
        except Exception as error:
            log.warning("the Owl guesses at match %s: %r", match, error)
            return think(game, save, seat, "random", seed)

    async def _ask(self, match: str, game: str, save: Save, seat: int, name: str, seed: int) -> str:
        number = sum(match.encode()) % len(self._pools)
        pool = self._pool(number)
        try:
            future: Future[str] = pool.submit(think, game, save, seat, name, seed)
            return await asyncio.wait_for(asyncio.wrap_future(future), PATIENCE)
        except (TimeoutError, BrokenProcessPool):
            if self._pools[number] is pool:  # nobody else has begun a new one yet
                self._end(number)
            raise

    def _pool(self, number: int) -> ProcessPoolExecutor:
        pool = self._pools[number]
        if pool is None:
            spawn = multiprocessing.get_context("spawn")
            pool = self._pools[number] = ProcessPoolExecutor(1, mp_context=spawn, initializer=leave_with_the_server)
        return pool

    def _end(self, number: int) -> None:
        pool, self._pools[number] = self._pools[number], None
        if pool is not None:
            for process in list((pool._processes or {}).values()):
                process.kill()
            pool.shutdown(wait=False, cancel_futures=True)

    def close(self) -> None:
        for number in range(len(self._pools)):
            self._end(number)


def agent_of(game: Game[Any], level: str) -> str:
    """The agent that plays a level of a game."""
    return LEVELS[level][0 if "greedy" in names(game) else 1]


def leave_with_the_server() -> None:
    """In the other process: nobody is left to think for once the server is gone, whatever became of it."""
    server = multiprocessing.parent_process()
    assert server is not None

    def watch() -> None:
        server.join()
        os._exit(0)

    Thread(target=watch, daemon=True).start()


def think(game: str, save: Save, seat: int, name: str, seed: int) -> str:
    """In the other process: what an agent answers. It sees what its seat sees, and dice of its own."""
    the_game = games.game(game)
    match = restore(the_game, save, Fast(seed), listen=True)
    return agent(the_game, name, seed).decide(SeatView(match, seat))
