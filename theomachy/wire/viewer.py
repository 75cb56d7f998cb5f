"""One viewer of one match: what it is shown in its language, and what it says."""

from logging import getLogger
from typing import Any

import msgspec

from theomachy.hosting.entries import Change
from theomachy.hosting.live import LiveMatch
from theomachy.hosting.participant import Participant
from theomachy.hosting.ports import Line
from theomachy.hosting.rows import SeatRow
from theomachy.hosting.service import MatchService
from theomachy.kernel import Ask, Reason, Refused, refuse
from theomachy.kernel.scene import Scene, difference
from theomachy.kernel.standing import Standing
from theomachy.wire import messages as wire
from theomachy.wire.lessons import note
from theomachy.wire.pointing import point_at
from theomachy.wire.presenters import presenter
from theomachy.wire.rate import Allowance
from theomachy.words import Verbatim, languages

logger = getLogger(__name__)

MAX_MESSAGE_BYTES = 4096
"""Nothing that a client has to say is longer."""
MISTAKES = ("live-unreadable", "live-not-text", "live-too-long", "live-too-fast", "live-not-yours", "live-no-seat")
"""What no client says that works as it should."""

_decoder: msgspec.json.Decoder[wire.ToServer] = msgspec.json.Decoder(wire.ToServer)


class WireViewer:
    """Looks at a match through a line; `hear` takes whatever comes the other way."""

    def __init__(self, line: Line, service: MatchService, live: LiveMatch, guest: str, lang: str) -> None:
        self.line, self.live, self.guest = line, live, guest
        self.me = Participant(service, live, guest)
        self.presenter = presenter(live.log.game, lang)
        self._seen = self.me.scene()
        self._scene: dict[str, Any] = {}
        self._allowance = Allowance()
        self._warned = False

    def _send(self, message: wire.FromServer) -> None:
        self.line.send(
            msgspec.json.encode(message),
            table=isinstance(message, wire.TableMessage),
            news=isinstance(message, wire.StepMessage | wire.SeatsMessage | wire.StandingMessage),
        )

    def leave(self) -> None:
        self.line.drop()

    # What is heard

    async def hear(self, data: str | None) -> None:
        """Take a message, whatever it is: nonsense and what may not be are refused and change nothing."""
        said: Any = None
        try:
            try:
                said = self._read(data)
            finally:  # nonsense counts, too
                self._allowance.spend()
            await self._obey(said)
        except Refused as no:
            self._refuse(no.reason, said.id if said is not None else None)
        except Exception:
            logger.exception("match %s: %s could not be carried out", self.live.id, type(said).__name__)
            self._refuse(Reason("live-fault"), said.id if said is not None else None)

    def _read(self, data: str | None) -> wire.ToServer:
        if data is None:
            raise refuse("live-not-text")
        if len(data.encode(errors="replace")) > MAX_MESSAGE_BYTES:
            raise refuse("live-too-long", most=MAX_MESSAGE_BYTES)
        try:
            return _decoder.decode(data)
        except (msgspec.MsgspecError, UnicodeError, RecursionError) as error:
            raise refuse("live-unreadable", error=Verbatim(str(error)[:200])) from None

    def warn(self, what: str) -> None:
        """Once for each viewer: nobody fills the log."""
        if not self._warned:
            self._warned = True
            logger.warning("match %s: %r", self.live.id, what)

    def _refuse(self, reason: Reason, re: int | None) -> None:
        if reason.id in MISTAKES:
            self.warn(str(reason))
        sentence = self.presenter.sentence(reason, self._seen)
        self._send(wire.RefusedMessage(re=re, reason=sentence, stale=reason.id == "live-stale"))

    async def _obey(self, said: wire.ToServer) -> None:
        me = self.me
        match said:
            case wire.Ping():
                self._send(wire.PongMessage(re=said.id))
            case wire.Again():
                async with self.live.lock:
                    self.see_all()
            case wire.Speak():
                await self._speak(said)
            case wire.Probe() | wire.Point():
                await self._probe(said)
            case wire.Measure():
                await self._measure(said)
            case wire.Sit():
                await me.sit(said.nonce)
                self._accept(said.id)
            case wire.Answer():
                await me.answer(said.request, said.key)
                self._accept(said.id)
            case wire.Stand():
                await me.stand(said.window, Standing(said.how, said.least))
                self._accept(said.id)
            case wire.TakeBack() | wire.AskTakeBack():
                await me.take_back(said.n, ask=isinstance(said, wire.AskTakeBack))
                self._accept(said.id)
            case wire.Grant():
                await me.grant(said.n, said.yes)
                self._accept(said.id)
            case wire.Resign():
                await me.resign(said.n)
                self._accept(said.id)

    def _accept(self, re: int) -> None:
        self._send(wire.AcceptedMessage(re=re, n=self.live.log.n))

    async def _speak(self, said: wire.Speak) -> None:
        if said.lang not in languages():
            raise refuse("live-no-language", lang=said.lang[:20])
        self.presenter = presenter(self.live.log.game, said.lang)
        async with self.live.lock:
            self.see_all()

    async def _probe(self, said: wire.Probe | wire.Point) -> None:
        async with self.live.lock:
            match, ask = self.me.ask(said.request)
            scene = self._seen if ask.seat == self.me.eyes else self.me.scene(ask.seat)
            if isinstance(said, wire.Point):
                key, verdict = await self.me.service.aside(point_at, match, ask, scene, said.at)
            else:
                key, verdict = said.key, await self.me.probe(said.request, said.key)
            message = self.presenter.verdict(match, ask.seat, key, verdict, scene)
        message.re, message.request = said.id, said.request
        self._send(message)

    async def _measure(self, said: wire.Measure) -> None:
        async with self.live.lock:
            measured = await self.me.measure(said.start, said.end)
        self._send(self.presenter.measured(measured, said.id))

    # What is shown

    def see_all(self) -> None:
        log, row = self.live.log, self.live.row
        seen = self._seen = self.me.scene()
        scene = self.presenter.scene(seen)
        self._scene = msgspec.to_builtins(scene)
        self._send(
            wire.TableMessage(
                match=row.id,
                n=log.n,
                lang=self.presenter.words.lang,
                fixed=self.presenter.fixed(seen.fixed),
                scene=scene,
                seats=self._seats(),
                chronicle=self.presenter.chronicle(log.chronicle, seen),
                requests=self._requests(seen),
                undo=self._undo(),
                plea=self._plea(),
                commitment=log.terms.commitment,
                waiting=log.match is None,
                result=self._result(),
                standing=self._standing(),
                lesson=self._lesson(),
                rolls=[self.presenter.rolled(roll, faces) for roll, faces in log.rolls],
                options=wire.Options(
                    own_dice=row.dice == "typed",
                    setup=self.presenter.settings(log.terms.setup),
                    campaign=f"/campaign/{self.live.campaign}" if self.live.campaign else "",
                ),
            )
        )

    def see(self, change: Change) -> None:
        seen = self._seen = self.me.scene()
        scene = msgspec.to_builtins(self.presenter.scene(seen))
        self._send(
            wire.StepMessage(
                n=self.live.log.n,
                by=change.entry.seat,
                deed=change.entry.kind,
                scene=difference(self._scene, scene),
                chronicle=wire.Told(cut=change.chronicle.cut, add=self.presenter.chronicle(change.chronicle.add, seen)),
                rolls=[self.presenter.rolled(roll, faces) for roll, faces in change.rolls],
                requests=self._requests(seen),
                undo=self._undo(),
                plea=self._plea(),
                seats=self._seats(),
                result=self._result(),
                lesson=self._lesson(),
            )
        )
        self._scene = scene

    def see_seats(self) -> None:
        self._send(wire.SeatsMessage(seats=self._seats()))

    def see_orders(self) -> None:
        self._send(wire.StandingMessage(standing=self._standing(), requests=self._requests(self._seen)))

    def _standing(self) -> list[wire.Standing]:
        """What this viewer may decide in advance, and has; nobody else hears of it."""
        return self.presenter.standing(self.me.standing) if self.me.seats and not self.live.log.over else []

    def _lesson(self) -> wire.LessonNote | None:
        """What a lesson says now."""
        log = self.live.log
        return None if log.lesson is None else note(self.presenter, log.lesson, log.match)

    def _requests(self, seen: Scene) -> list[wire.Request]:
        log, me, shown = self.live.log, self.me, []
        for request in log.requests:
            id, mine = log.request_id(request), me.is_asked(request)
            if isinstance(request, Ask):
                eyes = seen if request.seat == me.eyes or not mine else me.scene(request.seat)
                standing = mine and self.live.standing_answer(request) is not None
                shown.append(self.presenter.ask(request, id, eyes, mine=mine, standing=standing))
            else:
                shown.append(self.presenter.roll(request, id, mine=mine))
        return shown

    def _undo(self) -> wire.Undo | None:
        log = self.live.log
        if not self.me.seats or log.match is None or log.over:
            return None
        why = log.why_not_undo(self.me.last_seat)
        if why is None:
            return wire.Undo(may=True)
        if (why.id == "nothing-to-undo" and log.whole) or why.id == "lesson-no-undo":
            return wire.Undo(may=False)
        return wire.Undo(may=False, reason=self.presenter.sentence(why), ask=True)

    def _plea(self) -> wire.Plea | None:
        seat = self.live.log.takeback_request
        return None if seat is None else wire.Plea(seat=seat, mine=self.me.is_to_grant(seat))

    def _seats(self) -> list[wire.Seat]:
        return [self._seat(seat) for seat in self.live.seats]

    def _seat(self, seat: SeatRow) -> wire.Seat:
        live = self.live
        host = live.row.host == self.guest
        return wire.Seat(
            name=self.presenter.words.seat(seat.number),
            who=self.presenter.who(seat, live.names, self.guest),
            kind="agent" if seat.agent else "open" if seat.guest is None else "person",
            mine=seat.guest == self.guest,
            here=live.here(seat),
            thinking=seat.number in live.thinking,
            invite=f"/join/{seat.invite}" if host and seat.invite and seat.guest is None else "",
        )

    def _result(self) -> wire.Result | None:
        shares = self.live.log.shares
        return None if shares is None else self.presenter.result(shares, self.live.log.resigned)
