"""The review of a saved game as tables."""

import shlex
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import typer
from rich.box import SIMPLE
from rich.console import Console, Group, RenderableType
from rich.padding import Padding
from rich.table import Table
from rich.text import Text

from theomachy.coach import Moment, Review, moments, played_of, summed_up, tries
from theomachy.exact import total
from theomachy.kernel import Game, Refused
from theomachy.play.records import Record
from theomachy.presentation.hindsight import Asked, asked
from theomachy.presentation.text import Verbatim, Words
from theomachy.terminal import files, flags
from theomachy.terminal.errors import Trouble
from theomachy.terminal.minutes import told_by_minute
from theomachy.terminal.screen.console import Screen
from theomachy.terminal.screen.linebreaks import Flow
from theomachy.terminal.screen.look import FAINT, STRONG, seat_name
from theomachy.terminal.session.opening import game_of


def review(file: flags.RecordFile) -> None:
    """Look back at a saved game: what each choice cost, and what the dice did."""
    record = files.load(file)
    game = game_of(file, record)
    words, console = Words(game), Screen()
    try:
        found = _worked_out(record, game, words, console)
    except Refused as no:
        raise Trouble(str(file), no.reason, of=game) from None
    except KeyboardInterrupt:
        console.print(words.say("review-stopped"))
        raise typer.Exit(130) from None
    console.print(Pages(words, file, record, game, found).whole(), crop=False, highlight=False)


def _worked_out(record: Record, game: Game[Any], words: Words, console: Console) -> Review:
    """Return the review of a record, and show meanwhile how far the work has come."""
    played, found = played_of(record, game), list[Moment]()

    def so_far() -> str:
        return words.say("review-working", share=100 * found[-1].at // len(played.tape) if found else 0)

    with told_by_minute(so_far), console.status(Text(so_far(), style=FAINT)) as status:
        for moment in moments(played):
            found.append(moment)
            status.update(Text(so_far(), style=FAINT))
    return summed_up(played.result, found)


class Pages:
    """A review in one language."""

    def __init__(self, words: Words, file: Path, record: Record, game: Game[Any], review: Review) -> None:
        self.words, self.file, self.game, self.review = words, file, game, review
        self.seats = range(len(review.result))
        self.turning = [review.moments[number] for number in review.turning]
        self.tries = tries(review.moments, self.seats)
        wanted = {
            moment.entry: {moment.key, moment.best}
            for moment in [*self.turning, *self.tries]
            if moment.kind == "choice"
        }
        self.asked: dict[int, Asked] = asked(record, game, words, wanted)

    def whole(self) -> Group:
        say = self.words.say
        title = say("review-title", game=self.words.title, name=Verbatim(self.file.name))
        return Group(
            Text(title, style=STRONG),
            self._sides(),
            *self._titled("review-ledger", self._ledger()),
            *self._titled("review-rounds", self._rounds()),
            *self._titled("review-turning", self._moments(self.turning)),
            *self._titled("review-tries", self._moments(self.tries)),
            *self._commands(),
            Padding(Flow(Text(say("review-method"), style=FAINT)), (1, 0, 0, 0)),
        )

    def _titled(self, id: str, table: Table) -> list[RenderableType]:
        return [Text(self.words.say(id), style=STRONG), table] if table.row_count else []

    def _sides(self) -> Table:
        ids = ("start", "choices", "dice", "result", "played", "cost", "accuracy")
        table = self._table("review-side", *(f"review-{id}" for id in ids))
        for seat, side in enumerate(self.review.sides):
            accuracy = "–" if side.accuracy is None else self.share(side.accuracy / 100)
            table.add_row(
                seat_name(self.words, seat),
                self.share(side.start),
                self.points(side.choices),
                self.points(side.luck),
                self.share(side.result),
                self.share(side.played),
                self.points(-side.cost),
                accuracy,
            )
        return table

    def _ledger(self) -> Table:
        """Return a table of the dice's luck by seat and kind of roll, over all rounds.

        A roll that belongs to nobody is listed with the luck of the first seat.
        """
        table = self._table("review-side", "review-roll", "review-rolls", "review-luck")
        rows = self.review.ledger
        for seat, question in dict.fromkeys((row.seat, row.question) for row in rows):
            alike = [row for row in rows if (row.seat, row.question) == (seat, question)]
            luck = total(row.luck[seat or 0] for row in alike)
            name = seat_name(self.words, seat) if seat is not None else self.words.say("review-nobody")
            asked = self.words.say(question, seat=seat or 0)
            table.add_row(name, asked, str(sum(row.rolls for row in alike)), self.points(luck))
        return table

    def _rounds(self) -> Table:
        """Return a table by round: what the dice brought each seat, and what its choices cost it."""
        dice, cost = self.words.say("review-dice"), self.words.say("review-cost")
        table = self._table("review-round")
        for seat in self.seats:
            for what in (dice, cost):
                table.add_column(seat_name(self.words, seat).append(f"\n{what}"), justify="right")
        for number in dict.fromkeys(moment.round for moment in self.review.moments):
            here = [moment for moment in self.review.moments if moment.round == number]
            cells = []
            for seat in self.seats:
                luck = total(moment.gains[seat] for moment in here if moment.kind == "roll")
                lost = total(moment.cost for moment in here if moment.seat == seat)
                cells += [self.points(luck), self.points(-lost)]
            table.add_row("–" if number is None else str(number), *cells)
        return table

    def _commands(self) -> Iterator[Text]:
        """Yield a command that opens each try. It is not wrapped, so that it can be copied."""
        for moment in self.tries:
            words = ["theomachy", "play", self.game.id, "--from", str(self.file), "--at", str(moment.entry - 1)]
            yield Text(f"  {shlex.join(words)}", no_wrap=True, overflow="ignore")

    def _moments(self, found: list[Moment]) -> Table:
        table = self._table("review-step", "review-side", "review-what", "review-swing")
        for moment in found:
            seat = moment.seat if moment.seat is not None else 0
            gain = moment.gains[seat]
            table.add_row(str(moment.entry), seat_name(self.words, seat), self._what(moment), self.points(gain))
        return table

    def _what(self, moment: Moment) -> str:
        say = self.words.say
        if moment.kind == "roll":
            question = say(moment.question, seat=moment.seat or 0)
            return say("review-fell", question=Verbatim(question), faces=Verbatim(moment.faces))
        question, options = self.asked[moment.entry]
        id = "review-was-best" if moment.key == moment.best else "review-was-worse"
        taken, best = Verbatim(options[moment.key]), Verbatim(options[moment.best])
        return say(id, question=Verbatim(question), taken=taken, best=best)

    def _table(self, *ids: str) -> Table:
        table = Table(box=SIMPLE)
        for id in ids:
            text = id in ("review-side", "review-roll", "review-what")
            table.add_column(self.words.say(id), justify="left" if text else "right", overflow="fold")
        return table

    def points(self, share: float) -> str:
        """Return a share of a win as signed hundredths."""
        points = round(100 * share)
        sign = "plus" if points > 0 else "minus" if points else "none"
        return self.words.say("review-points", sign=sign, points=abs(points))

    def share(self, share: float) -> str:
        return self.words.say("review-percent", share=round(100 * share))
