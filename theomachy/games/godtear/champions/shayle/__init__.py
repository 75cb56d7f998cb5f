"""Shayle and Landslide."""
