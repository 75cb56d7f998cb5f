"""GS-TAC-15: special talents, songs, brews and prayers. They may cost tokens, but nobody ever tests."""

from collections.abc import Iterator
from typing import NamedTuple

from theomachy.games.godslayer import verbs
from theomachy.games.godslayer.army.profiles import Tactic, Talent
from theomachy.games.godslayer.rules.effects.orders import (
    reached,
    target_keys,
    target_of,
    why_not_target,
    why_unseen,
)
from theomachy.games.godslayer.rules.effects.tactic_effects import INSTANT
from theomachy.games.godslayer.rules.values.action import Action, able, why_not_pay
from theomachy.games.godslayer.state import Battle, Card, Effect
from theomachy.geometry.plane import INCH
from theomachy.kernel import Procedure, Reason
from theomachy.kernel.keys import Subject, split_verb

CLAUSE = "GS-TAC-15"


class Use(NamedTuple):
    """The parts of an option: `brews:stout:a2`."""

    talent: Talent
    gift: Tactic
    target: str


def read_use(card: Card, arg: str) -> Use | None:
    id, rest = split_verb(arg)
    given, target = split_verb(rest)
    for talent in card.of.talents:
        for gift in talent.gives:
            if (talent.id, gift.id) == (id, given):
                return Use(talent, gift, target)
    return None


def args(t: Battle, card: Card) -> Iterator[str]:
    for talent in card.of.talents:
        for gift in talent.gives:
            yield from [f"{talent.id}:{gift.id}:{key}" for key in target_keys(t, card, gift.type)]


def why_not(t: Battle, card: Card, arg: str) -> Reason | None:
    """Return why a card may not use a talent on a target now, or None.

    One of a list can be used in a round, on a target in sight. Creatures can be targets, too. GS-TAC-15, GS-PRO-06,
    GS-A-65.
    """
    use = read_use(card, arg)
    if use is None:
        return Reason("gs-no-such-talent", CLAUSE, {"card": card.id, "key": arg})
    if use.talent.id in card.done:
        return Reason("gs-talent-used", CLAUSE, {"talent": f"gs-{use.talent.id}"})
    if no := why_not_pay(card, use.talent.act) or why_not_target(t, card, use.gift.type, use.target, CLAUSE):
        return no
    target = target_of(t, use.gift.type, use.target)
    assert target is not None
    return why_unseen(t, able(t, card), target, CLAUSE)


def perform(t: Battle, card: Card, arg: str) -> Procedure[None]:
    """Use a talent: pay for it, measure the distance, and apply it. GS-TAC-15, GS-TRM-03."""
    use = read_use(card, arg)
    assert use is not None
    talent, gift = use.talent, use.gift
    verbs.pay(t, card, talent.act)
    verbs.note_ids(t, card, talent.id)
    verbs.use_talent(t, card, gift.id, use.target)
    target = target_of(t, gift.type, use.target)
    assert target is not None
    if not reached(t, able(t, card), target, talent.rng * INCH):
        verbs.fall_short(t, card, use.target, CLAUSE)
    elif gift.until == "instant":
        yield from INSTANT[gift.id](t, card, list(target.models))
    else:
        for model in target.models:
            verbs.affect(t, model, Effect(gift.id, "talent", gift.until, card.number, round=t.round), CLAUSE)


def cost(t: Battle, card: Card, arg: str) -> int:
    use = read_use(card, arg)
    return use.talent.act if use is not None else 0


def subject(card: Card, arg: str) -> Subject:
    use = read_use(card, arg)
    return Subject(piece=use.target) if use is not None else Subject()


TALENT = Action(args, why_not, perform, cost, subject=subject)
