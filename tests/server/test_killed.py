"""The server killed (kill -9) at any moment: nothing that was accepted is lost, and clients go on by themselves."""

import threading
import time
from collections.abc import Callable
from random import Random

from websockets.exceptions import ConnectionClosed, InvalidHandshake

from tests.forms import Form
from tests.server.kit import PATIENCE, Json, Line, Player, Server, alive, at_random

LOST = (ConnectionClosed, InvalidHandshake, OSError, EOFError, TimeoutError)


class Steadfast(threading.Thread):
    """A client that plays on whatever happens: it comes back, and says again only what is still asked. It decides as
    often as it is allowed to, so that the match lasts as long as it has to, however fast the machine is."""

    def __init__(self, player: Player, match: str) -> None:
        super().__init__(daemon=True)
        self.player, self.match = player, match
        self.accepted: dict[int, tuple[str, str]] = {}
        self.sent: tuple[str, str] | None = None
        self.choose = at_random(1)
        self.over = self.left = False
        self.line: Line | None = None
        self.may_decide = threading.Semaphore(0)

    def run(self) -> None:
        while not self.over and not self.left:
            try:
                with self.player.look(self.match) as line:
                    self.line = line
                    if line.table.get("waiting"):
                        line.sit()
                    self.go_on(line)
            except LOST:
                time.sleep(0.02)

    @property
    def thinking(self) -> bool:
        """Whether an agent thinks at its table, as far as it knows."""
        return self.line is not None and any(seat.get("thinking") for seat in self.line.table.get("seats", ()))

    def go_on(self, line: Line) -> None:
        while not self.left:
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
        self.may_decide.acquire()
        return self.choose(request)

    def accepts(self, number: int) -> None:
        """Wait until so many of its answers have been accepted, or the match is over."""
        end = time.monotonic() + PATIENCE
        while len(self.accepted) < number and not self.over:
            assert self.is_alive() or self.over, "something went wrong"
            assert time.monotonic() < end
            time.sleep(0.002)


def assert_nothing_lost(server: Server, client: Steadfast) -> None:
    """All that was accepted is in the log, and the log has no gaps."""
    log = dict(server.rows("select number, key from entries where match = ? and deed = 'answer'", client.match))
    lost = {n: sent for n, sent in client.accepted.items() if log.get(n) != sent[1]}
    assert not lost, "accepted, but not in the log"
    written = server.rows("select number from entries where match = ? order by number", client.match)
    assert [number for (number,) in written] == list(range(1, len(written) + 1))


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
    clients[-1].join(4 * PATIENCE)
    assert clients[-1].over
    for one in (*clients, *others):
        assert_nothing_lost(own_server, one)
    for client in clients:
        assert len(player.get(f"/matches/{client.match}/verify")["held"]) == 7
    # an Owl that was just being born when its server died complains in Python's own words
    assert "theomachy/" not in own_server.log()


def goes_on(server: Server, clients: list[Steadfast]) -> None:
    """Wait until there is more in the log of each."""
    known = {client: server.length(client.match) for client in clients}
    until(lambda: all(server.length(one.match) > n or one.over for one, n in known.items()))


def until(done: Callable[[], bool]) -> None:
    end = time.monotonic() + PATIENCE
    while not done():
        assert time.monotonic() < end
        time.sleep(0.01)


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
