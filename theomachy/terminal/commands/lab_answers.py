"""`theomachy lab report`, `compare`, `even` and `list`: what finished studies say."""

from pathlib import Path

from msgspec import json
from rich.box import SIMPLE
from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from theomachy import games
from theomachy.kernel import Refused
from theomachy.lab.findings import all_strengths, findings
from theomachy.lab.statistics.comparing import Comparison, Measure, compare
from theomachy.lab.statistics.evening import Even, even_cost
from theomachy.lab.statistics.intervals import Estimate
from theomachy.lab.statistics.strengths import Strength
from theomachy.lab.statistics.tables import STUDY, Tables, evenly_played, read_tables, studies_in, summary
from theomachy.play.near import nearest
from theomachy.presentation.text import Language, Verbatim, Words, spoken
from theomachy.terminal import flags
from theomachy.terminal.app import Door
from theomachy.terminal.errors import Trouble, file_trouble
from theomachy.terminal.screen.console import Screen, echo, echo_json
from theomachy.terminal.screen.linebreaks import Flow
from theomachy.terminal.screen.look import FAINT, STRONG

REPORT = "report.html"


def join(labs: Door) -> None:
    """Add these commands to the group `lab`."""
    labs.command()(report)
    labs.command(name="compare")(compare_studies)
    labs.command()(even)
    labs.command()(measured)
    labs.command(name="list")(list_studies)


def report(
    folder: flags.StudyFolder,
    out: flags.ReportOut = None,
    png: flags.Pictures = None,
    json: flags.AsJson = False,
) -> None:
    """Put a finished study into one HTML file that needs nothing else."""
    found = findings(_read(folder))
    if png is not None and not png.parent.is_dir():
        raise Trouble(f"--png {png}", "trouble-no-folder-above", folder=str(png.parent))
    if json:
        echo_json(found)
        return
    try:
        from theomachy.reports.page import Report  # charts are loaded only to draw

        drawn, file = Report(found), out or folder / REPORT
        file.write_text(drawn.page(spoken.get()), "utf-8")
        echo(Language().say("report-written", file=Verbatim(file)))
        if png is not None:
            pictures = drawn.pictures(spoken.get())
            png.mkdir(exist_ok=True)
            for name, picture in pictures.items():
                (png / f"{name}.png").write_bytes(picture)
            echo(Language().say("report-pictures", count=len(pictures), folder=Verbatim(png)))
    except Refused as no:
        raise Trouble("report", no.reason) from None
    except ModuleNotFoundError as missing:
        raise Trouble("report", "sim-part-missing", part=missing.name, extra="lab") from None
    except OSError as error:
        raise file_trouble("report", error) from None


def compare_studies(folders: flags.StudyFolders, cells: flags.Cells = None, json: flags.AsJson = False) -> None:
    """Hold two studies, or two cells of one, beside each other."""
    one, other, names = _two(folders, cells)
    found = compare(one, other, names)
    if json:
        echo_json(found)
    else:
        Screen().print(Comparisons(found).page(), highlight=False)


def _two(folders: list[Path], cells: str | None) -> tuple[Tables, Tables, tuple[str, str]]:
    if cells is None:
        if len(folders) != 2:
            raise Trouble("compare", "lab-compare-what")
        one, other = map(_read, folders)
        return one, other, (one.name, other.name)
    numbers = cells.split(",")
    if len(folders) != 1 or len(numbers) != 2:
        raise Trouble("--cells", "lab-compare-what")
    tables = _read(folders[0])
    one, other = (_cell(tables, number) for number in numbers)
    return one, other, (f"{tables.name} {numbers[0]}", f"{tables.name} {numbers[1]}")


def _cell(tables: Tables, number: str) -> Tables:
    if not number.isdigit() or int(number) not in tables.cells:
        raise Trouble("--cells", "lab-no-cell", cell=number, last=max(tables.cells))
    return tables.of_cells(lambda cell: cell.number == int(number))


class Comparisons:
    """A comparison in the words of the user's language."""

    def __init__(self, found: Comparison) -> None:
        self.found, self.words = found, Language()

    def page(self) -> RenderableType:
        say, found = self.words.say, self.found
        title = say("compare-title", one=Verbatim(found.one), other=Verbatim(found.other))
        games = say("compare-games", one=found.games[0], other=found.games[1], pairs=found.pairs)
        return Group(Text(title, style=STRONG), Flow(Text(games, style=FAINT)), self._table(), *self._test())

    def _table(self) -> Table:
        say = self.words.say
        table = Table(box=SIMPLE, pad_edge=False)
        table.add_column(say("compare-measure"))
        for head in (self.found.one, self.found.other, say("report-head-more"), say("compare-effect")):
            table.add_column(head, justify="right")
        for measure in self.found.measures:
            between = measure.difference
            values = [_figure(one) for one in (between.one, between.other)]
            table.add_row(self._name(measure), *values, self._more(between.more), f"{measure.effect:+.2f}")
        return table

    def _name(self, measure: Measure) -> str:
        of, _, agent = measure.name.partition(" ")
        return self.words.say(f"compare-{of}", **({"agent": Verbatim(agent)} if agent else {}))

    def _more(self, more: Estimate) -> str:
        low, high = (Verbatim(f"{end:+.3f}") for end in (more.low, more.high))
        return f"{more.value:+.3f} {self.words.say('report-interval', low=low, high=high)}"

    def _test(self) -> list[RenderableType]:
        test = self.found.test
        if test is None:
            return []
        gain = Verbatim(f"{200 * (test.high - test.low):+.0f}")
        verdict = self.words.say(f"compare-{test.share}", pairs=test.pairs, ratio=Verbatim(f"{test.ratio:.2f}"))
        return [Flow(Text(self.words.say("compare-test", gain=gain))), Flow(Text(verdict, style=STRONG))]


def _figure(one: Estimate) -> str:
    return f"{one.value:.3f}" if abs(one.value) < 10 else f"{one.value:.1f}"


def even(folder: flags.StudyFolder, card: flags.CardName, json: flags.AsJson = False) -> None:
    """Estimate the cost that would make a card even, from a study that tried several."""
    tables = _read(folder)
    cards = sorted({row.card for row in tables.cards})
    if card not in cards:
        if near := nearest(card, cards):
            raise Trouble("CARD", "lab-no-card-near", text=card, near=near, name=tables.name)
        raise Trouble("CARD", "lab-no-card", card=card, known=cards)
    found = even_cost(tables, card)
    if found is None:
        raise Trouble("CARD", "lab-even-what", card=card)
    if json:
        echo_json(found)
    else:
        Screen().print(_evened(found, tables.game), highlight=False)


def _evened(found: Even, game: str) -> RenderableType:
    from theomachy.reports.teller import Teller

    teller = Teller(game, spoken.get())
    table = Table(box=SIMPLE, pad_edge=False)
    table.add_column(teller.say("report-head-cost"), justify="right")
    table.add_column(teller.say("report-head-strength"))
    for cost, strength in found.tried:
        table.add_row(f"{cost:g}", f"{teller.hundred(strength.value)} {teller.hundreds(strength)}")
    return Group(table, Flow(Text(teller.even(found), style=STRONG)))


def measured(folder: flags.StudyFolder) -> None:
    """Print the strengths of a study's cards in the format of a game's measured.toml."""
    tables = _read(folder)
    lines = [_line(one) for one in all_strengths(evenly_played(tables)[0])]
    file = next((file for file in (folder.with_suffix(".toml"), folder / STUDY) if file.is_file()), folder / STUDY)
    named = json.encode(file.as_posix()).decode()  # a TOML string
    echo("\n".join([f"study = {named}", "", "[strengths]", *lines]))


def _line(one: Strength) -> str:
    """Return the line of a card in measured.toml; its figures are per hundred games."""
    value, low, high = (round(100 * share, 1) for share in (one.strength.value, one.strength.low, one.strength.high))
    return f"{one.card} = {{ strength = {value}, low = {low}, high = {high}, sides = {one.sides} }}"


def list_studies(folder: flags.StudiesFolder = Path("studies")) -> None:
    """List the finished studies of a folder."""
    try:
        listed = [(study.name, *summary(study)) for study in studies_in(folder)]
    except Refused as no:
        raise Trouble("list", no.reason) from None
    except OSError as error:
        raise file_trouble(str(folder), error) from None
    if not listed:
        echo(Language().say("lab-no-studies", folder=Verbatim(folder)))
    for name, game, count in listed:
        title = Verbatim(Words(games.game(game)).title)
        echo(Language().say("list-study", name=Verbatim(name), games=count, game=title))


def _read(folder: Path) -> Tables:
    """Read the tables of a study. If the study is incomplete, say so on stderr."""
    try:
        tables = read_tables(folder)
    except Refused as no:
        raise Trouble("", no.reason) from None
    played = len(tables.games)
    if played < tables.total:
        part = Language().say("lab-part", folder=Verbatim(folder), games=played, total=tables.total)
        Screen(stderr=True).print(Flow(Text(part, style=FAINT)))
    return tables
