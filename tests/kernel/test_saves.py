"""A match that was saved goes on as the one that was not."""

from random import Random

import msgspec
import pytest

from tests.conformance.games import GAMES, decisions
from theomachy.kernel import Refused, Seeded
from theomachy.kernel.saves import Save, restore, save


@pytest.mark.parametrize("entry", GAMES, ids=lambda entry: entry.name)
def test_a_saved_match_goes_on_alike(entry):
    """At every request of a match: the same requests, the same state, and to the end the same dice."""
    for preset in entry.presets:
        match, random = entry.start(preset, 5), Random(5)
        told = []
        for key, seat in decisions(match, random):
            again = restore(entry.game, msgspec.json.decode(msgspec.json.encode(save(match)), type=Save), Seeded.of(5))
            assert again.state.digest() == match.state.digest()
            assert [ask.keys() for ask in again.asks] == [ask.keys() for ask in match.asks]
            told.append((again, key, seat))
            match.answer(key, seat)
        branch, _, _ = told[len(told) // 2]
        for _, key, seat in told[len(told) // 2 :]:
            branch.answer(key, seat)
        assert branch.state.digest() == match.state.digest()
        assert branch.result == match.result


def test_a_save_that_does_not_fit_is_refused():
    game = GAMES[0].game
    with pytest.raises(Refused):
        restore(game, Save("nonsense", 0, 0, []), Seeded.of(1))
    good = save(GAMES[0].start("starters", 1))
    with pytest.raises(Refused):
        restore(game, msgspec.structs.replace(good, since=[*good.since, (0, "nonsense")]), Seeded.of(1))
