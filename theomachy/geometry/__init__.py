"""Geometry of tables: hexes, and the measured plane with its shapes, paths, moves and lines of sight."""
