"""Notations of games: a state is written and read both ways, and a text that describes none is refused."""

from typing import Any

import pytest

from theomachy.kernel import Game, Refused


def check_both_ways(game: Game[Any], state: Any) -> None:
    """A state reads as it is written, field by field; its terrain is made anew and its log is not written."""
    text = game.notation.write(state)
    again = game.notation.read(text)
    names = [name for name in state.__struct_fields__ if name not in ("ground", "log")]
    different = [name for name in names if getattr(state, name) != getattr(again, name)]
    assert different == [], text
    assert again.digest() == state.digest()


def bad_line(game: Game[Any], text: str) -> tuple[int, str]:
    """Return number and text of the line for which a text is refused as one that describes no state."""
    with pytest.raises(Refused) as no:
        game.notation.read(text)
    assert no.value.reason.id == "bad-notation"
    return no.value.reason.args["line"], no.value.reason.args["text"]
