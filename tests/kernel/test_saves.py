"""A save that does not fit. That a saved match goes on as the one that was not is one of the promises of every game."""

import msgspec
import pytest

from tests.conformance.games import GAMES
from theomachy.kernel import Refused, Seeded
from theomachy.kernel.saves import Save, restore, save


def test_a_save_that_does_not_fit_is_refused():
    game = GAMES[0].game
    with pytest.raises(Refused):
        restore(game, Save("nonsense", 0, 0, []), Seeded.of(1))
    good = save(GAMES[0].start("starters", 1))
    with pytest.raises(Refused):
        restore(game, msgspec.structs.replace(good, since=[*good.since, (0, "nonsense")]), Seeded.of(1))
