"""GT-MOV: how far a model gets when it moves, and which way it goes."""

from collections.abc import Container, Sequence

import msgspec

from theomachy.games.godtear import verbs
from theomachy.games.godtear.battlefield import BOARD, DISTANCE, NAMES, NEIGHBOURS, OFF, place_of
from theomachy.games.godtear.rules.entering import (
    ClosedHexes,
    How,
    arrive,
    enemy_banners,
    ground,
    movable,
    why_not_enter,
)
from theomachy.games.godtear.rules.windows import anyone, own
from theomachy.games.godtear.state import Godtear, Model
from theomachy.games.godtear.tasks import Path
from theomachy.geometry.hex import Ways, reach, reach_straight
from theomachy.kernel import Ask, Choice, Procedure, Reason
from theomachy.kernel.keys import Subject, split_infix


class Walk(str):
    """A model's walk, named by its end: `5,6`, or `5,6 via 5,7` if it enters something that matters on the way."""

    end: int
    entered: tuple[int, ...]
    """Hexes with banners or tokens that the model enters, in order."""

    def __new__(cls, end: int, entered: tuple[int, ...] = (), start: int = OFF) -> "Walk":
        ends_there = entered[-1:] == (end,) and end != start  # a walk back to its start differs from none
        via = [NAMES[place] for place in (entered[:-1] if ends_there else entered)]
        self = super().__new__(cls, " via ".join([NAMES[end], " ".join(via)]) if via else NAMES[end])
        self.end, self.entered = end, entered
        return self


WALKS = [Walk(place) for place in range(len(NAMES))]


class Walks(msgspec.Struct, Choice[Walk], gc=False):
    """A choice of hexes that a model may go to.

    GT-MOV-02, GT-MOV-03, GT-MOV-07 to 09, GT-B7, GT-B8.
    """

    t: Godtear
    model: Model
    steps: int
    how: How = "move"
    path: Path = ""
    aim: int = OFF
    """The hex to come nearer to, or to get away from."""
    least: int = 0
    """Hexes that the model must move at least: 0 or 1."""

    def options(self) -> list[Walk]:
        t, model = self.t, self.model
        land = ground(t, model, self.how)
        special = events_on_the_way(t, model, land.closed) if model.kind != "banner" else ()
        if special:
            lead = straight_detours if self.path == "straight" else detours
            led = lead(self.ways(), model.place, self.steps, land, special)
            walks = [walk for walk in led if walk.end == model.place or walk.end not in land.through]
        else:
            walks = [WALKS[place] for place in self.stops(land)]
        return walks[1:] if self.least and len(walks) > 1 else walks

    def stops(self, land: ClosedHexes) -> list[int]:
        """Return the hexes where the model may stop on this ground if nothing happens on the way."""
        start = self.model.place
        if self.path == "straight":
            return reach_straight(BOARD, start, self.steps, land.closed, land.through).stops
        return reach(self.ways(), start, self.steps, land.closed, land.through).stops

    def ways(self) -> Ways:
        if self.path == "toward":
            return BOARD.toward(self.aim)
        if self.path == "away":
            return BOARD.away(self.aim)
        return BOARD.rays[self.model.place] if self.path == "straight" else NEIGHBOURS

    def subject(self, option: Walk) -> Subject:
        """Return the hex where the walk ends."""
        return Subject(zone=NAMES[option.end])

    def instead(self, option: Walk, id: str) -> str:
        """Return another hex where the walk could end; the hexes on the way belong to the option alone."""
        return id

    def why_not(self, key: str) -> Reason | None:
        if key in self.options():
            return None
        place = place_of(split_infix(key, "via")[0])
        if place is None:
            return Reason("gt-no-such-hex", "GT-SET-12", {"hex": key})
        named = {"hex": NAMES[place]}
        if place == self.model.place and self.least:
            return Reason("gt-must-move", "GT-B7", named)
        if why := why_not_enter(self.t, self.model, place, self.how):
            return why
        if any(walk.end == place for walk in self.options()):
            return Reason("gt-not-this-way", "GT-MOV-03", named)
        return self.too_far(place)

    def too_far(self, place: int) -> Reason:
        args = {"hex": NAMES[place], "steps": self.steps}
        if DISTANCE[self.model.place][place] > self.steps:
            return Reason("gt-too-far", "GT-MOV-03", args)
        if self.path and place not in self.stops(OPEN):
            return Reason(f"gt-not-{self.path}", PATHS[self.path], args)
        return Reason("gt-not-reached", "GT-MOV-03", args)


OPEN = ClosedHexes(set(), set())
PATHS: dict[Path, str] = {"toward": "GT-MOV-07", "away": "GT-MOV-08", "straight": "GT-MOV-09"}


# Ways that matter


def events_on_the_way(t: Godtear, model: Model, closed: Container[int]) -> list[int]:
    """Return the hexes of enemy banners and lying tokens, which a walk should name if it enters them."""
    hexes = [place for place in t.tokens if place not in closed]
    if model.kind == "champion":
        hexes += [place for place in enemy_banners(t, model.seat) if place not in closed]
    return hexes


def detours(ways: Ways, start: int, steps: int, land: ClosedHexes, special: Sequence[int]) -> list[Walk]:
    """Return walks that differ in where they end or in what they enter on the way."""
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


def straight_detours(rays: Ways, start: int, steps: int, land: ClosedHexes, special: Sequence[int]) -> list[Walk]:
    """Return walks along a line, with what they enter on the way."""
    walks = [WALKS[start]]
    for ray in rays:
        entered: tuple[int, ...] = ()
        for place in ray[:steps]:
            if place in land.closed:
                break
            entered = (*entered, place) if place in special else entered
            walks.append(Walk(place, entered))
    return walks


# Moving


def go(t: Godtear, model: Model, walk: Walk, clause: str = "GT-MOV-02") -> Procedure[None]:
    """Move a model, which makes banners in its way fall and takes up what lies there. GT-ENT-04, GT-B19."""
    if walk.end == model.place and not walk.entered:
        return
    if walk.end != model.place:
        verbs.move(t, model, walk.end, clause)
    yield from arrive(t, model, walk.entered)


def stride(t: Godtear, seat: int, model: Model, steps: int, clause: str) -> Procedure[None]:
    """Let a model make its part of an advance. GT-ADV-01, GT-ADV-02.

    It moves up to its speed, not at all, or as its own trait says.
    """
    unit, gripped = t.units[model.unit], anyone(t, "grips", model)
    trait = None if gripped else own(t, unit, "advances")
    if trait:
        yield from trait(t, unit, model, steps)
    else:
        choice = Walks(t, model, 0 if gripped else steps, "advance")
        walk = yield from Ask(seat, "gt-ask-advance", choice, model.id, clause)
        yield from go(t, model, walk, clause)


def move(
    t: Godtear, seat: int, model: Model, steps: int, path: Path = "", aim: int = OFF, least: int = 0
) -> Procedure[None]:
    """Let an effect of a seat move a model up to a number of hexes. GT-B1, GT-ADV-04."""
    if model.place == OFF or not movable(t, model, seat):
        return
    how: How = "push" if model.seat != seat else "move"
    choice = Walks(t, model, steps, how, path, aim, least)
    walk = yield from Ask(seat, "gt-ask-move", choice, model.id, "GT-MOV-02")
    yield from go(t, model, walk)
