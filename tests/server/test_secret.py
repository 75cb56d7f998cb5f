"""Secret deployment on the wire: nothing that is sent to anybody else depends on the choice that is hidden from them.

The same match is played in several worlds, each with a server of its own: the same seed, nonces and answers, but
another marker at which the hidden unit is. All that an opponent and an onlooker get is kept as it came, and compared.
"""

import asyncio
import re
import time
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from datetime import UTC, datetime
from hashlib import sha256
from math import dist, inf
from pathlib import Path
from random import Random

import msgspec
import pytest

from tests.server.kit import Json, Line, Nursery, Player, Server
from theomachy.games.godslayer.setup import Setup
from theomachy.games.godslayer.warbands import STARTERS
from theomachy.hosting.matchmaking import NewMatch, agree
from theomachy.server.db.store import SqlStore
from theomachy.server.guests import COOKIE
from theomachy.server.serving import database
from theomachy.table.plane import INCH
from theomachy.wire.rate import MESSAGES_A_SECOND

MATCH = "the-same-match"
UNIT = "a3"
"""Who hides: the infantry unit of the first seat."""
STEPS = 80
"""Answers and looks before them."""
LOOKS = 2
"""Options that an opponent tries out before an answer."""
CLOSE = 5.8 * INCH
SETUP = Setup((STARTERS["wyldfolk-160"], STARTERS["wyldfolk-160"]), ground="generated", ground_seed=3)


class Patient(Line):
    """Never says so much at once that it would be told to wait: how fast a machine is must not be seen."""

    allowance, since = 40.0, 0.0

    def send(self, type: str, **fields: Json) -> int:
        while self.allowance < 1:
            time.sleep(0.05)
            self._earn()
        self.allowance -= 1
        self._earn()
        return super().send(type, **fields)

    def _earn(self) -> None:
        now = time.monotonic()
        self.allowance = min(40, self.allowance + (now - self.since) * MESSAGES_A_SECOND * 0.8)
        self.since = now


class World:
    """A server with one match at which two people sit, and somebody looks on in another language."""

    def __init__(self, server: Server, marker: int, first: int) -> None:
        self.server, self.marker, self.first = server, marker, first
        asyncio.run(self.lay())
        self.hider, self.foe, self.onlooker = map(self.somebody, ("hider", "opponent", "onlooker"))
        self.lines = [Patient(player, MATCH) for player in (self.hider, self.foe, self.onlooker)]
        self.mine, self.other, _ = self.lines
        for line in (self.mine, self.other):
            line.sit("7" * 32)
        self.catch_up()
        for line in self.lines:
            line.bytes.clear()
        self.random = Random(5)
        self.got: list[list[str]] = []
        """By step: all that came to the opponent and to the onlooker."""

    def somebody(self, name: str) -> Player:
        """With the same cookie in every world."""
        player = Player(self.server, "ja" if name == "onlooker" else "en")
        player.http.cookies.clear()
        player.http.cookies.set(COOKIE, token(name))
        player.me = player.get("/me")
        return player

    async def lay(self) -> None:
        """The table is laid as the house does it, but with a seed that is known."""
        store = SqlStore(database(str(self.server.data)))
        host, guest = guest_of("hider"), guest_of("opponent")
        match, seats = agree(NewMatch("godslayer", ["me", "friend"]), host, datetime(2026, 1, 1, tzinfo=UTC))
        setup = msgspec.json.encode(SETUP).decode()
        await store.add(
            msgspec.structs.replace(match, id=MATCH, server_seed=b"7" * 32, setup=setup),
            [
                msgspec.structs.replace(seat, match=MATCH, guest=who, invite=None)
                for seat, who in zip(seats, (host, guest), strict=True)
            ],
        )
        await store.rename(guest_of("onlooker"), "")
        await store.close()

    def catch_up(self) -> None:
        for line in self.lines:
            line.catch_up()

    # Playing

    def play(self) -> "World":
        """So many entries, the same in every world but for what is secret; looking around before each."""
        hidden = 0
        while len(self.got) < STEPS and not self.mine.over:
            if request := next(iter(self.mine.mine), None):
                if request.get("secret"):
                    hidden += 1
                    self.hide(request, self.first if hidden == 1 else self.marker)
                    if hidden == 1:  # and thinks better of it
                        assert self.mine.deed("undo")["type"] == "accepted"
                else:
                    self.say(self.mine, request)
            else:
                if len(self.got) % 4 == 0 or self.other.request["clause"] == "GS-MOV-01":
                    self.look_round(self.other.request)
                    self.keep()
                self.say(self.other, self.other.request)
            if len(self.got) % 12 == 5:
                self.plead()
            self.keep()
        return self

    def hide(self, request: Json, marker: int) -> None:
        assert request["by"] == UNIT
        assert self.mine.answer(f"marker-a{marker}", request)["type"] == "accepted"

    def say(self, line: Line, request: Json) -> None:
        """Any answer; but whoever is hidden stays hidden, and their enemies keep away from the markers, which are put
        near them."""
        options = [option for option in request["options"] if option["key"] not in ("reveal", "none", "off")]
        places = [option for option in options if "at" in option]
        if places and request["seat"] == 1:
            options = [max(places, key=self.far)]
        elif request["seat"] == 1:
            options = [option for option in options if not option["key"].startswith("charge")] or options
        elif request["clause"] == "GS-DEP-03":
            options = [min(options, key=self.beside_them)]
        reply = line.answer(self.random.choice(options)["key"], request)
        assert reply["type"] == "accepted", (reply, request)

    def far(self, option: Json) -> float:
        """How far a place is from the nearest marker."""
        pieces = self.other.table["scene"]["pieces"]
        markers = [piece["at"] for id, piece in pieces.items() if id.startswith("marker-a")]
        return min([dist(option["at"], at) for at in markers], default=inf)

    def beside_them(self, option: Json) -> float:
        """How far a place without a marker is from the enemies, who do not stand right beside it."""
        pieces = self.other.table["scene"]["pieces"].values()
        away = min([dist(option["at"], piece["at"]) for piece in pieces if piece.get("owner") == 1 and piece.get("at")])
        return away if away > CLOSE and self.far(option) else inf

    def look_round(self, request: Json) -> None:
        """All that an opponent may ask: what would be, what something is, how far it is, the table anew, the record."""
        id, line, options = request["id"], self.other, request["options"]
        places = sorted([option for option in options if "at" in option], key=self.far)
        for option in (*places[:1], *self.random.sample(options, min(LOOKS, len(options)))):
            line.say("probe", request=id, key=option["key"])
        for what in (f"{UNIT}.1", "marker-a1", "marker-a2"):
            line.say("point", request=id, at=what)
        line.say("probe", request=id, key=f"charge:{UNIT}")
        line.say("measure", **{"from": "b1", "to": f"{UNIT}.1"})
        line.say("answer", request=id, key=f"{UNIT}.1")
        for each in self.lines[1:]:
            each.send("again")
            each.catch_up()

    def plead(self) -> None:
        """The opponent asks for something back; it is granted, or there is nothing to grant."""
        if self.other.deed("plea")["type"] == "accepted":
            self.mine.catch_up()
            if self.mine.table.get("plea"):
                assert self.mine.deed("grant", yes=True)["type"] == "accepted"

    def keep(self) -> None:
        self.catch_up()
        came = [text for line in self.lines[1:] for text in (*line.bytes, "")]
        for line in self.lines[1:]:
            line.bytes.clear()
        if len(self.got) % 35 == 34:
            came += self.pages()
        self.got.append(came)

    def pages(self) -> Iterator[str]:
        """What can be got besides the line. An answer of the hider stands in an opponent's record as a commitment: a
        salted hash, and the checks of all lines after it follow from it."""
        yield re.sub(r"~[0-9a-f]{32}|[0-9a-f]{8}$", "", self.foe.text(f"/matches/{MATCH}/record"), flags=re.M)
        for player in (self.foe, self.onlooker):
            for path in ("/matches", f"/matches/{MATCH}/replay", f"/matches/{MATCH}/verify"):
                yield player.ask("GET", path).text
        yield self.onlooker.ask("GET", f"/matches/{MATCH}/record").text

    @property
    def secret(self) -> int:
        """Steps until somebody is revealed."""
        return next((at for at, came in enumerate(self.got) if any(map(reveals, came))), STEPS)


def reveals(text: str) -> bool:
    return text.startswith('{"type":"step"') and "was at marker" in text


def token(name: str) -> str:
    return f"{name}-of-every-world"


def guest_of(name: str) -> str:
    return sha256(token(name).encode()).hexdigest()


@pytest.fixture
def worlds(nursery: Nursery, tmp_path: Path) -> Iterator[Callable[..., World]]:
    servers: list[Server] = []

    def world(marker: int, first: int) -> World:
        folder = tmp_path / str(len(servers))
        folder.mkdir()
        servers.append(Server(folder, nursery.start, owls=1))
        return World(servers[-1], marker, first)

    yield world
    for server in servers:
        server.stop()


def test_no_byte_depends_on_where_somebody_hides(worlds: Callable[..., World]):
    """GS-DEP-04, GS-DEP-13: not the table, its steps and questions, verdicts, refusals, pleas, chronicle or records."""
    laid = [worlds(marker, first) for marker, first in ((1, 1), (2, 3), (3, 1))]
    with ThreadPoolExecutor(len(laid)) as pool:  # side by side, since everybody waits most of the time
        usual, *others = pool.map(World.play, laid)
    for other in others:
        same = min(usual.secret, other.secret)
        assert same > STEPS // 2
        assert other.got[:same] == usual.got[:same]
