"""Teaching games in a browser: every lesson is taken to its end, with a wrong step here and there."""

import re

import pytest
from playwright.sync_api import Locator, expect

from tests.browser.conftest import Arrive
from tests.browser.kit import SETTLED, Json, Visitor
from tests.browser.test_phone import PHONE, stays_within
from theomachy import games
from theomachy.play.lessons import Lesson, lessons

LESSONS = [(name, lesson) for name in games.names() for lesson in lessons(games.game(name))]
FIRST: tuple[str, Lesson] = next((name, lesson) for name, lesson in LESSONS if name == games.FIRST)
SHORTEST = min(LESSONS, key=lambda one: len(one[1].steps))
every_lesson = pytest.mark.parametrize(
    ("game", "lesson"),
    [
        pytest.param(name, lesson, id=lesson.id, marks=[] if lesson == SHORTEST[1] else pytest.mark.full)
        for name, lesson in LESSONS
    ],
)
OFTEN = 4
"""Of so many steps one is first taken wrongly."""
WITH_GOAL = min(
    ((n, game, lesson) for game, lesson in LESSONS for n, step in enumerate(lesson.steps) if step.goal),
    key=lambda one: one[0],
)
OUTSIDE = """() => {
  const middle = (shape) => {
    const { x, y, width, height } = shape.getBoundingClientRect()
    return [x + width / 2, y + height / 2]
  }
  const ring = document.querySelector('.goal .ring')
  const [x, y] = middle(ring)
  const far = ([left, top]) => Math.hypot(left - x, top - y) > ring.getBoundingClientRect().width * 0.75
  return [...document.querySelectorAll('.glow .point')].map(middle).filter(far)
}"""
"""Places that the game proposes, well outside the ring."""


APART = """() => {
  const [note, stage, request] = ['.table > .lesson', '.table > .stage', '.request']
    .map((part) => document.querySelector(part).getBoundingClientRect())
  return note.bottom <= stage.top + 1 && stage.bottom <= request.top + 20 && stage.height > 200
}"""
"""One below the other; only the round corners of the request lie over the board."""


class Learner:
    """Somebody at a lesson, with whatever the page shows of it."""

    def __init__(self, visitor: Visitor, game: str, lesson: Lesson) -> None:
        self.visitor, self.page, self.lesson = visitor, visitor.page, lesson
        self.note = self.page.locator(".lesson")
        visitor.open("/lessons", {"game": game, "lesson": lesson.id})
        self.is_at(0)

    @property
    def told(self) -> Json:
        """The note as the server sent it last."""
        return self.visitor.tables[-1]["lesson"]

    @property
    def request(self) -> Json:
        return next(request for request in self.visitor.tables[-1]["requests"] if request["mine"])

    def is_at(self, taken: int) -> None:
        """Wait until so many steps are taken, and the next one can be."""
        bar = self.note.get_by_role("progressbar")
        expect(bar).to_have_attribute("aria-valuenow", str(taken))
        if taken < len(self.lesson.steps):
            assert self.visitor.wanted() == "asked"
            expect(self.show).to_be_enabled()
            expect(self.note.locator(".do")).to_have_text(self.told["text"])

    @property
    def show(self) -> Locator:
        return self.note.locator(".show")

    # Answering

    def err(self) -> bool:
        """Choose something else first, if there is anything else: it is explained, and nothing changes."""
        others = self.page.locator(".request .opt.back:not(.places)")
        if self.told.get("goal") or not others.count():
            return False
        before, n = len(self.visitor.refusals), self.told["taken"]
        others.last.click()
        if self.visitor.narrowed:
            self.visitor.chips.first.click()
        wrong = self.note.locator(".wrong")
        expect(wrong).to_be_visible()
        assert len(self.visitor.refusals) == before + 1
        expect(wrong).to_contain_text(self.visitor.refusals[-1])
        expect(wrong.locator(".clause")).to_have_text(self.lesson.steps[n].clause)
        self.is_at(n)
        return True

    def click_chip(self) -> bool:
        """What glows in the bar."""
        taught = self.page.locator(".request .opt.taught:not(.places)")
        if not taught.count():
            return False
        taught.first.click()
        if self.visitor.read().narrowed:
            taught.first.click()
        return True

    def click_board(self) -> bool:
        """What glows on the board."""
        lines = self.page.locator(".board-region .line.taught")
        if lines.count():
            lines.first.click()
            return True
        if self.told.get("goal"):
            return self.click_goal()
        taught = [option for option in self.request["options"] if option["key"] in self.told.get("keys", [])]
        places = {f"p:{option['piece']}" if "piece" in option else f"z:{option.get('zone')}" for option in taught}
        open_ones = [place for place in self.visitor.glowing() if place["at"] in places]
        if not open_ones:
            return False
        self.page.mouse.click(open_ones[0]["x"], open_ones[0]["y"])
        if self.visitor.read().narrowed:
            self.page.locator(".request .opt.taught").first.click()
        return True

    def click_goal(self) -> bool:
        """The middle of the ring, if nobody stands there and the piece can be set down."""
        ring, before = self.visitor.still().page.locator(".goal .ring").bounding_box(), len(self.visitor.answers)
        assert ring is not None, "the goal is not drawn"
        self.page.mouse.click(ring["x"] + ring["width"] / 2, ring["y"] + ring["height"] / 2)
        self.visitor.breathe()
        doubt = self.page.locator(".hand.doubt")  # while the game is asked what it thinks of the place
        self.visitor.until(lambda: len(self.visitor.answers) > before or not doubt.count())
        return len(self.visitor.answers) > before

    def be_shown(self) -> bool:
        self.show.click()
        return True

    def take(self, n: int) -> None:
        """One step, each in another way."""
        ways = [self.click_chip, self.click_board, self.be_shown]
        before = len(self.visitor.refusals)
        assert any(way() for way in [*ways[n % 3 :], self.be_shown])
        self.page.wait_for_function(SETTLED)
        assert len(self.visitor.refusals) == before, self.visitor.refusals[before:]
        self.is_at(n + 1)
        expect(self.note.locator(".wrong")).to_have_count(0)


@every_lesson
def test_a_lesson_is_taken_to_its_end(visitor: Visitor, game: str, lesson: Lesson):
    learner, erred = Learner(visitor, game, lesson), 0
    for n in range(len(lesson.steps)):
        learner.is_at(n)
        expect(visitor.page.get_by_text("Take back")).to_have_count(0)
        if n % OFTEN == 1 or (erred == 0 and n > OFTEN):
            erred += learner.err()
        learner.take(n)
    assert erred > 1
    expect(learner.note).to_have_class(re.compile("over"))
    farewell, title = learner.told["text"], learner.told["title"]
    expect(learner.note).to_contain_text(farewell)
    expect(learner.note.get_by_role("link", name="All lessons")).to_be_visible()
    if learner.told.get("next"):
        learner.note.get_by_role("button", name="Next lesson").click()
        expect(learner.note.locator(".do")).not_to_have_text(farewell)
        expect(learner.note.get_by_role("progressbar")).to_have_attribute("aria-valuenow", "0")
    elif visitor.wanted() == "over":
        expect(visitor.button("This lesson again")).to_be_visible()
    else:
        learner.note.get_by_role("button", name="Play on").click()
        expect(learner.note).to_have_count(0)
        expect(visitor.question).to_be_visible()
    visitor.go("/learn")
    expect(visitor.page.locator(".lesson.learned")).to_have_count(1)
    expect(visitor.page.locator(".lesson.learned")).to_contain_text(title)


def test_a_piece_is_set_down_where_the_lesson_wants_it(visitor: Visitor):
    """Elsewhere it is explained, the piece is out of hand again, and the ring still waits for it."""
    n, game, lesson = WITH_GOAL
    page, learner = visitor.page, Learner(visitor, game, lesson)
    for taken in range(n):
        learner.is_at(taken)
        learner.be_shown()
    learner.is_at(n)
    before = page.locator(".board-region .fig").count()
    x, y = page.evaluate(OUTSIDE)[0]
    page.mouse.click(x, y)
    expect(learner.note.locator(".wrong")).to_contain_text(lesson.steps[n].clause)
    assert len(visitor.refusals) == 1
    learner.is_at(n)
    page.mouse.move(2, 2)
    expect(page.locator(".board-region .hand")).to_have_count(0)
    assert page.locator(".board-region .fig").count() == before
    learner.take(n)


def test_all_lessons_are_found_from_the_hall(visitor: Visitor):
    page = visitor.go("/").page
    page.get_by_role("link", name="New here? Learn by playing").click()
    cards = page.get_by_role("button", name=re.compile("^Begin"))
    expect(cards).to_have_count(len(LESSONS))
    expect(page.locator("section h2")).to_have_count(len({game for game, _ in LESSONS}))
    expect(page.get_by_role("navigation").first.get_by_role("link", name="Learn")).to_have_attribute(
        "aria-current", "page"
    )
    expect(cards.first).to_contain_text(re.compile(r"\d+ min · \d+ steps"))
    cards.first.click()
    expect(page).to_have_url(re.compile("/table/"))
    expect(page.locator(".lesson small")).to_have_text(f"Step 1 of {len(FIRST[1].steps)}")


def test_with_keys_and_ears(visitor: Visitor):
    """G shows, the note is said aloud, and its clause opens the rules beside the table."""
    page, learner = visitor.page, Learner(visitor, *FIRST)
    spoken = learner.note.locator("[aria-live=polite]")
    expect(spoken).to_contain_text(learner.told["text"])
    page.keyboard.press("g")
    learner.is_at(1)
    expect(spoken).to_contain_text(learner.told["text"])
    learner.note.locator(".why .clause").click()
    expect(page.get_by_role("dialog")).to_contain_text(learner.told["clause"])
    page.keyboard.press("Escape")
    expect(page.get_by_role("dialog")).to_have_count(0)
    page.reload()
    learner.is_at(1)


def test_another_language_in_the_middle(visitor: Visitor):
    """The step stays, and so does what comes of it."""
    page, learner = visitor.page, Learner(visitor, *FIRST)
    learner.take(0)
    english = learner.told["text"]
    page.get_by_role("button", name="Menu").click()
    page.get_by_role("button", name="日本語").click()
    page.keyboard.press("Escape")
    expect(learner.note.locator(".do")).not_to_have_text(english)
    learner.is_at(1)
    learner.take(1)


def test_whoever_gives_up_can_begin_again(visitor: Visitor):
    page, learner = visitor.page, Learner(visitor, *FIRST)
    learner.take(0)
    page.get_by_role("button", name="Menu").click()
    for _ in range(2):
        visitor.button("Resign").click()
    visitor.button("This lesson again").click()
    learner.is_at(0)


def test_a_nudge_keeps_still_for_whoever_wants_no_motion(visitor: Visitor):
    learner = Learner(visitor, *FIRST)
    assert learner.err()
    shaken = "getComputedStyle(document.querySelector('.lesson .wrong')).animationDuration"
    assert visitor.page.evaluate(shaken) == "0s"


@pytest.fixture
def on_a_phone(arrive: Arrive) -> Visitor:
    return arrive(**PHONE)


@pytest.mark.full
def test_on_a_phone(on_a_phone: Visitor):
    """The note stands above the board, and covers neither it nor the request."""
    page, learner = on_a_phone.page, Learner(on_a_phone, *FIRST)
    for n in range(len(FIRST[1].steps)):
        learner.is_at(n)
        stays_within(on_a_phone)
        if n == 1:
            assert learner.err()
        apart(learner)
        if n == 2:
            why = learner.note.locator(".why")
            expect(why).to_be_hidden()
            page.get_by_role("button", name="Why?").tap()
            expect(why).to_be_visible()
            apart(learner)
        if not (n % 2 and learner.click_chip()):
            learner.show.tap()
        learner.is_at(n + 1)
    expect(page.get_by_role("link", name="All lessons").first).to_be_visible()


def apart(learner: Learner) -> None:
    """Note, board and request lie one below the other, and all of them can be used."""
    learner.page.wait_for_function(APART)


@pytest.mark.full
def test_in_japanese(arrive: Arrive):
    learner = Learner(arrive(settings={"lang": "ja"}), *SHORTEST)
    for n in range(len(SHORTEST[1].steps)):
        learner.is_at(n)
        assert not learner.told["text"].isascii()
        learner.take(n)
    expect(learner.note).to_contain_text("レッスン一覧")
