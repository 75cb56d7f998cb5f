"""The kit of the rules' tests tells the author of a test how to mend it."""

import pytest

from tests.games.scathe.table import battle, table
from theomachy.kernel import Refused

DUEL = """
    battle
    red front: fighter 9
    blue front: warrior 19
"""


def notes(*turns: str, then: int = 3) -> str:
    with pytest.raises(Refused) as no:
        battle(table(DUEL), *turns, then=then)
    return "\n".join(no.value.__notes__)


def test_dice_left_over_are_told_with_what_is_asked_and_legal():
    told = notes("4 use:fighter:4", "5", "6")
    assert told.startswith("Seat 1 is asked sc-ask-action; all that is legal: ")
    assert "use:warrior:5" in told
    assert told.endswith("Dice still to be rolled: 6, 3.")


def test_a_refused_answer_is_told_with_what_is_legal():
    assert "; all that is legal: discard, use:fighter:1" in notes("4 use:fighter:9")


def test_missing_dice_are_told_with_what_was_asked():
    assert "is asked sc-ask-action" in notes("4 use:fighter:4", then=0)
