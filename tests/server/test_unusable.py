"""A host who names a database, a Redis or a number that cannot be is told so in one sentence, with status 2 and without
a traceback; and no password is written anywhere."""

import errno
import os
import socket
from pathlib import Path

import pytest

from tests.kit import LANGUAGES
from tests.server.engines import Postgres, free_port
from tests.terminal.command import Ran
from theomachy.server import serving

PASSWORD = "sesame"
NOT_USED = {"en": "The database cannot be used:", "ja": "データベースを使えません："}
NO_URL = {"en": "That is no URL of a database.", "ja": "それはデータベースのURLではありません。"}


@pytest.fixture(autouse=True)
def _logs_stay_as_they_are(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(serving, "write_logs", lambda format: None)


def told(lang: str, monkeypatch: pytest.MonkeyPatch, *command: str) -> str:
    """The one sentence."""
    monkeypatch.setenv("THEOMACHY_LANG", lang)
    ran = Ran(*command)
    assert ran.status == 2
    assert ran.out == ""
    assert ran.err.count("\n") == 1, ran.err
    assert PASSWORD not in ran.err
    return ran.err


def serving_from(data: str) -> tuple[str, ...]:
    return ("serve", "--port", "0", "--data", data)


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("command", ["serve", "tidy"])
def test_a_database_that_does_not_answer(lang: str, command: str, monkeypatch: pytest.MonkeyPatch):
    data = f"postgresql://theomachy:{PASSWORD}@127.0.0.1:{free_port()}/matches"
    said = told(lang, monkeypatch, *(serving_from(data) if command == "serve" else (command, "--data", data)))
    assert NOT_USED[lang] in said
    assert "refused" in said


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_file_that_cannot_be_one(lang: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch):
    (tmp_path / "text").write_text("This is no database of anybody.\n" * 99)
    for data in (tmp_path, tmp_path / "text", tmp_path / "text" / "matches.db"):
        assert NOT_USED[lang] in told(lang, monkeypatch, *serving_from(str(data)))


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_database_of_another_kind(lang: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch):
    for url in ("mysql://host/matches", "://", f"postgresql://theomachy:{PASSWORD}@host:port/matches"):
        assert NO_URL[lang] in told(lang, monkeypatch, *serving_from(url))
        assert NO_URL[lang] in told(lang, monkeypatch, "move", url, url)
        assert NO_URL[lang] in told(lang, monkeypatch, "backup", str(tmp_path / "copy.db"), "--data", url)


def test_a_database_in_which_we_may_do_nothing(postgres: Postgres, monkeypatch: pytest.MonkeyPatch):
    """Or that is not there, or whose URL says what nobody understands."""
    url = postgres.new()
    postgres.sql("drop role if exists nobody")
    postgres.sql("create role nobody login")
    nobody = url.replace("theomachy@", "nobody@")
    for data, why in (
        (nobody, "permission denied"),
        (nobody.rpartition("/")[0] + "/nowhere", '"nowhere" does not exist'),
        (url.replace("theomachy@", "stranger@"), "stranger"),
        (f"{url}?colour=red", "colour"),
    ):
        said = told("en", monkeypatch, *serving_from(data))
        assert NOT_USED["en"] in said
        assert why in said


@pytest.mark.parametrize("url", [f"http://:{PASSWORD}@host/0", f"redis://:{PASSWORD}@host:port/0", PASSWORD[:2]])
@pytest.mark.parametrize("command", ["serve", "think"])
def test_no_redis(url: str, command: str, monkeypatch: pytest.MonkeyPatch):
    for lang in LANGUAGES:
        assert "redis://127.0.0.1:6379/0" in told(lang, monkeypatch, command, "--redis", url)


def test_an_agent_worker_needs_a_redis(monkeypatch: pytest.MonkeyPatch):
    monkeypatch.delenv("THEOMACHY_REDIS", raising=False)
    assert "--redis" in told("en", monkeypatch, "think")


def test_more_processes_than_the_machine_has_room_for(tmp_path: Path, monkeypatch: pytest.MonkeyPatch):
    def full(*_: object) -> None:
        raise OSError(errno.EMFILE, os.strerror(errno.EMFILE))

    monkeypatch.setattr(socket, "socket", full)
    said = told("en", monkeypatch, *serving_from(str(tmp_path / "matches.db")), "--workers", "9")
    assert "Too many open files" in said
