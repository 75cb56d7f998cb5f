"""Halftusk and the Froglodytes."""
