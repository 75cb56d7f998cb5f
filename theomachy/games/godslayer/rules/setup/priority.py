"""GS-SET-03 to 09, GS-MUL-03: the priority roll, the starting player, and the choice of a new warband leader."""

from typing import Final

from theomachy.dice import d
from theomachy.games.godslayer import tasks, verbs
from theomachy.games.godslayer.rules.combat.attack_rolls import AGAIN, KEEP, foresee, foretold
from theomachy.games.godslayer.rules.values.statistics import stat
from theomachy.games.godslayer.setup import DEFENDER as DEFENDER
from theomachy.games.godslayer.state import Battle, Card
from theomachy.games.godslayer.terms import NOBODY, Side, Way
from theomachy.kernel import Ask, FewKeys, Procedure, Roll, each, total

D6 = d(6)
NONE = "none"
CLOCKWISE: Final = "clockwise"
ANTICLOCKWISE: Final = "anticlockwise"
WAYS: tuple[Way, ...] = (CLOCKWISE, ANTICLOCKWISE)
ROUND_THE_TABLE: tuple[Side, ...] = (
    "north-west", "north", "north-east", "east-north", "east", "east-south",
    "south-east", "south", "south-west", "west-south", "west", "west-north",
)  # fmt: skip
"""The sides of the table clockwise, as it is drawn with its origin in the north-west corner."""


# Sides and their strength


def side_cards(t: Battle, seat: int) -> list[Card]:
    """Return the cards that the side of a seat has in play. Attachments count, item cards do not.

    GS-SET-05, GS-A-138.
    """
    return [card for card in t.cards if t.allied(card.seat, seat) and t.in_play(card)]


def leadership(t: Battle, seat: int) -> int:
    """Return the current LEAD of a side's warband leader.

    It is 0 if only another warlord is left, and less than that if there is none. GS-SET-04, GS-SET-06, GS-A-71.
    """
    leads = [stat(t, t.models[card.models[0]], "LEAD") for card in side_cards(t, seat) if card.leader]
    warlords = [0 for card in side_cards(t, seat) if card.of.kind == "warlord"]
    return max([*leads, *warlords], default=NOBODY)


def better_led(t: Battle) -> int:
    """Return the side with a better leader than all others, or the only one with a warlord; NOBODY if none is.

    GS-SET-04, GS-SET-06.
    """
    return alone([(leadership(t, seat), seat) for seat in t.first_seats()])


def fewer_cards(t: Battle) -> int:
    """Return the side with fewer cards than all others, or NOBODY.

    The defender of a last stand always counts as that. GS-SET-05.
    """
    if t.setup.scenario == "last-stand":
        return next(seat for seat in t.first_seats() if t.allied(seat, DEFENDER))
    return alone([(-len(side_cards(t, seat)), seat) for seat in t.first_seats()])


def alone(marks: list[tuple[int, int]]) -> int:
    """Return the seat with the highest mark, or NOBODY if several have it. GS-SET-05."""
    best = max(mark for mark, _ in marks)
    seats = [seat for mark, seat in marks if mark == best]
    return seats[0] if len(seats) == 1 else NOBODY


# Rolling


def roll_priority(t: Battle) -> Procedure[None]:
    """Roll for priority: the highest side chooses who starts, and of more than two the next chooses the direction.

    It is no test, so nothing that helps in tests helps here. GS-SET-03, GS-SET-09, GS-MUL-03, GS-A-72.
    """
    seats = t.first_seats()
    rolls: dict[int, int] = {}
    for seat in seats:
        rolls[seat] = yield from Roll((D6, D6), total, "gs-roll-priority", seat, "GS-SET-03")
    for seat in seats:
        rolls[seat] = yield from foretell(t, seat, rolls[seat])
    helped = (better_led(t), fewer_cards(t))
    totals = {seat: rolls[seat] + helped.count(seat) for seat in seats}
    first, by_lead = yield from highest(t, totals)
    verbs.win_priority(t, first, totals[first])
    starts = first
    if not (by_lead and t.setup.rulings.tied_leader_only_starts):
        key = yield from Ask(first, "gs-ask-start", [f"seat-{seat + 1}" for seat in seats], "", "GS-SET-03")
        starts = next(seat for seat in seats if key == f"seat-{seat + 1}")
    way: Way = CLOCKWISE
    if len(seats) > 2:
        others = {seat: total for seat, total in totals.items() if seat != first}
        second, _ = yield from highest(t, others)
        way = yield from Ask(second, "gs-ask-direction", WAYS, "", "GS-MUL-03")
    verbs.set_order(t, round_from(t, starts, way))


def foretell(t: Battle, seat: int, rolled: int) -> Procedure[int]:
    """Ask the owners of Waters of Foretelling for a repeated priority roll, and return the roll that counts."""
    for card in side_cards(t, seat):
        if foretold(card):
            key = yield from Ask(card.seat, "gs-ask-foretelling", [KEEP, AGAIN], card.id, "GS-SET-03")
            if key == AGAIN:
                foresee(t, card)
                rolled = yield from Roll((D6, D6), total, "gs-roll-priority", seat, "GS-SET-03")
    return rolled


def highest(t: Battle, totals: dict[int, int]) -> Procedure[tuple[int, bool]]:
    """Return the side with the highest total, and True if only the better leader decided that. GS-SET-07, GS-A-71."""
    best = [seat for seat, total in totals.items() if total == max(totals.values())]
    if len(best) == 1:
        return best[0], False
    leader = alone([(leadership(t, seat), seat) for seat in best])
    if leader != NOBODY:
        return leader, True
    tied = [seat for seat in best if leadership(t, seat) == max(leadership(t, other) for other in best)]
    winner = yield from roll_off(tied, "gs-roll-off", "GS-SET-07")
    return winner, False


def roll_off(seats: list[int], question: str, clause: str) -> Procedure[int]:
    """Roll a die for each seat until one is higher than all others, and return that seat. GS-SET-07."""
    while len(seats) > 1:
        faces = yield from Roll((D6,) * len(seats), each, question, None, clause)
        seats = [seat for seat, face in zip(seats, faces, strict=True) if face == max(faces)]
    return seats[0]


def round_from(t: Battle, starts: int, way: Way) -> tuple[int, ...]:
    """Return all sides from the starting one on, as they sit round the table. GS-MUL-03."""
    seats = t.first_seats()
    if t.sides and len(seats) > 2:
        seats = sorted(seats, key=lambda seat: ROUND_THE_TABLE.index(t.sides[seat]))
    if way == ANTICLOCKWISE:
        seats = seats[::-1]
    index = seats.index(starts)
    return (*seats[index:], *seats[:index])


# Leaders


def nominate_leader(t: Battle, task: tasks.Nominate) -> Procedure[None]:
    """Ask a player for another warlord as leader once the leader is lost.

    Only a player who fielded several warlords may name one, no matter how many the opponent fielded. GS-SET-08,
    GS-ERR-02.
    """
    warlords = [card for card in t.cards if card.seat == task.seat and card.of.kind == "warlord"]
    left = [card for card in warlords if t.in_play(card)]
    if len(warlords) < 2 or not left or any(card.leader for card in left):
        return
    others = FewKeys([NONE, *[card.id for card in left]], "gs-cannot-lead", "GS-SET-08")
    key = yield from Ask(task.seat, "gs-ask-leader", others, "", "GS-SET-08")
    chosen = t.card_named(key)
    if chosen is not None:
        verbs.nominate(t, chosen)
