"""Somebody who thinks long says so."""

import threading
import time

import pytest

from tests.terminal.sit import screen, seen
from theomachy.terminal.session import thinking


def test_it_is_said_when_it_takes_long(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(thinking, "SILENCE_S", 0.05)
    console, end = screen(force_terminal=True), time.monotonic() + 90
    with thinking.thinking(console, "Blue is thinking"):
        while "Blue is thinking" not in seen(console):
            assert time.monotonic() < end
            time.sleep(0.01)
    shown = seen(console)
    time.sleep(0.1)
    assert seen(console) == shown, "it is over"


def test_nothing_is_said_when_it_does_not(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(thinking, "SILENCE_S", 600)
    console = screen(force_terminal=True)
    with thinking.thinking(console, "Blue is thinking"):
        pass
    assert "Blue is thinking" not in seen(console)


def test_nothing_is_said_where_nobody_looks(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(thinking, "SILENCE_S", 0)
    console, busy = screen(), threading.active_count()
    with thinking.thinking(console, "Blue is thinking"):
        assert threading.active_count() == busy, "nobody waits to say it"
    assert seen(console) == ""


def test_an_interruption_gets_through() -> None:
    with pytest.raises(KeyboardInterrupt), thinking.thinking(screen(force_terminal=True), "Blue is thinking"):
        raise KeyboardInterrupt
