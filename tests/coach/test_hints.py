"""Hints: the best options of whoever is asked, by what that seat sees, with reasons that have words."""

from random import Random
from typing import Any

import pytest

from theomachy import games
from theomachy.agents import agent
from theomachy.agents.seats import SeatView, play
from theomachy.coach import hints
from theomachy.coach.hints import HINTS, VICTORY
from theomachy.features.ai import ai_of
from theomachy.kernel import Fast, Game, Match, Refused
from theomachy.presentation.hints import ground
from theomachy.presentation.text import Words, languages

GAMES = [games.game(name) for name in games.names()]
LENGTHY = ("godslayer", "godtear")
"""Games whose hints take seconds."""
THOUGHT = [pytest.param(game, id=game.id, marks=[pytest.mark.long] * (game.id in LENGTHY)) for game in GAMES]


def asked_at(game: Game[Any], decisions: int, seed: int = 5) -> SeatView:
    """The view of whoever is asked after so many decisions of quick players."""
    setup = next(iter(game.setup.presets.values()))(Random(seed))
    match = Match(game, game.new(setup), Fast(seed))
    players = [agent(game, "greedy", seed) for _ in match.seats]
    for _ in range(decisions):
        ask = match.asks[0]
        match.answer(players[ask.seat].decide(SeatView(match, ask.seat)), ask.seat)
    return SeatView(match, match.asks[0].seat)


@pytest.mark.parametrize("game", THOUGHT)
def test_options_with_their_chances_and_reasons(game: Game[Any]):
    """The best one first; all are options, and whoever asks again hears the same."""
    view = asked_at(game, 40)
    found = hints(view, 1)
    assert view.ask is not None
    assert 1 <= len(found) <= HINTS
    for hint in found:
        view.ask.option(hint.key)
        assert hint.chance is not None
        assert hint.worst is not None
        assert 0 <= hint.worst <= hint.chance <= 1
    chances = [hint.chance or 0.0 for hint in found]
    assert chances == sorted(chances, reverse=True)
    assert [hint.key for hint in hints(view, 1)] == [hint.key for hint in found]


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.id)
@pytest.mark.parametrize("lang", languages())
def test_every_ground_has_words(game: Game[Any], lang: str):
    """For and against, in every language."""
    assert ai_of(game).grounds is not None
    view, words = asked_at(game, 0), Words(game, lang)
    names = [*ai_of(game).grounds(view.clone(1).state, view.seat), VICTORY]
    for name in names:
        for gain in (True, False):
            text = ground(words, name, gain=gain)
            assert text
            assert not text.startswith("ground-")


def test_what_speaks_for_one_side_speaks_against_the_other():
    for name in ("scathe", "godtear"):
        game = games.game(name)
        state = asked_at(game, 40).clone(1).state
        assert ai_of(game).grounds is not None
        mine, theirs = ai_of(game).grounds(state, 0), ai_of(game).grounds(state, 1)
        assert mine.keys() == theirs.keys()
        assert all(mine[ground] == -theirs[ground] for ground in mine)


def test_a_question_of_set_up_has_its_usual_answer():
    view = asked_at(games.game("godtear"), 3)
    (hint,) = hints(view)
    assert (hint.key, hint.chance, hint.worst) == (view.consult(ai_of(games.game("godtear")).deployment), None, None)


def test_nobody_is_asked():
    view = asked_at(games.game("scathe"), 4)
    with pytest.raises(Refused) as no:
        hints(SeatView(view.clone(1), 1 - view.seat))
    assert no.value.reason.id == "hint-no-judge"


def test_a_blow_that_wins_says_so():
    """The last decision of a game, of whoever won by it."""
    game = games.game("scathe")
    setup = next(iter(game.setup.presets.values()))(Random(5))
    match = Match(game, game.new(setup), Fast(5))
    decisions = play(match, [agent(game, "greedy", 5), agent(game, "greedy", 5)])
    view = asked_at(game, decisions - 1)
    assert match.result is not None
    assert match.result[view.seat] == 1
    best = hints(view)[0]
    assert best.chance is not None
    assert best.chance > 0.9
