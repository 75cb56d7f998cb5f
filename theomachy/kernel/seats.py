"""What one seat may know of a match, and how seats that are programs play it."""

from collections.abc import Callable, Mapping, Sequence
from random import Random
from typing import Any, Protocol

from theomachy.kernel.match import Match
from theomachy.kernel.messages import Event
from theomachy.kernel.probe import Verdict, probe
from theomachy.kernel.requests import Ask, Region
from theomachy.kernel.scene import Scene

IMAGINED_SEED = 7
"""Of the world in which the usual answer is looked up: the same for all worlds that look alike."""


class SeatView:
    """The table from one seat. The true match cannot be had from here: its clones are imagined."""

    __slots__ = ("_ask", "_events", "_scene", "clone", "probe", "seat", "usual")

    def __init__(self, match: Match[Any], seat: int) -> None:
        self.seat = seat
        """Whose view it is, by number."""
        self._ask: Callable[[], Ask[Any] | None] = lambda: _bare(match.ask_of(seat))
        self._scene: Callable[[], Scene] = lambda: match.game.scene(match.state, seat)
        self._events: Callable[[], list[Event]] = lambda: match.events
        self.clone: Callable[[int], Match[Any]] = lambda seed: match.imagined(seat, seed)
        """A whole match to play on with; whatever the seat may not know is drawn with this seed."""
        self.probe: Callable[[str], Verdict] = lambda key: probe(match, seat, key)
        """What an option costs, why it is none, or all it can lead to with how likely that is."""
        self.usual: Callable[[], str | None] = lambda: usual_answer(match, match.ask_of(seat))
        """What is usually answered to a question of set-up or deployment; None to any other."""

    @property
    def ask(self) -> Ask[Any] | None:
        """What is asked of this seat now."""
        return self._ask()

    @property
    def scene(self) -> Scene:
        """What is on the table, as this seat sees it."""
        return self._scene()

    @property
    def events(self) -> list[Event]:
        """What has happened so far, if the match is listened to."""
        return self._events()


def usual_answer(match: Match[Any], ask: Ask[Any] | None) -> str | None:
    """What is usually answered to a question of set-up or deployment, as far as the seat can see; None if that is not
    what is asked."""
    deployment = match.game.ai.deployment
    if ask is None or deployment is None or deployment(match.state, ask) is None:
        return None
    world = match.imagined(ask.seat, IMAGINED_SEED)
    imagined = world.ask_of(ask.seat)
    return None if imagined is None else deployment(world.state, imagined)


def _bare(ask: Ask[Any] | None) -> Ask[Any] | None:
    """An Ask as an agent may hold it: its options, but no way from them to the state."""
    if ask is None:
        return None
    options = ask.options
    bare = _BareRegion(ask, options) if isinstance(options, Region) else ask.look()
    return Ask(ask.seat, ask.question, bare, ask.by, ask.clause, ask.secret)


class _BareRegion(Region[Any]):
    __slots__ = ("_base", "_movers", "_moves", "_options", "_pick", "_prefix", "_proposes", "_read", "_turns")

    def __init__(self, ask: Ask[Any], region: Region[Any]) -> None:
        self._options: Callable[[], Sequence[Any]] = lambda: ask.look()
        self._proposes: Callable[[], bool] = lambda: bool(ask.listed) or region.proposes()
        self._read: Callable[[str], Any] = lambda key: region.read(key)
        self._pick: Callable[[Random], Any] = lambda random: region.pick(random)
        self._prefix: Callable[[], str] = lambda: region.prefix()
        self._moves: Callable[[], str] = lambda: region.moves()
        self._movers: Callable[[], Mapping[str, str]] = lambda: region.movers()
        self._base: Callable[[], int] = lambda: region.base()
        self._turns: Callable[[], Sequence[int]] = lambda: region.turns()

    def options(self) -> Sequence[Any]:
        return self._options()

    def proposes(self) -> bool:
        return self._proposes()

    def read(self, key: str) -> Any:
        return self._read(key)

    def pick(self, random: Random) -> Any:
        return self._pick(random)

    def prefix(self) -> str:
        return self._prefix()

    def moves(self) -> str:
        return self._moves()

    def movers(self) -> Mapping[str, str]:
        return self._movers()

    def base(self) -> int:
        return self._base()

    def turns(self) -> Sequence[int]:
        return self._turns()


class Agent(Protocol):
    """What answers for a seat without a person."""

    def decide(self, view: SeatView) -> str:
        """The key of an option of `view.ask`, or of a region any key that it reads."""
        ...


def play(match: Match[Any], agents: Sequence[Agent], after: Callable[[], None] | None = None) -> int:
    """Let agents play a match to its end; returns how many decisions they took. `after` is called after each."""
    views = [SeatView(match, seat) for seat in range(len(agents))]
    decisions = 0
    while (request := match.request) is not None:
        assert isinstance(request, Ask), "agents roll no dice"
        match.answer(agents[request.seat].decide(views[request.seat]), request.seat)
        decisions += 1
        if after is not None:
            after()
    return decisions
