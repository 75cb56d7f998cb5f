"""Every command, with sense and with nonsense."""

import re
from dataclasses import replace
from pathlib import Path
from random import Random

import pytest

from tests.terminal.command import Ran, theomachy
from theomachy import __version__, games
from theomachy.agents import agent
from theomachy.agents.deployer import Deployer
from theomachy.agents.levels import LEVELS, Rated, Rung, agent_of
from theomachy.agents.seats import Agent
from theomachy.features.ai import ai_of
from theomachy.hosting.signatures import Signer
from theomachy.kernel import Ask, Match, Seeded, Typed
from theomachy.play.records import Signed, chain_of, read_record, with_signature, write_record
from theomachy.terminal.session import opening
from theomachy.terminal.session.opening import seated


@pytest.fixture(autouse=True)
def here(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.chdir(tmp_path)
    return tmp_path


@pytest.fixture
def record(here: Path) -> Path:
    """A game of a few turns."""
    assert Ran("play", "--seed", "5", "--save", "game.record", typed="1\n1\n1\n").status == 0
    return here / "game.record"


@pytest.fixture
def finished(here: Path) -> Path:
    ran = Ran("play", "--seed", "7", "--against", "random", "--save", "whole.record", typed="1\n" * 800)
    assert "wins" in ran.out
    return here / "whole.record"


# Help and versions


@pytest.mark.parametrize(
    "command", [(), ("play",), ("sim",), ("arena",), ("rules",), ("replay",), ("replay", "show"), ("replay", "verify")]
)
def test_every_command_has_help(command: tuple[str, ...]) -> None:
    ran = Ran(*command, "--help")
    assert ran.status == 0
    assert "Usage" in ran.out
    if command and command != ("replay",):
        assert "Example" in ran.out


def test_help_without_a_command() -> None:
    assert "play" in Ran().out
    assert "verify" in Ran("replay").out


def test_the_version_names_rules_and_content() -> None:
    ran = Ran("--version")
    assert f"theomachy {__version__}" in ran.out
    assert games.game("scathe").content.digest in ran.out


# Nonsense gets one sentence, and changes nothing

NONSENSE = [
    ("bogus", "bogus"),
    ("--bogus", "--bogus"),
    ("play nogame", "there is no game 'nogame'; there are godbreaker, godslayer, godtear, scathe"),
    ("play --bogus", "--bogus"),
    ("play scathe too many", "many"),
    ("page --port 65536", "--port: '65536' is no port; ports are 0 to 65535"),
    ("page nowhere", "There is no page in nowhere: run `make page` first."),
    ("play --seed x", "--seed: 'x' is not a whole number from 0 on"),
    ("play --seed -4", "--seed: '-4'"),
    ("play --seed 1.5", "--seed"),
    ("play --seed", "--seed"),
    ("play --setup foo", "--setup: 'foo' is no preset of scathe (starters, draft, random)"),
    ("play --setup none.json", "none.json: no such file"),
    ("play --setup bad.json", "--setup bad.json:1: the file ends too early"),
    (
        "play --setup field.json",
        "--setup field.json: rulings.round_limit: a whole number belongs here, not a text",
    ),
    ("play --setup unknown.json", "--setup unknown.json: there is no such field as “colour”"),
    ("play --setup party.json", "--setup party.json: Party 1 costs 4; it must cost exactly 12. (SC-SET-02)"),
    ("play --setup binary.json", "binary.json: this is not a text file"),
    ("play --party knight", "--party: 2 parties are needed"),
    ("play --party knight --party sage", "--party: Party 1 costs 4"),
    ("play --party nobody --party sage", "there is no hero called “nobody”"),
    ("play --party starter-1 --party knight,knight,paladin", "Party 2: Knight is there twice"),
    ("play --party starter-1 --party starter-1", "Defender is in both parties"),
    ("play --party defender/fighter/priest,ranger,spellsword --party starter-2", "3 rows; there are two"),
    ("play --party defender,fighter,priest,ranger/spellsword --party starter-2", "4 heroes in one row"),
    ("play --set death=maybe", "--set death: 'maybe' is not one of at zero, below zero"),
    ("play --set deth=1", "no ruling 'deth'; did you mean death?"),
    ("play --set zzzzzz=1", "no ruling 'zzzzzz'; there are death"),
    ("play --set death", "--set: 'death' should read ruling=value"),
    ("play --set round_limit=soon", "--set round_limit: 'soon' is not a whole number"),
    ("play --set round_limit=-1", "A round limit of -1 makes no sense"),
    ("play --set overspend=perhaps", "--set overspend: 'perhaps' is not true or false"),
    ("play --seat 3 --against random", "--seat: scathe has seats 1 to 2, not 3"),
    ("play --seat 0 --against random", "--seat: '0'"),
    ("play --seat 1", "--seat: without --against"),
    ("play --against bob", "there is no agent 'bob'; there are random"),
    ("play --level 2", "--level: there is no level '2'; there are novice"),
    (
        "play --level squire --style brave",
        "--style: there is no style of play 'brave' in this game; there are cautious",
    ),
    ("play --style bold", "--style: a style goes with --level"),
    ("play --against greedy+brave", "--against: greedy+brave: there is no style of play 'brave' in this game"),
    ("play --against greedy-1+bold", "only players by the newest judge have a style, and greedy-1 is none"),
    ("play --against greedy --level squire", "--level: greedy is as strong as its name says"),
    ("play --dice loaded", "--dice: 'loaded' is neither seeded nor typed"),
    ("play --save no/where/x", "--save no/where/x: no such file or directory"),
    ("play --save text.txt", "--save text.txt: the file is there already"),
    ("play --resume none", "none: no such file or directory"),
    ("play --resume .", ".: is a directory"),
    ("play --resume text.txt", "text.txt: Line 1: this is no record of a game"),
    ("play --resume text.txt --seed 3", "--seed: a saved game has its own"),
    ("replay bogus", "bogus"),
    ("replay show", "FILE"),
    ("replay show none", "none: no such file"),
    ("replay verify text.txt", "text.txt: Line 1"),
    ("rules nogame", "there is no game 'nogame'"),
    ("rules scathe zzzz", "no clause and no word 'zzzz'"),
]


@pytest.mark.parametrize(("line", "sentence"), NONSENSE)
def test_nonsense_gets_one_sentence(here: Path, line: str, sentence: str) -> None:
    (here / "bad.json").write_text("{")
    (here / "field.json").write_text('{"rulings": {"round_limit": "soon"}}')
    (here / "unknown.json").write_text('{"colour": 1}')
    (here / "party.json").write_text('{"parties": ["knight", "sage"]}')
    (here / "binary.json").write_bytes(b"\xff\xfe\x00")
    (here / "text.txt").write_text("precious\n")
    before = sorted(here.iterdir())
    ran = Ran(*line.split(), typed="1\n")
    assert ran.status == 2
    assert ran.out == ""
    assert ran.err.count("\n") == 1
    assert sentence in ran.err
    assert "Traceback" not in ran.err
    assert sorted(here.iterdir()) == before
    assert (here / "text.txt").read_text() == "precious\n"


# Playing


def test_play_without_a_game_plays_the_first() -> None:
    ran = Ran("play", "--seed", "5", typed="quit\n")
    assert ran.status == 0
    assert ran.out.startswith("Scathe")


def test_the_same_seed_gives_the_same_dice() -> None:
    one, two = (Ran("play", "--seed", "5", typed="1\n1\n1\nlog\nquit\nn\n").out for _ in range(2))
    assert one == two
    assert one != Ran("play", "--seed", "6", typed="1\n1\n1\nlog\nquit\nn\n").out


def test_setups_parties_and_rulings(here: Path) -> None:
    (here / "mine.json").write_text('{"parties": ["starter-2", "starter-1"], "rulings": {"death": "below zero"}}')
    ran = Ran("play", "--setup", "mine.json", typed="quit\n")
    assert re.search(r"▲ Warrior", ran.out)
    ran = Ran("play", "--party", "knight,high-mage/paladin", "--party", "starter-1", "--seed", "1", typed="quit\n")
    assert "▲ High Mage" in ran.out
    ran = Ran("play", "--set", "round_limit=9", "--set", "may-decline = true", "--seed", "1", typed="quit\n")
    assert "round 1/9" in ran.out
    assert "use no ability" in ran.out
    ran = Ran("play", "--setup", "draft", "--seed", "1", typed="1\nquit\nn\n")
    assert "whom do you take into your party?" in ran.out
    ran = Ran("play", "--setup", "random", "--seed", "1", typed="\nquit\n")
    assert "who stands in front" in ran.out


def test_against_an_agent_from_either_seat() -> None:
    for seat, name in (("1", "Red"), ("2", "Blue")):
        ran = Ran("play", "--against", "random", "--seat", seat, "--seed", "4", typed="1\n1\n1\nquit\nn\n")
        asked = {line.split(",")[0][2:] for line in ran.out.splitlines() if "what do you do with your" in line}
        assert asked == {name}


@pytest.mark.parametrize("name", games.names())
def test_a_level_is_as_strong_as_in_the_browser(name: str) -> None:
    """The agent of the game's ladder sits on all seats but the person's."""
    game = games.game(name)
    match = Match(game, game.new(game.setup.type()), Seeded.of(1))
    for level in LEVELS:
        agents = seated(match, None, 2, level)
        assert list(agents) == [0]
        assert strength(agents[0]) == strength(agent(game, agent_of(game, level), 1))


def test_a_level_in_a_style() -> None:
    game = games.game("scathe")
    match = Match(game, game.new(game.setup.type()), Seeded.of(1))
    (captain,) = seated(match, None, 2, "captain", "bold").values()
    assert vars(captain)["_judge"] is ai_of(game).styles["bold"]


def test_levels_are_listed_with_their_ratings(monkeypatch: pytest.MonkeyPatch) -> None:
    rungs = {"novice": Rung("greedy", rated=Rated(1000, 1000, 1000, 40)), "titan": Rung("search")}
    monkeypatch.setattr(opening, "ladder", lambda game: rungs)
    assert "there are novice (1,000), titan" in Ran("play", "--level", "2").err


def strength(one: Agent) -> tuple[type, dict[str, float]]:
    """What kind of agent it is, with all its figures."""
    player = one.agent if isinstance(one, Deployer) else one
    return type(player), {name: figure for name, figure in vars(player).items() if isinstance(figure, int | float)}


def test_against_a_level() -> None:
    ran = Ran("play", "--level", "novice", "--seed", "4", typed="1\n1\n1\nquit\nn\n")
    asked = {line.split(",")[0][2:] for line in ran.out.splitlines() if "what do you do with your" in line}
    assert asked == {"Red"}


def test_typed_dice() -> None:
    ran = Ran("play", "--dice", "typed", typed="6\n1\nd12\nquit\nn\n")
    assert "Red rolls 6, Blue rolls 1." in ran.out
    assert "Red rolls a 6." in ran.out


def test_a_game_goes_on_where_it_was_saved(record: Path) -> None:
    before = record.read_text()
    ran = Ran("play", "--resume", "game.record", typed="log\nquit\n")
    assert ran.status == 0
    assert "The game goes on where it was saved." in ran.out
    assert "Red rolls a 3." in ran.out
    assert record.read_text() == before
    ran = Ran("play", "scathe", "--resume", "game.record", typed="1\nquit\n\n")
    assert ran.status == 0
    assert len(record.read_text()) > len(before), "Enter saves it where it came from"


def test_a_typed_game_goes_on_with_typed_dice() -> None:
    Ran("play", "--dice", "typed", "--save", "t.record", typed="6\n1\n3\ndiscard\n")
    ran = Ran("play", "--resume", "t.record", typed="5\nquit\n\n")
    assert "Blue rolls a 5." in ran.out


# Records


def test_a_finished_game_is_shown_and_verified(finished: Path) -> None:
    ran = Ran("replay", "verify", finished.name)
    assert ran.status == 3
    assert "answers were legal" in ran.out
    assert "follow from the seed" in ran.out
    assert "Consistent: it could have been played so, but nobody vouches that it was." in ran.out
    ran = Ran("replay", "show", finished.name)
    assert ran.status == 0
    assert "SC-END-03" in ran.out
    ran = Ran("replay", "show", finished.name, "--step", "2")
    assert "Red to move" in ran.out or "Blue to move" in ran.out
    ran = Ran("replay", "show", finished.name, "--step", "100000")
    assert ran.status == 2
    assert "--step" in ran.err


def test_signed_consistent_and_by_hand_are_told_apart(here: Path) -> None:
    """By words and by the status: 0, 3, 4. The same seed with other answers is no signed record any more."""
    game, signer = games.game("scathe"), Signer("11" * 32)
    match, random = Match(game, game.new(game.setup.type()), Seeded.of(3), listen=True), Random(3)
    while match.request is not None:
        match.answer(random.choice(match.request.keys()))
    record = write_record(match)
    heads = chain_of(read_record(record))
    signed = signer.sign(record, heads[-1])
    Path("signed.tmr").write_text(signed, "utf-8")
    ran = Ran("replay", "verify", "signed.tmr", "--key", signer.key.upper(), "--head", heads[7])
    assert (ran.status, "vouches for it." in ran.out, signer.key in ran.out) == (0, True, True)
    Path("windows.tmr").write_text(signed.replace("\n", "\r\n"), "utf-8", newline="")
    assert Ran("replay", "verify", "windows.tmr").status == 0
    assert "--key: It is signed with the key" in Ran("replay", "verify", "signed.tmr", "--key", "00" * 32).err
    assert "--head: No line of the game" in Ran("replay", "verify", "signed.tmr", "--head", "00" * 32).err
    Path("plain.tmr").write_text(record, "utf-8")
    assert "--key: It is not signed." in Ran("replay", "verify", "plain.tmr", "--key", signer.key).err
    assert Ran("replay", "verify", "plain.tmr").status == 3
    other = Match(game, game.new(game.setup.type()), Seeded.of(3), listen=True)
    while other.request is not None:
        other.answer(random.choice(other.request.keys()))
    for forged in (
        with_signature(write_record(other), read_record(signed).signed),
        signer.sign(record, heads[0]),
        with_signature(record, Signed("22" * 32, heads[-1], read_record(signed).signed.signature)),
    ):
        Path("forged.tmr").write_text(forged, "utf-8")
        assert Ran("replay", "verify", "forged.tmr").status == 2
    typed = Match(game, game.new(game.setup.type()), Typed(b"7" * 16), listen=True)
    while typed.request is not None:
        asked = typed.request
        options = asked.keys() if isinstance(asked, Ask) else [" ".join(str(random.choice(d)) for d in asked.dice)]
        typed.answer(random.choice(options))
    record = write_record(typed)
    Path("typed.tmr").write_text(signer.sign(record, chain_of(read_record(record))[-1]), "utf-8")
    ran = Ran("replay", "verify", "typed.tmr")
    assert (ran.status, "Dice given by hand" in ran.out) == (4, True)


def test_a_finished_game_is_held_against_ones_own_record(here: Path) -> None:
    """What a seat kept while the match ran must agree with what was published after it."""
    game = games.game("scathe")
    match, random = Match(game, game.new(game.setup.type()), Seeded.of(3), listen=True), Random(3)
    while match.request is not None:
        if len(match.journal) < 40:
            Path("mine.record").write_text(write_record(match, 0), "utf-8")
        match.answer(random.choice(match.request.keys()))
    Path("whole.record").write_text(write_record(match), "utf-8")
    assert "Your own record agrees" in Ran("replay", "verify", "whole.record", "--mine", "mine.record").out
    other = Match(game, game.new(game.setup.type()), Seeded.of(4), listen=True)
    Path("other.record").write_text(write_record(other, 0), "utf-8")
    assert Ran("replay", "verify", "whole.record", "--mine", "other.record").err.startswith(
        "theomachy: whole.record: Line 7"
    )


def test_records_that_were_tampered_with_name_their_line(record: Path) -> None:
    lines = record.read_text().splitlines()
    at = next(n for n, line in enumerate(lines) if line.startswith("1 |"))
    spoiled = {
        "edited": [*lines[:at], lines[at].replace("use", "uzz"), *lines[at + 1 :]],
        "cut": lines[:-1],
        "missing": lines[:at] + lines[at + 1 :],
        "reordered": [*lines[:at], lines[at + 1], lines[at], *lines[at + 2 :]],
        "other rules": [line.replace("rules 1", "rules 999") for line in lines],
        "unknown game": [line.replace("game scathe", "game chess") for line in lines],
        "empty": [],
    }
    for name, changed in spoiled.items():
        record.write_text("\n".join(changed))
        for command in (("replay", "verify"), ("replay", "show"), ("play", "--resume")):
            ran = Ran(*command, record.name)
            assert ran.status == 2, name
            assert ran.out == ""
            assert ran.err.count("\n") == 1
            assert re.search(r"game\.record: [Ll]ine \d+: ", ran.err), ran.err


def test_a_record_of_another_game_is_refused(record: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(games.GAMES, "chess", replace(games.game("scathe"), id="chess"))
    ran = Ran("play", "chess", "--resume", record.name)
    assert ran.status == 2
    assert "this is a game of scathe, not of chess" in ran.err


@pytest.mark.parametrize("command", [("replay", "verify"), ("replay", "show"), ("play", "--resume")])
def test_a_record_of_later_rules_is_refused(record: Path, monkeypatch: pytest.MonkeyPatch, command: list[str]) -> None:
    monkeypatch.setitem(games.GAMES, "scathe", replace(games.game("scathe"), rules="0"))
    ran = Ran(*command, record.name)
    assert ran.status == 2
    assert "game.record: Line 3: played by version 1 of the rules; this is version 0." in ran.err


def test_a_record_of_older_rules(record: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """It is not played on, and broken off it has no story; its dice are held, and it is said what cannot be checked."""
    monkeypatch.setitem(games.GAMES, "scathe", replace(games.game("scathe"), rules="99"))
    ran = Ran("play", "--resume", record.name)
    assert ran.status == 2
    assert "game.record: Line 3: played by version 1 of the rules; this is version 99." in ran.err
    ran = Ran("replay", "show", record.name)
    assert (ran.status, "there is no story to be shown" in ran.err) == (2, True)
    ran = Ran("replay", "verify", record.name)
    assert ran.status == 5
    assert ran.out.startswith("– Played by version 1 of the rules; this is version 99.")
    assert "✓ The seed is the one that was promised before the game." in ran.out


def test_an_existing_file_is_not_kept_over(record: Path, here: Path) -> None:
    (here / "other").write_text("precious")
    assert Ran("play", "--resume", record.name, "--save", "other").status == 2
    assert (here / "other").read_text() == "precious"
    assert Ran("play", "--resume", record.name, "--save", record.name, typed="quit\n").status == 0


# Rules


def test_the_rulebook_can_be_read() -> None:
    assert "scathe" in Ran("rules").out
    assert len(Ran("rules", "scathe").out) > 5000
    ran = Ran("rules", "scathe", "SC-ATK-08")
    assert "SC-ATK-08" in ran.out
    assert "SC-ATK-07" not in ran.out
    assert "SC-ATK-10" in Ran("rules", "scathe", "sc-atk").out
    assert "SC-ATK-08" in Ran("rules", "scathe", "taunt").out


def test_coverage_is_a_command(here: Path) -> None:
    (here / "games").mkdir()
    ran = Ran("rules", "coverage", "--tests", str(here))
    assert ran.status == 1
    assert "scathe: SC-ATK-01 has no test that cites it" in ran.out


# The real thing


def test_the_command_in_a_process_of_its_own() -> None:
    running = theomachy("play", "--seed", "5")
    out, err = running.communicate("1\nquit\nn\n", timeout=90)
    assert running.returncode == 0
    assert "Not saved." in out
    assert err == ""
    running = theomachy("play", "nogame")
    out, err = running.communicate(timeout=90)
    assert (running.returncode, out) == (2, "")
    assert err == "theomachy: GAME: there is no game 'nogame'; there are godbreaker, godslayer, godtear, scathe\n"
