"""All matches that are open in this process, and how an entry comes into one.

An entry is checked, carried out, committed, and only then announced. If it cannot be committed, the match is put back
to where it was before: what nobody could write down has not happened.
"""

import asyncio
from collections.abc import Callable, Sequence
from contextlib import AbstractAsyncContextManager, suppress
from typing import NoReturn

import msgspec

from theomachy.agents.levels import is_opponent
from theomachy.features.auto_answers import auto_answers_of
from theomachy.hosting.attendance import Watchers
from theomachy.hosting.core.orders import SET_UP
from theomachy.hosting.driver import Driver
from theomachy.hosting.entries import Change, Ending, Entry
from theomachy.hosting.heavy import SharedWork, beside
from theomachy.hosting.live import DRIVER, LOOK, NEWS, LiveMatch, Viewer
from theomachy.hosting.loading import Loader
from theomachy.hosting.log import MatchLog
from theomachy.hosting.notices import (
    AgentsChanged,
    Deleted,
    OfStore,
    OrdersChanged,
    Remarked,
    RematchChanged,
    Renamed,
    SeatsChanged,
    Wrote,
)
from theomachy.hosting.peers import LookUp, Peers
from theomachy.hosting.ports import Behind, Ports
from theomachy.hosting.remarks import Phrase
from theomachy.hosting.reviews import Reviews
from theomachy.hosting.rows import BranchRow, MatchRow, SeatRow
from theomachy.hosting.store import campaigns, guests, logs, matches, tables, verbs
from theomachy.hosting.terms import MatchTerms
from theomachy.hosting.timing import Timing
from theomachy.kernel import Refused, refuse
from theomachy.kernel.chance import promise_of
from theomachy.play.auto_answers import StandingOrder, why_not_order
from theomachy.play.optional import Situation, is_strict, report, situation

MAX_IDLE_MATCHES = 200
"""Matches that nobody looks at and that are kept in memory all the same."""


class MatchService:
    def __init__(self, ports: Ports) -> None:
        self.store, self.news, self.clock, self.aside = ports.store, ports.news, ports.clock, ports.aside
        self.thinker, self._notary = ports.thinker, ports.notary
        self.heavy = ports.heavy or beside(ports.aside)
        self.shared = SharedWork(self.heavy)
        """Heavy work that says the same to everybody."""
        self._loader = Loader(ports.store, ports.aside, ports.name)
        self.open: dict[str, LiveMatch] = {}
        self._opening = asyncio.Lock()
        self.reviews = Reviews(ports.store, ports.news, ports.thinker, ports.clock, self.heavy)
        doors = (self._commit, self._look_up_orders, self.end_set_up)
        self._driver = Driver(ports.thinker, ports.news, ports.clock, ports.aside, *doors)
        self.watchers = Watchers(ports.store, ports.news, ports.clock, self.drive)
        look_ups: dict[type[OfStore], LookUp] = {
            Deleted: self._hear_deleted,
            OrdersChanged: self._hear_orders,
            SeatsChanged: self._catch_up,
            Remarked: self._hear_remarks,
            RematchChanged: self._see_rematch,
            AgentsChanged: self._see_agents,
        }
        self._peers = Peers(ports.news, ports.clock, self.watchers, self.reviews, self.open, look_ups)
        self._ear: asyncio.Task[None] | None = None

    async def close(self) -> None:
        self._driver.close()
        self.watchers.close(self.open.values())
        await self.reviews.close()
        tasks = [task for live in self.open.values() for task in live.tasks.cancel()]
        tasks += [self._ear] if self._ear is not None else []
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)

    def listen(self) -> None:
        """Hear what other hosts tell of all matches, from now on; when the first match is opened at the latest."""
        if self._ear is None:
            self._ear = asyncio.create_task(self._peers.listen_to_house())

    # Opening

    async def match(self, id: str) -> LiveMatch:
        """A match, opened if need be; Refused if there is none."""
        self.listen()
        async with self._opening:
            if id not in self.open:
                self._forget_idle()
                self.open[id] = await self._open(id)
            live = self.open[id]
        if live.presence.elsewhere:  # who comes from another host finds what they have done there
            async with live.lock:
                await self.catch_up(live)
        return live

    async def _open(self, id: str) -> LiveMatch:
        row = await self.store.read(MatchRow, id)
        if row is None:
            raise refuse("live-no-match")
        seats = await matches.seats(self.store, id)
        live = LiveMatch(
            row,
            seats,
            await self._loader.load(row),
            self.clock.now(),
            self.news.node,
            names=await self.names(seats),
            orders=await tables.orders(self.store, id),
            remarks=await tables.remarks(self.store, id),
            campaign=await campaigns.campaign_of(self.store, id),
            branch=await self.store.read(BranchRow, id),
        )
        live.clock.set(await self._timing(id))  # read after the log: it may not be older
        if row.result:
            await self._look_for_rematch(live)
        live.tasks.begin(NEWS, self._peers.listen, live)
        return live

    def _forget_idle(self) -> None:
        """Of what nobody looks at: all that is over, and of the rest all but the newest."""
        idle = [live for live in self.open.values() if live.idle]
        rest = [live for live in idle if not live.log.over]
        for live in (*[live for live in idle if live.log.over], *rest[:-MAX_IDLE_MATCHES]):
            self.forget(live.id)

    def forget(self, match: str) -> None:
        """A match does not stay open: its viewers have to come back."""
        live = self.open.pop(match, None)
        if live is not None:
            live.tasks.cancel()
            for viewer in live.viewers:
                viewer.leave()

    def deleted(self, match: str) -> None:
        """A match is there no more: it stays open at no host."""
        self.forget(match)
        self.news.publish(match, Deleted())

    async def _hear_deleted(self, live: LiveMatch) -> None:
        if await self.store.read(MatchRow, live.id) is None:
            self.forget(live.id)

    async def names(self, seats: list[SeatRow]) -> dict[str, str]:
        return await guests.names(self.store, [seat.guest for seat in seats if seat.guest])

    async def terms(self, row: MatchRow) -> MatchTerms:
        return await self._loader.terms(row)

    async def closed_record(self, id: str, guest: str) -> str | None:
        """Return the record of a match that cannot go on, for those who sit there; None if it can."""
        live = self.open.get(id)
        unreadable = live is not None and live.log.unreadable is not None
        return await self._loader.closed_record(id, guest, unreadable=unreadable)

    async def whole(self, live: LiveMatch) -> None:
        """Let a match know everything from its start. The lock is held."""
        if not live.log.whole:
            await self._tell_anew(live, whole=True)

    async def remember(self, live: LiveMatch, seat: int) -> None:
        """Let a match know the last decision of a seat, however long ago it was. The lock is held."""
        if not live.log.remembers(seat):
            await self.whole(live)

    async def _tell_anew(self, live: LiveMatch, whole: bool = False) -> None:
        """Tell a match from its log again. If others have written there meanwhile, all have to look again."""
        seen = live.shown
        log, timing = await self._loader.load(live.row, whole), await self._timing(live.id)
        live.retell(log)
        live.clock.set(timing)
        if seen and not live.log.n:  # deleted by somebody who has told nobody
            self.deleted(live.id)
            raise refuse("live-no-match")
        if live.log.n != seen:
            live.show()
            self.drive(live)
            self.news.publish(
                live.id, SeatsChanged()
            )  # a host that could not be told whether it wrote may have told nobody

    # Viewers

    def watched_by(self, live: LiveMatch, viewer: Viewer) -> AbstractAsyncContextManager[None]:
        """A viewer looks at a match for a while: sees all of it first, then every change."""
        return self.watchers.watched_by(live, viewer)

    def drive(self, live: LiveMatch) -> None:
        """See to it that agents who are asked answer, and seats that have decided in advance."""
        self._driver.drive(live)

    # Entries

    async def enter(self, live: LiveMatch, entry: Entry, again: Callable[[], object] | None = None) -> None:
        """Bring an entry into a match; Refused with the reason if it may not be. If another host was quicker, the same
        is tried again, unless `again` refuses it or there is none. The lock is held."""
        while True:
            try:
                return await self._commit(live, entry)
            except Behind:
                if again is None:
                    raise refuse("live-stale") from None
                again()

    async def _commit(self, live: LiveMatch, entry: Entry) -> None:
        """The same; Behind if another process was quicker."""
        log, before = live.log, live.people_asked
        try:
            change = log.apply(entry)
            point = log.point() if log.point_due else None
            summary = log.summary()
        except Refused:
            raise
        except Exception as error:  # noqa: BLE001 - the rules of a game may raise anything: it is reported
            self._refuse_failed(live, entry, error)
        now = self.clock.now()
        timing = live.clock.after(entry, before, live.people_asked, now)
        try:
            ending = await self._ending(live, entry) if log.over else None
            summary = msgspec.structs.replace(summary, timing=timing)
            also = self._orders_after(live, entry)
            await logs.append(self.store, live.id, log.n, change, now, point, ending, summary, also)
        except Behind:
            live.restore()
            if not await self.catch_up(live):
                await self._tell_anew(live)
            raise
        except BaseException:  # it may be written all the same
            live.restore()
            live.tasks.begin(LOOK, self._peers.look_later, live)
            raise
        log.keep(point)
        if entry.kind == "undo":
            live.orders.runs.cut(log.length)
        live.clock.set(timing)
        if ending is not None:
            live.end(msgspec.json.encode(ending.shares).decode())
        changed = live.orders.end_set_up(entry.seat) if also and entry.seat is not None else set[int]()
        self._announce(live, change)
        if changed:
            live.tell_orders(changed)
            self.news.publish(live.id, OrdersChanged())

    def _orders_after(self, live: LiveMatch, entry: Entry) -> list[verbs.Change]:
        """Return how an entry changes standing orders: a seat that takes something back is asked again, and does not
        leave it to what is usual."""
        if entry.kind != "undo" or entry.seat is None or not live.orders.sets_up(entry.seat):
            return []
        return [tables.ordered(live.id, entry.seat, SET_UP, StandingOrder())]

    async def _timing(self, match: str) -> Timing | None:
        """Return what the clocks showed when the last entry was written."""
        state = (await logs.states(self.store, [match])).get(match)
        return state.summary.timing if state is not None and state.summary is not None else None

    def _refuse_failed(self, live: LiveMatch, entry: Entry, error: Exception) -> NoReturn:
        """Refuse an entry at which the rules themselves fail: the match is as it was before, and a report is kept."""
        dice = live.log.fallen
        live.restore()
        if is_strict():
            raise error
        match = live.log.match
        where = situation(match, entry.seat) if match is not None else Situation(live.log.game, seat=entry.seat)
        report("rules", where, error, key=entry.key, dice=dice)
        raise refuse("rules-failed") from None

    async def _ending(self, live: LiveMatch, last: Entry) -> Ending:
        """The record of a match whose last entry is not written yet."""
        log = live.log
        if not log.whole:
            entries = await logs.entries(self.store, live.id)
            log = MatchLog(await self.terms(live.row))
            await self.aside(log.retell, [*entries, last])
        record = await self.aside(log.record, None)
        signed = record if self._notary is None else self._notary.sign(record, log.head)
        return Ending(signed, log.shares or [])

    def _announce(self, live: LiveMatch, change: Change) -> None:
        live.tell(change)
        self.news.publish(live.id, Wrote(live.log.n))
        self.drive(live)

    # What other hosts write

    async def _catch_up(self, live: LiveMatch) -> None:
        async with live.lock:
            await self.catch_up(live)

    async def catch_up(self, live: LiveMatch) -> bool:
        """Carry out what others have written; return False if there is nothing new. The lock is held."""
        if live.log.match is None:
            await self._look_round(live)
        entries = await logs.entries(self.store, live.id, live.log.n)
        if entries and not live.tasks.runs(DRIVER):
            live.agents.rest()  # an agent that thought elsewhere has answered
        if entries and live.clock.control is None:
            live.clock.set(Timing(self.clock.now()))  # about when it was written: no clock depends on it
        elif entries:
            live.clock.set(await self._timing(live.id))
        for entry in entries:
            if entry.kind == "start":
                live.log.agree(await self.terms(live.row))
            try:
                change = live.log.apply(entry)
            except Exception:  # noqa: BLE001 - it takes back what this host does not remember, or the rules fail
                live.restore()
                await self._tell_anew(live, whole=True)
                return True
            live.log.keep()
            if entry.kind == "undo":
                live.orders.runs.cut(live.log.length)
            live.tell(change)
        self.drive(live)
        return bool(entries)

    async def _look_round(self, live: LiveMatch) -> None:
        """See who sits where. The lock is held."""
        seats = await matches.seats(self.store, live.id)
        live.sitting.look(seats, await self.names(seats))
        live.tell_seats()

    # Seats

    async def sit(self, live: LiveMatch, guest: str, commitment: str) -> None:
        """A person is ready: the seats are theirs, and they promise a nonce by its hash. Those who have lost theirs may
        promise another while none is opened."""
        async with live.lock:
            mine = live.sitting.unopened(guest)
            if any(live.seats[number].commitment != commitment for number in mine):
                promised = any(live.seats[number].commitment for number in mine)
                if promised and any(seat.nonce for seat in live.seats if not seat.agent):
                    raise refuse("live-promise-lost")
                for number in mine:
                    await matches.promise(self.store, live.id, number, commitment)
                await self._look_round(live)
            await self._start_when_open(live)
        self.news.publish(live.id, SeatsChanged())

    async def open_nonce(self, live: LiveMatch, guest: str, nonce: str, promised: Sequence[str]) -> None:
        """A person opens what they promised, having seen what all have promised. Starts the match when all are open."""
        async with live.lock:
            mine = live.sitting.unopened(guest)
            if mine and (not all(promised) or [*promised] != [seat.commitment for seat in live.seats]):
                raise refuse("live-stale")
            if any(live.seats[number].commitment != promise_of(nonce) for number in mine):
                raise refuse("live-other-nonce")
            for number in mine:
                await matches.give_nonce(self.store, live.id, number, nonce)
            if mine:
                await self._look_round(live)
            await self._start_when_open(live)
        self.news.publish(live.id, SeatsChanged())

    async def _start_when_open(self, live: LiveMatch) -> None:
        """Also where the server died between the last nonce and the start. The lock is held."""
        if live.log.match is None and all(seat.nonce for seat in live.seats):
            live.retell(MatchLog(await self.terms(live.row)))
            with suppress(Behind):  # another host, at which the last nonces were opened, too, has begun it
                await self._commit(live, Entry("start"))

    async def join(self, invite: str, guest: str) -> SeatRow:
        """Take the seat of an invitation, or Refused. A guest who has it already comes back to it."""
        seat = await matches.invited(self.store, invite)
        if seat is None:
            raise refuse("live-no-invite")
        if seat.guest == guest:
            return seat
        if guest in [other.guest for other in await matches.seats(self.store, seat.match)]:
            raise refuse("live-own-invite")
        if seat.guest is not None or not await matches.take_seat(
            self.store, seat.match, seat.number, guest, self.clock.now()
        ):
            raise refuse("live-seat-taken")
        await self.look_round(seat.match)
        return seat

    async def replace_agent(self, live: LiveMatch, guest: str, seat: int, by: str) -> None:
        """Decide how an agent goes on that has given up: `by` the guest ("me"), another level, or itself ("again")."""
        async with live.lock:
            if not live.decides(guest):
                raise refuse("live-no-seat")
            if not live.has_given_up(seat):
                raise refuse("live-stale")
            agent = "" if by == "me" else by
            if agent not in ("", "again") and not is_opponent(live.log.game, agent):
                raise refuse("live-no-level", name=agent[:40])
            if by != "again":
                await matches.replace_agent(self.store, live.id, seat, None if agent else guest, agent)
        await self._see_agents(live)
        self.news.publish(live.id, AgentsChanged())

    async def _see_agents(self, live: LiveMatch) -> None:
        """See who plays the seats of agents now, and let those try again that have given up."""
        async with live.lock:
            seats = await matches.seats(self.store, live.id)
            if live.sitting.look(seats, await self.names(seats)):
                live.show()
            self._driver.try_again(live)

    async def look_round(self, match: str) -> None:
        """Somebody has taken or given up a seat: all at the table see it."""
        live = await self.match(match)
        async with live.lock:
            await self._look_round(live)
        self.news.publish(match, SeatsChanged())

    async def rename(self, guest: str, name: str) -> None:
        """From now on a guest has another name, also where they sit already, at any host."""
        await guests.rename(self.store, guest, name, self.clock.now())
        self.watchers.rename(self.open.values(), Renamed(guest, name))

    # Besides the match

    async def remark(self, live: LiveMatch, guest: str, phrase: Phrase) -> None:
        """A guest says something to all at the table, or is Refused because they say so much."""
        live.remarks.spend(guest, self.clock.now())
        await tables.remark(self.store, live.id, live.sitting.theirs(guest)[0], phrase)
        await self._hear_remarks(live)
        self.news.publish(live.id, Remarked())

    async def _hear_remarks(self, live: LiveMatch) -> None:
        if new := live.remarks.look(await tables.remarks(self.store, live.id)):
            live.tell_remarks(new)

    async def offer_rematch(self, match: str) -> None:
        """The same people may play another match: those who are still at this one are told."""
        if match in self.open:
            await self._see_rematch(self.open[match])
        self.news.publish(match, RematchChanged())

    async def _see_rematch(self, live: LiveMatch) -> None:
        if await self._look_for_rematch(live):
            live.tell_rematch()

    async def _look_for_rematch(self, live: LiveMatch) -> bool:
        """Look up the match that the same people play next; return True if anything is new."""
        following = await matches.followed_by(self.store, live.id)
        seats = await matches.seats(self.store, following.id) if following is not None else []
        return live.rematch.look(following, {seat.guest for seat in seats if seat.guest}, live.sitting)

    # Standing answers

    async def stand(self, live: LiveMatch, guest: str, window: str, standing: StandingOrder) -> None:
        """The seats of a guest answer a kind of question so from now on, or Refused."""
        async with live.lock:
            seats = live.sitting.theirs(guest)
            if live.log.over:
                raise refuse("match-over")
            if why := why_not_order(auto_answers_of(live.log.game), window, standing):
                raise Refused(why)
            await tables.stand(self.store, live.id, seats, window, standing)
            await self._look_up_orders(live)
            self.drive(live)
        self.news.publish(live.id, OrdersChanged())

    async def leave_set_up(self, live: LiveMatch, seat: int) -> None:
        """The rest of a seat's set-up is answered as is usual. The lock is held."""
        await self._order_set_up(live, seat, StandingOrder("always"))

    async def end_set_up(self, live: LiveMatch, seat: int) -> None:
        """From here on a seat answers for itself again. The lock is held."""
        if live.orders.sets_up(seat):
            await self._order_set_up(live, seat, StandingOrder())

    async def _order_set_up(self, live: LiveMatch, seat: int, order: StandingOrder) -> None:
        await tables.stand(self.store, live.id, [seat], SET_UP, order)
        await self._look_up_orders(live)
        self.drive(live)
        self.news.publish(live.id, OrdersChanged())

    async def _hear_orders(self, live: LiveMatch) -> None:
        async with live.lock:
            await self._look_up_orders(live)
            self.drive(live)

    async def _look_up_orders(self, live: LiveMatch) -> None:
        """See what the seats have decided in advance. The lock is held."""
        if changed := live.orders.look(await tables.orders(self.store, live.id)):
            live.tell_orders(changed)
