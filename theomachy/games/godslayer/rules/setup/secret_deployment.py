"""GS-DEP-03 to 14: secret deployment of models and units whose place only their player knows."""

from typing import Final

import msgspec

from theomachy.games.godslayer import tasks, verbs
from theomachy.games.godslayer.notes import at_marker
from theomachy.games.godslayer.rules.space.discovery import (
    DISCOVERED,
    NEAR,
    hidden,
    in_hiding,
    marker_id,
    markers_of,
    with_attachments,
)
from theomachy.games.godslayer.rules.space.places import PointRegion, read_point, why_no_point
from theomachy.games.godslayer.rules.values.statistics import always
from theomachy.games.godslayer.state import Battle, Card, Marker, Model
from theomachy.games.godslayer.terms import NOBODY
from theomachy.geometry.plane import INCH, Disc, Point, crosses, inside, within
from theomachy.geometry.rings import turns
from theomachy.geometry.shapes import nearer
from theomachy.kernel import Ask, Choice, FewKeys, Procedure, Random, Reason
from theomachy.kernel.keys import Subject
from theomachy.kernel.scene import Stroke

FIRST = 3
"""Number of markers for the first secret card; each further card adds one. GS-DEP-03."""
STEP = 3 * INCH
"""Distance that a marker may move, in plane units. GS-DEP-06."""
TRIES = 40
"""Random places that are tried before one of the proposed places is taken."""
NONE, REVEAL, STAY = "none", "reveal", "stay"
REVEALED: Final = "revealed"
DONE: Final = "done"


# Deploying


def name_secret(t: Battle, task: tasks.Dugout) -> Procedure[None]:
    """Ask the owner of an ability for an infantry unit to deploy secretly, together with its attachments.

    GS-DEP-01, GS-A-76.
    """
    mine = [card for card in t.cards if card.seat == task.seat]
    for card in mine:
        for _ in range(sum(n for what, n in always(t, card).numbers if what == "secret units")):
            units = [unit.id for unit in mine if may_hide(unit)]
            if not units:
                return
            hidden = FewKeys([NONE, *units], "gs-cannot-begin-hidden", "GS-DEP-01")
            key = yield from Ask(task.seat, "gs-ask-secret", hidden, card.id, "GS-DEP-01")
            chosen = t.card_named(key)
            if chosen is not None:
                for attached in with_attachments(t, chosen):
                    verbs.use_deployment(t, attached, "secret", "GS-DEP-01")


def may_hide(card: Card) -> bool:
    return card.of.kind == "unit" and not card.of.cavalry and card.deploys != "secret"


def place_marker(t: Battle, task: tasks.Markers) -> Procedure[None]:
    """Ask for the place of the next numbered marker, anywhere on the table.

    Once all are there, each card is secretly assigned to one. GS-DEP-01, GS-DEP-03, GS-DEP-04.
    """
    cards, there = in_hiding(t, task.seat), markers_of(t, task.seat)
    if not cards:
        return
    if len(there) == FIRST + len(cards) - 1:
        verbs.schedule(t, *[tasks.Assign(card.number) for card in cards])
        return
    id = marker_id(task.seat, len(there) + 1)
    key = yield from Ask(task.seat, "gs-ask-marker", Anywhere(t, id), id, "GS-DEP-03")
    verbs.put_marker(t, Marker(id, "secret", *point(key), task.seat), "GS-DEP-03")
    verbs.schedule(t, task)


class Anywhere(msgspec.Struct, PointRegion, gc=False):
    """The choice of a point anywhere on the table. Only the middle of a marker counts. GS-DEP-03."""

    t: Battle
    id: str

    def options(self) -> list[str]:
        t = self.t
        return [f"{t.width * a // 8},{t.height * b // 8}" for a in range(1, 8, 2) for b in range(1, 8, 2)]

    def why_not(self, key: str) -> Reason | None:
        place = read_point(key)
        if place is None:
            return why_no_point(key, "GS-DEP-03")
        if place[0] > self.t.width or place[1] > self.t.height:
            return Reason("gs-marker-off-table", "GS-DEP-03", {"marker": self.id})
        return None

    def pick(self, random: Random) -> str:
        return f"{random.randint(0, self.t.width)},{random.randint(0, self.t.height)}"

    def moves(self) -> str:
        return self.id


def point(key: str) -> Point:
    place = read_point(key)
    assert place is not None
    return place


def assign(t: Battle, task: tasks.Assign) -> Procedure[None]:
    """Ask for the marker at which a card hides; several cards may share one. Nobody else is told.

    GS-DEP-04, GS-DEP-13, GS-CON-04, GS-ERR-03.
    """
    card = t.cards[task.card]
    ids = [marker.id for marker in markers_of(t, card.seat)]
    own = FewKeys(ids, "gs-no-such-marker", "GS-DEP-04")
    key = yield from Ask(card.seat, "gs-ask-assign", own, card.id, "GS-DEP-04", secret=True)
    for attached in with_attachments(t, card):
        verbs.assign_marker(t, attached, ids.index(key) + 1)


# Activation


def act_hidden(t: Battle, task: tasks.Hidden) -> Procedure[None]:
    """Ask if a hidden card that is activated is revealed, or moves any one of its player's markers.

    GS-DEP-05, GS-DEP-06, GS-A-139.
    """
    card = t.cards[task.card]
    key = yield from Ask(card.seat, "gs-ask-hidden", Hidden(t, card), card.id, "GS-DEP-06")
    if key == REVEAL:
        verbs.schedule(t, tasks.Reveal(card=card.number, how=REVEALED))
        return
    marker = next((marker for marker in t.markers if marker.id == key), None)
    if marker is not None:
        key = yield from Ask(card.seat, "gs-ask-marker-move", Shift(t, marker), marker.id, "GS-DEP-06")
        if point(key) != (marker.x, marker.y):
            verbs.move_marker(t, marker, *point(key), "GS-DEP-06")
    verbs.end_activation(t)


class Hidden(msgspec.Struct, Choice[str], gc=False):
    """The choice of a hidden card: `reveal`, a marker to be moved (`marker-a2`), or `stay`."""

    t: Battle
    card: Card

    def options(self) -> list[str]:
        ids = [marker.id for marker in markers_of(self.t, self.card.seat)]
        return [key for key in (REVEAL, *ids, STAY) if self.why_not(key) is None]

    def why_not(self, key: str) -> Reason | None:
        """Return why a hidden card may not do this, or None.

        No card is revealed in the first round, and each marker moves once in a round. GS-DEP-05, GS-DEP-07, GS-A-81.
        """
        if key == STAY:
            return None
        if key == REVEAL:
            first = self.t.round < 2
            return Reason("gs-hidden-in-round-one", "GS-DEP-05", {"card": self.card.id}) if first else None
        marker = next((marker for marker in markers_of(self.t, self.card.seat) if marker.id == key), None)
        if marker is None:
            return Reason("gs-no-such-marker", "GS-DEP-06", {"key": key})
        return Reason("gs-marker-has-moved", "GS-DEP-07", {"marker": marker.id}) if marker.moved else None

    def subject(self, option: str) -> Subject:
        if option == STAY:
            return Subject(role="decline")
        return Subject() if option == REVEAL else Subject(piece=option)


class Shift(msgspec.Struct, PointRegion, gc=False):
    """The choice of a place for a marker that moves in a straight line: `x,y`. GS-DEP-06, GS-DEP-07."""

    t: Battle
    marker: Marker

    def options(self) -> list[str]:
        x, y = self.marker.x, self.marker.y
        spots = [(x, y), *[(x + int(STEP * cosine), y + int(STEP * sine)) for cosine, sine in turns(8)]]
        return [f"{x},{y}" for x, y in spots if self.why_not_at((x, y)) is None]

    def why_not(self, key: str) -> Reason | None:
        place = read_point(key)
        return why_no_point(key, "GS-DEP-06") if place is None else self.why_not_at(place)

    def why_not_at(self, place: Point) -> Reason | None:
        t, marker, (x, y) = self.t, self.marker, place
        args = {"marker": marker.id}
        if place == (marker.x, marker.y):
            return None
        if not (0 <= x <= t.width and 0 <= y <= t.height):
            return Reason("gs-marker-off-table", "GS-DEP-06", args)
        if (x - marker.x) ** 2 + (y - marker.y) ** 2 > STEP**2:
            return Reason("gs-marker-too-far", "GS-DEP-06", {**args, "inches": STEP // INCH})
        for piece in t.ground.pieces.values():
            if piece.terrain.going == "impassable" and (
                inside(place, piece.shape) or crosses((marker.x, marker.y), place, piece.shape)
            ):
                return Reason("gs-marker-impassable", "GS-DEP-07", {**args, "terrain": piece.terrain.id})
        for model in t.standing():
            if passes(place, marker, model):
                return Reason("gs-marker-over-model", "GS-DEP-07", {**args, "model": model.id})
        for enemy in t.enemies(marker.seat):
            if within(enemy, Disc(x, y, 0), NEAR - 1):  # exactly five inches are far enough
                return Reason("gs-marker-near-enemy", "GS-DEP-07", {**args, "model": enemy.id, "inches": NEAR // INCH})
        return None

    def pick(self, random: Random) -> str:
        for _ in range(TRIES):
            place = self.marker.x + random.randint(-STEP, STEP), self.marker.y + random.randint(-STEP, STEP)
            if self.why_not_at(place) is None:
                return f"{place[0]},{place[1]}"
        return random.choice(self.options())

    def moves(self) -> str:
        return self.marker.id

    def outline(self) -> list[Stroke]:
        return [Stroke("reach", [(self.marker.x, self.marker.y)], radius=STEP)]


def passes(place: Point, marker: Marker, model: Model) -> bool:
    """Return True if a marker would move over a model under which it does not lie already. GS-DEP-07."""
    r2 = model.r**2
    under = (model.x - marker.x) ** 2 + (model.y - marker.y) ** 2 < r2
    return not under and nearer(model.x, model.y, r2, (marker.x, marker.y, *place))


# Revealing


def reveal(t: Battle, task: tasks.Reveal) -> Procedure[None]:
    """Reveal a card and schedule setting it down, with its attachments or its parent.

    All markers of a player are removed once the last secret card of that player is revealed. GS-DEP-08, GS-DEP-10,
    GS-DEP-11, GS-DEP-14, GS-A-76.
    """
    if task.how == DONE:
        if not in_hiding(t, task.seat):
            verbs.remove_markers(t, task.seat)
        return
    card = t.cards[task.card]
    number, clause = card.marker, "GS-DEP-08" if task.how == REVEALED else "GS-DEP-11"
    parent = t.cards[card.parent] if card.parent != NOBODY else card
    cards = [hider for hider in with_attachments(t, parent if hidden(t, parent) else card) if hidden(t, hider)]
    for hider in cards:
        verbs.reveal(t, hider, clause)
        verbs.note_ids(t, hider, at_marker(number))  # for all to see while it is set down
        if task.how == DISCOVERED:
            verbs.note(t, hider, DISCOVERED)  # GS-DEP-12: no charge in this round
    verbs.schedule(
        t,
        *[tasks.Place(card=hider.number, marker=number, stage=task.how) for hider in cards],
        tasks.Reveal(seat=card.seat, how=DONE),
        tasks.Contact(card.number),
    )
    yield from ()


# Knowledge of others


def unknown_to(t: Battle, seat: int) -> list[Card]:
    """Return the hidden cards whose markers a seat, or an onlooker, does not know. GS-DEP-13."""
    others = [card for other in range(t.players) if other != seat for card in in_hiding(t, other)]
    shown = [task.card for task in t.agenda if isinstance(task, tasks.Reveal)]  # already told to all
    known = [card.number for card in others if any(other.number in shown for other in with_attachments(t, card))]
    return [card for card in others if card.marker != NOBODY and card.number not in known]


def possible_markers(t: Battle, seat: int) -> list[int]:
    """Return the numbers of a seat's markers at which cards can be hidden. GS-DEP-11, GS-DEP-13."""
    return [n for n, marker in enumerate(markers_of(t, seat), 1) if not marker.bare]


def imagine(t: Battle, seat: int, random: Random) -> Battle:
    """Return a battle that a seat cannot tell from this one.

    Hidden cards of other seats are at random markers where they could be. GS-DEP-13.
    """
    unknown = unknown_to(t, seat)
    if not unknown:
        return t
    new = t.copy()
    for card in unknown:
        number = random.choice(possible_markers(t, card.seat))
        for other in with_attachments(new, new.cards[card.number]):
            verbs.assign_marker(new, other, number)
    return new
