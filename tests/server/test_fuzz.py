"""Real messages of running matches, changed until they mean nothing, or something else: what is not accepted changes
nothing, and nothing that is said breaks a line, a match or the server."""

import asyncio
import json
from collections import Counter
from collections.abc import Iterator
from contextlib import suppress
from hashlib import sha256
from random import Random
from typing import Any

import msgspec
import pytest
from websockets.exceptions import ConnectionClosed

from tests.forms import Form
from tests.hosting.seating import sit_down
from tests.server.kit import Player, at_random, sitting
from tests.server.mutations import Json, mutated
from tests.server.processes import Server
from theomachy.hosting.live import LiveMatch
from theomachy.hosting.matchmaking import NewMatch
from theomachy.hosting.memory import in_memory
from theomachy.hosting.service import MatchService
from theomachy.kernel.saves import save
from theomachy.wire import desk, rate
from theomachy.wire.viewer import WireViewer

GAMES = [("scathe", ""), ("godtear", "first"), ("godslayer", "")]
"""Rows, hexes, and a measured table."""
RED, BLUE, STRANGER = "red" * 20, "blue" * 16, ""


class Heard:
    """A line that keeps the types of what it is sent, and the reasons."""

    def __init__(self) -> None:
        self.messages: list[Json] = []

    def send(self, message: bytes, *, table: bool = False, news: bool = False) -> None:
        self.messages.append(json.loads(message))

    def drop(self) -> None:
        raise AssertionError("something could not be shown")

    def replies(self) -> list[Json]:
        """What was said since this was asked last."""
        said, self.messages = self.messages, []
        return said


class Bout:
    """A match with two who play, one who looks on, and all that each of them could say now."""

    def __init__(self, service: MatchService, live: LiveMatch) -> None:
        self.live = live
        self.viewers = [WireViewer(Heard(), service, live, guest, "en") for guest in (RED, BLUE, STRANGER)]
        self.old: list[Json] = [{"type": "ping", "id": 1}]
        """what could be said once"""

    @classmethod
    async def begin(cls, service: MatchService, game: str, preset: str) -> "Bout":
        made = await desk.new_match(service, RED, NewMatch(game, ["me", "friend"], preset))
        await desk.join(service, BLUE, made.invites[1].removeprefix("/join/"))
        bout = cls(service, await service.match(made.match))
        await sit_down(*[(service, bout.live, guest) for guest in (RED, BLUE)])
        assert bout.live.log.match is not None
        return bout

    @property
    def digest(self) -> str:
        """All that a message may change."""
        live, match = self.live, self.live.log.match
        assert match is not None
        parts = (
            live.log.n,
            save(match),
            live.log.takeback_request,
            sorted(map(str, live.orders.orders.items())),
            live.seats,
        )
        return sha256(msgspec.json.encode(parts)).hexdigest()

    def sayings(self) -> Iterator[Json]:
        """What is well said now, by whomever."""
        n, log = self.live.log.n, self.live.log
        for request in log.requests:
            id = log.request_id(request)
            keys = (
                [key for key, _ in zip(request.keys(), range(6), strict=False)] if hasattr(request, "keys") else ["1"]
            )
            for key in keys:
                yield {"type": "answer", "id": 2, "request": id, "key": key}
                yield {"type": "probe", "id": 3, "request": id, "key": key}
            yield {"type": "point", "id": 4, "request": id, "at": Random(n).choice(keys)}
        for deed in ("undo", "plea", "resign"):
            yield {"type": deed, "id": 5, "n": n}
        yield {"type": "grant", "id": 6, "n": n, "yes": True}
        yield {"type": "measure", "id": 7, "from": "12700,8890", "to": "5080,5080"}
        yield {"type": "stand", "id": 8, "window": "gs-ask-counter", "how": "at-least", "least": 3}
        yield {"type": "speak", "id": 9, "lang": "ja"}
        yield from ({"type": kind, "id": 10} for kind in ("again", "ping"))
        yield from sitting("0" * 32)

    async def attempt(self, dice: Random) -> str:
        """Say something mutated; what became of it."""
        now = list(self.sayings())
        message = mutated(dice, dice.choice(now), [*now, *self.old])
        self.old = [*self.old[-20:], dice.choice(now)]
        viewer, before = dice.choice(self.viewers), self.digest
        await viewer.hear(_text(message))
        line = viewer.line
        assert isinstance(line, Heard)
        replies = line.replies()
        reasons = [reply["reason"]["text"] for reply in replies if reply["type"] == "refused"]
        assert not any("went wrong" in reason for reason in reasons), message
        if any(reply["type"] == "accepted" for reply in replies):
            return "accepted"
        assert self.digest == before, message
        return "refused" if reasons else "answered"

    async def goes_on(self) -> bool:
        """Whoever is asked answers; somebody may have won by now."""
        if self.live.log.over:
            return True
        ask = self.live.log.requests[0]
        viewer = self.viewers[self.live.seats_of(BLUE).count(ask.seat)]
        key = next(iter(ask.keys()))
        await viewer.hear(json.dumps({"type": "answer", "id": 1, "request": self.live.log.request_id(ask), "key": key}))
        line = viewer.line
        assert isinstance(line, Heard)
        return any(reply["type"] == "accepted" for reply in line.replies())


def _text(message: bytes) -> str | None:
    """As a socket hands it on: what is not UTF-8 is no text."""
    with suppress(UnicodeDecodeError):
        return message.decode()
    return None


async def fuzz(game: str, preset: str, messages: int, seed: int) -> Counter[str]:
    service, dice, became = MatchService(in_memory()), Random(seed), Counter[str]()
    bout = await Bout.begin(service, game, preset)
    for _ in range(messages):
        if bout.live.log.over:
            bout = await Bout.begin(service, game, preset)
        became[await bout.attempt(dice)] += 1
    assert await bout.goes_on(), "what is well said is still accepted"
    await service.close()
    return became


@pytest.mark.parametrize(("game", "preset"), GAMES)
def test_what_is_not_accepted_changes_nothing(game: str, preset: str, form: Form, monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setattr(rate, "MESSAGES_AT_ONCE", 10**9)
    monkeypatch.setattr(rate, "MESSAGES_A_SECOND", 10**9)
    messages = form.pick(short=200, long=500, full=17_000)
    became = asyncio.run(fuzz(game, preset, messages, seed=messages))
    assert became.total() == messages
    assert became["refused"] > messages / 2, became


def test_mutated_messages_over_a_real_line(server: Server, form: Form):
    """The same as frames of a socket, which may be no text at all: that ends the line, and nothing else."""
    dice, player = Random(1), Player(server)
    line = player.play(seats=("me", "me"))
    logged = len(server.log())
    request, n = line.request, line.n
    said: list[Any] = [
        {"type": "answer", "id": 1, "request": request["id"], "key": "nonsense"},
        {"type": "point", "id": 2, "request": request["id"], "at": "warrior"},
        {"type": "undo", "id": 3, "n": n + 1},
        {"type": "ping", "id": 4},
    ]
    for _ in range(form.pick(short=100, long=200, full=3000)):
        data = mutated(dice, dice.choice(said), said)
        try:
            line.socket.send(data, text=dice.random() < 0.9)
        except ConnectionClosed:
            line = player.look(line.match)
    again = player.look(line.match)
    assert again.request == request
    assert again.n == n == server.length(line.match)
    again.turn(at_random(1))
    complaints = server.log()[logged:]
    assert "could not be carried out" not in complaints
    assert "a connection failed" not in complaints
