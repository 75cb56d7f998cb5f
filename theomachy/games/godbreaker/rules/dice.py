"""Dice: the rolls of models, tests, and Triumphs. GB-DIE, GB-TST, GB-TRI."""

from collections.abc import Sequence
from functools import cache
from typing import Literal

from theomachy.dice import d
from theomachy.games.godbreaker import verbs
from theomachy.games.godbreaker.rules.values import decider, is_active, rank
from theomachy.games.godbreaker.state import Model, Saga
from theomachy.kernel import Die, Procedure, Roll, each, one

CHALLENGING, UNLUCKY = 3, 4
"""Highest faces that give a challenging roll the result 0, usually and if Unlucky. GB-DIE-03, GB-FLW-05."""
Trial = Literal[
    "destroy",
    "hurt",
    "long",
    "obey",
    "obstacles",
    "ruin",
    "shape",
    "sound",
    "stay",
    "thunder",
    "trials",
    "ways",
]
"""Names of the tests. GB-TST-01."""


@cache
def die_above(sides: int, again: int) -> Die:
    """Return a die whose faces up to a number are rerolled. GB-DIE-02."""
    return tuple(range(again + 1, sides + 1))


def result_of(model: Model, face: int, challenging: bool) -> int:
    """Return the result of a roll; the highest face is never lost. GB-DIE-01, GB-DIE-03, GB-A-42."""
    if not challenging:
        return face
    return 0 if face <= (UNLUCKY if "unlucky" in model.flaws else CHALLENGING) else face


def test(t: Saga, model: Model, name: Trial, clause: str) -> Procedure[bool]:
    """Make a model's test and return True if it succeeds. GB-DIE-04, GB-TST-01 to 02, GB-TRT-03.

    An active model that is Inspired rerolls.
    """
    again = rank(t, model, "inspired") if is_active(t, model) else 0
    face: int = yield from Roll((die_above(model.die, again),), one, f"gb-test-{name}", decider(t, model), clause)
    result = result_of(model, face, challenging=True)
    id = "gb-test-success" if result else "gb-test-failure"
    verbs.roll(t, id, clause, model, face, result, test=f"gb-test-{name}")
    triumphs(t, [model], [result])
    return result > 0


def roll_each(
    t: Saga, models: Sequence[Model], again: Sequence[int], question: str, clause: str
) -> Procedure[tuple[int, ...]]:
    """Roll for several models at the same time and return the faces. GB-DIE-01, GB-DIE-02."""
    dice = tuple(die_above(model.die, n) for model, n in zip(models, again, strict=True))
    seat = decider(t, models[0]) if len(models) == 1 else None
    faces: tuple[int, ...] = yield from Roll(dice, each, question, seat, clause)
    return faces


def triumphs(t: Saga, models: Sequence[Model], results: Sequence[int]) -> None:
    """Carry out the first half of every Triumph among some results. GB-TRI-01, GB-TRI-02, GB-A-37."""
    for model, result in zip(models, results, strict=True):
        if model.godbreaker and result == model.die:
            verbs.triumph(t, model)


def rise(t: Saga) -> None:
    """Carry out the second halves of Triumphs, once their cause is over. GB-TRI-03, GB-TRI-04, GB-A-39."""
    for model in t.models:
        if model.triumphs:
            verbs.rise(t, model)


def table_roll(sides: int, question: str, seat: int | None, clause: str) -> Procedure[int]:
    """Roll on a table; no model rolls, so it cannot be a Triumph. GB-A-37."""
    face: int = yield from Roll((d(sides),), one, question, seat, clause)
    return face
