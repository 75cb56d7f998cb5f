"""Files of strangers: nothing in them steers the terminal, and what is wrong with them is said in one sentence."""

import json
from pathlib import Path
from typing import Any

import pytest

from tests.terminal.command import Ran
from theomachy.presentation.text import languages
from theomachy.terminal.screen.console import Screen, printable

ESCAPE = "\x1b[31m\x1b]0;title\x07"
NAMES = (ESCAPE, "a\nb", "a\rb", "a\x9b31m", "a\u202eb", "A" * 10_000, "", " ")
"""What nobody is called: it would steer a terminal, break a line, or be longer than one."""


@pytest.fixture(autouse=True)
def here(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.chdir(tmp_path)
    return tmp_path


def campaign() -> dict[str, Any]:
    ran = Ran("campaign", "new", "godbreaker", "winter.campaign", "--seats", "Ann,greedy", "--seed", "3")
    assert ran.status == 0, ran.err
    found: dict[str, Any] = json.loads(Path("winter.campaign").read_text("utf-8"))
    return found


def changed(plain: dict[str, Any], path: list[Any], value: Any) -> None:
    inner = plain
    for step in path[:-1]:
        inner = inner[step]
    inner[path[-1]] = value
    Path("winter.campaign").write_text(json.dumps(plain), "utf-8")


def is_plain(text: str) -> bool:
    return all(line.isprintable() for line in text.split("\n"))


@pytest.mark.parametrize("name", NAMES, ids=range(len(NAMES)))
@pytest.mark.parametrize("path", [["name"], ["players", 0, "name"]], ids=str)
@pytest.mark.parametrize("command", ["show", "play"])
def test_a_name_in_a_campaign_is_held_as_it_is_when_it_is_typed(name: str, path: list[Any], command: str) -> None:
    changed(campaign(), path, name)
    ran = Ran("campaign", command, "winter.campaign")
    assert ran.status == 2
    assert "winter.campaign: " in ran.err
    assert "name" in ran.err
    assert is_plain(ran.out + ran.err)
    assert len(ran.err) < 200


@pytest.mark.parametrize("lang", languages())
@pytest.mark.parametrize(
    ("path", "value"),
    [
        (["game"], "scathe"),
        (["game"], "godslayer"),
        (["game"], ESCAPE),
        (["turns"], {"colour": ["red"]}),
        (["turns"], {ESCAPE: ["red"]}),
        (["turns"], {"scenario": ["score", 3]}),
        (["turns"], {"scenario": [ESCAPE]}),
        (["turns"], None),
        (["setup"], {"circles": ["x: lead; A", "y"]}),
        (["setup"], {"circles": [ESCAPE, ESCAPE]}),
        (["setup"], {"levels": "all"}),
        (["players"], []),
        (["matches"], [{}]),
        (["rules"], 2),
    ],
    ids=str,
)
def test_what_a_game_does_not_understand_is_one_sentence(path: list[Any], value: Any, lang: str) -> None:
    changed(campaign(), path, value)
    ran = Ran("--lang", lang, "campaign", "show", "winter.campaign")
    assert ran.status == 2
    assert ran.err.startswith("theomachy: winter.campaign: ")
    assert ran.err.count("\n") == 1
    assert is_plain(ran.out + ran.err)
    assert not any(word in ran.err for word in ("Expected", "expected", "Object", "`", "???"))


def test_a_setup_of_another_shape_is_said_in_our_words() -> None:
    Path("setup.json").write_text('{"rulings": 3}')
    ran = Ran("play", "scathe", "--setup", "setup.json")
    assert ran.status == 2
    assert "rulings: a group of names and values in braces belongs here, not a whole number" in ran.err
    Path("setup.json").write_text('{\n"rulings": nothing}')
    assert "setup.json:2: this is no JSON, from this line on" in Ran("play", "scathe", "--setup", "setup.json").err


def test_a_byte_order_mark_is_passed_over() -> None:
    """Some editors put one before a text: records, campaigns, armies and setups are read all the same."""
    campaign()
    assert Ran("play", "scathe", "--save", "game.record").status == 0
    Path("army.txt").write_text("titus,grimgut-the-devourer,nia,shayle-twin-spirit,helena,knightshade\n")
    Path("setup.json").write_text("{}")
    for name in ("winter.campaign", "game.record", "army.txt", "setup.json"):
        file = Path(name)
        file.write_text("\ufeff" + file.read_text("utf-8"), "utf-8")
    assert Ran("campaign", "show", "winter.campaign").status == 0
    assert Ran("replay", "show", "game.record").status == 0
    assert "\ufeff" not in Ran("army", "check", "godtear", "army.txt").out
    assert Ran("play", "scathe", "--setup", "setup.json").status == 0


def test_what_is_printed_cannot_steer_the_terminal(capsys: pytest.CaptureFixture[str]) -> None:
    """An escape character, a mark of direction or half a character is written out, wherever it comes from."""
    screen = Screen()
    screen.print(f"one {ESCAPE} [bold]two[/bold] :skull: \u202e \ud800 three")
    out = capsys.readouterr().out
    assert out == "one \\x1b[31m\\x1b]0;title [bold]two[/bold] :skull: \\u202e \\ud800 three\n"
    assert printable("a　b\tc\n") == "a　b\tc\n"


def test_a_command_can_be_copied_however_long_it_is() -> None:
    campaign()
    name = "a name that is so long that no line of eighty letters has room for it and the command.campaign"
    Path("winter.campaign").rename(name)
    assert f"  theomachy campaign play '{name}'\n" in Ran("campaign", "play", name, typed="").out


def test_what_is_written_to_a_file_is_not_broken_into_lines(monkeypatch: pytest.MonkeyPatch) -> None:
    """A program that reads a message finds it in one line; somebody who says how wide a line is gets lines."""
    campaign()
    monkeypatch.delenv("COLUMNS", raising=False)
    lines = Ran("campaign", "show", "winter.campaign").out.splitlines()
    assert any(len(line) > 80 and line.endswith("no win yet") for line in lines)
    monkeypatch.setenv("COLUMNS", "80")
    assert max(map(len, Ran("campaign", "show", "winter.campaign").out.splitlines())) <= 80
