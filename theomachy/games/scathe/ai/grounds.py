"""Grounds for the judge's opinion of a side: its features in groups that a player has words for."""

from pathlib import Path

from theomachy.games.scathe.ai.judge import SUMS, WIN, features
from theomachy.games.scathe.state import RED, Scathe
from theomachy.play.judges import weighed, weights_of

WEIGHTS = weights_of(Path(__file__).parents[1], SUMS)
GROUNDS = {
    "health": ("health", "health_of_the_front_row", "health_times_power", "share_of_the_health"),
    "heroes": ("living_heroes", "power", "share_of_the_power"),
    "ready": ("power_ready_this_round", "dice", "inspire"),
    "protection": ("armor", "taunt"),
    "attack": ("physical", "magic"),
    "cripple": ("cripple",),
    "danger": ("in_danger",),
    "rows": ("row_as_suggested",),
    "turn": ("to_move",),
}


def grounds(t: Scathe, seat: int) -> dict[str, float]:
    own = 1 if seat == RED else -1
    return {name: own * part for name, part in weighed(GROUNDS, WEIGHTS[WIN], features(t)).items()}
