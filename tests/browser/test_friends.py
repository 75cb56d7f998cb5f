"""Two people with a browser each: names, phrases, clocks, claims, and another match."""

import sys
from collections.abc import Callable, Iterator
from functools import partial
from os import environ
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Arrive
from tests.browser.kit import Visitor
from tests.browser.test_phone import PHONE
from tests.server.processes import ROOT, Server, start_script

SCRIPT = ROOT / "tests" / "server" / "moved_clock.py"
Company = tuple[Visitor, Visitor]
LISTEN = """() => {
  window.bubbles = []
  window.spoken = ''
  const look = () => {
    spoken += document.querySelector('[aria-live=polite]').textContent
    document.querySelectorAll('.bubble').forEach((bubble) => {
      if (!bubbles.includes(bubble.innerText)) bubbles.push(bubble.innerText)
    })
  }
  new MutationObserver(look).observe(document.body, { childList: true, subtree: true, characterData: true })
}"""
"""Bubbles go by themselves, and what is announced gives way to the next: whatever stood there is noted."""
SAID = "(text) => bubbles.includes(text)"
CLICK = "(at) => void setTimeout(() => document.querySelector('.ending .prime').click(), at - Date.now())"
"""At a certain moment."""


@pytest.fixture
def two(arrive: Arrive) -> Callable[..., Company]:
    """Somebody sets a table, and Kaede comes by the link."""

    def sit_down(to: Server | None = None, frame: dict[str, Any] | None = None, **order: Any) -> Company:
        host, guest = arrive(to, settings={"name": "Rikka"}), arrive(to, **(frame or {}))
        made = host.post("/matches", {"game": "scathe", "seats": ["me", "friend"], **order})
        host.go(made["path"])
        guest.go(made["invites"][1])
        guest.page.get_by_label("What shall we call you?").fill("Kaede")
        guest.button("Take the seat").click()
        expect(host.page.get_by_role("heading", name="Waiting for everyone to sit down")).to_be_hidden()
        expect(guest.page).to_have_url(host.page.url)
        return host, guest

    return sit_down


def test_who_joins_by_a_link_says_what_they_are_called(arrive: Arrive):
    """Their name is kept for the next time; without one the house makes one up, and nobody is just a guest."""
    host, guest, watcher = arrive(), arrive(), arrive()
    guest.forgiven.append("409")
    made = host.post("/matches", {"game": "scathe", "seats": ["me", "friend"]})
    host.go(made["path"])
    guest.go(made["invites"][1])
    expect(guest.page.get_by_role("heading")).to_contain_text("invites you to a match of Scathe")
    field = guest.page.get_by_label("What shall we call you?")
    called = field.get_attribute("placeholder") or ""
    assert len(called.split()) == 2
    field.fill("The Owl")
    guest.button("Take the seat").click()
    expect(guest.page.get_by_role("alert")).to_contain_text("Choose another")
    field.fill("")
    guest.page.keyboard.press("Enter")
    expect(host.page.locator(".crown")).to_contain_text(called)
    expect(guest.page.locator(".crown")).not_to_contain_text("Guest")
    watcher.go("/account")
    watcher.page.get_by_label("Name").fill("Eve")
    watcher.button("Save").click()
    expect(watcher.page.get_by_text("Saved.")).to_be_visible()
    watcher.go(made["path"])
    host.button("Menu").click()
    expect(host.page.get_by_role("region", name="Watching")).to_contain_text("Eve")
    watcher.page.close()
    expect(host.page.get_by_role("region", name="Watching")).to_be_hidden()


def test_phrases_are_read_in_each_ones_own_language(two: Callable[..., Company]):
    host, guest = two()
    for visitor in (host, guest):
        visitor.page.evaluate(LISTEN)
    host.page.keyboard.press("s")
    sheet = host.page.get_by_role("dialog", name="Say something")
    sheet.get_by_role("button", name="Good luck!").click()
    guest.page.wait_for_function(SAID, arg="Good luck!")
    guest.page.wait_for_function("(text) => spoken.includes(text)", arg="Good luck!")
    guest.button("Menu").click()
    guest.button("日本語").click()
    guest.page.keyboard.press("Escape")
    guest.button("ひとこと言う").click()  # a key may come before the menu is gone
    said = guest.page.get_by_role("dialog", name="ひとこと言う")
    expect(said.get_by_role("list")).to_contain_text("健闘を祈ります！")
    said.get_by_label("ほかの人の言葉を隠す").check()
    expect(said.get_by_text("まだ誰も何も言っていません。")).to_be_visible()
    said.get_by_role("button", name="ありがとう！").click()
    host.page.wait_for_function(SAID, arg="Thank you!")
    host.page.keyboard.press("s")
    sheet.get_by_role("button", name="Ouch!").click()
    guest.until(lambda: any(m["type"] == "remarks" and m["remarks"][0]["n"] == 3 for m in guest.heard))
    guest.breathe()
    assert guest.page.evaluate("() => bubbles") == ["Good luck!", "ありがとう！"]


def over(host: Visitor, guest: Visitor) -> tuple[Any, Any]:
    """One has resigned; the last page of each."""
    guest.resign()
    return tuple(visitor.page.get_by_role("region", name="The match is over") for visitor in (host, guest))


def test_a_rematch_is_one_table_with_sides_swapped(two: Callable[..., Company]):
    """Whoever asks goes there; the other finds the offer, also after a reload and with the last page put away."""
    host, guest = two()
    first = host.page.url
    red = host.page.locator(".crown .side.o1 .nm").inner_text()
    ending, last = over(host, guest)
    expect(last).to_be_visible()
    ending.get_by_role("button", name="Rematch, sides swapped").click()
    expect(last.get_by_role("status").filter(has_text="would like a rematch")).to_be_visible()
    guest.page.reload()
    last.get_by_role("button", name="Look at the board").click()
    expect(guest.page.get_by_role("alert")).to_contain_text("would like a rematch")
    guest.page.get_by_role("link", name="Accept").click()
    expect(guest.page).to_have_url(host.page.url)
    assert guest.page.url != first
    expect(host.page.get_by_role("heading", name="Waiting for everyone to sit down")).to_be_hidden()
    expect(host.page.locator(".crown .side.o2 .nm")).to_have_text(red)


@pytest.mark.full
def test_a_rematch_is_declined_on_a_phone(two: Callable[..., Company]):
    """Whoever offered it is told, and waits at a table whose other seat is free; who declined may ask again."""
    host, guest = two(frame=PHONE)
    host.resign()
    ending, last = (one.page.get_by_role("region", name="The match is over") for one in (host, guest))
    ending.get_by_role("button", name="Rematch, sides swapped").click()
    expect(last.get_by_role("status")).to_contain_text("would like a rematch")
    if folder := environ.get("SHOTS"):
        guest.page.screenshot(path=f"{folder}/offered.png")
    last.get_by_role("button", name="Decline").tap()
    expect(host.page.get_by_role("status").filter(has_text="The rematch was declined")).to_be_visible()
    expect(last.get_by_role("button", name="Rematch, sides swapped")).to_be_visible()
    if folder:
        guest.page.screenshot(path=f"{folder}/declined-guest.png")
        host.page.screenshot(path=f"{folder}/declined-host.png")


def test_both_ask_at_once(two: Callable[..., Company]):
    host, guest = two()
    first = host.page.url
    ending, last = over(host, guest)
    again = "Rematch, sides swapped"
    expect(last.get_by_role("button", name=again)).to_be_visible()
    expect(ending.get_by_role("button", name=again)).to_be_visible()
    at = host.page.evaluate("() => Date.now()") + 500
    for visitor in (host, guest):
        visitor.page.evaluate(CLICK, at)
    expect(host.page.get_by_role("heading", name="Waiting for everyone to sit down")).to_be_hidden()
    host.until(lambda: first != host.page.url == guest.page.url)
    tables = [table["path"] for table in host.page.context.request.get("/api/matches").json()]
    assert len(tables) == 2


@pytest.fixture(scope="module")
def dial(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """How many seconds the server's clock is ahead."""
    file = tmp_path_factory.mktemp("dial") / "ahead"
    file.write_text("0")
    return file


@pytest.fixture(scope="module")
def sundial(dial: Path, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    start = partial(start_script, [sys.executable, str(SCRIPT), str(dial)])
    server = Server(tmp_path_factory.mktemp("sundial"), start)
    yield server
    server.stop()


def asked_first(two: Company) -> Company:
    """Who is asked, and who waits."""
    host, guest = two
    host.until(lambda: any(request["mine"] for request in [*requests(host), *requests(guest)]))
    return (host, guest) if any(request["mine"] for request in requests(host)) else (guest, host)


def requests(visitor: Visitor) -> list[Any]:
    found: list[Any] = visitor.tables[-1]["requests"] if visitor.tables else []
    return found


def test_a_clock_runs_and_the_match_may_be_claimed(two: Callable[..., Company], sundial: Server, dial: Path):
    slow, other = asked_first(two(sundial, clock={"bank": 600, "increment": 10}))
    running = slow.page.get_by_role("timer")
    expect(running).to_have_count(2)
    expect(other.page.locator(".clock.runs")).to_have_text(["9:58"])  # it goes
    dial.write_text("601")
    for visitor in (slow, other):
        visitor.page.reload()
    expect(slow.page.get_by_role("alert")).to_contain_text("Your time is up")
    expect(other.page.locator(".clock.runs")).to_have_text("0:00")
    expect(other.page.get_by_role("alert")).to_contain_text("has run out of time")
    other.button("Wait").click()
    other.button("End the match …").click()
    other.button("Claim the win").click()
    expect(other.page.get_by_role("heading", name="You win")).to_be_visible()
    expect(slow.page.get_by_role("region", name="The match is over")).to_contain_text("ran out of time.")


@pytest.mark.full
def test_who_stays_away_may_be_waited_for_or_not(two: Callable[..., Company], sundial: Server, dial: Path):
    away, waits = asked_first(two(sundial, frame=PHONE))
    table = away.page.url
    waits.page.clock.install()
    waits.page.reload()
    expect(waits.page.locator(".crown")).to_be_visible()
    away.go("/")
    expect(waits.page.locator(".side.away")).to_have_count(1)
    waits.page.clock.fast_forward(16_000)
    expect(waits.page.get_by_text("is away. In 10 minutes you may claim the match.")).to_be_visible()
    dial.write_text(str(float(dial.read_text()) + 300))
    away.go(table)
    expect(away.page.get_by_text("You were away for 5 minutes on your turn.")).to_be_visible()
    expect(waits.page.get_by_text("you may claim the match")).to_be_hidden()
    away.go("/")
    expect(waits.page.locator(".side.away")).to_have_count(1)
    dial.write_text(str(float(dial.read_text()) + 601))
    waits.page.reload()
    waits.button("Call it a draw").click()
    expect(waits.page.get_by_role("heading", name="A draw")).to_be_visible()
    expect(waits.page.get_by_role("region", name="The match is over")).to_contain_text("did not come back.")
