"""GB-ACT, GB-MOV, GB-ENG, GB-SPC: what the active model may do next, and doing it."""

from collections.abc import Iterator
from typing import Final

import msgspec

from theomachy.games.godbreaker import verbs
from theomachy.games.godbreaker.keys import Action, place_subject, read_action, write_action
from theomachy.games.godbreaker.rules import wild
from theomachy.games.godbreaker.rules import wild_policy as policy
from theomachy.games.godbreaker.rules.dice import rise
from theomachy.games.godbreaker.rules.engagement import engage, reactions, why_not_engage
from theomachy.games.godbreaker.rules.moving import (
    end_of_move,
    move,
    proposals,
    random_move,
    why_not_move,
    why_not_move_to,
)
from theomachy.games.godbreaker.rules.rulers import measured_line, reach, with_measure
from theomachy.games.godbreaker.rules.special_actions import perform, specials
from theomachy.games.godbreaker.rules.values import attack_range, decider, hostile, move_range
from theomachy.games.godbreaker.rules.wild import Aim
from theomachy.games.godbreaker.state import FIELD, WILD, At, Model, Saga
from theomachy.games.godbreaker.tasks import React
from theomachy.kernel import Ask, Procedure, Random, Reason, Refused, Region
from theomachy.kernel.keys import Subject, split_verb
from theomachy.kernel.scene import Stroke

END: Final = "end"
MOVE = "move:"
"""What stands before the end of a move."""


def actions_of(model: Model) -> int:
    """GB-ACT-04"""
    return 2 if model.godbreaker else 1


def done(t: Saga, model: Model) -> bool:
    """GB-ACT-04, GB-ADV-RDY-01"""
    assert t.activation is not None
    taken = t.activation.taken
    return model.where != FIELD or len(taken) >= actions_of(model) or END in taken or "ready" in taken


def choose_action(t: Saga) -> Procedure[None]:
    """The active model takes an action with the die it has now, any action as often as it likes; or it is done.

    GB-ACT-04, GB-A-17, GB-A-40
    """
    assert t.activation is not None
    model = t.models[t.activation.model]
    if done(t, model):
        wild.claims_treasure(t, model)
        verbs.end_activation(t)
        return
    if policy.decides(t, model):
        yield from wild.act(t, model, aim_of(t, model))
        if not t.activation.taken:  # there is nothing that it can do
            verbs.take_action(t, END)
    else:
        key = yield from Ask(decider(t, model), "gb-ask-action", Actions(t, model), model.id, "GB-ACT-04")
        yield from carry_out(t, model, key)
    rise(t)
    plan_reactions(t, model)


def carry_out(t: Saga, model: Model, key: str) -> Procedure[None]:
    action = read_action(key)
    assert action is not None
    name, target = action
    verbs.take_action(t, name)
    if name == "move":
        spot = end_of_move(model, target)
        assert spot is not None
        yield from move(t, model, spot)
    elif name == "engage":
        other = t.named(target)
        assert other is not None
        yield from engage(t, model, other)
    elif name != END:
        yield from perform(t, model, name, target)


def plan_reactions(t: Saga, model: Model) -> None:
    """GB-ADV-RDY-02"""
    if t.setup.ready and t.activation is not None:
        ready = reactions(t, model, t.activation.placed)
        verbs.schedule(t, *[React(other.number) for other in ready])


def aim_of(t: Saga, model: Model) -> Aim:
    return wild.aim_of(t, model, t.compelled.get(model.number, ()))


def is_move(key: str) -> bool:
    return split_verb(key)[0] == "move"


class Actions(msgspec.Struct, Region[str], gc=False):
    """All that a model may do next: `move:x,y`, `engage:b2`, special actions, `end`. A wild one only what it is driven
    to, if it can. GB-ACT-04, GB-A-44"""

    t: Saga
    model: Model

    def options(self) -> list[str]:
        keys, aim = self.possible(), self.aim()
        if aim is None:
            return keys
        best = self.best(aim)
        return [key for key in keys if self.fits(key, aim, best)] or keys

    def aim(self) -> Aim | None:
        """What drives it, if it is wild and anything does."""
        if self.model.seat != WILD:
            return None
        aim = aim_of(self.t, self.model)
        return aim if aim.kind != "none" else None

    def proposes(self) -> bool:
        """It can always end, driven or not."""
        return True

    def possible(self) -> list[str]:
        """All that it could do, driven or not."""
        return [*self.deeds(), *self.ways(), END]

    def ways(self) -> Iterator[str]:
        """All moves worth considering, found one by one."""
        t, model = self.t, self.model
        if why_not_move(t, model) is None:
            yield from (f"{MOVE}{place}" for place in proposals(t, model))

    def deeds(self) -> list[str]:
        """All that it may do besides moving."""
        t, model = self.t, self.model
        keys = [f"engage:{other.id}" for other in t.models if not self.why_not_target(other)]
        return keys + [
            write_action(Action(name, target))
            for name, special in specials(t, model).items()
            for target in special.targets(t, model)
            if not special.why_not(t, model, target)
        ]

    def why_not(self, key: str) -> Reason | None:
        if why := self.why_impossible(key):
            return why
        aim = self.aim()
        if aim is None:
            return None
        best = self.best(aim)
        if self.fits(key, aim, best) or not any(self.fits(other, aim, best) for other in self.possible()):
            return None
        args = {"model": self.model.id, "compulsion": f"gb-compulsion-{aim.compulsion}"}
        return Reason("gb-driven", wild.CLAUSES[aim.compulsion], args)

    def why_impossible(self, key: str) -> Reason | None:
        t, model = self.t, self.model
        if key == END:
            return None
        action = read_action(key)
        if action is None:
            return self.no_such_action(key)
        name, target = action
        if name == "move":
            spot = end_of_move(model, target)
            if spot is None:
                return Reason("gb-no-place", "GB-PLC-01", {"key": target})
            return why_not_move(t, model) or with_measure(t, why_not_move_to(t, model, spot), model, spot)
        other = t.named(target)
        if name == "engage":
            if other is None:
                return Reason("gb-no-such-model", "GB-ENG-01", {"key": target})
            return with_measure(t, self.why_not_target(other), model, other)
        special = specials(t, model).get(name) if name != END else None
        if special is None or key != write_action(action):
            return self.no_such_action(key)
        why = special.why_not(t, model, target)
        return with_measure(t, why, model, other) if other is not None else why

    def no_such_action(self, key: str) -> Reason:
        return Reason("gb-no-such-action", "GB-ACT-04", {"model": self.model.id, "key": key})

    def why_not_target(self, target: Model) -> Reason | None:
        """What it did as a reaction does not count. GB-ENG-01, GB-ENG-08, GB-A-64"""
        t, model = self.t, self.model
        if "careful" in model.flaws and t.activation is not None and "engage" in t.activation.taken:
            return Reason("gb-careful", "GB-FLW-02", {"model": model.id})
        return why_not_engage(t, model, target)

    def fits(self, key: str, aim: Aim, best: int) -> bool:
        """GB-A-44"""
        action = read_action(key)
        assert action is not None
        spot = end_of_move(self.model, action.target) if action.name == "move" else None
        return wild.satisfies(self.t, self.model, aim, action, spot, best)

    def best(self, aim: Aim) -> int:
        return wild.farthest(self.t, self.model, aim) if aim.kind == "flee" else 0

    def read(self, key: str) -> str:
        if why := self.why_not(key):
            raise Refused(why)
        return key

    def pick(self, random: Random) -> str:
        """A move to any place, as likely as all other options together."""
        if self.aim() is None:  # nothing has to be looked through
            others, moves = [*self.deeds(), END], any(self.ways())
        else:
            keys = self.options()
            others, moves = [key for key in keys if not is_move(key)], any(map(is_move, keys))
        if others and not (moves and random.random() < 0.5):
            return random.choice(others)
        place = random_move(self.t, self.model, random)
        if place is not None and not self.why_not(f"{MOVE}{place}"):
            return f"{MOVE}{place}"
        return random.choice([key for key in self.options() if is_move(key)])

    def prefix(self) -> str:
        return MOVE

    def moves(self) -> str:
        return self.model.id

    def base(self) -> int:
        return self.model.r

    def outline(self) -> list[Stroke]:
        t, model = self.t, self.model
        moves = [] if why_not_move(t, model) else reach(t, model, move_range(t, model), model.r, shifted=True)
        far = attack_range(t, model)
        return [*moves, *(reach(t, model, far, 0, kind="range") if far else [])]

    def drawn(self, key: str) -> list[Stroke]:
        t, model = self.t, self.model
        _, target = split_verb(key)
        here = At(model.x, model.y, 0, model.level)
        if is_move(key) and (spot := end_of_move(model, target)):
            strokes = measured_line(t, here, At(spot.x, spot.y, 0, spot.level))
            return [msgspec.structs.replace(stroke, base=model.r) for stroke in strokes]
        if (other := t.named(target)) is not None and other.where == FIELD and hostile(t, model, other):
            return measured_line(t, model, other)
        return []

    def subject(self, option: str) -> Subject:
        """Whom or what it is done to; of what is done to nothing in particular, the line of the own card."""
        name, target = split_verb(option)
        if name == END:
            return Subject(role="end")
        if name == "move":
            return place_subject(target)
        if name == "ruinous":
            return Subject(zone=target)
        return Subject(piece=target) if target and name != "shaping" else Subject(line=name)
