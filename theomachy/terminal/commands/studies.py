"""Studies on the command line: read from flags, then carried out with progress, to their end or until Ctrl-C."""

import sys
from collections.abc import Callable, Iterator
from contextlib import closing, contextmanager
from pathlib import Path
from time import perf_counter
from typing import Any, NamedTuple

from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn
from rich.text import Text

from theomachy import games
from theomachy.kernel import Game, Refused
from theomachy.lab.changes import versions_by_change
from theomachy.lab.engines import Engine, local
from theomachy.lab.journal import Head
from theomachy.lab.play import play_study
from theomachy.lab.reports import Run
from theomachy.lab.rows import Row
from theomachy.lab.sequential import Shares
from theomachy.lab.sinks import FileSink, Kept, Sink
from theomachy.lab.study import Study
from theomachy.lab.workers import cores
from theomachy.presentation.text import Verbatim, Words
from theomachy.terminal.errors import Trouble, file_trouble
from theomachy.terminal.minutes import Pace, told_by_minute
from theomachy.terminal.screen.console import Screen
from theomachy.terminal.screen.linebreaks import Flow
from theomachy.terminal.screen.look import FAINT
from theomachy.terminal.session.opening import find_agent, whole

MAX_WORKERS = 512
REDRAW_INTERVAL_S = 0.1
"""Seconds between two drawings of the progress bar."""


class Orders(NamedTuple):
    """The flags that all studies have."""

    games: int
    seed: int
    workers: int
    out: Path | None
    resume: bool


def read_orders(games: str, seed: str | None, workers: str | None, out: Path | None, resume: bool) -> Orders:
    if resume and out is None:
        raise Trouble("--resume", "sim-resume-what")
    return Orders(whole("--games", games, 1) or 0, whole("--seed", seed, 0) or 0, read_workers(workers), out, resume)


def read_workers(workers: str | None) -> int:
    processes = whole("--workers", workers, 1) or cores()
    if processes > MAX_WORKERS:
        raise Trouble("--workers", "sim-too-many-workers", given=processes, most=MAX_WORKERS)
    return processes


def read_shares(text: str | None) -> Shares | None:
    """Return the two shares of `--until`, such as 0.5,0.58; None without the flag."""
    if text is None:
        return None
    try:
        low, high = (float(part) for part in text.split(","))
    except ValueError:
        raise Trouble("--until", "arena-until-what", given=text) from None
    if not 0 < low < high < 1:
        raise Trouble("--until", "arena-until-what", given=text)
    return Shares(low, high)


def choose_agents(game: Game[Any], flag: str, text: str) -> tuple[str, ...]:
    """Return the agents that a flag names, such as `greedy,search:64`."""
    chosen = tuple(name.strip() for name in text.split(","))
    for name in chosen:
        find_agent(game, flag, name)
    return chosen


class Enough(Exception):
    """The request of a function that sees the rows to end the study early."""


def carry_out_small(study: Study, orders: Orders, seen: Callable[[Row], None]) -> Run:
    """Carry out a study of `sim` or `arena`, and keep its games in one file if `--out` names one.

    A setup drawn later may contradict the flags. The refusal then cites a clause, and the Trouble names the flag.
    """
    where = "" if orders.out is None else f"--out {orders.out}"
    head, game = Head(study, versions_by_change(study)), games.game(study.game)
    try:
        out = FileSink(orders.out) if orders.out is not None else None
        return carry_out(head, out, local(orders.workers), seen, resume=orders.resume)
    except Refused as no:
        flag = "--party" if study.cells[0].setup.parties else "--set" if study.cells[0].options else "--setup"
        raise Trouble(flag if no.reason.clause else where, no.reason, of=game) from None
    except OSError as error:
        raise file_trouble(where, error) from None


def carry_out(head: Head, out: Sink | None, engine: Engine, seen: Callable[[Row], None], *, resume: bool) -> Run:
    """Play the games of a study that are missing. Each row is kept, if there is a place for it, and then seen."""
    start, done, study = perf_counter(), False, head.study
    kept = Kept(out, head, resume=resume) if out is not None else None
    there: set[int] = kept.done if kept is not None else set()
    resumed = 0
    try:
        if kept is not None:
            for row in kept.found():
                resumed += 1
                seen(row)
        if resumed < study.total:
            if kept is not None:
                kept.begin()
            with (
                closing(play_study(head, engine, frozenset(there))) as played,
                _progress(study, resumed) as advance,
            ):
                for rows in played:
                    if kept is not None:
                        kept.journal.append(rows)
                    for row in rows:
                        seen(row)
                    advance(len(rows))
        done = True
    except Enough:
        done = True
    except KeyboardInterrupt:
        pass
    finally:
        if kept is not None:
            kept.close()
    if done and kept is not None:
        kept.finish()
    return Run(round(perf_counter() - start, 3), resumed, done)


@contextmanager
def told(game: Game[Any], where: str) -> Iterator[None]:
    """Turn a refusal, or an error of the file system, into Trouble."""
    try:
        yield
    except Refused as no:
        raise Trouble(where, no.reason, of=game) from None
    except OSError as error:
        raise file_trouble(where, error) from None


@contextmanager
def _progress(study: Study, resumed: int) -> Iterator[Callable[[int], None]]:
    """Show progress on stderr: a bar on a terminal, otherwise a line a minute. Stdout is for the result."""
    if not sys.stderr.isatty():
        pace = Pace(study.total, resumed)

        def count(games: int) -> None:
            pace.played += games

        with told_by_minute(pace.say):
            yield count
        return
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    # Drawn by hand: a thread that draws would not survive the forking of processes.
    progress = Progress(*columns, console=Screen(stderr=True), transient=True, auto_refresh=False)
    drawn = 0.0

    def advance(games: int) -> None:
        nonlocal drawn
        progress.advance(bar, games)
        if perf_counter() - drawn > REDRAW_INTERVAL_S:
            progress.refresh()
            drawn = perf_counter()

    with progress:
        title = study.name or Words(games.game(study.game)).title
        bar = progress.add_task(title, total=study.total, completed=resumed)
        progress.refresh()
        yield advance


def tell_interrupted(words: Words, kept: str, out: Path | None, played: int, total: int) -> None:
    """Say on stderr how many games were played before Ctrl-C, and where they are kept."""
    id = "sim-interrupted" if out is None else kept
    text = words.say(id, played=played, total=total, file=Verbatim(out))
    Screen(stderr=True).print(Flow(Text(text, style=FAINT)), highlight=False)
