"""The real thing: a study, or a process that plays for it, is killed at some moment; in the end its tables are the same
bytes as those of an undisturbed one."""

import os
import signal
import subprocess
import time
from pathlib import Path
from random import Random

import pytest

from tests.terminal.command import theomachy

pytestmark = pytest.mark.long
PATIENCE = 120.0
"""Seconds: the machine may be busy."""
TEXT = """
name = "killed"
game = "scathe"
games = 120
seed = 5
[grid]
agents = ["random"]
change = [{}, { "scathe.heroes.knight.cost" = 2 }]
"""
ROWS = 240
random = Random(29)
MOMENTS = [
    (who, tuple(sorted(random.sample(range(ROWS), 2))))
    for who in ("the study", "a worker", "all workers", "the study", "a worker") * 2
]
"""Twice each: when so many rows are there."""
PARAMS = [*MOMENTS[:2], *[pytest.param(*moment, marks=pytest.mark.full) for moment in MOMENTS[2:]]]
TABLES = ("games.parquet", "cards.parquet", "uses.parquet")


def lab(file: Path, out: Path) -> "subprocess.Popen[str]":
    return theomachy("lab", "run", str(file), "--out", str(out), "--workers", "2")


def workers_of(process: int) -> list[int]:
    """The processes that it started and that play."""
    found = subprocess.run(["ps", "-o", "pid=,args=", "--ppid", str(process)], capture_output=True, text=True).stdout
    return [int(line.split()[0]) for line in found.splitlines() if "resource_tracker" not in line]


def rows(folder: Path) -> int:
    journal = folder / "journal.jsonl"
    try:
        return journal.read_bytes().count(b"\n") - 1
    except OSError:
        return ROWS if (folder / "games.parquet").exists() else 0


@pytest.fixture(scope="module")
def undisturbed(tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("undisturbed")
    (folder / "study.toml").write_text(TEXT)
    whole = lab(folder / "study.toml", folder / "out")
    assert whole.communicate(timeout=PATIENCE)[1] == ""
    return folder


@pytest.mark.parametrize(("who", "moments"), PARAMS)
def test_killed_and_gone_on_with(who: str, moments: tuple[int, ...], undisturbed: Path, tmp_path: Path) -> None:
    for moment in moments:
        running = lab(undisturbed / "study.toml", tmp_path)
        while rows(tmp_path) < moment and running.poll() is None:
            time.sleep(0.002)
        if who == "the study":
            running.kill()
        else:
            for worker in workers_of(running.pid)[: 1 if who == "a worker" else None]:
                try:
                    os.kill(worker, signal.SIGKILL)
                except ProcessLookupError:
                    continue  # it was done
        running.communicate(timeout=PATIENCE)
        assert running.returncode in ((-signal.SIGKILL, 0) if who == "the study" else (0,))
    last = lab(undisturbed / "study.toml", tmp_path)
    assert last.communicate(timeout=PATIENCE)[1] == ""
    assert last.returncode == 0
    for table in TABLES:
        assert (tmp_path / table).read_bytes() == (undisturbed / "out" / table).read_bytes()
    assert sorted(file.name for file in tmp_path.iterdir()) == sorted((*TABLES, "study.toml"))
