"""GB-TRT: traits of copper, iron and mercury, at every rank."""

import pytest

from tests.games.godbreaker.dice import faces
from tests.games.godbreaker.table import (
    allowed,
    asked,
    events,
    go,
    grid,
    keys,
    line,
    model,
    place,
    refused,
    table,
    told,
)
from theomachy.games.godbreaker.state import Saga
from theomachy.kernel import Match

RANKS = [(1, ""), (2, "2"), (3, "3")]
DUEL = """
    activation
    active a1
    a1 5u,5u {}
    b1 6u,5u {}
"""


def hurts(match: Match[Saga]) -> list[str]:
    """All damage so far, as `b1 3`."""
    return [f"{event.args['model']} {event.args['n']}" for event in events(match, "gb-hurt")]


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


# Brutal and Tough


@pytest.mark.parametrize(("rank", "word"), RANKS)
def test_brutal_adds_to_attack_damage_and_tough_takes_off(rank, word):
    """GB-TRT-06, GB-TRT-10: two for each rank; both together leave the difference. GB-D-05"""
    assert hurts(go(table(DUEL.format(f"brutal{word}", "")), "engage:b1", "5 2")) == [f"b1 {3 + 2 * rank}"]
    assert hurts(go(table(DUEL.format("", f"tough{word}")), "engage:b1", "8 1")) == [f"b1 {7 - 2 * rank}"]
    assert hurts(go(table(DUEL.format(f"brutal{word}", f"tough{word}")), "engage:b1", "5 2")) == ["b1 3"]


def test_brutal_and_tough_are_their_owners():
    """GB-TRT-06, GB-TRT-10: a brutal loser deals nothing, a tough winner deals it all; the inactive have both."""
    assert hurts(go(table(DUEL.format("brutal3 tough3", "")), "engage:b1", "2 5")) == ["a1 1"]
    assert hurts(go(table(DUEL.format("", "brutal2 tough3")), "engage:b1", "2 5")) == ["a1 7"]


@pytest.mark.parametrize(("flaw", "found"), [("", "b1 1"), ("-brittle", "b1 2")])
def test_at_least_one_damage_gets_through(flaw, found):
    """GB-TRT-10, GB-A-23, GB-D-06: a difference of 1 against Tough 2 is 1, and 2 for the brittle."""
    assert hurts(go(table(DUEL.format("", f"tough2 {flaw}")), "engage:b1", "3 2")) == [found]


def test_damage_is_changed_in_order():
    """GB-A-23: 1 and Brutal 1 against Tough 2 is 3 − 4, so 1, and with Brittle 2."""
    assert hurts(go(table(DUEL.format("brutal", "tough2 -brittle")), "engage:b1", "3 2")) == ["b1 2"]


# Juggernaut


@pytest.mark.parametrize(("rank", "word"), RANKS)
def test_a_juggernaut_places_one_of_the_engaged(rank, word):
    """GB-TRT-07, GB-A-24, GB-A-09: an enemy or itself, within 2RU of where that model stands."""
    match = go(table(DUEL.format(f"juggernaut{word}", "")), "engage:b1", "5 2")
    ask = asked(match)
    assert (ask.seat, ask.question, ask.by, ask.clause) == (0, "gb-ask-juggernaut", "a1", "GB-TRT-07")
    assert ask.keys() == ["pass", "a1", "b1"]
    match.answer("b1")
    ask = asked(match)
    assert (ask.seat, ask.question, ask.by, ask.clause) == (0, "gb-ask-push", "a1", "GB-TRT-07")
    assert refused(match, f"{7 + 2 * rank}u,5u").args == {"units": 2 * rank, "measured": 2 * rank + 1}
    assert allowed(match, f"{6.9 + 2 * rank:.1f}u,5u")
    match.answer(grid("8.5u,5u"))
    (used,), (placed,) = events(match, "gb-uses"), events(match, "gb-placed")
    assert (used.clause, used.args["model"], used.args["what"]) == ("GB-TRT-07", "a1", "gb-trait-juggernaut")
    assert (placed.clause, placed.args["model"], place(match, "b1")) == ("GB-TRT-07", "b1", "21590,12700")
    assert asked(match).question == "gb-ask-action"


@pytest.mark.parametrize("answers", ["pass", "b1 | pass", "a1 | pass"])
def test_a_juggernaut_need_not(answers):
    """GB-A-24: it may decline, also once it has chosen whom."""
    match = go(table(DUEL.format("juggernaut", "")), f"engage:b1 | {answers}", "5 2")
    assert (place(match, "a1"), place(match, "b1")) == ("12700,12700", "15240,12700")
    assert (asked(match).question, events(match, "gb-uses")) == ("gb-ask-action", [])


def test_a_juggernaut_may_place_itself():
    """GB-A-24, GB-A-16: from beside an enemy and away from one who pins it, without a test."""
    match = go(table(DUEL.format("juggernaut", "pinning3")), "engage:b1 | a1 | 3u,5u", "5 2")
    assert (place(match, "a1"), told(match)[-1]) == ("7620,12700", "gb-placed")


def test_a_juggernaut_comes_after_a_lost_or_drawn_fight_too():
    """GB-TRT-07: as step 4 begins, whoever won."""
    for dice in ("2 5", "4 4"):
        assert asked(go(table(DUEL.format("juggernaut", "")), "engage:b1", dice)).question == "gb-ask-juggernaut"


def test_an_inactive_juggernaut_places_nobody():
    """GB-TRT-07: while active."""
    assert asked(go(table(DUEL.format("", "juggernaut3")), "engage:b1", "5 2")).question == "gb-ask-action"


@pytest.mark.parametrize("every", [False, True])
def test_a_juggernaut_may_place_all_of_them(every):
    """GB-A-24: one of the engaged, or with `juggernaut_all` each of them, one after another."""
    t = table(DUEL.format("juggernaut merciless", "") + "b2 4u,5u", juggernaut_all=every)
    match = go(t, "engage:b1 | b2 | b1 | 8u,5u", "5 2 2")
    assert asked(match).question == ("gb-ask-juggernaut" if every else "gb-ask-action")
    if every:
        assert keys(match) == ["pass", "a1", "b2"]
        match = go(t, "engage:b1 | b2 | b1 | 8u,5u | b2 | 2u,5u | a1 | 5u,6u", "5 2 2")
        assert [place(match, id) for id in ("a1", "b1", "b2")] == ["12700,15240", "20320,12700", "5080,12700"]
        assert asked(match).question == "gb-ask-action"


# Pinning


@pytest.mark.parametrize(("rank", "word"), RANKS)
def test_who_is_pinned_moves_closer_or_not_at_all(rank, word):
    """GB-TRT-08, GB-A-26: enemies within RU of it; one inch farther away they are free."""
    text = f"activation\nactive a1\na1 5u,5u\nb1 {{}}u,5u pinning{word}"
    near, far = f"{6.9 + rank:.1f}", f"{7 + rank}"
    match = go(table(text.format(near)))
    why = refused(match, "move:4u,5u")
    assert (why.id, why.clause, why.args) == ("gb-pinned", "GB-TRT-08", {"model": "a1", "by": "b1"})
    assert allowed(match, "move:5.5u,5u")
    assert all(int(key[5:].split(",")[0]) > 12700 for key in keys(match) if key.startswith("move:"))
    assert allowed(go(table(text.format(far))), "move:4u,5u")


@pytest.mark.parametrize(("spot", "closer"), [("127.1mm,5u", True), ("5u,127.1mm", False), ("5u,5u", False)])
def test_closer_is_closer_by_any_fraction(spot, closer):
    """GB-A-26: the gap at the end is smaller than at the start, even within 0U."""
    match = go(table("activation\nactive a1\na1 5u,5u\nb1 7u,5u pinning"))
    assert allowed(match, f"move:{spot}") == closer


@pytest.mark.parametrize(
    "other",
    ["a2 6.5u,5u pinning3", "b1 6.5u,5u casualty pinning3", "summoned-1 D8 6.5u,5u tame 1 pinning3", "b1 7u,5u"],
)
def test_only_enemies_who_are_there_pin(other):
    """GB-TRT-08, GB-MOD-08: no friend, no casualty, nobody without the trait."""
    match = go(table(f"activation\nactive a1\na1 5u,5u\nb2 20u,20u\n{other}"))
    assert allowed(match, "move:3u,5u")


def test_a_wild_model_pins_and_is_pinned():
    """GB-TRT-08, GB-MOD-07"""
    t = table("activation\nactive a1\na1 5u,5u\nsummoned-1 D8 7u,5u pinning\nb1 20u,20u")
    assert refused(go(t), "move:3u,5u").args == {"model": "a1", "by": "summoned-1"}
    t = table("wild\nactive summoned-1\nsummoned-1 D8 5u,5u\na1 7u,5u pinning\nb1 20u,20u")
    assert refused(go(t), "move:3u,5u").id == "gb-pinned"


def test_an_active_model_pins_nobody():
    """GB-TRT-08, GB-ADV-RDY-02: while inactive only; its own trait does not hold itself either."""
    match = go(table("activation\nactive a1\na1 5u,5u pinning3\nb1 7u,5u"))
    assert allowed(match, "move:3u,5u")


def test_pinned_by_two_one_has_to_come_closer_to_both():
    """GB-A-26: or cannot move."""
    t = table("activation\nactive a1\na1 5u,5u\nb1 7u,5u pinning\nb2 5u,7u pinning")
    match = go(t)
    assert refused(match, "move:5.2u,5u").args["by"] == "b2"
    assert refused(match, "move:5u,5.2u").args["by"] == "b1"
    assert allowed(match, "move:5.2u,5.2u")
    match = go(table("activation\nactive a1\na1 5u,5u\nb1 7u,5u pinning\nb2 3u,5u pinning"))
    assert [key for key in keys(match) if key.startswith("move:")] == []


# Relentless


@pytest.mark.parametrize(("rank", "word"), RANKS)
def test_the_relentless_shake_damage_off(rank, word):
    """GB-TRT-09, GB-REC-01, GB-A-60: R damage as the Recovery Phase begins, before anybody rolls."""
    text = f"relentless round 5\na1 5u,5u damage {{}} relentless{word}\na2 9u,5u damage 1\nb1 20u,20u"
    match = go(table(text.format(rank + 2)), "", "2 | 1")
    first = match.events[0]
    assert (first.id, first.clause) == ("gb-heals", "GB-TRT-09")
    assert first.args == {"model": "a1", "seat": 0, "n": rank, "damage": 2}
    assert [event.args["damage"] for event in events(match, "gb-recovery-roll")] == [2, 1]
    match = go(table(text.format(rank)), "", "1")
    assert [event.args["model"] for event in events(match, "gb-recovery-roll")] == ["a2"]


def test_no_more_is_shaken_off_than_there_is():
    """GB-TRT-09: 1 damage and rank 3; who has none, or is gone, shakes nothing off."""
    t = table("""
        relentless round 5
        a1 5u,5u damage 1 relentless3
        a2 9u,5u relentless
        a3 9u,9u casualty damage 2 relentless
        b1 20u,20u
    """)
    match = go(t)
    assert [(event.args["model"], event.args["n"]) for event in events(match, "gb-heals")] == [("a1", 1)]
    assert model(match, "a1").damage == 0


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
        ("a1", "gb-not-hostile", {"model": "a1", "target": "a1"}),
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


# What is no attack damage


def test_only_attack_damage_is_brutal_or_softened():
    """GB-TRT-21, GB-ENG-07: vengeance, thunder, obstacles, ruin and shaping go past Brutal and Tough, and Brittle adds
    to all of them."""
    toughened = "brutal3 tough3 -brittle"
    match = go(table(DUEL.format("tough3 -brittle", "brutal3 vengeful")), "engage:b1 | a1", "8 2")
    assert hurts(match) == ["b1 6", "a1 2"]
    match = go(table(DUEL.format(f"thunderous {toughened}", toughened)), "thunderous", "3")
    assert hurts(match) == ["b1 2", "a1 2"]
    match = go(table(DUEL.format(f"thunderous {toughened}", toughened)), "thunderous", "4")
    assert hurts(match) == ["b1 2", "b1 2"]
    assert hurts(go(table(DUEL.format(toughened, "")), "move:3u,5u", "3")) == ["a1 2"]
    wood = DUEL.format(f"ruinous {toughened}", "tough3") + "area 4u,4u 9u,9u"
    assert hurts(go(table(wood), "ruinous:1-forest", "4")) == ["a1 2", "b1 1"]
    assert hurts(go(table(wood), "ruinous:1-forest", "3")) == ["a1 3"]
    shaper = table(DUEL.format(f"shaping {toughened}", "tough3"))
    assert hurts(go(shaper, "shaping:round-4 as area | 5u,5u", "4")) == ["a1 2", "b1 1"]


def test_a_trait_is_used_at_its_full_rank():
    """GB-MOD-11: a Brutal 3 deals 6 more and is not asked whether it wants to."""
    assert hurts(go(table(DUEL.format("brutal3", "")), "engage:b1", "5 4")) == ["b1 7"]
    assert line(go(table(DUEL.format("brutal3", ""))), "a1") == "12700,12700 brutal3"
