"""The procedures of Godslayer, one module per chapter of rulebook.md, and which of them comes next."""

from collections.abc import Callable

from theomachy.games.godslayer import verbs
from theomachy.games.godslayer.rules import (
    areas,
    charges,
    continuous,
    counters,
    deployment,
    fleeing,
    free_strikes,
    laying,
    magic,
    melee,
    missiles,
    movement,
    opening,
    priority,
    psychology,
    rounds,
    secret,
    spells,
)
from theomachy.games.godslayer.rules.actions import choose_action
from theomachy.games.godslayer.state import Battle, Task
from theomachy.kernel import Procedure

TASKS: dict[str, Callable[[Battle, Task], Procedure[None]]] = {
    # before the battle
    "layer": laying.name_layer,
    "lay": laying.lay,
    "side": laying.choose_side,
    "priority": priority.roll_priority,
    "nominate": priority.nominate_leader,
    "muster": opening.plan_deployment,
    "dugout": secret.name_secret,
    "deploy": deployment.deploy_card,
    "place": deployment.place_model,
    "markers": secret.place_marker,
    "assign": secret.assign,
    "hidden": secret.act_hidden,
    "reveal": secret.reveal,
    # rounds
    "sustain": spells.sustain,
    "fewer": rounds.count_cards,
    "end turn": rounds.end_turn,
    "stand": rounds.stand_up,
    # moving
    "march": movement.march,
    "onward": movement.go_on,
    "fall": movement.fall,
    "shift": movement.shift,
    "halt": movement.halt,
    "free strike": free_strikes.strike,
    "charge target": charges.name_target,
    "charge test": charges.test_courage,
    "charge move": charges.run,
    "charge end": charges.arrive,
    "slay": charges.slay,
    "counterstrike": charges.counterstrike,
    # fighting
    "aim": melee.aim,
    "counter": counters.declare,
    "counter aim": counters.aim,
    "clash": melee.clash,
    "strike": melee.strike,
    "reap": melee.reap,
    "end fight": melee.end_fight,
    "shot": missiles.shot,
    "blast": magic.blast,
    "burst": areas.burst,
    "critical burst": areas.critical_burst,
    "spell attack": spells.attack,
    # what follows
    "contact": psychology.contact,
    "fear": psychology.fear,
    "bravery": psychology.bravery,
    "flee": fleeing.flee,
    "run": fleeing.run,
    "rally": fleeing.rally,
    "afflict": continuous.afflict,
    "expire": continuous.expire,
}
STEPS: dict[str, Callable[[Battle], Procedure[None]]] = {
    "initiation": rounds.initiation,
    "activation": rounds.next_turn,
    "end of round": rounds.end_of_round,
}


AT_ONCE = ("onward", "halt", "charge end", "run")
"""Tasks that ask nobody: done in the step that led to them, so that what they show is settled with it, and no clone has
to do them again."""


def next_step(t: Battle) -> Procedure[None] | None:
    return None if t.result is not None else step(t)


def step(t: Battle) -> Procedure[None]:
    """What is on the agenda, else an action of whoever is active, else what the phase calls for; then what follows from
    it at once. So reactions interrupt an activation, one at a time, each done before the next. GS-PAS-01, GS-PAS-02"""
    if t.agenda:
        yield from take_up(t)
    elif t.activation is not None:
        yield from choose_action(t)
    elif t.turn is not None:
        yield from rounds.choose_card(t)
    else:
        if t.phase == "setting up":
            verbs.begin_round(t)
        yield from STEPS[t.phase](t)
    while t.result is None and t.agenda and t.agenda[0].does in AT_ONCE:
        yield from take_up(t)


def take_up(t: Battle) -> Procedure[None]:
    task = verbs.take_up(t)
    yield from TASKS[task.does](t, task)
