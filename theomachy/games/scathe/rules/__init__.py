"""The procedures of Scathe, one module per chapter of rulebook.md, and which of them comes next."""

from collections.abc import Callable

from theomachy.games.scathe.rules.draft import draft_step, roll_for_draft
from theomachy.games.scathe.rules.opening import choose_rows, roll_for_first_turn
from theomachy.games.scathe.rules.turn import turn
from theomachy.games.scathe.state import Phase, Scathe
from theomachy.kernel import Procedure

STEPS: dict[Phase, Callable[[Scathe], Procedure[None]]] = {
    "draft order": roll_for_draft,
    "draft": draft_step,
    "rows": choose_rows,
    "first turn": roll_for_first_turn,
    "battle": turn,
}


def next_step(t: Scathe) -> Procedure[None] | None:
    """Return the procedure that the phase calls for, or None when the game is over."""
    return STEPS[t.phase](t) if t.result is None else None
