"""Several servers of the same matches: two processes side by side, or two servers that hear each other over Redis."""

import os
import signal
from collections.abc import Callable, Iterator
from pathlib import Path

import httpx
import pytest

from tests.server.conftest import Pair
from tests.server.engines import Redis
from tests.server.kit import Line, Player, at_random, begin
from tests.server.processes import PATIENCE, Nursery, Server, children_of, name_of, until
from theomachy.server.live.peers import HUB_NAME

pytestmark = pytest.mark.long


class Twins:
    """Two servers over one file that hear each other over Redis."""

    def __init__(self, folder: Path, nursery: Nursery, redis: str) -> None:
        self.servers = [Server(folder, nursery.start, redis=redis) for _ in range(2)]

    def guest(self) -> tuple[Player, Player]:
        """One guest, as they are at both servers."""
        here, there = [Player(server) for server in self.servers]
        there.be(here)
        return here, there


@pytest.fixture
def twins(tmp_path: Path, nursery: Nursery, redis: Redis) -> Iterator[Twins]:
    twins = Twins(tmp_path, nursery, redis.url)
    yield twins
    for server in twins.servers:
        server.kill()


@pytest.fixture
def workers(tmp_path: Path, nursery: Nursery) -> Iterator[Server]:
    server = Server(tmp_path, nursery.start, workers=2)
    yield server
    server.kill()


def two_at(ann: Player, ben: Player) -> Pair:
    """A table with two people at it, each at their server."""
    made = ann.post("/matches", {"game": "scathe", "seats": ["me", "friend"]})
    joined = ben.post(f"/join/{made['invites'][1].removeprefix('/join/')}")
    lines = ann.look(made["match"]), ben.look(joined["match"])
    begin(lines)
    return lines


def health(server: Server) -> dict[str, str]:
    found: dict[str, str] = httpx.get(f"http://{server.address}/health/ready", timeout=PATIENCE).json()
    return found


def play_together(lines: Pair, turns: int) -> None:
    """Each answers what they are asked; both see the same."""
    choose = at_random(1)
    for _ in range(turns):
        asked = None
        while asked is None:
            for line in lines:
                line.catch_up()
            asked = next((line for line in lines if line.mine), None)
            if any(line.over for line in lines):
                return
        asked.turn(choose)
        for line in lines:
            line.until(lambda line=line, n=asked.n: line.n >= n)


def everybody_here(line: Line) -> bool:
    return all(seat["here"] for seat in line.table["seats"])


# Over Redis


def test_a_match_at_two_servers(twins: Twins):
    """Two people, each at their server: both are there, both see every answer, and who goes is seen to go."""
    ann, ben = Player(twins.servers[0]), Player(twins.servers[1])
    lines = two_at(ann, ben)
    for line in lines:
        line.until(lambda line=line: everybody_here(line))
    play_together(lines, 12)
    assert lines[0].told == lines[1].told
    lines[1].close()
    lines[0].until(lambda: not everybody_here(lines[0]))


def test_a_line_moves_to_another_server(twins: Twins):
    here, there = twins.guest()
    ben = Player(twins.servers[0])
    lines = two_at(here, ben)
    moved = there.look(lines[0].match)
    moved.until(lambda: everybody_here(moved))
    lines[0].close()
    play_together((moved, lines[1]), 4)
    assert everybody_here(lines[1])
    assert moved.whole()["n"] == lines[1].n


def test_onlookers_of_both_servers_are_counted(twins: Twins):
    ann = Player(twins.servers[0])
    line = ann.play(seats=("me", "me"))
    onlookers = [Player(server).look(line.match) for server in twins.servers for _ in range(3)]

    def counted() -> bool:
        return any(message.get("onlookers") == len(onlookers) for message in line.heard)

    line.until(counted)


def test_a_name_is_known_at_both_servers(twins: Twins):
    here, there = twins.guest()
    line = here.play(seats=("me", "me"))
    onlooker = Player(twins.servers[0]).look(line.match)
    assert there.ask("PUT", "/me", {"name": "Ann"}).is_success
    onlooker.until(lambda: onlooker.table["seats"][0]["who"] == "Ann")


@pytest.mark.parametrize("how", [signal.SIGKILL, signal.SIGTERM])
def test_when_a_server_dies_another_lets_its_agents_think(twins: Twins, how: signal.Signals):
    """Whichever of them the table was looked after by."""
    here, there = twins.guest()
    for dying, left in ((0, 1), (1, 0)):
        guests = (here, there)
        match = guests[dying].new(seats=("captain", "me"), preset="random")
        lines = [guests[place].look(match) for place in (dying, left)]
        lines[0].sit()
        lines[1].play_on(at_random(1), most=2)
        twins.servers[dying].process.end(how)
        lines[1].play_on(at_random(2), most=4)
        lines[1].close()
        twins.servers[dying].start()


def test_redis_goes_and_comes_back(twins: Twins, redis: Redis):
    """Meanwhile each server goes on alone and looks for what the other writes; it says so, and so it does when it is
    over."""
    ann, ben = Player(twins.servers[0]), Player(twins.servers[1])
    lines = two_at(ann, ben)
    play_together(lines, 2)
    for stop in (redis.stop, redis.kill):
        stop()
        until(lambda: all(health(server).get("others") == "cut" for server in twins.servers))
        play_together(lines, 4)
        own = ann.play(seats=("me", "novice"))
        own.play_on(at_random(1), most=3)
        redis.start()
        until(lambda: all(health(server).get("others") == "heard" for server in twins.servers))
        play_together(lines, 4)
        for line in lines:
            line.until(lambda line=line: everybody_here(line))
    log = twins.servers[0].log()  # of both
    assert log.count("cannot be heard over Redis") == log.count("can be heard over Redis again") == 4
    assert "Traceback" not in log


def test_a_server_begins_without_its_redis(tmp_path: Path, nursery: Nursery, redis: Redis):
    redis.stop()
    server = Server(tmp_path, nursery.start, redis=redis.url)
    assert health(server) == {"status": "ready", "others": "cut"}
    Player(server).play(seats=("me", "novice")).play_on(at_random(1), most=3)
    redis.start()
    until(lambda: health(server)["others"] == "heard")
    server.kill()


# Over the hub


def together(server: Server, players: int = 6) -> list[Line]:
    """Many lines of one guest to one table: some at each process."""
    ann = Player(server)
    line = ann.play(seats=("me", "novice"))
    return [line, *(ann.look(line.match) for _ in range(players))]


def all_see(lines: list[Line]) -> Callable[[], None]:
    def see() -> None:
        asked = lines[0]
        asked.turn(at_random(1))
        for line in lines:
            line.until(lambda line=line: line.n >= asked.n)

    return see


def test_processes_side_by_side_hear_each_other(workers: Server):
    assert health(workers)["others"] == "heard"
    lines = together(workers)
    see = all_see(lines)
    for _ in range(4):
        see()
    assert "cannot be heard" not in workers.log()


def test_a_hub_that_dies_is_missed_by_nobody(workers: Server):
    lines = together(workers)
    see = all_see(lines)
    see()
    hub = next(pid for pid, _ in children_of(workers.pid) if name_of(pid) == HUB_NAME)
    os.kill(hub, signal.SIGKILL)
    for _ in range(3):
        see()
    assert workers.complaints("can be heard over the hub again", 2) == 2
    see()


def test_a_process_that_dies_leaves_no_table_without_its_agents(workers: Server):
    ann = Player(workers)
    match = ann.new(seats=("captain", "me"), preset="random")
    lines = [ann.look(match) for _ in range(6)]
    lines[0].sit()
    for pid in workers.servers():
        os.kill(pid, signal.SIGKILL)
        until(lambda pid=pid: pid not in workers.servers() and len(workers.servers()) == 2)
        line = ann.look(match)
        line.play_on(at_random(1), most=2)
        line.close()
