"""Texts that people type: what cannot be read is refused with its line, and a fault of the reader is not hidden."""

from collections.abc import Callable
from typing import Any

import msgspec
import pytest

from tests.conformance.games import GODBREAKER, GODSLAYER, GODTEAR, GameCase
from theomachy.kernel import Ask, Refused, refuse
from theomachy.play.notation import TypedLine, attempt, hold, try_out

LINE = TypedLine(3, "so it stands")


def raising(error: Exception) -> Callable[[str], None]:
    def take(text: str) -> None:
        raise error

    return take


@pytest.mark.parametrize(
    "error", [ValueError("no"), KeyError("no"), IndexError(), msgspec.ValidationError("no"), RecursionError()]
)
def test_what_a_reader_says_of_a_text_is_refused_with_its_line(error: Exception):
    with pytest.raises(Refused) as no:
        attempt(raising(error), LINE)
    assert no.value.reason.args == {"line": 3, "text": "so it stands"}


def test_a_readers_own_reason_gets_the_line():
    with pytest.raises(Refused) as no:
        attempt(raising(refuse("too-many", "GT-1", most=3)), LINE)
    assert (no.value.reason.id, no.value.reason.clause) == ("too-many", "GT-1")
    assert no.value.reason.args == {"line": 3, "most": 3}


@pytest.mark.parametrize("kind", [AttributeError, TypeError, AssertionError, NameError, ImportError, ZeroDivisionError])
def test_a_fault_of_a_reader_is_no_bad_notation(kind: type[Exception]):
    with pytest.raises(kind):
        attempt(raising(kind("a fault")), LINE)


@pytest.mark.parametrize("entry", [GODTEAR, GODBREAKER, GODSLAYER], ids=lambda entry: entry.name)
def test_a_fault_of_a_games_reader_is_no_bad_notation(entry: GameCase, monkeypatch: pytest.MonkeyPatch):
    """The same in a game: its text is good, but its reader is not."""
    game = entry.game
    text = game.notation.write(entry.start(next(iter(entry.presets)), 1).settled)
    game.notation.read(text)

    def faulty(*args: Any) -> None:
        raise AttributeError("a fault")

    monkeypatch.setattr(READERS[entry.name], faulty)
    with pytest.raises(AttributeError, match="a fault"):
        game.notation.read(text)


READERS = {
    "godtear": "theomachy.games.godtear.notation.reading.GodtearReader.check",
    "godbreaker": "theomachy.games.godbreaker.notation.reading.SagaReader.check",
    "godslayer": "theomachy.games.godslayer.notation.reading.Reader.check",
}


def test_what_is_said_must_hold():
    hold(1 < 2)
    with pytest.raises(ValueError, match="it cannot be so"):
        hold([])


# Whether a game can go on


def asking(state: list[str]) -> Any:
    """A procedure that asks for one of what there is, as long as there is something."""
    if state == ["a fault"]:
        raise TypeError
    assert state != ["half done"]
    return iter([Ask(0, "which", state)])


def test_a_game_goes_on_where_somebody_can_answer():
    try_out(asking, ["a"])
    try_out(lambda state: None, [])


@pytest.mark.parametrize(("state", "why"), [([], "it cannot be so"), (["half done"], "something is missing")])
def test_a_text_is_to_blame_for_a_question_without_an_answer_and_for_what_is_missing(state: list[str], why: str):
    with pytest.raises(ValueError, match=why):
        try_out(asking, state)


def test_a_fault_of_the_rules_is_not():
    with pytest.raises(TypeError):
        try_out(asking, ["a fault"])
