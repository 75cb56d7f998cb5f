"""GB-TRT-06 to 10, GB-TRT-21: traits of iron at every rank, and what is no attack damage."""

import pytest

from tests.games.godbreaker.duel import DUEL, RANKS
from tests.games.godbreaker.table import (
    allowed,
    asked,
    events,
    go,
    grid,
    hurts,
    keys,
    line,
    model,
    place,
    refused,
    table,
    told,
)

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
    assert str(refused(match, "b2")) == "gb-not-thrown key=b2 [GB-TRT-07]"
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


def test_closer_is_by_the_way_round():
    """GB-TRT-08, GB-A-26, GB-MEA-06: round the end of an impassable wall, not as the crow flies."""
    match = go(table("activation\nactive a1\na1 5u,11u\nb1 5u,13u pinning3\nwall impassable 4.5u,12u 10u,12u"))
    assert allowed(match, "move:4.6u,11u")
    assert refused(match, "move:5u,10.5u").id == "gb-pinned"
    assert refused(match, "move:5.2u,11.05u").id == "gb-pinned"


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
