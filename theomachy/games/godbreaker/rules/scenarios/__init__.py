"""The six scenarios, one module each, and tables of their parts. GB-SCN."""

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
"""Functions that return the tasks of setting up, by scenario."""
STARTS: dict[Scenario, Callable[[Saga], tuple[Task, ...]]] = {
    "nest": nest.start_of_round,
    "tragedy": tragedy.start_of_round,
    "trap": trap.start_of_round,
}
"""Functions that return the tasks at the start of a round, by scenario. GB-INI-04."""
ENDS: dict[Scenario, Callable[[Saga], None]] = {
    "score": score.final_scoring,
    "nest": nest.final_scoring,
    "clash": clash.final_scoring,
}
"""Functions that score at the end of the last round, by scenario, where any do. GB-SCN-07, GB-TRP-06."""
SPECIALS: dict[Scenario, Callable[[Saga, Model], dict[SpecialName, Special]]] = {
    "score": score.specials,
    "tragedy": tragedy.specials,
    "trap": trap.specials,
    "gathering": gathering.specials,
    "clash": score.specials,
}
"""Functions that return the special actions that exist only in a scenario, by scenario. GB-CLA-04."""


def specials(t: Saga, model: Model) -> dict[SpecialName, Special]:
    """Return the special actions that only the match's scenario has."""
    of_scenario = SPECIALS.get(t.setup.scenario)
    return of_scenario(t, model) if of_scenario is not None else {}
