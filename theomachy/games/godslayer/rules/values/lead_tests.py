"""GS-TRM-09, GS-CON: tests against LEAD, and rolls of single dice."""

from theomachy.dice import d
from theomachy.games.godslayer import verbs
from theomachy.games.godslayer.rules.values.statistics import PLAIN, For, leads, losses, stat
from theomachy.games.godslayer.state import Battle, Card, Model
from theomachy.games.godslayer.terms import Tested
from theomachy.kernel import Ask, Procedure, Roll, one, total

D6 = d(6)
CLEARMEAD = "clearmead"
AGAIN, KEEP = "again", "keep"


def lead(t: Battle, card: Card, what: Tested | None = None) -> int:
    """Return the LEAD that a card tests with: of a unit, the highest, less the worst that lowers any member's.

    An aura that reaches one member so helps all, and a member that was spared a loss does not spare the rest.
    GS-TRM-07, GS-A-114, GS-A-117, GS-A-150.
    """
    why = For(what) if what is not None else PLAIN
    members = t.members(card)
    if t.setup.rulings.best_member_tests or not any(model.effects for model in members):
        return max([stat(t, model, "LEAD", why) for model in members], default=0)
    lost = [losses(t, model, "LEAD", why) for model in members]
    unburdened = [stat(t, model, "LEAD", why) + loss for model, loss in zip(members, lost, strict=True)]
    return max(0, max(unburdened) - max(lost))


def lead_test(t: Battle, card: Card, what: Tested, clause: str) -> Procedure[bool]:
    """Make a LEAD test: return True if two dice are not above LEAD.

    No roll succeeds or fails by itself. A unit rolls once. GS-TRM-09, GS-PSY-01, GS-A-116.
    """
    passed = yield from roll_against_lead(t, card, what, clause)
    if passed:
        return True
    if what == "receiving" and steadied(t, card):
        verbs.note(t, card, "city-states")
        passed = yield from roll_against_lead(t, card, what, "GS-SUB-01")
    if not passed and fortified(t, card):
        answer = yield from Ask(card.seat, "gs-ask-again", (AGAIN, KEEP), card.id, "GS-TAC-15")
        if answer == AGAIN:
            for model in t.members(card):
                verbs.end_effect(t, model, CLEARMEAD, "GS-TAC-15")
            passed = yield from roll_against_lead(t, card, what, clause)
    return passed


def roll_against_lead(t: Battle, card: Card, what: Tested, clause: str) -> Procedure[bool]:
    rolled: int = yield from Roll((D6, D6), total, f"gs-test-{what}", card.seat, clause)
    needed = lead(t, card, what)
    verbs.test(t, card, what, rolled, needed, clause)
    return rolled <= needed


def steadied(t: Battle, card: Card) -> bool:
    """Return True if a unit of the City-States may repeat a failed test to receive an order, once a round.

    GS-SUB-01.
    """
    return card.of.kind == "unit" and leads(t, card, "city-states") and not card.did("city-states")


def fortified(t: Battle, card: Card) -> bool:
    """Return True if Clearmead lets a card repeat a failed test of this round, once. GS-TAC-15."""
    return any(effect.id == CLEARMEAD for model in t.members(card) for effect in model.effects)


def one_die(t: Battle, question: str, seat: int, clause: str) -> Procedure[int]:
    """Roll one die and return its face. GS-CON-01."""
    face: int = yield from Roll((D6,), one, question, seat, clause)
    return face


def d3(t: Battle, question: str, seat: int, clause: str) -> Procedure[int]:
    """Roll a D3: half of a die, rounded up. GS-CON-02, GS-CON-03."""
    face = yield from one_die(t, question, seat, clause)
    return (face + 1) // 2


def each_die(t: Battle, models: list[Model], question: str, seat: int, clause: str) -> Procedure[tuple[int, ...]]:
    """Roll one die for each of several models, all together."""
    faces: tuple[int, ...] = yield from Roll((D6,) * len(models), tuple, question, seat, clause)
    return faces
