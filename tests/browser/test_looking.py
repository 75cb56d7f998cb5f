"""What the table tells before anything is chosen: why not, what the dice may do, and all of it in words."""

from random import Random

import pytest
from playwright.sync_api import expect

from tests.browser.kit import Visitor
from tests.server.kit import Line, Player
from tests.server.processes import Server

QUIET = """() => [...document.querySelectorAll('.board-region button[data-at^="p:"]')].flatMap((piece) => {
  const { left, top, width, height } = piece.getBoundingClientRect()
  const [x, y] = [left + width / 2, top + height / 2]
  const open = document.elementFromPoint(x, y)?.closest('[data-at]') === piece
  return open && !piece.matches('.can, .option') ? [{ x, y, says: piece.ariaLabel }] : []
})"""
"""Pieces that are no option."""

NAMELESS = """() => [...document.querySelectorAll('button, a[href], input, select, [role=img]')]
  .filter((one) => one.checkVisibility() && !(one.ariaLabel || one.title || one.innerText || one.labels?.length))
  .map((one) => one.outerHTML.slice(0, 200))"""


@pytest.mark.parametrize("game", ["scathe", "godtear"])
def test_why_not(visitor: Visitor, game: str):
    """Resting on what does not glow names the reason and its clause; the clause opens the rule."""
    page = visitor.sit(game, ["me", "novice"], preset="random").page
    random, why = Random(1), page.locator(".pop.why")
    clause = why.get_by_role("link")
    for _ in range(60):
        visitor.wanted()
        if found := page.evaluate(QUIET):
            visitor.rest_on(found[0], until=why)
            if clause.count():
                break
            page.mouse.move(0, 0)
        with visitor.answering():
            visitor.click_chip(random)
    id = clause.inner_text()
    clause.click()
    rule = page.get_by_role("dialog")
    expect(rule).to_contain_text(id)
    expect(rule.get_by_role("paragraph").nth(1)).not_to_be_empty()
    with page.expect_popup() as opened:
        rule.get_by_role("link", name="Open in the rulebook").click()
    expect(opened.value).to_have_url(f"/rules/{game}#{id}")
    expect(opened.value.locator(f'[id="{id}"]')).to_be_in_viewport()


def test_odds_before_the_dice_fall(visitor: Visitor, server: Server):
    """A choice that rolls shows a chance on its chip, and resting on it all that may happen."""
    page = visitor.be(player := Player(server)).go(f"/table/{in_reach(player)}").page
    visitor.wanted()
    visitor.verdicts()  # chips grow when their chances are known, and slip from under a mouse that rests
    page.locator(".request .opt", has_text="%").first.hover()
    odds = page.locator(".pop .odds")
    expect(odds).to_contain_text("%")
    expect(odds.get_by_role("listitem").first).to_be_visible()


def in_reach(player: Player) -> str:
    """A match in which both have gone towards each other until somebody can strike."""
    random = Random(1)
    while True:
        with player.play("godtear", ("me", "me"), preset="first") as line:
            for _ in range(75):  # more would be too fast for one line
                if fighting(line) and can_strike(line):
                    return line.match
                assert line.answer(forth(line, random))["type"] == "accepted"


def forth(line: Line, random: Random) -> str:
    """Towards the enemy, and at them."""
    options, to = line.request["options"], 1 if line.request["seat"] == 0 else -1
    keys = [option["key"] for option in options]
    hexes = [option["key"] for option in options if "zone" in option]
    hexes.sort(key=lambda key: to * int(key.partition(",")[0]))
    skills = [key for key in keys if key.startswith("skill:") and fighting(line)]
    liked = ["north", *hexes[-1:], *skills, "advance", random.choice(keys)]
    return next(key for key in liked if key in keys)


def fighting(line: Line) -> bool:
    return any(phase.get("now") and phase["label"] == "Clash" for phase in line.table["scene"].get("phases", []))


def can_strike(line: Line) -> bool:
    request = line.request
    keys = [option["key"] for option in request["options"][:6] if "zone" not in option]
    return any(line.say("probe", request=request["id"], key=key).get("chance", 1) < 1 for key in keys)


def test_what_a_choice_does_is_told_before(visitor: Visitor):
    """In a game whose dice fall first, resting on a target says what it will lose."""
    page = visitor.sit("scathe", ["me", "novice"], preset="random").page
    random, targets = Random(2), list[str]()

    def foretold(_: Visitor) -> bool:
        """What somebody will lose is known, and every option has a chip of its own."""
        targets[:] = [one["key"] for one in visitor.verdicts() if one.get("cases") and "♥" in one["cases"][0]["text"]]
        return bool(targets) and visitor.chips.count() == len(visitor.asked["options"])

    visitor.play(lambda _: visitor.click_chip(random), until=foretold)
    target = page.locator(f'.request .opt[data-option="{targets[0]}"]').bounding_box()
    assert target is not None
    centre = {"x": target["x"] + target["width"] / 2, "y": target["y"] + target["height"] / 2}
    visitor.rest_on(centre, until=page.locator(".pop .odds", has_text="♥"))


@pytest.mark.parametrize("game", ["scathe", "godtear"])
def test_everything_has_words(visitor: Visitor, game: str):
    """For whoever hears the table: each piece has a name, and each question is announced with its options."""
    page = visitor.sit(game, ["me", "novice"], preset="random").page
    random = Random(3)
    for _ in range(6):
        visitor.wanted()
        assert page.evaluate(NAMELESS) == []
        loud = page.locator("[aria-live=assertive]")
        expect(loud).to_contain_text(visitor.question.inner_text())
        expect(loud).to_contain_text("option")
        with visitor.answering():
            visitor.click_chip(random)


@pytest.mark.parametrize("game", ["scathe", "godtear"])
def test_playing_in_words(visitor: Visitor, game: str):
    """The text view says the whole table, takes an option's number or the beginning of its name, and says why not."""
    page = visitor.sit(game, ["me", "novice"], preset="random").page
    visitor.wanted()
    pieces = page.evaluate("() => [...document.querySelectorAll('.board-region .fig, .board-region .hero')].length")
    page.keyboard.press("t")
    text = page.get_by_role("region", name="Text view")
    expect(text.get_by_role("heading", name="The table")).to_be_visible()
    assert text.locator(".board-words li").count() >= pieces
    for line in ("1", None):
        name = text.locator("ol li").last.inner_text().split("\n", 1)[1].split("\n")[0]
        with visitor.answering():
            page.keyboard.type(line or name)
            page.keyboard.press("Enter")
        visitor.wanted()
    expect(text.locator(".events li").first).to_be_visible()
    page.keyboard.press("Escape")
    expect(text).to_be_hidden()
