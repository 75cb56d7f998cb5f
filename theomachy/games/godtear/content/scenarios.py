"""Reads scenarios.toml: GT-SET-13, GT-SET-16, and of each scenario the first three clauses.

GT-SCN-LIFE-01 to 03, GT-SCN-DEATH-01 to 03, GT-SCN-CHANGE-01 to 03, GT-SCN-KNOWLEDGE-01 to 03, GT-SCN-QUEST-01 to 03,
GT-SCN-CHAOS-01 to 03, GT-SCN-CONSTRUCTION-01 to 03
"""

import tomllib
from pathlib import Path

import msgspec

from theomachy.games.godtear.battlefield import BOARD, COLUMNS, ROWS


class Entry(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A scenario as written in the file."""

    objectives: str
    deployment_rows: int
    token: int
    deployment_edges: int = 0
    """columns at either edge that are for deployment in every row up to the midline"""


class Scenario(msgspec.Struct, frozen=True):
    id: str
    objectives: tuple[int, ...]
    deployment: tuple[tuple[int, ...], tuple[int, ...]]
    """by side"""
    token: int
    closed: frozenset[int]
    """where no objective hex may lie: all deployment hexes. GT-SET-18"""


def read_scenarios(text: str) -> dict[str, Scenario]:
    return {id: scenario(id, entry) for id, entry in msgspec.convert(tomllib.loads(text), dict[str, Entry]).items()}


def scenario(id: str, entry: Entry) -> Scenario:
    edge = entry.deployment_edges
    north = tuple(
        row * COLUMNS + column
        for row in range(ROWS // 2)
        for column in range(COLUMNS)
        if row < entry.deployment_rows or not edge <= column < COLUMNS - edge
    )
    south = tuple(sorted(ROWS * COLUMNS - 1 - place for place in north))
    objectives = tuple(BOARD.place(name) for name in entry.objectives.split())
    return Scenario(id, objectives, (north, south), entry.token, frozenset(north + south))


SCENARIOS = read_scenarios(Path(__file__).with_name("scenarios.toml").read_text("utf-8"))
