"""Messages of the engine: ids with arguments, never prose. Other rooms put words to them in each language."""

from typing import Any

import msgspec


class Message(msgspec.Struct, frozen=True):
    """A sentence to be: its id, the clause of the rulebook behind it, and what to fill in."""

    id: str
    clause: str = ""
    args: dict[str, Any] = {}

    def __str__(self) -> str:
        filled = " ".join(f"{name}={value}" for name, value in self.args.items())
        return " ".join(part for part in (self.id, filled, f"[{self.clause}]" if self.clause else "") if part)


class Reason(Message, frozen=True):
    """The reason why something may not be done."""


class Event(Message, frozen=True):
    """Something that happened. Only verbs tell events, so that the log is complete by construction."""


class Refused(Exception):
    """The refusal of an impossible request, which has changed nothing."""

    def __init__(self, reason: Reason) -> None:
        super().__init__(str(reason))
        self.reason = reason


def refuse(id: str, clause: str = "", **args: Any) -> Refused:
    """Return the exception to raise for a reason, by its id, clause and arguments."""
    return Refused(Reason(id, clause, args))
