"""Floats that are the same on every machine and in every version of Python.

Adding, subtracting, multiplying, dividing and taking a square root are rounded alike everywhere. What a library is free
to work out its own way (sums, powers, exponentials) is worked out here, by these alone and in the written order.
`tests/exact_plugin.py` sees to it that nothing a record or a seed depends on uses the library's.
"""

from collections.abc import Iterable
from math import factorial, floor, frexp, ldexp, sqrt

LN2 = 0.6931471805599453
LN2_HIGH, LN2_LOW = 0.6931471803691238, 1.9082149292705877e-10
"""The logarithm of 2 in two parts: the first has so few digits that a whole number times it is exact."""
SQRT_HALF = 0.7071067811865476
E2, E3, E4, E5, E6, E7, E8, E9, E10, E11, E12, E13 = [1 / factorial(n) for n in range(2, 14)]
"""The series of the exponential."""
LOG_SERIES = [1 / n for n in range(21, 0, -2)]


def total(numbers: Iterable[float]) -> float:
    """Add numbers from the first to the last, rounding each time; since Python 3.12 the built-in sum rounds once."""
    result = 0.0
    for number in numbers:
        result += number
    return result


def dot(weights: Iterable[float], values: Iterable[float]) -> float:
    """Add the products of weights and values, of which there must be equally many."""
    result = 0.0
    for weight, value in zip(weights, values, strict=True):
        result += weight * value
    return result


def distance(ax: float, ay: float, bx: float, by: float) -> float:
    """Return the distance between a and b."""
    dx, dy = bx - ax, by - ay
    return sqrt(dx * dx + dy * dy)


def exp(x: float) -> float:
    """Return e to the power of x, for x between -700 and 700."""
    twos = floor(x / LN2 + 0.5)
    r = (x - twos * LN2_HIGH) - twos * LN2_LOW
    q = r * r
    rest = E6 + r * E7 + q * (E8 + r * E9 + q * (E10 + r * E11 + q * (E12 + r * E13)))
    return ldexp(1.0 + r + q * (E2 + r * E3 + q * (E4 + r * E5)) + q * q * q * rest, twos)


def log(x: float) -> float:
    """Return the natural logarithm of x, for x above 0."""
    part, twos = frexp(x)
    if part < SQRT_HALF:
        part, twos = 2 * part, twos - 1
    share = (part - 1) / (part + 1)
    square, series = share * share, 0.0
    for inverse in LOG_SERIES:
        series = series * square + inverse
    return twos * LN2_HIGH + (2 * share * series + twos * LN2_LOW)
