"""English and Japanese, whole: whoever chose one never meets the other. And a third one that is on its way."""

from contextlib import suppress

import pytest
from playwright.sync_api import Route, TimeoutError, expect

from tests.browser.conftest import Arrive
from tests.browser.kit import Visitor

ENGLISH = """() => {
  const said = document.body.innerText.split('\\n')
  for (const element of document.body.querySelectorAll('[aria-label], [title], [placeholder], [alt]'))
    for (const name of ['aria-label', 'title', 'placeholder', 'alt']) said.push(element.getAttribute(name) ?? '')
  said.push(document.title)
  const words = (line) => line.match(/[A-Za-z]{2,}/g) ?? []
  return [...new Set(said)].filter((line) => /^[\\x20-\\x7e\\u2013-\\u2026]+$/.test(line) && words(line).length > 3)
}"""
"""Sentences without a single Japanese letter: read, spoken, or shown at the pointer."""


def in_japanese(visitor: Visitor) -> None:
    """Sooner or later; then for good."""
    page = visitor.page
    expect(page.locator("html")).to_have_attribute("lang", "ja")
    with suppress(TimeoutError):
        page.wait_for_function(f"() => ({ENGLISH})().length === 0")
    assert page.evaluate(ENGLISH) == []


@pytest.mark.parametrize("path", ["/", "/rules/scathe", "/muster/godtear"])
def test_a_page_in_another_language(visitor: Visitor, path: str):
    """One click, at the same place."""
    page = visitor.go(path).page
    expect(page.get_by_role("heading", level=1).or_(page.get_by_role("heading", level=2)).first).to_be_visible()
    assert page.evaluate(ENGLISH) != []
    visitor.button("日本語").click()
    in_japanese(visitor)
    assert page.url.endswith(path)


@pytest.mark.parametrize("path", ["/learn", "/new/godtear", "/account", "/nowhere"])
def test_a_page_for_whoever_speaks_japanese(arrive: Arrive, path: str):
    visitor = arrive(settings={"lang": "ja"}).go(path)
    visitor.page.wait_for_load_state("networkidle")
    in_japanese(visitor)


@pytest.mark.parametrize("game", ["scathe", "godtear"])
def test_another_language_at_the_table(visitor: Visitor, game: str):
    """The same table, the same question: in other words."""
    page = visitor.sit(game, ["me", "novice"], preset="random").page
    visitor.wanted()
    options, told = visitor.chips.count(), visitor.chronicle.count()
    address, question = page.url, visitor.question.inner_text()
    visitor.button("Menu").click()
    visitor.button("日本語").click()
    page.keyboard.press("Escape")
    expect(visitor.question).not_to_have_text(question)
    expect(visitor.chips).to_have_count(options)
    expect(visitor.chronicle).to_have_count(told)
    assert page.url == address
    in_japanese(visitor)
    with visitor.answering():
        visitor.chips.first.click()
    in_japanese(visitor)


def test_a_third_language_that_the_server_has(visitor: Visitor):
    """The page offers what the server tells, says how much of it there is, and says the rest in English."""

    def with_german(route: Route) -> None:
        told = route.fetch()
        route.fulfill(response=told, json=told.json() | {"langs": ["de", "en", "ja"], "translated": {"de": 12}})

    page = visitor.page
    page.route("**/api/me?*", with_german)
    visitor.go("/account")
    page.get_by_text("Deutsch", exact=True).click()
    expect(page.locator("html")).to_have_attribute("lang", "de")
    expect(page.get_by_role("contentinfo")).to_contain_text("Deutsch: 12 % of all words are translated")
    expect(page.get_by_role("heading", level=1)).to_have_text("You")
    with page.expect_request("**/api/games?lang=de"):
        visitor.go("/")
    expect(visitor.button("English")).to_be_visible()
    expect(page.get_by_role("link", name="New match", exact=True)).to_be_visible()
