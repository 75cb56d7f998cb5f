"""Theomachy: tabletop skirmish games with every rule enforced. An unofficial fan implementation; see README.md."""

__version__ = "0.1.0"
