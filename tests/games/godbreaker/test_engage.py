"""GB-ENG: the four steps of an engagement, when attack rolls are challenging, and how often one wins."""

from collections.abc import Iterable
from fractions import Fraction

import pytest

from tests.games.godbreaker.dice import chances, percent, rolling, rulebook
from tests.games.godbreaker.table import allowed, asked, events, go, hurts, keys, model, refused, table, told
from theomachy.games.godbreaker.state import Saga
from theomachy.kernel import Event, Match

DUEL = """
    activation
    active a1
    a1 5u,5u
    b1 6u,5u
"""
AFAR = """
    activation
    active a1
    a1 5u,5u ranged
    b1 10u,5u
"""


def rolls(match: Match[Saga]) -> list[str]:
    """All attack rolls, as `a1 3>0`; those that are not challenging as `a1 3`."""
    found = []
    for event in match.events:
        if event.id in ("gb-attack-roll", "gb-attack-roll-challenging"):
            id, face, result = event.args["model"], event.args["face"], event.args["result"]
            hard = event.id.endswith("challenging")
            assert event.clause == ("GB-ENG-05" if hard else "GB-ENG-02")
            found += [f"{id} {face}>{result}" if hard else f"{id} {face}"]
    return found


# Step 1: nominate


@pytest.mark.parametrize(("x", "near"), [("176.0mm", True), ("177.39mm", True), ("177.4mm", False)])
def test_without_a_range_of_its_own_a_model_reaches_nought_units(x, near):
    """GB-ENG-01, GB-MOD-09: attack range is 0U: an enemy less than an inch away, and no other."""
    t = table(DUEL.replace("b1 6u", f"b1 {x}"))
    assert allowed(go(t), "engage:b1") == near
    assert ("engage:b1" in keys(go(t))) == near


def test_whoever_is_too_far_away_cannot_be_engaged():
    """GB-ENG-01, GB-MEA-05: told with the range there is and what was measured."""
    why = refused(go(table(DUEL.replace("b1 6u", "b1 9u"))), "engage:b1")
    assert (why.id, why.clause) == ("gb-beyond-attack-range", "GB-ENG-01")
    assert why.args == {"model": "a1", "target": "b1", "units": 0, "measured": 3}


@pytest.mark.parametrize("id", ["a2", "summoned-1"])
def test_friends_are_not_engaged(id):
    """GB-ENG-01, GB-MOD-05, GB-MOD-07: neither one's own, nor a tame model of the same player, nor oneself."""
    match = go(table(DUEL + "a2 5u,6u\nsummoned-1 D8 4u,5u tame 1"))
    why = refused(match, f"engage:{id}")
    assert (why.id, why.clause, why.args) == ("gb-not-hostile", "GB-ENG-01", {"model": "a1", "target": id})
    assert str(refused(match, "engage:a1")) == "gb-not-itself model=a1 [GB-ENG-01]"


@pytest.mark.parametrize("id", ["b1", "c1", "summoned-1", "summoned-2"])
def test_everybody_else_is_hostile(id):
    """GB-MOD-07, GB-MOD-08: models of all other players, their tame ones too, and wild ones."""
    t = table("""
        activation
        active a1
        a1 5u,5u
        b1 6u,5u
        c1 4u,5u
        summoned-1 D8 5u,6u tame 2
        summoned-2 D8 5u,4u
    """)
    assert f"engage:{id}" in keys(go(t))


@pytest.mark.parametrize("where", ["", "6u,5u casualty", "6u,5u ascended"])
def test_nobody_is_engaged_who_is_not_there(where):
    """GB-ENG-01: in reserve, fallen or ascended."""
    why = refused(go(table(f"activation\nactive a1\na1 5u,5u\nb2 20u,20u\nb1 {where} plain")), "engage:b1")
    assert (why.id, why.clause, why.args) == ("gb-not-there", "GB-ENG-01", {"target": "b1"})


@pytest.mark.parametrize("key", ["", "b9", "objective", "6u,5u", "b1:b1"])
def test_nothing_but_models_can_be_engaged(key):
    """GB-ENG-01: a marker, a place or a name that nobody has is refused."""
    why = refused(go(table(DUEL)), f"engage:{key}")
    assert (why.id, why.clause) == ("gb-no-such-model", "GB-ENG-01")


def test_the_player_of_the_active_model_chooses_the_action():
    """GB-ENG-01, GB-ACT-04"""
    ask = asked(go(table("activation\nactive b1\na1 5u,5u\nb1 6u,5u")))
    assert (ask.seat, ask.question, ask.by, ask.clause) == (1, "gb-ask-action", "b1", "GB-ACT-04")
    assert "engage:a1" in ask.keys()


# Step 2: attack rolls


def test_both_roll_their_own_dice_together():
    """GB-ENG-02, GB-DIE-01: the active model's die first; nobody rolls for the other."""
    roll = rolling(table(DUEL.replace("b1 6u", "b1 D12 6u")), "engage:b1")
    assert roll.dice == (tuple(range(1, 9)), tuple(range(1, 13)))
    assert (roll.question, roll.seat, roll.clause) == ("gb-roll-attack", None, "GB-ENG-02")


def test_an_engagement_is_told_in_order():
    """GB-ENG-01 to 03: who engages whom, both rolls, who wins, who is hurt."""
    match = go(table(DUEL), "engage:b1", "2 5")
    assert [(event.id, event.clause, event.args) for event in match.events] == [
        ("gb-engages", "GB-ENG-01", {"model": "a1", "seat": 0, "target": "b1"}),
        ("gb-attack-roll", "GB-ENG-02", {"model": "a1", "seat": 0, "die": 8, "face": 2, "result": 2}),
        ("gb-attack-roll", "GB-ENG-02", {"model": "b1", "seat": 1, "die": 8, "face": 5, "result": 5}),
        ("gb-wins-engagement", "GB-ENG-02", {"model": "b1", "seat": 1, "active": 0}),
        ("gb-hurt", "GB-ENG-03", {"model": "a1", "seat": 0, "n": 3, "damage": 3}),
    ]


def test_the_winner_hurts_by_the_difference():
    """GB-ENG-03, GB-T-12: Raven has 5, Cassette 2, so Cassette suffers 3 on top of what it has."""
    match = go(table("activation\nactive a1\na1 5u,5u\nb3 6u,5u damage 2"), "engage:b3", "5 2")
    assert (hurts(match), model(match, "b3").damage, model(match, "a1").damage) == (["b3 3"], 5, 0)


def test_equal_results_have_no_winner():
    """GB-ENG-02, GB-T-13: Raven 4, Nova 4: nobody is hurt."""
    match = go(table(DUEL), "engage:b1", "4 4")
    assert told(match)[-1] == "gb-no-winner"
    assert events(match, "gb-no-winner")[0].clause == "GB-ENG-02"
    assert hurts(match) == []


def test_a_winner_that_cannot_reach_does_no_damage():
    """GB-ENG-06, GB-T-14: Cassette, a D6 with a range of 6U, loses 5 to 7 against Raven, who cannot reach so far."""
    match = go(table("activation\nactive a3\na3 5u,5u ranged\nb1 10u,5u"), "engage:b1", "5 7")
    (event,) = events(match, "gb-out-of-reach")
    assert (event.clause, event.args) == ("GB-ENG-06", {"model": "b1", "seat": 1, "target": "a3"})
    assert told(match)[-2:] == ["gb-wins-engagement", "gb-out-of-reach"]
    assert hurts(match) == []


def test_the_same_opponent_can_be_engaged_twice():
    """GB-A-17, GB-ACT-04: with both actions."""
    match = go(table(DUEL + "a2 20u,20u\nb2 20u,5u"), "engage:b1 | engage:b1", "5 3 | 6 2")
    assert model(match, "b1").damage == 6
    assert model(match, "a1").activated


# Challenging attack rolls: enemies who are not engaged


@pytest.mark.parametrize(
    ("other", "found"),
    [
        ("b2 4u,5u", ["a1 3>0", "b1 2"]),
        ("b2 4u,5u casualty", ["a1 3", "b1 2"]),
        ("a2 7u,5u", ["a1 3", "b1 2>0"]),
        ("a2 4u,5u", ["a1 3", "b1 2"]),
        ("b2 7u,5u", ["a1 3", "b1 2"]),
        ("summoned-1 D8 5.5u,6u", ["a1 3>0", "b1 2>0"]),
        ("summoned-1 D8 5.5u,6u tame 2", ["a1 3>0", "b1 2"]),
        ("b2 76.61mm,5u", ["a1 3>0", "b1 2"]),
        ("b2 76.6mm,5u", ["a1 3", "b1 2"]),
    ],
)
def test_an_enemy_at_ones_back_makes_a_roll_challenging(other, found):
    """GB-ENG-05, GB-A-18: one that is hostile to who rolls, not engaged, on the battlefield and within 0U."""
    match = go(table(DUEL + other), "engage:b1", "3 2")
    assert rolls(match) == found


def test_a_challenged_roll_that_is_high_enough_counts_in_full():
    """GB-ENG-05, GB-DIE-03: 4 stays 4; and against a 0 the difference is the whole result."""
    assert rolls(go(table(DUEL + "b2 4u,5u"), "engage:b1", "4 4")) == ["a1 4>4", "b1 4"]
    assert hurts(go(table(DUEL + "b2 4u,5u"), "engage:b1", "3 2")) == ["a1 2"]


def test_two_results_of_nought_are_a_tie():
    """GB-ENG-02, GB-ENG-05: 1 and 3, both challenging, leave no winner."""
    match = go(table(DUEL + "b2 4u,5u\na2 7u,5u"), "engage:b1", "1 3")
    assert (rolls(match), told(match)[-1]) == (["a1 1>0", "b1 3>0"], "gb-no-winner")


def test_nobody_is_engaged_any_more_when_it_is_over():
    """GB-ENG-04, GB-A-20: two opponents in one engage are both engaged; left out of the next, one is in the way."""
    t = table(DUEL.replace("a1 5u,5u", "a1 5u,5u merciless") + "b2 4u,5u")
    match = go(t, "engage:b1 | b2 | engage:b1 | done", "3 2 2 | 3 2")
    assert rolls(match) == ["a1 3", "b1 2", "b2 2", "a1 3>0", "b1 2"]


# Challenging attack rolls: barricades

BY_FOE = "wall barricade 9.2u,4u 9.2u,6u"
BEHIND_FOE = "wall barricade 10.8u,4u 10.8u,6u"
BY_SELF = "wall barricade 5.8u,4u 5.8u,6u"
BEHIND_SELF = "wall barricade 4.2u,4u 4.2u,6u"


@pytest.mark.parametrize(
    ("walls", "found"),
    [
        ([], ["a1 3", "b1 2"]),
        ([BY_FOE], ["a1 3>0", "b1 2"]),
        ([BEHIND_FOE], ["a1 3>0", "b1 2"]),
        ([BEHIND_FOE.replace("barricade", "impassable")], ["a1 3>0", "b1 2"]),
        ([BY_SELF], ["a1 3", "b1 2>0"]),
        ([BY_FOE, BY_SELF], ["a1 3", "b1 2"]),
        ([BEHIND_FOE, BEHIND_SELF], ["a1 3", "b1 2"]),
        (["wall barricade 7.5u,4u 7.5u,6u"], ["a1 3", "b1 2"]),
        (["area 9u,4u 11u,6u"], ["a1 3", "b1 2"]),
    ],
)
def test_an_enemy_near_a_barricade_is_hard_to_hit(walls, found):
    """GB-ENG-05, GB-BAT-03, GB-A-18, GB-A-19: near is enough, unless the one who rolls is near one as well."""
    assert rolls(go(table("\n".join([AFAR, *walls])), "engage:b1", "3 2")) == found


@pytest.mark.parametrize(("x", "found"), [("291.9mm", "a1 3>0"), ("291.91mm", "a1 3")])
def test_near_a_barricade_is_less_than_an_inch_from_it(x, found):
    """GB-ENG-05, GB-A-07: within 0U of its outline, from the edge of the base."""
    t = table(f"{AFAR}\nwall barricade {x},4u {x},6u")
    assert rolls(go(t, "engage:b1", "3 2"))[0] == found


@pytest.mark.parametrize(
    ("walls", "found"),
    [
        ([BY_FOE], ["a1 3>0", "b1 2"]),
        ([BEHIND_FOE], ["a1 3", "b1 2"]),
        (["wall barricade 7.5u,4u 7.5u,6u"], ["a1 3", "b1 2"]),
        (["wall barricade 7.5u,4u 7.5u,6u", BEHIND_FOE], ["a1 3", "b1 2"]),
        ([BY_FOE, BY_SELF], ["a1 3", "b1 2"]),
        (["wall barricade 9.2u,5.2u 9.2u,6u"], ["a1 3", "b1 2"]),
    ],
)
def test_the_barricade_may_have_to_be_between(walls, found):
    """GB-A-19, GB-ENG-05: with `barricade_must_be_between` only one that is near the enemy and crossed by the line
    between the two protects."""
    t = table("\n".join([AFAR, *walls]), barricade_must_be_between=True)
    assert rolls(go(t, "engage:b1", "3 2")) == found


@pytest.mark.parametrize(("wall", "found"), [("9.2u,7u 9.2u,9u", "a1 3>0"), ("9.2u,8.3u 9.2u,9.3u", "a1 3")])
def test_between_is_on_the_line_of_their_middles(wall, found):
    """GB-A-19: from where the one stands to where the other does; beside that line there is no cover."""
    text = f"activation\nactive a1\na1 5u,8u ranged\nb1 10u,8u\nwall barricade {wall}"
    assert rolls(go(table(text, barricade_must_be_between=True), "engage:b1", "3 2"))[0] == found


def test_one_enemy_behind_a_barricade_is_enough():
    """GB-ENG-05, GB-A-20: of two engaged enemies one is near a wall; the wall does not matter to friends."""
    t = table(f"{AFAR.replace('ranged', 'ranged merciless')}\nb2 5u,8u\n{BY_FOE}")
    assert rolls(go(t, "engage:b2 | b1", "3 2 2")) == ["a1 3>0", "b2 2", "b1 2"]


def test_an_enemy_at_ones_back_counts_behind_a_barricade_too():
    """GB-ENG-05, GB-A-18: the first condition needs no barricade, and none helps against it."""
    t = table(f"{AFAR}\nb2 5u,6u\n{BY_SELF}")
    assert rolls(go(t, "engage:b1", "3 2")) == ["a1 3>0", "b1 2>0"]


# Challenging attack rolls: the Damned


def test_who_fights_a_damned_has_a_challenging_roll():
    """GB-TRA-03, GB-A-73: the others do, the Damned itself does not."""
    t = table("activation\nactive a1\na1 5u,5u\ndamned-1 6u,5u\nb1 20u,20u", scenario="tragedy")
    assert rolls(go(t, "engage:damned-1", "3 2")) == ["a1 3>0", "damned-1 2"]


@pytest.mark.parametrize("truce", [False, True])
def test_a_damned_that_faces_another_is_challenged_as_well(truce):
    """GB-A-73, GB-A-55: two of them in one engagement are enemies, unless the table made friends of them."""
    text = "activation\nactive a1\na1 5u,5u merciless\ndamned-1 6u,5u\ndamned-2 4u,5u\nb1 20u,20u"
    match = go(table(text, scenario="tragedy", group_truce=truce), "engage:damned-1 | damned-2", "3 2 1")
    assert rolls(match)[1:] == (["damned-1 2", "damned-2 1"] if truce else ["damned-1 2>0", "damned-2 1>0"])


# Several opponents

CROWD = """
    activation
    active a1
    a1 127mm,127mm merciless2
    b1 D10 153mm,127mm
    b2 127mm,153mm
    c1 153mm,153mm
"""


def test_a_nominated_model_may_win_and_hurt_others():
    """GB-A-20, GB-ENG-03, GB-D-28: active 4, P1a 9, P1b 2, P2 5: P1a hurts the active model by 5 and P2 by 4, but not
    its friend."""
    match = go(table(CROWD), "engage:b1 | b2 | c1", "4 9 2 5")
    assert rolls(match) == ["a1 4", "b1 9", "b2 2", "c1 5"]
    assert hurts(match) == ["a1 5", "c1 4"]
    assert [event.args["target"] for event in events(match, "gb-engages")] == ["b1", "b2", "c1"]


def test_friends_who_tie_for_the_highest_result_do_not_win():
    """GB-A-20, GB-ENG-02: one winner or none, over all who are engaged."""
    match = go(table(CROWD), "engage:b1 | b2 | c1", "4 7 7 5")
    assert (told(match)[-1], hurts(match)) == ("gb-no-winner", [])


def test_a_tie_below_the_highest_result_does_not_matter():
    """GB-ENG-02: 8 against 5, 5 and 5 wins."""
    match = go(table(CROWD.replace("a1 ", "a1 D10 ")), "engage:b1 | b2 | c1", "8 5 5 5")
    assert hurts(match) == ["b1 3", "b2 3", "c1 3"]


def test_who_is_nominated_is_engaged():
    """GB-A-20, GB-ENG-05: it is in nobody's back; somebody who was left out is."""
    assert rolls(go(table(CROWD), "engage:b1 | b2 | c1", "3 2 2 2"))[0] == "a1 3"
    assert rolls(go(table(CROWD), "engage:b1 | b2 | done", "3 2 2")) == ["a1 3>0", "b1 2>0", "b2 2>0"]


# Reach in step 3


def test_reach_is_measured_again_before_damage():
    """GB-A-21, GB-D-21, GB-TRT-11: who lost steps back by an inch and a half and is out of the winner's reach."""
    t = table(DUEL.replace("a1 5u,5u", "a1 5u,5u cunning"))
    match = go(t, "engage:b1 | 3.5u,5u", "2 6")
    assert hurts(match) == []
    assert told(match)[-3:] == ["gb-placed", "gb-wins-engagement", "gb-out-of-reach"]
    assert hurts(go(t, "engage:b1 | pass", "2 6")) == ["a1 4"]


def test_a_step_can_lead_out_of_ones_own_reach():
    """GB-A-21: the winner that stepped away does no damage."""
    match = go(table(DUEL.replace("a1 5u,5u", "a1 5u,5u cunning")), "engage:b1 | 3.5u,5u", "6 2")
    assert (hurts(match), told(match)[-1]) == ([], "gb-out-of-reach")


# The order of things


def test_the_order_of_an_engagement():
    """GB-A-22, GB-ENG-09: nominate, roll, triumph, Cunning, damage, Juggernaut, Vengeful; only then grows the die."""
    t = table("""
        activation
        active a1
        a1 5u,5u damage 1 cunning juggernaut merciless
        b1 6u,5u vengeful
        b2 5u,6u
    """)
    match = go(t, "engage:b1 | b2 | 125mm,5u | b2 | 5u,8u | a1", "8 3 5")
    assert told(match) == [
        *["gb-engages"] * 2,
        *["gb-attack-roll"] * 3,
        "gb-triumph",
        *["gb-uses", "gb-placed"],
        "gb-wins-engagement",
        *["gb-hurt"] * 2,
        *["gb-uses", "gb-placed"],
        *["gb-uses", "gb-hurt"],
        "gb-grows",
    ]
    assert [event.clause for event in events(match, "gb-uses")] == ["GB-TRT-11", "GB-TRT-07", "GB-TRT-05"]
    assert hurts(match) == ["b1 5", "b2 3", "a1 1"]


# How often one wins


def outcome(story: Iterable[Event]) -> tuple[str, int]:
    """Who won, if anybody, and how much it hurt."""
    winner = next((event.args["model"] for event in story if event.id == "gb-wins-engagement"), "")
    return winner, sum(event.args["n"] for event in story if event.id == "gb-hurt")


PLAIN = {
    6: "5/12 1/6 5/12 | 5/16 1/8 9/16 | 1/4 1/10 13/20 | 5/24 1/12 17/24",
    8: "9/16 1/8 5/16 | 7/16 1/8 7/16 | 7/20 1/10 11/20 | 7/24 1/12 5/8",
    10: "13/20 1/10 1/4 | 11/20 1/10 7/20 | 9/20 1/10 9/20 | 3/8 1/12 13/24",
    12: "17/24 1/12 5/24 | 5/8 1/12 7/24 | 13/24 1/12 3/8 | 11/24 1/12 11/24",
}
"""By the active die, then by the other: win, tie, loss."""
DAMAGE = {
    6: "35/36 35/36 | 35/48 83/48 | 7/12 31/12 | 35/72 251/72",
    8: "83/48 35/48 | 21/16 21/16 | 21/20 41/20 | 7/8 23/8",
    10: "31/12 7/12 | 41/20 21/20 | 33/20 33/20 | 11/8 19/8",
    12: "251/72 35/72 | 23/8 7/8 | 19/8 11/8 | 143/72 143/72",
}
"""The same: mean damage dealt and taken."""
CHALLENGED = {
    6: "7/12 1/12 1/3 | 7/16 1/16 1/2 | 7/20 1/20 3/5 | 7/24 1/24 2/3",
    8: "11/16 1/16 1/4 | 17/32 5/64 25/64 | 17/40 1/16 41/80 | 17/48 5/96 19/32",
    10: "3/4 1/20 1/5 | 5/8 1/16 5/16 | 51/100 7/100 21/50 | 17/40 7/120 31/60",
    12: "19/24 1/24 1/6 | 11/16 5/96 25/96 | 71/120 7/120 7/20 | 1/2 1/16 7/16",
}
"""The same with a friend of the active model at the other's back: win, tie, loss."""


DICE = (6, 8, 10, 12)


@pytest.mark.parametrize("own", DICE)
def test_the_table_of_plain_fights_is_right(own):
    """GB-ENG-02, GB-ENG-03: how often one wins, ties and loses, as the rulebook prints it, and the damage to expect."""
    figures = next(row for row in rulebook("GB-ENG-02") if row[0] == str(own))[1:]
    for other, shares, means, figure in zip(DICE, PLAIN[own].split("|"), DAMAGE[own].split("|"), figures, strict=True):
        t = table(f"activation\nactive a1\na1 D{own} 5u,5u\na2 20u,5u\nb1 D{other} 6u,5u\nb2 20u,20u")
        odds = chances(t, "engage:b1", outcome)
        found = [sum(chance for (won, _), chance in odds.items() if won == id) for id in ("a1", "", "b1")]
        assert found == list(map(Fraction, shares.split())), other
        assert figure == ", ".join(map(percent, map(Fraction, found)))
        hurt = [sum(chance * n for (won, n), chance in odds.items() if won == id) for id in ("a1", "b1")]
        assert hurt == list(map(Fraction, means.split())), other


@pytest.mark.parametrize("own", DICE)
def test_the_odds_against_somebody_surrounded(own):
    """GB-ENG-05: the same with a challenging roll of the other."""
    for other, shares in zip(DICE, CHALLENGED[own].split("|"), strict=True):
        t = table(f"activation\nactive a1\na1 D{own} 5u,5u\na2 7u,5u\nb1 D{other} 6u,5u\nb2 20u,20u")
        odds = chances(t, "engage:b1", outcome)
        found = [sum(chance for (won, _), chance in odds.items() if won == id) for id in ("a1", "", "b1")]
        assert found == list(map(Fraction, shares.split())), other
