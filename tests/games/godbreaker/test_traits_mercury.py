"""GB-TRT-11 to 15: traits of mercury at every rank; Deadly is in test_traits_copper.py."""

import pytest

from tests.games.godbreaker.duel import DUEL, RANKS
from tests.games.godbreaker.table import allowed, asked, events, go, grid, hurts, keys, place, refused, table

# Cunning


@pytest.mark.parametrize(("rank", "word"), RANKS)
def test_the_cunning_step_aside_after_the_rolls(rank, word):
    """GB-TRT-11, GB-A-09: while active, within RU of where they stand, before damage, won or lost."""
    t = table(DUEL.format(f"cunning{word}", ""))
    match = go(t, "engage:b1", "5 2")
    ask = asked(match)
    assert (ask.seat, ask.question, ask.by, ask.clause) == (0, "gb-ask-cunning", "a1", "GB-TRT-11")
    assert hurts(match) == []
    assert refused(match, f"{4 - rank}u,5u").args == {"units": rank, "measured": rank + 1}
    assert allowed(match, f"{4.1 - rank:.1f}u,5u")
    match.answer(grid("5u,5.3u"))
    (used,), (placed,) = events(match, "gb-uses"), events(match, "gb-placed")
    assert (used.clause, used.args["what"]) == ("GB-TRT-11", "gb-trait-cunning")
    assert (placed.clause, placed.args["model"]) == ("GB-TRT-11", "a1")
    assert hurts(match) == ["b1 3"]
    assert asked(go(t, "engage:b1", "2 5")).question == "gb-ask-cunning"


def test_the_cunning_may_stay():
    """GB-TRT-11: it is a choice, and takes no test."""
    match = go(table(DUEL.format("cunning", "")), "engage:b1 | pass", "5 2")
    assert (place(match, "a1"), events(match, "gb-uses"), hurts(match)) == ("12700,12700", [], ["b1 3"])


def test_the_inactive_are_not_cunning():
    """GB-TRT-11: while active."""
    assert hurts(go(table(DUEL.format("", "cunning3")), "engage:b1", "5 2")) == ["b1 3"]


def test_places_to_step_to_are_proposed_towards_the_others():
    """GB-TRT-11, GB-A-91: in contact with each engaged enemy as well."""
    t = table("activation\nactive a1\na1 5u,5u cunning ranged\nb1 7.2u,5u")
    contact = [key for key in keys(go(t, "engage:b1", "5 2")) if key.endswith(",12700")]
    assert any(0 <= 18288 - 2500 - int(key.split(",")[0]) < 10 for key in contact)


# Fleet and Ranged


@pytest.mark.parametrize(("die", "word", "units"), [(6, "", 8), (6, "2", 10), (6, "3", 12), (8, "", 10), (12, "3", 18)])
def test_the_fleet_move_farther(die, word, units):
    """GB-TRT-13, GB-MOV-01, GB-T-15: two units for each rank; a D6 with Fleet 2 has 10U."""
    match = go(table(f"activation\nactive a1\na1 D{die} 2u,2u fleet{word}\nb1 20u,20u"))
    assert allowed(match, f"move:{units + 2.9}u,2u")
    why = refused(match, f"move:{units + 3}u,2u")
    assert (why.id, why.args) == ("gb-beyond-move", {"model": "a1", "units": units, "measured": units + 1})


@pytest.mark.parametrize(("die", "word", "units"), [(6, "", 6), (6, "2", 12), (6, "3", 18), (8, "", 8), (12, "", 12)])
def test_the_ranged_reach_farther(die, word, units):
    """GB-TRT-15, GB-ENG-01, GB-T-17: D units for each rank; a D6 with Ranged 2 reaches 12U."""
    text = f"activation\nactive a1\na1 D{die} 2u,2u ranged{word}\nb1 {{}}mm,2u"
    edge = 50.8 + 25 + 25.4 * (units + 1)
    assert allowed(go(table(text.format(f"{edge - 0.01:.2f}"))), "engage:b1")
    why = refused(go(table(text.format(f"{edge:.2f}"))), "engage:b1")
    assert (why.id, why.args["units"]) == ("gb-beyond-attack-range", units)


def test_the_range_is_the_winners_own():
    """GB-TRT-15, GB-ENG-03: who is shot at and has a range as well strikes back from afar."""
    match = go(table("activation\nactive a1\na1 5u,5u ranged\nb1 9u,5u ranged"), "engage:b1", "2 5")
    assert hurts(match) == ["a1 3"]


# Merciless

SURROUNDED = """
    activation
    active a1
    objective none
    a1 127mm,127mm {}
    a2 20u,20u
    b1 152.1mm,127mm {}
    b2 127mm,152.1mm
    b3 127mm,101.9mm
    b4 101.9mm,127mm
    b5 20u,5u
"""


@pytest.mark.parametrize(("rank", "word"), RANKS)
def test_the_merciless_take_on_several(rank, word):
    """GB-TRT-14, GB-A-20, GB-T-16: up to R more enemies in range; each suffers by its own result."""
    t = table(SURROUNDED.format(f"merciless{word}", ""))
    others = ["b2", "b3", "b4"][:rank]
    match = go(t, "engage:b1")
    ask = asked(match)
    assert (ask.seat, ask.question, ask.by, ask.clause) == (0, "gb-ask-merciless", "a1", "GB-TRT-14")
    assert ask.keys() == ["done", "b2", "b3", "b4"]
    match = go(t, " | ".join(["engage:b1", *others]), "7 3" + " 1" * rank)
    assert hurts(match) == ["b1 4", *[f"{id} 6" for id in others]]
    assert [event.args["target"] for event in events(match, "gb-engages")] == ["b1", *others]


def test_raven_takes_on_two():
    """GB-T-16, GB-ENG-03: 5 against 3 and 1 does 2 and 4 damage."""
    t = table("activation\nactive a1\na1 5u,5u merciless\nb1 6u,5u\nb2 4u,5u")
    assert hurts(go(t, "engage:b1 | b2", "5 3 1")) == ["b1 2", "b2 4"]


def test_the_merciless_may_take_on_fewer():
    """GB-TRT-14: as many as they like, up to R more."""
    match = go(table(SURROUNDED.format("merciless3", "")), "engage:b1 | b4 | done", "4 3 3")
    assert [event.args["target"] for event in events(match, "gb-engages")] == ["b1", "b4"]


@pytest.mark.parametrize(
    ("key", "id", "args"),
    [
        ("b1", "gb-engaged-already", {"target": "b1"}),
        ("b2", "gb-engaged-already", {"target": "b2"}),
        ("a2", "gb-not-hostile", {"model": "a1", "target": "a2"}),
        ("a1", "gb-not-itself", {"model": "a1"}),
        ("a3", "gb-not-there", {"target": "a3"}),
        ("b5", "gb-beyond-attack-range", {"model": "a1", "target": "b5", "units": 0, "measured": 14}),
        ("objective", "gb-no-such-model", {"key": "objective"}),
        ("", "gb-no-such-model", {"key": ""}),
    ],
)
def test_whom_the_merciless_cannot_take_on(key, id, args):
    """GB-TRT-14, GB-ENG-01: nobody twice, and nobody that could not be engaged alone."""
    why = refused(go(table(SURROUNDED.format("merciless3", "")), "engage:b1 | b2"), key)
    assert (why.id, why.clause, why.args) == (id, "GB-ENG-01", args)


def test_with_one_enemy_in_range_nobody_is_asked():
    """GB-TRT-14: there is no choice to make."""
    match = go(table(DUEL.format("merciless3", "") + "b2 20u,20u"), "engage:b1", "5 2")
    assert hurts(match) == ["b1 3"]


def test_the_inactive_are_not_merciless():
    """GB-TRT-14, GB-A-20: who is engaged nominates nobody."""
    t = table(DUEL.format("", "merciless3") + "a2 7u,5u")
    assert [event.args["target"] for event in events(go(t, "engage:b1", "5 4"), "gb-engages")] == ["b1"]
