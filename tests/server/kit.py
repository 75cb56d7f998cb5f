"""Players who talk to a real server as browsers do: cookies, tokens, messages."""

import json
import secrets
import time
from collections.abc import Callable, Sequence
from contextlib import ExitStack
from random import Random
from typing import Any

import httpx
from websockets.sync.client import connect

from tests.server.processes import PATIENCE, Json, Server
from theomachy.kernel.chance import promise_of
from theomachy.play.patches import apply

PASSING = ("undo", "plea", "result", "lesson", "claim")
"""Parts of a table that a step leaves out when there is nothing to say about them."""
ONLOOKERS = ("watching", "onlookers")
"""Who looks on is told a little later, once a second: nobody waits for it."""
NEWS = ("n", "requests", "seats", "rolls", "head", "nonces")

Choose = Callable[[Json], str]
"""What to answer to a request: a key."""


def hello(client: httpx.Client) -> dict[str, str]:
    """Say hello; the header that must come with every change from then on."""
    return {"x-csrftoken": client.get("/api/me").json()["token"]}


class Player:
    """Somebody with a browser of their own."""

    def __init__(self, server: Server, lang: str = "en") -> None:
        self.server, self.lang = server, lang
        self.http = httpx.Client(base_url=f"http://{server.address}/api", timeout=PATIENCE)
        self.nonces: dict[str, str] = {}
        self.token = ""
        self.me = self.get("/me")
        self.token = self.me["token"]

    def be(self, other: "Player") -> None:
        """Go on as somebody else, who may know another server of the same house."""
        self.http.cookies, self.nonces, self.token = other.http.cookies, other.nonces, other.token

    def ask(self, method: str, path: str, data: Json = None, **more: Any) -> httpx.Response:
        token = {"x-csrftoken": self.token}
        more = {"params": {"lang": self.lang}, "headers": token, **more}
        return self.http.request(method, path, json=data, **more)

    def get(self, path: str, **params: str) -> Json:
        found = self.ask("GET", path, params={"lang": self.lang, **params})
        assert found.status_code == 200, found.text
        return found.json()

    def text(self, path: str) -> str:
        found = self.ask("GET", path)
        assert found.status_code == 200, found.text
        return found.text

    def post(self, path: str, data: Json = None) -> Json:
        found = self.ask("POST", path, data)
        assert found.is_success, found.text
        return found.json()

    def refused(self, method: str, path: str, data: Json = None, **more: Any) -> tuple[int, Json]:
        """The status and the sentence of a refusal."""
        found = self.ask(method, path, data, **more)
        assert 400 <= found.status_code < 500, found.text
        return found.status_code, found.json()["error"]

    def new(self, game: str = "scathe", seats: tuple[str, ...] = ("me", "squire"), **more: Json) -> str:
        """Set a table; its id."""
        match: str = self.post("/matches", {"game": game, "seats": list(seats), **more})["match"]
        return match

    def look(self, match: str, **headers: str) -> "Line":
        return Line(self, match, headers)

    def play(self, game: str = "scathe", seats: tuple[str, ...] = ("me", "squire"), **more: Json) -> "Line":
        """Set a table and sit down at it."""
        return self.look(self.new(game, seats, **more)).sit()

    @property
    def cookies(self) -> str:
        return "; ".join(f"{name}={value}" for name, value in self.http.cookies.items())


def sitting(nonce: str, seats: int = 2) -> list[Json]:
    """What somebody says who sits in every seat: they promise, and open at once."""
    promise = promise_of(nonce)
    opening = {"type": "open", "id": 2, "nonce": nonce, "promised": [promise] * seats}
    return [{"type": "sit", "id": 1, "promise": promise}, opening]


def begin(lines: "Sequence[Line]") -> None:
    """All sit down, hear that all have, and see the match begin."""
    for line in lines:
        line.sit()
    for line in lines:
        line.until(lambda line=line: all(line.promised) or not line.table.get("waiting"))
    for line in lines:
        line.until(lambda line=line: not line.table.get("waiting"))


class Line:
    """A line to a table. It keeps the table as its messages tell it, like any client."""

    def __init__(self, player: Player, match: str, headers: dict[str, str] | None = None) -> None:
        self.player, self.match = player, match
        self.said = 0
        self.nonce, self.opening = "", None
        self.heard: list[Json] = []
        self.bytes: list[str] = []
        url = f"ws://{player.server.address}/api/matches/{match}/live?lang={player.lang}"
        self._stack = ExitStack()
        headers = {"Cookie": player.cookies, **(headers or {})}
        line = connect(url, additional_headers=headers, max_size=2**24, open_timeout=PATIENCE, compression=None)
        self.socket = self._stack.enter_context(line)
        self.table: Json = {}
        self.until(lambda: bool(self.table))

    def __enter__(self) -> "Line":
        return self

    def __exit__(self, *_: object) -> None:
        self.close()

    def close(self) -> None:
        self._stack.close()

    # Speaking

    def send(self, type: str, **fields: Json) -> int:
        self.said += 1
        self.socket.send(json.dumps({"type": type, "id": self.said, **fields}))
        return self.said

    def say(self, type: str, **fields: Json) -> Json:
        """Say something and wait for the reply to it."""
        return self.reply(self.send(type, **fields))

    def reply(self, id: int | None) -> Json:
        while True:
            message = self.hear()
            if (
                message["type"] in ("accepted", "refused", "verdict", "measured", "ways", "pong")
                and message.get("re") == id
            ):
                return message

    def sit(self, nonce: str = "") -> "Line":
        """Promise a nonce; it is opened as soon as all have promised theirs."""
        nonce = self.nonce = self.player.nonces.setdefault(self.match, nonce or secrets.token_hex(16))
        self.must("sit", promise=promise_of(nonce))
        if self.opening is not None:
            assert self.reply(self.opening)["type"] == "accepted"
        return self

    @property
    def promised(self) -> list[str]:
        return [seat.get("promised", "") for seat in self.table["seats"]]

    def _open(self) -> None:
        """Open the nonce, once, when it is time."""
        if self.nonce and self.opening is None and self.table.get("waiting") and all(self.promised):
            self.opening = self.send("open", nonce=self.nonce, promised=self.promised)

    def answer(self, key: str, request: Json = None) -> Json:
        request = request or self.request
        return self.say("answer", request=request["id"], key=key)

    def must(self, type: str, **fields: Json) -> Json:
        """Say something that has to be accepted."""
        reply = self.say(type, **fields)
        assert reply["type"] == "accepted", reply
        return reply

    def deed(self, type: str, **fields: Json) -> Json:
        """Undo, plea, grant, resign: at the table as it is known."""
        return self.say(type, n=self.n, **fields)

    # Hearing

    def hear(self, seconds: float = PATIENCE) -> Json:
        self.bytes.append(str(self.socket.recv(timeout=seconds)))
        message = json.loads(self.bytes[-1])
        self.heard.append(message)
        self.table = after(self.table, message)
        self._open()
        return message

    def until(self, done: Callable[[], bool], seconds: float = PATIENCE) -> "Line":
        end = time.monotonic() + seconds
        while not done():
            self.hear(max(0.01, end - time.monotonic()))
        return self

    def catch_up(self) -> "Line":
        """Hear all that was said so far, at another process of the server too."""
        server = self.player.server
        known = server.length(self.match) if server.workers > 1 else 0
        self.say("ping")
        return self.until(lambda: self.n >= known)

    @property
    def n(self) -> int:
        n: int = self.table["n"]
        return n

    @property
    def mine(self) -> list[Json]:
        return [request for request in self.table["requests"] if request["mine"]]

    @property
    def request(self) -> Json:
        """What this player is asked, as soon as they are."""
        self.until(lambda: bool(self.mine) or self.over)
        return self.mine[0]

    @property
    def over(self) -> bool:
        return bool(self.table.get("result"))

    @property
    def told(self) -> list[str]:
        return [line["text"] for line in self.table["chronicle"]]

    # Playing

    def turn(self, choose: Choose) -> bool:
        """Answer one request; False if the match is over."""
        self.until(lambda: bool(self.mine) or self.over)
        if self.over:
            return False
        request = self.mine[0]
        reply = self.answer(choose(request), request)
        assert reply["type"] == "accepted", (reply, request)
        return True

    def play_on(self, choose: Choose, most: int = 2000) -> "Line":
        """Answer until the match is over, or so many times."""
        while most and self.turn(choose):
            most -= 1
        return self

    def whole(self) -> Json:
        """The table as the server sends it anew: must be what its steps have told."""
        self.send("again")
        while True:
            known = self.table
            if self.hear()["type"] == "table":
                return known


def after(table: Json, message: Json) -> Json:
    """A table as a message leaves it, as any client keeps it."""
    if message["type"] == "table":
        return {name: value for name, value in message.items() if name not in ONLOOKERS}
    if message["type"] == "seats":
        kept = {name: value for name, value in table.items() if name != "claim"}
        return kept | {name: message[name] for name in ("seats", "claim") if name in message}
    if message["type"] != "step":
        return table
    told = message["chronicle"]
    kept = {name: value for name, value in table.items() if name not in (*PASSING, "waiting")}
    news = {name: message[name] for name in (*PASSING, *NEWS) if name in message}
    lines = [*table["chronicle"][: told["cut"]], *told["add"]]
    return {**kept, **news, "scene": apply(table["scene"], message["scene"]), "chronicle": lines}


def at_random(seed: int = 0) -> Choose:
    """Any option; of dice any faces."""
    random = Random(seed)

    def choose(request: Json) -> str:
        if request["kind"] == "roll":
            return " ".join(random.choice(die) for die in request["dice"])
        key: str = random.choice(request["options"])["key"]
        return key

    return choose
