"""Titus and the Glory Seekers."""
