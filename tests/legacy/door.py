"""Old matches through the server's door: who their players were, and what of a table must never change."""

from typing import Any

from tests.server.kit import Line, Player
from tests.server.processes import Json, Server

WORDS = {
    *("text", "label", "name", "says", "question", "title", "about", "why", "who", "icon", "face", "lang", "status"),
    *("fixed", "here", "type", "thinking", "chronicle", "rolls", "seats", "drawn", "strokes", "outline", "reason"),
}
"""What may be put in other words, or drawn in another way, from one day to the next."""


def known_by(server: Server, cookie: str) -> Player:
    """The player whom a cookie names."""
    player = Player(server)
    for known in player.http.cookies.jar:
        if known.name == "theomachy":
            known.value = cookie
    player.me = player.get("/me")
    return player


def cookie_of(player: Player) -> str:
    found = player.http.cookies.get("theomachy")
    assert found is not None
    return found


def bare(value: Any) -> Any:
    """A table without its words."""
    if isinstance(value, dict):
        return {key: bare(item) for key, item in value.items() if key not in WORDS}
    return [bare(item) for item in value] if isinstance(value, list) else value


def seen(player: Player, match: str) -> Json:
    """A table as it lies before a player, and the clauses of its chronicle."""
    with player.look(match) as line:
        return {**bare(line.table), "clauses": [told.get("clause", "") for told in line.table["chronicle"]]}


def turn(lines: list[Line], choose: Any) -> bool:
    """Whoever is asked answers; False if nobody is."""
    for line in lines:
        line.catch_up()
    for line in lines:
        if line.mine and not line.over:
            assert line.answer(choose(line.mine[0]), line.mine[0])["type"] == "accepted"
            return True
    return False
