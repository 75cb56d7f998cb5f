"""What an agent answers, worked out in this process or in another."""

from typing import Any

import msgspec

from theomachy import games
from theomachy.agents import agent
from theomachy.agents.levels import hurried_agent_of, looks_ahead, quick_agent_of, seconds_of
from theomachy.agents.seats import SeatView
from theomachy.coach import hints, moments, played_of
from theomachy.hosting.ports import AgentFailed, Counsel, Hindsight, Thought
from theomachy.kernel import Fast, Match
from theomachy.kernel.saves import restore
from theomachy.play.faults import Procedure
from theomachy.play.onlookers import as_onlooker
from theomachy.play.optional import Situation, attempt
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
    return _decide("agent", thought, hurried_agent_of(games.game(thought.game), thought.level, share))


def look_back(part: Hindsight) -> str:
    """What every choice and every roll of a part of a match was worth, as JSON."""
    record = read_record(part.record)
    game = games.game(record.fields["game"])

    def look() -> str:
        return msgspec.json.encode(list(moments(played_of(record, game), part.start, part.stop))).decode()

    where = Situation(game, record=part.record)
    return _found(attempt("review", where, look, None, key=f"{part.start}-{part.stop}", asked=True))


def advise(counsel: Counsel) -> str:
    """Return what the coach would do in the place of a seat, as JSON.

    It sees what that seat sees, or, at a shared screen, what an onlooker sees.
    """

    def best() -> str:
        match = _match(counsel)
        view = SeatView(as_onlooker(match) if counsel.shared else match, counsel.seat)
        return msgspec.json.encode(hints(view, counsel.seed)).decode()

    return _found(attempt("hint", _where(counsel), best, None, asked=True))


def first_look(thought: Thought) -> str:
    """What it answers without looking ahead."""
    return _decide("first-look", thought, quick_agent_of(games.game(thought.game), thought.level))


def _decide(procedure: Procedure, thought: Thought, name: str) -> str:
    def decide() -> str:
        return agent(games.game(thought.game), name, thought.seed).decide(SeatView(_match(thought), thought.seat))

    return _found(attempt(procedure, _where(thought), decide, None, key=name))


def _found(text: str | None) -> str:
    """Return what was found; AgentFailed if the procedure failed."""
    if text is None:
        raise AgentFailed("the procedure failed")
    return text


def _where(asked: Thought | Counsel) -> Situation:
    return Situation(games.game(asked.game), lambda: asked.save, asked.seat, seed=asked.seed)


def _match(asked: Thought | Counsel) -> Match[Any]:
    return restore(games.game(asked.game), asked.save, Fast(asked.seed), listen=True)
