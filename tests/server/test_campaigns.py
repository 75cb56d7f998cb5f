"""Campaigns at the server's tables: begun, played match after match by the same people, and told."""

from threading import Thread

import pytest

from tests.server.kit import Line, Player
from tests.server.kit import begin as everybody_sits
from tests.server.processes import Json, Server
from theomachy.play.campaigns import read_campaign


@pytest.fixture
def host(arcade: Server) -> Player:
    return Player(arcade)


@pytest.fixture
def friend(arcade: Server) -> Player:
    return Player(arcade)


def begin(host: Player, *seats: str, **more: Json) -> Json:
    return host.post("/campaigns", {"name": "The long winter", "game": "clans", "seats": list(seats), **more})


def play(lines: list[Line]) -> None:
    """Everybody answers the first they can, until it is over."""
    while not lines[0].catch_up().over:
        for line in lines:
            for request in line.catch_up().mine:
                assert line.answer(request["options"][0]["key"], request)["type"] == "accepted"


def play_at(path: str, *players: Player) -> None:
    """Sit down at a table and play to its end."""
    lines = [player.look(path.rpartition("/")[2]) for player in players]
    for line in lines:
        line.sit()
    play(lines)
    for line in lines:
        line.close()


def test_a_game_says_whether_armies_live_on(host: Player):
    games = {game["id"]: game["campaign"] for game in host.get("/games")}
    assert games["clans"]
    assert not games["climbers"]


def test_a_campaign_is_played_match_after_match(host: Player):
    """What comes out of one match goes into the next; everybody keeps their seat."""
    made = begin(host, "me", "me", scenarios=["ford", "hill"])
    play_at(made["table"], host)
    story = host.get(f"/campaigns/{made['campaign']}")
    assert [(match["over"], match["title"]) for match in story["matches"]] == [(True, "ford")]
    assert story["matches"][0]["deeds"]
    assert story["matches"][0]["path"].startswith("/watch/")
    assert [member["name"] for member in story["armies"][0]["members"]] == ["Ann", "Ben"]
    following = host.post(f"/campaigns/{made['campaign']}/next")
    play_at(following["path"], host)
    story = host.get(f"/campaigns/{made['campaign']}")
    assert [match["title"] for match in story["matches"]] == ["ford", "hill"]
    steps = [member["steps"] for army in story["armies"] for member in army["members"]]
    wins = sum(army["wins"] for army in story["armies"])
    assert sum(map(len, steps)) == len(steps) + wins, "a win makes one of them stronger"


def test_a_friend_is_invited_once(host: Player, friend: Player):
    made = begin(host, "me", "friend")
    assert host.get(f"/campaigns/{made['campaign']}")["invites"] == [made["invites"][1]]
    assert "invites" not in friend.get(f"/campaigns/{made['campaign']}")
    friend.post(made["invites"][1])
    play_at(made["table"], host, friend)
    following = friend.post(f"/campaigns/{made['campaign']}/next")
    assert following["seat"] == 1
    assert host.post(f"/campaigns/{made['campaign']}/next")["path"] == following["path"], "laid once"
    play_at(following["path"], host, friend)
    assert [info["name"] for info in friend.get("/campaigns")] == ["The long winter"]
    assert host.get("/campaigns")[0]["text"] == "2 matches played"


def test_a_campaign_takes_a_clock(host: Player, friend: Player):
    """It takes what a new match takes: time for thought, and whether the coach may be asked."""
    made = begin(host, "me", "friend", clock={"bank": 1800, "increment": 10}, hints=True)
    friend.post(made["invites"][1])
    lines = [player.look(made["table"].rpartition("/")[2]) for player in (host, friend)]
    everybody_sits(lines)
    assert all(0 < seat["left"] <= 1800 for seat in lines[0].catch_up().table["seats"])
    for line in lines:
        line.close()


def test_a_clock_of_a_campaign_is_for_several_people(host: Player):
    order = {"name": "Winter", "game": "clans", "seats": ["me", "me"], "clock": {"days": 3}}
    assert host.refused("POST", "/campaigns", order)[0] == 409


def test_while_a_match_runs_it_is_the_next_one(host: Player):
    made = begin(host, "me", "me")
    assert host.post(f"/campaigns/{made['campaign']}/next")["path"] == made["table"]
    story = host.get(f"/campaigns/{made['campaign']}")
    assert [(match["over"], match["path"]) for match in story["matches"]] == [(False, made["table"])]


def test_several_ask_for_the_next_match_at_once_and_get_the_same(host: Player, friend: Player):
    made = begin(host, "me", "friend")
    friend.post(made["invites"][1])
    play_at(made["table"], host, friend)
    found: list[Json] = []
    ask = [
        Thread(target=lambda p=p: found.append(p.post(f"/campaigns/{made['campaign']}/next"))) for p in (host, friend)
    ]
    for thread in ask:
        thread.start()
    for thread in ask:
        thread.join()
    assert len({answer["match"] for answer in found}) == 1
    assert len(host.get(f"/campaigns/{made['campaign']}")["matches"]) == 2


def test_nothing_lives_on_of_a_match_that_was_given_up(host: Player):
    made = begin(host, "me", "me")
    line = host.look(made["table"].rpartition("/")[2]).sit()
    line.until(lambda: bool(line.mine))
    assert line.deed("resign")["type"] == "accepted"
    line.until(lambda: line.over)
    story = host.get(f"/campaigns/{made['campaign']}")
    assert story["matches"][0]["deeds"] == []
    assert sum(army["wins"] for army in story["armies"]) == 1
    assert all(len(member["steps"]) == 1 for army in story["armies"] for member in army["members"])


def test_a_campaign_can_be_taken_home(host: Player):
    made = begin(host, "me", "me")
    play_at(made["table"], host)
    story = read_campaign(host.text(f"/campaigns/{made['campaign']}/file"))
    assert story.name == "The long winter"
    assert len(story.matches) == 1


def test_a_campaign_outlives_the_server(own_server: Server):
    """Counted or not: what was accepted is there."""
    host = Player(own_server)
    order = {"name": "Saga", "game": "godbreaker", "seats": ["me", "me"], "options": {"rounds": "3"}}
    made = host.post("/campaigns", order)
    own_server.restart()
    host.http.base_url = f"http://{own_server.address}/api"
    story = host.get(f"/campaigns/{made['campaign']}")
    assert [len(army["members"]) for army in story["armies"]] == [5, 5]
    assert story["armies"][0]["members"][0]["steps"] == ["D8"]
    assert story["armies"][0]["members"][0]["face"]["mask"]


@pytest.mark.parametrize(
    ("order", "status", "error"),
    [
        ({"game": "climbers"}, 409, "Nothing lives on after a match of this game"),
        ({"game": "nowhere"}, 404, "there is no game"),
        ({"name": " "}, 409, "a campaign needs a name"),
        ({"scenarios": ["moon"]}, 409, "there is no scenario “moon”"),
        ({"seats": ["me"] * 9}, 409, ""),
        ({"seats": []}, 409, ""),
        ({"armies": ["Ann", "Ben 1"]}, 409, ""),
        ({"name": 3}, 400, ""),
        ({"more": 3}, 400, ""),
    ],
)
def test_what_cannot_be_is_refused(host: Player, order: Json, status: int, error: str):
    whole = {"name": "Winter", "game": "clans", "seats": ["me", "me"], **order}
    found, sentence = host.refused("POST", "/campaigns", whole)
    assert found == status
    assert error.lower() in sentence["text"].lower()


def test_only_who_plays_goes_on(host: Player, friend: Player):
    made = begin(host, "me", "me")
    assert friend.refused("POST", f"/campaigns/{made['campaign']}/next")[0] == 404
    assert friend.get(f"/campaigns/{made['campaign']}")["mine"] is False
    assert host.refused("GET", "/campaigns/nowhere")[0] == 404
    assert friend.get("/campaigns") == []
