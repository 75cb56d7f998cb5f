"""Agents in real processes, whatever becomes of these: each match goes on by legal answers, and the log says why."""

import asyncio
import logging
import multiprocessing
import os
import signal
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from multiprocessing.connection import Connection
from random import Random
from threading import Event

import msgspec
import pytest

from tests.forms import Form
from tests.hosting.hosts import Witness, soon
from tests.hosting.seating import sit_down
from tests.hosting.test_whole_matches import key_for
from tests.server import bad_agents
from tests.server.thoughts import STORY_S, is_legal, nothing, noting, thought, told
from theomachy import games
from theomachy.agents.levels import LEVELS, agent_of, hurried_agent_of, looks_ahead, quick_agent_of
from theomachy.hosting import thinking
from theomachy.hosting.entries import Change
from theomachy.hosting.live import DRIVER, LiveMatch
from theomachy.hosting.matchmaking import NewMatch, agree
from theomachy.hosting.memory import PlainClock, in_memory
from theomachy.hosting.participant import Participant
from theomachy.hosting.ports import AgentFailed, Busy
from theomachy.hosting.service import MatchService
from theomachy.hosting.store import logs, matches
from theomachy.kernel import Ask
from theomachy.server.agents import work_queue
from theomachy.server.agents import worker as agent_worker
from theomachy.server.agents.pool import AgentPool, in_thread
from theomachy.server.agents.work_queue import WorkQueue
from theomachy.server.agents.worker import AgentWorker, Order

pytestmark = pytest.mark.long

Work = Callable[[Connection], None]


# One process


@pytest.mark.parametrize(
    "work",
    [
        bad_agents.dies_at_start,
        bad_agents.hangs_at_start,
        bad_agents.hangs,
        bad_agents.deaf,
        bad_agents.answers_numbers,
        bad_agents.babbles,
    ],
)
def test_a_process_that_misbehaves_has_failed(work: Work, monkeypatch: pytest.MonkeyPatch):
    """And is given up in its time, wherever it hangs."""
    monkeypatch.setattr(agent_worker, "AGENT_TIMEOUT_S", 0.2)
    if work is bad_agents.hangs_at_start:
        monkeypatch.setattr(agent_worker, "START_TIMEOUT_S", 0.2)
    worker = AgentWorker(work)
    with pytest.raises(AgentFailed):
        worker.answer(Order(thought()))
    worker.close()


def test_time_counts_from_the_start_of_thinking(monkeypatch: pytest.MonkeyPatch):
    """A process may take longer to begin than a thought may take."""
    monkeypatch.setattr(agent_worker, "AGENT_TIMEOUT_S", 5.0)
    began = []
    hear = agent_worker._hear

    def heard(pipe: Connection, seconds: float) -> object:
        began.append(seconds)
        return hear(pipe, seconds)

    monkeypatch.setattr(agent_worker, "_hear", heard)
    worker, asked = AgentWorker(bad_agents.slow), thought()
    assert is_legal(asked, worker.answer(Order(asked)))
    assert is_legal(asked, worker.answer(Order(asked, "first look")))
    assert began == [agent_worker.START_TIMEOUT_S, 5.0, 5.0]
    worker.close()


def test_a_closed_process_is_not_begun_again():
    worker = AgentWorker(bad_agents.dies_at_start)
    worker.close()
    with pytest.raises(AgentFailed):
        worker.answer(Order(thought()))
    assert worker._process is None


# The queue


class StandIn(AgentWorker):
    """Thinks as long as it is told to, in no process."""

    def __init__(self, log: list[str], may_end: Event) -> None:
        super().__init__()
        self.log, self.may_end = log, may_end

    def answer(self, order: Order) -> str:
        self.log.append(order.thought.match)
        self.may_end.wait(STORY_S)
        return order.thought.match


def queue_of(workers: int) -> tuple[WorkQueue[Order, str], list[str], Event]:
    began, may_end = list[str](), Event()
    threads = ThreadPoolExecutor(workers)
    return WorkQueue([in_thread(StandIn(began, may_end), threads) for _ in range(workers)]), began, may_end


def test_any_free_process_takes_the_next_thought():
    """And everybody knows their place: one of each host in turn."""

    async def story() -> None:
        queue, began, may_end = queue_of(2)
        places: dict[str, list[int]] = {}
        asked = []
        for match in ("a1", "a2", "a3", "a4", "b1"):
            order = Order(thought(host=match[0], match=match))
            asked.append(asyncio.create_task(queue.answer(order, noting(places.setdefault(match, [])))))
            await asyncio.sleep(0)
        assert places == {"a1": [0], "a2": [0], "a3": [1], "a4": [2, 3], "b1": [2]}
        may_end.set()
        assert await asyncio.gather(*asked) == ["a1", "a2", "a3", "a4", "b1"]
        assert {name: told[-1] for name, told in places.items()} == dict.fromkeys(places, 0)
        assert sorted(began) == ["a1", "a2", "a3", "a4", "b1"]

    told(story)


def test_who_would_wait_too_long_is_told_at_once(monkeypatch: pytest.MonkeyPatch):
    """The last of whoever has most in line, not whoever comes last."""
    monkeypatch.setattr(work_queue, "MAX_QUEUE_LENGTH", 2)

    async def story() -> None:
        queue, began, may_end = queue_of(1)
        asked = {}
        for match in ("a1", "a2", "a3", "b1"):
            order = Order(thought(host=match[0], match=match))
            asked[match] = asyncio.create_task(queue.answer(order, nothing))
            await asyncio.sleep(0)
        with pytest.raises(Busy):
            await asked["a3"]
        may_end.set()
        assert [await asked[match] for match in ("a1", "a2", "b1")] == ["a1", "a2", "b1"]
        assert began[0] == "a1"

    told(story)


def test_the_queue_is_as_long_as_it_can_be_served_in_time():
    """At four seconds a thought and two processes ten of them wait twenty seconds."""
    queue, _, _ = queue_of(2)
    assert queue._room == work_queue.MAX_QUEUE_LENGTH
    queue._pace_s = 4.0
    assert queue._room == 10


def test_where_many_wait_all_think_in_a_share_of_their_time():
    """Thirty titans and two processes: ten seconds for all of them are two thirds of a second each, not four."""

    async def story() -> None:
        queue, _, may_end = queue_of(2)
        assert queue._share(4.0) == 1.0
        asked = [asyncio.create_task(queue.answer(Order(thought("titan")), nothing)) for _ in range(30)]
        await asyncio.sleep(0)
        assert queue._share(4.0) == pytest.approx(10 * 2 / 30 / 4)
        assert queue._share(0.01) == 1.0, "who is quick keeps all of it"
        assert queue._share(0.0) == 1.0
        assert queue._share(400.0) == work_queue.MIN_TIME_SHARE
        may_end.set()
        await asyncio.gather(*asked)

    told(story)


def test_a_share_of_the_time_is_a_share_of_the_search():
    game = games.game("scathe")
    work, most = hurried_agent_of(game, "titan", 0.25).split("/")
    assert f"{work}/{4 * float(most[:-1]):g}s" == agent_of(game, "titan")
    assert hurried_agent_of(game, "sergeant", 0.25) == "greedy"
    asked = thought("titan")
    assert is_legal(asked, thinking.think(asked, 0.01))


def test_nobody_waits_longer_than_is_reasonable(monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setattr(work_queue, "QUEUE_TIMEOUT_S", 0.05)

    async def story() -> None:
        queue, _, may_end = queue_of(1)
        first = asyncio.create_task(queue.answer(Order(thought(match="m1")), nothing))
        await asyncio.sleep(0)
        with pytest.raises(Busy):
            await queue.answer(Order(thought(match="m2")), nothing)
        may_end.set()
        assert await first == "m1"
        assert await queue.answer(Order(thought(match="m3")), nothing) == "m3", "who left is not in the way"

    told(story)


def test_who_goes_away_leaves_the_queue_and_frees_no_process():
    """A process goes on with a thought that nobody wants any more: until it is done it takes no other."""

    async def story() -> None:
        queue, began, may_end = queue_of(1)
        asked = [asyncio.create_task(queue.answer(Order(thought(match=f"m{n}")), nothing)) for n in range(3)]
        await soon(lambda: began == ["m0"])
        asked[0].cancel()
        asked[1].cancel()
        await asyncio.gather(*asked[:2], return_exceptions=True)
        assert began == ["m0"]
        may_end.set()
        assert await asked[2] == "m2"
        assert began == ["m0", "m2"]

    told(story)


# Whole pools


def test_a_novice_does_not_wait_behind_titans():
    async def story() -> None:
        pool = AgentPool(1)
        titan = asyncio.create_task(pool.decide(thought("titan"), nothing))
        asked = thought("novice")
        assert is_legal(asked, await pool.decide(asked, nothing))
        assert is_legal(asked, await pool.first_look(asked))
        titan.cancel()
        pool.close()

    told(story)


@pytest.mark.parametrize("game", games.names())
def test_a_first_look_is_never_a_guess(game: str):
    """The same answer whatever the seed, where the dice are out of it: no agent that plays at random."""
    assert quick_agent_of(games.game(game), "titan") == "greedy"
    assert quick_agent_of(games.game(game), "titan+bold") == "greedy+bold"
    assert [level for level in LEVELS if looks_ahead(games.game(game), level)] == ["captain", "master", "titan"]
    assert "random" not in [agent_of(games.game(game), level) for level in LEVELS]


# Matches around them


class Hurried(PlainClock):
    async def sleep(self, seconds: float) -> None:
        await asyncio.sleep(seconds / 100)


class Noting(Witness):
    """Keeps what agents excuse themselves with, and where they stand in line."""

    def __init__(self, live: LiveMatch, guest: str) -> None:
        super().__init__(live, guest)
        self.excuses, self.places = set[str](), set[int]()

    def see(self, change: Change) -> None:
        super().see(change)
        self.excuses.update(excuse.id for excuse in self.live.agents.notes.values())

    def see_seats(self) -> None:
        self.places.update(self.live.agents.places.values())


def hosted(pool: AgentPool) -> MatchService:
    return MatchService(msgspec.structs.replace(in_memory(), thinker=pool, clock=Hurried(), aside=asyncio.to_thread))


async def tables(service: MatchService, number: int, level: str) -> list[Noting]:
    """Tables of one host against agents, each with somebody looking."""
    found: list[Noting] = []
    for _ in range(number):
        laid = agree(NewMatch("scathe", ["me", level], "random"), "host", service.clock.now())
        await matches.add(service.store, *laid)
        live = await service.match(laid.match.id)
        await sit_down((service, live, "host"))
        found.append(Noting(live, "host"))
        service.drive(live)
    return found


async def answer_on(service: MatchService, live: LiveMatch, enough: Callable[[], bool]) -> None:
    """A person who answers at once, until it is enough or the match is over."""
    person, random = Participant(service, live, "host"), Random(3)
    while not (enough() or live.log.over):
        asked = [request for request in live.log.requests if isinstance(request, Ask) and request.seat == 0]
        if not asked:
            await asyncio.sleep(0.005)
            continue
        await person.answer(live.log.request_id(asked[0]), key_for(asked[0], random))


async def answers_of_agents(service: MatchService, live: LiveMatch) -> int:
    return [entry.seat for entry in await logs.entries(service.store, live.id)].count(1)


@pytest.mark.parametrize("work", [bad_agents.dies_at_start, bad_agents.hangs, bad_agents.talks_nonsense])
def test_matches_go_on_whatever_their_processes_do(
    work: Work, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
):
    """What cannot be thought or is nonsense is played at first sight: legal, told at the seat and in the log."""
    monkeypatch.setattr(agent_worker, "AGENT_TIMEOUT_S", 0.1)

    async def story() -> None:
        pool = AgentPool(1, work)
        service = MatchService(
            msgspec.structs.replace(in_memory(), thinker=pool, clock=Hurried(), aside=asyncio.to_thread)
        )
        (seen,) = await tables(service, 1, "captain")
        live = seen.live
        await answer_on(service, live, lambda: live.log.n > 5)
        assert live.log.n > 5
        assert seen.excuses == {"live-owl-failed"}
        assert await answers_of_agents(service, live) > 0
        await service.close()
        pool.close()

    with caplog.at_level(logging.WARNING):
        told(story)
    assert "of an agent was refused" in caplog.text or "an agent could not think" in caplog.text
    assert "Traceback" not in caplog.text


def test_no_table_loses_its_driver_to_killed_processes(form: Form, caplog: pytest.LogCaptureFixture):
    """kill -9 at random moments while agents of several tables think: each of them goes on, by legal answers only."""
    kills, random = form.pick(short=3, long=3, full=20), Random(5)

    async def story() -> None:
        pool, done = AgentPool(2), 0
        service = hosted(pool)
        lives = [seen.live for seen in await tables(service, 3, "captain")]
        people = [asyncio.create_task(answer_on(service, live, lambda: False)) for live in lives]
        while done < kills:
            await soon(lambda: multiprocessing.active_children())
            await asyncio.sleep(random.random() * 0.8)
            if victims := multiprocessing.active_children():
                os.kill(random.choice(victims).pid or 0, signal.SIGKILL)
                done += 1
        before = [live.log.n for live in lives]
        await soon(lambda: all(live.log.n > n or live.log.over for live, n in zip(lives, before, strict=True)))
        for live in lives:
            assert live.log.over or live.tasks.runs(DRIVER) or live.agent_asked is None
        for person in people:
            person.cancel()
        await service.close()
        pool.close()

    with caplog.at_level(logging.WARNING):
        told(story)
    assert "an agent could not answer" not in caplog.text


def test_many_tables_for_one_process(monkeypatch: pytest.MonkeyPatch):
    """More tables than can be thought for: all go on, the late ones by first looks that their seats admit."""
    monkeypatch.setattr(work_queue, "QUEUE_TIMEOUT_S", 1.0)

    async def story() -> None:
        pool = AgentPool(1)
        service = hosted(pool)
        seen = await tables(service, 8, "captain")
        lives = [one.live for one in seen]
        await asyncio.gather(*[answer_on(service, live, lambda live=live: live.log.n > 9) for live in lives])
        assert all(live.log.n > 9 or live.log.over for live in lives)
        assert set.union(*[one.excuses for one in seen]) <= {"live-owl-busy", "live-owl-hurried"}
        assert {0, 1, 2} <= set.union(*[one.places for one in seen])
        await service.close()
        pool.close()

    told(story)
