"""Luella and the Shield Maidens: what the language of effects does not say."""

from functools import partial

from theomachy.games.godtear import verbs
from theomachy.games.godtear.battlefield import DISTANCE, NEIGHBOURS, OFF, adjacent
from theomachy.games.godtear.rules.attack import roll_damage, wound
from theomachy.games.godtear.rules.choosing import choose_model
from theomachy.games.godtear.rules.effects import give_token, where_target_is
from theomachy.games.godtear.rules.entering import ground
from theomachy.games.godtear.rules.reasons import Whom, down
from theomachy.games.godtear.rules.skills import in_reach
from theomachy.games.godtear.rules.values import skill_of
from theomachy.games.godtear.rules.walking import Walk, Walks, events_on_the_way, go
from theomachy.games.godtear.rules.windows import added
from theomachy.games.godtear.state import DAMAGE, PROTECTION, Godtear, Model, Unit
from theomachy.games.godtear.tasks import CardTask, Use, card_task, without
from theomachy.kernel import Ask, Procedure, Reason

RIDE, LEAPS, BOLT = 2, 2, 3
"""Hexes that Storm Rider moves, models that the lightning leaps to, and damage dice of a bolt."""
MARKS = ("one-hex", "two-hexes", "three-hexes")
"""Names by which the activation remembers how far Luella has moved, one more for each hex."""


# Momentum


def momentum(t: Godtear, me: Unit, model: Model, steps: int) -> Procedure[None]:
    """Advance Luella, a hex farther in a straight line. GT-C35."""
    choice = Strides(t, model, steps, "advance")
    walk = yield from Ask(me.seat, "gt-ask-advance", choice, me.id, "GT-ADV-01")
    along = DISTANCE[model.place][walk.end] if walk in choice.line().options() else 0
    remember(t, me, max(along, most_hexes(choice, walk)))
    yield from go(t, model, walk, "GT-ADV-01")


class Strides(Walks, gc=False):
    """A choice of advances: up to her speed any way, or one hex more in a straight line."""

    def options(self) -> list[Walk]:
        return list(dict.fromkeys([*super().options(), *self.line().options()]))

    def line(self) -> Walks:
        return Walks(self.t, self.model, self.steps + 1, self.how, "straight")

    def too_far(self, place: int) -> Reason:
        near = DISTANCE[self.model.place][place] <= self.steps
        return super().too_far(place) if near else self.line().too_far(place)


def most_hexes(choice: Walks, walk: Walk) -> int:
    """Return the largest number of hexes that a walk to this end may take.

    No rule forbids a detour, and a longer walk is never worse for Luella. GT-C35.
    """
    t, model, most = choice.t, choice.model, 0
    if walk.end == model.place and not walk.entered:
        return 0
    land = ground(t, model, choice.how)
    special = events_on_the_way(t, model, land.closed)
    ends: list[tuple[int, tuple[int, ...]]] = [(model.place, ())]
    for hexes in range(1, choice.steps + 1):
        steps = [(there, now) for here, now in ends for there in NEIGHBOURS[here] if there not in land.closed]
        walks = [(there, (*now, there) if there in special and there not in now else now) for there, now in steps]
        ends = list(dict.fromkeys(walks))
        most = hexes if (walk.end, walk.entered) in ends else most
    return most


def remember(t: Godtear, me: Unit, hexes: int) -> None:
    """Add hexes to those that Luella has moved in her activation. More than three make no difference."""
    now = t.activation
    marked = sum(mark in now.taken for mark in MARKS) if now is not None else 0
    for mark in MARKS[marked : marked + hexes]:
        verbs.note(t, me, mark)


def lightning_flash_is_bonus(t: Godtear, unit: Unit) -> bool:
    """Return True if Luella has moved three hexes or more in this activation. GT-A6, GT-C35."""
    return MARKS[-1] in verbs.the_activation(t).taken


def rolling_thunder_is_bonus(t: Godtear, unit: Unit) -> bool:
    return lightning_flash_is_bonus(t, unit)


# Lightning


def storm_rider(t: Godtear, use: Use) -> Procedure[None]:
    """Move Luella, then strike each enemy who is near when she stops."""
    me, user = t.units[use.unit], t.models[use.user]
    choice = Walks(t, user, RIDE)
    walk = yield from Ask(me.seat, "gt-ask-move", choice, user.id, "GT-MOV-02")
    remember(t, me, most_hexes(choice, walk))
    yield from go(t, user, walk)
    near = tuple(model.number for model in in_reach(t, me, user, skill_of(t, use)) if on_its_feet(t, model))
    verbs.schedule(t, CardTask("luella:storm", me.number, near, use=use, seat=me.seat))


@card_task("luella:storm")
def storm(t: Godtear, task: CardTask) -> Procedure[None]:
    """Strike the next enemy, in the order that Luella's player chooses, with its knockout."""
    use = task.skill_used
    left = [enemy for enemy in [t.models[number] for number in task.models] if on_its_feet(t, enemy)]
    here, reach = (t.models[use.user].place,), skill_of(t, use).range or 0
    why = Whom(t, ("champion", "follower"), 1 - task.seat, -1, here, reach, partial(down, t))
    model = yield from choose_model(t, task.seat, "gt-ask-model", left, use.skill, "GT-SKL-10", why)
    if model is not None:
        verbs.schedule(t, without(task, model.number))
        yield from bolt(t, use, model)


def arc_lightning(t: Godtear, use: Use) -> Procedure[None]:
    """Schedule the leaps of the lightning for after the damage of the hit. GT-C1, GT-C24."""
    verbs.schedule(t, CardTask("luella:leap", use.unit, amount=LEAPS, use=use, seat=t.units[use.unit].seat))
    yield from ()


@card_task("luella:leap")
def leap(t: Godtear, task: CardTask) -> Procedure[None]:
    """Strike another model, of either side, in the target's hex or next to it, if the player wants to. GT-C24."""
    use = task.skill_used
    far = DISTANCE[where_target_is(t, use)]
    struck = (*use.targets, *task.models)
    left = [model for model in t.models if on_its_feet(t, model) and far[model.place] <= 1]
    others = [model for model in left if model.number not in struck] if task.amount else []
    why = Whom(t, ("champion", "follower"), starts=(where_target_is(t, use),), reach=1, rest=partial(down, t))
    model = yield from choose_model(t, task.seat, "gt-ask-model", others, use.skill, "GT-C24", why, may=True)
    if model is not None:
        leapt = (*task.models, model.number)
        verbs.schedule(t, CardTask(task.does, task.unit, leapt, task.amount - 1, use, seat=task.seat))
        yield from bolt(t, use, model)


def on_its_feet(t: Godtear, model: Model) -> bool:
    """Return True if a model can get wounds. Banners and knocked out champions cannot. GT-B9, GT-C14."""
    return model.place != OFF and model.kind != "banner" and not t.units[model.unit].knocked_out


def bolt(t: Godtear, use: Use, target: Model) -> Procedure[None]:
    """Roll damage without a hit roll; tokens and protection count as usual. GT-DMG-01 to 04, GT-C7."""
    dice = BOLT + added(t, "damage", use, target) + t.units[use.unit].tokens[DAMAGE]
    wounds = yield from roll_damage(t, use, target, max(0, dice))
    yield from wound(t, target, wounds, use, "GT-DMG-04")


# Shield Maidens


def protective(t: Godtear, me: Unit, active: Unit) -> Procedure[None]:
    """Give Luella a protection boon when the activation of her Shield Maidens ends with one next to her."""
    luella = t.units[me.partner]
    beside = [
        maiden for champion in t.standing(luella) for maiden in t.standing(me) if adjacent(maiden.place, champion.place)
    ]
    if active.number == me.number and beside:
        give_token(t, luella, PROTECTION, 1)
    yield from ()
