"""Finvarr and the Shadow Sentinels."""
