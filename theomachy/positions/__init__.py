"""Positions as texts that people type, share and play on from, and views: what one seat may see of a position.

docs/positions.md is the specification. A position is the settled state, as its game writes it, and the answers and dice
since. It holds no seed, nonce, step or epoch: coming dice are keyed by these, so nobody can read them from a position.
"""

from theomachy.positions.links import pack
from theomachy.positions.position import Position, position_of, view_of
from theomachy.positions.reading import BadPosition, read

__all__ = ["BadPosition", "Position", "pack", "position_of", "read", "view_of"]
