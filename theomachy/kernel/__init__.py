"""The machinery that plays any game.

Read in this order: requests, chance, game, match; then scene, saves, keys, agenda. The kernel knows no game, no clock,
no socket and no words; it needs the standard library and msgspec. Odds, records and replays are built on it in play,
and views for programs that play a seat in agents.
"""

from random import Random

from theomachy.kernel.chance import Chance, Fast, Scripted, Seeded, Typed
from theomachy.kernel.game import ONLOOKER, About, Content, Game, Notation, SetupBase, SetupRules, State, shallow
from theomachy.kernel.match import Match, NoOptions, play_out
from theomachy.kernel.messages import Event, Message, Reason, Refused, refuse
from theomachy.kernel.requests import (
    Ask,
    Both,
    Choice,
    Die,
    FewKeys,
    Procedure,
    Region,
    Roll,
    StringChoice,
    each,
    highest,
    key_of,
    one,
    total,
)

__all__ = [
    "ONLOOKER",
    "About",
    "Ask",
    "Both",
    "Chance",
    "Choice",
    "Content",
    "Die",
    "Event",
    "Fast",
    "FewKeys",
    "Game",
    "Match",
    "Message",
    "NoOptions",
    "Notation",
    "Procedure",
    "Random",
    "Reason",
    "Refused",
    "Region",
    "Roll",
    "Scripted",
    "Seeded",
    "SetupBase",
    "SetupRules",
    "State",
    "StringChoice",
    "Typed",
    "each",
    "highest",
    "key_of",
    "one",
    "play_out",
    "refuse",
    "shallow",
    "total",
]
