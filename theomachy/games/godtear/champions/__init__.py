"""The champions: each is a folder, whose name is its id.

    titus/card.toml     its figures and skills, and its followers': see `sheets.py`
    titus/effects.py    what the language of effects cannot say, if there is such a thing
    titus/en.ftl        names and texts, in each language; titus/ja.ftl
    titus/looks.toml    how it may be drawn

A champion stands under its id in the words, a unit under its name, with .one for a single follower of it. An ability
stands under its owner and its name, with .text for its effect; an attack that only rolls has none. Type, range and dice
are not told there: the card shows them apart.
"""
