"""The procedures of The Godbreaker Saga, one module for each chapter of rulebook.md, and the choice of the next one."""

from collections.abc import Callable
from typing import assert_never

from theomachy.games.godbreaker import tasks, verbs
from theomachy.games.godbreaker.rules import aftermath, laying, opening, rounds
from theomachy.games.godbreaker.rules.actions import choose_action
from theomachy.games.godbreaker.rules.engagement import react
from theomachy.games.godbreaker.rules.scenarios import clash, nest, tragedy, trap
from theomachy.games.godbreaker.state import Saga
from theomachy.games.godbreaker.vocabulary import Phase
from theomachy.kernel import Procedure

STEPS: dict[Phase, Callable[[Saga], Procedure[None]]] = {
    "initiative": rounds.initiative,
    "start": rounds.start_of_round,
    "activation": rounds.choose_model,
    "wild": rounds.choose_wild,
    "relentless": rounds.relent,
    "recovery": rounds.recover,
    "resolution": rounds.resolve,
    "aftermath": aftermath.aftermath,
}


def next_step(t: Saga) -> Procedure[None] | None:
    """Return the next procedure: a task of the agenda, an action of the active model, or a step of the phase."""
    if t.result is not None:
        return None
    if t.agenda:
        return carry_out(t, verbs.next_task(t))
    if t.activation is not None:
        return choose_action(t)
    if t.phase == "opening":
        verbs.begin_round(t)
    return STEPS[t.phase](t)


def carry_out(t: Saga, task: tasks.Task) -> Procedure[None]:
    match task:
        case tasks.React(number):
            return react(t, number)
        case tasks.DrawSeniority():
            return opening.draw_seniority(t)
        case tasks.Lay():
            return laying.lay(t, task)
        case tasks.Open():
            return opening.begin_opening(t)
        case tasks.PlaceShard(seat):
            return opening.place_shard(t, seat)
        case tasks.PlaceObjective() | tasks.PlaceHoard():
            return opening.place_other(t, task)
        case tasks.PlaceThreat():
            return opening.place_threat(t, task)
        case tasks.PlaceFollower(seat):
            return opening.place_follower(t, seat)
        case tasks.Deploy():
            return opening.deploy(t, task)
        case tasks.Hunt(seat):
            return clash.hunt(t, seat)
        case tasks.Breed():
            return nest.breed(t)
        case tasks.Wither():
            return tragedy.wither(t)
        case tasks.Reckon():
            return trap.reckon(t, task)
        case tasks.Prize(seat):
            return aftermath.prize(t, seat)
        case tasks.Return(seat, number):
            return aftermath.call_back(t, seat, number)
        case tasks.Replace(seat):
            return aftermath.replace(t, seat)
        case tasks.Close():
            return aftermath.close(t)
    assert_never(task)
