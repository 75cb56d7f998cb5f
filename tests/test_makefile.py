"""Every target of the Makefile runs somewhere: in CI as it is, or here in a short form in a throw-away copy."""

import os
import re
import shlex
import shutil
import subprocess
from pathlib import Path

import pytest

from tests.server.processes import ROOT

TEXT = (ROOT / "Makefile").read_text()
RULES = re.findall(r"^([\w-]+):(?!=)(.*)\n((?:\t.*\n|@.*\n)*)", TEXT, re.MULTILINE)
TARGETS = {name for line in re.findall(r"^\.PHONY:(.*)", TEXT, re.MULTILINE) for name in line.split()}

SHORT = {
    "bench": "bench BRIEF=yes",
    "changelog": "changelog VERSION=9.8.7",
    "coverage": "coverage FLAGS=tests/test_dice.py",
    "evidence": "evidence FOR=1",
    "full": "full FOR=1",
    "pictures": "pictures FLAGS=--co",
    "quick": "quick GAME=scathe FLAGS=--co",
    "release": "release VERSION=9.8.8 FLAGS=--co",
    "clean": "clean",
}
"""The short forms of the targets that CI does not run. They run in this order, in one copy."""
NAMED = {"lint", "lock"}
"""Targets whose commands CI runs under other names, or other tests try: here it is only asked what they are."""


def called_by(target: str) -> set[str]:
    """Return the targets that a target needs or makes."""
    needed = {word for name, words, _ in RULES if name == target for word in words.split()}
    made = {word for name, _, recipe in RULES if name == target for line in calls(recipe) for word in line.split()}
    return (needed | made) & TARGETS


def calls(recipe: str) -> list[str]:
    return re.findall(r"\$\(MAKE\)(.*)", recipe.replace("\\\n", " "))


def run_by_ci() -> set[str]:
    """Return the targets that CI makes, directly or through others."""
    told = (ROOT / ".ci" / "run").read_text() + (ROOT / ".ci" / "smoke.py").read_text()
    found, waiting = set[str](), set(re.findall(r"\bmake\"?,? \"?([\w-]+)", told)) & TARGETS
    while waiting:
        found |= waiting
        waiting = {more for target in waiting for more in called_by(target)} - found
    return found


def test_every_target_runs_somewhere():
    assert {name for name, *_ in RULES} == TARGETS, "every target is .PHONY but files"
    assert TARGETS - run_by_ci() == SHORT.keys() | NAMED
    assert {"play", "test", "test-all", "page", "docs", "lint-client", "many"} <= run_by_ci()


def make(copy: Path, *words: str) -> str:
    """Make something in a copy, with the packages that are installed here."""
    stamps = (f".venv/installed{of}" for of in ("", "-test", "-dev", "-bench"))
    old = [word for stamp in stamps for word in ("-o", stamp)]  # else pip would turn to the copy
    env = {name: value for name, value in os.environ.items() if not name.startswith(("MAKE", "MFLAGS"))}
    done = subprocess.run(["make", *old, "-o", "client", *words], cwd=copy, env=env, capture_output=True, text=True)
    assert done.returncode == 0, done.stdout[-4000:] + done.stderr[-4000:]
    return done.stdout


@pytest.fixture(scope="module")
def copy(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A clone with the packages and the built client of this one, to be thrown away."""
    copy = tmp_path_factory.mktemp("make") / "clone"
    subprocess.run(["git", "clone", "--quiet", str(ROOT), str(copy)], check=True)
    for name, value in (("user.name", "Nobody"), ("user.email", "nobody@example.org")):
        subprocess.run(["git", "config", name, value], cwd=copy, check=True)
    (copy / ".venv").symlink_to(ROOT / ".venv")
    shutil.copytree(ROOT / "theomachy" / "server" / "client", copy / "theomachy" / "server" / "client")
    return copy


@pytest.mark.parametrize("target", sorted(NAMED))
def test_its_commands_can_be_told(target: str):
    assert make(ROOT, "-n", target)


@pytest.mark.long
@pytest.mark.browser
@pytest.mark.services
@pytest.mark.parametrize("target", SHORT)
def test_it_runs_in_a_short_form(copy: Path, target: str):
    make(copy, *shlex.split(SHORT[target]))
    if target == "release":
        assert subprocess.run(["git", "tag"], cwd=copy, capture_output=True, text=True).stdout == "v9.8.8\n"
    assert (copy / ".venv").exists() == (target != "clean")


BENCHES = sorted(
    ".".join(file.relative_to(ROOT).with_suffix("").parts).removesuffix(".__main__")
    for file in (ROOT / "bench").rglob("*.py")
    if "__main__" in file.name + file.read_text()
)


@pytest.mark.long
@pytest.mark.parametrize("bench", BENCHES)
def test_a_bench_says_what_it_does(bench: str):
    ran = subprocess.run([f"{ROOT}/.venv/bin/python", "-m", bench, "--help"], cwd=ROOT, capture_output=True, text=True)
    assert (ran.returncode, ran.stderr) == (0, "")
    assert len(ran.stdout) > 100
