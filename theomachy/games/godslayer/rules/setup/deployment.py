"""GS-SET-10, GS-SET-11, GS-DEP-01, GS-DEP-02: the zones of warbands, and deployment in them."""

import msgspec

from theomachy.games.godslayer import tasks, verbs
from theomachy.games.godslayer.rules.combat import damage
from theomachy.games.godslayer.rules.setup.setting_down import SINGLY, Places, Room, round_room, waiting
from theomachy.games.godslayer.rules.space.discovery import marker_id
from theomachy.games.godslayer.rules.space.zones import CENTRE, EDGE_OF, FORWARD, OPPOSITE, strip
from theomachy.games.godslayer.state import RESERVE, Battle, Card, Marker
from theomachy.games.godslayer.terms import NOBODY, Edge, Stage
from theomachy.geometry.plane import INCH, Point
from theomachy.kernel import Ask, FewKeys, Procedure

STAND = 8 * INCH
"""Distance from the centre within which the defenders of a last stand deploy, in plane units."""
TEMPLATE = 5 * INCH
"""Diameter of the template for revealed models, in plane units. GS-DEP-08."""
AHEAD: dict[Edge, Point] = {"north": (0, 1), "south": (0, -1), "west": (1, 0), "east": (-1, 0)}
"""Directions into the table from each side; the origin is the north-west corner."""
STAGES: dict[Stage, str] = {
    "regular": "GS-SET-11",
    "advanced": "GS-DEP-02",
    "revealed": "GS-DEP-08",
    "discovered": "GS-DEP-12",
}


# Zones


def zone(t: Battle, seat: int, how: Stage = "regular") -> Room:
    """Return the room in which a seat deploys in a stage, as the scenario has it. GS-SET-10, GS-DEP-02, GS-SCN-01."""
    side = t.sides[seat]
    if side == CENTRE:
        far = STAND + (FORWARD if how == "advanced" else 0)
        return round_room(t.width // 2, t.height // 2, far, STAGES[how])
    assert side
    boxes = [strip(t, side, how, seat)]
    if CENTRE in t.sides:
        boxes.append(strip(t, OPPOSITE[EDGE_OF[side]], how, seat))
    return Room(tuple(boxes), ahead=AHEAD[EDGE_OF[side]], clause=STAGES[how])


def template(t: Battle, marker: Marker, how: Stage) -> Room:
    """Return the room in which models from a secret marker are set down. GS-DEP-08, GS-DEP-12."""
    return round_room(marker.x, marker.y, TEMPLATE // 2, STAGES[how], template=True, peaceful=how == "discovered")


# Deploying


def deploy_card(t: Battle, task: tasks.Deploy) -> Procedure[None]:
    """Ask a player which card to deploy next in a stage, until all are deployed. GS-SET-11, GS-DEP-01, GS-DEP-02."""
    left = [card.id for card in to_deploy(t, task.seat, task.stage)]
    if not left:
        return
    cards = FewKeys(left, "gs-not-to-deploy", STAGES[task.stage])
    key = yield from Ask(task.seat, "gs-ask-deploy", cards, "", STAGES[task.stage])
    card = t.card_named(key)
    assert card is not None
    verbs.schedule(t, tasks.Place(card=card.number, stage=task.stage), task)


def to_deploy(t: Battle, seat: int, how: Stage) -> list[Card]:
    """Return the cards that a seat still has to deploy in a stage."""
    return [
        card
        for card in t.cards
        if card.seat == seat
        and card.deploys == how
        and any(t.models[number].where == RESERVE for number in card.models)
    ]


def place_model(t: Battle, task: tasks.Place) -> Procedure[None]:
    """Set down a card's models, all at once or one by one. A model that can stand nowhere leaves the table.

    GS-SET-11, GS-DEP-08, GS-A-151.
    """
    card = t.cards[task.card]
    places = Places(t, card, room_for(t, card, task), bool(task.singly))
    key = yield from Ask(card.seat, "gs-ask-place", places, card.id, STAGES[task.stage])
    if key == SINGLY:
        verbs.schedule(t, msgspec.structs.replace(task, singly=1))
        return
    for model, x, y in places.places(key):
        verbs.deploy(t, model, x, y, STAGES[task.stage])
    left = waiting(t, card)
    if not left:
        return
    if not places.is_for_all(key):
        verbs.schedule(t, task)
        return
    for model in left:
        verbs.leave(t, model, "GS-A-151")
    damage.after_loss(t, card)


def room_for(t: Battle, card: Card, task: tasks.Place) -> Room:
    """Return the room for a task: a zone, or the surroundings of the marker that the task names by number."""
    if task.marker == NOBODY:
        return zone(t, card.seat, task.stage)
    id = marker_id(card.seat, task.marker)
    return template(t, next(marker for marker in t.markers if marker.id == id), task.stage)
