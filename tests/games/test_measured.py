"""What the muster says was measured is what the findings say, and nothing else."""

import re
from pathlib import Path

import pytest

from theomachy import games
from theomachy.features.armies import Armies, armies_of
from theomachy.kernel import Game
from theomachy.play.measured import Measurement, read_measurement
from theomachy.presentation.text import Words

ROOT = Path(__file__).parents[2]
GAMES = [
    game for game in map(games.game, games.names()) if game.feature(Armies) is not None and armies_of(game).measured
]
STUDIED = [
    game for game in map(games.game, games.names()) if game.feature(Armies) is not None and armies_of(game).strengths
]
NUMBERS = re.compile(r"([\d.]+) ?% ?(?:\(|\| )(\d+)%?(?:–| to )(\d+) ?%\)? .*?\| (\d+) \|")


def measurement(game: Game) -> Measurement:
    return read_measurement(game.content.folder / "content" / "measured.toml")


def told(game: Game) -> list[tuple[str, tuple[float, ...]]]:
    """The rows of the first columns of the page's tables: a name, and its share, interval and games."""
    found, level = [], ""
    for line in (ROOT / measurement(game).source).read_text("utf-8").splitlines():
        if heading := re.match(r"## (\d+ points)", line):
            level = f", {heading[1]}"
        row = re.match(r"\| ([^|]+) \|(?: \d \|)? (.*)", line)
        if row and (numbers := NUMBERS.match(row[2])) and " and " not in row[1] and "+" not in row[1]:
            found.append((row[1] + level, tuple(map(float, numbers.groups()))))
    return found


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.id)
def test_figures_are_those_of_the_findings(game: Game):
    words, prefix = Words(game, "en"), "gs-" if game.id == "godslayer" else ""
    kept = [
        (words.say(prefix + id), (it.share, it.low, it.high, float(it.games)))
        for id, it in measurement(game).shares.items()
    ]
    assert kept
    assert sorted(kept) == sorted(told(game))


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.id)
def test_a_ready_army_has_figures_within_their_intervals(game: Game):
    assert armies_of(game).measured is not None
    for army in armies_of(game).starters.values():
        found = armies_of(game).measured(armies_of(game).read(army))
        assert found
        assert all(it.low <= it.share <= it.high and it.games for it in found)


def test_what_was_not_measured_has_none():
    armies = armies_of(games.game("scathe"))
    assert armies is not None
    assert armies.measured is not None
    assert armies.measured(["nobody"]) == []
    godbreaker = armies_of(games.game("godbreaker"))
    assert godbreaker is not None
    assert godbreaker.measured is None


@pytest.mark.parametrize("game", STUDIED, ids=lambda game: game.id)
def test_strengths_are_of_what_can_be_chosen_and_name_their_study(game: Game):
    kept = measurement(game)
    assert set(armies_of(game).strengths) <= set(armies_of(game).catalogue)
    assert len(armies_of(game).strengths) == len(kept.strengths)
    assert all(it.low <= it.strength <= it.high and it.sides for it in kept.strengths.values())
    assert (ROOT / kept.study).is_file()


@pytest.mark.parametrize("game", STUDIED, ids=lambda game: game.id)
def test_strengths_are_those_of_the_findings(game: Game):
    kept = measurement(game)
    page = (ROOT / kept.source).read_text("utf-8")
    for id, it in kept.strengths.items():
        told = f"{it.strength:+.1f} ({it.low:+.1f} to {it.high:+.1f})".replace("-", "−")
        assert told in page, id
