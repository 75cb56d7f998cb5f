"""Small studies for tests."""

from typing import Any

from tests.conformance.mini import GAME as MINI
from theomachy import games
from theomachy.lab.play import play_study
from theomachy.lab.rows import Row
from theomachy.lab.study import Study

SCATHE = games.game("scathe")


def study(*lineup: str, games: int = 6, preset: str = "starters", **more: Any) -> Study:
    lineups = more.pop("lineups", (lineup or ("random", "random"),))
    settings = {"seed": 3, "swap": True, **more}
    return Study(SCATHE, SCATHE.setup.presets[preset], lineups, games, **settings)


def mini(count: int = 6) -> Study:
    """Of a game without rounds, for those who have put it among the games."""
    return Study(MINI, MINI.setup.presets["long"], (("random", "random"),), count, 3, swap=False)


def rows_of(study: Study, workers: int = 1, start: int = 0) -> list[Row]:
    return [row for rows in play_study(study, workers, start) for row in rows]
