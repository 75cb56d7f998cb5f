"""Several people at one table, each with a browser of their own."""

from random import Random

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Arrive
from tests.browser.kit import STATE, Visitor
from tests.forms import Form

Company = tuple[Visitor, Visitor]


@pytest.fixture
def two(arrive: Arrive) -> Company:
    """Whoever sets a table for a friend gets a link; whoever opens it sits down, and the match begins."""
    host, guest = arrive(), arrive()
    host.go("/new/scathe")
    seats = host.page.get_by_role("region", name="Seats")
    blue = seats.get_by_role("group", name="Blue")
    blue.locator("label", has_text="A friend").click()
    host.button("Start and invite").click()
    link = host.page.get_by_label("Link for a friend").input_value()
    guest.go(link)
    guest.button("Take the seat").click()
    expect(guest.page).to_have_url(host.page.url)
    expect(host.page.get_by_role("heading", name="Waiting for everyone to sit down")).to_be_hidden()
    return host, guest


def whose_turn(two: Company) -> tuple[Visitor, Visitor]:
    """Who is asked, and who waits."""
    host, guest = two
    while True:
        for asked, waits in ((host, guest), (guest, host)):
            if asked.page.evaluate(STATE):
                return asked, waits
        host.page.wait_for_timeout(10)


def test_two_people_and_a_spectator(two: Company, arrive: Arrive, form: Form):
    """Both see every move at once; whoever only watches sees them, too, and can answer nothing."""
    watcher = arrive().go(two[0].page.url)
    expect(watcher.page.get_by_text("You are watching")).to_be_visible()
    random = Random(3)
    for _ in range(form.pick(short=3, long=3, full=12)):
        asked, _ = whose_turn(two)
        with asked.answering():
            asked.click_chip(random)
        expect(watcher.chips).to_have_count(0)
        assert watcher.glowing() == []
    said = two[0].page.evaluate("() => [...document.querySelectorAll('.rail-right .log li')].map(li => li.innerText)")
    assert len(said) > 1
    for other in (two[1], watcher):
        expect(other.chronicle).to_have_text(said, use_inner_text=True)
    assert watcher.answers == []
    watcher.page.get_by_role("button", name="Menu").click()
    expect(watcher.button("Resign")).to_have_count(0)


def test_a_friend_may_grant_a_take_back(two: Company):
    """What the other has answered is taken back only if they agree; then the question is there again."""
    random = Random(5)
    beggar, other = whose_turn(two)
    while whose_turn(two)[0] is beggar:
        with beggar.answering():
            beggar.click_chip(random)
    with other.answering():
        other.click_chip(random)
    before = other.chronicle.count()
    expect(beggar.chronicle).to_have_count(before)
    beggar.button("Ask to take back").click()
    expect(other.page.get_by_role("alert")).to_contain_text("would like to take a move back")
    other.button("No").click()
    expect(other.page.get_by_role("alert")).to_be_hidden()
    expect(beggar.chronicle).to_have_count(before)
    beggar.button("Ask to take back").click()
    other.button("Yes").click()
    expect(other.page.get_by_role("alert")).to_be_hidden()
    assert beggar.wanted() == "asked"


def test_giving_up(two: Company):
    """Whoever resigns is asked first whether they mean it; then the other has won, on both screens."""
    host, guest = two
    guest.resign()
    expect(host.page.get_by_role("heading", name="You win")).to_be_visible()
    expect(guest.page.get_by_role("region", name="The match is over")).to_be_visible()
