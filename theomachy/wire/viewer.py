"""One viewer of one match: what it says, and what of its view it is sent."""

from collections.abc import Callable, Sequence
from logging import getLogger
from typing import Any

import msgspec

from theomachy.hosting.entries import Change
from theomachy.hosting.live import LiveMatch
from theomachy.hosting.participant import Participant
from theomachy.hosting.ports import Line
from theomachy.hosting.service import MatchService
from theomachy.hosting.talk import Remark
from theomachy.kernel import Reason, Refused, refuse
from theomachy.play.auto_answers import StandingOrder
from theomachy.presentation.text import Verbatim, languages
from theomachy.wire import messages as wire
from theomachy.wire.pointing import point_at
from theomachy.wire.rate import Allowance
from theomachy.wire.view import View, view_of

logger = getLogger(__name__)

MAX_MESSAGE_BYTES = 4096
"""Nothing that a client has to say is longer."""
MISTAKES = ("live-unreadable", "live-not-text", "live-too-long", "live-too-fast", "live-not-yours", "live-no-seat")
"""What no client says that works as it should."""

_decoder: msgspec.json.Decoder[wire.ToServer] = msgspec.json.Decoder(wire.ToServer)


class WireViewer:
    """Looks at a match through a line; `hear` takes what comes the other way."""

    def __init__(self, line: Line, service: MatchService, live: LiveMatch, guest: str, lang: str) -> None:
        self.line, self.live, self.guest = line, live, guest
        self.me, self.lang = Participant(service, live, guest), lang
        self._view = self._current_view()
        self._allowance = Allowance()
        self._warned = False

    def _send(self, message: wire.FromServer) -> None:
        self.line.send(msgspec.json.encode(message))

    def leave(self) -> None:
        self.line.drop()

    # What is heard

    async def hear(self, data: str | None) -> None:
        """Take any message: nonsense and what may not be are refused and change nothing."""
        command: Any = None
        try:
            try:
                command = self._read(data)
            finally:  # nonsense counts, too
                self._allowance.spend()
            await self._obey(command)
        except Refused as no:
            self._refuse(no.reason, command.id if command is not None else None)
        except Exception:
            logger.exception("match %s: %s could not be carried out", self.live.id, type(command).__name__)
            self._refuse(Reason("live-fault"), command.id if command is not None else None)

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
        sentence = self._view.presenter.sentence(reason, self._view.seen)
        self._send(wire.RefusedMessage(re=re, reason=sentence, stale=reason.id == "live-stale"))

    async def _obey(self, command: wire.ToServer) -> None:
        me = self.me
        match command:
            case wire.Ping():
                self._send(wire.PongMessage(re=command.id))
            case wire.Again():
                async with self.live.lock:
                    self.see_all()
            case wire.Speak():
                await self._speak(command)
            case wire.Probe() | wire.Point():
                await self._probe(command)
            case wire.Measure():
                await self._measure(command)
            case wire.Sit():
                await me.sit(command.promise)
                self._accept(command.id)
            case wire.Open():
                await me.open(command.nonce, command.promised)
                self._accept(command.id)
            case wire.Answer():
                await me.answer(command.request, command.key)
                self._accept(command.id)
            case wire.FindWays():
                await self._find_ways(command)
            case wire.AskHint():
                await self._advise(command)
            case wire.Go():
                await me.go(command.request, command.keys, command.to)
                self._accept(command.id)
            case wire.Usual():
                await me.leave_set_up(command.request)
                self._accept(command.id)
            case wire.Stand():
                await me.stand(command.window, StandingOrder(command.how, command.least))
                self._accept(command.id)
            case wire.TakeBack() | wire.AskTakeBack():
                await me.take_back(command.n, ask=isinstance(command, wire.AskTakeBack))
                self._accept(command.id)
            case wire.Grant():
                await me.grant(command.n, command.yes)
                self._accept(command.id)
            case wire.Resign():
                await me.resign(command.n)
                self._accept(command.id)
            case wire.ClaimMatch():
                await me.claim(command.n, draw=command.draw)
                self._accept(command.id)
            case wire.Say():
                await me.remark(command.phrase)
                self._accept(command.id)

    def _accept(self, re: int) -> None:
        self._send(wire.AcceptedMessage(re=re, n=self.live.log.n))

    async def _speak(self, command: wire.Speak) -> None:
        if command.lang not in languages():
            raise refuse("live-no-language", lang=command.lang[:20])
        self.lang = command.lang
        async with self.live.lock:
            self.see_all()

    async def _find_ways(self, command: wire.FindWays) -> None:
        async with self.live.lock:
            ways = self._view.presenter.ways(await self.me.ways(command.request))
        self._send(wire.WaysMessage(re=command.id, request=command.request, ways=ways))

    async def _advise(self, command: wire.AskHint) -> None:
        hints = await self.me.hints(command.request)
        async with self.live.lock:
            _, ask = self.me.ask(command.request)  # the match may have gone on meanwhile
            shown = self._view.presenter.hints(ask, hints, self.me.scene(ask.seat))
        self._send(wire.HintsMessage(re=command.id, request=command.request, hints=shown))

    async def _probe(self, command: wire.Probe | wire.Point) -> None:
        async with self.live.lock:
            match, ask = self.me.ask(command.request)
            scene = self._view.seen if ask.seat == self.me.eyes else self.me.scene(ask.seat)
            if isinstance(command, wire.Point):
                key, verdict = await self.me.service.aside(point_at, match, ask, scene, command.at)
            else:
                key, verdict = command.key, await self.me.probe(command.request, command.key)
            message = self._view.presenter.verdict(match, ask.seat, key, verdict, scene)
        message.re, message.request = command.id, command.request
        self._send(message)

    async def _measure(self, command: wire.Measure) -> None:
        async with self.live.lock:
            measured = await self.me.measure(command.start, command.end)
        self._send(self._view.presenter.measured(measured, command.id))

    # What is shown

    def _current_view(self) -> View:
        return view_of(self.me.service, self.live, self.guest, self.lang)

    def see_all(self) -> None:
        if self.me.seats and self.live.people_asked:  # clocks show another time by now
            self.live.version += 1
        self._view = self._current_view()
        self.line.send(self._view.table(), table=True)

    def see(self, change: Change) -> None:
        self._show(lambda view: view.step(change))

    def see_seats(self) -> None:
        self._show(View.seats)

    def see_orders(self) -> None:
        self._show(View.orders)

    def see_remarks(self, remarks: Sequence[Remark]) -> None:
        self._show(lambda view: view.remarks(remarks))

    def see_rematch(self) -> None:
        self._show(View.rematch)

    def see_warning(self, why: Reason) -> None:
        self._send(wire.WarningMessage(text=self._view.presenter.sentence(why)))

    def _show(self, message: Callable[[View], bytes]) -> None:
        """A guest who has sat down sees more than before: they are shown all of it."""
        if self._current_view() is not self._view:
            self.see_all()
        else:
            self.line.send(message(self._view), news=True)
