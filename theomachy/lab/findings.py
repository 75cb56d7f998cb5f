"""Findings of a study in one struct, which `lab report --json` prints and a report puts into words."""

from collections.abc import Callable

import msgspec

from theomachy.lab.statistics.abilities import Ability, Changed, abilities, changed
from theomachy.lab.statistics.course import Course, course
from theomachy.lab.statistics.evening import Even, evens
from theomachy.lab.statistics.matchups import Matrix, matrices
from theomachy.lab.statistics.strengths import Strength, strengths
from theomachy.lab.statistics.tables import Cell, Tables, evenly_played


class AxisPart(msgspec.Struct, frozen=True):
    """The cells that have one value on an axis of the grid."""

    value: str
    course: Course
    strengths: list[Strength]


class Axis(msgspec.Struct, frozen=True):
    """An axis of the grid with several values: agents, scenario, setup or options."""

    name: str
    parts: list[AxisPart]


class Findings(msgspec.Struct, frozen=True):
    """The findings of a study; where content was changed, all but `changed` and `evens` is about unchanged games."""

    name: str
    game: str
    games: int
    total: int
    """The planned number of games; more than `games` if the study was not played to its end."""
    deals: int
    cells: list[Cell]
    versions: dict[str, list[str]]
    player: str
    """The agent on all sides of the games that strengths are taken from; empty if no agent ever played all sides."""
    strengths: list[Strength]
    matrices: list[Matrix]
    course: Course
    axes: list[Axis]
    abilities: list[Ability]
    changed: list[Changed]
    evens: list[Even]
    text: str
    """The text of the study's file."""


def findings(tables: Tables) -> Findings:
    plain, (even, player) = tables.plain, evenly_played(tables)
    return Findings(
        name=tables.name,
        game=tables.game,
        games=len(tables.games),
        total=max(tables.total, len(tables.games)),
        deals=len({game.deal for game in tables.games}),
        cells=list(tables.cells.values()),
        versions=tables.versions,
        player=player,
        strengths=all_strengths(even),
        matrices=matrices(plain),
        course=course(plain),
        axes=[axis for name, read in AXES.items() if (axis := _axis(plain, name, read)) is not None],
        abilities=abilities(plain),
        changed=changed(tables),
        evens=evens(tables),
        text=tables.text,
    )


def all_strengths(tables: Tables) -> list[Strength]:
    """Return the strengths of cards of all kinds."""
    return [one for kind in tables.kinds for one in strengths(tables, kind)]


AXES: dict[str, Callable[[Cell], str]] = {
    "agents": lambda cell: ", ".join(cell.agents),
    "scenario": lambda cell: cell.scenario,
    "setup": lambda cell: cell.setup,
    "options": lambda cell: cell.options,
}


def _axis(tables: Tables, name: str, read: Callable[[Cell], str]) -> Axis | None:
    """Return the strengths at each value of an axis; None if it has only one value."""
    values = list(dict.fromkeys(read(cell) for cell in tables.cells.values()))
    if len(values) < 2:
        return None
    return Axis(name, [_part(tables, read, value) for value in values])


def _part(tables: Tables, read: Callable[[Cell], str], value: str) -> AxisPart:
    part = tables.of_cells(lambda cell: read(cell) == value)
    return AxisPart(value, course(part), all_strengths(part))
