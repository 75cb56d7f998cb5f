"""How long the tests take that can be long: `pytest --form`, `short` unless told.

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
        """What this form takes; the full one like the long one unless said."""
        if self.name == "short":
            return short
        return long if self.name == "long" or full is None else full
