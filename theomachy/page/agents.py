"""What the second worker runs: agents that look ahead, and the coach, who advises and looks back. It is ended when it
takes too long, and begun anew."""

import msgspec

from theomachy.hosting import thinking
from theomachy.hosting.ports import AgentFailed, Counsel, Hindsight, Thought
from theomachy.play import optional
from theomachy.play.faults import Fault, written

SLOWNESS = 2.5
"""How much longer a page takes than a server for the same work: a level searches so much longer, and plays as well."""


FAULT = "fault "
"""How an answer begins that is the report of what failed instead."""


def answer(asked: str) -> str:
    """Return what was asked for, or the report of why it failed."""
    faults: list[Fault] = []
    before = optional.set_keeper(faults.append)
    try:
        return _answer(asked)
    except AgentFailed:
        return FAULT + written(faults[-1]).decode() if faults else ""
    finally:
        optional.set_keeper(before)


def _answer(asked: str) -> str:
    question: Thought | Counsel | Hindsight = msgspec.json.decode(asked, type=Thought | Counsel | Hindsight)
    match question:
        case Hindsight():
            return thinking.look_back(question)
        case Counsel():
            return thinking.advise(question)
        case Thought():
            return thinking.think(question, SLOWNESS)
