"""The Godbreaker Saga at the table: bases are dragged over the battlefield, and whole games are played in the page."""

import re
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from itertools import pairwise
from random import Random
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import Arrive
from tests.browser.kit import Visitor, never
from tests.browser.test_phone import PHONE, stays_within

UNIT = 2540
SIDE = 24
"""Units along the edge of a battlefield for two."""
LONGEST, EDGE = 1000, 18
"""Of the drawn board, in pixels before zooming: the battlefield, and the frame around it."""

Json = Any
Choose = Callable[[Visitor], None]


# Where things are


def at(page: Page, x: float, y: float) -> tuple[float, float]:
    """A place of the battlefield on the screen."""
    box = page.locator(".board-region .ground").bounding_box()
    assert box is not None
    pixel = box["width"] / (LONGEST + 2 * EDGE)
    return box["x"] + pixel * (EDGE + x * LONGEST / SIDE), box["y"] + pixel * (EDGE + y * LONGEST / SIDE)


def middle(page: Page, piece: str) -> tuple[float, float]:
    box = page.locator(f'.board-region [data-at="p:{piece}"]').bounding_box()
    assert box is not None
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2


def drag(page: Page, piece: str, x: float, y: float) -> None:
    """To a place, without letting go; beside what is proposed there."""
    start, end = middle(page, piece), at(page, x, y)
    page.mouse.move(*start)
    page.mouse.down()
    page.mouse.move((start[0] + end[0]) / 2, (start[1] + end[1]) / 2)
    page.mouse.move(*end)


def asked(visitor: Visitor) -> Json:
    """What the page asks for."""
    return next(request for request in visitor.tables[-1]["requests"] if request["mine"])


def place_of(visitor: Visitor) -> tuple[float, float]:
    """The place that was answered last, in units."""
    x, y = visitor.answers[-1]["key"].removeprefix("move:").split(",")[:2]
    return int(x) / UNIT, int(y) / UNIT


# Choosing


@contextmanager
def sending(visitor: Visitor) -> Iterator[None]:
    """A place is looked at before it is answered: wait until it is."""
    before = len(visitor.read().answers)
    yield
    visitor.until(lambda: len(visitor.answers) > before)


def click_nearest(visitor: Visitor, x: float, y: float) -> None:
    """The proposed place nearest to this one."""
    spots = [option["at"] for option in asked(visitor)["options"] if option.get("at")]
    best = min(spots, key=lambda spot: (spot[0] / UNIT - x) ** 2 + (spot[1] / UNIT - y) ** 2)
    with sending(visitor):
        visitor.page.mouse.click(*at(visitor.page, best[0] / UNIT, best[1] / UNIT))


def chip(visitor: Visitor, key: str) -> None:
    visitor.page.locator(f'.request [data-option="{key}"]').click()


def by_keys(visitor: Visitor, number: str = "1") -> None:
    """The first chip, or another; a place at its proposal."""
    page = visitor.page
    with sending(visitor):
        page.keyboard.press(number if visitor.chips.count() > 1 else "1")
        if visitor.narrowed:
            visitor.read().page.keyboard.press("1")
        if page.locator("button.ghost").count():
            page.keyboard.press("Enter")


def set_up(visitor: Visitor, red: tuple[float, float] = (5.5, 6.4)) -> None:
    """Red to the north of the western rocks, or as near as may be to another place; Blue far in the south."""
    request = asked(visitor)
    if (request.get("region") or {}).get("piece"):
        click_nearest(visitor, *(red if request["seat"] == 0 else (5.5, 19)))
    else:
        by_keys(visitor)


def acting(piece: str) -> Callable[[Visitor], bool]:
    """Until that model is asked what it does."""
    return lambda visitor: asked(visitor).get("by") == piece and bool(asked(visitor)["region"].get("prefix"))


def bring(piece: str) -> Choose:
    """Its turn comes as soon as its side is asked; others end theirs."""

    def choose(visitor: Visitor) -> None:
        keys = [option["key"] for option in asked(visitor)["options"]]
        if piece in keys and asked(visitor)["question"].endswith("whom do you activate?"):
            chip(visitor, piece)
        elif "end" in keys:
            chip(visitor, "end")
        else:
            set_up(visitor)

    return choose


@pytest.fixture
def saga(arrive: Arrive) -> Visitor:
    """The Score for two at one screen, three rounds, on a battlefield with a canal and impassable rocks."""
    options = {"rounds": "3", "ground": "canal", "wild": "policy"}
    visitor = arrive().sit("godbreaker", ["me", "me"], preset="standard", options=options)
    assert visitor.wanted() == "asked"
    return visitor


# A whole game


def test_the_score_is_begun(saga: Visitor):
    """Set up by clicks, moved by dragging, refused once, and measured twice."""
    page = saga.page
    saga.play(bring("a1"), until=acting("a1"))
    expect(page.locator(".phases [aria-current=step]")).to_have_text("Activation")
    expect(page.locator(".reach .edge path")).not_to_have_count(0)

    too_far(saga)
    round_the_rocks(saga)
    through_terrain(saga)
    by_ruler(saga)


@pytest.mark.full
def test_the_score_is_played_to_its_last_point(saga: Visitor):
    page, random = saga.page, Random(2)
    saga.play(bring("a1"), until=acting("a1"))
    saga.play(lambda visitor: as_it_comes(visitor, random), until=never)
    expect(page.locator(".ending")).to_be_visible()
    expect(page.locator(".turn")).to_contain_text("Round 3")
    points = [int(text) for text in page.locator(".crown .pts").all_inner_texts()]
    tracks = saga.tables[0]["scene"]["tracks"]
    assert len(points) == 2
    assert set(tracks) == {"points-1", "points-2"}
    assert page.locator(".log li", has_text="victory point").count() > 0


def too_far(saga: Visitor) -> None:
    """GB-MOV-01: a pink ring, the reason with its clause; letting go there answers nothing."""
    page, answers = saga.page, len(saga.answers)
    drag(page, "a1", 20.6, 20.6)
    expect(page.locator(".hand.stopped")).to_be_visible()
    reason = page.locator(".board-region .reason b")
    expect(reason).to_contain_text("Vesper")
    expect(reason).to_have_attribute("data-clause", "GB-MOV-01")
    page.mouse.up()
    expect(page.locator(".toast").get_by_role("link", name="GB-MOV-01")).to_be_visible()
    assert len(saga.answers) == answers
    page.keyboard.press("Escape")
    expect(page.locator(".hand")).to_have_count(0)


def round_the_rocks(saga: Visitor) -> None:
    """GB-MEA-06: the way leads round what is impassable, and is drawn there; GB-MEA-04: the canal makes it longer."""
    page = saga.page
    drag(page, "a1", 5.6, 10.6)
    way = re.compile(r"^\d \+ \d in terrain = \d+U, the way round$")
    expect(page.locator(".labels")).to_have_text(way)
    expect(page.locator(".strokes .detour circle").nth(2)).to_be_visible()
    expect(page.locator(".hand.stopped")).to_have_count(0)
    with saga.answering(), sending(saga):
        page.mouse.up()
    assert place_of(saga) == pytest.approx((5.6, 10.6), abs=0.5)
    assert saga.wanted() == "asked"


def through_terrain(saga: Visitor) -> None:
    """GB-MEA-04: the second move, along the canal; what terrain adds stands beside the line."""
    page = saga.page
    saga.play(bring("a1"), until=acting("a1"))
    drag(page, "a1", 3.4, 12.2)
    expect(page.locator(".labels")).to_have_text(re.compile(r"^\d \+ \d in terrain = \d+U$"))
    with saga.answering(), sending(saga):
        page.mouse.up()
    expect(page.locator(".log li", has_text="Vesper moved")).to_have_count(2)
    assert saga.wanted() == "asked"


def by_ruler(saga: Visitor) -> None:
    """GB-MEA-02: anything, at any time, without an answer."""
    page, answers = saga.page, len(saga.answers)
    page.keyboard.press("m")
    for start, end, text in (
        ((0.6, 13.2), (10.1, 13.2), "9 + 7 in terrain = 16U"),
        ((18.5, 13.2), (18.5, 17.6), "6 + 2 in terrain = 8U, the way round"),
    ):
        page.mouse.click(*at(page, *start))
        page.mouse.click(*at(page, *end))
        expect(page.locator(".labels")).to_have_text(text)
        page.keyboard.press("Escape")
        expect(page.locator(".labels")).to_have_count(0)
    page.keyboard.press("Escape")
    expect(page.get_by_role("button", name="Ruler")).to_have_attribute("aria-pressed", "false")
    assert len(saga.answers) == answers


def as_it_comes(visitor: Visitor, random: Random) -> None:
    """Now and then a blow on the board or a move by keyboard; most end their activations, so that it does not last."""
    options = asked(visitor)["options"]
    blows = [option for option in options if option["key"].startswith("engage:")]
    ends = any(option["key"] == "end" for option in options)
    if blows and random.random() < 0.5:
        chip(visitor, blows[0]["key"])
    elif ends and random.random() < 0.8:
        chip(visitor, "end")
    else:
        by_keys(visitor)


# Other tables


@pytest.mark.full
def test_alone_against_the_wild(arrive: Arrive):
    """GB-SOL: one side, and the Forgotten: grey, with claws for a sign and what drives them."""
    visitor = arrive().sit("godbreaker", ["me"], preset="solo", options={"rounds": "3", "wild": "policy"})
    page = visitor.page
    visitor.play(set_up, until=lambda visitor: bool((asked(visitor).get("region") or {}).get("prefix")))
    expect(page.locator(".crown .side")).to_have_count(1)
    wild = page.locator('.board-region .wild[data-at^="p:forgotten"]')
    expect(wild).not_to_have_count(0)
    expect(wild.first.locator(".sign use")).to_have_attribute("href", "#i-wild")
    expect(wild.first.locator(".mark use")).to_have_attribute("href", re.compile("#i-(hoard|melee)"))
    expect(wild.first.locator(".tag")).to_have_text("D8")
    expect(page.locator('.board-region [data-at="p:a1"] .crowned')).to_have_count(1)


def test_three_at_a_table(arrive: Arrive):
    """Their points and circles beside the battlefield, on a phone as well."""
    visitor = arrive().sit("godbreaker", ["me", "me", "me"], preset="nest", options={"rounds": "3"})
    page = visitor.page
    assert visitor.wanted() == "asked"
    expect(page.locator(".crown .side .pts")).to_have_count(3)
    expect(page.locator(".rail-left .plate")).to_have_count(15)
    names = [re.compile(name, re.IGNORECASE) for name in ("Blue", "Green", "Red")]
    expect(page.locator(".rail-left h2")).to_have_text(names)
    small = arrive(**PHONE)
    for key in page.context.cookies():
        where = {"domain": key["domain"], "path": key["path"]}
        small.page.context.add_cookies([{"name": key["name"], "value": key["value"], **where}])
    small.go(page.url)
    assert small.wanted() == "asked"
    expect(small.page.locator(".crown .side .pts")).to_have_count(3)
    stays_within(small)


def test_terrain_is_laid_and_turned(arrive: Arrive):
    """GB-BAT-02: its outline under the pointer; E turns it, and so it lies."""
    visitor = arrive().sit("godbreaker", ["me", "me"], preset="laid", options={"rounds": "3"})
    page = visitor.page
    assert visitor.wanted() == "asked"
    with visitor.answering():
        chip(visitor, "forest-6 as area")
    assert visitor.wanted() == "asked"
    page.mouse.move(*at(page, 6.3, 6.3))
    outline = page.locator(".strokes .ghost .line")
    expect(outline).to_have_count(1)
    straight = outline.get_attribute("d")
    page.keyboard.press("e")
    page.keyboard.press("e")
    expect(outline).not_to_have_attribute("d", straight or "")
    with visitor.answering(), sending(visitor):
        page.mouse.click(*at(page, 6.3, 6.3))
    assert visitor.answers[-1]["key"].endswith(",30")
    expect(page.locator(".land g.forest")).to_have_count(1)


def test_terrain_is_laid_with_a_finger(arrive: Arrive):
    """A tap shows how it would lie; a button turns it, another sets it down."""
    visitor = arrive(**PHONE).sit("godbreaker", ["me", "me"], preset="laid", options={"rounds": "3"})
    page = visitor.page
    assert visitor.wanted() == "asked"
    with visitor.answering():
        chip(visitor, "forest-6 as area")
    assert visitor.wanted() == "asked"
    box = page.locator(".board-region").bounding_box()
    assert box is not None
    page.touchscreen.tap(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
    expect(page.locator(".strokes .ghost")).to_have_count(1)
    visitor.button("Turn").tap()
    with visitor.answering(), sending(visitor):
        expect(page.locator(".hand:not(.doubt)")).to_be_visible()
        visitor.button("Set down").tap()
    assert visitor.answers[-1]["key"].endswith(",15")


@pytest.mark.full
def test_wild_models_act_one_by_one(arrive: Arrive):
    """GB-WLD: each goes its way before the next, in the order in which it is told."""
    visitor = arrive().sit("godbreaker", ["me"], preset="solo", options={"rounds": "3", "wild": "policy"})
    page = visitor.page
    visitor.play(forgotten_in_the_middle, until=ready_to_end)
    page.evaluate(MOVING)
    page.reload()

    def end_all(visitor: Visitor) -> None:
        page.evaluate(WATCH)
        chip(visitor, "end") if ready_to_end(visitor) else by_keys(visitor)

    visitor.play(end_all, until=lambda _: page.locator(".turn", has_text="Round 2").count() > 0)
    went = page.evaluate("() => Object.entries(window.went)")
    lines = visitor.tables[-1]["chronicle"]["add"]
    fell = [line["pieces"][0] for line in lines if " fell " in line["text"]]  # they are gone when the step is shown
    moved = [line["pieces"][0] for line in lines if " moved " in line["text"]]
    assert len(went) > 2
    assert [name for name, _ in went] == [name for name in moved if name not in fell]
    assert all(later > sooner for (_, sooner), (_, later) in pairwise(went)), "several at once"


def forgotten_in_the_middle(visitor: Visitor) -> None:
    """All of them by the objective, from where they go to the hoard. GB-SCO1-03, GB-SCO1-06"""
    piece = (asked(visitor).get("region") or {}).get("piece") or ""
    set_up(visitor, (12, 12) if piece.startswith("forgotten") else (5.5, 6.4))


def ready_to_end(visitor: Visitor) -> bool:
    return any(option["key"] == "end" for option in asked(visitor)["options"])


MOVING = """() => {
  localStorage.theomachy = JSON.stringify({ ...JSON.parse(localStorage.theomachy), motion: 'full' })
}"""
WATCH = """() => {
  const places = () => [...document.querySelectorAll('[data-at^="p:forgotten"]')]
    .map((piece) => [piece.dataset.at.slice(2), piece.style.transform])
  const start = Object.fromEntries(places())
  const went = window.went = {}
  let beat = 0
  const look = () => {
    beat++
    for (const [name, place] of places()) if (place !== start[name]) went[name] ??= beat
  }
  window.watching?.disconnect()
  window.watching = new MutationObserver(look)
  window.watching.observe(document.querySelector('.board-region'), { subtree: true, childList: true, attributes: true })
}"""
"""Writes down in which change of the page each of the Forgotten sets out, however long a frame takes."""
