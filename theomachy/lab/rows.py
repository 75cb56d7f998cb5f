"""Rows of a study's tables: one for each game, each card that a seat had, and each ability that was used.

Every row of a game names the study that it is from, so that tables can be put together.
"""

import re
from collections.abc import Iterator, Mapping
from typing import Any, NamedTuple

import msgspec

from theomachy.kernel import refuse
from theomachy.lab.momentum import NOT_JUDGED, Swing
from theomachy.lab.study import Study, written

Value = int | float | str | None
Record = dict[str, Value]
"""A row as it is written: its values by column."""
Versions = Mapping[str, Mapping[str, str]]
"""The versions that games were played with, by the text of their change."""

WHOLE = (
    *("number", "cell", "deal", "seed", "winner", "first", "rounds", "steps", "decisions", "lead_changes"),
    *("seat", "copies", "uses"),
)
DECIMAL = re.compile(r"share(_\d+)?|lowest|swing|points")
MAY_LACK = ("winner", "first", "rounds", "lead_changes", "lowest", "swing", "points")
"""Columns that a row may leave empty: nobody won, nobody decided alone, no rounds, no judge, no cost."""


class CardRow(NamedTuple):
    seat: int
    card: str
    kind: str
    copies: int
    points: float | None


class UseRow(NamedTuple):
    seat: int
    card: str
    ability: str
    uses: int


class Row(msgspec.Struct, frozen=True):
    """The result of a game; seats count from 0 here, from 1 in the tables."""

    number: int
    cell: int
    deal: int
    agents: tuple[str, ...]
    shares: tuple[float, ...]
    """The share of the win that each seat got."""
    first: int | None = None
    """The seat that was the first to decide alone."""
    rounds: int | None = None
    steps: int = 0
    decisions: int = 0
    course: Swing = NOT_JUDGED
    armies: tuple[str, ...] = ()
    settled: str = ""
    cards: tuple[CardRow, ...] = ()
    uses: tuple[UseRow, ...] = ()

    @property
    def winner(self) -> int | None:
        """The seat that won it all."""
        return self.shares.index(1) if 1 in self.shares else None


CARD, USE = CardRow(0, "", "", 0, None), UseRow(0, "", "", 0)
BLANK = Row(number=0, cell=0, deal=0, agents=("",), shares=(0.0,), cards=(CARD,), uses=(USE,))
"""A game that has one row in every table."""


def game_record(study: Study, versions: Versions, row: Row) -> Record:
    """Return a game as it is written to a table."""
    cell = study.cells[row.cell]
    armies = row.armies or ("",) * study.seats
    return {
        "number": row.number,
        "cell": row.cell,
        "deal": row.deal,
        "seed": study.seed,
        "game": study.game,
        "setup": cell.setup.label,
        "scenario": cell.scenario,
        "options": written(cell.options),
        "change": written(cell.change),
        **_by_seat("agent", row.agents),
        **_by_seat("share", row.shares),
        "winner": _from_one(row.winner),
        "first": _from_one(row.first),
        "rounds": row.rounds,
        "steps": row.steps,
        "decisions": row.decisions,
        **row.course._asdict(),
        **_by_seat("army", armies),
        "settled": row.settled,
        **versions[written(cell.change)],
    }


def card_records(row: Row) -> Iterator[Record]:
    """Yield the cards of a game as they are written to a table."""
    for card in row.cards:
        yield {
            "number": row.number,
            "cell": row.cell,
            "deal": row.deal,
            "seat": card.seat + 1,
            "agent": row.agents[card.seat],
            "card": card.card,
            "kind": card.kind,
            "copies": card.copies,
            "points": card.points,
            "share": row.shares[card.seat],
        }


def use_records(row: Row) -> Iterator[Record]:
    """Yield the abilities used in a game as they are written to a table."""
    for use in row.uses:
        head = {"number": row.number, "cell": row.cell, "seat": use.seat + 1}
        yield {**head, "card": use.card, "ability": use.ability, "uses": use.uses}


def row_of(study: Study, record: Mapping[str, Any]) -> Row:
    """Return the game that a record describes, without its cards and uses, which lie in tables of their own."""
    seats = range(1, study.seats + 1)
    armies = tuple([record[f"army_{seat}"] or "" for seat in seats])
    return Row(
        number=record["number"],
        cell=record["cell"],
        deal=record["deal"],
        agents=tuple([record[f"agent_{seat}"] for seat in seats]),
        shares=tuple([float(record[f"share_{seat}"]) for seat in seats]),
        first=None if record["first"] is None else record["first"] - 1,
        rounds=record["rounds"],
        steps=record["steps"],
        decisions=record["decisions"],
        course=Swing(record["lead_changes"], record["lowest"], record["swing"]),
        armies=armies if any(armies) else (),
        settled=record["settled"],
    )


def kind(column: str) -> type[int] | type[float] | type[str]:
    """Return the type of the values in a column."""
    return int if column in WHOLE else float if DECIMAL.fullmatch(column) else str


def read_value(column: str, text: str) -> Value:
    """Read a value of a column from its text; raise ValueError if it is of another type."""
    if not text and column in MAY_LACK:
        return None
    return kind(column)(text)


def well_formed(record: Mapping[str, Any]) -> bool:
    return all(type(record[name]) is kind(name) or (record[name] is None and name in MAY_LACK) for name in record)


def compare_record(study: Study, versions: Versions, known: Mapping[str, str], record: Mapping[str, Any]) -> None:
    """Raise Refused, with the first difference, if a written game is not of this study.

    `known` maps former digests of unchanged content to its present digest.
    """
    task = study.task(record["number"])
    shares = (0.0,) * study.seats
    row = Row(task.number, task.cell, task.deal, task.agents, shares, settled=task.setup)
    here = game_record(study, versions, row)
    for column in ("game", *versions[written({})], "seed", *_by_seat("agent", task.agents), "deal", "cell", "settled"):
        there = record[column]
        if column == "content":
            there = known.get(str(there), there)
        if there != here[column]:
            if column == "deal":  # the same agents on the same seats, but at another time
                raise refuse("sim-differs-deal")
            raise refuse("sim-differs", column=column, there=str(there), here=str(here[column]))


def columns(study: Study, versions: Versions) -> list[str]:
    blank = Row(number=0, cell=0, deal=0, agents=("",) * study.seats, shares=(0.0,) * study.seats)
    return list(game_record(study, versions, blank))


def _by_seat(name: str, values: tuple[Any, ...]) -> Record:
    return {f"{name}_{seat}": value for seat, value in enumerate(values, 1)}


def _from_one(seat: int | None) -> int | None:
    return None if seat is None else seat + 1
