"""What several scenarios share: the order of setting up, and carriers of tokens. GB-SCN-01 to 08"""

from theomachy.games.godbreaker import verbs
from theomachy.games.godbreaker.circles import SIZE
from theomachy.games.godbreaker.state import ASCENDED, FIELD, Saga, Task

AWAY = 6
"""Units from the centre, from shards, from a godbreaker."""


def each_places(t: Saga, *does: str, what: str = "") -> tuple[Task, ...]:
    """In seniority order each player does these things."""
    return tuple(Task(name, seat, what=what) for seat in t.seniority for name in does)


def deployment(t: Saga, reverse: bool = True, along: str = "") -> tuple[Task, ...]:
    """Godbreakers one at a time in turns, the youngest first; with each perhaps a threat. GB-SCO1-02, GB-A-68"""
    order = t.seniority[::-1] if reverse else t.seniority
    return tuple(Task("deploy", seat, what=along) for _ in range(SIZE) for seat in order)


def carriers(t: Saga, kind: str, points: int, clause: str) -> None:
    """Godbreakers that carry tokens of a kind, ascended ones too, score once each. GB-TRI-05, GB-A-79"""
    for model in t.models:
        if model.godbreaker and model.where in (FIELD, ASCENDED) and kind in model.tokens:
            verbs.score(t, model.seat, points, "gb-scores-carrier", clause, model=model.id, token=f"gb-{kind}")
