"""Battlefields: terrain, the pieces there are, ready-made fields, and fields from a seed."""
