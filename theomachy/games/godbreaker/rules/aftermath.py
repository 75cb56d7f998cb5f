"""The aftermath of a campaign's game: the prize, returns after Ascension, new godbreakers. GB-CIR-11 to 15."""

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
from theomachy.games.godbreaker.setup import SEATS
from theomachy.games.godbreaker.state import ASCENDED, FIELD, Model, Saga
from theomachy.games.godbreaker.tasks import Close, Prize, Replace, Return
from theomachy.kernel import Ask, Procedure
from theomachy.play.piece_names import sided

PRIZE_BELOW = 10
"""The die below which a godbreaker may have the prize. GB-CIR-15."""
NEW_DIE = 6
NEW_TRAITS = 2
"""Traits that a new godbreaker gains; NEW_DIE is its die and that of one who returns.

GB-CIR-05, GB-CIR-14, GB-A-84.
"""


def aftermath(t: Saga) -> Procedure[None]:
    """Schedule the prize, then the returns of the ascended, one by one. GB-CIR-13 to 15.

    A godbreaker who does not return is replaced at once.
    """
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
    """Return all godbreakers that a circle brought along, those off the battlefield included."""
    return [model for model in t.models if model.godbreaker and model.seat == seat]


def grown(t: Saga, seat: int, circle: Circle) -> Circle:
    """Return a circle with the dice that its godbreakers have now. GB-TRI-03, GB-TRT-16, GB-A-88."""
    dice = {model.name: model.die for model in godbreakers(t, seat)}
    return msgspec.structs.replace(
        circle, godbreakers=tuple([msgspec.structs.replace(who, die=dice[who.name]) for who in circle.godbreakers])
    )


def prize(t: Saga, seat: int) -> Procedure[None]:
    """Let the winner name one of their godbreakers for a Triumph. GB-CIR-15, GB-A-80."""
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
    """Call an ascended godbreaker back as a D6 that gains a trait, or let it go for ever. GB-TRI-07, GB-CIR-14."""
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
    """Add a new godbreaker, made and named by the player, at the end of the roster. GB-CIR-03, GB-CIR-05, GB-A-84.

    So the next in the list leads if the leader is gone.
    """
    former = tuple([model.name for model in t.models if model.godbreaker and model.seat == seat])
    circle, spare = t.circles[seat], spare_names(t.circles, [model.name for model in t.models if model.godbreaker])
    blank = Godbreaker(spare[0], NEW_DIE, (), ())
    new = yield from make_godbreaker(seat, blank, NEW_TRAITS, t.setup.levels, blank.name)
    new = yield from name_godbreaker(seat, new, circle, spare, former)
    verbs.live_on(t, seat, msgspec.structs.replace(circle, godbreakers=(*circle.godbreakers, new)))
    verbs.join(t, seat, called(t, seat, new.name))
    tell_growth(t, seat, blank, new)


def tell_growth(t: Saga, seat: int, before: Godbreaker, after: Godbreaker) -> None:
    """Tell the traits, ranks, metals and flaws that a godbreaker has gained. GB-CIR-07 to 09."""
    name = called(t, seat, after.name)
    for trait, rank in after.traits:
        if rank > before.rank(trait):
            named = {"name": name, "trait": said("trait", trait), "rank": rank}
            verbs.tell(t, "gb-gains-trait", "GB-CIR-07", seat=seat, **named)
    for metal in after.metals[1:]:
        if metal not in before.metals:
            verbs.tell(t, "gb-takes-metal", "GB-CIR-09", seat=seat, name=name, metal=said("metal", metal))
    for flaw in after.flaws:
        if flaw not in before.flaws:
            verbs.tell(t, "gb-takes-flaw", "GB-CIR-09", seat=seat, name=name, flaw=said("flaw", flaw))


def called(t: Saga, seat: int, name: str) -> str:
    """Return the id of the words that name a godbreaker, with its side if another circle has one of that name."""
    others = {model.name for model in t.models if model.godbreaker and model.seat != seat}
    others |= {who.name for owner, circle in enumerate(t.circles) if owner != seat for who in circle.godbreakers}
    return sided(name, SEATS[seat]) if name in others else name


def close(t: Saga) -> Procedure[None]:
    """Forget casualties, damage, tokens and markers, and end the match. GB-CIR-12, GB-A-88."""
    verbs.over(t)
    yield from ()
