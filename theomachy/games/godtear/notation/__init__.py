"""A state as short text that a person can type, and back.

    clash turn 2 first 1 active 2 north 1 token 12 warband 0/0 points 1/0
    setup scenario quest
    army 1 titus
    army 2 nia
    objectives 5,6 5,7 6,6*2
    1-titus 5,5 wounds 2 dodge+ damage-
    1-titus-banner 5,6
    1-glory-seekers 4,4 4,4 4,5 activated
    2-nia 7,7 knocked-out ultimate
    hex 6,5 speed+

What is left out has its usual value: turn 1, player 1 first, active and in the north, no wounds, no tokens, points
as if turns had been won by turns; without a line of objectives they lie as the scenario has them. Models that are not
named are off the battlefield; `x` keeps the place of a follower among others (`4,4 x 4,5`), and `4,4/2` is one with two
wounds. A line `activation 2-nia taken [advance] actions 1` tells what the active unit has done, `agenda` what is still
to be done and `draft` what was picked so far, in the words of `theomachy/play/worded.py`; where warbands were drafted,
a line `warbands titus,lily nia,keera` tells them.
"""

from theomachy.games.godtear.notation.reading import read
from theomachy.games.godtear.notation.words import FORMS
from theomachy.games.godtear.notation.writing import write

__all__ = ["FORMS", "read", "write"]
