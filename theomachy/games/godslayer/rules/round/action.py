"""What every kind of action has in common: what it may be aimed at, why not, what it costs, and doing it. GS-ACT-03"""

from collections.abc import Callable, Iterable
from typing import Literal, NamedTuple

from theomachy.games.godslayer.state import Battle, Card, Model
from theomachy.kernel import Procedure, Reason
from theomachy.kernel.keys import Subject
from theomachy.kernel.scene import Stroke

Verb = Literal[
    "stand", "move", "charge", "melee", "shoot", "blast", "cast", "tactic", "talent", "item", "assign", "relic",
]  # fmt: skip
"""The kinds of actions."""


def no_strokes(t: Battle, card: Card, arg: str) -> list[Stroke]:
    return []


def about_line(card: Card, arg: str) -> Subject:
    return Subject(line=arg)


def about_piece(card: Card, arg: str) -> Subject:
    return Subject(piece=arg)


def about_nobody(card: Card, arg: str) -> Subject:
    return Subject()


class Action(NamedTuple):
    """One kind of action: `tactic`, whose args are `testudo` and `shatter:b1`. An arg is what stands behind the colon
    of the option's key; the empty one is the bare kind."""

    args: Callable[[Battle, Card], Iterable[str]]
    """worth listing; why_not is asked about each"""
    why_not: Callable[[Battle, Card, str], Reason | None]
    """must take any string"""
    perform: Callable[[Battle, Card, str], Procedure[None]]
    cost: Callable[[Battle, Card, str], int] = lambda t, card, arg: 0
    """tokens"""
    drawn: Callable[[Battle, Card, str], list[Stroke]] = no_strokes
    subject: Callable[[Card, str], Subject] = about_line
    """whom one points at to choose it, or which line of the card it uses"""


def why_not_pay(card: Card, tokens: int, clause: str = "GS-ACT-04") -> Reason | None:
    if card.tokens < tokens:
        return Reason("gs-too-few-tokens", clause, {"card": card.id, "needed": tokens, "tokens": card.tokens})
    return None


def able(t: Battle, card: Card) -> list[Model]:
    """Members that can do something now: on the table, on their feet, free to move. GS-KNO-01, GS-STA-01"""
    return [model for model in t.members(card) if not model.down and not model.still]
