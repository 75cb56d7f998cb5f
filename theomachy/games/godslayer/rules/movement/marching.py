"""GS-MOV-02, GS-MOV-05, GS-MOV-08: a movement under way. Members move one after another, or as one."""

import msgspec

from theomachy.games.godslayer import tasks, verbs
from theomachy.games.godslayer.rules.charge.counterstrikes import counterstrikes
from theomachy.games.godslayer.rules.combat import damage
from theomachy.games.godslayer.rules.combat.free_strikes import first_exit
from theomachy.games.godslayer.rules.effects.statistics import leads
from theomachy.games.godslayer.rules.movement.falling import schedule_fall
from theomachy.games.godslayer.rules.movement.paths import Path, find_path, landing, mover, write_path
from theomachy.games.godslayer.rules.movement.steps import DONE, Steps
from theomachy.games.godslayer.rules.movement.table_edges import leave_table
from theomachy.games.godslayer.rules.movement.unit_moves import (
    Paths,
    allowance,
    can_move,
    start_of,
)
from theomachy.games.godslayer.rules.setup import secret_deployment
from theomachy.games.godslayer.state import FIELD, Battle, Card, Model
from theomachy.games.godslayer.tasks import OFF
from theomachy.games.godslayer.terms import Movement
from theomachy.kernel import Ask, Procedure
from theomachy.kernel.keys import split_verb


def march(t: Battle, task: tasks.March) -> Procedure[None]:
    """One member moves, or all that have not moved yet, or the movement is over; one payment for all of them, in
    formation or not. GS-MOV-05, GS-FRM-01, GS-FRM-02, GS-FRM-07"""
    card = t.cards[task.card]
    if not can_move(t, card):
        verbs.schedule(t, tasks.Halt(card.number))
        return
    steps = Steps(t, card)
    key = yield from Ask(card.seat, "gs-ask-move", steps, card.id, "GS-MOV-01")
    going_on = len(card.models) > 1 and key != DONE
    again = tasks.March(card.number) if going_on else tasks.Halt(card.number)
    verbs.schedule(t, *set_out(steps.comes_of(key), off=split_verb(key)[1] == OFF), again)


def set_out(paths: Paths, off: bool = False) -> list[tasks.Onward]:
    """What everybody does one after another, as tasks. GS-MOV-05, GS-A-86"""
    return [tasks.Onward(model.card, model.number, written(path, off)) for model, path in paths]


def written(path: Path, off: bool) -> str:
    """A way as tasks keep it."""
    return f"{write_path(path)} {OFF}" if off else write_path(path)


def go_on(t: Battle, task: tasks.Onward) -> Procedure[None]:
    """A base goes its way, or as far as to where an enemy may strike at it; then it goes on if it can. Some moves are
    safe from that. GS-MOV-02, GS-MOV-08, GS-FRE-01, GS-FRE-03, GS-FRE-04"""
    model, march = t.models[task.model], t.march
    yield from ()
    if march is None or model.where != FIELD or model.down or model.still:
        return
    path = task.path
    if not task.again:  # it only sets out
        fresh = afresh(t, model, path)
        if fresh is None:
            return
        path = fresh
        keep_path(t, model, path)
    clause = CLAUSES.get(march.how, "GS-MOV-01")
    exit = None if march.safe else first_exit(t, model, path)
    assert t.march is not None
    if exit:
        verbs.move(t, model, *exit.before[-1], clause, exit.before)
        verbs.change_march(t, struck=(*t.march.struck, model.number))
        strikes = [tasks.FreeStrike(number, model.number) for number in exit.strikers]
        verbs.schedule(t, *strikes, msgspec.structs.replace(task, way=written(exit.after, task.off), again=1))
        return
    if path[-1] != (model.x, model.y):
        verbs.move(t, model, *path[-1], clause, path)
    if task.off:
        leave_table(t, model)
    else:
        schedule_fall(t, model, start_of(t, model))


CLAUSES: dict[Movement, str] = {"charge": "GS-CHG-07", "slay": "GS-CHG-19"}


def afresh(t: Battle, model: Model, path: Path) -> Path | None:
    """The way that was thought out, or another to the same place if a model stopped in it; else it stays."""
    go = mover(t, model, path[0], allowance(t, model))
    if go.field.free(path, model.r):
        return landing(t, model, path)
    return find_path(t, go, path[-1]) or ((path[0],) if path[0] == (model.x, model.y) else None)


def keep_path(t: Battle, model: Model, path: Path) -> None:
    """Kept, so that it may be moved again from where it stood, and that what it passed by is known. GS-DEP-11"""
    assert t.march is not None
    others = [walked for walked in t.march.ways if walked[0] != model.number]
    verbs.change_march(t, ways=(*others, (model.number, path)))


def fall(t: Battle, task: tasks.Fall) -> Procedure[None]:
    """It lies below and loses a life point for each full inch. GS-MOV-08, GS-KNO-01, GS-A-83"""
    model = t.models[task.model]
    if model.where != FIELD:
        return
    verbs.fall(t, model, task.inches)
    damage.knock_down(t, model, "GS-MOV-08")
    spared = 1 if leads(t, t.card_of(model), "trolloth") else 0
    yield from damage.direct(t, model, max(0, task.inches - spared), "GS-MOV-08")


def halt(t: Battle, task: tasks.Halt) -> Procedure[None]:
    """The movement is over: who carries something has brought it along, hidden ones are discovered, those now engaged
    may have to test their courage, and who waits for it may charge. GS-DEP-11, GS-PSY-03"""
    card = t.cards[task.card]
    verbs.schedule(t, tasks.Contact(card.number), *counterstrikes(t, card))
    if t.march is not None and t.march.how == "free" and t.march.ways:
        verbs.note(t, card, "move")
    come_to_rest(t, card)
    yield from ()


def come_to_rest(t: Battle, card: Card) -> None:
    carry_along(t, card)
    secret_deployment.discover(t, card.seat)
    verbs.end_march(t)


def carry_along(t: Battle, card: Card) -> None:
    for marker in t.markers:
        if marker.carrier in card.models:
            carrier = t.models[marker.carrier]
            verbs.carry_marker(t, marker, marker.carrier, carrier.x, carrier.y, "GS-MOV-01")
