"""Godslayer: warbands on a 48-inch table."""
