"""How the agents of a match stand: who thinks, who waits, and who has given up."""

from collections.abc import Iterator, Mapping
from contextlib import contextmanager

from theomachy.hosting.notices import Places
from theomachy.kernel import Reason

GIVEN_UP = "live-owl-stopped"
"""The id of the note on the seat of an agent that cannot go on by itself."""


class AgentSeats:
    """The places of a match's agents in the queue of those who think, and the notes on their seats."""

    def __init__(self) -> None:
        self.places: dict[int, int] = {}
        """The place in the queue of each agent that is asked, by seat; 0 while it thinks."""
        self._shown: dict[int, int] = {}
        """The places as viewers were told them last."""
        self.notes: dict[int, Reason] = {}
        """The reason why an agent has played its first look, was hurried, or has given up, by seat."""
        self.given_up = ""
        """The id of the request at which an agent has given up: people decide how it goes on. Empty for none."""

    @contextmanager
    def thinks(self, seat: int) -> Iterator[None]:
        """Hold an agent to be asked for a while; that it is done is told with what it answers."""
        self.places[seat] = 0
        try:
            yield
        finally:
            self.places.pop(seat, None)

    def move(self, seat: int, place: int, note: str = "") -> None:
        """Give an agent another place; one whose turn it is needs no note any more, or another one."""
        self.places[seat] = place
        if place == 0:
            self.notes.pop(seat, None)
        if note:
            self.notes[seat] = Reason(note)

    def note(self, seat: int, why: str) -> None:
        """Put a note on the seat of an agent."""
        self.notes[seat] = Reason(why)

    def rest(self) -> None:
        """Hold all agents to have answered."""
        self.places.clear()

    def give_up(self, seat: int, request: str) -> None:
        """Leave it to people how an agent goes on that cannot answer a request."""
        self.given_up = request
        self.note(seat, GIVEN_UP)

    def try_again(self) -> bool:
        """Let all agents go on that have given up; return False if none has."""
        stuck = bool(self.given_up) or any(why.id == GIVEN_UP for why in self.notes.values())
        self.given_up = ""
        self.notes = {seat: why for seat, why in self.notes.items() if why.id != GIVEN_UP}
        return stuck

    def is_stuck(self, seat: int) -> bool:
        """Return whether the agent of a seat has given up, at any host."""
        return seat in self.notes and self.notes[seat].id == GIVEN_UP

    # Between hosts and viewers

    def hear(self, places: Mapping[int, int], notes: Mapping[int, str]) -> None:
        """Take over how the agents stand that think at another host."""
        self.places = dict(places)
        self.notes = {seat: Reason(why) for seat, why in notes.items()}

    def tell(self, node: str) -> Places:
        """Return what other hosts are told."""
        return Places(node=node, places={**self.places}, notes={seat: why.id for seat, why in self.notes.items()})

    @property
    def to_show(self) -> bool:
        """True if viewers do not know the places yet."""
        return self.places != self._shown

    def show(self) -> None:
        """Note that viewers are told the places."""
        self._shown = dict(self.places)
