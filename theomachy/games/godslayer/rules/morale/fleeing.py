"""GS-FLE, GS-RAL: fleeing to one's own table side, and rallying."""

from itertools import pairwise

from theomachy.games.godslayer import tasks, verbs
from theomachy.games.godslayer.rules.combat import damage
from theomachy.games.godslayer.rules.movement.interruptions import first_discovery
from theomachy.games.godslayer.rules.movement.table_edges import leave_table, nearest_side, to_edge
from theomachy.games.godslayer.rules.space import discovery
from theomachy.games.godslayer.rules.space.engagement import engages
from theomachy.games.godslayer.rules.space.falling import schedule_fall
from theomachy.games.godslayer.rules.space.formation import movement_limit
from theomachy.games.godslayer.rules.space.paths import Mover, Path, first_part, landing, mover, price, why_not_end
from theomachy.games.godslayer.rules.space.zones import EDGE_OF, OPPOSITE, strip
from theomachy.games.godslayer.rules.values.lead_tests import lead_test
from theomachy.games.godslayer.rules.values.machines import living
from theomachy.games.godslayer.rules.values.statistics import melee_range, stat
from theomachy.games.godslayer.state import FIELD, Battle, Card, Model
from theomachy.games.godslayer.terms import Edge
from theomachy.geometry.around import way_round
from theomachy.geometry.plane import INCH, Disc, Point, length, within
from theomachy.geometry.rings import turns
from theomachy.kernel import Procedure

AGAIN = "GS-FLE-06"
"""The clause of a flight that is limited only by the token pool."""
STEP = INCH // 2
"""Distance between places that are tried on both sides of the straight path, in plane units."""
TRIES = 12


# Fleeing


def flee(t: Battle, task: tasks.Flee) -> Procedure[None]:
    """Let a card flee: spend all tokens that pool and limit allow on running, one member after another.

    Members that lie stand up first. Members that are stationary or boxed in stay. GS-FLE-01 to 07, GS-FRM-08,
    GS-WMC-08, GS-A-05, GS-A-111.
    """
    card = t.cards[task.card]
    if not living(t, card):
        return
    verbs.flee(t, card, task.clause)
    verbs.face(t, card, [t.cards[number] for number in engaged_by_cards(t, card)])
    for model in living(t, card):
        damage.drop_relic(t, model, "GS-SCN-01")
    rise(t, card)
    runners = [model for model in living(t, card) if can_run(t, model)]
    tokens = card.tokens if task.clause == AGAIN else min(card.tokens, movement_limit(t, card) - card.moved)
    if not runners or tokens <= 0:
        return
    verbs.pay(t, card, tokens)
    verbs.count_movement(t, card, tokens)
    runners.sort(key=lambda model: to_edge(t, model, home(t, model)))
    runs = [tasks.Run(model.number, tokens * stat(t, model, "MOV") * INCH) for model in runners]
    verbs.schedule(t, *runs, tasks.Contact(card.number))
    yield from ()


def rise(t: Battle, card: Card) -> None:
    """Let members that lie stand up for one token before they flee. GS-FLE-03, GS-KNO-02."""
    lying = [model for model in living(t, card) if model.down and not model.still]
    if lying and card.tokens:
        verbs.pay(t, card, 1)
        verbs.count_movement(t, card, 1)
        for model in lying:
            verbs.stand_up(t, model)


def can_run(t: Battle, model: Model) -> bool:
    """Return True if a model can flee: it is on its feet, can move and is not boxed in. GS-FLE-03, GS-FLE-04."""
    if model.down or model.still or not stat(t, model, "MOV"):
        return False
    field, r = mover(t, model, (model.x, model.y), INCH).field, model.r
    steps = [(model.x + round(STEP * c / 5), model.y + round(STEP * s / 5)) for c, s in turns(16)]
    return any(field.obstacle((model.x, model.y), step, r) in (None, "edge") for step in steps)


def engaged_by_cards(t: Battle, card: Card) -> list[int]:
    """Return the enemy cards that already engage a fleeing card. Only new ones make it run on. GS-FLE-06."""
    mine = living(t, card)
    cards = [foe.card for foe in t.enemies(card.seat) if any(engages(t, foe, model) for model in mine)]
    return list(dict.fromkeys(cards))


# Destinations


def home(t: Battle, model: Model) -> Edge:
    """Return the table side that a model flees to.

    It is its own side, along which its zone lies. With two own sides, or without a zone at a side, it is the nearest.
    GS-FLE-01, GS-A-55.
    """
    own = EDGE_OF.get(t.sides[t.seat_of(model)])
    if own is None:
        return nearest_side(t, model)
    return nearest_side(t, model, (own, OPPOSITE[own])) if t.setup.scenario == "last-stand" else own


def straight_home(t: Battle, model: Model, side: Edge) -> Path:
    """Return the straight path to the nearest point of the zone, and through it to the edge. GS-A-55."""
    x, y, r = model.disc
    enter = x, y
    own = t.sides[t.seat_of(model)]
    if own in EDGE_OF:
        left, bottom, right, top = strip(t, own if EDGE_OF[own] == side else side, "regular")
        enter = min(max(x, left + r), right - r), min(max(y, bottom + r), top - r)
    return tuple(dict.fromkeys([(x, y), enter, at_edge(t, r, enter, side)]))


def at_edge(t: Battle, r: int, ahead: Point, side: Edge) -> Point:
    """Return where a base touches a side of the table, straight on from a place."""
    x, y = ahead
    ends: dict[Edge, Point] = {
        "north": (x, r), "south": (x, t.height - r), "west": (r, y), "east": (t.width - r, y),
    }  # fmt: skip
    return ends[side]


def aside(place: Point, side: Edge) -> list[Point]:
    """Return places beside a place, all as far from a side of the table, nearest first."""
    x, y = place
    shifts = sorted([n * STEP for n in range(-TRIES, TRIES + 1)], key=abs)
    return [(x + shift, y) if side in ("north", "south") else (x, y + shift) for shift in shifts]


# Running


def run(t: Battle, task: tasks.Run) -> Procedure[None]:
    """Let one member flee as far as it can, and off the table if it gets so far.

    It discovers hidden enemies on its path and then runs on. GS-FLE-01, GS-MOV-09, GS-DEP-11, GS-A-55, GS-A-84.
    """
    yield from ()
    model = t.models[task.model]
    if model.where != FIELD:
        return
    side, start = home(t, model), (model.x, model.y)
    go = mover(t, model, start, task.far)
    path, free = route(t, go, side)
    leaves = free and price(go, path) < go.far
    if not leaves:
        path = landing(t, model, out_of_reach(t, go, cut(t, go, path), side))
    stop = first_discovery(t, go, path)
    path = stop.before if stop is not None else path
    if path[-1] != start:
        verbs.move(t, model, *path[-1], "GS-FLE-01", path)
        discovery.discover(t, model, path)
    if stop is not None:
        found = discovery.find(t, stop.markers)
        verbs.schedule(t, *found, tasks.Run(model.number, task.far - price(go, path)))
    elif leaves:
        leave_table(t, model)
    else:
        schedule_fall(t, model, start)


def route(t: Battle, go: Mover, side: Edge) -> tuple[Path, bool]:
    """Return the path to a table side, and True if it gets there.

    It is straight, or else the shortest path round obstacles, or else straight up to what stops it. GS-A-55.
    """
    straight = straight_home(t, go.model, side)
    if go.field.free(straight, go.model.r):
        return straight, True
    for goal in aside(straight[-1], side):
        path = way_round(go.field, go.disc, goal)
        if path is not None:
            return path, True
    stop = go.field.stop(straight, go.model.r)
    assert stop is not None
    return first_part(straight, stop.length), False


def cut(t: Battle, go: Mover, path: Path) -> Path:
    """Return as much of a path as a model can pay for and may stop at the end of. GS-MOV-04, GS-TER-03."""
    far = sum(length(a, b) for a, b in pairwise(path))
    while far > 0:
        part = first_part(path, far)
        paid = price(go, part)
        if paid <= go.far and not why_not_end(t, go, part[-1]):
            return part
        far -= max(1, (paid - go.far) // 2 if paid > go.far else STEP // 10)
    return (go.start,)


def out_of_reach(t: Battle, go: Mover, path: Path, side: Edge) -> Path:
    """Return a fleeing model's path, or another as far ahead that ends out of every enemy's reach, if there is one.

    GS-A-55.
    """
    if not in_reach(t, go.model, path[-1]):
        return path
    for end in aside(path[-1], side):
        if in_reach(t, go.model, end) or why_not_end(t, go, end):
            continue
        detour = way_round(go.field, go.disc, end, go.far)
        if detour is not None and price(go, detour) <= go.far:
            return detour
    return path


def in_reach(t: Battle, model: Model, end: Point) -> bool:
    """Return True if an enemy would reach a model at a place."""
    base = Disc(*end, model.r)
    foes = [foe for foe in t.enemies(t.seat_of(model)) if not t.card_of(foe).fleeing]
    return any(within(foe, base, melee_range(t, foe)) for foe in foes)


# Rallying


def rally(t: Battle, task: tasks.Rally) -> Procedure[None]:
    """Make the rally test at the start of an activation, which then is over.

    A card that passes flees no more; another flees on. GS-RAL-01 to 03, GS-A-50, GS-A-112.
    """
    card = t.cards[task.card]
    if not living(t, card):
        return
    passed = yield from lead_test(t, card, "rally", "GS-RAL-01")
    if passed:
        verbs.rally(t, card)
    else:
        verbs.schedule(t, tasks.Flee(card.number, "GS-RAL-03"))
    verbs.end_activation(t)
