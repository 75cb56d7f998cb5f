"""The play loop, driven by lines that people might type."""

from pathlib import Path

import pytest

from tests.terminal.sit import DUEL, GAME, WORDS, screen, sit
from theomachy.agents.random import RandomAgent
from theomachy.kernel import Match, Scripted, Seeded, Typed
from theomachy.play.records import read_record
from theomachy.play.replays import replay
from theomachy.terminal.session.table import Table


@pytest.fixture(autouse=True)
def _somewhere(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)


def duel(monkeypatch: pytest.MonkeyPatch, *lines: str, dice: str = "4 3 5 2") -> tuple[str, Table]:
    """A battle for two at one screen, Red to move with a 4; nothing is saved at the end unless the lines say so."""
    return sit(monkeypatch, [*lines, "quit", "n"], state=GAME.notation.read(DUEL), chance=Scripted(dice.split()))


def test_every_request_says_what_is_asked_and_of_whom(monkeypatch: pytest.MonkeyPatch) -> None:
    text, table = duel(monkeypatch, "ranger 4", "knight")
    assert "▲ Red, what do you do with your" in text
    assert "▲ Red, whom does Ranger attack?" in text
    assert "■ Blue, what do you do with your" in text
    assert "■ Blue ›" in text
    assert table.match.state.hero("knight").health == 18


def test_events_are_told_in_sentences_with_their_clause(monkeypatch: pytest.MonkeyPatch) -> None:
    text, _ = duel(monkeypatch, "use:ranger:4", "knight")
    for sentence in (
        "Red rolls a 4. SC-TRN-01",
        "Ranger uses ability 4. SC-TRN-02",
        "Ranger hits Knight: ranged 5, taunt −2, armor −1. 2 damage, 18 health",
    ):
        assert text.count(sentence) == 1


def test_nonsense_changes_nothing(monkeypatch: pytest.MonkeyPatch) -> None:
    lines = [
        "",
        "nonsense",
        "99",
        "-1",
        "use:knight:1",
        "use:fighter:1",
        "ranger",
        "use:ranger:6",
        "card",
        "card x",
        "\x00",
    ]
    text, table = duel(monkeypatch, *lines, "why", "rule zzz", "odds 99", "odds zzz", "why 99", "log x", "save")
    assert table.match.tape == [(4,)]
    assert "There is no choice 99: they go from 1 to 12." in text
    assert "Knight is not one of your heroes. SC-TRN-02" in text
    assert "Fighter already has two dice" in text
    assert "could be use:ranger:1, use:ranger:2" in text
    assert "Even with all your inspire the die only reaches Ranger’s ability 5" in text
    assert "The rulebook has no clause “zzz”." in text
    assert "Say where: save FILE" in text
    assert "Whose card?" in text


def test_why_gives_the_reason_and_the_rule(monkeypatch: pytest.MonkeyPatch) -> None:
    text, _ = duel(monkeypatch, "why use:ranger:6", "? use:fighter:2", "why 3")
    assert "✗ Even with all your inspire the die only reaches Ranger’s ability 5" in text
    assert "SC-USE-01 " in text.split("✗")[1]
    assert "already has two dice" in text
    assert "It is possible: choice 3" in text


def test_help_names_every_command(monkeypatch: pytest.MonkeyPatch) -> None:
    text, _ = duel(monkeypatch, "?", "help")
    for name in ("why", "odds", "card", "board", "log", "rule", "undo", "save", "quit"):
        assert f"  {name} " in text
    assert "use:defender:1" in text


def test_odds_card_log_rule_and_board(monkeypatch: pytest.MonkeyPatch) -> None:
    text, _ = duel(
        monkeypatch, "odds", "odds 2", "card Frost Witch", "card def", "log", "log 1", "rule SC-ATK-08", "board"
    )
    assert "The next die reaches…" in text
    assert "Defender gains 1 taunt. SC-EFF-03" in text
    assert "attack" not in text
    assert "cost 3" in text
    assert text.count("Red rolls a 4.") == 3
    assert "taunt penalty" in text
    assert text.count("Red to move") == 2


def test_undo_is_free_until_a_barrier(monkeypatch: pytest.MonkeyPatch) -> None:
    text, table = duel(monkeypatch, "undo", "ranger 4", "undo")
    assert "Seat 1 has nothing to take back." in text
    assert "Taken back: Red decides again." in text
    assert table.match.tape == [(4,)]


@pytest.mark.parametrize(("reply", "kept"), [("y", 2), ("n", 4), ("", 4)])
def test_beyond_a_barrier_the_opponent_is_asked(monkeypatch: pytest.MonkeyPatch, reply: str, kept: int) -> None:
    text, table = duel(monkeypatch, "use:ranger:4", "knight", "undo", reply)
    assert "Blue, do you agree to let Red take the last decision back? Dice have" in text
    assert ("Blue does not agree" in text) == (reply != "y")
    assert len(table.match.tape) == kept


def test_agents_always_agree(monkeypatch: pytest.MonkeyPatch) -> None:
    state = GAME.notation.read(DUEL)
    text, table = sit(
        monkeypatch, ["discard", "undo", "quit", "n"], state=state, chance=Seeded.of(1), agents={1: RandomAgent(1)}
    )
    assert "Taken back: Red decides again." in text
    assert "agree" not in text
    assert table.match.who == [-1]


def test_a_whole_game_against_an_agent(monkeypatch: pytest.MonkeyPatch) -> None:
    text, table = sit(monkeypatch, ["1"] * 600, agents={1: RandomAgent(3)})
    assert table.match.result is not None
    assert "wins the battle! SC-END-03" in text
    assert "Enter leaves" in text
    assert text.rstrip().endswith("Goodbye.")


def test_after_the_end_there_is_time_to_look_save_and_undo(monkeypatch: pytest.MonkeyPatch) -> None:
    last = "battle round 2 first red active red dice 1/1\nred front: knight 20\nblue front: bard 2"
    lines = ["use:knight:1", "why x", "nonsense", "log", "undo", "use:knight:1", ""]
    text, table = sit(monkeypatch, lines, state=GAME.notation.read(last), chance=Scripted([3]))
    assert "Nothing is being asked now." in text
    assert text.count("▲ Knight uses ability 1.") == 3
    assert table.match.result == (1.0, 0.0)


def test_secrets_are_asked_one_after_the_other(monkeypatch: pytest.MonkeyPatch) -> None:
    parties = ("high-mage,paladin,necromancer", "knight,warrior,sage,apprentice")
    state = GAME.new(GAME.setup.type(parties=parties))
    text, table = sit(monkeypatch, ["", "2", "", "undo", "", "3", "", "4", "quit", "n"], state=state)
    assert text.count("This is for Red alone") == 2
    assert text.count("This is for Blue alone") == 2
    assert "Noted. Blue has decided." in text
    assert "Paladin" in str(table.match.tape[0][0]) or "paladin/" in str(table.match.tape[0][0])


def test_alone_against_an_agent_nobody_has_to_look_away(monkeypatch: pytest.MonkeyPatch) -> None:
    parties = ("high-mage,paladin,necromancer", "knight,warrior,sage,apprentice")
    text, _ = sit(
        monkeypatch, ["2", "quit", "n"], state=GAME.new(GAME.setup.type(parties=parties)), agents={1: RandomAgent(1)}
    )
    assert "alone" not in text
    assert "Red’s party lines up" in text


def test_real_dice_are_typed(monkeypatch: pytest.MonkeyPatch) -> None:
    lines = ["77", "why 77", "why 3", "1 2", "d12", "4", "d7", "odds 1", "quit", "n"]
    text, table = sit(monkeypatch, lines, chance=Typed())
    assert "▲ Red rolls to see who goes first. SC-SET-05" in text
    assert "1, 2, 3, 4, 5, 6" in text
    assert "d7 counts as 4" in " ".join(text.split())
    assert "No die here shows “77”" in text
    assert "2 faces were given; the roll has 1 die." in text
    assert table.match.tape == [(6,), (4,), (4,)]
    assert "Red rolls a 4." in text


def test_the_table_rolls_if_asked_to(monkeypatch: pytest.MonkeyPatch) -> None:
    _, table = sit(monkeypatch, ["roll", "quit", "n"], chance=Typed())
    assert len(table.match.tape) == 1


def test_a_game_is_saved_and_goes_on(monkeypatch: pytest.MonkeyPatch) -> None:
    text, table = sit(monkeypatch, ["1", "save here.record", "quit"])
    assert "Saved: here.record" in text
    again = replay(read_record(Path("here.record").read_text()), GAME)
    assert again.state.digest() == table.match.state.digest()
    assert "--resume here.record" in text, "what is saved is not offered again"


def test_an_existing_file_is_overwritten_only_if_agreed(monkeypatch: pytest.MonkeyPatch) -> None:
    Path("mine.txt").write_text("precious")
    text, _ = sit(monkeypatch, ["1", "save mine.txt", "n", "quit", "n"])
    assert "mine.txt is there already" in text
    assert Path("mine.txt").read_text() == "precious"
    sit(monkeypatch, ["1", "save mine.txt", "y", "quit"])
    assert Path("mine.txt").read_text().startswith("theomachy record")


def test_a_file_that_cannot_be_written_is_said(monkeypatch: pytest.MonkeyPatch) -> None:
    text, _ = sit(monkeypatch, ["1", "save no/such/folder", "quit", "no/where", ""])
    assert text.count("cannot be written") == 2
    assert Path("scathe-1.record").exists(), "the game is kept all the same"


def test_the_end_of_input_loses_nothing(monkeypatch: pytest.MonkeyPatch) -> None:
    text, table = sit(monkeypatch, ["1"])
    assert "theomachy play scathe --resume scathe-1.record" in text
    again = replay(read_record(Path("scathe-1.record").read_text()), GAME)
    assert again.state.digest() == table.match.state.digest()
    sit(monkeypatch, ["1"])
    assert Path("scathe-2.record").exists()


def test_quitting_offers_to_save(monkeypatch: pytest.MonkeyPatch) -> None:
    sit(monkeypatch, ["quit"])
    assert not list(Path().iterdir()), "nothing was decided, so there is nothing to keep"
    sit(monkeypatch, ["1", "quit", "n"])
    assert not list(Path().iterdir())
    sit(monkeypatch, ["1", "exit", "mine.record"])
    assert Path("mine.record").exists()


def test_ctrl_c_is_like_quitting(monkeypatch: pytest.MonkeyPatch) -> None:
    class Interrupted:
        def decide(self, view: object) -> str:
            raise KeyboardInterrupt

    text, _ = sit(monkeypatch, ["1", ""], agents={1: Interrupted()})
    assert "Kept: the game is in scathe-1.record" in text


def test_a_kept_game_is_written_after_every_answer(monkeypatch: pytest.MonkeyPatch) -> None:
    file = Path("kept.record")
    text, table = sit(monkeypatch, ["1", "1"], file=file, keep=True)
    assert "--resume kept.record" in text
    assert replay(read_record(file.read_text()), GAME).state.digest() == table.match.state.digest()


def test_lines_are_typed_at_a_terminal_too(monkeypatch: pytest.MonkeyPatch) -> None:
    match = Match(GAME, GAME.new(GAME.setup.type()), Seeded.of(5), listen=True)
    console = screen(80, force_terminal=True)
    table = Table(match, WORDS, console)
    table.reader.person = True
    prompts: list[str] = []
    lines = iter(["discard"])

    def typed(prompt: str) -> str:
        prompts.append(prompt)
        try:
            return next(lines)
        except StopIteration:
            raise EOFError from None

    monkeypatch.setattr("builtins.input", typed)
    table.play()
    assert "\x01\x1b[" in prompts[0], "colours are hidden from line editing"
    assert "Red" in prompts[0]
    assert Path("scathe-1.record").exists()
    table.reader.wipe()
    assert console.file.getvalue().endswith("\x1b[3J")
