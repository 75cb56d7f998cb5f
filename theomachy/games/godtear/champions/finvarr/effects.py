"""Finvarr and the Shadow Sentinels: what the language of effects does not say."""

from functools import partial

from theomachy.games.godtear import verbs
from theomachy.games.godtear.battlefield import DISTANCE, NEIGHBOURS, OFF
from theomachy.games.godtear.rules.actions import fallen
from theomachy.games.godtear.rules.choosing import choose_model
from theomachy.games.godtear.rules.entering import arrive, is_empty, movable
from theomachy.games.godtear.rules.objectives import within
from theomachy.games.godtear.rules.placing import has_place, place
from theomachy.games.godtear.rules.reasons import Whom
from theomachy.games.godtear.state import Godtear, Model, Unit
from theomachy.games.godtear.tasks import CardTask, EachMoves, Use, card_task, without
from theomachy.kernel import Procedure, Reason

PHANTOM, MIRAGE = 4, 2
"""Ranges of Phantom Banners and Mirage in hexes."""
WARDEN_DICE = 2


def banner_warden(t: Godtear, me: Unit, use: Use, target: Model) -> int:
    """Return the extra dice that Finvarr has while he is on an objective hex."""
    return WARDEN_DICE if use.unit == me.number and t.models[use.user].place in t.objectives else 0


# Banners


def phantom_banners_why_not(t: Godtear, unit: Unit, user: Model) -> Reason | None:
    """Return why Phantom Banners cannot be used: no banner to take, or nowhere to put it. None if it can."""
    named = {"unit": unit.name, "range": PHANTOM}
    if not banners(t, unit, user, PHANTOM):
        return Reason("gt-no-banner-in-range", "GT-SKL-10", named)
    return None if empty_near(t, user) else Reason("gt-nowhere-for-banner", "GT-SKL-10", named)


def phantom_banners(t: Godtear, use: Use) -> Procedure[None]:
    """Place friendly banners near Finvarr on objective hexes near him, one after another. GT-B12."""
    me, user = t.units[use.unit], t.models[use.user]
    near = tuple(banner.number for banner in banners(t, me, user, PHANTOM))
    verbs.schedule(t, CardTask("finvarr:phantom", me.number, near, use=use, seat=me.seat))
    yield from ()


@card_task("finvarr:phantom")
def phantom(t: Godtear, task: CardTask) -> Procedure[None]:
    """Place the next banner, until none is left or the player has had enough.

    Another banner may come to a hex that a banner has left.
    """
    use = task.skill_used
    user, left = t.models[use.user], [t.models[number] for number in task.models]
    why = Whom(t, ("banner",), task.seat, -1, (user.place,), PHANTOM)
    banner = yield from choose_model(t, task.seat, "gt-ask-banner", left, use.skill, "GT-SKL-10", why, may=True)
    if banner is not None:
        verbs.schedule(t, without(task, banner.number))
        yield from place(t, task.seat, banner, within(t, user.place, PHANTOM), (user.place,), PHANTOM)


def mirage_why_not(t: Godtear, unit: Unit, user: Model) -> Reason | None:
    """Return why Mirage cannot be used: no banner in range, or none with a hex to go to. None if it can."""
    near = banners(t, unit, user, MIRAGE)
    if not near:
        return Reason("gt-no-banner-in-range", "GT-SKL-10", {"unit": unit.name, "range": MIRAGE})
    if any(beside(t, banner) for banner in near):
        return None
    return why_no_mirage(t, near[0])


def mirage(t: Godtear, use: Use) -> Procedure[None]:
    """Place a friendly banner near Finvarr on an objective hex next to its own. GT-B12."""
    me, user = t.units[use.unit], t.models[use.user]
    able = [banner for banner in banners(t, me, user, MIRAGE) if beside(t, banner)]
    why = Whom(t, ("banner",), me.seat, -1, (user.place,), MIRAGE, partial(why_no_mirage, t))
    banner = yield from choose_model(t, me.seat, "gt-ask-banner", able, use.skill, "GT-SKL-10", why)
    if banner is not None:
        yield from place(t, me.seat, banner, beside(t, banner), (banner.place,), 1)


def why_no_mirage(t: Godtear, banner: Model) -> Reason:
    """Return the reason against a banner with no empty objective hex next to it."""
    return Reason("gt-nothing-to-claim", "GT-SKL-10", {"unit": t.called(banner)})


def banners(t: Godtear, me: Unit, user: Model, reach: int) -> list[Model]:
    """Return the friendly banners within range of Finvarr, on objective hexes or not."""
    return [
        banner
        for unit in t.units
        if unit.seat == me.seat and unit.banner >= 0
        if (banner := t.models[unit.banner]).place != OFF and DISTANCE[user.place][banner.place] <= reach
        if movable(t, banner, me.seat)
    ]


def empty_near(t: Godtear, user: Model) -> list[int]:
    return [near for near in within(t, user.place, PHANTOM) if is_empty(t, near)]


def beside(t: Godtear, banner: Model) -> list[int]:
    """Return the empty objective hexes next to a banner."""
    return [near for near in NEIGHBOURS[banner.place] if near in t.objectives and is_empty(t, near)]


# The Shadow Sentinels


def shadow_step(t: Godtear, me: Unit, active: Unit) -> Procedure[None]:
    """Let each Shadow Sentinel move a hex at the end of their activation if they did not advance in it."""
    if active.number == me.number and "advance" not in verbs.the_activation(t).taken:
        standing = tuple(model.number for model in t.standing(me))
        verbs.schedule(t, EachMoves(me.number, models=standing, hexes=1, seat=me.seat))
    yield from ()


def life_trade(t: Godtear, use: Use) -> Procedure[None]:
    """Place a fallen Sentinel in the user's hex if the skill knocked out an enemy. It is no recruit.

    An enemy that was knocked out before was not wounded (GT-C14). Branch Ward forbids this as it forbids all placing
    (GT-B22). GT-C13, GT-B18.
    """
    me, where = t.units[use.unit], t.models[use.user].place
    fell = [t.models[number] for number in use.wounded]
    if where == OFF or not any(enemy.place == OFF or t.units[enemy.unit].knocked_out for enemy in fell):
        return
    if len(t.standing(me)) < len(me.members) and has_place(t, fallen(t, me), (where,)):
        model = fallen(t, me)
        verbs.place(t, model, where, "GT-C13")
        yield from arrive(t, model, (where,))
