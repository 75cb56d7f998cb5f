"""Notations of games: a state is written and read both ways, and a text is spoilt."""

from collections.abc import Sequence
from random import Random
from typing import Any

from theomachy.kernel import Game


def check_both_ways(game: Game[Any], state: Any) -> None:
    """A state reads as it is written, field by field; its terrain is made anew and its log is not written."""
    text = game.notation.write(state)
    again = game.notation.read(text)
    names = [name for name in state.__struct_fields__ if name not in ("ground", "log")]
    different = [name for name in names if getattr(state, name) != getattr(again, name)]
    assert different == [], text
    assert again.digest() == state.digest()


def spoilt(text: str, random: Random, words_of_the_game: Sequence[str]) -> str:
    """A text with something changed, taken away, doubled or swapped."""
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
                [*'0123456789,-/"{[ü', "", "none", "99999999", "-1,-1", "x", *words_of_the_game]
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
