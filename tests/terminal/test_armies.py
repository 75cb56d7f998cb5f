"""theomachy army: checked, shown and shared, from a text, a code or a file."""

import re
from pathlib import Path

import pytest

from tests.kit import without
from tests.terminal.command import Ran
from theomachy import games
from theomachy.features.armies import Armies, armies_of
from theomachy.play.army_codes import share
from theomachy.terminal.commands import armies

PARTY = "knight,paladin,high-mage"
CODE = share("scathe", PARTY)


@pytest.fixture(autouse=True)
def here(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.chdir(tmp_path)
    return tmp_path


@pytest.mark.parametrize("command", [(), ("check",), ("show",), ("share",)])
def test_every_command_has_help(command: tuple[str, ...]) -> None:
    ran = Ran("army", *command, "--help")
    assert ran.status == 0
    assert "Usage" in ran.out
    assert not command or "Example" in ran.out


def test_help_without_a_command() -> None:
    assert "check" in Ran("army").out


@pytest.mark.parametrize("given", [PARTY, CODE, CODE.upper(), "starter-1", "warrior,knight/sage,apprentice"])
def test_a_legal_army_is_called_so(given: str) -> None:
    ran = Ran("army", "check", "scathe", given)
    assert ran.status == 0
    assert ran.out == "✓ This is a legal army.\n  cost 12/12\n"


def test_an_army_may_lie_in_a_file(here: Path) -> None:
    (here / "mine.txt").write_text(f"{PARTY}\n")
    (here / "plain").write_text(f"  {CODE}\n")
    for name in ("mine.txt", "plain"):
        assert Ran("army", "check", "scathe", name).status == 0
        assert Ran("army", "share", "scathe", name).out == f"{CODE}\n"


def test_everything_that_is_wrong_is_told() -> None:
    ran = Ran("army", "check", "scathe", "knight,knight,bard,rogue/")
    assert ran.status == 1
    assert ran.out.splitlines() == [
        "✗ Knight can be in a party only once, and each hero exists once. SC-CMP-03",
        "✗ Rows: 4 heroes in one row; a row holds 3. SC-SET-02",
        "  cost 12/12",
    ]
    ran = Ran("army", "check", "godtear", "titus,nobody,titus,nia,lily", "--lang", "ja")
    assert ran.status == 1
    assert [line.split()[-1] for line in ran.out.splitlines()] == ["GT-FMT-01", "GT-SET-02", "GT-SET-01", "5/4"]


def test_cards_are_drawn_with_those_that_come_along() -> None:
    ran = Ran("army", "show", "godtear", "titus,nia")
    assert ran.status == 0
    assert re.findall(r"╭─ (.+?) ─", ran.out) == ["Titus", "Glory Seekers", "Nia", "Quartzlings"]
    assert "champions 2/4" in ran.out
    ran = Ran("army", "show", "scathe", "knight,nobody")
    assert ran.status == 1
    assert "╭─ Knight" in ran.out
    assert "there is no hero called “nobody”" in ran.out


def test_what_is_not_legal_is_not_shared() -> None:
    ran = Ran("army", "share", "scathe", "knight")
    assert ran.status == 1
    assert "The party costs 4; it must cost exactly 12. SC-SET-02" in ran.out


def test_games_are_played_with_codes() -> None:
    other = share("scathe", "starter-1")
    ran = Ran("play", "--party", CODE, "--party", other, "--seed", "1", typed="\nquit\n")
    assert "who stands in front" in ran.out
    ran = Ran("sim", "--party", CODE, "--party", "starter-1", "--games", "1", "--json", "--workers", "1")
    assert '"games":1' in ran.out


NONSENSE = [
    ("army chek scathe knight", "did you mean check?"),
    ("army check", "GAME is missing"),
    ("army check scathe", "TEXT|CODE|FILE is missing"),
    ("army check nogame knight", "there is no game 'nogame'"),
    ("army check scathe none.txt", "none.txt: no such file"),
    ("army check scathe binary.txt", "binary.txt: this is not a text file"),
    ("army check scathe typo.army", "typo.army: There is a slip in this code"),
    (f"army check godtear {CODE}", "ARMY: This is a code of scathe, not of godtear."),
    (f"army check scathe {CODE[:-1]}z", "ARMY: There is a slip in this code"),
    ("army share scathe a.b", "ARMY: This is no code of an army"),
    ("army check scathe " + "x" * 700, "ARMY: This is too long for an army"),
    (f"play --party {CODE} --party godtear.titus.00", "--party: There is a slip in this code"),
    (f"play godtear --party {CODE} --party titus", "--party: This is a code of scathe, not of godtear."),
    (f"play --party {CODE} --party {CODE}", "--party: Knight is in both parties"),
]


@pytest.mark.parametrize(("line", "sentence"), NONSENSE)
@pytest.mark.parametrize("lang", ["en", "ja"])
def test_nonsense_gets_one_sentence(here: Path, line: str, sentence: str, lang: str) -> None:
    (here / "binary.txt").write_bytes(b"\xff\xfe\x00")
    (here / "typo.army").write_text(CODE.replace("paladin", "palading"))
    ran = Ran(*line.split(), "--lang", lang)
    assert (ran.status, ran.out, ran.err.count("\n")) == (2, "", 1)
    assert lang == "ja" or sentence in ran.err


def test_a_game_without_armies_says_so(monkeypatch: pytest.MonkeyPatch) -> None:

    monkeypatch.setitem(games.GAMES, "scathe", without(games.game("scathe"), Armies))
    assert "scathe has no parties" in Ran("army", "check", "scathe", "knight").err
    assert "scathe has no parties" in Ran("play", "--party", "knight", "--party", "sage").err


def test_a_file_is_told_by_its_ending_or_by_being_there(here: Path) -> None:
    assert armies.find(games.game("scathe"), "a" * 400).faults, "too long for the name of a file"
    (here / "knight").mkdir()
    assert armies.find(games.game("scathe"), "knight").text == "knight"


@pytest.mark.long
def test_what_is_drawn_later_and_does_not_go_with_a_party_is_named() -> None:
    """GS-SCN-01: who makes a last stand has three quarters of the points; such a game may be the seventh."""
    ready = armies_of(games.game("godslayer")).starters
    parties = ("--party", ready["gs-halodynes-160"], "--party", ready["gs-mortans-160"])
    ran = Ran("sim", "godslayer", *parties, "--setup", "random", "--seats", "random,random", "--workers", "1")
    assert ran.status == 2, ran.err
    assert "--party: " in ran.err
    assert "GS-WAR-02" in ran.err
    assert "Traceback" not in ran.err
