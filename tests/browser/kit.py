"""People with browsers: what they see of a table, and what they can do at it with a mouse, a keyboard or a finger."""

import json
import re
import shutil
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from random import Random
from time import monotonic
from typing import Any

from playwright.sync_api import ConsoleMessage, Locator, Page, TimeoutError, WebSocket, WebSocketRoute, expect

from tests.server.kit import Player

CHROMIUM = shutil.which("chromium-headless-shell") or shutil.which("chromium") or shutil.which("chromium-browser")
FLAGS = [
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
]
PATIENCE = 90_000
"""Milliseconds after which a test gives up on a page: the machine may be busy."""
LOOKED_UP = 16
"""So many options are looked up without being pointed at."""
Json = Any

expect.set_options(timeout=PATIENCE)

STATE = """() => {
  if (document.querySelector('.ending')) return 'over'
  const bar = document.querySelector('.request')
  if (document.querySelector('.curtain')) return 'veiled'
  if (!bar || bar.matches('.wait, .off, .busy') || document.querySelector('.fresh, .sent, .faded')) return null
  return bar.querySelector('.own') ? 'roll' : bar.querySelector('.opt:not(.no)') ? 'asked' : null
}"""
"""What the table wants of whoever sits at this page; null while it wants nothing."""

STILL = """() => new Promise((resolve) => {
  const places = () => JSON.stringify([...document.querySelectorAll('.board-region [data-at]')].map((piece) => {
    const { x, y, width } = piece.getBoundingClientRect()
    return [x, y, width]
  }))
  let before = '', frames = 0
  const look = () => {
    const now = places()
    frames = now === before && !document.querySelector('.fresh') ? frames + 1 : 0
    before = now
    frames < 10 ? requestAnimationFrame(look) : resolve(true)
  }
  look()
})"""
"""Nothing on the board has moved for some frames, and all of it can be chosen."""

BREATH = "() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(done))))"
"""Two frames: what an event sets off at once has happened."""

TAKEN = "() => document.querySelector('.request .sent') || !document.querySelector('.board-region .ghost')"
"""What was set down on the board has been looked at, and answered."""

SETTLED = "() => !document.querySelector('.fresh, .request:is(.busy, .off), .request :is(.sent, .faded)')"
"""Whatever was answered has been taken, is shown, and has been there long enough to be answered again."""

GLOWING = """() => [...document.querySelectorAll('.board-region :is(.can, .option, .zone, .spot)')].flatMap((place) => {
  const { left, top, width, height } = place.getBoundingClientRect()
  const [x, y] = [left + width / 2, top + height / 2]
  const above = document.elementFromPoint(x, y)?.closest('.board-region [data-at]')
  return above && (above === place || place.matches('.zone')) ? [{ at: place.dataset.at, x, y }] : []
})"""
"""Places on the board that can be chosen and lie open; on a hex may stand a piece."""


class Visitor:
    """Somebody with a browser. Whatever goes wrong in it is written down."""

    def __init__(self, page: Page, settings: dict[str, Json]) -> None:
        self.page = page
        self.troubles: list[str] = []
        self.sent: list[Json] = []
        self.heard: list[Json] = []
        self.forgiven: list[str] = []
        page.set_default_timeout(PATIENCE)
        kept = json.dumps(json.dumps(settings))
        page.add_init_script(f"localStorage.getItem('theomachy') ?? localStorage.setItem('theomachy', {kept})")
        page.on("console", self._said)
        page.on("pageerror", lambda error: self.troubles.append(f"{page.url}: {error}"))
        page.on("websocket", self._listen)

    def _said(self, message: ConsoleMessage) -> None:
        if message.type == "error" and not any(word in message.text for word in self.forgiven):
            self.troubles.append(f"{self.page.url}: {message.text}")

    def _listen(self, line: WebSocket) -> None:
        line.on("framesent", lambda frame: self.sent.append(json.loads(frame)))
        line.on("framereceived", lambda frame: self.heard.append(json.loads(frame)))

    def rewrite(self, told: Callable[[Json], None], said: Callable[[Json], Json] = lambda order: None) -> None:
        """Let `told` change each message of the server; an order that `said` answers never reaches the server."""

        def between(line: WebSocketRoute) -> None:
            server = line.connect_to_server()

            def down(text: str | bytes) -> None:
                told(message := json.loads(text))
                line.send(json.dumps(message))

            def up(text: str | bytes) -> None:
                reply = said(json.loads(text))
                line.send(json.dumps(reply)) if reply else server.send(text)

            server.on_message(down)
            line.on_message(up)

        self.page.route_web_socket(re.compile("/live"), between)

    # Going about

    def go(self, path: str) -> "Visitor":
        self.page.goto(path)
        return self

    def button(self, name: str | re.Pattern[str], exact: bool = True) -> Locator:
        return self.page.get_by_role("button", name=name, exact=exact)

    def post(self, path: str, data: Json) -> Json:
        """What the page itself would send, with its cookies."""
        context = self.page.context
        token = context.request.get("/api/me").json()["token"]
        return context.request.post(f"/api{path}", data=data, headers={"x-csrftoken": token}).json()

    def open(self, path: str, data: Json) -> "Visitor":
        """A new table, without the page that sets it up."""
        return self.go(self.post(path, data)["path"])

    def sit(self, game: str, seats: list[str], **more: Json) -> "Visitor":
        return self.open("/matches", {"game": game, "seats": seats, **more})

    def be(self, player: Player) -> "Visitor":
        """Somebody who has already played, with the seats that are theirs."""
        address = f"http://{player.server.address}"
        cookies = [{"name": name, "value": value, "url": address} for name, value in player.http.cookies.items()]
        self.page.context.add_cookies(cookies)
        return self

    @property
    def match(self) -> str:
        return self.page.url.rpartition("/")[2]

    # Looking

    @property
    def question(self) -> Locator:
        return self.page.locator("#question > span").first

    @property
    def chips(self) -> Locator:
        return self.page.locator(".request:not(.fresh) .opt:not(.no):not(.more)")

    @property
    def chronicle(self) -> Locator:
        return self.page.locator(".rail-right .log li")

    def wanted(self, within: int = PATIENCE) -> str:
        """Wait until the table wants something: "asked", "roll", "veiled", or "over"."""
        state: str = self.page.wait_for_function(STATE, timeout=within).json_value()
        return state

    def glowing(self) -> list[Json]:
        """What can be chosen on the board, once the board stands still."""
        self.still()
        found: list[Json] = self.page.evaluate(GLOWING)
        return found

    @property
    def asked(self) -> Json:
        """The question to whoever sits at this page."""
        return next(one for one in self.tables[-1]["requests"] if one["mine"])

    def read(self) -> "Visitor":
        """Wait until everything that has just been drawn can be chosen."""
        self.page.wait_for_function("() => !document.querySelector('.fresh')")
        return self

    def verdicts(self) -> list[Json]:
        """What the page has looked up about its options, once it knows."""
        asked = self.asked
        keys = {option["key"] for option in asked["options"][:LOOKED_UP]}

        def known() -> list[Json]:
            return [m for m in self.heard if m["type"] == "verdict" and m["request"] == asked["id"]]

        self.until(lambda: keys <= {verdict["key"] for verdict in known()})
        return known()

    @property
    def tables(self) -> list[Json]:
        """All that told what is asked."""
        return [message for message in self.heard if message["type"] in ("table", "step")]

    @property
    def answers(self) -> list[Json]:
        """One each, or several in one go."""
        return [message for message in self.sent if message["type"] in ("answer", "go")]

    @property
    def refusals(self) -> list[str]:
        """Of answers; a look at what is asked no longer may be refused."""
        said = {message["id"] for message in self.answers}
        refused = [message for message in self.heard if message["type"] == "refused" and message.get("re") in said]
        return [message["reason"]["text"] for message in refused]

    def rest_on(self, place: Json, until: Locator) -> None:
        """With the pointer, until it is shown; a question that came meanwhile wants it to move again."""
        for _ in range(30):
            self.page.mouse.move(place["x"], place["y"])
            self.page.mouse.move(place["x"] + 2, place["y"])
            with suppress(TimeoutError):
                return until.wait_for(timeout=3000)
            self.page.mouse.move(0, 0)
        raise AssertionError("nothing is said about it")

    def still(self) -> "Visitor":
        """Once nothing moves, what is on the board can be taken where it was seen."""
        self.page.evaluate(STILL)
        return self

    def breathe(self) -> None:
        """To see that nothing happens."""
        self.page.evaluate(BREATH)

    def until(self, done: Callable[[], bool]) -> None:
        """Wait for something that is heard or said, not seen."""
        end = monotonic() + PATIENCE / 1000
        while not done():
            assert monotonic() < end, "it did not happen"
            self.page.wait_for_timeout(10)

    # Playing

    @contextmanager
    def answering(self) -> Iterator[None]:
        """What is done in here is one answer, and it is accepted."""
        before = len(self.answers)
        yield
        self.until(lambda: len(self.answers) > before)  # a place is looked at before it is answered
        self.page.wait_for_function(SETTLED)
        assert len(self.answers) == before + 1, "the choice was no answer"
        assert not self.refusals, self.refusals

    @contextmanager
    def choosing(self, random: Random, narrow: Callable[["Visitor", Random], None] | None = None) -> Iterator[None]:
        """What is done in here chooses; one of several ways that are left, or a place to be set down at, by chance."""
        before = len(self.answers)
        yield
        self.until(lambda: len(self.answers) > before or self.narrowed or self.lifted)
        if self.narrowed:
            narrow(self, random) if narrow else self.any_chip(random).click()
        elif self.lifted:
            for key in [*["Tab"] * random.randrange(4), "Enter"]:
                self.page.keyboard.press(key)
            self.page.wait_for_function(TAKEN)

    def any_chip(self, random: Random) -> Locator:
        self.chips.first.wait_for()  # a set-up that runs by itself shows none
        return self.chips.nth(random.randrange(self.chips.count()))

    def click_chip(self, random: Random) -> None:
        with self.choosing(random):
            self.any_chip(random).click()

    def click_board(self, random: Random) -> None:
        """Whatever glows on the board."""
        place = random.choice(self.glowing())
        with self.choosing(random):
            self.page.mouse.click(place["x"], place["y"])

    def resign(self) -> None:
        """Asked whether they mean it, they do."""
        self.button("Menu").click()
        self.button("Resign").click()
        self.page.get_by_role("alert").get_by_role("button", name="Resign").click()

    @property
    def back(self) -> Locator:
        return self.page.locator(".request .acts .btn", has_text=re.compile("^(Back|戻る)"))

    @property
    def narrowed(self) -> bool:
        """One of several ways is still to be chosen."""
        return self.back.count() > 0

    @property
    def lifted(self) -> bool:
        """A piece is in the hand, to be set down."""
        return self.page.locator(".board-region .ghost").count() > 0

    def play(self, choose: Callable[["Visitor"], None], until: Callable[["Visitor"], bool], most: int = 400) -> int:
        """Answer until the match is over or something has come about; how many answers that took."""
        for n in range(most):
            if self.wanted() == "over" or until(self):
                return n
            with self.answering():
                choose(self)
        raise AssertionError(f"still not there after {most} answers")

    def play_a_turn(self, choose: Callable[["Visitor"], None]) -> list[str]:
        """Deployment and the whole first turn on a battlefield; the phases that came by."""
        crown, seen = self.page.locator(".phases"), list[str]()

        def second(_: Visitor) -> bool:
            seen.extend(crown.locator("[aria-current=step]").all_inner_texts())
            return crown.inner_text().startswith("Turn 2")

        self.play(choose, until=second)
        assert second(self)
        return list(dict.fromkeys(seen))


def never(_: Visitor) -> bool:
    return False
