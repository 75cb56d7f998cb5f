"""Nia and the Quartzlings."""
