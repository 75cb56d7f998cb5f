"""Kailinn and the Virtues: what the language of effects does not say."""

from functools import partial

import msgspec

from theomachy.games.godtear import verbs
from theomachy.games.godtear.battlefield import DISTANCE, NAMES, NEIGHBOURS
from theomachy.games.godtear.rules.attack import CLASS_STEPS, wound
from theomachy.games.godtear.rules.choosing import choose_model
from theomachy.games.godtear.rules.entering import ROOM, ClosedHexes, How, ground, movable, small
from theomachy.games.godtear.rules.reasons import Whom
from theomachy.games.godtear.rules.skills import in_reach, use_skill, why_not_by
from theomachy.games.godtear.rules.values import skill_of
from theomachy.games.godtear.rules.walking import move
from theomachy.games.godtear.sheets import RollKind
from theomachy.games.godtear.state import Godtear, Model, Unit
from theomachy.games.godtear.tasks import Use
from theomachy.kernel import Procedure, Reason

HORN, HORN_STEPS = 1, 2
"""Range of Impaling Horn in hexes, and its extra steps. GT-C29."""


# Centaur


def centaur_ground(t: Godtear, me: Unit, model: Model, how: How, usual: ClosedHexes) -> ClosedHexes:
    """Return the ground without objective hexes, and in her activation with hexes of small followers.

    She stops among followers only where they can make room. Her own hex counts as room for them, because she has left
    it by then. GT-B20.
    """
    closed = usual.closed | set(t.objectives)
    if t.activation is None or t.activation.unit != me.number:
        return ClosedHexes(closed, usual.through)
    left = msgspec.structs.replace(t, hexes={place: there for place, there in t.hexes.items() if place != model.place})
    entered = [place for place in left.hexes if place not in t.objectives and gives_way(left, me, place)]
    crowded = {place for place in entered if not makes_room(left, me, place)}
    return ClosedHexes(closed.difference(entered), usual.through | crowded)


def centaur_bars(t: Godtear, me: Unit, model: Model, place: int) -> Reason | None:
    """Return why an objective hex, or followers who cannot leave their hex, bar a hex to Kailinn. GT-B10, GT-B20."""
    if place in t.objectives:
        return Reason("gt-no-centaur-on-objectives", "GT-B20", {"hex": NAMES[place], "unit": me.name})
    there = list(t.at(place))
    active = t.activation is not None and t.activation.unit == me.number
    if not active or not there or not gives_way(t, me, place):
        return None
    held = not all(movable(t, follower, me.seat) for follower in there)
    named = {"hex": NAMES[place], "unit": t.units[there[0].unit].name}
    return Reason("gt-followers-held", "GT-B10", named) if held else Reason("gt-followers-hemmed-in", "GT-B20", named)


def gives_way(t: Godtear, me: Unit, place: int) -> bool:
    """Return True if the followers of a hex are small. Rulings say if those of her own side count."""
    there = t.models[t.hexes[place][0]]
    return small(t, there) and (there.seat != me.seat or t.setup.rulings.centaur_enters == "both sides")


def makes_room(t: Godtear, me: Unit, place: int) -> bool:
    """Return True if all followers of a hex can be moved to adjacent hexes, one after another.

    They are of one unit, so that the same hexes are open to each of them, and each takes up one place of any hex.
    """
    followers = list(t.at(place))
    if not all(movable(t, follower, me.seat) for follower in followers):
        return False
    if any(near not in t.hexes and near not in t.objectives for near in NEIGHBOURS[place]):
        return True  # an empty hex takes them all
    land = ground(t, followers[0], "push" if followers[0].seat != me.seat else "move")
    free = [near for near in NEIGHBOURS[place] if near not in land.closed and near not in land.through]
    return sum(ROOM - len(t.hexes.get(near, ())) for near in free) >= len(followers)


def centaur_stops(t: Godtear, me: Unit, model: Model) -> Procedure[None]:
    """Let Kailinn's player move the followers out of the hex where she stops. GT-B20."""
    for follower in [other for other in t.at(model.place) if other.number != model.number]:
        yield from move(t, me.seat, follower, 1, least=1)


# Skills of Kailinn


def impaling_horn(t: Godtear, use: Use) -> Procedure[None]:
    """Give an enemy follower as many wounds as knock it out, if the player wants to."""
    me, here = t.units[use.unit], t.models[use.user].place
    near = [
        model
        for enemy in t.units
        if enemy.seat != me.seat and not enemy.sheet.champion
        for model in t.standing(enemy)
        if DISTANCE[here][model.place] <= HORN
    ]
    why = Whom(t, ("follower",), 1 - me.seat, -1, (here,), HORN)
    model = yield from choose_model(t, me.seat, "gt-ask-model", near, use.skill, "GT-C29", why, may=True)
    if model is not None:
        yield from wound(t, model, t.units[model.unit].sheet.health - model.wounds, use, "GT-C29")


def impaled(t: Godtear, me: Unit, model: Model, use: Use | None) -> int:
    """Return the horn's extra steps less those of the maelstrom, which they replace. GT-C29."""
    horn = use is not None and use.unit == me.number and use.skill == "impaling-horn"
    return HORN_STEPS - CLASS_STEPS if horn else 0


def brutal_charge_is_bonus(t: Godtear, unit: Unit) -> bool:
    return "advance" in verbs.the_activation(t).taken


def flashing_blade_why_not(t: Godtear, unit: Unit, user: Model) -> Reason | None:
    """Return why Flashing Blade has no target, or None. Rulings may allow followers only. GT-C25."""
    skill = unit.sheet.skills["flashing-blade"]
    use = Use(unit.number, user.number, skill.id)
    if any(flashing_blade_bars(t, use, model) is None for model in in_reach(t, unit, user, skill)):
        return None
    named = {"skill": f"{unit.sheet.id}-{skill.id}", "unit": unit.name, "range": skill.range}
    return Reason("gt-no-target", "GT-C25", named)


def flashing_blade_bars(t: Godtear, use: Use, model: Model) -> Reason | None:
    """Return why a model is not the next target, or None.

    The first may be any enemy. The second is a follower in another hex, if the first is one. GT-C25.
    """
    kinds = {model.kind, *(t.models[number].kind for number in use.targets)}
    if "champion" in kinds and (use.targets or t.setup.rulings.flashing_blade != "any enemy"):
        return Reason("gt-followers-only", "GT-C25", {"target": t.called(model)})
    return Reason("gt-same-hex", "GT-C25", {"hex": NAMES[model.place]}) if model.place in use.hexes else None


# The Virtues


def harmonious(t: Godtear, me: Unit, use: Use) -> Procedure[None]:
    """Let the other Virtue use the skill that a Virtue has used, in the same action."""
    if use.unit == me.number and not use.repeated:
        skill = skill_of(t, use)
        others = [model for model in t.standing(me) if model.number != use.user]
        able = [model for model in others if why_not_by(t, me, model, skill) is None]
        by = f"{me.sheet.id}-{skill.id}"
        why = Whom(t, unit=me.number, rest=partial(why_not_by, t, me, skill=skill))
        other = yield from choose_model(t, me.seat, "gt-ask-user", able, by, "GT-SKL-05", why, may=True)
        if other is not None:
            yield from use_skill(t, me, skill, other)


def justice(t: Godtear, use: Use, target: Model, roll: RollKind, margin: int) -> int:
    """Return a damage die more if the Virtues have advanced in this activation."""
    now = t.activation
    return int(roll == "damage" and now is not None and now.unit == use.unit and "advance" in now.taken)
