"""Rhodri and the Household Guard: what the language of effects does not say."""

from functools import partial

from theomachy.games.godtear.battlefield import OFF, adjacent
from theomachy.games.godtear.rules import actions
from theomachy.games.godtear.rules.choosing import Units, choose_unit
from theomachy.games.godtear.rules.effects import friends, why_not_claim_anyhow, why_not_granted
from theomachy.games.godtear.rules.values import skill_of
from theomachy.games.godtear.state import Godtear, Model, Unit
from theomachy.games.godtear.tasks import Use
from theomachy.kernel import Procedure, Reason


def unyielding(t: Godtear, me: Unit, model: Model, seat: int) -> bool:
    """Return True if the enemy would move Rhodri while he is next to a banner of his side. GT-B10, GT-B11."""
    return model.number == me.members[0] and seat != me.seat and by_a_banner(t, me, model.place)


def by_a_banner(t: Godtear, me: Unit, place: int) -> bool:
    """Return True if a banner of this side, his own or a friend's, is next to a hex."""
    banners = [t.models[unit.banner] for unit in t.units if unit.seat == me.seat and unit.banner >= 0]
    return any(banner.place != OFF and adjacent(banner.place, place) for banner in banners)


def bannerfall_why_not(t: Godtear, unit: Unit, user: Model) -> Reason | None:
    """Return why Bannerfall cannot be used, or None. It is a claim and nothing else. GT-A11, GT-C8, GT-C9."""
    return why_not_claim_anyhow(t, unit)


def answer_the_call(t: Godtear, use: Use) -> Procedure[None]:
    """Let a unit with a follower in range recruit. GT-A3, GT-C17."""
    me = t.units[use.unit]
    units = [unit for unit in friends(t, use) if not unit.sheet.champion]
    able = [unit for unit in units if why_not_granted(t, unit, "recruit") is None]
    if able:
        here, reach = t.models[use.user].place, skill_of(t, use).range or 0
        choice = Units(t, able, me.seat, here, reach, partial(why_no_answer, t))
        unit = yield from choose_unit(me.seat, "gt-ask-friend", choice, use.skill, "GT-SKL-08")
        assert unit is not None
        yield from actions.recruit(t, unit)


def why_no_answer(t: Godtear, unit: Unit) -> Reason | None:
    """Return why a champion or unit in range cannot recruit, or None. GT-TRN-05, GT-A3."""
    if unit.sheet.champion:
        return Reason("gt-not-for-champions", "GT-TRN-05", {"unit": unit.name})
    return why_not_granted(t, unit, "recruit")


def shield_wall(t: Godtear, me: Unit, model: Model, seat: int) -> bool:
    """Return True if the enemy would move a Guard next to Rhodri, even a knocked out Rhodri. GT-B10, GT-C15."""
    rhodri = actions.champion_of(t, me)
    return model.unit == me.number and seat != me.seat and rhodri.place != OFF and adjacent(rhodri.place, model.place)
