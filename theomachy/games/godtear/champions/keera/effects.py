"""Keera and the Young Dragons: what the language of effects does not say."""

from functools import partial

from theomachy.games.godtear import verbs
from theomachy.games.godtear.battlefield import DISTANCE
from theomachy.games.godtear.rules.attack import wound
from theomachy.games.godtear.rules.choosing import choose_model
from theomachy.games.godtear.rules.entering import ClosedHexes, How
from theomachy.games.godtear.rules.reasons import Whom, down
from theomachy.games.godtear.state import Godtear, Model, Unit
from theomachy.games.godtear.tasks import CardTask, Use, card_task, without
from theomachy.kernel import Procedure

COMMAND, FIREBRAND = 3, 2
"""Ranges of By My Command and Firebrand in hexes."""


def by_my_command(t: Godtear, me: Unit) -> list[int]:
    """Return the hexes of the Young Dragons that are in range of Keera. GT-C26."""
    here = t.models[me.members[0]].place
    return [dragon.place for dragon in t.standing(t.units[me.partner]) if DISTANCE[here][dragon.place] <= COMMAND]


def firebrand(t: Godtear, use: Use) -> Procedure[None]:
    """Give a wound to each enemy champion near a Young Dragon.

    The champions are determined before the first of them is wounded.
    """
    me = t.units[use.unit]
    dragons = t.standing(t.units[me.partner])
    near = tuple(
        model.number
        for enemy in t.units
        if enemy.seat != me.seat and enemy.sheet.champion and not enemy.knocked_out
        for model in t.standing(enemy)
        if any(DISTANCE[dragon.place][model.place] <= FIREBRAND for dragon in dragons)
    )
    verbs.schedule(t, CardTask("keera:burn", me.number, near, use=use, seat=me.seat))
    yield from ()


@card_task("keera:burn")
def burn(t: Godtear, task: CardTask) -> Procedure[None]:
    """Give a wound to the next champion, in the order that Keera's player chooses, with its knockout."""
    left = [t.models[number] for number in task.models]
    dragons = tuple(dragon.place for dragon in t.standing(t.units[t.units[task.unit].partner]))
    why = Whom(t, ("champion",), 1 - task.seat, -1, dragons, FIREBRAND, partial(down, t))
    model = yield from choose_model(t, task.seat, "gt-ask-model", left, "firebrand", "GT-SKL-10", why)
    if model is not None:
        verbs.schedule(t, without(task, model.number))
        yield from wound(t, model, 1, task.use, "GT-C7")


def bite(t: Godtear, use: Use) -> Procedure[None]:
    """Give a champion a wound: by Vicious Bite, and by the Young Dragons' Bite."""
    target = t.models[use.targets[-1]]
    if target.kind == "champion":
        yield from wound(t, target, 1, use, "GT-C7")


def flight(t: Godtear, me: Unit, model: Model, how: How, ground: ClosedHexes) -> ClosedHexes:
    """Return the ground that lets an advance pass over other models, but not end with them. GT-B4."""
    if how != "advance":
        return ground
    over = ground.closed if t.setup.rulings.pass_over_objectives else ground.closed - set(t.objectives)
    return ClosedHexes(ground.closed - over, ground.through | over)
