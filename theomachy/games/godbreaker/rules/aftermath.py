"""What lives on after a game of a campaign: the prize, the return of the ascended, new godbreakers. GB-CIR-11 to 15"""

import msgspec

from theomachy.games.godbreaker import verbs
from theomachy.games.godbreaker.army.circles import Circle, Godbreaker, said
from theomachy.games.godbreaker.army.creation import (
    can_gain,
    gain_trait,
    make_godbreaker,
    name_godbreaker,
    spare_names,
)
from theomachy.games.godbreaker.state import ASCENDED, FIELD, Model, Saga
from theomachy.games.godbreaker.tasks import Close, Prize, Replace, Return
from theomachy.kernel import Ask, Procedure

PRIZE_BELOW = 10
"""GB-CIR-15"""
NEW_DIE = 6
NEW_TRAITS = 2
"""Of a godbreaker that returns or joins. GB-CIR-05, GB-CIR-14, GB-A-84"""


def aftermath(t: Saga) -> Procedure[None]:
    """First the prize, then the ascended one by one; who is gone is replaced at once. GB-CIR-13 to 15"""
    if not t.setup.campaign:
        verbs.over(t)
        return
    for seat, circle in enumerate(t.circles):
        verbs.live_on(t, seat, grown(t, seat, circle))
    away = [model for seat in t.seniority for model in godbreakers(t, seat) if model.where == ASCENDED]
    prizes = [Prize(seat) for seat, share in enumerate(t.shares) if share == 1]
    verbs.schedule(t, *prizes, *[Return(model.seat, model.number) for model in away], Close())
    yield from ()


def godbreakers(t: Saga, seat: int) -> list[Model]:
    """All that a circle brought along, also those who are not on the battlefield."""
    return [model for model in t.models if model.godbreaker and model.seat == seat]


def grown(t: Saga, seat: int, circle: Circle) -> Circle:
    """A circle with the dice that its godbreakers have now. GB-TRI-03, GB-TRT-16, GB-A-88"""
    dice = {model.name: model.die for model in godbreakers(t, seat)}
    return msgspec.structs.replace(
        circle, godbreakers=tuple([msgspec.structs.replace(who, die=dice[who.name]) for who in circle.godbreakers])
    )


def prize(t: Saga, seat: int) -> Procedure[None]:
    """The winner may name one of theirs for a Triumph. GB-CIR-15, GB-A-80"""
    worthy = [model for model in godbreakers(t, seat) if model.where == FIELD and model.die < PRIZE_BELOW]
    if not worthy:
        return
    options = [*[f"prize:{model.id}" for model in worthy], "none"]
    key = yield from Ask[str](seat, "gb-ask-prize", options, clause="GB-CIR-15")
    for model in worthy:
        if key == f"prize:{model.id}":
            verbs.tell(t, "gb-prize", "GB-CIR-15", seat=seat, model=model.id)
            verbs.triumph(t, model)
            verbs.rise(t, model)
            verbs.live_on(t, seat, grown(t, seat, t.circles[seat]))


def call_back(t: Saga, seat: int, number: int) -> Procedure[None]:
    """One who returns gains a trait and is a D6 again; one who does not is gone for ever. GB-TRI-07, GB-CIR-14"""
    model, circle = t.models[number], t.circles[seat]
    who = next(godbreaker for godbreaker in circle.godbreakers if godbreaker.name == model.name)
    returns = False
    if can_gain(who):
        key = yield from Ask[str](seat, "gb-ask-return", ["return", "farewell"], model.id, "GB-CIR-14")
        returns = key == "return"
    if not returns:
        left = tuple([godbreaker for godbreaker in circle.godbreakers if godbreaker is not who])
        verbs.live_on(t, seat, msgspec.structs.replace(circle, godbreakers=left))
        verbs.tell(t, "gb-farewell", "GB-CIR-14", seat=seat, model=model.id)
        verbs.schedule(t, Replace(seat))
        return
    after = yield from gain_trait(seat, who, t.setup.levels, model.id)
    after = msgspec.structs.replace(after, die=NEW_DIE)
    everybody = tuple([after if godbreaker is who else godbreaker for godbreaker in circle.godbreakers])
    verbs.live_on(t, seat, msgspec.structs.replace(circle, godbreakers=everybody))
    verbs.tell(t, "gb-returns", "GB-CIR-14", seat=seat, model=model.id, die=NEW_DIE)
    tell_growth(t, seat, who, after)


def replace(t: Saga, seat: int) -> Procedure[None]:
    """A new godbreaker, whom its player names, joins at the end of the roster, so that the next in line leads.

    GB-CIR-03, GB-CIR-05, GB-A-84
    """
    circle, spare = t.circles[seat], spare_names(t.circles)
    blank = Godbreaker(spare[0], NEW_DIE, (), ())
    new = yield from make_godbreaker(seat, blank, NEW_TRAITS, t.setup.levels, blank.name)
    new = yield from name_godbreaker(seat, new, circle, spare)
    verbs.live_on(t, seat, msgspec.structs.replace(circle, godbreakers=(*circle.godbreakers, new)))
    verbs.join(t, seat, new.name)
    tell_growth(t, seat, blank, new)


def tell_growth(t: Saga, seat: int, before: Godbreaker, after: Godbreaker) -> None:
    """GB-CIR-07 to 09"""
    for trait, rank in after.traits:
        if rank > before.rank(trait):
            named = {"name": after.name, "trait": said("trait", trait), "rank": rank}
            verbs.tell(t, "gb-gains-trait", "GB-CIR-07", seat=seat, **named)
    for metal in after.metals[1:]:
        if metal not in before.metals:
            verbs.tell(t, "gb-takes-metal", "GB-CIR-09", seat=seat, name=after.name, metal=said("metal", metal))
    for flaw in after.flaws:
        if flaw not in before.flaws:
            verbs.tell(t, "gb-takes-flaw", "GB-CIR-09", seat=seat, name=after.name, flaw=said("flaw", flaw))


def close(t: Saga) -> Procedure[None]:
    """GB-CIR-12, GB-A-88: casualties, damage, tokens and markers are forgotten."""
    verbs.over(t)
    yield from ()
