"""Nobody answers a question that they have not read: not by a double click, and not by a key that is held down."""

from random import Random

from tests.browser.kit import Visitor

SECOND = """([x, y]) => {
  window.clicked = false
  const observer = new MutationObserver(() => {
    if (window.clicked || !document.querySelector('.fresh')) return
    window.clicked = true
    observer.disconnect()
    const click = new MouseEvent('click', { bubbles: true, clientX: x, clientY: y, detail: 2 })
    document.elementFromPoint(x, y)?.dispatchEvent(click)
  })
  observer.observe(document.body, { subtree: true, childList: true, attributes: true })
}"""
"""Clicks once more at a place, in the moment in which something new is drawn."""


def test_a_double_click_answers_one_question(visitor: Visitor):
    """The second click falls on whatever the first has brought there, and answers only what has not changed."""
    page = visitor.sit("godtear", ["me", "novice"], preset="first").page
    random = Random(7)
    for turn in range(10):
        assert visitor.wanted() == "asked"
        before = len(visitor.answers)
        places = visitor.glowing()
        if turn % 2 and places:
            place = random.choice(places)
        else:
            box = visitor.any_chip(random).bounding_box()
            assert box
            place = {"x": box["x"] + box["width"] / 2, "y": box["y"] + box["height"] / 2}
        page.evaluate(SECOND, [place["x"], place["y"]])
        page.mouse.click(place["x"], place["y"])
        page.wait_for_function("() => window.clicked")
        visitor.read()
        given = [answer.get("key") for answer in visitor.answers[before:]]
        assert len(set(given)) < 2
        if visitor.narrowed and not given:
            with visitor.answering():
                visitor.any_chip(random).click()


def test_a_key_that_is_held_answers_one_question(visitor: Visitor):
    page = visitor.sit("godtear", ["me", "novice"], preset="first").page
    for _ in range(3):
        assert visitor.wanted() == "asked"
        before = len(visitor.answers)
        for _ in range(30):  # after the first it is told as a repetition
            page.keyboard.down("1")
            page.wait_for_timeout(30)
        page.keyboard.up("1")
        assert len(visitor.answers) <= before + 1
        if visitor.narrowed:
            with visitor.answering():
                page.keyboard.press("1")
    assert visitor.answers
