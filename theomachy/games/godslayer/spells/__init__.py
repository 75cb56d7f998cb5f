"""Fan-made spells: each is a folder, whose name is its id. The spells of the game's makers are in factions/.

    hearthlight/card.toml     its figures and effects: see `army/spell_cards.py`
    hearthlight/effects.py    the effects that the language of effects cannot express, if it has any
    hearthlight/en.ftl        its name and text, in each language; hearthlight/ja.ftl
    hearthlight/looks.toml    the icon of its lasting effect

docs/make-your-own-spell.md shows step by step how to make a spell.
"""

from pathlib import Path

from theomachy.content.card_folders import CardFolders

FOLDERS = CardFolders(__name__, Path(__file__).parent)
