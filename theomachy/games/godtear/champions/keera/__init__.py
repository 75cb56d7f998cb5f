"""Keera and the Young Dragons."""
