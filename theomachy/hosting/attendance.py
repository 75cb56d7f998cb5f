"""Who looks at matches: here and at other hosts.

Each host tells the others who looks at a match with it, whenever that changes. The company of a match is all of them
together, so that it does not matter at which host a player sits, nor whether their line moves to another.
"""

import asyncio
from collections.abc import AsyncIterator, Callable, Iterable, Sequence
from contextlib import asynccontextmanager, suppress

from theomachy.hosting.live import DRIVER, ONLOOKERS, LiveMatch, Viewer
from theomachy.hosting.notices import HOUSE, Attendance, Places, Renamed, WhoLooks, Wrote
from theomachy.hosting.ports import Clock, News, NotKept, Store
from theomachy.hosting.seat_claims import warning
from theomachy.hosting.store import guests

ONLOOKERS_PAUSE_S = 1.0
"""Before those at a table, and other hosts, are told who looks on: many may come at once."""
ANSWER_PAUSE_S = 5.0
"""How long other hosts have to say who looks at a match there."""


class Watchers:
    """The people who look at all matches of a host, and how other hosts hear of them."""

    def __init__(self, store: Store, news: News, clock: Clock, drive: Callable[[LiveMatch], None]) -> None:
        self._store, self._news, self._clock, self._drive = store, news, clock, drive
        self._closed = False

    def close(self, matches: Iterable[LiveMatch]) -> None:
        """This host ends: others need not wait until they notice."""
        self._closed = True
        for live in matches:
            if live.viewers:
                self._news.publish(live.id, Attendance(self._news.node))

    # Here

    @asynccontextmanager
    async def watched_by(self, live: LiveMatch, viewer: Viewer) -> AsyncIterator[None]:
        """A viewer looks at a match for a while: sees all of it first, then every change."""
        async with live.lock:
            name = "" if live.seats_of(viewer.guest) else await self._name(viewer.guest)
            warned = warning(live, viewer.guest, self._clock.now())
            first = not live.viewers
            arrived = live.come(viewer, name)
            viewer.see_all()
            if warned is not None:
                viewer.see_warning(warned)
        self._changed(live, first or bool(live.seats_of(viewer.guest)))
        if arrived:
            live.tell_seats()
        self._drive(live)
        try:
            yield
        finally:
            self._leave(live, viewer)

    async def _name(self, guest: str) -> str:
        with suppress(NotKept):  # a name is not worth a line
            return (await guests.names(self._store, [guest])).get(guest, "")
        return ""

    def _leave(self, live: LiveMatch, viewer: Viewer) -> None:
        guest = live.go(viewer, self._clock.now())
        if guest is None:
            return
        plays = bool(live.seats_of(guest))
        self._changed(live, plays or not live.viewers)
        if plays:
            live.tell_seats()

    def _changed(self, live: LiveMatch, at_once: bool) -> None:
        """Somebody came or went here. Other hosts hear of players at once, and of whether anybody is here at all."""
        if at_once and live.presence.to_announce:
            self.announce(live)
        if live.presence.to_announce or live.presence.to_show:
            self._tell_onlookers(live)

    def _tell_onlookers(self, live: LiveMatch) -> None:
        if not self._closed:
            live.tasks.begin(ONLOOKERS, self._tell_later, live)

    async def _tell_later(self, live: LiveMatch) -> None:
        """Tell a table and other hosts after a while who looks on, if that has changed by then."""
        await self._clock.sleep(ONLOOKERS_PAUSE_S)
        if live.presence.to_announce:
            self.announce(live)
        if live.presence.to_show:
            live.tell_seats()

    # Elsewhere

    def announce(self, live: LiveMatch, *, asks: bool = False) -> None:
        """Tell other hosts who looks here, and perhaps ask them for the same."""
        self._news.publish(live.id, live.presence.announce(asks=asks))

    def hear(self, live: LiveMatch, told: Attendance | Places) -> None:
        """Another host has told who looks there, or how the agents stand that think there."""
        if isinstance(told, Attendance):
            self._hear_attendance(live, told)
        elif not live.tasks.runs(DRIVER):
            live.agents.hear(told.places, told.notes)
            live.tell_seats()

    def _hear_attendance(self, live: LiveMatch, told: Attendance) -> None:
        """Whoever is nowhere any more has just left."""
        changed = live.presence.hear(told, self._clock.now())
        if told.asks:
            self.announce(live)
        if changed:
            live.tell_seats()
        elif live.presence.to_show:
            self._tell_onlookers(live)
        self._drive(live)

    def partition(self, live: LiveMatch) -> None:
        """Other hosts cannot be heard: from now on this one sees to everything itself."""
        if live.presence.partition():
            self._drive(live)

    def rejoin(self, live: LiveMatch) -> None:
        """They can be heard again. Who was away meanwhile is not known."""
        live.presence.rejoin(self._clock.now())
        self.announce(live, asks=True)
        self._news.publish(live.id, Wrote(live.shown))

    async def looked_at(self, matches: Sequence[str]) -> set[str]:
        """Those of some matches that anybody looks at, at any host that can be heard."""
        found: set[str] = set()

        async def ask(match: str) -> None:
            async with self._news.subscribe(match) as news:
                self._news.publish(match, WhoLooks())
                async for notice in news:
                    if isinstance(notice, Attendance) and notice.guests:
                        found.add(match)

        asking = [asyncio.create_task(ask(match)) for match in matches]
        try:
            await self._clock.sleep(ANSWER_PAUSE_S)
        finally:
            for task in asking:
                task.cancel()
            await asyncio.gather(*asking, return_exceptions=True)
        return found

    # Names

    def rename(self, matches: Iterable[LiveMatch], told: Renamed) -> None:
        """A guest has another name: all hosts are told."""
        self.hear_name(matches, told)
        self._news.publish(HOUSE, told)

    def hear_name(self, matches: Iterable[LiveMatch], told: Renamed) -> None:
        for live in matches:
            sits = live.sitting.rename(told.guest, told.name)
            if live.presence.rename(told.guest, told.name) or sits:
                live.tell_seats()
