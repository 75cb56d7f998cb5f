"""Who looks at matches: here and at other hosts.

Each host tells the others who looks at a match with it, whenever that changes. The company of a match is all of them
together, so that it does not matter at which host a player sits, nor whether their line moves to another.
"""

import asyncio
from collections.abc import AsyncIterator, Callable, Iterable, Sequence
from contextlib import asynccontextmanager, suppress

from theomachy.hosting.claims import warning
from theomachy.hosting.live import LiveMatch, Viewer
from theomachy.hosting.ports import HOUSE, WHO, Attendance, Clock, News, NotKept, Places, Renamed, Store
from theomachy.kernel import Reason

ONLOOKERS_PAUSE_S = 1.0
"""Before those at a table, and other hosts, are told who looks on: many may come at once."""
ANSWER_PAUSE_S = 5.0
"""How long other hosts have to say who looks at a match there."""


class Company:
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
            if not live.seats_of(viewer.guest) and viewer.guest not in live.onlookers_here:
                live.onlookers_here[viewer.guest] = await self._name(viewer.guest)
            warned = warning(live, viewer.guest, self._clock.now())
            before, first = live.present, not live.viewers
            live.viewers.add(viewer)
            if arrived := live.present != before:
                live.version += 1
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
            return (await self._store.names([guest])).get(guest, "")
        return ""

    def _leave(self, live: LiveMatch, viewer: Viewer) -> None:
        live.viewers.discard(viewer)
        if any(viewer.guest == other.guest for other in live.viewers):
            return
        live.onlookers_here.pop(viewer.guest, None)
        plays = bool(live.seats_of(viewer.guest))
        if plays and viewer.guest not in live.present:
            live.left_at[viewer.guest] = self._clock.now()
        self._changed(live, plays or not live.viewers)
        if plays:
            live.tell_seats()

    def _changed(self, live: LiveMatch, at_once: bool) -> None:
        """Somebody came or went here. Other hosts hear of players at once, and of whether anybody is here at all."""
        if at_once and live.guests_here != live.announced:
            self.announce(live)
        if live.guests_here != live.announced or live.onlookers != live.onlookers_told:
            self._tell_onlookers(live)

    def _tell_onlookers(self, live: LiveMatch) -> None:
        if live.usher is None and not self._closed:
            live.usher = asyncio.create_task(self._tell_later(live))

    async def _tell_later(self, live: LiveMatch) -> None:
        """Tell a table and other hosts after a while who looks on, if that has changed by then."""
        try:
            await self._clock.sleep(ONLOOKERS_PAUSE_S)
            if live.guests_here != live.announced:
                self.announce(live)
            if live.onlookers != live.onlookers_told:
                live.tell_seats()
        finally:
            live.usher = None

    # Elsewhere

    def announce(self, live: LiveMatch, *, asks: bool = False) -> None:
        """Tell other hosts who looks here, and perhaps ask them for the same."""
        live.announced = live.guests_here
        since = None if live.cut else live.opened
        self._news.publish(live.id, Attendance(self._news.node, live.announced, since, live.left_at, asks))

    def hear(self, live: LiveMatch, told: Attendance | Places) -> None:
        """Another host has told who looks there, or how the agents stand that think there."""
        if isinstance(told, Attendance):
            self._hear_attendance(live, told)
        elif live.driver is None:
            live.places = dict(told.places)
            live.excuses = {seat: Reason(why) for seat, why in told.excuses.items()}
            live.tell_seats()

    def _hear_attendance(self, live: LiveMatch, told: Attendance) -> None:
        """Whoever is nowhere any more has just left."""
        before = live.present
        if told.guests:
            live.elsewhere[told.node] = told.guests
        else:
            live.elsewhere.pop(told.node, None)
        if told.since is not None:
            live.opened = min(live.opened, told.since)
        for guest, left in told.left_at.items():
            live.left_at[guest] = max(left, live.left_at.get(guest, left))
        for guest in before - live.present:
            live.left_at[guest] = max(self._clock.now(), live.left_at.get(guest, live.opened))
        if told.asks:
            self.announce(live)
        if live.present != before:
            live.tell_seats()
        elif live.onlookers != live.onlookers_told:
            self._tell_onlookers(live)
        self._drive(live)

    def cut(self, live: LiveMatch) -> None:
        """Other hosts cannot be heard: from now on this one sees to everything itself."""
        if not live.cut:
            live.cut = True
            self._drive(live)

    def join_again(self, live: LiveMatch) -> None:
        """They can be heard again. Who was away meanwhile is not known."""
        if live.cut:
            live.cut, live.opened = False, self._clock.now()
        self.announce(live, asks=True)
        self._news.publish(live.id, live.log.n)

    async def looked_at(self, matches: Sequence[str]) -> set[str]:
        """Those of some matches that anybody looks at, at any host that can be heard."""
        found: set[str] = set()

        async def ask(match: str) -> None:
            async with self._news.subscribe(match) as news:
                self._news.publish(match, WHO)
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
            for names in (live.names, live.onlookers_here, *live.elsewhere.values()):
                if names.get(told.guest, told.name) != told.name:
                    names[told.guest] = told.name
                    live.tell_seats()
