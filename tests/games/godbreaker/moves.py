"""Positions for the tests of moving: a1 is about to move, and there may be platforms to climb."""

START = "activation\nactive a1\nobjective none\nb5 23u,23u\n"
"""Somebody of the other circle is far away, so that the game goes on."""
STAIRS = "floor 8u,2u 14u,8u level 1\nfloor 8u,10u 14u,16u level 2\n"
