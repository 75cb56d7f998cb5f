"""What agents know of the game: how likely each seat wins, and what a sensible player does at once."""
