"""People who share a screen learn nothing from it that only one of them may know."""

from dataclasses import replace
from random import Random

import pytest

from tests.conformance import battles
from tests.forms import Form
from theomachy.games.godslayer.rules.space.discovery import in_hiding
from theomachy.games.godslayer.setup import Setup
from theomachy.kernel import ONLOOKER, Match
from theomachy.kernel.scene import Scene
from theomachy.testing import check_game, scenes
from theomachy.testing.trial import Trial

SHARED = "a-shared-screen-tells-no-secrets"
LENGTH = 70
SEED = 1
"""The first game in which somebody chooses to hide."""


def ambush(random: Random) -> Setup:
    """Two warbands of which each has models in secret deployment."""
    return Setup(warbands=(battles.AMBUSH,) * 2, ground="generated", ground_seed=random.getrandbits(20))


def test_secret_deployment_stays_secret_at_a_shared_screen(form: Form):
    """GS-DEP-04, GS-DEP-13: scenes, options, odds and usual answers are alike wherever somebody hides."""
    games = form.pick(short=1, long=3, full=20)
    check_game(
        battles.GAME, games=games, closely=games, length=LENGTH, seed=SEED, presets={"ambush": ambush}, only=[SHARED]
    )


@pytest.mark.long
def test_the_odds_of_one_seat_would_tell_where_it_hides(monkeypatch: pytest.MonkeyPatch):
    """The check looks hard enough: with what the asked seat knows it fails."""

    def as_the_seat(match: Match[battles.Battle]) -> Match[battles.Battle]:
        return match

    monkeypatch.setattr(scenes, "as_onlooker", as_the_seat)
    with pytest.raises(AssertionError, match="a shared screen tells what only one seat may know"):
        check_game(
            battles.GAME, games=3, closely=3, length=LENGTH, seed=SEED, presets={"ambush": ambush}, only=[SHARED]
        )


def test_the_scene_of_one_seat_would_tell_where_it_hides():
    """The check looks at scenes: an onlooker who sees through the eyes of a seat fails it."""

    def second_seat(t: battles.Battle, viewer: int | None) -> Scene:
        return battles.GAME.scene(t, 1 if viewer == ONLOOKER else viewer)

    game = replace(battles.GAME, scene=second_seat)
    with pytest.raises(AssertionError, match="a shared screen tells what only one seat may know"):
        check_game(game, games=1, closely=1, length=LENGTH, seed=SEED, presets={"ambush": ambush}, only=[SHARED])


def test_somebody_hides_while_ordinary_questions_are_asked():
    """The games above hold what they are about."""
    trial = Trial(battles.GAME, ambush, 1, 1, SEED, length=LENGTH)
    match, random = next(trial.matches(1))
    hidden = 0
    for key, seat in trial.decisions(match, random):
        asked = match.ask_of(seat)
        assigned = [card for other in match.seats for card in in_hiding(match.state, other) if card.marker >= 0]
        hidden += bool(assigned) and asked is not None and not asked.secret
        match.answer(key, seat)
    assert hidden > LENGTH // 4
