"""Actions of a champion or unit in its activation: strings that are their own keys and know their parts."""

from functools import cache
from typing import Literal, TypeAlias

ActionKind: TypeAlias = Literal["advance", "claim", "rally", "recruit", "skill", "bonus", "trait", "end"]


class Action(str):
    """An action: `advance`, `skill:fireball`, `bonus:fireball`, `trait:roll-the-bones`, `end`."""

    kind: ActionKind
    name: str
    """Name of the skill or trait; empty for the other kinds."""
    noted: str
    """Word by which the activation remembers the action. GT-TRN-06."""

    def __new__(cls, kind: ActionKind, name: str = "") -> "Action":
        self = super().__new__(cls, f"{kind}:{name}" if name else kind)
        self.kind, self.name, self.noted = kind, name, name or kind
        return self


@cache
def entry(kind: ActionKind, name: str = "") -> Action:
    """Return an action. Each is made only once, because they are listed for every question."""
    return Action(kind, name)


END = entry("end")
