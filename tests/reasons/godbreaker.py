"""The oracle of The Godbreaker Saga: whether a reason is true of what stands on the battlefield.

Measures are exact where nothing but open ground and area terrain lies on the table; elsewhere they are bounds.
"""

from collections.abc import Iterator
from math import hypot
from random import Random

from shapely.geometry import LineString, Point, Polygon
from shapely.ops import unary_union

from tests.reasons.harness import Asked, Oracle, Refusal
from theomachy.games.godbreaker.content.traits import CLAUSES
from theomachy.games.godbreaker.ground.pieces import CATALOGUE
from theomachy.geometry.plane import INCH, Disc, Shape, overlaps
from theomachy.kernel.keys import split_infix, split_last, split_place, split_verb
from theomachy.kernel.scene import Piece, Zone

SLACK = 40
"""Steps of the grid by which a measure may be rounded."""
USUAL = {f"gb-terrain-{piece.kind}": piece.rules[0] for piece in CATALOGUE.values()}
At = tuple[int, int]
MARKERS = ("gb-shard", "gb-objective", "gb-hoard")


# The table


def piece(it: Refusal, name: str = "model") -> Piece:
    return it.scene.pieces[it.arg(name)]


def standing(it: Refusal, id: str) -> Piece | None:
    """Return a model or marker on the battlefield; None for anything else."""
    found = it.scene.pieces.get(id)
    return found if found is not None and found.at is not None else None


def is_model(found: Piece | None) -> bool:
    return found is not None and bool(found.figures)


def lacks_model(it: Refusal) -> bool:
    found = standing(it, it.arg("key"))
    return not is_model(found)


def kind(it: Refusal, id: str) -> str:
    found = it.scene.pieces.get(id)
    return found.icon if found is not None else ""


def trait(it: Refusal, id: str, name: str) -> bool:
    """Return True if a model has a trait or flaw: on its card, by a roll, or shared by its shard."""
    found = it.scene.pieces[id]
    card = it.scene.fixed.cards.get(found.card)
    shared = found.owner is not None and f"shard-{found.owner + 1}" in it.scene.pieces
    lines = [line for line in card.lines if shared or line.section != "gb-shared"] if card is not None else []
    return name in found.figures or any(line.label == name for line in lines)


def rule(zone: Zone) -> str:
    label = zone.label.rstrip("0123456789").rstrip("-")
    return USUAL.get(label) or label.removeprefix("gb-rule-")


def walls(it: Refusal) -> bool:
    """Return True if measures may go round something, or up and down."""
    return it.asked.setup.levels or any(zone.hard for zone in it.scene.ground.values())


def recent(it: Refusal) -> list[str]:
    """Return what the active model did since it was activated, as the record tells."""
    record = it.asked.record
    began = max((n for n, event in enumerate(record) if event.id == "gb-activates"), default=0)
    return [event.id for event in record[began:] if event.args.get("model") == it.arg("model")]


def engaged(it: Refusal) -> set[str]:
    """Return the models that were engaged since the active one was activated."""
    record = it.asked.record
    began = max((n for n, event in enumerate(record) if event.id == "gb-activates"), default=0)
    return {event.args["target"] for event in record[began:] if event.id == "gb-engages"}


# Places and measures


def place(it: Refusal) -> tuple[At, int | None] | None:
    """Return the place that a key names, and its level if it names one."""
    found = split_place(it.key)
    if found is None:
        return None
    return found[1], int(found[2]) if found[2] else None


def ghost(it: Refusal) -> Shape | None:
    """Return the piece of terrain that is to be laid, as it is drawn."""
    strokes = [stroke for stroke in it.asked.ask.choice.drawn(it.key) if stroke.kind == "ghost"]
    return Shape(tuple(strokes[0].points), True) if strokes else None


def same_level(it: Refusal, level: int) -> bool:
    found = place(it)
    return found is not None and found[1] in (None, level)


def in_the_way(it: Refusal, name: str) -> bool:
    """Return True if a base overlaps what the player wants to place."""
    other, shape, found = piece(it, name), ghost(it), place(it)
    if other.at is None or found is None:
        return False
    disc = Disc(*other.at, other.base)
    if shape is not None:
        return overlaps(disc, shape)
    (x, y), base = found[0], it.asked.ask.options.base()
    return same_level(it, other.level) and hypot(disc.x - x, disc.y - y) < disc.r + base


def on_barricade(it: Refusal) -> bool:
    zone, found = it.scene.ground[it.arg("terrain")], place(it)
    if found is None or not zone.line or not same_level(it, zone.level):
        return False
    return Polygon(zone.outline).distance(Point(found[0])) < it.asked.ask.options.base()


def off_table(it: Refusal) -> bool:
    found, (width, height) = place(it), it.scene.fixed.size
    if found is None:
        return False
    (x, y), r = found[0], it.asked.ask.options.base()
    return x < r or y < r or x > width - r or y > height - r


def hangs_over(it: Refusal) -> bool:
    shape, (width, height) = ghost(it), it.scene.fixed.size
    assert shape is not None
    left, top, right, bottom = shape.box
    return left < 0 or top < 0 or right > width or bottom > height


def open_air(it: Refusal) -> bool:
    """Return True if no floor of the level carries all of what is to stand there."""
    found, level = place(it), it.arg("level")
    assert found is not None
    floors = [Polygon(zone.outline) for zone in it.scene.ground.values() if zone.level == level and not zone.line]
    shape = ghost(it)
    if shape is not None:
        return not unary_union(floors).buffer(SLACK).contains(Polygon(shape.points).buffer(-INCH // 2))
    return level > 0 and not any(floor.contains(Point(found[0])) for floor in floors)


def straight(it: Refusal, a: At, b: At, level: int, skip: int, short: int) -> tuple[int, int]:
    """Return the fewest and the most units of a straight line: the measure, as far as rounding goes."""
    far = max(0.0, hypot(a[0] - b[0], a[1] - b[1]) - skip - short)
    areas = [Polygon(z.outline) for z in it.scene.ground.values() if rule(z) == "area" and z.level == level]
    whole = hypot(a[0] - b[0], a[1] - b[1])
    covered = 0.0
    if areas and whole > skip:
        parts = (skip / whole, (skip + far) / whole)
        ends = [(a[0] + (b[0] - a[0]) * part, a[1] + (b[1] - a[1]) * part) for part in parts]
        covered = LineString(ends).intersection(unary_union(areas)).length if ends[0] != ends[1] else 0.0
    patches = len(areas) if it.asked.setup.rulings.terrain_per_patch else 0
    return (
        int(max(0, far - SLACK) // INCH) + max(0, int(max(0, covered - SLACK) // INCH) - patches),
        int((far + SLACK) // INCH) + int((covered + SLACK) // INCH),
    )


def measures(it: Refusal, units: int | None, a: Piece, b: Piece) -> bool:
    """Return True if so many units may lie between two bases."""
    assert a.at is not None
    assert b.at is not None
    if walls(it):  # the way round may lead through less terrain
        return units is None or a.level != b.level or units >= int(max(0.0, gap(a, b) - SLACK) // INCH)
    least, most = straight(it, a.at, b.at, a.level, a.base, b.base)
    return units is not None and least <= units <= most


def too_far(it: Refusal, units: int) -> bool:
    """Return True if a target is beyond a range, and as far off as the reason says."""
    measured, target = it.arg("measured"), piece(it, "target")
    beyond = measured is None or measured > it.arg("units")
    return it.arg("units") == units and beyond and measures(it, measured, piece(it), target)


def attack_range(it: Refusal) -> int:
    return piece(it).figures["gb-attack-range"]


def beyond_move(it: Refusal) -> bool:
    measured, found, here = it.arg("measured"), place(it), piece(it)
    assert found is not None
    assert here.at is not None
    if it.arg("units") != here.figures["gb-move-range"] or (measured is not None and measured <= it.arg("units")):
        return False
    if walls(it) or not same_level(it, here.level):
        return True
    least, most = straight(it, here.at, found[0], here.level, 0, 0)
    return measured is not None and least <= measured <= most


def outside(it: Refusal) -> bool:
    """Return True if a place is farther off than it may be, from something on the table."""
    measured = it.arg("measured")
    if measured is not None and measured <= it.arg("units"):
        return False
    return measured is None or walls(it) or any(measured in span for span in spans(it))


def inside(it: Refusal) -> bool:
    measured = it.arg("measured")
    return measured is not None and measured <= it.arg("units") and (walls(it) or any(measured in s for s in spans(it)))


def spans(it: Refusal) -> Iterator[range]:
    """Yield what may be measured from the place to anything on the table, by every way of measuring."""
    found, base = place(it), it.asked.ask.options.base()
    assert found is not None
    width, height = it.scene.fixed.size
    anchors = [(one.at, one.base, one.level) for one in it.scene.pieces.values() if one.at is not None]
    if (shape := ghost(it)) is not None:
        for at, r, _ in anchors:
            far = max(0.0, Polygon(shape.points).distance(Point(at)) - r)
            yield range(int(max(0, far - SLACK) // INCH), int((far + SLACK) // INCH) + 1)
        return
    for at, r, level in (*anchors, ((width // 2, height // 2), 0, 0)):
        for skip, short in ((r, base), (r, -base), (0, 0)):
            least, most = straight(it, at, found[0], level, skip, short)
            yield range(least, most + 1)


def gap(a: Piece, b: Piece) -> float:
    assert a.at is not None
    assert b.at is not None
    return hypot(a.at[0] - b.at[0], a.at[1] - b.at[1]) - a.base - b.base


def beside(it: Refusal, a: Piece, b: Piece) -> bool:
    return gap(a, b) < INCH + SLACK and (a.level == b.level or walls(it))


def pinned(it: Refusal) -> bool:
    here, by, found = piece(it), piece(it, "by"), place(it)
    assert found is not None
    assert by.at is not None
    holds = trait(it, it.arg("by"), "gb-trait-pinning") and (by.owner != here.owner or by.owner is None)
    if walls(it):
        return holds
    away = hypot(found[0][0] - by.at[0], found[0][1] - by.at[1]) - by.base - here.base
    return holds and away + SLACK >= gap(here, by) and gap(here, by) < 4 * INCH


# Wild models


def drives(it: Refusal) -> bool:
    """Return True if a model is wild and driven as the reason says."""
    return piece(it).owner is None


def goes(it: Refusal) -> At | None:
    """Return where a move leads; None if the answer is no move."""
    found = place(it)
    return found[0] if found is not None and split_verb(it.key)[0] == "move" else None


def driven_away(it: Refusal) -> bool:
    here, target, end = piece(it), piece(it, "target"), goes(it)
    if not drives(it) or not beside(it, here, target):
        return False
    if end is None or walls(it):
        return True
    assert target.at is not None
    least, _ = straight(it, end, target.at, here.level, here.base, target.base)
    return least <= it.arg("units")


def held(it: Refusal) -> bool:
    return drives(it) and it.asked.keys == ["end"] and it.key != "end"


def driven_nearer(it: Refusal) -> bool:
    if not drives(it) or not all(split_verb(key)[0] in ("move", "thunderous") for key in it.asked.keys):
        return False
    here, end = piece(it), goes(it)
    if end is None or walls(it):
        return True
    assert here.at is not None
    aims = [at for id in it.arg("targets") if (at := where(it, id)) is not None]
    return all(hypot(end[0] - x, end[1] - y) + 2 >= hypot(here.at[0] - x, here.at[1] - y) for x, y in aims)


def where(it: Refusal, id: str) -> At | None:
    found = standing(it, id)
    return found.at if found is not None else None


def driven_to_engage(it: Refusal) -> bool:
    near = all(
        walls(it)
        or measures(it, None, piece(it), it.scene.pieces[id])
        or straight(
            it,
            piece(it).at or (0, 0),
            where(it, id) or (0, 0),
            piece(it).level,
            piece(it).base,
            it.scene.pieces[id].base,
        )[0]
        <= attack_range(it)
        for id in it.arg("targets")
    )
    return drives(it) and near and f"engage:{it.arg('targets')[0]}" != it.key


def driven_to_destroy(it: Refusal) -> bool:
    shards = [it.scene.pieces[id] for id in it.arg("targets")]
    return drives(it) and all(s.icon == "gb-shard" and beside(it, piece(it), s) for s in shards)


def driven_still(it: Refusal) -> bool:
    waiting = [p for p in it.scene.pieces.values() if "gb-wild" in p.marks and "gb-activated" not in p.marks]
    return it.key == "rest" and len(waiting) > 0 and it.key not in it.asked.keys


# Actions


def not_hostile(it: Refusal) -> bool:
    """Return True if two models are friends: of one player, or wild ones of one kind or group."""
    a, b = piece(it), piece(it, "target")
    return a is not b and a.owner == b.owner and it.arg("target") in it.key


def not_friendly(it: Refusal) -> bool:
    a, b = piece(it), piece(it, "target")
    return a is not b and (a.owner != b.owner or a.owner is None)


def no_action(it: Refusal) -> bool:
    """Return True if a model cannot have the action that a key names."""
    verb, _ = split_verb(it.key)
    if verb in CLAUSES:
        return not trait(it, it.arg("model"), f"gb-trait-{verb}")
    scenario = {"plunder": "score", "treatment": "tragedy", "verify": "gathering", "destroy": "trap"}
    if verb in scenario and it.asked.setup.scenario == scenario[verb]:
        return kind(it, it.arg("model")) != "gb-betrayer" if verb == "destroy" else piece(it).card != it.arg("model")
    return verb not in ("move", "engage", "sunder", "hand") or it.key.endswith(":") or it.key == verb


def not_controlled(it: Refusal) -> bool:
    return f"gb-held-{it.asked.seat + 1}" not in piece(it, "marker").marks


def tokens(it: Refusal) -> bool:
    return any(label in piece(it).badges for label in ("gb-treasure", "gb-trophy"))


def casualty(it: Refusal) -> bool:
    id = it.arg("key")
    found = it.scene.pieces.get(id)
    return found is not None and found.card == id and "gb-fallen" in found.marks and found.owner == it.asked.seat


def near_terrain(it: Refusal, id: str) -> bool:
    zone, by = it.scene.ground.get(id), it.scene.pieces.get(it.asked.ask.by)
    if zone is None or by is None or by.at is None or zone.level != by.level:
        return False
    return Polygon(zone.outline).distance(Point(by.at)) - by.base < INCH - SLACK


def shard_here(it: Refusal) -> bool:
    found, by = standing(it, it.arg("key")), it.scene.pieces[it.asked.ask.by]
    return found is not None and found.icon == "gb-shard" and gap(found, by) < INCH - SLACK


def of_kind(it: Refusal, name: str) -> bool:
    return kind(it, it.arg("key")) == name and standing(it, it.arg("key")) is not None


def too_long(it: Refusal) -> bool:
    across = CATALOGUE[it.arg("piece")].across
    return it.arg("across") == across > it.arg("units") == piece(it).badges["gb-growth"]


def never_impassable(it: Refusal) -> bool:
    _, counted = split_verb(it.key)
    return split_infix(counted, "as")[1] == "impassable" and not it.asked.setup.rulings.shape_impassable


def not_due(it: Refusal) -> bool:
    return it.arg("key") == it.key not in it.asked.keys


# Laying


def line_count(it: Refusal) -> int:
    return sum(zone.line for zone in it.scene.ground.values())


def share(it: Refusal, area: bool) -> float:
    """Return the percent of the ground that is terrain, or area terrain."""
    width, height = it.scene.fixed.size
    shapes = [Polygon(z.outline) for z in it.scene.ground.values() if not area or rule(z) == "area"]
    return float(100 * unary_union(shapes).area / (width * height)) if shapes else 0.0


def too_little(it: Refusal, area: bool) -> bool:
    return it.key == "enough" and it.arg("percent") < it.arg("least") and abs(share(it, area) - it.arg("percent")) < 3


def enough_area(it: Refusal) -> bool:
    wanted = CATALOGUE[split_infix(it.key, "as")[0]]
    width, height = it.scene.fixed.size
    return share(it, True) + 120 * Polygon(wanted.outline).area / (width * height) > it.arg("most") - 2


def middle_not_bare(it: Refusal) -> bool:
    found = place(it)
    assert found is not None
    return Polygon(it.scene.ground[it.arg("terrain")].outline).buffer(2).contains(Point(found[0]))


def walls_overlap(it: Refusal) -> bool:
    zone, shape = it.scene.ground[it.arg("terrain")], ghost(it)
    assert shape is not None
    return zone.line and Polygon(zone.outline).distance(Polygon(shape.points)) < 2


def wall_on_marker(it: Refusal) -> bool:
    shape, markers = ghost(it), [p for p in it.scene.pieces.values() if p.at is not None and not p.figures]
    assert shape is not None
    return any(overlaps(Disc(*p.at, p.base), shape) for p in markers if p.at is not None)


def nearly(asked: Asked, random: Random) -> Iterator[str]:
    """Yield actions on other targets, pieces to be raised, and the words of other questions."""
    pieces, ground = [*asked.scene.pieces], [*asked.scene.ground]
    if asked.ask.question == "gb-ask-action":
        verbs = ("engage", "sunder", "hand", "plunder", "treatment", "verify", "destroy", "despoiling")
        for _ in range(6):
            yield f"{random.choice(verbs)}:{random.choice(pieces)}"
        if ground:
            yield f"ruinous:{random.choice(ground)}"
        counted = f"{random.choice(('wall', 'round'))}-{random.choice((2, 4, 6, 8))}"
        yield f"shaping:{counted} as {random.choice(('area', 'barricade', 'impassable', 'open'))}"
        yield random.choice(("ready", "mysterious", "summoning", "thunderous", "end", "shaping:forest-6 as area"))
    if asked.ask.question == "gb-ask-piece":
        some = random.choice([*CATALOGUE.values()])
        yield f"{some.id} as {random.choice(some.rules)}"
        yield "enough"
    if asked.ask.question in ("gb-ask-wild", "gb-ask-place", "gb-ask-mysterious", "gb-ask-shape"):
        yield from ("rest", "nearest")


ORACLE = Oracle(
    {
        "gb-no-such-model": lacks_model,
        "gb-not-yours": lambda it: is_model(piece(it)) and piece(it).owner != it.asked.seat,
        "gb-has-activated": lambda it: "gb-activated" in piece(it).marks,
        "gb-wild-are-driven": driven_still,
        "gb-wild-may-claim": driven_still,
        "gb-not-wild": lambda it: "gb-wild" not in it.scene.pieces[it.key].marks if it.key in it.scene.pieces else True,
        "gb-wild-is-idle": lambda it: it.asked.keys == ["rest"] and "gb-wild" in piece(it).marks,
        "gb-cannot-lead": not_due,
        "gb-no-recovery": not_due,
        "gb-not-waiting": not_due,
        "gb-no-betrayer-due": not_due,
        "gb-not-thrown": not_due,
        "gb-slow": lambda it: trait(it, it.arg("model"), "gb-flaw-slow") and "gb-moves" in recent(it),
        "gb-careful": lambda it: trait(it, it.arg("model"), "gb-flaw-careful") and "gb-engages" in recent(it),
        "gb-pinned": pinned,
        "gb-beyond-move": beyond_move,
        "gb-open-air": open_air,
        "gb-off-table": off_table,
        "gb-on-model": lambda it: in_the_way(it, "model"),
        "gb-on-marker": lambda it: in_the_way(it, "marker"),
        "gb-on-barricade": on_barricade,
        "gb-there-is-room": lambda it: it.key == "nearest" and it.asked.keys != ["nearest"],
        "gb-too-far": outside,
        "gb-too-near": inside,
        "gb-must-touch": lambda it: it.asked.setup.rulings.strict_zero and any(0 in span for span in spans(it)),
        "gb-driven-away": driven_away,
        "gb-driven-held": held,
        "gb-driven-nearer": driven_nearer,
        "gb-driven-to-engage": driven_to_engage,
        "gb-driven-to-destroy": driven_to_destroy,
        "gb-ready-not-agreed": lambda it: not it.asked.setup.ready and it.key == "ready",
        "gb-no-such-action": no_action,
        "gb-not-there": lambda it: piece(it, "target").at is None,
        "gb-not-itself": lambda it: split_last(it.key)[1] == it.arg("model"),
        "gb-not-hostile": not_hostile,
        "gb-not-friendly": not_friendly,
        "gb-beyond-attack-range": lambda it: too_far(it, attack_range(it)),
        "gb-too-far-to-verify": lambda it: too_far(it, attack_range(it)),
        "gb-too-far-to-treat": lambda it: too_far(it, 0),
        "gb-too-far-to-hand": lambda it: too_far(it, piece(it).badges["gb-growth"]),
        "gb-engaged-already": lambda it: it.arg("target") in engaged(it),
        "gb-wild-controls-nothing": lambda it: "gb-wild" in piece(it).marks,
        "gb-not-controlled": not_controlled,
        "gb-not-beside": lambda it: gap(piece(it), piece(it, "marker")) > INCH - SLACK,
        "gb-not-a-hoard": lambda it: piece(it, "marker").icon in ("gb-shard", "gb-objective"),
        "gb-no-such-marker": lambda it: kind(it, it.arg("key")) not in MARKERS,
        "gb-no-tokens": lambda it: split_verb(it.key)[0] == "hand" and not tokens(it),
        "gb-no-casualty": lambda it: not casualty(it),
        "gb-no-such-terrain": lambda it: not near_terrain(it, it.arg("key")),
        "gb-floor-is-spared": lambda it: it.asked.setup.rulings.ruin_spares_floors and it.arg("terrain") in it.key,
        "gb-no-shard-here": lambda it: not shard_here(it),
        "gb-nobody-to-treat": lambda it: not of_kind(it, "gb-lost"),
        "gb-nobody-to-verify": lambda it: not of_kind(it, "gb-local"),
        "gb-piece-too-long": too_long,
        "gb-never-impassable": never_impassable,
        "gb-terrain-off-table": hangs_over,
        "gb-barricades-overlap": walls_overlap,
        "gb-barricade-on-marker": wall_on_marker,
        "gb-middle-not-bare": middle_not_bare,
        "gb-enough-pieces": lambda it: len(it.scene.ground) >= it.arg("most"),
        "gb-enough-barricades": lambda it: line_count(it) >= it.arg("most"),
        "gb-too-few-barricades": lambda it: line_count(it) == it.arg("number") < it.arg("least"),
        "gb-too-little-area": lambda it: too_little(it, True),
        "gb-too-little-terrain": lambda it: too_little(it, False),
        "gb-enough-area": enough_area,
        "gb-little-bare-ground": lambda it: share(it, False) > 25,
    },
    frozenset(
        {
            "gb-no-place",
            "gb-no-such-option",
            "gb-no-such-piece",
            "gb-no-such-gain",
            "gb-no-name",
            "gb-name-small",
            "gb-name-sign",
            "gb-name-spaces",
            "gb-name-too-long",
        }
    ),
    nearly,
)
