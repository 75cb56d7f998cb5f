"""The rows of a finished study: a game each, a card each, a used ability each."""

from collections.abc import Callable, Iterable, Iterator
from functools import cached_property
from pathlib import Path
from typing import TYPE_CHECKING, Any, NamedTuple

import msgspec

from theomachy.kernel import refuse
from theomachy.lab.parts import need

if TYPE_CHECKING:
    import polars

STUDY = "study.toml"
UNCHANGED = "{}"
"""Of a cell whose content is as it is."""
VERSIONS = ("theomachy", "rules", "content", "judge", "python")


class GameRow(NamedTuple):
    number: int
    cell: int
    deal: int
    agents: tuple[str, ...]
    shares: tuple[float, ...]
    winner: int | None
    """Seats count from 1 in tables, and here, too."""
    first: int | None
    rounds: int | None
    steps: int
    decisions: int
    lead_changes: int | None
    lowest: float | None
    swing: float | None


class CardRow(NamedTuple):
    number: int
    seat: int
    card: str
    kind: str
    copies: int
    points: float | None


class UseRow(NamedTuple):
    number: int
    seat: int
    card: str
    ability: str
    uses: int


class Cell(msgspec.Struct, frozen=True):
    """One combination of the grid."""

    number: int
    setup: str
    scenario: str
    agents: tuple[str, ...]
    """that play in it, in order of their names; one where all seats are played alike"""
    options: str
    change: str

    @property
    def place(self) -> tuple[object, ...]:
        """Where in the grid it is, but for what is changed."""
        return self.setup, self.scenario, self.agents, self.options

    @property
    def changes(self) -> dict[str, Any]:
        """What of the content is otherwise, by its path."""
        return msgspec.json.decode(self.change, type=dict[str, Any])


class Tables:
    """A study's rows, or some of them."""

    def __init__(self, name: str, game: str, games: list[GameRow], cards: list[CardRow], uses: list[UseRow]) -> None:
        self.name, self.game, self.games, self.cards, self.uses = name, game, games, cards, uses
        self.cells: dict[int, Cell] = {}
        self.versions: dict[str, list[str]] = {}
        self.text = ""
        """of the study's file"""

    @cached_property
    def seats(self) -> int:
        return len(self.games[0].shares) if self.games else 0

    @cached_property
    def hands(self) -> dict[tuple[int, int], list[CardRow]]:
        """The cards of each side, by game and seat."""
        hands: dict[tuple[int, int], list[CardRow]] = {}
        for row in self.cards:
            hands.setdefault((row.number, row.seat), []).append(row)
        return hands

    @cached_property
    def kinds(self) -> list[str]:
        return list(dict.fromkeys(row.kind for row in self.cards))

    def of_cells(self, wanted: Callable[[Cell], bool]) -> "Tables":
        """The rows of the cells that are wanted."""
        cells = {number: cell for number, cell in self.cells.items() if wanted(cell)}
        games = [row for row in self.games if row.cell in cells]
        numbers = {row.number for row in games}
        cards = [row for row in self.cards if row.number in numbers]
        part = Tables(self.name, self.game, games, cards, [row for row in self.uses if row.number in numbers])
        part.cells, part.versions, part.text = cells, self.versions, self.text
        return part

    def of_change(self, change: str) -> "Tables":
        """The rows with one change of content."""
        return self.of_cells(lambda cell: cell.change == change)

    def beside(self, change: str) -> "Tables":
        """The rows without a change that are otherwise of the same cells as those with this one."""
        places = {cell.place for cell in self.cells.values() if cell.change == change}
        return self.of_cells(lambda cell: cell.change == UNCHANGED and cell.place in places)

    @cached_property
    def plain(self) -> "Tables":
        """The rows with content as it is, or all of them if it was never left so."""
        return self.of_change(UNCHANGED) if UNCHANGED in {cell.change for cell in self.cells.values()} else self


def evenly_played(tables: Tables) -> tuple[Tables, str]:
    """The rows without a change in which one agent plays all seats, and who: of several the one that was named last,
    since studies name the weakest first. All rows without a change, and nobody, where no agent does."""
    alone = [cell.agents[0] for cell in tables.plain.cells.values() if len(cell.agents) == 1]
    if not alone:
        return tables.plain, ""
    return tables.plain.of_cells(lambda cell: cell.agents == (alone[-1],)), alone[-1]


def changed_card(cell: Cell, cards: set[str]) -> str | None:
    """The card whose entry a cell changes, if it is one alone."""
    named = {part for path in cell.changes for part in path.split(".") if part in cards}
    return named.pop() if len(named) == 1 else None


def is_study(folder: Path) -> bool:
    return (folder / STUDY).is_file() and (folder / "games.parquet").is_file()


def studies_in(folder: Path) -> Iterator[Path]:
    """The finished studies of a folder, by name."""
    yield from sorted(path for path in folder.iterdir() if path.is_dir() and is_study(path))


def summary(folder: Path) -> tuple[str, int]:
    """The game of a study and how many of it were played, without reading the rest. Refused if that cannot be read."""
    need("polars")
    import polars

    try:
        games = polars.read_parquet(folder / "games.parquet", columns=["game"])
    except (polars.exceptions.PolarsError, OSError):
        raise refuse("lab-unreadable", folder=str(folder)) from None
    return str(games["game"][0]) if games.height else "", games.height


def read_tables(folder: Path) -> Tables:
    """The rows of a finished study. Refused if there is none."""
    need("polars")
    import polars

    if not is_study(folder):
        raise refuse("lab-no-study", folder=str(folder))
    try:
        games, cards, uses = (polars.read_parquet(folder / f"{name}.parquet") for name in ("games", "cards", "uses"))
    except (polars.exceptions.PolarsError, OSError):
        raise refuse("lab-unreadable", folder=str(folder)) from None
    return tables_of(folder.name, games, cards, uses, (folder / STUDY).read_text("utf-8"))


def tables_of(
    name: str, games: "polars.DataFrame", cards: "polars.DataFrame", uses: "polars.DataFrame", text: str = ""
) -> Tables:
    """Tables from frames in the schema of docs/lab.md."""
    seats = sum(column.startswith("share_") for column in games.columns)
    rows = [_game_row(record, seats) for record in games.iter_rows(named=True)]
    of_game = games["game"][0] if games.height else ""
    tables = Tables(
        name,
        of_game,
        rows,
        [CardRow(*record) for record in cards.select(CardRow._fields).iter_rows()],
        [UseRow(*record) for record in uses.select(UseRow._fields).iter_rows()],
    )
    tables.cells, tables.text = _cells(rows, games), text
    tables.versions = {name: games[name].unique(maintain_order=True).to_list() for name in VERSIONS}
    return tables


def _game_row(record: dict[str, Any], seats: int) -> GameRow:
    by_seat = range(1, seats + 1)
    agents = tuple([record[f"agent_{seat}"] for seat in by_seat])
    shares = tuple([record[f"share_{seat}"] for seat in by_seat])
    rest = {name: record[name] for name in GameRow._fields if name not in ("agents", "shares")}
    return GameRow(agents=agents, shares=shares, **rest)


def _cells(rows: list[GameRow], games: "polars.DataFrame") -> dict[int, Cell]:
    agents: dict[int, set[str]] = {}
    for row in rows:
        agents.setdefault(row.cell, set()).update(row.agents)
    columns = ["cell", "setup", "scenario", "options", "change"]
    firsts = games.select(columns).unique("cell", keep="first").sort("cell")
    return {
        number: Cell(number, setup, scenario, tuple(sorted(agents[number])), options, change)
        for number, setup, scenario, options, change in firsts.iter_rows()
    }


def by_deal(pairs: Iterable[tuple[int, float]]) -> list[list[float]]:
    """Shares put together by their deals."""
    deals: dict[int, list[float]] = {}
    for deal, share in pairs:
        deals.setdefault(deal, []).append(share)
    return list(deals.values())
