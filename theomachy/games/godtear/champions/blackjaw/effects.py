"""Blackjaw and the Unburnt Reavers: what the language of effects does not say."""

from theomachy.games.godtear import verbs
from theomachy.games.godtear.battlefield import DISTANCE
from theomachy.games.godtear.rules.entering import ROOM, small
from theomachy.games.godtear.state import Godtear, Model, Unit
from theomachy.games.godtear.tasks import Use
from theomachy.kernel import Procedure

FEAR = 3
"""Range of Fearsome in hexes."""


def wildfire(t: Godtear, me: Unit, model: Model, use: Use | None) -> Procedure[None]:
    """Grant a bonus action for the first follower that Blackjaw knocks out in his activation. GT-C13."""
    now = t.activation
    his_own = use is not None and use.unit == me.number and now is not None and now.unit == me.number
    if his_own and model.kind == "follower" and not verbs.the_activation(t).bonus:
        verbs.grant_bonus(t, "GT-TRN-08")
    yield from ()


def fearsome(t: Godtear, me: Unit, use: Use, target: Model) -> int:
    """Return -1 die for a small enemy near a Reaver, unless three stand together in its hex; else 0.

    The hex is counted for each roll.
    """
    user = t.models[use.user]
    afraid = user.seat != me.seat and small(t, user) and len(t.hexes[user.place]) < ROOM
    return -1 if afraid and any(DISTANCE[user.place][model.place] <= FEAR for model in t.standing(me)) else 0
