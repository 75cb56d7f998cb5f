"""A server's database of an earlier version, through the door of the server as it is now."""

import json
import shutil
from collections.abc import Iterator

import pytest
from websockets.exceptions import ConnectionClosed

from tests.legacy.door import known_by, seen, turn
from tests.legacy.kit import OLD, OLDER
from tests.server.kit import Json, Line, Nursery, Player, Server, at_random, begin
from theomachy import games
from theomachy.play.records import read_record
from theomachy.play.replays import verify

TOLD = json.loads((OLD / "server.json").read_text())
MATCHES: dict[str, Json] = TOLD["matches"]
ANSWERS, TO_THE_END = 4, 2000
GAME_OF = {name: name.partition("-")[0] for name in MATCHES} | {"campaign-1": "godbreaker", "campaign-2": "godbreaker"}
CLOSED = [name for name in MATCHES if GAME_OF[name] in OLDER and "result" not in MATCHES[name]["host"]]
"""Of older rules: what is over is watched as it was, all else is closed."""


@pytest.fixture(scope="module")
def house(nursery: Nursery, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server on a copy of the old file."""
    folder = tmp_path_factory.mktemp("old")
    shutil.copy(OLD / "server.sqlite", folder / "matches.db")
    server = Server(folder, nursery.start)
    yield server
    server.stop()


@pytest.fixture(scope="module")
def host(house: Server) -> Player:
    return known_by(house, TOLD["players"]["host"])


@pytest.fixture(scope="module")
def friend(house: Server) -> Player:
    return known_by(house, TOLD["players"]["friend"])


def holds(now: Json, then: Json, at: str = "") -> None:
    """All that was said then is said now; there may be more."""
    if isinstance(then, dict):
        for key, value in then.items():
            assert key in now, f"{at}.{key}"
            holds(now[key], value, f"{at}.{key}")
    elif isinstance(then, list):
        assert len(now) == len(then), at
        for number, value in enumerate(then):
            holds(now[number], value, f"{at}[{number}]")
    else:
        assert now == then, at


def learn(line: Line) -> None:
    """The next step of a lesson."""
    assert line.answer(line.table["lesson"]["key"])["type"] == "accepted"


def answer_some(lines: list[Line], answers: int) -> None:
    """Somebody is asked, and what they answer is written down."""
    choose, before = at_random(1), lines[0].n
    while answers and turn(lines, choose):
        answers -= 1
    for line in lines:
        line.catch_up()
        assert line.n > before, "nobody is asked"
        assert line.whole() == line.table


@pytest.mark.parametrize("name", CLOSED)
def test_a_match_of_older_rules_is_closed_with_a_sentence_and_its_record_kept(name: str, host: Player):
    """A lesson has none, since its beginning is not in the log, nor has what was never begun."""
    match = MATCHES[name]
    with pytest.raises(ConnectionClosed):
        host.look(match["match"])
    if "lesson" in match["host"] or "waiting" in match["host"]:
        assert "This match is closed" in host.refused("GET", f"/matches/{match['match']}/record")[1]["text"]
    else:
        record = read_record(host.text(f"/matches/{match['match']}/record"))
        held = [message.id for message in verify(record, games.game(GAME_OF[name]))]
        typed = record.fields["dice"].startswith("typed")
        dice = ["unverified-dice"] if typed else ["verified-commitment", "verified-order"]
        assert held == ["unverified-rules", *dice]


@pytest.mark.parametrize("name", [name for name in MATCHES if name not in CLOSED])
def test_an_old_match_lies_as_it_lay_and_goes_on(name: str, host: Player, friend: Player):
    """Both see what the old server showed them, and nothing else. What is over can be checked and watched."""
    match = MATCHES[name]
    id = match["match"]
    holds(seen(host, id), match["host"])
    holds(seen(friend, id), match["friend"])
    if "invite" in match:
        friend.post(match["invite"])
    with host.look(id) as mine, friend.look(id) as other:
        if "waiting" in match["host"]:
            begin([mine, other])
        if "lesson" in match["host"]:
            learn(mine)
        elif "result" not in match["host"]:
            answer_some([mine, other], TO_THE_END if name == "scathe-long" else ANSWERS)
    if "result" in match["host"] or name == "scathe-long":  # half of its record is the old server's
        assert host.get(f"/matches/{id}/verify")["held"]
        assert host.get(f"/matches/{id}/replay")


def test_old_matches_are_listed(host: Player):
    """Nobody wrote down how they stand: they are looked at."""
    listed = {info["match"]: info for info in host.get("/matches")}
    assert len(listed) == 12
    assert listed.keys() <= {match["match"] for match in MATCHES.values()}
    closed = {MATCHES[name]["match"] for name in CLOSED}
    assert closed & listed.keys()
    for match, info in listed.items():
        assert info["text"]
        assert info["text"].startswith("This match is closed") == (match in closed)


def test_there_is_a_match_of_every_kind():
    """Of all games, long ones and ones in mid-agenda, not begun and over."""
    games = {"scathe", "godtear", "godbreaker", "godslayer"}
    assert {name.partition("-")[0] for name, match in MATCHES.items() if match["agenda"]} >= games - {"scathe"}
    assert {name.partition("-")[0] for name, match in MATCHES.items() if "waiting" in match["host"]} == games
    assert {name.partition("-")[0] for name, match in MATCHES.items() if match["host"]["n"] > 40} >= games
    assert sum("result" in match["host"] for match in MATCHES.values()) == 3


def test_the_old_campaign_goes_on(host: Player):
    """What lived on is as it was; the match under way is still the next one."""
    campaign = TOLD["campaign"]
    assert json.loads(host.text(f"/campaigns/{campaign}/file")) == TOLD["story"]
    following = host.post(f"/campaigns/{campaign}/next")
    assert following["match"] == MATCHES["campaign-2"]["match"]
    assert [match["over"] for match in host.get(f"/campaigns/{campaign}")["matches"]] == [True, False]
