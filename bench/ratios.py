"""Ratios of what games cost: how sure they are, how they are kept in a file, and what changed since.

What is kept holds on any machine: the CPU of a decision as a multiple of that of a move of random chess games.
"""

import platform
from collections.abc import Sequence
from math import exp, log, sqrt
from pathlib import Path
from typing import NamedTuple

import msgspec

FILE = Path(__file__).with_name("ratios.json")
T95 = (12.71, 4.30, 3.18, 2.78, 2.57, 2.45, 2.36, 2.31, 2.26, 2.23, 2.20, 2.18, 2.16, 2.14, 2.13)
"""How many standard errors hold 95 of 100, by degrees of freedom from 1 on."""
NORMAL95 = 1.96
CLEAR = 0.05
"""A change of so much is to be told."""


class Fault(Exception):
    """What was asked cannot be done; says why."""


class Ratio(NamedTuple):
    """How many times as much something costs as something else."""

    value: float
    error: float
    """the standard error of its logarithm"""
    repeats: int

    @property
    def interval(self) -> tuple[float, float]:
        """Where it lies in 95 of 100 cases."""
        width = self.error * t95(self.repeats - 1)
        return self.value * exp(-width), self.value * exp(width)

    def over(self, other: "Ratio") -> "Ratio":
        """How many times as much as another ratio, measured apart from it."""
        error = sqrt(self.error**2 + other.error**2)
        return Ratio(self.value / other.value, error, min(self.repeats, other.repeats))


class Kept(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What a file of ratios says."""

    python: str
    commit: str
    cases: dict[str, Ratio]


def t95(freedom: int) -> float:
    return T95[freedom - 1] if freedom <= len(T95) else NORMAL95


def ratio(pairs: Sequence[tuple[float, float]]) -> Ratio:
    """Of what the first of each pair costs to what the second does: the geometric mean, since these are factors."""
    if len(pairs) < 2:
        raise Fault("one measurement tells nothing about how sure it is: at least two launches are needed")
    if any(cost <= 0 for pair in pairs for cost in pair):
        raise Fault("nothing was measured: a case took no time")
    logs = [log(one / other) for one, other in pairs]
    mean = sum(logs) / len(logs)
    spread = sum((each - mean) ** 2 for each in logs) / (len(logs) - 1)
    return Ratio(exp(mean), sqrt(spread / len(logs)), len(logs))


def verdict(times: Ratio) -> str:
    """What a factor by which something became faster means."""
    low, high = times.interval
    if low > 1:
        return "faster"
    if high < 1:
        return "slower"
    return "as before" if high / low < (1 + CLEAR) ** 2 else "too unsure to tell 5 %"


def row(case: str, times: Ratio) -> str:
    low, high = times.interval
    return f"{case:30} {times.value:6.3f} times as fast ({low:.3f} to {high:.3f})  {verdict(times)}"


# The file


def version() -> str:
    """Of Python, as far as it matters for speed."""
    return ".".join(platform.python_version_tuple()[:2])


def read(file: Path) -> Kept:
    try:
        return msgspec.json.decode(file.read_bytes(), type=Kept)
    except FileNotFoundError:
        raise Fault(f"{file}: there is no such file; make bench writes one") from None
    except (msgspec.DecodeError, UnicodeDecodeError) as error:
        raise Fault(f"{file}: no file of ratios: {error}") from None


def write(file: Path, kept: Kept) -> None:
    """A line a case, so that a change is seen in the history."""
    rows = [
        f"  {say(case)}: {say((round(value, 4), round(error, 4), n))}" for case, (value, error, n) in kept.cases.items()
    ]
    head = f' "python": {say(kept.python)},\n "commit": {say(kept.commit)},\n "cases": {{\n'
    file.write_text("{\n" + head + ",\n".join(rows) + "\n }\n}\n", "utf-8")


def say(value: object) -> str:
    return msgspec.json.encode(value).decode()


def since(kept: Kept, now: dict[str, Ratio]) -> dict[str, Ratio]:
    """How many times as fast each case is as when the file was written."""
    if kept.python != version():
        raise Fault(f"the file was made by Python {kept.python}, this is {version()}: their ratios are not alike")
    if missing := [case for case in now if case not in kept.cases]:
        raise Fault(f"the file knows nothing of {', '.join(missing)}; it knows {', '.join(kept.cases)}")
    return {case: kept.cases[case].over(times) for case, times in now.items()}
