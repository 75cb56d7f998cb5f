"""One viewer of one match: what it says, and what of its view it is sent."""

import asyncio
from collections.abc import Callable, Sequence
from functools import partial
from logging import getLogger
from math import ceil
from typing import Any, TypeVar

import msgspec

from theomachy.hosting.advice import NOTHING_HERE
from theomachy.hosting.entries import Change
from theomachy.hosting.live import LiveMatch
from theomachy.hosting.participant import Participant
from theomachy.hosting.ports import Line
from theomachy.hosting.remarks import Remark
from theomachy.hosting.service import MatchService
from theomachy.kernel import Reason, Refused, refuse
from theomachy.play.auto_answers import StandingOrder
from theomachy.play.faults import Procedure
from theomachy.play.optional import attempt, situation
from theomachy.presentation.text import Verbatim, languages
from theomachy.wire import messages as wire
from theomachy.wire import rate
from theomachy.wire.errors import retry_after_of
from theomachy.wire.pointing import judged, point_at
from theomachy.wire.rate import WAITED_S, Allowance
from theomachy.wire.view import View, view_of

logger = getLogger(__name__)

T = TypeVar("T")
N = TypeVar("N")

MAX_MESSAGE_BYTES = 4096
"""Nothing that a client has to say is longer."""
MISTAKES = ("live-unreadable", "live-not-text", "live-too-long", "live-too-fast", "live-not-yours", "live-no-seat")
"""What no client says that works as it should."""

QUESTIONS = (wire.Probe, wire.Point, wire.Measure, wire.FindWays, wire.AskHint)
"""What changes nothing and only costs time: not worked out for a viewer that is gone."""

_decoder: msgspec.json.Decoder[wire.ToServer] = msgspec.json.Decoder(wire.ToServer)


class WireViewer:
    """Looks at a match through a line; `hear` takes what comes the other way."""

    def __init__(
        self,
        line: Line,
        service: MatchService,
        live: LiveMatch,
        guest: str,
        lang: str,
        owed_s: Callable[[], float] = lambda: 0.0,
        allowance: Allowance | None = None,
    ) -> None:
        """Let a guest look at a match.

        `owed_s` says after how many seconds the host can afford another question of this viewer; `allowance` is its
        budget of messages, if not the usual one.
        """
        self.line, self.live, self.guest = line, live, guest
        self.me, self.lang = Participant(service, live, guest), lang
        self._view = self._current_view()
        self._allowance, self._owed_s = allowance or Allowance(), owed_s
        self._question: asyncio.Future[None] | None = None
        self._gone = False
        self._warned = False

    def _send(self, message: wire.FromServer) -> None:
        self.line.send(msgspec.json.encode(message))

    def leave(self) -> None:
        self.line.drop()

    # What is heard

    async def hear(self, data: str | None) -> None:
        """Take any message, as soon as it may be heard: nonsense and what may not be are refused and change nothing."""
        command: Any = None
        await asyncio.sleep(self._allowance.spend())
        try:
            command = self._read(data)
            await (self._look_up(command) if isinstance(command, QUESTIONS) else self._obey(command))
        except Refused as no:
            self._refuse(no.reason, command.id if command is not None else None)
        except Exception:  # the outermost place: the client is told
            logger.exception("match %s: %s could not be carried out", self.live.id, type(command).__name__)
            self._refuse(Reason("live-fault"), command.id if command is not None else None)

    async def _look_up(self, command: wire.ToServer) -> None:
        """Answer a question, unless the viewer goes meanwhile."""
        if self._gone:
            return
        if (wait_s := self._owed_s()) > WAITED_S:
            raise refuse("live-too-costly", retry_after=ceil(wait_s))
        self._question = asyncio.ensure_future(self._answer(command, wait_s))
        try:
            await self._question
        except asyncio.CancelledError:
            self._question.cancel()
            if not self._gone:
                raise

    async def _answer(self, command: wire.ToServer, wait_s: float) -> None:
        await asyncio.sleep(wait_s)
        await self._obey(command)

    def go(self) -> None:
        """The viewer is gone: nobody waits for what it wanted to know. What it has done counts."""
        self._gone = True
        if self._question is not None:
            self._question.cancel()

    async def turn_down(self, data: str | None) -> None:
        """Refuse a message unheard, since far too many wait already."""
        try:
            command: Any = self._read(data)
        except Refused:
            command = None
        self._refuse(Reason("live-too-fast", args={"retry_after": WAITED_S}), command.id if command else None)
        await asyncio.sleep(1 / rate.MESSAGES_A_SECOND)

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
        stale, retry_after = reason.id == "live-stale", retry_after_of(reason)
        self._send(wire.RefusedMessage(re=re, reason=sentence, stale=stale, retry_after=retry_after))

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
            case wire.ShowSecrets():
                await self._show_secrets(command)
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
            case wire.ReplaceAgent():
                await me.replace_agent(command.seat, command.by)
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
            _, ask = self.me.ask(command.request)
            found, presenter = await self.me.ways(command.request), self._view.presenter
            ways = self._attempt("ways", ask.seat, lambda: presenter.ways(found), [])
        self._send(wire.WaysMessage(re=command.id, request=command.request, ways=ways))

    async def _advise(self, command: wire.AskHint) -> None:
        hints = await self.me.hints(command.request)
        async with self.live.lock:
            _, ask = self.me.ask(command.request)  # the match may have gone on meanwhile
            scene, presenter = self._view.scene_of(ask), self._view.presenter
            shown = self._attempt("hint", ask.seat, lambda: presenter.hints(ask, hints, scene), None)
            if shown is None:
                raise refuse(NOTHING_HERE)
        self._send(wire.HintsMessage(re=command.id, request=command.request, hints=shown))

    async def _probe(self, command: wire.Probe | wire.Point) -> None:
        async with self.live.lock:
            match, ask = self.me.ask(command.request)
            scene = self._view.scene_of(ask)
            where, presenter = situation(match, ask.seat, self.lang), self._view.presenter
            if isinstance(command, wire.Point):
                asked = key = command.at
                look = partial(point_at, match, ask, scene, command.at)
            else:
                asked = key = command.key
                look = partial(judged, match, ask.seat, command.key)
            found = await self.me.service.aside(attempt, "odds", where, look, None, key=asked)
            if found is not None:
                key, verdict = found
                show = partial(presenter.verdict, match, ask.seat, key, verdict, scene)
                message = attempt("odds", where, show, None, key=key)
            if found is None or message is None:
                message = presenter.no_verdict(ask, key, scene)
        message.re, message.request = command.id, command.request
        self._send(message)

    def _attempt(self, procedure: Procedure, seat: int | None, work: Callable[[], T], nothing: N) -> T | N:
        """Return what an optional procedure shows, or nothing if it fails."""
        match = self.live.log.match
        assert match is not None
        return attempt(procedure, situation(match, seat, self.lang), work, nothing)

    async def _show_secrets(self, command: wire.ShowSecrets) -> None:
        async with self.live.lock:
            scene = self._view.presenter.scene(self.me.secrets(command.seat))
            self._send(wire.SecretsMessage(re=command.id, n=self.live.log.n, seat=command.seat, scene=scene))

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
