"""How strong the levels of a game are: each plays the one below, and what came of it is written into the game's ladder.

    python -m bench.ladder scathe                    all steps, 40 games each
    python -m bench.ladder godtear squire --games 80 one step
    python -m bench.ladder godtear squire --agent novice:12     with another agent, which is written only if it fits

A step should be worth 58 to 67 of 100 wins. Deals are played from both seats. `bench.ratings` puts all levels on one
scale.
"""

import argparse
from itertools import pairwise
from typing import Any

import msgspec

from theomachy import games
from theomachy.agents.levels import LEVELS, Measured, Rung, ladder
from theomachy.kernel import Game
from theomachy.lab.changes import versions_by_change
from theomachy.lab.crew import cores
from theomachy.lab.engines import local
from theomachy.lab.journal import Head
from theomachy.lab.play import play_study
from theomachy.lab.study import Cell, Source, Study
from theomachy.lab.tally import Tally, wilson

SETUPS = {"scathe": "random", "godtear": "duel", "godbreaker": "mirror", "godslayer": "mirror"}
"""What they play: quick to play, and fair."""
STEP = (0.58, 0.67)
"""What a level should win against the one below."""
SEED = 407


def measured(game: Game[Any], upper: str, lower: str, number: int, workers: int) -> Measured:
    """The share of one agent against another."""
    preset = SETUPS.get(game.id, next(iter(game.setup.presets)))
    study = Study(game.id, (Cell(Source(preset, preset=preset), (upper, lower)),), number, SEED)
    tally = Tally(2, (upper, lower))
    for rows in play_study(Head(study, versions_by_change(study)), local(workers)):
        for row in rows:
            tally.add(row)
    score = tally.agents[upper]
    return share_of(score.points, score.games)


def share_of(points: float, number: int) -> Measured:
    """What somebody has won of so many games."""
    low, high = wilson(points, number)
    return Measured(number, round(points / number, 3), round(low, 3), round(high, 3))


def write(game: Game[Any], rungs: dict[str, Rung]) -> None:
    """The ladder of a game into its file."""
    file = game.content.folder / "ai" / "ladder.json"
    file.write_bytes(msgspec.json.format(msgspec.json.encode(rungs), indent=2) + b"\n")


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("game", choices=games.names())
    parser.add_argument("levels", nargs="*", metavar="LEVEL", help=f"of {', '.join(LEVELS[1:])}; all unless named")
    parser.add_argument("--games", type=int, default=40)
    parser.add_argument("--agent", help="try this one for the level")
    parser.add_argument("--workers", type=int, default=cores())
    asked = parser.parse_args()
    if unknown := set(asked.levels) - set(LEVELS[1:]):
        parser.error(f"no level to measure: {', '.join(sorted(unknown))}")
    if asked.agent and len(asked.levels) != 1:
        parser.error("--agent is for one level")
    game = games.game(asked.game)
    rungs = dict(ladder(game))
    for below, level in pairwise(LEVELS):
        if asked.levels and level not in asked.levels:
            continue
        name = asked.agent or rungs[level].agent
        found = measured(game, name, rungs[below].agent, asked.games, asked.workers)
        fits = STEP[0] <= found.share <= STEP[1]
        print(
            f"{level}: {name} wins {found.share:.1%} ({found.low:.1%} to {found.high:.1%}) of {found.games} games "
            f"against {rungs[below].agent}{'' if fits else ', which is no good step'}",
            flush=True,
        )
        if asked.agent is None or fits:
            rated = rungs[level].rated if name == rungs[level].agent else None
            rungs[level] = Rung(name, found, rated)
            write(game, rungs)


if __name__ == "__main__":
    main()
