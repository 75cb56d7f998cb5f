"""Scenes: a battle as a viewer sees it. Only the cards behind secret markers are hidden. GS-CON-04, GS-DEP-13.

An individual is a piece on the table. A unit is a piece beside it, with its pool of tokens, and its members are pieces
on the table that belong to it. Every card and model has a name of its own; those with equal profiles are numbered
through the whole battle.
"""

from collections import Counter
from collections.abc import Sequence
from functools import lru_cache

from theomachy.games.godslayer.army.card_faces import card_with, shown
from theomachy.games.godslayer.ground.terrain import Terrain
from theomachy.games.godslayer.notes import AT_MARKERS, at_marker
from theomachy.games.godslayer.rules.setup.deployment import zone
from theomachy.games.godslayer.rules.space.discovery import marker_id
from theomachy.games.godslayer.rules.space.formation import keeps_formation, movement_limit
from theomachy.games.godslayer.rules.values.statistics import BASICS, seriously_wounded, stat
from theomachy.games.godslayer.rules.victory.outcome import kill_points, of_side, rounds
from theomachy.games.godslayer.rules.victory.scenarios import scenario_of
from theomachy.games.godslayer.rules.victory.scenarios.last_stand import holds_out
from theomachy.games.godslayer.setup import Setup
from theomachy.games.godslayer.state import DESTROYED, FIELD, HIDDEN, SAFE, Battle, Card, Haze, Marker, Model
from theomachy.games.godslayer.terms import NOBODY, Phase, Side
from theomachy.geometry.plane import INCH, Point
from theomachy.geometry.rings import turns
from theomachy.kernel import Message
from theomachy.kernel.scene import Bar, Fixed, Piece, Scene, Track, Zone
from theomachy.play.piece_names import numbered, sided

TABLE = "table"
PHASES: tuple[Phase, ...] = ("initiation", "activation")
"""Phases that a scene lists. GS-RND-02, GS-RND-03."""
PART_OF: dict[Phase, Phase] = {"end of round": "activation"}
POINT = 600
"""Radius of a drawn marker, which by the rules is a point. GS-DEP-03."""
DOOR = INCH // 3
"""Width of a drawn door."""
ROUND = 24
"""Corners of a drawn circle."""
EDGE = INCH // 2
"""Width of a player's own edge of the table, as it is drawn. GS-SET-02."""
CORNERS: dict[Side, tuple[Point, Point]] = {
    "north": ((0, 0), (2, 0)), "north-west": ((0, 0), (1, 0)), "north-east": ((1, 0), (2, 0)),
    "south": ((0, 2), (2, 2)), "south-west": ((0, 2), (1, 2)), "south-east": ((1, 2), (2, 2)),
    "west": ((0, 0), (0, 2)), "west-north": ((0, 0), (0, 1)), "west-south": ((0, 1), (0, 2)),
    "east": ((2, 0), (2, 2)), "east-north": ((2, 0), (2, 1)), "east-south": ((2, 1), (2, 2)),
}  # fmt: skip
"""Ends of the table sides, in halves of the table's width and height."""
DRAWN = {"stream": "water", "lake": "water", "field": "crops", "steep-hill": "steep"}
"""Kinds of terrain with the kinds as which they are drawn."""


# What never changes


def fixed(t: Battle) -> Fixed:
    return _fixed(t.setup, tuple((card.id, card.profile, card.items, card.spells) for card in t.cards if carries(card)))


@lru_cache(maxsize=32)
def _fixed(setup: Setup, bearers: tuple[tuple[str, str, tuple[str, ...], tuple[str, ...]], ...]) -> Fixed:
    number = len(setup.warbands)
    own = {id: card_with(profile, items, spells) for id, profile, items, spells in bearers}
    seats = [f"gs-seat-{seat + 1}" for seat in range(number)]
    zones = [Zone(TABLE, "gs-table"), *[Zone(zone_of(seat), "gs-warband", seat) for seat in range(number)]]
    cards = shown({spell for _, _, _, spells in bearers for spell in spells}) | own
    return Fixed("godslayer", "plane", seats, zones, cards, ((72 if setup.large else 48) * INCH, 48 * INCH))


def carries(card: Card) -> bool:
    """Return True if a card has items or spells. GS-ITM-01."""
    return bool(card.items or card.spells)


def card_id(card: Card) -> str:
    return card.id if carries(card) else card.profile


def zone_of(seat: int) -> str:
    return f"warband-{seat + 1}"


# What changes


def scene(t: Battle, viewer: int | None) -> Scene:
    phase = PART_OF.get(t.phase, t.phase)
    going_on = phase in PHASES
    ground = {zone.id: zone for zone in own_ground(t)}
    ground |= {piece.id: terrain_zone(piece, name) for piece, name in zip(t.terrain, terrain_names(t), strict=True)}
    ground |= {zone.id: zone for piece in t.terrain for zone in doors(piece)}
    ground |= {f"haze-{number}": haze_zone(haze, number) for number, haze in enumerate(t.hazes)}
    return Scene(
        fixed(t),
        pieces(t, viewer),
        tracks(t),
        status(t),
        phases=[f"gs-phase-{name}" for name in PHASES] if going_on else [],
        phase=f"gs-phase-{phase}" if going_on else "",
        ground=ground,
    )


def pieces(t: Battle, viewer: int | None) -> dict[str, Piece]:
    named = names(t)
    pieces: dict[str, Piece] = {}
    for card in t.cards:
        if len(card.models) > 1:
            pieces[card.id] = unit_piece(t, card, named[card.id], viewer)
        for number in card.models:
            model = t.models[number]
            pieces[model.id] = model_piece(t, card, model, named[model.id], viewer)
    return pieces | {marker.id: marker_piece(t, marker, named, viewer) for marker in t.markers}


def names(t: Battle) -> dict[str, str]:
    """Return the names of all cards and models by their ids; no two are equal. GS-MOD-05.

    A profile on several cards of a side is numbered. Members of units are numbered through all of these cards. A
    profile on several sides has the side added.
    """
    cards = Counter((card.profile, card.seat) for card in t.cards)
    sides = Counter(profile for profile, _ in cards)
    so_far: dict[tuple[str, int], int] = {}
    names: dict[str, str] = {}
    for card in t.cards:
        name, alone = f"gs-{card.profile}", cards[card.profile, card.seat] == 1
        so_far[name, card.seat] = so_far.get((name, card.seat), 0) + 1
        named = {card.id: f"{name}-card" if alone else f"{name}-card-{so_far[name, card.seat]}"}
        for number in card.models if len(card.models) > 1 else ():
            model = t.models[number]
            kind = f"{name}-machine" if model.role == "machine" else f"{name}-model"
            so_far[kind, card.seat] = so_far.get((kind, card.seat), 0) + 1
            named[model.id] = f"{kind}-{so_far[kind, card.seat]}"
        side = f"gs-seat-{card.seat + 1}"
        names |= {id: sided(own, side) for id, own in named.items()} if sides[card.profile] > 1 else named
    return names


def unit_piece(t: Battle, card: Card, name: str, viewer: int | None) -> Piece:
    """Return the piece of a unit, beside the table. GS-MOD-05."""
    members = t.members(card)
    left = [number for number in card.models if t.models[number].where not in (DESTROYED, SAFE)]
    return Piece(
        name,
        zone_of(card.seat),
        card.seat,
        card_id(card),
        card.profile,
        bars=[Bar("gs-models", len(left), len(card.models))],
        badges=tokens(card),
        marks=marks(t, card, viewer),
        figures=figures(t, members[0]) if members else {},
    )


def model_piece(t: Battle, card: Card, model: Model, name: str, viewer: int | None) -> Piece:
    """Return the piece of an individual model or of a member of a unit. GS-MOD-01, GS-PRO-08."""
    here, alone = model.where == FIELD, len(card.models) == 1
    return Piece(
        name,
        TABLE if here else zone_of(card.seat),
        card.seat,
        card_id(card),
        face_of(card, model),
        bars=[Bar("gs-life", model.left, model.lp)],
        badges=tokens(card) if alone else {},
        marks=[*(marks(t, card, viewer) if alone else []), *model_marks(t, card, model)],
        figures=figures(t, model) if here else {},
        of="" if alone else card.id,
        at=(model.x, model.y) if here else None,
        base=model.r,
    )


def face_of(card: Card, model: Model) -> str:
    """Return the id of a model's face; a war-machine's crew has a face of its own."""
    crew = card.of.kind == "war-machine" and model.role != "machine"
    return f"{card.profile}-crew" if crew else card.profile


def tokens(card: Card) -> dict[str, int]:
    """Return the badge with a card's tokens, if it has any. GS-ACT-01."""
    return {"gs-tokens": card.tokens} if card.tokens else {}


def marks(t: Battle, card: Card, viewer: int | None) -> list[str]:
    """Return the marks of a whole card.

    Only its own player sees at which marker a hidden card is, until it is revealed. GS-DEP-08, GS-DEP-13.
    """
    hidden = any(t.models[number].where == HIDDEN for number in card.models)
    marks = {
        "gs-warband-leader": card.leader,
        "gs-active": t.activation is not None and t.activation.card == card.number,
        "gs-activated": card.activated,
        "gs-fleeing": card.fleeing,
        "gs-frightened": bool(card.afraid),
        "gs-hidden": hidden,
        "gs-scattered": bool(t.members(card)) and not keeps_formation(t, card),
        f"gs-style-{card.style}": bool(card.style),
    }
    if hidden and card.marker != NOBODY and viewer in (None, card.seat):
        marks[f"gs-{at_marker(card.marker)}"] = True
    elif hidden:
        marks |= {f"gs-{what}": True for what in card.done if what in AT_MARKERS}
    return [mark for mark, on in marks.items() if on]


def model_marks(t: Battle, card: Card, model: Model) -> list[str]:
    marks = {
        f"gs-role-{model.role}": bool(model.role) and model.role not in ("trooper", "crew"),
        "gs-down": model.down,
        "gs-still": bool(model.still),
        "gs-fumbled": model.fumbled,
        "gs-seriously-wounded": model.where == FIELD and seriously_wounded(card.of, model),
        "gs-carries-relic": any(marker.carrier == model.number for marker in t.markers),
        "gs-fallen": model.where == DESTROYED,
        "gs-safe": model.where == SAFE,
    }
    return [mark for mark, on in marks.items() if on] + [f"gs-{effect.id}" for effect in model.effects]


def figures(t: Battle, model: Model) -> dict[str, int]:
    """Return a model's current statistics. GS-PRO-02."""
    return {f"gs-{name}": stat(t, model, name) for name in BASICS}


def marker_piece(t: Battle, marker: Marker, named: dict[str, str], viewer: int | None) -> Piece:
    """Return the piece of a marker; its own player sees the cards that hide there.

    GS-DEP-03, GS-DEP-11, GS-DEP-13, GS-SCN-01.
    """
    there = [card for card in t.cards if viewer in (None, card.seat) and hides_at(t, card, marker)]
    return Piece(
        marker.id if marker.kind == "secret" else f"gs-{marker.id}",
        TABLE,
        None if marker.seat == NOBODY else marker.seat,
        icon=f"gs-{marker.kind}",
        marks=["gs-bare"] if marker.bare else [named[card.id] for card in there],
        of=t.models[marker.carrier].id if marker.carrier != NOBODY else "",
        at=(marker.x, marker.y),
        base=POINT,
        hides=there[0].profile if there else "",
    )


def hides_at(t: Battle, card: Card, marker: Marker) -> bool:
    """Return True if a hidden card was assigned to a marker. GS-DEP-04."""
    assigned = card.marker != NOBODY and marker_id(card.seat, card.marker) == marker.id
    return assigned and any(t.models[number].where == HIDDEN for number in card.models)


def own_ground(t: Battle) -> list[Zone]:
    """Return the players' own edges of the table, and their deployment zones until all are deployed. GS-SET-10."""
    zones = []
    for seat, side in enumerate(t.sides):
        if not t.round and all(t.sides):
            zones += deployment_zones(t, seat)
        if side in CORNERS:
            corners = [(t.width * x // 2, t.height * y // 2) for x, y in CORNERS[side]]
            zones.append(Zone(f"edge-{seat + 1}", f"gs-edge-{seat + 1}", seat, corners, line=True, width=EDGE))
    return zones


def deployment_zones(t: Battle, seat: int) -> list[Zone]:
    """Return a seat's deployment zones. GS-SET-10, GS-SCN-01."""
    room = zone(t, seat)
    areas = [[(a, b), (c, b), (c, d), (a, d)] for a, b, c, d in room.boxes]
    if room.circle is not None:
        areas = [circle(*room.circle)]
    return [
        Zone(f"zone-{seat + 1}-{number}", f"gs-zone-{seat + 1}", seat, area) for number, area in enumerate(areas, 1)
    ]


def circle(x: int, y: int, r: int) -> list[Point]:
    return [(x + round(r * c), y + round(r * s)) for c, s in turns(ROUND)]


def terrain_names(t: Battle) -> list[str]:
    """Return the names of all pieces of terrain; those of one kind are numbered. GS-TER-01."""
    return numbered([f"gs-terrain-{piece.kind}" for piece in t.terrain])


def terrain_zone(piece: Terrain, name: str) -> Zone:
    return Zone(
        piece.id,
        name,
        outline=list(piece.outline),
        kind=DRAWN.get(piece.kind, piece.kind),
        line=piece.building,
        hard=piece.going == "impassable",
    )


def doors(piece: Terrain) -> list[Zone]:
    """Return the doors of a building. GS-TER-12."""
    return [
        Zone(f"{piece.id}-door-{number}", "gs-door", outline=list(door), kind="door", line=True, width=DOOR)
        for number, door in enumerate(piece.doors, 1)
    ]


def haze_zone(haze: Haze, number: int) -> Zone:
    """Return the zone of a haze. GS-HAZ-01."""
    corners = circle(haze.x, haze.y, haze.across * INCH // 2)
    label, kind = ("gs-thorn-ground", "scrub") if haze.rough else ("gs-smoke", "haze")
    return Zone(f"haze-{number}", label, outline=corners, kind=kind)


# Beside the table


def tracks(t: Battle) -> dict[str, Track]:
    """Return kill points, points of the scenario, the round, and tokens and movement of the active card."""
    tracks = {f"kills-{seat + 1}": Track("gs-kills", n, owner=seat) for seat, n in enumerate(kill_points(t))}
    if t.setup.scenario == "standing-stones":
        tracks |= {f"points-{seat + 1}": Track("gs-scored", n, owner=seat) for seat, n in enumerate(t.points)}
    if t.round:
        tracks["round"] = Track("gs-rounds", t.round, rounds(t))
    if t.activation is not None:
        card = t.cards[t.activation.card]
        tracks["tokens"] = Track("gs-tokens", card.tokens, owner=card.seat)
        if limit := movement_limit(t, card):
            tracks["moved"] = Track("gs-movement", max(0, limit - card.moved), limit, card.seat)
    return tracks


def status(t: Battle) -> list[Message]:
    if t.result is not None:
        return [outcome(t)]
    args = {"scenario": f"gs-scenario-{t.setup.scenario}", "round": t.round, "most": rounds(t)}
    phase = PART_OF.get(t.phase, t.phase)
    told = [Message(f"gs-status-{phase.replace(' ', '-')}", args=args)]
    if t.turn is not None:
        told += [Message("gs-status-turn", "GS-RND-04", {"seat": t.turn.seat})]
    if t.activation is not None:
        told += [Message("gs-status-active", "GS-AVN-02", {"name": names(t)[t.cards[t.activation.card].id]})]
    return told + (ahead(t) if t.round else [])


def ahead(t: Battle) -> list[Message]:
    """Return a message that says who would win if the battle ended now. GS-VIC-05, GS-SCN-01."""
    if t.setup.scenario == "last-stand":
        return [Message("gs-status-holds-out" if holds_out(t) else "gs-status-overrun", "GS-SCN-01")]
    kills, of = kill_points(t), scenario_of(t)
    has = {seat: of.standing(t, of_side(t, kills, seat), seat)[0] for seat in t.first_seats()}
    first, second = sorted(has.values(), reverse=True)[:2]
    if first == second:
        return [Message("gs-status-level", "GS-VIC-05", {"points": first})]
    best = next(seat for seat in has if has[seat] == first)
    return [Message("gs-status-ahead", "GS-VIC-05", {"seats": seats(side(t, best)), "lead": first - second})]


def side(t: Battle, seat: int) -> list[int]:
    """Return a seat and its allies. GS-MUL-01."""
    return [mate for mate in range(t.players) if t.allied(mate, seat)]


def outcome(t: Battle) -> Message:
    """Return the message about the result of the battle. GS-VIC-05, GS-VIC-06."""
    assert t.result is not None
    best = [seat for seat, share in enumerate(t.result) if share]
    if len(best) == 1:
        return Message("gs-status-won", "GS-VIC-05", {"seat": best[0]})
    if best == side(t, best[0]):
        return Message("gs-status-team-won", "GS-MUL-01", {"seats": seats(best)})
    return Message("gs-status-drawn", "GS-A-140", {"seats": seats(best)})


def seats(numbers: Sequence[int]) -> list[str]:
    return [f"gs-seat-{seat + 1}" for seat in numbers]
