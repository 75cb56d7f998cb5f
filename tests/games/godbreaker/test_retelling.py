"""What lived on after a match that only its record tells. GB-CIR-11 to 15"""

import pytest

from tests.games.godbreaker.test_aftermath import ended, go, model
from theomachy.games.godbreaker import GAME
from theomachy.games.godbreaker.campaign import aftermath
from theomachy.games.godbreaker.retelling import retold
from theomachy.games.godbreaker.state import ASCENDED, CASUALTY, Saga


def both_left() -> Saga:
    """One of each side has ascended, others have grown, waned, fallen, or carry something."""
    state = ended(Bo=ASCENDED, Vi=ASCENDED, Di=CASUALTY)
    model(state, "Cy").tokens = ("treasure", "treasure", "ready")
    model(state, "Wu").tokens = ("trophy",)
    model(state, "Ed").die, model(state, "Xi").die = 10, 6
    return state


@pytest.mark.parametrize(
    ("answers", "dice"),
    [
        ("prize:a3 return new:pinning return new:ruinous", ""),
        ("none return crucible:gold alloy:gold new:shaping flaw:prey return new:ruinous", "6"),
        ("none farewell metal:copper new:healer raise:healer name:Rook return new:summoning", ""),
        ("none farewell metal:copper new:healer raise:healer name:Vi return new:summoning", ""),
        (
            "none farewell metal:copper crucible:gold new:shaping flaw:prey new:healer name:Rook "
            "farewell metal:iron new:tough new:brutal name:Nova",
            "6",
        ),
    ],
)
def test_a_story_tells_what_lived_on(answers: str, dice: str) -> None:
    """GB-CIR-11 to 15: who grew, returned, left or joined, with dice, metals, traits and flaws; and all deeds."""
    state = both_left()
    match = go(state, answers, dice)
    assert match.request is None
    told = retold(state.setup, GAME.scene(match.state, None), match.events, answers.split())
    assert told == aftermath(match.state, match.events)


def test_a_story_that_lacks_something_tells_nothing() -> None:
    """GB-CIR-05: four godbreakers are no circle."""
    match = go(both_left(), "none farewell metal:iron new:tough new:brutal name:Rook return new:ruinous")
    events = [event for event in match.events if event.id != "gb-joins" and event.args.get("name") != "Rook"]
    assert retold(match.state.setup, GAME.scene(match.state, None), events, ()) is None
