"""A guest at a match: whose eyes they look through, and what they may do. Everything that is done here ends in one
door, `MatchService.enter`, which alone says whether an answer is legal."""

from collections.abc import Callable, Sequence
from functools import partial
from typing import Any, TypeVar

from theomachy.coach import Hint
from theomachy.features.ai import ai_of
from theomachy.features.ruler import Measured, Ruler
from theomachy.hosting.advice import NOTHING_HERE, advised
from theomachy.hosting.entries import Entry, take_back
from theomachy.hosting.live import LiveMatch
from theomachy.hosting.ports import Counsel
from theomachy.hosting.remarks import Phrase
from theomachy.hosting.seat_claims import claims_of
from theomachy.hosting.service import MatchService
from theomachy.kernel import ONLOOKER, Ask, Match, Reason, Refused, Roll, refuse
from theomachy.kernel.keys import spot
from theomachy.kernel.saves import save
from theomachy.kernel.scene import Scene
from theomachy.play.auto_answers import StandingOrder
from theomachy.play.faults import Procedure
from theomachy.play.optional import attempt, situation
from theomachy.play.runs import free_decisions
from theomachy.play.ways import Way, answers_of, ways

T = TypeVar("T")
N = TypeVar("N")

NEVER = ("nothing-to-undo", "match-over", "lesson-no-undo")
"""Why something cannot be taken back, even if all agree."""

Request = Ask[Any] | Roll[Any]


class Participant:
    def __init__(self, service: MatchService, live: LiveMatch, guest: str) -> None:
        self.service, self.live, self.guest = service, live, guest

    # Whose eyes

    @property
    def seats(self) -> list[int]:
        return self.live.seats_of(self.guest)

    @property
    def eyes(self) -> int:
        """The seat through whose eyes they look. Who plays several seats shares the screen with others, who may see
        only what everybody may see."""
        return self.seats[0] if len(self.seats) == 1 else ONLOOKER

    def eyes_on(self, ask: Ask[Any]) -> int:
        """Return through whose eyes a question of theirs is read: a secret is for its own seat alone."""
        return ask.seat if ask.secret and ask.seat in self.seats else self.eyes

    @property
    def state(self) -> Any:
        log = self.live.log
        return log.match.state if log.match is not None else log.terms.beginning()

    def scene(self, eyes: int | None = None) -> Scene:
        return self.live.log.game.scene(self.state, self.eyes if eyes is None else eyes)

    def has_secrets(self, seat: int) -> bool:
        """Return whether a seat of theirs sees something that the screen they share does not show."""
        shared = len(self.seats) > 1 and seat in self.seats
        return shared and self.scene(seat).moving() != self.scene().moving()

    def secrets(self, seat: int) -> Scene:
        """Return what a seat of theirs sees, or Refused if it is not theirs."""
        if seat not in self.seats:
            raise refuse("live-not-yours")
        return self.scene(seat)

    def is_asked(self, request: Request) -> bool:
        """Dice that nobody in particular rolls, or that an agent rolls, may be typed by any player."""
        any_player = request.seat is None or (isinstance(request, Roll) and self.live.seats[request.seat].agent)
        return bool(self.seats) if any_player else request.seat in self.seats

    @property
    def standing(self) -> dict[str, StandingOrder]:
        """What they have decided in advance, by window."""
        orders = self.live.orders.orders.items()
        return {window: order for (seat, window), order in orders if self.seats and seat == self.seats[0]}

    # Answers

    async def sit(self, commitment: str) -> None:
        await self.service.sit(self.live, self.guest, commitment)

    async def open(self, nonce: str, promised: Sequence[str]) -> None:
        await self.service.open_nonce(self.live, self.guest, nonce, promised)

    async def stand(self, window: str, standing: StandingOrder) -> None:
        await self.service.stand(self.live, self.guest, window, standing)

    async def answer(self, request: str, key: str) -> None:
        async with self.live.lock:
            asked = self._request(request)
            if isinstance(asked, Ask) and (why := self._not_taught(key)):
                asked.option(key)  # what the rules say comes first
                raise Refused(why)
            entry = Entry("roll" if isinstance(asked, Roll) else "answer", asked.seat, key)
            await self.service.enter(self.live, entry, lambda: self._request(request))  # others may be asked beside

    async def leave_set_up(self, request: str) -> None:
        """Let a question of set-up and all that are left after it be answered as is usual."""
        async with self.live.lock:
            _, ask = self.ask(request)
            if self.live.orders.usual(self.live.log, ask) is None:
                raise refuse("not-set-up")
            await self.service.leave_set_up(self.live, ask.seat)

    async def go(self, request: str, keys: Sequence[str], to: str) -> None:
        """Answer several questions in one go, each through the one door; `to`: where a group is sent with the rest of
        them. What was answered is taken back in one go, too."""
        async with self.live.lock:
            match, ask = self.ask(request)
            if self.live.log.teaching:
                raise refuse("live-one-by-one")
            find = partial(answers_of, match, ask.seat, keys, to)
            answers = await self._attempt("way", ask.seat, find, None, key=" ".join([*keys, to]), asked=True)
            if answers is None:
                raise refuse(NOTHING_HERE)
            first = self.live.log.length
            for key in answers:
                await self.service.enter(self.live, Entry("answer", ask.seat, key))
                self.live.orders.runs.add(ask.seat, first, self.live.log.length)

    def _request(self, id: str) -> Request:
        """What a client means by the id of a request, if it is asked of it now."""
        request = self.live.log.request(id)
        if request is None:
            raise refuse("live-stale")
        if not self.is_asked(request):
            raise refuse("live-not-yours")
        return request

    def _not_taught(self, key: str) -> Reason | None:
        """Why an answer is not what a lesson teaches now."""
        log = self.live.log
        lesson, match = log.lesson, log.match
        if lesson is None or match is None:
            return None
        where, taught = situation(match, lesson.seat), f"{lesson.id} {lesson.taken(match)} {key}"
        return attempt("lesson", where, lambda: lesson.why_not(match, key), None, key=taught)

    # Questions: asked under the lock

    def ask(self, request: str) -> tuple[Match[Any], Ask[Any]]:
        """What they are asked and the match that help with it comes from, or Refused if it is no decision of theirs."""
        asked, match = self._request(request), self.live.log.match
        if not isinstance(asked, Ask) or match is None:
            raise refuse("live-dice-first")
        return self.live.orders.known(self.live.log, match, asked), asked

    async def ways(self, request: str) -> list[Way]:
        """What leads to a place or a target with several answers in one go."""
        match, ask = self.ask(request)
        if self.live.log.teaching:
            return []
        return await self._attempt("ways", ask.seat, partial(ways, match, ask.seat), [])

    async def hints(self, request: str) -> list[Hint]:
        """What the coach would do in their place, or Refused. Not under the lock: it takes a while, and the match may
        go on meanwhile."""
        async with self.live.lock:
            match, ask = self.ask(request)
            if (why := self.why_no_hints) is not None:
                raise Refused(why)
            length, shared = self.live.log.length, self.eyes_on(ask) == ONLOOKER
            counsel = Counsel(
                self.live.id, match.game.id, save(match), ask.seat, length, self.guest, request, shared=shared
            )
        return await advised(self.service.thinker, counsel)

    @property
    def may_ask_for_hints(self) -> bool:
        return bool(self.seats and ai_of(self.live.log.game).judges) and self.why_no_hints is None

    @property
    def why_no_hints(self) -> Reason | None:
        """Hints are for those who play by themselves, and where all have agreed on them."""
        if self.live.log.lesson is not None:
            return Reason("hint-lesson")
        people = {seat.guest for seat in self.live.seats if not seat.agent}
        return None if self.live.row.hints or people == {self.guest} else Reason("hint-not-agreed")

    async def measure(self, start: str, end: str) -> Measured:
        """All may measure what they see, at any time."""
        ruler, seen = self.live.log.game.feature(Ruler), self.scene()
        if ruler is None:
            raise refuse("live-no-ruler")
        for place in (start, end):
            if place not in seen.pieces and spot(place) is None:
                raise refuse("live-no-end", end=place[:40])
        measured = partial(ruler.between, self.state, start, end)
        if self.live.log.match is None:
            return await self.service.aside(measured)
        found = await self._attempt("ruler", None, measured, None, key=f"{start} {end}", asked=True)
        if found is None:
            raise refuse(NOTHING_HERE)
        return found

    async def _attempt(
        self,
        procedure: Procedure,
        seat: int | None,
        work: Callable[[], T],
        nothing: N,
        *,
        key: str = "",
        asked: bool = False,
    ) -> T | N:
        """Return what an optional procedure finds beside the table, or nothing if it fails."""
        match = self.live.log.match
        assert match is not None
        where = situation(match, seat)
        return await self.service.aside(partial(attempt, procedure, where, work, nothing, key=key, asked=asked))

    # Besides answering

    async def resign(self, n: int) -> None:
        async with self.live.lock:
            self._is_up_to_date(n)
            asked = (request.seat for request in self.live.log.requests if request.seat in self.seats)
            seat = next(asked, self.seats[0]) if len(self.seats) > 1 else self.seats[0]
            await self.service.enter(self.live, Entry("resign", seat))

    async def claim(self, n: int, *, draw: bool) -> None:
        """End the match against one who has run out of time or stays away; with `draw` nobody has won."""
        async with self.live.lock:
            if self.live.log.over:
                raise refuse("match-over")
            self._is_up_to_date(n)
            now = self.service.clock.now()
            due = next((claim for claim in claims_of(self.live, self.guest) if claim.at <= now), None)
            if due is None:
                raise refuse("live-no-claim")
            await self.service.enter(self.live, Entry("draw" if draw else "claim", due.seat, due.why))

    async def replace_agent(self, seat: int, by: str) -> None:
        """Decide how an agent goes on that has given up."""
        if not 0 <= seat < len(self.live.seats):
            raise refuse("live-stale")
        await self.service.replace_agent(self.live, self.guest, seat, by)

    async def remark(self, phrase: Phrase) -> None:
        if not self.seats:
            raise refuse("live-no-seat")
        await self.service.remark(self.live, self.guest, phrase)

    async def grant(self, n: int, yes: bool) -> None:
        """Let another take something back, or not."""
        async with self.live.lock:
            self._is_up_to_date(n)
            seat = self.live.log.takeback_request
            if seat is None or not self.is_to_grant(seat):
                raise refuse("live-no-plea")
            if yes and not self._more_to_ask(seat):
                await self.service.remember(self.live, seat)
                await self.service.enter(self.live, take_back(seat, self._together(seat)))
            else:
                await self.service.enter(self.live, Entry("agree" if yes else "deny", self.seats[0]))

    async def take_back(self, n: int, *, ask: bool) -> None:
        """Take their last decision back; with `ask` the others are asked where they have to be."""
        async with self.live.lock:
            self._is_up_to_date(n)
            seat = self.last_seat
            await self.service.remember(self.live, seat)
            why, agreed = self.live.log.why_not_undo(seat), self._all_agree(seat)
            if why is not None and (not ask or why.id in NEVER):
                raise Refused(why)
            if why is not None and not agreed:
                await self.service.enter(self.live, Entry("plea", seat))
            else:
                await self.service.enter(self.live, take_back(seat, self._together(seat, free=not agreed)))

    def _together(self, seat: int, *, free: bool = False) -> int:
        """How many decisions of a seat are taken back together; of those that are free, if all others have not
        agreed."""
        log = self.live.log
        if log.match is None or seat in log.match.given:
            return 1
        together = self.live.orders.runs.length(seat, log.decided(seat))
        return min(together, max(1, free_decisions(log.match, seat))) if free else together

    def _is_up_to_date(self, n: int) -> None:
        """Refused for those who do not play, or have not seen all that has happened."""
        if not self.seats:
            raise refuse("live-no-seat")
        if n != self.live.log.n:
            raise refuse("live-stale")

    @property
    def last_seat(self) -> int:
        """Of their seats the one that decided last."""
        match = self.live.log.match
        decided: list[Any] = [*match.who, *match.given] if match else []
        for by in reversed(decided):
            for seat in self.seats:
                if seat == by or (isinstance(by, tuple) and seat in by):
                    return seat
        return self.seats[0]

    def is_to_grant(self, asking: int) -> bool:
        """Whether they are to answer a request to take something back."""
        return bool(self.seats) and not {asking, *self.live.log.takeback_granted}.intersection(self.seats)

    def _more_to_ask(self, asking: int) -> bool:
        """Whether another player has not granted it yet."""
        seats, heard = self.live.seats, [asking, *self.live.log.takeback_granted]
        guests = {self.guest, *(seats[seat].guest for seat in heard)}
        return any(not seat.agent and seat.guest not in guests for seat in seats)

    def _all_agree(self, seat: int) -> bool:
        """Agents let everybody take back what they like, and a guest who plays all sides agrees with themselves."""
        others = [other for other in self.live.seats if other.number != seat]
        return all(other.agent or other.guest == self.guest for other in others)
