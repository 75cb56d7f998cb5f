"""Grounds of the judge: features in groups that a player has words for, of this turn and of turns to come."""

from pathlib import Path

from theomachy.games.godtear.ai.judge import LATER, SUMS, TURN, features
from theomachy.games.godtear.state import Godtear
from theomachy.play.judges import weighed, weights_of

COACH = "3"
"""The version of the judge whose chances come true. The fourth, which plays, was tuned by results: it is too sure."""
WEIGHTS = weights_of(Path(__file__).parents[1], SUMS, COACH)
GROUNDS = {
    "ladder": ("lead", "settled"),
    "banners": ("banners", "claims"),
    "objectives": ("near_objectives",),
    "champions": ("champions",),
    "health": ("health",),
    "followers": ("followers",),
    "threats": ("threats", "near_enemies", "followers_near_enemies"),
    "waiting": ("waiting_champions", "waiting_followers", "to_act", "first"),
    "ultimates": ("ultimates",),
    "tokens": ("tokens",),
}


def grounds(t: Godtear, seat: int) -> dict[str, float]:
    values, own = features(t), 1 if seat == 0 else -1
    now, later = (weighed(GROUNDS, WEIGHTS[when], values) for when in (TURN, LATER))
    return {name: own * (now[name] + later[name]) for name in GROUNDS}
