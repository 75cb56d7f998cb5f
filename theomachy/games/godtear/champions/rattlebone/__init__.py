"""Rattlebone and the Hexlings."""
