"""GT-ADV, GT-CLM, GT-RLY, GT-RCT: the actions that all cards have."""

from collections.abc import Sequence
from functools import partial

from theomachy.games.godtear import verbs
from theomachy.games.godtear.battlefield import NAMES, NEIGHBOURS, OFF
from theomachy.games.godtear.rules.attack import CLASS_STEPS, expire_speed
from theomachy.games.godtear.rules.choosing import choose_hex
from theomachy.games.godtear.rules.entering import arrive
from theomachy.games.godtear.rules.placing import has_place, places_for, why_not_place
from theomachy.games.godtear.rules.reasons import no_objective, taken, too_far
from theomachy.games.godtear.rules.values import speed
from theomachy.games.godtear.rules.walking import stride
from theomachy.games.godtear.rules.windows import anyone, opened, own
from theomachy.games.godtear.scenarios import SCENARIOS
from theomachy.games.godtear.state import SPEED, Godtear, Model, Unit
from theomachy.games.godtear.tasks import ActionDone, EachMoves
from theomachy.kernel import Procedure, Reason

CLAIM_STEPS = 1
"""Steps of a claim. GT-LAD-08."""


# Advance


def why_not_advance(t: Godtear, unit: Unit) -> Reason | None:
    if not all(anyone(t, "bound", model) for model in t.standing(unit)):
        return None
    return Reason("gt-all-bound" if t.standing(unit) else "gt-nobody-there", "GT-SKL-14", {"unit": unit.name})


def advance(t: Godtear, unit: Unit) -> Procedure[None]:
    """Move a champion up to its speed, or each follower of a unit. GT-ADV-01, GT-ADV-02, GT-C7."""
    verbs.note(t, unit, "advance")
    if unit.sheet.champion:
        token = unit.tokens[SPEED]
        yield from stride(t, unit.seat, t.models[unit.members[0]], speed(t, unit), "GT-ADV-01")
        expire_speed(t, unit, token)
        yield from acted_by_grant(t, unit, "advance")
    else:
        free = tuple(model.number for model in t.standing(unit) if not anyone(t, "bound", model))
        far, token = speed(t, unit), unit.tokens[SPEED]
        moves = EachMoves(unit.number, models=free, hexes=far, path="advance", token=token, seat=unit.seat)
        verbs.schedule(t, moves, *([] if is_active(t, unit) else [ActionDone(unit.number, "advance")]))


# Claim


def why_not_claim(t: Godtear, unit: Unit) -> Reason | None:
    """Return why a champion may not claim now, or None. GT-CLM-01, GT-CLM-02, GT-A11, GT-C8, GT-F10."""
    if t.phase != "plot":
        return Reason("gt-claim-only-in-plot", "GT-CLM-01", {"unit": unit.name})
    return why_no_claim_at(t, unit, claimable(t, unit))


def why_no_claim_at(t: Godtear, unit: Unit, places: Sequence[int]) -> Reason | None:
    if unit.banner < 0:
        return Reason("gt-no-banner", "GT-CLM-03", {"unit": unit.name})
    if t.models[unit.banner].place != OFF and t.setup.rulings.claim_again == "refused":
        return Reason("gt-banner-is-out", "GT-C8", {"unit": unit.name})
    if not places:
        return Reason("gt-nothing-to-claim", "GT-CLM-02", {"unit": unit.name})
    return None


def claimable(t: Godtear, unit: Unit) -> list[int]:
    """Return the empty objective hexes next to a champion. GT-CLM-02, GT-CLM-03."""
    here = t.models[unit.members[0]].place
    near = NEIGHBOURS[here] if here != OFF else ()
    return [place for place in near if place in t.objectives and place not in t.hexes]


def claim(t: Godtear, unit: Unit, places: Sequence[int] = (), start: int = OFF, reach: int = 1) -> Procedure[None]:
    """Put the banner up on an empty objective hex. GT-CLM-01 to 04, GT-LAD-08, GT-LAD-12, GT-C8 to 10.

    A card may name the hexes, which lie within a distance of a start that is not the champion's own hex.
    """
    banner = t.models[unit.banner]
    again = banner.place != OFF
    places = places or claimable(t, unit)
    here = champion_of(t, unit).place if start == OFF else start
    why = partial(why_not_claim_there, t, here, reach)
    where = yield from choose_hex(unit.seat, "gt-ask-claim", places, unit.id, "GT-CLM-03", why)
    verbs.raise_banner(t, banner, where, "GT-CLM-03")
    verbs.note(t, unit, "claim")
    if t.phase == "plot" and not (again and t.setup.rulings.claim_again == "no steps"):
        verbs.step(t, unit.seat, CLAIM_STEPS + (CLASS_STEPS if unit.sheet.class_ == "shaper" else 0), "GT-LAD-08")
    yield from acted_by_grant(t, unit, "claim")


def why_not_claim_there(t: Godtear, start: int, reach: int, place: int) -> Reason | None:
    """Return why a banner cannot be put up in a hex. GT-CLM-02, GT-CLM-03, GT-C10."""
    clause = "GT-CLM-03"
    return no_objective(t, place, clause) or taken(t, place, clause) or too_far(place, (start,), reach, clause)


def acted_by_grant(t: Godtear, unit: Unit, action: str) -> Procedure[None]:
    """Open the window after an action that a champion takes outside its own activation.

    In its own activation `action_done` opens the window. GT-A12.
    """
    if not is_active(t, unit):
        yield from opened(t, "acted", unit, action)


def is_active(t: Godtear, unit: Unit) -> bool:
    """Return True during a champion's or unit's own activation."""
    return t.activation is not None and t.activation.unit == unit.number


# Rally


def why_not_rally(t: Godtear, unit: Unit) -> Reason | None:
    """Return why a champion may not rally, or None. GT-RLY-01, GT-F5."""
    return None if unit.knocked_out else Reason("gt-not-knocked-out", "GT-F5", {"unit": unit.name})


def rally(t: Godtear, unit: Unit) -> Procedure[None]:
    """Let a champion rally. GT-RLY-02, GT-RLY-03."""
    verbs.rally(t, unit)
    verbs.note(t, unit, "rally")
    yield from acted_by_grant(t, unit, "rally")


# Recruit


def why_not_recruit(t: Godtear, unit: Unit) -> Reason | None:
    """Return why a unit may not recruit, or None. GT-RCT-01, GT-F6, GT-A9."""
    if len(t.standing(unit)) == len(unit.members):
        return Reason("gt-unit-is-full", "GT-RCT-01", {"unit": unit.name, "size": len(unit.members)})
    if not any(has_place(t, fallen(t, unit), places) for places in recruit_hexes(t, unit)):
        return Reason("gt-no-room-to-recruit", "GT-RCT-04", {"unit": unit.name})
    return None


def recruit_hexes(t: Godtear, unit: Unit) -> list[tuple[int, ...]]:
    """Return the groups of hexes for recruits: beside the champion, else its side's deployment hexes.

    The deployment hexes count only where there is no room beside the champion. GT-RCT-02, GT-RCT-04, GT-B17.
    """
    champion = champion_of(t, unit)
    beside = [NEIGHBOURS[champion.place]] if champion.place != OFF else []
    return [*beside, SCENARIOS[t.setup.scenario].deployment[t.side(unit.seat)]]


def recruit_places(t: Godtear, unit: Unit) -> list[int]:
    """Return the hexes where the next recruit may come: the first group that has room."""
    model = fallen(t, unit)
    open_places = (places_for(t, model, places) for places in recruit_hexes(t, unit))
    return next(filter(None, open_places), [])


def fallen(t: Godtear, unit: Unit) -> Model:
    """Return the follower that comes back first."""
    return next(t.models[number] for number in unit.members if t.models[number].place == OFF)


def recruit(t: Godtear, unit: Unit) -> Procedure[None]:
    """Let one follower come back. GT-RCT-01 to 04, GT-C34."""
    verbs.note(t, unit, "recruit")
    places = partial(recruit_places, t, unit)
    why = partial(why_not_recruit_there, t, unit)
    where = yield from choose_hex(unit.seat, "gt-ask-recruit", places, unit.id, "GT-RCT-02", why)
    most = own(t, unit, "most recruits")
    yield from come_back(t, unit, where, (yield from most(t, unit, where)) if most else 1)
    yield from acted_by_grant(t, unit, "recruit")


def why_not_recruit_there(t: Godtear, unit: Unit, place: int) -> Reason | None:
    """Return why a follower cannot come back in a hex. GT-RCT-02, GT-RCT-04, GT-B17, GT-B22."""
    model, (*beside, deployment) = fallen(t, unit), recruit_hexes(t, unit)
    named = {"hex": NAMES[place], "champion": t.units[unit.partner].name}
    if any(place in near for near in beside):
        return why_not_place(t, model, place)
    if any(places_for(t, model, near) for near in beside):
        return Reason("gt-recruits-beside-champion", "GT-RCT-02", named)
    if place not in deployment:
        return Reason("gt-recruits-in-deployment", "GT-RCT-04", named)
    return why_not_place(t, model, place)


def come_back(t: Godtear, unit: Unit, where: int, count: int) -> Procedure[None]:
    for number in [number for number in unit.members if t.models[number].place == OFF][:count]:
        model = t.models[number]
        verbs.recruit(t, model, where)
        yield from arrive(t, model, (where,))
        yield from opened(t, "recruited", model)


def all_banners_off(t: Godtear) -> Procedure[None]:
    """Remove all banners, then open the windows for what their removal brings about. GT-END-04, GT-C31."""
    banners = [t.models[unit.banner] for unit in t.units if unit.banner >= 0 and t.models[unit.banner].place != OFF]
    for banner in banners:
        verbs.remove_banner(t, banner, "GT-END-04")
    for banner in banners:
        yield from opened(t, "banner gone", banner)


def champion_of(t: Godtear, unit: Unit) -> Model:
    """Return the champion of a unit, which is its own or its followers'."""
    return t.models[(unit if unit.sheet.champion else t.units[unit.partner]).members[0]]
