"""Teaching games at the table: which there are, and what one says at each step."""

from typing import Any

from theomachy import games
from theomachy.kernel import Match
from theomachy.play.lessons import Goal, Lesson, lessons
from theomachy.wire import messages as wire
from theomachy.wire import pages
from theomachy.wire.presenter import Presenter
from theomachy.wire.presenters import presenter


def all_lessons(lang: str) -> list[pages.LessonInfo]:
    """The lessons of all games, those of the game for a newcomer first."""
    presenters = [presenter(game, lang) for game in games.shelf()]
    return [_info(presenter, lesson) for presenter in presenters for lesson in lessons(presenter.game)]


def _info(presenter: Presenter, lesson: Lesson) -> pages.LessonInfo:
    id = f"lesson-{lesson.id}"
    return pages.LessonInfo(
        id=lesson.id,
        game=presenter.game.id,
        game_title=presenter.words.title,
        title=presenter.say(id),
        about=presenter.words.attribute(id, "about"),
        minutes=lesson.minutes,
        steps=len(lesson.steps),
        face=presenter.face(lesson.face or _any_card(presenter), presenter.say(id)),
    )


def _any_card(presenter: Presenter) -> str:
    return next(iter(presenter.first_scene().fixed.cards))


def note(presenter: Presenter, lesson: Lesson, match: Match[Any]) -> wire.LessonNote:
    """Return what a lesson says now."""
    step, id = lesson.step(match), f"lesson-{lesson.id}"
    note = wire.LessonNote(
        id=lesson.id, title=presenter.say(id), taken=lesson.taken(match), steps=len(lesson.steps), text=""
    )
    if step is None:
        note.text, note.over = presenter.words.attribute(id, "end"), True
        note.next = next((other.id for other in lessons(presenter.game) if other.number > lesson.number), "")
        return note
    id += f"-{step.id}"
    note.text, note.why, note.clause = presenter.say(id), presenter.words.attribute(id, "why"), step.clause
    ask = match.ask_of(lesson.seat)
    if ask is not None:
        note.key, note.lights = step.key, list(step.lights)
        note.keys = [key for key in ask.keys() if step.names(key)]
        note.goal = _circle(step.goal) if step.goal is not None else None
    return note


def _circle(goal: Goal) -> wire.Stroke:
    return wire.Stroke(kind="goal", points=[goal.at], radius=goal.within)
