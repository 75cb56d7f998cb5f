"""Circles: how they are written, how godbreakers come to be and grow, and how a new circle is put together."""
