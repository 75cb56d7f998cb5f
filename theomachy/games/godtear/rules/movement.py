"""GT-MOV, GT-ENT: which hexes a model may enter, how far it gets, and what happens where it goes.

It moves or it is placed (GT-MOV-01); nobody has to stay near anybody (GT-MOV-10).
"""

from collections.abc import Container, Sequence
from typing import NamedTuple

import msgspec

from theomachy.games.godtear import verbs
from theomachy.games.godtear.battlefield import BOARD, DISTANCE, NAMES, NEIGHBOURS, OFF, place_of
from theomachy.games.godtear.rules.windows import anyone, opened, own
from theomachy.games.godtear.state import Godtear, Model, Task, Unit
from theomachy.kernel import Ask, Choice, Procedure, Reason
from theomachy.table.hex import Ways, reach, reach_straight

ROOM = 3
"""small followers of one unit in a hex. GT-ENT-03"""
DONE = "done"


class Ground(NamedTuple):
    """Where a model cannot go, and where it may pass but not stop."""

    closed: set[int]
    through: set[int]


def ground(t: Godtear, model: Model, how: str) -> Ground:
    """GT-ENT-02 to 07. How: advance, move (by an own effect), push (by an enemy's), place.

    As it is when the model has left its own hex: to that it may come back.
    """
    unit, here = t.units[model.unit], model.place
    if model.kind == "banner":
        found = Ground(set(t.hexes) - {here}, set())
    elif model.kind == "champion":
        found = Ground({place for place in t.hexes if place != here and not crushes(t, model, place, how)}, set())
    elif unit.sheet.small:
        models, mine = t.models, model.unit
        taken = {
            place
            for place, there in t.hexes.items()  # as `joins` says, without a call for each hex
            if place != here and (len(there) >= ROOM or models[there[0]].unit != mine)
        }
        found = Ground(taken | set(t.objectives), set())
    else:
        found = Ground((set(t.hexes) - {here}) | set(t.objectives), set())
    bend = own(t, unit, "ground") if model.kind != "banner" else None
    return bend(t, unit, model, how, found) if bend else found


def joins(t: Godtear, model: Model, place: int) -> bool:
    """A small follower may join one or two of its unit, to stop there or to pass. GT-ENT-03, GT-FOL-01, GT-B3"""
    there = t.hexes.get(place, ())
    return len(there) < ROOM and t.models[there[0]].unit == model.unit


def crushes(t: Godtear, model: Model, place: int, how: str = "move") -> bool:
    """A champion may enter the hex of an enemy banner. GT-ENT-04, GT-B5, GT-B6, GT-F8"""
    there = t.models[t.hexes[place][0]]
    pushed_off = how == "push" and not t.setup.rulings.push_onto_banner
    return there.kind == "banner" and there.seat != model.seat and not pushed_off


def movable(t: Godtear, model: Model, seat: int) -> bool:
    """Whether effects of a seat may move or place a model. GT-KO-06, GT-B10"""
    if model.kind == "champion" and t.units[model.unit].knocked_out:
        return False
    return not anyone(t, "firm", model, seat)


class Walk(str):
    """Where a model goes: `5,6`, or `5,6 via 5,7` if it enters something on the way that matters."""

    end: int
    entered: tuple[int, ...]
    """hexes with banners or tokens that it enters, in order"""

    def __new__(cls, end: int, entered: tuple[int, ...] = (), start: int = OFF) -> "Walk":
        ends_there = entered[-1:] == (end,) and end != start  # to come back is more than to stay
        via = [NAMES[place] for place in (entered[:-1] if ends_there else entered)]
        self = super().__new__(cls, " via ".join([NAMES[end], " ".join(via)]) if via else NAMES[end])
        self.end, self.entered = end, entered
        return self


WALKS = [Walk(place) for place in range(len(NAMES))]


class Walks(msgspec.Struct, Choice[Walk], gc=False):
    """Where a model may move up to so many hexes. GT-MOV-02, GT-MOV-03, GT-MOV-07 to 09, GT-B7, GT-B8"""

    t: Godtear
    model: Model
    steps: int
    how: str = "move"
    path: str = ""
    """straight, toward or away"""
    aim: int = OFF
    """the hex to come nearer to, or to get away from"""
    least: int = 0
    """1 if it must move"""

    def options(self) -> list[Walk]:
        t, model = self.t, self.model
        land = ground(t, model, self.how)
        special = events_on_the_way(t, model, land.closed) if model.kind != "banner" else ()
        if special:
            lead = straight_detours if self.path == "straight" else detours
            found = lead(self.ways(), model.place, self.steps, land, special)
            walks = [walk for walk in found if walk.end == model.place or walk.end not in land.through]
        else:
            walks = [WALKS[place] for place in self.stops(land)]
        return walks[1:] if self.least and len(walks) > 1 else walks

    def stops(self, land: Ground) -> list[int]:
        """Where it may stop on such ground, if nothing happens on the way."""
        start = self.model.place
        if self.path == "straight":
            return reach_straight(BOARD, start, self.steps, land.closed, land.through).stops
        return reach(self.ways(), start, self.steps, land.closed, land.through).stops

    def ways(self) -> Ways:
        match self.path:
            case "toward":
                return BOARD.toward(self.aim)
            case "away":
                return BOARD.away(self.aim)
            case "straight":
                return BOARD.rays[self.model.place]
        return NEIGHBOURS

    def why_not(self, key: str) -> Reason | None:
        if key in self.options():
            return None
        place = place_of(key.partition(" via ")[0])
        if place is None:
            return Reason("gt-no-such-hex", "GT-SET-12", {"hex": key})
        return why_not_enter(self.t, self.model, place, self.how) or self.too_far(place)

    def too_far(self, place: int) -> Reason:
        args = {"hex": NAMES[place], "steps": self.steps}
        if DISTANCE[self.model.place][place] > self.steps:
            return Reason("gt-too-far", "GT-MOV-03", args)
        if self.path and place not in self.stops(OPEN):
            return Reason(f"gt-not-{self.path}", PATHS[self.path], args)
        return Reason("gt-not-reached", "GT-MOV-03", args)


OPEN = Ground(set(), set())
PATHS = {"toward": "GT-MOV-07", "away": "GT-MOV-08", "straight": "GT-MOV-09"}


def why_not_enter(t: Godtear, model: Model, place: int, how: str) -> Reason | None:
    """Why a model may not stop in a hex; None if it may. GT-ENT-02 to 07"""
    land = ground(t, model, how)
    if place == model.place or (place not in land.closed and place not in land.through):
        return None
    args = {"hex": NAMES[place]}
    there = [t.models[number] for number in t.hexes.get(place, ())]
    if place in t.objectives and model.kind == "follower" and (not there or joins(t, model, place)):
        return Reason("gt-no-followers-on-objectives", "GT-ENT-07", args)
    if not there or (model.kind == "champion" and crushes(t, model, place, how)):
        return Reason("gt-may-not-enter", "GT-SKL-14", args)
    if there[0].kind == "banner":
        pushed = model.kind == "champion" and there[0].seat != model.seat
        return Reason("gt-banner-in-the-way", "GT-B6" if pushed else "GT-ENT-05", args)
    if there[0].unit == model.unit and small(t, model):
        return Reason("gt-hex-full", "GT-ENT-03", args)
    return Reason("gt-hex-taken", "GT-ENT-02", args)


def events_on_the_way(t: Godtear, model: Model, closed: Container[int]) -> tuple[int, ...]:
    """Hexes that a walk had better say it enters: enemy banners, tokens that lie there."""
    found = [place for place in t.tokens if place not in closed]
    if model.kind == "champion":
        found += [
            banner.place
            for unit in t.units
            if unit.seat != model.seat and unit.banner >= 0 and (banner := t.models[unit.banner]).place != OFF
            if banner.place not in closed
        ]
    return tuple(found)


def detours(ways: Ways, start: int, steps: int, land: Ground, special: Sequence[int]) -> list[Walk]:
    """Walks that differ in where they end or in what they enter on the way."""
    seen: set[tuple[int, tuple[int, ...]]] = {(start, ())}
    edge: list[tuple[int, tuple[int, ...]]] = [(start, ())]
    walks = [WALKS[start]]
    for _ in range(steps):
        beyond = []
        for here, entered in edge:
            for there in ways[here]:
                if there in land.closed:
                    continue
                now = (*entered, there) if there in special and there not in entered else entered
                if (there, now) not in seen:
                    seen.add((there, now))
                    beyond.append((there, now))
                    if there != start or now:
                        walks.append(Walk(there, now, start))
        edge = beyond
    return list(dict.fromkeys(walks))


def straight_detours(rays: Ways, start: int, steps: int, land: Ground, special: Sequence[int]) -> list[Walk]:
    """Walks along a line, with what they enter on the way."""
    walks = [WALKS[start]]
    for ray in rays:
        entered: tuple[int, ...] = ()
        for place in ray[:steps]:
            if place in land.closed:
                break
            entered = (*entered, place) if place in special else entered
            walks.append(Walk(place, entered))
    return walks


def go(t: Godtear, model: Model, walk: Walk, clause: str = "GT-MOV-02") -> Procedure[None]:
    """A model moves: banners in its way fall, and it takes up what lies there. GT-ENT-04, GT-B19"""
    if walk.end == model.place and not walk.entered:
        return
    if walk.end != model.place:
        verbs.move(t, model, walk.end, clause)
    yield from arrive(t, model, walk.entered)


def arrive(t: Godtear, model: Model, entered: Sequence[int]) -> Procedure[None]:
    """What comes of the hexes that a model has entered. What the fall of a banner brings about comes afterwards."""
    crushed = [
        there
        for place in entered
        for there in t.at(place)
        if there.kind == "banner" and model.kind == "champion" and there.seat != model.seat
    ]
    for banner in crushed:
        verbs.remove_banner(t, banner, "GT-ENT-04")
    settle = own(t, t.units[model.unit], "stops")
    if settle and model.kind != "banner":
        yield from settle(t, t.units[model.unit], model)
    if t.tokens and model.kind != "banner" and not t.units[model.unit].knocked_out:
        picked = entered if t.setup.rulings.token_pick_up == "every hex" else [model.place]
        for place in picked:
            if place in t.tokens:
                for kind, sign in verbs.pick_up(t, place):
                    verbs.give(t, t.units[model.unit], kind, sign, "GT-B19")
    for banner in crushed:
        yield from opened(t, "banner gone", banner)


def lose_banner(t: Godtear, banner: Model, clause: str) -> Procedure[None]:
    """A banner leaves the battlefield. Nobody gets steps for it. GT-F15"""
    verbs.remove_banner(t, banner, clause)
    yield from opened(t, "banner gone", banner)


def move(
    t: Godtear, seat: int, model: Model, steps: int, path: str = "", aim: int = OFF, least: int = 0
) -> Procedure[None]:
    """An effect of a seat moves a model up to so many hexes. GT-B1, GT-ADV-04"""
    if model.place == OFF or not movable(t, model, seat):
        return
    how = "push" if model.seat != seat else "move"
    choice = Walks(t, model, steps, how, path, aim, least)
    walk = yield from Ask(seat, "gt-ask-move", choice, model.id, "GT-MOV-02")
    yield from go(t, model, walk)


# Placing


class Hexes(msgspec.Struct, Choice[str], gc=False):
    """One of some hexes."""

    places: tuple[int, ...]
    refusal: Reason
    """what to say of any other hex"""
    may: bool = False
    """whether none may be chosen"""

    def options(self) -> list[str]:
        keys = [NAMES[place] for place in self.places]
        return [*keys, DONE] if self.may else keys

    def why_not(self, key: str) -> Reason | None:
        if key in self.options():
            return None
        if place_of(key) is None:
            return Reason("gt-no-such-hex", "GT-SET-12", {"hex": key})
        return Reason(self.refusal.id, self.refusal.clause, {**self.refusal.args, "hex": key})


class Places(Hexes, kw_only=True, gc=False):
    """Where a model may be placed."""

    t: Godtear
    model: Model

    def why_not(self, key: str) -> Reason | None:
        place = place_of(key)
        if key in self.options() or place is None:
            return super().why_not(key)
        if anyone(self.t, "ward", self.model, place):
            return Reason("gt-warded", "GT-B22", {"hex": key})
        return why_not_enter(self.t, self.model, place, "place") or super().why_not(key)


def places_for(t: Godtear, model: Model, among: Sequence[int]) -> tuple[int, ...]:
    """Where a model may be placed. GT-MOV-04, GT-B12"""
    closed, through = ground(t, model, "place")
    open_to_it = [place for place in among if place not in closed and place not in through]
    if "ward" in t.hooks:
        return tuple([place for place in open_to_it if not anyone(t, "ward", model, place)])
    return tuple(open_to_it)


def place(t: Godtear, seat: int, model: Model, among: Sequence[int], may: bool = False) -> Procedure[bool]:
    """A model is placed in one of these hexes, if any will do; whether it was. GT-MOV-04"""
    places = places_for(t, model, among)
    if model.place in among and model.place not in places:
        places = (model.place, *places)
    if not places or not movable(t, model, seat):
        return False
    if may and model.place != OFF and model.place not in places:
        places = (model.place, *places)
    choice = Places(places, Reason("gt-hex-not-open", "GT-MOV-04"), t=t, model=model)
    where = place_of((yield from Ask(seat, "gt-ask-place", choice, model.id, "GT-MOV-04")))
    if where is None or where == model.place:
        return False
    verbs.place(t, model, where)
    yield from arrive(t, model, (where,))
    return True


def choose_hex(
    t: Godtear, seat: int, question: str, places: Sequence[int], by: str, clause: str, refusal: str = "gt-hex-not-open"
) -> Procedure[int]:
    """One of these hexes."""
    key = yield from Ask(seat, question, Hexes(tuple(places), Reason(refusal, clause)), by, clause)
    found = place_of(key)
    assert found is not None
    return found


# Several models, one after another in any order


def each_moves(t: Godtear, task: Task) -> Procedure[None]:
    """The next of some models moves, or no more of them do. GT-ADV-02, GT-F3"""
    model = yield from next_model(t, task)
    if model is None:
        return
    if task.rule == "advance":
        choice = Walks(t, model, task.amount, "advance")
        walk = yield from Ask(task.seat, "gt-ask-advance", choice, model.id, "GT-ADV-02")
        yield from go(t, model, walk, "GT-ADV-02")
    else:
        yield from move(t, task.seat, model, task.amount, task.rule, task.aim)


def each_placed(t: Godtear, task: Task) -> Procedure[None]:
    """The next of some models is placed near its own hex, or near the aim."""
    model = yield from next_model(t, task)
    if model is not None:
        centre = model.place if task.aim < 0 else task.aim
        yield from place(t, task.seat, model, BOARD.within(centre, task.amount), may=True)


def next_model(t: Godtear, task: Task) -> Procedure[Model | None]:
    """Which model is next, by its hex; the others stay on the agenda."""
    waiting: dict[str, Model] = {}
    for number in task.models:
        model = t.models[number]
        if model.place != OFF and movable(t, model, task.seat):
            waiting.setdefault(key_of_model(t, model), model)
    if not waiting:
        return None
    by = t.units[task.unit].id if task.unit >= 0 else ""
    key = yield from Ask(task.seat, "gt-ask-next", [*waiting, DONE], by, "GT-F3")
    if key == DONE:
        return None
    model = waiting[key]
    verbs.replace_task(t, task, models=tuple(number for number in task.models if number != model.number))
    return model


def small(t: Godtear, model: Model) -> bool:
    return model.kind == "follower" and t.units[model.unit].sheet.small


def is_empty(t: Godtear, place: int) -> bool:
    """GT-ENT-02, GT-F12"""
    return place not in t.hexes


def same_unit(t: Godtear, unit: Unit, place: int) -> list[Model]:
    return [model for model in t.at(place) if model.unit == unit.number]


def distinct(t: Godtear, models: list[Model]) -> list[Model]:
    """One of each hex where small followers of a unit stand together: they are all the same."""
    found: dict[tuple[int, int], Model] = {}
    for model in models:
        found.setdefault((model.unit, model.place) if small(t, model) else (-1, model.number), model)
    return list(found.values())


def key_of_model(t: Godtear, model: Model) -> str:
    """Small followers go by their hex, anybody else by name."""
    return NAMES[model.place] if small(t, model) else model.id
