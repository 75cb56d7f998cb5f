"""Morrigan and the Cold Bones."""
