"""Sees to it that a match goes on where no person has to answer: agents, and answers given in advance.

Whatever becomes of an agent that thinks (it fails, is cancelled, takes too long), its match keeps a driver: the agent's
first look is played instead, and if even that cannot be had, it is tried again after a while.
"""

import asyncio
import secrets
from collections.abc import Awaitable, Callable
from contextlib import suppress
from logging import getLogger
from typing import Any

from theomachy.hosting.entries import Entry
from theomachy.hosting.live import LiveMatch
from theomachy.hosting.ports import Behind, Clock, NotKept, Thinker, Thought
from theomachy.kernel import Ask, Match
from theomachy.kernel.saves import save

logger = getLogger(__name__)

STANDING_PAUSE_S = (1.5, 5.0)
"""From and to: after which time a standing answer is given. Drawn alike for all of them, so that its time tells neither
what was ordered nor what it depended on."""
LESSON_PAUSE_S = 0.7
"""Before a reply of a lesson."""
RETRY_PAUSE_S = 2.0
"""Before something is tried again that went wrong."""


class Driver:
    def __init__(
        self,
        thinker: Thinker,
        clock: Clock,
        commit: Callable[[LiveMatch, Entry], Awaitable[None]],
        look_up_orders: Callable[[LiveMatch], Awaitable[None]],
    ) -> None:
        self._thinker, self._clock = thinker, clock
        self._commit, self._look_up_orders = commit, look_up_orders
        self._closed = False

    def close(self) -> None:
        """Nothing is begun any more."""
        self._closed = True

    def drive(self, live: LiveMatch) -> None:
        if self._closed:
            return
        if live.driver is None and self._wanted(live):
            live.driver = asyncio.create_task(self._go_on(live))
        for ask in live.log.requests:
            id = live.log.request_id(ask)
            if isinstance(ask, Ask) and live.ordered(ask) and id not in live.answering:
                live.answering[id] = asyncio.create_task(self._answer_for(live, id))

    def _wanted(self, live: LiveMatch) -> bool:
        """Agents think only while somebody looks."""
        return bool(live.viewers) and live.agent_asked is not None

    # Agents

    async def _go_on(self, live: LiveMatch) -> None:
        """Let agents answer as long as they are asked. Ends with the host, and else not before."""
        try:
            while self._wanted(live):
                try:
                    await self._let_answer(live)
                except Exception as error:
                    _complain(live, "an agent could not answer", error)
                    await self._clock.sleep(RETRY_PAUSE_S)
        finally:
            live.driver = None

    async def _let_answer(self, live: LiveMatch) -> None:
        """One answer of an agent; if the match has moved on meanwhile, it is to another question."""
        ask, log = live.agent_asked, live.log
        if ask is None or log.match is None:
            return
        id = log.request_id(ask)
        live.thinking.add(ask.seat)
        live.tell_seats()
        try:
            key = await self._thought(live, log.match, ask)
        finally:
            live.thinking.discard(ask.seat)
        async with live.lock:
            if live.log.request(id) is not None:
                with suppress(Behind):
                    await self._commit(live, Entry("answer", ask.seat, key))

    async def _thought(self, live: LiveMatch, match: Match[Any], ask: Ask[object]) -> str:
        """What an agent answers; in a lesson what is to be learned from, after a moment."""
        lesson = live.log.lesson
        if lesson is not None and (reply := lesson.reply(match, ask)) is not None:
            await self._clock.sleep(LESSON_PAUSE_S)
            return reply
        level, seed = live.seats[ask.seat].agent, secrets.randbits(32)
        thought = Thought(live.id, match.game.id, save(match), ask.seat, level, seed)
        try:
            return await self._thinker.decide(thought)
        except asyncio.CancelledError:
            if (task := asyncio.current_task()) is not None and task.cancelling():
                raise  # the host ends; else the thought was cancelled, not the driver
            logger.warning("match %s: a thought was cancelled", live.id)
        except Exception as error:
            logger.warning("match %s: an agent could not think: %r", live.id, error)
        return self._thinker.first_look(thought)

    # Standing answers

    async def _answer_for(self, live: LiveMatch, id: str) -> None:
        """After a pause, answer a question as its seat has ordered, if it is still asked and the order still stands."""
        try:
            await self._clock.sleep(secrets.SystemRandom().uniform(*STANDING_PAUSE_S))
            async with live.lock:
                await self._look_up_orders(live)
                ask = live.log.request(id)
                if isinstance(ask, Ask) and (key := live.standing_answer(ask)) is not None:
                    with suppress(Behind):
                        await self._commit(live, Entry("answer", ask.seat, key))
        except Exception as error:
            _complain(live, "a standing answer cannot be given", error)
            live.answering.pop(id, None)
            self.drive(live)  # it may be given later
        else:
            live.answering.pop(id, None)


def _complain(live: LiveMatch, what: str, error: Exception) -> None:
    """Of whatever nobody else complains of: a store that cannot write says so itself, and once."""
    if not isinstance(error, NotKept):
        logger.error("match %s: %s", live.id, what, exc_info=error)
