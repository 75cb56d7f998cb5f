"""The coach: hints for the present decision, and the choices and dice that decided a finished match."""

from theomachy.coach.hints import Hint, HintGround, hints
from theomachy.coach.moments import Moment, Played, moments, played_of
from theomachy.coach.reviews import EDITION, LuckRow, Review, Side, review, summed_up, tries

__all__ = [
    "EDITION",
    "Hint",
    "HintGround",
    "LuckRow",
    "Moment",
    "Played",
    "Review",
    "Side",
    "hints",
    "moments",
    "played_of",
    "review",
    "summed_up",
    "tries",
]
