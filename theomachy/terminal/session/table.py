"""The table: draws what the seats see, asks the one who is to decide, and hands the answers in.

It knows no rule of any game. People share the screen; seats without a person have an agent.
"""

from pathlib import Path
from random import SystemRandom
from typing import Any

from rich.padding import Padding
from rich.text import Text

from theomachy.agents.seats import SeatView
from theomachy.kernel import Ask, Refused, Roll, Typed
from theomachy.kernel.match import CHANCE, FORCED
from theomachy.kernel.requests import say_faces
from theomachy.play.optional import attempt, situation
from theomachy.play.runs import decisions
from theomachy.presentation.text import Verbatim
from theomachy.terminal import files as store
from theomachy.terminal.screen.console import show_command
from theomachy.terminal.screen.linebreaks import Flow
from theomachy.terminal.screen.look import BRONZE, FAINT, clause_tag, seat_name, side
from theomachy.terminal.session.ask import Gone, Unclear, roll_hints
from theomachy.terminal.session.commands import COMMANDS
from theomachy.terminal.session.display import Display
from theomachy.terminal.session.menu import Menu
from theomachy.terminal.session.thinking import thinking


class Left(Exception):
    """The wish to leave the table after the game."""


class Table(Display):
    """A table that asks, takes answers and commands, and saves, until the game is over."""

    interrupted = False
    """True once Ctrl-C has ended it."""

    # The loop

    def play(self) -> None:
        """Play until the game is over and everybody has left, or until a person leaves before."""
        self.say("table-welcome", game=self.words.title)
        try:
            while True:
                request = self.match.request
                if request is None:
                    self._over()
                elif isinstance(request, Roll):
                    self._roll(request)
                elif request.seat in self.agents:
                    self._let_agent_answer(request)
                elif not self._set_up(request):
                    self._ask(request)
        except Left:
            pass
        except (Gone, KeyboardInterrupt) as end:
            self.interrupted = not isinstance(end, Gone) or end.interrupted
            self._leave()
        self.say("table-goodbye")

    def _let_agent_answer(self, ask: Ask[Any]) -> None:
        """Let an agent answer. If it cannot, people play its seat from now on."""
        agent, view = self.agents[ask.seat], SeatView(self.match, ask.seat)
        with thinking(self.console, self.words.say("table-thinking", seat=ask.seat)):
            key = attempt("agent", situation(self.match, ask.seat), lambda: agent.decide(view), None)
        try:
            if key is not None:
                self.hand_in(ask, key)
                return
        except Refused as no:
            self.refuse(no.reason)
        del self.agents[ask.seat]
        self.people = sorted([*self.people, ask.seat])
        self.say("table-agent-stopped", seat=ask.seat)

    def _set_up(self, ask: Ask[Any]) -> bool:
        """Give a seat that asked for it the usual answer; return False if there is none, which ends its set-up."""
        key = self.usual(ask) if ask.seat in self.setting_up else None
        if key is None:
            self.setting_up.discard(ask.seat)
            return False
        first, before = len(self.match.tape), decisions(self.match, ask.seat)
        self.hand_in(ask, key)
        self.runs.add(ask.seat, first, len(self.match.tape), before)
        self._keep()
        return True

    def _ask(self, ask: Ask[Any]) -> None:
        if not (ask.secret and self.shared):
            self._put(ask)
            return
        self.tell()
        with self.alone(ask.seat):
            self._put(ask)
        self.say("table-secret-done", seat=ask.seat)

    def _put(self, ask: Ask[Any]) -> None:
        self.menu = Menu(self.words, ask, self.scene())
        places = self.menu.places()
        if self._drawn != (len(self.match.steps), ask.seat, places):
            self.tell(before_now=not places)  # a board that numbers the choices is drawn just before them
            self.draw()
            self._drawn = (len(self.match.steps), ask.seat, places)
        self.tell()
        self.show_menu()
        self._until_answered(ask)

    def _roll(self, roll: Roll[Any]) -> None:
        """Ask for a roll of real dice, whose faces a person types."""
        self.menu = None
        self.tell()
        seat = roll.seat if roll.seat is not None else self.below
        line = Text().append(f"{side(roll.seat).shape} ", style=seat_name(self.words, seat).style)
        line.append(self.words.say(roll.question, seat=seat), style="bold")
        self.print(line.append_text(clause_tag(roll.clause)))
        if roll.question not in self._explained:
            self._explained.add(roll.question)
            self.print(Padding(Flow(Text("\n".join(roll_hints(self.words, roll)), style=FAINT)), (0, 2)))
        self._until_answered(roll)

    def _until_answered(self, request: Ask[Any] | Roll[Any]) -> None:
        """Take lines until one of them is an answer, or has taken one back."""
        seat = request.seat if request.seat is not None else self.below
        prompt = Text("\n").append_text(seat_name(self.words, seat)).append(" › ", style=BRONZE)
        while self.match.request is request and request.seat not in self.setting_up:
            line = self.reader.line(prompt)
            name, _, rest = line.partition(" ")
            if name in COMMANDS and not (self.menu and line in self.menu.ask.keys()):
                COMMANDS[name](self, rest.strip())
            elif line:
                self._answer(request, line)

    def _answer(self, request: Ask[Any] | Roll[Any], line: str) -> None:
        if isinstance(request, Roll) and line == "roll":
            dice = SystemRandom()
            line = say_faces(tuple(dice.choice(die) for die in request.dice))
        try:
            key = (self.menu.find(line) if self.menu else None) or line
            self.hand_in(request, key)
        except Unclear as unclear:
            self.say(unclear.id, **unclear.args_)
        except Refused as no:
            self.refuse(no.reason)
        else:
            self._keep()

    def _over(self) -> None:
        self.menu = None
        self.tell()
        self.draw()
        self._keep()
        while self.match.request is None:
            self.say("table-over-prompt")
            try:
                name, _, rest = self.reader.line(Text("› ", style=BRONZE)).partition(" ")
            except Gone:
                raise Left from None
            if name in COMMANDS:
                COMMANDS[name](self, rest.strip())
            elif not name:
                raise Left

    # Leaving and keeping

    def _keep(self) -> None:
        if self.keep and self.file is not None:
            self.save(self.file)

    def _leave(self) -> None:
        """Offer to save. If the person is gone already, the game is saved, so that it is not lost."""
        free = (FORCED,) if isinstance(self.match.chance, Typed) else (FORCED, CHANCE)
        decided = any(by not in free for by in self.match.who) or bool(self.match.given)
        if self.file is not None and (self.keep or store.holds(self.file, self.match)):
            self._say_kept(self.file)
            return
        if not decided or self.match.request is None:
            return
        file = self.file or store.free_name(self.match.game.id)
        try:
            line = self.reader.line(Text(self.words.say("table-offer-save", file=Verbatim(file)) + " › "))
        except Gone:
            line = ""
        if self.means("table-no", line):
            self.say("table-not-saved")
        elif self.save(Path(line) if line and not self.means("table-yes", line) else file):
            assert self.file is not None
            self._say_kept(self.file)
        elif self.save(store.free_name(self.match.game.id)):
            self._say_kept(self.file or file)

    def _say_kept(self, file: Path) -> None:
        self.say("table-saved-on", file=str(file))
        show_command(self.console, "play", self.match.game.id, "--resume", file, style=BRONZE)
