"""Who is stronger with the same CPU time a decision: two agents play until a sequential test is settled.

    python -m bench.duel godtear planner:0.15s search-2:0.15s --setup random --until 0.5,0.6 --folder runs

Deals are played from both seats with the same dice. Seconds are those of the processor, so that other work on the
machine takes nothing from either. What was played is kept in the folder: a run that was stopped, or that has had its
minutes, goes on where it was.
"""

import argparse
from collections.abc import Iterator, Sequence
from pathlib import Path
from time import process_time
from unittest.mock import patch

from bench.ladder import SETUPS
from bench.ratings import played
from theomachy import games
from theomachy.lab.rows import Row
from theomachy.lab.sequential import Sequential, Shares
from theomachy.lab.study import Cell, Source, Study
from theomachy.lab.tally import wilson

SEED = 2601


def shares_of(agent: str, rows: Sequence[Row]) -> Iterator[float]:
    """What an agent got out of each game."""
    for row in rows:
        yield row.shares[row.agents.index(agent)]


def sequential(agent: str, rows: Sequence[Row], between: Shares) -> Sequential:
    test = Sequential(between)
    for share in shares_of(agent, rows):
        test.add(share)
    return test


def told(agent: str, rows: Sequence[Row], between: Shares) -> str:
    shares = list(shares_of(agent, rows))
    low, high = wilson(sum(shares), len(shares))
    won, drawn = sum(share == 1 for share in shares), sum(0 < share < 1 for share in shares)
    verdict = sequential(agent, rows, between).verdict
    return (
        f"{agent}: {len(shares)} games, {won} won, {drawn} drawn: {sum(shares) / len(shares):.1%} "
        f"({low:.1%} to {high:.1%}); {verdict.low:.0%} or {verdict.high:.0%}: {verdict.share}"
    )


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("game", choices=games.names())
    parser.add_argument("agents", nargs=2, metavar="AGENT")
    parser.add_argument("--setup", help="a preset; the usual one is quick to play and fair")
    parser.add_argument("--games", type=int, default=400, help="at most")
    parser.add_argument(
        "--until", default="0.5,0.6", metavar="LOW,HIGH", help="the shares of the wins that are told apart"
    )
    parser.add_argument("--seed", type=int, default=SEED)
    parser.add_argument("--minutes", type=float, default=60.0)
    parser.add_argument("--folder", type=Path, default=Path())
    asked = parser.parse_args()
    first, second = asked.agents
    between = Shares(*map(float, asked.until.split(",")))
    preset = asked.setup or SETUPS[asked.game]
    study = Study(asked.game, (Cell(Source(preset, preset=preset), (first, second)),), asked.games, asked.seed)
    file = asked.folder / f"{asked.game}-{preset}-{first}-{second}-{asked.seed}.journal".replace("/", "_")

    def settled(rows: Sequence[Row]) -> bool:
        return len(rows) % 2 == 0 and sequential(first, rows, between).settled

    with (
        patch("theomachy.agents.planner.perf_counter", process_time),
        patch("theomachy.agents.search.perf_counter", process_time),
    ):
        rows = played(study, file, 1, asked.minutes, settled)
    print(told(first, rows, between))


if __name__ == "__main__":
    main()
