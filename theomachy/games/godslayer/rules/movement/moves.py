"""GS-MOV: movement actions, and movements that cost nothing."""

from typing import Final

from theomachy.games.godslayer import tasks, verbs
from theomachy.games.godslayer.army.profiles import Weight
from theomachy.games.godslayer.rules.space.formation import movement_limit
from theomachy.games.godslayer.rules.space.paths import Mover, mover
from theomachy.games.godslayer.rules.values.action import Action, able, about_nobody, why_not_pay
from theomachy.games.godslayer.rules.values.statistics import has, leads, stat
from theomachy.games.godslayer.state import Battle, Card, March
from theomachy.geometry.plane import INCH
from theomachy.geometry.reach import reach
from theomachy.kernel import Procedure, Reason
from theomachy.kernel.scene import Stroke

SLIPPED: Final = "slipped"

LIMITED: dict[Weight, str] = {"": "GS-MOV-06", "light": "GS-CLS-02", "heavy": "GS-CLS-03"}
"""Clauses of the movement limit, by weight."""


def tokens_for(t: Battle, card: Card) -> list[str]:
    """Return the numbers of tokens that a movement action may use, from one to all that are allowed.

    GS-MOV-01, GS-MOV-06.
    """
    return [f"{n}" for n in range(1, min(card.tokens, movement_limit(t, card) - card.moved) + 1)]


def why_not_move(t: Battle, card: Card, arg: str) -> Reason | None:
    """Return why a card may not make a movement action of this many tokens now, or None.

    GS-MOV-01, GS-MOV-06, GS-A-05, GS-A-07.
    """
    if not (arg.isascii() and arg.isdigit() and len(arg) < 4 and arg == f"{int(arg)}" and int(arg) > 0):
        return Reason("gs-no-such-move", "GS-MOV-01", {"card": card.id, "key": arg})
    return why_exhausted(t, card, int(arg)) or why_not_pay(card, int(arg)) or why_rooted(t, card)


def why_exhausted(t: Battle, card: Card, tokens: int) -> Reason | None:
    """Return why a card has not enough of its movement limit left, or None. GS-MOV-06, GS-CLS-02, GS-CLS-03."""
    limit = movement_limit(t, card)
    if card.moved + tokens <= limit:
        return None
    return Reason("gs-exhausted", LIMITED[card.of.weight], {"card": card.id, "limit": limit, "moved": card.moved})


def why_rooted(t: Battle, card: Card) -> Reason | None:
    """Return why a card cannot move, which is that no able member has a MOV, or None. GS-STA-01, GS-A-13."""
    if any(stat(t, model, "MOV") for model in able(t, card)):
        return None
    return Reason("gs-cannot-move", "GS-STA-01", {"card": card.id})


def begin_move(t: Battle, card: Card, arg: str) -> Procedure[None]:
    """Pay for a movement action that was declared and begin it. Only now may its distance be measured.

    GS-MOV-01, GS-MOV-06, GS-TRM-03.
    """
    tokens = int(arg)
    further = extra(t, card)
    safe = slips(t, card, tokens)
    verbs.pay(t, card, tokens)
    verbs.count_movement(t, card, tokens)
    verbs.note(t, card, "move")
    if safe:
        verbs.note(t, card, SLIPPED)
    begin(t, March(card.number, "move", further, tokens, safe=safe))
    yield from ()


def extra(t: Battle, card: Card) -> int:
    """Return how much further a card moves by its subfaction, in plane units.

    Amazons move an inch more in the first movement action of an activation, Fiannor with their first token of the
    battle's first round. GS-SUB-01.
    """
    inches = 0
    if leads(t, card, "amazons") and t.activation is not None and t.activation.moves == 0:
        inches += INCH
    if leads(t, card, "fiannor") and t.round == 1 and card.moved == 0:
        inches += INCH
    return inches


def slips(t: Battle, card: Card, tokens: int) -> bool:
    """Return True if a movement of one token is safe from free strikes, by the tactic Scatter."""
    return tokens == 1 and not card.did(SLIPPED) and all(has(t, model, "slippery") for model in able(t, card))


def tokens_of(t: Battle, card: Card, arg: str) -> int:
    return int(arg)


def reach_of(t: Battle, card: Card, arg: str) -> list[Stroke]:
    """Return the area that the first member can reach, to draw where measuring is free. GS-TRM-03, GS-A-118."""
    if t.setup.measuring != "free" or why_not_move(t, card, arg):
        return []
    model = able(t, card)[0]
    far = int(arg) * stat(t, model, "MOV") * INCH + extra(t, card)
    return reached(mover(t, model, (model.x, model.y), far))


def reached(go: Mover) -> list[Stroke]:
    return [Stroke("reach", points, True) for points in reach(go.field, go.disc, go.far, go.rough)]


MOVE = Action(tokens_for, why_not_move, begin_move, tokens_of, reach_of, about_nobody)


def begin(t: Battle, march: March) -> None:
    verbs.begin_march(t, march)
    verbs.schedule(t, tasks.March(march.card))


def schedule_shift(t: Battle, card: Card) -> None:
    """Schedule the move of an inch that Shadow Trolls make at the end of their activation. GS-SUB-01."""
    if leads(t, card, "shadow-trolls"):
        verbs.schedule(t, tasks.Shift(card.number))


def shift(t: Battle, task: tasks.Shift) -> Procedure[None]:
    """Begin a shift of an inch that is safe from free strikes. GS-SUB-01."""
    card = t.cards[task.card]
    if able(t, card) and not card.fleeing:
        begin(t, March(card.number, "shift", INCH, safe=True))
    yield from ()


def free_move(t: Battle, card: Card) -> None:
    """Begin a free move of a card, once its MOV, by the tactic Follow Me.

    It counts as a movement action, so no member may lie on the ground. GS-MOV-01, GS-CHG-01, GS-KNO-05.
    """
    if able(t, card) and not card.fleeing and not any(model.down for model in t.members(card)):
        begin(t, March(card.number, "free", 0, 1))
