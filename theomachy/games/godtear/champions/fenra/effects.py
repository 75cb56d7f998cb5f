"""Fenra and the Chainless Curs: what the language of effects does not say."""

from collections.abc import Callable
from functools import partial

from theomachy.games.godtear import verbs
from theomachy.games.godtear.battlefield import DISTANCE, NEIGHBOURS, OFF
from theomachy.games.godtear.rules.actions import champion_of
from theomachy.games.godtear.rules.choosing import choose_model
from theomachy.games.godtear.rules.entering import movable, small, why_held
from theomachy.games.godtear.rules.placing import place
from theomachy.games.godtear.rules.reasons import Whom
from theomachy.games.godtear.rules.walking import move
from theomachy.games.godtear.sheets import RollKind
from theomachy.games.godtear.state import Godtear, Model, ModelKind, Unit
from theomachy.games.godtear.tasks import CardTask, EachMoves, Use, card_task, without
from theomachy.kernel import Procedure, Reason

ALPHA, HUNT, BARK, CORNER = 3, 3, 2, 2
"""Ranges of Pack Alpha, Call of the Hunt, Bark at the Moon and Corner Them in hexes."""
HUNT_MOVE, BARK_MOVE = 3, 2
"""Hexes that a model may move by Call of the Hunt and by Bark at the Moon."""
GANG_DICE = 3


# Friends that move


def pack_alpha(t: Godtear, me: Unit, model: Model, use: Use | None) -> Procedure[None]:
    """Let a friend near Fenra move for a follower that she knocks out, each friend once in an activation.

    Fenra counts as her own friend (GT-C32). The activation notes the ids of the friends that have moved. GT-C13, GT-B9.
    """
    now = t.activation
    if use is None or use.unit != me.number or model.kind != "follower" or now is None or now.unit != me.number:
        return
    able = [friend for friend in pack(t, me, ALPHA) if moved(friend) not in now.taken]
    why = in_pack(t, me, ALPHA, partial(why_held, t, seat=me.seat))
    friend = yield from choose_model(t, me.seat, "gt-ask-model", able, me.id, "GT-C13", why, may=True)
    if friend is not None:
        start = friend.place
        yield from move(t, me.seat, friend, 1)
        if friend.place != start:
            verbs.note(t, me, moved(friend))


def moved(friend: Model) -> str:
    return f"pack-alpha {friend.id}"


def call_of_the_hunt_why_not(t: Godtear, unit: Unit, user: Model) -> Reason | None:
    if hunters(t, unit):
        return None
    return Reason("gt-no-target", "GT-SKL-08", {"unit": unit.name, "range": HUNT})


def call_of_the_hunt(t: Godtear, use: Use) -> Procedure[None]:
    """Let another friend near Fenra move. A banner may move too. GT-B9, GT-C32."""
    me = t.units[use.unit]
    why = in_pack(t, me, HUNT, partial(why_no_hunter, t, me))
    friend = yield from choose_model(t, me.seat, "gt-ask-model", hunters(t, me), use.skill, "GT-B9", why)
    if friend is not None:
        yield from move(t, me.seat, friend, HUNT_MOVE)


def why_no_hunter(t: Godtear, me: Unit, model: Model) -> Reason | None:
    """Return why a model is not moved by Call of the Hunt, or None: it cannot be, or is Fenra. GT-KO-06, GT-C32."""
    myself = Reason("gt-another-unit", "GT-C32", {"unit": me.name}) if model.number in me.members else None
    return myself or why_held(t, model, me.seat)


def hunters(t: Godtear, me: Unit) -> list[Model]:
    return [model for model in pack(t, me, HUNT) if model.number not in me.members]


def bark_at_the_moon(t: Godtear, use: Use) -> Procedure[None]:
    """Let all friendly followers near Fenra move, of any unit. GT-SKL-08."""
    me = t.units[use.unit]
    near = tuple(model.number for model in pack(t, me, BARK) if model.kind == "follower")
    verbs.schedule(t, EachMoves(me.number, models=near, hexes=BARK_MOVE, seat=me.seat))
    yield from ()


def in_pack(t: Godtear, me: Unit, reach: int, rest: Callable[[Model], Reason | None]) -> Whom:
    """Return the conditions of the models that Fenra moves. Rulings say if banners are among them. GT-B9, GT-KO-06."""
    kinds: tuple[ModelKind, ...] = () if t.setup.rulings.banners_are_moved else ("champion", "follower")
    return Whom(t, kinds, me.seat, -1, (champion_of(t, me).place,), reach, rest)


def pack(t: Godtear, me: Unit, reach: int) -> list[Model]:
    """Return the models of Fenra's side in range that can be moved. Rulings say if banners are. GT-B9, GT-KO-06."""
    here, banners = champion_of(t, me).place, t.setup.rulings.banners_are_moved
    return [
        model
        for model in t.models
        if model.seat == me.seat and model.place != OFF and DISTANCE[here][model.place] <= reach
        if (banners or model.kind != "banner") and movable(t, model, me.seat)
    ]


# Skills against enemies


def encircled(t: Godtear, use: Use, target: Model, roll: RollKind, margin: int) -> int:
    """Return a damage die for each hex next to the target with friendly followers, of any unit. GT-C22."""
    return sum(holds(t, use, near) for near in NEIGHBOURS[target.place]) if roll == "damage" else 0


def holds(t: Godtear, use: Use, near: int) -> bool:
    seat = t.units[use.unit].seat
    return any(model.seat == seat and model.kind == "follower" for model in t.at(near))


def gang_up(t: Godtear, me: Unit, use: Use, target: Model) -> int:
    """Return the extra dice against a small follower whose hex holds fewer followers than the user's.

    The followers are counted for each roll. GT-C1.
    """
    if use.unit != me.number or not small(t, target):
        return 0
    mine, theirs = (len(t.hexes[model.place]) for model in (t.models[use.user], target))
    return GANG_DICE if mine > theirs else 0


def corner_them(t: Godtear, use: Use) -> Procedure[None]:
    """Place each Cur near the target next to it, one after another."""
    me, target = t.units[use.unit], t.models[use.targets[-1]]
    near = tuple(cur.number for cur in t.standing(me) if DISTANCE[cur.place][target.place] <= CORNER)
    verbs.schedule(t, CardTask("fenra:corner", me.number, near, use=use, aim=target.place, seat=me.seat))
    yield from ()


@card_task("fenra:corner")
def corner(t: Godtear, task: CardTask) -> Procedure[None]:
    """Place the next Cur, in an order that the player chooses.

    It stays in its hex if no other hex next to the target is open.
    """
    use = task.skill_used
    left = [t.models[number] for number in task.models]
    why = Whom(t, unit=task.unit, rest=partial(why_no_corner, t, task))
    cur = yield from choose_model(t, task.seat, "gt-ask-model", left, use.skill, "GT-F3", why)
    if cur is not None:
        verbs.schedule(t, without(task, cur.number))
        yield from place(t, task.seat, cur, NEIGHBOURS[task.aim], (task.aim,), 1)


def why_no_corner(t: Godtear, task: CardTask, cur: Model) -> Reason | None:
    """Return why a Cur was out of range of the target when the skill hit, or None if it has been placed."""
    far = DISTANCE[cur.place][task.aim] > CORNER
    return Reason("gt-out-of-range", "GT-SKL-04", {"target": t.called(cur), "range": CORNER}) if far else None


def snarl(t: Godtear, use: Use) -> Procedure[None]:
    """Move all followers in the target's hex. A champion stays."""
    me, target = t.units[use.unit], t.models[use.targets[-1]]
    there = tuple(model.number for model in t.at(target.place) if model.kind == "follower")
    verbs.schedule(t, EachMoves(me.number, models=there, hexes=1, seat=me.seat))
    yield from ()
