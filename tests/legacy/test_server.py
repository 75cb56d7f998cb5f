"""A server's database of an earlier version, through the door of the server as it is now."""

import json
import shutil
from collections.abc import Iterator
from typing import Any

import pytest
from websockets.exceptions import ConnectionClosed

from tests.legacy.door import known_by, seen, turn
from tests.legacy.kit import OLD, OLDER
from tests.server.kit import Line, Player, at_random, begin
from tests.server.processes import Json, Nursery, Server
from theomachy import games
from theomachy.kernel import Game
from theomachy.play.records import read_record
from theomachy.play.replays import verify

TOLD = json.loads((OLD / "server.json").read_text())
MATCHES: dict[str, Json] = TOLD["matches"]
ANSWERS, TO_THE_END = 4, 2000


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


GAMES = {name: "godbreaker" if name.startswith("campaign") else name.partition("-")[0] for name in MATCHES}
"""The campaign is one of The Godbreaker Saga."""
FORMER = [name for name in MATCHES if GAMES[name] in OLDER]
PRESENT = [name for name in MATCHES if name not in FORMER]


def closed_by(game: Game[Any]) -> str:
    return f"closed: it was played by version {former(game)} of the rules, and the rules now are version {game.rules}."


def former(game: Game[Any]) -> int:
    """The version of its rules at that commit."""
    return int(game.rules) - 1


@pytest.mark.parametrize("name", FORMER)
def test_a_match_of_older_rules_is_closed_with_a_sentence(name: str, host: Player, friend: Player):
    """Nobody sits down at it. Its record is kept: with a seat it is to be had, and its dice hold. A lesson has none,
    since its beginning is not in the log, nor has what was never begun."""
    match, game = MATCHES[name], games.game(GAMES[name])
    id, over = match["match"], "result" in match["host"]
    with pytest.raises(ConnectionClosed) as closed:
        host.look(id)
    assert closed.value.rcvd is not None
    assert closed.value.rcvd.code == 4404
    listed = next((info for info in host.get("/matches") if info["match"] == id), None)
    assert listed is None or over or closed_by(game) in listed["text"]
    if over:
        held = host.get(f"/matches/{id}/verify")["held"]
        assert held[0]["text"].startswith(
            f"Played by version {former(game)} of the rules; this is version {game.rules}."
        )
        replay = host.get(f"/matches/{id}/replay")
        assert len(replay["steps"]) > 1
        assert replay["closed"]["text"].endswith("It can be watched, but not played on.")
        status, why = host.refused("POST", f"/matches/{id}/branches", {"step": 1, "seats": ["me", "me"]})
        assert (status, why["text"]) == (409, replay["closed"]["text"])
        assert host.refused("GET", f"/matches/{id}/replay/1")[1]["text"] == why["text"]
        return
    assert closed_by(game) in host.refused("GET", f"/matches/{id}/replay")[1]["text"]
    if "waiting" in match["host"] or "lesson" in match["host"]:
        assert closed_by(game) in host.refused("GET", f"/matches/{id}/record")[1]["text"]
    else:
        record = read_record(host.text(f"/matches/{id}/record"))
        assert (record.fields["rules"], record.result, len(record.entries) > 1) == (str(former(game)), "open", True)
        held = [message.id for message in verify(record, game)]
        assert held[0] == "unverified-rules"
        assert ("verified-commitment" in held) == (record.fields["dice"].startswith("seeded"))


@pytest.mark.parametrize("name", PRESENT)
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
    assert all(info["text"] for info in listed.values())
    older = [info for info in listed.values() if info["game"] in OLDER and not info["over"]]
    assert older
    assert all(closed_by(games.game(info["game"])) in info["text"] for info in older)


def test_there_is_a_match_of_every_kind():
    """Of all games, long ones and ones in mid-agenda, not begun and over."""
    games = {"scathe", "godtear", "godbreaker", "godslayer"}
    assert {name.partition("-")[0] for name, match in MATCHES.items() if match["agenda"]} >= games - {"scathe"}
    assert {name.partition("-")[0] for name, match in MATCHES.items() if "waiting" in match["host"]} == games
    assert {name.partition("-")[0] for name, match in MATCHES.items() if match["host"]["n"] > 40} >= games
    assert sum("result" in match["host"] for match in MATCHES.values()) == 3


def test_the_old_campaign_goes_on(host: Player):
    """What lived on is as it was. The match under way was closed with its rules, and another one follows it."""
    campaign = TOLD["campaign"]
    story = json.loads(host.text(f"/campaigns/{campaign}/file"))
    first, closed = story["matches"]
    assert [first] == TOLD["story"]["matches"]
    assert (closed["armies"], closed["result"], closed["deeds"]) == (first["armies"], [0.5, 0.5], [])
    told = host.get(f"/campaigns/{campaign}")["matches"][1]
    assert told["text"].startswith("Closed when the rules changed.")
    following = host.post(f"/campaigns/{campaign}/next")["match"]
    assert following not in [match["match"] for match in MATCHES.values()]
    assert host.post(f"/campaigns/{campaign}/next")["match"] == following
    assert [match["over"] for match in host.get(f"/campaigns/{campaign}")["matches"]] == [True, True, False]
