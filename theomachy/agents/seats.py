"""Views of a match from one seat, and programs that play a seat."""

from collections.abc import Callable, Sequence
from typing import Any, Protocol

from theomachy.features.ai import Advice, consulted
from theomachy.kernel.match import Match
from theomachy.kernel.messages import Event
from theomachy.kernel.requests import Ask, Region
from theomachy.kernel.scene import Scene
from theomachy.play.probe import Verdict, probe


class SeatView:
    """The table from one seat. The true match cannot be had from here: its clones are imagined."""

    __slots__ = ("_ask", "_events", "_scene", "clone", "consult", "probe", "seat")

    def __init__(self, match: Match[Any], seat: int) -> None:
        self.seat = seat
        """Number of the seat whose view this is."""
        self._ask: Callable[[], Ask[Any] | None] = lambda: _bare(match.ask_of(seat))
        self._scene: Callable[[], Scene] = lambda: match.game.scene(match.state, seat)
        self._events: Callable[[], list[Event]] = lambda: match.events
        self.clone: Callable[[int], Match[Any]] = lambda seed: match.imagined(seat, seed)
        """Return a whole match to play on with; everything that the seat may not know is drawn with a seed."""
        self.probe: Callable[[str], Verdict] = lambda key: probe(match, seat, key)
        """Judge a key of this seat's question: why it is no option, or its cost and all it can lead to."""
        self.consult: Callable[[Advice | None], str | None] = lambda it: consulted(match, match.ask_of(seat), it)
        """Return the answer of a game's advice to this seat's question, or None where it has no answer."""

    @property
    def ask(self) -> Ask[Any] | None:
        """The open question of this seat; None if it is not asked."""
        return self._ask()

    @property
    def scene(self) -> Scene:
        """The table as this seat sees it."""
        return self._scene()

    @property
    def events(self) -> list[Event]:
        """Everything that has happened so far, if the match is listened to."""
        return self._events()


def _bare(ask: Ask[Any] | None) -> Ask[Any] | None:
    """Return an Ask that an agent may hold: it has the options, but no way from them to the state."""
    if ask is None:
        return None
    options = ask.options
    bare = _BareRegion(ask, options) if isinstance(options, Region) else ask.look()  # type: ignore[abstract]
    return Ask(ask.seat, ask.question, bare, ask.by, ask.clause, ask.secret)


class _BareRegion(Region[Any]):
    """A region that leads to no state: in the place of its methods it has functions that call those of the true one."""

    def __init__(self, ask: Ask[Any], region: Region[Any]) -> None:
        methods = {
            name: getattr(region, name) for name in ("read", "pick", "prefix", "moves", "movers", "base", "turns")
        }
        methods |= {"options": ask.look, "proposes": lambda: bool(ask.listed) or region.proposes()}
        for name, method in methods.items():
            setattr(self, name, _closed(method))


def _closed(method: Callable[..., Any]) -> Callable[..., Any]:
    """Return a function that calls a method, and has no attribute that leads to the method's object."""
    return lambda *args: method(*args)


class Agent(Protocol):
    """A program that answers for a seat."""

    def decide(self, view: SeatView) -> str:
        """Return the key of an option of `view.ask`, or any key that its region reads."""
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
