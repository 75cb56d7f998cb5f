"""Spells that players made: each is a folder, whose name is its id. What the makers published lies in factions/.

    hearthlight/card.toml     its figures and what it does: see `army/spell_cards.py`
    hearthlight/effects.py    what the language of effects cannot say, if there is such a thing
    hearthlight/en.ftl        its name and text, in each language; hearthlight/ja.ftl
    hearthlight/looks.toml    the icon of what lasts

How one is made, step by step: docs/make-your-own-spell.md
"""

from pathlib import Path

from theomachy.play.card_folders import CardFolders

FOLDERS = CardFolders(__name__, Path(__file__).parent)
