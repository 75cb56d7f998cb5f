"""What the second worker runs: agents that look ahead. It is ended when it takes too long, and begun anew."""

import msgspec

from theomachy.hosting import thinking
from theomachy.hosting.ports import Thought

SLOWNESS = 2.5
"""How much longer a page takes than a server for the same work: a level searches so much longer, and plays as well."""


def answer(thought: str) -> str:
    return thinking.think(msgspec.json.decode(thought, type=Thought), SLOWNESS)
