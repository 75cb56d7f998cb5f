"""Every lesson of every game: it can be played through, it says what it has to, and a wrong step changes nothing."""

from typing import Any

import pytest

from tests.kit import LANGUAGES
from theomachy import games
from theomachy.agents import agent
from theomachy.agents.seats import SeatView
from theomachy.kernel import Ask, Game, Match, Refused, key_of
from theomachy.play.lessons import Lesson, find_lesson, lessons
from theomachy.presentation import rulebook
from theomachy.presentation.text import Words
from theomachy.terminal.session.lessons import Partner, begin

MOST_WORDS = 18
"""in one step of a lesson"""
MOST_SIGNS = 60
"""the same where words are not set apart"""

LESSONS = [(game, lesson) for game in map(games.game, games.names()) for lesson in lessons(game)]
every_lesson = pytest.mark.parametrize(
    ("game", "lesson"), [pytest.param(game, lesson, id=lesson.id) for game, lesson in LESSONS]
)


def go_on(match: Match[Any], lesson: Lesson) -> None:
    """Let the others answer until the learner is asked."""
    while isinstance(ask := match.request, Ask) and match.ask_of(lesson.seat) is None:
        other = Partner(lesson, match, agent(match.game, lesson.level, ask.seat))
        match.answer(other.decide(SeatView(match, ask.seat)), ask.seat)


def steps(game: Game[Any], lesson: Lesson) -> Any:
    """The match at each step, answered by the step's own key when the loop goes on."""
    match = begin(game, lesson)
    go_on(match, lesson)
    while (step := lesson.step(match)) is not None:
        yield match, step
        match.answer(step.key, lesson.seat)
        go_on(match, lesson)


def wrong_answers(match: Match[Any], lesson: Lesson) -> list[str]:
    ask = match.ask_of(lesson.seat)
    assert ask is not None
    return [key for key in map(key_of, ask.look()) if lesson.why_not(match, key) is not None]


@every_lesson
def test_can_be_played_through(game: Game[Any], lesson: Lesson):
    taken = 0
    for match, step in steps(game, lesson):
        ask = match.ask_of(lesson.seat)
        assert ask is not None, f"{step.id}: the match is over"
        assert ask.takes(step.key), f"{step.id}: {step.key} is not among {list(map(key_of, ask.look()))[:20]}"
        assert lesson.why_not(match, step.key) is None
        taken += 1
        assert lesson.taken(match) == taken - 1
    assert taken == len(lesson.steps)


@every_lesson
def test_a_reply_is_given_as_it_is_written(game: Game[Any], lesson: Lesson):
    """A reply that nobody could give would be left out in silence."""
    match = begin(game, lesson)
    for step in lesson.steps:
        match.answer(step.key, lesson.seat)
        for reply in step.replies:
            ask = match.request
            assert isinstance(ask, Ask), f"{step.id}: nobody is asked for {reply}"
            assert ask.seat != lesson.seat, f"{step.id}: the learner is asked before {reply}"
            assert ask.takes(reply), f"{step.id}: {reply} is not among {list(map(key_of, ask.look()))[:20]}"
            match.answer(reply, ask.seat)
        go_on(match, lesson)


@every_lesson
def test_a_wrong_step_is_explained(game: Game[Any], lesson: Lesson):
    words = [Words(game, lang) for lang in LANGUAGES]
    explained = 0
    for match, step in steps(game, lesson):
        for key in wrong_answers(match, lesson)[:5]:
            reason = lesson.why_not(match, key)
            assert reason is not None
            assert reason.clause == step.clause
            assert all(lang.knows(reason.id) for lang in words), f"{reason.id} has no words"
            explained += 1
    assert explained >= len(lesson.steps) // 3, "hardly anything can be done wrong"


@every_lesson
def test_says_what_to_do_and_why(game: Game[Any], lesson: Lesson):
    known = rulebook.clauses(rulebook.read(game.content.folder))
    for lang in LANGUAGES:
        words, id = Words(game, lang), f"lesson-{lesson.id}"
        assert words.knows(id)
        assert words.attribute(id, "about")
        assert words.attribute(id, "end")
        for step in lesson.steps:
            said = words.say(f"{id}-{step.id}")
            assert words.knows(f"{id}-{step.id}"), step.id
            assert words.attribute(f"{id}-{step.id}", "why"), step.id
            assert words.knows(f"{id}-{step.id}-wrong"), step.id
            assert step.clause in known, step.clause
            assert len(said.split()) <= MOST_WORDS if lang == "en" else len(said) <= MOST_SIGNS, said


@every_lesson
def test_steps_have_names_of_their_own(game: Game[Any], lesson: Lesson):
    ids = [step.id for step in lesson.steps]
    assert len(set(ids)) == len(ids)


def test_there_are_lessons_for_every_game():
    counts = {game: len(lessons(games.game(game))) for game in games.names()}
    assert counts == {"scathe": 1, "godtear": 1, "godbreaker": 1, "godslayer": 2}
    ids = [lesson.id for _, lesson in LESSONS]
    assert len(set(ids)) == len(ids)


def test_a_lesson_that_is_not_there():
    with pytest.raises(Refused, match="no-such-lesson"):
        find_lesson(games.game(games.FIRST), "juggling")
