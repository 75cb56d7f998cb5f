"""Ratings of a game's levels on one scale: all play all, and the results go into the game's ladder.

    python -m bench.ratings scathe --games 40 --folder runs           40 games of every two
    python -m bench.ratings godslayer novice squire sergeant --minutes 10 --folder runs
    python -m bench.ratings godtear squire --agent novice:12          this agent against the level below the squire

A novice is rated 1000; 400 points more win ten games for every one lost. Levels that are not named are not rated. They
play by their number of simulations alone: their limits in seconds would make a level weak on a busy machine. Games are
kept in the folder, so that a run that was stopped, or whose minutes are over, goes on where it was. A step is measured
anew, too, if it was played more often here than for its last measure.

A step should be worth 58 to 67 of 100 wins. With --agent another agent is tried for one level, and written if its step
is worth that.
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

from theomachy import games
from theomachy.agents.levels import LEVELS, Measured, Rated, Rung, ladder
from theomachy.kernel import Game, Refused
from theomachy.lab.changes import versions_by_change
from theomachy.lab.elo import elo
from theomachy.lab.engines import local
from theomachy.lab.journal import Head, Journal
from theomachy.lab.play import play_study
from theomachy.lab.ratings import result_of
from theomachy.lab.rows import Row
from theomachy.lab.study import Cell, Source, Study
from theomachy.lab.tally import Tally, wilson

SETUPS = {"scathe": "random", "godtear": "duel", "godbreaker": "mirror", "godslayer": "mirror"}
"""The preset that agents are measured by in each game: quick to play, and fair."""
SEED, TRIAL_SEED = 811, 407
LEAST = 20
"""The fewest games by which a step is measured."""
STEP = (0.58, 0.67)
"""The least and the greatest share of the wins that a level should have against the level below."""


def by_work(rung: Rung) -> str:
    """Return the agent of a rung without its limit in seconds."""
    return rung.agent.partition("/")[0]


def round_robin(game: Game[Any], agents: Sequence[str], number: int, seed: int = SEED) -> Study:
    """Return a study in which all agents play all others, from both seats of each deal."""
    preset = SETUPS.get(game.id, next(iter(game.setup.presets)))
    cells = tuple([Cell(Source(preset, preset=preset), pair) for pair in combinations(agents, 2)])
    return Study(game.id, cells, number, seed)


def played(
    study: Study, file: Path, workers: int, minutes: float, enough: Callable[[Sequence[Row]], bool] = lambda _: False
) -> list[Row]:
    """Play the games of a study and return their rows, those that are kept in the file included.

    It ends early once the rows are enough or the minutes are over.
    """
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
    """Return the rungs of a ladder with new ratings and steps from games between some of them."""
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


def share_of(points: float, number: int) -> Measured:
    """Return the share of the wins that these points are, with its interval, from a number of games."""
    low, high = wilson(points, number)
    return Measured(number, round(points / number, 3), round(low, 3), round(high, 3))


def tried(game: Game[Any], agent: str, below: str, number: int, workers: int) -> Measured:
    """Return an agent's share of the wins against the agent of the level below."""
    tally = Tally(2, (agent, below))
    study = round_robin(game, (agent, below), number, TRIAL_SEED)
    for rows in play_study(Head(study, versions_by_change(study)), local(workers)):
        for row in rows:
            tally.add(row)
    return share_of(tally.agents[agent].points, tally.agents[agent].games)


def try_out(game: Game[Any], level: str, agent: str, number: int, workers: int) -> None:
    """Measure an agent for a level, and write it into the ladder if its step is a good one."""
    rungs = dict(ladder(game))
    below = rungs[LEVELS[LEVELS.index(level) - 1]].agent
    found = tried(game, agent, below, number, workers)
    fits = STEP[0] <= found.share <= STEP[1]
    print(
        f"{level}: {agent} wins {found.share:.1%} ({found.low:.1%} to {found.high:.1%}) of {found.games} games "
        f"against {below}{'' if fits else ', which is no good step'}"
    )
    if fits:
        rated = rungs[level].rated if agent == rungs[level].agent else None
        write(game, rungs | {level: Rung(agent, found, rated)})


def write(game: Game[Any], rungs: dict[str, Rung]) -> None:
    """Write the ladder of a game into its file."""
    file = game.content.folder / "ai" / "ladder.json"
    file.write_bytes(msgspec.json.format(msgspec.json.encode(rungs), indent=2) + b"\n")


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("game", choices=games.names())
    parser.add_argument("levels", nargs="*", metavar="LEVEL", help=f"of {', '.join(LEVELS)}; all unless named")
    parser.add_argument("--games", type=int, default=40, help="number of games for every two levels")
    parser.add_argument("--minutes", type=float, default=60.0)
    parser.add_argument("--workers", type=int, default=1)
    parser.add_argument("--folder", type=Path, default=Path())
    parser.add_argument("--agent", help="an agent to try for the one level that is named")
    asked = parser.parse_args()
    if unknown := set(asked.levels) - set(LEVELS):
        parser.error(f"no level: {', '.join(sorted(unknown))}")
    if asked.agent:
        if len(asked.levels) != 1 or asked.levels[0] == LEVELS[0]:
            parser.error(f"--agent is for one level above the {LEVELS[0]}")
        try_out(games.game(asked.game), asked.levels[0], asked.agent, asked.games, asked.workers)
        return
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
