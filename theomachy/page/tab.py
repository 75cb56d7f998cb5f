"""The house in a tab: what the worker of the page calls."""

import asyncio
import secrets
from contextlib import suppress
from logging import getLogger

import msgspec

from theomachy.hosting.keyvalue.texts import absent
from theomachy.hosting.ports import NotKept
from theomachy.hosting.service import MatchService
from theomachy.kernel import Reason, Refused
from theomachy.page.browser import Browser
from theomachy.page.faults import PageFaults
from theomachy.page.ports import BrowserTexts, TabLine, TabNews, ports_of
from theomachy.page.routes import Answer, answer
from theomachy.play import optional
from theomachy.presentation.text import FIRST
from theomachy.wire.desk import language
from theomachy.wire.errors import packed_error, refusal
from theomachy.wire.viewer import WireViewer

logger = getLogger(__name__)

GONE, FAULT = 4404, 1011
"""The codes with which a line is closed: it leads to no match, it broke."""
FAULTS = "/faults"
"""What is asked for the reports that this page keeps: no server has it."""
ME = "me"
"""The path of who sits before this browser."""


class Tab:
    def __init__(self, browser: Browser, guest: str) -> None:
        self._browser, self._guest = browser, guest
        self._faults = PageFaults(BrowserTexts(browser))
        optional.set_keeper(self._faults.keep)
        self._news = TabNews(browser)
        self._service = MatchService(ports_of(browser, self._news))
        self._lines: dict[int, asyncio.Queue[str | None]] = {}

    async def ask(self, method: str, address: str, body: str) -> str:
        """The status of an answer, a space, and its text."""
        try:
            if (method, address.partition("?")[0]) == ("GET", FAULTS):
                return f"200 {await self._faults.all()}"
            found = await answer(self._service, self._guest, method, address, body)
        except Exception:  # the outermost place: the page is told
            logger.exception("%s %s", method, address)
            found = Answer(500, packed_error(Reason("live-fault"), FIRST).decode())
        return f"{found.status} {found.text}"

    async def open(self, number: int, match: str, lang: str) -> None:
        """A line to a table, for as long as nobody closes it."""
        said: asyncio.Queue[str | None] = asyncio.Queue()
        self._lines[number] = said
        try:
            live = await self._service.match(match)
            viewer = WireViewer(TabLine(self._browser, number), self._service, live, self._guest, language(lang))
            async with self._service.watched_by(live, viewer):
                while (message := await said.get()) is not None:
                    await viewer.hear(message)
        except Refused as no:
            self._browser.send(number, msgspec.json.encode(refusal(no.reason, language(lang))).decode())
            self._browser.hang_up(number, GONE)
        except Exception:  # the outermost place: the page is told
            logger.exception("match %s: a line broke", match)
            self._browser.hang_up(number, FAULT)
        finally:
            self._lines.pop(number, None)

    def hear(self, number: int, message: str) -> None:
        """Something is said on a line."""
        self._say(number, message)

    def close(self, number: int) -> None:
        self._say(number, None)

    def _say(self, number: int, message: str | None) -> None:
        if number in self._lines:
            self._lines[number].put_nowait(message)

    def hear_news(self, match: str, notice: str) -> None:
        """Take over what another tab tells of a match."""
        self._news.hear(match, notice)

    async def end(self) -> None:
        await self._service.close()


async def begin(browser: Browser) -> Tab:
    """The house for whoever sits before this browser, the same in all its tabs."""
    texts, newcomer = BrowserTexts(browser), secrets.token_hex(16)
    with suppress(NotKept):  # a stranger, who will be told as soon as something is to be kept
        await texts.commit({ME: newcomer}, absent([ME]))
        return Tab(browser, (await texts.get([ME]))[0] or newcomer)
    return Tab(browser, newcomer)
