"""GS-KNO-02: standing up."""

from theomachy.games.godslayer import verbs
from theomachy.games.godslayer.rules.movement.moves import why_exhausted
from theomachy.games.godslayer.rules.values.action import Action, about_nobody, why_not_pay
from theomachy.games.godslayer.state import Battle, Card, Model
from theomachy.kernel import Procedure, Reason


def why_not_stand(t: Battle, card: Card, arg: str) -> Reason | None:
    """Return why the members of a card may not stand up now, or None.

    GS-KNO-02, GS-KNO-04, GS-KNO-05, GS-MOV-10, GS-A-67.
    """
    if arg:
        return Reason("gs-no-such-action", "GS-KNO-02", {"card": card.id, "key": arg})
    if not fallen(t, card):
        return Reason("gs-nobody-lies", "GS-KNO-02", {"card": card.id})
    return why_exhausted(t, card, 1) or why_not_pay(card, 1, "GS-KNO-02")


def fallen(t: Battle, card: Card) -> list[Model]:
    return [model for model in t.members(card) if model.down and not model.still]


def stand_up(t: Battle, card: Card, arg: str) -> Procedure[None]:
    """Let all members that lie stand up for one token, as a movement action.

    GS-KNO-01, GS-KNO-02, GS-KNO-05, GS-MOV-10.
    """
    verbs.pay(t, card, 1)
    verbs.count_movement(t, card, 1)
    verbs.note(t, card, "move")
    for model in fallen(t, card):
        verbs.stand_up(t, model)
    yield from ()


STAND_UP = Action(lambda t, card: ("",), why_not_stand, stand_up, lambda t, card, arg: 1, subject=about_nobody)
