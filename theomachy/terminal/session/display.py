"""The state of a table on the screen: the match, the menu, and what has been told. Commands work on it."""

from collections.abc import Callable, Iterator, Mapping
from contextlib import contextmanager
from pathlib import Path
from typing import Any, TypeVar

from rich.console import Console, RenderableType
from rich.text import Text

from theomachy.agents.seats import Agent
from theomachy.features.ai import usual_answer
from theomachy.kernel import ONLOOKER, Ask, Event, Match, Reason, Refused, Roll, refuse
from theomachy.kernel.scene import Scene
from theomachy.play.faults import Procedure
from theomachy.play.onlookers import as_onlooker
from theomachy.play.optional import Situation, attempt, is_strict, report, situation
from theomachy.play.records import write_record
from theomachy.play.runs import Runs
from theomachy.presentation.text import Verbatim, Words
from theomachy.terminal import files as store
from theomachy.terminal.errors import file_error
from theomachy.terminal.screen.forecast import outlook
from theomachy.terminal.screen.linebreaks import Flow
from theomachy.terminal.screen.listing import Listing
from theomachy.terminal.screen.look import BAD, clause_tag, told
from theomachy.terminal.screen.render import MAX_TABLE_COLUMNS, board
from theomachy.terminal.session.ask import LineReader
from theomachy.terminal.session.menu import Menu

T = TypeVar("T")

HEADING_LINES = 2
"""Lines that tell who acts and what is asked."""


class Display:
    """A match on a screen that people share."""

    def __init__(
        self,
        match: Match[Any],
        words: Words,
        console: Console,
        agents: Mapping[int, Agent] | None = None,
        file: Path | None = None,
        *,
        keep: bool = False,
    ) -> None:
        """Prepare the screen. `file` is where the game is saved: with `keep` after every answer, else on request."""
        self.match, self.words, self.console = match, words, console
        self.reader = LineReader(console)
        self.agents = dict(agents or {})
        self.people = [seat for seat in match.seats if seat not in self.agents]
        self.below = self.people[0] if self.people else 0
        self.private: int | None = None
        """The seat that alone may look at the screen now, while the others look away; None if all may."""
        self.file, self.keep = file, keep
        self.menu: Menu | None = None
        self.setting_up: set[int] = set()
        """Seats that leave the rest of their set-up to the usual answers."""
        self.runs = Runs()
        self._told = 0
        self._drawn: tuple[int, int, tuple[str, ...]] = (-1, -1, ())
        self._tall = 0
        self._explained: set[str] = set()

    @property
    def shared(self) -> bool:
        """True if several people look at the screen."""
        return len(self.people) > 1

    def scene(self) -> Scene:
        """Return the scene that everybody who looks at the screen may see."""
        public = ONLOOKER if self.shared else self.below
        return self.match.game.scene(self.match.state, public if self.private is None else self.private)

    def known(self) -> Match[Any]:
        """Return the match as everybody at the screen may know it; odds, hints and usual answers come from it."""
        return as_onlooker(self.match) if self.shared and self.private is None else self.match

    @contextmanager
    def alone(self, seat: int) -> Iterator[None]:
        """Let one person look at the screen, once the others look away. The screen is wiped afterwards."""
        self.reader.line(Text(self.words.say("table-secret-for", seat=seat) + " "))
        self.private = seat
        try:
            yield
        finally:
            self.private = None
            self.reader.wipe()
            self._drawn = (-1, -1, ())

    def draw(self) -> None:
        numbers, by = (self.menu.numbers(), self.menu.ask.by) if self.menu else ({}, "")
        width, height = self.console.width, self.console.height if self.reader.person else 1000
        reach = self.menu.ask.outline() if self.menu else []
        drawn = board(self.words, self.scene(), width, self.below, numbers, by, height, reach)
        self._tall = len(self.console.render_lines(drawn, pad=False))
        self.print(drawn)

    def show_menu(self) -> None:
        if self.menu is not None:
            self.print()
            if actor := self.menu.actor():
                actor.truncate(self.console.width, overflow="ellipsis")
                self.print(actor)
            self.print(self.menu.question())
            seat = self.menu.ask.seat
            tall = self.console.height - 3 if self.reader.person else 1000
            listing = Listing(self.menu, outlook(self.words, self.known(), seat))
            self.print(
                listing.show(min(self.console.width, MAX_TABLE_COLUMNS), tall, tall - self._tall - HEADING_LINES)
            )

    def chronicle(self) -> list[Event]:
        return self.match.events

    def tell(self, *, before_now: bool = False) -> None:
        """Print the events since the last call. With `before_now`, leave out those of the present step."""
        events = self.chronicle()
        if before_now and self.match.story:
            events = events[: len(events) - len(self.match.story[-1])]
        scene = self.scene()
        if events[self._told :]:
            self.print()
        for event in events[self._told :]:
            self.print(told(self.words, event, scene))
        self._told = max(self._told, len(events))

    def forget(self) -> None:
        """Take everything that is left after a take-back for told."""
        self._told = len(self.chronicle())
        self._drawn = (-1, -1, ())

    def refuse(self, reason: Reason) -> None:
        line = Text().append("✗ ", style=BAD).append(self.words.seeing(self.scene()).say(reason))
        self.print(line.append_text(clause_tag(reason.clause)))

    def sentence(self, id: str, **args: Any) -> Text:
        """Return a sentence of the table. Strings that are filled in stand as they are."""
        return Text(self.words.say(id, **{n: Verbatim(v) if isinstance(v, str) else v for n, v in args.items()}))

    def say(self, id: str, **args: Any) -> None:
        self.print(self.sentence(id, **args))

    def agrees(self, id: str, **args: Any) -> bool:
        """Ask a person a question that is answered by yes or no. Return True for yes."""
        return self.means("table-yes", self.reader.line(self.sentence(id, **args).append(" ")))

    def means(self, id: str, line: str) -> bool:
        """Return True if a line is one of the words of a message, such as those for yes or for no."""
        return line.lower() in self.words.say(id).split()

    def print(self, what: RenderableType = "") -> None:
        self.console.print(Flow(what) if isinstance(what, Text) else what, highlight=False)

    # For the commands

    def hand_in(self, request: Ask[Any] | Roll[Any], key: str) -> None:
        """Answer a request. Refused if the answer is not allowed, or if the rules fail on it."""
        seat = request.seat if isinstance(request, Ask) else None
        try:
            self.match.answer(key, seat)
        except Refused:
            raise
        except Exception as error:
            if is_strict():
                raise
            where = Situation(self.match.game, seat=seat, record=write_record(self.match), lang=self.words.lang)
            report("rules", where, error, key=key)
            raise refuse("rules-failed") from None

    def usual(self, ask: Ask[Any]) -> str | None:
        """Return the usual answer to a question of set-up; None for any other question, or if it fails."""
        where, known = situation(self.match, ask.seat, self.words.lang), self.known()
        return attempt("usual", where, lambda: usual_answer(known, ask), None)

    def helped(
        self, procedure: Procedure, seat: int | None, work: Callable[[], T], key: str = "", seed: int = 0
    ) -> T | None:
        """Return the result of help that a person asked for. If it fails, say so and return None."""
        found = attempt(procedure, situation(self.match, seat, self.words.lang, seed), work, None, key=key, asked=True)
        if found is None:
            self.say("nothing-here")
        return found

    def why_not_undo(self) -> Reason | None:
        """Return why nothing may be taken back at this table, or None."""
        return None

    def save(self, file: Path) -> bool:
        try:
            store.save(self.match, file)
        except OSError as error:
            self.say("table-save-failed", file=str(file), error=file_error(error))
            return False
        self.file = file
        return True
