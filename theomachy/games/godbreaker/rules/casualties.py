"""Casualties: all that happens when a model is removed as one. GB-REC-03, GB-REC-04, GB-SCN-08."""

from theomachy.games.godbreaker import verbs
from theomachy.games.godbreaker.rules.measuring import closest
from theomachy.games.godbreaker.rules.placing import within_of
from theomachy.games.godbreaker.rules.threats import bring_in
from theomachy.games.godbreaker.setup import Scenario
from theomachy.games.godbreaker.state import FIELD, WILD, At, Model, Saga
from theomachy.games.godbreaker.vocabulary import ModelKind
from theomachy.kernel import Ask, Procedure

SOLO_LOSS = -5
"""Victory points for each godbreaker lost in solo play. GB-SOL-01."""
SPAWN_RANGE = 2
"""Range in units within which a falling Horror leaves a Spawn. GB-NES-07."""
NEAREST_SCORES: dict[Scenario, dict[ModelKind, tuple[int, str]]] = {
    "tragedy": {"damned": (5, "GB-TRA-05")},
    "gathering": {"hunter": (5, "GB-GAT-04"), "local": (-1, "GB-GAT-04")},
    "clash": {"hunter": (5, "GB-CLA-05"), "local": (-1, "GB-CLA-05")},
}
"""Points and clause for the nearest circle when a threat falls, by scenario and kind. GB-SCN-08."""
FOLLOWER_LOSS = -10
"""Victory points for the circle whose Follower falls. GB-CLA-05."""


def fall(t: Saga, model: Model) -> Procedure[None]:
    """Remove a model as a casualty, with all consequences that the scenario gives it."""
    yield from before(t, model)
    spot = At(model.x, model.y, model.r, model.level)
    scores = nearest_scores(t, model)
    verbs.fall(t, model)
    if model.kind == "horror" and t.setup.scenario in ("nest", "clash"):
        verbs.lay_token(t, "trophy", spot, "GB-NES-08")
    if scores is not None:
        seat, points, clause = scores
        verbs.score(t, seat, points, "gb-scores-nearest", clause, model=model.id)
    if model.godbreaker and t.players == 1:
        verbs.score(t, model.seat, SOLO_LOSS, "gb-scores-loss", "GB-SOL-01", model=model.id)
    if model.kind == "follower" and model.seat != WILD and t.setup.scenario == "clash":
        verbs.score(t, model.seat, FOLLOWER_LOSS, "gb-scores-loss", "GB-CLA-05", model=model.id)


def before(t: Saga, model: Model) -> Procedure[None]:
    """Bring in the Damned of a falling Lost and the Spawn of a Horror. GB-TRA-02, GB-A-72, GB-NES-07, GB-A-74."""
    if model.kind == "lost":
        yield from bring_in(t, t.last, "damned", (within_of(0, model),), "GB-TRA-02")
    if model.kind == "horror" and t.setup.scenario == "nest":
        may = ["spawn", "pass"]
        wants = (
            may[0] if t.setup.wild == "policy" else (yield from Ask(t.last, "gb-ask-spawn", may, model.id, "GB-NES-07"))
        )
        if wants == "spawn":
            yield from bring_in(t, t.last, "spawn", (within_of(SPAWN_RANGE, model),), "GB-NES-07")


def nearest_scores(t: Saga, model: Model) -> tuple[int, int, str] | None:
    """Return seat, points and clause of the score for a fallen threat; None if nobody scores. GB-SCN-08."""
    score = NEAREST_SCORES.get(t.setup.scenario, {}).get(model.kind)
    if score is None or model.seat != WILD:
        return None
    near = closest(t, model, [other for other in t.models if other.where == FIELD and other.seat != WILD])
    seats = sorted({other.seat for other in near})
    return (seats[0], *score) if len(seats) == 1 else None
