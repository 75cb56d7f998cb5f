"""What agents know of Godtear: a judge of states, and what a sensible player answers at once."""
