"""Where a server keeps its database: among the data of its user, out of others' sight, unless it is told otherwise."""

import sqlite3
import stat
import sys
from collections.abc import Iterator
from pathlib import Path

import httpx
import pytest

from tests.server.processes import PATIENCE
from tests.terminal.command import Ran, theomachy
from theomachy.server.app import prepare
from theomachy.server.places import data_folder, default_data
from theomachy.server.serving import database

PLACES = {
    "linux": (".local", "share", "theomachy"),
    "darwin": ("Library", "Application Support", "theomachy"),
    "win32": ("AppData", "Local", "theomachy"),
}


@pytest.fixture(autouse=True)
def home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A home of nobody, and a current folder in which nothing lies."""
    home, here = tmp_path / "home", tmp_path / "here"
    for folder in (home, here):
        folder.mkdir()
    for name in ("HOME", "USERPROFILE"):
        monkeypatch.setenv(name, str(home))
    for name in ("XDG_DATA_HOME", "LOCALAPPDATA"):
        monkeypatch.delenv(name, raising=False)
    monkeypatch.chdir(here)
    return home


def mode(file: Path) -> int:
    return stat.S_IMODE(file.stat().st_mode)


@pytest.mark.parametrize("system", PLACES)
def test_each_system_has_a_place_for_data(home: Path, system: str, monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setattr(sys, "platform", system)
    assert data_folder() == home.joinpath(*PLACES[system])


def test_whoever_keeps_data_elsewhere_has_said_so(home: Path, monkeypatch: pytest.MonkeyPatch):
    """`XDG_DATA_HOME` goes before what is usual, if it names a place that is the same from every folder."""
    monkeypatch.setenv("XDG_DATA_HOME", str(home / "kept"))
    assert data_folder() == home / "kept" / "theomachy"
    monkeypatch.setenv("XDG_DATA_HOME", "kept")
    assert "kept" not in data_folder().parts


def test_a_file_in_the_current_folder_wins():
    """It was made before there was another place, or on purpose."""
    assert Path(default_data()) == data_folder() / "theomachy.db"
    Path("theomachy.db").touch()
    assert default_data() == "theomachy.db"
    assert database("") == "sqlite:///theomachy.db"
    assert database("other.db") == "sqlite:///other.db"


@pytest.fixture
def served(home: Path) -> Iterator[tuple[str, str]]:
    """What a server says that was told nothing: on its output, and beside it."""
    process = theomachy("serve", "--port", "0", "--agent-workers", "1")
    assert process.stdout is not None
    assert process.stderr is not None
    try:
        yield process.stdout.readline(), process.stderr.readline()
    finally:
        process.terminate()
        process.communicate()


def test_a_server_says_at_its_start_where_its_database_is(served: tuple[str, str]):
    """Beside the address, which stays alone on the output, where programs read it."""
    file = data_folder() / "theomachy.db"
    address, where = served
    assert httpx.get(f"{address.strip()}api/games", timeout=PATIENCE).status_code == 200
    assert where == f"Matches are kept in {file}.\n"
    assert not any(Path().iterdir()), "nothing is left in the current folder"


@pytest.mark.skipif(sys.platform == "win32", reason="Windows has no modes of files")
def test_nobody_else_on_the_machine_reads_the_database(served: tuple[str, str]):
    """Neither the file, nor what SQLite keeps beside it, nor the folder."""
    folder = data_folder()
    assert mode(folder) == 0o700
    assert {file.name: oct(mode(file)) for file in folder.iterdir()} == {
        f"theomachy.db{end}": "0o600" for end in ("", "-wal", "-shm")
    }


@pytest.mark.skipif(sys.platform == "win32", reason="Windows has no modes of files")
def test_nobody_else_on_the_machine_reads_a_backup(tmp_path: Path):
    """Nor what a restore puts in its place, nor a database whose place was named."""
    data, copy, back = (tmp_path / "kept" / name for name in ("matches.db", "copy.db", "back.db"))
    data.parent.mkdir()
    prepare(database(str(data)))
    copy.touch(0o644)
    assert Ran("backup", str(copy), "--data", str(data), "--force").status == 0
    assert Ran("restore", str(copy), "--data", str(back)).status == 0
    assert {oct(mode(file)) for file in (data, copy, back)} == {"0o600"}


def test_chores_go_by_the_same_place(home: Path):
    """Back up, restore and tidy what `serve` would serve, and say which that was."""
    file = data_folder() / "theomachy.db"
    gone = Ran("tidy")
    assert (gone.status, str(file) in gone.err) == (2, True)
    prepare(database(""))
    assert Ran("tidy").status == 0
    assert Ran("backup", "copy.db").status == 0
    restored = Ran("restore", "copy.db")
    assert restored.status == 0, restored.err
    assert str(file) in restored.out
    with sqlite3.connect("copy.db") as copy:
        assert copy.execute("select count(*) from matches").fetchone() == (0,)


def test_a_folder_of_others_stays_as_it_is(tmp_path: Path):
    (tmp_path / "srv").mkdir(0o755)
    database(str(tmp_path / "srv" / "matches.db"))
    assert mode(tmp_path / "srv") == 0o755
