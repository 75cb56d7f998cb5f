"""The studies that a host shows at /lab. The lab's parts are loaded when the first of them is asked for."""

import asyncio
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from datetime import UTC, datetime
from functools import lru_cache, partial
from pathlib import Path
from typing import TYPE_CHECKING, Literal, ParamSpec, TypeVar

from theomachy.hosting.matchmaking import find_game
from theomachy.kernel import Refused, refuse
from theomachy.presentation.text import Words
from theomachy.wire.desk import language
from theomachy.wire.lab_pages import StudyGame, StudyGames, StudyInfo, StudyPage

if TYPE_CHECKING:
    from theomachy.lab.statistics.tables import Cell, GameRow, Tables
    from theomachy.reports.page import Report
    from theomachy.reports.teller import Teller

Order = Literal["swing", "number"]
SHOWN_GAMES = 50
P = ParamSpec("P")
T = TypeVar("T")


class Studies:
    """Finished studies of a folder. What is asked for takes seconds at first: `studies.aside(studies.page, name, lang)`
    does it in a thread."""

    def __init__(self, folder: Path | None) -> None:
        self.folder = folder
        self._thread = ThreadPoolExecutor(1, "studies")  # of its own: whoever plays does not wait behind readers

    def close(self) -> None:
        self._thread.shutdown(wait=False, cancel_futures=True)

    async def aside(self, ask: Callable[P, T], *args: P.args, **more: P.kwargs) -> T:
        """One question after the other."""
        return await asyncio.get_running_loop().run_in_executor(self._thread, partial(ask, *args, **more))

    def __bool__(self) -> bool:
        return self.folder is not None

    def infos(self, lang: str) -> list[StudyInfo]:
        """The studies that are there and can be read."""
        found = []
        for path in self._paths():
            with suppress(OSError, Refused):  # it goes away, or is written, while somebody looks
                found.append(self._info(path, lang))
        return found

    def page(self, name: str, lang: str) -> StudyPage:
        """The report of a study in one language."""
        from theomachy.reports.page import STYLE

        report = self._held(report_of, name)
        teller = next(teller for teller in report.tellers if teller.lang == language(lang))
        title, style = teller.words.title, STYLE.read_text("utf-8")
        return StudyPage(name=name, title=title, html=report.article(teller), style=style)

    def file(self, name: str, lang: str) -> str:
        """The report as one file in all languages; it opens in this one."""
        return self._held(report_of, name).page(language(lang))

    def games(self, name: str, lang: str, order: Order, start: int) -> StudyGames:
        from theomachy.reports.teller import Teller

        tables = self._held(tables_of, name)
        rows = sorted(tables.games, key=lambda row: -(row.swing or 0.0)) if order == "swing" else tables.games
        teller = Teller(tables.game, language(lang))
        seats = [teller.words.seat(seat) for seat in range(tables.seats)]
        cells = {number: _told(cell, teller) for number, cell in tables.cells.items()}
        shown = [_game(tables, row, cells[row.cell]) for row in rows[start : start + SHOWN_GAMES]]
        return StudyGames(total=len(rows), seats=seats, games=shown)

    def record(self, name: str, number: int) -> str:
        """A game played again, as a record."""
        from theomachy.lab.watching import record_again

        return record_again(self.path(name), self._held(tables_of, name), number)

    def _info(self, path: Path, lang: str) -> StudyInfo:
        (game, games), when = self._held(summary_of, path.name), (path / "games.parquet").stat().st_mtime
        title = Words(find_game(game), language(lang)).title
        moment = datetime.fromtimestamp(when, UTC).isoformat(timespec="seconds")
        return StudyInfo(name=path.name, game=game, title=title, games=games, when=moment)

    def path(self, name: str) -> Path:
        """Where a study lies; Refused if there is none of this name."""
        folder = next((path for path in self._paths() if path.name == name), None)
        if folder is None:
            raise refuse("lab-no-study", folder=name)
        return folder

    def _paths(self) -> list[Path]:
        from theomachy.lab.statistics.tables import studies_in

        if self.folder is None:
            raise refuse("lab-no-lab")
        try:
            return [*studies_in(self.folder)]
        except OSError:  # it was there when the server began
            return []

    def _held(self, make: Callable[[Path, float], T], name: str) -> T:
        """What is made of a study as it is now, made once."""
        path = self.path(name)
        try:
            return make(path, (path / "games.parquet").stat().st_mtime)
        except FileNotFoundError:
            raise refuse("lab-no-study", folder=name) from None


@lru_cache(200)
def summary_of(path: Path, changed: float) -> tuple[str, int]:
    from theomachy.lab.statistics.tables import summary

    return summary(path)


@lru_cache(4)
def tables_of(path: Path, changed: float) -> "Tables":
    from theomachy.lab.statistics.tables import read_tables

    return read_tables(path)


@lru_cache(16)
def report_of(path: Path, changed: float) -> "Report":
    from theomachy.lab.findings import findings
    from theomachy.reports.page import Report

    return Report(findings(tables_of(path, changed)))


def _told(cell: "Cell", teller: "Teller") -> str:
    """What a cell is about, in words: its scenario, and what is not as usual."""
    from theomachy.lab.statistics.tables import UNCHANGED

    axes = (("scenario", cell.scenario), ("options", cell.options), ("change", cell.change))
    return " · ".join(teller.value(axis, value) for axis, value in axes if value not in ("", UNCHANGED))


def _game(tables: "Tables", row: "GameRow", cell: str) -> StudyGame:
    return StudyGame(
        number=row.number,
        agents=[*row.agents],
        shares=[*row.shares],
        cell=cell,
        rounds=row.rounds or 0,
        swing=round(row.swing or 0.0, 2),
        lead_changes=row.lead_changes or 0,
        changed=bool(tables.cells[row.cell].changes),
    )
