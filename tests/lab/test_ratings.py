"""Ratings of agents."""

from tests.lab.studies import rows_of, study
from theomachy.lab.ratings import Result, rate, result_of


def test_random_is_weaker_than_greedy() -> None:
    rows = rows_of(study("random", "greedy", games=8), 2)
    rated = rate(["random", "greedy"], [result_of(row) for row in rows], 1, 2)
    weak, strong = rated["random"], rated["greedy"]
    assert weak.ordinal < strong.ordinal
    assert weak.high < strong.low, "their intervals are apart"
    assert weak.low <= weak.mu <= weak.high
    assert strong.ordinal == round(strong.mu - 3 * strong.sigma, 3)


WON = [Result(n, ("a", "b"), (1.0, 0.0) if n % 3 else (0.0, 1.0)) for n in range(30)]


def test_the_same_seed_gives_the_same_intervals() -> None:
    assert rate(["a", "b"], WON, 1, 1) == rate(["a", "b"], WON, 1, 2)
    assert rate(["a", "b"], WON, 1, 1) != rate(["a", "b"], WON, 2, 1)


def test_draws_bring_agents_together() -> None:
    drawn = rate(["a", "b"], [Result(n, ("a", "b"), (0.5, 0.5)) for n in range(30)], 1, 1)
    assert drawn["a"].mu == drawn["b"].mu
    won = rate(["a", "b"], WON, 1, 1)
    assert won["a"].mu > won["b"].mu


def test_three_at_a_table() -> None:
    rated = rate(["a", "b", "c"], [Result(n, ("c", "a", "b"), (0.0, 1.0, 0.0)) for n in range(9)], 1, 1)
    assert rated["a"].mu > rated["b"].mu


def test_nobody_has_played() -> None:
    rated = rate(["a", "b"], [], 1, 2)
    assert rated["a"] == rated["b"]
    assert rated["a"].low == rated["a"].mu == rated["a"].high
