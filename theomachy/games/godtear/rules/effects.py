"""The language of effects: what the data of a card can say.

An effect is a verb and to whom it happens (`who`, default `user`). The verbs:

    give    a status token to a champion or unit: `dodge boon`, `dodge boon or protection boon`, `any blight`.
            who: user, target, champion, followers (the partner), one friend, and all in range: friends in range,
            units in range, small followers in range
    move    some hexes at most. who: user, target, champion, one (of the unit), each, each here (in the user's hex),
            each in a hex (of one's choice), one friendly champion, one friendly follower.
            path: straight, toward or away from user or target
    place   in a hex at most this many hexes away. who: user, each
    heal    up to a number of wounds. who: user, champion
    wound   a number of wounds, without a roll. who: target
    act     an action on top: recruit, advance or recruit, claim. who: user, followers, champion
    call    the card's own function

With `may` it can be left out. Effects on several models (each …) come last in their list: they are put on the agenda.
"""

from collections.abc import Callable, Sequence
from functools import partial
from typing import Literal

import msgspec

from theomachy.games.godtear import verbs
from theomachy.games.godtear.battlefield import BOARD, DISTANCE, NAMES, OFF
from theomachy.games.godtear.rules import actions
from theomachy.games.godtear.rules.attack import wound
from theomachy.games.godtear.rules.choosing import (
    DONE,
    Listed,
    Units,
    choose_hex,
    choose_model,
    choose_token,
    choose_unit,
    same_unit,
    tokens,
)
from theomachy.games.godtear.rules.entering import movable, why_held
from theomachy.games.godtear.rules.placing import place
from theomachy.games.godtear.rules.reasons import Whom
from theomachy.games.godtear.rules.values import is_near, skill_of
from theomachy.games.godtear.rules.walking import move
from theomachy.games.godtear.rules.windows import function
from theomachy.games.godtear.sheets import SEVERAL, Effect, Granted, Heading, Verb, Who, granted
from theomachy.games.godtear.state import Godtear, Model, Unit
from theomachy.games.godtear.tasks import EachMoves, EachPlaced, Path, Use
from theomachy.kernel import Ask, Choice, Procedure, Reason


def work(t: Godtear, use: Use, effect: Effect) -> Procedure[None]:
    """Carry out one effect."""
    for verb, does in VERBS.items():
        if getattr(effect, verb):
            yield from does(t, use, effect)
            return


# Status tokens


def give(t: Godtear, use: Use, effect: Effect) -> Procedure[None]:
    """Give a token to the champions and units that the effect means. GT-SKL-13, GT-C17, GT-C18."""
    chosen = yield from receivers(t, use, effect.who)
    units = [unit for unit in chosen if not unit.knocked_out and t.standing(unit)]
    if units:
        kind, sign = yield from choose_token(t.units[use.unit].seat, tokens(effect.give), effect.may, use.skill)
        for unit in units if sign else ():
            give_token(t, unit, kind, sign)


def give_token(t: Godtear, unit: Unit, kind: int, sign: int) -> None:
    """Give a token, but not to a knocked out champion or a unit without models. GT-KO-07, GT-FOL-04."""
    if not unit.knocked_out and t.standing(unit):
        verbs.give(t, unit, kind, sign, "GT-SKL-13")


def receivers(t: Godtear, use: Use, who: Who) -> Procedure[list[Unit]]:
    """Return the champions and units that `who` means."""
    unit = t.units[use.unit]
    if who == "user":
        return [unit]
    if who == "target":
        return [t.units[t.models[use.targets[-1]].unit]]
    if who == "champion" or who == "followers":
        return [t.units[unit.partner]]
    if who == "one friend":
        able = [friend for friend in friends(t, use) if not friend.knocked_out]
        choice = Units(t, able, unit.seat, t.models[use.user].place, skill_of(t, use).range or 0)
        friend = yield from choose_unit(unit.seat, "gt-ask-friend", choice, use.skill, "GT-SKL-08")
        return [friend] if friend else []
    if who == "friends in range":
        return friends(t, use)
    if who == "units in range":
        return [friend for friend in friends(t, use) if not friend.sheet.champion]
    if who == "small followers in range":
        return [friend for friend in friends(t, use) if friend.sheet.small and not friend.sheet.champion]
    raise ValueError(who)


def friends(t: Godtear, use: Use) -> list[Unit]:
    """Return the friendly champions and units within range. GT-SKL-08, GT-SKL-09, GT-C17, GT-C32."""
    here, reach = t.models[use.user].place, skill_of(t, use).range or 0
    seat = t.units[use.unit].seat
    return [unit for unit in t.units if unit.seat == seat and is_near(t, unit, here, reach)]


# Moving and placing


def move_models(t: Godtear, use: Use, effect: Effect) -> Procedure[None]:
    """Move the models that the effect means. GT-B1."""
    unit, user = t.units[use.unit], t.models[use.user]
    path, whence = PATHS[effect.path]
    aim = user.place if whence == "user" else where_target_is(t, use) if whence == "target" else OFF
    if effect.who in SEVERAL:
        models = yield from several(t, use, effect.who)
        numbers = tuple(model.number for model in models)
        verbs.schedule(t, EachMoves(unit.number, models=numbers, hexes=effect.move, path=path, aim=aim, seat=unit.seat))
    else:
        model = yield from single(t, use, effect.who)
        if model is not None:
            yield from move(t, unit.seat, model, effect.move, path, aim)


PATHS: dict[Heading, tuple[Path, Literal["", "user", "target"]]] = {
    "": ("", ""),
    "straight": ("straight", ""),
    "toward user": ("toward", "user"),
    "away from user": ("away", "user"),
    "toward target": ("toward", "target"),
    "away from target": ("away", "target"),
}
"""The path of a move, and whose hex it leads toward or away from, by heading. GT-MOV-07 to 09."""


def where_target_is(t: Godtear, use: Use) -> int:
    """Return the hex of the last target, or the one where it was when it was chosen."""
    place = t.models[use.targets[-1]].place
    return use.hexes[-1] if place == OFF else place


def several(t: Godtear, use: Use, who: Who) -> Procedure[list[Model]]:
    """Return the models that `who` means."""
    unit, user = t.units[use.unit], t.models[use.user]
    if who == "each":
        return t.standing(unit)
    if who == "each here":
        return same_unit(t, unit, user.place)
    if who == "each in a hex":
        places = list(dict.fromkeys(model.place for model in t.standing(unit)))
        why = partial(nobody_of_unit, unit)
        return same_unit(t, unit, (yield from choose_hex(unit.seat, "gt-ask-hex", places, use.skill, "GT-SKL-07", why)))
    raise ValueError(who)


def nobody_of_unit(unit: Unit, place: int) -> Reason:
    """Return the reason against a hex in which no model of a unit stands. GT-SKL-07."""
    return Reason("gt-none-of-unit-there", "GT-SKL-07", {"unit": unit.name, "hex": NAMES[place]})


def single(t: Godtear, use: Use, who: Who) -> Procedure[Model | None]:
    """Return the one model that `who` means, or None if there is none."""
    unit, user = t.units[use.unit], t.models[use.user]
    if who == "user":
        return user
    if who == "target":
        return t.models[use.targets[-1]]
    if who == "champion":
        return actions.champion_of(t, unit)
    why = Whom(t, unit=unit.number)
    if who == "one":
        models = t.standing(unit)
    elif who == "one friendly champion" or who == "one friendly follower":
        champion, reach = who == "one friendly champion", skill_of(t, use).range or 0
        models = [
            model
            for friend in friends(t, use)
            if friend.sheet.champion == champion
            for model in t.standing(friend)
            if DISTANCE[user.place][model.place] <= reach and movable(t, model, unit.seat)
        ]
        held = partial(why_held, t, seat=unit.seat)
        why = Whom(t, ("champion" if champion else "follower",), unit.seat, -1, (user.place,), reach, held)
    else:
        raise ValueError(who)
    return (yield from choose_model(t, unit.seat, "gt-ask-model", models, use.skill, "GT-SKL-08", why))


def place_models(t: Godtear, use: Use, effect: Effect) -> Procedure[None]:
    unit, user = t.units[use.unit], t.models[use.user]
    if effect.who == "each":
        numbers = tuple(model.number for model in t.standing(unit))
        verbs.schedule(t, EachPlaced(unit.number, models=numbers, hexes=effect.place, may=effect.may, seat=unit.seat))
    else:
        near, here = BOARD.within(user.place, effect.place), (user.place,)
        yield from place(t, unit.seat, user, near, here, effect.place, may=effect.may)


# Wounds and actions


def heal(t: Godtear, use: Use, effect: Effect) -> Procedure[None]:
    """Heal wounds, but not those of a knocked out champion. GT-KO-08."""
    unit = t.units[use.unit]
    model = t.models[use.user] if effect.who == "user" else actions.champion_of(t, unit)
    most = min(effect.heal, model.wounds)
    if not most or t.units[model.unit].knocked_out:
        return
    amounts = [str(n) for n in range(most, -1 if effect.may else most - 1, -1)]
    n = int((yield from Ask(unit.seat, "gt-ask-heal", Listed(amounts), use.skill, "GT-DMG-05")))
    if n:
        verbs.heal(t, model, n, "GT-DMG-05")


def wound_target(t: Godtear, use: Use, effect: Effect) -> Procedure[None]:
    yield from wound(t, t.models[use.targets[-1]], effect.wound, use, "GT-C7")


def act(t: Godtear, use: Use, effect: Effect) -> Procedure[None]:
    """Grant an action on top of those of the activation. GT-TRN-11, GT-A3, GT-A4."""
    unit = t.units[use.unit] if effect.who == "user" else t.units[t.units[use.unit].partner]
    able = [action for action in granted(effect.act) if why_not_granted(t, unit, action, use.skill) is None]
    if not able:
        return
    choice = Actions(t, unit, granted(effect.act), use.skill, effect.may)
    key = yield from Ask(unit.seat, "gt-ask-granted", choice, unit.id, "GT-TRN-11")
    for action in able:
        if action == key:
            yield from GRANTED[action](t, unit)


class Actions(msgspec.Struct, Choice[str], gc=False):
    """A choice of one of the actions that a card gives. GT-A3, GT-A4."""

    t: Godtear
    unit: Unit
    given: Sequence[Granted]
    by: str
    """Skill that gives them."""
    may: bool
    """True if the player may choose none."""

    def options(self) -> list[str]:
        able: list[str] = [action for action in self.given if self.why_not(action) is None]
        return [*able, DONE] if self.may else able

    def why_not(self, key: str) -> Reason | None:
        for action in self.given:
            if action == key:
                return why_not_granted(self.t, self.unit, action, self.by)
        if self.may and key == DONE:
            return None
        return Reason("gt-not-given", "GT-TRN-11", {"key": key, "unit": self.unit.name})


def why_not_claim_anyhow(t: Godtear, unit: Unit) -> Reason | None:
    """Return why a claim that a card gives is impossible, or None. It needs no plot phase. GT-C9, GT-C10."""
    return actions.why_no_claim_at(t, unit, actions.claimable(t, unit))


def why_not_granted(t: Godtear, unit: Unit, action: Granted, by: str = "") -> Reason | None:
    """Return why a unit cannot take an action that a card gives it, or None. GT-KO-09, GT-A3, GT-A4."""
    if unit.knocked_out:
        return Reason("gt-is-knocked-out", "GT-KO-09", {"unit": unit.name})
    if not given_again(t, unit, action, by):
        return Reason(f"gt-already-{action}", "GT-A4", {"unit": unit.name})
    return {
        "advance": actions.why_not_advance,
        "recruit": actions.why_not_recruit,
        "claim": why_not_claim_anyhow,
    }[action](t, unit)


def why_not_again(t: Godtear, unit: Unit, action: Granted) -> Reason | None:
    """Return why a skill cannot give its own user an action, or None. GT-A4."""
    return None if given_again(t, unit, action) else Reason(f"gt-already-{action}", "GT-A4", {"unit": unit.name})


def given_again(t: Godtear, unit: Unit, action: Granted, by: str = "") -> bool:
    """Return True if a card may give a unit this action, even one that it has taken in its own activation.

    Several actions of a kind that one skill gives count as one, so that only what came before the skill matters. GT-A4.
    """
    now = t.activation
    if now is None or now.unit != unit.number or t.setup.rulings.own_grants == "always":
        return True
    return action not in (now.taken[: now.taken.index(by)] if by in now.taken else now.taken)


GRANTED: dict[Granted, Callable[[Godtear, Unit], Procedure[None]]] = {
    "advance": actions.advance,
    "recruit": actions.recruit,
    "claim": actions.claim,
}


def call(t: Godtear, use: Use, effect: Effect) -> Procedure[None]:
    yield from function(t.units[use.unit].sheet.card, effect.call)(t, use)


VERBS: dict[Verb, Callable[[Godtear, Use, Effect], Procedure[None]]] = {
    "give": give,
    "move": move_models,
    "place": place_models,
    "heal": heal,
    "wound": wound_target,
    "act": act,
    "call": call,
}
