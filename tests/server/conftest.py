"""Players at the server."""

from collections.abc import Callable, Iterator

import pytest

from tests.server.engines import Redis
from tests.server.kit import Line, Player, begin
from tests.server.processes import Server


@pytest.fixture
def player(server: Server) -> Player:
    return Player(server)


@pytest.fixture
def friend(server: Server) -> Player:
    return Player(server)


@pytest.fixture
def redis() -> Iterator[Redis]:
    """To be stopped and started."""
    engine = Redis()
    yield engine
    engine.close()


Pair = tuple[Line, Line]


@pytest.fixture
def two(player: Player, friend: Player) -> Callable[..., Pair]:
    """A table with two people at it."""

    def sit_down(game: str = "scathe", **more: object) -> Pair:
        order = {"game": game, "seats": ["me", "friend"], **more}
        made = player.post("/matches", order)
        joined = friend.post(f"/join/{made['invites'][1].removeprefix('/join/')}")
        lines = player.look(made["match"]), friend.look(joined["match"])
        begin(lines)
        return lines

    return sit_down
