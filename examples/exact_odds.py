"""The exact odds of a blow: play on until somebody may strike, and count every way for the dice to fall.

python examples/exact_odds.py
"""

from collections import defaultdict
from fractions import Fraction

import theomachy
from theomachy.agents import agent

match = theomachy.new("godtear", seed=3, preset="first")
greedy = agent(theomachy.games.game("godtear"), "greedy", seed=1)

while match.seat is not None:
    odds = {key: match.odds(key) for key in match.keys}
    strike = max(odds, key=lambda key: len(odds[key]))
    if len(odds[strike]) > 3:
        print(match.ask_text())
        print(f"\n{strike}:")
        ends: defaultdict[str, Fraction] = defaultdict(Fraction)
        for chance, events in odds[strike]:
            ends[events[-1]] += chance
        for end, chance in ends.items():
            print(f"{float(chance):6.1%} = {chance}  {end}")
        break
    match.answer(greedy.decide(theomachy.SeatView(match.kernel, match.seat)))
