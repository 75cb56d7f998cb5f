"""Play a match by hand: ask what can be answered, why not, and what the odds are.

python examples/play_by_hand.py
"""

import theomachy

match = theomachy.new("scathe", seed=7)
print(match)  # the position, the question, the keys with their meaning

print(match.why_not("use:knight:6"))  # a reason in words, with its clause; None if it is an answer
key = match.keys[1]
for chance, events in match.odds(key):  # exact fractions
    print(f"{float(chance):6.1%}  {' '.join(events)}")

match.answer(key)
match.undo()
match.answer(key)

while match.seat is not None:  # the first option again and again: a poor player
    match.answer(match.keys[0])
print(match.result)
print(match.story("ja")[-1])  # everything can be told in English and Japanese
