"""Speed of play, as a multiple of a yardstick: random games of the `chess` package in the same process.

    make bench            (python -m bench.speed [SECONDS] [GAME ...])

Clocks of shared machines drift within minutes, so the candidates take turns in short slices and totals are compared;
and only the CPU time of this process counts. If a game breaks off, that is printed, the others are still measured, and
the status is 1.

Then the simulations that a search makes in a second at the first decision of each game are counted. With full random
playouts a tree search in plain Python on a general framework makes about 0.7 simulations of Scathe for each such game
of chess; five times that is the bar.
"""

import gc
import sys
import time
import traceback
from collections.abc import Callable, Sequence
from random import Random
from typing import Any, NamedTuple

from bench.player import chess_game
from bench.usage import helped
from theomachy import games
from theomachy.agents.random import RandomAgent
from theomachy.agents.search import Search
from theomachy.agents.seats import SeatView, play
from theomachy.features.ai import ai_of
from theomachy.kernel import Ask, Fast, Game, Match, Seeded, play_out


class Bars(NamedTuple):
    """The bars of a game in a preset.

    They are random games and decisions a second, and microseconds for a clone: at settled states on average, and
    anywhere in 95 of 100 cases.
    """

    preset: str
    games: float
    decisions: float
    settled: float
    anywhere: float


SLICE = 0.1
"""Seconds of one turn."""
PRESETS = {"godbreaker": ("standard", "random", "solo"), "godslayer": ("standard", "random", "large")}
"""Presets that are measured, by game; all if none are named here."""
CLONED = {"godbreaker": 10, "godslayer": 6}
"""Matches that are cloned at every request, by game; otherwise 40."""
BARS = {
    "godbreaker": Bars("random", games=2, decisions=400, settled=100, anywhere=250),
    "godslayer": Bars("random", games=1, decisions=400, settled=150, anywhere=400),
}

SEARCH_BAR = 160 / 46
"""Least number of simulations of Scathe with random playouts for each random game of chess."""

clock = time.process_time
random = Random(1)
draw = random.random


def decide(ask: Ask[Any]) -> Any:
    options = ask.look()
    return options[int(draw() * len(options))]


def seeker(game: Game[Any], state: Any) -> Callable[[Ask[Any]], Any]:
    """Return a random player. If the game has a policy, every other answer follows it, so that fights come about."""
    plan = ai_of(game).policy
    if plan is None:
        return decide
    return lambda ask: ask.option(plan(state, ask)) if draw() < 0.5 else decide(ask)


def candidates(name: str, preset: str) -> dict[str, Callable[[int], int]]:
    """Return what is measured of one game: functions that play one whole game and count its decisions."""
    game = games.game(name)

    def bare(seed: int) -> int:
        state = game.new(game.setup.presets[preset](random))
        count, choose = 0, seeker(game, state)

        def counted(ask: Ask[Any]) -> Any:
            nonlocal count
            count += 1
            return choose(ask)

        play_out(game, state, [counted if ai_of(game).policy else choose] * len(game.setup.seats), Fast(seed))
        return count

    def match(seed: int) -> int:
        match = Match(game, game.new(game.setup.presets[preset](random)), Seeded.of(seed))
        count, seek = 0, ai_of(game).policy is not None
        while isinstance(ask := match.request, Ask):
            match.answer(seeker(game, match.state)(ask) if seek else decide(ask))
            count += 1
        return count

    def agents(seed: int) -> int:
        match = Match(game, game.new(game.setup.presets[preset](random)), Seeded.of(seed))
        return play(match, [RandomAgent(seed + seat) for seat in match.seats])

    return {"play_out": bare, "Match": match, "Match, agents": agents}


def measure(candidates: dict[str, Callable[[int], int]], seconds: float) -> dict[str, tuple[float, float]]:
    """Return games and decisions per second of each candidate; the candidates take turns."""
    spent = dict.fromkeys(candidates, 0.0)
    games = dict.fromkeys(candidates, 0)
    decisions = dict.fromkeys(candidates, 0)
    while min(spent.values()) < seconds:
        for name, one_game in candidates.items():
            start = clock()
            while (now := clock()) - start < SLICE:
                decisions[name] += one_game(games[name])
                games[name] += 1
            spent[name] += now - start
    return {name: (games[name] / spent[name], decisions[name] / spent[name]) for name in candidates}


class Clones(NamedTuple):
    """Times of a clone, in microseconds."""

    mean: float
    settled: float
    """Mean where nothing has happened since the state was settled."""
    most: dict[int, float]
    """Longest time of the quickest clones, by their percentage of all."""
    cold: float
    """Mean of clones of matches that were never cloned before."""


def clones(name: str, preset: str, matches: int = 40) -> Clones:
    """Measure a clone at every request of some matches. As with timeit, the garbage collector waits meanwhile."""
    game = games.game(name)
    times, settled, cold = list[float](), list[float](), list[float]()
    gc.disable()
    for seed in range(matches):
        match = Match(game, game.new(game.setup.presets[preset](random)), Seeded.of(seed))
        stop = random.randrange(60)
        once = Match(game, match.beginning, Seeded.of(seed))
        while isinstance(ask := match.request, Ask):
            start = clock()
            match.clone(1)
            times.append(clock() - start)
            if match.steps[-1] == len(match.tape):
                settled.append(times[-1])
            choice = decide(ask)
            match.answer(choice)
            if stop and isinstance(once.request, Ask):
                once.answer(choice)
                stop -= 1
        start = clock()
        once.clone(1)
        cold.append(clock() - start)
    gc.enable()
    times.sort()
    most = {share: times[len(times) * share // 100] * 1e6 for share in (95, 99)}
    return Clones(mean(times), mean(settled), most, mean(cold))


def mean(seconds: list[float]) -> float:
    return sum(seconds) / max(1, len(seconds)) * 1e6


def held(bars: Bars, played: tuple[float, float], cloned: Clones) -> str:
    """Return the measured figures beside their bars."""
    return (
        f"  bars: {played[0]:.1f} games/s (at least {bars.games:g}), {played[1]:,.0f} decisions/s "
        f"({bars.decisions:,.0f}); clone {cloned.settled:.0f} µs at settled states (at most {bars.settled:g}), "
        f"95 % within {cloned.most[95]:.0f} µs ({bars.anywhere:g})"
    )


def speed(name: str, preset: str, seconds: float) -> None:
    """Print how fast a preset of a game is played."""
    rates = measure({"chess": lambda seed: len(chess_game(random)), **candidates(name, preset)}, seconds)
    yardstick, moves = rates.pop("chess")
    print(f"{name}, {preset}, as multiples of chess ({yardstick:.1f} games/s, {moves:,.0f} moves/s):")
    for way, (per_second, decisions) in rates.items():
        told = f"; decisions {decisions / moves:.1f} × ({decisions:,.0f}/s)" if decisions else ""
        print(f"  {way:<14} games {per_second / yardstick:6.1f} × ({per_second:,.1f}/s){told}")
    found = clones(name, preset, CLONED.get(name, 40))
    print(f"  clone at every request: mean {found.mean:.1f} µs, 95 % within {found.most[95]:.1f} µs,", end=" ")
    print(f"99 % within {found.most[99]:.1f} µs; first ever {found.cold:.1f} µs")
    if name in BARS and BARS[name].preset == preset:
        print(held(BARS[name], rates["play_out"], found))


def searches(name: str, seconds: float) -> None:
    """Print how many simulations a search makes in a second, with random playouts and with each judge of a game."""
    game = games.game(name)
    match = Match(game, game.new(next(iter(game.setup.presets.values()))(Random(1))), Seeded.of(1))
    view = SeatView(match, match.asks[0].seat)
    judges = {f"judge {version}": judge for version, judge in ai_of(game).judges.items()}

    def simulations(judge: Callable[[Any], Sequence[float]] | None) -> Callable[[int], int]:
        def count(turn: int) -> int:
            search = Search(judge, turn, seconds=2 * SLICE)
            search.decide(view)
            return search.done

        return count

    ways = {"random playouts": simulations(None), **{way: simulations(judge) for way, judge in judges.items()}}
    rates = measure({"chess": lambda seed: len(chess_game(random)), **ways}, seconds)
    yardstick, _ = rates.pop("chess")
    print(f"{name}: simulations a second at the first decision, as a multiple of chess ({yardstick:.1f} games/s)")
    for way, (_, rate) in rates.items():
        bar = f", bar {SEARCH_BAR:.1f}" if name == "scathe" and way == "random playouts" else ""
        print(f"  {way:<16} {rate / yardstick:6.1f} ×   ({rate:,.0f} a second{bar})")


def main(arguments: list[str]) -> int:
    helped(__doc__, arguments)
    seconds = float(arguments[0]) if arguments else 4.0
    broken = 0
    for name in arguments[1:] or games.names():
        for preset in PRESETS.get(name, games.game(name).setup.presets):
            try:
                speed(name, preset, seconds)
            except Exception:  # noqa: BLE001 (whatever is wrong with one game, the others are measured)
                traceback.print_exc()
                print(f"{name}, {preset}: a game broke off")
                broken += 1
        searches(name, seconds)
    return min(1, broken)


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
