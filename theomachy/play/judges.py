"""The weights of a game's judges: files in its content/judges, one for each version.

A file says of each weighted sum what its features weigh: `{"win": {"kills": 6.0}}`. 1.json is the one that greedy-1 is
named after, and so on: such a file is frozen, its hash stands beside the name, and it stays the yardstick of strength.

A style of play is the newest judge that minds some grounds more and others less, or has other hopes: ai/styles.json.
"""

from collections.abc import Callable, Mapping, Sequence
from difflib import get_close_matches
from pathlib import Path
from typing import NamedTuple, TypeVar

import msgspec

from theomachy.exact import exp, total

J = TypeVar("J")
S = TypeVar("S")
W = TypeVar("W")
Sums = Mapping[str, Sequence[str]]
"""The weighted sums of a game by name, and the features of each."""
Weights = Mapping[str, Sequence[float]]
"""One weight for each feature of each sum."""
HOPE = "hope"
"""The sum of a seat's own hopes; all other sums ignore what is equal for both sides."""
MAX_REMEMBERED = 256
"""The most states whose judgement is cached; an agent that looks ahead meets a state repeatedly within a short time."""


def read_judges(folder: Path, sums: Sums, judge_with: Callable[[Weights], J]) -> dict[str, J]:
    """Return the judges of the game in a folder, by version, the newest last."""
    judges = {}
    for file in sorted((folder / "content" / "judges").glob("*.json"), key=lambda file: int(file.stem)):
        try:
            judges[file.stem] = judge_with(read_weights(file.read_bytes(), sums))
        except ValueError as error:
            raise ValueError(f"{file}: {error}") from error
    return judges


def read_weights(data: bytes, sums: Sums) -> Weights:
    """Return the weights in a file; features that are newer than the judge weigh nothing."""
    by_sum = msgspec.json.decode(data, type=dict[str, dict[str, float]])
    known(by_sum, sums, "weighted sum")
    for name, weights in by_sum.items():
        known(weights, sums[name], f"feature of “{name}”")
    return {name: [by_sum.get(name, {}).get(feature, 0.0) for feature in features] for name, features in sums.items()}


def known(names: Mapping[str, object], expected: Mapping[str, object] | Sequence[str], what: str) -> None:
    """Raise ValueError for an unknown name, with the known names that are near."""
    for name in names:
        if name not in expected:
            near = get_close_matches(name, expected, 1) or list(expected)
            raise ValueError(f"“{name}” is no {what}; did you mean {' or '.join(near)}?")


def remembered(judge: Callable[[S], W], seen: Callable[[S], Sequence[object]]) -> Callable[[S], W]:
    """Return a judge that caches its judgements; `seen` returns all that it looks at in a state."""
    said: dict[bytes, W] = {}
    encode = msgspec.msgpack.Encoder().encode

    def judge_again(t: S) -> W:
        key = encode(seen(t))
        if key not in said:
            if len(said) >= MAX_REMEMBERED:
                said.clear()
            said[key] = judge(t)
        return said[key]

    return judge_again


class Style(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A style of play, by its differences from the newest judge."""

    grounds: dict[str, float] = {}
    """The factors by which the features of grounds weigh more or less, by ground."""
    hopes: dict[str, float] = {}
    """The weights of a seat's hopes, which its enemies do not share, by hope."""


def read_styles(
    folder: Path, sums: Sums, grounds: Mapping[str, Sequence[str]], judge_with: Callable[[Weights], J]
) -> dict[str, J]:
    """Return the judge of each style of the game in a folder, by style.

    Weights that a style does not name stay those of the newest judge.
    """
    file, weights = folder / "ai" / "styles.json", weights_of(folder, sums)
    try:
        styles = msgspec.json.decode(file.read_bytes(), type=dict[str, Style])
        for style in styles.values():
            known(style.grounds, grounds, "ground")
            known(style.hopes, sums[HOPE], "hope")
    except ValueError as error:
        raise ValueError(f"{file}: {error}") from error
    return {name: judge_with(_styled(weights, sums, grounds, style)) for name, style in styles.items()}


def _styled(weights: Weights, sums: Sums, grounds: Mapping[str, Sequence[str]], style: Style) -> Weights:
    """Return the weights of a style."""
    times = {feature.replace("_", " "): factor for name, factor in style.grounds.items() for feature in grounds[name]}
    styled = {
        name: [weight * times.get(feature, 1.0) for feature, weight in zip(sums[name], row, strict=True)]
        for name, row in weights.items()
    }
    return {**styled, HOPE: [style.hopes.get(*hope) for hope in zip(sums[HOPE], weights[HOPE], strict=True)]}


def hopeful(chance: float, hope: float) -> float:
    """Return a chance moved by a hope: on the scale of the sums, so that it never reaches 0 or 1."""
    odds = exp(max(-50.0, min(50.0, hope)))
    return chance * odds / (1 - chance + chance * odds)


def weights_of(folder: Path, sums: Sums, version: str = "") -> Weights:
    """Return the weights of a judge of the game in a folder; those of the newest one without a version."""
    judges = folder / "content" / "judges"
    file = judges / f"{version}.json" if version else max(judges.glob("*.json"), key=lambda file: int(file.stem))
    return read_weights(file.read_bytes(), sums)


def weighed(groups: Mapping[str, Sequence[str]], weights: Sequence[float], values: NamedTuple) -> dict[str, float]:
    """Return the part of the weighted sum that comes from each group of features."""
    parts = {name: weight * value for name, weight, value in zip(values._fields, weights, values, strict=True)}
    return {group: total([parts[feature] for feature in features]) for group, features in groups.items()}
