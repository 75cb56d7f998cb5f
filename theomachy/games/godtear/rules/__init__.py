"""The procedures of Godtear, one module per chapter of rulebook.md, and which of them comes next."""

from collections.abc import Callable

from theomachy.games.godtear import verbs
from theomachy.games.godtear.phases import Phase
from theomachy.games.godtear.rules.activation import action_done, activation_done, choose_action, choose_unit
from theomachy.games.godtear.rules.ending import choose_first, scenario_step, score
from theomachy.games.godtear.rules.formats import ban, choose_three, draw_pool, pick, pick_order
from theomachy.games.godtear.rules.one_by_one import each_moves, each_placed
from theomachy.games.godtear.rules.opening import choose_side, deploy, deploy_next, roll_off
from theomachy.games.godtear.rules.regroup import take_off, tokens_back
from theomachy.games.godtear.rules.scenarios import barter, grow, shift, strew
from theomachy.games.godtear.rules.skills import attack, skill_done
from theomachy.games.godtear.rules.windows import carries_out
from theomachy.games.godtear.state import Godtear
from theomachy.games.godtear.tasks import (
    ActionDone,
    ActivationDone,
    Attack,
    Barter,
    CardTask,
    Deploy,
    EachMoves,
    EachPlaced,
    Grow,
    Shift,
    SkillDone,
    Strew,
    TakeOff,
    Task,
    TokensBack,
)
from theomachy.kernel import Procedure

STEPS: dict[Phase, Callable[[Godtear], Procedure[None]]] = {
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


def next_step(t: Godtear) -> Procedure[None] | None:
    """Return the procedure of the next task, else an action of the active unit, else a step of the phase.

    Return None when the game is over.
    """
    if t.result is not None:
        return None
    if t.agenda:
        return work_off(t, verbs.next_task(t))
    return choose_action(t) if t.activation is not None else STEPS[t.phase](t)


def work_off(t: Godtear, task: Task) -> Procedure[None]:
    """Return the procedure that resolves a task."""
    match task:
        case EachMoves():
            return each_moves(t, task)
        case EachPlaced():
            return each_placed(t, task)
        case Attack():
            return attack(t, task)
        case SkillDone():
            return skill_done(t, task)
        case ActionDone():
            return action_done(t, task)
        case ActivationDone():
            return activation_done(t, task)
        case CardTask():
            by_card = carries_out(task.does)
            assert by_card is not None, task.does
            return by_card(t, task)
        case Deploy():
            return deploy_next(t, task)
        case TakeOff():
            return take_off(t, task)
        case TokensBack():
            return tokens_back(t, task)
        case Grow():
            return grow(t, task)
        case Shift():
            return shift(t, task)
        case Strew():
            return strew(t, task)
        case Barter():
            return barter(t, task)
