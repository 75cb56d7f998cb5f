"""How a search's strength grows with its budget: its share of the games against a frozen greedy agent, and a plot.

    python -m bench.strength GAME OUT.svg 8:300 32:300 128:100 [--setup PRESET] [--folder WHERE]

Each pair is simulations:games. The games are of a preset (`random` if none is named) and kept in WHERE (default: the
present folder) as one CSV a budget, so that a run that was stopped goes on where it was.
"""

import json
import subprocess
import sys
from argparse import ArgumentParser
from math import log2
from pathlib import Path
from typing import NamedTuple

AGAINST = "greedy-1"
WIDE, HIGH, LEFT, BOTTOM = 560, 320, 60, 50


def share(game: str, setup: str, budget: int, games: int, folder: Path) -> tuple[float, float, float]:
    """The share of the points and its 95 % interval."""
    file = folder / f"{game}-search-{budget}.csv"
    command = [str(Path(sys.executable).with_name("theomachy")), "sim", game, "--setup", setup, "--seed", "11"]
    command += ["--seats", f"search:{budget},{AGAINST}", "--games", str(games), "--out", str(file), "--json"]
    ran = subprocess.run([*command, *(["--resume"] if file.exists() else [])], stdout=subprocess.PIPE, check=True)
    searcher = next(one for one in json.loads(ran.stdout)["agents"] if one["agent"] != AGAINST)
    return searcher["share"], searcher["low"], searcher["high"]


def plot(points: list[tuple[int, float, float, float]]) -> str:
    """A small picture: budgets on a doubling scale, shares with their intervals, the line of equal strength."""
    first, last = log2(points[0][0]), log2(points[-1][0])

    def x(budget: float) -> float:
        return LEFT + 30 + (WIDE - LEFT - 60) * (log2(budget) - first) / max(1e-9, last - first)

    def y(value: float) -> float:
        return HIGH - BOTTOM - (HIGH - BOTTOM - 20) * (value - 0.4) / 0.4

    parts = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDE} {HIGH}" font-family="sans-serif" font-size="13">',
        f'<rect width="{WIDE}" height="{HIGH}" fill="#fbf8f1"/>',
    ]
    for tenth in range(4, 9):
        at, dash = y(tenth / 10), ' stroke-dasharray="4 4"' if tenth == 5 else ""
        parts.append(f'<line x1="{LEFT}" x2="{WIDE - 20}" y1="{at:.0f}" y2="{at:.0f}" stroke="#b9ab8f"{dash}/>')
        parts.append(f'<text x="{LEFT - 8}" y="{at + 4:.0f}" text-anchor="end" fill="#4a4032">{tenth * 10} %</text>')
    path = " ".join(f"{x(budget):.0f},{y(mean):.0f}" for budget, mean, _, _ in points)
    parts.append(f'<polyline points="{path}" fill="none" stroke="#8a5a00" stroke-width="2"/>')
    for budget, mean, low, high in points:
        at = x(budget)
        parts.append(f'<line x1="{at:.0f}" x2="{at:.0f}" y1="{y(low):.0f}" y2="{y(high):.0f}" stroke="#8a5a00"/>')
        parts.append(f'<circle cx="{at:.0f}" cy="{y(mean):.0f}" r="5" fill="#c98a12"/>')
        parts.append(f'<text x="{at:.0f}" y="{HIGH - 28}" text-anchor="middle" fill="#4a4032">{budget}</text>')
    middle = (LEFT + WIDE) / 2
    parts.append(
        f'<text x="{middle:.0f}" y="{HIGH - 8}" text-anchor="middle" fill="#4a4032">simulations a decision</text>'
    )
    return "\n".join([*parts, "</svg>"]) + "\n"


class Budget(NamedTuple):
    simulations: int
    games: int


def budget(text: str) -> Budget:
    simulations, _, games = text.partition(":")
    return Budget(int(simulations), int(games))


def main() -> None:
    parser = ArgumentParser(prog="python -m bench.strength")
    parser.add_argument("game")
    parser.add_argument("out", type=Path, metavar="OUT.svg")
    parser.add_argument("budgets", type=budget, nargs="+", metavar="SIMULATIONS:GAMES")
    parser.add_argument("--setup", default="random", metavar="PRESET")
    parser.add_argument("--folder", type=Path, default=Path())
    given = parser.parse_args()
    points = []
    print(f"| simulations a decision | games | share against {AGAINST} | 95 % interval |\n|---|---|---|---|")
    for simulations, games in given.budgets:
        mean, low, high = share(given.game, given.setup, simulations, games, given.folder)
        points.append((simulations, mean, low, high))
        print(f"| {simulations} | {games} | {mean:.1%} | {low:.1%} to {high:.1%} |", flush=True)
    given.out.write_text(plot(points), "utf-8")


if __name__ == "__main__":
    main()
