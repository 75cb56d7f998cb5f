"""What the lab works out: effects that are there are found, effects that are not are found as seldom as it says."""

from math import inf, isclose, sqrt
from random import Random

import pytest

from tests.lab.made_up import CARDS, made_up
from theomachy.lab.findings import findings
from theomachy.lab.statistics.abilities import abilities, changed
from theomachy.lab.statistics.comparing import compare
from theomachy.lab.statistics.course import course
from theomachy.lab.statistics.evening import even_cost, root
from theomachy.lab.statistics.intervals import (
    Estimate,
    clustered,
    design_effect,
    estimate,
    holm,
    share_estimate,
    student,
)
from theomachy.lab.statistics.matchups import matrices
from theomachy.lab.statistics.regression import Observation, fit, inverse, product
from theomachy.lab.statistics.strengths import strength_of, strengths
from theomachy.lab.statistics.tables import CardRow, Cell, GameRow, Tables


def covers(one: Estimate, value: float = 0.0) -> bool:
    return one.low <= value <= one.high


# Intervals


def test_few_clusters_make_an_interval_wider():
    """Student's quantiles from a table."""
    assert [student(freedom) for freedom in (5, 10, 30, 1e9)] == pytest.approx([2.571, 2.228, 2.042, 1.960], abs=0.03)


def test_holm_corrects_the_least_likely_most():
    assert holm([0.01, 0.04, 0.03]) == pytest.approx([0.03, 0.06, 0.06])
    assert holm([]) == []
    assert holm([0.9, 0.8]) == [1.0, 1.0]


def test_games_of_one_deal_that_end_alike_count_as_one():
    """100 deals, each played twice with the same end, tell as much as 100 games."""
    twice = clustered([[float(deal % 2)] * 2 for deal in range(100)])
    once = clustered([[float(deal % 2)] for deal in range(100)])
    both, alone = (share_estimate(one, design_effect([one])) for one in (twice, once))
    assert both.low == pytest.approx(alone.low)
    assert both.high == pytest.approx(alone.high)


def test_swapped_seats_that_cancel_out_make_an_interval_narrower():
    pairs = clustered([[1.0, 0.0]] * 90 + [[1.0, 1.0]] * 5 + [[0.0, 0.0]] * 5)
    found = share_estimate(pairs, design_effect([pairs]))
    assert found.high - found.low < 0.07 < 0.13


# Regression


def test_an_inverse_is_one():
    random = Random(3)
    rows = [[random.gauss(0, 1) for _ in range(6)] for _ in range(9)]
    matrix = product([list(column) for column in zip(*rows, strict=True)], rows)
    identity = product(matrix, inverse(matrix))
    assert all(isclose(identity[i][j], i == j, abs_tol=1e-9) for i in range(6) for j in range(6))


def test_a_fit_finds_what_was_put_in():
    random = Random(1)
    rows = []
    for cluster in range(400):
        x, y = random.gauss(0, 1), random.gauss(0, 1)
        rows.append(Observation(cluster, 2 * x - 3 * y + random.gauss(0, 0.1), ((0, x), (1, y))))
    found = fit(rows, 2)
    assert found.coefficients == pytest.approx([2, -3], abs=0.02)
    assert covers(found.contrast([(0, 1.0), (1, 1.0)]), -1.0)


def test_errors_that_hang_together_are_not_taken_for_many():
    """Ten rows of each cluster with one error among them: the interval is that of the clusters."""
    random = Random(2)
    rows = []
    for cluster in range(100):
        error = random.gauss(0, 1)
        rows += [Observation(cluster, error, ((0, 1.0),)) for _ in range(10)]
    found = fit(rows, 1).contrast([(0, 1.0)])
    assert found.error == pytest.approx(1 / sqrt(100), rel=0.2)


def test_a_direction_that_nothing_is_told_of_does_no_harm():
    """Two values that always go together: their sum is known as well as one value alone would be."""
    random = Random(4)
    ends = [(random.gauss(0, 1), random.gauss(0, 1)) for _ in range(200)]
    both = fit([Observation(n, x + e, ((0, x), (1, x))) for n, (x, e) in enumerate(ends)], 2)
    alone = fit([Observation(n, x + e, ((0, x),)) for n, (x, e) in enumerate(ends)], 1)
    found, wanted = both.contrast([(0, 1.0), (1, 1.0)]), alone.contrast([(0, 1.0)])
    assert found.value == pytest.approx(wanted.value, abs=1e-4)
    assert found.error == pytest.approx(wanted.error, rel=0.02)


@pytest.mark.long
def test_intervals_of_null_studies_cover_nothing_as_often_as_they_say():
    """200 small studies in which no card does anything: 95 % of the intervals, 182 to 198, as bench/null has it of
    games that are played."""
    held = sum(covers(strength_of(made_up(deals=40, seed=seed), "card-a").strength) for seed in range(200))
    assert 182 <= held <= 198


# Strengths


def test_a_strong_card_and_a_weak_one_are_found():
    found = {one.card: one for one in strengths(made_up(deals=600, effects={"card-b": 0.1, "card-g": -0.1}), "hero")}
    assert next(iter(found)) == "card-b"
    assert list(found)[-1] == "card-g"
    assert [card for card, one in found.items() if one.found] == ["card-b", "card-g"]
    assert covers(found["card-b"].strength, 0.1)
    assert found["card-b"].share.value > 0.5 > found["card-g"].share.value


def test_a_seat_that_wins_makes_no_card_strong():
    found = strengths(made_up(deals=400, seat=0.2), "hero")
    assert not any(one.found for one in found)


def test_strengths_are_beside_the_average():
    found = strengths(made_up(deals=300, effects=dict.fromkeys(list(CARDS)[:5], 0.06)), "hero")
    mean = sum(one.sides * one.strength.value for one in found) / sum(one.sides for one in found)
    assert mean == pytest.approx(0, abs=1e-6)


def test_nobody_is_strong_where_only_one_card_is_known():
    assert strengths(made_up(deals=5, hand=1), "champion") == []


def of_factions(deals: int, effects: dict[str, float], seed: int = 1) -> Tables:
    """Sides of two factions, each with four cards of its own of which it brings two."""
    random, games, cards = Random(seed), [], []
    for number in range(deals):
        factions = random.sample(["north", "south"], 2)
        edge = 0.0
        for seat, faction in enumerate(factions, 1):
            own = [faction, *random.sample([f"{faction}-{n}" for n in range(4)], 2)]
            edge += (3 - 2 * seat) * sum(effects.get(card, 0.0) for card in own)
            kinds = ["faction", "unit", "unit"]
            cards += [CardRow(number, seat, card, kind, 1, None) for card, kind in zip(own, kinds, strict=True)]
        won = float(random.random() < 0.5 + edge)
        games.append(
            GameRow(number, 0, number, ("a", "a"), (won, 1 - won), 2 - int(won), *[None] * 2, 1, 1, *[None] * 3)
        )
    tables = Tables("made-up", "scathe", games, cards, [])
    tables.cells = {0: Cell(0, "random", "", ("a",), "{}", "{}")}
    return tables


def test_a_strong_faction_does_not_make_its_cards_strong():
    tables = of_factions(600, {"north": 0.2})
    assert [one.card for one in strengths(tables, "faction") if one.found] == ["north", "south"]
    assert not any(one.found for one in strengths(tables, "unit"))


def test_a_strong_card_is_found_within_its_faction():
    found = [one.card for one in strengths(of_factions(800, {"south": -0.1, "south-2": 0.2}), "unit") if one.found]
    assert found[0] == "south-2"
    assert all(card.startswith("south") for card in found)


def test_what_rows_do_not_tell_is_not_told():
    """A card that its faction always has cannot be told from it."""
    tables = of_factions(200, {})
    tables.cards += [
        CardRow(row.number, row.seat, f"{row.card}-lord", "lord", 1, None)
        for row in tables.cards
        if row.kind == "faction"
    ]
    assert [one.card for one in strengths(tables, "lord") if one.strength.value] == []


# What if


def test_the_even_cost_lies_where_strength_crosses_nothing():
    cost, low, high = root([(2.0, Estimate(0.1, 0.08, 0.12)), (4.0, Estimate(-0.1, -0.12, -0.08))])
    assert cost == pytest.approx(3.0)
    assert 2.7 < low < 3 < high < 3.3


def test_a_cost_that_pulls_nowhere_gives_no_answer():
    assert root([(2.0, Estimate(0.0, -0.1, 0.1)), (4.0, Estimate(0.01, -0.1, 0.1))]) == (None, -inf, inf)


def test_fiellers_interval_holds_the_root_as_often_as_it_says():
    random, held = Random(5), 0
    for _ in range(400):
        tried = [(x, estimate(0.3 - 0.1 * x + random.gauss(0, 0.04), 0.04)) for x in (1.0, 2.0, 3.0, 4.0)]
        _, low, high = root(tried)
        held += low <= 3 <= high
    assert 366 <= held <= 394


def priced(cost, effect):
    change = {"scathe.heroes.card-a.cost": cost} if cost != CARDS["card-a"] else {}
    return {"change": change, "costs": {"card-a": cost}, "effects": {"card-a": effect}}


def test_the_even_cost_is_solved_for_from_cells_with_several_costs():
    tables = made_up(priced(2, 0.12), priced(3, 0.04), priced(4, -0.04), deals=500)
    found = even_cost(tables, "card-a")
    assert [cost for cost, _ in found.tried] == [2.0, 3.0, 4.0]
    assert found.low < 3.5 < found.high
    assert even_cost(tables, "card-b") is None


@pytest.mark.parametrize("effect", [0.15, -0.15])
def test_a_planted_change_is_found_with_its_sign(effect):
    planted = {"change": {"scathe.heroes.card-c.health": 9}, "effects": {"card-c": effect}}
    (found,) = changed(made_up({}, planted, deals=400))
    assert found.card == "card-c"
    assert covers(found.strength.more, effect)
    assert found.strength.more.low * found.strength.more.high > 0


# Matchups, course, abilities, comparisons


def test_a_matchup_and_its_mirror_make_one():
    (cards,) = [one for one in matrices(made_up(deals=300, effects={"card-b": 0.15})) if one.kind == "hero"]
    by_pair = {(cell.one, cell.other): cell for cell in cards.cells}
    assert cards.names[0] == "card-b"
    for (one, other), cell in by_pair.items():
        mirror = by_pair[other, one]
        assert cell.share.value + mirror.share.value == pytest.approx(1)
        assert (cell.games, cell.chance) == (mirror.games, mirror.chance)
    assert any(cell.found for cell in cards.cells if cell.one == "card-b")


def test_agents_are_matched_if_there_are_several():
    tables = made_up({"agents": ("greedy", "random"), "effects": {"agent greedy": 0.2}}, deals=200)
    agents = next(one for one in matrices(tables) if one.kind == "agent")
    assert agents.names == ["greedy", "random"]
    assert agents.cells[0].found
    assert [one.kind for one in matrices(made_up(deals=30))] == ["hero"]


def test_the_course_of_games():
    found = course(made_up(deals=300, seat=0.1, draws=0.25))
    first = next(edge for edge in found.edges if edge.seat == 1)
    assert first.share.low > 0.5
    assert covers(found.draws, 0.25)
    assert sum(found.rounds.values()) == found.games == 600
    assert set(found.rounds) == {3, 4, 5, 6, 7}
    assert covers(found.comebacks, 0.5)


def test_abilities_are_counted_by_sides_that_had_the_card():
    found = {one.ability: one for one in abilities(made_up(deals=100))}
    assert found["card-a-1"].used == 1.0
    assert 1.8 < found["card-a-1"].uses < 2.2
    assert 0.2 < found["card-a-2"].used < 0.4


def test_two_options_are_compared_deal_by_deal():
    tables = made_up({}, {"options": {"long": True}}, deals=200)
    one, other = (tables.of_cells(lambda cell, n=n: cell.number == n) for n in (0, 1))
    found = compare(one, other, ("short", "long"))
    assert found.pairs == 200
    assert found.games == (400, 400)
    assert all(covers(measure.difference.more) for measure in found.measures if measure.name == "first-seat")


def test_a_sequential_test_ends_early_where_the_difference_is_great():
    weak, strong = (made_up(deals=400, seat=edge) for edge in (0.0, 0.2))
    found = compare(weak, strong, ("even", "first seat favoured"))
    assert found.test.share == "high"
    assert found.test.pairs < 400
    assert found.measures[0].effect > 0.2


def test_findings_of_a_grid_have_its_axes():
    found = findings(made_up({"agents": ("greedy", "greedy")}, {"agents": ("novice", "novice")}, deals=60))
    (axis,) = found.axes
    assert axis.name == "agents"
    assert [part.value for part in axis.parts] == ["greedy", "novice"]
    assert (found.games, found.player) == (240, "novice")
    assert found.strengths == axis.parts[-1].strengths
