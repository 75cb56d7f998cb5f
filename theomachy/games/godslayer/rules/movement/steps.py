"""GS-MOV-01, GS-FRM-01: the places to which the members of a card may move."""

from itertools import islice
from typing import TypeGuard

from theomachy.games.godslayer.rules.movement.moves import reached
from theomachy.games.godslayer.rules.movement.unit_moves import (
    Paths,
    allowance,
    cannot_move,
    drawn,
    gathering,
    leading,
    movable,
    must_gather,
    proposals,
    start_of,
    together,
    unmoved,
)
from theomachy.games.godslayer.rules.space.paths import (
    ALL,
    Mover,
    Path,
    about,
    find_path,
    mover,
    read_path,
    why_no_path,
    why_not_path,
)
from theomachy.games.godslayer.rules.space.places import why_no_point, why_nobody
from theomachy.games.godslayer.state import Battle, Card, Model
from theomachy.games.godslayer.tasks import OFF
from theomachy.geometry.plane import Point
from theomachy.kernel import Random, Reason
from theomachy.kernel.keys import Subject, split_verb
from theomachy.kernel.scene import Stroke
from theomachy.play.cached_regions import CachedRegion

DONE, GATHER = "done", "gather"

PROPOSED = 6
"""Number of places proposed for a whole unit. It is small because each needs a plan for all members."""

TRIES = 60
"""Random places that are tried before one of the proposed places is taken."""


class Steps(CachedRegion[Paths], gc=False):
    """The choice of the next step of a movement.

    `all:x,y` moves all members that have not moved yet, the first of them to this place. `a2.3:x,y` moves one of them
    by the shortest path, or along all points that are named, and `a2.3:off` moves it off the table. `gather` closes
    ranks, and `done` ends the movement.

    A member that has moved may be moved again from where it started, unless an enemy could strike at it meanwhile.
    """

    t: Battle
    card: Card

    # Answers

    def proposed(self) -> list[str]:
        t, fresh = self.t, unmoved(self.t, self.card)
        keys: list[str] = []
        if fresh:
            who = self.prefix()
            if len(fresh) == 1:
                keys += [f"{who}{x},{y}" for x, y in proposals(t, self.go(fresh[0]))]
            else:
                places = (f"{who}{x},{y}" for x, y in proposals(t, leading(t, fresh)))
                keys += islice((key for key in places if not self.why_not(key)), PROPOSED)
            near = [model for model in fresh if nearest_edge(t, model, (model.x, model.y))[0] < allowance(t, model)]
            keys += [key for model in near if not self.why_not(key := f"{model.id}:{OFF}")]
        return [*keys, GATHER if self.why_not_done() else DONE]

    def proposes(self) -> bool:
        """Return True, because a unit can always end its move, or gather first."""
        return True

    def find(self, key: str) -> Paths | Reason:
        t, card = self.t, self.card
        who, rest = split_verb(key)
        if key == DONE:
            return self.why_not_done() or []
        if key == GATHER:
            return gathering(t, card)
        if who == ALL and len(card.models) > 1:
            return self.found_together(rest)
        model = next((model for model in t.members(card) if model.id == who), None)
        if model is None:
            return why_nobody(t, card, who, "GS-MOV-01")
        return cannot_move(t, model) or self.found_alone(model, rest)

    def found_together(self, rest: str) -> Paths | Reason:
        path = read_path(rest)
        if path is None or len(path) != 1:
            return why_no_point(rest, "GS-MOV-01")
        return together(self.t, self.card, path[0])

    def found_alone(self, model: Model, rest: str) -> Paths | Reason:
        t, go = self.t, self.go(model)
        if rest == OFF:
            route = path_off(t, go)
            return [(model, route)] if route else Reason("gs-no-edge-near", "GS-MOV-09", {"model": model.id})
        path = read_path(rest)
        if path is None:
            return why_no_point(rest, "GS-MOV-01")
        if len(path) > 1:
            path = (go.start, *path) if path[0] != go.start else path
            return why_not_path(t, go, path) or [(model, path)]
        route = find_path(t, go, path[0])
        return [(model, route)] if route else why_no_path(t, go, path[0]) or []

    def why_not_done(self) -> Reason | None:
        """Return why a movement may not end yet, or None.

        A unit ends in formation, unless it was out of it before or cannot help it. GS-FRM-01, GS-FRM-02, GS-FRM-04,
        GS-A-125.
        """
        t, card = self.t, self.card
        return Reason("gs-out-of-formation", "GS-FRM-02", {"card": card.id}) if must_gather(t, card) else None

    def go(self, model: Model) -> Mover:
        return mover(self.t, model, start_of(self.t, model), allowance(self.t, model))

    def pick(self, random: Random) -> str:
        """Pick any legal place for one member or for all at random, or one of the options half of the time."""
        t, fresh = self.t, unmoved(self.t, self.card)
        if fresh and random.random() < 0.5:
            model = fresh[0] if len(fresh) == 1 or random.random() < 0.5 else random.choice(fresh)
            far = allowance(t, model)
            who = self.prefix() if model is fresh[0] else f"{model.id}:"
            for _ in range(TRIES):
                x, y = model.x + random.randint(-far, far), model.y + random.randint(-far, far)
                if x >= 0 and y >= 0 and not self.why_not(key := f"{who}{x},{y}"):
                    return key
        return random.choice(self.options())

    # Drawing

    def subject(self, option: str) -> Subject:
        who, rest = split_verb(option)
        if rest == OFF:
            return Subject(piece=who, role="leave")
        return Subject(role="end") if option == DONE else about(option)

    def prefix(self) -> str:
        return self.movers().get(self.moves(), "")

    def moves(self) -> str:
        """Return the id of the member that a bare place moves, or "" once all have moved."""
        fresh = unmoved(self.t, self.card)
        return fresh[0].id if fresh else ""

    def movers(self) -> dict[str, str]:
        """Return the prefix of keys for each member by id.

        The first member takes along all that have not moved yet. The others move alone, and so does the last that is
        left.
        """
        fresh = unmoved(self.t, self.card)
        rest = [model for model in movable(self.t, self.card) if model not in fresh]
        prefixes = {model.id: f"{model.id}:" for model in (*fresh, *rest)}
        return prefixes | {fresh[0].id: f"{ALL}:"} if len(fresh) > 1 else prefixes

    def base(self) -> int:
        model = self.t.named(self.moves())
        return model.r if model else 0

    def outline(self) -> list[Stroke]:
        model = self.t.named(self.moves())
        return reached(self.go(model)) if model is not None else []

    def drawn(self, key: str) -> list[Stroke]:
        """Return the paths of a key to draw, and for a member that moves alone how far it may go."""
        t, paths = self.t, self.found(key)
        alone = t.named(split_verb(key)[0])
        around = [Stroke("within", [start_of(t, alone)], radius=allowance(t, alone))] if self.picked(alone) else []
        if isinstance(paths, Reason):
            return around
        first = alone or t.named(self.moves())
        in_order = sorted(paths, key=lambda way: way[0] is not first)
        return around + drawn(t, self.card, in_order)

    def picked(self, model: Model | None) -> TypeGuard[Model]:
        """Return True if a model is a member of the card other than the one that a bare place moves."""
        return model is not None and model.card == self.card.number and model.id != self.moves()


def path_off(t: Battle, go: Mover) -> Path | None:
    """Return the shortest path over the nearest table edge that a model can pay for, or None.

    GS-MOV-09, GS-A-84, GS-A-124.
    """
    far, end = nearest_edge(t, go.model, go.start)
    if far >= go.far:
        return None
    return find_path(t, go._replace(far=go.far - 1), end)  # keep a little of the move for crossing the edge


def nearest_edge(t: Battle, model: Model, start: Point) -> tuple[int, Point]:
    """Return how far the nearest edge is from a base at a point, and the place where the base touches that edge."""
    (x, y), r = start, model.r
    right, bottom = t.width - r, t.height - r
    return min((x - r, (r, y)), (y - r, (x, r)), (right - x, (right, y)), (bottom - y, (x, bottom)))
