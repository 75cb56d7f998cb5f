"""What the second worker runs: agents that look ahead, and the coach, who advises and looks back. It is ended when it
takes too long, and begun anew."""

import msgspec

from theomachy.hosting import thinking
from theomachy.hosting.ports import Counsel, Hindsight, Thought

SLOWNESS = 2.5
"""How much longer a page takes than a server for the same work: a level searches so much longer, and plays as well."""


def answer(asked: str) -> str:
    question: Thought | Counsel | Hindsight = msgspec.json.decode(asked, type=Thought | Counsel | Hindsight)
    match question:
        case Hindsight():
            return thinking.look_back(question)
        case Counsel():
            return thinking.advise(question)
        case Thought():
            return thinking.think(question, SLOWNESS)
