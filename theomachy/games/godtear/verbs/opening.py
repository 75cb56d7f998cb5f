"""Before the first turn: who goes first, sides, objective hexes, deployment."""

from theomachy.games.godtear.phases import Phase
from theomachy.games.godtear.state import Godtear
from theomachy.games.godtear.verbs.log import tell
from theomachy.games.godtear.verbs.turns import start_space


def go_first(t: Godtear, first: int, totals: tuple[int, int], then: Phase) -> None:
    """Make a player first player and begin the next phase. GT-SET-14, GT-FMT-06, GT-FMT-07."""
    t.first = t.active = first
    t.phase = then
    tell(t, "gt-goes-first", "GT-SET-14", seat=first, one=totals[0], two=totals[1])


def roll_again(t: Godtear, totals: tuple[int, int]) -> None:
    """Tell that a tie decides nothing. GT-SET-14."""
    tell(t, "gt-rolled-alike", "GT-SET-14", one=totals[0], two=totals[1])


def take_side(t: Godtear, north: int, token: int) -> None:
    """Give the players their sides. GT-SET-15 to 17."""
    t.north = north
    t.warband_tokens = (token, token)
    t.turn_token = start_space(t)
    t.phase = "deploy"
    tell(t, "gt-took-side", "GT-SET-15", seat=t.first, side="gt-north" if t.first == north else "gt-south")


def lay_objectives(t: Godtear, places: tuple[int, ...]) -> None:
    """Lay the first objective hexes. GT-SET-13."""
    t.objectives = dict.fromkeys(places, 1)


def next_to_deploy(t: Godtear, seat: int) -> None:
    """Let a player deploy next. GT-DEP-03."""
    t.active = seat
