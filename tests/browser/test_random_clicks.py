"""Random clicks and keys at a table in a real browser: no error is shown, none is written down, and the line holds."""

import re
from random import Random
from time import monotonic

import pytest
from playwright.sync_api import Error

from tests.browser.conftest import Arrive
from tests.browser.kit import Json, Visitor
from tests.browser.test_phone import PHONE
from tests.forms import Form
from tests.kit import LANGUAGES
from theomachy import games

CLICKABLE = """() => [...document.querySelectorAll(
  'button:not(:disabled), summary, select, input, .request .opt, .board-region [data-at], [role=tab], [tabindex="0"]'
)].flatMap((one) => {
  const { left, top, width, height } = one.getBoundingClientRect()
  const [x, y] = [left + width / 2, top + height / 2]
  const seen = width && height && x > 0 && y > 0 && x < innerWidth && y < innerHeight
  const asked = Boolean(one.closest('.request'))
  return seen ? [{ x, y, asked }] : []
})"""
"""The middles of all that can be clicked or pointed at, and whether it belongs to the question."""
TROUBLE = """() => {
  const said = [...document.querySelectorAll('.request.off, [role=alert].trouble, .unkept')].map((one) => one.innerText)
  const lost = document.querySelector('[data-error], .crash')
  return lost ? [...said, lost.innerText] : said
}"""
"""The page's banners when its line is down or something went wrong."""
WRONG = re.compile("went wrong|line is down|something is wrong|接続が切れ|問題が起き")
KEYS = (
    "Enter", "Enter", "Escape", "Tab", "Tab", "Space", "ArrowUp", "ArrowDown", "ArrowLeft", "ArrowRight", "Backspace",
    "?", "t", "h", "m", "l", "r", "u", "c", "+", "-", "0", "1", "2", "3", "4",
)  # fmt: skip


def do_something(visitor: Visitor, random: Random) -> None:
    """Click, tap, drag, point or press whatever there is."""
    page, places = visitor.page, visitor.page.evaluate(CLICKABLE)
    asked = [place for place in places if place["asked"]]
    place: Json = random.choice(asked if asked and random.random() < 0.6 else places or [{"x": 5, "y": 5}])
    other: Json = random.choice(places or [place])
    match random.randrange(12):
        case 0 | 1:
            page.keyboard.press(random.choice(KEYS))
        case 2:
            page.mouse.move(place["x"], place["y"])
        case 3:
            page.mouse.move(place["x"], place["y"])
            page.mouse.down()
            page.mouse.move(other["x"], other["y"], steps=3)
            page.mouse.up()
        case 4:
            page.mouse.move(place["x"], place["y"])
            page.mouse.wheel(random.randint(-200, 200), random.randint(-400, 400))
        case 5:
            page.mouse.dblclick(place["x"], place["y"])
        case _:
            page.mouse.click(place["x"], place["y"])


@pytest.mark.full
@pytest.mark.parametrize(("lang", "phone"), [("en", False), ("ja", True)], ids=["desk", "phone"])
@pytest.mark.parametrize("game", games.names())
def test_nothing_goes_wrong_whatever_is_clicked(arrive: Arrive, form: Form, game: str, lang: str, phone: bool):
    """Half a minute at a desk in English, half a minute on a phone in Japanese; both sides are one's own."""
    assert lang in LANGUAGES
    visitor, random = arrive(settings={"lang": lang}, **(PHONE if phone else {})), Random(f"{game} {lang}")
    visitor.forgiven += ["404", "409"]
    visitor.page.on("dialog", lambda dialog: dialog.dismiss())
    end, table = monotonic() + form.pick(short=1, long=5, full=30), ""
    while monotonic() < end:
        if not table or "/table/" not in visitor.page.url or visitor.page.locator(".ending").count():
            visitor.sit(game, ["me", "me"], preset=random.choice(["", *games.game(game).setup.presets]))
            visitor.wanted()
            table = visitor.page.url
        try:
            do_something(visitor, random)
        except Error as error:
            if "closed" in str(error) or "crashed" in str(error):
                raise
        trouble = visitor.page.evaluate(TROUBLE) if "/table/" in visitor.page.url else []
        assert not [text for text in trouble if WRONG.search(text)], trouble
    said = [message["reason"]["text"] for message in visitor.heard if message["type"] == "refused"]
    assert not [text for text in said if WRONG.search(text)], said
