"""Every connection in its own language, and no id where words should be."""

import re
from collections.abc import Iterator

import pytest

from tests.server.kit import Line, Player, at_random
from tests.server.processes import Json, Server

KANA = re.compile("[\u3040-\u30ff\u4e00-\u9fff]")
WORDS = ("text", "label", "name", "title", "question", "says", "line", "who", "section", "by_name", "next")
IDS = re.compile(r"\b(sc|gt|live|kind|option|preset|game)-[a-z-]+\b")


def words(shown: Json) -> Iterator[str]:
    """All that is shown to people in a message."""
    if isinstance(shown, dict):
        for name, value in shown.items():
            if name in WORDS and isinstance(value, str):
                if name != "name" or "label" not in shown:  # there it is an id
                    yield value
            else:
                yield from words(value)
    elif isinstance(shown, list):
        for value in shown:
            yield from words(value)


def no_ids(shown: Json) -> None:
    assert [text for text in words(shown) if IDS.search(text)] == []


def japanese(shown: Json) -> None:
    """Names that are numbers or letters apart, everything is said in Japanese."""
    no_ids(shown)
    latin = [text for text in words(shown) if re.search("[A-Za-z]{4,}", text) and not KANA.search(text)]
    assert latin == []


@pytest.fixture(params=["scathe", "godtear"])
def game(request: pytest.FixtureRequest) -> str:
    name: str = request.param
    return name


def test_the_language_is_changed_at_the_table(player: Player, game: str):
    """A whole table comes in answer; nobody else notices."""
    line = player.play(game, ("me", "me"))
    other = player.look(line.match)
    line.play_on(at_random(1), most=12)
    spoken: Line = line
    spoken.send("speak", lang="ja")
    spoken.until(lambda: spoken.table["lang"] == "ja")
    japanese({**line.table, "match": ""})
    assert line.table["seats"][0]["who"] == "あなた"
    n = line.n
    line.turn(at_random(2))
    japanese(next(message for message in line.heard if message.get("n") == n + 1))
    other.catch_up()
    assert other.table["lang"] == "en"
    no_ids(other.table)
    verdict = line.say("probe", request=line.request["id"], key=line.request["options"][0]["key"])
    japanese(verdict)
    no = line.answer("nonsense")
    japanese(no)
    assert line.say("speak", lang="tlh")["reason"]["text"]


def test_pages_speak_japanese(server: Server, game: str):
    player = Player(server, lang="ja")
    for path in ("/games", f"/muster/{game}", f"/rulebook/{game}"):
        japanese(player.get(path))
    japanese(player.get("/muster/scathe", army="priest"))
    for status, path in ((404, "/matches/nonsense/verify"), (404, "/rulebook/nonsense"), (404, "/nonsense")):
        found, error = player.refused("GET", path)
        assert found == status
        assert KANA.search(error["text"])
    error = player.refused("POST", "/matches", {"game": "scathe", "seats": ["me", "me"], "armies": ["priest", ""]})[1]
    japanese(error)
    player.new(game)
    japanese(player.get("/matches"))


def test_a_match_is_watched_in_japanese(server: Server):
    player = Player(server, lang="ja")
    line = player.play(seats=("me", "me"), options={"round_limit": "1"}).play_on(at_random(3))
    japanese({**line.table, "match": ""})
    japanese(player.get(f"/matches/{line.match}/replay"))
    japanese(player.get(f"/matches/{line.match}/verify"))


def test_an_unknown_language_is_english(server: Server):
    player = Player(server, lang="tlh")
    no_ids(player.get("/games"))
    assert player.play().table["lang"] == "en"
