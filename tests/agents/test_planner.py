"""The planner: whole activations thought through, within a budget, by what a seat may know."""

from random import Random

import pytest

from theomachy import games
from theomachy.agents import agent, names
from theomachy.agents.greedy import Greedy
from theomachy.agents.lookahead import Cache, Position
from theomachy.agents.planner import BREADTH, FEW, Planner
from theomachy.agents.seats import SeatView, play
from theomachy.features.ai import ai_of
from theomachy.kernel import Fast, Match, Region, key_of

PLANNED = [name for name in games.names() if ai_of(games.game(name)).is_between is not None]


def begun(name, answers=60, seed=3):
    """A match at a decision in the midst of its first turns."""
    game = games.game(name)
    match = Match(game, game.new(next(iter(game.setup.presets.values()))(Random(seed))), Fast(seed))
    quick = agent(game, "greedy", seed)
    while answers > 0 or len(match.asks[0].look()) < 3:
        ask = match.asks[0]
        match.answer(quick.decide(SeatView(match, ask.seat)), ask.seat)
        answers -= 1
    return match, SeatView(match, match.asks[0].seat)


def planner(match, **budget):
    ai = ai_of(match.game)
    return Planner(ai.judge_of(""), 5, ai.policy, **budget)


def test_games_with_activations_have_a_planner():
    assert PLANNED == ["godbreaker", "godslayer", "godtear"]
    for name in games.names():
        assert ("planner" in names(games.game(name))) == (name in PLANNED)


@pytest.mark.parametrize("name", PLANNED)
def test_it_answers_with_an_option_and_leaves_the_match_alone(name):
    match, view = begun(name)
    before = match.state.digest()
    mind = planner(match, plans=8)
    keys = {mind.decide(view), planner(match, plans=8).decide(view)}
    assert len(keys) == 1, "the same seed decides alike"
    assert match.asks[0].why_not(keys.pop()) is None
    assert match.state.digest() == before
    assert 8 <= mind.done < 8 + BREADTH


def test_a_spent_budget_leaves_the_first_look():
    """And it is that of a greedy player."""
    match, view = begun("godtear")
    mind = planner(match, seconds=0.0001)
    greedy = Greedy(ai_of(match.game).judge_of(""), 5, ai_of(match.game).policy)
    assert mind.decide(view) == greedy.decide(view)
    assert mind.done <= 1


@pytest.mark.parametrize("name", PLANNED)
def test_time_is_kept_in_the_midst_of_a_plan(name):
    """On a clock that goes on by a tick whenever it is looked at: no plan is finished after the time is up."""
    match, view = begun(name)
    now = 0

    def tick():
        nonlocal now
        now += 1
        return now

    mind = planner(match, seconds=40, clock=tick)
    mind.decide(view)
    assert now <= 40 + 6, "a look at the clock for each stage that is left"


@pytest.mark.parametrize(
    ("name", "question", "looks"),
    [("godbreaker", "gb-ask-action", True), ("godbreaker", "gb-ask-place", False), ("godslayer", "gs-ask-move", False)],
)
def test_quick_players_look_at_places_where_an_action_begins(name, question, looks, monkeypatch):
    """If they may. In the midst of one, and where every look is a whole activation, they go by the policy."""
    match, _ = begun(name, 12)
    ai = ai_of(match.game)
    while match.asks[0].question != question or len(match.asks[0].look()) <= FEW:
        ask = match.asks[0]
        match.answer(ai.policy(match.state, ask), ask.seat)
    seen = []
    monkeypatch.setattr("theomachy.agents.planner.Course", lambda *given: Recorded(seen, given))
    mind, ask = planner(match, plans=1, looks_at_places=True), match.asks[0]
    key = mind._quick(Position.of(match), match.state, ask, Random(1), Cache())
    assert isinstance(ask.options, Region)
    if looks:
        assert FEW <= len(seen) <= FEW + 1, "what is drawn, and the policy's answer"
        assert key == seen[-1], "the judge liked the last best"
    else:
        assert (seen, key) == ([], ai.policy(match.state, ask))
    assert planner(match, plans=1)._quick(Position.of(match), match.state, ask, Random(1), Cache()) == ai.policy(
        match.state, ask
    )


class Recorded:
    """A look that likes what comes later better."""

    def __init__(self, seen, given):
        self.seen, self.option = seen, given[1]

    def run(self, chance):
        self.seen.append(key_of(self.option))
        return [len(self.seen)] * 2


def test_a_budget_is_needed():
    match, _ = begun("godtear", 1)
    with pytest.raises(ValueError, match="budget"):
        planner(match)


@pytest.mark.long
def test_it_plays_a_duel_to_its_end():
    """And wins it against whoever plays at random."""
    game = games.game("godtear")
    match = Match(game, game.new(game.setup.presets["duel"](Random(1))), Fast(1))
    play(match, [agent(game, "planner:4", 1), agent(game, "random", 1)])
    assert match.result[0] == 1
