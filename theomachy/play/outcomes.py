"""Every way for dice to fall, each with its weight: of one roll, and of all rolls that follow from it."""

from collections.abc import Callable, Iterator
from functools import lru_cache
from itertools import combinations_with_replacement, product
from math import factorial, prod
from typing import Any

from theomachy.kernel.requests import Die, Faces, Roll, highest, total


class TooMany(Exception):
    """More ways for dice to fall than were to be looked at."""


def ways(roll: Roll[Any]) -> int:
    """Count the ways for the dice of a roll to fall that can be told apart."""
    return len(pooled(roll.dice, roll.read)) if is_pool(roll) else prod(len(set(die)) for die in roll.dice)


def is_pool(roll: Roll[Any]) -> bool:
    """Return True if a roll has several equal dice of which only the sum or the best counts."""
    return roll.read in (total, highest) and len(roll.dice) > 1 and len(set(roll.dice)) == 1


@lru_cache(1000)
def pooled(dice: tuple[Die, ...], read: Callable[[Faces], Any]) -> list[tuple[Faces, int]]:
    """Return one fall of a pool for each value read off it, with the weight of all falls that read alike."""
    falls: dict[Any, tuple[Faces, int]] = {}
    for faces in combinations_with_replacement(dict.fromkeys(dice[0]), len(dice)):
        orders = factorial(len(dice)) // prod(factorial(faces.count(face)) for face in set(faces))
        weight = orders * prod(dice[0].count(face) for face in faces)
        first, so_far = falls.get(read(faces), (faces, 0))
        falls[read(faces)] = (first, so_far + weight)
    return list(falls.values())


def outcomes(roll: Roll[Any]) -> list[tuple[Faces, int]]:
    """List every way for the dice of a roll to fall, each with its weight.

    Weights are out of the product of the dice's sides. A pool has one entry for each sum, or for each best die.
    """
    if is_pool(roll):
        return list(pooled(roll.dice, roll.read))
    weighed = [{face: die.count(face) for face in die} for die in roll.dice]
    return [(faces, prod(w[f] for w, f in zip(weighed, faces, strict=True))) for faces in product(*weighed)]


class Enumerated:
    """Goes down one path of a tree of rolls, and then, asked for the next, down every other; not more than `most`."""

    def __init__(self, most: int) -> None:
        self.most = most
        self._turns: list[list[Any]] = []  # per roll on the path: its outcomes still to try, the present one first
        self._at = 0
        self.weight, self.out_of = 1, 1

    def roll(self, roll: Roll[Any], epoch: int = 0, step: int = 0, number: int = 0) -> Faces:
        if self._at == len(self._turns):
            others = sum([len(turn) - 1 for turn in self._turns])  # each leads to one path or more
            if ways(roll) + others > self.most:  # equal dice may be rolled again and again
                raise TooMany
            self._turns.append(outcomes(roll))
        faces, weight = self._turns[self._at][0]
        self._at += 1
        self.weight *= weight
        self.out_of *= prod(len(die) for die in roll.dice)
        return faces  # type: ignore[no-any-return]

    def paths(self) -> Iterator[None]:
        """Yield once for each path; the loop's body plays it, and reads `weight` and `out_of` afterwards."""
        for _ in range(self.most):
            self._at, self.weight, self.out_of = 0, 1, 1
            yield
            while self._turns and len(self._turns[-1]) == 1:
                self._turns.pop()
            if not self._turns:
                return
            del self._turns[-1][0]
        raise TooMany
