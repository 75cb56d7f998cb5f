"""Features that a game may offer beside its rules, one file for each.

A game lists its features in `Game.features`; `game.feature(Armies)` is that feature, or None where a game has none.
"""
