"""GS-MIS-06 to 12, GS-TER-10, GS-HAZ-02: cover, which makes a target harder to hit with missiles."""

from typing import NamedTuple

from theomachy.games.godslayer.rules.space.engagement import engages
from theomachy.games.godslayer.rules.space.line_of_sight import CLOSE, Between, cloud, interposers
from theomachy.games.godslayer.rules.values.statistics import has
from theomachy.games.godslayer.state import Battle, Model
from theomachy.geometry.plane import Disc, gap, overlap, shape_gap, within

SCREENED, IN_COVER = 1, 2
"""Bonuses to DEF of a target that is screened, and of one in cover. GS-MIS-06, GS-MIS-07."""


class Cover(NamedTuple):
    """A bonus to a target's DEF, its clause, and the model or object that gives it."""

    bonus: int
    clause: str = ""
    by: str = ""


OPEN = Cover(0)


def cover(t: Battle, shooter: Model, target: Model) -> Cover:
    """Return the best cover of a target against a missile. Covers do not add up. GS-MIS-14, GS-A-33 to 35, GS-A-130."""
    engaged = engaging(t, shooter, target)
    if engaged:
        return Cover(IN_COVER, "GS-MIS-11", engaged[0].id)
    if t.ground.in_forest(target.disc):
        return Cover(IN_COVER, "GS-TER-10")
    if any(not haze.rough and overlap(target.disc, cloud(haze)) for haze in t.hazes):
        return Cover(IN_COVER, "GS-HAZ-02")
    if has(t, target, "in cover"):
        return Cover(IN_COVER, "GS-MIS-07")
    height = max(t.ground.elevation(model.x, model.y) for model in (shooter, target)) if t.ground.heights else 0
    screening = [thing for thing in interposers(t, shooter, target) if screens(thing, shooter, height)]
    for thing in screening:
        if near(target, thing):
            return Cover(IN_COVER, "GS-MIS-07", thing.id)
    return Cover(SCREENED, "GS-MIS-06", screening[0].id) if screening else OPEN


def screens(thing: Between, shooter: Model, height: int) -> bool:
    """Return True if a model or object between shooter and target screens.

    It does not if it is near the shooter, or not above the ground on which shooter or target stands. It need not be
    higher than the two. GS-MIS-08, GS-MIS-09, GS-MIS-10.
    """
    return not near(shooter, thing) and (not height or thing.sight_value > height)


def near(model: Model, thing: Between) -> bool:
    """Return True if a model is within two inches of an obstacle. GS-MIS-07, GS-MIS-08."""
    if isinstance(thing.body, Disc):
        return within(model, thing.body, CLOSE)
    return shape_gap(model.disc, thing.body) <= CLOSE


def engaging(t: Battle, shooter: Model, target: Model) -> list[Model]:
    """Return the models that engage a target, of all sides and without the shooter, the nearest first.

    A model that the target reaches, but that does not reach the target, does not engage it. GS-MIS-11, GS-MIS-12.
    """
    models = [model for model in t.standing() if model.number != shooter.number and engages(t, model, target)]
    return sorted(models, key=lambda model: (gap(model, target), model.number))


def in_the_way(t: Battle, shooter: Model, target: Model) -> list[Model]:
    """Return the models that a stray shot can hit: friends of the shooter that engage the target.

    Allies of another faction are not friends. GS-MIS-11, GS-MOD-02, GS-A-106.
    """
    card = t.card_of(shooter)
    return [model for model in engaging(t, shooter, target) if t.friendly(card, t.card_of(model))]
