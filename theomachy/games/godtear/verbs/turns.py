"""Phases, the ladder, and what the end of a turn brings."""

from theomachy.games.godtear.state import NORTH, SPACES, Godtear
from theomachy.games.godtear.verbs.activations import ready_all
from theomachy.games.godtear.verbs.log import tell


def begin_turn(t: Godtear) -> None:
    """Begin a turn with its plot phase. GT-TRN-01."""
    t.phase = "plot"
    t.active = t.first
    ready_all(t)
    tell(t, "gt-turn-begins", "GT-TRN-01", turn=t.turn, seat=t.first)


def start_space(t: Godtear) -> int:
    """Return the space beside the midline, on the first player's side. GT-SET-17, GT-END-10."""
    return SPACES // 2 - 1 if t.side(t.first) == NORTH else SPACES // 2


def begin_clash(t: Godtear) -> None:
    t.phase = "clash"
    t.active = t.first
    ready_all(t)
    tell(t, "gt-clash-begins", "GT-TRN-01", turn=t.turn)


def step(t: Godtear, seat: int, steps: int, clause: str) -> None:
    """Move the turn token toward a player, up to the space before a warband token.

    Nothing is told if there are no steps. GT-LAD-03, GT-LAD-04, GT-LAD-15, GT-F1.
    """
    if not steps:
        return
    north, south = t.warband_tokens
    space = t.turn_token - steps if t.side(seat) == NORTH else t.turn_token + steps
    t.turn_token = max(north + 1, min(SPACES - 2 - south, space))
    tell(t, "gt-steps", clause, seat=seat, steps=steps, space=t.turn_token)


def end_clash(t: Godtear) -> None:
    t.phase = "scoring"


def score_banners(t: Godtear, totals: tuple[int, int]) -> None:
    """Tell the totals of the banners. GT-END-02."""
    tell(t, "gt-banners-score", "GT-END-02", one=totals[0], two=totals[1])


def win_turn(t: Godtear, seat: int, points: int) -> None:
    """Give the points of the turn to a player. GT-END-05, GT-END-06."""
    one, two = t.points
    t.points = (one, two + points) if seat else (one + points, two)
    t.turn_winner = seat
    t.phase = "scenario"
    tell(t, "gt-turn-won", "GT-END-06", seat=seat, points=points, turn=t.turn)


def win_game(t: Godtear, seat: int) -> None:
    """End the game with a winner. GT-END-07."""
    t.result = (0.0, 1.0) if seat else (1.0, 0.0)
    t.phase = "over"
    tell(t, "gt-game-won", "GT-END-07", seat=seat)


def move_warband_token(t: Godtear, seat: int, steps: int) -> None:
    """Move the warband token of a side toward the midline. GT-SCN-KNOWLEDGE-04."""
    north, south = t.warband_tokens
    t.warband_tokens = (north + steps, south) if t.side(seat) == NORTH else (north, south + steps)
    tell(t, "gt-warband-token", "GT-SCN-KNOWLEDGE-04", seat=seat, steps=steps)


def scenario_rolled(t: Godtear, seat: int, total: int, clause: str) -> None:
    tell(t, "gt-scenario-rolled", clause, seat=seat, total=total)


def scenario_dice(t: Godtear, seat: int, faces: tuple[int, ...], clause: str) -> None:
    """Tell the faces of dice that are not added up."""
    tell(t, "gt-scenario-dice", clause, seat=seat, faces=list(faces))


def scenario_done(t: Godtear) -> None:
    t.phase = "next turn"


def next_turn(t: Godtear, first: int) -> None:
    """Begin the next turn with a first player. GT-END-09, GT-END-10."""
    t.turn += 1
    t.first = first
    t.turn_token = start_space(t)
    begin_turn(t)
