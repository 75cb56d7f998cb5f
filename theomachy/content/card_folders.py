"""Cards with a folder each, found where they lie: there is no list to enter them in.

    champions/aldis/card.toml     what is printed on it
    champions/aldis/effects.py    what data cannot say of it, if there is such a thing
    champions/aldis/en.ftl, ja.ftl, looks.toml    found by the house, as anywhere in a game's folder

The folder's name is the card's id, with `_` for `-`, so that Python can import it: `sneaky_peet` for `sneaky-peet`.
"""

from importlib import import_module
from pathlib import Path
from types import ModuleType
from typing import NamedTuple

CARD = "card.toml"
CODE = "effects.py"


class CardFolders(NamedTuple):
    """The folders of all cards of a kind: `CardFolders(__name__, Path(__file__).parent)`."""

    package: str
    folder: Path

    def of(self, id: str) -> Path:
        """Return the folder of a card."""
        return self.folder / id.replace("-", "_")

    def ids(self) -> list[str]:
        return sorted(card.parent.name.replace("_", "-") for card in self.folder.glob(f"*/{CARD}"))

    def text(self, id: str) -> str:
        return (self.of(id) / CARD).read_text("utf-8")

    def source(self, id: str, file: str = CARD) -> str:
        """Return the name of a card's file for error messages."""
        return (self.of(id) / file).relative_to(self.folder.parent).as_posix()

    def has_code(self, id: str) -> bool:
        """Return True if a card has code. A page without a server has compiled modules only."""
        code = self.of(id) / CODE
        return code.exists() or code.with_suffix(".pyc").exists()

    def code(self, id: str) -> ModuleType | None:
        """Import the code of a card, or return None if it has none."""
        return import_module(f"{self.package}.{self.of(id).name}.effects") if self.has_code(id) else None
