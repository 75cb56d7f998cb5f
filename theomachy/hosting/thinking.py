"""What an agent answers, worked out in this process or in another."""

import msgspec

from theomachy import games
from theomachy.agents import agent
from theomachy.agents.levels import hurried_agent_of, looks_ahead, quick_agent_of, seconds_of
from theomachy.coach import hints, moments, played_of
from theomachy.hosting.ports import Counsel, Hindsight, Thought
from theomachy.kernel import Fast
from theomachy.kernel.saves import restore
from theomachy.kernel.seats import SeatView
from theomachy.play.records import read_record


def takes_time(thought: Thought) -> bool:
    """Whether the agent of a level looks far ahead."""
    return looks_ahead(games.game(thought.game), thought.level)


def seconds(thought: Thought) -> float:
    """How long the agent of a level thinks, if that is by time; else 0."""
    return seconds_of(games.game(thought.game), thought.level) or 0.0


def think(thought: Thought, share: float = 1.0) -> str:
    """What the agent of a level answers, perhaps in a share of its time. It sees what its seat sees, and dice of its
    own."""
    return _decide(thought, hurried_agent_of(games.game(thought.game), thought.level, share))


def look_back(part: Hindsight) -> str:
    """What every choice and every roll of a part of a match was worth, as JSON."""
    record = read_record(part.record)
    played = played_of(record, games.game(record.fields["game"]))
    return msgspec.json.encode(list(moments(played, part.start, part.stop))).decode()


def advise(counsel: Counsel) -> str:
    """What the coach would do in the place of a seat, as JSON. It sees what that seat sees."""
    return msgspec.json.encode(hints(_view(counsel), counsel.seed)).decode()


def first_look(thought: Thought) -> str:
    """What it answers without looking ahead."""
    return _decide(thought, quick_agent_of(games.game(thought.game), thought.level))


def _decide(thought: Thought, name: str) -> str:
    return agent(games.game(thought.game), name, thought.seed).decide(_view(thought))


def _view(asked: Thought | Counsel) -> SeatView:
    match = restore(games.game(asked.game), asked.save, Fast(asked.seed), listen=True)
    return SeatView(match, asked.seat)
