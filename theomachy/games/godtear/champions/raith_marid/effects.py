"""Raith'Marid and the Splashlings: what the language of effects does not say."""

from functools import partial

from theomachy.games.godtear import verbs
from theomachy.games.godtear.battlefield import BOARD, DISTANCE, NAMES, OFF
from theomachy.games.godtear.rules.choosing import choose_hex, choose_model, choose_token, tokens
from theomachy.games.godtear.rules.effects import give_token
from theomachy.games.godtear.rules.entering import is_empty
from theomachy.games.godtear.rules.objectives import lying_free, shift, why_not_lay, within
from theomachy.games.godtear.rules.placing import place
from theomachy.games.godtear.rules.reasons import Whom, no_objective, taken, too_far
from theomachy.games.godtear.rules.skills import name_targets, strike
from theomachy.games.godtear.rules.walking import move
from theomachy.games.godtear.rules.windows import anyone
from theomachy.games.godtear.state import Godtear, Model, Unit
from theomachy.games.godtear.tasks import EachMoves, Use
from theomachy.kernel import Procedure, Reason

UNDERTOW, SPLASH, JET = 1, 3, 2
"""Ranges of Undertow, Ker-Splash and Jet in hexes."""
WAVE = 2
"""Range of Tsunami, and how far it moves models, in hexes."""
JET_HEXES = 3


# Splashlings that leave


def rippling_scales(t: Godtear, me: Unit, model: Model, use: Use | None) -> Procedure[None]:
    """Let Raith'Marid gain a boon when a Splashling of his is knocked out. GT-C13, GT-C33."""
    if model.unit == me.partner:
        yield from ripple(t, me)


def ripple(t: Godtear, me: Unit) -> Procedure[None]:
    """Let Raith'Marid gain a boon because a Splashling has left the battlefield. GT-KO-07."""
    if not me.knocked_out:
        kind, sign = yield from choose_token(me.seat, tokens("any boon"), may=True, by=me.id)
        if sign:
            give_token(t, me, kind, sign)


def ker_splash_why_not(t: Godtear, unit: Unit, user: Model) -> Reason | None:
    if alone(t, unit, user):
        return None
    named = {"unit": t.units[unit.partner].name, "range": SPLASH}
    return Reason("gt-nobody-alone-in-range", "GT-SKL-07", named)


def ker_splash(t: Godtear, use: Use) -> Procedure[None]:
    """Remove a Splashling and place Raith'Marid in its hex. Rippling Scales works for it as well.

    GT-KO-10, GT-B12.
    """
    me, user = t.units[use.unit], t.models[use.user]
    why = Whom(t, unit=me.partner, starts=(user.place,), reach=SPLASH, rest=partial(why_no_splash, t, user))
    model = yield from choose_model(t, me.seat, "gt-ask-take-off", alone(t, me, user), use.skill, "GT-KO-10", why)
    assert model is not None
    where = model.place
    verbs.remove(t, model, "GT-KO-10")
    yield from ripple(t, me)
    yield from place(t, me.seat, user, (where,), (where,), 0)


def alone(t: Godtear, me: Unit, user: Model) -> list[Model]:
    """Return the Splashlings in range that are alone in their hex, where nothing keeps him from being placed."""
    return [
        model
        for model in t.standing(t.units[me.partner])
        if DISTANCE[user.place][model.place] <= SPLASH and len(t.hexes[model.place]) == 1
        if not anyone(t, "ward", user, model.place)
    ]


def why_no_splash(t: Godtear, user: Model, model: Model) -> Reason:
    """Return why Raith'Marid cannot take the hex of a Splashling in range: it is not alone, or the hex is warded."""
    named = {"unit": t.called(model), "hex": NAMES[model.place]}
    alone = len(t.hexes[model.place]) == 1
    return Reason("gt-warded", "GT-B22", named) if alone else Reason("gt-not-alone", "GT-SKL-07", named)


# His other skills


def tsunami(t: Godtear, use: Use) -> Procedure[None]:
    """Move every enemy model near the hex where he has stopped, banners too. GT-B9."""
    me, here = t.units[use.unit], t.models[use.user].place
    near = tuple(
        model.number
        for model in t.models
        if model.seat != me.seat and model.place != OFF and DISTANCE[here][model.place] <= WAVE
        if model.kind != "banner" or t.setup.rulings.banners_are_moved
    )
    verbs.schedule(t, EachMoves(me.number, models=near, hexes=WAVE, seat=me.seat))
    yield from ()


def undertow_why_not(t: Godtear, unit: Unit, user: Model) -> Reason | None:
    """Return why Undertow cannot be used: no objective hex to take, or nowhere to lay it. None if it can."""
    named = {"unit": unit.name, "range": UNDERTOW}
    if not drawn(t, user):
        return Reason("gt-no-objective-to-move", "GT-SKL-10", named)
    return None if shores(t, user) else Reason("gt-no-room-for-objective", "GT-B13", named)


def undertow(t: Godtear, use: Use) -> Procedure[None]:
    """Lay an empty objective hex somewhere else beside Raith'Marid. GT-SET-18, GT-B13, GT-F12."""
    seat, user = t.units[use.unit].seat, t.models[use.user]
    why, why_not = partial(why_not_drawn, t, user), partial(why_not_ashore, t, user)
    start = yield from choose_hex(seat, "gt-ask-shift", drawn(t, user), use.skill, "GT-B13", why)
    end = yield from choose_hex(seat, "gt-ask-shift-to", shores(t, user), use.skill, "GT-B13", why_not)
    yield from shift(t, start, end, "GT-B13")


def why_not_drawn(t: Godtear, user: Model, place: int) -> Reason | None:
    """Return why Undertow does not take the objective hex of a hex. GT-B13, GT-F12."""
    return no_objective(t, place, "GT-B13") or too_far(place, (user.place,), UNDERTOW) or taken(t, place)


def why_not_ashore(t: Godtear, user: Model, place: int) -> Reason | None:
    """Return why Undertow does not lay an objective hex in a hex. GT-SET-18, GT-B13."""
    return too_far(place, (user.place,), UNDERTOW) or why_not_lay(t, place)


def drawn(t: Godtear, user: Model) -> list[int]:
    return [place for place in within(t, user.place, UNDERTOW) if is_empty(t, place)]


def shores(t: Godtear, user: Model) -> list[int]:
    return list(lying_free(t, BOARD.within(user.place, UNDERTOW)))


def jet(t: Godtear, use: Use) -> Procedure[None]:
    """Move a Splashling near Raith'Marid. GT-B1."""
    me, here = t.units[use.unit], t.models[use.user].place
    near = [model for model in t.standing(t.units[me.partner]) if DISTANCE[here][model.place] <= JET]
    why = Whom(t, unit=me.partner, starts=(here,), reach=JET)
    model = yield from choose_model(t, me.seat, "gt-ask-model", near, use.skill, "GT-SKL-08", why)
    if model is not None:
        yield from move(t, me.seat, model, JET_HEXES)


def lunging_strike(t: Godtear, use: Use) -> Procedure[Use]:
    """Name the target, move Raith'Marid nearer, then resolve the strike. GT-MOV-07, GT-C1.

    The strike is resolved here, so that no target is left for later.
    """
    seat = t.units[use.unit].seat
    (number,) = yield from name_targets(t, use, seat)
    target = t.models[number]
    yield from move(t, seat, t.models[use.user], 1, "toward", target.place)
    return (yield from strike(t, use, target))


# Splashlings


def like_water_why_not(t: Godtear, unit: Unit) -> Reason | None:
    partner = t.units[unit.partner]
    named = {"unit": unit.name, "partner": partner.name}
    return None if boons(partner) else Reason("gt-no-boon-to-copy", "GT-C19", named)


def like_water(t: Godtear, me: Unit) -> Procedure[None]:
    """Give the Splashlings a boon that Raith'Marid has; he keeps it. GT-C19.

    A unit activates once in a phase, so once in the activation is once in the phase.
    """
    kind, sign = yield from choose_token(me.seat, boons(t.units[me.partner]), by=me.id)
    give_token(t, me, kind, sign)


def boons(unit: Unit) -> list[tuple[int, int]]:
    return [(kind, sign) for kind, sign in enumerate(unit.tokens) if sign > 0]
