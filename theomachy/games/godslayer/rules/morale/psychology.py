"""GS-PSY: fear, horror and bravery."""

from theomachy.games.godslayer import tasks, verbs
from theomachy.games.godslayer.rules.space.engagement import engages, near
from theomachy.games.godslayer.rules.values.dread import FEAR, HORROR, caused_by, dread, held_still, will_flee
from theomachy.games.godslayer.rules.values.lead_tests import lead_test
from theomachy.games.godslayer.rules.values.machines import living
from theomachy.games.godslayer.rules.values.statistics import leads
from theomachy.games.godslayer.state import Battle, Card, Model
from theomachy.games.godslayer.terms import NOBODY, Dread
from theomachy.kernel import Procedure

CLAUSES: dict[Dread, str] = {FEAR: "GS-PSY-03", HORROR: "GS-PSY-07"}


# Contact


def contact(t: Battle, task: tasks.Contact) -> Procedure[None]:
    """Schedule the tests for cards that have met anew, after all that brings models together or apart.

    What lasts as long as an engagement ends with it. GS-PSY-03, GS-PSY-04, GS-PSY-07, GS-A-60.

    The card whose action it was tests once for all that it has met; each other card tests once for each enemy.
    GS-PSY-11, GS-PSY-12.
    """
    dreaded = [card for card in t.cards if caused_by(t, card)]
    mover = task.card if task.card != NOBODY else t.activation.card if t.activation is not None else NOBODY
    for card in t.cards:
        watched = t.cards if card.fleeing or card.tested else dreaded
        foes = [other for other in watched if not t.allied(other.seat, card.seat)]
        met = touching(t, card, foes) if foes else []
        verbs.break_contact(t, card, tuple([other.number for other in met]))
        new = [other for other in met if other.number not in card.tested]
        if card.fleeing and new:
            run_on(t, card, new)
        elif new:
            meet(t, card, [other for other in new if dread(t, card, [other])], card.number == mover)
    yield from ()


def touching(t: Battle, card: Card, foes: list[Card]) -> list[Card]:
    """Return those of some enemy cards with which a card is in melee.

    A machine does not count on the side that is tested. GS-ENG-03, GS-WMC-03.
    """
    testers, met = living(t, card), []
    for foe in foes:
        theirs = t.members(foe)
        pairs = [(mine, yours) for mine in testers for yours in theirs if near(mine, yours)]
        if any(engages(t, mine, yours) or engages(t, yours, mine) for mine, yours in pairs):
            met.append(foe)
    return met


def run_on(t: Battle, card: Card, new: list[Card]) -> None:
    """Schedule another flight of a fleeing card that is engaged anew. GS-FLE-06."""
    verbs.face(t, card, new)
    if card.tokens:
        after_this(t, tasks.Flee(card.number, "GS-FLE-06"))


def meet(t: Battle, card: Card, causers: list[Card], moved: bool) -> None:
    """Schedule the tests that a card owes to these causers.

    A charge was tested for before it was made. That test covers what else the charge has reached, if it was at least as
    hard. GS-PSY-11.
    """
    if not causers:
        return
    if held_still(t, card):
        verbs.face(t, card, causers)
        return
    covered = [causer for causer in causers if moved and charging(t, card) and as_bad(t, card, causer)]
    for causer in covered:
        verbs.test_taken(t, card, causer, bool(card.afraid))
    left = [causer for causer in causers if causer not in covered]
    groups = [left] if moved and left else [[causer] for causer in left]
    verbs.schedule(t, *[tasks.Fear(card.number, " ".join([causer.id for causer in group])) for group in groups])


def charging(t: Battle, card: Card) -> bool:
    march, fight = t.march, t.fight
    return bool(
        (march is not None and march.how == "charge" and march.card == card.number)
        or (fight is not None and fight.charge and fight.card == card.number)
    )


def as_bad(t: Battle, card: Card, causer: Card) -> bool:
    """Return True if the test before a charge was at least as hard as that for a causer."""
    tested = dread(t, card, [t.cards[number] for number in card.tested])
    return tested == HORROR or (tested == FEAR and dread(t, card, [causer]) == FEAR)


# Tests


def fear(t: Battle, task: tasks.Fear) -> Procedure[None]:
    """Make a fear or horror test for the enemies that a card has met.

    A failed fear test costs MEL, and a failed horror test puts the card to flight. GS-PSY-01, GS-PSY-03, GS-PSY-07.
    """
    card = t.cards[task.card]
    causers = [other for id in task.causers if (other := t.card_named(id)) is not None and t.members(other)]
    what = dread(t, card, causers)
    if not what or card.fleeing or will_flee(t, card):
        return
    passed = yield from lead_test(t, card, what, CLAUSES[what])
    for causer in causers:
        verbs.test_taken(t, card, causer, failed=what == FEAR and not passed)
    if what == HORROR and not passed:
        after_this(t, tasks.Flee(card.number, "GS-PSY-07"))


def charge_test(t: Battle, card: Card, targets: list[Model]) -> Procedure[bool]:
    """Make the test before a charge, one for all targets, and return True if the charge goes on.

    It is made before paying. A card that fails a fear test goes on, and one that fails a horror test does not, so that
    no member runs. GS-PSY-06, GS-PSY-10, GS-PSY-11, GS-CHG-20, GS-A-57, GS-A-58.
    """
    causers = [t.cards[number] for number in dict.fromkeys([target.card for target in targets])]
    causers = [causer for causer in causers if dread(t, card, [causer])]
    what = dread(t, card, causers)
    if not what or held_still(t, card):
        return True
    passed = yield from lead_test(t, card, what, "GS-PSY-10" if what == HORROR else "GS-PSY-06")
    if what == HORROR and not passed:
        return False
    for causer in causers:
        verbs.test_taken(t, card, causer, failed=not passed)
    return True


def bravery(t: Battle, task: tasks.Bravery) -> Procedure[None]:
    """Make the bravery test of a unit that has lost half of its members in this turn, at the end of the turn.

    GS-PSY-02, GS-A-54.
    """
    card = t.cards[task.card]
    if not shaken(t, card):
        return
    passed = yield from lead_test(t, card, "bravery", "GS-PSY-02")
    if not passed:
        verbs.schedule(t, tasks.Flee(card.number, "GS-PSY-02"))


def shaken(t: Battle, card: Card) -> bool:
    """Return True if a unit must take a bravery test.

    Gnolls must at losses of two thirds instead of half. Cards that cause horror never do, nor do machines. GS-PSY-02,
    GS-PSY-08, GS-PSY-13, GS-SUB-01, GS-WMC-03.
    """
    left = len(living(t, card))
    lost = card.strength - left
    few = 3 * lost >= 2 * card.strength if leads(t, card, "gnolls") else 2 * lost >= card.strength
    if not left or lost <= 0 or not few or card.fleeing or held_still(t, card):
        return False
    return caused_by(t, card) != HORROR


# Running


def after_this(t: Battle, task: tasks.Flee) -> None:
    """Schedule a flight for the end of the action that is under way, or at once if there is none.

    GS-FLE-02, GS-A-56.
    """
    if any(isinstance(task, tasks.EndTurn) for task in t.agenda):
        verbs.schedule(t, task)
    else:
        verbs.schedule_last(t, task)
