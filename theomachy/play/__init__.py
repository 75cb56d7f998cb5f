"""Procedures built on a match: odds, records, replays, armies, campaigns, lessons, answers in advance."""
