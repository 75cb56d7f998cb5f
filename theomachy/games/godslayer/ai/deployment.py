"""Deployment by an agent: good answers to the questions that are asked before the first round.

A warband stands in three lines. Fighters are in the middle of the front with shooters beside them, where nobody stands
in their way. The leader and the spellcasters are behind the middle, and war-machines at the back. Attachments stand by
their parents.
"""

from collections.abc import Callable, Sequence
from typing import Any, NamedTuple

from theomachy.exact import distance
from theomachy.games.godslayer.ai.army_strength import melee_affinity
from theomachy.games.godslayer.ground.pieces import CATALOGUE
from theomachy.games.godslayer.rules.setup.laying import ENOUGH, read_spot
from theomachy.games.godslayer.rules.setup.secret_deployment import FIRST
from theomachy.games.godslayer.rules.setup.setting_down import APART, Places, Room, Site, waiting
from theomachy.games.godslayer.rules.space.discovery import in_hiding, markers_of
from theomachy.games.godslayer.rules.space.zones import EDGE_OF
from theomachy.games.godslayer.state import Battle, Card
from theomachy.games.godslayer.terms import NOBODY
from theomachy.geometry.plane import INCH, Point
from theomachy.geometry.rings import nearest_place
from theomachy.geometry.shapes import Box
from theomachy.kernel import Ask

FRONT, SECOND, BACK = 0, 3 * INCH, 6 * INCH
"""Distances of the three lines from the front edge of the deployment zone."""
FILES = 5
"""The most models of a unit that stand abreast."""
GAP = INCH
"""The gap between two cards of a line."""
SEARCH = (INCH // 2, 16)
"""Step and directions of the search for room near the usual place."""
AMBUSH = 4 * INCH
"""The distance from the middle of the table to the row of secret markers."""


def deployment(t: Battle, ask: Ask[Any]) -> str | None:
    """Return a good answer to a question before the first round, or None.

    None once the first round has begun, and for secret questions, whose answer everybody could otherwise guess.
    """
    if t.phase != "setting up" or ask.secret:
        return None
    if isinstance(ask.options, Places):
        return usual_place(t, ask.options) or ask.keys()[0]
    choose = CHOICES.get(ask.question)
    return choose(t, ask.seat, ask.keys()) if choose is not None else ask.keys()[0]


# Places


class Slot(NamedTuple):
    """A card's place in a warband's formation."""

    along: int
    """Distance to the side of the middle of the deployment zone."""
    behind: int
    """Distance behind the front edge of the deployment zone."""


def usual_place(t: Battle, places: Places) -> str:
    """Return the answer that sets a card down near its place in the formation.

    The answer is empty if members of the unit have been set down already, or if there is no room.
    """
    card, models = places.card, waiting(t, places.card)
    site = Site(t, card, places.room)
    if site.mates:
        return ""

    def free(place: Point) -> bool:
        return places.why_not_at(site, models, models[0], place) is None

    spot = nearest_place(ideal(t, card, places.room, models[0].r), free, *SEARCH, max(t.width, t.height))
    return f"{places.prefix()}{spot[0]},{spot[1]}" if spot is not None else ""


def ideal(t: Battle, card: Card, room: Room, r: int) -> Point:
    """Return where a card would be set down if nothing were in the way.

    An attachment goes beside its parent. If the parent is not on the table yet, since players may deploy it later, the
    attachment goes beside the place of the parent's slot. All other cards go to their slots. A warband that comes from
    two sides is half on each.
    """
    if card.parent != NOBODY:
        parent = t.cards[card.parent]
        standing = t.members(parent)
        lead = standing[0] if standing else t.models[parent.models[0]]
        x, y = (lead.x, lead.y) if standing else ideal(t, parent, room, lead.r)
        side = r + lead.r + GAP
        return x + (side if room.ahead[1] else 0), y + (0 if room.ahead[1] else side)
    own = [other for other in t.cards if other.seat == card.seat and other.parent == NOBODY]
    number = own.index(card)
    box = room.boxes[number % len(room.boxes)]
    return at(t, box, room.ahead, slots(t, own[number % len(room.boxes) :: len(room.boxes)])[card.number], r)


def at(t: Battle, box: Box, ahead: Point, slot: Slot, r: int) -> Point:
    """Return the place of a slot in a deployment zone.

    The front edge of the zone is the one nearer to the middle of the table.
    """
    left, top, right, bottom = box
    x, y = (left + right) // 2, (top + bottom) // 2
    if ahead[1]:
        y = bottom - r - slot.behind if y <= t.height // 2 else top + r + slot.behind
        return min(max(x + slot.along, left + r), right - r), min(max(y, top + r), bottom - r)
    x = right - r - slot.behind if x <= t.width // 2 else left + r + slot.behind
    return min(max(x, left + r), right - r), min(max(y + slot.along, top + r), bottom - r)


def slots(t: Battle, cards: Sequence[Card]) -> dict[int, Slot]:
    """Return the slots of cards in the formation, by the numbers of the cards."""
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
    """Return the cards of a line with their distances to the side of the middle.

    The first card is in the middle, and the others go to its right and left in turns. Where the scenario has stones,
    the cards are at least as far apart as these.
    """
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
    """Return how much of a line a card takes."""
    widest = max(t.models[number].r for number in card.models)
    return min(FILES, len(card.models)) * (2 * widest + APART)


# Other questions


def next_card(t: Battle, seat: int, keys: Sequence[str]) -> str:
    """Choose the card that is deployed next: the front line first, and parents before their attachments."""
    cards = {card.id: card for card in t.cards}
    return min(keys, key=lambda key: (cards[key].parent != NOBODY, line_of(cards[key]), cards[key].number))


def himself(t: Battle, seat: int, keys: Sequence[str]) -> str:
    own = f"seat-{seat + 1}"
    return own if own in keys else keys[0]


def south(t: Battle, seat: int, keys: Sequence[str]) -> str:
    return "south" if "south" in keys else keys[0]


def ambush(t: Battle, seat: int, keys: Sequence[str]) -> str:
    """Choose the place of a secret marker: all lie in a row before the middle of the table."""
    number, there = FIRST + len(in_hiding(t, seat)) - 1, len(markers_of(t, seat))
    part = (there + 1) / (number + 1)
    x, y = t.width // 2, t.height // 2
    match EDGE_OF.get(t.sides[seat]):
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
    """Stop laying terrain as soon as that is allowed; until then choose a piece of the rarest kind on the table."""
    if ENOUGH in keys:
        return ENOUGH
    kinds = [piece.kind for piece in t.terrain]
    return min(keys, key=lambda key: kinds.count(CATALOGUE[key].kind))


def spread(t: Battle, seat: int, keys: Sequence[str]) -> str:
    """Choose the place for terrain that is farthest from the pieces on the table."""
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
"""Choices by question. Any other question gets its first answer, which costs nothing."""
