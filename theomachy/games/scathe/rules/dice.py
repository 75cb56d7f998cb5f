"""SC-DIE: the action die, weighted to the middle."""

from theomachy.games.scathe.state import BLUE, RED
from theomachy.kernel import Procedure, Roll, one

ACTION_DIE = (1, 2, 2, 3, 3, 3, 4, 4, 4, 5, 5, 6)
"""SC-DIE-01: the sides of a plain twelve-sided die in order, so that typing `d7` rolls a 4 (SC-A-26). The mean is 3.5
(SC-DIE-02)."""

TURN_ROLL = tuple(Roll((ACTION_DIE,), one, "sc-roll-turn", seat, "SC-TRN-01") for seat in (RED, BLUE))
FIRST_ROLL = tuple(Roll((ACTION_DIE,), one, "sc-roll-first", seat, "SC-SET-05") for seat in (RED, BLUE))


def roll_off() -> Procedure[tuple[int, int]]:
    """Let each player roll one action die. SC-SET-05, SC-A-19."""
    red = yield from FIRST_ROLL[RED]
    blue = yield from FIRST_ROLL[BLUE]
    return red, blue


def higher(faces: tuple[int, int]) -> int | None:
    """Return the seat that rolled higher, or None on a tie, which is rolled again (SC-A-19)."""
    red, blue = faces
    return None if red == blue else RED if red > blue else BLUE
