"""Who may ask the coach at a table, and what becomes of a coach who has no time."""

import asyncio
from typing import Any

import pytest

from tests.hosting.seating import sit_down
from theomachy.hosting.matchmaking import NewLesson, NewMatch, again, agree, agree_lesson
from theomachy.hosting.memory import InlineThinker, in_memory
from theomachy.hosting.participant import Participant
from theomachy.hosting.ports import Busy, Counsel
from theomachy.hosting.service import MatchService
from theomachy.hosting.store import matches
from theomachy.kernel import Refused


async def begun(service: MatchService, seats: list[str], **more: Any) -> tuple[Participant, str]:
    """Somebody at a table that has begun, and the id of what they are asked."""
    laid = agree(NewMatch("scathe", seats, **more), "ann", service.clock.now())
    await matches.add(service.store, *laid)
    for number, seat in enumerate(seats):
        if seat == "friend":
            await matches.take_seat(service.store, laid.match.id, number, "ben", service.clock.now())
    live = await service.match(laid.match.id)
    guests = [guest for guest in ("ann", "ben") if live.seats_of(guest)]
    await sit_down(*[(service, live, guest) for guest in guests])
    (ask,) = live.log.requests
    guest = live.seats[ask.seat or 0].guest
    return Participant(service, live, guest or "ann"), live.log.request_id(ask)


@pytest.mark.parametrize(
    ("seats", "agreed", "why"),
    [(["me", "me"], False, None), (["me", "friend"], True, None), (["me", "friend"], False, "hint-not-agreed")],
)
def test_alone_or_by_agreement(seats: list[str], agreed: bool, why: str | None):
    async def story() -> None:
        service = MatchService(in_memory())
        asked, request = await begun(service, seats, hints=agreed)
        assert asked.may_ask_for_hints == (why is None)
        if why is None:
            found = await asked.hints(request)
            _, ask = asked.ask(request)
            assert {hint.key for hint in found} <= set(ask.keys())
        else:
            with pytest.raises(Refused) as no:
                await asked.hints(request)
            assert no.value.reason.id == why
        await service.close()

    asyncio.run(story())


def test_another_match_of_the_same_people_is_agreed_on_alike():
    now = in_memory().clock.now()
    match, seats = agree(NewMatch("scathe", ["me", "friend"], hints=True), "ann", now)
    assert again(match, seats, "ann", now, swap=True).match.hints


def test_a_lesson_tells_itself_what_to_try():
    async def story() -> None:
        service = MatchService(in_memory())
        laid = agree_lesson(NewLesson("scathe", "scathe"), "ann", service.clock.now())
        await matches.add(service.store, *laid)
        live = await service.match(laid.match.id)
        await sit_down((service, live, "ann"))
        asked = Participant(service, live, "ann")
        assert not asked.may_ask_for_hints
        assert asked.why_no_hints is not None
        assert asked.why_no_hints.id == "hint-lesson"
        await service.close()

    asyncio.run(story())


class Noting(InlineThinker):
    def __init__(self) -> None:
        self.counsels = list[Counsel]()

    async def advise(self, counsel: Counsel) -> str:
        self.counsels.append(counsel)
        return "[]"


def test_what_was_taken_back_is_advised_on_anew():
    """As many answers on, another position may stand there: an answer that somebody keeps is not for that one."""

    async def story() -> None:
        ports, thinker = in_memory(), Noting()
        service = MatchService(type(ports)(ports.store, ports.news, thinker, ports.clock, ports.aside))
        asked, request = await begun(service, ["me", "me"])
        await asked.hints(request)
        _, ask = asked.ask(request)
        await asked.answer(request, ask.keys()[0])
        await asked.take_back(asked.live.log.n, ask=True)
        (ask,) = asked.live.log.requests
        await asked.hints(asked.live.log.request_id(ask))
        first, again = thinker.counsels
        assert (first.seed, first.seat) == (again.seed, again.seat)
        assert first.request != again.request
        await service.close()

    asyncio.run(story())


class Failing(InlineThinker):
    def __init__(self, error: Exception) -> None:
        self.error = error

    async def advise(self, counsel: Counsel) -> str:
        raise self.error


@pytest.mark.parametrize(("error", "why"), [(Busy(), "hint-busy"), (OSError("no pipe"), "nothing-here")])
def test_nobody_has_time(error: Exception, why: str):
    """It is said, and the match goes on."""

    async def story() -> None:
        ports = in_memory()
        service = MatchService(type(ports)(ports.store, ports.news, Failing(error), ports.clock, ports.aside))
        asked, request = await begun(service, ["me", "me"])
        with pytest.raises(Refused) as no:
            await asked.hints(request)
        assert no.value.reason.id == why
        _, ask = asked.ask(request)
        await asked.answer(request, ask.keys()[0])
        await service.close()

    asyncio.run(story())
