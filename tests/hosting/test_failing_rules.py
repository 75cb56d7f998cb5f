"""What becomes of a table whose rules raise, whose stored entries cannot be told again, or whose agent cannot go on."""

import asyncio
import json
from collections.abc import Awaitable, Callable, Iterator
from itertools import count
from typing import Any

import msgspec
import pytest

from tests.faults import Planted, broken, kept_faults
from tests.hosting.hosts import Witness, enter, soon
from tests.hosting.seating import sit_down
from tests.hosting.test_driver import Failing, Hasty
from theomachy.hosting import driver
from theomachy.hosting.entries import Entry
from theomachy.hosting.live import LiveMatch
from theomachy.hosting.matchmaking import NewMatch, agree
from theomachy.hosting.memory import InlineThinker, in_memory, inline
from theomachy.hosting.participant import Participant
from theomachy.hosting.ports import Aside, Thinker
from theomachy.hosting.service import MatchService
from theomachy.hosting.store import logs, matches
from theomachy.hosting.thinking import first_look
from theomachy.kernel import Ask, Match, Refused
from theomachy.play.faults import Fault
from theomachy.play.records import read_record
from theomachy.terminal.commands.faults import run_again
from theomachy.wire import desk
from theomachy.wire.viewer import WireViewer


@pytest.fixture
def kept() -> Iterator[list[Fault]]:
    with kept_faults() as reports:
        yield reports


async def laid(*seats: str, thinker: Thinker | None = None, aside: Aside = inline) -> tuple[MatchService, LiveMatch]:
    ports = msgspec.structs.replace(in_memory(Hasty()), thinker=thinker or InlineThinker(), aside=aside)
    service = MatchService(ports)
    table = agree(NewMatch("scathe", [*seats]), "host", service.clock.now())
    await matches.add(service.store, *table)
    live = await service.match(table.match.id)
    await sit_down((service, live, "host"))
    return service, live


def asked(live: LiveMatch) -> Ask[Any]:
    ask = live.log.requests[0]
    assert isinstance(ask, Ask)
    return ask


async def answer(service: MatchService, live: LiveMatch, key: str = "") -> None:
    ask = asked(live)
    await Participant(service, live, "host").answer(live.log.request_id(ask), key or ask.keys()[0])


class Line:
    def __init__(self) -> None:
        self.messages: list[dict[str, Any]] = []

    def send(self, message: bytes, *, table: bool = False, news: bool = False) -> None:
        self.messages.append(json.loads(message))

    def drop(self) -> None:
        raise AssertionError("something could not be shown")


def told(story: Callable[[], Awaitable[None]]) -> None:
    asyncio.run(asyncio.wait_for(story(), 60))  # type: ignore[arg-type]


# Rules that raise


def broken_once(whole: Callable[..., None]) -> Callable[..., None]:
    """Fail the first time, so that what is stored can be told again."""
    times = count()
    return lambda *args: broken() if next(times) == 0 else whole(*args)


def test_an_answer_at_which_the_rules_fail_is_refused_and_the_table_stays(
    kept: list[Fault], monkeypatch: pytest.MonkeyPatch
):
    """Nothing is stored; another answer, a take-back and a resignation are taken; the report fails again."""

    async def story() -> None:
        service, live = await laid("me", "me")
        for _ in range(3):
            await answer(service, live)
        ask, n = asked(live), live.log.n
        bad, good, *_ = ask.keys()
        length = len(live.log.match.tape)  # type: ignore[union-attr]
        taken = Match.answer

        def flawed(match: Match, key: str, seat: int | None = None) -> None:
            if key == bad and len(match.tape) == length:
                match.tape.append(None)  # half done
                raise Planted("hidden")
            taken(match, key, seat)

        with monkeypatch.context() as planted:
            planted.setattr(Match, "answer", flawed)
            with pytest.raises(Refused) as no:
                await answer(service, live, bad)
            assert no.value.reason.id == "rules-failed"
            assert live.log.n == n
            assert len(await logs.entries(service.store, live.id)) == n
            assert asked(live).keys() == ask.keys()
            (fault,) = kept
            assert (fault.procedure, fault.key, fault.seat) == ("rules", bad, ask.seat)
            assert fault.save is not None
            await answer(service, live, good)
            await Participant(service, live, "host").take_back(live.log.n, ask=True)
        assert run_again(fault) == ""
        await Participant(service, live, "host").resign(live.log.n)
        assert live.log.over
        await service.close()

    told(story)


def test_a_person_reads_that_the_rules_failed(kept: list[Fault], monkeypatch: pytest.MonkeyPatch):
    """In their language, and on the same line."""

    async def story() -> None:
        service, live = await laid("me", "me")
        for lang, words in (("en", "rules of the program failed"), ("ja", "不具合")):
            line = Line()
            viewer = WireViewer(line, service, live, "host", lang)
            async with service.watched_by(live, viewer):
                ask = asked(live)
                message = {"type": "answer", "id": 1, "request": live.log.request_id(ask), "key": ask.keys()[0]}
                with monkeypatch.context() as planted:
                    planted.setattr(type(live.log), "_carry_out", broken_once(type(live.log)._carry_out))
                    await viewer.hear(json.dumps(message))
                assert words in line.messages[-1]["reason"]["text"]
                await viewer.hear(json.dumps({**message, "request": live.log.request_id(asked(live)), "id": 2}))
                assert line.messages[-1]["type"] == "accepted"
        await service.close()

    told(story)


# Matches that cannot be told again


@pytest.mark.parametrize("good", [2, 5])
def test_a_match_that_cannot_be_told_again_shows_its_last_good_position(
    kept: list[Fault], monkeypatch: pytest.MonkeyPatch, good: int
):
    """It is read only; its players have its record; the fault is reported and fails again."""

    async def story() -> None:
        service, live = await laid("me", "me")
        for _ in range(7):
            await answer(service, live)
        n, taken = live.log.n, Match.answer
        service.forget(live.id)

        def flawed(match: Match, key: str, seat: int | None = None) -> None:
            if len([who for who in match.who if who not in (-1, -2)]) >= good:
                raise Planted("hidden")
            taken(match, key, seat)

        monkeypatch.setattr(Match, "answer", flawed)
        live = await service.match(live.id)
        assert live.log.match is not None
        assert len([who for who in live.log.match.who if who not in (-1, -2)]) == good
        assert live.log.requests == []
        assert live.log.n == n, "nothing is left to be caught up with"
        line = Line()
        viewer = WireViewer(line, service, live, "host", "en")
        async with service.watched_by(live, viewer):
            table = line.messages[0]
            assert "cannot go on" in table["unreadable"]["text"]
            assert table["requests"] == []
            await viewer.hear(json.dumps({"type": "resign", "id": 1, "n": n}))
            assert line.messages[-1]["type"] == "refused"
        record = read_record(await desk.record(service, "host", live.id))
        assert len(record.entries) == 8, "the start and all answers"
        assert kept[0].procedure == "opening"
        assert "Planted" in run_again(kept[0])
        monkeypatch.undo()
        assert run_again(kept[0]) == ""
        await service.close()

    told(story)


def test_a_match_of_which_nothing_can_be_told_is_refused_in_a_sentence(
    kept: list[Fault], monkeypatch: pytest.MonkeyPatch
):
    async def story() -> None:
        service, live = await laid("me", "me")
        await answer(service, live)
        service.forget(live.id)
        monkeypatch.setattr("theomachy.hosting.log.Match", broken)
        with pytest.raises(Refused) as no:
            await service.match(live.id)
        assert no.value.reason.id == "live-unreadable-match"
        monkeypatch.undo()
        await service.close()

    told(story)


# Agents that cannot go on


class Nothing(Failing):
    """An agent that can think no more, neither here nor elsewhere."""

    def __init__(self) -> None:
        super().__init__(RuntimeError, looks=False)
        self.works = False

    async def decide(self, thought: Any, waits: Any) -> str:
        self.asked += 1
        if not self.works:
            raise RuntimeError("gone")
        return await InlineThinker().decide(thought, waits)

    async def first_look(self, thought: Any) -> str:
        raise RuntimeError("not even that")


async def given_up() -> tuple[MatchService, LiveMatch, Nothing]:
    """A match whose agent has given up before its first answer."""

    async def aside(look: Any, *args: Any) -> Any:
        if look is first_look:
            raise RuntimeError("nor here")
        return look(*args)

    thinker = Nothing()
    service, live = await laid("captain", "me", thinker=thinker, aside=aside)
    while live.agent_asked is None:
        ask = asked(live)
        await enter(service, live, Entry("answer", ask.seat, ask.keys()[0]))
    Witness(live, "host")
    service.drive(live)
    await soon(lambda: live.agents.given_up)
    return service, live, thinker


def test_an_agent_whose_fall_backs_fail_gives_up_and_the_table_says_so():
    """After a few tries; nothing is played for it, and nobody tries for ever."""

    async def story() -> None:
        service, live, thinker = await given_up()
        n = live.log.n
        line = Line()
        async with service.watched_by(live, WireViewer(line, service, live, "host", "en")):
            seat = line.messages[-1]["seats"][0]
            assert (seat["given_up"], seat["decide"], seat["note"]) == (True, True, "cannot go on")
        assert thinker.asked == driver.MAX_TRIES
        service.drive(live)
        for _ in range(20):
            await asyncio.sleep(0)
        assert (thinker.asked, live.log.n) == (driver.MAX_TRIES, n)
        await service.close()

    told(story)


def test_a_person_takes_over_the_seat():
    async def story() -> None:
        service, live, _ = await given_up()
        line, ids = Line(), count(1)
        viewer = WireViewer(line, service, live, "host", "en")
        async with service.watched_by(live, viewer):
            await viewer.hear(json.dumps({"type": "agent", "id": next(ids), "seat": 0, "by": "me"}))
            table = next(message for message in reversed(line.messages) if message["type"] == "table")
            assert table["seats"][0]["mine"]
            assert table["requests"][0]["mine"]
        await answer(service, live)
        assert [(seat.guest, seat.agent) for seat in await matches.seats(service.store, live.id)] == [
            ("host", ""),
            ("host", ""),
        ]
        await service.close()

    told(story)


def test_the_agent_tries_again_when_it_is_let():
    async def story() -> None:
        service, live, thinker = await given_up()
        thinker.works = True
        await Participant(service, live, "host").replace_agent(0, "again")
        await soon(lambda: live.agent_asked is None)
        assert not live.has_given_up(0)
        await service.close()

    told(story)


def test_another_level_takes_over():
    async def story() -> None:
        service, live, thinker = await given_up()
        me = Participant(service, live, "host")
        with pytest.raises(Refused, match="live-no-level"):
            await me.replace_agent(0, "owlet")
        thinker.works = True
        await me.replace_agent(0, "novice")
        assert live.seats[0].agent == "novice"
        await soon(lambda: live.agent_asked is None)
        await service.close()

    told(story)


def test_only_those_at_the_table_decide_and_only_for_an_agent_that_has_given_up():
    async def story() -> None:
        service, live, _ = await given_up()
        with pytest.raises(Refused, match="live-no-seat"):
            await Participant(service, live, "onlooker").replace_agent(0, "me")
        with pytest.raises(Refused, match="live-stale"):
            await Participant(service, live, "host").replace_agent(1, "me")
        await service.close()

    told(story)
