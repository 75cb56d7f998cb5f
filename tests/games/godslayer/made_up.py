"""Spells that no folder of the game holds: they come through the door of the content, each for one test only."""

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from unittest.mock import patch

from theomachy.content.card_folders import CardFolders
from theomachy.games.godslayer.army.card_faces import CARDS, spell_card
from theomachy.games.godslayer.army.profiles import PRINTED, SPELLS, read_spells
from theomachy.games.godslayer.army.spell_cards import Spell
from theomachy.games.godslayer.language import Does

ASHSONG = """
fan_made = true
faction = "wyldfolk"
category = "nature"
set = "old-songs"
cost = 5
act = 2
rng = 8
cpl = 12
thaumaturgy = false
does = [{ change = "DEF", by = 1 }]
"""


def written(folder: Path, text: str = ASHSONG, name: str = "ashsong") -> CardFolders:
    """A folder of spells that holds this one."""
    (folder / "spells" / name).mkdir(parents=True)
    (folder / "spells" / name / "card.toml").write_text(text, "utf-8")
    return CardFolders("spells", folder / "spells")


def ashsong(folder: Path, text: str = ASHSONG) -> Spell:
    return read_spells(written(folder, text))["ashsong"]


@contextmanager
def known(spell: Spell) -> Iterator[None]:
    """As if its folder lay with the others."""
    with (
        patch.dict(SPELLS, {spell.id: spell}),
        patch.dict(PRINTED, {spell.id: Does(spell.does)}),
        patch.dict(CARDS, {spell.id: spell_card(spell)}),
    ):
        yield
