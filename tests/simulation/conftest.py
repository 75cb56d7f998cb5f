"""The made-up game, and the end of what simulated matches have left behind."""

import gc
from collections.abc import Iterator

import pytest

from tests.conformance import mini
from theomachy import games


@pytest.fixture(autouse=True)
def made_up(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """Know the made-up game, and collect the tasks of dead hosts here instead of in the middle of another test."""
    monkeypatch.setitem(games.GAMES, mini.GAME.id, mini.GAME)
    yield
    gc.collect()
