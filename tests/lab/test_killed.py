"""The real thing: killed in the midst of it and gone on with, a study ends with the same bytes as undisturbed."""

import signal
import time
from pathlib import Path

import pytest

from tests.terminal.command import theomachy

pytestmark = pytest.mark.long
PATIENCE = 90.0
"""Seconds: the machine may be busy."""
MOMENTS = [
    pytest.param("csv", (0, 37), marks=pytest.mark.full),
    pytest.param("csv", (-1, 150), marks=pytest.mark.full),
    pytest.param("json", (90,), marks=pytest.mark.full),
    ("parquet", (120,)),
]
STUDY = ("sim", "scathe", "--games", "400", "--seed", "5", "--setup", "random", "--workers", "2", "--json")


def grown(journal: Path, rows: int) -> bool:
    return journal.exists() and journal.read_bytes().count(b"\n") > rows


@pytest.mark.parametrize(("kind", "moments"), MOMENTS)
def test_killed_and_gone_on_with(kind: str, moments: tuple[int, ...], tmp_path: Path) -> None:
    """Each time it is killed as soon as it has so many rows."""
    undisturbed, file = tmp_path / f"whole.{kind}", tmp_path / f"x.{kind}"
    whole = theomachy(*STUDY, "--out", str(undisturbed))
    journal = file.with_name(f"{file.name}.partial")
    for rows in moments:
        running = theomachy(*STUDY, "--out", str(file), "--resume")
        while not grown(journal, rows) and running.poll() is None:
            time.sleep(0.002)
        running.kill()
        running.communicate(timeout=PATIENCE)
        assert running.returncode in (-signal.SIGKILL, 0)  # it may be done before anybody has looked
    last = theomachy(*STUDY, "--out", str(file), "--resume")
    assert last.communicate(timeout=PATIENCE)[1] == ""
    assert last.returncode == 0
    assert whole.communicate(timeout=PATIENCE)[0]
    assert file.read_bytes() == undisturbed.read_bytes()
    assert sorted(path.name for path in tmp_path.iterdir()) == [f"whole.{kind}", f"x.{kind}"]
