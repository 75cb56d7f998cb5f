"""Grounds of a judgement: a seat's features in groups that a player has words for, compared with its enemies'."""

from pathlib import Path

from theomachy.exact import total
from theomachy.games.godslayer.ai.judge import SUMS, WIN, features, see
from theomachy.games.godslayer.state import Battle
from theomachy.play.judges import weighed, weights_of

WEIGHTS = weights_of(Path(__file__).parents[1], SUMS)
GROUNDS = {
    "kills": ("kills",),
    "life": ("life", "life_later"),
    "points": ("points", "ahead_late"),
    "advance": ("advance", "advance_later"),
    "goals": ("goals", "goals_later"),
    "effects": ("helped", "hampered"),
    "fleeing": ("fleeing", "fleeing_last"),
    "down": ("down",),
    "waiting": ("waiting", "tokens", "tokens_waiting"),
    "alone": ("alone",),
    "odds": ("near", "prey", "odds_later"),
}


def grounds(t: Battle, seat: int) -> dict[str, float]:
    parts = [weighed(GROUNDS, WEIGHTS[WIN], values) for values in features(t, see(t))]
    foes = [part for other, part in enumerate(parts) if not t.allied(seat, other)]
    return {name: parts[seat][name] - total([foe[name] for foe in foes]) / (len(foes) or 1) for name in GROUNDS}
