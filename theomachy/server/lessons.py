"""Teaching games at the table: which there are, how one is begun, and what it says at each step."""

import secrets
from typing import Any

import msgspec

from theomachy import games
from theomachy.kernel import Match
from theomachy.kernel.lessons import Goal, Lesson, find_lesson, lessons
from theomachy.server import pages, wire
from theomachy.server.before import find_game, match_row, seat_row
from theomachy.server.room import Agreement
from theomachy.server.showings import showing
from theomachy.server.shown import Showing
from theomachy.server.tables import MatchRow, SeatRow


def all_lessons(lang: str) -> list[pages.LessonInfo]:
    """The lessons of all games, those of the game for a newcomer first."""
    shelf = [showing(game, lang) for game in games.shelf()]
    return [_info(shown, lesson) for shown in shelf for lesson in lessons(shown.game)]


def _info(shown: Showing, lesson: Lesson) -> pages.LessonInfo:
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


def _any_card(shown: Showing) -> str:
    return next(iter(shown.first_scene().fixed.cards))


def agree(order: pages.NewLesson, guest: str) -> tuple[MatchRow, list[SeatRow]]:
    """The rows of a match that teaches, or Refused if there is no such lesson."""
    game = find_game(order.game)
    lesson = find_lesson(game, order.lesson)
    setup = lesson.agreed(game)
    text = msgspec.json.encode(setup).decode()
    agreement = Agreement(secrets.token_urlsafe(9), game, text, "seeded", lesson.seed, lesson=lesson)
    seats = range(len(game.seated(setup)))
    kinds = ["me" if seat == lesson.seat else lesson.level for seat in seats]
    return match_row(agreement, guest), [seat_row(agreement.id, seat, kinds[seat], guest) for seat in seats]


def note(shown: Showing, lesson: Lesson, match: Match[Any] | None) -> wire.LessonNote | None:
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
