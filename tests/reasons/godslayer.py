"""The oracle of Godslayer: whether a reason is true of what stands on the table.

Lines of sight are not drawn again. A refusal for want of sight is untrue if nothing at all lies between two bases.
"""

import re
from collections.abc import Iterator
from math import hypot
from random import Random

from shapely.geometry import LineString, Point, Polygon

from tests.reasons.harness import Asked, Oracle, Refusal
from theomachy.games.godslayer.army.profiles import ITEMS, OF_THEMSELVES, PROFILES, SPELLS, WEAPONS, Profile
from theomachy.games.godslayer.ground.pieces import CATALOGUE
from theomachy.geometry.plane import INCH
from theomachy.kernel import Event
from theomachy.kernel.keys import path, split_last, split_place, split_verb, subject_of
from theomachy.kernel.scene import Piece, Zone

SLACK = 60
"""Steps of the grid by which a measure may be rounded."""
REACH = 3 * INCH
"""A distance that no melee weapon exceeds."""
FORMATION = 2 * INCH
RELIC = 1500
FAR_OFF = re.compile(r"-?[0-9]+,-?[0-9]+")
VERBS = ("stand", "move", "charge", "melee", "shoot", "blast", "cast", "tactic", "talent", "item", "assign", "relic")
DEEDS = {
    "gs-did-charge": ("gs-charges",),
    "gs-did-move": ("gs-moves", "gs-stands-up"),
    "gs-did-attack": ("gs-attacks", "gs-shoots", "gs-blasts"),
    "gs-did-thaumaturgy": ("gs-spell", "gs-spell-at", "gs-spell-through"),
    "gs-did-reaction": ("gs-counters", "gs-free-strike"),
}
"""The events that tell of what a card did before a charge."""
At = tuple[int, int]


# Pieces


def piece(it: Refusal, name: str = "card") -> Piece:
    return it.scene.pieces[it.arg(name)]


def is_figure(found: Piece | None) -> bool:
    """Return True for a card or a model, False for a marker."""
    return found is not None and bool(found.card)


def card_of(it: Refusal, id: str) -> str:
    """Return the id of the card that a model belongs to; a card belongs to itself."""
    return it.scene.pieces[id].of or id


def members(it: Refusal, id: str) -> list[Piece]:
    """Return the models of a card that stand on the table."""
    card = card_of(it, id)
    return [p for other, p in it.scene.pieces.items() if is_figure(p) and p.at and card in (other, p.of)]


def is_unit(it: Refusal, id: str) -> bool:
    return any(p.of == id and is_figure(p) for p in it.scene.pieces.values())


def profile(it: Refusal, id: str) -> Profile:
    return PROFILES[it.scene.pieces[card_of(it, id)].icon]


def side(it: Refusal, seat: int) -> int:
    teams = it.asked.setup.teams
    return int(teams[seat]) if teams else seat


def friends(it: Refusal, id: str) -> bool:
    """Return True if a piece is on the side of whoever was asked."""
    owner = it.scene.pieces[id].owner
    return owner is not None and side(it, owner) == side(it, it.asked.seat)


def enemies(it: Refusal) -> list[Piece]:
    return [p for id, p in it.scene.pieces.items() if is_figure(p) and p.at and not friends(it, id)]


def acting(it: Refusal) -> str:
    """Return the id of the card that acts."""
    return card_of(it, it.asked.ask.by)


def names(it: Refusal, id: str) -> set[str]:
    """Return what the lines of a piece's card can be used by."""
    card = it.scene.fixed.cards.get(it.scene.pieces[id].card)
    return {split_last(line.key)[1] for line in card.lines if line.key} if card is not None else set()


def named(it: Refusal, id: str) -> bool:
    """Return True if a key names a card, or a model of it."""
    parts = re.split("[:@, ]", it.key)
    return any(part in it.scene.pieces and id in (part, card_of(it, part)) for part in parts)


def marked(it: Refusal, id: str, mark: str) -> bool:
    return mark in it.scene.pieces[card_of(it, id)].marks


def every(it: Refusal, id: str, mark: str) -> bool:
    return all(mark in p.marks for p in members(it, id))


def some(it: Refusal, id: str, mark: str) -> bool:
    return any(mark in p.marks for p in members(it, id))


def gone(it: Refusal) -> bool:
    """Return True if a card or model that a key names does not stand on the table."""
    id = it.arg("target")
    return id in it.key and (not members(it, id) or (piece(it, "target").of != "" and piece(it, "target").at is None))


def other_card(it: Refusal) -> bool:
    return it.arg("target") in it.key and card_of(it, it.arg("target")) != it.arg("card")


def nobody_lies(it: Refusal) -> bool:
    able = [p for p in members(it, it.arg("card")) if "gs-still" not in p.marks]
    return split_verb(it.key)[0] == "stand" and not any("gs-down" in p.marks for p in able)


# The record


def since(it: Refusal, id: str) -> list[Event]:
    """Return the events since the last one with an id."""
    record = it.asked.record
    return list(record[max((n for n, event in enumerate(record) if event.id == id), default=0) :])


def did(it: Refusal, *ids: str, card: str) -> bool:
    """Return True if one of these events told of a card, or of a model of it, in this round."""
    for event in since(it, "gs-round"):
        who = event.args.get("card") or event.args.get("model")
        if event.id in ids and who in it.scene.pieces and card_of(it, who) == card:
            return True
    return False


def too_late(it: Refusal) -> bool:
    """Return True if a card did something in this round after which it cannot charge; a movement may lead nowhere."""
    track = it.scene.tracks["moved"]
    spent = it.arg("what") == "gs-did-move" and track.value != track.most
    return it.key.startswith("charge") and (spent or did(it, *DEEDS[it.arg("what")], card=it.arg("card")))


def moving(it: Refusal, id: str) -> bool:
    """Return True if a model has moved since its card was activated, so that it may stand elsewhere than it began."""
    return any(event.args.get("model") == id for event in since(it, "gs-activates"))


# Measures


def gap(a: Piece, b: Piece) -> float:
    assert a.at is not None
    assert b.at is not None
    return hypot(a.at[0] - b.at[0], a.at[1] - b.at[1]) - a.base - b.base


def near(it: Refusal, models: list[Piece], others: list[Piece], far: float = REACH) -> bool:
    return any(gap(a, b) <= far + SLACK for a in models for b in others)


def clear(it: Refusal, a: Piece, b: Piece) -> bool:
    """Return True if nothing lies between two bases, so that one must see the other."""
    assert a.at is not None
    assert b.at is not None
    way = Point(a.at).buffer(a.base).union(Point(b.at).buffer(b.base)).convex_hull
    others = [p for p in it.scene.pieces.values() if is_figure(p) and p.at and p is not a and p is not b]
    if any(way.distance(Point(p.at)) <= p.base for p in others if p.at):
        return False
    return not any(way.intersects(Polygon(z.outline)) for z in it.scene.ground.values() if is_terrain(z))


def is_terrain(zone: Zone) -> bool:
    return not zone.id.startswith(("edge-", "zone-")) and not zone.width and len(zone.outline) > 2


def not_in_sight(it: Refusal) -> bool:
    return it.arg("target") in it.key and not clear(it, piece(it, "model"), piece(it, "target"))


def none_seen(it: Refusal, models: list[Piece], others: list[Piece]) -> bool:
    return not any(clear(it, a, b) for a in models for b in others)


def ends(it: Refusal) -> list[At]:
    """Return the places that a key names, in order."""
    found = path(split_last(it.key)[1])
    return [(x, y) for x, y, _ in found] if found else []


def goal(it: Refusal) -> At:
    return ends(it)[-1]


def way(it: Refusal, id: str) -> LineString:
    """Return the straight way of a model along the places that a key names."""
    at = it.scene.pieces[id].at
    assert at is not None
    return LineString([at, *ends(it)])


def off_table(it: Refusal, r: int) -> bool:
    width, height = it.scene.fixed.size
    return any(x < r or y < r or x > width - r or y > height - r for x, y in ends(it))


def beyond_table(it: Refusal) -> bool:
    width, height = it.scene.fixed.size
    places = [tuple(map(int, text.split(","))) for text in FAR_OFF.findall(it.key)]
    return any(x < 0 or y < 0 or x > width or y > height for x, y in places)


def blocked(it: Refusal) -> bool:
    """Return True if a thing may stand in a model's way."""
    id, by = it.arg("model"), it.arg("by")
    model = it.scene.pieces[id]
    if moving(it, id) or not ends(it) or model.at is None:
        return by != id
    room = way(it, id).buffer(model.base + SLACK)
    if by in it.scene.pieces:
        other = it.scene.pieces[by]
        assert other.at is not None
        return room.distance(Point(other.at)) < other.base + SLACK
    return room.intersects(Polygon(it.scene.ground[by].outline))


def beyond_means(it: Refusal) -> bool:
    """Return True if a way costs more than a model has, and no less than its length."""
    model, needed = piece(it, "model"), it.arg("needed")
    if needed <= it.arg("far"):
        return False
    if moving(it, it.arg("model")) or not ends(it) or model.at is None:
        return True
    return needed * INCH + SLACK >= way(it, it.arg("model")).length


def not_reached(it: Refusal) -> bool:
    """Return True if no melee weapon of a charger reaches its target from a place, as far as can be told."""
    model, target = piece(it, "model"), piece(it, "target")
    assert target.at is not None
    x, y = goal(it)
    away = hypot(x - target.at[0], y - target.at[1]) - model.base - target.base
    return away > INCH - SLACK or bool(it.scene.ground)


def beyond_reach(it: Refusal) -> bool:
    away = gap(piece(it, "model"), piece(it, "target"))
    told = it.arg("away")
    reach = WEAPONS[it.arg("weapon").removeprefix("gs-")].rng
    return told > it.arg("reach") == reach and abs(told * INCH - away) < SLACK


def beyond_lead(it: Refusal) -> bool:
    model = piece(it, "model")
    far = gap(model, piece(it, "target"))
    told = it.arg("away")
    return told > it.arg("lead") == model.figures["gs-LEAD"] and abs(told * INCH - far) < SLACK


def weapon_named(it: Refusal) -> str:
    return split_verb(split_verb(it.key)[1] or it.key)[0]


def usable(it: Refusal) -> bool:
    """Return True if a card has the weapon that a key names, of the type that the attack needs."""
    id, type = weapon_named(it), {"shoot": "MIS", "blast": "MAG"}.get(split_verb(it.key)[0], "MEL")
    verb = split_verb(it.key)[0]
    plain = it.key == f"{verb}:{id}" or verb == "charge" if it.asked.ask.question == "gs-ask-action" else it.key == id
    return plain and id in names(it, it.arg("card")) and id in WEAPONS and WEAPONS[id].type == type


def bearers(it: Refusal) -> list[Piece]:
    return [p for p in members(it, it.arg("card")) if not {"gs-fumbled", "gs-down", "gs-still"} & {*p.marks}]


def nobody_in_reach(it: Refusal) -> bool:
    """Return True if no member that can attack has an enemy in reach and in plain view."""
    reach = WEAPONS[it.arg("weapon").removeprefix("gs-")].rng * INCH
    mine = members(it, it.arg("card"))
    height = any(z.kind in ("hill", "steep", "cliff", "rock", "boulder") for z in it.scene.ground.values())
    return height or not any(gap(a, b) < reach - SLACK and clear(it, a, b) for a in mine for b in enemies(it))


# Turns and cards


def unactivated(it: Refusal, id: str) -> bool:
    return not marked(it, id, "gs-activated")


def full(it: Refusal) -> bool:
    return not friends(it, it.arg("card")) or unactivated(it, it.arg("card"))


def tokens(it: Refusal) -> bool:
    held = piece(it).badges.get("gs-tokens", 0)
    return held == it.arg("tokens") < it.arg("needed")


def exhausted(it: Refusal) -> bool:
    track = it.scene.tracks["moved"]
    asked = int(split_verb(it.key)[1] or 1)
    limit, moved = it.arg("limit"), it.arg("moved")
    return limit == track.most and moved + asked > limit and max(0, limit - moved) == track.value


def place_too_far(it: Refusal) -> bool:
    model, (x, y) = piece(it, "model"), goal(it)
    assert model.at is not None
    return hypot(x - model.at[0], y - model.at[1]) > model.base + it.arg("most") * INCH - SLACK


def beyond_command(it: Refusal) -> bool:
    model = piece(it, "model")
    return gap(model, piece(it, "target")) > model.figures["gs-LEAD"] * INCH


def nobody_in_command(it: Refusal) -> bool:
    model, moved = piece(it, "model"), members(it, it.arg("card"))
    return not any(gap(model, p) < model.figures["gs-LEAD"] * INCH - SLACK and clear(it, model, p) for p in moved)


def not_beside(it: Refusal) -> bool:
    """Return True if a place is farther from all members of a unit than formation allows."""
    (x, y), r = goal(it), it.scene.pieces[it.asked.ask.by].base
    places = [(p.at, p.base) for p in members(it, it.arg("card")) if p.at is not None]
    return all(hypot(x - at[0], y - at[1]) - r - base > FORMATION - SLACK for at, base in places)


def has_not_run(it: Refusal) -> bool:
    return it.key == "done" and any(it.arg("model") in key or key == "rush" for key in it.asked.keys)


def may_not_stop(it: Refusal) -> bool:
    """Return True if a base touches a piece of terrain, at the end of a way or where it jumps down from it."""
    model = piece(it, "model")
    shape = Polygon(it.scene.ground[it.arg("terrain")].outline)
    jumps = model.at is not None and shape.distance(Point(model.at)) < model.base
    return jumps or moving(it, it.arg("model")) or shape.distance(Point(goal(it))) < model.base + SLACK


def relic(it: Refusal) -> Piece | None:
    return next((p for p in it.scene.pieces.values() if p.icon == "gs-relic"), None)


def not_at_relic(it: Refusal) -> bool:
    lies, id = relic(it), split_verb(it.key)[1]
    assert lies is not None
    assert lies.at is not None
    model = it.scene.pieces.get(id)
    if not is_figure(model) or model is None or model.at is None or card_of(it, id) != acting(it):
        return True
    apart = hypot(model.at[0] - lies.at[0], model.at[1] - lies.at[1]) - model.base - RELIC
    return apart > 0 or {"gs-role-machine", "gs-still"} & {*model.marks} != set()


def not_an_action(it: Refusal) -> bool:
    verb, rest = split_verb(it.key)
    return verb not in VERBS or it.key == f"{verb}:" or (verb == "stand" and rest != "") or verb == it.key


def not_a_tactic(it: Refusal) -> bool:
    """Return True if a card has no tactic of this name, or one that takes other words behind its name."""
    id, rest = split_verb(it.arg("key"))
    tactic = next((tactic for tactic in profile(it, it.arg("card")).tactics if tactic.id == id), None)
    if tactic is None or not (tactic.variable or tactic.type != "self"):
        return tactic is None or rest != ""
    return not rest.isdigit() if tactic.variable else it.arg("key") == id


def not_a_talent(it: Refusal) -> bool:
    id, given = (*it.arg("key").split(":"), "")[:2]
    talents = profile(it, it.arg("card")).talents
    return not any((talent.id, gift.id) == (id, given) for talent in talents for gift in talent.gives)


def not_an_item(it: Refusal) -> bool:
    """Return True if a card bears no item of this name, or one that is not used by an action."""
    id = it.arg("key")
    return id not in names(it, it.arg("card")) or id not in ITEMS or id in OF_THEMSELVES or not ITEMS[id].once


def odd_spell(it: Refusal) -> bool:
    """Return True if a card does not know a spell, or if what follows its name is misspelled."""
    id = split_verb(it.arg("key"))[0]
    known = id in names(it, it.arg("card")) and id in SPELLS
    return not known or re.fullmatch("[^:@]+(:[^:@]+(@[^:@]+)?)?", it.arg("key")) is None


def attachment(it: Refusal) -> bool:
    return profile(it, it.arg("card")).attaches != "" and card_of(it, it.arg("card")) != it.arg("parent")


def scattered(it: Refusal, id: str, slack: int = -SLACK) -> bool:
    """Return True if members of a card stand in several groups, two inches apart at most within each."""
    left = members(it, id)
    group = left[:1]
    for model in group:  # the list grows during this loop
        group += [other for other in left if other not in group and gap(model, other) <= FORMATION + slack]
    return len(group) < len(left)


def dead(it: Refusal, id: str) -> bool:
    """Return True if an ability of a card tells that it is not living."""
    return any("non-living" in ability.id for ability in profile(it, id).abilities)


def has_fallen(it: Refusal, id: str) -> bool:
    return any("gs-fallen" in p.marks for p in it.scene.pieces.values() if p.of == id)


# Setting up


def mates(it: Refusal, id: str) -> list[Piece]:
    return [p for p in members(it, id) if p is not it.scene.pieces[id]]


def outside_zone(it: Refusal) -> bool:
    """Return True if a base does not lie in a deployment zone of its player, wholly and with something to spare."""
    model = piece(it, "model")
    own = [Polygon(z.outline) for z in it.scene.ground.values() if z.id.startswith(f"zone-{it.asked.seat + 1}-")]
    return not any(zone.contains(Point(goal(it)).buffer(model.base)) for zone in own)


def outside_template(it: Refusal) -> bool:
    r = 5 * INCH // 2 - piece(it, "model").base - SLACK
    markers = [p.at for p in it.scene.pieces.values() if p.icon == "gs-secret" and p.owner == it.asked.seat and p.at]
    x, y = goal(it)
    return not markers or any(hypot(x - at[0], y - at[1]) > r for at in markers)


def overlaps_base(it: Refusal) -> bool:
    other, model, (x, y) = piece(it, "other"), piece(it, "model"), goal(it)
    assert other.at is not None
    return hypot(x - other.at[0], y - other.at[1]) < other.base + model.base


def on_terrain(it: Refusal) -> bool:
    return Polygon(it.scene.ground[it.arg("terrain")].outline).distance(Point(goal(it))) < piece(it, "model").base


def would_engage(it: Refusal) -> bool:
    target, (x, y) = piece(it, "target"), goal(it)
    assert target.at is not None
    return hypot(x - target.at[0], y - target.at[1]) - target.base - piece(it, "model").base < REACH


def alone(it: Refusal) -> bool:
    x, y = goal(it)
    r = piece(it, "model").base
    others = [p for p in mates(it, it.arg("model")) if p.at is not None]
    return all(hypot(x - p.at[0], y - p.at[1]) - p.base - r > FORMATION - SLACK for p in others if p.at)


def marker_away(it: Refusal) -> float:
    at, (x, y) = piece(it, "marker").at, goal(it)
    assert at is not None
    return hypot(x - at[0], y - at[1])


def marker_near(it: Refusal, id: str, far: float) -> bool:
    model, marker = it.scene.pieces[id], piece(it, "marker")
    assert model.at is not None
    assert marker.at is not None
    line = LineString([marker.at, goal(it)])
    return float(line.distance(Point(model.at))) < model.base + far + SLACK


def ghost(it: Refusal) -> Polygon:
    strokes = [stroke for stroke in it.asked.ask.choice.drawn(it.key) if stroke.kind == "ghost"]
    return Polygon(strokes[0].points)


def laid_on(it: Refusal, far: float = 0) -> bool:
    return ghost(it).distance(Polygon(it.scene.ground[it.arg("terrain")].outline)) <= far + SLACK


def hangs_over(it: Refusal) -> bool:
    width, height = it.scene.fixed.size
    left, top, right, bottom = ghost(it).bounds
    return left < 0 or top < 0 or right > width or bottom > height


def pieces_laid(it: Refusal) -> int:
    return sum(is_terrain(zone) for zone in it.scene.ground.values())


def too_little(it: Refusal) -> bool:
    width, height = it.scene.fixed.size
    area = sum(Polygon(z.outline).area for z in it.scene.ground.values() if is_terrain(z))
    covered = 100 * area / (width * height)
    return it.key == "enough" and it.arg("percent") < it.arg("least") and it.arg("percent") <= covered + 1


def nearly(asked: Asked, random: Random) -> Iterator[str]:
    """Yield actions with other names and other targets, and ends of moves near enemies and mates."""
    pieces = [id for id, p in asked.scene.pieces.items() if is_figure(p)]
    standing = [p for p in asked.scene.pieces.values() if p.at is not None]
    if asked.ask.question == "gs-ask-action":
        card = asked.scene.fixed.cards[asked.scene.pieces[asked.ask.by].card]
        lines = [split_last(line.key)[1] for line in card.lines if line.key]
        for _ in range(8):
            verb, line = random.choice(VERBS), random.choice(lines or ["none"])
            yield random.choice((f"{verb}:{line}", f"{verb}:{line}:{random.choice(pieces)}"))
        for line in lines:
            yield from (f"{verb}:{line}" for verb in ("melee", "shoot", "blast", "item"))
            yield from (f"charge:{line}:{how}" for how in ("normal", "long"))
            yield from (f"{verb}:{line}:{random.choice(pieces)}" for verb in ("cast", "tactic"))
        yield from ("stand", f"assign:{random.choice(pieces)}", f"relic:{random.choice(pieces)}")
    if asked.ask.question in ("gs-ask-move", "gs-ask-charge-move", "gs-ask-place") and standing:
        for _ in range(6):
            near = random.choice(standing)
            assert near.at is not None
            x, y = (n + random.randint(-2 * INCH, 2 * INCH) for n in near.at)
            yield f"{random.choice([subject_of(key).piece or 'all' for key in asked.keys] or ['all'])}:{x},{y}"
        yield from ("done", "gather", "rush", "singly", "nearest")
    if asked.ask.question == "gs-ask-piece":
        yield from random.sample([*CATALOGUE], 3)
    yield from random.sample(pieces, min(3, len(pieces)))


ORACLE = Oracle(
    {
        # names
        "gs-no-such-model": lambda it: not is_figure(it.scene.pieces.get(it.arg("key"))),
        "gs-name-somebody": lambda it: not any(part in it.scene.pieces for part in re.split("[:@, ]", it.key)),
        "gs-target-gone": gone,
        "gs-needs-a-model": lambda it: is_unit(it, it.arg("card")) and named(it, it.arg("card")),
        "gs-needs-the-unit": lambda it: is_unit(it, it.arg("card")) and named(it, it.arg("card")),
        "gs-needs-enemy": lambda it: friends(it, it.arg("card")) and named(it, card_of(it, it.arg("card"))),
        "gs-needs-friend": lambda it: not friends(it, it.arg("card")) and named(it, it.arg("card")),
        "gs-needs-own-faction": lambda it: friends(it, it.arg("card")) and piece(it).owner != it.asked.seat,
        "gs-not-of-card": other_card,
        "gs-stands-already": lambda it: piece(it, "model").at is not None,
        "gs-say-who": lambda it: FAR_OFF.match(it.key) is not None,
        "gs-point-off-table": beyond_table,
        # turns
        "gs-not-yours": lambda it: piece(it).owner != it.asked.seat,
        "gs-was-activated": lambda it: marked(it, it.arg("card"), "gs-activated"),
        "gs-due-next": lambda it: unactivated(it, it.arg("card")) and it.arg("card") in it.asked.keys,
        "gs-with-its-parent": lambda it: profile(it, it.arg("card")).attaches != "",
        "gs-must-activate": lambda it: not any(e.id == "gs-activates" for e in since(it, "gs-turn")[1:]),
        "gs-may-not-pass": lambda it: it.key == "pass",
        "gs-turn-is-full": lambda it: len([e for e in since(it, "gs-turn") if e.id == "gs-activates"]) >= it.arg("n"),
        "gs-one-unit-a-turn": lambda it: is_unit(it, it.arg("card")),
        "gs-no-crew": lambda it: profile(it, it.arg("card")).crew is not None,
        # actions
        "gs-no-such-action": not_an_action,
        "gs-say-which": lambda it: it.key in VERBS,
        "gs-action-before-place": lambda it: split_place(it.key) is not None and split_verb(it.key)[0] not in VERBS,
        "gs-action-before-target": lambda it: is_figure(it.scene.pieces[it.key]),
        "gs-stand-up-first": lambda it: some(it, it.arg("card"), "gs-down"),
        "gs-is-stationary": lambda it: every(it, it.arg("card"), "gs-still") or some(it, it.arg("card"), "gs-still"),
        "gs-back-to-the-machine": lambda it: profile(it, it.arg("card")).crew is not None,
        "gs-nobody-lies": nobody_lies,
        "gs-too-few-tokens": tokens,
        "gs-exhausted": exhausted,
        "gs-cannot-move": lambda it: (
            not any(
                p.figures["gs-MOV"] for p in members(it, it.arg("card")) if not {"gs-down", "gs-still"} & {*p.marks}
            )
        ),
        "gs-no-such-move": lambda it: re.fullmatch("move:[1-9][0-9]?[0-9]?", it.key) is None,
        "gs-no-such-weapon": lambda it: not usable(it),
        "gs-no-such-charge": lambda it: re.fullmatch("charge:[^:]+:(normal|long)", it.key) is None or not usable(it),
        "gs-no-such-tactic": not_a_tactic,
        "gs-no-such-talent": not_a_talent,
        "gs-no-such-item": not_an_item,
        "gs-no-such-spell": odd_spell,
        "gs-no-such-protection": lambda it: it.key not in it.asked.keys,
        "gs-not-sustained": lambda it: it.key not in it.asked.keys,
        "gs-used-up": lambda it: any(e.id == "gs-uses" and e.args["item"] == it.arg("item") for e in it.asked.record),
        # orders and spells
        "gs-one-tactic-a-round": lambda it: did(it, "gs-tactic", "gs-tactic-self", card=it.arg("card")),
        "gs-too-many-tokens": lambda it: it.arg("given") > it.arg("most"),
        "gs-no-more-than-before": lambda it: some(it, it.arg("card"), it.arg("tactic")),
        "gs-unit-scattered": lambda it: scattered(it, it.arg("card")),
        "gs-target-scattered": lambda it: scattered(it, it.arg("card")),
        "gs-no-formation": lambda it: scattered(it, it.arg("card")),
        "gs-own-attachment": attachment,
        "gs-creature": lambda it: profile(it, it.arg("card")).kind == "creature",
        "gs-machine": lambda it: profile(it, it.arg("card")).crew is not None,
        "gs-unseen": lambda it: (
            none_seen(it, members(it, acting(it))[:1], members(it, it.arg("target"))[:1]) or "@" in it.key
        ),
        "gs-deaf": lambda it: friends(it, it.arg("card")) and named(it, it.arg("card")),
        "gs-no-such-link": lambda it: "@" in it.key,
        "gs-no-musician": lambda it: "@" in it.key,
        "gs-not-channelled": lambda it: "@" in it.key,
        "gs-no-channeller": lambda it: "@" in it.key,
        "gs-cannot-channel": lambda it: some(it, it.arg("card"), "gs-down") or some(it, it.arg("card"), "gs-still"),
        "gs-talent-used": lambda it: did(it, "gs-talent", card=acting(it)),
        "gs-no-warlord": lambda it: profile(it, it.arg("card")).kind != "warlord" and it.arg("card") == acting(it),
        "gs-not-to-itself": lambda it: it.key == f"assign:{acting(it)}",
        "gs-token-assigned": lambda it: did(it, "gs-gains-tokens", card=it.arg("card")),
        "gs-needs-no-target": lambda it: it.key.count(":") > 1,
        "gs-caster-engaged": lambda it: near(it, members(it, it.arg("card")), enemies(it)),
        "gs-under-this-spell": lambda it: some(it, it.arg("card"), it.arg("spell")),
        "gs-nobody-to-raise": lambda it: (
            not (is_unit(it, it.arg("card")) and has_fallen(it, it.arg("card")) and dead(it, it.arg("card")))
        ),
        "gs-not-living": lambda it: dead(it, it.arg("card")),
        "gs-not-beside-its-unit": not_beside,
        "gs-cannot-rise": lambda it: it.key not in it.asked.keys,
        "gs-place-too-far": place_too_far,
        # the relic
        "gs-no-relic": lambda it: split_verb(it.key)[0] == "relic" and relic(it) is None,
        "gs-relic-carried": lambda it: "gs-carries-relic" in piece(it, "model").marks,
        "gs-not-at-relic": not_at_relic,
        # attacks
        "gs-all-engaged": lambda it: near(it, members(it, it.arg("card")), enemies(it)),
        "gs-nobody-can-attack": lambda it: len(bearers(it)) < len(members(it, it.arg("card"))),
        "gs-has-fumbled": lambda it: len(bearers(it)) < len(members(it, it.arg("card"))),
        "gs-nobody-serves": lambda it: "gs-role-machine" in piece(it, "model").marks,
        "gs-nobody-in-sight": lambda it: none_seen(it, members(it, it.arg("card"))[:1], enemies(it)),
        "gs-nobody-in-reach": nobody_in_reach,
        "gs-not-in-sight": not_in_sight,
        "gs-beyond-reach": beyond_reach,
        "gs-other-height": lambda it: bool(it.scene.ground),
        "gs-is-fleeing": lambda it: marked(it, it.arg("card"), "gs-fleeing"),
        "gs-will-flee": lambda it: it.asked.setup.rulings.no_counter_in_horror and it.key != "none",
        "gs-own-activation": lambda it: marked(it, it.arg("card"), "gs-active"),
        "gs-not-this-card": other_card,
        # charges
        "gs-machines-do-not-charge": lambda it: profile(it, it.arg("card")).crew is not None,
        "gs-too-late-to-charge": too_late,
        "gs-just-discovered": lambda it: did(it, "gs-revealed", card=it.arg("card")),
        "gs-engaged": lambda it: near(it, members(it, it.arg("card")), [piece(it, "enemy")]),
        "gs-no-long-charge": lambda it: (
            profile(it, it.arg("card")).weight != "light" or some(it, it.arg("card"), "gs-carries-relic")
        ),
        "gs-nobody-to-charge": lambda it: none_seen(it, members(it, it.arg("card")), enemies(it)),
        "gs-nobody-in-command": nobody_in_command,
        "gs-beyond-command": beyond_command,
        "gs-beyond-lead": beyond_lead,
        "gs-has-not-moved": lambda it: not moving(it, it.arg("target")) or card_of(it, it.arg("target")) != "",
        "gs-must-charge": lambda it: it.key == "hold" and it.key not in it.asked.keys,
        "gs-target-not-reached": not_reached,
        "gs-charge-blocked": blocked,
        "gs-charge-jumps": lambda it: it.arg("terrain") in it.scene.ground,
        "gs-charge-straight": lambda it: len(ends(it)) > 1,
        "gs-has-not-run": has_not_run,
        "gs-charge-all-the-way": lambda it: it.key == "done" and "rush" in it.asked.keys,
        # moves
        "gs-too-far": beyond_means,
        "gs-way-blocked": blocked,
        "gs-no-way": lambda it: bool(ends(it)),
        "gs-off-table": lambda it: off_table(it, piece(it, "model").base + SLACK),
        "gs-may-not-stop": may_not_stop,
        "gs-no-edge-near": lambda it: it.key.endswith(":off"),
        "gs-all-have-moved": lambda it: it.key.startswith(("all:", "rush")),
        "gs-breaks-formation": lambda it: is_unit(it, it.arg("card")),
        "gs-out-of-formation": lambda it: it.key == "done" and scattered(it, it.arg("card")),
        "gs-in-formation": lambda it: it.key == "gather" and not scattered(it, it.arg("card"), SLACK),
        "gs-nothing-to-gather": lambda it: it.key == "gather" and scattered(it, it.arg("card")),
        "gs-lies-down": lambda it: "gs-down" in piece(it, "model").marks,
        "gs-move-is-done": lambda it: moving(it, it.arg("model")),
        # deployment
        "gs-not-to-deploy": lambda it: it.key not in it.asked.keys,
        "gs-cannot-begin-hidden": lambda it: it.key not in it.asked.keys,
        "gs-cannot-lead": lambda it: it.key not in it.asked.keys,
        "gs-outside-zone": outside_zone,
        "gs-outside-template": outside_template,
        "gs-place-off-table": lambda it: off_table(it, piece(it, "model").base),
        "gs-place-on-model": overlaps_base,
        "gs-place-no-standing": on_terrain,
        "gs-place-would-engage": would_engage,
        "gs-place-formation": alone,
        "gs-place-rest": lambda it: it.arg("n") > 0,
        "gs-place-room": lambda it: it.key == "nearest" and it.asked.keys != ["nearest"],
        "gs-place-singly": lambda it: it.key == "singly" and "singly" not in it.asked.keys,
        # markers
        "gs-no-such-marker": lambda it: (
            not (
                it.arg("key") in it.scene.pieces
                and it.scene.pieces[it.arg("key")].icon == "gs-secret"
                and it.scene.pieces[it.arg("key")].owner == it.asked.seat
            )
        ),
        "gs-hidden-in-round-one": lambda it: it.key == "reveal" and it.scene.tracks["round"].value == 1,
        "gs-marker-has-moved": lambda it: any(
            e.id == "gs-marker-moves" and e.args["marker"] == it.arg("marker") for e in since(it, "gs-round")
        ),
        "gs-marker-off-table": lambda it: off_table(it, 0),
        "gs-marker-too-far": lambda it: marker_away(it) > it.arg("inches") * INCH,
        "gs-marker-over-model": lambda it: marker_near(it, it.arg("model"), 0),
        "gs-marker-near-enemy": lambda it: (
            not friends(it, it.arg("model")) and marker_near(it, it.arg("model"), it.arg("inches") * INCH)
        ),
        "gs-marker-impassable": lambda it: it.scene.ground[it.arg("terrain")].hard,
        # laying
        "gs-no-such-piece": lambda it: it.key not in CATALOGUE,
        "gs-enough-pieces": lambda it: pieces_laid(it) >= it.arg("most"),
        "gs-no-room-for-piece": lambda it: it.key in CATALOGUE and pieces_laid(it) > 0,
        "gs-too-little-terrain": too_little,
        "gs-no-turn": lambda it: split_verb(it.key)[0].endswith(f",{it.arg('degrees')}"),
        "gs-middle-not-bare": lambda it: (
            Polygon(it.scene.ground[it.arg("terrain")].outline)
            .buffer(SLACK)
            .contains(
                Point(ghost(it).centroid) if not split_place(it.key) else Point(split_place(it.key)[1])  # type: ignore[index]
            )
        ),
        "gs-terrain-overlaps": laid_on,
        "gs-no-room-to-pass": lambda it: laid_on(it, FORMATION),
        "gs-terrain-off-table": hangs_over,
        "gs-side-blocked": lambda it: pieces_laid(it) > 0,
    },
    frozenset({"gs-no-point", "no-such-option"}),
    nearly,
)
