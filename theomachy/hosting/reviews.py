"""Reviews of matches that are over: worked out part by part where agents think, and kept with the match."""

import asyncio
from datetime import datetime, timedelta
from logging import getLogger

import msgspec

from theomachy import games
from theomachy.coach import EDITION, Moment, played_of, summed_up
from theomachy.hosting.notices import HOUSE, Reviewing
from theomachy.hosting.ports import Busy, Clock, Heavy, Hindsight, News, Store, Thinker
from theomachy.hosting.rows import ReviewRow
from theomachy.hosting.store.verbs import Put
from theomachy.kernel import Reason, Refused, refuse
from theomachy.play.records import read_record

logger = getLogger(__name__)

MAX_AT_ONCE = 4
"""Reviews that one host works out at the same time."""
PARTS = 10
"""A review is thought about in about so many parts, so that whoever plays does not wait long for an agent."""
MIN_PART = 8
"""Answers and rolls of the shortest part."""
MAX_FAULTS = 6
"""How often a part may fail, or find no agent free, before the review is given up."""
PAUSE_S = 2.0
"""How long it waits then."""
MAX_DONE = 0.99
"""What is told as done before the review is kept."""
BELIEVED_S = 120.0
"""How long another host is believed that works one out and says nothing more."""


class Extent(msgspec.Struct, frozen=True):
    """How much there is to look at, and how it ended."""

    tape: int
    result: list[float]


class Edition(msgspec.Struct, frozen=True):
    """What has to be known of a review before it is read."""

    edition: int


class Working(msgspec.Struct):
    """A review that is being worked out."""

    extent: Extent
    moments: list[Moment]
    done: float = 0.0
    """as a share"""
    why: Reason | None = None
    """why it was given up"""
    task: asyncio.Task[None] | None = None
    until: datetime | None = None
    """if another host works it out: how long that is believed"""

    @property
    def here(self) -> bool:
        """Whether this host is at it."""
        return self.until is None and self.why is None

    def goes_on(self, now: datetime) -> bool:
        """Whether a host is at it, this one or another that is still believed."""
        return self.why is None and (self.until is None or self.until >= now)


def extent_of(text: str) -> Extent:
    """Refused if there is nothing to review."""
    record = read_record(text)
    played = played_of(record, games.game(record.fields["game"]))
    return Extent(len(played.tape), played.result)


class Reviews:
    def __init__(self, store: Store, news: News, thinker: Thinker, clock: Clock, heavy: Heavy) -> None:
        self._store, self._news, self._thinker, self._clock, self._heavy = store, news, thinker, clock, heavy
        self._working: dict[str, Working] = {}
        """by match: here or at another host"""

    async def close(self) -> None:
        tasks = [working.task for working in self._working.values() if working.task is not None]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)

    async def kept(self, match: str) -> str | None:
        """The review that is kept with a match, as JSON; one of an earlier edition does not count."""
        row = await self._store.read(ReviewRow, match)
        if row is None or msgspec.json.decode(row.text, type=Edition).edition != EDITION:
            return None
        return row.text

    def working(self, match: str) -> Working | None:
        """What is known so far of one that is being worked out. Refused, once, if it was given up."""
        working = self._working.get(match)
        if working is None or working.goes_on(self._clock.now()):
            return working
        del self._working[match]
        if working.why is not None:
            raise Refused(working.why)
        return None

    def hear(self, told: Reviewing) -> None:
        """Another host works a review out, has done so, or has given up."""
        known = self._working.get(told.match)
        if told.node == self._news.node or (known is not None and known.here):
            return
        moments = msgspec.json.decode(told.moments, type=list[Moment])
        until = self._clock.now() + timedelta(seconds=BELIEVED_S)
        self._working[told.match] = Working(Extent(0, []), moments, told.done, told.why, until=until)
        if told.done >= 1:
            del self._working[told.match]  # it is kept

    def _tell(self, match: str, working: Working) -> None:
        moments = msgspec.json.encode(working.moments).decode()
        self._news.publish(HOUSE, Reviewing(self._news.node, match, working.done, moments, working.why))

    async def begin(self, match: str, record: str, guest: str) -> None:
        """Work out the review of a match, unless that is done or being done; Refused if it cannot be."""
        kept, known = await self.kept(match), self._working.get(match)
        if kept is not None or (known is not None and known.goes_on(self._clock.now())):
            return
        if sum(working.here for working in self._working.values()) >= MAX_AT_ONCE:
            raise refuse("review-busy")
        working = self._working[match] = Working(Extent(0, []), [])
        try:
            working.extent = await self._heavy("check", extent_of, record)
        except BaseException:
            del self._working[match]
            raise
        self._tell(match, working)
        working.task = asyncio.create_task(self._work(match, record, guest, working))

    async def _work(self, match: str, record: str, guest: str, working: Working) -> None:
        try:
            await self._look_back(match, record, guest, working)
        except Refused as no:
            working.why = no.reason
        except Exception:  # it must not seem to go on for ever
            logger.exception("match %s: its review failed", match)
            working.why = Reason("review-failed")
        if working.why is None:
            del self._working[match]
        self._tell(match, working)

    async def _look_back(self, match: str, record: str, guest: str, working: Working) -> None:
        """Part by part, as long as there is a mind for it."""
        tape, faults, start = working.extent.tape, 0, 0
        size = max(MIN_PART, -(-tape // PARTS))
        while start < tape:
            part = Hindsight(match, record, start, start + size, guest)
            try:
                text = await self._thinker.look_back(part)
            except Exception as error:  # noqa: BLE001 - a thinker is processes and pipes: it may go better next time
                faults += 1
                if faults > MAX_FAULTS:
                    working.why = Reason("review-busy" if isinstance(error, Busy) else "review-failed")
                    return
                await self._clock.sleep(PAUSE_S)
                continue
            working.moments += msgspec.json.decode(text, type=list[Moment])
            start += size
            working.done = min(MAX_DONE, start / tape)
            self._tell(match, working)
        review = summed_up(working.extent.result, working.moments)
        await self._store.write(Put(ReviewRow(match, msgspec.json.encode(review).decode())))
        working.done = 1.0
