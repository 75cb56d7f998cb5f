"""Agents' knowledge of Godtear: a judge of states, and the answers that a sensible player gives at once."""
