"""Notation: a battle as text, and back."""
