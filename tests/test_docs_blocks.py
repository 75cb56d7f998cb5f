"""Every block of code in the docs works: Python is run, commands are run or at least understood, data is read."""

import re
import shlex
import tomllib
from importlib.util import find_spec
from pathlib import Path
from typing import NamedTuple

import pytest
import typer.main
from typer.testing import CliRunner

import theomachy
from theomachy.cli import app

ROOT = Path(__file__).parents[1]
PAGES = [ROOT / "README.md", ROOT / "CONTRIBUTING.md", *sorted((ROOT / "docs").glob("*.md"))]
FENCED = re.compile(r"^( *)```(\w*)[ ]?(\S*)\n(.*?)^\1```$", re.MULTILINE | re.DOTALL)
INDENTED = re.compile(r"^ {4}((?:theomachy|make|python|pip) .*)$", re.MULTILINE)

ELSEWHERE = {
    "make-your-own-champion.md": "tests/games/godtear/test_recipe.py",
    "make-your-own-spell.md": "tests/test_docs.py",
    "make-your-own-hero.md": "tests/test_docs_hero.py",
    "new-game.md": "tests/test_docs.py",
    "board-game.md": "tests/test_docs.py",
    "protocol.md": "tests/server/test_protocol.py",
}
"""Pages whose blocks have tests of their own, which need more around them; commands are tried here, too."""

FOR_EVER = ("serve", "think", "page")
TO_TYPE = ("play", "learn")
"""Commands that wait for somebody, who leaves at once here."""
ELSEWHERE_RUN = (
    "army share",
    "backup",
    "campaign play",
    "lab compare",
    "lab even",
    "lab report",
    "lab run",
    "move",
    "position play",
)
"""Commands that need more than there is here, and are run by tests of their own."""
CONSISTENT = 3
"""The status for a record that is legal, while nobody vouches that it was played so."""


class Block(NamedTuple):
    page: str
    language: str
    file: str
    text: str


def blocks_of(page: Path) -> list[Block]:
    return [Block(page.name, *found[1:]) for found in FENCED.findall(page.read_text("utf-8"))]


BLOCKS = [block for page in PAGES for block in blocks_of(page)]


def of(*languages: str) -> list[Block]:
    return [block for block in BLOCKS if block.language in languages and block.page not in ELSEWHERE]


def named(block: Block) -> str:
    return f"{block.page}:{block.text.strip().splitlines()[0][:30]}"


def test_every_kind_of_block_is_known():
    assert {block.language for block in BLOCKS} <= {"", "ftl", "json", "python", "sh", "toml"}
    for page, test in ELSEWHERE.items():
        assert page in (ROOT / test).read_text("utf-8"), page


# Python


@pytest.fixture
def at(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Somewhere to write, with the house at hand as in a checkout."""
    monkeypatch.chdir(tmp_path)
    for name in ("THEOMACHY_LANG", "LC_ALL", "LC_MESSAGES"):
        monkeypatch.delenv(name, raising=False)
    monkeypatch.setenv("LANG", "C.UTF-8")
    for name in ("studies", "examples"):
        (tmp_path / name).symlink_to(ROOT / name)
    monkeypatch.syspath_prepend(tmp_path)
    return tmp_path


def commanded(*words: str, typed: str = "") -> str:
    """What a command says."""
    ran = CliRunner().invoke(app, [*words], input=typed)
    consistent = words[:2] == ("replay", "verify") and ran.exit_code == CONSISTENT
    assert ran.exit_code == 0 or consistent, (words, ran.output)
    return ran.output


@pytest.mark.parametrize("block", of("python"), ids=named)
def test_python_runs(block: Block, at: Path):
    if block.page == "lab.md":  # it reads what the study of the same page has written
        (study,) = (other for other in of("toml") if other.page == block.page)
        (at / study.file).write_text(study.text.replace("games = 4", "games = 2"), "utf-8")
        commanded("lab", "run", study.file, "--workers", "1")
    exec(compile(block.text, block.page, "exec"), {"__name__": "__main__"})


# Data


@pytest.mark.parametrize("block", of("toml"), ids=named)
def test_toml_is_read(block: Block):
    assert tomllib.loads(block.text)


# Commands


def lines_of(text: str) -> list[str]:
    """Commands without their comments, those that are told in several lines joined."""
    lines = text.replace("\\\n", " ").splitlines()
    bare = [re.split(r"\s{2,}(?=[#a-zA-Z(\"])|\s#\s", line.strip())[0] for line in lines]
    return [part.strip() for line in bare for part in line.split(" && ") if part.strip()]


def commands() -> list[tuple[str, str]]:
    """All commands of all pages, each with its page."""
    told = [(block.page, line) for block in BLOCKS if block.language == "sh" for line in lines_of(block.text)]
    for page in PAGES:
        rest = FENCED.sub("", page.read_text("utf-8"))
        told += [(page.name, line) for text in INDENTED.findall(rest) for line in lines_of(text)]
    return told


COMMANDS = commands()
OURS = sorted({line for _, line in COMMANDS if line.startswith("theomachy ")})


def name_of(words: list[str]) -> str:
    """The command that is meant: `army check`."""
    group, names = typer.main.get_command(app), []
    for word in words:
        if word not in getattr(group, "commands", {}):
            break
        group = group.commands[word]
        names.append(word)
    return " ".join(names)


@pytest.mark.parametrize("line", OURS)
def test_a_command_is_understood(line: str):
    """There is such a command with such flags, and nothing that it needs is missing."""
    words = shlex.split(line.replace("…", "0"))[1:]
    group = typer.main.get_command(app)
    names = name_of(words).split()
    assert names, line
    for name in names:
        group = group.commands[name]
    group.make_context(line, words[len(names) :])


def short(words: list[str]) -> list[str]:
    """The same with few games."""
    few = {"--games": "2", "--until": "0.5,0.9"}
    return [few.get(before, word) for before, word in zip(["", *words], words, strict=False)]


RUN = [
    line
    for page, line in COMMANDS
    if page == "README.md"
    and line.startswith("theomachy ")
    and name_of(line.split()[1:]) not in (*FOR_EVER, *ELSEWHERE_RUN)
]


@pytest.mark.long
def test_what_the_readme_tells_to_type_works(at: Path):
    """One after the other, with few games; whoever is asked leaves."""
    for line in RUN:
        words = short(shlex.split(line)[1:])
        match = theomachy.new("scathe", seed=7)
        (match.play("random", "random") if words[0] == "review" else match).save("duel.tmr")
        commanded(*words, typed="quit\n" if words[0] in TO_TYPE else "")


TARGETS = re.findall(r"^([\w-]+)(?: [\w-]+)*:", (ROOT / "Makefile").read_text(), re.MULTILINE)
OTHERS = [line for _, line in COMMANDS if not line.startswith("theomachy ")]
KNOWN = (
    "cp",
    "createdb",
    "node",
    "npm",
    "pip",
    "pipx",
    "podman",
    "pre-commit",
    "pytest",
    "python",
    "systemctl",
    "uvx",
    ".ci/run",
    ".ci/stranger",
)
A_PATH = re.compile(r"(?:bench|deploy|docs|examples|studies|tests|web|\.ci)/[\w./-]*\w")


@pytest.mark.parametrize("line", sorted(set(OTHERS)))
def test_what_other_commands_name_is_there(line: str):
    """Targets of the Makefile, modules, files of the house."""
    program, *words = shlex.split(line)
    if program == "make":
        assert [word for word in words if "=" not in word and word not in TARGETS] == []
        return
    assert Path(program).name in (*KNOWN, "python3") or program in KNOWN, line
    if words[:1] == ["-m"] and words[1] not in ("pip", "venv"):
        assert find_spec(words[1]), line
    made = [block.file for block in BLOCKS]
    for path in A_PATH.findall(line):
        assert path in made or (ROOT / path).exists(), path
