"""Godslayer at the table: one looks from one's own edge, sees where to deploy, and nobody leaves by mistake."""

import re
from collections.abc import Callable
from random import Random

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import Arrive
from tests.browser.kit import Json, Visitor, never
from tests.browser.test_godbreaker import asked, by_keys, chip, sending

INCH = 2540


def keys(visitor: Visitor) -> list[str]:
    return [option["key"] for option in asked(visitor)["options"]]


def taking(*sides: str) -> Callable[[Visitor], None]:
    """Everybody comes from the side that was meant for them; whatever else is asked is answered somehow."""

    def choose(visitor: Visitor) -> None:
        wanted = sides[asked(visitor)["seat"]]
        chip(visitor, wanted) if wanted in keys(visitor) else by_keys(visitor)

    return choose


def deploying(visitor: Visitor) -> bool:
    return "zone-1-1" in (ground(visitor) or {}) and "deploy next" in asked(visitor)["question"]


def ground(visitor: Visitor) -> Json:
    """All ground that was ever told of; what is gone is None."""
    found: dict[str, Json] = {}
    for message in visitor.tables:
        found |= message["scene"].get("ground") or {}
    return {id: zone for id, zone in found.items() if zone}


def box(page: Page, zone: str) -> dict[str, float]:
    found = page.locator(f'.board-region [data-zone="{zone}"]').bounding_box()
    assert found is not None
    return dict(found)


def board(page: Page) -> dict[str, float]:
    found = page.locator(".board-region .ground").bounding_box()
    assert found is not None
    return dict(found)


def below(page: Page, zone: str) -> bool:
    """Whether it lies in the lowest sixth of the board."""
    whole = board(page)
    return box(page, zone)["y"] > whole["y"] + whole["height"] * 5 / 6


def set_up(arrive: Arrive, sides: tuple[str, ...], **more: Json) -> Visitor:
    visitor = arrive().sit("godslayer", ["me"] * len(sides), **more)
    visitor.play(taking(*sides), until=deploying)
    return visitor


def place(visitor: Visitor) -> tuple[float, float]:
    """The place that was answered last, in inches."""
    x, y = visitor.answers[-1]["key"].partition(":")[2].split(",")
    return int(x) / INCH, int(y) / INCH


def begin_placing(visitor: Visitor) -> None:
    with visitor.answering():
        chip(visitor, "a1" if asked(visitor)["seat"] == 0 else "b1")


# Whose edge lies below


@pytest.mark.full
def test_a_player_looks_from_the_north(arrive: Arrive):
    """Red's own edge and zone lie below, Blue's above; a click there is a place in the north."""
    visitor = set_up(arrive, ("north", "south"))
    page = visitor.page
    assert below(page, "edge-1")
    assert box(page, "edge-2")["y"] < board(page)["y"] + 30
    visitor.play(by_keys, until=lambda who: asked(who)["seat"] == 0 and deploying(who))
    begin_placing(visitor)
    zone = box(page, "zone-1-1")
    with visitor.answering(), sending(visitor):
        page.mouse.click(zone["x"] + zone["width"] * 0.3, zone["y"] + zone["height"] * 0.6)
    x, y = place(visitor)
    assert 28 < x < 40, "what is left on the screen is east"
    assert 2 < y < 4.5


def test_what_matters_is_framed(arrive: Arrive):
    """Those who come next stand at a glance in their zone, large enough to tell apart; `0` shows the whole table, and
    the zone again."""
    visitor = set_up(arrive, ("south", "north"))
    page = visitor.page
    stage = page.locator(".stage").bounding_box()
    assert stage is not None
    visitor.play(by_keys, until=lambda who: asked(who)["seat"] == 0 and deploying(who) and standing(page) > 0)
    near, zone = standing(page), box(page, "zone-1-1")
    assert near > 23.5
    assert stage["y"] < zone["y"]
    assert zone["y"] + zone["height"] <= stage["y"] + stage["height"]
    page.keyboard.press("0")
    assert board(page)["height"] <= stage["height"] + 1
    assert standing(page) < near
    page.keyboard.press("0")
    assert standing(page) == pytest.approx(near, abs=1)


def standing(page: Page) -> float:
    """How wide the smallest piece on the table is, in pixels; 0 without any."""
    found: float = page.locator(".sheet .fig").evaluate_all(
        "(all) => Math.min(...all.map((one) => one.getBoundingClientRect().width), Infinity)"
    )
    return 0 if found == float("inf") else found


def test_arrows_go_where_they_point(arrive: Arrive):
    """Seen from the north, down is north and right is west."""
    visitor = set_up(arrive, ("north", "south"))
    page = visitor.page
    visitor.play(by_keys, until=lambda who: asked(who)["seat"] == 0 and deploying(who))
    begin_placing(visitor)
    page.keyboard.press("1")
    expect(page.locator("button.ghost")).to_be_visible()
    first = next(option["at"] for option in asked(visitor)["options"] if option.get("at"))
    with sending(visitor):
        for key in ("Shift+ArrowDown", "Shift+ArrowRight", "Enter"):
            page.keyboard.press(key)
    x, y = place(visitor)
    assert (round(x - first[0] / INCH, 1), round(y - first[1] / INCH, 1)) == (-1, -1)


def test_a_player_looks_from_the_west(arrive: Arrive):
    """A table of 48 by 72 inches stands upright for them; down on the screen is west."""
    visitor = set_up(arrive, ("west", "north", "south"), options={"large": "true"})
    page = visitor.page
    whole = board(page)
    assert whole["height"] > whole["width"] * 1.3
    assert below(page, "edge-1")
    assert box(page, "edge-2")["x"] < whole["x"] + 30, "north is on the left"
    visitor.play(by_keys, until=lambda who: asked(who)["seat"] == 0 and deploying(who))
    begin_placing(visitor)
    zone = box(page, "zone-1-1")
    with visitor.answering(), sending(visitor):
        page.mouse.click(zone["x"] + zone["width"] * 0.25, zone["y"] + zone["height"] * 0.6)
    x, y = place(visitor)
    assert x < zone_depth(visitor)
    assert y < 24


def zone_depth(visitor: Visitor) -> float:
    return max(x for x, _ in ground(visitor)["zone-1-1"]["outline"]) / INCH


def test_an_onlooker_has_north_above(arrive: Arrive):
    visitor = set_up(arrive, ("north", "south"))
    other = arrive().go(f"/table/{visitor.match}")
    expect(other.page.locator('.board-region [data-zone="edge-2"]')).to_be_attached()
    assert below(other.page, "edge-2")
    assert not below(other.page, "edge-1")


# Zones


def test_zones_are_gone_once_all_are_deployed(arrive: Arrive):
    """Everybody sees both zones as long as somebody deploys; edges stay."""
    visitor = set_up(arrive, ("south", "north"))
    page = visitor.page
    for zone in ("zone-1-1", "zone-2-1"):
        expect(page.locator(f'.board-region [data-zone="{zone}"]')).to_be_attached()
    visitor.play(by_keys, until=lambda who: "acts next" in asked(who)["question"])
    expect(page.locator('.board-region [data-zone^="zone-"]')).to_have_count(0)
    expect(page.locator('.board-region [data-zone^="edge-"]')).to_have_count(2)


# Leaving


@pytest.mark.full
def test_leaving_the_table_is_said_last_and_by_its_name(arrive: Arrive):
    """A unit at the edge could leave member by member: that is one chip behind all others, and then names them."""
    visitor = set_up(arrive, ("south", "north"))

    def act(who: Visitor) -> None:
        unit = next((key for key in keys(who) if key in ("a3", "b3")), None)
        if "acts next" in asked(who)["question"] and unit:
            chip(who, unit)
        elif "move:1" in keys(who):
            chip(who, max(key for key in keys(who) if key.startswith("move:")))
        else:
            by_keys(who)

    visitor.play(act, until=lambda who: sum(key.endswith(":off") for key in keys(who)) > 1)
    expect(visitor.chips.last).to_contain_text("Leave the table")
    expect(visitor.chips.last).to_contain_text(re.compile(r"\d options"))
    visitor.chips.last.click()
    expect(visitor.chips.first).to_contain_text("leave the table")
    with visitor.answering():
        visitor.chips.first.click()
    assert visitor.answers[-1]["key"].endswith(":off")


# A whole battle


def fighting(visitor: Visitor, random: Random) -> None:
    """A blow, a charge or a shot where there is one; most turns are short, so that it does not last."""
    found = keys(visitor)
    blows = [key for key in found if key.partition(":")[0] in ("melee", "charge", "shoot")]
    enough = [key for key in ("end", "done", "gather") if key in found]
    ahead = [key for key in found if key == "rush" or key.endswith(":straight")]
    if ahead:
        chip(visitor, ahead[0])
    elif blows and random.random() < 0.7:
        chip(visitor, random.choice(blows))
    elif enough and (asked(visitor).get("region") or random.random() < 0.5):
        chip(visitor, enough[0])
    elif asked(visitor).get("region"):
        by_keys(visitor)
    else:
        by_keys(visitor, random.choice("1112"))


@pytest.mark.full
def test_a_whole_battle_against_the_owl(arrive: Arrive):
    """GS-SET-01, GS-RND-01, GS-VIC-01: 160 points a side, from the first die to the last kill point."""
    visitor = arrive().sit("godslayer", ["me", "novice"], preset="standard")
    random = Random(4)
    answers = visitor.play(lambda visitor: fighting(visitor, random), until=never)
    page = visitor.page
    expect(page.locator(".ending")).to_be_visible()
    assert answers > 30
    told = " ".join(line["text"] for message in visitor.tables for line in lines(message))
    for happened in ("was activated", "moved", "kill points"):
        assert happened in told, happened
    assert not visitor.refusals


def lines(message: Json) -> list[Json]:
    """What a message adds to the chronicle."""
    chronicle = message["chronicle"]
    return chronicle["add"] if isinstance(chronicle, dict) else chronicle
