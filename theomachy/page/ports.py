"""Hosting's ports, filled by a browser."""

from collections.abc import Sequence
from contextlib import suppress

import msgspec

from theomachy.hosting.keyvalue.store import KeyValueStore
from theomachy.hosting.keyvalue.texts import Range, Texts, packed
from theomachy.hosting.memory import MemoryNews, PlainClock, inline
from theomachy.hosting.notices import Notice, OfStore, read_notice
from theomachy.hosting.ports import AgentFailed, Counsel, Hindsight, NotKept, Ports, Thought, Waits
from theomachy.hosting.thinking import first_look, takes_time, think
from theomachy.kernel import Reason
from theomachy.page.agents import FAULT
from theomachy.page.browser import Browser
from theomachy.play import optional
from theomachy.play.faults import read_fault
from theomachy.play.records import PAGE

TRY_AGAIN = 1013
"""The code with which a line is closed whose viewer has to come back."""


class BrowserTexts:
    """Texts in the storage of the browser."""

    def __init__(self, browser: Browser) -> None:
        self._browser = browser

    async def get(self, paths: Sequence[str]) -> list[str | None]:
        text = await self._browser.get(packed(paths)) if paths else "[]"
        return msgspec.json.decode(_read(text), type=list[str | None])

    async def scan(self, ranges: Sequence[Range], last: int = 0) -> list[tuple[str, str]]:
        return msgspec.json.decode(_read(await self._browser.scan(packed(ranges), last)), type=list[tuple[str, str]])

    async def commit(self, texts: Texts, found: Texts) -> bool:
        kept = await self._browser.commit(packed(texts), packed(found))
        if kept in ("full", "other"):
            raise NotKept(Reason("live-not-kept", args={"why": f"page-storage-{kept}"}))
        return kept == "kept"


def _read(text: str) -> str:
    if not text:
        raise NotKept(Reason("live-not-read", args={"why": "page-storage-other"}))
    return text


class TabNews(MemoryNews):
    """The notices between tabs of one browser.

    Other tabs hear what this one has written, and this one hears what they have. All other notices a tab sends itself,
    since nobody knows when another tab is gone.
    """

    def __init__(self, browser: Browser) -> None:
        super().__init__()
        self._browser = browser

    def publish(self, match: str, notice: Notice) -> None:
        if isinstance(notice, OfStore):
            self._browser.publish(match, msgspec.json.encode(notice).decode())
        else:
            super().publish(match, notice)

    def hear(self, match: str, notice: str) -> None:
        """Take over a notice of another tab, unless that tab has another version of the page."""
        with suppress(msgspec.MsgspecError):
            super().publish(match, read_notice(notice))


class WorkerThinker:
    """Who looks ahead thinks in a worker that can be ended; who does not answers here, sooner than it could be asked
    there."""

    def __init__(self, browser: Browser) -> None:
        self._browser = browser

    async def decide(self, thought: Thought, waits: Waits) -> str:
        waits(0)
        if not takes_time(thought):
            return think(thought)
        return await self._asked(thought)

    async def first_look(self, thought: Thought) -> str:
        return first_look(thought)

    async def look_back(self, part: Hindsight) -> str:
        """Beside the agents: it may take long."""
        return await self._asked(part)

    async def advise(self, counsel: Counsel) -> str:
        return await self._asked(counsel)

    async def _asked(self, question: Thought | Counsel | Hindsight) -> str:
        answer = await self._browser.think(packed(question))
        if answer.startswith(FAULT):
            optional.keep(read_fault(answer.removeprefix(FAULT)))
        if not answer or answer.startswith(FAULT):
            raise AgentFailed
        return answer


class TabLine:
    """The way to one viewer in the same tab: nothing piles up on it."""

    def __init__(self, browser: Browser, number: int) -> None:
        self._browser, self._number = browser, number

    def send(self, message: bytes, *, table: bool = False, news: bool = False) -> None:
        self._browser.send(self._number, message.decode())

    def drop(self) -> None:
        self._browser.hang_up(self._number, TRY_AGAIN)


def ports_of(browser: Browser, news: TabNews) -> Ports:
    clock = PlainClock()
    store = KeyValueStore(BrowserTexts(browser))
    return Ports(store, news, WorkerThinker(browser), clock, inline, name=PAGE)
