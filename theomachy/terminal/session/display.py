"""What a table shows and knows: the match, the scene, the menu, what has been told. Commands work on it."""

from collections.abc import Mapping
from pathlib import Path
from typing import Any

from rich.console import Console, RenderableType
from rich.text import Text

from theomachy.kernel import Ask, Event, Match, Reason, Roll
from theomachy.kernel.scene import Scene
from theomachy.kernel.seats import Agent
from theomachy.play.runs import Runs
from theomachy.presentation.text import Verbatim, Words
from theomachy.terminal import files as store
from theomachy.terminal.errors import file_error
from theomachy.terminal.screen.forecast import outlook
from theomachy.terminal.screen.linebreaks import Flow
from theomachy.terminal.screen.listing import Listing
from theomachy.terminal.screen.look import BAD, clause_tag, told
from theomachy.terminal.screen.render import MAX_TABLE_COLUMNS, board
from theomachy.terminal.session.ask import Reader
from theomachy.terminal.session.menu import Menu

HEADING_LINES = 2
"""Lines for who acts and what is asked."""


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
        """`file` is where the game is saved; with `keep` after every answer, else when a person says so."""
        self.match, self.words, self.console = match, words, console
        self.reader = Reader(console)
        self.agents = dict(agents or {})
        self.people = [seat for seat in match.seats if seat not in self.agents]
        self.below = self.people[0] if self.people else 0
        self.file, self.keep = file, keep
        self.menu: Menu | None = None
        self.setting_up: set[int] = set()
        """seats that have left the rest of their set-up to what is usual"""
        self.runs = Runs()
        self._told = 0
        self._drawn: tuple[int, int, tuple[str, ...]] = (-1, -1, ())
        self._tall = 0
        self._explained: set[str] = set()

    def scene(self, seat: int | None = None) -> Scene:
        """What the person asked may see; otherwise the one who sits below."""
        viewer = seat if seat is not None else self.below
        return self.match.game.scene(self.match.state, viewer)

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
            listing = Listing(self.menu, outlook(self.words, self.match, seat))
            self.print(
                listing.show(min(self.console.width, MAX_TABLE_COLUMNS), tall, tall - self._tall - HEADING_LINES)
            )

    def chronicle(self) -> list[Event]:
        return self.match.events

    def tell(self, *, before_now: bool = False) -> None:
        """What has happened since last time; or only what the present step found done."""
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
        """After a take-back: what is left has been told."""
        self._told = len(self.chronicle())
        self._drawn = (-1, -1, ())

    def refuse(self, reason: Reason) -> None:
        line = Text().append("✗ ", style=BAD).append(self.words.seeing(self.scene()).say(reason))
        self.print(line.append_text(clause_tag(reason.clause)))

    def sentence(self, id: str, **args: Any) -> Text:
        """Words of the table. What is filled in is said as it stands."""
        return Text(self.words.say(id, **{n: Verbatim(v) if isinstance(v, str) else v for n, v in args.items()}))

    def say(self, id: str, **args: Any) -> None:
        self.print(self.sentence(id, **args))

    def agrees(self, id: str, **args: Any) -> bool:
        """Ask a person something that is answered by yes or no."""
        return self.means("table-yes", self.reader.line(self.sentence(id, **args).append(" ")))

    def means(self, id: str, line: str) -> bool:
        """Whether a line is one of the words for yes, or for no."""
        return line.lower() in self.words.say(id).split()

    def print(self, what: RenderableType = "") -> None:
        self.console.print(Flow(what) if isinstance(what, Text) else what, highlight=False)

    # What commands need

    def hand_in(self, request: Ask[Any] | Roll[Any], key: str) -> None:
        self.match.answer(key, request.seat if isinstance(request, Ask) else None)

    def why_not_undo(self) -> Reason | None:
        """Why nothing may be taken back at this table."""
        return None

    def save(self, file: Path) -> bool:
        try:
            store.save(self.match, file)
        except OSError as error:
            self.say("table-save-failed", file=str(file), error=file_error(error))
            return False
        self.file = file
        return True
