"""The champions: each is a folder, whose name is its id.

    titus/card.toml     its figures and skills, and its followers': see `sheets.py`
    titus/effects.py    what the language of effects cannot say, if there is such a thing
    titus/en.ftl        names and texts, in each language; titus/ja.ftl
    titus/looks.toml    how it may be drawn

A champion stands under its id in the words, a unit under its name, with .one for a single follower of it. An ability
stands under its owner and its name, with .text for its effect; an attack that only rolls has none. Type, range and dice
are not told there: the card shows them apart.
"""

from pathlib import Path

from theomachy.games.godtear.sheets import Sheet, read_champion

FOLDER = Path(__file__).parent


def folder_of(id: str) -> Path:
    """Where a champion lies: `sneaky_peet` for `sneaky-peet`, so that Python can import it."""
    return FOLDER / id.replace("-", "_")


def read_folder(folder: Path) -> dict[str, tuple[Sheet, Sheet]]:
    """Every champion's sheet and its followers', by the champion's id, in the order of the ids."""
    cards = {card.parent.name.replace("_", "-"): card for card in folder.glob("*/card.toml")}
    sources = {id: card.relative_to(folder.parent).as_posix() for id, card in cards.items()}
    return {id: read_champion(id, cards[id].read_text("utf-8"), sources[id]) for id in sorted(cards)}


CHAMPIONS = read_folder(FOLDER)
SHEETS = {sheet.id: sheet for pair in CHAMPIONS.values() for sheet in pair}
"""The sheets of all champions and units, by their ids."""


def official() -> dict[str, tuple[Sheet, Sheet]]:
    """The champions that chance draws from, and that can be drafted. GT-FMT-15"""
    return {id: pair for id, pair in CHAMPIONS.items() if not pair[0].fan_made}
