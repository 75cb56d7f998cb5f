"""Matches that agent workers think for, and what happens to these and to their Redis: the matches go on, and no answer
counts twice."""

import time
from collections.abc import Iterator
from pathlib import Path
from random import Random

import pytest

from tests.forms import Form
from tests.server.engines import Redis
from tests.server.kit import Player
from tests.server.processes import Nursery, Server, until
from tests.server.steadfast import Steadfast, assert_nothing_lost, goes_on
from tests.server.thinkers import Thinkers


@pytest.fixture
def served(tmp_path: Path, nursery: Nursery, redis: Redis) -> Iterator[Server]:
    server = Server(tmp_path, nursery.start, redis=redis.url, workers=2)
    yield server
    server.kill()


@pytest.fixture
def workers(tmp_path: Path, nursery: Nursery, redis: Redis) -> Iterator[list[Thinkers]]:
    workers = [Thinkers(tmp_path, nursery, redis.url) for _ in range(2)]
    yield workers
    for worker in workers:
        worker.end()


def tables(server: Server, number: int) -> list[Steadfast]:
    """Tables at which agents look ahead and people answer at once."""
    player = Player(server)
    clients = [Steadfast(player, player.new(seats=("captain", "me"), preset="random"), n) for n in range(number)]
    for client in clients:
        client.may_decide.release(10_000)
        client.start()
    return clients


def refill(server: Server, clients: list[Steadfast]) -> None:
    """Who has come to the end of a match begins another."""
    for place, client in enumerate(clients):
        if client.over:
            clients[place] = tables(server, 1)[0]


def test_an_agent_worker_killed_at_any_moment(served: Server, workers: list[Thinkers], form: Form):
    dice, clients, played = Random(2), tables(served, 2), list[Steadfast]()
    until(lambda: all(worker.busy for worker in workers))
    for _ in range(form.pick(short=2, long=5, full=20)):
        until(lambda: any(client.thinking or client.over for client in clients))
        time.sleep(dice.random() * 0.2)  # any moment will do
        worker = dice.choice(workers)
        worker.end()
        goes_on(served, clients)
        worker.start()
        played += clients
        refill(served, clients)
    leave(served, [*played, *clients])


@pytest.mark.parametrize("how", ["stop", "kill"])
def test_redis_gone_in_the_middle_of_matches(
    served: Server, workers: list[Thinkers], redis: Redis, how: str, form: Form
):
    """And back: each time the matches go on, with it and without."""
    clients, played = tables(served, 2), list[Steadfast]()
    for _ in range(form.pick(short=1, long=1, full=5)):
        goes_on(served, clients)
        getattr(redis, how)()
        goes_on(served, clients)
        refill(served, clients)
        goes_on(served, clients)
        redis.start()
        goes_on(served, clients)
        played += clients
        refill(served, clients)
    leave(served, [*played, *clients])
    assert "Traceback" not in "".join(worker.log() for worker in workers)


def leave(server: Server, clients: list[Steadfast]) -> None:
    for client in clients:
        client.left = True
    for client in clients:
        assert_nothing_lost(server, client)
    assert "Traceback" not in server.log()
