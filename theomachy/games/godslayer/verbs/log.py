"""The log of events."""

from typing import Any

from theomachy.games.godslayer.state import Battle
from theomachy.kernel import Event


def tell(t: Battle, id: str, clause: str, **args: Any) -> None:
    if t.log is not None:
        t.log.append(Event(id, clause, args))
