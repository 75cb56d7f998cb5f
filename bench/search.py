"""How many simulations a search makes in a second, as a multiple of random games of the `chess` package.

    python -m bench.search [SECONDS]

With full random playouts a tree search in plain Python on a general framework makes about 0.7 simulations of Scathe for
each such game of chess; five times that is the bar.
"""

import sys
import time
from random import Random

from bench.speed import chess_game
from theomachy import games
from theomachy.agents.search import Search
from theomachy.kernel import Match, Seeded
from theomachy.kernel.seats import SeatView

BAR = 160 / 46


def main() -> None:
    seconds = float(sys.argv[1]) if len(sys.argv) > 1 else 10.0
    for name in games.names():
        game = games.game(name)
        match = Match(game, game.new(next(iter(game.setup.presets.values()))(Random(1))), Seeded.of(1))
        view = SeatView(match, match.asks[0].seat)
        ways = {"random playouts": None, **{f"judge {version}": judge for version, judge in game.ai.judges.items()}}
        spent = dict.fromkeys([*ways, "chess"], 0.0)
        done = dict.fromkeys([*ways, "chess"], 0)
        turn = 0
        while min(spent.values()) < seconds:
            turn += 1
            for way, judge in ways.items():
                search = Search(judge, turn, seconds=0.2)
                start = time.perf_counter()
                search.decide(view)
                spent[way] += time.perf_counter() - start
                done[way] += search.done
            start = time.perf_counter()
            while time.perf_counter() - start < 0.2:
                chess_game(turn)
                done["chess"] += 1
            spent["chess"] += time.perf_counter() - start
        yardstick = done.pop("chess") / spent["chess"]
        print(f"{name}: simulations a second at the first decision, as a multiple of chess ({yardstick:.1f} games/s)")
        for way, count in done.items():
            rate = count / spent[way]
            bar = f", bar {BAR:.1f}" if name == "scathe" and way == "random playouts" else ""
            print(f"  {way:<16} {rate / yardstick:6.1f} ×   ({rate:,.0f} a second{bar})")


if __name__ == "__main__":
    main()
