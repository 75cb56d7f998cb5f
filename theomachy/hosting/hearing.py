"""What a host does about what other hosts of the same matches tell."""

from collections.abc import Awaitable, Callable, Mapping
from contextlib import suppress
from logging import getLogger

from theomachy.hosting.company import Company
from theomachy.hosting.live import LiveMatch
from theomachy.hosting.ports import (
    AGAIN,
    CUT,
    HOUSE,
    REMATCH,
    SEATS,
    WHO,
    Attendance,
    Clock,
    News,
    Notice,
    NotKept,
    Places,
    Renamed,
    Reviewing,
)
from theomachy.hosting.reviews import Reviews

logger = getLogger(__name__)

RETRY_PAUSE_S = 1.0
"""Before something is looked up again that could not be."""

LookUp = Callable[[LiveMatch], Awaitable[None]]


class Hearing:
    def __init__(
        self,
        news: News,
        clock: Clock,
        company: Company,
        reviews: Reviews,
        matches: Mapping[str, LiveMatch],
        look_ups: Mapping[int, LookUp],
    ) -> None:
        """`look_ups`: what is read again when others tell a number; for that of an entry the one of SEATS."""
        self._news, self._clock, self._company, self._reviews = news, clock, company, reviews
        self._matches, self._look_ups = matches, look_ups

    async def listen_to_house(self) -> None:
        async with self._news.subscribe(HOUSE) as news:
            async for notice in news:
                try:
                    self._hear_of_house(notice)
                except Exception:  # what comes after it is to be heard all the same
                    logger.exception("news of another host could not be handled")

    def _hear_of_house(self, notice: Notice) -> None:
        if isinstance(notice, Renamed):
            self._company.hear_name(self._matches.values(), notice)
        elif isinstance(notice, Reviewing):
            self._reviews.hear(notice)

    async def listen(self, live: LiveMatch) -> None:
        """Other hosts may write entries, too: read them when they say so."""
        async with self._news.subscribe(live.id) as news:
            self._company.announce(live, asks=True)
            async for notice in news:
                try:
                    await self._hear(live, notice)
                except NotKept:
                    await self._look_later(live)
                except Exception:  # the match is told anew
                    logger.exception(
                        "match %s: news of another host could not be handled; the match is read again", live.id
                    )
                    live.torn = True  # told anew before anything is written, and as soon as that can be done
                    await self._look_later(live)

    async def _hear(self, live: LiveMatch, notice: Notice) -> None:
        """One piece of news. With what this host has asked others itself it hears all that follows; what was written
        before that is looked up."""
        if isinstance(notice, int):
            await self._hear_number(live, notice)
        elif isinstance(notice, Attendance | Places) and notice.node != self._news.node:
            self._company.hear(live, notice)
            if isinstance(notice, Attendance) and (notice.asks or not notice.guests):
                live.missed = True  # a host that has died may have written what it could not tell any more
        elif isinstance(notice, Attendance) and notice.asks:
            live.missed = True
        if live.missed:
            await self._look_again(live)

    async def _hear_number(self, live: LiveMatch, number: int) -> None:
        if number == CUT:
            self._company.cut(live)
            live.missed = bool(live.viewers)
        elif number == AGAIN:
            self._company.join_again(live)
        elif number == WHO:
            self._company.announce(live)
        elif number in self._look_ups:
            await self._look_ups[number](live)
        elif number > live.log.n:
            await self._look_ups[SEATS](live)

    async def _look_later(self, live: LiveMatch) -> None:
        """Nobody may ever tell again what could not be looked up: it is tried until it can be."""
        live.missed = True
        while live.missed:
            await self._clock.sleep(RETRY_PAUSE_S)
            with suppress(Exception):  # said when it was heard of
                await self._look_again(live)

    async def _look_again(self, live: LiveMatch) -> None:
        """See all that may have been missed."""
        for number, look_up in self._look_ups.items():
            if number != REMATCH or live.log.over:
                await look_up(live)
        live.missed = False
