"""The knowledge that agents have of the game: each seat's chance to win, and a sensible player's immediate answers."""
