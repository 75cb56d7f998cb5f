"""The page without a server in Chromium and in Firefox: whatever one person can do, with its host gone."""

import json
from random import Random

import pytest

from tests.browser.kit import STATE
from tests.browser.test_page import KEPT, StaticHost, host
from tests.browser.windows import LINES, WANTED, Opened, answer, choose, click, opened, press, record, settle, until
from theomachy import games
from theomachy.play.records import read_record
from theomachy.play.replays import verify

__all__ = ["host", "opened"]
pytestmark = pytest.mark.full

WORDS = {"en": ("Start", "Menu", "Resign", "Resign"), "ja": ("はじめる", "メニュー", "投了", "投了する")}
PLAY_WITH_IT = {"en": "Play with it", "ja": "この編成で対戦"}
BOARD = "document.querySelector('.board-region') !== null"

NAMED = """() => {
  const field = document.querySelector('form input[required]')
  if (!field) return false
  field.value = 'The long winter'
  return field.dispatchEvent(new InputEvent('input', { bubbles: true }))
}"""
"""A campaign has a name."""


@pytest.mark.parametrize(
    ("game", "lang"), [("scathe", "en"), ("godtear", "ja"), ("godbreaker", "en"), ("godslayer", "ja")]
)
def test_each_game_is_finished_offline(game: str, lang: str, opened: Opened, host: StaticHost):
    start, menu, resign, sure = WORDS[lang]
    address, random, window = f"http://{host.address}", Random(1), opened()
    settle(window, address, lang)
    window.go(f"{address}#/new/{game}")
    click(window, "[...document.querySelectorAll('input[value=squire]')].at(-1)")
    press(window, start)
    answer(window, random, 3)
    until(window, f"({KEPT})()")
    before = window.evaluate("location.href"), window.evaluate(LINES)
    host.stop()
    window.reload()
    until(window, f"['asked', 'over'].includes(({STATE})())")
    assert window.evaluate("location.href") == before[0]
    assert window.evaluate(LINES) >= before[1]
    answer(window, random, 3)
    press(window, menu)
    press(window, resign)
    press(window, sure, "[role=alert]")
    until(window, f"({STATE})() === 'over'")
    assert verify(read_record(record(window)), games.game(game))


def test_a_match_is_played_to_its_end_offline(opened: Opened, host: StaticHost):
    address, random, window = f"http://{host.address}", Random(1), opened()
    settle(window, address, "ja")
    window.go(address)
    until(window, f"({KEPT})()")
    host.stop()
    window.go(f"{address}#/new/scathe")
    click(window, "[...document.querySelectorAll('input[value=novice]')].at(-1)")
    press(window, WORDS["ja"][0])
    while until(window, f"({STATE})()") != "over":
        choose(window, random)
    finished = read_record(record(window))
    assert verify(finished, games.game("scathe"))
    assert finished.result.startswith("finished")


def test_a_match_begins_on_a_phone(opened: Opened, host: StaticHost):
    window = opened(390, 780)
    settle(window, f"http://{host.address}", "en")
    window.go(f"http://{host.address}#/new/scathe")
    press(window, "Start")
    until(window, WANTED)
    assert window.evaluate("document.documentElement.scrollWidth <= window.innerWidth")


@pytest.mark.parametrize(("lang", "width"), [("en", 1280), ("ja", 390)])
def test_all_that_one_person_can_do(lang: str, width: int, opened: Opened, host: StaticHost):
    """A lesson, an army, a replay with a variation, a match of a campaign, a record from elsewhere: all of it with the
    host gone."""
    start, menu, resign, sure = WORDS[lang]
    address, window = f"http://{host.address}", opened(width, 800)
    settle(window, address, lang)
    window.go(address)
    until(window, f"({KEPT})()")
    host.stop()

    def go(place: str) -> None:
        window.evaluate(f"void (location.hash = {json.dumps(place)})")

    go("/learn")
    click(window, "document.querySelector('button.lesson')")
    until(window, "document.querySelector('.table > .lesson') !== null")
    go("/muster/scathe")
    click(window, "document.querySelector('.starters button')")
    press(window, PLAY_WITH_IT[lang])
    until(window, "location.hash.startsWith('#/new/')")
    press(window, start)
    until(window, WANTED)
    press(window, menu)
    press(window, resign)
    press(window, sure, "[role=alert]")
    until(window, f"({STATE})() === 'over'")
    text = record(window)
    click(window, "document.querySelector('.ending a[href*=watch]')")
    until(window, BOARD)
    for key in ("Home", "b"):
        until(
            window, f"(document.body.dispatchEvent(new KeyboardEvent('keydown', {{ key: '{key}', bubbles: true }})), 1)"
        )
    click(window, "document.querySelector('dialog[open] input[value=all]')")
    click(window, "document.querySelector('dialog[open] form .btn.prime:not([disabled])')")
    until(window, "location.hash.startsWith('#/table/')")
    until(window, f"({STATE})() !== null")
    go("/campaign")
    until(window, f"({NAMED})()")
    click(window, "document.querySelector('form .btn.prime.big')")
    click(window, "location.hash.length > 12 ? document.querySelector('.btn.prime.big:not([disabled])') : null")
    until(window, "location.hash.startsWith('#/table/')")
    until(window, WANTED)
    go("/")
    until(window, "document.querySelector('input[type=file]') !== null")
    window.evaluate(f"""(() => {{
      const [input, brought] = [document.querySelector('input[type=file]'), new DataTransfer()]
      brought.items.add(new File([{json.dumps(text)}], 'duel.tmr'))
      input.files = brought.files
      input.dispatchEvent(new Event('change', {{ bubbles: true }}))
    }})()""")
    until(window, "location.hash.startsWith('#/watch/')")
    until(window, BOARD)
