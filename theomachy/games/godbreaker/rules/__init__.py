"""The procedures of The Godbreaker Saga, one module per chapter of rulebook.md, and which of them comes next."""

from collections.abc import Callable

from theomachy.games.godbreaker import verbs
from theomachy.games.godbreaker.rules import aftermath, laying, opening, rounds
from theomachy.games.godbreaker.rules.actions import choose_action
from theomachy.games.godbreaker.rules.engage import react
from theomachy.games.godbreaker.rules.scenarios import clash, nest, tragedy, trap
from theomachy.games.godbreaker.state import Saga, Task
from theomachy.kernel import Procedure

STEPS: dict[str, Callable[[Saga], Procedure[None]]] = {
    "initiative": rounds.initiative,
    "start": rounds.start_of_round,
    "activation": rounds.choose_model,
    "wild": rounds.choose_wild,
    "relentless": rounds.relent,
    "recovery": rounds.recover,
    "resolution": rounds.resolve,
    "aftermath": aftermath.aftermath,
}
TASKS: dict[str, Callable[[Saga, Task], Procedure[None]]] = {
    "seniority": opening.draw_seniority,
    "lay": laying.lay,
    "open": opening.begin_opening,
    "shard": opening.place_shard,
    "objective": opening.place_other,
    "hoard": opening.place_other,
    "threat": opening.place_threat,
    "follower": opening.place_follower,
    "deploy": opening.deploy,
    "hunt": clash.hunt,
    "breed": nest.breed,
    "wither": tragedy.wither,
    "reckon": trap.reckon,
    "react": react,
    "prize": aftermath.prize,
    "return": aftermath.call_back,
    "replace": aftermath.replace,
    "close": aftermath.close,
}


def next_step(t: Saga) -> Procedure[None] | None:
    """What is on the agenda, else an action of whoever is active, else what the phase calls for."""
    if t.result is not None:
        return None
    if t.agenda:
        task = verbs.take_up(t)
        return TASKS[task.does](t, task)
    if t.activation is not None:
        return choose_action(t)
    if t.phase == "opening":
        verbs.begin_round(t)
    return STEPS[t.phase](t)
