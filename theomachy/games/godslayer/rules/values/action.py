"""The common parts of all kinds of actions: their options, refusals, costs and procedures. GS-ACT-03."""

from collections.abc import Callable, Iterable
from typing import Final, Literal, NamedTuple

from theomachy.games.godslayer.army.profiles import Aimed
from theomachy.games.godslayer.state import FIELD, Battle, Card, Model
from theomachy.kernel import Procedure, Reason
from theomachy.kernel.keys import Subject
from theomachy.kernel.scene import Stroke

MODEL: Final = "model"

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
    """A kind of action: `tactic`, for example, whose args are `testudo` and `shatter:b1`.

    An arg is the part behind the colon of the option's key. An empty arg stands for the kind alone.
    """

    args: Callable[[Battle, Card], Iterable[str]]
    """The args worth listing for a card; `why_not` is asked about each."""
    why_not: Callable[[Battle, Card, str], Reason | None]
    """The reason why an arg is not allowed now, or None. It must accept any string."""
    perform: Callable[[Battle, Card, str], Procedure[None]]
    cost: Callable[[Battle, Card, str], int] = lambda t, card, arg: 0
    """Cost of an arg in tokens."""
    drawn: Callable[[Battle, Card, str], list[Stroke]] = no_strokes
    subject: Callable[[Card, str], Subject] = about_line
    """The piece that a player points at to choose an arg, or the line of the card that it uses."""


def why_not_pay(card: Card, tokens: int, clause: str = "GS-ACT-04") -> Reason | None:
    if card.tokens < tokens:
        return Reason("gs-too-few-tokens", clause, {"card": card.id, "needed": tokens, "tokens": card.tokens})
    return None


def why_no_target(t: Battle, type: Aimed, key: str, clause: str) -> Reason:
    """Return why a key names no target of a type: nothing, a card that is gone, or a part of it.

    GS-TRM-11, GS-FRM-06.
    """
    card = t.card_meant(key)
    if card is None:
        return Reason("gs-no-such-model", clause, {"key": key}) if key else Reason("gs-name-somebody", clause)
    model = t.named(key)
    if not t.members(card) or (model is not None and model.where != FIELD):
        return Reason("gs-target-gone", clause, {"target": key})
    if type == MODEL:
        return Reason("gs-needs-a-model", clause, {"card": card.id})
    if model is not None:
        return Reason("gs-needs-the-unit", "GS-TRM-11", {"card": card.id})
    return Reason("gs-target-scattered", "GS-FRM-06", {"card": card.id})


def able(t: Battle, card: Card) -> list[Model]:
    """Return the members of a card that can act now: on the table, on their feet, not stationary.

    GS-KNO-01, GS-STA-01.
    """
    return [model for model in t.members(card) if not model.down and not model.still]
