"""Halftusk and the Froglodytes: what the language of effects does not say."""

from theomachy.games.godtear import verbs
from theomachy.games.godtear.battlefield import DISTANCE, OFF
from theomachy.games.godtear.rules.choosing import choose_model
from theomachy.games.godtear.rules.entering import Ground, How, joins
from theomachy.games.godtear.rules.walking import move
from theomachy.games.godtear.state import Godtear, Model, Unit
from theomachy.games.godtear.tasks import Use
from theomachy.kernel import Procedure, Reason

TOW = 2
"""a range"""


def one_punch(t: Godtear, use: Use) -> Procedure[None]:
    """Two Punch may be the bonus action. GT-A7"""
    verbs.grant_bonus(t, "GT-A7", "two-punch")
    yield from ()


def tear_twisted(t: Godtear, me: Unit, model: Model, how: How, land: Ground) -> Ground:
    """Objective hexes are like any other, in every kind of movement. GT-B2"""
    taken = {place for place in t.hexes if place != model.place and not joins(t, model, place)}
    return Ground(taken, land.through)


def tongue_tow_why_not(t: Godtear, unit: Unit, user: Model) -> Reason | None:
    if towed(t, unit, user):
        return None
    return Reason("gt-no-banner-in-range", "GT-SKL-04", {"unit": unit.sheet.id, "range": TOW})


def tongue_tow(t: Godtear, use: Use) -> Procedure[None]:
    """A banner comes up to one hex nearer, on or off the objective hexes."""
    me, user = t.units[use.unit], t.models[use.user]
    banner = yield from choose_model(t, me.seat, "gt-ask-model", towed(t, me, user), use.skill, "GT-SKL-10")
    assert banner is not None
    yield from move(t, me.seat, banner, 1, "toward", user.place)


def towed(t: Godtear, unit: Unit, user: Model) -> list[Model]:
    """Banners of one's own side within range."""
    return [
        banner
        for friend in t.units
        if friend.seat == unit.seat and friend.banner >= 0
        if (banner := t.models[friend.banner]).place != OFF and DISTANCE[user.place][banner.place] <= TOW
    ]
