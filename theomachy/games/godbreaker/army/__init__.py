"""Circles: their text, the creation and growth of godbreakers, and the steps by which a new circle is put together."""
