"""Advice in these tests is thought through to the end, however busy the machine is."""

import math
from importlib import import_module

import pytest


@pytest.fixture(autouse=True)
def _no_hurry(monkeypatch: pytest.MonkeyPatch) -> None:
    hints = import_module("theomachy.coach.hints")  # the package has a function of that name
    monkeypatch.setattr(hints, "SECONDS", math.inf)
