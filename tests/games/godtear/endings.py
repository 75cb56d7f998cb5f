"""Positions in which the scenario has its say, and how scenarios begin."""

from tests.games.godtear.table import go, keys, table
from theomachy.games.godtear import GAME
from theomachy.games.godtear.battlefield import BOARD, NAMES
from theomachy.games.godtear.setup import Setup
from theomachy.games.godtear.state import Godtear
from theomachy.kernel import Match

TWO_ROWS = {f"{row},{column}" for row in (0, 1) for column in range(14)}
ONE_ROW = {f"0,{column}" for column in range(14)}
EDGES = {f"{row},{column}" for row in range(2, 6) for column in (0, 1, 12, 13)}


def ending(
    id: str, objectives: str = "", more: str = "", titus: str = "2,4", head: str = "", **rulings: str | bool
) -> Godtear:
    """The scenario's part of the end phase begins; the first player has lost the turn."""
    text = f"""
        scenario {head} winner 2
        {f"objectives {objectives}" if objectives else ""}
        1-titus {titus}
        1-glory-seekers 2,3
        2-nia 9,9
        2-quartzlings 9,8 9,7 9,6
        {more}
    """
    return table(text, scenario=id, **rulings)


def objectives(match: Match[Godtear]) -> dict[str, int]:
    """The objective hexes, and how many lie on each other there."""
    return {NAMES[place]: height for place, height in match.state.objectives.items()}


def is_over(match: Match[Godtear]) -> bool:
    """Return True if the scenario is done with the turn, so that the next one begins."""
    return match.state.phase == "next turn" and match.request.question == "gt-ask-first"


def half_turn(hexes: set[str]) -> set[str]:
    """The same hexes as seen from the other side of the table."""
    return {NAMES[len(NAMES) - 1 - BOARD.place(hex)] for hex in hexes}


def begins(id: str, hexes: str, deployment: set[str], step: int) -> None:
    """A scenario begins with these objective hexes, deployment hexes of the north, and this step on the ladder."""
    t = GAME.new(Setup(("titus", "nia"), id))
    assert {NAMES[place]: height for place, height in t.objectives.items()} == dict.fromkeys(hexes.split(), 1)
    match = go(t, "north", "1 0 0 0 0|0 0 0 0 0")
    assert match.state.warband_tokens == (step, step)
    assert keys(match) == deployment
    match = go(t, "south", "1 0 0 0 0|0 0 0 0 0")
    assert keys(match) == half_turn(deployment)
    assert half_turn({*hexes.split()}) == {*hexes.split()}  # neither side has an advantage


def many(count: int, *stacks: str) -> str:
    """So many objective hexes, some of them in stacks of these heights."""
    hexes = [f"{row},{column}" for row in (4, 5) for column in range(14)]
    return " ".join(
        [
            *hexes[: count - sum(int(stack[-1]) for stack in stacks)],
            *[f"7,{n}*{stack}" for n, stack in enumerate(stacks)],
        ]
    )


def scored(match: Match[Godtear]) -> tuple[int, int]:
    """What the banners of both players scored, as the first event tells it."""
    event = match.story[0][0]
    assert event.id == "gt-banners-score"
    return event.args["one"], event.args["two"]
