"""The rows of a finished study: a game each, a card each, a used ability each."""

from collections.abc import Callable, Iterable, Iterator
from functools import cached_property
from pathlib import Path
from typing import TYPE_CHECKING, Any, NamedTuple

import msgspec

from theomachy import games
from theomachy.kernel import refuse
from theomachy.lab.extras import need
from theomachy.lab.journal import read_part
from theomachy.lab.rows import BLANK, card_records, columns, game_record, use_records

if TYPE_CHECKING:
    import polars

STUDY, GAMES, JOURNAL = "study.toml", "games.parquet", "journal.jsonl"
UNCHANGED = "{}"
"""The change of a cell whose content is unchanged."""
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
    """A cell of the study's grid."""

    number: int
    setup: str
    scenario: str
    agents: tuple[str, ...]
    """The agents that play in the cell, sorted by name; a single name if one agent plays all seats."""
    options: str
    change: str

    @property
    def place(self) -> tuple[object, ...]:
        """The combination of the grid's values, without the change."""
        return self.setup, self.scenario, self.agents, self.options

    @property
    def changes(self) -> dict[str, Any]:
        """The changed values of the content, by path."""
        return msgspec.json.decode(self.change, type=dict[str, Any])


class Tables:
    """A study's rows, or some of them."""

    def __init__(self, name: str, game: str, games: list[GameRow], cards: list[CardRow], uses: list[UseRow]) -> None:
        self.name, self.game, self.games, self.cards, self.uses = name, game, games, cards, uses
        self.cells: dict[int, Cell] = {}
        self.versions: dict[str, list[str]] = {}
        self.text = ""
        """The text of the study's file; empty if it is not there."""
        self.total = len(games)
        """The planned number of games; more than the rows if the study was not played to its end."""

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
        """Return the rows of the cells for which `wanted` is true."""
        cells = {number: cell for number, cell in self.cells.items() if wanted(cell)}
        games = [row for row in self.games if row.cell in cells]
        numbers = {row.number for row in games}
        cards = [row for row in self.cards if row.number in numbers]
        part = Tables(self.name, self.game, games, cards, [row for row in self.uses if row.number in numbers])
        part.cells, part.versions, part.text, part.total = cells, self.versions, self.text, self.total
        return part

    def of_change(self, change: str) -> "Tables":
        """Return the rows with one change of content."""
        return self.of_cells(lambda cell: cell.change == change)

    def beside(self, change: str) -> "Tables":
        """Return the unchanged rows of the cells that differ from the cells with this change in nothing else."""
        places = {cell.place for cell in self.cells.values() if cell.change == change}
        return self.of_cells(lambda cell: cell.change == UNCHANGED and cell.place in places)

    @cached_property
    def plain(self) -> "Tables":
        """The rows with unchanged content, or all rows if every cell changes it."""
        return self.of_change(UNCHANGED) if UNCHANGED in {cell.change for cell in self.cells.values()} else self


def evenly_played(tables: Tables) -> tuple[Tables, str]:
    """Return the unchanged rows in which one agent plays all seats, and its name.

    If several agents do, the one named last counts, since studies name the weakest first. If none does, return all rows
    without a change, and no name.
    """
    alone = [cell.agents[0] for cell in tables.plain.cells.values() if len(cell.agents) == 1]
    if not alone:
        return tables.plain, ""
    return tables.plain.of_cells(lambda cell: cell.agents == (alone[-1],)), alone[-1]


def changed_card(cell: Cell, cards: set[str]) -> str | None:
    """Return the card whose entry a cell changes; None if it changes none or several."""
    named = {part for path in cell.changes for part in path.split(".") if part in cards}
    return named.pop() if len(named) == 1 else None


def is_study(folder: Path) -> bool:
    return (folder / STUDY).is_file() and (folder / GAMES).is_file()


def studies_in(folder: Path) -> Iterator[Path]:
    """Yield the finished studies of a folder, by name."""
    yield from sorted(path for path in folder.iterdir() if path.is_dir() and is_study(path))


def summary(folder: Path) -> tuple[str, int]:
    """Return the game of a study and how many games were played; raise Refused if they cannot be read.

    Nothing else of the study is read.
    """
    need("polars")
    import polars

    try:
        played = polars.read_parquet(folder / GAMES, columns=["game"])
        game = str(played["game"][0]) if played.height else ""
    except (polars.exceptions.PolarsError, OSError):
        raise refuse("lab-unreadable", folder=str(folder)) from None
    if game not in games.names():
        raise refuse("lab-unreadable", folder=str(folder))
    return game, played.height


def read_tables(folder: Path) -> Tables:
    """Return the rows of a study, also of an unfinished one; raise Refused if there is no study."""
    need("polars")
    import polars

    if not is_study(folder) and not (folder / JOURNAL).is_file():
        raise refuse("lab-no-study", folder=str(folder))
    try:
        return _read_finished(folder) if is_study(folder) else _read_part(folder)
    except (polars.exceptions.PolarsError, OSError, LookupError, TypeError, ValueError):  # other tables than ours
        raise refuse("lab-unreadable", folder=str(folder)) from None


def _read_finished(folder: Path) -> Tables:
    import polars

    summary(folder)
    played, cards, uses = (polars.read_parquet(folder / f"{name}.parquet") for name in ("games", "cards", "uses"))
    return tables_of(folder.name, played, cards, uses, (folder / STUDY).read_text("utf-8"))


def _read_part(folder: Path) -> Tables:
    """Return the tables that would be made of the games of a journal."""
    import polars

    head, rows = read_part(folder / JOURNAL)
    if not rows:
        raise refuse("lab-no-study", folder=str(folder))
    records = {
        "games": [game_record(head.study, head.versions, row) for row in rows],
        "cards": [record for row in rows for record in card_records(row)],
        "uses": [record for row in rows for record in use_records(row)],
    }
    names = {
        "games": columns(head.study, head.versions),
        "cards": list(next(card_records(BLANK))),
        "uses": list(next(use_records(BLANK))),
    }
    played, cards, uses = (
        polars.DataFrame(records[name], schema=names[name], infer_schema_length=None) for name in records
    )
    text = (folder / STUDY).read_text("utf-8") if (folder / STUDY).is_file() else ""
    tables = tables_of(folder.name, played, cards, uses, text)
    tables.total = head.study.total
    return tables


def tables_of(
    name: str, games: "polars.DataFrame", cards: "polars.DataFrame", uses: "polars.DataFrame", text: str = ""
) -> Tables:
    """Build tables from frames in the schema of docs/lab.md."""
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
    """Group shares by their deals."""
    deals: dict[int, list[float]] = {}
    for deal, share in pairs:
        deals.setdefault(deal, []).append(share)
    return list(deals.values())
