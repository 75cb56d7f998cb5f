"""Lily and the Thornlings: what the language of effects does not say."""

from functools import partial

from theomachy.games.godtear import verbs
from theomachy.games.godtear.battlefield import DISTANCE, NAMES, NEIGHBOURS, OFF, place_of
from theomachy.games.godtear.rules import actions
from theomachy.games.godtear.rules.choosing import Hexes, Listed, choose_hex, choose_token, same_unit, tokens
from theomachy.games.godtear.rules.effects import why_not_again, why_not_granted
from theomachy.games.godtear.rules.entering import ROOM, arrive, is_empty, joins
from theomachy.games.godtear.rules.objectives import shift, ways, why_not_shift, why_not_to, within
from theomachy.games.godtear.rules.reasons import no_objective, taken, too_far
from theomachy.games.godtear.rules.regroup import regroup
from theomachy.games.godtear.rules.windows import anyone
from theomachy.games.godtear.sheets import RollKind
from theomachy.games.godtear.state import Godtear, Model, Unit
from theomachy.games.godtear.tasks import CardTask, EachMoves, Path, Use, card_task
from theomachy.kernel import Ask, Procedure, Reason

WALL, CALL = 4, 3
"""Ranges of Thorn Wall and Earth Call in hexes."""
WRATH_DICE = 3
FAE = "touch-of-the-fae"


# Tokens on hexes


def touch_of_the_fae(t: Godtear, me: Unit, unit: Unit, action: str) -> Procedure[None]:
    """Let Lily lay a token in an empty hex next to her after an action in her activation.

    GT-A12, GT-B19, GT-F12.
    """
    now = t.activation
    if now is None or not unit.number == now.unit == me.number or FAE in now.used:
        return
    lily = actions.champion_of(t, me)
    choice = Hexes(empty_around(t, lily), partial(why_not_around, t, lily), may=True)
    where = place_of((yield from Ask(me.seat, "gt-ask-lay-token", choice, me.id, "GT-A12")))
    if where is not None:
        yield from lay_token(t, me, where, me.id)
        if t.setup.rulings.fae_tokens == "once":
            verbs.use_once(t, FAE)


def breath_of_the_earth_why_not(t: Godtear, unit: Unit, user: Model) -> Reason | None:
    return None if empty_around(t, user) else Reason("gt-no-empty-hex", "GT-SKL-10", {"unit": unit.name})


def breath_of_the_earth(t: Godtear, use: Use) -> Procedure[None]:
    """Lay a token in an empty hex within range. GT-B19, GT-F12."""
    me, user = t.units[use.unit], t.models[use.user]
    near, why = empty_around(t, user), partial(why_not_around, t, user)
    where = yield from choose_hex(me.seat, "gt-ask-lay-token", near, use.skill, "GT-SKL-10", why)
    yield from lay_token(t, me, where, use.skill)


def empty_around(t: Godtear, user: Model) -> list[int]:
    return [place for place in NEIGHBOURS[user.place] if is_empty(t, place)]


def why_not_around(t: Godtear, user: Model, place: int) -> Reason | None:
    """Return why a token cannot be laid in a hex: it is not empty, or not next to the user. GT-F12."""
    return taken(t, place) or too_far(place, (user.place,), 1)


def lay_token(t: Godtear, me: Unit, where: int, by: str) -> Procedure[None]:
    kind, sign = yield from choose_token(me.seat, tokens("any boon or any blight"), by=by)
    verbs.lay_token(t, where, kind, sign, me.seat)


# Objective hexes


def thorn_wall_why_not(t: Godtear, unit: Unit, user: Model) -> Reason | None:
    """Return why Thorn Wall cannot be used: no follower to take off, or nowhere to put it. None if it can."""
    thornlings = t.standing(t.units[unit.partner])
    if not thornlings:
        return Reason("gt-nobody-to-take-off", "GT-SKL-10", {"unit": t.units[unit.partner].name})
    if wall(t, user, thornlings[0]):
        return None
    return Reason("gt-no-empty-objective-in-range", "GT-SKL-10", {"unit": unit.name, "range": WALL})


def thorn_wall(t: Godtear, use: Use) -> Procedure[None]:
    """Remove Thornlings and place them on objective hexes near Lily. GT-B2, GT-C16."""
    regroup(t, t.units[t.units[use.unit].partner], use, "lily:thorn", "lily:thorn-hexes")
    yield from ()


def thorn_hexes(t: Godtear, use: Use) -> list[int]:
    """Return the objective hexes near Lily that are empty or held by Thornlings, if nothing forbids placing there."""
    me, lily = t.units[t.units[use.unit].partner], t.models[use.user]
    return [
        place
        for place in within(t, lily.place, WALL)
        if all(model.unit == me.number for model in t.at(place))
        if not anyone(t, "ward", t.models[me.members[0]], place)
    ]


def why_no_thorn(t: Godtear, lily: Model, model: Model, place: int) -> Reason | None:
    """Return why a Thornling cannot be placed in a hex by Thorn Wall. GT-B2, GT-B22, GT-ENT-03."""
    if why := no_objective(t, place, "GT-B2") or too_far(place, (lily.place,), WALL):
        return why
    if anyone(t, "ward", model, place):
        return Reason("gt-warded", "GT-B22", {"hex": NAMES[place]})
    mates = any(other.unit == model.unit for other in t.at(place))
    return Reason("gt-hex-full", "GT-ENT-03", {"hex": NAMES[place]}) if mates else taken(t, place)


@card_task("lily:thorn")
def thorn(t: Godtear, task: CardTask) -> Procedure[None]:
    """Place the next Thornling, if there is room."""
    (number,), use = task.models, task.skill_used
    model = t.models[number]
    places = wall(t, t.models[use.user], model)
    if places:
        why = partial(why_no_thorn, t, t.models[use.user], model)
        where = yield from choose_hex(model.seat, "gt-ask-place", places, model.id, "GT-B2", why)
        verbs.place(t, model, where, "GT-B2")
        yield from arrive(t, model, (where,))


def wall(t: Godtear, lily: Model, model: Model) -> list[int]:
    """Return the objective hexes near Lily that are empty or have room beside Thornlings. GT-ENT-03, GT-B2."""
    return [
        place
        for place in within(t, lily.place, WALL)
        if is_empty(t, place) or joins(t, model, place)
        if not anyone(t, "ward", model, place)
    ]


def thorn_wall_bound(t: Godtear, me: Unit, model: Model) -> bool:
    """Return True for a Thornling on an objective hex, which cannot advance."""
    return model.unit == me.number and model.place in t.objectives


def thorn_wall_firm(t: Godtear, me: Unit, model: Model, seat: int) -> bool:
    """Return True for a Thornling on an objective hex if an enemy would move it. GT-B10."""
    return seat != me.seat and thorn_wall_bound(t, me, model)


def earth_call_why_not(t: Godtear, unit: Unit, user: Model) -> Reason | None:
    if called(t, unit, user):
        return None
    return Reason("gt-no-objective-to-move", "GT-SKL-10", {"unit": unit.name, "range": CALL})


def earth_call(t: Godtear, use: Use) -> Procedure[None]:
    """Move an objective hex with all that is on it. GT-B10, GT-B13, GT-B14."""
    me = t.units[use.unit]
    user = t.models[use.user]
    near, why = partial(called, t, me, user), partial(why_not_called, t, me, user)
    start = yield from choose_hex(me.seat, "gt-ask-shift", near, use.skill, "GT-B13", why)
    to, why_not = partial(ways, t, me.seat, start), partial(why_not_to, t, start)
    end = yield from choose_hex(me.seat, "gt-ask-shift-to", to, use.skill, "GT-B13", why_not)
    yield from shift(t, start, end, "GT-B13")


def called(t: Godtear, me: Unit, user: Model) -> list[int]:
    """Return the objective hexes near Lily that can move."""
    return [place for place in within(t, user.place, CALL) if ways(t, me.seat, place)]


def why_not_called(t: Godtear, me: Unit, user: Model, place: int) -> Reason | None:
    """Return why Earth Call does not move the objective hex of a hex. GT-B10, GT-B13, GT-B14."""
    return no_objective(t, place, "GT-B13") or too_far(place, (user.place,), CALL) or why_not_shift(t, me.seat, place)


# Movement of many models


def natures_visage(t: Godtear, use: Use) -> Procedure[None]:
    """Move all models next to the target away from it. GT-B9."""
    place = t.models[use.targets[-1]].place
    near = [model for model in t.models if model.place != OFF and DISTANCE[model.place][place] == 1]
    each_moves(t, use, near, 1, "away")
    yield from ()


def haunting_melody(t: Godtear, use: Use) -> Procedure[None]:
    """Move all models in the target's hex."""
    each_moves(t, use, list(t.at(t.models[use.targets[-1]].place)), 2)
    yield from ()


def each_moves(t: Godtear, use: Use, models: list[Model], hexes: int, path: Path = "") -> None:
    banners, aim = t.setup.rulings.banners_are_moved, t.models[use.targets[-1]].place
    numbers = tuple(model.number for model in models if banners or model.kind != "banner")
    verbs.schedule(t, EachMoves(use.unit, models=numbers, hexes=hexes, path=path, aim=aim, seat=t.units[use.unit].seat))


# Thornlings


def overgrowth(t: Godtear, me: Unit, place: int) -> Procedure[int]:
    """Ask how many Thornlings come to the hex: one to three, as many as are left and have room."""
    most = min(ROOM - len(same_unit(t, me, place)), len(me.members) - len(t.standing(me)))
    counts = Listed([str(n) for n in range(most, 0, -1)])
    count = yield from Ask(me.seat, "gt-ask-recruits", counts, me.id, "GT-RCT-02")
    return int(count)


def deep_roots_why_not(t: Godtear, unit: Unit, user: Model) -> Reason | None:
    """Return why Deep Roots cannot be used: its recruit action has been taken in this activation. GT-A4."""
    return why_not_again(t, unit, "recruit")


def deep_roots(t: Godtear, use: Use) -> Procedure[None]:
    """Remove Thornlings and grant a recruit action for each of them. GT-A4, GT-C16."""
    regroup(t, t.units[use.unit], use, "lily:root")
    yield from ()


@card_task("lily:root")
def root(t: Godtear, task: CardTask) -> Procedure[None]:
    """Make the next recruit action, if the unit may."""
    me, use = t.units[task.unit], task.skill_used
    if why_not_granted(t, me, "recruit", use.skill) is None:
        yield from actions.recruit(t, me)


def natures_wrath(t: Godtear, use: Use, target: Model, roll: RollKind, margin: int) -> int:
    """Return more damage dice if the hit roll was exactly the dodge."""
    return WRATH_DICE if roll == "damage" and margin == 0 else 0
