"""A person may lay out the text of a notation freely; a text that describes no state is refused by its line."""

from random import Random

import pytest

from tests.conformance.games import GODBREAKER, GODSLAYER, GODTEAR, SCATHE, GameCase, decide, decisions
from tests.notations import bad_line, spoilt
from theomachy.kernel import Fast, Match, Refused, key_of

TYPED = [SCATHE, GODTEAR, GODBREAKER, GODSLAYER]
"""The games whose notation a person can type."""
every_game = pytest.mark.parametrize("entry", TYPED, ids=[entry.name for entry in TYPED])


def texts(entry: GameCase, seed: int) -> list[str]:
    """Return the settled states of a random game as text."""
    match = entry.start([*entry.presets][seed % len(entry.presets)], seed)
    found = []
    for key, seat in decisions(match, Random(seed)):
        found.append(entry.game.notation.write(match.settled))
        match.answer(key, seat)
    return found


@every_game
@pytest.mark.parametrize("text", ["", "\n", "  \n \n"])
def test_no_text_is_no_state(entry: GameCase, text: str):
    """Nothing describes nothing."""
    assert bad_line(entry.game, text) == (1, "")


@every_game
def test_spaces_and_empty_lines_do_not_matter(entry: GameCase):
    """A person may type it: with spaces around the lines, and empty lines between them."""
    read = entry.game.notation.read
    text = entry.game.notation.write(entry.game.new(entry.setup(next(iter(entry.presets)), 1)))
    loose = "\n  " + "\n\n\t ".join(f"{line}  " for line in text.splitlines()) + "\n\n"
    assert read(loose).digest() == read(text).digest()


@pytest.mark.long
@every_game
@pytest.mark.parametrize("seed", range(3))
def test_any_nonsense_is_refused_with_its_line_or_can_be_played(entry: GameCase, seed: int):
    """A spoilt text is never a crash: it is refused with a line that it has, or it is another position to play from."""
    random = Random(seed)
    whole = texts(entry, seed)
    lines: list[tuple[int, int]] = []
    for _ in range(60):
        text = spoilt(random.choice(whole), random)
        if random.random() < 0.5:
            text = spoilt(text, random)
        try:
            t = entry.game.notation.read(text)
        except Refused as no:
            lines.append((no.reason.args["line"], len(text.splitlines())))
            continue
        assert entry.game.notation.read(entry.game.notation.write(t)).digest() == t.digest(), text
        if entry is SCATHE and not all(t.parties):  # it can be read, but nobody is there to be attacked
            continue
        match = Match(entry.game, t, Fast(seed))
        for _ in range(8):
            if match.request is not None:
                match.answer(key_of(decide(match.request, random)))
    assert len(lines) > 15
    assert [(line, last) for line, last in lines if not 1 <= line <= max(1, last)] == []
