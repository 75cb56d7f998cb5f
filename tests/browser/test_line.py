"""Lines that break and servers that are killed: the page goes on by itself, and nothing accepted is lost."""

import re
import threading
import time
from random import Random

from playwright.sync_api import Route, WebSocketRoute, expect

from tests.browser.conftest import Arrive
from tests.browser.kit import Visitor
from tests.forms import Form
from tests.server.processes import Server
from theomachy.wire.messages import PROTOCOL

CLICK = """(n) => {
  const chips = document.querySelectorAll('.request .opt:not(.no):not(.more)')
  chips[n % chips.length]?.click()
}"""
"""At one stroke: the next moment the line may be down and the chips gone."""


def test_a_newcomer_faster_than_the_line(visitor: Visitor):
    """Whoever begins before the server has said who they are waits for it: they are one, and sit at their table."""
    page, greetings = visitor.page, list[Route]()
    page.route("**/api/me?*", lambda route: greetings.append(route))
    with page.expect_request(re.compile("/api/me")):
        visitor.go("/learn")
    page.get_by_role("button", name=re.compile("^Begin")).first.click()
    visitor.breathe()
    assert len(greetings) == 1
    greetings[0].continue_()
    expect(page).to_have_url(re.compile("/table/"))
    expect(page.locator(".lesson")).to_be_visible()


def test_a_page_of_another_protocol_is_told_to_load_again(visitor: Visitor):
    """After the server has changed, an open page says so instead of misreading what it is sent."""
    visitor.sit("scathe", ["me", "novice"])

    def changed(line: WebSocketRoute) -> None:
        server = line.connect_to_server()
        server.on_message(lambda said: line.send(str(said).replace(f'"protocol":{PROTOCOL}', '"protocol":99')))

    visitor.page.route_web_socket(re.compile("/live"), changed)
    visitor.page.reload()
    again = visitor.button("Load the page again")
    expect(again).to_be_visible()
    with visitor.page.expect_navigation():
        again.click()


def test_reload_in_the_middle_of_a_question(visitor: Visitor, form: Form):
    """The same question with the same options, and answering works."""
    visitor.sit("scathe", ["me", "novice"])
    random = Random(1)
    for _ in range(form.pick(short=1, long=1, full=3)):
        visitor.wanted()
        question, options = visitor.question.inner_text(), visitor.chips.all_inner_texts()
        visitor.page.reload()
        assert visitor.wanted() == "asked"
        expect(visitor.question).to_have_text(question)
        expect(visitor.chips).to_have_count(len(options))
        with visitor.answering():
            visitor.click_chip(random)


class Reaper(threading.Thread):
    """Kills the server at random moments and starts it again, each time once the match has gone on."""

    def __init__(self, server: Server, match: str, times: int) -> None:
        super().__init__(daemon=True)
        self.server, self.match, self.times = server, match, times
        self.random, self.kills, self.left = Random(7), 0, False

    def run(self) -> None:
        while self.kills < self.times and not self.left:
            known = self.server.length(self.match) + self.random.randrange(2)
            while self.server.length(self.match) <= known and not self.left:
                time.sleep(0.002)
            time.sleep(self.random.random() * 0.2)
            self.server.restart()
            self.kills += 1


def test_killed_at_any_moment(arrive: Arrive, own_server: Server, form: Form):
    """kill -9, several times in one match: the page comes back by itself, and the match ends as its log says. Only the
    full form plays it to its end."""
    visitor = arrive(own_server)
    visitor.forgiven.append("WebSocket connection")
    visitor.sit("scathe", ["me", "novice"])
    reaper, random = Reaper(own_server, visitor.match, form.pick(short=2, long=2, full=25)), Random(2)
    reaper.start()
    try:
        enough = form.pick(short=10, long=10, full=1000)
        while visitor.wanted() != "over":
            if reaper.kills == reaper.times and len(visitor.answers) > enough:
                visitor.resign()
                visitor.page.locator(".ending").wait_for()
            else:
                visitor.page.evaluate(CLICK, random.randrange(100))
    finally:
        reaper.left = True
        reaper.join()
    assert reaper.kills == reaper.times
    said = {message["id"]: message["key"] for message in visitor.answers}
    accepted = {m["n"]: said[m["re"]] for m in visitor.heard if m["type"] == "accepted" and m["re"] in said}
    assert len(accepted) > 5
    log = dict(own_server.rows("select number, key from entries where match = ? and kind = 'answer'", visitor.match))
    assert {n: key for n, key in accepted.items() if log.get(n) != key} == {}
    visitor.button("Check the dice").click()
    expect(visitor.page.locator(".proof li")).to_have_count(7)
