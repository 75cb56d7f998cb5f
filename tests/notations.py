"""Notations of games: a state is written and read both ways, and a text that describes none is refused."""

from collections.abc import Sequence
from random import Random
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


def spoilt(text: str, random: Random, more: Sequence[str] = ()) -> str:
    """Return a text with something changed, taken away, doubled or swapped."""
    lines = text.splitlines()
    line = random.randrange(len(lines))
    words = lines[line].split(" ")
    word = random.randrange(len(words))
    match random.randrange(8):
        case 0:
            del lines[line]
        case 1:
            lines.append(lines[line])
        case 2:
            del words[word]
        case 3:
            words[word] = random.choice(
                [*'0123456789,-/"{[ü', "", "none", "99999999", "-1,-1", "x", "all", "a2.1", "D7", *more]
            )
        case 4:
            words[word] = "".join(random.sample(words[word], len(words[word])))
        case 5:
            words.append(random.choice(random.choice(lines).split(" ")))
        case 6:
            words[word] = random.choice(random.choice(lines).split(" "))
        case _:
            random.shuffle(lines)
    if line < len(lines) and words != lines[line].split(" "):
        lines[line] = " ".join(words)
    return "\n".join(lines)
