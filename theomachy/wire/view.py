"""What one pair of eyes sees of a match in one language: made once, however many look through them."""

from collections.abc import Callable, Sequence
from functools import partial
from typing import Any

import msgspec

from theomachy.hosting.entries import Change
from theomachy.hosting.live import LiveMatch
from theomachy.hosting.participant import Participant
from theomachy.hosting.remarks import PHRASES, Remark
from theomachy.hosting.rows import SeatRow
from theomachy.hosting.seat_claims import claims, claims_of
from theomachy.hosting.service import MatchService
from theomachy.kernel import Ask
from theomachy.kernel.scene import Scene
from theomachy.play.optional import Situation, attempt, situation
from theomachy.play.patches import difference
from theomachy.wire import messages as wire
from theomachy.wire.lessons import note
from theomachy.wire.presenters import presenter

ONLOOKER = ""
"""The guest in whose place all look who neither sit at a table nor have set it."""


def view_of(service: MatchService, live: LiveMatch, guest: str, lang: str) -> "View":
    """What a guest sees. All who only look on share a view, since none of them is told anything of their own."""
    viewer = guest if live.row.host == guest or live.seats_of(guest) else ONLOOKER
    view = live.shared.get((viewer, lang))
    if not isinstance(view, View):
        view = live.shared[viewer, lang] = View(service, live, viewer, lang)
    return view


class View:
    """Messages as bytes, each made once for each version of the match."""

    def __init__(self, service: MatchService, live: LiveMatch, guest: str, lang: str) -> None:
        self.live, self.guest = live, guest
        self.me = Participant(service, live, guest)
        self.presenter = presenter(live.log.game, lang)
        self.seen = self.me.scene()
        self._scene: dict[str, Any] = {}
        self._version, self._made = -1, dict[str, bytes]()

    def table(self) -> bytes:
        return self._once("table", self._table)

    def step(self, change: Change) -> bytes:
        return self._once("step", lambda: self._step(change))

    def seats(self) -> bytes:
        return self._once("seats", self._seats_message)

    def remarks(self, remarks: Sequence[Remark]) -> bytes:
        return self._once("remarks", lambda: wire.RemarksMessage(remarks=self._remarks(remarks)))

    def rematch(self) -> bytes:
        return self._once("rematch", self._rematch_message)

    def orders(self) -> bytes:
        return self._once("orders", self._orders)

    def _once(self, kind: str, make: Callable[[], wire.FromServer]) -> bytes:
        if self._version != self.live.version:
            self._version, self._made = self.live.version, {}
        if kind not in self._made:
            self._made[kind] = msgspec.json.encode(make())
        return self._made[kind]

    def _table(self) -> wire.TableMessage:
        log, row = self.live.log, self.live.row
        seen = self.seen = self.me.scene()
        self._scene = self.presenter.plain_scene(seen)
        return wire.TableMessage(
            match=row.id,
            n=log.n,
            lang=self.presenter.words.lang,
            fixed=self.presenter.fixed(seen.fixed),
            scene=self.presenter.scene(seen),
            seats=self._seats(),
            chronicle=self.presenter.chronicle(log.chronicle, seen, self._where()),
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
                setup=[
                    *self.presenter.settings(log.terms.setup),
                    *self.presenter.clock(self.live.clock.control),
                    *self.presenter.hints_agreed(row.hints),
                ],
                hints=self.me.may_ask_for_hints,
                campaign=f"/campaign/{self.live.campaign}" if self.live.campaign else "",
                origin=f"/watch/{branch.origin}?at={branch.step + 1}" if (branch := self.live.branch) else "",
            ),
            head=log.head,
            nonces=[*log.terms.nonces] if log.match is not None else [],
            watching=self._watching(),
            onlookers=len(self.live.presence.onlookers),
            claim=self._claim(),
            phrases=self._phrases(),
            remarks=self._remarks(self.live.remarks.shown),
            rematch=self._rematch(),
            unreadable=self.presenter.sentence(log.unreadable) if log.unreadable is not None else None,
        )

    def _step(self, change: Change) -> wire.StepMessage:
        log = self.live.log
        seen = self.seen = self.me.scene()
        before, self._scene = self._scene, self.presenter.plain_scene(seen)
        told = self.presenter.chronicle(change.chronicle.add, seen, self._where())
        return wire.StepMessage(
            n=log.n,
            by=change.entry.seat,
            deed=change.entry.kind,
            scene=difference(before, self._scene),
            chronicle=wire.Told(cut=change.chronicle.cut, add=told),
            rolls=[self.presenter.rolled(roll, faces) for roll, faces in change.rolls],
            requests=self._requests(seen),
            undo=self._undo(),
            plea=self._plea(),
            seats=self._seats(),
            result=self._result(),
            lesson=self._lesson(),
            head=log.head,
            nonces=[*log.terms.nonces] if change.entry.kind == "start" else [],
            claim=self._claim(),
        )

    def _orders(self) -> wire.StandingMessage:
        return wire.StandingMessage(standing=self._standing(), requests=self._requests(self.seen))

    def _standing(self) -> list[wire.Standing]:
        """What this viewer may decide in advance, and has; nobody else hears of it."""
        return self.presenter.standing(self.me.standing) if self.me.seats and not self.live.log.over else []

    def _lesson(self) -> wire.LessonNote | None:
        """What a lesson says now."""
        lesson, match = self.live.log.lesson, self.live.log.match
        if lesson is None or match is None:
            return None
        where, key = self._where(lesson.seat), f"{lesson.id} {lesson.taken(match)} "
        return attempt("lesson", where, lambda: note(self.presenter, lesson, match), None, key=key)

    def _where(self, seat: int | None = None) -> Situation:
        """Return the situation of what is shown now."""
        match, lang = self.live.log.match, self.presenter.words.lang
        return Situation(self.live.log.game, lang=lang) if match is None else situation(match, seat, lang)

    def _requests(self, seen: Scene) -> list[wire.Request]:
        log, me, requests = self.live.log, self.me, []
        for request in log.requests:
            id, mine = log.request_id(request), me.is_asked(request)
            if isinstance(request, Ask):
                eyes = self.scene_of(request) if mine else seen
                standing = mine and self.live.orders.answer(log, request) is not None
                usual = (self.live.orders.usual(log, request) if mine else None) or ""
                where, ask = self._where(request.seat), self.presenter.ask
                whole = partial(ask, request, id, eyes, mine=mine, standing=standing, usual=usual)
                plain = partial(self.presenter.plain_ask, request, id, eyes, where, mine=mine, usual=usual)
                requests.append(attempt("words", where, whole, None) or plain())
            else:
                requests.append(self.presenter.roll(request, id, mine=mine))
        return requests

    def scene_of(self, ask: Ask[Any]) -> Scene:
        """Return the scene in whose words a question to this viewer is told."""
        eyes = self.me.eyes_on(ask)
        return self.seen if eyes == self.me.eyes else self.me.scene(eyes)

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

    # People besides

    def _seats_message(self) -> wire.SeatsMessage:
        watching, onlookers = self._watching(), len(self.live.presence.onlookers)
        return wire.SeatsMessage(seats=self._seats(), watching=watching, onlookers=onlookers, claim=self._claim())

    def _watching(self) -> list[str]:
        return self.presenter.watching(self.live.presence.onlookers)

    def _claim(self) -> wire.Claim | None:
        """What this viewer may claim first; else what may be claimed against them, while they can see it."""
        live = self.live
        ours = claims_of(live, self.guest)
        against = [claim for claim in claims(live) if claim.seat in self.me.seats] if live.row.clock else []
        if not (ours or against):
            return None
        claim = (ours or against)[0]
        after = max(0.0, (claim.at - self.me.service.clock.now()).total_seconds())
        return wire.Claim(seat=claim.seat, why=claim.why, after=round(after, 1), mine=bool(ours))

    def _phrases(self) -> list[wire.SetPhrase]:
        """What this viewer may say to other people."""
        if not self.me.seats or len({seat.guest for seat in self.live.seats if not seat.agent}) < 2:
            return []
        return [wire.SetPhrase(id=phrase, text=self.presenter.say(f"phrase-{phrase}")) for phrase in PHRASES]

    def _remarks(self, remarks: Sequence[Remark]) -> list[wire.Remark]:
        say = self.presenter.say
        return [wire.Remark(n=one.number, seat=one.seat, text=say(f"phrase-{one.phrase}")) for one in remarks]

    def _rematch_message(self) -> wire.RematchMessage:
        offered = self._rematch()
        assert offered is not None
        return wire.RematchMessage(rematch=offered)

    def _rematch(self) -> wire.NextMatch | None:
        following = self.live.rematch.next
        if following is None:
            return None
        by = next(iter(self.live.seats_of(following.host)), None)
        return wire.NextMatch(path=f"/table/{following.id}", by=by, declined=self.live.rematch.declined)

    def _seats(self) -> list[wire.Seat]:
        return [self._seat(seat) for seat in self.live.seats]

    def _seat(self, seat: SeatRow) -> wire.Seat:
        live = self.live
        host = live.row.host == self.guest
        return wire.Seat(
            name=self.presenter.words.seat(seat.number),
            who=self.presenter.who(seat, live.sitting.names, self.guest),
            kind="agent" if seat.agent else "open" if seat.guest is None else "person",
            mine=seat.guest == self.guest,
            secrets=live.log.match is not None and self.me.has_secrets(seat.number),
            here=live.is_here(seat),
            thinking=seat.number in live.agents.places,
            queue=live.agents.places.get(seat.number, 0),
            note=self.presenter.agent_note(live.agents.places.get(seat.number, 0), live.agents.notes.get(seat.number)),
            agent=seat.agent or "",
            given_up=live.has_given_up(seat.number),
            decide=live.has_given_up(seat.number) and live.decides(self.guest),
            promised=seat.commitment if live.log.match is None else "",
            declined=live.row.follows is not None and seat.guest is None and not seat.agent,
            invite=f"/join/{seat.invite}" if host and seat.invite and seat.guest is None else "",
            left=self._left(seat),
            runs=bool(live.row.clock) and seat.number in live.people_asked,
        )

    def _left(self, seat: SeatRow) -> float | None:
        """Return the seconds that the clock of a person shows now."""
        asked, now = seat.number in self.live.people_asked, self.me.service.clock.now()
        return None if seat.agent else self.live.clock.left(seat.number, now, asked=asked)

    def _result(self) -> wire.Result | None:
        shares = self.live.log.shares
        return None if shares is None else self.presenter.result(shares, self.live.log.broken_off)
