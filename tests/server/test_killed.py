"""The server killed (kill -9) at any moment: nothing that was accepted is lost, and clients go on by themselves."""

import threading
import time
from random import Random

from websockets.exceptions import ConnectionClosed, InvalidHandshake

from tests.server.kit import Json, Line, Player, Server, alive, at_random

KILLS = 20
LOST = (ConnectionClosed, InvalidHandshake, OSError, EOFError, TimeoutError)


class Steadfast:
    """A client that plays on whatever happens: it comes back, and says again only what is still asked."""

    def __init__(self, player: Player, match: str) -> None:
        self.player, self.match = player, match
        self.accepted: dict[int, tuple[str, str]] = {}
        self.sent: tuple[str, str] | None = None
        self.choose = at_random(1)
        self.over = False
        self.came_back = 0

    def run(self) -> None:
        while not self.over:
            try:
                with self.player.look(self.match) as line:
                    self.came_back += 1
                    if line.table.get("waiting"):
                        line.sit()
                    self.go_on(line)
            except LOST:
                time.sleep(0.02)

    def go_on(self, line: Line) -> None:
        while True:
            line.until(lambda: bool(line.mine) or line.over)
            if line.over:
                self.over = True
                return
            request = line.mine[0]
            key = self.key_for(request)
            self.sent = (request["id"], key)
            reply = line.answer(key, request)
            assert reply["type"] == "accepted", reply
            self.accepted[reply["n"]] = self.sent

    def key_for(self, request: Json) -> str:
        """What was sent and perhaps never heard is sent again, if it is still asked."""
        if self.sent and self.sent[0] == request["id"]:
            return self.sent[1]
        return self.choose(request)


def test_killed_at_twenty_moments_of_a_match(own_server: Server):
    player = Player(own_server)
    options = {"round_limit": "12"}
    client = Steadfast(player, player.new(seats=("me", "novice"), preset="random", options=options))
    playing = threading.Thread(target=client.run, daemon=True)
    playing.start()
    dice, kills, end = Random(1), 0, time.monotonic() + 150
    while not client.over and time.monotonic() < end:
        back, known = client.came_back, len(client.accepted)
        while not client.over and (client.came_back == back or len(client.accepted) < known + dice.randrange(3)):
            if kills == 0:
                break
            time.sleep(0.002)
        if kills < KILLS and not client.over:
            time.sleep(dice.random() * 0.15)
            own_server.restart()
            kills += 1
        time.sleep(0.01)
    playing.join(10)
    assert client.over
    assert kills == KILLS
    log = dict(own_server.rows("select number, key from entries where match = ? and deed = 'answer'", client.match))
    lost = {n: sent for n, sent in client.accepted.items() if log.get(n) != sent[1]}
    assert not lost, "accepted, but not in the log"
    numbers = [
        row[0] for row in own_server.rows("select number from entries where match = ? order by number", client.match)
    ]
    assert numbers == list(range(1, len(numbers) + 1))
    held = player.get(f"/matches/{client.match}/verify")["held"]
    assert len(held) == 5
    complaints = (
        own_server.log()
    )  # an Owl that was just being born when its server died complains in Python's own words
    assert "theomachy/" not in complaints


def test_nobody_thinks_on_for_a_dead_server(own_server: Server):
    """The processes of the Owl leave with the server, even if it had no time to tell them."""
    line = Player(own_server).play(seats=("novice", "me"))
    line.play_on(at_random(1), most=4)
    thinkers = own_server.children()
    assert thinkers
    own_server.kill()
    end = time.monotonic() + 10
    while any(alive(thinker) for thinker in thinkers):
        assert time.monotonic() < end
        time.sleep(0.05)
