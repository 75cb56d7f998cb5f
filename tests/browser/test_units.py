"""A unit on a measured table: dragged as one, its members moved one by one, and what proves a line of sight."""

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import Arrive
from tests.browser.kit import Visitor
from tests.server.processes import Server

INCH = 2540


@pytest.fixture
def geese(arrive: Arrive, arcade: Server) -> Visitor:
    visitor = arrive(arcade).sit("flock", ["me", "me"])
    assert visitor.wanted() == "asked"
    return visitor


def middle(page: Page, id: str) -> tuple[float, float]:
    box = page.locator(f'.board-region [data-at="p:{id}"]').bounding_box()
    assert box is not None
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2


def inch(page: Page) -> float:
    """Pixels of an inch: the first goose and the fox stand 15 apart from top to bottom at the start."""
    scale: float = page.locator(".reach path, .strokes path, .land path").first.evaluate(
        "(path) => path.getScreenCTM().a"
    )
    return scale * 1000 / 24


def drag(page: Page, id: str, across: float, down: float) -> None:
    """By so many inches, without letting go; freely, so that no proposal catches it."""
    x, y = middle(page, id)
    one = inch(page)
    page.keyboard.down("Control")
    page.mouse.move(x, y)
    page.mouse.down()
    page.mouse.move(x + across * one / 2, y + down * one / 2)
    page.mouse.move(x + across * one, y + down * one)


def known(page: Page) -> None:
    """The game has said what it thinks of the place."""
    expect(page.locator(".hand:not(.doubt)")).to_be_visible()


def let_go(page: Page) -> None:
    known(page)
    page.mouse.up()
    page.keyboard.up("Control")


def key_of(visitor: Visitor) -> tuple[str, float, float]:
    """Who was moved last, and where to, in inches."""
    who, _, place = visitor.answers[-1]["key"].partition(":")
    x, y = map(int, place.split(","))
    return who, x / INCH, y / INCH


def advance(visitor: Visitor) -> None:
    """All of them three inches."""
    with visitor.answering():
        drag(visitor.page, "goose-1", 0, 3)
        let_go(visitor.page)


def test_the_whole_unit_is_dragged_with_its_first(geese: Visitor):
    """While it is dragged the others show where they would stand, and what holds them together; release answers."""
    page = geese.page
    with geese.answering():
        drag(page, "goose-1", 1, 3)
        expect(page.locator(".strokes .follow .base")).to_have_count(3)
        expect(page.locator(".strokes .link")).to_have_count(3)
        let_go(page)
    who, x, y = key_of(geese)
    assert who == "all"
    assert (x, y) == pytest.approx((7, 8), abs=0.1)
    pieces = [middle(page, f"goose-{n}") for n in (1, 4)]
    assert pieces[1][0] - pieces[0][0] == pytest.approx(6 * inch(page), abs=2)


def test_then_one_is_moved_by_itself(geese: Visitor):
    """Any of them can be picked up, the first as well; whoever is not in hand stays where it is."""
    page = geese.page
    advance(geese)
    for id, across in (("goose-3", 0.2), ("goose-1", -0.3)):
        with geese.answering():
            drag(page, id, across, 0.5)
            expect(page.locator(".strokes .measure")).to_have_count(1)
            expect(page.locator(".strokes .follow")).to_have_count(0)
            let_go(page)
        assert key_of(geese)[0] == id
    with geese.answering():
        page.get_by_role("button", name="That is all").click()
    expect(geese.question).to_contain_text("Fox")


def test_a_broken_chain_shows_before_it_is_set_down(geese: Visitor):
    """A link is missing, and the unit is not done until it hangs together."""
    page = geese.page
    advance(geese)
    with geese.answering():
        drag(page, "goose-4", 2.5, 0)
        expect(page.locator(".strokes .link")).to_have_count(2)
        let_go(page)
    expect(page.locator(".request .opt:not(.no)", has_text="That is all")).to_have_count(0)


def test_once_all_have_moved_a_bare_place_moves_nobody(geese: Visitor):
    """Nothing hovers under the pointer, and a click on the ground answers nothing."""
    page = geese.page
    advance(geese)
    x, y = middle(page, "goose-2")
    page.mouse.move(x, y + 3 * inch(page))
    page.mouse.click(x, y + 3 * inch(page))
    geese.breathe()
    expect(page.locator(".hand")).to_have_count(0)
    assert len(geese.answers) == 1


def test_by_keyboard(geese: Visitor):
    """The first is taken in hand; Tab takes up the next, Page Down goes through the proposals, Enter sets it down."""
    page = geese.page
    page.keyboard.press("1")
    ghost = page.locator(".board-region .ghost")
    expect(ghost).to_be_focused()
    assert (ghost.get_attribute("aria-label") or "").startswith("Goose 1, being placed at 6.0, 8.0.")
    page.keyboard.press("PageDown")
    assert (ghost.get_attribute("aria-label") or "").startswith("Goose 1, being placed at 6.0, 10.0.")
    page.keyboard.press("Tab")
    expect(ghost).to_be_focused()
    assert (ghost.get_attribute("aria-label") or "").startswith("Goose 2, being placed at 8.0, 5.0.")
    page.keyboard.press("Shift+ArrowDown")
    known(page)
    with geese.answering():
        page.keyboard.press("Enter")
    assert key_of(geese) == ("goose-2", 8, 6)


def test_tab_walks_the_pieces_that_can_be_moved(geese: Visitor):
    """On the board as well; Enter takes up the one that has the focus."""
    page = geese.page
    page.locator('.board-region [data-at="p:goose-1"]').focus()
    page.keyboard.press("Tab")
    page.keyboard.press("Tab")
    expect(page.locator('.board-region [data-at="p:goose-3"]')).to_be_focused()
    page.keyboard.press("Enter")
    label = page.locator(".board-region .ghost").get_attribute("aria-label") or ""
    assert label.startswith("Goose 3,")
    page.keyboard.press("Escape")
    expect(page.locator('.board-region [data-at="p:goose-3"]')).to_be_focused()


def test_with_a_finger(arrive: Arrive, arcade: Server):
    """On a phone, too: a tap takes one up, a drag moves it."""
    visitor = arrive(arcade, viewport={"width": 390, "height": 844}, has_touch=True, is_mobile=True)
    visitor.sit("flock", ["me", "me"])
    assert visitor.wanted() == "asked"
    page = visitor.still().page
    touch = page.context.new_cdp_session(page)

    def finger(kind: str, *points: tuple[float, float]) -> None:
        spots = [{"x": x, "y": y} for x, y in points]
        touch.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": spots})

    x, y = middle(page, "goose-2")
    with visitor.answering():
        finger("touchStart", (x, y))
        for step in range(1, 9):
            finger("touchMove", (x, y + 5 * step))
        expect(page.locator(".strokes .measure")).to_have_count(1)
        known(page)
        finger("touchEnd")
    assert key_of(visitor)[0] == "goose-2"


def test_the_same_in_words(geese: Visitor):
    """In the text view a place follows the name of whoever goes there; alone it is meant for all."""
    page = geese.page
    page.keyboard.press("t")
    line, reply = page.locator("#command"), page.locator(".reply")
    line.fill("Goose 3 10 12")
    line.press("Enter")
    expect(reply).to_have_text("That is more than 5 inches for Goose 3. FL-3")
    for said, key, events in (("6 7", "all:15240,17780", 4), ("Goose 3 10 7.5", "goose-3:25400,19050", 5)):
        with geese.answering():
            line.fill(said)
            line.press("Enter")
            expect(page.locator(".events li")).to_have_count(events)
        assert geese.answers[-1]["key"] == key


def test_a_member_lights_its_unit(geese: Visitor):
    """Whoever points at one of them, or at its card, sees all of it."""
    page = geese.page
    page.mouse.move(*middle(page, "goose-2"))
    expect(page.locator(".fig.lit")).to_have_count(4)
    page.mouse.move(*middle(page, "fox"))
    expect(page.locator(".fig.lit")).to_have_count(0)
    page.locator(".rail-left .plate", has_text="Geese").hover()
    expect(page.locator(".board-region .fig.lit")).to_have_count(4)


def test_a_line_of_sight_is_proved_on_the_board(geese: Visitor):
    """A free line with its lane for whom one points at; for who is hidden, the reason and what is in the way."""
    page = geese.page
    with geese.answering():
        page.get_by_role("button", name="That is all").click()
    assert geese.wanted() == "asked"
    x, y = middle(page, "goose-1")
    geese.rest_on({"x": x, "y": y}, page.locator(".strokes .sight .line"))
    wide = float(page.locator(".strokes .lane .way").get_attribute("stroke-width") or 0)
    assert wide == pytest.approx(2500 / INCH * 1000 / 24, abs=0.1)
    x, y = middle(page, "goose-4")
    geese.rest_on({"x": x, "y": y}, page.locator(".strokes .blocked").first)
    expect(page.locator(".strokes .blocked")).to_have_count(2)
    expect(page.locator(".pop .reason")).to_contain_text("The bush hides Goose 4.")
