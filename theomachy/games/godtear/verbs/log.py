"""Events, told to the log of a state."""

from typing import Any

from theomachy.games.godtear.state import Godtear
from theomachy.kernel import Event


def tell(t: Godtear, id: str, clause: str, **args: Any) -> None:
    if t.log is not None:
        t.log.append(Event(id, clause, args))
