"""GB-TRT-01 to 05: traits of copper at every rank, and Deadly, which is Defensive for the active."""

import pytest

from tests.games.godbreaker.dice import faces
from tests.games.godbreaker.duel import DUEL, RANKS
from tests.games.godbreaker.table import CELL, allowed, asked, events, go, hurts, keys, place, refused, table, told

# Defensive and Deadly


@pytest.mark.parametrize(("rank", "word"), RANKS)
def test_the_deadly_reroll_when_active_and_the_defensive_when_not(rank, word):
    """GB-TRT-01, GB-TRT-12, GB-DIE-02: attack rolls of R or less; the other way round neither trait helps."""
    t = table(DUEL.format(f"deadly{word}", f"defensive{word}"))
    assert faces(t, "engage:b1") == [(rank + 1, 8), (rank + 1, 8)]
    t = table(DUEL.format(f"defensive{word}", f"deadly{word}"))
    assert faces(t, "engage:b1") == [(1, 8), (1, 8)]


@pytest.mark.parametrize("trait", ["inspired3", "deadly3", "defensive3"])
def test_rerolls_are_for_one_kind_of_roll(trait):
    """GB-TRT-01, GB-TRT-03, GB-TRT-12: Inspired for tests, Deadly and Defensive for attacks, none for recovery."""
    t = table(DUEL.format(f"thunderous {trait}", ""))
    assert faces(t, "thunderous") == [(4 if trait == "inspired3" else 1, 8)]
    assert faces(t, "engage:b1") == [(4 if trait == "deadly3" else 1, 8), (1, 8)]
    assert faces(table(f"recovery round 5\na1 5u,5u damage 1 {trait}\nb1 20u,20u")) == [(1, 8)]


# Healer


@pytest.mark.parametrize(("rank", "word"), RANKS)
def test_healers_let_friends_reroll_their_recovery(rank, word):
    """GB-TRT-02: rolls of R or less."""
    t = table(f"recovery round 5\na1 5u,5u damage 1\na2 9u,5u healer{word}\nb1 20u,20u")
    assert faces(t) == [(rank + 1, 8)]


@pytest.mark.parametrize(
    ("healer", "helped"),
    [
        ("a3 329.7mm,5u healer2", True),
        ("a3 329.8mm,5u healer2", False),
        ("a3 329.8mm,5u healer2 fleet", True),
        ("b3 6u,5u healer2", False),
        ("a3 6u,5u casualty healer2", False),
        ("summoned-1 D8 6u,5u healer2", False),
        ("summoned-1 D8 6u,5u tame 1 healer2", True),
        ("summoned-1 D8 6u,5u tame 2 healer2", False),
    ],
)
def test_a_healer_helps_friends_within_its_movement_range(healer, helped):
    """GB-TRT-02, GB-A-29: a D6 within 6U, or 8U if it is Fleet; not enemies, and not from beyond."""
    t = table(f"recovery round 5\na1 5u,5u damage 1\n{healer}\nb1 20u,20u")
    assert faces(t) == [(3 if helped else 1, 8)]


def test_healers_help_each_other_but_not_themselves():
    """GB-A-29, GB-A-60: rank 1 gets the rerolls of rank 3 and the other way round; their player says who is first."""
    t = table("recovery round 5\na1 5u,5u damage 1 healer\nb1 20u,20u")
    assert faces(t) == [(1, 8)]
    t = table("recovery round 5\na1 5u,5u damage 1 healer\na2 9u,5u damage 1 healer3\nb1 20u,20u")
    ask = asked(go(t))
    assert (ask.seat, ask.question, ask.clause, ask.keys()) == (0, "gb-ask-recovery", "GB-REC-02", ["a1", "a2"])
    assert faces(t, "a1") == [(4, 8)]
    assert faces(t, "a2") == [(2, 8)]


@pytest.mark.parametrize("scenario", ["nest", "score"])
def test_a_wild_healer_helps_its_friends_if_it_has_any(scenario):
    """GB-A-29, GB-NES-02: Spawn are friends in their nest and nowhere else."""
    text = "recovery round 5\nspawn-1 5u,5u damage 1 plain\nspawn-2 6u,5u healer\na1 20u,5u\nb1 20u,20u"
    assert faces(table(text, scenario=scenario)) == [(2 if scenario == "nest" else 1, 8)]


# Mysterious

HIDDEN = """
    activation
    active a1
    a1 5u,5u mysterious{}
    a2 5u,15u
    a3 15u,5u casualty
    b1 20u,20u
"""


@pytest.mark.parametrize(("rank", "word"), RANKS)
def test_the_mysterious_appear_near_another_model(rank, word):
    """GB-TRT-04, GB-A-08, GB-A-30: with a success within RU of any other model, friend or enemy, however far away."""
    match = go(table(HIDDEN.format(word)), "mysterious", "4")
    ask = asked(match)
    assert (ask.seat, ask.question, ask.by, ask.clause) == (0, "gb-ask-mysterious", "a1", "GB-TRT-04")
    assert allowed(match, f"{19.1 - rank:.1f}u,20u")
    assert allowed(match, f"5u,{14.1 - rank:.1f}u")
    why = refused(match, f"{19 - rank}u,20u")
    assert (why.id, why.clause, why.args) == ("gb-too-far", "GB-PLC-02", {"units": rank, "measured": rank + 1})
    match.answer("47244,50800")
    (used,), (placed,) = events(match, "gb-uses"), events(match, "gb-placed")
    assert (used.clause, used.args["what"]) == ("GB-TRT-04", "gb-trait-mysterious")
    assert placed.clause == "GB-TRT-04"
    assert placed.args == {"model": "a1", "seat": 0, "start": (12700, 12700), "end": (47244, 50800)}


@pytest.mark.parametrize("spot", ["6.5u,5u", "15u,6.5u", "13.7u,12u"])
def test_the_mysterious_need_somebody_else_to_be_near(spot):
    """GB-TRT-04: not themselves, not a casualty, not a marker."""
    assert refused(go(table(HIDDEN.format("")), "mysterious", "4"), spot).id == "gb-too-far"


def test_the_mysterious_may_appear_where_they_were():
    """GB-TRT-04, GB-PLC-01: their own old place is not in their way, and they stay on their level."""
    match = go(table(HIDDEN.format("") + "b2 6.2u,5u"), "mysterious", "4")
    assert (asked(match).options.moves(), allowed(match, "5.1u,5u")) == ("a1", True)
    text = """
        activation
        active a1
        a1 6u,6u,1 mysterious
        b1 6u,7.5u,1
        terrain 1-floor floor-6 open 6u,6u level 1
    """
    match = go(table(text, levels=True), "mysterious | 7.2u,7.5u", "4")
    assert place(match, "a1") == "18288,19050,1"


def test_the_mysterious_have_to_appear_somewhere():
    """GB-TRT-04: once the test has succeeded, the model is placed; it cannot be declined."""
    match = go(table(HIDDEN.format("")), "mysterious", "4")
    assert refused(match, "pass").id == "gb-no-place"
    assert refused(match, "12700,12700").id == "gb-too-far"
    assert refused(match, "nearest").id == "gb-there-is-room"
    assert "pass" not in keys(match)


def test_the_mysterious_need_room():
    """GB-TRT-04, GB-PLC-03: if everybody else is walled in, as near as can be, with damage."""
    match = go(table(f"activation\nactive a1\na1 20u,20u mysterious\nb1 5u,5u\n{CELL}"), "mysterious", "4")
    assert hurts(match, "GB-PLC-03") == ["a1 1"]


def test_who_is_alone_appears_nowhere():
    """GB-TRT-04: there is nobody to be near."""
    t = table("activation\nactive a1\na1 5u,5u mysterious\nobjective none", players=1)
    assert told(go(t, "mysterious", "4")) == ["gb-uses", "gb-test-success"]


def test_hidden_ways_can_be_missed():
    """GB-TRT-04, GB-TST-01: after a failure nobody is asked for a place."""
    match = go(table(HIDDEN.format("")), "mysterious", "3")
    assert asked(match).question == "gb-ask-action"
    assert told(match) == ["gb-uses", "gb-test-failure"]


def test_nobody_escapes_by_hidden_ways():
    """GB-A-16: it is no move, so it takes no Avoid Obstacles test, from beside an enemy either."""
    match = go(table(HIDDEN.format("") + "b2 6u,5u"), "mysterious | 20u,18.6u", "4")
    assert told(match)[-1] == "gb-placed"


# Vengeful


@pytest.mark.parametrize(("rank", "word"), RANKS)
@pytest.mark.parametrize(("own", "other", "dice"), [("vengeful", "", "2 5"), ("", "vengeful", "5 2")])
def test_the_vengeful_strike_back(rank, word, own, other, dice):
    """GB-TRT-05, GB-A-25: whoever suffered, active or not, may do R damage to an enemy in reach."""
    t = table(DUEL.format(own and own + word, other and other + word))
    match = go(t, "engage:b1", dice)
    one, two = ("a1", "b1") if own else ("b1", "a1")
    ask = asked(match)
    assert (ask.seat, ask.question, ask.by, ask.clause) == (int(one == "b1"), "gb-ask-vengeful", one, "GB-TRT-05")
    assert ask.keys() == ["pass", two]
    match.answer(two)
    assert hurts(match) == [f"{one} 3", f"{two} {rank}"]
    assert (events(match, "gb-uses")[0].clause, events(match, "gb-hurt")[-1].clause) == ("GB-TRT-05", "GB-TRT-05")
    assert events(match, "gb-uses")[0].args == {"model": one, "seat": int(one == "b1"), "what": "gb-trait-vengeful"}
    assert hurts(go(t, "engage:b1 | pass", dice)) == [f"{one} 3"]


@pytest.mark.parametrize("dice", ["5 2", "4 4"])
def test_who_suffered_nothing_is_not_vengeful(dice):
    """GB-TRT-05, GB-A-25: neither a winner nor after a tie."""
    assert asked(go(table(DUEL.format("vengeful", "")), "engage:b1", dice)).question == "gb-ask-action"


def test_vengeance_may_fall_on_any_enemy_in_reach():
    """GB-A-25: engaged or not, as far as the attack range goes; not on friends."""
    t = table(DUEL.format("vengeful ranged", "") + "a2 5u,6u\nb2 9u,5u\nb3 20u,20u\nsummoned-1 D8 5u,3u")
    assert keys(go(t, "engage:b1", "4 5")) == ["pass", "b1", "b2", "summoned-1"]


def test_without_an_enemy_in_reach_there_is_no_vengeance():
    """GB-A-25: a D8 was shot from afar and is not asked."""
    match = go(table("activation\nactive a1\na1 5u,5u ranged\nb1 9u,5u vengeful"), "engage:b1", "5 2")
    assert (hurts(match), asked(match).question) == (["b1 3"], "gb-ask-action")


def test_vengeance_comes_once_and_draws_none():
    """GB-A-25: b1 strikes back, and a1, vengeful itself, has suffered no attack damage."""
    match = go(table(DUEL.format("vengeful", "vengeful2")), "engage:b1 | a1", "5 2")
    assert hurts(match) == ["b1 3", "a1 2"]
    assert asked(match).question == "gb-ask-action"


def test_the_order_of_vengeance():
    """GB-A-22: the active model first, then by priority, wild models last, by whoever is last in priority."""
    t = table("""
        activation priority 2,4,3,1
        active a1
        objective none
        a1 127mm,127mm merciless3 vengeful
        b1 152.1mm,127mm
        c1 127mm,152.1mm vengeful
        d1 127mm,101.9mm vengeful
        summoned-1 D8 101.9mm,127mm vengeful
    """)
    match = go(t, "engage:b1 | c1 | d1 | summoned-1", "2 7 1 1 1")
    assert hurts(match) == ["a1 5", "c1 6", "d1 6", "summoned-1 6"]
    order = []
    while asked(match).question == "gb-ask-vengeful":
        order += [(asked(match).by, asked(match).seat)]
        match.answer("pass")
    assert order == [("a1", 0), ("d1", 3), ("c1", 2), ("summoned-1", 0)]


def test_vengeance_of_one_player_goes_by_the_list():
    """GB-A-22, GB-A-25: whoever was nominated first; those without the trait are passed over."""
    t = table(DUEL.format("merciless2", "") + "b2 5u,6u vengeful\nb3 4u,5u vengeful")
    match = go(t, "engage:b3 | b1 | b2", "7 3 3 3")
    assert asked(match).by == "b2"
    match.answer("pass")
    assert (asked(match).by, asked(match).question) == ("b3", "gb-ask-vengeful")


@pytest.mark.parametrize(("first", "found"), [(False, ["b1 3"]), (True, ["b1 3", "a1 1"])])
def test_whether_a_juggernaut_comes_before_vengeance(first, found):
    """GB-A-22: it throws the enemy out of reach before it can strike back; with `vengeful_first` it is too late."""
    t = table(DUEL.format("juggernaut", "vengeful"), vengeful_first=first)
    answers = "engage:b1 | a1 | b1 | 8u,5u" if first else "engage:b1 | b1 | 8u,5u"
    assert hurts(go(t, answers, "5 2")) == found
