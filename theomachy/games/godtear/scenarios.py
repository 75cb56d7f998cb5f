"""Reads content/scenarios.toml: GT-SET-13, GT-SET-16, and of each scenario the first three clauses.

GT-SCN-LIFE-01 to 03, GT-SCN-DEATH-01 to 03, GT-SCN-CHANGE-01 to 03, GT-SCN-KNOWLEDGE-01 to 03, GT-SCN-QUEST-01 to 03,
GT-SCN-CHAOS-01 to 03, GT-SCN-CONSTRUCTION-01 to 03, GT-SCN-PLENTY-01 to 03, GT-SCN-TRADE-01 to 03,
GT-SCN-DEATH2-01 to 03, GT-SCN-CHANGE2-01 to 03, GT-SCN-KNOWLEDGE2-01 to 03, GT-SCN-CHAOS2-01 to 03,
GT-SCN-CONSTRUCTION2-01 to 03
"""

from pathlib import Path

import msgspec

from theomachy.content.what_if import read_toml
from theomachy.games.godtear.battlefield import BOARD, COLUMNS, ROWS


class WrittenScenario(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A scenario as written in the file."""

    objectives: str
    deployment_rows: int
    token: int
    deployment_edges: int = 0
    """Columns at either edge that are for deployment in every row up to the midline."""
    fan_made: bool = False


class Scenario(msgspec.Struct, frozen=True):
    id: str
    objectives: tuple[int, ...]
    deployment: tuple[tuple[int, ...], tuple[int, ...]]
    """Deployment hexes, by side."""
    token: int
    closed: frozenset[int]
    """Hexes where no objective hex may lie: all deployment hexes. GT-SET-18."""
    fan_made: bool
    """True if players made it and not the publisher: it is played only on request, never drawn. GT-SCN-FAN-01.

    Those made for two champions a side are open to any number. GT-SCN-FAN-02.
    """


def read_scenarios(text: str) -> dict[str, Scenario]:
    entries = msgspec.convert(read_toml("godtear.scenarios", text), dict[str, WrittenScenario])
    return {id: scenario(id, entry) for id, entry in entries.items()}


def scenario(id: str, entry: WrittenScenario) -> Scenario:
    edge = entry.deployment_edges
    north = tuple(
        row * COLUMNS + column
        for row in range(ROWS // 2)
        for column in range(COLUMNS)
        if row < entry.deployment_rows or not edge <= column < COLUMNS - edge
    )
    south = tuple(sorted(ROWS * COLUMNS - 1 - place for place in north))
    objectives = tuple(BOARD.place(name) for name in entry.objectives.split())
    return Scenario(id, objectives, (north, south), entry.token, frozenset(north + south), entry.fan_made)


SCENARIOS = read_scenarios((Path(__file__).parent / "content" / "scenarios.toml").read_text("utf-8"))
OFFICIAL = tuple(id for id, scenario in SCENARIOS.items() if not scenario.fan_made)
