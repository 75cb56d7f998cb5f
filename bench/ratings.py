"""How strong the levels of a game are on one scale: all play all, and what came of it goes into the game's ladder.

    python -m bench.ratings scathe --games 40 --folder runs           40 games of every two
    python -m bench.ratings godslayer novice squire sergeant --minutes 10 --folder runs

A novice is rated 1000; 400 points more win ten games for every one lost. Levels that are not named are not rated. They
play by their work alone: seconds, which only end what takes too long, would make a level weak on a busy machine. What
was played is kept in the folder, so that a run that was stopped, or that has had its minutes, goes on where it was. A
step that was played more often here than in its own measure is written anew, too.
"""

import argparse
import sys
from collections.abc import Callable, Sequence
from contextlib import closing
from itertools import combinations, pairwise
from pathlib import Path
from time import perf_counter
from typing import Any

import msgspec

from bench.ladder import SETUPS, share_of, write
from theomachy import games
from theomachy.agents.levels import LEVELS, Rated, Rung, ladder
from theomachy.kernel import Game, Refused
from theomachy.lab.changes import versions_by_change
from theomachy.lab.elo import elo
from theomachy.lab.engines import local
from theomachy.lab.journal import Head, Journal
from theomachy.lab.play import play_study
from theomachy.lab.ratings import result_of
from theomachy.lab.rows import Row
from theomachy.lab.study import Cell, Source, Study
from theomachy.lab.tally import Tally

SEED = 811
LEAST = 20
"""A step that was played less often says nothing."""


def by_work(rung: Rung) -> str:
    """The agent of a rung without its seconds."""
    return rung.agent.partition("/")[0]


def round_robin(game: Game[Any], agents: Sequence[str], number: int) -> Study:
    preset = SETUPS.get(game.id, next(iter(game.setup.presets)))
    cells = tuple([Cell(Source(preset, preset=preset), pair) for pair in combinations(agents, 2)])
    return Study(game.id, cells, number, SEED)


def played(
    study: Study, file: Path, workers: int, minutes: float, enough: Callable[[Sequence[Row]], bool] = lambda _: False
) -> list[Row]:
    """All games of a study, or as many as are enough or can be played in some minutes; those that are kept in the file
    count."""
    head, end = Head(study, versions_by_change(study)), perf_counter() + 60 * minutes
    journal = Journal(file, head)
    rows = list(journal.found())
    journal.begin()
    try:
        if enough(rows):
            return rows
        with closing(play_study(head, local(workers), frozenset(journal.done))) as some:
            for more in some:
                journal.append(more)
                rows += more
                print(f"\r{len(rows)} of {study.total} games", end="", file=sys.stderr, flush=True)
                if perf_counter() > end or enough(rows):
                    break
    finally:
        journal.close()
        print(file=sys.stderr)
    return rows


def rate(rungs: dict[str, Rung], levels: Sequence[str], rows: Sequence[Row]) -> dict[str, Rung]:
    """The rungs of a ladder with what the games say of some of them."""
    agents = [by_work(rungs[level]) for level in levels]
    ratings = elo(agents, map(result_of, rows), SEED)
    tally = Tally(2, agents)
    for row in rows:
        tally.add(row)
    new = dict(rungs)
    for level, agent in zip(levels, agents, strict=True):
        new[level] = msgspec.structs.replace(rungs[level], rated=Rated(**ratings[agent]._asdict()))
    for below, level in pairwise(rungs):
        score = tally.pairs.get((by_work(rungs[below]), by_work(rungs[level])))
        known = rungs[level].measured
        if score is not None and score.games >= max(LEAST, known.games if known else 0):
            step = share_of(score.games - score.points, score.games)
            new[level] = msgspec.structs.replace(new[level], measured=step)
    return new


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("game", choices=games.names())
    parser.add_argument("levels", nargs="*", metavar="LEVEL", help=f"of {', '.join(LEVELS)}; all unless named")
    parser.add_argument("--games", type=int, default=40, help="of every two")
    parser.add_argument("--minutes", type=float, default=60.0)
    parser.add_argument("--workers", type=int, default=1)
    parser.add_argument("--folder", type=Path, default=Path())
    asked = parser.parse_args()
    if unknown := set(asked.levels) - set(LEVELS):
        parser.error(f"no level: {', '.join(sorted(unknown))}")
    levels = [level for level in LEVELS if not asked.levels or level in asked.levels]
    if levels[0] != LEVELS[0] or len(levels) < 2:
        parser.error(f"the others are measured by the {LEVELS[0]}: name it and one more at least")
    game = games.game(asked.game)
    rungs = dict(ladder(game))
    study = round_robin(game, [by_work(rungs[level]) for level in levels], asked.games)
    try:
        rows = played(study, asked.folder / f"ratings-{game.id}.journal", asked.workers, asked.minutes)
    except Refused as no:
        parser.error(f"{asked.folder}: {no}")
    rungs = rate(rungs, levels, rows)
    for level in levels:
        print(level, rungs[level].agent, rungs[level].rated, rungs[level].measured)
    write(game, rungs)


if __name__ == "__main__":
    main()
