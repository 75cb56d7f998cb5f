"""GB-SCN: the six scenarios, one module each, and what they have in common."""

from collections.abc import Callable

from theomachy.games.godbreaker.rules.scenarios import clash, gathering, nest, score, tragedy, trap
from theomachy.games.godbreaker.rules.special_kind import Special
from theomachy.games.godbreaker.setup import Scenario
from theomachy.games.godbreaker.state import Model, Saga
from theomachy.games.godbreaker.tasks import Task
from theomachy.games.godbreaker.vocabulary import SpecialName

OPENINGS: dict[Scenario, Callable[[Saga], tuple[Task, ...]]] = {
    "score": score.opening,
    "nest": nest.opening,
    "tragedy": tragedy.opening,
    "trap": trap.opening,
    "gathering": gathering.opening,
    "clash": clash.opening,
}
"""What is set up, and in which order."""
STARTS: dict[Scenario, Callable[[Saga], tuple[Task, ...]]] = {
    "nest": nest.start_of_round,
    "tragedy": tragedy.start_of_round,
    "trap": trap.start_of_round,
}
"""What happens at the start of a round. GB-INI-04"""
ENDS: dict[Scenario, Callable[[Saga], None]] = {
    "score": score.final_scoring,
    "nest": nest.final_scoring,
    "clash": clash.final_scoring,
}
"""What is scored at the end of the final round, where anything is. GB-SCN-07, GB-TRP-06"""
SPECIALS: dict[Scenario, Callable[[Saga, Model], dict[SpecialName, Special]]] = {
    "score": score.specials,
    "tragedy": tragedy.specials,
    "trap": trap.specials,
    "gathering": gathering.specials,
    "clash": score.specials,
}
"""What can be done only there. GB-CLA-04"""


def specials(t: Saga, model: Model) -> dict[SpecialName, Special]:
    """Special actions that only a scenario knows."""
    of_scenario = SPECIALS.get(t.setup.scenario)
    return of_scenario(t, model) if of_scenario is not None else {}
