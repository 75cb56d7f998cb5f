"""The guard of speed: its arithmetic, its file, and what it says to what it cannot do. What it measures is up to
`make bench`."""

import signal
import subprocess
import sys
import tempfile
from math import exp, log
from pathlib import Path
from shutil import copytree

import pytest

from bench import compare
from bench.compare import Fault, Kept, Ratio, ratio, read, since, verdict, version, write
from bench.player import play_one


def test_a_ratio_is_the_geometric_mean_of_pairs():
    """Twice as much and half as much are as much."""
    assert ratio([(2.0, 1.0), (1.0, 2.0)]).value == pytest.approx(1.0)
    assert ratio([(3.0, 1.0)] * 4) == Ratio(pytest.approx(3.0), pytest.approx(0.0, abs=1e-12), 4)


def test_the_interval_is_that_of_student():
    """Logarithms 0, 0.1 and 0.2: their mean is 0.1, its standard error 0.1 / √3; 4.30 of these hold 95 of 100."""
    low, high = ratio([(exp(n / 10), 1.0) for n in range(3)]).interval
    assert log(low) == pytest.approx(0.1 - 4.30 * 0.1 / 3**0.5)
    assert log(high) == pytest.approx(0.1 + 4.30 * 0.1 / 3**0.5)


def test_more_pairs_make_it_surer():
    few, many = ([(1.0, 1.1), (1.1, 1.0)] * n for n in (2, 12))
    assert ratio(few).interval[1] > ratio(many).interval[1] > 1


def test_errors_of_two_measurements_add_up():
    assert Ratio(3.0, 0.03, 9).over(Ratio(2.0, 0.04, 5)) == Ratio(1.5, pytest.approx(0.05), 5)


@pytest.mark.parametrize(
    ("times", "said"),
    [
        (Ratio(1.06, 0.02, 9), "faster"),
        (Ratio(0.94, 0.02, 9), "slower"),
        (Ratio(1.02, 0.015, 9), "as before"),
        (Ratio(1.02, 0.05, 9), "too unsure to tell 5 %"),
    ],
)
def test_what_an_interval_means(times: Ratio, said: str):
    assert verdict(times) == said


@pytest.mark.parametrize("pairs", [[], [(1.0, 1.0)], [(1.0, 1.0), (0.0, 1.0)]])
def test_what_tells_nothing_is_refused(pairs: list[tuple[float, float]]):
    with pytest.raises(Fault):
        ratio(pairs)


def test_a_file_is_read_as_it_was_written(tmp_path: Path):
    kept = Kept(version(), "abc1234", {"godtear/duel/random": Ratio(12.5, 0.01, 8)})
    write(tmp_path / "ratios.json", kept)
    assert read(tmp_path / "ratios.json") == kept


@pytest.mark.parametrize(
    "text", ["", "[1, 2]", '{"python": "3.11"}', '{"python": 3, "commit": "", "cases": {}}', "\udcff"]
)
def test_a_foreign_file_is_refused(tmp_path: Path, text: str):
    file = tmp_path / "ratios.json"
    file.write_bytes(text.encode(errors="surrogateescape"))
    with pytest.raises(Fault, match="no file of ratios"):
        read(file)


def test_a_missing_file_is_refused(tmp_path: Path):
    with pytest.raises(Fault, match="no such file"):
        read(tmp_path / "ratios.json")


def test_what_changed_since():
    """A decision that cost 10 moves of chess and costs 8 now is 1.25 times as fast."""
    kept = Kept(version(), "abc1234", {"a": Ratio(10.0, 0.0, 8)})
    assert since(kept, {"a": Ratio(8.0, 0.0, 8)})["a"].value == pytest.approx(1.25)


def test_what_is_not_alike_is_not_compared():
    kept = Kept("2.7", "abc1234", {"a": Ratio(10.0, 0.0, 8)})
    with pytest.raises(Fault, match=r"Python 2\.7"):
        since(kept, {"a": Ratio(8.0, 0.0, 8)})
    with pytest.raises(Fault, match="knows nothing of b"):
        since(Kept(version(), "abc1234", kept.cases), {"b": Ratio(8.0, 0.0, 8)})


def test_the_kept_file_knows_every_case():
    assert set(read(compare.FILE).cases) == set(compare.CASES)


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        (["--against", "no-such-commit"], "there is no commit “no-such-commit”"),
        (["godtear/duel/nobody"], "no such case: godtear/duel/nobody; there are scathe/starters/random"),
        (["--launches", "1"], "at least two launches"),
    ],
)
def test_what_cannot_be_done_is_said(arguments: list[str], said: str):
    done = subprocess.run(
        [sys.executable, "-m", "bench.compare", *arguments], capture_output=True, text=True, check=False
    )
    assert done.returncode == 2
    assert said in done.stderr
    assert "Traceback" not in done.stderr


def test_who_is_stopped_leaves_nothing_behind(monkeypatch: pytest.MonkeyPatch, tmp_path: Path):
    """Neither the files of the other commit nor a process."""
    monkeypatch.setattr(tempfile, "tempdir", str(tmp_path))
    former = signal.getsignal(signal.SIGTERM)
    compare.end_cleanly()
    try:
        with pytest.raises(SystemExit), compare.tree_of("HEAD") as tree, compare.players(tree) as (player,):
            signal.raise_signal(signal.SIGTERM)
    finally:
        signal.signal(signal.SIGTERM, former)
    assert list(tmp_path.iterdir()) == []
    assert player.process.returncode is not None


def test_a_tree_that_cannot_play_says_why(tmp_path: Path):
    """The player of a tree without games finds those that are installed, and refuses them."""
    copytree(compare.ROOT / "bench", tmp_path / "bench")
    with compare.players(tmp_path) as (player,), pytest.raises(Fault, match="not of this tree"):
        player.play("godtear/duel/random", 0)


def test_a_player_plays_the_same_game_again():
    """Two processes that take turns, with the same seed."""
    with compare.players(compare.ROOT, compare.ROOT) as (one, other):
        first, second = one.play("scathe/starters/random", 1), other.play("scathe/starters/random", 1)
    assert first[1:] == second[1:] == play_one("scathe/starters/random", 1)[1:]
    assert first[0] > 0


def test_clones_are_measured_apart():
    """The same game, and a clone at every decision."""
    assert play_one("scathe/starters/clone", 1)[1:] == play_one("scathe/starters/random", 1)[1:]
