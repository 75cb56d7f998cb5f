"""Words of the notation that writing and reading share."""

from typing import get_args

from theomachy.games.godtear.phases import Phase

FORMS = {
    "": "clash turn 2 first 1 active 2 north 1 token 12 warband 0/0 points 1/0",
    "setup": "setup scenario quest",
    "army": "army 1 titus,morrigan,rattlebone",
    "objectives": "objectives 5,6 5,7 6,6*2",
    "warbands": "warbands titus,lily,jeen nia,keera,maxen",
    "draft": "draft pool [titus nia] picked [[lily] [keera]]",
    "cursed": "cursed 5,6",
    "hex": "hex 6,5 speed+",
    "stack": "stack 1-glory-seekers-2 1-glory-seekers-1",
    "activation": "activation 1-titus taken [advance] actions 1",
    "agenda": "agenda each_moves unit 1 models [3] hexes 2 seat 0",
    "*": "1-titus 5,5 wounds 2 dodge+ damage- activated",
}
"""An example of each kind of line, by its first word."""
PHASES: dict[str, Phase] = {phase.replace(" ", "-"): phase for phase in get_args(Phase)}
FLAGS = {"activated": "activated", "knocked-out": "knocked_out", "ultimate": "ultimate_used"}
"""Fields of a Unit that the marks of a champion or unit stand for, by mark."""
