"""What a viewer sees of the battlefield. Everything lies open. GB-MEA-02

Models stand where their bases are; those that are not on the battlefield lie with their circle, so that what is told of
them can still name them. Godbreakers bear the names that people gave them: such a name begins with a capital, where
letters have them, and so it is never an id.
"""

from collections.abc import Mapping, Sequence
from functools import lru_cache

from theomachy.games.godbreaker.battlefield import size
from theomachy.games.godbreaker.circles import Circle, Godbreaker, read_circle
from theomachy.games.godbreaker.content.traits import SPECIAL
from theomachy.games.godbreaker.ground import Terrain
from theomachy.games.godbreaker.muster import CARDS
from theomachy.games.godbreaker.pieces import CATALOGUE
from theomachy.games.godbreaker.rules.actions import actions_of
from theomachy.games.godbreaker.rules.measuring import controller
from theomachy.games.godbreaker.rules.rounds import marker_points
from theomachy.games.godbreaker.rules.threats import THREATS, Threat
from theomachy.games.godbreaker.rules.values import attack_range, is_active, leader, move_range
from theomachy.games.godbreaker.rules.wild import COWARDLY, MURDEROUS, TIMID, compulsions
from theomachy.games.godbreaker.setup import Setup
from theomachy.games.godbreaker.state import ASCENDED, CASUALTY, FIELD, GONE, LETTERS, WILD, Marker, Model, Saga, Token
from theomachy.kernel import Message
from theomachy.kernel.scene import Card, Fixed, Line, Piece, Scene, Track, Zone

TABLE, BEYOND = "table", "beyond"
"""The battlefield, and where threats are that are not on it."""
PHASES = ("initiative", "activation", "wild", "recovery", "resolution")
"""GB-RND-02"""
PART_OF = {"start": "initiative", "relentless": "recovery"}
NUMBERED = 30
"""So many threats of a kind have a name with a number; further ones go by their kind."""
TOKEN = 600
"""A token is a point; it is drawn with this radius, so that it can be seen. GB-A-12"""
UNTARGETED = ("mysterious", "summoning", "thunderous")
"""Special actions that are used on nothing in particular: their names are whole keys."""
NATURE = {
    "forgotten": ("gb-hoarding", "gb-compulsion-mine"),
    "spawn": ("gb-compulsion-avenger",),
    "horror": ("gb-breeding",),
    "lost": ("gb-withering",),
    "damned": ("gb-dread",),
    "betrayer": ("gb-compulsion-broken",),
}
"""What a kind of threat does besides following its nature."""
USUAL = {piece.kind: piece.rules[0] for piece in CATALOGUE.values()}
"""What a kind of terrain counts as if nothing else is said."""


# What never changes


@lru_cache(maxsize=32)
def fixed(setup: Setup) -> Fixed:
    circles = [read_circle(text) for text in setup.circles]
    players = len(circles)
    own = [Zone(circle_zone(seat), "gb-circle", seat) for seat in range(players)]
    cards = dict(CARDS)
    for seat, circle in enumerate(circles):
        for place, one in enumerate(circle.godbreakers, 1):
            cards |= {f"{LETTERS[seat]}{place}": godbreaker_card(circle, one)}
    cards |= {f"gb-{kind}": threat_card(kind, threat) for kind, threat in THREATS.items()}
    cards["gb-summoned"] = Card("gb-summoned", lines=[Line(f"gb-compulsion-{MURDEROUS}", section="gb-nature")])
    seats = [f"gb-seat-{seat + 1}" for seat in range(players)]
    zones = [Zone(TABLE, "gb-table"), *own, Zone(BEYOND, "gb-beyond")]
    return Fixed("godbreaker", "plane", seats, zones, cards, size(players))


def circle_zone(seat: int) -> str:
    return f"circle-{seat + 1}"


def godbreaker_card(circle: Circle, one: Godbreaker) -> Card:
    """As it begins the match, its shard still whole. GB-CIR-01, GB-CIR-04"""
    shared = {} if one.rank(circle.shard) else {circle.shard: 1}
    lines = [Line(f"gb-metal-{metal}", section="gb-metals") for metal in one.metals]
    lines += trait_lines(dict(one.traits), "gb-traits")
    lines += trait_lines(shared, "gb-shared")
    lines += [Line(f"gb-flaw-{flaw}", section="gb-flaws") for flaw in one.flaws]
    return Card(one.name, figures_at(one.die, {**dict(one.traits), **shared}), lines)


def threat_card(kind: str, threat: Threat) -> Card:
    """GB-SCN-03 to 06"""
    nature = COWARDLY if threat.die == TIMID else MURDEROUS
    lines = [Line(id, section="gb-nature") for id in (f"gb-compulsion-{nature}", *NATURE.get(kind, ()))]
    lines += trait_lines(threat.traits, "gb-traits")
    for id, number in (("gb-mighty", threat.mighty), ("gb-sinister", threat.sinister)):
        if number:
            lines += [Line(id, [Message("gb-rolled", args={"n": number})], section="gb-traits")]
    return Card(f"gb-{kind}", figures_at(threat.die, threat.traits), lines)


def trait_lines(traits: Mapping[str, int], section: str) -> list[Line]:
    return [
        Line(
            f"gb-trait-{trait}",
            [Message("gb-at-rank", args={"n": rank})],
            section=section,
            key=trait if trait in UNTARGETED else "",
        )
        for trait, rank in traits.items()
    ]


def figures_at(die: int, traits: Mapping[str, int]) -> dict[str, int]:
    """GB-MOD-09, GB-TRT-13, GB-TRT-15"""
    moves, reach = die + 2 * traits.get("fleet", 0), die * traits.get("ranged", 0)
    return {"gb-growth": die, "gb-move-range": moves, "gb-attack-range": reach}


# What changes


def scene(t: Saga, viewer: int | None) -> Scene:
    phase = PART_OF.get(t.phase, t.phase)
    going_on = phase in PHASES
    return Scene(
        fixed(t.setup),
        pieces(t),
        tracks(t),
        status(t),
        phases=[f"gb-phase-{name}" for name in PHASES] if going_on else [],
        phase=f"gb-phase-{phase}" if going_on else "",
        ground={piece.id: ground(piece) for piece in t.terrain},
    )


def pieces(t: Saga) -> dict[str, Piece]:
    found = {model.id: model_piece(t, model) for model in t.models}
    found |= {marker.id: marker_piece(t, marker) for marker in t.markers}
    return found | lying(t.tokens)


# Models


def model_piece(t: Saga, model: Model) -> Piece:
    """GB-MOD-01, GB-MOD-02"""
    here = model.where == FIELD
    return Piece(
        called(model),
        TABLE if here else zone_of(model),
        None if model.seat == WILD else model.seat,
        model.id if model.godbreaker else f"gb-{model.kind}",
        icon_of(t, model),
        badges=badges(model),
        marks=marks(t, model),
        figures=figures(t, model),
        at=(model.x, model.y) if here else None,
        base=model.r,
        level=model.level if here else 0,
    )


def called(model: Model) -> str:
    """A godbreaker's own name; of threats the kind and a number, which is how their ids are built."""
    if model.godbreaker:
        return model.name
    return model.id if int(model.id.rpartition("-")[2]) <= NUMBERED else f"gb-{model.kind}"


def zone_of(model: Model) -> str:
    return BEYOND if model.seat == WILD else circle_zone(model.seat)


def icon_of(t: Saga, model: Model) -> str:
    """Godbreakers of a metal look alike, those of a circle do not."""
    if not model.godbreaker:
        return f"gb-{model.kind}"
    place = int(model.id[1:])
    return f"gb-{read_circle(t.setup.circles[model.seat]).godbreakers[place - 1].metals[0]}-{place}"
