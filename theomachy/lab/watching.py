"""A game of a study played again, to be watched."""

from pathlib import Path

from theomachy import games
from theomachy.agents.seats import play
from theomachy.kernel import refuse
from theomachy.lab.file import read_study
from theomachy.lab.statistics.tables import STUDY, Tables
from theomachy.lab.worker import table_of
from theomachy.play.records import write_record


def record_again(folder: Path, tables: Tables, number: int) -> str:
    """Play a game again by its number and return its record; raise Refused if it would differ from its row."""
    study, _ = read_study((folder / STUDY).read_text("utf-8"))
    row = next((row for row in tables.games if row.number == number), None)
    if row is None or number >= study.total:
        raise refuse("lab-no-row", number=number)
    if tables.cells[row.cell].changes:
        raise refuse("lab-changed")
    game = games.game(study.game)
    match, agents = table_of(game, study.task(number))
    play(match, agents)
    if tuple(map(float, match.result or ())) != row.shares or len(match.steps) - 1 != row.steps:
        raise refuse("lab-other-version")
    return write_record(match)
