"""Godslayer's agents: the judge of positions, and the policy that carries actions through without search."""
