"""How games are counted."""

import pytest

from theomachy.lab.rows import Row
from theomachy.lab.tally import Tally, percentile, wilson


def row(agents: str, *shares: float, first: int | None = 0, rounds: int | None = 5) -> Row:
    seats = tuple(agents.split())
    return Row(0, 0, 0, seats, shares, first, rounds, steps=10, decisions=20)


def tally(seats: int, agents: str, *rows: Row) -> Tally:
    count = Tally(seats, agents.split())
    for one in rows:
        count.add(one)
    return count


@pytest.mark.parametrize(
    ("points", "games", "low", "high"),
    [
        (0, 10, 0.0, 0.2775),
        (5, 10, 0.2366, 0.7634),
        (8, 10, 0.4902, 0.9433),
        (10, 10, 0.7225, 1.0),
        (95, 100, 0.8882, 0.9785),
        (520, 1000, 0.4890, 0.5508),
        (0, 0, 0.0, 1.0),
    ],
)
def test_wilsons_interval(points: int, games: int, low: float, high: float) -> None:
    assert wilson(points, games) == pytest.approx((low, high), abs=5e-5)


def test_a_draw_is_half_a_win_for_each() -> None:
    count = tally(2, "a b", row("a b", 1.0, 0.0), row("b a", 0.5, 0.5), row("a b", 0.0, 1.0), row("b a", 0.0, 1.0))
    a, b = count.agent_shares()
    assert (a.agent, a.games, a.wins, a.draws, a.share) == ("a", 4, 2, 1, 0.625)
    assert (b.agent, b.games, b.wins, b.draws, b.share) == ("b", 4, 1, 1, 0.375)
    assert (a.low, a.high) == tuple(round(end, 4) for end in wilson(2.5, 4))
    assert [score.wins for score in count.seats] == [1, 2]
    assert count.draws == 1


def test_the_edge_of_the_first_seat_and_of_the_first_mover() -> None:
    won, lost = (1.0, 0.0), (0.0, 1.0)
    count = tally(2, "a", row("a a", *won, first=1), row("a a", *won, first=0), row("a a", *won), row("a a", *lost))
    assert count.first_seat().edge == 0.25
    assert count.first_mover().edge == 0.0
    count = tally(3, "a b c", row("a b c", 1.0, 0.0, 0.0, first=None))
    assert count.first_seat().edge == round(2 / 3, 4)
    assert count.first_mover().games == 0
    assert count.first_mover().share is None


def test_whoever_plays_alone_wins_or_loses() -> None:
    """A loss is no draw, and no part of the win would be fair."""
    count = tally(1, "a", row("a", 1.0), row("a", 0.0), row("a", 0.0))
    assert (count.games, count.draws, count.seats[0].wins) == (3, 0, 1)
    assert count.agent_shares()[0].share == round(1 / 3, 4)
    assert (count.first_seat().edge, count.first_mover().edge) == (None, None)
    assert count.pairs == {}


def test_three_may_share_a_win() -> None:
    count = tally(3, "a b c", row("a b c", 0.5, 0.5, 0.0), row("a b c", 0.0, 0.0, 1.0))
    assert count.draws == 1
    assert [(score.wins, score.draws, score.points) for score in count.seats] == [(0, 1, 0.5), (0, 1, 0.5), (1, 0, 1.0)]


def test_every_two_at_a_table_are_compared() -> None:
    count = tally(3, "a b c", row("b c a", 1.0, 0.0, 0.0), row("c a b", 0.0, 1.0, 0.0))
    points = {pair: (score.games, score.points) for pair, score in count.pairs.items()}
    assert points == {("a", "b"): (2, 1.0), ("a", "c"): (2, 1.5), ("b", "c"): (2, 1.5)}


def test_how_long_games_are() -> None:
    count = tally(2, "a b", row("a b", 1.0, 0.0, rounds=4), row("a b", 1.0, 0.0, rounds=7))
    length = count.length()
    assert (length.rounds, length.steps, length.decisions) == (5.5, 10, 20)
    assert tally(2, "a b", row("a b", 1.0, 0.0, rounds=None)).length().rounds is None


def test_nothing_was_played() -> None:
    count = tally(2, "a b")
    assert count.length().decisions is None
    assert count.first_seat().edge is None
    assert (count.agent_shares()[0].low, count.agent_shares()[0].high) == (0.0, 1.0)


def test_percentiles() -> None:
    assert percentile([3.0, 1.0, 2.0], 0.5) == 2.0
    assert percentile([0.0, 10.0], 0.025) == 0.25
    assert percentile([7.0], 0.975) == 7.0
