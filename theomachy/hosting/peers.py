"""Handling of the notices that other hosts of the same matches send."""

from collections.abc import Awaitable, Callable, Mapping
from contextlib import suppress
from logging import getLogger

from theomachy.hosting.attendance import Watchers
from theomachy.hosting.live import LOOK, LiveMatch
from theomachy.hosting.notices import (
    HOUSE,
    Attendance,
    Notice,
    OfStore,
    Partitioned,
    Places,
    Rejoined,
    RematchChanged,
    Renamed,
    Reviewing,
    SeatsChanged,
    WhoLooks,
    Wrote,
)
from theomachy.hosting.ports import Clock, News, NotKept
from theomachy.hosting.reviews import Reviews

logger = getLogger(__name__)

RETRY_PAUSE_S = 1.0
"""The pause before something is looked up again that could not be."""

LookUp = Callable[[LiveMatch], Awaitable[None]]


class Peers:
    """The other hosts, as one host hears them."""

    def __init__(
        self,
        news: News,
        clock: Clock,
        watchers: Watchers,
        reviews: Reviews,
        matches: Mapping[str, LiveMatch],
        look_ups: Mapping[type[OfStore], LookUp],
    ) -> None:
        """Hear the notices about some matches.

        `look_ups` read from the store what a kind of notice tells of; that of SeatsChanged reads new entries, too.
        """
        self._news, self._clock, self._watchers, self._reviews = news, clock, watchers, reviews
        self._matches, self._look_ups = matches, look_ups

    async def listen_to_house(self) -> None:
        """Hear what concerns all matches, for as long as the host runs."""
        async with self._news.subscribe(HOUSE) as news:
            async for notice in news:
                try:
                    self._hear_of_house(notice)
                except Exception:  # what comes after it is to be heard all the same
                    logger.exception("a notice of another host could not be handled")

    def _hear_of_house(self, notice: Notice) -> None:
        if isinstance(notice, Renamed):
            self._watchers.hear_name(self._matches.values(), notice)
        elif isinstance(notice, Reviewing):
            self._reviews.hear(notice)

    async def listen(self, live: LiveMatch) -> None:
        """Hear what other hosts of a match tell, for as long as it is open."""
        async with self._news.subscribe(live.id) as news:
            self._watchers.announce(live, asks=True)
            async for notice in news:
                try:
                    await self._hear(live, notice)
                except NotKept:
                    live.tasks.begin(LOOK, self.look_later, live)
                except Exception:  # what it told of is in the store
                    logger.exception("match %s: a notice of another host could not be handled", live.id)
                    live.tasks.begin(LOOK, self.look_later, live)

    async def _hear(self, live: LiveMatch, notice: Notice) -> None:
        """Handle a notice. What was written before the host's own question came back is looked up."""
        match notice:
            case Wrote():
                if notice.n > live.log.n:
                    await self._look_ups[SeatsChanged](live)
            case Partitioned():
                self._watchers.partition(live)
                live.miss(bool(live.viewers))
            case Rejoined():
                self._watchers.rejoin(live)
            case WhoLooks():
                self._watchers.announce(live)
            case Attendance() if notice.node == self._news.node:
                live.miss(live.missed or notice.asks)
            case Attendance():
                self._watchers.hear(live, notice)
                if notice.asks or not notice.guests:
                    live.miss()  # a host that has died may have written what it could not tell any more
            case Places():
                if notice.node != self._news.node:
                    self._watchers.hear(live, notice)
            case Renamed() | Reviewing():
                pass  # these concern all matches, and are heard with the house
            case _:
                await self._look_ups[type(notice)](live)
        if live.missed:
            await self._look_again(live)

    async def look_later(self, live: LiveMatch) -> None:
        """Look up what this host may not know, until that succeeds: nobody may ever tell of it again."""
        live.miss()
        while live.missed:
            await self._clock.sleep(RETRY_PAUSE_S)
            with suppress(Exception):  # said when it was heard of
                await self._look_again(live)
        self._news.publish(live.id, Wrote(live.shown))  # whoever wrote it may not have known

    async def _look_again(self, live: LiveMatch) -> None:
        """Look up all that may have been missed."""
        live.miss(False)
        try:
            for kind, look_up in self._look_ups.items():
                if kind is not RematchChanged or live.log.over:
                    await look_up(live)
        except BaseException:
            live.miss()
            raise
