"""Procedures built on a match: records, replays, armies, campaigns, lessons, answers in advance."""
