"""Which pieces and parties win between equal agents: random setups, both seats played by the same agent.

    python -m bench.findings GAME [GAMES] [AGENT]         prints the tables of docs/findings-GAME.md

A piece's share is how often the side that had it won, with its 95 % interval; everything is read off scenes, so that
any game can be looked at.
"""

import sys
from collections import defaultdict
from functools import partial
from itertools import combinations
from random import Random

from theomachy import games
from theomachy.agents import agent
from theomachy.kernel import Fast, Match
from theomachy.kernel.seats import play
from theomachy.lab.crew import cores, spread
from theomachy.lab.tally import wilson
from theomachy.presentation.text import Words

BEST, WORST = 12, 6
"""pairs to show"""

Sides = list[tuple[float, list[tuple[str, str]]]]


def one_game(name: str, who: str, seed: int) -> Sides:
    """Each side's share of the win, and the cards of its pieces with their zones."""
    game = games.game(name)
    match = Match(game, game.new(game.setup.presets["random"](Random(seed))), Fast(seed))
    play(match, [agent(game, who, seed * 2 + seat) for seat in match.seats])
    pieces = game.scene(match.state, None).pieces.values()
    return [
        (share, list({piece.card: piece.zone.split("-")[-1] for piece in pieces if piece.owner == seat}.items()))
        for seat, share in enumerate(match.result or ())
    ]


class Tally:
    """How often something won, of how many times."""

    def __init__(self) -> None:
        self.points: dict[tuple[str, ...], float] = defaultdict(float)
        self.times: dict[tuple[str, ...], int] = defaultdict(int)

    def add(self, key: tuple[str, ...], share: float) -> None:
        self.points[key] += share
        self.times[key] += 1

    def share(self, key: tuple[str, ...]) -> float:
        return self.points[key] / max(1, self.times[key])

    def line(self, key: tuple[str, ...]) -> str:
        low, high = wilson(self.points[key], self.times[key])
        return f"{self.share(key):.1%} ({low:.0%}–{high:.0%})" if self.times[key] else "–"


def main() -> None:
    name = sys.argv[1]
    count = int(sys.argv[2]) if len(sys.argv) > 2 else 4000
    who = sys.argv[3] if len(sys.argv) > 3 else "greedy-1"
    game = games.game(name)
    words = Words(game)
    cards = game.scene(game.new(next(iter(game.setup.presets.values()))(Random(0))), None).fixed.cards
    costs = {
        id: next((n for label, n in card.figures.items() if label.endswith("cost")), 0) for id, card in cards.items()
    }
    single, zone, make_up, pair = Tally(), Tally(), Tally(), Tally()
    done = 0
    for some in spread(partial(one_game, name, who), range(count), cores()):
        done += len(some)
        print(f"\r{done} of {count} games", end="", file=sys.stderr, flush=True)
        for sides in some:
            for share, pieces in sides:
                make_up.add(("+".join(str(n) for n in sorted((costs[id] for id, _ in pieces), reverse=True)),), share)
                for piece in pieces:
                    single.add(piece[:1], share)
                    zone.add(piece, share)
                for one, two in combinations(sorted(id for id, _ in pieces), 2):
                    pair.add((one, two), share)
    print(file=sys.stderr)
    zones = sorted({key[1] for key in zone.times}, reverse=True)
    print(f"{count} games between two `{who}` with random parties.\n")
    print(f"| | cost | wins | {' | '.join(zones)} | games |\n|{'---|' * (4 + len(zones))}")
    for key in sorted(single.times, key=lambda key: -single.share(key)):
        row = [words.say(key[0]), str(costs[key[0]]), single.line(key)]
        row += [zone.line((*key, where)) for where in zones]
        print(f"| {' | '.join(row)} | {single.times[key]} |")
    print("\n| costs in the party | wins | games |\n|---|---|---|")
    for key in sorted(make_up.times, key=lambda key: -make_up.share(key)):
        print(f"| {key[0]} | {make_up.line(key)} | {make_up.times[key]} |")
    ranked = sorted(pair.times, key=lambda key: -pair.share(key))
    print(f"\n| the {BEST} best pairs and the {WORST} worst | wins | games |\n|---|---|---|")
    for key in [*ranked[:BEST], *ranked[-WORST:]]:
        print(f"| {' and '.join(map(words.say, key))} | {pair.line(key)} | {pair.times[key]} |")


if __name__ == "__main__":
    main()
