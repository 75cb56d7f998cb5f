"""GT-HIT-01: the dice. Two blanks, three ones, a two."""

from functools import lru_cache

from theomachy.kernel import Procedure, Roll, total

DIE = (0, 0, 1, 1, 1, 2)


@lru_cache(1000)
def pool(dice: int, question: str, seat: int, clause: str) -> Roll[int]:
    return Roll((DIE,) * dice, total, question, seat, clause)


def roll(dice: int, question: str, seat: int, clause: str) -> Procedure[int]:
    """Roll a number of dice and return the total, 0 for no dice. GT-HIT-05, GT-C6."""
    return (yield from pool(dice, question, seat, clause)) if dice else 0
