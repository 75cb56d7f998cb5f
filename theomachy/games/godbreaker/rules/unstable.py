"""Unstable placement: the nearest place for a base where there is no room. GB-PLC-03, GB-ADV-LVL-05."""

from theomachy.games.godbreaker import verbs
from theomachy.games.godbreaker.rules.room import Spread, full
from theomachy.games.godbreaker.rules.standing import levels_from, standing_on, supported
from theomachy.games.godbreaker.state import At, Model, Saga
from theomachy.geometry.rings import nearest_place
from theomachy.geometry.room import find_room

SEARCH_STEP_AND_DIRECTIONS = (254, 72)
"""Step and number of directions of the search for the nearest legal place. GB-A-13."""


def place_unstable(t: Saga, model: Model, meant: At, clause: str) -> bool:
    """Place a model, with damage, as near as possible to a place; return True if there is room for it.

    GB-PLC-03, GB-ADV-LVL-05, GB-A-13, GB-A-100.
    """
    spot = nearest_legal(t, meant, model.number)
    if spot is None:
        verbs.find_no_room(t, model, "GB-A-100")
        return False
    verbs.unstable(t, model, "GB-PLC-03")
    verbs.place(t, model, spot, clause)
    verbs.hurt(t, model, 1 + abs(meant.level - spot.level), "GB-PLC-03")
    return True


def nearest_legal(t: Saga, meant: At, number: int) -> At | None:
    """Return the legal place nearest to the place that was meant; None if no level has room.

    A base that stands on nothing falls to the next level that carries it. It leaves that level only if the level is
    full, unless the players agreed that the nearest place of all counts. GB-ADV-LVL-05, GB-A-13, GB-A-99.
    """
    below = range(meant.level, 0, -1)
    own = next((level for level in below if supported(t, At(meant.x, meant.y, 0, level))), 0)
    spots = (spot for level in levels_from(t, own) if (spot := nearest_on(t, meant, level, number)) is not None)
    if t.setup.rulings.unstable_on_any_level:
        return min(spots, key=lambda spot: (spot.x - meant.x) ** 2 + (spot.y - meant.y) ** 2, default=None)
    return next(spots, None)


def nearest_on(t: Saga, meant: At, level: int, number: int) -> At | None:
    """Return the nearest place on one level; None if the level is full.

    It is sought on rings, and then in any gap that they pass over.
    """
    r, stands, taken = meant.r, standing_on(t, level, meant.r, number), full(t, level, number)

    def hopeless(x: int, y: int, far: int) -> bool:
        return taken.covers(Spread(x, y, far, r, level))

    gap = find_room((r, r, t.width - r, t.height - r), hopeless, stands)
    if gap is None:
        return None
    far = t.width + t.height
    x, y = nearest_place((meant.x, meant.y), stands, *SEARCH_STEP_AND_DIRECTIONS, far) or gap
    return At(x, y, r, level)
