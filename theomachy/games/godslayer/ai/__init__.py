"""What the game tells agents: how a position is judged, and what a sensible player does at once."""
