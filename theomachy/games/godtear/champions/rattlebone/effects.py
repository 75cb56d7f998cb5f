"""Rattlebone and the Hexlings: what the language of effects does not say."""

from functools import partial

from theomachy.games.godtear import verbs
from theomachy.games.godtear.battlefield import BOARD, DISTANCE, place_of
from theomachy.games.godtear.rules.choosing import Hexes, Units, choose_token, choose_unit, tokens
from theomachy.games.godtear.rules.dice import roll
from theomachy.games.godtear.rules.effects import friends, give_token
from theomachy.games.godtear.rules.objectives import open_hexes, why_none_left, why_not_lay
from theomachy.games.godtear.rules.placing import place
from theomachy.games.godtear.rules.reasons import too_far
from theomachy.games.godtear.rules.regroup import regroup
from theomachy.games.godtear.rules.values import is_near, skill_of
from theomachy.games.godtear.rules.windows import anyone, opened
from theomachy.games.godtear.state import Godtear, Model, Unit
from theomachy.games.godtear.tasks import CardTask, Use, card_task
from theomachy.kernel import Ask, Procedure, Reason

HEX, TOTEMS, GROUND = 2, 2, 2
"""Ranges of Power Hex, Call Totems and Cursed Ground in hexes."""
CURSED = 2
"""The largest number of objective hexes of Cursed Ground."""


# Roll the Bones


def roll_the_bones(t: Godtear, me: Unit, active: Unit) -> Procedure[None]:
    """Roll a die when Rattlebone's activation ends. It is the range in which a token may change hands.

    On a blank, Hex Eaters work.
    """
    if active.number != me.number:
        return
    reach = yield from roll(1, "gt-roll-bones", me.seat, "GT-TRN-10")
    verbs.roll(t, "gt-bones-rolled", "GT-TRN-10", me, 1, reach, 0)
    if reach:
        yield from change_hands(t, me, reach)
    yield from opened(t, "bones", me, reach)


def change_hands(t: Godtear, me: Unit, reach: int) -> Procedure[None]:
    """Move a token from one champion or unit to another, if the player wants to. GT-C17, GT-C19."""
    near = within(t, t.models[me.members[0]], reach)
    takers = [unit for unit in near if not unit.knocked_out]
    givers = [unit for unit in near if any(unit.tokens) and any(taker is not unit for taker in takers)]
    if not givers:
        return
    here = t.models[me.members[0]].place
    choice = Units(t, givers, here=here, reach=reach, rest=has_no_tokens, may=True)
    giver = yield from choose_unit(me.seat, "gt-ask-token-from", choice, me.id, "GT-C19")
    if giver is None:
        return
    held = [(kind, sign) for kind, sign in enumerate(giver.tokens) if sign]
    kind, sign = yield from choose_token(me.seat, held, by=me.id)
    others = Units(t, [unit for unit in takers if unit is not giver], here=here, reach=reach)
    taker = yield from choose_unit(me.seat, "gt-ask-token-to", others, me.id, "GT-C19")
    assert taker is not None
    verbs.expire(t, giver, kind, "GT-C19")
    give_token(t, taker, kind, sign)


def has_no_tokens(unit: Unit) -> Reason | None:
    """Return why no token can be taken from a champion or unit, or None. GT-C19."""
    return None if any(unit.tokens) else Reason("gt-no-tokens", "GT-C19", {"unit": unit.name})


def hex_eaters(t: Godtear, me: Unit, roller: Unit, face: int) -> Procedure[None]:
    """Let the Hexlings gain a boon when their own Rattlebone has rolled a blank."""
    if roller.number == me.partner and not face and t.standing(me):
        kind, sign = yield from choose_token(me.seat, tokens("any boon"), may=True, by=me.id)
        if sign:
            give_token(t, me, kind, sign)


def within(t: Godtear, user: Model, reach: int) -> list[Unit]:
    """Return the champions and units of either side with a model in range. GT-C17."""
    return [unit for unit in t.units if is_near(t, unit, user.place, reach)]


# Skills


def power_hex_why_not(t: Godtear, unit: Unit, user: Model) -> Reason | None:
    """Return why Power Hex cannot be used: no Hexling or no enemy champion in range. None if it can."""
    named = {"unit": unit.name, "range": HEX}
    if not hexlings_near(t, unit, user):
        return Reason("gt-partner-too-far", "GT-SKL-04", {**named, "partner": t.units[unit.partner].name})
    return None if hexed(t, unit, user) else Reason("gt-no-champion-near", "GT-SKL-10", named)


def power_hex(t: Godtear, use: Use) -> Procedure[None]:
    """Give all enemy champions in range as many blights as there are Hexlings in range. GT-STA-10."""
    me, user = t.units[use.unit], t.models[use.user]
    chosen = []
    for _ in range(hexlings_near(t, me, user)):
        token = yield from choose_token(me.seat, tokens("any blight"), by=use.skill)
        chosen.append(token)
    for enemy in hexed(t, me, user):
        for kind, sign in chosen:
            give_token(t, enemy, kind, sign)


def hexlings_near(t: Godtear, me: Unit, user: Model) -> int:
    return sum(1 for model in t.standing(t.units[me.partner]) if DISTANCE[user.place][model.place] <= HEX)


def hexed(t: Godtear, me: Unit, user: Model) -> list[Unit]:
    """Return the enemy champions near Rattlebone that can gain tokens. GT-KO-07."""
    near = within(t, user, HEX)
    return [unit for unit in near if unit.seat != me.seat and unit.sheet.champion and not unit.knocked_out]


def call_totems_why_not(t: Godtear, unit: Unit, user: Model) -> Reason | None:
    hexlings = t.units[unit.partner]
    if not t.standing(hexlings):
        return Reason("gt-nobody-to-take-off", "GT-SKL-08", {"unit": hexlings.name})
    if totem_hexes(t, Use(unit.number, user.number, "call-totems")):
        return None
    return Reason("gt-no-room-to-come-back", "GT-C16", {"unit": hexlings.name})


def call_totems(t: Godtear, use: Use) -> Procedure[None]:
    """Remove Hexlings, then let them come back near Rattlebone. GT-C16."""
    regroup(t, t.units[t.units[use.unit].partner], use, "rattlebone:totem", "rattlebone:totem-hexes")
    yield from ()


@card_task("rattlebone:totem")
def totem(t: Godtear, task: CardTask) -> Procedure[None]:
    """Place the next Hexling."""
    (number,), use = task.models, task.skill_used
    here = t.models[use.user].place
    yield from place(t, t.units[task.unit].seat, t.models[number], BOARD.within(here, TOTEMS), (here,), TOTEMS)


def totem_hexes(t: Godtear, use: Use) -> list[int]:
    """Return the hexes near Rattlebone that are empty or held by Hexlings, if nothing forbids placing there."""
    me = t.units[t.units[use.unit].partner]
    return [
        place
        for place in BOARD.within(t.models[use.user].place, TOTEMS)
        if place not in t.objectives and all(model.unit == me.number for model in t.at(place))
        if not anyone(t, "ward", t.models[me.members[0]], place)
    ]


def cursed_ground_why_not(t: Godtear, unit: Unit, user: Model) -> Reason | None:
    if grounds(t, user):
        return None
    return why_none_left(t) or Reason("gt-no-room-for-objective", "GT-B13", {"unit": unit.name, "range": GROUND})


def cursed_ground(t: Godtear, use: Use) -> Procedure[None]:
    """Lay up to two objective hexes that vanish when the clash phase ends. GT-SET-18, GT-B13, GT-B16, GT-C30."""
    seat, user = t.units[use.unit].seat, t.models[use.user]
    for _ in range(CURSED):
        choice = Hexes(partial(grounds, t, user), partial(why_no_ground, t, user), may=True)
        where = place_of((yield from Ask(seat, "gt-ask-new-objective", choice, use.skill, "GT-C30")))
        if where is None:
            return
        verbs.curse(t, where)


def why_no_ground(t: Godtear, user: Model, place: int) -> Reason | None:
    """Return why Cursed Ground lays no objective hex in a hex. GT-SET-18, GT-B13."""
    return too_far(place, (user.place,), GROUND) or why_not_lay(t, place)


def grounds(t: Godtear, user: Model) -> list[int]:
    return open_hexes(t, BOARD.within(user.place, GROUND))


def purge_magic(t: Godtear, use: Use) -> Procedure[None]:
    """Move all tokens of the Hexlings to a friend in range. GT-SKL-09, GT-C19."""
    me = t.units[use.unit]
    held = [(kind, sign) for kind, sign in enumerate(me.tokens) if sign]
    if not held:
        return
    able = [friend for friend in friends(t, use) if not friend.knocked_out]
    choice = Units(t, able, me.seat, t.models[use.user].place, skill_of(t, use).range or 0)
    friend = yield from choose_unit(me.seat, "gt-ask-friend", choice, use.skill, "GT-C19")
    assert friend is not None
    for kind, _ in held:
        verbs.expire(t, me, kind, "GT-C19")
    for kind, sign in held:
        give_token(t, friend, kind, sign)
