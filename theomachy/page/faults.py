"""Where a page keeps the reports of what fails in it: the last few among its texts, for whoever wants to send them."""

import asyncio
from datetime import UTC, datetime
from logging import getLogger

from theomachy.hosting.keyvalue.texts import absent, below
from theomachy.hosting.ports import NotKept
from theomachy.page.ports import BrowserTexts
from theomachy.play.faults import Fault, written

logger = getLogger(__name__)

MAX_REPORTS = 10
"""Reports that a page keeps: of more, the oldest are dropped."""
FOLDER = "fault"


class PageFaults:
    """The reports of a page. The same fault is kept once."""

    def __init__(self, texts: BrowserTexts) -> None:
        self._texts, self._known = texts, set[str]()
        self._writing: set[asyncio.Task[None]] = set()

    def keep(self, fault: Fault) -> None:
        """Write a report as soon as the browser takes it."""
        if fault.name in self._known:
            return
        self._known.add(fault.name)
        task = asyncio.get_running_loop().create_task(self._write(fault))
        self._writing.add(task)
        task.add_done_callback(self._writing.discard)

    async def _write(self, fault: Fault) -> None:
        try:
            kept = [path for path, _ in await self._texts.scan([below(FOLDER)])]
            if any(path.endswith(fault.name) for path in kept):
                return
            new = f"{FOLDER}/{datetime.now(UTC):%Y%m%d%H%M%S%f}-{fault.name}"
            old = dict.fromkeys(kept[: max(0, len(kept) - MAX_REPORTS + 1)])
            await self._texts.commit({new: written(fault).decode(), **old}, absent([new]))
        except NotKept:
            logger.warning("%s failed, and the browser keeps no report of it", fault.procedure)

    async def all(self) -> str:
        """Return all reports, the newest last, as a JSON list."""
        return f"[{','.join(text for _, text in await self._texts.scan([below(FOLDER)]))}]"
