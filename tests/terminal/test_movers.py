"""Several pieces that may be moved, typed in a terminal: `Goose 3 10 7` is a place for one of them."""

from typing import Any

import pytest

from tests.server.flock import GAME, INCH
from theomachy.kernel import Match, Seeded
from theomachy.presentation.text import Words
from theomachy.terminal.session.ask import Unclear
from theomachy.terminal.session.menu import Menu

ENGLISH = Words(GAME)


def asked(*keys: str) -> tuple[Match[Any], Menu]:
    match = Match(GAME, GAME.new(GAME.setup.type()), Seeded.of(5), listen=True)
    for key in keys:
        match.answer(key)
    ask = match.ask_of(0)
    assert ask is not None
    return match, Menu(ENGLISH, ask, GAME.scene(match.state, 0))


@pytest.mark.parametrize(
    ("typed", "key"),
    [
        ("6.5 7", f"all:{int(6.5 * INCH)},{7 * INCH}"),
        ("goose-3 10 7", f"goose-3:{10 * INCH},{7 * INCH}"),
        ("Goose 3 10 7", f"goose-3:{10 * INCH},{7 * INCH}"),
        ("goose 4 x 12 y 7.5", f"goose-4:{12 * INCH},{int(7.5 * INCH)}"),
        ("goose-1 6 7", f"all:{6 * INCH},{7 * INCH}"),
    ],
)
def test_a_place_is_meant_for_whoever_is_named_before_it(typed: str, key: str) -> None:
    """Without a name it is meant for the first, who takes the others along."""
    match, menu = asked()
    assert menu.find(typed) == key
    match.answer(key, 0)


def test_once_all_have_moved_the_first_moves_alone() -> None:
    match, menu = asked(f"all:{6 * INCH},{7 * INCH}")
    assert menu.find("goose-1 6 6.5") == f"goose-1:{6 * INCH},{int(6.5 * INCH)}"
    match.answer(f"goose-1:{6 * INCH},{int(6.5 * INCH)}", 0)
    assert match.state.places[1] == (8 * INCH, 7 * INCH)


def test_a_name_that_could_be_several_is_asked_about() -> None:
    _, menu = asked()
    with pytest.raises(Unclear):
        menu.find("goose 10 7")


def test_who_is_no_mover_is_not_moved() -> None:
    _, menu = asked()
    assert menu.find("fox 10 7") is None
