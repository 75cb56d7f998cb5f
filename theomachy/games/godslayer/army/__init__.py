"""Armies: profile cards, items, spells and the warbands made of them. GS-WAR, GS-PRO, GS-ITM."""
