"""Somebody who thinks long says so."""

import time

import pytest

from tests.terminal.sit import screen, seen
from theomachy.terminal import thinking


@pytest.mark.parametrize(("seconds", "said"), [(0.0, False), (0.3, True)])
def test_it_is_said_when_it_takes_long(monkeypatch: pytest.MonkeyPatch, seconds: float, said: bool) -> None:
    monkeypatch.setattr(thinking, "PATIENCE", 0.05)
    console = screen(force_terminal=True)
    with thinking.thinking(console, "Blue is thinking"):
        time.sleep(seconds)
    shown = seen(console)
    assert ("Blue is thinking" in shown) is said
    time.sleep(0.1)
    assert seen(console) == shown, "it is over"


def test_nothing_is_said_where_nobody_looks(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(thinking, "PATIENCE", 0.01)
    console = screen()
    with thinking.thinking(console, "Blue is thinking"):
        time.sleep(0.1)
    assert seen(console) == ""


def test_an_interruption_gets_through() -> None:
    with pytest.raises(KeyboardInterrupt), thinking.thinking(screen(force_terminal=True), "Blue is thinking"):
        raise KeyboardInterrupt
