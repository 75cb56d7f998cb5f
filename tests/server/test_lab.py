"""The host's studies: listed, read, and their games played again to be watched."""

import asyncio
import shutil
from collections.abc import Iterator
from pathlib import Path
from threading import Event

import pytest
from litestar.testing import TestClient

from tests.lab.made_up import write_study
from tests.server.kit import hello
from tests.terminal.command import Ran
from theomachy.server.app import make_app, prepare
from theomachy.server.settings import Settings
from theomachy.server.studies import Studies

pytestmark = pytest.mark.long

STUDY = """name = "played"
game = "scathe"
games = 4
seed = 5
[grid]
agents = ["random"]
change = [{}, { "scathe.heroes.knight.health" = 12 }]
"""
HEROES = {"flame-dragon": 4, "high-mage": 4, "bard": 2, "sage": 3, "knight": 4, "rogue": 2}


@pytest.fixture(scope="module")
def studies(tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("studies")
    (folder / "played.toml").write_text(STUDY)
    ran = Ran("lab", "run", str(folder / "played.toml"), "--workers", "1")
    assert ran.status == 0, ran.err
    write_study(folder / "made-up", deals=20, cards=HEROES, hand=2)
    (folder / "unfinished").mkdir()
    return folder


def client_of(folder: Path, studies: Path | None) -> TestClient:
    url = f"sqlite:///{folder}/matches.db"
    before = asyncio._get_running_loop()  # a browser's, if tests of one came before
    asyncio._set_running_loop(None)
    try:
        secrets = prepare(url)
    finally:
        asyncio._set_running_loop(before)
    return TestClient(make_app(url, secrets, agent_workers=1, settings=Settings(studies=studies)))


@pytest.fixture(scope="module")
def client(studies: Path, tmp_path_factory: pytest.TempPathFactory) -> Iterator[TestClient]:
    with client_of(tmp_path_factory.mktemp("server"), studies) as client:
        client.headers.update(hello(client))
        yield client


def test_studies_are_listed_in_ones_language(client: TestClient):
    found = client.get("/api/lab?lang=ja").json()
    assert [(study["name"], study["games"]) for study in found] == [("made-up", 40), ("played", 8)]
    assert {study["title"] for study in found} == {"スケイズ"}
    assert client.get("/api/me").json()["lab"] is True


def test_a_report_is_read_in_ones_language(client: TestClient):
    page = client.get("/api/lab/made-up?lang=ja").json()
    assert "どれほど強いか" in page["html"]
    assert "How strong" not in page["html"]
    assert ".lab-report" in page["style"]


def test_a_report_can_be_kept_as_a_file(client: TestClient):
    found = client.get("/api/lab/made-up/file")
    assert found.headers["content-disposition"] == 'attachment; filename="made-up.html"'
    assert found.text.startswith("<!doctype html>")


def test_games_come_by_their_swing_or_by_number(client: TestClient):
    swung = client.get("/api/lab/made-up/games").json()
    swings = [game["swing"] for game in swung["games"]]
    assert (swung["total"], swung["seats"]) == (40, ["Red", "Blue"])
    assert swings == sorted(swings, reverse=True)
    later = client.get("/api/lab/made-up/games?order=number&start=38").json()
    assert [game["number"] for game in later["games"]] == [38, 39]


def test_a_game_says_in_ones_language_what_was_changed(client: TestClient):
    games = client.get("/api/lab/played/games?order=number&lang=ja").json()["games"]
    assert {game.get("cell", "") for game in games} == {"", "騎士: health = 12"}


def test_a_game_is_played_again_and_watched(client: TestClient):
    """The replay ends as the row says."""
    rows = client.get("/api/lab/played/games?order=number").json()["games"]
    row = next(game for game in rows if not game.get("changed"))
    made = client.post("/api/lab/played/games", json={"number": row["number"]})
    assert made.status_code == 201, made.text
    match = made.json()["path"].removeprefix("/watch/")
    replay = client.get(f"/api/matches/{match}/replay").json()
    assert replay["result"]["shares"] == row["shares"]
    assert client.get(f"/api/matches/{match}/verify").status_code == 200


def test_what_cannot_be_watched_says_why(client: TestClient):
    rows = client.get("/api/lab/played/games?order=number").json()["games"]
    changed = next(game["number"] for game in rows if game.get("changed"))
    told = {
        ("played", changed): (409, "changed cards"),
        ("played", 99): (404, "has no game 99"),
        ("nowhere", 0): (404, "nowhere is no study"),
    }
    for (study, number), (status, words) in told.items():
        found = client.post(f"/api/lab/{study}/games", json={"number": number})
        assert found.status_code == status
        assert words in found.json()["error"]["text"]


@pytest.mark.parametrize("path", ["nowhere", "..%2Fplayed", "unfinished", "nowhere/games", "nowhere/file"])
def test_only_finished_studies_of_the_folder_are_read(client: TestClient, path: str):
    assert client.get(f"/api/lab/{path}").status_code == 404


def test_whoever_plays_does_not_wait_behind_readers(tmp_path: Path):
    """However many wait for a report that takes long."""

    async def story() -> None:
        studies, drawn = Studies(tmp_path), Event()
        readers = [asyncio.create_task(studies.aside(drawn.wait)) for _ in range(100)]
        await asyncio.sleep(0)
        try:
            assert await asyncio.wait_for(asyncio.to_thread(lambda: "played"), 60) == "played"
        finally:
            drawn.set()
        assert all(await asyncio.gather(*readers))
        studies.close()

    asyncio.run(story())


def test_a_server_without_studies_says_so(tmp_path: Path):
    with client_of(tmp_path, None) as client:
        assert "lab" not in client.get("/api/me").json()
        found = client.get("/api/lab")
        assert (found.status_code, found.json()["error"]["text"]) == (404, "This server has no studies to show.")


def test_a_folder_that_goes_away_leaves_an_empty_list(tmp_path: Path):
    """It was there when the server began; whoever asks later is told that there is nothing, not that all is broken."""
    studies = tmp_path / "studies"
    write_study(studies / "made-up", deals=2, cards=HEROES, hand=2)
    with client_of(tmp_path, studies) as client:
        assert [study["name"] for study in client.get("/api/lab").json()] == ["made-up"]
        (studies / "made-up" / "games.parquet").write_bytes(b"no table")
        assert client.get("/api/lab").json() == []
        shutil.rmtree(studies)
        found = client.get("/api/lab")
        assert (found.status_code, found.json()) == (200, [])
        assert client.get("/api/lab/made-up").status_code == 404
