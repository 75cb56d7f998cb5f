"""How any game is played. Read in this order: requests, chance, game, match; then probe, seats, scene, muster,
standing, lessons, judges, records, replays.

The kernel knows no game, no clock, no socket and no words; it needs the standard library and msgspec.
"""

from random import Random

from theomachy.kernel.chance import Chance, Fast, Scripted, Seeded, Typed
from theomachy.kernel.game import About, Agreed, Game, State, shallow
from theomachy.kernel.match import Match, NoOptions, play_out
from theomachy.kernel.messages import Event, Message, Reason, Refused, refuse
from theomachy.kernel.muster import Muster
from theomachy.kernel.requests import (
    Ask,
    Both,
    Choice,
    Considered,
    Die,
    Keyed,
    Procedure,
    Region,
    Roll,
    each,
    highest,
    key_of,
    one,
    total,
)
from theomachy.kernel.standing import Window

__all__ = [
    "About",
    "Agreed",
    "Ask",
    "Both",
    "Chance",
    "Choice",
    "Considered",
    "Die",
    "Event",
    "Fast",
    "Game",
    "Keyed",
    "Match",
    "Message",
    "Muster",
    "NoOptions",
    "Procedure",
    "Random",
    "Reason",
    "Refused",
    "Region",
    "Roll",
    "Scripted",
    "Seeded",
    "State",
    "Typed",
    "Window",
    "each",
    "highest",
    "key_of",
    "one",
    "play_out",
    "refuse",
    "shallow",
    "total",
]
