"""How fast games are played, as a multiple of a yardstick: random games of the `chess` package in the same process.

    make bench            (python -m bench.speed [SECONDS])

Clocks of shared machines drift within minutes, so the candidates take turns in short slices and totals are compared.
"""

import gc
import sys
import time
from collections.abc import Callable
from random import Random
from typing import Any

import chess

from theomachy import games
from theomachy.agents.random import RandomAgent
from theomachy.kernel import Ask, Fast, Game, Match, Seeded, play_out
from theomachy.kernel.seats import play

SLICE = 0.1
"""seconds of one turn"""

random = Random(1)
draw = random.random


def decide(ask: Ask[Any]) -> Any:
    options = ask.look()
    return options[int(draw() * len(options))]


def seeker(game: Game[Any], state: Any) -> Callable[[Ask[Any]], Any]:
    """A random player; where the game has plans, it follows them every other time: so it seeks fights."""
    plan = game.plan
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
        state = game.new(game.presets[preset](random))
        count, choose = 0, seeker(game, state)

        def counted(ask: Ask[Any]) -> Any:
            nonlocal count
            count += 1
            return choose(ask)

        play_out(game, state, [counted if game.plan else choose] * len(game.seats), Fast(seed))
        return count

    def match(seed: int) -> int:
        match = Match(game, game.new(game.presets[preset](random)), Seeded.of(seed))
        count, seek = 0, game.plan is not None
        while isinstance(ask := match.request, Ask):
            match.answer(seeker(game, match.state)(ask) if seek else decide(ask))
            count += 1
        return count

    def agents(seed: int) -> int:
        match = Match(game, game.new(game.presets[preset](random)), Seeded.of(seed))
        return play(match, [RandomAgent(seed + seat) for seat in match.seats])

    return {"play_out": bare, "Match": match, "Match, agents": agents}


def measure(candidates: dict[str, Callable[[int], int]], seconds: float) -> dict[str, tuple[float, float]]:
    """Games and decisions per second of each, taking turns."""
    spent = dict.fromkeys(candidates, 0.0)
    games = dict.fromkeys(candidates, 0)
    decisions = dict.fromkeys(candidates, 0)
    while min(spent.values()) < seconds:
        for name, one_game in candidates.items():
            start = time.perf_counter()
            while (now := time.perf_counter()) - start < SLICE:
                decisions[name] += one_game(games[name])
                games[name] += 1
            spent[name] += now - start
    return {name: (games[name] / spent[name], decisions[name] / spent[name]) for name in candidates}


def clones(name: str, preset: str, matches: int = 40) -> tuple[float, float, float]:
    """Microseconds for a clone at every request of some matches: mean, 99th percentile; and where none came before.

    As with timeit, the garbage collector waits meanwhile.
    """
    game = games.game(name)
    times, cold = [], []
    gc.disable()
    for seed in range(matches):
        match = Match(game, game.new(game.presets[preset](random)), Seeded.of(seed))
        stop = random.randrange(60)
        once = Match(game, match.beginning, Seeded.of(seed))
        while isinstance(ask := match.request, Ask):
            start = time.perf_counter()
            match.clone(1)
            times.append(time.perf_counter() - start)
            choice = decide(ask)
            match.answer(choice)
            if stop and isinstance(once.request, Ask):
                once.answer(choice)
                stop -= 1
        start = time.perf_counter()
        once.clone(1)
        cold.append(time.perf_counter() - start)
    gc.enable()
    times.sort()
    return sum(times) / len(times) * 1e6, times[len(times) * 99 // 100] * 1e6, sum(cold) / len(cold) * 1e6


def main() -> None:
    seconds = float(sys.argv[1]) if len(sys.argv) > 1 else 4.0
    for name in games.names():
        for preset in games.game(name).presets:
            rates = measure({"chess": chess_game, **candidates(name, preset)}, seconds)
            yardstick, moves = rates.pop("chess")
            print(f"{name}, {preset}, as multiples of chess ({yardstick:.1f} games/s, {moves:,.0f} moves/s):")
            for way, (per_second, decisions) in rates.items():
                told = f"; decisions {decisions / moves:.1f} × ({decisions:,.0f}/s)" if decisions else ""
                print(f"  {way:<14} games {per_second / yardstick:6.1f} × ({per_second:,.0f}/s){told}")
            mean, most, cold = clones(name, preset)
            print(f"  clone at every request: mean {mean:.1f} µs, 99 % within {most:.1f} µs; first ever {cold:.1f} µs")


if __name__ == "__main__":
    main()
