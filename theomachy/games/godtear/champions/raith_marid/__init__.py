"""Raith'Marid and the Splashlings."""
