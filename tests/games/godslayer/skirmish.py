"""A skirmish of two small warbands, read from a text."""

from textwrap import dedent

from theomachy.games.godslayer import GAME
from theomachy.games.godslayer.state import Battle

SKIRMISH = (
    'setup {"warbands":["mortans: centurion; legionnaires*5",'
    '"banebrood: gorelord; maldire-mongrels*4; ursapine"],"level":200}'
)
"""Seat a: a1, a2.1 to a2.5; seat b: b1, b2.1 to b2.4, b3."""
HEAD = "activation round 2 order 1,2 sides north,south"


def read(text: str, head: str = HEAD) -> Battle:
    return GAME.notation.read("\n".join([head, SKIRMISH, *dedent(text).strip().splitlines()]))
