"""docs/make-your-own-hero.md is true: its hero is put into a copy of the house, tested, played and measured."""

import re
import shlex
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

pytestmark = pytest.mark.long

ROOT = Path(__file__).parents[1]
PAGE = (ROOT / "docs" / "make-your-own-hero.md").read_text("utf-8")
FILES = re.findall(r"^```\w+ (\S+)\n(.*?)^```$", PAGE, re.MULTILINE | re.DOTALL)
COMMANDS = [
    shlex.split(line) for block in re.findall(r"^```sh\n(.*?)^```$", PAGE, re.M | re.S) for line in block.splitlines()
]
(LOOK,) = re.findall(r"^```python\n(.*?)^```$", PAGE, re.MULTILINE | re.DOTALL)
THEOMACHY = (sys.executable, "-c", "from theomachy.cli import main; main()")


@pytest.fixture(scope="module")
def scratch(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A copy of the house with what the page tells to write; what is there already goes on at the end of the part that
    it belongs to."""
    folder = tmp_path_factory.mktemp("scratch")
    for name in ("theomachy", "tests"):
        shutil.copytree(ROOT / name, folder / name, ignore=shutil.ignore_patterns("client", "browser"))
    shutil.copy(ROOT / "pyproject.toml", folder)
    for name, text in FILES:
        file = folder / name
        before = file.read_text("utf-8") if file.exists() else ""
        if file.name == "looks.toml":
            head, faces, rest = before.partition("[faces]\n")
            before, text = head + faces, text + rest
        file.write_text(f"{before}\n{text}" if before and file.suffix == ".toml" else before + text, "utf-8")
    return folder


def run(folder: Path, *words: str, typed: str = "", status: int = 0) -> str:
    env = {"PYTHONPATH": str(folder)}
    ran = subprocess.run(words, capture_output=True, text=True, cwd=folder, input=typed, env=env)
    assert ran.returncode == status, ran.stdout + ran.stderr
    return ran.stdout + ran.stderr


def ours(*names: str) -> list[str]:
    (words,) = (words[1:] for words in COMMANDS if words[0] == "theomachy" and words[1 : 1 + len(names)] == [*names])
    return words


def test_the_hero_passes_its_test_and_those_of_all_heroes(scratch: Path):
    """Nothing that counts the box, and no game that a seed tells, is another."""
    whole = [f"tests/games/scathe/test_{part}.py" for part in ("torchbearer", "components", "heroes", "party", "draft")]
    run(scratch, sys.executable, "-m", "pytest", "-p", "no:cacheprovider", *whole)


def test_it_is_checked_shown_and_played(scratch: Path):
    assert run(scratch, *THEOMACHY, *ours("army", "check")).startswith("✓")
    assert "Torchbearer" in run(scratch, *THEOMACHY, *ours("army", "show"))
    said = run(scratch, *THEOMACHY, *ours("play"), "--seed", "1", typed="quit\n")
    assert "Torchbearer" in said


def test_it_is_measured(scratch: Path):
    study = scratch / "torchbearer.toml"
    study.write_text(study.read_text().replace("games = 200", "games = 4"))
    run(scratch, *THEOMACHY, *ours("lab", "run"), "--workers", "1")
    assert "games in a hundred against a Priest" in run(scratch, sys.executable, "-c", LOOK)


def test_matches_that_were_begun_without_it_go_on(scratch: Path):
    code = "from theomachy.games.scathe import GAME; print(GAME.content.digest, *GAME.content.includes)"
    before, *_ = subprocess.check_output([sys.executable, "-c", code], cwd=ROOT, text=True).split()
    digest, *included = run(scratch, sys.executable, "-c", code).split()
    assert digest != before
    assert before in included


def test_a_mistake_is_told_as_the_page_says(scratch: Path):
    (told,) = re.findall(r"^theomachy: .*$", PAGE, re.MULTILINE)
    file = scratch / "theomachy/games/scathe/content/heroes.toml"
    text = file.read_text("utf-8")
    try:
        file.write_text(text.replace('"heal ally 2, magic ally 1"', '"heal friend 2, magic ally 1"'), "utf-8")
        assert run(scratch, *THEOMACHY, *ours("army", "check"), status=2).strip() == told
    finally:
        file.write_text(text, "utf-8")


def test_chance_does_not_draw_it(scratch: Path):
    """SC-PTY-03: nor is it drafted."""
    code = (
        "from random import Random; from theomachy.games.scathe.setup import random_party; "
        "from theomachy.games.scathe.rules.draft import deck, Rulings; "
        "print([h for n in range(200) for h in random_party(Random(n))], deck(Rulings(dragon_in_draft=True)))"
    )
    assert "torchbearer" not in run(scratch, sys.executable, "-c", code)
