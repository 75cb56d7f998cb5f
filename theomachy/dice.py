"""Dice with any faces, pools of them, and exact odds by convolution.

A die is the tuple of its faces, one per side: d(6) is (1, 2, 3, 4, 5, 6), a weighted die repeats faces. Odds are whole
numbers of equally likely cases, so nothing is ever rounded:

    >>> both = Odds.total([d(6), d(6)])
    >>> both[7], both.at_least(10), both.mean
    (Fraction(1, 6), Fraction(1, 6), Fraction(7, 1))
"""

from collections.abc import Callable, Iterable, Iterator
from fractions import Fraction

from theomachy.kernel import Die


def d(sides: int) -> Die:
    """Return a die with the faces 1 to `sides`."""
    return tuple(range(1, sides + 1))


class Odds:
    """The odds of a number: its values, each with the number of cases in which it comes up."""

    __slots__ = ("cases", "out_of")

    def __init__(self, cases: dict[int, int]) -> None:
        if not cases or min(cases.values()) < 0 or not any(cases.values()):
            raise ValueError("odds need at least one case, and no number of cases below nought")
        self.cases = {value: n for value, n in sorted(cases.items()) if n}
        self.out_of = sum(self.cases.values())

    @classmethod
    def of(cls, die: Die) -> "Odds":
        """Return the odds of one die."""
        cases: dict[int, int] = {}
        for face in die:
            if not isinstance(face, int):
                raise ValueError(f"a face without a number: {face!r}")
            cases[face] = cases.get(face, 0) + 1
        return cls(cases)

    @classmethod
    def certain(cls, value: int) -> "Odds":
        return cls({value: 1})

    @classmethod
    def total(cls, dice: Iterable[Die]) -> "Odds":
        """Return the odds of the sum of a pool."""
        odds = cls.certain(0)
        for die in dice:
            odds += cls.of(die)
        return odds

    @classmethod
    def highest(cls, dice: Iterable[Die]) -> "Odds":
        """Return the odds of the highest die of a pool."""
        first, *rest = dice
        odds = cls.of(first)
        for die in rest:
            odds = odds.combine(cls.of(die), max)
        return odds

    def combine(self, other: "Odds", how: Callable[[int, int], int]) -> "Odds":
        """Return the odds of two independent values combined by a function."""
        cases: dict[int, int] = {}
        for a, n in self.cases.items():
            for b, m in other.cases.items():
                value = how(a, b)
                cases[value] = cases.get(value, 0) + n * m
        return Odds(cases)

    def map(self, how: Callable[[int], int]) -> "Odds":
        """Return the odds of a function of the value, such as damage after armour."""
        cases: dict[int, int] = {}
        for value, n in self.cases.items():
            made = how(value)
            cases[made] = cases.get(made, 0) + n
        return Odds(cases)

    def __add__(self, other: "Odds | int") -> "Odds":
        if isinstance(other, int):
            return self.map(lambda value: value + other)
        return self.combine(other, lambda a, b: a + b)

    def __getitem__(self, value: int) -> Fraction:
        return Fraction(self.cases.get(value, 0), self.out_of)

    def __iter__(self) -> Iterator[tuple[int, Fraction]]:
        return ((value, Fraction(n, self.out_of)) for value, n in self.cases.items())

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Odds) and dict(self) == dict(other)

    def __hash__(self) -> int:
        return hash(tuple(self))

    def __repr__(self) -> str:
        return f"Odds({self.cases})"

    def at_least(self, value: int) -> Fraction:
        return Fraction(sum(n for v, n in self.cases.items() if v >= value), self.out_of)

    @property
    def mean(self) -> Fraction:
        return Fraction(sum(v * n for v, n in self.cases.items()), self.out_of)

    @property
    def variance(self) -> Fraction:
        return Fraction(sum(v * v * n for v, n in self.cases.items()), self.out_of) - self.mean**2
