"""From flags to a study, and a study carried out: with progress, with its rows kept, to its end or until Ctrl-C."""

import sys
from collections.abc import Callable, Iterator
from contextlib import closing, contextmanager
from pathlib import Path
from time import perf_counter
from typing import Any, NamedTuple

from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn
from rich.text import Text

from theomachy.kernel import Game, Refused
from theomachy.lab.crew import cores
from theomachy.lab.journal import Journal
from theomachy.lab.play import play_study
from theomachy.lab.reports import Run
from theomachy.lab.rows import Row
from theomachy.lab.study import Study
from theomachy.presentation.text import Verbatim, Words
from theomachy.terminal.errors import Trouble, file_trouble
from theomachy.terminal.screen.linebreaks import Flow
from theomachy.terminal.screen.look import FAINT
from theomachy.terminal.session.opening import find_agent, whole

MAX_WORKERS = 512
REDRAW_INTERVAL_S = 0.1
"""Seconds between two looks of the progress bar."""


class Orders(NamedTuple):
    """What the command line says of any study."""

    games: int
    seed: int
    workers: int
    out: Path | None
    resume: bool


def read_orders(games: str, seed: str | None, workers: str | None, out: Path | None, resume: bool) -> Orders:
    if resume and out is None:
        raise Trouble("--resume", "sim-resume-what")
    processes = whole("--workers", workers, 1) or cores()
    if processes > MAX_WORKERS:
        raise Trouble("--workers", "sim-too-many-workers", given=processes, most=MAX_WORKERS)
    return Orders(whole("--games", games, 1) or 0, whole("--seed", seed, 0) or 0, processes, out, resume)


def choose_agents(game: Game[Any], flag: str, text: str) -> tuple[str, ...]:
    """The agents that a flag names, such as `greedy,search:64`."""
    chosen = tuple(name.strip() for name in text.split(","))
    for name in chosen:
        find_agent(game, flag, name)
    return chosen


def carry_out(study: Study, orders: Orders, seen: Callable[[Row], None]) -> Run:
    """Play what is still to be played; every row is kept, if there is a file for it, and then seen."""
    start, resumed, done = perf_counter(), 0, False
    with _told(study.game, orders.out):
        journal = Journal(study, orders.out, resume=orders.resume) if orders.out is not None else None
        try:
            if journal is not None:
                for row in journal.found():
                    seen(row)
                resumed = journal.count
            if resumed < study.total:
                if journal is not None:
                    journal.begin()
                with (
                    closing(play_study(study, orders.workers, resumed)) as played,
                    _progress(study, resumed) as advance,
                ):
                    for rows in played:
                        if journal is not None:
                            journal.append(rows)
                        for row in rows:
                            seen(row)
                        advance(len(rows))
            if journal is not None:
                journal.finish()
            done = True
        except KeyboardInterrupt:
            pass
        finally:
            if journal is not None:
                journal.close()
    return Run(round(perf_counter() - start, 3), resumed, done)


@contextmanager
def _told(game: Game[Any], out: Path | None) -> Iterator[None]:
    """What is wrong with the file or with the work, told as trouble."""
    where = "" if out is None else f"--out {out}"
    try:
        yield
    except Refused as no:
        raise Trouble(where, no.reason, of=game) from None
    except OSError as error:
        raise file_trouble(where, error) from None


@contextmanager
def _progress(study: Study, resumed: int) -> Iterator[Callable[[int], None]]:
    """How far it is, on stderr, if that is a terminal: stdout is for the result."""
    if not sys.stderr.isatty():
        yield lambda games: None
        return
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    # Drawn by hand: a thread that draws would not survive the forking of processes.
    progress = Progress(*columns, console=Console(stderr=True), transient=True, auto_refresh=False)
    drawn = 0.0

    def advance(games: int) -> None:
        nonlocal drawn
        progress.advance(bar, games)
        if perf_counter() - drawn > REDRAW_INTERVAL_S:
            progress.refresh()
            drawn = perf_counter()

    with progress:
        bar = progress.add_task(Words(study.game).title, total=study.total, completed=resumed)
        progress.refresh()
        yield advance


def tell_interrupted(words: Words, orders: Orders, played: int, total: int) -> None:
    """What was done, after Ctrl-C."""
    id = "sim-interrupted" if orders.out is None else "sim-interrupted-kept"
    text = words.say(id, played=played, total=total, file=Verbatim(orders.out))
    Console(stderr=True).print(Flow(Text(text, style=FAINT)), highlight=False)
