"""Jaak and the Cauldron Cronies: what the language of effects does not say."""

from functools import partial

from theomachy.games.godtear import verbs
from theomachy.games.godtear.battlefield import DISTANCE, NEIGHBOURS, OFF
from theomachy.games.godtear.rules import actions
from theomachy.games.godtear.rules.choosing import Listed, choose_model
from theomachy.games.godtear.rules.dice import roll
from theomachy.games.godtear.rules.effects import friends
from theomachy.games.godtear.rules.entering import is_empty
from theomachy.games.godtear.rules.placing import place
from theomachy.games.godtear.rules.reasons import Whom, down
from theomachy.games.godtear.rules.values import is_near, skill_of
from theomachy.games.godtear.state import Godtear, Model, Unit
from theomachy.games.godtear.tasks import CardTask, Use, card_task, without
from theomachy.kernel import Ask, Procedure, Reason

BREW, CAULDRON, TOIL = 2, 3, 1
"""Ranges of Battlefield Brew, Deploy Cauldron, and Toil and Trouble in hexes."""


# Jaak


def battlefield_brew(t: Godtear, me: Unit, unit: Unit, action: str) -> Procedure[None]:
    """Let another unit near Jaak lose a wound after each of his actions while his banner is out. GT-A12."""
    if unit.number != me.number or not banner_is_out(t, me):
        return
    here = actions.champion_of(t, me).place
    near = [
        model
        for friend in t.units
        if friend.seat == me.seat and friend.number != me.number
        for model in hurt(t, friend)
        if DISTANCE[here][model.place] <= BREW
    ]
    why = Whom(t, ("champion", "follower"), me.seat, -1, (here,), BREW, partial(why_no_brew, t, me.number))
    model = yield from choose_model(t, me.seat, "gt-ask-model", near, me.id, "GT-A12", why, may=True)
    if model is not None:
        verbs.heal(t, model, 1, "GT-DMG-05")


def why_no_brew(t: Godtear, jaak: int, model: Model) -> Reason | None:
    """Return why a model in range loses no wound, or None: it has none that can be removed, or is Jaak. GT-KO-08."""
    named = {"unit": t.called(model)}
    if why := down(t, model, "GT-KO-08"):
        return why
    if not model.wounds:
        return Reason("gt-no-wounds", "GT-DMG-05", named)
    return Reason("gt-another-unit", "GT-A12", named) if model.unit == jaak else None


def hurt(t: Godtear, unit: Unit) -> list[Model]:
    """Return the models of a champion or unit whose wounds can be removed. GT-KO-08."""
    return [model for model in t.standing(unit) if model.wounds and not unit.knocked_out]


def banner_is_out(t: Godtear, jaak: Unit) -> bool:
    return t.models[jaak.banner].place != OFF


def dubious_remedy(t: Godtear, use: Use) -> Procedure[None]:
    """Choose the friendly champions and large followers in range that the remedy is for, Jaak too.

    All are chosen before the first die. Those without wounds are not offered, and small followers never have wounds.
    GT-C32, GT-C42.
    """
    me = t.units[use.unit]
    chosen: tuple[int, ...] = ()
    here, reach = t.models[use.user].place, skill_of(t, use).range or 0
    near = [model for friend in friends(t, use) for model in hurt(t, friend) if DISTANCE[here][model.place] <= reach]
    while left := [model for model in near if model.number not in chosen]:
        why = Whom(t, ("champion", "follower"), me.seat, -1, (here,), reach, partial(why_no_brew, t, -1))
        model = yield from choose_model(t, me.seat, "gt-ask-model", left, use.skill, "GT-C42", why, may=True)
        if model is None:
            break
        chosen = (*chosen, model.number)
    verbs.schedule(t, CardTask("jaak:remedy", use.unit, chosen, use=use))


@card_task("jaak:remedy")
def remedy(t: Godtear, task: CardTask) -> Procedure[None]:
    """Roll a die for the next chosen model and remove up to its face and 1 more wounds. GT-DMG-05, GT-C42."""
    me, use = t.units[task.unit], task.skill_used
    if not task.models:
        return
    model = t.models[task.models[0]]
    verbs.schedule(t, without(task, model.number))
    face = yield from roll(1, "gt-roll-remedy", me.seat, "GT-SKL-08")
    verbs.roll(t, "gt-remedy-rolled", "GT-SKL-08", me, 1, face, 0)
    amounts = [str(n) for n in range(min(face + 1, model.wounds), -1, -1)]
    n = int((yield from Ask(me.seat, "gt-ask-heal", Listed(amounts), use.skill, "GT-DMG-05")))
    if n:
        verbs.heal(t, model, n, "GT-DMG-05")


# The Cauldron Cronies


def missing_ingredient_accuracy(t: Godtear, me: Unit, use: Use, target: Model) -> int:
    """Return the extra die of each Crony's roll while their own Jaak's banner is out. GT-C33."""
    return 1 if use.unit == me.number and banner_is_out(t, t.units[me.partner]) else 0


def missing_ingredient_damage(t: Godtear, me: Unit, use: Use, target: Model) -> int:
    return missing_ingredient_accuracy(t, me, use, target)


def deploy_cauldron_why_not(t: Godtear, unit: Unit, user: Model) -> Reason | None:
    """Return why Jaak cannot claim by this skill, or None.

    He must be in range and able to claim, and an empty objective hex next to the user. GT-C8, GT-C10.
    """
    jaak, places = t.units[unit.partner], beside(t, user)
    if not is_near(t, jaak, user.place, CAULDRON):
        named = {"skill": f"{unit.sheet.id}-deploy-cauldron", "unit": unit.name}
        return Reason("gt-partner-too-far", "GT-SKL-04", {**named, "range": CAULDRON, "partner": jaak.name})
    if jaak.knocked_out:
        return Reason("gt-must-rally", "GT-C10", {"unit": jaak.name})
    if not places:
        return Reason("gt-nothing-to-claim", "GT-C10", {"unit": unit.name})
    return actions.why_no_claim_at(t, jaak, places)


def deploy_cauldron(t: Godtear, use: Use) -> Procedure[None]:
    """Let Jaak claim a hex next to the user. It counts as an action of his. GT-A3, GT-A12, GT-C10."""
    jaak = t.units[t.units[use.unit].partner]
    user = t.models[use.user]
    yield from actions.claim(t, jaak, beside(t, user), user.place)


def toil_and_trouble_why_not(t: Godtear, unit: Unit, user: Model) -> Reason | None:
    """Return why Toil and Trouble cannot be used: no banner in range, or nowhere to put it. None if it can."""
    if not banners_near(t, unit, user):
        return Reason("gt-no-banner-in-range", "GT-SKL-04", {"unit": unit.name, "range": TOIL})
    return None if toil_hexes(t, unit, user) else Reason("gt-nothing-to-claim", "GT-SKL-10", {"unit": unit.name})


def toil_and_trouble(t: Godtear, use: Use) -> Procedure[None]:
    """Place a friendly banner on another objective hex. This is no claim. GT-MOV-04, GT-B12."""
    me, user = t.units[use.unit], t.models[use.user]
    why = Whom(t, ("banner",), me.seat, -1, (user.place,), TOIL)
    near = banners_near(t, me, user)
    banner = yield from choose_model(t, me.seat, "gt-ask-banner", near, use.skill, "GT-SKL-10", why)
    assert banner is not None
    cronies = [crony.place for crony in cronies_near(t, me, user)]
    yield from place(t, me.seat, banner, toil_hexes(t, me, user), cronies, 1)


def banners_near(t: Godtear, me: Unit, user: Model) -> list[Model]:
    """Return the banners of the user's side within range."""
    return [
        banner
        for friend in t.units
        if friend.seat == me.seat and friend.banner >= 0
        if (banner := t.models[friend.banner]).place != OFF and DISTANCE[user.place][banner.place] <= TOIL
    ]


def toil_hexes(t: Godtear, me: Unit, user: Model) -> list[int]:
    """Return the empty objective hexes next to any Cauldron Crony within range, the user included."""
    return list(dict.fromkeys(empty for crony in cronies_near(t, me, user) for empty in beside(t, crony)))


def cronies_near(t: Godtear, me: Unit, user: Model) -> list[Model]:
    return [model for model in t.standing(me) if DISTANCE[user.place][model.place] <= TOIL]


def beside(t: Godtear, model: Model) -> list[int]:
    """Return the empty objective hexes next to a model."""
    return [near for near in NEIGHBOURS[model.place] if near in t.objectives and is_empty(t, near)]
