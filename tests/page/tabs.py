"""Tabs of a browser that is not there: what they keep is a dictionary, and what they say is heard at once."""

import asyncio
import json
from collections.abc import Callable
from contextlib import suppress
from typing import Any

from theomachy.hosting.keyvalue.texts import MemoryTexts
from theomachy.kernel.chance import promise_of
from theomachy.page import agents
from theomachy.page.browser import Kept
from theomachy.page.tab import Tab, begin

NONCE = "7" * 32
SHOWING = ("table", "step")
"""Messages that say what is asked."""
PATIENCE_S = 60
"""How long a test waits for what is sure to happen, however busy the machine is."""


class Storage(MemoryTexts):
    """What all tabs share. A test may say that it takes nothing."""

    def __init__(self) -> None:
        super().__init__()
        self.fault: Kept | None = None
        self.tabs: list[TestTab] = []


class TestTab:
    """One tab, as web/src/page makes it."""

    __test__ = False

    def __init__(self, storage: Storage) -> None:
        self._storage = storage
        self.heard: dict[int, list[Any]] = {}
        self.codes: dict[int, int] = {}
        self.thoughts = 0
        storage.tabs.append(self)
        self._lines: dict[int, asyncio.Task[None]] = {}

    async def begin(self) -> "TestTab":
        self.house: Tab = await begin(self)
        return self

    # What the house asks of a browser

    async def get(self, paths: str, /) -> str:
        return json.dumps(await self._storage.get(json.loads(paths)))

    async def scan(self, ranges: str, last: int, /) -> str:
        return json.dumps(await self._storage.scan(json.loads(ranges), last))

    async def commit(self, texts: str, found: str, /) -> Kept:
        await asyncio.sleep(0)  # another tab may be quicker
        if self._storage.fault is not None:
            return self._storage.fault
        return "kept" if await self._storage.commit(json.loads(texts), json.loads(found)) else "behind"

    def publish(self, match: str, n: int, /) -> None:
        for tab in self._storage.tabs:
            if tab is not self:
                tab.house.hear_news(match, n)

    def send(self, line: int, message: str, /) -> None:
        self.heard[line].append(json.loads(message))

    def hang_up(self, line: int, code: int, /) -> None:
        self.codes[line] = code

    async def think(self, thought: str, /) -> str:
        self.thoughts += 1
        return agents.answer(thought)

    # What a test asks of the house

    async def ask(self, method: str, address: str, body: Any = None) -> Any:
        """What is answered; an error as its status and its sentence."""
        status, _, text = (await self.house.ask(method, address, "" if body is None else json.dumps(body))).partition(
            " "
        )
        found: Any = text
        with suppress(ValueError):
            found = json.loads(text)
        return found if status == "200" else (int(status), found["error"]["text"])

    def watch(self, match: str, line: int = 1) -> None:
        self.heard[line] = []
        self._lines[line] = asyncio.create_task(self.house.open(line, match, "en"))

    def say(self, line: int, **message: Any) -> None:
        self.house.hear(line, json.dumps({"id": 1, **message}))

    async def hear(self, line: int, heard: Callable[[Any], bool]) -> Any:
        """Wait for a message; whatever comes before it is forgotten."""
        async with asyncio.timeout(PATIENCE_S):
            while True:
                while self.heard[line]:
                    message = self.heard[line].pop(0)
                    if message["type"] == "refused":
                        raise AssertionError(message)
                    if heard(message):
                        return message
                await asyncio.sleep(0)

    async def leave(self, line: int = 1) -> None:
        self.house.close(line)
        await self._lines.pop(line)

    async def sit_down(self, match: str, line: int = 1) -> Any:
        """Open a line to a table and take one's seats there as the client does; the first step."""
        self.watch(match, line)
        await self.hear(line, lambda said: said["type"] == "table")
        self.say(line, type="sit", promise=promise_of(NONCE))
        said = await self.hear(line, has_promised)
        self.say(line, type="open", nonce=NONCE, promised=[seat["promised"] for seat in said["seats"]])
        return await self.hear(line, lambda said: said["type"] == "step")

    async def answer(self, step: Any, line: int = 1) -> Any:
        """Answer what I am asked, as a hasty player would; the next step in which I am asked, or the last."""
        request = next(request for request in step["requests"] if request["mine"])
        self.say(line, type="answer", request=request["id"], key=request["options"][0]["key"])
        return await self.my_turn(line)

    async def my_turn(self, line: int = 1) -> Any:
        return await self.hear(line, lambda said: said["type"] in SHOWING and (is_mine(said) or is_over(said)))


def has_promised(said: Any) -> bool:
    return "seats" in said and all(seat.get("promised") for seat in said["seats"])


def is_mine(step: Any) -> bool:
    return any(request["mine"] for request in step["requests"])


def is_over(step: Any) -> bool:
    return step.get("result") is not None
