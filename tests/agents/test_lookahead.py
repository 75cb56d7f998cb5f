"""One step ahead: dice averaged, every seat choosing what is best for itself."""

from dataclasses import replace
from random import Random

import pytest

from tests.games.scathe.table import table
from tests.kit import offering
from theomachy import games
from theomachy.agents.greedy import Greedy
from theomachy.agents.lookahead import Course, Position, worths
from theomachy.agents.seats import SeatView
from theomachy.features.ai import ai_of
from theomachy.games.scathe import GAME
from theomachy.games.scathe.setup import Setup
from theomachy.games.scathe.state import Scathe
from theomachy.kernel import Fast, Match, Scripted, key_of

DUEL = """
    battle
    red front: fighter 16
    red back: priest 5
    blue front: warrior 3, pikeman 16
    blue back: sage 16
"""


def health(t: Scathe) -> tuple[float, float]:
    """A judge that looks at health alone."""
    red, blue = (sum(hero.health for hero in party) for party in t.parties)
    return (red - blue) / 200, (blue - red) / 200


def test_an_option_is_worth_what_its_best_continuation_is():
    """A heal of 2 on the wounded priest is the best that `use:priest:1` leads to; on a whole fighter it is nothing."""
    match = Match(GAME, table(DUEL), Scripted([1]))
    found = worths(match, 0, health, Random(0))
    assert found["use:priest:1"] == pytest.approx((-12 / 200, 12 / 200))
    assert found["discard"] == pytest.approx((-14 / 200, 14 / 200))
    assert found["use:fighter:1"] == pytest.approx((-13 / 200, 13 / 200))


def test_what_was_chosen_in_this_step_is_taken_into_account():
    """While a target is asked for, each target is judged, after the rest of the ability."""
    match = Match(GAME, table(DUEL), Scripted([4]))
    match.answer("use:fighter:4")
    found = worths(match, 0, health, Random(0))
    assert found == {
        "warrior": pytest.approx((-11 / 200, 11 / 200)),
        "pikeman": pytest.approx((-10 / 200, 10 / 200)),
    }


def test_the_others_choose_what_is_best_for_themselves():
    """In a step where the other seat chooses, too, its choice is judged from its side: here rows laid openly."""
    t = GAME.new(Setup(("knight,high-mage,paladin", "flame-dragon,earth-golem,necromancer")))
    t.setup = Setup(t.setup.parties, GAME.setup.type().rulings.__class__(secret_rows=False))

    def back_rows(t: Scathe) -> tuple[float, float]:
        red, blue = (sum(hero.row for hero in party) for party in t.parties)
        return red / 10, blue / 10

    match = Match(GAME, t, Fast(1))
    found = worths(match, 0, back_rows, Random(0))
    assert found["/knight,high-mage,paladin"] == pytest.approx((0.3, 0.3))
    assert found["knight,high-mage,paladin/"] == pytest.approx((0.0, 0.3))


def test_a_secret_is_judged_over_what_the_others_might_choose():
    match = Match(GAME, GAME.new(Setup(("knight,high-mage,paladin", "flame-dragon,earth-golem,necromancer"))), Fast(1))

    def front_row(t: Scathe) -> tuple[float, float]:
        return sum(hero.row == 0 for hero in t.parties[0]) / 3, sum(hero.row == 0 for hero in t.parties[1]) / 3

    found = worths(match, 0, front_row, Random(0))
    assert len(found) == 8
    assert found["knight,high-mage,paladin/"][0] == pytest.approx(1.0)
    assert 0 < found["knight,high-mage,paladin/"][1] < 1, "a mean over guesses"


def test_greedy_takes_what_the_judge_likes_best():
    """Three off the enemy and four for a friend beat six off the enemy; then the wounds go where they count."""
    match = Match(GAME, table(DUEL), Scripted([5]))
    greedy = Greedy(health, 0)
    assert greedy.decide(SeatView(match, 0)) == "use:priest:5"
    match.answer("use:fighter:5")
    assert greedy.decide(SeatView(match, 0)) == "pikeman", "six off a whole hero beat three off a wounded one"


@pytest.mark.parametrize("name", ["godtear", "godslayer"])
def test_what_happens_before_any_dice_happens_once(name):
    """The next run of a course begins where the first dice fell, and comes to what it would have come to from the
    beginning."""
    game, asked = games.game(name), []

    def policy(t, ask):
        asked.append(ask.question)
        return ai_of(game).policy(t, ask)

    def runs(*courses):
        before = len(asked)
        found = [course.run(Fast(seed)) for seed, course in enumerate(courses)]
        return found, len(asked) - before

    counted = offering(game, replace(ai_of(game), policies={"1": policy}))
    judge, random = ai_of(game).judges["1"], Random(3)
    match = Match(counted, game.new(next(iter(game.setup.presets.values()))(random)), Fast(3))
    saved = 0
    for _ in range(40):
        option = random.choice(match.asks[0].look())
        if match.together is None:
            course = Course(Position.of(match), option, judge, policy)
            again, often = runs(*[course] * 3)
            afresh, more_often = runs(*[Course(Position.of(match), option, judge, policy) for _ in range(3)])
            assert again == afresh
            saved += more_often - often
        match.answer(key_of(option), match.asks[0].seat)
    assert saved > 40


@pytest.mark.long
def test_a_state_that_was_met_is_judged_once():
    """Where a game can tell its states apart, the same worths are found with fewer looks."""
    game, judged = games.game("godslayer"), []

    def judge(t):
        judged.append(t.fingerprint())
        return ai_of(game).judges["1"](t)

    def found(ai):
        judged.clear()
        match = Match(offering(game, ai), settled.copy(), Fast(3), tape=tape)
        return worths(match, match.request.seat, judge, Random(5)), len(judged)

    match = Match(game, game.new(game.setup.presets["mirror"](Random(3))), Fast(3))
    saved = 0
    while saved < 3:
        settled, tape = match.settled, match.tape[match.steps[-1] :]
        if match.request.question == "gs-ask-action":
            with_memory, few = found(ai_of(game))
            without, many = found(replace(ai_of(game), fingerprint=None))
            assert with_memory == without
            assert few <= many
            saved += many - few
        match.answer(ai_of(game).policy(match.state, match.request))
