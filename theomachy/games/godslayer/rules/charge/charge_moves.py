"""GS-CHG-06 to 13: the running of chargers, straight at their targets and one after another, to end in formation."""

from collections.abc import Sequence
from typing import NamedTuple

import msgspec

from theomachy.games.godslayer.army.profiles import WEAPONS, Weapon
from theomachy.games.godslayer.rules.movement.unit_moves import (
    allowance,
    beside,
    cannot_move,
    gathering,
    linked,
    movable,
    must_gather,
    nearest_path,
    start_of,
    thought,
    too_far,
    unmoved,
)
from theomachy.games.godslayer.rules.space.engagement import reaches
from theomachy.games.godslayer.rules.space.formation import chains
from theomachy.games.godslayer.rules.space.paths import (
    DEAREST,
    Mover,
    Path,
    Places,
    about,
    along,
    cliffs,
    find_path,
    landing,
    mover,
    price,
    read_path,
    why_blocked,
    why_no_path,
    why_not_end,
    why_not_path,
)
from theomachy.games.godslayer.rules.space.places import why_no_point, why_nobody
from theomachy.games.godslayer.state import FIELD, Battle, Card, Model
from theomachy.geometry.moving import touches
from theomachy.geometry.plane import INCH, Disc, Point, length, within
from theomachy.geometry.rings import turns
from theomachy.kernel import Random, Reason
from theomachy.kernel.keys import Subject, split_verb
from theomachy.kernel.scene import Stroke
from theomachy.play.cached_regions import CachedRegion

DONE, GATHER, RUSH, STRAIGHT = "done", "gather", "rush", "straight"
TRIES = 60
AROUND = 24
"""Number of directions from which ends of a charge at a target are sought."""
ENDS = 8
"""Number of ends of a charge that are proposed."""

replace = msgspec.structs.replace


class Run(NamedTuple):
    """A member of a charge and the path that it runs."""

    model: Model
    path: Path
    blocked: bool = False
    """True if something other than its target stopped the member. GS-CHG-11."""


# One charger


def target_of(t: Battle, model: Model) -> Model | None:
    """Return the enemy that a member charges, or None if the member holds back. GS-CHG-03, GS-CHG-09."""
    assert t.march is not None
    return next((t.models[target] for number, target in t.march.targets if number == model.number), None)


def weapon_of(t: Battle) -> Weapon:
    """Return the weapon of the charge attack that is under way. GS-CHG-05."""
    assert t.march is not None
    return WEAPONS[t.march.weapon]


def runner(t: Battle, model: Model, places: Places | None = None) -> Mover:
    return mover(t, model, start_of(t, model), allowance(t, model), places or {})


def charge_price(t: Battle, go: Mover, path: Path) -> int:
    """Return what a path costs in a charge, without rounding.

    A path that touches difficult ground counts twice, all of it. A table option doubles only the part on that ground.
    GS-TER-03, GS-TER-04, GS-A-11, GS-A-12.
    """
    if t.setup.rulings.charge_halved_by_inch or len(path) < 2:
        return price(go, path)
    rough = touches(path[0], path[1], go.model.r, [ground.shape for ground in go.rough])
    return length(path[0], path[1]) * (2 if rough else 1)


def can_run(t: Battle, go: Mover, end: Point) -> bool:
    """Return True if a straight path is not too long for a charger. GS-CHG-06."""
    plain = length(go.start, end)
    return DEAREST * plain <= go.far or (plain <= go.far and charge_price(t, go, (go.start, end)) <= go.far)


def why_not_run(t: Battle, go: Mover, end: Point) -> Reason | None:
    """Return why a straight path to a place is blocked or too long, or None. GS-CHG-06, GS-CHG-07, GS-CHG-11."""
    path = (go.start, end)
    thing = go.field.obstacle(go.start, end, go.model.r)
    if thing is not None:
        why = why_blocked(t, go.model, thing)
        return Reason("gs-charge-blocked", "GS-CHG-11", why.args) if why.id == "gs-way-blocked" else why
    if landing(t, go.model, path) != path:
        height = cliffs(t, go.model, go.start)[0].terrain.id
        return Reason("gs-charge-jumps", "GS-MOV-08", {"model": go.model.id, "terrain": height})
    paid = charge_price(t, go, path)
    if paid > go.far:
        return too_far(go.model, paid, go.far, "GS-CHG-06")
    return why_not_end(t, go, end)


def in_reach(t: Battle, model: Model, end: Point, target: Model) -> bool:
    """Return True if a member could make the charge attack from a place. GS-CHG-07, GS-CHG-12."""
    x, y = end
    return reaches(t, replace(model, x=x, y=y), target, weapon_of(t))


def why_not_arrive(t: Battle, go: Mover, end: Point, target: Model) -> Reason | None:
    """Return why a charge may not end at a place, or None.

    It may end anywhere on a straight line where the target is in melee range. GS-CHG-07, GS-A-10, GS-A-128.
    """
    if why := why_not_run(t, go, end):
        return why
    if in_reach(t, go.model, end, target):
        return None
    return Reason("gs-target-not-reached", "GS-CHG-07", {"model": go.model.id, "target": target.id})


def straight(t: Battle, go: Mover, target: Model) -> Run:
    """Return a run straight at the target's centre, all the way or up to what stops it.

    GS-CHG-11, GS-CHG-13, GS-A-10.
    """
    aim = (target.x, target.y)
    whole = min(go.far, length(go.start, aim))
    best, beyond = 0, whole + 1
    if can_run(t, go, along(go.start, aim, whole)):
        best = whole
    while beyond - best > 1:
        middle = (best + beyond) // 2
        if can_run(t, go, along(go.start, aim, middle)):
            best = middle
        else:
            beyond = middle
    path = (go.start, along(go.start, aim, best))
    stop = go.field.stop(path, go.model.r)
    end = stop.at if stop else path[-1]
    whole = length(go.start, end)
    while whole > 0 and why_not_end(t, go, end):  # it may not stop on an object that it can only cross
        whole = max(0, whole - INCH // 10)
        end = along(go.start, aim, whole)
    return Run(go.model, (go.start, end), stop is not None and stop.by != target.disc)


def ends(t: Battle, go: Mover, target: Model, most: int) -> list[Point]:
    """Return the nearest places where a charge may end, at most `most` of them.

    They lie on the line between the middles of both bases, and on other sides of the target.
    """
    close = target.r + go.model.r
    reach = weapon_of(t).rng * INCH
    if length(go.start, (target.x, target.y)) - close - reach > go.far:
        return []
    far = length(go.start, (target.x, target.y)) or 1
    directions = [((go.start[0] - target.x) / far, (go.start[1] - target.y) / far), *turns(AROUND)]
    places = [
        (round(target.x + (close + step) * c), round(target.y + (close + step) * s))
        for c, s in directions
        for step in (4, reach - 4)
    ]
    near = sorted([(away, place) for place in dict.fromkeys(places) if (away := length(go.start, place)) <= go.far])
    nearest = []
    for _, place in near:
        free = min(place) >= 0 and go.field.obstacle(go.start, place, go.model.r) is None
        if free and not why_not_arrive(t, go, place, target):
            nearest.append(place)
            if len(nearest) == most:
                break
    return nearest


# All of them


def waiting(t: Battle, card: Card) -> list[Model]:
    """Return the members that named a target and have not run yet. GS-CHG-08."""
    return [model for model in unmoved(t, card) if target_of(t, model) is not None]


def rush(t: Battle, card: Card, going: list[Model]) -> list[Run] | Reason:
    """Return how these members run, all from where they started, or why they cannot.

    A member that can reach its target does, a member that cannot goes as far as it can, and members that hold back keep
    up. A member that would end out of formation goes last and ends nearer to the rest, even if its charge fails then.
    A table option lets all run straight if none of them reaches its target. GS-CHG-08, GS-CHG-10, GS-CHG-13, GS-A-153.
    """
    late: list[Model] = []
    while True:
        runs = runs_of(t, going, late)
        if t.setup.rulings.failed_charge_breaks_formation and not any(gets_there(t, run) for run in runs):
            return runs
        places = {model.number: start_of(t, model) for model in going}
        places |= {run.model.number: run.path[-1] for run in runs}
        there = [model for model in thought(t, card, places) if t.models[model.number] not in late]
        groups = sorted(chains(there), key=lambda group: -weight(t, group))
        astray = [t.models[model.number] for group in groups[1:] for model in group]
        if not all(model in going for model in astray):
            return Reason("gs-breaks-formation", "GS-CHG-10", {"card": card.id})
        if not astray:
            return with_late(t, card, runs, late, places, [model.disc for model in there])
        late += astray


def runs_of(t: Battle, going: list[Model], late: list[Model]) -> list[Run]:
    """Return the runs of chargers, the nearest first, then of members that hold back, all but the late ones."""
    places = {model.number: start_of(t, model) for model in going}
    runs: list[Run] = []
    first = [model for model in going if model not in late]
    for model in sorted(first, key=lambda model: to_go(t, model)):
        target = target_of(t, model)
        if target is not None:
            go = runner(t, model, places)
            spots = ends(t, go, target, 1)
            runs.append(Run(model, (go.start, spots[0])) if spots else straight(t, go, target))
            places[model.number] = runs[-1].path[-1]
    mates = [Disc(*run.path[-1], run.model.r) for run in runs]
    for model in first:
        if mates and target_of(t, model) is None:
            path = nearest_path(t, runner(t, model, places), middle(mates), mates)
            if path is not None:
                runs.append(Run(model, path))
                places[model.number] = path[-1]
    return runs


def with_late(
    t: Battle, card: Card, runs: list[Run], late: list[Model], started: dict[int, Point], mates: list[Disc]
) -> list[Run] | Reason:
    """Add the runs of the late members, who come up to the others; return why not if one of them cannot. GS-CHG-10."""
    all_runs, near = list(runs), list(mates)
    places = dict(started)
    for model in late:
        path = nearest_path(t, runner(t, model, places), beside(start_of(t, model), model.r, near), near)
        if path is None:
            return Reason("gs-breaks-formation", "GS-CHG-10", {"card": card.id})
        all_runs.append(Run(model, path))
        places[model.number] = path[-1]
        near.append(Disc(*path[-1], model.r))
    return all_runs


def gets_there(t: Battle, run: Run) -> bool:
    """Return True if a member has its target in reach at the end of its run. GS-CHG-12."""
    target = target_of(t, run.model)
    return target is not None and not run.blocked and in_reach(t, run.model, run.path[-1], target)


def to_go(t: Battle, model: Model) -> int:
    """Return how far a charger's start is from its target, in plane units; 0 if it holds back."""
    target = target_of(t, model)
    return length(start_of(t, model), (target.x, target.y)) if target is not None else 0


def middle(bases: list[Disc]) -> Point:
    return sum(base.x for base in bases) // len(bases), sum(base.y for base in bases) // len(bases)


def weight(t: Battle, group: list[Model]) -> int:
    """Return the weight of a group among those that the others may come up to.

    A group that reaches an enemy weighs most.
    """
    there = [model for model in group if (target := target_of(t, model)) and reaches(t, model, target, weapon_of(t))]
    return 100 * len(there) + len(group)


def arrived(t: Battle, card: Card) -> list[tuple[Model, Model]]:
    """Return the chargers that have their targets in reach, each with its target.

    A charger that was stopped on the way has failed even so, unless a table option says otherwise. GS-CHG-11,
    GS-CHG-12, GS-A-145.
    """
    assert t.march is not None
    pairs = []
    for model in t.members(card):
        target = target_of(t, model)
        stopped = model.number in t.march.blocked and not t.setup.rulings.blocked_charge_may_reach
        if target is None or target.where != FIELD or model.down or model.still or stopped:
            continue
        if reaches(t, model, target, weapon_of(t)):
            pairs.append((model, target))
    return pairs


def all_the_way(t: Battle, card: Card) -> list[Run] | None:
    """Return runs for all members from where they started, as far as they can go, or None.

    They are due if no member reached its target and chargers could have run further. GS-CHG-13.
    """
    going = movable(t, card)
    runs = rush(t, card, going) if not arrived(t, card) else []
    if isinstance(runs, Reason) or not runs:
        return None
    gained = sum([gain(t, run) for run in runs if target_of(t, run.model) is not None])
    return [*[Run(model, (start_of(t, model),)) for model in going], *runs] if gained > INCH // 10 else None


def gain(t: Battle, run: Run) -> int:
    """Return how much further a run goes than to where the charger stands now, in plane units."""
    start, here = run.path[0], (run.model.x, run.model.y)
    return length(start, run.path[-1]) - length(start, here)


# The question


class ChargeMoves(CachedRegion[list[Run]], gc=False):
    """The choice of how chargers run.

    `a2.3:x,y` sends a charger straight to a place where its target is in reach, or a member that holds back by any way.
    `a2.3:straight` sends a charger as far as it goes. A unit can also choose `rush` (all of them), `gather` and `done`.

    A member that has run may run again from where it started, unless an enemy could strike at it meanwhile.
    """

    t: Battle
    card: Card

    def proposed(self) -> list[str]:
        t, card = self.t, self.card
        alone = len(card.models) == 1
        keys = []
        for model in unmoved(t, card):
            target = target_of(t, model)
            if target is not None:
                places = ends(t, runner(t, model), target, ENDS if alone else 1)
                keys += [f"{model.id}:{x},{y}" for x, y in places] or [f"{model.id}:{STRAIGHT}"]
        if alone:
            return keys
        if not self.why_not(RUSH):
            keys = [RUSH, *keys]
        return keys + [key for key in (DONE, GATHER) if not self.why_not(key)][:1]

    def forced(self, found: Sequence[str]) -> bool:
        """Return True if the only option is to run straight because the target is surely out of reach."""
        t, card = self.t, self.card
        if len(card.models) > 1 or len(found) != 1 or split_verb(found[0])[1] != STRAIGHT:
            return False
        go = runner(t, t.members(card)[0])
        target = target_of(t, go.model)
        return target is not None and not within(go.disc, target, go.far + weapon_of(t).rng * INCH)

    def find(self, key: str) -> list[Run] | Reason:
        t, card = self.t, self.card
        if len(card.models) > 1:
            if key == DONE:
                return self.why_not_done() or []
            if key == RUSH:
                return self.rushing()
            if key == GATHER:
                paths = gathering(t, card)
                return paths if isinstance(paths, Reason) else [Run(model, path) for model, path in paths]
        who, rest = split_verb(key)
        model = next((model for model in t.members(card) if model.id == who), None)
        if model is None:
            return why_nobody(t, card, who, "GS-CHG-07")
        return cannot_move(t, model) or self.alone(model, rest)

    def rushing(self) -> list[Run] | Reason:
        """Return the runs of members that have not run yet.

        Once all have run and failed, return runs of all of them again.
        """
        t, card = self.t, self.card
        if waiting(t, card):
            return rush(t, card, unmoved(t, card))
        return all_the_way(t, card) or Reason("gs-all-have-moved", "GS-CHG-08", {"card": card.id})

    def alone(self, model: Model, rest: str) -> list[Run] | Reason:
        t, go, target = self.t, runner(self.t, model), target_of(self.t, model)
        if rest == STRAIGHT and target is not None:
            return [straight(t, go, target)]
        path = read_path(rest)
        if path is None:
            return why_no_point(rest, "GS-CHG-07")
        if target is None:
            return self.held_back(go, path)
        if len(path) > 1:
            return Reason("gs-charge-straight", "GS-CHG-07", {"model": model.id})
        why = why_not_arrive(t, go, path[0], target)
        if why is not None and why.id == "gs-target-not-reached" and len(self.card.models) > 1:
            why = None if on_line(go, path[0], target) else why
        return why or [Run(model, (go.start, path[0]))]

    def held_back(self, go: Mover, path: Path) -> list[Run] | Reason:
        """Return the run of a member that holds back, which may go by any way, or why it cannot. GS-CHG-09."""
        t = self.t
        if len(path) > 1:
            path = (go.start, *path) if path[0] != go.start else path
            return why_not_path(t, go, path) or [Run(go.model, path)]
        route = find_path(t, go, path[0])
        return [Run(go.model, route)] if route else why_no_path(t, go, path[0]) or []

    def why_not_done(self) -> Reason | None:
        """Return why the charge move is not complete, or None.

        All chargers must have run, and the unit must be in formation. If no member reached its target, all must have
        run as far as they could, and a table option puts that before formation. GS-CHG-08, GS-CHG-10, GS-CHG-13,
        GS-A-153.
        """
        t, card = self.t, self.card
        left = waiting(t, card)
        if left:
            return Reason("gs-has-not-run", "GS-CHG-08", {"model": left[0].id})
        failed = t.setup.rulings.failed_charge_breaks_formation and not arrived(t, card)
        if not failed and must_gather(t, card):
            return Reason("gs-out-of-formation", "GS-CHG-10", {"card": card.id})
        if self.why_not(RUSH) is None:
            return Reason("gs-charge-all-the-way", "GS-CHG-13", {"card": card.id})
        return None

    def pick(self, random: Random) -> str:
        """Pick any legal end for one member at random, or one of the options half of the time."""
        t, fresh = self.t, unmoved(self.t, self.card)
        if fresh and random.random() < 0.5:
            model = random.choice(fresh)
            target = target_of(t, model)
            around: Model = target if target is not None else model
            far = weapon_of(t).rng * INCH + 2 * model.r if target is not None else allowance(t, model)
            for _ in range(TRIES):
                x, y = around.x + random.randint(-far, far), around.y + random.randint(-far, far)
                if x >= 0 and y >= 0 and not self.why_not(key := f"{model.id}:{x},{y}"):
                    return key
        return random.choice(self.options())

    def subject(self, option: str) -> Subject:
        return Subject(role="end") if option == DONE else about(option)

    def prefix(self) -> str:
        return self.movers().get(self.moves(), "")

    def moves(self) -> str:
        """Return the id of the member that a bare place moves, or "" once all have run."""
        return next(iter(self.movers())) if unmoved(self.t, self.card) else ""

    def movers(self) -> dict[str, str]:
        """Return the prefix of keys for each member by id.

        Members that have not run come first, chargers before the others.
        """
        t, fresh = self.t, unmoved(self.t, self.card)
        first = sorted(movable(t, self.card), key=lambda model: (model not in fresh, target_of(t, model) is None))
        return {model.id: f"{model.id}:" for model in first}

    def base(self) -> int:
        model = self.t.named(self.moves())
        return model.r if model else 0

    def drawn(self, key: str) -> list[Stroke]:
        runs = self.found(key)
        if isinstance(runs, Reason):
            return []
        lanes = [
            Stroke(
                "lane" if target_of(self.t, run.model) is not None else "measure" if len(runs) == 1 else "follow",
                list(run.path),
                base=run.model.r,
            )
            for run in runs
        ]
        paths = [(run.model, run.path) for run in runs]
        return lanes + linked(self.t, self.card, paths) if len(self.card.models) > 1 else lanes


def on_line(go: Mover, end: Point, target: Model) -> bool:
    """Return True if a place lies on the line between the middles of both bases, but for rounding.

    GS-CHG-07, GS-CHG-10.
    """
    dx, dy = target.x - go.start[0], target.y - go.start[1]
    ex, ey = end[0] - go.start[0], end[1] - go.start[1]
    return (dx * ey - dy * ex) ** 2 <= 4 * (dx * dx + dy * dy) and dx * ex + dy * ey >= 0
