"""Thoughts for agents, and who asks for them."""

import asyncio
from collections.abc import Awaitable, Callable
from random import Random

from theomachy import games
from theomachy.hosting.ports import Thought, Waits
from theomachy.kernel import Fast, Match
from theomachy.kernel.saves import restore, save

STORY_S = 240
"""How long a story may take on a busy machine."""


def told(story: Callable[[], Awaitable[None]]) -> None:
    async def run() -> None:
        await asyncio.wait_for(story(), STORY_S)

    asyncio.run(run())


def thought(level: str = "squire", host: str = "ann", match: str = "m", request: str = "") -> Thought:
    """The first decision of a match of Scathe."""
    game = games.game("scathe")
    setup = game.setup.presets["random"](Random(1))
    begun = Match(game, game.new(setup), Fast(1), listen=True)
    return Thought(match, "scathe", save(begun), begun.asks[0].seat, level, 1, host, request)


def is_legal(asked: Thought, key: str) -> bool:
    ask = restore(games.game(asked.game), asked.save, Fast(1), listen=True).ask_of(asked.seat)
    return ask is not None and ask.takes(key)


def nothing(place: int, share: float = 1.0) -> None:
    """Who does not want to know their place in line."""


def noting(places: list[int]) -> Waits:
    return lambda place, share=1.0: places.append(place)
