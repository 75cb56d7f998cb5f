"""Battlefields: terrain, the catalogue of pieces, ready-made fields, and fields from a seed."""
