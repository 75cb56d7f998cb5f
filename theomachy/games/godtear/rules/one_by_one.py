"""GT-F3: several models move or are placed, one after another in any order."""

from typing import TypeAlias

import msgspec

from theomachy.games.godtear import verbs
from theomachy.games.godtear.battlefield import BOARD, DISTANCE, NAMES, OFF
from theomachy.games.godtear.rules.attack import expire_speed
from theomachy.games.godtear.rules.choosing import DONE, key_of_model, misnamed, subject
from theomachy.games.godtear.rules.entering import movable, why_held
from theomachy.games.godtear.rules.placing import place
from theomachy.games.godtear.rules.reasons import chosen_already, model_named
from theomachy.games.godtear.rules.values import speed
from theomachy.games.godtear.rules.walking import move, stride
from theomachy.games.godtear.rules.windows import anyone
from theomachy.games.godtear.state import SPEED, Godtear, Model
from theomachy.games.godtear.tasks import EachMoves, EachPlaced, Use, without
from theomachy.kernel import Ask, Choice, Procedure, Reason
from theomachy.kernel.keys import Subject

OneByOne: TypeAlias = EachMoves | EachPlaced


def each_moves(t: Godtear, task: EachMoves) -> Procedure[None]:
    """Let the player move the next of these models, or stop. GT-ADV-02, GT-F3."""
    unit = t.units[task.unit]
    if task.path == "advance" and task.hexes != (hexes := speed(t, unit)):
        task = msgspec.structs.replace(task, hexes=hexes)
    model = yield from next_model(t, task)
    if model is None:
        expire_speed(t, unit, task.token)
    elif task.path == "advance":
        yield from stride(t, task.seat, model, task.hexes, "GT-ADV-02")
    else:
        yield from move(t, task.seat, model, task.hexes, task.path, task.aim)


def followers_move(t: Godtear, use: Use, far: int, hexes: int) -> None:
    """Move a champion's followers that are in range before the first of them moves."""
    me, here = t.units[use.unit], t.models[use.user].place
    near = tuple([model.number for model in t.standing(t.units[me.partner]) if DISTANCE[here][model.place] <= far])
    verbs.schedule(t, EachMoves(me.partner, models=near, hexes=hexes, seat=me.seat))


def each_placed(t: Godtear, task: EachPlaced) -> Procedure[None]:
    """Let the player place the next of these models near its own hex, or near the aim."""
    model = yield from next_model(t, task)
    if model is not None:
        centre = model.place if task.aim < 0 else task.aim
        near = BOARD.within(centre, task.hexes)
        yield from place(t, task.seat, model, near, (centre,), task.hexes, may=task.may)


def next_model(t: Godtear, task: OneByOne) -> Procedure[Model | None]:
    """Ask which model is next, by its hex, and keep the others on the agenda."""
    models = waiting(t, task)
    if not models:
        return None
    key = yield from Ask(task.seat, "gt-ask-next", Next(t, task, models), t.units[task.unit].id, "GT-F3")
    if key == DONE:
        return None
    model = next(model for model in models if key_of_model(t, model) == key)
    verbs.schedule(t, without(counted(t, task), model.number))
    return model


def counted(t: Godtear, task: OneByOne) -> OneByOne:
    """Return a task with the speed token of its unit, if it is an advance.

    A token that one follower picks up counts for those of its unit that advance after it. GT-C7.
    """
    token = t.units[task.unit].tokens[SPEED]
    if isinstance(task, EachMoves) and task.path == "advance" and token:
        return msgspec.structs.replace(task, token=token)
    return task


class Next(msgspec.Struct, Choice[str], gc=False):
    """A choice of the next model of a task, or of no more of them."""

    t: Godtear
    task: OneByOne
    models: list[Model]

    def options(self) -> list[str]:
        keys = [key_of_model(self.t, model) for model in self.models]
        stop = [DONE] if isinstance(self.task, EachMoves) or self.task.may else []
        return [*dict.fromkeys(keys), *stop]

    def subject(self, option: str) -> Subject:
        return subject(option)

    def why_not(self, key: str) -> Reason | None:
        t, task = self.t, self.task
        if key in self.options():
            return None
        if key == DONE:
            return Reason("gt-must-be-placed", "GT-B12", {"unit": t.units[task.unit].name})
        model = model_named(t, key, [t.models[number] for number in task.models])
        if isinstance(model, Reason):
            return model
        if model.number not in task.models:
            return self.not_waiting(model)
        return why_held(t, model, task.seat) or misnamed(t, model, key)

    def not_waiting(self, model: Model) -> Reason:
        """Return why a model is not among those of the task."""
        t, task = self.t, self.task
        named = {"target": t.called(model), "unit": t.units[task.unit].name}
        if isinstance(task, EachMoves) and task.path == "advance":
            if model.unit != task.unit:
                return Reason("gt-not-of-unit", "GT-ADV-02", named)
            if anyone(t, "bound", model):
                return Reason("gt-bound", "GT-SKL-14", {**named, "hex": NAMES[model.place]})
            return chosen_already(t, model)
        left = dict.fromkeys(key_of_model(t, waiting) for waiting in self.models)
        return Reason("gt-not-next", "GT-F3", {**named, "keys": list(left)})


def waiting(t: Godtear, task: OneByOne) -> list[Model]:
    """Return the models of a task that are still on the battlefield and can be moved."""
    return [
        model for number in task.models if (model := t.models[number]).place != OFF and movable(t, model, task.seat)
    ]
