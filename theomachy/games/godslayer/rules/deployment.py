"""GS-SET-10, GS-SET-11, GS-DEP-01, GS-DEP-02: where warbands are set up, and in which order."""

from theomachy.games.godslayer import verbs
from theomachy.games.godslayer.rules.laying import CENTRE
from theomachy.games.godslayer.rules.placing import SINGLY, Places, Room, round_room, waiting
from theomachy.games.godslayer.setup import DEFENDER
from theomachy.games.godslayer.state import LETTERS, NOBODY, RESERVE, Battle, Card, Marker, Task
from theomachy.kernel import Ask, Procedure
from theomachy.table.plane import INCH, Point
from theomachy.table.shapes import Box

APART = 32 * INCH
"""Between the zones of two sides, whatever the table. GS-SET-10"""
FORWARD = 8 * INCH
"""How much further advanced deployment goes. GS-DEP-02, GS-A-82"""
STAND = 8 * INCH
"""From the centre, for who makes a last stand."""
TEMPLATE = 5 * INCH
"""across. GS-DEP-08"""
AHEAD: dict[str, Point] = {"north": (0, 1), "south": (0, -1), "west": (1, 0), "east": (-1, 0)}
"""The north-west corner of a table is nought."""
BESIDE = {"north": ("west", "east"), "south": ("west", "east"), "west": ("north", "south"), "east": ("north", "south")}
OPPOSITE = {"north": "south", "south": "north", "west": "east", "east": "west"}
STAGES = {"regular": "GS-SET-11", "advanced": "GS-DEP-02", "revealed": "GS-DEP-08", "discovered": "GS-DEP-12"}


# Zones


def zone(t: Battle, seat: int, how: str = "regular") -> Room:
    """Where a seat deploys, as its scenario has it. GS-SET-10, GS-DEP-02, GS-SCN-01"""
    side = t.sides[seat]
    if side == CENTRE:
        far = STAND + (FORWARD if how == "advanced" else 0)
        return round_room(t.width // 2, t.height // 2, far, STAGES[how])
    boxes = [strip(t, side, how, seat)]
    if CENTRE in t.sides:
        boxes.append(strip(t, OPPOSITE[side], how, seat))
    return Room(tuple(boxes), ahead=AHEAD[side], clause=STAGES[how])


def strip(t: Battle, side: str, how: str, seat: int = NOBODY) -> Box:
    """The ground along a side; where other sides that meet it are in use, its ends belong to nobody. GS-MUL-04"""
    far = depth(t, side, how, seat)
    left, right = [depth(t, other, how) if other in t.sides else 0 for other in BESIDE[side]]
    if side in ("north", "south"):
        bottom = 0 if side == "north" else t.height - far
        return left, bottom, t.width - right, bottom + far
    start = 0 if side == "west" else t.width - far
    return start, left, start + far, t.height - right


def depth(t: Battle, side: str, how: str, seat: int = NOBODY) -> int:
    """Opposite zones are 32 inches apart. GS-SET-10, GS-A-82"""
    across = t.height if side in ("north", "south") else t.width
    far = (across - APART) // 2
    if t.setup.scenario == "break-through" and seat != NOBODY and t.allied(seat, DEFENDER):
        far += FORWARD
    return far + (FORWARD if how == "advanced" else 0)


def template(t: Battle, marker: Marker, how: str) -> Room:
    """Where those who were at a secret marker are set down. GS-DEP-08, GS-DEP-12"""
    return round_room(marker.x, marker.y, TEMPLATE // 2, STAGES[how], template=True, peaceful=how == "discovered")


# Deploying


def deploy_card(t: Battle, task: Task) -> Procedure[None]:
    """A player deploys all that he has of a stage, card by card. GS-SET-11, GS-DEP-01, GS-DEP-02"""
    left = [card.id for card in to_deploy(t, task.seat, task.what)]
    if not left:
        return
    key = yield from Ask(task.seat, "gs-ask-deploy", left, "", STAGES[task.what])
    card = t.card_named(key)
    assert card is not None
    verbs.plan(t, Task("place", card=card.number, what=task.what), task)


def to_deploy(t: Battle, seat: int, how: str) -> list[Card]:
    """Cards that a seat has still to deploy in a stage."""
    return [
        card
        for card in t.cards
        if card.seat == seat
        and card.deploys == how
        and any(t.models[number].where == RESERVE for number in card.models)
    ]


def place_model(t: Battle, task: Task) -> Procedure[None]:
    """A card's models are set down, all at once or one by one. GS-SET-11, GS-DEP-08"""
    card = t.cards[task.card]
    places = Places(t, card, room_for(t, card, task), bool(task.amount))
    key = yield from Ask(card.seat, "gs-ask-place", places, card.id, STAGES[task.what])
    if key == SINGLY:
        verbs.plan(t, Task("place", task.card, what=task.what, target=task.target, amount=1))
        return
    for model, x, y in places.places(key):
        verbs.deploy(t, model, x, y, STAGES[task.what])
    if waiting(t, card):
        verbs.plan(t, task)


def room_for(t: Battle, card: Card, task: Task) -> Room:
    """A zone, or the surroundings of the marker whose number the task gives."""
    if task.target == NOBODY:
        return zone(t, card.seat, task.what)
    id = marker_id(card.seat, task.target)
    return template(t, next(marker for marker in t.markers if marker.id == id), task.what)


def marker_id(seat: int, number: int) -> str:
    """GS-DEP-03"""
    return f"marker-{LETTERS[seat]}{number}"
