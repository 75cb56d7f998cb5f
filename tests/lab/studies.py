"""Small studies for tests."""

from typing import Any

from theomachy.lab.changes import versions_by_change
from theomachy.lab.engines import local
from theomachy.lab.journal import Head
from theomachy.lab.play import play_study
from theomachy.lab.rows import Row
from theomachy.lab.study import Cell, Source, Study


def study(*lineup: str, games: int = 6, preset: str = "starters", **more: Any) -> Study:
    lineups = more.pop("lineups", (lineup or ("random", "random"),))
    settings = {"seed": 3, "swap": True, **more}
    return Study("scathe", tuple(cell(preset, one) for one in lineups), games, **settings)


def cell(preset: str, lineup: tuple[str, ...], **more: Any) -> Cell:
    return Cell(Source(preset, preset=preset), lineup, **more)


def mini(count: int = 6) -> Study:
    """Of a game without rounds, for those who have put it among the games."""
    return Study("mini", (cell("long", ("random", "random")),), count, 3, swap=False)


def head(study: Study) -> Head:
    return Head(study, versions_by_change(study))


def rows_of(study: Study, workers: int = 1, done: Any = ()) -> list[Row]:
    return [row for rows in play_study(head(study), local(workers), done) for row in rows]
