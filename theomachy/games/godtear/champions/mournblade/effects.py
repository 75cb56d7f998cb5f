"""Mournblade and the Knightshades: what the language of effects does not say."""

from functools import partial

from theomachy.games.godtear import verbs
from theomachy.games.godtear.battlefield import BOARD, DISTANCE, OFF, adjacent
from theomachy.games.godtear.rules import actions
from theomachy.games.godtear.rules.attack import CHAMPION_STEPS
from theomachy.games.godtear.rules.choosing import DONE, Listed, choose_model
from theomachy.games.godtear.rules.effects import friends, why_not_again
from theomachy.games.godtear.rules.entering import is_empty, movable
from theomachy.games.godtear.rules.objectives import within
from theomachy.games.godtear.rules.one_by_one import followers_move
from theomachy.games.godtear.rules.placing import place
from theomachy.games.godtear.rules.reasons import Whom
from theomachy.games.godtear.rules.values import skill_of
from theomachy.games.godtear.rules.walking import move
from theomachy.games.godtear.sheets import RollKind
from theomachy.games.godtear.state import Godtear, Model, Unit
from theomachy.games.godtear.tasks import CardTask, TokensBack, Use, card_task, without
from theomachy.kernel import Ask, Procedure, Reason

SUMMONS, FORWARD, WIND, GRASP = 3, 4, 2, 3
"""Ranges of Grave Summons, Forward Minions, Death Wind and Grasping Dead in hexes."""
PACE = 2
"""Hexes that Mournblade moves, or moves his Knightshades."""
WORTH = 1
"""Steps for knocking out Mournblade, in place of a champion's."""


# Undying, and others that rally


def undying_steps(t: Godtear, me: Unit, model: Model, use: Use | None) -> int:
    """Return what takes the steps for Mournblade below a champion's. A slayer's extra step stays. GT-F13."""
    return WORTH - CHAMPION_STEPS if model.unit == me.number else 0


def undying_knocks_out(t: Godtear, me: Unit, model: Model, use: Use | None) -> Procedure[None]:
    """Let Mournblade rally when an enemy is knocked out. GT-C13, GT-C27."""
    if model.seat != me.seat:
        yield from may_rally(t, me, "GT-C27")


def may_rally(t: Godtear, unit: Unit, clause: str) -> Procedure[None]:
    """Ask a knocked out champion if it rallies, outside its own activation. GT-A3, GT-F5."""
    if unit.knocked_out:
        answer = yield from Ask(unit.seat, "gt-ask-granted", Listed(["rally", DONE]), unit.id, clause)
        if answer != DONE:
            yield from actions.rally(t, unit)


def raise_dead(t: Godtear, use: Use) -> Procedure[None]:
    """Let every friendly champion in range rally. GT-F5."""
    champions = tuple(unit.members[0] for unit in friends(t, use) if unit.sheet.champion)
    verbs.schedule(t, CardTask("mournblade:rise", use.unit, champions, use=use))
    yield from ()


@card_task("mournblade:rise")
def rise(t: Godtear, task: CardTask) -> Procedure[None]:
    """Let the next champion rally, until none is able or the player has had enough."""
    me, use = t.units[task.unit], task.skill_used
    able = [friend for friend in [t.models[number] for number in task.models] if t.units[friend.unit].knocked_out]
    reach, why_not = skill_of(t, use).range or 0, partial(why_no_rise, t)
    why = Whom(t, ("champion",), me.seat, -1, (t.models[use.user].place,), reach, why_not)
    model = yield from choose_model(t, me.seat, "gt-ask-friend", able, use.skill, "GT-RLY-01", why, may=True)
    if model is not None:
        verbs.schedule(t, without(task, model.number))
        yield from actions.rally(t, t.units[model.unit])


def why_no_rise(t: Godtear, champion: Model) -> Reason | None:
    """Return why a champion does not rally, or None. GT-F5."""
    return actions.why_not_rally(t, t.units[champion.unit])


# Banners


def grave_summons_why_not(t: Godtear, unit: Unit, user: Model) -> Reason | None:
    if why := why_not_again(t, unit, "claim"):
        return why
    if not summoned(t, user):
        return Reason("gt-nowhere-for-banner", "GT-C10", {"unit": unit.name, "range": SUMMONS})
    return actions.why_no_claim_at(t, unit, summoned(t, user))


def grave_summons(t: Godtear, use: Use) -> Procedure[None]:
    """Claim an objective hex up to three hexes away. GT-C10."""
    user = t.models[use.user]
    yield from actions.claim(t, t.units[use.unit], summoned(t, user), user.place, SUMMONS)


def summoned(t: Godtear, user: Model) -> list[int]:
    return [place for place in within(t, user.place, SUMMONS) if is_empty(t, place)]


def death_wind_why_not(t: Godtear, unit: Unit, user: Model) -> Reason | None:
    """Return why his banner cannot be placed, or None: it is out of range, or no hex is open."""
    banner, named = t.models[unit.banner], {"unit": unit.name, "range": WIND}
    if banner.place == OFF or DISTANCE[user.place][banner.place] > WIND or not movable(t, banner, unit.seat):
        return Reason("gt-own-banner-too-far", "GT-SKL-10", named)
    return None if blown(t, user) else Reason("gt-nowhere-for-banner", "GT-SKL-10", named)


def death_wind(t: Godtear, use: Use) -> Procedure[None]:
    """Place the banner of Mournblade on another objective hex in range."""
    me = t.units[use.unit]
    user = t.models[use.user]
    yield from place(t, me.seat, t.models[me.banner], blown(t, user), (user.place,), WIND)


def blown(t: Godtear, user: Model) -> list[int]:
    return [place for place in within(t, user.place, WIND) if is_empty(t, place)]


# Knightshades


def grasping_dead(t: Godtear, use: Use) -> Procedure[None]:
    """Remove all Knightshades, then let all three come back near him, the fallen ones too. GT-KO-10, GT-C16."""
    shades = t.units[t.units[use.unit].partner]
    held = TokensBack(shades.number, shades.tokens)
    for shade in t.standing(shades):
        verbs.remove(t, shade, "GT-KO-10")
    back = [CardTask("mournblade:grasp", shades.number, (number,), use=use) for number in shades.members]
    verbs.schedule(t, *back, *([held] if t.setup.rulings.replaced_unit_tokens == "kept" else []))
    yield from ()


@card_task("mournblade:grasp")
def grasp(t: Godtear, task: CardTask) -> Procedure[None]:
    """Place the next Knightshade, if there is room."""
    (number,), use = task.models, task.skill_used
    here = t.models[use.user].place
    yield from place(t, t.units[task.unit].seat, t.models[number], BOARD.within(here, GRASP), (here,), GRASP)


def forward_minions(t: Godtear, use: Use) -> Procedure[None]:
    """Let the Knightshades move that are in range before the first of them moves."""
    followers_move(t, use, FORWARD, PACE)
    yield from ()


def death_grip(t: Godtear, me: Unit, model: Model) -> bool:
    """Return True for an enemy that is next to a Knightshade when its part of an advance begins. GT-B21, GT-F9."""
    return model.seat != me.seat and any(adjacent(shade.place, model.place) for shade in t.standing(me))


def wheres_master(t: Godtear, use: Use) -> Procedure[None]:
    """Let Mournblade rally if he is knocked out, and else move. GT-KO-06, GT-F5."""
    master = t.units[t.units[use.unit].partner]
    if master.knocked_out:
        yield from may_rally(t, master, "GT-RLY-01")
    else:
        yield from move(t, master.seat, t.models[master.members[0]], PACE)


def deaths_door(t: Godtear, use: Use, target: Model, roll: RollKind, margin: int) -> int:
    """Return a die more for either roll if the Knightshades have recruited in this activation."""
    return int("recruit" in verbs.the_activation(t).taken)
