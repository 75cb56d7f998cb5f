"""Styx and the Abyssal Hounds."""
