"""Procedures that failed, run again from the reports that were kept of them."""

import traceback
from collections.abc import Callable
from functools import partial
from typing import Any

import msgspec

from theomachy import games
from theomachy.agents import agent
from theomachy.agents.seats import SeatView
from theomachy.coach import hints, moments, played_of
from theomachy.features.ai import usual_answer
from theomachy.features.auto_answers import auto_answers_of
from theomachy.features.ruler import Ruler
from theomachy.kernel import ONLOOKER, Ask, Event, Fast, Match, Refused, Scripted
from theomachy.kernel.saves import restore
from theomachy.kernel.scene import Scene
from theomachy.play.auto_answers import StandingOrder, ordered_answer
from theomachy.play.faults import Fault, FaultFolder, Procedure
from theomachy.play.lessons import Lesson, find_lesson
from theomachy.play.records import read_record
from theomachy.play.replays import replay
from theomachy.play.ways import answers_of, ways
from theomachy.presentation.choices import Choices
from theomachy.presentation.text import Language, Verbatim
from theomachy.terminal.errors import Trouble
from theomachy.terminal.session.lessons import begin
from theomachy.wire.lessons import note
from theomachy.wire.pointing import judged, point_at
from theomachy.wire.presenter import Presenter
from theomachy.wire.presenters import presenter
from theomachy.wire.replays import chances_of


class Again:
    """A report whose match and question are set up again."""

    def __init__(self, fault: Fault) -> None:
        if fault.game not in games.names():
            raise Trouble("", "trouble-no-game", text=fault.game, known=games.names())
        self.fault, self.game = fault, games.game(fault.game)

    @property
    def match(self) -> Match[Any]:
        """Return the match as it stood when the procedure failed."""
        if self.fault.save is None:
            return replay(read_record(self.fault.record), self.game)
        return restore(
            self.game, self.fault.save, Scripted(self.fault.dice[::-1], then=Fast(self.fault.seed)), listen=True
        )

    @property
    def seat(self) -> int:
        return self.fault.seat or 0

    @property
    def argument(self) -> str:
        """Argument of the procedure that failed, as its report keeps it."""
        return self.fault.key

    @property
    def presenter(self) -> Presenter:
        return presenter(self.game, self.fault.lang)

    def asked(self) -> tuple[Match[Any], Ask[Any], Scene]:
        """Return the match, the question that the seat has to answer, and the scene that it sees."""
        match = self.match
        ask = match.ask_of(self.seat)
        assert ask is not None
        return match, ask, match.game.scene(match.state, ask.seat)

    # The procedures that can be run again

    def usual(self) -> None:
        match, ask, _ = self.asked()
        usual_answer(match, ask)

    def standing(self) -> None:
        match, ask, _ = self.asked()
        how, least = self.argument.split()
        order = msgspec.convert({"how": how, "least": int(least)}, StandingOrder)
        ordered_answer(auto_answers_of(self.game), match.state, ask, order)

    def hint(self) -> None:
        match, ask, scene = self.asked()
        self.presenter.hints(ask, hints(SeatView(match, ask.seat), self.fault.seed), scene)

    def odds(self) -> None:
        match, ask, scene = self.asked()
        looks = partial(judged, match, ask.seat), partial(point_at, match, ask, scene)
        for look in looks:
            key, verdict = look(self.argument)
            self.presenter.verdict(match, ask.seat, key, verdict, scene)

    def ways(self) -> None:
        self.presenter.ways(ways(self.match, self.seat))

    def way(self) -> None:
        *keys, to = self.argument.split(" ")
        answers_of(self.match, self.seat, keys, to)

    def ruler(self) -> None:
        start, _, end = self.argument.partition(" ")
        ruler = self.game.feature(Ruler)
        assert ruler is not None
        ruler.between(self.match.state, start, end)

    def words(self) -> None:
        _, ask, scene = self.asked()
        self.presenter.ask(ask, "", scene, mine=True)
        Choices(self.presenter.words, ask, scene).asked()

    def chronicle(self) -> None:
        match, event = self.match, msgspec.json.decode(self.argument, type=Event)
        self.presenter.told(event, match.game.scene(match.state, self.fault.seat))

    def lesson(self) -> None:
        lesson, match, answer = self._taught()
        note(self.presenter, lesson, match)
        lesson.why_not(match, answer)

    def reply(self) -> None:
        lesson, match, _ = self._taught()
        for ask in match.asks:
            lesson.reply(match, ask)

    def _taught(self) -> tuple[Lesson, Match[Any], str]:
        """Return the lesson, its match played on by its own answers to where it stood, and the key to be judged."""
        id, taken, answer = self.argument.split(" ", 2)
        lesson = find_lesson(self.game, id)
        match = begin(self.game, lesson)
        for step in lesson.steps[: int(taken)]:
            match.answer(step.key, lesson.seat)
            for reply in step.replies:
                match.answer(reply, match.asks[0].seat)
        return lesson, match, answer

    def agent(self) -> None:
        agent(self.game, self.argument, self.fault.seed).decide(SeatView(self.match, self.seat))

    def review(self) -> None:
        start, _, stop = self.argument.partition("-")
        list(moments(played_of(read_record(self.fault.record), self.game), int(start), int(stop)))

    def chances(self) -> None:
        chances_of(read_record(self.fault.record), self.presenter)

    def rules(self) -> None:
        self.match.answer(self.argument, self.fault.seat)

    def opening(self) -> None:
        """Tell the entries of a log again. It has no digests of its states, so that `replay` would not take it."""
        record, dice = read_record(self.fault.record), Scripted([], then=Fast(0))
        setup = msgspec.json.decode(record.fields["setup"], type=self.game.setup.type)
        match: Match[Any] | None = None
        for entry in record.entries:
            dice.left = [roll for roll in reversed(entry.faces.split(", ")) if roll]
            verb, _, seat = entry.who.rpartition(" ")
            if match is None:
                match = Match(self.game, self.game.new(setup), dice, listen=True)
            elif verb == "undo":
                match.undo(int(seat) - 1, agreed=True)
            else:
                match.answer(entry.key, int(seat) - 1)
            for eyes in (ONLOOKER, *match.seats):
                self.game.scene(match.state, eyes)


PROCEDURES: dict[Procedure, Callable[[Again], None]] = {
    "usual": Again.usual,
    "standing": Again.standing,
    "hint": Again.hint,
    "odds": Again.odds,
    "ways": Again.ways,
    "way": Again.way,
    "ruler": Again.ruler,
    "words": Again.words,
    "chronicle": Again.chronicle,
    "lesson": Again.lesson,
    "reply": Again.reply,
    "agent": Again.agent,
    "first-look": Again.agent,
    "review": Again.review,
    "chances": Again.chances,
    "rules": Again.rules,
    "opening": Again.opening,
}


def keeper(folder: FaultFolder, say: Callable[[str], None]) -> Callable[[Fault], None]:
    """Return a function that keeps reports in a folder, and says of each new one where it is."""

    def keep(fault: Fault) -> None:
        if name := folder.keep(fault):
            say(Language().say("fault-kept", file=Verbatim(str(folder.folder / name))))

    return keep


def run_again(fault: Fault) -> str:
    """Return the traceback of the procedure that failed; empty if it no longer fails.

    A refusal counts as an answer, unless the report is of a refusal.
    """
    try:
        PROCEDURES[fault.procedure](Again(fault))
    except Refused:
        return traceback.format_exc() if fault.error == Refused.__name__ else ""
    except Exception:  # noqa: BLE001 - whatever it is, it is what the command is to show
        return traceback.format_exc()
    return ""
