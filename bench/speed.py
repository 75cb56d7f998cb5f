"""How fast games are played, as a multiple of a yardstick: random games of the `chess` package in the same process.

    make bench            (python -m bench.speed [SECONDS] [GAME])

Clocks of shared machines drift within minutes, so the candidates take turns in short slices and totals are compared;
and only the time of this process counts, not that of others on the machine.
"""

import gc
import sys
import time
from collections.abc import Callable
from random import Random
from typing import Any, NamedTuple

import chess

from theomachy import games
from theomachy.agents.random import RandomAgent
from theomachy.kernel import Ask, Fast, Game, Match, Seeded, play_out
from theomachy.kernel.seats import play


class Bars(NamedTuple):
    """What a game is to reach in a preset: random games and decisions a second; microseconds for a clone, at settled
    states on average, and anywhere in 95 of 100."""

    preset: str
    games: float
    decisions: float
    settled: float
    anywhere: float


SLICE = 0.1
"""seconds of one turn"""
PRESETS = {"godbreaker": ("standard", "random", "solo"), "godslayer": ("standard", "random", "large")}
"""Those that are measured of a game, if not all."""
CLONED = {"godbreaker": 10, "godslayer": 6}
"""Matches that are cloned at every request, if not 40."""
BARS = {
    "godbreaker": Bars("random", games=2, decisions=400, settled=100, anywhere=250),
    "godslayer": Bars("random", games=1, decisions=400, settled=150, anywhere=400),
}

clock = time.process_time
random = Random(1)
draw = random.random


def decide(ask: Ask[Any]) -> Any:
    options = ask.look()
    return options[int(draw() * len(options))]


def seeker(game: Game[Any], state: Any) -> Callable[[Ask[Any]], Any]:
    """A random player; where the game has plans, it follows them every other time: so it seeks fights."""
    plan = game.ai.policy
    if plan is None:
        return decide
    return lambda ask: ask.option(plan(state, ask)) if draw() < 0.5 else decide(ask)


def chess_game(seed: int) -> int:
    board = chess.Board()
    moves = 0
    while not board.is_game_over():
        board.push(random.choice(list(board.legal_moves)))
        moves += 1
    return moves


def candidates(name: str, preset: str) -> dict[str, Callable[[int], int]]:
    """What is measured of one game: functions that play one whole game and count its decisions."""
    game = games.game(name)

    def bare(seed: int) -> int:
        state = game.new(game.setup.presets[preset](random))
        count, choose = 0, seeker(game, state)

        def counted(ask: Ask[Any]) -> Any:
            nonlocal count
            count += 1
            return choose(ask)

        play_out(game, state, [counted if game.ai.policy else choose] * len(game.setup.seats), Fast(seed))
        return count

    def match(seed: int) -> int:
        match = Match(game, game.new(game.setup.presets[preset](random)), Seeded.of(seed))
        count, seek = 0, game.ai.policy is not None
        while isinstance(ask := match.request, Ask):
            match.answer(seeker(game, match.state)(ask) if seek else decide(ask))
            count += 1
        return count

    def agents(seed: int) -> int:
        match = Match(game, game.new(game.setup.presets[preset](random)), Seeded.of(seed))
        return play(match, [RandomAgent(seed + seat) for seat in match.seats])

    return {"play_out": bare, "Match": match, "Match, agents": agents}


def measure(candidates: dict[str, Callable[[int], int]], seconds: float) -> dict[str, tuple[float, float]]:
    """Games and decisions per second of each, taking turns."""
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
    """Microseconds for a clone."""

    mean: float
    settled: float
    """on average where nothing has happened since the state was settled"""
    most: dict[int, float]
    """so many of 100 are within"""
    cold: float
    """where none came before"""


def clones(name: str, preset: str, matches: int = 40) -> Clones:
    """A clone at every request of some matches. As with timeit, the garbage collector waits meanwhile."""
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
    """What was measured beside what it is to reach."""
    return (
        f"  bars: {played[0]:.1f} games/s (at least {bars.games:g}), {played[1]:,.0f} decisions/s "
        f"({bars.decisions:,.0f}); clone {cloned.settled:.0f} µs at settled states (at most {bars.settled:g}), "
        f"95 % within {cloned.most[95]:.0f} µs ({bars.anywhere:g})"
    )


def main() -> None:
    seconds = float(sys.argv[1]) if len(sys.argv) > 1 else 4.0
    names = sys.argv[2:] or games.names()
    for name in names:
        for preset in PRESETS.get(name, games.game(name).setup.presets):
            rates = measure({"chess": chess_game, **candidates(name, preset)}, seconds)
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


if __name__ == "__main__":
    main()
