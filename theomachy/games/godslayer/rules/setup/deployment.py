"""GS-SET-10, GS-SET-11, GS-DEP-01, GS-DEP-02: where warbands are set up, and in which order."""

import msgspec

from theomachy.games.godslayer import tasks, verbs
from theomachy.games.godslayer.rules.setup.laying import CENTRE
from theomachy.games.godslayer.rules.setup.setting_down import SINGLY, Places, Room, round_room, waiting
from theomachy.games.godslayer.setup import DEFENDER
from theomachy.games.godslayer.state import LETTERS, RESERVE, Battle, Card, Marker
from theomachy.games.godslayer.terms import NOBODY, Edge, Stage
from theomachy.geometry.plane import INCH, Point
from theomachy.geometry.shapes import Box
from theomachy.kernel import Ask, Procedure

APART = 32 * INCH
"""Between the zones of two sides, on any table. GS-SET-10"""
FORWARD = 8 * INCH
"""How much further advanced deployment goes. GS-DEP-02, GS-A-82"""
STAND = 8 * INCH
"""From the centre, for who makes a last stand."""
TEMPLATE = 5 * INCH
"""across. GS-DEP-08"""
AHEAD: dict[Edge, Point] = {"north": (0, 1), "south": (0, -1), "west": (1, 0), "east": (-1, 0)}
"""The north-west corner of a table is nought."""
BESIDE: dict[Edge, tuple[Edge, Edge]] = {
    "north": ("west", "east"), "south": ("west", "east"), "west": ("north", "south"), "east": ("north", "south"),
}  # fmt: skip
OPPOSITE: dict[Edge, Edge] = {"north": "south", "south": "north", "west": "east", "east": "west"}
STAGES: dict[Stage, str] = {
    "regular": "GS-SET-11",
    "advanced": "GS-DEP-02",
    "revealed": "GS-DEP-08",
    "discovered": "GS-DEP-12",
}


# Zones


def zone(t: Battle, seat: int, how: Stage = "regular") -> Room:
    """Where a seat deploys, as its scenario has it. GS-SET-10, GS-DEP-02, GS-SCN-01"""
    side = t.sides[seat]
    if side == CENTRE:
        far = STAND + (FORWARD if how == "advanced" else 0)
        return round_room(t.width // 2, t.height // 2, far, STAGES[how])
    assert side
    boxes = [strip(t, side, how, seat)]
    if CENTRE in t.sides:
        boxes.append(strip(t, OPPOSITE[side], how, seat))
    return Room(tuple(boxes), ahead=AHEAD[side], clause=STAGES[how])


def strip(t: Battle, side: Edge, how: Stage, seat: int = NOBODY) -> Box:
    """The ground along a side; where other sides that meet it are in use, its ends belong to nobody. GS-MUL-04"""
    far = depth(t, side, how, seat)
    left, right = [depth(t, other, how) if other in t.sides else 0 for other in BESIDE[side]]
    if side in ("north", "south"):
        bottom = 0 if side == "north" else t.height - far
        return left, bottom, t.width - right, bottom + far
    start = 0 if side == "west" else t.width - far
    return start, left, start + far, t.height - right


def depth(t: Battle, side: Edge, how: Stage, seat: int = NOBODY) -> int:
    """Opposite zones are 32 inches apart. GS-SET-10, GS-A-82"""
    across = t.height if side in ("north", "south") else t.width
    far = (across - APART) // 2
    if t.setup.scenario == "break-through" and seat != NOBODY and t.allied(seat, DEFENDER):
        far += FORWARD
    return far + (FORWARD if how == "advanced" else 0)


def template(t: Battle, marker: Marker, how: Stage) -> Room:
    """Where those who were at a secret marker are set down. GS-DEP-08, GS-DEP-12"""
    return round_room(marker.x, marker.y, TEMPLATE // 2, STAGES[how], template=True, peaceful=how == "discovered")


# Deploying


def deploy_card(t: Battle, task: tasks.Deploy) -> Procedure[None]:
    """A player deploys all that he has of a stage, card by card. GS-SET-11, GS-DEP-01, GS-DEP-02"""
    left = [card.id for card in to_deploy(t, task.seat, task.stage)]
    if not left:
        return
    key = yield from Ask(task.seat, "gs-ask-deploy", left, "", STAGES[task.stage])
    card = t.card_named(key)
    assert card is not None
    verbs.schedule(t, tasks.Place(card=card.number, stage=task.stage), task)


def to_deploy(t: Battle, seat: int, how: Stage) -> list[Card]:
    """Cards that a seat has still to deploy in a stage."""
    return [
        card
        for card in t.cards
        if card.seat == seat
        and card.deploys == how
        and any(t.models[number].where == RESERVE for number in card.models)
    ]


def place_model(t: Battle, task: tasks.Place) -> Procedure[None]:
    """A card's models are set down, all at once or one by one. GS-SET-11, GS-DEP-08"""
    card = t.cards[task.card]
    places = Places(t, card, room_for(t, card, task), bool(task.singly))
    key = yield from Ask(card.seat, "gs-ask-place", places, card.id, STAGES[task.stage])
    if key == SINGLY:
        verbs.schedule(t, msgspec.structs.replace(task, singly=1))
        return
    for model, x, y in places.places(key):
        verbs.deploy(t, model, x, y, STAGES[task.stage])
    if waiting(t, card):
        verbs.schedule(t, task)


def room_for(t: Battle, card: Card, task: tasks.Place) -> Room:
    """A zone, or the surroundings of the marker whose number the task gives."""
    if task.marker == NOBODY:
        return zone(t, card.seat, task.stage)
    id = marker_id(card.seat, task.marker)
    return template(t, next(marker for marker in t.markers if marker.id == id), task.stage)


def marker_id(seat: int, number: int) -> str:
    """GS-DEP-03"""
    return f"marker-{LETTERS[seat]}{number}"
