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

from theomachy.content.card_folders import CardFolders
from theomachy.games.godtear.sheets import Sheet, read_champion

FOLDERS = CardFolders(__name__, Path(__file__).parent)
CHAMPIONS: dict[str, tuple[Sheet, Sheet]] = {
    id: read_champion(id, FOLDERS.text(id), FOLDERS.source(id)) for id in FOLDERS.ids()
}
"""Every champion's sheet and its followers', by the champion's id, in the order of the ids."""
SHEETS = {sheet.id: sheet for pair in CHAMPIONS.values() for sheet in pair}
"""The sheets of all champions and units, by their ids."""


def official() -> dict[str, tuple[Sheet, Sheet]]:
    """Return the champions that can be drafted and that chance draws from, without those of fans. GT-FMT-15."""
    return {id: pair for id, pair in CHAMPIONS.items() if not pair[0].fan_made}
