"""The Owl thinks in processes of its own: it stalls neither a match nor the server, whatever becomes of them."""

import os
import signal
import time

import pytest

from tests.server.kit import Choose, Line, Player, at_random
from tests.server.processes import PATIENCE, Server

pytestmark = pytest.mark.long


def thinking(line: Line) -> bool:
    return any(seat.get("thinking") for seat in line.table["seats"])


def titan(server: Server) -> Line:
    """Until the Owl of the highest level thinks."""
    return until_it_thinks(Player(server).play(seats=("me", "titan"), preset="random"), at_random(1))


def until_it_thinks(line: Line, choose: Choose) -> Line:
    while not thinking(line):
        if line.mine:
            line.turn(choose)
        else:
            line.hear()
    return line


def test_the_server_answers_while_the_owl_thinks(own_server: Server):
    line = titan(own_server)
    assert line.say("ping")["type"] == "pong"
    assert thinking(line)
    assert line.deed("resign")["type"] == "accepted", "nobody has to wait for it"
    assert line.over


def test_a_killed_thinker_is_replaced(own_server: Server):
    """The Owl plays its first look this once, and the match goes on."""
    line = titan(own_server)
    n = line.n
    end = time.monotonic() + PATIENCE
    while not own_server.children():
        assert time.monotonic() < end
        time.sleep(0.01)
    for child in own_server.children():
        os.kill(child, signal.SIGKILL)
    line.until(lambda: line.n > n)
    line.deed("resign")
    assert own_server.complaints("an agent could not think", 1)
    assert "Traceback" not in own_server.log()


@pytest.mark.long
def test_an_undo_is_not_answered_by_yesterdays_thoughts(own_server: Server):
    """Whoever takes back while the Owl thinks: what it then says was to another question, and is not heard."""
    line, choose = titan(own_server), at_random(2)
    while True:
        assert line.deed("undo" if line.table["undo"]["may"] else "plea")["type"] == "accepted"
        line.until(lambda: bool(line.mine))
        if all(request["mine"] for request in line.table["requests"]):
            break
        line.turn(choose)
        line.until(lambda: bool(line.mine))  # both were asked at once: the Owl has answered its own question now
        until_it_thinks(line, choose)
    n = line.n
    with pytest.raises(TimeoutError):
        line.until(lambda: line.n > n, seconds=5)
    assert line.turn(choose)


def test_the_owl_waits_while_nobody_looks(own_server: Server):
    """Whoever leaves finds the match as they left it, but for what the Owl was about to do."""
    line = Player(own_server).play(seats=("novice", "me"))
    line.turn(at_random(1))
    line.close()
    time.sleep(0.5)
    n = own_server.length(line.match)
    assert n <= line.n + 8
    again = line.player.look(line.match)
    assert again.turn(at_random(1))
