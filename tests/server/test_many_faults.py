"""Several processes over a real PostgreSQL and a real Redis, and what happens to them: killed, cut off from their
database, all at once at the same match. What was accepted stays, and everybody goes on."""

import os
import signal
import time
from collections.abc import Iterator
from pathlib import Path
from random import Random

import httpx
import pytest

from tests.forms import Form
from tests.server.engines import Postgres, Redis
from tests.server.kit import Line, Player, at_random
from tests.server.processes import Ground, Nursery, Server, until
from tests.server.steadfast import Steadfast, assert_nothing_lost, goes_on


@pytest.fixture
def own_postgres() -> Iterator[Postgres]:
    """To be stopped and started."""
    engine = Postgres()
    yield engine
    engine.close()


@pytest.fixture
def many(postgres: Postgres, lasting_redis: Redis, nursery: Nursery, tmp_path: Path) -> Iterator[Server]:
    server = Ground(2, lasting_redis.url, postgres).server(tmp_path, nursery.start, owls=2)
    yield server
    server.kill()


def begin(server: Server, seed: int) -> list[Steadfast]:
    """Two people who play each other, each with a line of their own."""
    host, friend = Player(server), Player(server)
    order = {"game": "scathe", "seats": ["me", "friend"], "preset": "random", "options": {"round_limit": "12"}}
    made = host.post("/matches", order)
    friend.post(made["invites"][1])
    clients = [Steadfast(player, made["match"], seed + n) for n, player in enumerate((host, friend))]
    for client in clients:
        client.start()
    return clients


def beside_agents(server: Server) -> list[Steadfast]:
    """Tables at which agents think, and people answer at once."""
    player = Player(server)
    others = [Steadfast(player, player.new(seats=("captain", "me"), preset="random"), 7) for _ in range(2)]
    for other in others:
        other.may_decide.release(10_000)
        other.start()
    return others


def test_a_process_killed_at_any_moment(many: Server, form: Form):
    """Whichever it is, whoever is at it: it is started again, and the matches go on meanwhile."""
    dice, others = Random(3), beside_agents(many)
    played = [begin(many, 0)]
    for kill in range(form.pick(short=2, long=5, full=50)):
        if played[-1][0].over:
            played.append(begin(many, kill))
        play_on(played[-1], dice.randint(1, 3))
        until(lambda: any(other.thinking or other.over for other in others))
        time.sleep(dice.random() * 0.1)  # any moment will do
        os.kill(dice.choice(many.servers()), signal.SIGKILL)
        goes_on(many, others)
    finish(many, played, others)


def play_on(clients: list[Steadfast], decisions: int) -> None:
    """Let them decide so often, and wait until the first answer was accepted."""
    known = sum(len(client.accepted) for client in clients)
    for client in clients:
        client.may_decide.release(decisions)
    until(lambda: sum(len(one.accepted) for one in clients) > known or clients[0].over)


def finish(server: Server, played: list[list[Steadfast]], others: list[Steadfast]) -> None:
    """Let the last match come to its end, and look whether all that was accepted is there."""
    for other in others:
        other.left = True
    for client in played[-1]:
        client.may_decide.release(10_000)
    for client in played[-1]:
        client.ends()
    for clients in (*played, others):
        for client in clients:
            assert_nothing_lost(server, client)
    for clients in played:
        assert clients[0].player.get(f"/matches/{clients[0].match}/verify")["held"]
    assert "Traceback" not in server.log()


@pytest.mark.parametrize("how", ["stop", "kill"])
def test_a_database_that_goes_and_comes_back(
    how: str, own_postgres: Postgres, lasting_redis: Redis, nursery: Nursery, tmp_path: Path
):
    """Whoever plays is told, nobody who was told otherwise has lost anything, and all go on by themselves."""
    server = Ground(2, lasting_redis.url, own_postgres).server(tmp_path, nursery.start)
    others, clients = beside_agents(server), begin(server, 1)
    for _ in range(2):
        play_on(clients, 20)
        getattr(own_postgres, how)()
        until(lambda: status(server) == 503)
        own_postgres.start()
        until(lambda: status(server) == 200)
        goes_on(server, others)
    finish(server, [clients], others)
    server.kill()


def status(server: Server) -> int:
    return httpx.get(f"http://{server.address}/health/ready", timeout=60).status_code


def test_two_processes_with_an_answer_at_once(
    postgres: Postgres, lasting_redis: Redis, nursery: Nursery, tmp_path: Path, form: Form
):
    """One person at two servers says one thing here and another there: exactly one of them counts."""
    url = postgres.new(postgres.with_tables)
    servers = [Server(tmp_path, nursery.start, redis=lasting_redis.url, data=url) for _ in range(2)]
    here, there = (Player(server) for server in servers)
    there.be(here)
    dice, lines = Random(5), list[Line]()
    for _ in range(form.pick(short=10, long=50, full=1000)):
        if not lines or lines[0].over:
            match = here.new(seats=("me", "me"))
            lines = [here.look(match).sit(), there.look(match)]
        answer_at_once(lines, dice)
    for server in servers:
        server.kill()


def answer_at_once(lines: list[Line], dice: Random) -> None:
    request, server = lines[0].request, lines[0].player.server
    lines[1].until(lambda: bool(lines[1].mine) and lines[1].mine[0]["id"] == request["id"])
    before = server.length(lines[0].match)
    sent = [line.send("answer", request=request["id"], key=at_random(dice.random())(request)) for line in lines]
    replies = [line.reply(id) for line, id in zip(lines, sent, strict=True)]
    assert sorted(reply["type"] for reply in replies) == ["accepted", "refused"]
    assert server.length(lines[0].match) == before + 1
    for line in lines:
        line.until(lambda line=line: line.n > before)
    assert lines[0].told == lines[1].told
