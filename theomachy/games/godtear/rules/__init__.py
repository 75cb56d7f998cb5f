"""The procedures of Godtear, one module per chapter of rulebook.md, and which of them comes next."""

from collections.abc import Callable

from theomachy.games.godtear import verbs
from theomachy.games.godtear.rules.activation import action_done, activation_done, choose_action, choose_unit
from theomachy.games.godtear.rules.ending import choose_first, scenario_step, score
from theomachy.games.godtear.rules.formats import ban, choose_three, draw_pool, pick, pick_order
from theomachy.games.godtear.rules.one_by_one import each_moves, each_placed
from theomachy.games.godtear.rules.opening import choose_side, deploy, deploy_next, roll_off
from theomachy.games.godtear.rules.regroup import take_off, tokens_back
from theomachy.games.godtear.rules.scenarios import barter, grow, shift, strew
from theomachy.games.godtear.rules.skills import attack, skill_done
from theomachy.games.godtear.rules.windows import function
from theomachy.games.godtear.state import Godtear, Task
from theomachy.kernel import Procedure

STEPS: dict[str, Callable[[Godtear], Procedure[None]]] = {
    "pool": draw_pool,
    "roll-off": roll_off,
    "pick order": pick_order,
    "draft": pick,
    "ban": ban,
    "choose three": choose_three,
    "side": choose_side,
    "deploy": deploy,
    "plot": choose_unit,
    "clash": choose_unit,
    "scoring": score,
    "scenario": scenario_step,
    "next turn": choose_first,
}
TASKS: dict[str, Callable[[Godtear, Task], Procedure[None]]] = {
    "deploy": deploy_next,
    "each moves": each_moves,
    "each placed": each_placed,
    "attack": attack,
    "skill done": skill_done,
    "take off": take_off,
    "tokens back": tokens_back,
    "action done": action_done,
    "activation done": activation_done,
    "grow": grow,
    "shift": shift,
    "strew": strew,
    "barter": barter,
}


def next_step(t: Godtear) -> Procedure[None] | None:
    """What is on the agenda, else an action of whoever is active, else what the phase calls for."""
    if t.result is not None:
        return None
    if t.agenda:
        return work_off(t, verbs.take_up(t))
    return choose_action(t) if t.activation is not None else STEPS[t.phase](t)


def work_off(t: Godtear, task: Task) -> Procedure[None]:
    """The procedure of a task; `titus:path-step` is a function of that card."""
    card, colon, name = task.does.partition(":")
    found: Procedure[None] = (function(card, name) if colon else TASKS[task.does])(t, task)
    return found
