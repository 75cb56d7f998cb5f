"""Terms: words with a fixed meaning that the state, the rules and the notation share.

The type checker finds words that are misspelt, and a text with other words is refused.
"""

from typing import Final, Literal

NOBODY: Final = -1
"""The number that means no seat, no card or no model."""

Phase = Literal["setting up", "initiation", "activation", "end of round", "over"]
"""Phases; setting up is laying terrain, choosing sides, rolling for priority and deploying. GS-RND-01 to 03."""

Edge = Literal["north", "south", "west", "east"]
"""A side of the table."""
Side = Literal[
    "", "north", "south", "west", "east", "north-west", "north-east", "south-west", "south-east",
    "west-north", "west-south", "east-north", "east-south", "centre",
]  # fmt: skip
"""A seat's side: an edge, a section of a divided edge, or the centre for the defender in a last
stand; empty until it is chosen. GS-SET-02, GS-MUL-04."""
Way = Literal["clockwise", "anticlockwise"]
"""The direction of turns. GS-MUL-03."""

Where = Literal["field", "reserve", "hidden", "destroyed", "safe"]
"""Places of a model: on the table, to be deployed, in secret deployment, gone for good, or gone and out of danger.

GS-DEP-03, GS-DMG-06, GS-VIC-04.
"""
Role = Literal["", "leader", "musician", "trooper", "machine", "crew"]
"""Leader, musician or trooper of a unit; machine, leader or crew of a war-machine; empty for an individual."""
Still = Literal["", "turn", "round", "next", "sustained", "game"]
"""The end of the time for which a model is stationary; empty if it is not. GS-STA-01, GS-WMC-07."""
Style = Literal["", "offensive", "powerful", "charge"]
"""Fighting styles and the charge bonus; empty for neither. GS-MEL-07, GS-CHG-16."""

Deployment = Literal["regular", "advanced", "secret"]
"""Ways to deploy. GS-DEP-01."""
Stage = Literal["regular", "advanced", "revealed", "discovered"]
"""Ways for models to come to the table. GS-SET-11, GS-DEP-02, GS-DEP-08, GS-DEP-12."""
Marked = Literal["secret", "stone", "relic"]
"""Kinds of markers. GS-DEP-03, GS-SCN-01."""

Source = Literal["self", "ordered", "enemy", "spell", "talent", "item", "weapon", "continuous"]
"""Sources of an effect, the first three of which are tactics. GS-GEF-01, GS-TAC-11."""
Lasting = Literal["turn", "round", "next", "sustained", "lasting"]
"""Durations of an effect: `next` is the bearer's next standard activation; a test ends `lasting` effects."""
Until = Literal["turn", "round", "next", "instant", "sustained"]
"""Durations that a card gives its effects; `instant` leaves nothing that lasts."""
HazeLasting = Literal["round", "sustained"]

Deed = Literal[
    "move", "charge", "attack", "tactic", "thaumaturgy", "reaction", "assigned", "slipped", "discovered", "city-states",
    "thrifty counter attack",
]  # fmt: skip
"""Deeds of a card in a round; `assigned` means that it received a token. GS-CHG-01, GS-TAC-03, GS-WLD-02."""

Movement = Literal["move", "charge", "slay", "free", "shift"]
"""Movements; a tactic gives a `free` move, a sub-faction a `shift`. GS-MOV-01, GS-CHG-07, GS-CHG-19, GS-SUB-01."""
Attacking = Literal["melee", "missile", "magic"]
"""Kinds of attack. GS-MEL-01, GS-MIS-01, GS-MGA-01."""
Rolled = Literal["hit", "critical", "miss", "fumble"]
"""Results of an attack roll. GS-CRT-01, GS-FUM-01."""

Dread = Literal["", "fear", "horror"]
"""Causes of a courage test by an enemy; empty for neither. GS-PSY-03, GS-PSY-07."""
Tested = Literal["receiving", "self", "bravery", "fear", "horror", "rally"]
"""Kinds of LEAD test. GS-TRM-09."""
Purpose = Literal["", Attacking, Tested, "free strike", "spell", "incantation", "thaumaturgy"]
"""Purposes for which the rules ask for a statistic of a model."""

SubfactionRule = Literal[
    "amazons", "city-states", "fiannor", "gnolls", "guilds", "magistratum", "reavers", "shadow-trolls", "skannfyrd",
    "technostratum", "trolloth",
]  # fmt: skip
"""Sub-factions with a rule of their own. GS-SUB-01."""
