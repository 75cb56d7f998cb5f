"""Players at the server."""

from collections.abc import Callable

import pytest

from tests.server.kit import Line, Player, Server


@pytest.fixture
def player(server: Server) -> Player:
    return Player(server)


@pytest.fixture
def friend(server: Server) -> Player:
    return Player(server)


Pair = tuple[Line, Line]


@pytest.fixture
def two(player: Player, friend: Player) -> Callable[..., Pair]:
    """A table with two people at it."""

    def sit_down(game: str = "scathe", **more: object) -> Pair:
        order = {"game": game, "seats": ["me", "friend"], **more}
        made = player.post("/matches", order)
        joined = friend.post(f"/join/{made['invites'][1].removeprefix('/join/')}")
        lines = player.look(made["match"]), friend.look(joined["match"])
        for line in lines:
            line.sit()
        for line in lines:
            line.until(lambda line=line: not line.table.get("waiting"))
        return lines

    return sit_down
