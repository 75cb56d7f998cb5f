"""GB-DIE, GB-TST, GB-TRI: rolls of models, tests, triumphs and ascension."""

from collections.abc import Iterable
from dataclasses import replace
from fractions import Fraction
from random import Random

import pytest

from tests.games.godbreaker.dice import chances, faces, percent, rolling, rulebook
from tests.games.godbreaker.table import (
    allowed,
    asked,
    events,
    go,
    keys,
    line,
    model,
    refused,
    state,
    table,
    told,
)
from theomachy.games.godbreaker import GAME
from theomachy.games.godbreaker.army.circles import STARTERS
from theomachy.games.godbreaker.setup import Setup
from theomachy.games.godbreaker.state import Saga
from theomachy.kernel import Event, Match, Seeded, key_of
from theomachy.play.records import read_record, write_record
from theomachy.play.replays import verify

ALONE = """
    activation
    active a1
    a1 5u,5u thunderous
    b1 20u,20u
"""
DUEL = """
    activation
    active a1
    a1 5u,5u
    a2 20u,5u
    b1 6u,5u
    b2 20u,20u
"""


# Rolling


@pytest.mark.parametrize("die", [6, 8, 10, 12])
def test_a_model_rolls_one_die_with_as_many_sides_as_its_die_value(die):
    """GB-DIE-01, GB-T-01: a D8 rolls a single d8, and its player rolls it."""
    t = table(f"activation\nactive b1\na1 20u,20u\nb1 D{die} 5u,5u thunderous", ready=False)
    roll = rolling(t, "thunderous")
    assert roll.dice == (tuple(range(1, die + 1)),)
    assert (roll.question, roll.seat, roll.clause) == ("gb-test-thunder", 1, "GB-TRT-20")


@pytest.mark.parametrize(("rank", "lowest"), [("", 1), ("inspired", 2), ("inspired2", 3), ("inspired3", 4)])
def test_low_rolls_are_rolled_again_until_they_are_higher(rank, lowest):
    """GB-DIE-02, GB-TRT-03: with Inspired at rank N every face above N is equally likely and no other comes up."""
    t = table(f"activation\nactive a1\na1 5u,5u thunderous {rank}\nb1 20u,20u")
    assert faces(t, "thunderous") == [(lowest, 8)]


def test_of_several_orders_to_reroll_the_largest_is_obeyed():
    """GB-DIE-02, GB-A-29: Healers of rank 1 and 3 make one reroll of 3 or less; the ranks do not add up."""
    t = table("""
        recovery round 5
        a1 5u,5u damage 1
        a2 7u,5u healer
        a3 5u,7u healer3
        a4 7u,7u healer2
        b1 20u,20u
    """)
    assert faces(t) == [(4, 8)]


@pytest.mark.parametrize(("face", "result"), [(1, 0), (2, 0), (3, 0), (4, 4), (7, 7)])
def test_a_challenging_roll_of_three_or_less_comes_to_nothing(face, result):
    """GB-DIE-03, GB-TST-01: 1 to 3 give the result 0, and that is a failure; anything above is a success."""
    (event,) = [event for event in go(table(ALONE), "thunderous", str(face)).events if "test" in event.args]
    assert event.id == ("gb-test-success" if result else "gb-test-failure")
    assert event.clause == "GB-TRT-20"
    expected = {"model": "a1", "seat": 0, "die": 8, "face": face, "result": result, "test": "gb-test-thunder"}
    assert event.args == expected


@pytest.mark.parametrize(("face", "result"), [(3, 0), (4, 0), (5, 5)])
def test_the_unlucky_fail_with_a_four_as_well(face, result):
    """GB-FLW-05, GB-DIE-03: a 4 on a challenging roll is a 0, a 5 is not."""
    match = go(table(ALONE.replace("thunderous", "thunderous -unlucky")), "thunderous", str(face))
    (event,) = [event for event in match.events if "test" in event.args]
    assert (event.id, event.args["result"]) == ("gb-test-success" if result else "gb-test-failure", result)


def test_bad_luck_touches_challenging_rolls_only():
    """GB-FLW-05, GB-DIE-04: a plain attack roll of 4 is a 4 for the unlucky."""
    match = go(table(DUEL.replace("a1 5u,5u", "a1 5u,5u -unlucky")), "engage:b1", "4 3")
    assert model(match, "b1").damage == 1


def test_rerolls_come_before_the_challenge():
    """GB-DIE-03, GB-D-13: a D6 that rolls 3 or less again always succeeds; if it is unlucky, two times in three."""
    best = "activation\nactive a3\na3 5u,5u thunderous inspired3 {}\nb1 20u,20u"
    assert chances(table(best.format("")), "thunderous", came_of) == {"gb-test-success": 1}
    assert chances(table(best.format("-unlucky")), "thunderous", came_of)["gb-test-success"] == Fraction(2, 3)


def test_only_tests_are_challenging_by_nature():
    """GB-DIE-04: 3 against 2 wins the initiative and an engagement, and a roll of 3 heals 3 damage."""
    match = go(table("initiative round 2\na1 5u,5u\nb1 9u,9u"), "", "2 3")
    assert [event.args["result"] for event in events(match, "gb-initiative-roll")] == [2, 3]
    assert events(match, "gb-initiative")[0].args == {"seat": 1, "result": 3}
    assert model(go(table(DUEL), "engage:b1", "3 2"), "b1").damage == 1
    match = go(table("recovery round 5\na1 5u,5u damage 3\nb1 9u,9u"), "", "3")
    assert model(match, "a1").where == "field"


# Tests

TESTS = {
    "obstacles": ("GB-MOV-03", "score", "a1 5u,5u\nb1 6u,5u", "move:3u,5u"),
    "destroy": ("GB-SPC-01", "score", "a1 338mm,12u\nb1 20u,20u", "sunder:objective"),
    "long": ("GB-SPC-02", "score", "a1 5u,5u treasure\na2 9u,5u\nb1 20u,20u", "hand:a2"),
    "ways": ("GB-TRT-04", "score", "a1 5u,5u mysterious\nb1 20u,20u", "mysterious"),
    "stay": ("GB-TRT-16", "score", "a1 5u,5u despoiling\na2 casualty\nb1 20u,20u", "despoiling:a2 | 6u,5u"),
    "ruin": ("GB-TRT-17", "score", "a1 5u,5u ruinous\nb1 20u,20u\narea 4u,4u 9u,9u", "ruinous:1-forest"),
    "shape": ("GB-TRT-18", "score", "a1 5u,5u shaping\nb1 20u,20u", "shaping:round-2 as area"),
    "obey": ("GB-TRT-19", "score", "a1 5u,5u summoning\nb1 20u,20u", "summoning | 6u,5u"),
    "thunder": ("GB-TRT-20", "score", "a1 5u,5u thunderous\nb1 20u,20u", "thunderous"),
    "sound": ("GB-SCO1-07", "score", "a1 5u,5u\nb1 20u,20u\nhoard-1 5u,160mm", "plunder:hoard-1"),
    "trials": ("GB-TRA-04", "tragedy", "a1 5u,5u\nb1 20u,20u\nlost-1 6u,5u", "treatment:lost-1"),
    "hurt": ("GB-GAT-03", "gathering", "a1 5u,5u\nb1 20u,20u\nlocal-1 6u,5u", "verify:local-1"),
}


@pytest.mark.parametrize("name", TESTS)
def test_every_test_has_its_name(name):
    """GB-TST-02: twelve tests, told by their names when they are rolled for and when the die has fallen."""
    clause, scenario, position, answers = TESTS[name]
    t = table(f"activation\nactive a1\n{position}", scenario=scenario)
    roll = rolling(t, answers)
    assert (roll.dice, roll.question, roll.clause) == ((tuple(range(1, 9)),), f"gb-test-{name}", clause)
    for face, id in (("3", "gb-test-failure"), ("4", "gb-test-success")):
        (event,) = [event for event in go(t, answers, face).events if "test" in event.args]
        assert (event.id, event.clause, event.args["test"]) == (id, clause, f"gb-test-{name}")


def came_of(story: Iterable[Event]) -> str:
    return next(event.id for event in story if "test" in event.args)


SUCCESS = {
    6: "1/2 3/5 3/4 1 | 1/3 2/5 1/2 2/3",
    8: "5/8 5/7 5/6 1 | 1/2 4/7 2/3 4/5",
    10: "7/10 7/9 7/8 1 | 3/5 2/3 3/4 6/7",
    12: "3/4 9/11 9/10 1 | 2/3 8/11 4/5 8/9",
}


@pytest.mark.parametrize("die", SUCCESS)
def test_the_table_of_tests_is_right(die):
    """GB-TST-01, GB-TRT-03, GB-FLW-05: the chance of success by die and rank of Inspired, lucky and unlucky."""
    lucky, unlucky = (list(map(Fraction, half.split())) for half in SUCCESS[die].split("|"))
    for flaw, row in (("", lucky), ("-unlucky", unlucky)):
        for rank, chance in enumerate(row):
            inspired = f"inspired{rank}" if rank else ""
            t = table(f"activation\nactive a1\na1 D{die} 5u,5u thunderous {inspired} {flaw}\nb1 20u,20u")
            assert chances(t, "thunderous", came_of).get("gb-test-success") == chance, (die, rank, flaw)
    figures = next(row for row in rulebook("GB-TST-01") if row[0] == str(die))[1:]
    assert figures == [f"{percent(one)} ({percent(two)})" for one, two in zip(lucky, unlucky, strict=True)]


# Recovery


def survives(t: Saga, id: str) -> Fraction:
    """How likely a model is to survive the recovery roll that comes next."""
    ((lowest, highest),) = faces(t)
    rolls = range(lowest, highest + 1)
    alive = [model(go(t.copy(), "", str(face)), id).where != "casualty" for face in rolls]
    return Fraction(sum(alive), len(rolls))


@pytest.mark.parametrize("die", [6, 8, 10, 12])
def test_the_table_of_recovery_is_right(die):
    """GB-REC-03, GB-TRI-02: x damage is survived with x or more; beyond D only a godbreaker's triumph helps."""
    rows = {row[0]: row[1:] for row in rulebook("GB-REC-03")}
    for damage in range(1, die + 2):
        chance = Fraction(max(0, die + 1 - damage), die)
        t = table(f"recovery round 5\na1 D{die} 5u,5u damage {damage}\na2 9u,9u\nb1 20u,20u")
        assert survives(t, "a1") == (chance or Fraction(1, die))
        t = table(f"recovery round 5\nlocal-1 D{die} 5u,5u damage {damage}\na1 9u,9u\nb1 20u,20u")
        assert survives(t, "local-1") == chance
        assert damage > 12 or rows[f"D{die}"][damage - 1] == (percent(chance) if chance else "–")


@pytest.mark.parametrize(
    ("threat", "chances"),
    [("lost-1", "1/2 1/2 1/2 1/2 1/3 1/6 0"), ("damned-1", "5/8 5/8 5/8 5/8 1/2 3/8 1/4 1/8 0")],
)
def test_the_lost_and_the_damned_recover_with_difficulty(threat, chances):
    """GB-TRA-02, GB-TRA-03, GB-DIE-04: their recovery rolls are challenging, as no other model's are."""
    for damage, chance in enumerate(chances.split(), 1):
        t = table(
            f"recovery round 5\n{threat} 5u,5u damage {damage}\na1 9u,9u\nb1 20u,20u", scenario="tragedy", wild="policy"
        )
        assert survives(t, threat) == Fraction(chance), damage


@pytest.mark.parametrize(
    ("line", "face", "survived"),
    [("a3 5u,5u damage 3", 4, True), ("a1 D12 5u,5u damage 7", 6, False), ("a3 5u,5u damage 7", 6, True)],
)
def test_recovery_by_the_book(line, face, survived):
    """GB-REC-03, GB-TRI-02, GB-T-09, GB-T-10, GB-T-11: Raven lives, Nova falls with 1 left, Cassette triumphs."""
    match = go(table(f"recovery round 5\n{line}\na2 9u,9u\nb1 20u,20u"), "", str(face))
    found = model(match, line.split()[0])
    assert (found.where, found.damage) == ("field" if survived else "casualty", 0)
    assert found.die == (12 if "D12" in line else 8 if face == 6 else 6)


def test_a_lost_that_rolls_a_three_falls_and_a_damned_stands_there():
    """GB-D-15, GB-TRA-02: a damage as the round starts, a recovery roll of 3, and a Damned beside where it stood."""
    t = table(
        "start round 1\nlost-1 5u,5u\na1 15u,5u activated\na2 15u,9u activated\nb1 20u,20u activated",
        scenario="tragedy",
        rounds=3,
    )
    match = go(t, "6u,5u", "3 | 5 4")
    assert [(event.clause, event.args["n"]) for event in events(match, "gb-hurt")] == [("GB-TRA-02", 1)]
    (roll,) = events(match, "gb-recovery-roll")
    assert (roll.args["face"], roll.args["result"], roll.args["damage"]) == (3, 0, 1)
    assert line(match, "lost-1") == "12700,12700 casualty"
    assert (model(match, "damned-1").where, model(match, "damned-1").damage) == ("field", 0)


# Initiative


def test_those_who_tie_for_the_initiative_roll_again():
    """GB-INI-02, GB-D-16: 5 and 5, then 3 and 6: the second player has it, with a 6."""
    t = table("initiative round 2\na1 5u,5u\nb1 9u,9u")
    roll = rolling(t)
    assert (roll.question, roll.seat, roll.clause) == ("gb-roll-initiative", None, "GB-INI-01")
    match = go(t, "", "5 5 | 3 6")
    assert (match.state.initiative, match.state.winning_result, asked(match).seat) == (1, 6, 1)


def test_a_triumph_of_a_leader_is_complete_before_priority_is_set():
    """GB-TRI-03, GB-A-39, GB-D-17: a D8 that rolls 8 for the initiative is a D10 before anybody is activated."""
    match = go(table("initiative round 2\na1 5u,5u\nb1 9u,9u"), "", "8 4")
    assert asked(match).question == "gb-ask-priority"
    assert model(match, "a1").die == 10
    assert told(match) == ["gb-initiative-roll", "gb-initiative-roll", "gb-triumph", "gb-initiative", "gb-grows"]


def test_two_triumphs_for_the_initiative_add_up():
    """GB-A-38: 8 and 8, then 8 once more: the winner is a D12, the other a D10."""
    match = go(table("initiative round 2\na1 5u,5u\nb1 9u,9u"), "", "8 8 | 8 3")
    assert (model(match, "a1").die, model(match, "b1").die) == (12, 10)
    assert [event.args["die"] for event in events(match, "gb-grows")] == [10, 12, 10]
    assert (model(match, "a1").triumphs, model(match, "b1").triumphs) == (0, 0)


@pytest.mark.parametrize(("die", "grown"), [(10, ["a1"]), (12, [])])
def test_triumphs_beyond_twelve_are_one_ascension(die, grown):
    """GB-A-38, GB-TRI-04: a D10 grows and ascends by two triumphs, a D12 ascends once by both."""
    t = table(f"initiative round 2\na1 D{die} 5u,5u\na2 9u,5u\nb1 D{die} 9u,9u\nb2 12u,5u")
    match = go(t, "", f"{die} {die} | {die} 3")
    assert [event.args["model"] for event in events(match, "gb-grows")] == [*grown, *(["b1"] if grown else [])]
    assert [event.args["model"] for event in events(match, "gb-ascends")] == ["a1", *([] if grown else ["b1"])]
    assert model(match, "a1").where == "ascended"


# Triumph

TRIUMPHS = {
    "initiative": ("initiative round 2\na1 5u,5u damage 5\na2 9u,5u\nb1 9u,9u", "", "8 1"),
    "attack": ("activation\nactive b1\na1 5u,5u damage 5\na2 9u,5u\nb1 6u,5u", "engage:a1", "2 8"),
    "test": ("activation\nactive a1\na1 5u,5u damage 5 thunderous\na2 9u,5u\nb1 9u,9u", "thunderous", "8"),
    "recovery": ("recovery round 5\na1 5u,5u damage 5\na2 9u,5u\nb1 9u,9u", "", "8"),
}


@pytest.mark.parametrize("kind", TRIUMPHS)
def test_any_roll_can_be_a_triumph(kind):
    """GB-TRI-01 to 03, GB-A-37: the highest result takes all damage off at once, and afterwards the die is larger."""
    match = go(table(TRIUMPHS[kind][0]), *TRIUMPHS[kind][1:])
    assert (model(match, "a1").damage, model(match, "a1").die, model(match, "a1").triumphs) == (0, 10, 0)
    (first,), (second,) = events(match, "gb-triumph"), events(match, "gb-grows")
    assert (first.clause, first.args) == ("GB-TRI-02", {"model": "a1", "seat": 0})
    assert (second.clause, second.args) == ("GB-TRI-03", {"model": "a1", "seat": 0, "die": 10})


@pytest.mark.parametrize("kind", TRIUMPHS)
def test_a_result_one_below_the_highest_is_no_triumph(kind):
    """GB-TRI-01: a 7 is not enough for a D8."""
    position, answers, dice = TRIUMPHS[kind]
    match = go(table(position), answers, dice.replace("8", "7"))
    assert events(match, "gb-triumph") == events(match, "gb-grows") == []
    assert (model(match, "a1").die, model(match, "a1").damage) == (8, 0 if kind == "recovery" else 5)


@pytest.mark.parametrize("whose", ["tame 1", ""])
def test_only_godbreakers_triumph(whose):
    """GB-TRI-01: an 8 of a D8 that is tame or wild is just an 8."""
    t = table(f"recovery round 5\nsummoned-1 D8 5u,5u {whose} damage 9\na1 9u,9u\nb1 20u,20u")
    match = go(t, "", "8")
    assert events(match, "gb-triumph") == []
    assert (model(match, "summoned-1").where, model(match, "summoned-1").die) == ("casualty", 8)


def test_nexus_grows_after_the_engagement():
    """GB-T-02, GB-TRI-02, GB-TRI-03: a D8 with an attack result of 8 has no damage left and is a D10 afterwards."""
    match = go(table(DUEL.replace("a1 5u,5u", "a1 5u,5u damage 6")), "engage:b1", "8 3")
    assert line(match, "a1") == "D10 12700,12700"
    rolls = ["gb-attack-roll"] * 2
    assert told(match) == ["gb-engages", *rolls, "gb-triumph", "gb-wins-engagement", "gb-hurt", "gb-grows"]
    assert model(match, "b1").damage == 5


def test_damage_of_the_same_engagement_stays():
    """GB-TRI-06, GB-D-04: old damage goes with the triumph, new damage comes after it; one grows, one ascends."""
    t = table(DUEL.replace("a1 5u,5u", "a1 D10 5u,5u damage 4").replace("b1 6u,5u", "b1 D12 6u,5u"))
    match = go(t, "engage:b1", "10 12")
    assert line(match, "a1") == "D12 12700,12700 damage 2"
    assert line(match, "b1") == "D12 15240,12700 ascended"
    assert told(match)[3:] == ["gb-triumph", "gb-triumph", "gb-wins-engagement", "gb-hurt", "gb-grows", "gb-ascends"]


def test_a_larger_die_counts_from_the_next_action_on():
    """GB-A-40: a D6 that grew reaches 8U with Ranged and rolls a d8, and a 6 is no longer a triumph."""
    t = table("activation\nactive a3\na3 5u,5u ranged\nb1 8u,5u\nb2 13.8u,5u\nb3 15.1u,5u")
    match = go(t, "engage:b1", "6 3")
    assert refused(match, "engage:b3").args == {"model": "a3", "target": "b3", "units": 8, "measured": 9}
    assert faces(match.settled, "engage:b2") == [(1, 8), (1, 8)]
    match = go(match.settled, "engage:b2", "6 3")
    assert model(match, "a3").die == 8


def test_the_highest_number_is_never_rerolled_and_never_nought():
    """GB-A-42: with Deadly 3, unlucky and with an enemy at its back, a D6 triumphs with a 6."""
    t = table("activation\nactive a3\na3 5u,5u deadly3 -unlucky\nb1 6u,5u\nb2 4u,5u")
    match = go(t, "engage:b1", "6 3")
    assert events(match, "gb-attack-roll-challenging")[0].args["result"] == 6
    assert [event.args["model"] for event in events(match, "gb-triumph")] == ["a3"]


@pytest.mark.parametrize("die", [6, 8, 10, 12])
@pytest.mark.parametrize("rank", [0, 1, 2, 3])
def test_the_chance_of_a_triumph(die, rank):
    """GB-TRI-01, GB-DIE-02: one in D − R, where R or less is rolled again."""
    inspired = f"inspired{rank}" if rank else ""
    t = table(f"activation\nactive a1\na1 D{die} 5u,5u thunderous {inspired}\na2 9u,5u\nb1 20u,20u")
    odds = chances(t, "thunderous", lambda story: any(event.id == "gb-triumph" for event in story))
    assert odds[True] == Fraction(1, die - rank)


def test_rolls_on_tables_are_no_models_rolls():
    """GB-A-37: the 6 that gives a Hunter its trait is no triumph for the D6 who verified."""
    t = table("activation\nactive a3\na3 5u,5u damage 2\na1 9u,9u\nlocal-1 6u,5u\nb1 20u,20u", scenario="gathering")
    roll = rolling(t, "verify:local-1 | 5 | hunter")
    assert (roll.dice, roll.question, roll.seat, roll.clause) == (
        ((1, 2, 3, 4, 5, 6),),
        "gb-roll-sinister",
        None,
        "GB-SCN-05",
    )
    match = go(t, "verify:local-1 | hunter | 8u,5u", "5 | 6")
    assert events(match, "gb-triumph") == []
    assert (model(match, "a3").die, model(match, "a3").damage) == (6, 2)


# Ascension

LAST_ACT = """
    activation round 5
    active a1
    a1 D12 5u,5u thunderous treasure
    a2 9u,5u activated
    b1 20u,20u activated
"""


def test_a_d12_ascends_with_what_it_carries():
    """GB-TRI-04, GB-TRI-05, GB-A-41, GB-D-18: its second action is lost, and its treasure still scores 5VP."""
    match = go(table(LAST_ACT), "thunderous", "12")
    (event,) = events(match, "gb-ascends")
    assert (event.clause, event.args) == ("GB-TRI-04", {"model": "a1", "seat": 0})
    assert events(match, "gb-grows") == events(match, "gb-falls") == []
    assert line(match, "a1") == "D12 12700,12700 ascended thunderous treasure activated"
    assert match.state.tokens == ()
    assert (match.state.points, match.result) == ((5, 0), (1.0, 0.0))


def test_the_ascension_ends_the_activation():
    """GB-TRI-04, GB-A-41: after the first of two actions the next player is asked."""
    t = table(LAST_ACT.replace("b1 20u,20u activated", "b1 20u,20u\nb2 20u,15u"))
    match = go(t, "thunderous", "12")
    assert (asked(match).seat, asked(match).question, keys(match)) == (1, "gb-ask-activate", ["b1", "b2"])


def test_the_ascended_take_no_further_part():
    """GB-TRI-05, GB-A-41: nobody sees them, hits them or brings them back."""
    t = table("""
        activation
        active a1
        a1 5u,5u thunderous despoiling
        a2 6u,5u ascended
        b1 5u,6u ascended
        b2 20u,20u
    """)
    match = go(t)
    assert refused(match, "engage:b1").id == "gb-not-there"
    assert refused(match, "despoiling:a2").id == "gb-no-casualty"
    assert allowed(match, "move:6u,5u")
    assert events(go(t, "thunderous", "5"), "gb-hurt") == []


def test_a_ready_token_does_not_ascend():
    """GB-A-41: treasure does, a ready token is gone."""
    match = go(table(LAST_ACT.replace("treasure", "treasure ready"), ready=True), "thunderous", "12")
    assert model(match, "a1").tokens == ("treasure",)


def test_ascension_costs_nothing_in_solo_play():
    """GB-A-41, GB-SOL-01: it is no casualty, so there are no 5VP to lose."""
    t = table("activation\nactive a1\na1 D12 5u,5u thunderous\na2 9u,5u\na3 9u,9u", players=1)
    match = go(t, "thunderous", "12")
    assert (model(match, "a1").where, match.state.points) == ("ascended", (0,))


def test_somebody_else_rolls_for_an_ascended_leader():
    """GB-A-41, GB-INI-01: the player chooses among those who are left."""
    match = go(table("initiative round 2\na1 ascended\na2 5u,5u\na4 9u,5u\nb1 20u,20u"))
    assert (asked(match).seat, asked(match).question, keys(match)) == (0, "gb-ask-leader", ["a2", "a4"])
    match = go(match.settled, "a4", "6 3")
    assert [event.args["model"] for event in events(match, "gb-initiative-roll")] == ["a4", "b1"]
    assert state(match).initiative == 0


# Records of these rules, once they are older ones


@pytest.mark.parametrize("players", [2, 3])
def test_all_dice_of_a_record_are_of_kinds_that_are_known(players: int):
    """GB-DIE-02, GB-A-67: with rerolls left out, and the draw of seniority; so they can be held without the rules."""
    setup = Setup(tuple(STARTERS.values())[:players], seniority="random", rounds=3, wild="policy")
    match = Match(GAME, GAME.new(setup), Seeded.of(players), listen=True)
    random = Random(players)
    while match.request is not None and match.state.round < 2:
        ask = random.choice(match.asks)
        match.answer(key_of(random.choice(ask.look())), ask.seat)
    held = verify(read_record(write_record(match)), replace(GAME, rules="99"))
    assert [message.id for message in held] == ["unverified-rules", "verified-commitment", "verified-order"]
