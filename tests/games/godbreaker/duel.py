"""Two models in reach of each other, and the ranks of a trait, for the tests of traits."""

RANKS = [(1, ""), (2, "2"), (3, "3")]
DUEL = """
    activation
    active a1
    a1 5u,5u {}
    b1 6u,5u {}
"""
