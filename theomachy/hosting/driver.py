"""Sees to it that a match goes on where no person has to answer: agents, and answers given in advance.

Whatever becomes of an agent that thinks (nobody has time for it, it fails, is cancelled, takes too long, talks
nonsense), the agent's first look is played instead, and its seat says so. If even that cannot be had a few times, the
agent gives up: its seat says so, and people decide whether somebody takes it over. Nothing is ever played at random.
"""

import asyncio
import secrets
from collections.abc import Awaitable, Callable
from contextlib import suppress
from functools import partial
from logging import getLogger

from theomachy.hosting.entries import Entry
from theomachy.hosting.live import ANSWER, DRIVER, PLACES, LiveMatch
from theomachy.hosting.ports import Aside, Behind, Busy, Clock, News, NotKept, Thinker, Thought
from theomachy.hosting.thinking import first_look
from theomachy.kernel import Ask, Refused
from theomachy.kernel.saves import save
from theomachy.play.optional import attempt, situation

logger = getLogger(__name__)

STANDING_PAUSE_S = (1.5, 5.0)
"""From and to: after which time a standing answer is given. Drawn alike for all of them, so that its time tells neither
what was ordered nor what it depended on."""
LESSON_PAUSE_S = 0.7
"""Before a reply of a lesson."""
MAX_TRIES = 3
"""How often an agent and all its fall-backs try one question before it gives up."""
RETRY_PAUSE_S = 2.0
"""Before something is tried again that went wrong."""
PLACES_PAUSE_S = 1.0
"""Between two messages to a whole table that tell only who thinks and who is in line."""


class Driver:
    def __init__(
        self,
        thinker: Thinker,
        news: News,
        clock: Clock,
        aside: Aside,
        commit: Callable[[LiveMatch, Entry], Awaitable[None]],
        look_up_orders: Callable[[LiveMatch], Awaitable[None]],
        end_set_up: Callable[[LiveMatch, int], Awaitable[None]],
    ) -> None:
        self._thinker, self._news, self._clock, self._aside = thinker, news, clock, aside
        self._commit, self._look_up_orders, self._end_set_up = commit, look_up_orders, end_set_up
        self._closed = False

    def close(self) -> None:
        """Nothing is begun any more."""
        self._closed = True

    def drive(self, live: LiveMatch) -> None:
        if self._closed:
            return
        if self._wanted(live):
            live.tasks.begin(DRIVER, self._go_on, live)
        for ask in live.log.requests if live.leads else []:
            id = live.log.request_id(ask)
            if isinstance(ask, Ask) and live.orders.applies(live.log, ask) and live.orders.begin(id):
                answer = self._set_up if live.orders.sets_up(ask.seat) else self._answer_for
                live.tasks.begin(ANSWER + id, self._see_to, live, id, answer)

    def _wanted(self, live: LiveMatch) -> bool:
        """Agents think only while there is a viewer, and at one host; not about what one has given up."""
        ask = live.agent_asked
        if ask is None or not live.viewers or not live.leads:
            return False
        return live.log.request_id(ask) != live.agents.given_up

    # Agents

    async def _go_on(self, live: LiveMatch) -> None:
        """Let agents answer as long as they are asked, and can. Ends with the host, and else not before."""
        asked, tries = "", 0
        while self._wanted(live):
            ask = live.agent_asked
            assert ask is not None
            if (id := live.log.request_id(ask)) != asked:
                asked, tries = id, 0
            tries += 1
            if tries > MAX_TRIES:
                self._give_up(live, ask.seat, id)
                break
            if tries > 1:
                await self._clock.sleep(RETRY_PAUSE_S)
            try:
                await self._let_answer(live)
            except NotKept:  # it is the store that fails, and says so itself
                tries -= 1
                await self._clock.sleep(RETRY_PAUSE_S)
            except (Exception, asyncio.CancelledError) as error:  # a match keeps its driver
                if _is_cancelled():
                    raise
                logger.error("match %s: an agent could not answer: %s", live.id, type(error).__name__)

    async def _let_answer(self, live: LiveMatch) -> None:
        """One answer of an agent; if the match has moved on meanwhile, it is to another question."""
        ask, match, lesson = live.agent_asked, live.log.match, live.log.lesson
        if ask is None or match is None:
            return
        id, seat = live.log.request_id(ask), ask.seat
        if lesson is not None:
            where, key = situation(match, seat), f"{lesson.id} {lesson.taken(match)} "
            reply = attempt("reply", where, partial(lesson.reply, match, ask), None, key=key)
            if reply is not None:
                await self._enter(live, id, seat, await self._after_a_moment(live, seat, reply))
                return
        level, seed = live.seats[seat].agent, secrets.randbits(32)
        await self._think(live, id, Thought(live.id, match.game.id, save(match), seat, level, seed, live.row.host, id))

    async def _think(self, live: LiveMatch, id: str, thought: Thought) -> None:
        """Let an agent think; if that does not lead to an answer look once, and if need be look once right here."""
        ways = (
            lambda: self._thinker.decide(thought, partial(self._move, live, thought.seat)),
            lambda: self._thinker.first_look(thought),
            lambda: self._aside(first_look, thought),
        )
        for way in ways:
            key = await self._key(live, thought.seat, way)
            if key is not None and await self._is_taken(live, id, thought.seat, key):
                return

    def _give_up(self, live: LiveMatch, seat: int, id: str) -> None:
        """An agent has tried all that it can: people at the table decide how it goes on."""
        logger.warning("match %s: an agent has given up, since no way to answer has worked", live.id)
        live.agents.give_up(seat, id)
        self._tell_seats(live)

    def try_again(self, live: LiveMatch) -> None:
        """Let an agent try again that has given up, if one has."""
        if live.agents.try_again():
            self._tell_seats(live)
            self.drive(live)

    async def _after_a_moment(self, live: LiveMatch, seat: int, reply: str) -> str:
        """What a lesson wants to be learned from."""
        with live.agents.thinks(seat):
            self._move(live, seat, 0)
            await self._clock.sleep(LESSON_PAUSE_S)
        return reply

    async def _key(self, live: LiveMatch, seat: int, way: Callable[[], Awaitable[str]]) -> str | None:
        """What an agent answers in some way; None if it cannot."""
        try:
            with live.agents.thinks(seat):
                return await way()
        except Busy:
            logger.info("match %s: an agent is not asked, since the queue for agents is full", live.id)
            self._excuse(live, seat, "live-owl-busy")
        except (Exception, asyncio.CancelledError) as error:  # a thinker is processes and pipes
            if _is_cancelled():  # the driver, and not only what it waits for
                raise
            logger.warning("match %s: an agent could not think: %s", live.id, type(error).__name__)
            self._excuse(live, seat, "live-owl-failed")
        return None

    async def _is_taken(self, live: LiveMatch, id: str, seat: int, key: str) -> bool:
        """Whether the rules take what an agent answers."""
        try:
            await self._enter(live, id, seat, key)
        except NotKept:
            raise
        except Refused as no:
            logger.warning("match %s: the answer %.80r of an agent was refused: %s", live.id, key, no.reason)
            self._excuse(live, seat, "live-owl-failed")
            return False
        return True

    async def _enter(self, live: LiveMatch, id: str, seat: int, key: str) -> None:
        """Bring an answer into the match if it is still asked for."""
        async with live.lock:
            if live.log.request(id) is not None:
                with suppress(Behind):
                    await self._commit(live, Entry("answer", seat, key))

    def _move(self, live: LiveMatch, seat: int, place: int, share: float = 1.0) -> None:
        """A seat has another place in line; who has their turn and their time needs no excuse any more."""
        live.agents.move(seat, place, "live-owl-hurried" if share < 1 else "")
        if not live.tasks.runs(PLACES):
            self._tell_seats(live)
            live.tasks.begin(PLACES, self._tell_places, live)

    def _excuse(self, live: LiveMatch, seat: int, why: str) -> None:
        """A seat says why it plays its first look; at this table with what it answers."""
        live.agents.note(seat, why)
        self._tell_elsewhere(live)

    def _tell_seats(self, live: LiveMatch) -> None:
        live.tell_seats()
        self._tell_elsewhere(live)

    def _tell_elsewhere(self, live: LiveMatch) -> None:
        """How agents stand that think here is seen at other hosts, too."""
        if live.presence.elsewhere:
            self._news.publish(live.id, live.agents.tell(live.presence.node))

    async def _tell_places(self, live: LiveMatch) -> None:
        """Tell a table of places in line now and then, as long as they change."""
        await self._clock.sleep(PLACES_PAUSE_S)
        while live.agents.to_show:
            self._tell_seats(live)
            await self._clock.sleep(PLACES_PAUSE_S)

    # Standing answers

    async def _answer_for(self, live: LiveMatch, id: str) -> None:
        """After a pause, answer a question as its seat has ordered, if it is still asked and the order still stands."""
        await self._clock.sleep(secrets.SystemRandom().uniform(*STANDING_PAUSE_S))
        async with live.lock:
            await self._look_up_orders(live)
            ask = live.log.request(id)
            if isinstance(ask, Ask) and (key := live.orders.answer(live.log, ask)) is not None:
                with suppress(Behind):
                    await self._commit(live, Entry("answer", ask.seat, key))

    async def _set_up(self, live: LiveMatch, id: str) -> None:
        """Answer a question of set-up as is usual, at once: there is nothing to be told from it. The first question of
        another kind ends the order."""
        async with live.lock:
            await self._look_up_orders(live)
            ask = live.log.request(id)
            if not isinstance(ask, Ask) or not live.orders.sets_up(ask.seat) or not live.orders.applies(live.log, ask):
                return
            key, first, before = live.orders.usual(live.log, ask), live.log.length, live.log.decided(ask.seat)
            if key is None:
                await self._end_set_up(live, ask.seat)
                return
            with suppress(Behind):
                await self._commit(live, Entry("answer", ask.seat, key))
                live.orders.runs.add(ask.seat, first, live.log.length, before)

    async def _see_to(self, live: LiveMatch, id: str, answer: Callable[[LiveMatch, str], Awaitable[None]]) -> None:
        """Let a question be answered that its seat does not want to be asked."""
        try:
            await answer(live, id)
        except (Exception, asyncio.CancelledError) as error:  # it may be given later
            if _is_cancelled():
                raise
            _complain(live, "a standing answer cannot be given", error)
            live.tasks.begin(f"{ANSWER}{id} again", self._drive_later, live)
        finally:
            live.orders.end(id)

    async def _drive_later(self, live: LiveMatch) -> None:
        """Go on after a pause: what could not be answered may be answered then."""
        await self._clock.sleep(RETRY_PAUSE_S)
        self.drive(live)


def _complain(live: LiveMatch, what: str, error: BaseException) -> None:
    """Log an error that is logged nowhere else: a store that cannot write says so itself, and once."""
    if not isinstance(error, NotKept):
        logger.error("match %s: %s", live.id, what, exc_info=error)


def _is_cancelled() -> bool:
    """Whether the task that asks is being cancelled. What it waits for may be cancelled, too, and then it goes on."""
    task = asyncio.current_task()
    return task is not None and bool(task.cancelling())
