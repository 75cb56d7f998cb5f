"""check_game for a stranger's game: one call, no test runner; what is broken is said in a sentence."""

import subprocess
import sys
from dataclasses import replace
from random import Random

import msgspec
import pytest

from tests.conformance import climbers, mini
from tests.play import clans
from tests.server import flock, plane, toll
from theomachy.kernel import Ask, Game, Procedure
from theomachy.testing import check_game

MADE_UP = [made_up.GAME for made_up in (mini, plane, flock, climbers, clans, toll)]


LENGTHY = [pytest.mark.long]
"""Marks of the game on a plane, whose proposals cost more than all other made-up games together."""


@pytest.mark.parametrize(
    "game", [pytest.param(game, id=game.id, marks=LENGTHY * (game is plane.GAME)) for game in MADE_UP]
)
def test_made_up_games_keep_every_promise(game: Game):
    check_game(game, games=2, length=20)


def forgets(state: mini.Mini) -> str:
    """A notation without the places."""
    return msgspec.structs.replace(state, places=(0, 0)).digest()


def tells_all(state: mini.Mini, viewer: int | None) -> object:
    return mini.scene(state, None)


def knows_the_second_seat(state: mini.Mini, seat: int, random: Random) -> mini.Mini:
    """An onlooker's world as the second seat would imagine it."""
    return mini.imagine(state, seat % 2, random)


def asks_by_the_card(state: mini.Mini) -> Procedure[None] | None:
    """A question in the open whose options tell the card of the seat that is asked."""
    if state.turn % 4 != 2 or mini.result(state) is not None:
        return mini.next_step(state)
    return stride_by_the_card(state)


def stride_by_the_card(state: mini.Mini) -> Procedure[None]:
    strides = range(1, 2 + state.cards[state.lead])
    stride = yield from Ask(state.lead, "mini-stride", strides)
    spot = yield from Ask(state.lead, "mini-spot", mini.Spots(state.places[state.lead] + 100 * stride))
    places = (state.places[0], spot) if state.lead else (spot, state.places[1])
    mini.change(state, "mini-digs", {"n": spot}, places=places)


BROKEN = {
    "draws nothing for an onlooker of what only seats": replace(mini.GAME, imagine=knows_the_second_seat),
    "a shared screen tells what only one seat may know": replace(mini.GAME, next_step=asks_by_the_card),
    "another state is read than was written": replace(mini.GAME, notation=replace(mini.GAME.notation, write=forgets)),
    "can tell what is hidden from it": replace(mini.GAME, scene=tells_all),
    "do not add up to 1": replace(mini.GAME, result=lambda t: mini.result(t) and (0.5, 0.0)),
    "the game is over without a result": replace(mini.GAME, result=lambda t: None),
}


@pytest.mark.parametrize("sentence", BROKEN)
def test_a_broken_promise_is_said_in_a_sentence(sentence: str):
    """Which game, which setup, which seed, and what was promised."""
    with pytest.raises(AssertionError, match=rf"^mini, usual, seed \d+: (.|\n)*{sentence}(.|\n)* Promised: .+"):
        check_game(BROKEN[sentence])


def test_an_error_of_a_rule_says_where():
    def stumble(state: mini.Mini) -> None:
        raise ZeroDivisionError

    with pytest.raises(ZeroDivisionError) as error:
        check_game(replace(mini.GAME, next_step=stumble))
    assert error.value.__notes__ == ["while checking mini, usual, seed 0: games-end"]


def test_no_test_runner_is_needed():
    code = "import theomachy.testing, sys; sys.exit('pytest' in sys.modules)"
    assert subprocess.run([sys.executable, "-c", code]).returncode == 0
