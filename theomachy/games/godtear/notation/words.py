"""Words of the notation that writing and reading share."""

from typing import get_args

from theomachy.games.godtear.phases import Phase

PHASES: dict[str, Phase] = {phase.replace(" ", "-"): phase for phase in get_args(Phase)}
FLAGS = {"activated": "activated", "knocked-out": "knocked_out", "ultimate": "ultimate_used"}
"""Fields of a Unit that the marks of a champion or unit stand for, by mark."""
