"""Weights tuned by results: what is kept, and what comes of it."""

from pathlib import Path

import msgspec
import pytest

from bench.tune import SEED, Tuner, ahead, by_sum, duel
from theomachy.games.scathe import GAME
from theomachy.games.scathe.ai.judge import SUMS, judge_with
from theomachy.play.judges import read_weights


def tuner(file: Path, pairs: int = 4) -> Tuner:
    return Tuner(GAME, file, "random", pairs, "1")


def test_a_tuning_that_was_ended_goes_on_as_if_it_had_not_been(tmp_path: Path) -> None:
    whole, ended = tuner(tmp_path / "whole.json"), tuner(tmp_path / "ended.json")
    whole.run(60.0)
    ended.step()
    ended.keep()
    again = tuner(tmp_path / "ended.json")
    assert again.at.pairs == 1
    again.run(60.0)
    assert (tmp_path / "ended.json").read_bytes() == (tmp_path / "whole.json").read_bytes()
    assert whole.at.pairs == 4
    assert whole.at.counted == 2
    again.run(60.0)
    assert again.at == whole.at, "it is done"


def test_all_weights_go_a_step_towards_whoever_won(tmp_path: Path) -> None:
    moved = tuner(tmp_path / "tuning.json")
    while not any(moved.at.moved):
        moved.step()
    steps = {abs(part) for part in moved.at.moved}
    assert len(steps) == 1
    assert min(moved.at.moved) < 0 < max(moved.at.moved), "up or down by chance"


def test_what_comes_of_it_is_a_judge(tmp_path: Path) -> None:
    """With the weights that it began with as long as nothing was moved, and read as any other file of a judge."""
    new = tuner(tmp_path / "tuning.json")
    read = read_weights(msgspec.json.encode(new.tuned()), SUMS)
    first = by_sum(SUMS, new.weights)
    assert read["weights"] == pytest.approx(first["weights"], rel=0.005), "three digits are kept"


def test_a_judge_is_worth_as_much_as_itself() -> None:
    """From both seats of a deal with the same dice whatever one wins the other wins, too."""
    judge = judge_with(by_sum(SUMS, tuner(Path("nowhere.json")).weights))
    assert [duel(GAME, "random", [judge, judge], SEED + n) for n in range(3)] == [0.5] * 3


def test_a_lead_is_that_of_the_first_seat() -> None:
    assert ahead((5, 2)) == 3
