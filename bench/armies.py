"""Which champions, heroes or warbands win between equal agents, told from the files of `theomachy sim`.

    theomachy sim godtear --setup random --seats greedy-1,greedy-1 --games 900 --out champions.csv --resume
    python -m bench.armies godtear champions.csv

    python -m bench.armies godslayer FOLDER 160 60

Files are read as they are, any number of them. A folder with a size and a count is filled first: every pairing of the
ready armies of that size plays so many games, and goes on where it was left. Prints tables with 95 % intervals: by what
an army holds, and by whole armies and pairings where the same ones met often. Whatever lies outside 35 to 65 % is
marked.
"""

import csv
import subprocess
import sys
from collections.abc import Iterable, Iterator
from itertools import combinations
from pathlib import Path
from random import Random
from typing import Any, NamedTuple

import msgspec

from bench.findings import Tally
from theomachy import games
from theomachy.kernel import Game
from theomachy.presentation.text import Words

LOW, HIGH = 0.35, 0.65
TERMINAL = "from theomachy.cli import main; main()"
EVEN = {"godslayer": "mirror", "godtear": "random"}
"""Presets in which both sides have the same task, on another ground every time."""
PLAYERS = {"godslayer": "greedy-2", "godtear": "greedy-1"}
"""Agents with frozen judges, so that a table stays what it was."""
OFTEN = 10
"""games that an army has to play to be named"""


class Side(NamedTuple):
    """One side of one game."""

    army: str
    other: str
    share: float


def sides(game: Game[Any], files: Iterable[Path]) -> Iterator[Side]:
    assert game.armies is not None
    for file in files:
        with file.open(newline="", encoding="utf-8") as lines:
            for row in csv.DictReader(lines):
                armies = getattr(msgspec.json.decode(row["settled"], type=game.setup.type), game.armies.field)
                shares = [float(row[f"share_{number}"]) for number in range(1, len(armies) + 1)]
                for seat, army in enumerate(armies):
                    yield Side(army, armies[1 - seat] if len(armies) == 2 else "", shares[seat])


def table(title: str, found: Iterable[tuple[str, float]], least: int = 1) -> None:
    """Shares of the win by name, the best first."""
    tally = Tally()
    for name, share in found:
        tally.add((name,), share)
    often = [key for key in tally.times if tally.times[key] >= least]
    if often:
        print(f"\n| {title} | share of the wins | games | |\n|---|---|---|---|")
    for key in sorted(often, key=lambda key: -tally.share(key)):
        mark = "" if LOW <= tally.share(key) <= HIGH else "outside"
        print(f"| {key[0]} | {tally.line(key)} | {tally.times[key]} | {mark} |")


def play_pairings(name: str, folder: Path, size: str, count: str) -> list[Path]:
    """Every ready army of a size against every other, between equal agents."""
    muster = games.game(name).armies
    assert muster is not None
    folder.mkdir(parents=True, exist_ok=True)
    ready = {id: army for id, army in muster.starters.items() if id.endswith(f"-{size}")}
    files = []
    for one, two in combinations(ready, 2):
        file = folder / f"{one}-{two}.csv"
        order = ["sim", name, "--party", ready[one], "--party", ready[two], "--swap"]
        order += ["--seats", f"{PLAYERS[name]},{PLAYERS[name]}", "--setup", EVEN[name]]
        order += ["--games", count, "--out", str(file), "--resume", "--json"]
        subprocess.run([sys.executable, "-c", TERMINAL, *order], check=True, stdout=subprocess.DEVNULL)
        files.append(file)
    return files


def main() -> None:
    name, path = sys.argv[1], Path(sys.argv[2])
    game = games.game(name)
    assert game.armies is not None
    words, muster = Words(game), game.armies
    cards = game.scene(game.new(next(iter(game.setup.presets.values()))(Random(0))), None).fixed.cards
    files = [Path(file) for file in sys.argv[2:]] if path.suffix else play_pairings(name, path, *sys.argv[3:5])
    found = list(sides(game, files))
    ready = {army: words.say(id) for id, army in muster.starters.items()}
    print(f"{len(found) // 2} games.")
    held = ((id, side.share) for side in found for id in dict.fromkeys(muster.read(side.army)) if id in cards)
    table("with", ((words.say(cards[id].name), share) for id, share in held))
    met = [(ready.get(side.army, side.army), ready.get(side.other, side.other), side.share) for side in found]
    table("army", ((one, share) for one, _, share in met), OFTEN)
    table("army against army", ((f"{one}, {two}", share) for one, two, share in met), OFTEN)


if __name__ == "__main__":
    main()
