"""The round robin of a ladder: what is kept, what is left, and what the rungs are told."""

from pathlib import Path

import pytest

from bench.ratings import LEAST, played, rate, round_robin
from theomachy.agents.levels import LEVELS, Measured, Rated, Rung
from theomachy.games.scathe import GAME
from theomachy.lab.rows import Row
from theomachy.wire import games as wire
from theomachy.wire.presenters import presenter

AGENTS = ("novice:90", "greedy", "greedy-1")


def test_a_round_robin_that_was_ended_goes_on(tmp_path: Path) -> None:
    """Out of time after its first games; the next run plays the others, and the one after it none."""
    file, study = tmp_path / "games.journal", round_robin(GAME, AGENTS, 2)
    first = played(study, file, 1, 0.0)
    assert len(first) == 1
    whole = played(study, file, 1, 60.0)
    assert whole[: len(first)] == first
    assert sorted(row.number for row in whole) == [*range(6)]
    lines = file.read_bytes()
    assert sorted(played(study, file, 1, 60.0), key=lambda row: row.number) == sorted(whole, key=lambda row: row.number)
    assert file.read_bytes() == lines
    assert len(played(round_robin(GAME, AGENTS, 4), file, 1, 60.0)) == 12, "more games of the same"


def rows(one: str, two: str, won: int, of: int) -> list[Row]:
    return [Row(n, 0, n, (one, two), (1.0, 0.0) if n < won else (0.0, 1.0)) for n in range(of)]


def test_rungs_are_told_their_ratings_and_steps() -> None:
    known = Measured(60, 0.6, 0.5, 0.7)
    rungs = {"novice": Rung("a"), "squire": Rung("b"), "sergeant": Rung("c", known), "captain": Rung("d")}
    levels = ("novice", "squire", "sergeant")
    new = rate(rungs, levels, [*rows("b", "a", 24, 40), *rows("c", "b", 30, 40), *rows("c", "a", 30, 40)])
    assert new["novice"] == Rung("a", None, Rated(1000, 1000, 1000, 80))
    squire, sergeant = new["squire"], new["sergeant"]
    assert squire.measured is not None
    assert (squire.measured.games, squire.measured.share) == (40, 0.6)
    assert sergeant.measured == known, "it was measured by more games"
    assert squire.rated is not None
    assert sergeant.rated is not None
    assert 1000 < squire.rated.rating < sergeant.rated.rating
    assert new["captain"] == rungs["captain"], "who has not played is told nothing"


@pytest.mark.parametrize(
    ("lang", "anchor", "rated"),
    [
        (
            "en",
            "Rated 1,000, which the others are measured by.",
            "Rated about 1,240 (1,180 to 1,300) after 120 matches.",
        ),
        (
            "ja",
            "レーティングは1,000。ほかのレベルを測る基準です。",
            "レーティングは約1,240（1,180～1,300、120戦）。",
        ),
    ],
)
def test_a_rating_is_told_where_one_chooses(
    monkeypatch: pytest.MonkeyPatch, lang: str, anchor: str, rated: str
) -> None:
    """Where it was not measured nothing is said."""
    ratings = (Rated(1000, 1000, 1000, 80), Rated(1240, 1180, 1300, 120), None)
    monkeypatch.setattr(
        wire, "ladder", lambda game: dict(zip(LEVELS, (Rung("a", None, one) for one in ratings), strict=False))
    )
    assert [level.rating for level in wire.game_info(presenter(GAME, lang)).levels] == [anchor, rated, ""]


@pytest.mark.parametrize(("games", "told"), [(LEAST - 2, False), (LEAST, True)])
def test_few_games_are_no_step(games: int, told: bool) -> None:
    rungs = {"novice": Rung("a"), "squire": Rung("b")}
    new = rate(rungs, ("novice", "squire"), rows("b", "a", games // 2, games))
    assert (new["squire"].measured is not None) == told
