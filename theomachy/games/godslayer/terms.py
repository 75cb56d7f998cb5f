"""The words with a fixed meaning that the state, the rules and the notation share. One that is misspelt fails the type
checker, and a text that has another one is refused."""

from typing import Final, Literal

NOBODY: Final = -1
"""In place of the number of a seat, a card or a model."""

Phase = Literal["setting up", "initiation", "activation", "end of round", "over"]
"""Setting up is laying terrain, choosing sides, rolling for priority and deploying. GS-RND-01 to 03"""

Edge = Literal["north", "south", "west", "east"]
"""A side of the table."""
Side = Literal["", "north", "south", "west", "east", "centre"]
"""Where a seat comes from: an edge, or the centre for who makes a last stand; empty until it is chosen. GS-SET-02"""
Way = Literal["clockwise", "anticlockwise"]
"""In which direction turns go. GS-MUL-03"""

Where = Literal["field", "reserve", "hidden", "destroyed", "safe"]
"""Where a model is: on the table, still to be deployed, in secret deployment, gone for good, or gone and out of danger.
GS-DEP-03, GS-DMG-06, GS-VIC-04"""
Role = Literal["", "leader", "musician", "trooper", "machine", "crew"]
"""Leader, musician or trooper of a unit; machine, leader or crew of a war-machine; empty for an individual."""
Still = Literal["", "turn", "round", "next", "sustained", "game"]
"""Until when a model is stationary; empty if it is not. GS-STA-01, GS-WMC-07"""
Style = Literal["", "offensive", "powerful", "charge"]
"""GS-MEL-07, GS-CHG-16"""

Deployment = Literal["regular", "advanced", "secret"]
"""GS-DEP-01"""
Stage = Literal["regular", "advanced", "revealed", "discovered"]
"""How models come to the table. GS-SET-11, GS-DEP-02, GS-DEP-08, GS-DEP-12"""
Marked = Literal["secret", "stone", "relic"]
"""What a marker stands for. GS-DEP-03, GS-SCN-01"""

Source = Literal["self", "ordered", "enemy", "spell", "talent", "item", "weapon", "continuous"]
"""What an effect comes from: the first three are tactics. GS-GEF-01, GS-TAC-11"""
Lasting = Literal["turn", "round", "next", "sustained", "lasting"]
"""How long an effect lasts: next is the bearer's next standard activation; what is lasting, a test ends."""
Until = Literal["turn", "round", "next", "instant", "sustained"]
"""How long what a card does is to last; instant is over at once."""
HazeLasting = Literal["round", "sustained"]

Deed = Literal[
    "move", "charge", "attack", "tactic", "thaumaturgy", "reaction", "assigned", "slipped", "discovered", "city-states",
    "thrifty counter attack",
]  # fmt: skip
"""What a card is noted to have done in a round. Assigned: it received a token. GS-CHG-01, GS-TAC-03, GS-WLD-02"""

Movement = Literal["move", "charge", "slay", "free", "shift"]
"""Free is a tactic's, shift a sub-faction's. GS-MOV-01, GS-CHG-07, GS-CHG-19, GS-SUB-01"""
Attacking = Literal["melee", "missile", "magic"]
"""GS-MEL-01, GS-MIS-01, GS-MGA-01"""
Rolled = Literal["hit", "critical", "miss", "fumble"]
"""What an attack roll comes to. GS-CRT-01, GS-FUM-01"""

Dread = Literal["", "fear", "horror"]
"""GS-PSY-03, GS-PSY-07"""
Tested = Literal["receiving", "self", "bravery", "fear", "horror", "rally"]
"""What LEAD is tested for. GS-TRM-09"""
Purpose = Literal["", Attacking, Tested, "free strike", "spell", "incantation", "thaumaturgy"]
"""What a figure of a model is wanted for."""

SubfactionRule = Literal[
    "amazons", "city-states", "fiannor", "gnolls", "guilds", "magistratum", "reavers", "shadow-trolls", "skannfyrd",
    "technostratum", "trolloth",
]  # fmt: skip
"""Sub-factions that have a rule of their own. GS-SUB-01"""
