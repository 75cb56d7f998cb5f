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
    shelf = [presenter(game, lang) for game in games.shelf()]
    return [_info(shown, lesson) for shown in shelf for lesson in lessons(shown.game)]


def _info(shown: Presenter, lesson: Lesson) -> pages.LessonInfo:
    id = f"lesson-{lesson.id}"
    return pages.LessonInfo(
        id=lesson.id,
        game=shown.game.id,
        game_title=shown.words.title,
        title=shown.say(id),
        about=shown.words.attribute(id, "about"),
        minutes=lesson.minutes,
        steps=len(lesson.steps),
        face=shown.face(lesson.face or _any_card(shown), shown.say(id)),
    )


def _any_card(shown: Presenter) -> str:
    return next(iter(shown.first_scene().fixed.cards))


def note(shown: Presenter, lesson: Lesson, match: Match[Any] | None) -> wire.LessonNote | None:
    """What a lesson says now; nothing before the match has begun."""
    if match is None:
        return None
    step, id = lesson.step(match), f"lesson-{lesson.id}"
    found = wire.LessonNote(
        id=lesson.id, title=shown.say(id), taken=lesson.taken(match), steps=len(lesson.steps), text=""
    )
    if step is None:
        found.text, found.over = shown.words.attribute(id, "end"), True
        found.next = next((other.id for other in lessons(shown.game) if other.number > lesson.number), "")
        return found
    id += f"-{step.id}"
    found.text, found.why, found.clause = shown.say(id), shown.words.attribute(id, "why"), step.clause
    ask = match.ask_of(lesson.seat)
    if ask is not None:
        found.key, found.lights = step.key, list(step.lights)
        found.keys = [key for key in ask.keys() if step.names(key)]
        found.goal = _circle(step.goal) if step.goal is not None else None
    return found


def _circle(goal: Goal) -> wire.Stroke:
    return wire.Stroke(kind="goal", points=[goal.at], radius=goal.within)
