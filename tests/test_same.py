"""The same games on every machine: what is played is kept, and files are held against each other."""

from pathlib import Path

import pytest

from bench.same import PRESETS, Case, cases, compare, digest, play_all, read
from theomachy import games


@pytest.mark.parametrize(
    ("asked", "kinds"),
    [
        ("scathe", ["scathe/starters/random", "scathe/starters/greedy"] * 2),
        (
            "godtear",
            ["godtear/duel/random", "godtear/duel/greedy", "godtear/random/random", "godtear/random/greedy"],
        ),
        ("godtear/draft", ["godtear/draft/random", "godtear/draft/greedy"] * 2),
        ("godslayer/mirror/greedy:30", ["godslayer/mirror/greedy:30"] * 2),
    ],
)
def test_what_is_asked_for(asked: str, kinds: list[str]):
    assert [case.kind for case in cases(2, [asked])] == kinds


def test_the_usual_presets_are_there():
    for name, presets in PRESETS.items():
        assert set(presets) <= set(games.game(name).setup.presets)


def test_a_game_is_told_by_its_answers_dice_and_end():
    """The same again is the same; one that goes on for a decision more, or has another seed, is not."""
    three = Case("scathe", "starters", "random", 3, seed=1)
    assert digest(three) == digest(three)
    assert len({digest(three), digest(three._replace(decisions=4)), digest(three._replace(seed=2))}) == 3


def test_a_limit_beyond_the_end_changes_nothing():
    whole = Case("scathe", "starters", "random", None, seed=1)
    assert digest(whole) == digest(whole._replace(decisions=10_000))


def test_what_is_there_is_not_played_again(tmp_path: Path):
    file = tmp_path / "games.jsonl"
    file.write_text('["scathe/starters/random:3",0,"played before"]\n')
    play_all(file, 2, ["scathe/starters/random:3"])
    played = read(file)
    assert played["scathe/starters/random:3", 0] == "played before"
    assert played["scathe/starters/random:3", 1] == digest(Case("scathe", "starters", "random", 3, seed=1))


def test_files_are_held_against_each_other(tmp_path: Path, capsys: pytest.CaptureFixture[str]):
    """Only games that all of them hold count."""
    one, other = tmp_path / "one", tmp_path / "other"
    one.write_text('["a",0,"x"]\n["a",1,"y"]\n["a",2,"z"]\n')
    other.write_text('["a",0,"x"]\n["a",1,"another"]\n')
    assert compare([one, other]) == 1
    assert capsys.readouterr().out.split() == ["a", "1", "of", "2", "the", "same", "1"]
    assert compare([one, one]) == 0


def test_files_with_no_game_in_common_are_not_called_the_same(tmp_path: Path):
    one, empty = tmp_path / "one", tmp_path / "empty"
    one.write_text('["a",0,"x"]\n')
    empty.write_text("")
    with pytest.raises(SystemExit, match="no game that is in all of these files"):
        compare([one, empty])
