"""The procedures of Godslayer in rooms that import downward only, and the choice of the next procedure."""

from collections.abc import Callable
from typing import assert_never

from theomachy.games.godslayer import tasks, verbs
from theomachy.games.godslayer.rules.charge import charges
from theomachy.games.godslayer.rules.combat import counter_attacks, free_strikes, melee, missiles, templates
from theomachy.games.godslayer.rules.effects import continuous
from theomachy.games.godslayer.rules.magic import magic_attacks, spells
from theomachy.games.godslayer.rules.morale import fleeing, psychology
from theomachy.games.godslayer.rules.movement import marching, moves
from theomachy.games.godslayer.rules.round import rounds
from theomachy.games.godslayer.rules.round.activation import choose_action
from theomachy.games.godslayer.rules.setup import deployment, laying, opening, priority, secret_deployment
from theomachy.games.godslayer.state import Battle
from theomachy.games.godslayer.terms import Phase
from theomachy.kernel import Procedure

STEPS: dict[Phase, Callable[[Battle], Procedure[None]]] = {
    "initiation": rounds.initiation,
    "activation": rounds.next_turn,
    "end of round": rounds.end_of_round,
}


AT_ONCE = (tasks.Onward, tasks.Halt, tasks.ChargeEnd, tasks.Run)
"""Tasks that ask nobody.

They are resolved in the step that led to them, so that a clone need not resolve them again.
"""


def next_step(t: Battle) -> Procedure[None] | None:
    return None if t.result is not None else step(t)


def step(t: Battle) -> Procedure[None]:
    """Resolve the next task, else an action of the active card, else a step of the phase; then what follows at once.

    Reactions so interrupt an activation, one at a time, each resolved before the next. GS-PAS-01, GS-PAS-02.
    """
    if t.agenda:
        yield from do_next_task(t)
    elif t.activation is not None:
        yield from choose_action(t)
    elif t.turn is not None:
        yield from rounds.choose_card(t)
    else:
        if t.phase == "setting up":
            verbs.begin_round(t)
        yield from STEPS[t.phase](t)
    while t.result is None and t.agenda and isinstance(t.agenda[0], AT_ONCE):
        yield from do_next_task(t)


def do_next_task(t: Battle) -> Procedure[None]:
    """Return the procedure that resolves the next task. A task without one fails the type checker."""
    task = verbs.next_task(t)
    if isinstance(task, tasks.Fighting):  # the most frequent first
        return fighting(t, task)
    if isinstance(task, tasks.Moving):
        return moving(t, task)
    if isinstance(task, tasks.Following):
        return following(t, task)
    if isinstance(task, tasks.OfRounds):
        return of_rounds(t, task)
    return before_battle(t, task)


# Procedures by kind of task


def before_battle(t: Battle, task: tasks.BeforeBattle) -> Procedure[None]:
    match task:
        case tasks.Layer():
            return laying.name_layer(t)
        case tasks.Lay():
            return laying.lay(t)
        case tasks.ChooseSide():
            return laying.choose_side(t)
        case tasks.Priority():
            return priority.roll_priority(t)
        case tasks.Nominate():
            return priority.nominate_leader(t, task)
        case tasks.Muster():
            return opening.plan_deployment(t)
        case tasks.Dugout():
            return secret_deployment.name_secret(t, task)
        case tasks.Deploy():
            return deployment.deploy_card(t, task)
        case tasks.Place():
            return deployment.place_model(t, task)
        case tasks.Markers():
            return secret_deployment.place_marker(t, task)
        case tasks.Assign():
            return secret_deployment.assign(t, task)
        case tasks.Hidden():
            return secret_deployment.act_hidden(t, task)
        case tasks.Reveal():
            return secret_deployment.reveal(t, task)
        case _:
            assert_never(task)


def of_rounds(t: Battle, task: tasks.OfRounds) -> Procedure[None]:
    match task:
        case tasks.Sustain():
            return spells.sustain(t, task)
        case tasks.Fewer():
            return rounds.count_cards(t)
        case tasks.EndTurn():
            return rounds.end_turn(t)
        case tasks.Stand():
            return rounds.stand_up(t, task)
        case _:
            assert_never(task)


def moving(t: Battle, task: tasks.Moving) -> Procedure[None]:
    match task:
        case tasks.March():
            return marching.march(t, task)
        case tasks.Onward():
            return marching.go_on(t, task)
        case tasks.Fall():
            return marching.fall(t, task)
        case tasks.Shift():
            return moves.shift(t, task)
        case tasks.Halt():
            return marching.halt(t, task)
        case tasks.FreeStrike():
            return free_strikes.strike(t, task)
        case tasks.ChargeTarget():
            return charges.name_target(t, task)
        case tasks.ChargeTest():
            return charges.test_courage(t, task)
        case tasks.ChargeMove():
            return charges.run(t, task)
        case tasks.ChargeEnd():
            return charges.arrive(t, task)
        case tasks.Slay():
            return charges.slay(t, task)
        case tasks.Counterstrike():
            return charges.counterstrike(t, task)
        case _:
            assert_never(task)


def fighting(t: Battle, task: tasks.Fighting) -> Procedure[None]:
    match task:
        case tasks.Aim():
            return melee.aim(t, task)
        case tasks.Counter():
            return counter_attacks.declare(t, task)
        case tasks.CounterAim():
            return counter_attacks.aim(t, task)
        case tasks.Clash():
            return melee.clash(t)
        case tasks.Strike():
            return melee.strike(t, task)
        case tasks.Reap():
            return melee.reap(t)
        case tasks.EndFight():
            return melee.end_fight(t)
        case tasks.Shot():
            return missiles.shot(t, task)
        case tasks.Blast():
            return magic_attacks.blast(t, task)
        case tasks.Burst():
            return templates.burst(t, task)
        case tasks.CriticalBurst():
            return templates.critical_burst(t, task)
        case tasks.SpellAttack():
            return spells.attack(t, task)
        case _:
            assert_never(task)


def following(t: Battle, task: tasks.Following) -> Procedure[None]:
    match task:
        case tasks.Contact():
            return psychology.contact(t, task)
        case tasks.Fear():
            return psychology.fear(t, task)
        case tasks.Bravery():
            return psychology.bravery(t, task)
        case tasks.Flee():
            return fleeing.flee(t, task)
        case tasks.Run():
            return fleeing.run(t, task)
        case tasks.Rally():
            return fleeing.rally(t, task)
        case tasks.Afflict():
            return continuous.afflict(t, task)
        case tasks.Expire():
            return continuous.expire(t, task)
        case _:
            assert_never(task)
