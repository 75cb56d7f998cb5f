"""The playing of a study, with any engine."""

from collections.abc import Container, Generator

from theomachy.lab.engines import Engine
from theomachy.lab.journal import Head
from theomachy.lab.rows import Row
from theomachy.lab.study import written
from theomachy.lab.worker import Player


def play_study(head: Head, engine: Engine, done: Container[int] = ()) -> Generator[list[Row], None, None]:
    """Yield the rows of a study's games that are not done, some at a time, change by change."""
    for change in head.study.changes:
        player = Player(head.study, change, head.versions[written(change)])
        yield from engine(player, head.study.numbers(change, done))
