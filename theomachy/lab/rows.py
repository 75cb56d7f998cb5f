"""A game as a row of a table. Every row says of itself which study it is from, so that tables can be put together."""

import re
from collections.abc import Mapping
from typing import Any

import msgspec

from theomachy.kernel import refuse
from theomachy.lab.study import Study

Value = int | float | str | None
Record = dict[str, Value]
"""A row as it is written: its values by column."""

NUMBERS = dict.fromkeys(("number", "seed", "deal", "winner", "first", "rounds", "steps", "decisions"), int)
MAY_LACK = ("winner", "winner_agent", "first", "rounds")
"""Columns that a row may leave empty: nobody won, nobody decided alone, the game counts no rounds."""


class Row(msgspec.Struct, frozen=True):
    """What came of a game. Seats count from 0 here, from 1 in the table."""

    number: int
    deal: int
    agents: tuple[str, ...]
    shares: tuple[float, ...]
    """How much of the win each seat got."""
    first: int | None
    """The seat that was the first to decide alone."""
    rounds: int | None
    steps: int
    decisions: int
    setup: str

    @property
    def winner(self) -> int | None:
        """The seat that won it all."""
        return self.shares.index(1) if 1 in self.shares else None


def record(study: Study, row: Row) -> Record:
    """A row as it is written."""
    winner = row.winner
    return {
        "number": row.number,
        "seed": study.seed,
        "deal": row.deal,
        **_by_seat("agent", row.agents),
        "winner": _from_one(winner),
        "winner_agent": None if winner is None else row.agents[winner],
        **_by_seat("share", row.shares),
        "first": _from_one(row.first),
        "rounds": row.rounds,
        "steps": row.steps,
        "decisions": row.decisions,
        "setup": row.setup,
        "game": study.game.id,
        **study.versions,
    }


def row_of(study: Study, record: Mapping[str, Any]) -> Row:
    """The row that was written as this."""
    seats = range(1, study.seats + 1)
    return Row(
        record["number"],
        record["deal"],
        tuple([record[f"agent_{seat}"] for seat in seats]),
        tuple([float(record[f"share_{seat}"]) for seat in seats]),
        None if record["first"] is None else record["first"] - 1,
        record["rounds"],
        record["steps"],
        record["decisions"],
        record["setup"],
    )


def columns(study: Study) -> list[str]:
    return list(record(study, Row(0, 0, ("",) * study.seats, (0.0,) * study.seats, None, None, 0, 0, "")))


def kind(column: str) -> type[int] | type[float] | type[str]:
    """What a column holds."""
    return NUMBERS.get(column, float if re.fullmatch(r"share_\d+", column) else str)


def read_value(column: str, text: str) -> Value:
    """A value from its text, or ValueError."""
    if not text and column in MAY_LACK:
        return None
    return kind(column)(text)


def well_formed(record: Mapping[str, Any]) -> bool:
    return all(type(record[name]) is kind(name) or (record[name] is None and name in MAY_LACK) for name in record)


def compare(study: Study, record: Mapping[str, Any]) -> None:
    """Refused if this row is not of this study, with what is different about it."""
    task = study.task(record["number"])
    settled: Record = {
        "game": study.game.id,
        **study.versions,
        "seed": study.seed,
        **_by_seat("agent", task.agents),
        "deal": task.deal,
        "setup": task.setup,
    }
    for column, here in settled.items():
        there = record[column]
        if there != here and not (column == "content" and study.game.content.is_known_as(str(there))):
            if column == "deal":  # the same agents on the same seats, but at another time
                raise refuse("sim-differs-deal")
            raise refuse("sim-differs", column=column, there=str(there), here=str(here))


def _by_seat(name: str, values: tuple[Any, ...]) -> Record:
    return {f"{name}_{seat}": value for seat, value in enumerate(values, 1)}


def _from_one(seat: int | None) -> int | None:
    return None if seat is None else seat + 1
