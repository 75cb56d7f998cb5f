"""The battlefield as viewers see it. No part of it is hidden. GB-MEA-02.

Models stand where their bases are. Those that are off the battlefield lie with their circle, so that messages can still
name them. Godbreakers bear the names that people gave them: every such name begins with a capital, where its script has
them, so it is never an id.
"""

from collections.abc import Mapping, Sequence
from functools import lru_cache

from theomachy.games.godbreaker.army.circles import Circle, Godbreaker, read_circle
from theomachy.games.godbreaker.army.muster import CARDS
from theomachy.games.godbreaker.content.traits import CLAUSES, SpecialTrait, Trait
from theomachy.games.godbreaker.ground.battlefield import BARRICADES, size
from theomachy.games.godbreaker.ground.pieces import CATALOGUE
from theomachy.games.godbreaker.ground.terrain import Kind, Terrain
from theomachy.games.godbreaker.rules.actions import actions_of
from theomachy.games.godbreaker.rules.measuring import controller
from theomachy.games.godbreaker.rules.rounds import worth
from theomachy.games.godbreaker.rules.threats import THREATS, Threat
from theomachy.games.godbreaker.rules.values import attack_range, is_active, leader, move_range
from theomachy.games.godbreaker.rules.wild import COWARD_DIE, COWARDLY, MURDEROUS, compulsions
from theomachy.games.godbreaker.setup import SEATS, Setup
from theomachy.games.godbreaker.state import ASCENDED, CASUALTY, FIELD, GONE, LETTERS, WILD, Marker, Model, Saga, Token
from theomachy.games.godbreaker.vocabulary import Phase, ThreatKind
from theomachy.kernel import Message
from theomachy.kernel.scene import Card, CardLine, Fixed, Piece, Scene, Track, Zone
from theomachy.play.piece_names import numbered, told_apart

TABLE, BEYOND = "table", "beyond"
"""Ids of the zones: the battlefield, and the place of threats that are off it."""
PHASES: tuple[Phase, ...] = ("initiative", "activation", "wild", "recovery", "resolution")
"""Phases of a round that are shown. GB-RND-02."""
PART_OF: dict[Phase, Phase] = {"start": "initiative", "relentless": "recovery"}
TOKEN_RADIUS = 600
"""Radius with which a token is drawn so that it can be seen; in the rules it is a point. GB-A-12."""
UNTARGETED: tuple[SpecialTrait, ...] = ("mysterious", "summoning", "thunderous")
"""Special actions without a particular target: their names are whole keys."""
NATURE: dict[ThreatKind, tuple[str, ...]] = {
    "forgotten": ("gb-hoarding", "gb-compulsion-mine"),
    "spawn": ("gb-compulsion-avenger",),
    "horror": ("gb-breeding",),
    "lost": ("gb-withering",),
    "damned": ("gb-dread",),
    "betrayer": ("gb-compulsion-broken",),
}
"""Lines on the card of a kind of threat, besides its natural compulsion."""
USUAL = {piece.kind: piece.rules[0] for piece in CATALOGUE.values()}
"""The usual rule of each kind of terrain."""
DRAWN: dict[Kind, str] = {"canal": "water", "floor": "hill", "road": "yard"}
"""The drawing of kinds of terrain that look like another kind."""
SCENERY: dict[Kind, str] = {"yard": "yard", "floor": "hill", "road": "yard"}
"""The drawing of each kind of terrain that counts as scenery; kinds not listed are drawn as grass. GB-BAT-02."""


# The fixed parts


@lru_cache(maxsize=32)
def fixed(setup: Setup) -> Fixed:
    circles = [read_circle(text) for text in setup.circles]
    players = len(circles)
    own = [Zone(circle_zone(seat), "gb-circle", seat) for seat in range(players)]
    cards = {
        f"{LETTERS[seat]}{place}": godbreaker_card(circle, godbreaker, place)
        for seat, circle in enumerate(circles)
        for place, godbreaker in enumerate(circle.godbreakers, 1)
    }
    cards |= {f"gb-{kind}": threat_card(kind, threat) for kind, threat in THREATS.items()}
    cards["gb-summoned"] = Card("gb-summoned", lines=[CardLine(f"gb-compulsion-{MURDEROUS}", section="gb-nature")])
    seats = [*SEATS[:players]]
    zones = [Zone(TABLE, "gb-table"), *own, Zone(BEYOND, "gb-beyond")]
    return Fixed("godbreaker", "plane", seats, zones, cards | CARDS, size(players))


def circle_zone(seat: int) -> str:
    return f"circle-{seat + 1}"


def godbreaker_card(circle: Circle, godbreaker: Godbreaker, place: int) -> Card:
    """Return a godbreaker's card as at the start of the match, with the shard's trait. GB-CIR-01, GB-CIR-04.

    The icon shows its first metal and its place in the circle.
    """
    shard = circle.shard
    shared: dict[Trait, int] = {shard: 1} if shard in CLAUSES and not godbreaker.rank(shard) else {}
    lines = [CardLine(f"gb-metal-{metal}", section="gb-metals") for metal in godbreaker.metals]
    lines += trait_lines(dict(godbreaker.traits), "gb-traits")
    lines += trait_lines(shared, "gb-shared")
    lines += [CardLine(f"gb-flaw-{flaw}", section="gb-flaws") for flaw in godbreaker.flaws]
    figures = figures_at(godbreaker.die, {**dict(godbreaker.traits), **shared})
    return Card(godbreaker.name, figures, lines, icon=f"gb-{godbreaker.metals[0]}-{place}")


def threat_card(kind: ThreatKind, threat: Threat) -> Card:
    """Return the card of a kind of threat. GB-SCN-03 to 06."""
    nature = COWARDLY if threat.die == COWARD_DIE else MURDEROUS
    lines = [CardLine(id, section="gb-nature") for id in (f"gb-compulsion-{nature}", *NATURE.get(kind, ()))]
    lines += trait_lines(threat.traits, "gb-traits")
    for id, number in (("gb-mighty", threat.mighty), ("gb-sinister", threat.sinister)):
        if number:
            lines += [CardLine(id, [Message("gb-rolled", args={"n": number})], section="gb-traits")]
    return Card(f"gb-{kind}", figures_at(threat.die, threat.traits), lines)


def trait_lines(traits: Mapping[Trait, int], section: str) -> list[CardLine]:
    return [
        CardLine(
            f"gb-trait-{trait}",
            [Message("gb-at-rank", args={"n": rank})],
            section=section,
            key=trait if trait in UNTARGETED else "",
        )
        for trait, rank in traits.items()
    ]


def figures_at(die: int, traits: Mapping[Trait, int]) -> dict[str, int]:
    """Return the die and both ranges of a model with these traits. GB-MOD-09, GB-TRT-13, GB-TRT-15."""
    moves, reach = die + 2 * traits.get("fleet", 0), die * traits.get("ranged", 0)
    return {"gb-growth": die, "gb-move-range": moves, "gb-attack-range": reach}


# The changing parts


def scene(t: Saga, viewer: int | None) -> Scene:
    phase = PART_OF.get(t.phase, t.phase)
    going_on = phase in PHASES
    return Scene(
        fixed(t.setup),
        shown := told_apart(pieces(t), fixed(t.setup).seats),
        tracks(t),
        status(t, shown),
        phases=[f"gb-phase-{name}" for name in PHASES] if going_on else [],
        phase=f"gb-phase-{phase}" if going_on else "",
        ground={piece.id: ground(piece, name) for piece, name in zip(t.terrain, terrain_names(t), strict=True)},
    )


def pieces(t: Saga) -> dict[str, Piece]:
    pieces = {model.id: model_piece(t, model) for model in t.models}
    pieces |= {marker.id: marker_piece(t, marker) for marker in t.markers}
    return pieces | lying(t.tokens)


# Models


def model_piece(t: Saga, model: Model) -> Piece:
    """Return a model as a piece of the scene. GB-MOD-01, GB-MOD-02."""
    here = model.where == FIELD
    card = model.id if model.godbreaker else f"gb-{model.kind}"
    return Piece(
        called(model),
        TABLE if here else zone_of(model),
        None if model.seat == WILD else model.seat,
        card,
        fixed(t.setup).cards[card].icon or card,
        badges=badges(model),
        marks=marks(t, model),
        figures=figures(t, model),
        at=(model.x, model.y) if here else None,
        base=model.r,
        level=model.level if here else 0,
    )


def called(model: Model) -> str:
    """Return a godbreaker's own name, or the message that names a threat by its kind and number."""
    return model.name if model.godbreaker else f"gb-{model.id}"


def zone_of(model: Model) -> str:
    return BEYOND if model.seat == WILD else circle_zone(model.seat)


def badges(model: Model) -> dict[str, int]:
    """Return a model's die, damage and number of each kind of token. GB-MOD-02, GB-ELE-03, GB-ELE-05."""
    carried = {f"gb-{kind}": model.tokens.count(kind) for kind in dict.fromkeys(model.tokens)}
    return {"gb-growth": model.die, **({"gb-damage": model.damage} if model.damage else {}), **carried}


def marks(t: Saga, model: Model) -> list[str]:
    here = model.where == FIELD
    wild = here and model.seat == WILD
    marks = {
        "gb-leader": model.godbreaker and leader(t, model.seat) is model,
        "gb-active": is_active(t, model),
        "gb-activated": here and model.activated,
        "gb-wild": wild,
        "gb-tame": here and model.seat != WILD and not model.godbreaker,
        "gb-fallen": model.where == CASUALTY,
        "gb-ascended": model.where == ASCENDED,
        "gb-gone": model.where == GONE,
    }
    return [mark for mark, on in marks.items() if on] + ([driven(t, model)] if wild else [])


def driven(t: Saga, model: Model) -> str:
    """Return the compulsion that a wild model gained last, or its natural one. GB-WLD-01, GB-WLD-04."""
    nature = COWARDLY if model.die == COWARD_DIE else MURDEROUS
    return f"gb-compulsion-{(nature, *compulsions(t, model))[-1]}"


def figures(t: Saga, model: Model) -> dict[str, int]:
    """Return a model's present figures; for a threat also the traits rolled for it. GB-MOD-09, GB-SCN-04, GB-SCN-05."""
    printed = model.traits if model.godbreaker else THREATS[model.kind].traits if model.kind in THREATS else {}
    rolled = {f"gb-trait-{trait}": n for trait, n in model.traits.items() if printed.get(trait) != n}
    ranges = {"gb-move-range": move_range(t, model), "gb-attack-range": attack_range(t, model)}
    return {"gb-growth": model.die, **ranges, **rolled}


# Markers, tokens, terrain


def marker_piece(t: Saga, marker: Marker) -> Piece:
    """Return a marker as a piece, with its controller and the points waiting there. GB-ELE-01, GB-ELE-02, GB-RES-02."""
    seat = controller(t, marker)
    points = 0 if seat is None else worth(marker, seat)
    return Piece(
        marker.id,
        TABLE,
        None if marker.seat == WILD else marker.seat,
        icon=f"gb-{marker.kind}",
        badges={"gb-waiting": points} if points else {},
        marks=[] if seat is None else [f"gb-held-{seat + 1}"],
        at=(marker.x, marker.y),
        base=marker.r,
        level=marker.level,
    )


def lying(tokens: Sequence[Token]) -> dict[str, Piece]:
    """Return the unclaimed tokens; those of a kind at one point form one piece. GB-ELE-03."""
    number = {token: tokens.count(token) for token in tokens}
    return {
        token.id: Piece(
            f"gb-{token.kind}",
            TABLE,
            icon=f"gb-{token.kind}",
            badges={f"gb-{token.kind}": n} if n > 1 else {},
            at=(token.x, token.y),
            base=TOKEN_RADIUS,
            level=token.level,
        )
        for token, n in number.items()
    }


def terrain_names(t: Saga) -> list[str]:
    """Return the name of each piece of terrain: its kind, or its rule if that is not the usual one. GB-BAT-02 to 05.

    Names that occur several times are numbered.
    """
    return numbered(
        [
            f"gb-terrain-{piece.kind}" if USUAL[piece.kind] == piece.rule else f"gb-rule-{piece.rule}"
            for piece in t.terrain
        ]
    )


def ground(piece: Terrain, name: str) -> Zone:
    return Zone(
        piece.id,
        name,
        outline=list(piece.outline),
        kind=drawn_as(piece),
        line=piece.rule in BARRICADES,
        hard=piece.rule == "impassable",
        level=piece.level,
    )


def drawn_as(piece: Terrain) -> str:
    """Return the drawing of a piece of terrain, by its kind and rule. GB-BAT-02, GB-BAT-03.

    Grass that counts as area terrain is drawn as scrub, so that the rule is visible.
    """
    if piece.rule == "open":
        return SCENERY.get(piece.kind, "grass")
    return "scrub" if piece.kind == "grass" else DRAWN.get(piece.kind, piece.kind)


# Beside the board


def tracks(t: Saga) -> dict[str, Track]:
    """Return the tracks: victory points, points waiting at markers, the round, the active model's actions left."""
    tracks = {f"points-{seat + 1}": Track("gb-points", points, owner=seat) for seat, points in enumerate(t.points)}
    for seat, points in waiting(t).items():
        tracks[f"waiting-{seat + 1}"] = Track("gb-waiting", points, owner=seat)
    if t.round:
        tracks["round"] = Track("gb-rounds", t.round, t.setup.rounds)
    if t.activation is not None:
        model = t.models[t.activation.model]
        most = actions_of(model)
        owner = None if model.seat == WILD else model.seat
        tracks["actions"] = Track("gb-actions", most - len(t.activation.taken), most, owner)
    return tracks


def waiting(t: Saga) -> dict[int, int]:
    """Return the points that each seat would score now with the markers it controls. GB-RES-02."""
    points_of: dict[int, int] = {}
    for marker in t.markers:
        seat = controller(t, marker)
        if seat is not None and (points := worth(marker, seat)):
            points_of[seat] = points_of.get(seat, 0) + points
    return points_of


def status(t: Saga, shown: Mapping[str, Piece]) -> list[Message]:
    if t.shares:
        return [outcome(t)]
    phase = PART_OF.get(t.phase, t.phase)
    args = {"scenario": f"gb-scenario-{t.setup.scenario}", "round": t.round, "most": t.setup.rounds}
    messages = [Message(f"gb-status-{phase}", args=args)]
    if t.priority and t.players > 1 and phase in PHASES[1:]:
        messages += [Message("gb-status-priority", "GB-INI-03", {"seats": seats(t.priority)})]
    if phase == "wild" and t.players > 1 and t.setup.wild == "player":
        messages += [Message("gb-status-last", "GB-INI-05", {"seat": t.last})]
    if t.activation is not None:
        messages += [Message("gb-status-active", "GB-ACT-03", {"name": shown[t.models[t.activation.model].id].name})]
    return messages + standing(t)


def standing(t: Saga) -> list[Message]:
    """Return the message that says who is ahead and by how much; none in solo play or before the first round."""
    if t.players == 1 or not t.round:
        return []
    first, second = sorted(t.points, reverse=True)[:2]
    if first == second:
        return [Message("gb-status-level", args={"points": first})]
    return [Message("gb-status-ahead", args={"seat": t.points.index(first), "lead": first - second})]


def outcome(t: Saga) -> Message:
    """Return the message that tells the outcome of the match. GB-RND-01, GB-RES-03, GB-SOL-02, GB-A-76."""
    best = [seat for seat, share in enumerate(t.shares) if share]
    if t.players == 1:
        return Message("gb-status-solo-won" if best else "gb-status-solo-lost", "GB-SOL-02", {"points": t.points[0]})
    if len(best) == 1:
        return Message("gb-status-won", "GB-RND-01", {"seat": best[0]})
    return Message("gb-status-drawn", "GB-A-76", {"seats": seats(best)})


def seats(numbers: Sequence[int]) -> list[str]:
    return [SEATS[seat] for seat in numbers]
