"""The grammar of agents' names, the same for agents and for opponents by level.

greedy                 a kind
greedy-1               a kind with a frozen version of its judge and policy
search:64              a search of 64 simulations
search:0.5s            a search of half a second
search:64/2s           a search of 64 simulations in two seconds at most
captain+bold           a kind, here a level, in a style of play
"""

import re
from typing import NamedTuple

_NAME = re.compile(
    r"(?P<kind>[a-z]+)(-(?P<version>\d+))?"
    r"(:((?P<work>\d{1,9})(/(?P<most>\d+(\.\d+)?)s)?|(?P<seconds>\d+(\.\d+)?)s))?"
    r"(\+(?P<style>[a-z]+))?"
)


class AgentName(NamedTuple):
    """The parts of an agent's name."""

    kind: str
    """The kind of agent, such as `search`, or a level, such as `captain`."""
    version: str = ""
    """The frozen version of its judge and policy; empty for the newest."""
    work: int | None = None
    """Simulations, plans or errors that the name asks for; None where it names none."""
    seconds: float | None = None
    """Seconds that a decision may take; None where only the work ends it."""
    style: str = ""
    """The style of play; empty for none."""

    @property
    def has_budget(self) -> bool:
        """True if the name says how much the agent works."""
        return self.work is not None or self.seconds is not None

    def __str__(self) -> str:
        version = f"-{self.version}" if self.version else ""
        budget = [str(self.work)] if self.work is not None else []
        budget += [f"{self.seconds:g}s"] if self.seconds is not None else []
        return f"{self.kind}{version}{':' if budget else ''}{'/'.join(budget)}{'+' if self.style else ''}{self.style}"


def read_name(text: str) -> AgentName | None:
    """Return the parts of a name, or None if the text is no name."""
    parts = _NAME.fullmatch(text)
    if parts is None:
        return None
    work, seconds = parts["work"], parts["most"] or parts["seconds"]
    return AgentName(
        parts["kind"],
        parts["version"] or "",
        int(work) if work else None,
        float(seconds) if seconds else None,
        parts["style"] or "",
    )


def in_style(agent: str, style: str) -> str:
    """Return the name of an agent or a level in a style; an empty style changes nothing."""
    return f"{agent}+{style}" if style else agent
