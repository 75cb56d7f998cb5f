"""GS-WLD-01, GS-WLD-02: warlords give tokens to their warband."""

from collections.abc import Iterator
from typing import Final

from theomachy.games.godslayer import verbs
from theomachy.games.godslayer.rules.effects.orders import (
    UNIT,
    Target,
    reached,
    why_not_friend,
    why_unseen,
)
from theomachy.games.godslayer.rules.values.action import Action, able, about_piece, why_no_target, why_not_pay
from theomachy.games.godslayer.state import Battle, Card
from theomachy.kernel import Procedure, Reason

CLAUSE = "GS-WLD-01"
ASSIGNED: Final = "assigned"


def args(t: Battle, card: Card) -> Iterator[str]:
    if card.of.kind == "warlord":
        yield from [other.id for other in t.cards if t.friendly(card, other) and t.members(other)]


def why_not(t: Battle, card: Card, arg: str) -> Reason | None:
    """Return why a warlord may not give a token to a card, or None.

    Every friend in sight may get one, activated or not, fleeing or not, but only one in a round from all warlords
    together. GS-MOD-02, GS-WLD-01, GS-WLD-02, GS-A-62, GS-A-65, GS-A-134.
    """
    if card.of.kind != "warlord":
        return Reason("gs-no-warlord", CLAUSE, {"card": card.id})
    other = t.card_named(arg)
    if other is None:
        return why_no_target(t, UNIT, arg, CLAUSE)
    if other is card:
        return Reason("gs-not-to-itself", "GS-A-62", {"card": card.id})
    if not t.members(other):
        return Reason("gs-target-gone", CLAUSE, {"target": other.id})
    if why := why_not_friend(t, card, other, CLAUSE):
        return why
    if other.did(ASSIGNED):
        return Reason("gs-token-assigned", "GS-WLD-02", {"card": other.id})
    return why_not_pay(card, 1) or why_unseen(t, able(t, card), target(t, other), CLAUSE)


def target(t: Battle, card: Card) -> Target:
    return Target(card, tuple(t.members(card)))


def perform(t: Battle, card: Card, arg: str) -> Procedure[None]:
    """Give a token to a card. It is paid before measuring: a card too far away does not get it. GS-WLD-01."""
    other = t.card_named(arg)
    assert other is not None
    verbs.pay(t, card, 1)
    if reached(t, able(t, card), target(t, other)):
        verbs.note(t, other, ASSIGNED)
        verbs.gain(t, other, 1, CLAUSE)
    else:
        verbs.fall_short(t, card, other.id, CLAUSE)
    yield from ()


ASSIGN = Action(args, why_not, perform, lambda t, card, arg: 1, subject=about_piece)
