"""Clients that play on whatever happens to their server, and what must never happen to what they were told."""

import threading
import time

from websockets.exceptions import ConnectionClosed, InvalidHandshake

from tests.server.kit import Line, Player, at_random
from tests.server.processes import PATIENCE, Json, Server, until
from theomachy.presentation.text import Language

LOST = (ConnectionClosed, InvalidHandshake, OSError, EOFError, TimeoutError)


STALE = Language("en").say("live-stale")
AWAY = tuple(Language("en").say(id, why="").partition(":")[0] for id in ("live-not-kept", "live-not-read"))


def _in_passing(text: str) -> bool:
    """Whether something was refused only now: another process was quicker, or the database is away."""
    return text == STALE or text.startswith(AWAY)


class Steadfast(threading.Thread):
    """A client that plays on whatever happens: it comes back, and says again only what is still asked. It decides as
    often as it is allowed to, so that the match lasts as long as it has to, however fast the machine is."""

    def __init__(self, player: Player, match: str, seed: int = 1) -> None:
        super().__init__(daemon=True)
        self.player, self.match = player, match
        self.accepted: dict[int, tuple[str, str]] = {}
        self.sent: tuple[str, str] | None = None
        self.choose = at_random(seed)
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
            if reply["type"] == "refused" and _in_passing(reply["reason"]["text"]):
                time.sleep(0.02)
                line.whole()
                continue
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

    def ends(self) -> None:
        """Wait until the match is over."""
        self.join(4 * PATIENCE)
        assert self.over, "something went wrong"


def assert_nothing_lost(server: Server, client: Steadfast) -> None:
    """All that was accepted is in the log, and the log has no gaps."""
    log = dict(server.rows("select number, key from entries where match = ? and kind = 'answer'", client.match))
    lost = {n: sent for n, sent in client.accepted.items() if log.get(n) != sent[1]}
    assert not lost, "accepted, but not in the log"
    written = server.rows("select number from entries where match = ? order by number", client.match)
    assert [number for (number,) in written] == list(range(1, len(written) + 1))


def goes_on(server: Server, clients: list[Steadfast]) -> None:
    """Wait until there is more in the log of each."""
    known = {client: server.length(client.match) for client in clients}
    until(lambda: all(server.length(one.match) > n or one.over for one, n in known.items()))
