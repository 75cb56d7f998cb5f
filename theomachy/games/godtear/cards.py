"""The cards of all champions, read from their folders."""

from pathlib import Path

from theomachy.content.card_folders import CardFolders
from theomachy.games.godtear.sheets import Sheet, read_champion

FOLDERS = CardFolders(f"{__package__}.champions", Path(__file__).parent / "champions")
CHAMPIONS: dict[str, tuple[Sheet, Sheet]] = {
    id: read_champion(id, FOLDERS.text(id), FOLDERS.source(id)) for id in FOLDERS.ids()
}
"""Every champion's sheet and its followers', by the champion's id, in the order of the ids."""
SHEETS = {sheet.id: sheet for pair in CHAMPIONS.values() for sheet in pair}
"""The sheets of all champions and units, by their ids."""


def official() -> dict[str, tuple[Sheet, Sheet]]:
    """Return the champions that can be drafted and that chance draws from, without those of fans. GT-FMT-15."""
    return {id: pair for id, pair in CHAMPIONS.items() if not pair[0].fan_made}
