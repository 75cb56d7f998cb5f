"""A measured table: pieces are dragged to a place, what is measured is drawn, and the game has the last word."""

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import Arrive
from tests.browser.kit import Visitor
from tests.server.processes import Server

INCH = 2540


@pytest.fixture
def ponds(arrive: Arrive, arcade: Server) -> Visitor:
    visitor = arrive(arcade).sit("plane", ["me", "me"])
    assert visitor.wanted() == "asked"
    return visitor


def middle(page: Page, place: str) -> tuple[float, float]:
    box = page.locator(f'.board-region [data-at="{place}"]').bounding_box()
    assert box is not None
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2


def inch(page: Page) -> float:
    """Pixels of an inch, as the board is seen now: the discs stand 20 apart."""
    return (middle(page, "p:right")[1] - middle(page, "p:left")[1]) / 20


def drag(visitor: Visitor, across: float, down: float, of: str = "left") -> None:
    """By so many inches, without letting go."""
    page = visitor.page
    x, y = middle(page, f"p:{of}")
    one = inch(page)
    page.mouse.move(x, y)
    page.mouse.down()
    page.mouse.move(x + across * one / 2, y + down * one / 2)
    page.mouse.move(x + across * one, y + down * one)


def width_of_ghost(page: Page) -> float:
    """In pixels, without the line around it."""
    wide: float = page.locator(".hand .ring").evaluate("(ring) => ring.getBBox().width * ring.getScreenCTM().a")
    return wide


def key_at(visitor: Visitor) -> tuple[int, int]:
    """The place that was answered last."""
    x, y = visitor.answers[-1]["key"].removeprefix("move:").split(",")
    return int(x), int(y)


def test_a_piece_is_dragged_to_its_place(ponds: Visitor):
    """While it is dragged: a ghost of its base at true size, the measuring line, what it comes to. Release answers."""
    page = ponds.page
    with ponds.answering():
        drag(ponds, -4.5, 0.4)
        expect(page.locator(".labels")).to_have_text("4 + 2 in reeds = 6U")
        assert width_of_ghost(page) == pytest.approx(3200 / INCH * inch(page), abs=0.5)
        expect(page.locator(".hand.stopped")).to_have_count(0)
        expect(page.locator(".strokes .measure")).to_have_count(1)
        page.mouse.up()
    x, y = key_at(ponds)
    assert abs(x - 7.5 * INCH) < 0.1 * INCH
    assert abs(y - 2.4 * INCH) < 0.1 * INCH
    expect(page.locator(".hand")).to_have_count(0)


def test_a_place_that_is_refused_says_why(ponds: Visitor):
    """A pink ring, the reason under it, what is in the way. Letting go there answers nothing, and tells the clause."""
    page = ponds.page
    drag(ponds, 0.2, 5)
    expect(page.locator(".hand.stopped")).to_be_visible()
    expect(page.locator(".board-region .reason")).to_have_text("The pond is in the way.")
    expect(page.locator(".strokes .blocked")).to_have_count(1)
    page.mouse.up()
    expect(page.locator(".toast").get_by_role("link", name="PL-4")).to_be_visible()
    assert ponds.answers == []
    expect(ponds.question).to_have_text("Left, where does Left move?")


def test_escape_lets_go(ponds: Visitor):
    page = ponds.page
    drag(ponds, 2, 1)
    expect(page.locator(".hand")).to_be_visible()
    page.keyboard.press("Escape")
    expect(page.locator(".hand")).to_have_count(0)
    page.mouse.up()
    ponds.breathe()
    assert ponds.answers == []


def test_the_way_round_is_drawn(ponds: Visitor):
    """Behind a wall that nothing crosses the line goes round its end."""
    drag(ponds, 5, 0)
    expect(ponds.page.locator(".strokes .detour")).to_have_count(1)
    expect(ponds.page.locator(".strokes .detour circle")).to_have_count(3)
    ponds.page.keyboard.press("Escape")
    ponds.page.mouse.up()


@pytest.mark.parametrize("free", [False, True])
def test_a_drag_snaps_to_a_proposal_nearby(ponds: Visitor, free: bool):
    """Within a few pixels the proposal is meant; with Ctrl it is not."""
    page = ponds.page
    at = next(
        option["at"] for option in ponds.tables[-1]["requests"][0]["options"] if option["key"] == "move:45720,5080"
    )
    if free:
        page.keyboard.down("Control")
    with ponds.answering():
        drag(ponds, at[0] / INCH - 12 - 0.15, at[1] / INCH - 2 + 0.1)
        expect(page.locator(".strokes .detour")).to_have_count(1)
        page.mouse.up()
    page.keyboard.up("Control")
    assert (key_at(ponds) == tuple(at)) is not free


def test_few_looks_and_one_at_a_time(ponds: Visitor):
    """However long one drags: at most one question is on its way, and the last place is the one that counts."""
    page = ponds.page
    x, y = middle(page, "p:left")
    page.mouse.move(x, y)
    page.mouse.down()
    page.evaluate("() => { window.began = performance.now() }")
    for step in range(60):
        page.mouse.move(x - step, y + step / 4)
        page.wait_for_timeout(10)
    took = page.evaluate("() => performance.now() - window.began")
    page.mouse.move(x - 60, y + 20)
    with ponds.answering():
        expect(page.locator(".hand:not(.doubt)")).to_be_visible()
        page.mouse.up()
    probes = [message for message in ponds.sent if message["type"] == "probe" and "," in message["key"]]
    assert len(probes) <= took / 80 + 3
    last = ponds.answers[-1]
    assert probes[-1]["key"] == last["key"]
    assert not any(message.get("type") == "refused" for message in ponds.heard)


def test_a_click_on_a_place(ponds: Visitor):
    """The same without dragging; what hovers there shows beforehand what a click would do."""
    page = ponds.page
    x, y = middle(page, "p:left")
    one = inch(page)
    page.mouse.move(x - 2 * one, y + one)
    expect(page.locator(".labels")).to_have_text("2U")
    assert not ponds.answers
    with ponds.answering():
        page.mouse.click(x - 2 * one, y + one)
        expect(ponds.question).to_have_text("Right, where does Right move?")


def test_by_keyboard(ponds: Visitor):
    """The chip takes it in hand at the first proposal; arrows move it by a tenth, with Shift by a whole inch; Tab goes
    to the next proposal; Enter sets it down."""
    page = ponds.page
    places = [option["at"] for option in ponds.tables[-1]["requests"][0]["options"] if option.get("at")]
    page.keyboard.press("1")
    ghost = page.locator(".board-region .ghost")
    expect(ghost).to_be_focused()
    page.keyboard.press("Tab")
    for key in ("ArrowRight", "ArrowDown", "Shift+ArrowLeft", "ArrowDown"):
        page.keyboard.press(key)
    assert (ghost.get_attribute("aria-label") or "").startswith("What is being placed, at 17.1, 2.2.")
    expect(page.locator(".board-region [role=status]")).to_have_text("5U")
    with ponds.answering():
        page.keyboard.press("Enter")
    assert list(key_at(ponds)) == [places[1][0] + INCH // 10 - INCH, places[1][1] + 2 * INCH // 10]


def test_what_is_in_hand_is_turned(ponds: Visitor):
    """E turns it on, Q back: the third number of the place."""
    page = ponds.page
    drag(ponds, -1, 1)
    for key in ("e", "e", "q"):
        page.keyboard.press(key)
    with ponds.answering():
        expect(page.locator(".hand:not(.doubt)")).to_be_visible()
        page.mouse.up()
    assert ponds.answers[-1]["key"].endswith(",90")


def test_escape_puts_it_back(ponds: Visitor):
    page = ponds.page
    page.keyboard.press("1")
    expect(page.locator(".board-region .ghost")).to_be_focused()
    page.keyboard.press("Escape")
    expect(page.locator(".board-region .ghost")).to_have_count(0)
    expect(page.locator('.board-region [data-at="p:left"]')).to_be_focused()
    assert ponds.answers == []


def test_with_a_finger(arrive: Arrive, arcade: Server):
    """On a phone the piece is dragged, and the board does not slide away under it."""
    visitor = arrive(arcade, viewport={"width": 390, "height": 844}, has_touch=True, is_mobile=True)
    visitor.sit("plane", ["me", "me"])
    assert visitor.wanted() == "asked"
    page = visitor.still().page
    x, y = middle(page, "p:left")
    touch = page.context.new_cdp_session(page)

    def finger(kind: str, *points: tuple[float, float]) -> None:
        spots = [{"x": x, "y": y} for x, y in points]
        touch.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": spots})

    with visitor.answering():
        finger("touchStart", (x, y))
        for step in range(1, 9):
            finger("touchMove", (x - 5 * step, y + 4 * step))
        expect(page.locator(".labels b")).to_be_visible()
        assert middle(page, "p:left") == pytest.approx((x, y), abs=1)
        finger("touchEnd")
        expect(page.locator("#question")).to_contain_text("Right, where does Right move?")
    assert visitor.answers[-1]["key"].startswith("move:")


def test_the_reach_is_drawn_under_the_pieces(ponds: Visitor):
    """As one shape, with the proposals as dots; after the answer it is the next one's."""
    page = ponds.page
    expect(page.locator(".reach .edge path")).to_have_count(1)
    first = page.locator(".reach .edge path").get_attribute("d")
    places = [option for option in ponds.tables[-1]["requests"][0]["options"] if option.get("at")]
    expect(page.locator(".glow .point")).to_have_count(len(places))
    page.keyboard.press("3")
    expect(ponds.question).to_have_text("Right, where does Right move?")
    assert page.locator(".reach .edge path").get_attribute("d") != first


def test_ground_that_goes(ponds: Visitor):
    """The wall is a double line with its name. An option that is about it lies on it; torn down it is gone."""
    page = ponds.page
    wall = page.locator('.land [data-zone="wall"]')
    expect(wall.locator(".cleft")).to_have_count(1)
    expect(page.locator(".land text", has_text="wall")).to_have_count(1)
    with ponds.answering():
        page.locator('.board-region .zone[data-at="z:wall"]').click()
    assert ponds.answers[-1]["key"] == "ruin:wall"
    expect(wall).to_have_count(0)
    expect(page.locator('.land [data-zone="reeds"]')).to_have_count(1)


def test_a_ruler_for_everybody(ponds: Visitor, arrive: Arrive, arcade: Server):
    """M, then from anything to anything; by click and click, or by a drag. Whoever only looks on may, too."""
    watcher = arrive(arcade).go(ponds.page.url.partition("/table")[1] + ponds.page.url.partition("/table")[2])
    for visitor in (ponds, watcher):
        page = visitor.page
        expect(page.locator('.board-region [data-at="p:left"]')).to_be_visible()
        visitor.still()
        page.keyboard.press("m")
        expect(page.get_by_role("button", name="Ruler")).to_have_attribute("aria-pressed", "true")
        page.mouse.click(*middle(page, "p:left"))
        page.mouse.click(*middle(page, "p:flag"))
        expect(page.locator(".labels")).to_have_text("10U")
        page.mouse.move(10, 400)
        expect(page.locator(".labels")).to_have_text("10U")
        x, y = middle(page, "p:left")
        page.mouse.move(x - 3 * inch(page), y)
        page.mouse.down()
        page.mouse.move(x - 4 * inch(page), y)
        page.mouse.move(x - 8.2 * inch(page), y)
        page.mouse.up()
        expect(page.locator(".labels")).to_have_text("5 + 5 in reeds = 10U")
        page.keyboard.press("Escape")
        expect(page.locator(".labels")).to_have_count(0)
        page.keyboard.press("Escape")
        expect(page.get_by_role("button", name="Ruler")).to_have_attribute("aria-pressed", "false")
        assert visitor.answers == []


def test_a_ruler_by_keyboard(ponds: Visitor):
    page = ponds.page
    page.keyboard.press("m")
    page.locator('.board-region [data-at="p:left"]').focus()
    page.keyboard.press("Enter")
    page.locator('.board-region [data-at="p:flag"]').focus()
    page.keyboard.press("Enter")
    expect(page.locator(".board-region [role=status]")).to_have_text("10U")


def test_wild_ones_move_one_by_one(arrive: Arrive, arcade: Server):
    """Whoever is told of one after the other goes its way before the next begins."""
    visitor = arrive(arcade, settings={"motion": "full"}).sit("plane", ["me", "me"])
    assert visitor.wanted() == "asked"
    page = visitor.page
    with visitor.answering():
        page.keyboard.press("3")
    assert visitor.wanted() == "asked"
    page.evaluate("""() => {
      window.hops = {}
      for (const id of ['frog-1', 'frog-2']) {
        const seen = new MutationObserver(() => { window.hops[id] ??= performance.now() })
        seen.observe(document.querySelector(`[data-at="p:${id}"]`), { attributeFilter: ['style'] })
      }
    }""")
    with visitor.answering():
        page.keyboard.press(str(visitor.chips.count()))
        hops = page.wait_for_function("() => Object.keys(window.hops).length === 2 && window.hops").json_value()
    assert list(hops) == ["frog-1", "frog-2"]
    assert hops["frog-2"] > hops["frog-1"], "each in a moment of its own, however busy the machine is"


def test_the_same_in_words(ponds: Visitor):
    """In the text view a place is typed in inches, anything is measured, and the ground is told."""
    page = ponds.page
    page.keyboard.press("t")
    text = page.get_by_role("region", name="Text view")
    expect(text).to_contain_text("reeds: 2.0 to 10.0 across, 1.0 to 4.0 down")
    expect(text).to_contain_text("Left, Left, 12.0, 2.0")
    line = page.locator("#command")
    for said, reply in (
        ("measure Left to Flag", "10U"),
        ("measure 2 2 to 7.5 2", "5 + 5 in reeds = 10U"),
        ("12 7", "5U. The pond is in the way. PL-4"),
    ):
        line.fill(said)
        line.press("Enter")
        expect(text.locator(".reply")).to_have_text(reply)
    with ponds.answering():
        line.fill("11.5 3")
        line.press("Enter")
        expect(ponds.question).to_have_text("Right, where does Right move?")
    assert key_at(ponds) == (29210, 7620)


def test_tokens_sit_in_their_corners(ponds: Visitor):
    """The tag at the upper left, coins at the lower right, a crown on top; wild ones have claws for a sign."""
    page = ponds.page
    x, y = middle(page, "p:left")
    tag, coin = (page.locator(f'[data-at="p:left"] .{name}').bounding_box() for name in ("tag", "token"))
    assert tag is not None
    assert coin is not None
    assert (tag["x"] < x, tag["y"] < y) == (True, True)
    assert (coin["x"] > x, coin["y"] > y) == (True, True)
    expect(page.locator('[data-at="p:left"] .tag')).to_have_text("D8")
    expect(page.locator('[data-at="p:left"] .crowned')).to_have_count(1)
    expect(page.locator('[data-at="p:frog-1"].wild .sign use')).to_have_attribute("href", "#i-wild")
