"""Lessons in the terminal: a table with a teacher beside it."""

from typing import Any

from rich.console import Console
from rich.text import Text

from theomachy import games
from theomachy.agents import agent
from theomachy.agents.seats import Agent, SeatView
from theomachy.kernel import Ask, Game, Match, Reason, Refused, Roll, Seeded
from theomachy.play.lessons import Lesson, lessons, play_opening
from theomachy.presentation.text import Words
from theomachy.terminal.errors import Trouble
from theomachy.terminal.screen.look import BRONZE, FAINT, clause_tag
from theomachy.terminal.session.table import Table


def all_lessons() -> list[tuple[Game[Any], Lesson]]:
    """Return all lessons with their games, the newcomer's game first."""
    return [(game, lesson) for game in games.shelf() for lesson in lessons(game)]


def find(id: str) -> tuple[Game[Any], Lesson]:
    lessons = all_lessons()
    lesson_of_game = next(((game, lesson) for game, lesson in lessons if lesson.id == id), None)
    if lesson_of_game is None:
        raise Trouble("LESSON", "no-such-lesson", known=[lesson.id for _, lesson in lessons])
    return lesson_of_game


def show_all(console: Console) -> None:
    """Print all lessons with their ids and what they are about."""
    for game, lesson in all_lessons():
        words, id = Words(game), f"lesson-{lesson.id}"
        console.print(Text(f"{lesson.id:<14}", style=BRONZE).append(f"{words.title}: {words.say(id)}", style="bold"))
        console.print(Text(" " * 14 + words.attribute(id, "about"), style=FAINT))


def begin(game: Game[Any], lesson: Lesson) -> Match[Any]:
    match = Match(game, game.new(lesson.agreed(game)), Seeded(lesson.seed), listen=True)
    play_opening(match, lesson.opening)
    return match


class Partner:
    """The opponent of a lesson: it answers as the lesson says, and where that says nothing, as an agent."""

    def __init__(self, lesson: Lesson, match: Match[Any], other: Agent) -> None:
        self.lesson, self.match, self.other = lesson, match, other

    def decide(self, view: SeatView) -> str:
        ask = view.ask
        reply = self.lesson.reply(self.match, ask) if ask is not None else None
        return self.other.decide(view) if reply is None else reply


class Classroom(Table):
    def __init__(self, match: Match[Any], lesson: Lesson, console: Console) -> None:
        others = [seat for seat in match.seats if seat != lesson.seat]
        agents = {seat: Partner(lesson, match, agent(match.game, lesson.level, seat)) for seat in others}
        super().__init__(match, Words(match.game), console, agents)
        self.lesson = lesson
        self.forget()
        self._noted = -1

    def show_menu(self) -> None:
        self._note()
        super().show_menu()

    def _over(self) -> None:
        self.tell()
        self._note()
        super()._over()

    def _leave(self) -> None:
        """Leave without saving, since a lesson is always begun anew."""

    def _note(self) -> None:
        """Print the task of the present step, once a step."""
        taken, step, id = self.lesson.taken(self.match), self.lesson.step(self.match), f"lesson-{self.lesson.id}"
        if taken == self._noted:
            return
        self._noted = taken
        self.print()
        if step is None:
            self.print(Text(self.words.attribute(id, "end"), style=BRONZE))
            return
        text = Text(f"{taken + 1}/{len(self.lesson.steps)}  ", style=FAINT)
        text.append(self.words.say(f"{id}-{step.id}"), style=f"bold {BRONZE}")
        self.print(text.append_text(clause_tag(step.clause)))
        self.print(Text(self.words.attribute(f"{id}-{step.id}", "why"), style=FAINT))

    def hand_in(self, request: Ask[Any] | Roll[Any], key: str) -> None:
        if isinstance(request, Ask) and (why := self.lesson.why_not(self.match, key)) is not None:
            raise Refused(why)
        super().hand_in(request, key)

    def why_not_undo(self) -> Reason | None:
        return Reason("lesson-no-undo") if self.lesson.step(self.match) is not None else None
