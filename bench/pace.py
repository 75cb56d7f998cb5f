"""Times that agents take, in CPU milliseconds for a decision, here or in the Python of a page.

    python -m bench.pace [GAME ...]
    node web/python/run.mjs bench.pace [GAME ...]
    python -m bench.pace --levels [GAME ...]

The greedy agent plays whole games, and a search of a fixed number of simulations makes the first decisions. The ratio
of the searches of the two runs is the factor by which a level's seconds must be stretched, so that it plays as well in
a page. In a page the memory that all of it takes is printed, too.

With --levels every level decides 200 times, and the decisions that take longer than its seconds and 150 ms are counted:
there should be none. Levels below a search have no seconds; they have 1.
"""

import sys
import time
from collections.abc import Callable
from itertools import count
from random import Random

from bench.same import PRESETS
from bench.usage import helped
from theomachy import games
from theomachy.agents import agent
from theomachy.agents.levels import ladder, seconds_of
from theomachy.agents.seats import SeatView
from theomachy.kernel import Match, Seeded

SEARCH, SEARCHED = "search:32", 12
DECISIONS = 200
"""Decisions that every level makes."""
QUICK_S, LATE_MS = 1.0, 150.0
WASM = "emscripten"


def _clock() -> Callable[[], float]:
    """Return a clock of this process's CPU seconds; in WebAssembly that of the runtime, since it has none itself."""
    if sys.platform != WASM:
        return time.process_time
    from js import process  # type: ignore[import-not-found]

    def spent() -> float:
        used = process.cpuUsage()
        return float(used.user + used.system) / 1e6

    return spent


def decisions(name: str, kind: str, most: int, clock: Callable[[], float], seed: int = 1) -> list[float]:
    """Return the milliseconds of each decision of one game, or of its first `most`."""
    game = games.game(name)
    presets = PRESETS.get(name) or [*game.setup.presets]
    match = Match(game, game.new(game.setup.presets[presets[0]](Random(seed))), Seeded.of(seed))
    players = [agent(game, kind, seat) for seat in range(len(match.seats))]
    took: list[float] = []
    while match.request is not None and len(took) < most:
        ask = match.asks[0]
        seat = ask.seat or 0
        began = clock()
        key = players[seat].decide(SeatView(match, seat))
        took.append(1000 * (clock() - began))
        match.answer(key, seat)
    return took


def _memory() -> str:
    """Return the memory that WebAssembly has taken, which never shrinks; empty elsewhere."""
    if sys.platform != WASM:
        return ""
    from pyodide_js import _module  # type: ignore[import-not-found]

    return f"; {_module.HEAP8.length / 2**20:.0f} MiB"


def _spread(took: list[float]) -> str:
    """Return mean, 95th percentile and maximum without the statistics module, which a page does not have."""
    ordered = sorted(took)
    p95 = ordered[len(ordered) * 95 // 100]
    return f"mean {sum(took) / len(took):.1f}, p95 {p95:.1f}, longest {ordered[-1]:.0f} ms"


def levels(name: str, clock: Callable[[], float]) -> None:
    """Print how long every level of a game takes, and how often it takes too long."""
    for level, rung in ladder(games.game(name)).items():
        most = 1000 * (seconds_of(games.game(name), level) or QUICK_S) + LATE_MS
        took: list[float] = []
        for seed in count(1):
            took += decisions(name, rung.agent, DECISIONS - len(took), clock, seed)
            if len(took) == DECISIONS:
                break
        late = sum(one > most for one in took)
        print(f"{name:12}{level:10}{rung.agent:16}{_spread(took)}; {late} over {most:.0f} ms", flush=True)


def main(*given: str) -> int:
    helped(__doc__, given)
    clock, names = _clock(), [name for name in given if name != "--levels"]
    if "--levels" in given:
        for name in names or games.names():
            levels(name, clock)
        return 0
    for name in names or games.names():
        greedy = decisions(name, "greedy", 100_000, clock)
        searched = decisions(name, SEARCH, SEARCHED, clock)
        told = f"{name:12}greedy, {len(greedy)} decisions: {_spread(greedy)}; {SEARCH}: {_spread(searched)}"
        print(told + _memory(), flush=True)
    return 0


if __name__ == "__main__":
    sys.exit(main(*sys.argv[1:]))
