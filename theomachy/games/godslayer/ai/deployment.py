"""The usual places: how a good player answers what is asked before the first round.

A warband stands in three lines. Fighters are in the middle of the front, and who shoots is beside them, where nobody
stands in the way; the leader is behind the middle with those who cast spells, war-machines are at the back. Attachments
stand by their parents.
"""

from collections.abc import Callable, Sequence
from typing import Any, NamedTuple

from theomachy.exact import distance
from theomachy.games.godslayer.ai.army_strength import melee_affinity
from theomachy.games.godslayer.ground.pieces import CATALOGUE
from theomachy.games.godslayer.rules.setup.laying import ENOUGH, read_spot
from theomachy.games.godslayer.rules.setup.secret_deployment import FIRST, in_hiding, markers_of
from theomachy.games.godslayer.rules.setup.setting_down import APART, Places, Room, Site, waiting
from theomachy.games.godslayer.state import Battle, Card
from theomachy.games.godslayer.terms import NOBODY
from theomachy.geometry.plane import INCH, Point
from theomachy.geometry.rings import nearest_place
from theomachy.geometry.shapes import Box
from theomachy.kernel import Ask

FRONT, SECOND, BACK = 0, 3 * INCH, 6 * INCH
"""How far behind the front edge of the zone the lines are."""
FILES = 5
"""Models of a unit beside each other."""
GAP = INCH
"""Between two cards of a line."""
SEARCH = (INCH // 2, 16)
"""Step and directions of the search for room near the usual place."""
AMBUSH = 4 * INCH
"""How far short of the middle of the table secret markers lie."""


def deployment(t: Battle, ask: Ask[Any]) -> str | None:
    """What is usually answered; None once the first round has begun, and where a secret is asked for that everybody
    could guess."""
    if t.phase != "setting up" or ask.secret:
        return None
    if isinstance(ask.options, Places):
        return usual_place(t, ask.options) or ask.keys()[0]
    choose = CHOICES.get(ask.question)
    return choose(t, ask.seat, ask.keys()) if choose is not None else ask.keys()[0]


# Places


class Slot(NamedTuple):
    """Where a card belongs in a warband's formation."""

    along: int
    """to the side of the middle"""
    behind: int
    """the front edge"""


def usual_place(t: Battle, places: Places) -> str:
    """Nothing where a unit is set down one by one, or there is no room."""
    card, models = places.card, waiting(t, places.card)
    site = Site(t, card, places.room)
    if site.mates:
        return ""

    def free(place: Point) -> bool:
        return places.why_not_at(site, models, models[0], place) is None

    spot = nearest_place(ideal(t, card, places.room, models[0].r), free, *SEARCH, max(t.width, t.height))
    return f"{places.prefix()}{spot[0]},{spot[1]}" if spot is not None else ""


def ideal(t: Battle, card: Card, room: Room, r: int) -> Point:
    """Where a card would be set down if nothing were in the way: an attachment beside its parent, all others in their
    slots. Who comes from two sides is half on each."""
    parent = t.members(t.cards[card.parent]) if card.parent != NOBODY else []
    if parent:
        side = r + parent[0].r + GAP
        return parent[0].x + (side if room.ahead[1] else 0), parent[0].y + (0 if room.ahead[1] else side)
    own = [other for other in t.cards if other.seat == card.seat and other.parent == NOBODY]
    number = own.index(card) if card in own else 0
    box = room.boxes[number % len(room.boxes)]
    return at(t, box, room.ahead, slots(t, own[number % len(room.boxes) :: len(room.boxes)])[card.number], r)


def at(t: Battle, box: Box, ahead: Point, slot: Slot, r: int) -> Point:
    """The place of a slot: its front edge is the one towards the middle of the table."""
    left, top, right, bottom = box
    x, y = (left + right) // 2, (top + bottom) // 2
    if ahead[1]:
        y = bottom - r - slot.behind if y <= t.height // 2 else top + r + slot.behind
        return min(max(x + slot.along, left + r), right - r), min(max(y, top + r), bottom - r)
    x = right - r - slot.behind if x <= t.width // 2 else left + r + slot.behind
    return min(max(x, left + r), right - r), min(max(y + slot.along, top + r), bottom - r)


def slots(t: Battle, cards: Sequence[Card]) -> dict[int, Slot]:
    """The formation of some cards, by their numbers."""
    found: dict[int, Slot] = {}
    for behind in (FRONT, SECOND, BACK):
        line = sorted([card for card in cards if line_of(card) == behind], key=lambda card: -melee_affinity(card))
        found |= {number: Slot(along, behind) for number, along in abreast(t, line)}
    return {card.number: found.get(card.number, Slot(0, SECOND)) for card in cards}


def line_of(card: Card) -> int:
    if card.of.kind == "war-machine":
        return BACK
    return SECOND if card.leader or card.of.spellcaster else FRONT


def abreast(t: Battle, line: Sequence[Card]) -> list[tuple[int, int]]:
    """Cards of a line beside each other, the first in the middle and the others to its right and left in turns; where
    stones are to be held, as far apart as these."""
    stones = [marker for marker in t.markers if marker.kind == "stone"]
    least = t.width // (len(stones) + 1) if stones else 0
    ends, slots = [0, 0], []
    for n, card in enumerate(line):
        wide = max(least, width(t, card))
        if n == 0:
            slots.append((card.number, 0))
            ends = [wide // 2, wide // 2]
            continue
        side = n % 2
        slots.append((card.number, (ends[side] + GAP + wide // 2) * (1 if side else -1)))
        ends[side] += GAP + wide
    return slots


def width(t: Battle, card: Card) -> int:
    """How much of a line a card takes."""
    widest = max(t.models[number].r for number in card.models)
    return min(FILES, len(card.models)) * (2 * widest + APART)


# Other questions


def next_card(t: Battle, seat: int, keys: Sequence[str]) -> str:
    """The front first, parents before what is attached to them."""
    cards = {card.id: card for card in t.cards}
    return min(keys, key=lambda key: (cards[key].parent != NOBODY, line_of(cards[key]), cards[key].number))


def himself(t: Battle, seat: int, keys: Sequence[str]) -> str:
    own = f"seat-{seat + 1}"
    return own if own in keys else keys[0]


def south(t: Battle, seat: int, keys: Sequence[str]) -> str:
    return "south" if "south" in keys else keys[0]


def ambush(t: Battle, seat: int, keys: Sequence[str]) -> str:
    """Secret markers lie in a row before the middle of the table."""
    number, there = FIRST + len(in_hiding(t, seat)) - 1, len(markers_of(t, seat))
    part = (there + 1) / (number + 1)
    x, y = t.width // 2, t.height // 2
    match t.sides[seat]:
        case "north":
            x, y = round(t.width * part), y - AMBUSH
        case "west":
            x, y = x - AMBUSH, round(t.height * part)
        case "east":
            x, y = x + AMBUSH, round(t.height * part)
        case _:
            x, y = round(t.width * part), y + AMBUSH
    return f"{x},{y}"


def varied(t: Battle, seat: int, keys: Sequence[str]) -> str:
    """Enough is enough; before, a piece of which there are few."""
    if ENOUGH in keys:
        return ENOUGH
    kinds = [piece.kind for piece in t.terrain]
    return min(keys, key=lambda key: kinds.count(CATALOGUE[key].kind))


def spread(t: Battle, seat: int, keys: Sequence[str]) -> str:
    """Terrain lies all over the table."""
    middles = [middle(piece.outline) for piece in t.terrain] or [(0, 0)]

    def nearest(key: str) -> float:
        spot = read_spot(key)
        assert spot is not None
        return min([distance(*spot[:2], *other) for other in middles])

    return max(keys, key=nearest)


def middle(points: Sequence[Point]) -> Point:
    xs, ys = [x for x, _ in points], [y for _, y in points]
    return (min(xs) + max(xs)) // 2, (min(ys) + max(ys)) // 2


CHOICES: dict[str, Callable[[Battle, int, Sequence[str]], str]] = {
    "gs-ask-deploy": next_card,
    "gs-ask-start": himself,
    "gs-ask-side": south,
    "gs-ask-marker": ambush,
    "gs-ask-piece": varied,
    "gs-ask-lay": spread,
}
"""Any other question is answered with what comes first, which costs nothing."""
