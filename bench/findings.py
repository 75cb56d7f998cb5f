"""Which pieces and parties win between equal agents: random setups, both seats played by the same agent.

    python -m bench.findings GAME [GAMES] [AGENT]         prints the tables of docs/findings-GAME.md

A piece's share is how often the side that had it won, with its 95 % interval; everything is read off scenes, so that
any game can be looked at.
"""

import sys
from collections import defaultdict
from functools import partial
from random import Random

from theomachy import games
from theomachy.agents import agent
from theomachy.kernel import Fast, Match
from theomachy.kernel.seats import play
from theomachy.lab.crew import cores, spread
from theomachy.lab.tally import wilson
from theomachy.words import Words

Sides = list[tuple[float, list[tuple[str, str]]]]


def one_game(name: str, who: str, seed: int) -> Sides:
    """Each side's share of the win, and its pieces with their zones."""
    game = games.game(name)
    match = Match(game, game.new(game.presets["random"](Random(seed))), Fast(seed))
    play(match, [agent(game, who, seed * 2 + seat) for seat in range(len(game.seats))])
    pieces = game.scene(match.state, None).pieces
    return [
        (share, [(id, piece.zone.split("-")[-1]) for id, piece in pieces.items() if piece.owner == seat])
        for seat, share in enumerate(match.result or ())
    ]


def line(points: float, count: int) -> str:
    low, high = wilson(points, count)
    return f"{points / count:.1%} ({low:.0%}–{high:.0%})" if count else "–"


def main() -> None:
    name = sys.argv[1]
    count = int(sys.argv[2]) if len(sys.argv) > 2 else 4000
    who = sys.argv[3] if len(sys.argv) > 3 else "greedy-1"
    points: dict[tuple[str, ...], float] = defaultdict(float)
    times: dict[tuple[str, ...], int] = defaultdict(int)
    done = 0
    for some in spread(partial(one_game, name, who), range(count), cores()):
        done += len(some)
        print(f"\r{done} of {count} games", end="", file=sys.stderr, flush=True)
        for sides in some:
            for share, pieces in sides:
                for key in [("size", str(len(pieces))), *((id,) for id, _ in pieces), *pieces]:
                    points[key] += share
                    times[key] += 1
    print(file=sys.stderr)
    game = games.game(name)
    words = Words(game)
    cards = game.scene(game.new(next(iter(game.presets.values()))(Random(0))), None).fixed.cards
    zones = sorted({zone for key in times if len(key) == 2 and key[0] != "size" for zone in [key[1]]}, reverse=True)
    print(f"{count} games between two `{who}` with random parties.\n")
    print(f"| piece | cost | wins | {' | '.join(zones)} | games |\n|{'---|' * (4 + len(zones))}")
    for id in sorted(cards, key=lambda id: -points[(id,)] / max(1, times[(id,)])):
        by_zone = [line(points[(id, zone)], times[(id, zone)]) for zone in zones]
        cost = next((value for label, value in cards[id].figures.items() if label.endswith("cost")), "")
        row = [words.say(id), str(cost), line(points[(id,)], times[(id,)]), *by_zone, str(times[(id,)])]
        print(f"| {' | '.join(row)} |")
    print("\n| pieces in the party | wins | games |\n|---|---|---|")
    for key in sorted(key for key in times if key[0] == "size"):
        print(f"| {key[1]} | {line(points[key], times[key])} | {times[key]} |")


if __name__ == "__main__":
    main()
