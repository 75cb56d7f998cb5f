"""Slips of the finger: nobody is made by one, and what was meant is offered where it is near."""

import json
from pathlib import Path

import pytest

from tests.terminal.command import Ran

NEW = ("campaign", "new", "godbreaker", "a.campaign", "--seats")


@pytest.fixture(autouse=True)
def here(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / "data"))
    return tmp_path


@pytest.mark.parametrize(
    ("seats", "sentence"),
    [
        ("greddy,Ben", "there is no agent 'greddy'; did you mean greedy?"),
        ("Greedy,Ben", "there is no agent 'Greedy'; did you mean greedy?"),
        ("serch:8,Ben", "there is no agent 'serch:8'; did you mean search:8?"),
        ("Ann,captain", "'captain' is the name of a level; the agent that plays it here is "),
        ("Ann,captain+bold", "'captain+bold' is the name of a level; the agent that plays it here is "),
        ("x.y:Z,greedy", "the agent x.y:Z cannot be loaded: "),
        ("Ann,search:0", "search:0: an agent thinks about 1 to "),
        ("Ann,Ann", "“Ann” cannot be told from “Ann” at a glance"),
        ("Ann,ÁNN", "“ÁNN” cannot be told from “Ann” at a glance"),
        ("Ann,The Owl", "That name belongs to the house"),
        ("Ann,", "everyone needs a name of at most 24 characters"),
        ("Ann,Ben (2)", "A name may not end with a number in brackets"),
    ],
)
def test_a_typing_error_makes_nobody(seats: str, sentence: str, here: Path) -> None:
    ran = Ran(*NEW, seats)
    assert ran.status == 2
    assert f"--seats: {sentence}" in ran.err
    assert not [*here.iterdir()]


def test_it_is_said_who_is_a_person() -> None:
    ran = Ran(*NEW, "Randy,greedy")
    assert "Played by people: Randy\nPlayed by agents: greedy\n" in ran.out
    players = json.loads(Path("a.campaign").read_text("utf-8"))["players"]
    assert players == [{"name": "Randy"}, {"name": "greedy", "agent": "greedy"}]
    assert "人が担当：Ann, Grady" in Ran("--lang", "ja", *NEW[:3], "b.campaign", "--seats", "Ann,Grady").out.replace(
        "、", ", "
    )


@pytest.mark.parametrize(
    ("game", "army"),
    [
        ("godtear", "Titus, Nia, Maxen"),
        ("godtear", "TITUS,nia , maxen"),
        ("godtear", "Steel and Thorns"),
        ("godtear", "starter-1"),
        ("godslayer", "wyldfolk-160"),
        ("godslayer", "Wyldfolk, 160 points"),
        ("scathe", "Starter 2"),
        ("scathe", "Knight, Paladin, High Mage"),
        ("scathe", "守護者, 闘士 / 司祭, レンジャー, 魔剣士"),
        ("godbreaker", "The Ashen (all trades)"),
    ],
)
def test_names_that_every_screen_writes_are_understood(game: str, army: str) -> None:
    for command in ("check", "show"):
        ran = Ran("army", command, game, army)
        assert ran.status == 0, ran.out
    code = Ran("army", "share", game, army).out.strip()
    assert Ran("army", "check", game, code).status == 0


def test_parties_are_understood_by_their_names() -> None:
    """At a table and in many games as in an army by itself."""
    parties = ("--party", "Titus, Lily, Halftusk", "--party", "Fire and Crystal")
    assert Ran("play", "godtear", *parties).status == 0
    assert Ran("sim", "godtear", *parties, "--games", "1", "--workers", "1").status == 0


@pytest.mark.parametrize(
    ("line", "sentence"),
    [
        ("frobnicate", "there is no command 'frobnicate'; "),
        ("lab frobnicate", "there is no command 'frobnicate'; "),
        ("plya", "there is no command 'plya'; did you mean play?"),
        ("play scatha", "GAME: there is no game 'scatha'; did you mean scathe?"),
        ("play chess", "GAME: there is no game 'chess'; there are "),
        ("play --against greddy", "--against: there is no agent 'greddy'; did you mean greedy?"),
        ("play --against captain", "--against: 'captain' is the name of a level; "),
        ("play --against greedy,greedy,greedy", "--against: one other seat needs one agent, not 3"),
        ("play --against search:0", "--against: search:0: an agent thinks about 1 to "),
        ("play --against search:0s", "--against: search:0s: an agent thinks about 1 to "),
        ("sim --seats search:9999999,random", "--seats: search:9999999: an agent thinks about 1 to "),
        ("sim --seats novice:101,random", "--seats: novice:101: a novice errs by 0 to 100 "),
        ("play godslayer --set level=99999999", "A battle level is a number from 0 to 10,000. (GS-WAR-01)"),
        ("play scathe --party kn1ght --party knight", "--party: there is no 'kn1ght' in scathe; did you mean knight?"),
        ("rules coverage", "--tests tests: there are no tests of games"),
        ("replay verify a.record --key zz", "--key: 'zz' is no key: one has 64 hexadecimal digits"),
        ("lab run x.toml --out far/away/x", "--out far/away/x: there is no folder far/away for it"),
        ("serve --port 0 --data far/x.db", "There is no folder far for the database."),
        ("tidy --data far/x.db", "There is no folder far for the database."),
    ],
)
def test_what_is_near_is_offered_and_what_is_wrong_is_said(line: str, sentence: str, here: Path) -> None:
    """A slip in the name of a folder makes none."""
    (here / "x.toml").write_text('name = "x"\ngame = "scathe"\ngames = 2\n')
    ran = Ran(*line.split())
    assert ran.status == 2
    assert sentence in ran.err
    assert [file.name for file in here.iterdir()] == ["x.toml"]


def test_a_near_card_is_offered_beside_what_is_wrong() -> None:
    ran = Ran("army", "check", "scathe", "kn1ght,paladin,high-mage")
    assert ran.status == 1
    assert "“kn1ght”: did you mean knight?" in ran.out
    assert "did you mean" not in Ran("army", "check", "scathe", "zebra").out
