"""The hall: all rooms of this process, who looks at them, and how an entry comes into a match.

An entry is checked, carried out, committed, and only then announced. If it cannot be committed, the room is told anew
from the log: what nobody could write down has not happened.
"""

import asyncio
import secrets
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager, suppress
from logging import getLogger
from typing import Any, Protocol

import msgspec
from litestar.channels import ChannelsPlugin

from theomachy.kernel import Ask, Match, Refused, refuse
from theomachy.kernel.saves import save
from theomachy.kernel.standing import Standing, standing_answer, why_not_stand
from theomachy.server.owls import Owls
from theomachy.server.room import SAVE_EVERY, Change, Entry, Room
from theomachy.server.store import Behind, Ended, Orders, Store
from theomachy.server.tables import MatchRow, SeatRow
from theomachy.words import Verbatim

log = getLogger(__name__)

SEATS = -1
"""Told to other processes in place of an entry's number: somebody sat down."""
ORDERS = -2
"""The same: somebody has decided something in advance."""
PAUSE = (1.5, 5.0)
"""Seconds, from and to, after which a standing answer is given. Drawn alike for all of them, so that its time tells
neither what was ordered nor what it depended on."""
A_MOMENT = 0.7
"""Seconds before a reply of a lesson."""
MOST_IDLE = 200
"""Rooms that nobody looks at and that are kept in memory all the same."""


class Onlooker(Protocol):
    """Somebody who looks at a room."""

    guest: str

    def see(self, change: Change) -> None:
        """An entry was written."""
        ...

    def see_seats(self) -> None:
        """Somebody came, went, sat down, or thinks."""
        ...

    def see_orders(self) -> None:
        """What they decide in advance has changed."""
        ...

    def see_all(self) -> None:
        """More has happened than can be told step by step."""
        ...

    def leave(self) -> None:
        """It could not be shown: come back for the whole table."""
        ...


class Table:
    """A room with the people around it."""

    def __init__(self, row: MatchRow, seats: list[SeatRow], room: Room) -> None:
        self.row, self.seats, self.room = row, seats, room
        self.names: dict[str, str] = {}
        self.campaign = ""
        """the one that it belongs to"""
        self.shown = room.n
        """entries that those around it have seen"""
        self.lock = asyncio.Lock()
        self.onlookers: set[Onlooker] = set()
        self.thinking: set[int] = set()
        self.orders: Orders = {}
        """what the seats have decided in advance: each for its own player's eyes"""
        self.answering: dict[str, asyncio.Task[None]] = {}
        """by the id of a request: who waits to give a standing answer to it"""
        self.driver: asyncio.Task[None] | None = None
        self.ear: asyncio.Task[None] | None = None

    @property
    def id(self) -> str:
        return self.row.id

    def seats_of(self, guest: str) -> list[int]:
        return [seat.number for seat in self.seats if seat.guest == guest]

    def ordered(self, ask: Ask[object]) -> bool:
        """Whether a seat wants a question to be answered for it. What was taken back it answers itself, and so does
        whoever learns; while somebody asks to take something back nobody goes on."""
        order = self.orders.get((ask.seat, ask.question), Standing())
        return order.how != "ask" and not self.room.taken_back and not self.room.teaching and self.room.plea is None

    def standing_answer(self, ask: Ask[object]) -> str | None:
        """What a seat has ordered to be answered to a question, if anything that it may answer."""
        if not self.ordered(ask) or self.room.match is None:
            return None
        order = self.orders[ask.seat, ask.question]
        return standing_answer(self.room.game.windows, self.room.match.state, ask, order)

    def here(self, seat: SeatRow) -> bool:
        return bool(seat.agent) or any(seat.guest == onlooker.guest for onlooker in self.onlookers)

    def tell(self, change: Change) -> None:
        self.shown = self.room.n
        self._each(lambda onlooker: onlooker.see(change))

    def show(self) -> None:
        self.shown = self.room.n
        self._each(lambda onlooker: onlooker.see_all())

    def tell_seats(self) -> None:
        self._each(lambda onlooker: onlooker.see_seats())

    def tell_orders(self, seats: set[int]) -> None:
        """To whoever sits there, and to nobody else."""
        guests = {self.seats[seat].guest for seat in seats}
        self._each(lambda onlooker: onlooker.see_orders() if onlooker.guest in guests else None)

    def _each(self, show: Callable[[Onlooker], None]) -> None:
        """What is written is written, even if somebody cannot be shown it."""
        for onlooker in list(self.onlookers):
            try:
                show(onlooker)
            except Exception:
                log.exception("match %s cannot be shown to somebody", self.id)
                onlooker.leave()


class Hall:
    def __init__(self, store: Store, channels: ChannelsPlugin, owls: Owls) -> None:
        self.store, self.channels, self.owls = store, channels, owls
        self.tables: dict[str, Table] = {}
        self._opening = asyncio.Lock()

    async def close(self) -> None:
        tables = self.tables.values()
        tasks = [task for table in tables for task in (table.driver, table.ear, *table.answering.values()) if task]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)

    # Rooms

    async def table(self, id: str) -> Table:
        """The table of a match, or Refused if there is no such match."""
        async with self._opening:
            if id not in self.tables:
                await self._make_room()
                self.tables[id] = await self._open(id)
            return self.tables[id]

    async def _open(self, id: str) -> Table:
        row = await self.store.match(id)
        if row is None:
            raise refuse("live-no-match")
        table = Table(row, await self.store.seats(id), await self._load(row))
        table.names = await self.store.names([seat.guest for seat in table.seats if seat.guest])
        table.campaign = await self.store.campaign_of(id)
        table.orders = await self.store.orders(id)
        table.ear = asyncio.create_task(self._listen(table))
        return table

    async def _load(self, row: MatchRow, whole: bool = False) -> Room:
        """A room told from the log: from a save on the way, or, where that does not do, from the start."""
        agreement = await self.store.agreement(row)
        game = agreement.game
        if (row.rules, row.content) != (game.rules, game.content):
            raise refuse("live-other-rules", found=Verbatim(row.rules), needed=Verbatim(game.rules))
        point, told = (None, []) if whole or row.lesson else await self.store.point(row.id)
        entries = await self.store.entries(row.id, len(told))
        room = Room(agreement)
        try:
            await asyncio.to_thread(room.retell, entries, point, told)
        except Refused:
            if point is None:
                raise
            return await self._load(row, whole=True)
        return room

    async def _make_room(self) -> None:
        tables = self.tables.values()
        idle = [table for table in tables if not (table.onlookers or table.driver or table.answering)]
        for table in idle[:-MOST_IDLE] if len(idle) > MOST_IDLE else []:
            del self.tables[table.id]
            if table.ear is not None:
                table.ear.cancel()

    async def whole(self, table: Table) -> None:
        """Let a room know everything from its start. The lock is held."""
        if not table.room.whole:
            await self._tell_anew(table, whole=True)

    async def remember(self, table: Table, seat: int) -> None:
        """Let a room know the last decision of a seat, however long ago it was. The lock is held."""
        if not table.room.remembers(seat):
            await self.whole(table)

    async def _tell_anew(self, table: Table, whole: bool = False) -> None:
        """Tell a room from the log again. If others have written there meanwhile, all have to look again."""
        shown, table.room = table.shown, await self._load(table.row, whole)
        if table.room.n != shown:
            table.show()
            self.drive(table)

    # Entries

    async def enter(self, table: Table, entry: Entry) -> None:
        """Bring an entry into a match; Refused with the reason if it may not be. The lock is held."""
        try:
            await self._commit(table, entry)
        except Behind:
            raise refuse("live-stale") from None

    async def _commit(self, table: Table, entry: Entry) -> None:
        """The same; Behind if another process was quicker."""
        room = table.room
        change = room.apply(entry)
        try:
            point = room.point() if room.n % SAVE_EVERY == 0 and not room.over else None
            ended = await self._ended(table, entry) if room.over else None
            await self.store.append(table.id, room.n, change, point, ended)
        except BaseException:
            await self._tell_anew(table)
            raise
        if ended is not None:
            table.row.result = msgspec.json.encode(ended.shares).decode()
        self._announce(table, change)

    async def _ended(self, table: Table, last: Entry) -> Ended:
        """The record of a match whose last entry is not written yet."""
        room = table.room
        if not room.whole:
            entries = await self.store.entries(table.id)
            room = Room(await self.store.agreement(table.row))
            await asyncio.to_thread(room.retell, [*entries, last])
        return Ended(await asyncio.to_thread(room.record, None), room.shares or [])

    def _announce(self, table: Table, change: Change) -> None:
        table.tell(change)
        self.channels.publish({"n": table.room.n}, _channel(table.id))
        self.drive(table)

    async def _listen(self, table: Table) -> None:
        """Other processes may write entries, too: read them when they say so."""
        async with self._subscription(table.id) as events:
            async with table.lock:
                await self.catch_up(table)  # what was written before anybody listened
            async for event in events:
                n = msgspec.json.decode(event)["n"]
                if n == ORDERS:
                    async with table.lock:
                        await self._look_up_orders(table)
                        self.drive(table)
                elif n > table.room.n or n == SEATS:
                    async with table.lock:
                        await self.catch_up(table)

    @asynccontextmanager
    async def _subscription(self, id: str) -> AsyncIterator[AsyncIterator[bytes]]:
        async with self.channels.start_subscription([_channel(id)]) as subscriber:
            yield subscriber.iter_events()

    async def _look_round(self, table: Table) -> None:
        """See who sits where. The lock is held."""
        seats = await self.store.seats(table.id)
        names = await self.store.names([seat.guest for seat in seats if seat.guest])
        table.seats, table.names = seats, names
        table.tell_seats()

    async def catch_up(self, table: Table) -> None:
        """Carry out what others have written. The lock is held."""
        if table.room.match is None:
            await self._look_round(table)
        for entry in await self.store.entries(table.id, table.room.n):
            if entry.deed == "start":
                table.room.agreement = await self.store.agreement(table.row)
            table.tell(table.room.apply(entry))
        self.drive(table)

    # Seats

    async def sit(self, table: Table, guest: str, nonce: str) -> None:
        """A person is ready: the seats are theirs, and the dice are nobody's. Starts the match when all are."""
        async with table.lock:
            mine = table.seats_of(guest)
            if not mine:
                raise refuse("live-no-seat")
            if table.room.match is not None:
                return
            for number in mine:
                await self.store.give_nonce(table.id, number, nonce)
            await self._look_round(table)
            if all(seat.nonce for seat in table.seats):
                table.room = Room(await self.store.agreement(table.row))
                await self.enter(table, Entry("start"))

    async def join(self, invite: str, guest: str) -> SeatRow:
        """Take the seat of an invitation, or Refused. Whoever has it already comes back to it."""
        seat = await self.store.invited(invite)
        if seat is None:
            raise refuse("live-no-invite")
        if seat.guest == guest:
            return seat
        if guest in [other.guest for other in await self.store.seats(seat.match)]:
            raise refuse("live-own-invite")
        if seat.guest is not None or not await self.store.take_seat(seat.match, seat.number, guest):
            raise refuse("live-seat-taken")
        table = await self.table(seat.match)
        async with table.lock:
            await self._look_round(table)
        self.channels.publish({"n": SEATS}, _channel(table.id))
        return seat

    async def rename(self, guest: str, name: str) -> None:
        """From now on somebody is called otherwise, also where they sit already."""
        await self.store.rename(guest, name)
        for table in self.tables.values():
            if guest in table.names:
                table.names[guest] = name
                table.tell_seats()

    # Standing answers

    async def stand(self, table: Table, guest: str, window: str, standing: Standing) -> None:
        """The seats of somebody answer a kind of question so from now on, or Refused."""
        async with table.lock:
            seats = table.seats_of(guest)
            if not seats:
                raise refuse("live-no-seat")
            if table.room.over:
                raise refuse("match-over")
            if why := why_not_stand(table.room.game.windows, window, standing):
                raise Refused(why)
            await self.store.stand(table.id, seats, window, standing)
            await self._look_up_orders(table)
            self.drive(table)
        self.channels.publish({"n": ORDERS}, _channel(table.id))

    async def _look_up_orders(self, table: Table) -> None:
        """See what the seats have decided in advance. The lock is held."""
        old, new = table.orders, await self.store.orders(table.id)
        table.orders = new
        if changed := {seat for seat, window in old.keys() | new if old.get((seat, window)) != new.get((seat, window))}:
            table.tell_orders(changed)

    async def _answer_for(self, table: Table, id: str) -> None:
        """After a pause, answer a question as its seat has ordered, if it is still asked and the order still stands."""
        try:
            await asyncio.sleep(secrets.SystemRandom().uniform(*PAUSE))
            async with table.lock:
                await self._look_up_orders(table)
                ask = table.room.request(id)
                if isinstance(ask, Ask) and (key := table.standing_answer(ask)) is not None:
                    with suppress(Behind):
                        await self._commit(table, Entry("answer", ask.seat, key))
        except Exception:
            log.exception("match %s: a standing answer cannot be given", table.id)
        finally:
            table.answering.pop(id, None)

    # The Owl

    def drive(self, table: Table) -> None:
        """See to it that agents who are asked answer, and seats that have decided in advance."""
        if table.driver is None and self._owl_asked(table) is not None:
            table.driver = asyncio.create_task(self._drive(table))
        for ask in table.room.requests:
            id = table.room.request_id(ask)
            if isinstance(ask, Ask) and table.ordered(ask) and id not in table.answering:
                table.answering[id] = asyncio.create_task(self._answer_for(table, id))

    def _owl_asked(self, table: Table) -> Ask[object] | None:
        agents = {seat.number for seat in table.seats if seat.agent}
        asks = (request for request in table.room.requests if isinstance(request, Ask))
        return next((ask for ask in asks if ask.seat in agents), None)

    async def _drive(self, table: Table) -> None:
        try:
            while table.onlookers and (ask := self._owl_asked(table)) is not None:
                await self._think(table, ask.seat)
        except Exception:
            log.exception("match %s: the Owl is stuck", table.id)
        finally:
            table.driver = None

    async def _think(self, table: Table, seat: int) -> None:
        """Ask the Owl; if the table has moved on meanwhile, its answer is to another question."""
        room = table.room
        ask = next(ask for ask in room.requests if isinstance(ask, Ask) and ask.seat == seat)
        id = room.request_id(ask)
        assert room.match is not None
        table.thinking.add(seat)
        table.tell_seats()
        try:
            key = await self._thought(table, room.match, ask)
        finally:
            table.thinking.discard(seat)
        async with table.lock:
            if table.room.request(id) is not None:
                with suppress(Behind):
                    await self._commit(table, Entry("answer", seat, key))

    async def _thought(self, table: Table, match: Match[Any], ask: Ask[object]) -> str:
        """What an agent answers; in a lesson what is to be learned from, after a moment."""
        lesson = table.room.lesson
        if lesson is not None and (reply := lesson.reply(match, ask)) is not None:
            await asyncio.sleep(A_MOMENT)
            return reply
        level, seed = table.seats[ask.seat].agent, secrets.randbits(32)
        return await self.owls.decide(table.id, match.game.id, save(match), ask.seat, level, seed)


def _channel(id: str) -> str:
    return f"match-{id}"
