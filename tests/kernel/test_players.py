"""How many play is the setup's to say: a game for one to four, and games for two."""

from random import Random

import pytest

from tests.conformance import mini
from tests.conformance.climbers import GAME, Setup
from theomachy.agents.random import RandomAgent
from theomachy.agents.seats import SeatView, play
from theomachy.kernel import Match, Refused, Seeded
from theomachy.kernel.saves import restore, save
from theomachy.play.records import BadRecord, BrokenOff, read_record, write_record
from theomachy.play.replays import replay, verify

NUMBERS = pytest.mark.parametrize("number", [1, 2, 3, 4])


def begun(number: int, seed: int = 1) -> Match:
    return Match(GAME, GAME.new(GAME.setup.for_seats(Setup(), number)), Seeded.of(seed), listen=True)


# What a game says


def test_a_setup_has_its_seats():
    assert GAME.setup.seated(Setup(("tea",))) == ("cl-one",)
    assert GAME.setup.seated(Setup(("tea", "rope", "tea"))) == ("cl-one", "cl-two", "cl-three")
    assert list(GAME.setup.numbers) == [1, 2, 3, 4]


def test_a_game_that_says_nothing_always_has_all_its_seats():
    assert mini.GAME.setup.seated(mini.Setup()) == mini.GAME.setup.seats
    assert list(mini.GAME.setup.numbers) == [2]


@NUMBERS
def test_a_setup_is_changed_to_a_number_of_seats(number):
    assert len(GAME.setup.seated(GAME.setup.for_seats(Setup(("rope", "stone")), number))) == number
    own = Setup(("tea",) * number)
    assert GAME.setup.for_seats(own, number) is own


@pytest.mark.parametrize("number", [-1, 0, 5, 1000])
def test_other_numbers_are_refused(number):
    with pytest.raises(Refused) as no:
        GAME.setup.for_seats(Setup(), number)
    assert no.value.reason.id == "number-of-seats-between"
    assert no.value.reason.args == {"least": 1, "most": 4, "given": number}


@pytest.mark.parametrize("number", [0, 1, 3])
def test_a_setup_that_keeps_its_number_refuses_any_other(number):
    with pytest.raises(Refused) as no:
        mini.GAME.setup.for_seats(mini.Setup(), number)
    assert no.value.reason.args == {"needed": 2, "given": number}


# Matches


@NUMBERS
def test_a_match_is_played_by_as_many(number):
    match = begun(number)
    assert match.seats == range(number)
    assert [ask.seat for ask in match.asks] == list(range(number))
    play(match, [RandomAgent(seat) for seat in match.seats])
    assert len(match.result) == number


@NUMBERS
def test_seats_that_are_not_there_are_asked_nothing(number):
    match = begun(number)
    assert SeatView(match, number).ask is None
    with pytest.raises(Refused, match="not-asked"):
        match.answer("1", number)


@NUMBERS
def test_views_records_and_saves(number):
    """At every moment: what each seat keeps holds against the whole, and a save goes on like the match itself."""
    match, random = begun(number), Random(number)
    kept = []
    while match.request is not None:
        kept += [write_record(match, seat) for seat in match.seats]
        for seat in match.seats:
            assert len(SeatView(match, seat).scene.fixed.seats) == number
        again = restore(GAME, save(match), Seeded.of(1))
        assert again.seats == match.seats
        assert [ask.seat for ask in again.asks] == [ask.seat for ask in match.asks]
        match.answer(random.choice(match.request.keys()), match.request.seat)
    record = read_record(write_record(match))
    assert replay(record, GAME).result == match.result
    assert record.result == f"finished {' '.join(f'{share:g}' for share in match.result)}"
    for text in kept:
        assert verify(record, GAME, read_record(text))


# Giving up


def test_the_others_share_what_somebody_gives_up():
    assert BrokenOff(0).shares(1) == [0.0]
    assert BrokenOff(1).shares(2) == [1.0, 0.0]
    assert BrokenOff(1).shares(3) == [0.5, 0.0, 0.5]
    assert BrokenOff(5).shares(6) == [0.2] * 5 + [0.0]


def test_only_somebody_at_the_table_can_have_resigned():
    match = begun(3)
    assert verify(read_record(write_record(match, broken=BrokenOff(2))), GAME)
    with pytest.raises(BadRecord, match="record-result"):
        verify(read_record(write_record(match, broken=BrokenOff(3))), GAME)
