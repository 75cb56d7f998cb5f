"""One connection to one table: what its viewer sees, and what it says."""

import asyncio
from logging import getLogger
from time import monotonic
from typing import Any

import msgspec
from litestar.connection import WebSocket
from litestar.exceptions import WebSocketDisconnect

from theomachy.kernel import Ask, Reason, Refused, Roll, refuse
from theomachy.kernel.probe import probe
from theomachy.kernel.scene import Scene, difference, spot
from theomachy.kernel.standing import Standing
from theomachy.server import wire
from theomachy.server.hall import Hall, Table
from theomachy.server.lessons import note
from theomachy.server.pointing import point_at
from theomachy.server.room import Change, Entry
from theomachy.server.showings import showing
from theomachy.server.shown import SPECTATOR
from theomachy.server.tables import SeatRow
from theomachy.words import Verbatim, languages

log = getLogger(__name__)

LONGEST = 4096
"""Bytes of a message; nothing that a client has to say is longer."""
A_SECOND, AT_ONCE = 20, 60
"""Messages that a connection may send."""
TOO_BIG = 1009
"""The code with which a line is closed that carries something far longer still."""
MISTAKES = ("live-unreadable", "live-not-text", "live-too-long", "live-too-fast", "live-not-yours", "live-no-seat")
"""What no client says that works as it should."""
BACKLOG = 500
"""Messages that may wait for a slow line. Beyond that it is closed, and the client comes back for the whole table."""

_decoder: msgspec.json.Decoder[wire.ToServer] = msgspec.json.Decoder(wire.ToServer)


class Connection:
    def __init__(self, socket: WebSocket[Any, Any, Any], hall: Hall, table: Table, guest: str, lang: str) -> None:
        self.socket, self.hall, self.table, self.guest = socket, hall, table, guest
        self.showing = showing(table.room.game, lang)
        self._out: asyncio.Queue[bytes | None] = asyncio.Queue()
        self._seen = self._look()
        self._scene: dict[str, Any] = {}
        self._allowance, self._since = float(AT_ONCE), monotonic()
        self._logged = False

    @property
    def seats(self) -> list[int]:
        return self.table.seats_of(self.guest)

    # The line

    async def serve(self) -> None:
        async with self.table.lock:
            self.table.onlookers.add(self)
            self._send_table()
        self.table.tell_seats()
        self.hall.drive(self.table)
        sender = asyncio.create_task(self._send_all())
        try:
            while True:
                event = await self.socket.receive()
                if event["type"] == "websocket.disconnect":
                    if event.get("code") == TOO_BIG:
                        self._log("a message that is far too long")
                    return
                said: Any = event.get("text")
                await self._hear(said)
        except WebSocketDisconnect:
            return
        finally:
            self.table.onlookers.discard(self)
            self.table.tell_seats()
            sender.cancel()

    async def _send_all(self) -> None:
        while (message := await self._out.get()) is not None:
            await self.socket.send_data(message, mode="text", encoding="utf-8")
        await self.socket.close(code=1013)

    def leave(self) -> None:
        self._out.put_nowait(None)

    def _send(self, message: wire.FromServer) -> None:
        if self._out.qsize() < BACKLOG:
            self._out.put_nowait(msgspec.json.encode(message))
        elif self._out.qsize() == BACKLOG:
            self.leave()

    # What is heard

    async def _hear(self, data: str | None) -> None:
        said: Any = None
        try:
            try:
                said = self._read(data)
            finally:  # nonsense counts, too
                self._spend()
            await self._obey(said)
        except Refused as no:
            self._refuse(no.reason, said.id if said is not None else None)
        except Exception:
            log.exception("match %s: %r could not be carried out", self.table.id, said)
            self._refuse(Reason("live-fault"), said.id if said is not None else None)

    def _spend(self) -> None:
        """Nobody may say more than somebody could do by hand."""
        now = monotonic()
        self._allowance = min(AT_ONCE, self._allowance + (now - self._since) * A_SECOND)
        self._since = now
        if self._allowance < 1:
            raise refuse("live-too-fast")
        self._allowance -= 1

    def _read(self, data: str | None) -> wire.ToServer:
        if data is None:
            raise refuse("live-not-text")
        if len(data.encode(errors="replace")) > LONGEST:
            raise refuse("live-too-long", most=LONGEST)
        try:
            return _decoder.decode(data)
        except (msgspec.MsgspecError, UnicodeError, RecursionError) as error:
            raise refuse("live-unreadable", error=Verbatim(str(error)[:200])) from None

    def _log(self, what: str) -> None:
        """Once for each line: nobody fills the log."""
        if not self._logged:
            self._logged = True
            log.warning("match %s: %r", self.table.id, what)

    def _refuse(self, reason: Reason, re: int | None) -> None:
        if reason.id in MISTAKES:
            self._log(str(reason))
        sentence = self.showing.sentence(reason, self._seen)
        self._send(wire.RefusedMessage(re=re, reason=sentence, stale=reason.id == "live-stale"))

    async def _obey(self, said: wire.ToServer) -> None:
        match said:
            case wire.Ping():
                self._send(wire.PongMessage(re=said.id))
            case wire.Again():
                async with self.table.lock:
                    self._send_table()
            case wire.Speak():
                await self._speak(said)
            case wire.Sit():
                await self.hall.sit(self.table, self.guest, said.nonce)
                self._send(wire.AcceptedMessage(re=said.id, n=self.table.room.n))
            case wire.Answer():
                await self._answer(said)
            case wire.Probe() | wire.Point():
                await self._probe(said)
            case wire.Measure():
                await self._measure(said)
            case wire.Stand():
                await self.hall.stand(self.table, self.guest, said.window, Standing(said.how, said.least))
                self._send(wire.AcceptedMessage(re=said.id, n=self.table.room.n))
            case wire.TakeBack() | wire.AskTakeBack() | wire.Grant() | wire.Resign():
                await self._deed(said)

    async def _speak(self, said: wire.Speak) -> None:
        if said.lang not in languages():
            raise refuse("live-no-language", lang=said.lang[:20])
        self.showing = showing(self.table.room.game, said.lang)
        async with self.table.lock:
            self._send_table()

    async def _answer(self, said: wire.Answer) -> None:
        async with self.table.lock:
            request = self._request(said.request)
            deed: wire.Deed = "roll" if isinstance(request, Roll) else "answer"
            seat = request.seat
            if isinstance(request, Ask):
                request.option(said.key)
                if why := self._not_now(said.key):
                    raise Refused(why)
            else:
                request.faces(said.key)
            await self.hall.enter(self.table, Entry(deed, seat, said.key))
        self._send(wire.AcceptedMessage(re=said.id, n=self.table.room.n))

    def _not_now(self, key: str) -> Reason | None:
        """Why an answer is not what a lesson teaches now."""
        room = self.table.room
        return room.lesson.why_not(room.match, key) if room.lesson is not None and room.match is not None else None

    def _request(self, id: str) -> Ask[Any] | Roll[Any]:
        """What a client means by the id of a request, if it is asked of it now."""
        request = self.table.room.request(id)
        if request is None:
            raise refuse("live-stale")
        if not self._is_mine(request):
            raise refuse("live-not-yours")
        return request

    def _is_mine(self, request: Ask[Any] | Roll[Any]) -> bool:
        """Dice that nobody in particular rolls, or that the Owl rolls, may be typed by anybody who plays."""
        anybody = request.seat is None or (isinstance(request, Roll) and self.table.seats[request.seat].agent)
        return bool(self.seats) if anybody else request.seat in self.seats

    async def _probe(self, said: wire.Probe | wire.Point) -> None:
        async with self.table.lock:
            request = self._request(said.request)
            match = self.table.room.match
            if not isinstance(request, Ask) or match is None:
                raise refuse("live-dice-first")
            seat = request.seat
            scene = self._seen if seat == self._eyes else self._seen_by(seat)
            if isinstance(said, wire.Point):
                key, verdict = await asyncio.to_thread(point_at, match, request, scene, said.at)
            else:
                key, verdict = said.key, await asyncio.to_thread(probe, match, seat, said.key)
            message = self.showing.verdict(match, seat, key, verdict, scene)
        message.re, message.request = said.id, said.request
        self._send(message)

    async def _measure(self, said: wire.Measure) -> None:
        """Anybody may measure what they see, whoever's turn it is."""
        async with self.table.lock:
            state, ruler = self._state, self.table.room.game.ruler
            if ruler is None:
                raise refuse("live-no-ruler")
            seen = self._seen
            for end in (said.start, said.end):
                if end not in seen.pieces and spot(end) is None:
                    raise refuse("live-no-end", end=Verbatim(end[:40]))
            measured = await asyncio.to_thread(ruler, state, said.start, said.end)
        self._send(self.showing.measured(measured, said.id))

    async def _deed(self, said: wire.TakeBack | wire.AskTakeBack | wire.Grant | wire.Resign) -> None:
        async with self.table.lock:
            room = self.table.room
            if not self.seats:
                raise refuse("live-no-seat")
            if said.n != room.n:
                raise refuse("live-stale")
            await self.hall.enter(self.table, await self._entry(said))
        self._send(wire.AcceptedMessage(re=said.id, n=self.table.room.n))

    async def _entry(self, said: wire.TakeBack | wire.AskTakeBack | wire.Grant | wire.Resign) -> Entry:
        """The entry that a deed besides answering leads to, or Refused."""
        room = self.table.room
        if isinstance(said, wire.Resign):
            if len(self.seats) > 1:
                asked = next((request.seat for request in room.requests if request.seat in self.seats), self.seats[0])
                return Entry("resign", asked)
            return Entry("resign", self.seats[0])
        if isinstance(said, wire.Grant):
            if room.plea is None or not self._am_asked(room.plea):
                raise refuse("live-no-plea")
            if not said.yes:
                return Entry("deny", self.seats[0])
            if self._more_to_ask(room.plea):
                return Entry("agree", self.seats[0])
            await self.hall.remember(self.table, room.plea)
            return Entry("undo", room.plea)
        seat = self._last_seat()
        await self.hall.remember(self.table, seat)
        room = self.table.room
        why = room.why_not_undo(seat)
        if why is None:
            return Entry("undo", seat)
        if isinstance(said, wire.TakeBack) or why.id in ("nothing-to-undo", "match-over", "lesson-no-undo"):
            raise Refused(why)
        return Entry("undo" if self._all_agree(seat) else "plea", seat)

    def _last_seat(self) -> int:
        """Of the seats of this viewer the one that decided last."""
        match = self.table.room.match
        decided: list[Any] = [*match.who, *match.given] if match else []
        for by in reversed(decided):
            for seat in self.seats:
                if seat == by or (isinstance(by, tuple) and seat in by):
                    return seat
        return self.seats[0]

    def _am_asked(self, plea: int) -> bool:
        """Whether this viewer is to say something to somebody's plea."""
        return bool(self.seats) and not {plea, *self.table.room.agreed}.intersection(self.seats)

    def _more_to_ask(self, plea: int) -> bool:
        """Whether somebody besides this viewer has not granted a plea yet."""
        rows, heard = self.table.seats, [plea, *self.table.room.agreed]
        guests = {self.guest, *(rows[seat].guest for seat in heard)}
        return any(not row.agent and row.guest not in guests for row in rows)

    def _all_agree(self, seat: int) -> bool:
        """The Owl lets everybody take back what they like, and whoever plays all sides agrees with themselves."""
        others = [row for row in self.table.seats if row.number != seat]
        return all(row.agent or row.guest == self.guest for row in others)

    # What is shown

    @property
    def _eyes(self) -> int:
        """The seat through whose eyes this viewer looks: of several the one that is asked."""
        asked = [request.seat for request in self.table.room.requests if request.seat in self.seats]
        return next((seat for seat in (*asked, *self.seats) if seat is not None), SPECTATOR)

    @property
    def _state(self) -> Any:
        room = self.table.room
        return room.match.state if room.match is not None else room.agreement.beginning()

    def _look(self) -> Scene:
        return self.table.room.game.scene(self._state, self._eyes)

    def _send_table(self) -> None:
        room, row = self.table.room, self.table.row
        seen = self._seen = self._look()
        scene = self.showing.scene(seen)
        self._scene = msgspec.to_builtins(scene)
        self._send(
            wire.TableMessage(
                match=row.id,
                n=room.n,
                lang=self.showing.words.lang,
                fixed=self.showing.fixed(seen.fixed),
                scene=scene,
                seats=self._seats(),
                chronicle=self.showing.chronicle(room.chronicle, seen),
                requests=self._requests(seen),
                undo=self._undo(),
                plea=self._plea(),
                commitment=room.agreement.commitment,
                waiting=room.match is None,
                result=self._result(),
                standing=self._standing(),
                lesson=self._lesson(),
                rolls=[self.showing.rolled(roll, faces) for roll, faces in room.rolls],
                options=wire.Options(
                    own_dice=row.dice == "typed",
                    setup=self.showing.settings(room.agreement.setup),
                    campaign=f"/campaign/{self.table.campaign}" if self.table.campaign else "",
                ),
            )
        )

    def see(self, change: Change) -> None:
        room = self.table.room
        seen = self._seen = self._look()
        scene = msgspec.to_builtins(self.showing.scene(seen))
        self._send(
            wire.StepMessage(
                n=room.n,
                by=change.entry.seat,
                deed=change.entry.deed,
                scene=difference(self._scene, scene),
                chronicle=wire.Told(cut=change.cut, add=self.showing.chronicle(change.add, seen)),
                rolls=[self.showing.rolled(roll, faces) for roll, faces in change.rolls],
                requests=self._requests(seen),
                undo=self._undo(),
                plea=self._plea(),
                seats=self._seats(),
                result=self._result(),
                lesson=self._lesson(),
            )
        )
        self._scene = scene

    def see_all(self) -> None:
        self._send_table()

    def see_seats(self) -> None:
        self._send(wire.SeatsMessage(seats=self._seats()))

    def see_orders(self) -> None:
        self._send(wire.StandingMessage(standing=self._standing(), requests=self._requests(self._seen)))

    def _standing(self) -> list[wire.Standing]:
        """What this viewer may decide in advance, and has; nobody else hears of it."""
        table = self.table
        if not self.seats or table.room.over:
            return []
        orders = {window: order for (seat, window), order in table.orders.items() if seat == self.seats[0]}
        return self.showing.standing(orders)

    def _lesson(self) -> wire.LessonNote | None:
        """What a lesson says now."""
        room = self.table.room
        return None if room.lesson is None else note(self.showing, room.lesson, room.match)

    def _requests(self, seen: Scene) -> list[wire.Request]:
        room, found = self.table.room, []
        for request in room.requests:
            id, mine = room.request_id(request), self._is_mine(request)
            if isinstance(request, Ask):
                eyes = seen if request.seat == self._eyes or not mine else self._seen_by(request.seat)
                standing = mine and self.table.standing_answer(request) is not None
                found.append(self.showing.ask(request, id, eyes, mine=mine, standing=standing))
            else:
                found.append(self.showing.roll(request, id, mine=mine))
        return found

    def _seen_by(self, seat: int) -> Scene:
        match = self.table.room.match
        assert match is not None
        return match.game.scene(match.state, seat)

    def _undo(self) -> wire.Undo | None:
        room = self.table.room
        if not self.seats or room.match is None or room.over:
            return None
        seat = self._last_seat()
        why = room.why_not_undo(seat)
        if why is None:
            return wire.Undo(may=True)
        if (why.id == "nothing-to-undo" and room.whole) or why.id == "lesson-no-undo":
            return wire.Undo(may=False)
        return wire.Undo(may=False, reason=self.showing.sentence(why), ask=True)

    def _plea(self) -> wire.Plea | None:
        plea = self.table.room.plea
        return None if plea is None else wire.Plea(seat=plea, mine=self._am_asked(plea))

    def _seats(self) -> list[wire.Seat]:
        return [self._seat(row) for row in self.table.seats]

    def _seat(self, row: SeatRow) -> wire.Seat:
        table = self.table
        host = table.row.host == self.guest
        return wire.Seat(
            name=self.showing.words.seat(row.number),
            who=self.showing.who(row, table.names, self.guest),
            kind="agent" if row.agent else "open" if row.guest is None else "person",
            mine=row.guest == self.guest,
            here=table.here(row),
            thinking=row.number in table.thinking,
            invite=f"/join/{row.invite}" if host and row.invite and row.guest is None else "",
        )

    def _result(self) -> wire.Result | None:
        shares = self.table.room.shares
        return None if shares is None else self.showing.result(shares, self.table.room.resigned)
