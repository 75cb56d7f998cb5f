"""What a match goes through: in some formats warbands are found first; then the table is laid, and turns are played."""

from typing import Literal, TypeAlias

Phase: TypeAlias = Literal[
    "pool",
    "pick order",
    "draft",
    "ban",
    "choose three",
    "roll-off",
    "side",
    "deploy",
    "plot",
    "clash",
    "scoring",
    "scenario",
    "next turn",
    "over",
]

FIGHTING: tuple[Phase, ...] = ("plot", "clash")
"""The phases in which champions and units activate: each has a side of their cards. GT-TRN-01, GT-SET-08"""
