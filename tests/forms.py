"""The forms in which long tests run: `pytest --form short`, which is the default, `long` or `full`.

short    what `make test` runs: every promise once
long     what .ci/run runs
full     what `make evidence` runs: kills by the dozen, loads, long play
"""

from typing import Literal, NamedTuple, TypeVar

T = TypeVar("T")

FORMS = ("short", "long", "full")


class Form(NamedTuple):
    name: Literal["short", "long", "full"]

    def pick(self, *, short: T, long: T, full: T | None = None) -> T:
        """Return the value for this form; the full form takes that of the long one if it has none of its own."""
        if self.name == "short":
            return short
        return long if self.name == "long" or full is None else full
