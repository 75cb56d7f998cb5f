"""Several processes of one server, side by side at one port, and the one that looks after them."""

import os
import re
import signal
from collections.abc import Iterator
from pathlib import Path

import httpx
import pytest

from tests.server.kit import Player
from tests.server.processes import PATIENCE, Nursery, Server, alive, free, until

pytestmark = pytest.mark.long


@pytest.fixture
def server(nursery: Nursery, tmp_path: Path) -> Iterator[Server]:
    server = Server(tmp_path, nursery.start, workers=2)
    yield server
    server.kill()


def requests(server: Server) -> int:
    """How many the server says it has answered at a page that only tests ask for."""
    found = httpx.get(f"http://{server.address}/metrics", timeout=PATIENCE).text
    return sum(int(float(n)) for n in re.findall(r'requests_total\{[^}]*route="/health/live"[^}]*\} (\S+)', found))


def ask(server: Server, times: int) -> None:
    """Each time over a connection of its own: any of the processes may have it."""
    for _ in range(times):
        assert httpx.get(f"http://{server.address}/health/live", timeout=PATIENCE).status_code == 200


def test_all_processes_answer_and_count_together(server: Server):
    """What one of them has counted outlives it."""
    assert len(server.servers()) == 2
    ask(server, 20)
    until(lambda: requests(server) == 20)
    for pid in server.servers():
        os.kill(pid, signal.SIGKILL)
    until(lambda: len(server.servers()) == 2 and all(map(alive, server.servers())))
    ask(server, 5)
    until(lambda: requests(server) == 25)


def test_one_that_dies_is_started_again_and_the_port_stays(server: Server):
    player = Player(server)
    for pid in server.servers():
        os.kill(pid, signal.SIGKILL)
        until(lambda pid=pid: pid not in server.servers() and len(server.servers()) == 2)
        ask(server, 10)
    assert player.ask("GET", "/me").json() == player.me, "and everybody is who they were"
    assert (
        len(re.findall(r"server \d \(process \d+\) has ended with status -9 and is started again", server.log())) == 2
    )


@pytest.mark.parametrize("how", [signal.SIGTERM, signal.SIGINT])
def test_all_of_them_end_together(server: Server, how: signal.Signals):
    """A line that is open does not keep them."""
    line = Player(server).play(seats=("me", "me"))
    pids = server.servers()
    server.process.tell(how)
    until(lambda: not any(map(alive, pids)) and not server.process.runs())
    assert free(server.port)
    assert "Traceback" not in server.log()
    line.close()


def test_nobody_serves_on_without_the_one_that_looks_after_them(server: Server):
    pids = server.servers()
    server.kill()
    until(lambda: not any(map(alive, pids)))
    server.start()
    ask(server, 3)


def test_two_servers_do_not_share_a_port(server: Server, nursery: Nursery, tmp_path: Path):
    """Though the processes of one do."""
    order = {
        "port": server.port,
        "data": str(tmp_path / "other.db"),
        "owls": 1,
        "limits": {},
        "workers": 2,
        "redis": "",
    }
    assert nursery.start({**order, "errors": str(tmp_path / "other.txt")})[1] == ""
    assert "serve-no-port" in (tmp_path / "other.txt").read_text()
