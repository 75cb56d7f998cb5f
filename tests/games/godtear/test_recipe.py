"""docs/make-your-own-champion.md is true: its champion is read, has its words, and passes its test."""

import re
from pathlib import Path
from types import ModuleType
from unittest.mock import patch

import pytest
from fluent.syntax import ast as ftl
from fluent.syntax import parse

from tests.games.godtear.made_up import known
from theomachy.games.godtear.rules import windows
from theomachy.games.godtear.sheets import read_champion
from theomachy.presentation.looks import read_look

RECIPE = (Path(__file__).parents[3] / "docs" / "make-your-own-champion.md").read_text("utf-8")
TOML, PYTHON, FLUENT = (
    re.findall(rf"^```{kind}\n(.*?)^```", RECIPE, re.M | re.S) for kind in ("toml", "python", "ftl")
)
CARD, LOOKS = TOML
EFFECTS, TEST = (ModuleType(name) for name in ("effects", "test"))
PAIR = read_champion("aldis", CARD, "card.toml")


def load(module: ModuleType, source: str) -> list[str]:
    exec(source, module.__dict__)
    return [name for name in vars(module) if name.startswith("test_")]


load(EFFECTS, PYTHON[0])


@pytest.mark.parametrize("name", load(TEST, PYTHON[1]))
def test_the_test_of_the_recipe(name: str):
    code = windows.code
    with known(PAIR), patch.object(windows, "code", lambda card: EFFECTS if card == "aldis" else code(card)):
        getattr(TEST, name)()


def test_the_words_of_the_recipe():
    """All that is named has words, and what is drawn is on the card."""
    said = [entry.id.name for entry in parse(*FLUENT).body if isinstance(entry, ftl.Message)]
    named = [
        [sheet.id, *(f"{sheet.id}-{each}" for each in (*(t.id for t in sheet.traits), *sheet.skills))] for sheet in PAIR
    ]
    assert sorted(said) == sorted([id for ids in named for id in ids])
    assert list(read_look(LOOKS, "looks.toml").faces) == [sheet.id for sheet in PAIR]
