"""The server killed (kill -9) at any moment: nothing that was accepted is lost, and clients go on by themselves."""

import time
from random import Random

import pytest

from tests.forms import Form
from tests.server.kit import Player, at_random
from tests.server.processes import PATIENCE, Server, alive, until
from tests.server.steadfast import Steadfast, assert_nothing_lost, goes_on


@pytest.mark.long
def test_killed_at_any_moment_of_a_match(own_server: Server, form: Form):
    """And while agents think at other tables, which go on by themselves each time. One match follows the other."""
    player = Player(own_server)

    def begin() -> Steadfast:
        match = player.new(seats=("me", "novice"), preset="random", options={"round_limit": "12"})
        client = Steadfast(player, match)
        client.start()
        return client

    clients = [begin()]
    others = [Steadfast(player, player.new(seats=("captain", "me"), preset="random")) for _ in range(2)]
    for other in others:
        other.may_decide.release(10_000)
        other.start()
    dice = Random(1)
    for _ in range(form.pick(short=2, long=3, full=25)):
        if clients[-1].over:
            clients.append(begin())
        client = clients[-1]
        known, more = len(client.accepted), dice.randint(1, 3)
        client.may_decide.release(more)
        client.accepts(known + dice.randrange(more))
        until(lambda: any(other.thinking or other.over for other in others))
        time.sleep(dice.random() * 0.1)  # any moment will do
        own_server.restart()
        goes_on(own_server, others)
    for other in others:
        other.left = True
    clients[-1].may_decide.release(10_000)
    clients[-1].ends()
    for one in (*clients, *others):
        assert_nothing_lost(own_server, one)
    for client in clients:
        assert len(player.get(f"/matches/{client.match}/verify")["held"]) == 7
    # an Owl that was just being born when its server died complains in Python's own words
    assert "theomachy/" not in own_server.log()


def test_nobody_thinks_on_for_a_dead_server(own_server: Server):
    """The processes of the Owl leave with the server, even if it had no time to tell them."""
    line = Player(own_server).play(seats=("novice", "me"))
    line.play_on(at_random(1), most=4)
    thinkers = own_server.children()
    assert thinkers
    own_server.kill()
    end = time.monotonic() + PATIENCE
    while any(alive(thinker) for thinker in thinkers):
        assert time.monotonic() < end
        time.sleep(0.05)
