"""Told to end, the server ends within seconds, whoever holds a line; and what was accepted is kept."""

import signal
import socket
import time

import pytest

from tests.server.kit import Line, Player, at_random
from tests.server.processes import PATIENCE, Server
from tests.server.test_lines import Deaf, queued_bytes

HALVES = (b"GET / HTTP/1.1\r\n", b"POST /api/matches HTTP/1.1\r\nHost: x\r\nContent-Length: 9\r\n\r\n{")
STOP_S = 30.0
"""Far more than the few seconds that it takes on a quiet machine, and far less than for ever."""


def half_open(server: Server, data: bytes) -> socket.socket:
    host, _, port = server.address.partition(":")
    line = socket.create_connection((host, int(port)))
    line.sendall(data)
    return line


def play_until_it_thinks(line: Line) -> None:
    def thinks() -> bool:
        return any(seat.get("thinking") for seat in line.table["seats"])

    while not thinks():
        line.until(lambda: bool(line.mine) or thinks())
        if not thinks():
            line.turn(at_random(1))


def ended(server: Server, how: signal.Signals) -> float:
    """How long it takes a server to end that is told so once."""
    began = time.monotonic()
    server.process.tell(how)
    assert not server.process.runs(PATIENCE)
    return time.monotonic() - began


@pytest.mark.long
def test_nobody_keeps_a_server_that_is_told_to_end(own_server: Server):
    """A line that does not read, half a head, half a body, an agent that thinks."""
    player = Player(own_server)
    line = player.play("godtear", ("me", "me"), preset="first")
    play_until_it_thinks(player.play(seats=("titan", "me")))
    deaf = Deaf(own_server, line.match)
    deaf.ask_until(lambda: queued_bytes(own_server) > 0)
    halves = [half_open(own_server, half) for half in HALVES]
    accepted = [line.answer(at_random(n)(line.request))["n"] for n in range(5)]
    assert ended(own_server, signal.SIGTERM) < STOP_S
    assert "Traceback" not in own_server.log()
    own_server.start()
    assert own_server.length(line.match) == accepted[-1]
    assert player.look(line.match).n == accepted[-1]
    for one in (*halves, deaf.socket):
        one.close()


def test_an_interrupt_ends_it_too(own_server: Server):
    line = Player(own_server).play(seats=("me", "me"))
    halves = [half_open(own_server, half) for half in HALVES]
    n = line.answer(at_random(1)(line.request))["n"]
    assert ended(own_server, signal.SIGINT) < STOP_S
    assert own_server.length(line.match) == n
    assert "Traceback" not in own_server.log()
    for one in halves:
        one.close()
