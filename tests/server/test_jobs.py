"""Thoughts as jobs over a real Redis: whoever takes them, dies of them or comes back."""

import asyncio
import signal
from collections.abc import AsyncIterator, Awaitable, Callable, Iterator
from contextlib import asynccontextmanager
from pathlib import Path

import msgspec
import pytest
from litestar.channels import ChannelsPlugin

from tests.hosting.hosts import soon
from tests.server.engines import Redis
from tests.server.kit import Player, at_random
from tests.server.processes import Nursery, Server, until
from tests.server.thinkers import Thinkers
from tests.server.thoughts import is_legal, nothing, noting, thought, told
from theomachy.hosting.ports import AgentFailed, Counsel, Hindsight, Thought
from theomachy.server.agents import jobs
from theomachy.server.agents.jobs import JobAgents, key_of, queue_at
from theomachy.server.agents.pool import AgentPool
from theomachy.server.agents.worker import Order
from theomachy.server.live.peer_connection import PeerConnection
from theomachy.server.live.redis_channels import RedisChannels


@pytest.fixture
def thinkers(tmp_path: Path, nursery: Nursery, redis: Redis) -> Iterator[Thinkers]:
    thinkers = Thinkers(tmp_path, nursery, redis.url)
    yield thinkers
    thinkers.end()


class OwnPool(AgentPool):
    """Counts what is thought in the server's own processes."""

    def __init__(self) -> None:
        super().__init__(1)
        self.asked = 0

    async def decide(self, thought: Thought, waits: object) -> str:
        self.asked += 1
        return "own"

    async def look_back(self, part: Hindsight) -> str:
        self.asked += 1
        return "[]"


@asynccontextmanager
async def asking(redis: Redis) -> AsyncIterator[tuple[JobAgents, OwnPool]]:
    """A server's end of the queue."""
    link, own = PeerConnection("Redis", lambda: RedisChannels(redis.url)), OwnPool()
    async with ChannelsPlugin(link, arbitrary_channels_allowed=True) as channels:
        agents = JobAgents(queue_at(redis.url), channels, own)
        async with agents.watched():
            yield agents, own
    own.close()


def story_of(redis: Redis, story: Callable[[JobAgents, OwnPool], Awaitable[None]]) -> None:
    async def run() -> None:
        async with asking(redis) as ends:
            await story(*ends)

    told(run)


def captain(request: str = "1.0.0", **more: str) -> Thought:
    return thought("captain", request=request, **more)


def test_what_is_asked_anew_is_another_job():
    """A job that is done is kept for a while: its answer must not be taken for one to another question."""
    asked = captain("1.0.0")
    counsel = Counsel("m", "scathe", asked.save, asked.seat, 5, "ann", "5.0.0")
    questions = [asked, captain("1.1.0"), counsel, msgspec.structs.replace(counsel, request="5.1.0")]
    assert len({key_of(Order(question)) for question in questions}) == len(questions)


def test_a_worker_thinks_and_each_question_once(redis: Redis, thinkers: Thinkers):
    """Two servers that ask the same get the same answer."""

    async def story(agents: JobAgents, own: OwnPool) -> None:
        await soon(lambda: agents._work.size == 1)
        asked, places = captain(), list[int]()
        async with asking(redis) as (others, _):
            await soon(lambda: others._work.size == 1)
            answers = await asyncio.gather(agents.decide(asked, noting(places)), others.decide(asked, nothing))
        assert is_legal(asked, answers[0])
        assert answers[0] == answers[1] == await agents.decide(asked, nothing)
        job = await agents._queue.job(key_of(Order(asked)))
        assert job is not None
        assert job.attempts == 1
        assert places == [0]
        assert own.asked == 0

    story_of(redis, story)


def test_a_place_in_line_is_told_and_hosts_take_turns(redis: Redis, thinkers: Thinkers):
    async def story(agents: JobAgents, own: OwnPool) -> None:
        await soon(lambda: agents._work.size == 1)
        places: dict[str, list[int]] = {}
        asked = []
        for name in ("a1", "a2", "a3", "b1"):
            thinking = captain(name, host=name[0])
            asked.append(asyncio.create_task(agents.decide(thinking, noting(places.setdefault(name, [])))))
            await asyncio.sleep(0)
        assert places == {"a1": [0], "a2": [1], "a3": [2, 3], "b1": [2]}
        assert agents.queue_length == 3
        await asyncio.gather(*asked)
        assert own.asked == 0

    story_of(redis, story)


def test_what_is_quick_is_thought_here(redis: Redis, thinkers: Thinkers):
    async def story(agents: JobAgents, own: OwnPool) -> None:
        await soon(lambda: agents._work.size == 1)
        assert await agents.decide(thought("novice"), nothing) == "own"
        asked = captain()
        assert is_legal(asked, await agents.first_look(asked))

    story_of(redis, story)


def test_without_a_worker_the_server_thinks_itself(redis: Redis, caplog: pytest.LogCaptureFixture):
    async def story(agents: JobAgents, own: OwnPool) -> None:
        await soon(lambda: "no agent worker" in caplog.text)
        assert await agents.decide(captain(), nothing) == "own"
        assert await agents.look_back(Hindsight("m", "record", 0, 8, "ann")) == "[]"

    story_of(redis, story)


def test_the_last_worker_dies_with_a_thought(redis: Redis, thinkers: Thinkers, monkeypatch: pytest.MonkeyPatch):
    """The server notices and thinks itself, also for who waits in line; a worker that comes takes what comes then."""

    async def story(agents: JobAgents, own: OwnPool) -> None:
        await soon(lambda: agents._work.size == 1)
        asked = [asyncio.create_task(agents.decide(captain(name), nothing)) for name in ("1", "2", "3")]
        await soon(lambda: thinkers.busy)
        thinkers.end()
        assert "own" in await asyncio.gather(*asked)
        await soon(lambda: agents._work.size == 0)
        thinkers.start()
        await soon(lambda: agents._work.size == 1)
        again = captain("4")
        assert is_legal(again, await agents.decide(again, nothing))

    story_of(redis, story)


def test_another_worker_takes_what_a_dead_one_thought_about(
    redis: Redis, thinkers: Thinkers, tmp_path: Path, nursery: Nursery
):
    async def story(agents: JobAgents, own: OwnPool) -> None:
        other = Thinkers(tmp_path, nursery, redis.url)
        await soon(lambda: agents._work.size == 2)
        asked = [captain(name) for name in ("1", "2", "3", "4")]
        answers = [asyncio.create_task(agents.decide(one, nothing)) for one in asked]
        await soon(lambda: thinkers.busy and other.busy)
        thinkers.end()
        for one, answer in zip(asked, await asyncio.gather(*answers), strict=True):
            assert is_legal(one, answer)
        assert own.asked == 0
        other.end()

    story_of(redis, story)


def test_a_worker_that_is_told_to_end_leaves_its_jobs_to_others(
    redis: Redis, thinkers: Thinkers, tmp_path: Path, nursery: Nursery
):
    async def story(agents: JobAgents, own: OwnPool) -> None:
        await soon(lambda: agents._work.size == 1)
        asked = captain()
        answer = asyncio.create_task(agents.decide(asked, nothing))
        await soon(lambda: thinkers.busy)
        other = Thinkers(tmp_path, nursery, redis.url)
        await soon(lambda: agents._work.size == 2)
        await asyncio.to_thread(thinkers.end, signal.SIGTERM)
        assert is_legal(asked, await answer)
        await soon(lambda: agents._work.size == 1)
        assert own.asked == 0
        other.end()
        assert "Traceback" not in thinkers.log()

    story_of(redis, story)


def test_redis_goes_while_agents_think(redis: Redis, thinkers: Thinkers):
    """The server thinks itself meanwhile, and leaves it to workers again afterwards. Redis stays away until the worker
    has noticed: one that thinks may not ask for it for a second."""

    async def worker_says(what: str, times: int) -> None:
        await soon(lambda: thinkers.log().count(what) == times)

    async def story(agents: JobAgents, own: OwnPool) -> None:
        for times in (1, 2):
            await soon(lambda: agents._work.size == 1)
            answer = asyncio.create_task(agents.decide(captain(f"{times}"), nothing))
            await soon(lambda: thinkers.busy)
            await asyncio.to_thread(redis.stop)
            await answer
            assert await agents.decide(captain(f"{times} again"), nothing) == "own"
            await worker_says("Redis cannot be reached", times)
            await asyncio.to_thread(redis.start)
            await worker_says("Redis can be reached again", times)
        await soon(lambda: agents._work.size == 1)
        asked = captain("3")
        assert is_legal(asked, await agents.decide(asked, nothing))
        assert "Traceback" not in thinkers.log()

    story_of(redis, story)


def test_a_thought_that_fails_is_not_tried_again(redis: Redis, thinkers: Thinkers):
    async def story(agents: JobAgents, own: OwnPool) -> None:
        await soon(lambda: agents._work.size == 1)
        with pytest.raises(AgentFailed):
            await agents.look_back(Hindsight("m", "no record", 0, 8, "ann"))
        assert own.asked == 0

    story_of(redis, story)


def test_nobody_waits_for_ever_for_a_worker_that_is_stuck(
    redis: Redis, thinkers: Thinkers, monkeypatch: pytest.MonkeyPatch
):
    monkeypatch.setattr(jobs, "QUEUE_TIMEOUT_S", 0.0)
    monkeypatch.setattr(jobs, "JOB_TIMEOUT_S", 0)

    async def story(agents: JobAgents, own: OwnPool) -> None:
        await soon(lambda: agents._work.size == 1)
        with pytest.raises((AgentFailed, jobs.Busy)):
            await agents.decide(captain(), nothing)

    story_of(redis, story)


@pytest.fixture
def served(tmp_path: Path, nursery: Nursery, redis: Redis) -> Iterator[Server]:
    """A server without processes of its own for what takes time."""
    server = Server(tmp_path, nursery.start, owls=0, redis=redis.url)
    yield server
    server.kill()


def test_a_table_is_played_and_reviewed_by_workers(served: Server, thinkers: Thinkers):
    player = Player(served)
    line = player.play(seats=("me", "captain"), preset="random")
    line.play_on(at_random(1), most=3)
    line.deed("resign")
    until(lambda: line.catch_up().over)
    player.post(f"/matches/{line.match}/review")
    until(lambda: player.get(f"/matches/{line.match}/review")["state"] == "done")
    assert thinkers.busy
    assert "could not think" not in served.log()
