"""GS-MOV-02, GS-MOV-05, GS-MOV-08: a movement under way, of members one after another or all together."""

import msgspec

from theomachy.games.godslayer import tasks, verbs
from theomachy.games.godslayer.rules.combat import damage
from theomachy.games.godslayer.rules.movement.counterstrikes import counterstrikes
from theomachy.games.godslayer.rules.movement.interruptions import Interruption, first_interruption
from theomachy.games.godslayer.rules.movement.steps import DONE, Steps
from theomachy.games.godslayer.rules.movement.table_edges import leave_table
from theomachy.games.godslayer.rules.movement.unit_moves import (
    Paths,
    allowance,
    can_move,
    first_stood,
    start_of,
    used_up,
)
from theomachy.games.godslayer.rules.space import discovery
from theomachy.games.godslayer.rules.space.discovery import DISCOVERED
from theomachy.games.godslayer.rules.space.falling import schedule_fall
from theomachy.games.godslayer.rules.space.paths import (
    Path,
    find_path,
    first_part,
    landing,
    mover,
    price,
    way_length,
    why_not_end,
    write_path,
)
from theomachy.games.godslayer.rules.values.dread import will_flee
from theomachy.games.godslayer.rules.values.statistics import leads
from theomachy.games.godslayer.state import FIELD, Battle, Card, Model
from theomachy.games.godslayer.tasks import OFF
from theomachy.games.godslayer.terms import Movement
from theomachy.geometry.moving import Field
from theomachy.geometry.plane import INCH
from theomachy.kernel import Ask, Procedure
from theomachy.kernel.keys import split_verb


def march(t: Battle, task: tasks.March) -> Procedure[None]:
    """Ask which member moves, all that have not moved yet, or whether the movement is over.

    One payment is for all of them, in formation or not. A member that has discovered hidden enemies goes on as its
    player likes. GS-MOV-05, GS-FRM-01, GS-FRM-02, GS-FRM-07, GS-DEP-11.
    """
    card = t.cards[task.card]
    if not goes_on(t, card):
        verbs.schedule(t, tasks.Halt(card.number))
        return
    verbs.change_march(t, halted=False)
    steps = Steps(t, card)
    key = yield from Ask(card.seat, "gs-ask-move", steps, card.id, "GS-MOV-01")
    going_on = len(card.models) > 1 and key != DONE
    again = tasks.March(card.number) if going_on else tasks.Halt(card.number)
    verbs.schedule(t, *set_out(steps.comes_of(key), off=split_verb(key)[1] == OFF), again)


def goes_on(t: Battle, card: Card) -> bool:
    """Return True if any member of a card can move on. In horror none can. GS-PSY-07."""
    return can_move(t, card) and not will_flee(t, card)


def set_out(paths: Paths, off: bool = False) -> list[tasks.Onward]:
    """Return the tasks that move models along their paths, one after another. GS-MOV-05, GS-A-86."""
    return [tasks.Onward(model.card, model.number, written(path, off)) for model, path in paths]


def written(path: Path, off: bool) -> str:
    """Return a path in the form that tasks keep it."""
    return f"{write_path(path)} {OFF}" if off else write_path(path)


def go_on(t: Battle, task: tasks.Onward) -> Procedure[None]:
    """Move a base along its path, or up to where something interrupts it, after which it goes on if it can.

    An enemy may make a free strike at it, a hidden enemy may be discovered, or a horror test may be due. GS-MOV-02,
    GS-MOV-08, GS-DEP-11, GS-FRE-01, GS-FRE-03, GS-FRE-04, GS-PSY-07.
    """
    model, march = t.models[task.model], t.march
    yield from ()
    if march is None or model.where != FIELD or model.down or model.still or will_flee(t, t.cards[task.card]):
        return
    path = path_of(t, model, task)
    if path is None:
        return
    go = mover(t, model, path[0], way_length(path))
    stop = first_interruption(t, go, path, march.safe, task.again == MET)
    walked = stop.before if stop is not None else path
    moves = walked[-1] != (model.x, model.y)
    if moves:
        verbs.move(t, model, *walked[-1], CLAUSES.get(march.how, "GS-MOV-01"), walked)
    if stop is not None:
        interrupt(t, task, model, stop)
        return
    if moves:
        discovery.discover(t, model, path)
    if task.off:
        leave_table(t, model)
    else:
        schedule_fall(t, model, start_of(t, model))


def path_of(t: Battle, model: Model, task: tasks.Onward) -> Path | None:
    """Return the path that a model takes now, or None if it stays."""
    if task.again:
        return past_the_discovered(t, model, task.path) if task.again == FOUND else task.path
    path = afresh(t, model, task.path)
    if path is not None:
        keep_path(t, model, path)
    return path


GOES_ON, FOUND, MET = 1, 2, 3
"""Reasons why a path goes on: after a strike, after a discovery, or after a horror test."""


def interrupt(t: Battle, task: tasks.Onward, model: Model, stop: Interruption) -> None:
    """Schedule an interruption and the rest of the path after it.

    Where a hidden enemy was discovered, all members that have not arrived yet may choose another path, but for a
    charger on its way. GS-FRE-03, GS-DEP-11, GS-PSY-07, GS-CHG-08.
    """
    march = t.march
    assert march is not None
    found = discovery.find(t, stop.markers)
    if found:
        verbs.drop(t, *[other for other in t.agenda if isinstance(other, tasks.Onward)])
    if found and march.how != "charge":
        think_again(t, model, stop.after)
        verbs.schedule(t, *found)
        return
    verbs.change_march(t, struck=(*march.struck, model.number))
    strikes = [tasks.FreeStrike(number, model.number) for number in stop.strikers]
    horror = [] if strikes or stop.markers else [tasks.Contact(model.card)]
    why = FOUND if found else MET if horror else GOES_ON
    on = msgspec.structs.replace(task, way=written(stop.after, task.off), again=why)
    verbs.schedule(t, *found, *strikes, *horror, on)


def think_again(t: Battle, model: Model, rest: Path) -> None:
    """Keep a model where it halted, to choose again how to use the rest of its move. GS-DEP-11."""
    assert t.march is not None
    whole = next(points for number, points in t.march.ways if number == model.number)
    gone = first_part(whole, way_length(whole) - way_length(rest))
    spent = used_up(t, model) + price(mover(t, model, gone[0], way_length(gone)), gone)
    others = [walked for walked in t.march.walked if walked[0] != model.number]
    ways = [way for way in t.march.ways if way[0] != model.number]
    struck = [number for number in t.march.struck if number != model.number]
    halted = (model.number, spent, first_stood(t, model))
    verbs.change_march(t, walked=(*others, halted), ways=tuple(ways), struck=tuple(struck), halted=True)


def past_the_discovered(t: Battle, model: Model, path: Path) -> Path:
    """Return a path up to where a discovered enemy stands in the way. A charger that is stopped there has failed.

    GS-CHG-11.
    """
    found = [other.disc for card in t.cards if card.did(DISCOVERED) for other in t.members(card)]
    stop = Field(t.width, t.height, found, ()).stop(path, model.r)
    if stop is None:
        return path
    march = t.march
    assert march is not None
    verbs.change_march(t, blocked=(*march.blocked, model.number))
    go, far = mover(t, model, path[0], stop.length), stop.length
    while far > 0 and why_not_end(t, go, first_part(path, far)[-1]):
        far = max(0, far - INCH // 10)
    return first_part(path, far)


CLAUSES: dict[Movement, str] = {"charge": "GS-CHG-07", "slay": "GS-CHG-19"}


def afresh(t: Battle, model: Model, path: Path) -> Path | None:
    """Return the planned path, or another to its end if a model has stopped in the way, or None to stay."""
    go = mover(t, model, path[0], allowance(t, model))
    if go.field.free(path, model.r):
        return landing(t, model, path)
    return find_path(t, go, path[-1]) or ((path[0],) if path[0] == (model.x, model.y) else None)


def keep_path(t: Battle, model: Model, path: Path) -> None:
    """Keep the path of a model in the march.

    With it the model can be moved again from where it stood, and hidden enemies that it passed can be discovered.
    GS-DEP-11.
    """
    assert t.march is not None
    others = [walked for walked in t.march.ways if walked[0] != model.number]
    verbs.change_march(t, ways=(*others, (model.number, path)))


def fall(t: Battle, task: tasks.Fall) -> Procedure[None]:
    """Knock down a model that fell, and take a life point for each full inch it fell.

    GS-MOV-08, GS-KNO-01, GS-A-83.
    """
    model = t.models[task.model]
    if model.where != FIELD:
        return
    verbs.fall(t, model, task.inches)
    damage.knock_down(t, model, "GS-MOV-08")
    spared = 1 if leads(t, t.card_of(model), "trolloth") else 0
    yield from damage.direct(t, model, max(0, task.inches - spared), "GS-MOV-08")


def halt(t: Battle, task: tasks.Halt) -> Procedure[None]:
    """End a movement, unless a member that halted at a discovery can still go on.

    Relics are carried along, members now engaged may have to test their courage, and counterstrikers may charge.
    GS-DEP-11, GS-PSY-03.
    """
    card = t.cards[task.card]
    if t.march is not None and t.march.halted and goes_on(t, card):
        verbs.schedule(t, tasks.March(card.number))
        return
    verbs.schedule(t, tasks.Contact(card.number), *counterstrikes(t, card))
    if t.march is not None and t.march.how == "free" and (t.march.ways or t.march.walked):
        verbs.note(t, card, "move")
    come_to_rest(t, card)
    yield from ()


def come_to_rest(t: Battle, card: Card) -> None:
    carry_along(t, card)
    verbs.end_march(t)


def carry_along(t: Battle, card: Card) -> None:
    for marker in t.markers:
        if marker.carrier in card.models:
            carrier = t.models[marker.carrier]
            verbs.carry_marker(t, marker, marker.carrier, carrier.x, carrier.y, "GS-MOV-01")
