"""Mournblade and the Knightshades."""
