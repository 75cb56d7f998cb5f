"""A made-up game for one to four at the server's tables."""

import sys
from functools import partial
from pathlib import Path

import pytest

from tests.server.kit import Line, Player, at_random, begin
from tests.server.processes import Ground, Json, Server, start_script

SCRIPT = Path(__file__).with_name("made_up.py")


@pytest.fixture
def host(arcade: Server) -> Player:
    return Player(arcade)


def sit_down(host: Player, people: int, **more: Json) -> list[Line]:
    """A table with so many people at it, each with a browser of their own."""
    made = host.post("/matches", {"game": "climbers", "seats": ["me", *["friend"] * (people - 1)], **more})
    assert made["invites"][0] == ""
    guests = [Player(host.server) for _ in made["invites"][1:]]
    for guest, invite in zip(guests, made["invites"][1:], strict=True):
        guest.post(invite)
    lines = [player.look(made["match"]) for player in (host, *guests)]
    begin(lines)
    return lines


def play_on(lines: list[Line], key: str = "") -> None:
    """Everybody answers what they are asked, until it is over: a given key where it can be."""
    while not lines[0].catch_up().over:
        for line in lines:
            for request in line.catch_up().mine:
                keys = [option["key"] for option in request["options"]]
                assert line.answer(key if key in keys else keys[0], request)["type"] == "accepted"


# What can be agreed on


def test_a_game_says_how_many_can_play(host: Player):
    game = next(game for game in host.get("/games") if game["id"] == "climbers")
    assert (game["fewest"], len(game["seats"]), game["players"]) == (1, 4, "1–4")
    seats = {preset["id"]: preset["seats"] for preset in game["presets"]}
    assert (seats["usual"], seats["alone"], seats["three"]) == (2, 1, 3)
    scathe = next(game for game in host.get("/games") if game["id"] == "scathe")
    assert (scathe["fewest"], len(scathe["seats"]), scathe["presets"][0]["seats"]) == (2, 2, 2)


@pytest.mark.parametrize("number", [1, 2, 3, 4])
def test_as_many_sit_down_as_seats_are_named(host: Player, number: int):
    line = host.look(host.new("climbers", ("me",) * number))
    assert [seat["owner"] for seat in line.table["fixed"]["seats"]] == list(range(1, number + 1))
    assert len(line.table["seats"]) == number


@pytest.mark.parametrize(
    ("seats", "sentence"),
    [
        ([], "From 1 to 4 can play, not 0."),
        (["me"] * 5, "From 1 to 4 can play, not 5."),
        (["squire"] * 3, "Someone has to play: leave a seat for yourself or a friend."),
    ],
)
def test_other_numbers_are_refused(host: Player, seats: list[str], sentence: str):
    status, error = host.refused("POST", "/matches", {"game": "climbers", "seats": seats})
    assert (status, error["text"]) == (409, sentence)


def test_a_game_for_two_is_a_game_for_two(host: Player):
    _, error = host.refused("POST", "/matches", {"game": "scathe", "seats": ["me", "squire", "squire"]})
    assert error["text"] == "2 seats are needed, 3 were given."
    _, error = host.refused("POST", "/matches", {"game": "scathe", "seats": ["me"]})
    assert error["text"] == "2 seats are needed, 1 was given."


def test_an_agent_plays_in_a_style(host: Player):
    """Of those that the game has; the others at the table see in which."""
    scathe = next(game for game in host.get("/games") if game["id"] == "scathe")
    assert [style["id"] for style in scathe["styles"]] == ["cautious", "bold"]
    line = host.play(seats=("me", "novice+bold"), preset="random")
    assert line.table["seats"][1]["who"] == "The Owl, bold novice"
    line.play_on(at_random(1), most=3)
    _, error = host.refused("POST", "/matches", {"game": "scathe", "seats": ["me", "novice+objectives"]})
    assert error["text"] == 'There is no style of play "objectives" in this game; there are cautious, bold.'


def test_every_seat_brings_its_army(host: Player):
    order = {"game": "climbers", "seats": ["me", "me", "me"], "armies": ["rope", "", "stone"]}
    line = host.look(host.post("/matches", order)["match"])
    cards = [piece["card"] for piece in line.table["scene"]["pieces"].values()]
    assert (cards[0], cards[2]) == ("rope", "stone")
    for armies in (["rope"], ["rope"] * 4):
        _, error = host.refused("POST", "/matches", {**order, "armies": armies})
        assert error["text"] == f"One army for each of 3 seats is needed, {len(armies)} were given."


# Playing


@pytest.mark.parametrize("seats", [("me",), ("me", "squire", "novice"), ("novice", "me", "me", "squire")])
def test_a_match_is_played_to_its_end(host: Player, seats: tuple[str, ...]):
    line = host.play("climbers", seats)
    line.play_on(at_random(1))
    assert len(line.table["result"]["shares"]) == len(seats)
    assert line.whole()["scene"] == line.table["scene"]
    assert host.get(f"/matches/{line.match}/verify")["held"]
    watched = host.get(f"/matches/{line.match}/replay")
    assert len(watched["seats"]) == len(watched["fixed"]["seats"]) == len(seats)
    assert all(len(step["chances"]) == len(seats) for step in watched["steps"])
    shares = pytest.approx(line.table["result"]["shares"], abs=1e-6)  # a record tells so many digits
    assert watched["result"] == {**line.table["result"], "shares": shares}


@pytest.mark.parametrize(("key", "shares", "text"), [("3", [1.0], "cl-one wins."), ("0", [0.0], "cl-one has lost.")])
def test_whoever_plays_alone_wins_or_loses(host: Player, key: str, shares: list[float], text: str):
    line = host.play("climbers", ("me",))
    line.play_on(lambda request: key if len(request["options"]) > 2 else "stay")
    result = line.table["result"]
    assert (result["shares"], result["text"], result.get("winner")) == (shares, text, 0 if shares[0] else None)


def test_whoever_plays_alone_takes_back_at_will(host: Player):
    """Nobody has seen what was chosen in secret."""
    line = host.play("climbers", ("me",))
    first = line.request
    line.answer("3")
    assert line.table["undo"] == {"may": True}
    assert line.deed("undo")["type"] == "accepted"
    assert line.request["question"] == first["question"]


def test_three_people_at_three_browsers(host: Player):
    lines = sit_down(host, 3)
    assert [[seat["mine"] for seat in line.table["seats"]].index(True) for line in lines] == [0, 1, 2]
    assert [request["seat"] for request in lines[1].table["requests"]] == [0, 1, 2], "all decide together"
    assert [request["seat"] for request in lines[1].mine] == [1]
    for line in lines[:2]:
        line.answer("3")
    assert "cl-climbed" not in lines[2].catch_up().told, "nothing is shown before all have decided"
    lines[2].answer("1")
    assert all(line.catch_up().told == ["cl-climbed"] for line in lines)
    play_on(lines, "3")
    assert all(line.catch_up().over for line in lines)


def test_whoever_shares_the_win_is_named(host: Player):
    lines = sit_down(host, 3)
    while not lines[0].catch_up().over:
        for line, key in zip(lines, "330", strict=True):
            for request in line.catch_up().mine:
                assert line.answer(key if len(request["options"]) > 2 else "stay", request)["type"] == "accepted"
    assert lines[0].table["result"] == {"shares": [0.5, 0.5, 0.0], "text": "cl-one, cl-two share the win."}


def test_whoever_resigns_loses_and_the_others_share(host: Player):
    lines = sit_down(host, 3)
    assert lines[1].deed("resign")["type"] == "accepted"
    for line in lines:
        result = line.catch_up().table["result"]
        assert (result["shares"], result["resigned"]) == ([0.5, 0.0, 0.5], 1)
    assert host.get(f"/matches/{lines[0].match}/replay")["result"] == lines[0].table["result"]
    assert host.get(f"/matches/{lines[0].match}/verify")["held"]


def test_resigning_alone_is_losing(host: Player):
    line = host.play("climbers", ("me",))
    assert line.deed("resign")["type"] == "accepted"
    assert line.table["result"]["shares"] == [0.0]


def sorry(lines: list[Line]) -> None:
    """All have decided, and the first asks to take it back."""
    for line in lines:
        assert line.answer("1")["type"] == "accepted"
    lines[0].catch_up()
    assert lines[0].deed("plea")["type"] == "accepted"
    for line in lines[1:]:
        line.until(lambda line=line: line.table.get("plea") == {"seat": 0, "mine": True})


def test_a_plea_is_granted_when_everybody_has_agreed(host: Player, arcade: Server):
    lines = sit_down(host, 3)
    sorry(lines)
    assert lines[2].deed("grant", yes=True)["type"] == "accepted"
    assert lines[2].catch_up().table["plea"] == {"seat": 0, "mine": False}
    assert lines[2].deed("grant", yes=False)["type"] == "refused", "it has been said"
    assert lines[1].catch_up().table["plea"] == {"seat": 0, "mine": True}
    assert lines[0].catch_up().told, "not everybody has been heard"
    assert lines[1].deed("grant", yes=True)["type"] == "accepted"
    assert lines[0].catch_up().told == []
    deeds = arcade.rows("select kind from entries where match = ? order by number", lines[0].match)
    assert [row[0] for row in deeds][-3:] == ["plea", "agree", "undo"]


def test_one_no_is_enough(host: Player):
    lines = sit_down(host, 3)
    sorry(lines)
    assert lines[1].deed("grant", yes=True)["type"] == "accepted"
    lines[2].catch_up()
    assert lines[2].deed("grant", yes=False)["type"] == "accepted"
    assert "plea" not in lines[0].catch_up().table
    assert lines[0].told


def test_another_match_moves_everybody_one_seat_on(host: Player):
    """The friends have their seats already, and hear of it where they are."""
    lines = sit_down(host, 3)
    lines[0].deed("resign")
    made = host.post(f"/matches/{lines[0].match}/again", {"swap": True})
    assert made["invites"] == ["", "", ""]
    for number, line in enumerate(lines):
        again = line.player.post(f"/matches/{line.match}/again", {"swap": True})
        assert again["match"] == made["match"]
        seats = line.player.look(made["match"]).table["seats"]
        assert [seat["mine"] for seat in seats] == [seat == (number + 1) % 3 for seat in range(3)]
        line.catch_up()
        heard = next(message for message in line.heard if message["type"] == "rematch")
        assert heard["rematch"] == {"path": made["path"], "by": 0}
        line.whole()
        assert line.table["rematch"] == heard["rematch"]
    line = host.play("climbers", ("me", "squire", "novice"))
    line.deed("resign")
    seats = host.look(host.post(f"/matches/{line.match}/again", {"swap": True})["match"]).table["seats"]
    assert [seat["who"] for seat in seats] == ["The Owl, novice", "You", "The Owl, squire"]


@pytest.mark.long
def test_a_match_of_three_survives_a_restart(ground: Ground, tmp_path: Path):
    server = ground.server(tmp_path, partial(start_script, [sys.executable, str(SCRIPT)]))
    lines = sit_down(Player(server), 3)
    sorry(lines)
    assert lines[1].deed("grant", yes=True)["type"] == "accepted"
    known, record = lines[2].catch_up().table, lines[1].player.text(f"/matches/{lines[1].match}/record")
    assert "viewer 2" in record
    server.restart()
    again = [line.player.look(line.match) for line in lines]
    assert again[1].table["plea"] == {"seat": 0, "mine": False}, "it has agreed already"
    assert again[2].table["scene"] == known["scene"]
    assert again[2].deed("grant", yes=True)["type"] == "accepted"
    play_on(again)
    server.stop()
