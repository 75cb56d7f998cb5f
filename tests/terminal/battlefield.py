"""Positions of Godtear for tests of the terminal."""

from theomachy import games
from theomachy.presentation.text import Words

GODTEAR = games.game("godtear")
ENGLISH, JAPANESE = Words(GODTEAR, "en"), Words(GODTEAR, "ja")

CLASH = """
    clash turn 2 first 1 active 1 north 1 token 12 points 1/0
    setup {"warbands":["titus","nia"]}
    objectives 5,6 5,7 6,7
    1-titus 5,5 wounds 2 dodge+ damage-
    1-titus-banner 5,6
    1-glory-seekers 6,5 6,5 7,6 7,7
    2-nia 7,8 wounds 3 ultimate
    2-quartzlings 6,6 8,8
"""
