"""GB-TRT-16, GB-TRT-19, GB-TRT-20: special actions of gold: Despoiling, Summoning, Thunderous."""

import pytest

from tests.games.godbreaker.dice import rolling
from tests.games.godbreaker.table import (
    allowed,
    asked,
    events,
    go,
    hurts,
    keys,
    line,
    model,
    place,
    refused,
    table,
    told,
)

# Despoiling

FALLEN = """
    activation
    active a1
    a1 5u,5u despoiling{}
    a2 D{} 9u,9u casualty
    b1 20u,20u
"""


@pytest.mark.parametrize(
    ("word", "die", "then"),
    [
        ("", 12, 6),
        ("", 8, 6),
        ("", 6, 6),
        ("2", 12, 8),
        ("2", 8, 8),
        ("2", 6, 6),
        ("3", 12, 10),
        ("3", 10, 10),
        ("3", 8, 8),
    ],
)
def test_despoiling_brings_a_casualty_back_with_a_lower_die(word, die, then):
    """GB-TRT-16, GB-D-11: D6, D8 or D10 by rank, if that is lower than its own; it has no damage."""
    match = go(table(FALLEN.format(word, die)), "despoiling:a2 | 6u,5u", "4")
    back = model(match, "a2")
    assert (back.where, back.die, back.damage, place(match, "a2")) == ("field", then, 0, "15240,12700")
    wanes = [(event.clause, event.args) for event in events(match, "gb-wanes")]
    assert wanes == ([] if die == then else [("GB-TRT-16", {"model": "a2", "seat": 0, "die": then})])
    used, entered = match.events[:2]
    assert (used.id, used.clause) == ("gb-uses", "GB-TRT-16")
    assert used.args == {"model": "a1", "seat": 0, "what": "gb-trait-despoiling", "target": "a2"}
    assert (entered.id, entered.clause) == ("gb-enters", "GB-TRT-16")


def test_despoiling_asks_for_a_place_within_nought_units():
    """GB-TRT-16, GB-PLC-02, GB-A-10: before the test is rolled, of the player who acts."""
    match = go(table(FALLEN.format("", 8)), "despoiling:a2")
    ask = asked(match)
    assert (ask.seat, ask.question, ask.by, ask.clause) == (0, "gb-ask-place", "a2", "GB-TRT-16")
    assert allowed(match, "177.39mm,5u")
    assert refused(match, "177.4mm,5u").id == "gb-too-far"


def test_who_does_not_stay_is_a_casualty_again_with_the_lower_die():
    """GB-TRT-16, GB-D-10, GB-SOL-01: the test is the active model's; solo it costs another 5VP."""
    t = table("activation\nactive a1\na1 5u,5u despoiling\na2 D12 casualty\na3 9u,9u", players=1)
    match = go(t, "despoiling:a2 | 6u,5u", "3")
    assert line(match, "a2") == "D6 15240,12700 casualty"
    assert match.state.points == (-5,)
    assert [event.args["model"] for event in events(match, "gb-test-failure")] == ["a1"]
    assert told(match)[-2:] == ["gb-falls", "gb-scores-loss"]


def test_two_circles_lose_no_points_by_a_casualty():
    """GB-SOL-01, GB-TRT-16: only who plays alone does."""
    assert go(table(FALLEN.format("", 8)), "despoiling:a2 | 6u,5u", "3").state.points == (0, 0)


@pytest.mark.parametrize(
    "other",
    ["a3 9u,9u ascended", "a3 9u,9u", "a3 plain", "b3 9u,9u casualty", "summoned-1 D8 9u,9u casualty tame 1"],
)
def test_only_own_godbreakers_who_fell_can_be_brought_back(other):
    """GB-A-35, GB-TRT-16: not the ascended, not those in play or in reserve, nobody else's, no tame model."""
    id = other.split()[0]
    match = go(table(f"activation\nactive a1\na1 5u,5u despoiling\nb1 20u,20u\n{other}"))
    why = refused(match, f"despoiling:{id}")
    assert (why.id, why.clause, why.args) == ("gb-no-casualty", "GB-TRT-16", {"key": id})
    assert not any(key.startswith("despoiling") for key in keys(match))
    assert refused(match, "despoiling").args == {"key": ""}


@pytest.mark.parametrize("activated", ["", "activated"])
def test_who_is_back_may_act_if_it_did_not_yet(activated):
    """GB-A-35, GB-ACT-02, GB-ACT-05"""
    t = table(f"activation\nactive a1\na1 5u,5u despoiling\na2 casualty {activated}\na3 9u,9u\na4 9u,15u\nb1 20u,20u")
    match = go(t, "despoiling:a2 | 6u,5u | end", "5")
    assert asked(match).question == "gb-ask-activate"
    assert ("a2" in keys(match)) == (not activated)


# Summoning

SUMMONER = """
    activation
    active a1
    a1 5u,5u summoning{}
    a2 9u,9u activated
    b1 20u,20u activated
"""


@pytest.mark.parametrize(("word", "die", "r"), [("", 8, 1250), ("2", 10, 1600), ("3", 12, 2000)])
@pytest.mark.parametrize(("face", "seat"), [("3", -1), ("4", 0)])
def test_what_is_summoned_obeys_or_runs_wild(word, die, r, face, seat):
    """GB-TRT-19, GB-A-34, GB-D-29: D8, D10 or D12 with the base for it and no traits; tame with a success."""
    match = go(table(SUMMONER.format(word)), "summoning | 6.4u,5u", face)
    called = model(match, "summoned-1")
    assert (called.seat, called.die, called.r, called.traits, called.where) == (seat, die, r, {}, "field")
    used, entered, *_ = match.events
    assert (used.clause, used.args["what"]) == ("GB-TRT-19", "gb-trait-summoning")
    assert (entered.id, entered.clause, entered.args) == ("gb-enters", "GB-TRT-19", {"model": "summoned-1", "seat": -1})
    tamed = [(event.clause, event.args) for event in events(match, "gb-tamed")]
    assert tamed == ([("GB-TRT-19", {"model": "summoned-1", "seat": 0})] if seat == 0 else [])


def test_a_place_comes_before_the_test():
    """GB-A-34, GB-TRT-19: within 0U, chosen by the player who acts."""
    match = go(table(SUMMONER.format("")), "summoning")
    ask = asked(match)
    assert (ask.seat, ask.question, ask.by, ask.clause) == (0, "gb-ask-place", "summoned-1", "GB-TRT-19")
    assert allowed(match, "177.39mm,5u")
    assert refused(match, "177.4mm,5u").id == "gb-too-far"
    assert rolling(table(SUMMONER.format("")), "summoning | 6u,5u").question == "gb-test-obey"


@pytest.mark.parametrize(("face", "question"), [("4", "gb-ask-action"), ("3", "gb-ask-action")])
def test_what_is_summoned_may_act_in_the_same_phase(face, question):
    """GB-A-34, GB-D-29, GB-ACT-05: a tame one among the player's models, a wild one after them, as Murderous."""
    match = go(table(SUMMONER.format("")), "summoning | 6u,5u | end", face)
    assert (asked(match).by, asked(match).question) == ("summoned-1", question)
    assert match.state.phase == ("activation" if face == "4" else "wild")
    assert refused(match, "engage:a1").id == "gb-not-hostile" if face == "4" else "engage:a1" in keys(match)


def test_more_can_be_summoned():
    """GB-A-34, GB-A-17: there is no end of them."""
    match = go(table(SUMMONER.format("")), "summoning | 6u,5u | summoning | 4u,5u", "4 | 3")
    assert [model(match, f"summoned-{number}").seat for number in (1, 2)] == [0, -1]


# Thunderous

ROW = """
    activation
    active a1
    objective none
    a1 5u,12u thunderous{}
    b1 7.2u,12u
    a2 8.3u,12u
    b2 9.4u,12u
    b3 10.5u,12u
    b4 11.6u,12u
"""
"""From the first of them the others are 1, 2, 3, 4 and 5U away."""


@pytest.mark.parametrize(
    ("word", "first", "second", "self"),
    [
        ("", ["b1 1"], ["a2 1", "b1 1"], "a1 1"),
        ("2", ["a2 2", "b1 2"], ["a2 2", "b1 2", "b2 2", "b3 2"], "a1 2"),
        ("3", ["a2 3", "b1 3", "b2 3"], ["a2 3", "b1 3", "b2 3", "b3 3", "b4 3"], "a1 3"),
    ],
)
def test_thunder_strikes_near_and_then_farther(word, first, second, self):
    """GB-TRT-20, GB-A-31, GB-D-07, GB-D-08: R damage within RU, friends too, before the test; then R within 2RU with a
    success, or R to the active model itself."""
    match = go(table(ROW.format(word)), "thunderous", "4")
    assert hurts(match, "GB-TRT-20") == [*first, *second]
    assert told(match) == ["gb-uses", *["gb-hurt"] * len(first), "gb-test-success", *["gb-hurt"] * len(second)]
    assert events(match, "gb-uses")[0].args["what"] == "gb-trait-thunderous"
    assert events(match, "gb-uses")[0].clause == "GB-TRT-20"
    assert hurts(go(table(ROW.format(word)), "thunderous", "3"), "GB-TRT-20") == [*first, self]


@pytest.mark.parametrize(("roll", "totals"), [("4", [4, 4, 2, 2, 0, 0]), ("3", [2, 2, 0, 0, 0, 2])])
def test_thunder_adds_up(roll, totals):
    """GB-D-07, GB-D-08: at 1, 2, 3, 4 and 5U, and the active model last."""
    match = go(table(ROW.format("2")), "thunderous", roll)
    assert [model(match, id).damage for id in ("b1", "a2", "b2", "b3", "b4", "a1")] == totals


def test_a_wall_lengthens_the_way_of_thunder():
    """GB-A-31, GB-MEA-06: nothing shields from it but the way around an impassable barricade."""
    text = "activation\nactive a1\na1 5u,5u thunderous\nb1 7u,5u\nb2 20u,20u\nwall {} 6u,2u 6u,8u"
    assert hurts(go(table(text.format("barricade")), "thunderous", "3"), "GB-TRT-20") == ["b1 1", "a1 1"]
    assert hurts(go(table(text.format("impassable")), "thunderous", "4"), "GB-TRT-20") == []


def test_thunder_misses_who_is_gone():
    """GB-TRT-20: casualties and the ascended are not there."""
    t = table("activation\nactive a1\na1 5u,5u thunderous\nb1 6u,5u casualty\nb2 4u,5u ascended\nb3 20u,20u")
    assert hurts(go(t, "thunderous", "5"), "GB-TRT-20") == []
