"""Common parts of several scenarios: the order of setting up, and carriers of tokens. GB-SCN-01 to 08."""

from typing import Literal

from theomachy.games.godbreaker import verbs
from theomachy.games.godbreaker.army.circles import CIRCLE_SIZE
from theomachy.games.godbreaker.state import ASCENDED, FIELD, Saga
from theomachy.games.godbreaker.tasks import Deploy, PlaceHoard, PlaceObjective, PlaceShard, Task
from theomachy.games.godbreaker.vocabulary import ThreatKind, TokenKind

MIN_UNITS_AWAY = 6
"""Units to keep away from the middle, from shards or from a godbreaker."""


def each_places(t: Saga, *markers: type[PlaceShard | PlaceObjective | PlaceHoard]) -> tuple[Task, ...]:
    """Return tasks by which each player in seniority order places these markers."""
    return tuple(place(seat) for seat in t.seniority for place in markers)


def deployment(t: Saga, reverse: bool = True, along: Literal["", ThreatKind] = "") -> tuple[Task, ...]:
    """Return tasks by which godbreakers are placed in turns, one at a time. GB-SCO1-02, GB-A-68.

    The youngest player begins, unless `reverse` is False. `along` names a kind of threat to be placed with each.
    """
    order = t.seniority[::-1] if reverse else t.seniority
    return tuple(Deploy(seat, along) for _ in range(CIRCLE_SIZE) for seat in order)


def carriers(t: Saga, kind: TokenKind, points: int, clause: str) -> None:
    """Score once for each godbreaker that carries tokens of a kind, ascended ones too. GB-TRI-05, GB-A-79."""
    for model in t.models:
        if model.godbreaker and model.where in (FIELD, ASCENDED) and kind in model.tokens:
            verbs.score(t, model.seat, points, "gb-scores-carrier", clause, model=model.id, token=f"gb-{kind}")
