"""Least squares on sparse rows, with errors that may be correlated within a cluster.

The variance is Bell and McCaffrey's (CR2): residuals of a cluster are stretched by how much the fit has bent towards
them. A direction that no row tells anything about gets the smallest coefficients that fit; ask `Fit.contrast` only for
sums that are equal for all coefficients that fit.
"""

from collections.abc import Sequence
from itertools import groupby
from math import sqrt
from typing import NamedTuple

from theomachy.lab.statistics.intervals import Estimate, estimate

RIDGE = 1e-7
"""Beside the mean of the diagonal: settles directions that are not told, moves nothing else that one could see."""

UNTOLD = 1e-4
"""The part of a sum (squared) that rows may leave open."""

Matrix = list[list[float]]
Vector = list[float]
Sparse = tuple[tuple[int, float], ...]


class Observation(NamedTuple):
    cluster: int
    outcome: float
    values: Sparse
    """The values that are not zero, each with the number of its coefficient."""


class Fit(NamedTuple):
    coefficients: Vector
    covariance: Matrix
    clusters: int
    bread: Matrix
    ridge: float

    @property
    def freedom(self) -> int:
        return max(1, self.clusters - len(self.coefficients))

    def contrast(self, weights: Sequence[tuple[int, float]], freedom: float | None = None) -> Estimate:
        """Estimate a weighted sum of coefficients; give less `freedom` if only few clusters tell of it."""
        value = sum(weight * self.coefficients[n] for n, weight in weights)
        variance = sum(a * b * self.covariance[n][m] for n, a in weights for m, b in weights)
        return estimate(value, sqrt(max(0.0, variance)), min(self.freedom, freedom or self.freedom))

    def tells(self, weights: Sequence[tuple[int, float]]) -> bool:
        """Return True if the rows determine a sum: if it is equal for all coefficients that fit."""
        hidden = [self.ridge * sum(weight * row[n] for n, weight in weights) for row in self.bread]
        return sum(part * part for part in hidden) < UNTOLD * sum(weight * weight for _, weight in weights)


def fit(observations: Sequence[Observation], width: int) -> Fit:
    """Fit the outcomes; the coefficients say how much each value adds to the outcome."""
    gram, right = [[0.0] * width for _ in range(width)], [0.0] * width
    for _, outcome, values in observations:
        for n, value in values:
            right[n] += value * outcome
            row = gram[n]
            for m, other in values:
                row[m] += value * other
    ridge = RIDGE * (sum(gram[n][n] for n in range(width)) / width or 1.0) if width else 0.0
    for n in range(width):
        gram[n][n] += ridge
    bread = inverse(gram)
    coefficients = [sum(map(float.__mul__, row, right)) for row in bread]
    meat, clusters = _meat(observations, coefficients, bread)
    return Fit(coefficients, product(product(bread, meat), bread), clusters, bread, ridge)


def _meat(observations: Sequence[Observation], coefficients: Vector, bread: Matrix) -> tuple[Matrix, int]:
    """Return the summed squares of each cluster's pull at the coefficients, and the number of clusters."""
    meat, clusters = [[0.0] * len(bread) for _ in bread], 0
    for _, group in groupby(sorted(observations, key=lambda row: row.cluster), key=lambda row: row.cluster):
        rows = list(group)
        clusters += 1
        left = [row.outcome - sum(value * coefficients[n] for n, value in row.values) for row in rows]
        pull: dict[int, float] = {}
        for row, residual in zip(rows, _stretched(rows, left, bread), strict=True):
            for n, value in row.values:
                pull[n] = pull.get(n, 0.0) + value * residual
        for n, a in pull.items():
            for m, b in pull.items():
                meat[n][m] += a * b
    return meat, clusters


def _stretched(rows: list[Observation], residuals: Vector, bread: Matrix) -> Vector:
    """Return residuals stretched to the spread that they would have if the fit had not seen them."""
    spread = [[(i == j) - leverage(a.values, b.values, bread) for j, b in enumerate(rows)] for i, a in enumerate(rows)]
    lower = cholesky(spread)
    stretched: Vector = []
    for i, residual in enumerate(residuals):
        before = sum(lower[i][j] * stretched[j] for j in range(i))
        stretched.append((residual - before) / lower[i][i])
    return stretched


def leverage(a: Sparse, b: Sparse, bread: Matrix) -> float:
    """Return how much one outcome pulls at the value fitted for another."""
    return sum(x * y * bread[n][m] for n, x in a for m, y in b)


def cholesky(matrix: Matrix) -> Matrix:
    """Return the lower triangle of a positive matrix: the triangle times its transpose is the matrix."""
    lower: Matrix = []
    for i, given in enumerate(matrix):
        row: Vector = []
        for j in range(i):
            other = lower[j]
            row.append((given[j] - sum(map(float.__mul__, row, other))) / other[j])
        row.append(sqrt(max(1e-12, given[i] - sum(value * value for value in row))))
        lower.append(row)
    return lower


def inverse(matrix: Matrix) -> Matrix:
    """Invert a positive matrix."""
    lower, size = cholesky(matrix), len(matrix)
    below: Matrix = []  # the inverse of the triangle, row by row
    for i in range(size):
        row = [0.0] * size
        for j, factor in enumerate(lower[i][:i]):
            if factor:
                row = [value - factor * other for value, other in zip(row, below[j], strict=True)]
        row[i] += 1.0
        below.append([value / lower[i][i] for value in row])
    columns = [list(column) for column in zip(*below, strict=True)]
    return [[sum(map(float.__mul__, a[start:], b[start:])) for b in columns] for start, a in enumerate(columns)]


def product(a: Matrix, b: Matrix) -> Matrix:
    columns = [list(column) for column in zip(*b, strict=True)]
    return [[sum(map(float.__mul__, row, column)) for column in columns] for row in a]
