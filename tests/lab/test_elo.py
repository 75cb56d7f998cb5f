"""Ratings on the scale of chess: what differences mean, and what intervals tell."""

from random import Random

import pytest

from theomachy.lab.elo import ANCHOR, DECADE, elo
from theomachy.lab.ratings import Result


def games(one: str, two: str, won: int, of: int, first_deal: int = 0) -> list[Result]:
    """So many won by the first of two, each on a deal of its own."""
    return [Result(first_deal + n, (one, two), (1.0, 0.0) if n < won else (0.0, 1.0)) for n in range(of)]


def test_ten_wins_for_every_loss_are_400_points():
    found = elo(["weak", "strong"], games("strong", "weak", 1000, 1100), 1)
    assert found["weak"][:3] == (ANCHOR, ANCHOR, ANCHOR), "the others are measured by it"
    assert found["strong"].rating == pytest.approx(ANCHOR + DECADE, abs=2)
    assert found["strong"].low < found["strong"].rating < found["strong"].high
    assert found["strong"].games == 1100


def test_ratings_add_up_where_two_have_not_met():
    results = games("b", "a", 640, 1000) + games("c", "b", 640, 1000)
    found = elo(["a", "b", "c"], results, 1)
    assert found["c"].rating - found["b"].rating == pytest.approx(found["b"].rating - ANCHOR, abs=3)
    assert found["b"].rating == pytest.approx(ANCHOR + 100, abs=3)


def test_the_order_of_games_does_not_matter():
    results = games("b", "a", 7, 10) + games("c", "b", 6, 10) + games("a", "c", 3, 10)
    again = list(results)
    Random(1).shuffle(again)
    ratings = [[one.rating for one in elo(["a", "b", "c"], some, 1).values()] for some in (results, again)]
    assert ratings[0] == ratings[1]


def test_draws_bring_agents_together():
    drawn = [Result(n, ("a", "b"), (0.5, 0.5)) for n in range(20)]
    assert elo(["a", "b"], drawn, 1)["b"][:3] == (ANCHOR, ANCHOR, ANCHOR)


def test_whoever_has_won_all_games_is_not_infinitely_strong():
    found = elo(["a", "b"], games("b", "a", 20, 20), 1)["b"]
    assert ANCHOR + 2 * DECADE < found.rating < ANCHOR + 4 * DECADE


def test_more_games_make_a_narrower_interval():
    few, many = (elo(["a", "b"], games("b", "a", 6 * n, 10 * n), 1)["b"] for n in (2, 20))
    assert many.high - many.low < (few.high - few.low) / 2
    assert elo(["a", "b"], games("b", "a", 6, 10), 1) == elo(["a", "b"], games("b", "a", 6, 10), 1)


def test_deals_are_drawn_with_all_their_games():
    """Whoever is dealt the better side wins: ten deals say no more than ten games, however often each is played."""
    once = [Result(n, ("a", "b"), (n % 2, 1 - n % 2)) for n in range(10)]
    often = [result for result in once for _ in range(5)]
    one, other = (elo(["a", "b"], some, 1)["b"] for some in (once, often))
    assert other.high - other.low > 0.8 * (one.high - one.low)


def test_nobody_has_played():
    assert set(elo(["a", "b"], [], 1).values()) == {(ANCHOR, ANCHOR, ANCHOR, 0)}
