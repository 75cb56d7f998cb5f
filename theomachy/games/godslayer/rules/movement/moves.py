"""GS-MOV, GS-FRM, GS-KNO-02: movement actions. Units move one member after another, or as one, and end in formation."""

from itertools import islice
from typing import Final, TypeGuard

import msgspec

from theomachy.games.godslayer import tasks, verbs
from theomachy.games.godslayer.army.profiles import Weight
from theomachy.games.godslayer.rules.charge.counterstrikes import counterstrikes
from theomachy.games.godslayer.rules.combat import damage
from theomachy.games.godslayer.rules.combat.free_strikes import first_exit
from theomachy.games.godslayer.rules.effects.statistics import has, leads, stat
from theomachy.games.godslayer.rules.movement.formation import keeps_formation, movement_limit
from theomachy.games.godslayer.rules.movement.paths import (
    ALL,
    Mover,
    Path,
    about,
    cliffs,
    drop,
    find_path,
    landing,
    mover,
    read_path,
    why_no_path,
    why_not_path,
    write_path,
)
from theomachy.games.godslayer.rules.movement.table_edges import leave_table
from theomachy.games.godslayer.rules.movement.unit_moves import (
    Paths,
    allowance,
    can_move,
    cannot_move,
    close_ranks,
    drawn,
    leading,
    movable,
    must_gather,
    proposals,
    start_of,
    together,
    unmoved,
)
from theomachy.games.godslayer.rules.round.action import Action, able, about_nobody, why_not_pay
from theomachy.games.godslayer.rules.setup import secret_deployment
from theomachy.games.godslayer.state import FIELD, Battle, Card, March, Model
from theomachy.games.godslayer.tasks import OFF
from theomachy.games.godslayer.terms import Movement
from theomachy.geometry.plane import INCH, Point, inside
from theomachy.geometry.reach import reach
from theomachy.kernel import Ask, CachedRegion, Procedure, Random, Reason
from theomachy.kernel.keys import Subject, split_verb
from theomachy.kernel.scene import Stroke

DONE, GATHER = "done", "gather"
SLIPPED: Final = "slipped"
LIMITED: dict[Weight, str] = {"": "GS-MOV-06", "light": "GS-CLS-02", "heavy": "GS-CLS-03"}
"""Clauses of the movement limit."""
PROPOSED = 6
"""Places that are proposed for a whole unit: all of it has to be thought through for each."""
TRIES = 60
"""Random places that are tried before one of the proposed ones is taken."""


# Moving as an action


def tokens_for(t: Battle, card: Card) -> list[str]:
    """One token up to all that it may still spend on movement. GS-MOV-01, GS-MOV-06"""
    return [f"{n}" for n in range(1, min(card.tokens, movement_limit(t, card) - card.moved) + 1)]


def why_not_move(t: Battle, card: Card, arg: str) -> Reason | None:
    """GS-MOV-01, GS-MOV-06, GS-A-05, GS-A-07"""
    if not (arg.isascii() and arg.isdigit() and len(arg) < 4 and arg == f"{int(arg)}" and int(arg) > 0):
        return Reason("gs-no-such-move", "GS-MOV-01", {"card": card.id, "key": arg})
    return why_exhausted(t, card, int(arg)) or why_not_pay(card, int(arg)) or why_rooted(t, card)


def why_exhausted(t: Battle, card: Card, tokens: int) -> Reason | None:
    """GS-MOV-06, GS-CLS-02, GS-CLS-03"""
    limit = movement_limit(t, card)
    if card.moved + tokens <= limit:
        return None
    return Reason("gs-exhausted", LIMITED[card.of.weight], {"card": card.id, "limit": limit, "moved": card.moved})


def why_rooted(t: Battle, card: Card) -> Reason | None:
    """GS-STA-01, GS-A-13"""
    if any(stat(t, model, "MOV") for model in able(t, card)):
        return None
    return Reason("gs-cannot-move", "GS-STA-01", {"card": card.id})


def begin_move(t: Battle, card: Card, arg: str) -> Procedure[None]:
    """Declared and paid; now it may be measured. GS-MOV-01, GS-MOV-06, GS-TRM-03"""
    tokens = int(arg)
    further = extra(t, card)
    safe = slips(t, card, tokens)
    verbs.pay(t, card, tokens)
    verbs.count_movement(t, card, tokens)
    verbs.note(t, card, "move")
    if safe:
        verbs.note(t, card, SLIPPED)
    begin(t, March(card.number, "move", further, tokens, safe=safe))
    yield from ()


def extra(t: Battle, card: Card) -> int:
    """Amazons move an inch more in the first movement action of an activation, Fiannor with their first token of the
    battle's first round. GS-SUB-01"""
    found = 0
    if leads(t, card, "amazons") and t.activation is not None and t.activation.moves == 0:
        found += INCH
    if leads(t, card, "fiannor") and t.round == 1 and card.moved == 0:
        found += INCH
    return found


def slips(t: Battle, card: Card, tokens: int) -> bool:
    """Scatter: one token of movement is safe from free strikes."""
    return tokens == 1 and not card.did(SLIPPED) and all(has(t, model, "slips") for model in able(t, card))


def tokens_of(t: Battle, card: Card, arg: str) -> int:
    return int(arg)


def reach_of(t: Battle, card: Card, arg: str) -> list[Stroke]:
    """How far the first member gets, where measuring is free. GS-TRM-03, GS-A-118"""
    if t.setup.measuring != "free" or why_not_move(t, card, arg):
        return []
    model = able(t, card)[0]
    far = int(arg) * stat(t, model, "MOV") * INCH + extra(t, card)
    return reached(mover(t, model, (model.x, model.y), far))


def reached(go: Mover) -> list[Stroke]:
    return [Stroke("reach", points, True) for points in reach(go.field, go.disc, go.far, go.rough)]


MOVE = Action(tokens_for, why_not_move, begin_move, tokens_of, reach_of, about_nobody)


def begin(t: Battle, march: March) -> None:
    verbs.begin_march(t, march)
    verbs.schedule(t, tasks.March(march.card))


def plan_shift(t: Battle, card: Card) -> None:
    """Shadow Trolls move an inch at the end of their activation. GS-SUB-01"""
    if leads(t, card, "shadow-trolls"):
        verbs.schedule(t, tasks.Shift(card.number))


def shift(t: Battle, task: tasks.Shift) -> Procedure[None]:
    """Safe from free strikes. GS-SUB-01"""
    card = t.cards[task.card]
    if able(t, card) and not card.fleeing:
        begin(t, March(card.number, "shift", INCH, safe=True))
    yield from ()


def free_move(t: Battle, card: Card) -> None:
    """Once its MOV, paid by nobody: Follow Me. It is a movement action all the same, so nobody may lie on the ground.
    GS-MOV-01, GS-CHG-01, GS-KNO-05"""
    if able(t, card) and not card.fleeing and not any(model.down for model in t.members(card)):
        begin(t, March(card.number, "free", 0, 1))


# Standing up


def why_not_stand(t: Battle, card: Card, arg: str) -> Reason | None:
    """GS-KNO-02, GS-KNO-04, GS-KNO-05, GS-MOV-10, GS-A-67"""
    if arg:
        return Reason("gs-no-such-action", "GS-KNO-02", {"card": card.id, "key": arg})
    if not fallen(t, card):
        return Reason("gs-nobody-lies", "GS-KNO-02", {"card": card.id})
    return why_exhausted(t, card, 1) or why_not_pay(card, 1, "GS-KNO-02")


def fallen(t: Battle, card: Card) -> list[Model]:
    return [model for model in t.members(card) if model.down and not model.still]


def stand_up(t: Battle, card: Card, arg: str) -> Procedure[None]:
    """One token for all who lie; it is a movement action. GS-KNO-01, GS-KNO-02, GS-KNO-05, GS-MOV-10"""
    verbs.pay(t, card, 1)
    verbs.count_movement(t, card, 1)
    verbs.note(t, card, "move")
    for model in fallen(t, card):
        verbs.stand_up(t, model)
    yield from ()


STAND_UP = Action(lambda t, card: ("",), why_not_stand, stand_up, lambda t, card, arg: 1, subject=about_nobody)


# A movement under way


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


def set_out(ways: Paths, off: bool = False) -> list[tasks.Onward]:
    """What everybody does one after another, as tasks. GS-MOV-05, GS-A-86"""
    return [tasks.Onward(model.card, model.number, written(path, off)) for model, path in ways]


def written(path: Path, off: bool) -> str:
    """A way as tasks keep it."""
    return f"{write_path(path)} {OFF}" if off else write_path(path)


def go_on(t: Battle, task: tasks.Onward) -> Procedure[None]:
    """A base goes its way, or as far as to where somebody may strike at it; then it goes on if it can. Some moves are
    safe from that. GS-MOV-02, GS-MOV-08, GS-FRE-01, GS-FRE-03, GS-FRE-04"""
    model, march = t.models[task.model], t.march
    yield from ()
    if march is None or model.where != FIELD or model.down or model.still:
        return
    path = task.path
    if not task.again:  # it only sets out
        found = afresh(t, model, path)
        if found is None:
            return
        path = found
        keep_way(t, model, path)
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
        plan_fall(t, model, start_of(t, model))


CLAUSES: dict[Movement, str] = {"charge": "GS-CHG-07", "slay": "GS-CHG-19"}


def afresh(t: Battle, model: Model, path: Path) -> Path | None:
    """The way that was thought out, or another to the same place if somebody stopped in it; else it stays."""
    go = mover(t, model, path[0], allowance(t, model))
    if go.field.free(path, model.r):
        return landing(t, model, path)
    return find_path(t, go, path[-1]) or ((path[0],) if path[0] == (model.x, model.y) else None)


def keep_way(t: Battle, model: Model, path: Path) -> None:
    """Kept, so that it may be moved again from where it stood, and that what it passed by is known. GS-DEP-11"""
    assert t.march is not None
    others = [way for way in t.march.ways if way[0] != model.number]
    verbs.change_march(t, ways=(*others, (model.number, path)))


def plan_fall(t: Battle, model: Model, start: Point) -> None:
    """Whoever jumps off a height has fallen off it; whoever climbs down a slope has not. GS-MOV-08"""
    here = (model.x, model.y)
    if any(not inside(here, piece.shape) for piece in cliffs(t, model, start)):
        if t.march is not None:
            verbs.change_march(t, struck=(*t.march.struck, model.number))
        verbs.schedule(t, tasks.Fall(model.number, drop(t, start, here)))


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


# Where to


class Steps(CachedRegion[Paths], gc=False):
    """`all:x,y`: whoever of a unit has not moved yet, the first of them to this place; `a2.3:x,y`: one of them, by the
    shortest way or along all the points named; `a2.3:off`: off the table; `gather`: stragglers close up; `done`.

    Whoever has moved may be moved again from where it started, unless somebody could strike at it meanwhile.
    """

    t: Battle
    card: Card

    # what may be answered

    def options(self) -> list[str]:
        t, fresh = self.t, unmoved(self.t, self.card)
        keys: list[str] = []
        if fresh:
            who = self.prefix()
            if len(fresh) == 1:
                keys += [f"{who}{x},{y}" for x, y in proposals(t, self.go(fresh[0]))]
            else:
                places = (f"{who}{x},{y}" for x, y in proposals(t, leading(t, fresh)))
                keys += islice((key for key in places if not self.why_not(key)), PROPOSED)
            near = [model for model in fresh if to_edge(t, model, (model.x, model.y))[0] < allowance(t, model)]
            keys += [key for model in near if not self.why_not(key := f"{model.id}:{OFF}")]
        return [*keys, GATHER if self.why_not_done() else DONE]

    def find(self, key: str) -> Paths | Reason:
        t, card = self.t, self.card
        who, rest = split_verb(key)
        if key == DONE:
            return self.why_not_done() or []
        if key == GATHER:
            found = None if keeps_formation(t, card) else close_ranks(t, card)
            return found or Reason("gs-nothing-to-gather", "GS-FRM-01", {"card": card.id})
        if who == ALL and len(card.models) > 1:
            return self.found_together(rest)
        model = next((model for model in t.members(card) if model.id == who), None)
        if model is None:
            return Reason("gs-no-such-move", "GS-MOV-01", {"card": card.id, "key": key})
        return cannot_move(t, model) or self.found_alone(model, rest)

    def found_together(self, rest: str) -> Paths | Reason:
        path = read_path(rest)
        if path is None or len(path) != 1:
            return Reason("gs-no-place", "GS-MOV-01", {"key": rest})
        return together(self.t, self.card, path[0])

    def found_alone(self, model: Model, rest: str) -> Paths | Reason:
        t, go = self.t, self.go(model)
        if rest == OFF:
            way = way_off(t, go)
            return [(model, way)] if way else Reason("gs-no-edge-near", "GS-MOV-09", {"model": model.id})
        path = read_path(rest)
        if path is None:
            return Reason("gs-no-place", "GS-MOV-01", {"key": rest})
        if len(path) > 1:
            path = (go.start, *path) if path[0] != go.start else path
            return why_not_path(t, go, path) or [(model, path)]
        found = find_path(t, go, path[0])
        return [(model, found)] if found else why_no_path(t, go, path[0]) or []

    def why_not_done(self) -> Reason | None:
        """A unit ends in formation, unless it was out of it before or cannot help it.

        GS-FRM-01, GS-FRM-02, GS-FRM-04, GS-A-125
        """
        t, card = self.t, self.card
        return Reason("gs-out-of-formation", "GS-FRM-02", {"card": card.id}) if must_gather(t, card) else None

    def go(self, model: Model) -> Mover:
        return mover(self.t, model, start_of(self.t, model), allowance(self.t, model))

    def pick(self, random: Random) -> str:
        """Any place for one of them, or for all; half the time one of the options."""
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

    # what is shown

    def subject(self, option: str) -> Subject:
        who, rest = split_verb(option)
        if rest == OFF:
            return Subject(piece=who, role="leave")
        return Subject(role="end") if option == DONE else about(option)

    def prefix(self) -> str:
        return self.movers().get(self.moves(), "")

    def moves(self) -> str:
        """Once all have moved, nobody unless he is named."""
        fresh = unmoved(self.t, self.card)
        return fresh[0].id if fresh else ""

    def movers(self) -> dict[str, str]:
        """The first takes along whoever has not moved yet; the others, and in the end he, too, move by themselves."""
        fresh = unmoved(self.t, self.card)
        rest = [model for model in movable(self.t, self.card) if model not in fresh]
        found = {model.id: f"{model.id}:" for model in (*fresh, *rest)}
        return found | {fresh[0].id: f"{ALL}:"} if len(fresh) > 1 else found

    def base(self) -> int:
        found = self.t.named(self.moves())
        return found.r if found else 0

    def outline(self) -> list[Stroke]:
        found = self.t.named(self.moves())
        return reached(self.go(found)) if found is not None else []

    def drawn(self, key: str) -> list[Stroke]:
        """The ways; of one who moves by himself also how far he may go."""
        t, found = self.t, self.found(key)
        alone = t.named(split_verb(key)[0])
        around = [Stroke("within", [start_of(t, alone)], radius=allowance(t, alone))] if self.picked(alone) else []
        if isinstance(found, Reason):
            return around
        first = alone or t.named(self.moves())
        ways = sorted(found, key=lambda way: way[0] is not first)
        return around + drawn(t, self.card, ways)

    def picked(self, model: Model | None) -> TypeGuard[Model]:
        """Whether it is a member that moves though the question is about others."""
        return model is not None and model.card == self.card.number and model.id != self.moves()


def way_off(t: Battle, go: Mover) -> Path | None:
    """The shortest way over the nearest edge of the table that it can pay for. GS-MOV-09, GS-A-84, GS-A-124"""
    far, end = to_edge(t, go.model, go.start)
    if far >= go.far:
        return None
    return find_path(t, go._replace(far=go.far - 1), end)  # a hair's breadth more and it is over


def to_edge(t: Battle, model: Model, start: Point) -> tuple[int, Point]:
    """How far the nearest edge is, and where a base touches it."""
    (x, y), r = start, model.r
    right, bottom = t.width - r, t.height - r
    return min((x - r, (r, y)), (y - r, (x, r)), (right - x, (right, y)), (bottom - y, (x, bottom)))
