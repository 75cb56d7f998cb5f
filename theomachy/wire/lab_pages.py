"""The lab as a client is told of it: studies that the host has, their reports, their games."""

import msgspec

from theomachy.wire.messages import Shown


class StudyInfo(Shown):
    """GET /api/lab: the studies of this server, by name."""

    name: str
    game: str
    title: str
    """of the game"""
    games: int
    when: str
    """it was finished"""


class StudyPage(Shown):
    """GET /api/lab/{study}: its report as HTML, and the style that belongs to it."""

    name: str
    title: str
    html: str
    style: str


class StudyGame(Shown):
    """A row of a study."""

    number: int
    agents: list[str]
    """by seat"""
    shares: list[float]
    cell: str = ""
    """what it was played with, where the study tried several things"""
    rounds: int = 0
    swing: float = 0.0
    lead_changes: int = 0
    changed: bool = False
    """cards were not as they are: it cannot be watched here"""


class StudyGames(Shown):
    """GET /api/lab/{study}/games?order=…&start=…: some of its games, those that swung most first or by number."""

    total: int
    seats: list[str]
    games: list[StudyGame]


class WatchOrder(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """POST /api/lab/{study}/games: a game to be played again and watched, answered like a file that was brought."""

    number: int
