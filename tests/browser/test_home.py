"""The hall: my tables, what is put away and brought back, and the end of a match with the way to its moments."""

from playwright.sync_api import Route, expect

from tests.browser.kit import Visitor
from tests.server.kit import Player
from tests.server.processes import Server


def test_a_table_is_put_away_and_brought_back(visitor: Visitor):
    """It says against whom, by name; away it lies below, and is found there after a reload, too."""
    visitor.post("/matches", {"game": "scathe", "seats": ["me", "novice"]})
    visitor.post("/lessons", {"game": "scathe", "lesson": "scathe"})
    page = visitor.go("/").page
    tables = page.get_by_role("region", name="Your tables")
    expect(tables.get_by_role("listitem")).to_have_count(2)
    expect(tables).to_contain_text("Lesson: Five against three")
    visitor.button("Put away: The Owl, novice").click()
    expect(tables.locator("summary")).to_have_text("Put away (1)")
    page.reload()
    tables.locator("summary").click()
    visitor.button("Bring back: The Owl, novice").click()
    expect(tables.locator("summary")).to_have_count(0)
    expect(tables.get_by_role("listitem")).to_have_count(2)


def test_a_turning_point_leads_into_the_replay(visitor: Visitor, server: Server):
    """A match played to its end: lost or won, and each turning point opens its moment."""
    player = Player(server)
    with player.play("scathe", ("me", "me")) as line:
        line.play_on(lambda request: request["options"][0]["key"], 600)
        assert line.over
    page = visitor.be(player).go(f"/table/{line.match}").page
    ending = page.get_by_role("region", name="The match is over")
    points = ending.get_by_role("list", name="Turning points").get_by_role("link")
    where = points.first.get_attribute("href")
    assert where
    points.first.click()
    expect(page).to_have_url(where)
    expect(page.get_by_role("slider", name="Moment")).to_have_value(str(int(where.partition("at=")[2]) - 1))


def test_the_hall_keeps_its_shape_while_it_loads(visitor: Visitor):
    """What is still on its way stands there as a shape, and says so; then nothing is busy any more."""
    held: list[Route] = []
    page = visitor.page
    loose = False
    page.route("**/api/matches?*", lambda route: route.continue_() if loose else held.append(route))
    visitor.go("/")
    busy = page.locator("[aria-busy=true]")
    expect(busy.last).to_contain_text("Loading")  # for a moment the shape of any page may stand before it
    expect(page.get_by_role("region", name="Your tables")).to_have_count(0)
    loose = True  # whatever is asked for once more
    for route in held:
        route.continue_()
    expect(page.get_by_role("region", name="Your tables")).to_be_visible()
    expect(busy).to_have_count(0)
