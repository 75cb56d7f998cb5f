"""Standing answers over the wire: nonsense is refused, and only whoever sits at the table decides in advance."""

from typing import Any

import pytest

from tests.server.kit import Player
from tests.server.processes import Server

UNREADABLE = "could not be read"


@pytest.fixture
def keeper(arcade: Server) -> Player:
    return Player(arcade)


@pytest.mark.parametrize(
    ("said", "why"),
    [
        ({"window": "tl-bribe", "how": "never"}, "No such question"),
        ({"window": "tl-walk", "how": "never"}, "No such question"),
        ({"window": "", "how": "ask"}, "No such question"),
        ({"window": "tl-sign", "how": "never"}, "cannot be answered in advance like that"),
        ({"window": "tl-sign", "how": "at-least", "least": 1}, "cannot be answered in advance like that"),
        ({"window": "tl-toll", "how": "at-least", "least": 100}, "from 0 to 99"),
        ({"window": "tl-toll", "how": "at-least", "least": -1}, "from 0 to 99"),
        ({"window": "tl-toll", "how": "at-least", "least": 10**18}, "from 0 to 99"),
        ({"window": "tl-toll", "how": "at-least", "least": 1.5}, UNREADABLE),
        ({"window": "tl-toll", "how": "at-least", "least": "2"}, UNREADABLE),
        ({"window": "tl-toll", "how": "sometimes"}, UNREADABLE),
        ({"window": "tl-toll", "how": None}, UNREADABLE),
        ({"window": 7, "how": "never"}, UNREADABLE),
        ({"window": "x" * 2000, "how": "never"}, UNREADABLE),
        ({"window": "tl-toll"}, UNREADABLE),
        ({"window": "tl-toll", "how": "never", "seat": 0}, UNREADABLE),
    ],
)
def test_nonsense_is_refused_and_changes_nothing(keeper: Player, said: dict[str, Any], why: str):
    line = keeper.play("toll", ("me", "me"))
    id = line.send("stand", **said)
    reply = line.reply(None if why == UNREADABLE else id)
    assert reply["type"] == "refused"
    assert why in reply["reason"]["text"]
    assert line.whole()["standing"] == line.table["standing"]
    assert keeper.server.rows("select * from orders where match = ?", line.match) == []


def test_only_whoever_sits_at_the_table_decides_in_advance(keeper: Player, arcade: Server):
    line = keeper.play("toll", ("me", "me"))
    stranger = Player(arcade).look(line.match)
    no = stranger.say("stand", window="tl-toll", how="never")
    assert no["reason"]["text"] == "You have no seat at this table."
    assert "standing" not in stranger.table
    assert line.deed("resign")["type"] == "accepted"
    assert line.say("stand", window="tl-toll", how="never")["type"] == "refused", "it is over"
    line.whole()
    assert "standing" not in line.table


def test_where_a_game_has_no_windows_nothing_is_said(player: Player):
    line = player.play()
    assert "standing" not in line.table
    assert line.say("stand", window="sc-ask", how="never")["type"] == "refused"


@pytest.mark.parametrize(("lang", "name"), [("en", "Strike back when attacked"), ("ja", "攻撃されたら反撃する")])
def test_a_game_of_the_house_names_its_windows(server: Server, lang: str, name: str):
    line = Player(server, lang).look(Player(server, lang).new("scathe"))
    assert "standing" not in line.table, "somebody else's table"
    player = Player(server, lang)
    standing = player.look(player.new("godslayer")).table["standing"]
    assert standing[0] == {"window": "gs-ask-counter", "name": name, "hows": ["ask", "never", "always", "at-least"]}
    assert len(standing) == 4
