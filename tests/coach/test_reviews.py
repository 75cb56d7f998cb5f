"""The review of a match: luck is nothing on average, the best choice costs nothing, and everything adds up."""

from dataclasses import replace
from functools import cache
from random import Random

import pytest

from tests.conformance.games import MINI
from tests.kit import offering
from tests.play.recorded import MINI_TEXT, SCATHE_TEXT, SHORT, finished
from theomachy import games
from theomachy.agents import agent
from theomachy.agents.lookahead import STEP_CASES
from theomachy.agents.seats import play
from theomachy.coach import Moment, moments, played_of, review, summed_up, tries
from theomachy.coach.evaluation import MAX_FALLS, Evaluator, as_shares
from theomachy.coach.reviews import accuracy, accurate
from theomachy.features.ai import ai_of
from theomachy.kernel import Ask, Match, Refused, Roll, Seeded, Typed
from theomachy.kernel.requests import say_faces
from theomachy.play.outcomes import outcomes
from theomachy.play.records import BrokenOff, Record, beginning_of, read_record, write_record

SCATHE, GODTEAR = games.game("scathe"), games.game("godtear")


@cache
def duel() -> Record:
    """A duel of Godtear between greedy players."""
    match = Match(GODTEAR, GODTEAR.new(GODTEAR.setup.presets["duel"](Random(18))), Seeded.of(18))
    play(match, [agent(GODTEAR, "greedy", seat) for seat in match.seats])
    return read_record(write_record(match))


@cache
def scathe() -> Record:
    """A round of Scathe with decisions that were taken back."""
    return read_record(SCATHE_TEXT)


RECORDS = pytest.mark.parametrize("record", [scathe, duel], ids=["scathe", "godtear"])


@RECORDS
def test_start_choices_and_luck_add_up_to_the_result(record):
    found = review(record(), games.game(record().fields["game"]))
    assert found.moments
    for side, share in zip(found.sides, found.result, strict=True):
        assert side.start + side.choices + side.luck == pytest.approx(share)
        assert side.played == pytest.approx(side.start + side.choices)
        assert side.cost >= 0
    assert [sum(shares) for shares in zip(*(row.luck for row in found.ledger), strict=True)] == pytest.approx(
        [side.luck for side in found.sides]
    )


@RECORDS
def test_the_same_record_gives_the_same_review_whole_or_in_parts(record):
    game = games.game(record().fields["game"])
    played = played_of(record(), game)
    half = len(played.tape) // 2
    parts = [*moments(played, 0, half), *moments(played, half)]
    assert summed_up(played.result, parts) == review(record(), game)


@RECORDS
def test_moments_lead_to_the_lines_of_the_record(record):
    """Also where something was taken back in between."""
    told = record()
    for moment in moments(played_of(told, games.game(told.fields["game"]))):
        line = told.entries[moment.entry]
        if moment.kind == "choice":
            assert (line.who, line.key) == (str(moment.seat + 1), moment.key)
        else:
            assert moment.faces in line.faces.split(", ")


def at_a_roll() -> Match:
    match = Match(SCATHE, SCATHE.new(SHORT[0].setup("random", 3)), Typed(b""))
    random = Random(3)
    while not (isinstance(match.request, Roll) and match.request.question == "sc-roll-turn"):
        if isinstance(match.request, Ask):
            match.answer(random.choice(match.asks[0].keys()), match.asks[0].seat)
        else:
            match.answer(say_faces([random.choice(die) for die in match.request.dice]))
    return match


def test_luck_is_nothing_on_average():
    """Over all ways for the dice to fall, each as often as it comes."""
    match, evaluator = at_a_roll(), Evaluator(SCATHE)
    falls = [(weight, evaluator.roll(match, match.request, faces, 5)) for faces, weight in outcomes(match.request)]
    assert len({fall.after[0] for _, fall in falls}) > 1
    for seat in match.seats:
        assert sum(weight * (fall.after[seat] - fall.mean[seat]) for weight, fall in falls) == pytest.approx(0)


def test_a_step_with_many_rolls_is_looked_at_in_bounded_ways():
    """The display of a draft is five draws of half a million ways to fall together: not all are looked at."""
    judged: list[object] = []

    def judge(state: object) -> tuple[float, float]:
        judged.append(state)
        return 0.5, 0.5

    game = offering(SCATHE, replace(ai_of(SCATHE), judges={"1": judge}))
    match = Match(game, game.new(game.setup.presets["draft"](Random(1))), Seeded.of(1))
    match.answer(match.request.keys()[0])
    record = read_record(write_record(match, None, BrokenOff(0, False, None)))
    list(moments(played_of(record, game), 2, 3))  # after two dice the first of the draws
    assert 0 < len(judged) <= MAX_FALLS * STEP_CASES


def test_the_best_choice_costs_nothing_and_others_something():
    match, evaluator = at_a_roll(), Evaluator(SCATHE)
    match.answer("6")
    ask = match.asks[0]
    by_key = {key: evaluator.choice(match, ask.seat, key, 5) for key in ask.keys()}
    best = {worth.best for worth in by_key.values()}
    costs = {key: worth.with_best[ask.seat] - worth.with_chosen[ask.seat] for key, worth in by_key.items()}
    assert all(costs[key] == 0 for key in best)
    assert min(costs.values()) == 0 < max(costs.values())
    assert max(costs.values()) == pytest.approx(by_key[ask.keys()[0]].stake)


def test_giving_up_counts_as_a_choice():
    match = finished(SHORT[0], "random")
    text = write_record(match, broken=BrokenOff(0))
    found = review(read_record(text), SCATHE)
    assert found.result == [0.0, 1.0]
    assert found.sides[0].start + found.sides[0].choices + found.sides[0].luck == pytest.approx(0)


def test_a_part_may_reach_beyond_the_end_of_what_was_given_up():
    """Though the match could go on there."""
    match = Match(SCATHE, SCATHE.new(SCATHE.setup.presets["random"](Random(1))), Seeded(b"1"))
    match.answer(match.asks[0].keys()[0])
    played = played_of(read_record(write_record(match, broken=BrokenOff(0))), SCATHE)
    assert [*moments(played, 0, len(played.tape) + 8)] == [*moments(played)]


def test_only_what_is_over_and_can_be_judged_is_reviewed():
    record = scathe()
    with pytest.raises(Refused, match="review-not-over"):
        review(read_record(beginning_of(record, 3)), SCATHE)
    with pytest.raises(Refused, match="review-no-judge"):
        review(read_record(MINI_TEXT), MINI.game)
    with pytest.raises(Refused, match="record-other-game"):
        review(record, GODTEAR)


def moment(at: int, cost: float, seat: int = 0, kind: str = "choice") -> Moment:
    return Moment(at, at, kind, "asked", [0.5, 0.5], [0.5 - cost, 0.5 + cost], seat=seat, stake=0.2)


def test_accuracy_follows_the_curve_and_what_is_at_stake():
    assert accurate(0) == pytest.approx(100, abs=0.01)
    assert accurate(0.1) == pytest.approx(103.1668 * 2.718281828 ** (-0.4354) - 3.1669)
    assert accurate(1) == 0
    assert accuracy([]) is None
    assert accuracy([moment(0, 0), moment(1, 0.1)]) == pytest.approx((accurate(0) + accurate(0.1)) / 2)


def test_turning_points_and_tries_are_the_greatest_in_their_order():
    found = [moment(n, cost) for n, cost in enumerate([0.05, 0.001, 0.2, 0.1, 0.07, 0.3])]
    dice = moment(6, -0.25, kind="roll")
    summed = summed_up([0.0, 1.0], [*found, dice])
    assert summed.turning == [2, 3, 5, 6]
    assert [one.at for one in tries(found, [0])] == [2, 3, 5]
    assert tries(found, [1]) == []
    assert summed.sides[0].last_luck == pytest.approx(0.25)
    assert summed.sides[0].luck == pytest.approx(0.25)


def test_shares_of_those_who_play_against_others():
    assert as_shares([0.6, 0.6]) == [0.5, 0.5]
    assert as_shares([0.3]) == [0.3]
