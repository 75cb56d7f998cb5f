"""Rangosh and the Red Bandits: what the language of effects does not say."""

from functools import partial

import msgspec

from theomachy.games.godtear import verbs
from theomachy.games.godtear.battlefield import DISTANCE
from theomachy.games.godtear.rules.actions import fallen
from theomachy.games.godtear.rules.attack import wound
from theomachy.games.godtear.rules.choosing import Listed, choose_model, choose_token, tokens
from theomachy.games.godtear.rules.effects import give_token
from theomachy.games.godtear.rules.entering import arrive
from theomachy.games.godtear.rules.placing import why_not_place
from theomachy.games.godtear.rules.reasons import Whom, down
from theomachy.games.godtear.rules.skills import enemies
from theomachy.games.godtear.sheets import RollKind
from theomachy.games.godtear.state import Godtear, Model, Unit
from theomachy.games.godtear.tasks import Use
from theomachy.kernel import Ask, Procedure, Reason

MASTER, CHARGE = 3, 1
"""Ranges of Brutal Master and Beastly Charge in hexes."""
CHARGE_WOUNDS = 2
"""The largest number of wounds from Beastly Charge."""
DIE = {"accuracy": "gt-ask-accuracy-die", "damage": "gt-ask-damage-die"}
"""Question asked before a roll, by kind of roll."""


def brutal_master(t: Godtear, me: Unit, use: Use, roll: RollKind) -> Procedure[Use]:
    """Let a Red Bandit near Rangosh leave the battlefield for a die, before each of his rolls. GT-KO-10."""
    here, bandits = t.models[use.user].place, t.standing(t.units[me.partner])
    near = [model for model in bandits if DISTANCE[here][model.place] <= MASTER]
    why = Whom(t, unit=me.partner, starts=(here,), reach=MASTER)
    bandit = yield from choose_model(t, me.seat, DIE[roll], near, use.skill, "GT-KO-10", why, may=True)
    if bandit is None:
        return use
    verbs.remove(t, bandit, "GT-KO-10")
    if roll == "accuracy":
        return msgspec.structs.replace(use, accuracy=use.accuracy + 1)
    return msgspec.structs.replace(use, damage=use.damage + 1)


def beastly_charge(t: Godtear, use: Use) -> Procedure[None]:
    """Give an enemy near the hex where Rangosh has stopped up to two wounds without a roll. GT-C7, GT-B9, GT-C14."""
    me, here = t.units[use.unit], t.models[use.user].place
    near = [
        model
        for model in enemies(t, me.seat, followers=False)
        if DISTANCE[here][model.place] <= CHARGE and not t.units[model.unit].knocked_out
    ]
    why = Whom(t, ("champion", "follower"), 1 - me.seat, -1, (here,), CHARGE, partial(down, t))
    model = yield from choose_model(t, me.seat, "gt-ask-model", near, use.skill, "GT-SKL-10", why, may=True)
    if model is not None:
        most = min(CHARGE_WOUNDS, t.units[model.unit].sheet.health - model.wounds)
        amounts = [str(n) for n in range(most, 0, -1)]
        n = int((yield from Ask(me.seat, "gt-ask-wounds", Listed(amounts), use.skill, "GT-DMG-04")))
        yield from wound(t, model, n, use, "GT-C7")


def stolen_treasure(t: Godtear, me: Unit, use: Use) -> Procedure[None]:
    """Let the Red Bandits gain a boon after a skill of theirs that gave an enemy wounds."""
    if use.unit == me.number and use.wounded and t.standing(me):
        kind, sign = yield from choose_token(me.seat, tokens("any boon"), may=True, by=me.id)
        if sign:
            give_token(t, me, kind, sign)


def induct_why_not(t: Godtear, unit: Unit, user: Model) -> Reason | None:
    """Return why no Red Bandit can come to the user's hex, or None.

    The unit must have one to place, there must be room, and no enemy may forbid placing there. GT-ENT-03, GT-B22.
    """
    if len(t.standing(unit)) == len(unit.members):
        return Reason("gt-unit-is-full", "GT-RCT-01", {"unit": unit.name, "size": len(unit.members)})
    return why_not_place(t, fallen(t, unit), user.place)


def induct(t: Godtear, use: Use) -> Procedure[None]:
    """Place one more Red Bandit in the user's hex, which is as good as to choose a hex. It is no recruit."""
    model, where = fallen(t, t.units[use.unit]), t.models[use.user].place
    verbs.place(t, model, where)
    yield from arrive(t, model, (where,))
