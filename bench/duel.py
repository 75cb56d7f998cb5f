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
from theomachy.agents import agent
from theomachy.kernel import Refused
from theomachy.lab.rows import Row
from theomachy.lab.sequential import Sequential, Shares
from theomachy.lab.study import Cell, Source, Study
from theomachy.lab.tally import wilson

SEED = 2601


def shares_of(name: str, rows: Sequence[Row]) -> Iterator[float]:
    """What an agent got out of each game."""
    for row in rows:
        yield row.shares[row.agents.index(name)]


def sequential(name: str, rows: Sequence[Row], between: Shares) -> Sequential:
    test = Sequential(between)
    for share in shares_of(name, rows):
        test.add(share)
    return test


def told(name: str, rows: Sequence[Row], between: Shares) -> str:
    shares = list(shares_of(name, rows))
    low, high = wilson(sum(shares), len(shares))
    won, drawn = sum(share == 1 for share in shares), sum(0 < share < 1 for share in shares)
    verdict = sequential(name, rows, between).verdict
    return (
        f"{name}: {len(shares)} games, {won} won, {drawn} drawn: {sum(shares) / len(shares):.1%} "
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
    game, preset = games.game(asked.game), asked.setup or SETUPS[asked.game]
    try:
        between = Shares(*map(float, asked.until.split(",")))
    except (TypeError, ValueError):
        parser.error(f"--until: two shares such as 0.5,0.6, not {asked.until}")
    if preset not in game.setup.presets:
        parser.error(f"--setup: no preset {preset}; there are {', '.join(game.setup.presets)}")
    try:
        for name in asked.agents:
            agent(game, name, 0)
    except Refused as no:
        parser.error(str(no))
    study = Study(asked.game, (Cell(Source(preset, preset=preset), (first, second)),), asked.games, asked.seed)
    named = f"{asked.game}-{preset}-{first}-{second}-{asked.seed}.journal"
    file = asked.folder / named.replace("/", "_").replace(":", "_")

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
