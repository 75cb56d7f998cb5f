"""Phases of a match: in some formats warbands are found first, then the table is laid, and turns are played."""

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
"""Phases in which champions and units activate; their cards have a side for each. GT-TRN-01, GT-SET-08."""
