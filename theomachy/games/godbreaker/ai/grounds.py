"""The reasons why the judge likes a state for a seat: its features, summed up in groups that a player has words for.

Each group is compared with the average of the other seats. A single player's groups are given as they are.
"""

from pathlib import Path

from theomachy.exact import total
from theomachy.games.godbreaker.ai.judge import SUMS, WIN, features
from theomachy.games.godbreaker.state import Saga
from theomachy.play.judges import weighed, weights_of

WEIGHTS = weights_of(Path(__file__).parents[1], SUMS)
GROUNDS = {
    "points": ("points",),
    "carried": ("carried", "carried_later"),
    "held": ("held_now", "held_later", "plunder"),
    "strength": ("strength", "strength_later", "tame"),
    "waiting": ("waiting",),
    "near": ("near_markers", "near_treasure", "near_tokens"),
    "contact": ("contact", "threatened"),
    "shard": ("shard",),
    "hunted": ("hunted",),
}


def grounds(t: Saga, seat: int) -> dict[str, float]:
    parts = [weighed(GROUNDS, WEIGHTS[WIN], values) for values in features(t)]
    own = parts.pop(seat)
    return {name: own[name] - total([other[name] for other in parts]) / (len(parts) or 1) for name in GROUNDS}
