"""GS-MOV: movement actions, and movements that nobody pays for."""

from typing import Final

from theomachy.games.godslayer import tasks, verbs
from theomachy.games.godslayer.army.profiles import Weight
from theomachy.games.godslayer.rules.effects.statistics import has, leads, stat
from theomachy.games.godslayer.rules.movement.formation import movement_limit
from theomachy.games.godslayer.rules.movement.paths import (
    Mover,
    mover,
)
from theomachy.games.godslayer.rules.round.action import Action, able, about_nobody, why_not_pay
from theomachy.games.godslayer.state import Battle, Card, March
from theomachy.geometry.plane import INCH
from theomachy.geometry.reach import reach
from theomachy.kernel import Procedure, Reason
from theomachy.kernel.scene import Stroke

SLIPPED: Final = "slipped"

LIMITED: dict[Weight, str] = {"": "GS-MOV-06", "light": "GS-CLS-02", "heavy": "GS-CLS-03"}
"""Clauses of the movement limit."""


def tokens_for(t: Battle, card: Card) -> list[str]:
    """One token up to all that it may still spend on movement. GS-MOV-01, GS-MOV-06"""
    return [f"{n}" for n in range(1, min(card.tokens, movement_limit(t, card) - card.moved) + 1)]


def why_not_move(t: Battle, card: Card, arg: str) -> Reason | None:
    """GS-MOV-01, GS-MOV-06, GS-A-05, GS-A-07"""
    if not (arg.isascii() and arg.isdigit() and len(arg) < 4 and arg == f"{int(arg)}" and int(arg) > 0):
        return Reason("gs-no-such-move", "GS-MOV-01", {"card": card.id, "key": arg})
    return why_exhausted(t, card, int(arg)) or why_not_pay(card, int(arg)) or why_rooted(t, card)


def why_exhausted(t: Battle, card: Card, tokens: int) -> Reason | None:
    """GS-MOV-06, GS-CLS-02, GS-CLS-03"""
    limit = movement_limit(t, card)
    if card.moved + tokens <= limit:
        return None
    return Reason("gs-exhausted", LIMITED[card.of.weight], {"card": card.id, "limit": limit, "moved": card.moved})


def why_rooted(t: Battle, card: Card) -> Reason | None:
    """GS-STA-01, GS-A-13"""
    if any(stat(t, model, "MOV") for model in able(t, card)):
        return None
    return Reason("gs-cannot-move", "GS-STA-01", {"card": card.id})


def begin_move(t: Battle, card: Card, arg: str) -> Procedure[None]:
    """Declared and paid; now it may be measured. GS-MOV-01, GS-MOV-06, GS-TRM-03"""
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
    """Amazons move an inch more in the first movement action of an activation, Fiannor with their first token of the
    battle's first round. GS-SUB-01"""
    inches = 0
    if leads(t, card, "amazons") and t.activation is not None and t.activation.moves == 0:
        inches += INCH
    if leads(t, card, "fiannor") and t.round == 1 and card.moved == 0:
        inches += INCH
    return inches


def slips(t: Battle, card: Card, tokens: int) -> bool:
    """Scatter: one token of movement is safe from free strikes."""
    return tokens == 1 and not card.did(SLIPPED) and all(has(t, model, "slippery") for model in able(t, card))


def tokens_of(t: Battle, card: Card, arg: str) -> int:
    return int(arg)


def reach_of(t: Battle, card: Card, arg: str) -> list[Stroke]:
    """How far the first member gets, where measuring is free. GS-TRM-03, GS-A-118"""
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
    """Shadow Trolls move an inch at the end of their activation. GS-SUB-01"""
    if leads(t, card, "shadow-trolls"):
        verbs.schedule(t, tasks.Shift(card.number))


def shift(t: Battle, task: tasks.Shift) -> Procedure[None]:
    """Safe from free strikes. GS-SUB-01"""
    card = t.cards[task.card]
    if able(t, card) and not card.fleeing:
        begin(t, March(card.number, "shift", INCH, safe=True))
    yield from ()


def free_move(t: Battle, card: Card) -> None:
    """Once its MOV, paid by nobody: Follow Me. It is a movement action all the same, so nobody may lie on the ground.
    GS-MOV-01, GS-CHG-01, GS-KNO-05"""
    if able(t, card) and not card.fleeing and not any(model.down for model in t.members(card)):
        begin(t, March(card.number, "free", 0, 1))
