"""Halftusk and the Froglodytes: what the language of effects does not say."""

from theomachy.games.godtear import verbs
from theomachy.games.godtear.battlefield import DISTANCE, OFF
from theomachy.games.godtear.rules.choosing import choose_model
from theomachy.games.godtear.rules.entering import ClosedHexes, How, joins
from theomachy.games.godtear.rules.reasons import Whom
from theomachy.games.godtear.rules.walking import move
from theomachy.games.godtear.state import Godtear, Model, Unit
from theomachy.games.godtear.tasks import Use
from theomachy.kernel import Procedure, Reason

TOW = 2
"""Range of Tongue Tow in hexes."""


def one_punch(t: Godtear, use: Use) -> Procedure[None]:
    """Grant a bonus action that may be Two Punch. GT-A7."""
    verbs.grant_bonus(t, "GT-A7", "two-punch")
    yield from ()


def tear_twisted(t: Godtear, me: Unit, model: Model, how: How, land: ClosedHexes) -> ClosedHexes:
    """Return the ground with objective hexes as open as any other hex, in every kind of movement. GT-B2."""
    taken = {place for place in t.hexes if place != model.place and not joins(t, model, place)}
    return ClosedHexes(taken, land.through)


def tongue_tow_why_not(t: Godtear, unit: Unit, user: Model) -> Reason | None:
    if towed(t, unit, user):
        return None
    return Reason("gt-no-banner-in-range", "GT-SKL-04", {"unit": unit.name, "range": TOW})


def tongue_tow(t: Godtear, use: Use) -> Procedure[None]:
    """Move a banner up to one hex toward the user, on or off objective hexes."""
    me, user = t.units[use.unit], t.models[use.user]
    why = Whom(t, ("banner",), me.seat, -1, (user.place,), TOW)
    banner = yield from choose_model(t, me.seat, "gt-ask-model", towed(t, me, user), use.skill, "GT-SKL-10", why)
    assert banner is not None
    yield from move(t, me.seat, banner, 1, "toward", user.place)


def towed(t: Godtear, unit: Unit, user: Model) -> list[Model]:
    """Return the banners of the user's side within range."""
    return [
        banner
        for friend in t.units
        if friend.seat == unit.seat and friend.banner >= 0
        if (banner := t.models[friend.banner]).place != OFF and DISTANCE[user.place][banner.place] <= TOW
    ]
