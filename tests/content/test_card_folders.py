"""Cards with a folder each are found where they lie."""

from pathlib import Path

import pytest

from theomachy.content.card_folders import CardFolders
from theomachy.games.godslayer import spells
from theomachy.games.godtear import cards


def test_a_folder_with_a_card_is_a_card(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """In the order of the ids; code is imported where there is some."""
    for file in ("wolf/card.toml", "brown_bear/card.toml", "brown_bear/effects.py", "notes/readme.md"):
        (tmp_path / "beasts_of_the_test" / file).parent.mkdir(parents=True, exist_ok=True)
        (tmp_path / "beasts_of_the_test" / file).write_text("LEGS = 4", "utf-8")
    monkeypatch.syspath_prepend(tmp_path)
    beasts = CardFolders("beasts_of_the_test", tmp_path / "beasts_of_the_test")
    assert beasts.ids() == ["brown-bear", "wolf"]
    assert beasts.source("brown-bear") == "beasts_of_the_test/brown_bear/card.toml"
    assert beasts.text("wolf") == "LEGS = 4"
    code = beasts.code("brown-bear")
    assert code is not None
    assert code.LEGS == 4
    assert (beasts.has_code("wolf"), beasts.code("wolf"), beasts.code("nobody")) == (False, None, None)


@pytest.mark.parametrize("folders", [cards.FOLDERS, spells.FOLDERS], ids=["champions", "spells"])
def test_code_is_part_of_the_package(folders: CardFolders) -> None:
    """Else nobody checks what it imports."""
    outside = [id for id in folders.ids() if folders.has_code(id) and not (folders.of(id) / "__init__.py").exists()]
    assert outside == []
