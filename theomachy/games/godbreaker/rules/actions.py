"""Actions: the options of the active model, and their performance. GB-ACT, GB-MOV, GB-ENG, GB-SPC."""

from collections.abc import Iterator
from typing import Any, Final

import msgspec

from theomachy.games.godbreaker import verbs
from theomachy.games.godbreaker.keys import Action, place_subject, read_action, write_action, write_place
from theomachy.games.godbreaker.rules import wild
from theomachy.games.godbreaker.rules import wild_policy as policy
from theomachy.games.godbreaker.rules.dice import rise
from theomachy.games.godbreaker.rules.drives import Flight, few_approaches, flight
from theomachy.games.godbreaker.rules.engagement import engage, reactions, why_not_engage
from theomachy.games.godbreaker.rules.measuring import Based, within
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
from theomachy.games.godbreaker.state import FIELD, WILD, At, Marker, Model, Saga, Token
from theomachy.games.godbreaker.tasks import React
from theomachy.kernel import Ask, Message, Procedure, Random, Reason, Refused, Region
from theomachy.kernel.keys import Subject, split_verb
from theomachy.kernel.scene import Stroke

END: Final = "end"
MOVE = "move:"
"""The beginning of a move's key, before the place where it ends."""


def actions_of(model: Model) -> int:
    """Return the number of actions in a model's activation. GB-ACT-04."""
    return 2 if model.godbreaker else 1


def done(t: Saga, model: Model) -> bool:
    """Return True if the active model can take no more actions. GB-ACT-04, GB-ADV-RDY-01."""
    assert t.activation is not None
    taken = t.activation.taken
    return model.where != FIELD or len(taken) >= actions_of(model) or END in taken or "ready" in taken


def choose_action(t: Saga) -> Procedure[None]:
    """Let the active model take an action with the die it has now, or end its activation.

    Any action may be taken again. GB-ACT-04, GB-A-17, GB-A-40.
    """
    assert t.activation is not None
    model = t.models[t.activation.model]
    if done(t, model):
        wild.claims_treasure(t, model)
        verbs.end_activation(t)
        return
    if policy.decides(t, model):
        yield from wild.act(t, model, aim_of(t, model))
        if not t.activation.taken:  # no action is possible
            verbs.take_action(t, END)
    else:
        key = yield from Ask(decider(t, model), "gb-ask-action", actions_for(t, model), model.id, "GB-ACT-04")
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
    """Schedule the reactions of ready models to what was placed during the action. GB-ADV-RDY-02."""
    if t.setup.ready and t.activation is not None:
        ready = reactions(t, model, t.activation.placed)
        verbs.schedule(t, *[React(other.number) for other in ready])


def aim_of(t: Saga, model: Model) -> Aim:
    return wild.aim_of(t, model, t.compelled.get(model.number, ()))


def name_of(aim: Based) -> str:
    """Return the id by which players are told of what a model is driven to."""
    assert isinstance(aim, Model | Marker | Token)
    return aim.id if not isinstance(aim, Token) else f"gb-{aim.kind}"


def is_move(key: str) -> bool:
    return split_verb(key)[0] == "move"


def actions_for(t: Saga, model: Model) -> "Actions":
    """Return the actions of a model, with its flights if it is driven to flee."""
    aim = aim_of(t, model) if model.seat == WILD else None
    fled_from = aim.of if aim is not None and aim.kind == "flee" else ()
    return Actions(t, model, tuple(flight(t, model, other) for other in fled_from))


class Actions(msgspec.Struct, Region[str], gc=False):
    """The next actions that a model may take: `move:x,y`, `engage:b2`, special actions, `end`.

    A wild model may only take those that its compulsion asks for, if there are any. GB-ACT-04, GB-A-44.
    """

    t: Saga
    model: Model
    flights: tuple[Flight, ...] = ()
    """Flights from each enemy that it is driven to flee from, found once for all keys; else empty."""

    def options(self) -> list[str]:
        keys, aim = self.possible(), self.aim()
        if aim is None:
            return keys
        fitting = [key for key in keys if self.fits(key, aim)]
        if aim.kind == "flee":
            ends = [spot for flight in self.flights for spot in flight.spots]
            return list(dict.fromkeys([*[self.to(spot) for spot in ends], *fitting]))
        return fitting or self.nearer(aim) or keys

    def aim(self) -> Aim | None:
        """Return the aim of a wild model's compulsion; None for other models and idle ones."""
        if self.model.seat != WILD:
            return None
        aim = aim_of(self.t, self.model)
        return aim if aim.kind != "none" else None

    def unspent(self, option: str) -> Message | None:
        """Return how many actions the end of the activation leaves unused. GB-ACT-04."""
        assert self.t.activation is not None
        left = actions_of(self.model) - len(self.t.activation.taken)
        return Message("gb-unspent", "GB-ACT-04", {"left": left}) if option == END and left > 0 else None

    def proposes(self) -> bool:
        """Return True, because every model can end its activation."""
        return True

    def possible(self) -> list[str]:
        """Return the keys of all actions that the model could take, driven or not."""
        return [*self.deeds(), *self.ways(), END]

    def ways(self) -> Iterator[str]:
        """Yield the keys of all moves worth considering, found one by one."""
        t, model = self.t, self.model
        if why_not_move(t, model) is None:
            yield from (f"{MOVE}{place}" for place in proposals(t, model))

    def deeds(self) -> list[str]:
        """Return the keys of all possible actions other than moves and `end`."""
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
        if self.fits(key, aim):
            return None
        if not any(self.fits(other, aim) for other in self.possible()) and not (aim.kind == "flee" or self.nearer(aim)):
            return None
        return self.driven(aim)

    def driven(self, aim: Aim) -> Reason:
        """Return a refusal that tells what drives the model, to whom, and which action would be taken. GB-A-44."""
        t, model, clause = self.t, self.model, wild.CLAUSES[aim.compulsion]
        drive: dict[str, Any] = {"model": model.id, "compulsion": f"gb-compulsion-{aim.compulsion}"}
        if aim.kind == "flee":
            flown = [(flight.units, other) for flight, other in zip(self.flights, aim.of, strict=True) if flight.units]
            if not flown:
                return Reason("gb-driven-held", clause, drive)
            units, foe = flown[0]
            return Reason("gb-driven-away", clause, {**drive, "target": name_of(foe), "units": units})
        targets = {**drive, "targets": [name_of(other) for other in aim.of]}
        if aim.kind == "destroy":
            return Reason("gb-driven-to-destroy", clause, targets)
        close = [name_of(other) for other in aim.of if within(t, model, other, attack_range(t, model))]
        if aim.kind == "damage" and close:
            return Reason("gb-driven-to-engage", clause, {**drive, "targets": close})
        return Reason("gb-driven-nearer", clause, targets)

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
        """Return why there is no such action: it was not agreed on, or nobody knows it. GB-ACT-04, GB-ADV-RDY-01."""
        if key == "ready" and not self.t.setup.ready:
            return Reason("gb-ready-not-agreed", "GB-ADV-RDY-01", {})
        return Reason("gb-no-such-action", "GB-ACT-04", {"model": self.model.id, "key": key})

    def why_not_target(self, target: Model) -> Reason | None:
        """Return why the model cannot engage a target, or None. GB-ENG-01, GB-ENG-08, GB-A-64.

        What it did as a reaction does not count.
        """
        t, model = self.t, self.model
        if "careful" in model.flaws and t.activation is not None and "engage" in t.activation.taken:
            return Reason("gb-careful", "GB-FLW-02", {"model": model.id})
        return why_not_engage(t, model, target)

    def fits(self, key: str, aim: Aim) -> bool:
        """Return True if an action is one that the aim asks for. GB-A-44."""
        action = read_action(key)
        assert action is not None
        spot = end_of_move(self.model, action.target) if action.name == "move" else None
        return wild.satisfies(self.t, self.model, aim, action, spot, self.flights)

    def nearer(self, aim: Aim) -> list[str]:
        """Return moves that lead nearer to the aim, if it asks for that and no proposed move does. GB-A-44."""
        if aim.kind not in ("damage", "reach") or why_not_move(self.t, self.model):
            return []
        ends = few_approaches(self.t, self.model, aim.of)
        return [key for key in map(self.to, ends) if self.fits(key, aim)]

    def to(self, spot: At) -> str:
        """Return the key of a move to a spot."""
        return f"{MOVE}{write_place(spot, self.model.level)}"

    def read(self, key: str) -> str:
        if why := self.why_not(key):
            raise Refused(why)
        return key

    def pick(self, random: Random) -> str:
        """Return a random answer: a move to any place is as likely as all other options together."""
        if self.aim() is None:  # no option has to be filtered
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
        """Return the target of an action; for one without a target, the line of the model's own card."""
        name, target = split_verb(option)
        if name == END:
            return Subject(role="end")
        if name == "move":
            return place_subject(target)
        if name == "ruinous":
            return Subject(zone=target)
        return Subject(piece=target) if target and name != "shaping" else Subject(line=name)
