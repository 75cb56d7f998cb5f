"""What a stranger gets: the wheel in a bare environment without Node, out of sight of the sources."""

import fcntl
import json
import os
import re
import shutil
import subprocess
import sys
import urllib.request
from collections.abc import Callable
from pathlib import Path
from zipfile import ZipFile

import pytest

ROOT = Path(__file__).parents[1]
pytestmark = pytest.mark.long


def run(*command: str | Path, at: Path, **env: str) -> str:
    done = subprocess.run(
        [*map(str, command)], cwd=at, env={**plain(), **env}, capture_output=True, text=True, timeout=600
    )
    assert done.returncode == 0, done.stdout + done.stderr
    return done.stdout


def plain() -> dict[str, str]:
    """The environment of somebody who has never seen the project."""
    return {name: value for name, value in os.environ.items() if not name.startswith(("THEOMACHY", "PYTHONPATH"))}


def made_once(folder: Path, make: Callable[[Path], None]) -> Path:
    """Make a folder, unless another worker of this run has made it or is making it."""
    with folder.with_suffix(".lock").open("w") as lock:
        fcntl.flock(lock, fcntl.LOCK_EX)
        if not folder.exists():
            make(folder)
    return folder


@pytest.fixture(scope="session")
def shared(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The folder that all workers of this run share."""
    base = tmp_path_factory.getbasetemp()
    return base.parent if "PYTEST_XDIST_WORKER" in os.environ else base


@pytest.fixture(scope="module")
def wheel(shared: Path) -> Path:
    def build(folder: Path) -> None:
        pip = (sys.executable, "-m", "pip", "wheel", "--quiet", "--disable-pip-version-check", "--no-deps")
        run(*pip, "--wheel-dir", folder, ROOT, at=shared)

    (file,) = made_once(shared / "dist", build).glob("*.whl")
    return file


@pytest.fixture(scope="module")
def bare(wheel: Path, shared: Path) -> Path:
    """An environment with the wheel and what it needs, and nothing else."""

    def install(folder: Path) -> None:
        run(sys.executable, "-m", "venv", folder / "venv", at=shared)
        pip = (folder / "venv" / "bin" / "python", "-m", "pip", "install", "--quiet", "--disable-pip-version-check")
        run(*pip, "-c", ROOT / "requirements.lock", wheel, at=shared)

    return made_once(shared / "bare", install)


def test_the_wheel_holds_the_client_and_no_tests(wheel: Path):
    names = ZipFile(wheel).namelist()
    assert "theomachy/server/client/index.html" in names
    assert "theomachy/server/client/assets/notices.txt" in names  # the terms of what others have written of it
    assert "theomachy/py.typed" in names
    assert not [name for name in names if name.startswith(("tests/", "bench/", "web/", "examples/"))]


def test_it_plays_and_simulates(bare: Path):
    theomachy = bare / "venv" / "bin" / "theomachy"
    found = json.loads(run(theomachy, "sim", "scathe", "--games", "2", "--seats", "greedy,random", "--json", at=bare))
    assert found["games"] == 2
    code = "import theomachy; print(theomachy.new('godtear', seed=1, preset='first').play('greedy', 'random').result)"
    assert "1.0" in run(bare / "venv" / "bin" / "python", "-c", code, at=bare)


@pytest.mark.full
@pytest.mark.parametrize("version", ["3.12", "3.13"])
def test_other_pythons_play_the_same(wheel: Path, bare: Path, tmp_path: Path, version: str):
    """The same seed is the same match, and a record of one verifies on the other."""
    other = shutil.which(f"python{version}")
    if other is None or subprocess.run([other, "--version"], capture_output=True).returncode:
        pytest.skip(f"no Python {version} here")
    run(other, "-m", "venv", tmp_path / "venv", at=tmp_path)
    python = tmp_path / "venv" / "bin" / "python"
    run(python, "-m", "pip", "install", "--quiet", "--disable-pip-version-check", wheel, at=tmp_path)
    code = """
import theomachy
for game, preset in (("scathe", "random"), ("godtear", "first"), ("godbreaker", "mirror"), ("godslayer", "mirror")):
    theomachy.new(game, seed=3, preset=preset).play("random", "random").save(f"{game}.tmr")
"""
    for interpreter, folder in ((python, tmp_path), (bare / "venv" / "bin" / "python", bare)):
        run(interpreter, "-c", code, at=folder)
    for game in ("scathe", "godtear", "godbreaker", "godslayer"):
        assert (tmp_path / f"{game}.tmr").read_text() == (bare / f"{game}.tmr").read_text()
        run(python, "-c", f"import theomachy; theomachy.load({str(bare / f'{game}.tmr')!r})", at=tmp_path)


def test_it_serves_without_node(bare: Path, tmp_path: Path):
    command = [str(bare / "venv" / "bin" / "theomachy"), "serve", "--port", "0", "--data", str(tmp_path / "matches.db")]
    env = {**plain(), "PATH": str(bare / "venv" / "bin")}
    with subprocess.Popen(
        command, cwd=bare, env=env, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True
    ) as server:
        try:
            assert server.stdout is not None
            address = next(found[0] for line in server.stdout if (found := re.search(r"http://[\w.]+:\d+", line)))
            page = urllib.request.urlopen(f"{address}/").read().decode()
            assert '<div id="house"' in page
            shown = json.load(urllib.request.urlopen(f"{address}/api/games"))
            assert {game["id"] for game in shown} == {"scathe", "godtear", "godbreaker", "godslayer"}
        finally:
            server.terminate()
