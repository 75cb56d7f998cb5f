"""Coverage of 95 % intervals where there is no effect: 200 studies of random Scathe between equal players.

    python -m bench.null [STUDIES] [GAMES]

Three effects that surely do not exist are looked for in each study: the effect of a coin tossed for every side on its
chance (fitted like a card's strength), the greater strength of a hero in deals with an even number than in the others,
and the greater advantage of the first seat in them. Of the 200 intervals for each effect, 182 to 198 should contain 0.
"""

import sys
from random import Random

from bench.usage import helped
from theomachy import games
from theomachy.lab.statistics.comparing import compare, difference
from theomachy.lab.statistics.intervals import Estimate
from theomachy.lab.statistics.strengths import strength_of
from theomachy.lab.statistics.tables import CardRow, GameRow, Tables
from theomachy.lab.statistics.tables import Cell as PlayedCell
from theomachy.lab.study import Cell, Source, Study
from theomachy.lab.worker import play_game
from theomachy.lab.workers import cores, spread

HERO = "bard"
COIN = "coin"


def tables(seed: int, count: int) -> Tables:
    """Return a study of random parties between random players, with a coin for every side."""
    cell = Cell(Source("random", preset="random"), ("random", "random"))
    study, game = Study(game="scathe", cells=(cell,), games=count, seed=seed), games.game("scathe")
    played = [play_game(game, study.task(number)) for number in range(study.total)]
    tossed = Random(f"coin {seed}")
    rows, cards = [], []
    for row in played:
        won = row.winner + 1 if row.winner is not None else None
        rows.append(
            GameRow(
                row.number, 0, row.deal, row.agents, row.shares, won, None, row.rounds, row.steps, row.decisions,
                None, None, None,
            )
        )  # fmt: skip
        cards += [
            CardRow(row.number, card.seat + 1, card.card, card.kind, card.copies, card.points) for card in row.cards
        ]
        cards += [CardRow(row.number, seat, tossed.choice(("heads", "tails")), COIN, 1, None) for seat in (1, 2)]
    found = Tables("null", "scathe", rows, cards, [])
    found.cells = {0: PlayedCell(0, "random", "", ("random",), "{}", "{}")}
    return found


def half(whole: Tables, odd: int) -> Tables:
    rows = [row for row in whole.games if row.deal % 2 == odd]
    numbers = {row.number for row in rows}
    part = Tables(whole.name, whole.game, rows, [row for row in whole.cards if row.number in numbers], [])
    part.cells = whole.cells
    return part


def nothings(order: tuple[int, int]) -> dict[str, Estimate]:
    """Return the estimates of the effects that do not exist, from one study."""
    whole = tables(*order)
    even, odd = half(whole, 0), half(whole, 1)
    coin, here, there = strength_of(whole, "heads"), strength_of(even, HERO), strength_of(odd, HERO)
    assert coin is not None
    first = next(one for one in compare(even, odd, ("even", "odd")).measures if one.name == "first-seat")
    found = {"coin": coin.strength, "first seat": first.difference.more}
    if here is not None and there is not None:  # both halves have it often enough
        found["hero"] = difference(here.strength, there.strength).more
    return found


def main() -> None:
    helped(__doc__, sys.argv[1:])
    studies, count = (int(sys.argv[n]) if len(sys.argv) > n else usual for n, usual in ((1, 200), (2, 400)))
    held: dict[str, list[bool]] = {}
    for found in spread(nothings, ((seed, count) for seed in range(studies)), cores()):
        for one in found:
            for name, estimate in one.items():
                held.setdefault(name, []).append(estimate.low <= 0 <= estimate.high)
    for name, times in held.items():
        print(f"{name}: {sum(times)} of {len(times)} intervals contain 0")


if __name__ == "__main__":
    main()
