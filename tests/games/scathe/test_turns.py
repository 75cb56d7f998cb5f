"""SC-RND and SC-TRN: rounds of eight turns, and the four things a die can be used for."""

from typing import Any

import pytest

from tests.games.scathe.table import battle, hero, table
from tests.kit import told
from theomachy.games.scathe.setup import Setup
from theomachy.games.scathe.state import Scathe
from theomachy.kernel import Match, Refused

RED, BLUE = 0, 1

DUEL = """
    battle
    red front: fighter 16
    red back: priest 13
    blue front: knight 20
    blue back: sage 16
"""

MOURNING = """
    battle
    red front: knight 20, fighter dead
    blue front: warrior 19
"""

LAST_DIE = """
    battle round {round} first red active blue dice 0/1
    red front: knight {red}
    red back: priest dead
    blue front: warrior {blue}
    blue back: sage 5
"""


def keys(match: Match[Scathe], hero: str = "") -> set[str]:
    """What the player may do with the die; with one hero, if one is named. Nothing that is offered has a why not."""
    assert match.request is not None
    offered = match.request.keys()
    assert [match.request.why_not(key) for key in offered] == [None] * len(offered)
    return {key for key in offered if f":{hero}" in key} if hero else {*offered}


def why_not(match: Match[Scathe], key: str) -> str:
    """Why an action is refused: told beforehand and told when it is tried, in the same words."""
    with pytest.raises(Refused) as no:
        match.answer(key)
    assert match.request is not None
    assert match.request.why_not(key) == no.value.reason
    return str(no.value.reason)


# Rounds


@pytest.mark.parametrize(("first", "turns"), [("red", "RBRBRBRBRB"), ("blue", "BRBRBRBRBR")])
def test_players_alternate_and_the_first_player_opens_every_round(first: str, turns: str):
    """SC-D-23, SC-RND-01, SC-RND-02: eight turns in turn, then the first player of the game again."""
    t = table(DUEL.replace("battle", f"battle first {first}"))
    actors = [battle(t, *["3 discard"] * done).request.seat for done in range(10)]
    assert actors == ["RB".index(turn) for turn in turns]


def test_a_turn_spends_exactly_one_die():
    """SC-RND-01, SC-RND-02: a die is spent each turn; after eight all dice are back and the next round begins."""
    states = [battle(table(DUEL), *["3 discard"] * done).state for done in range(9)]
    assert [state.round for state in states] == [1] * 8 + [2]
    assert [state.dice[RED] for state in states] == [3, 3, 2, 2, 1, 1, 0, 0, 3]  # the die of the turn is rolled
    assert [state.dice[BLUE] for state in states] == [4, 3, 3, 2, 2, 1, 1, 0, 4]


@pytest.mark.parametrize("first", ["red", "blue"])
def test_the_round_ends_when_the_next_player_has_no_die_left(first: str):
    """SC-RND-03: that is after the second player's fourth die, not after the first player's; then dice return."""
    second = "blue" if first == "red" else "red"
    last_two = table(DUEL.replace("battle", f"battle first {first} active {first} dice 1/1"))
    match = battle(last_two, "3 discard")
    assert (match.state.round, match.state.dice) == (1, [0, 0])
    assert match.request.seat == ["red", "blue"].index(second)
    match = battle(last_two, "3 discard", "3 discard")
    assert (match.state.round, sorted(match.state.dice)) == (2, [3, 4])
    assert match.request.seat == ["red", "blue"].index(first)


def test_dice_and_their_marks_go_with_the_round_and_all_else_stays():
    """SC-RND-04: used and fatigued heroes are fresh again; tokens, inspire and health are as they were."""
    t = table("""
        battle first red active blue dice 0/1 inspire 2/1
        red front: fighter 9 armor 1 taunt 2 physical 3 cripple 4 dice 2, knight dead fell dice 1
        red back: priest 5 magic 2 dice 1
        blue front: warrior 7 cripple 1 dice 2
        blue back: sage 16
    """)
    match = battle(t, "3 discard")
    after = table("""
        battle round 2 first red active red dice 3/4 inspire 2/1
        red front: fighter 9 armor 1 taunt 2 physical 3 cripple 4, knight dead
        red back: priest 5 magic 2
        blue front: warrior 7 cripple 1
        blue back: sage 16
    """)
    assert match.state.parties == after.parties
    assert (match.state.dice, match.state.inspire) == (after.dice, after.inspire)
    assert told(match)[:3] == ["sc-rolled", "sc-discards", "sc-round-over"]
    assert keys(match, "fighter") == {"use:fighter:0", "use:fighter:1"}  # no longer fatigued, still crippled


# A turn


def test_a_turn_is_a_roll_a_choice_and_its_resolution():
    """SC-TRN-01: one unspent die is rolled, put to one of its uses and resolved; then the turn passes."""
    match = battle(table(DUEL), "2 use:fighter:2", then=5)
    assert told(match) == ["sc-rolled", "sc-uses", "sc-hits", "sc-rolled"]
    assert (match.request.seat, match.request.question, match.request.clause) == (BLUE, "sc-ask-action", "SC-TRN-01")
    assert match.state.dice == [3, 3]


@pytest.mark.parametrize("key", ["", "pass", "use", "use:fighter", "use:fighter:x", "use:fighter:1:2", "mourn", "fly"])
def test_there_is_nothing_else_to_do_with_a_die(key: str):
    """SC-TRN-01: use, fatigue, honour the dead or discard; nothing else, and a refusal changes nothing."""
    match = battle(table(DUEL))
    before = match.state.digest()
    assert why_not(match, key) == f"sc-no-such-action key={key} [SC-TRN-01]"
    assert match.state.digest() == before
    assert match.request.seat == RED


def test_a_roll_of_three_opens_the_first_three_abilities():
    """SC-T-01, SC-TRN-02: on an unused hero abilities 1, 2 and 3 may be used."""
    match = battle(table(DUEL), then=3)
    assert keys(match, "fighter") == {"use:fighter:1", "use:fighter:2", "use:fighter:3"}
    assert why_not(match, "use:fighter:4") == "sc-level-too-low hero=fighter ability=4 level=3 [SC-USE-01]"


def test_every_living_hero_may_be_used():
    """SC-TRN-02 to SC-TRN-05: all uses of a die, hero by hero."""
    t = table("""
        battle
        red front: knight 20, fighter dead
        red back: priest 13 dice 1
        blue front: warrior 19
    """)
    match = battle(t, then=2)
    assert keys(match) == {"use:knight:1", "use:knight:2", "use:priest:1", "use:priest:2", "mourn:fighter", "discard"}


def test_a_used_hero_keeps_the_die():
    """SC-TRN-02: the ability is resolved, the die stays on the hero, and nobody is crippled by it."""
    match = battle(table(DUEL), "2 use:fighter:2")
    assert hero(match, "knight").health == 18
    assert (hero(match, "fighter").dice, hero(match, "fighter").cripple) == (1, 0)
    assert hero(match, "priest").dice == 0


@pytest.mark.parametrize(
    ("key", "reason"),
    [
        ("use:warrior:1", "sc-not-your-hero hero=warrior [SC-TRN-02]"),
        ("use:dragonfly:1", "sc-not-your-hero hero=dragonfly [SC-TRN-02]"),
        ("mourn:warrior", "sc-not-your-hero hero=warrior [SC-TRN-02]"),
        ("use:fighter:1", "sc-hero-dead hero=fighter [SC-END-02]"),
        ("mourn:knight", "sc-hero-alive hero=knight [SC-TRN-04]"),
    ],
)
def test_whom_a_die_may_not_be_put_on(key: str, reason: str):
    """SC-TRN-02, SC-TRN-04: only on heroes of one's own; the living are used, the dead are mourned."""
    assert why_not(battle(table(MOURNING)), key) == reason


# Fatigue


@pytest.mark.parametrize("ability", [1, 2, 4, 5])
def test_fatigue_cripples_by_the_number_of_the_ability(ability: int):
    """SC-TRN-03: a second die uses a second ability; then the hero gets as many cripple tokens as its number."""
    match = battle(table(DUEL.replace("fighter 16", "fighter 16 dice 1")), f"5 use:fighter:{ability}")
    assert (hero(match, "fighter").dice, hero(match, "fighter").cripple) == (2, ability)
    assert hero(match, "knight").health < 20
    assert "sc-fatigues" in told(match)


def test_fatigue_and_inspire_are_priced_beforehand():
    """SC-TRN-03, SC-USE-02: the player is told what a use would cost."""
    t = table("""
        battle inspire 2/0
        red front: fighter 16 dice 1, knight 20
        blue front: warrior 19
    """)
    ask = battle(t, then=3).request
    assert ask.choice.cost(ask.option("use:fighter:2")) == {"sc-fatigue": 2}
    assert ask.choice.cost(ask.option("use:fighter:5")) == {"sc-inspire": 2, "sc-fatigue": 5}
    assert ask.choice.cost(ask.option("use:knight:4")) == {"sc-inspire": 1}
    assert ask.choice.cost(ask.option("use:knight:3")) == ask.choice.cost(ask.option("discard")) == {}


@pytest.mark.parametrize(
    ("rulings", "tokens"),
    [
        ({}, 2),
        ({"fatigue_by": "level"}, 5),
        ({"fatigue_by": "roll"}, 5),
        ({"cripple_removed": "after fatigue"}, 0),
    ],
)
def test_the_price_of_fatigue_is_what_it_comes_to(rulings: dict[str, str], tokens: int):
    """SC-TRN-03, SC-A-06, SC-A-07: what the player is told beforehand is what the hero gets, under every ruling."""
    t = table(DUEL.replace("fighter 16", "fighter 16 dice 1"), **rulings)
    ask = battle(t, then=5).request
    assert hero(battle(t, "5 use:fighter:2"), "fighter").cripple == tokens
    assert ask.choice.cost(ask.option("use:fighter:2")).get("sc-fatigue", 0) == tokens


def test_a_hero_takes_no_third_die():
    """SC-T-07, SC-TRN-03: used once and fatigued once, a hero is done until the round ends."""
    turns = ["3 use:fighter:1", "3 discard", "3 use:fighter:1", "3 discard"]
    match = battle(table(DUEL), *turns, then=6)
    assert keys(match, "fighter") == set()
    assert why_not(match, "use:fighter:1") == "sc-hero-fatigued hero=fighter [SC-TRN-03]"
    next_round = battle(table(DUEL), *turns, *["3 discard"] * 4, then=6)
    assert "use:fighter:5" in keys(next_round, "fighter")


def test_one_living_hero_takes_two_of_four_dice():
    """SC-D-25, SC-TRN-03: the others go to the dead or are discarded."""
    one_alive = table(MOURNING)
    turns = ["1 use:knight:1", "1 discard", "2 use:knight:1", "1 discard"]
    match = battle(one_alive, *turns, then=6)
    assert keys(match) == {"mourn:fighter", "discard"}
    match = battle(one_alive, *turns, "6 mourn:fighter", "1 discard", then=6)
    assert keys(match) == {"mourn:fighter", "discard"}
    match = battle(one_alive, *turns, "6 mourn:fighter", "1 discard", "6 discard")
    assert (hero(match, "knight").dice, hero(match, "fighter").dice, match.state.dice[RED]) == (2, 1, 0)


# The dead, and discarding


@pytest.mark.parametrize("face", range(1, 7))
def test_a_die_on_a_dead_hero_gives_one_inspire(face: int):
    """SC-D-20, SC-TRN-04: one inspire token whatever the die shows, and nothing else happens."""
    t = table(MOURNING)
    match = battle(t, f"{face} mourn:fighter")
    assert match.state.inspire == [1, 0]
    assert told(match) == ["sc-rolled", "sc-mourns", "sc-inspired", "sc-rolled"]
    assert [event.clause for event in match.story[0]] == ["SC-TRN-01", "SC-TRN-04", "SC-TRN-04"]
    assert (hero(match, "fighter").alive, hero(match, "fighter").dice) == (False, 1)
    assert hero(match, "knight") == t.hero("knight")
    assert match.state.parties[BLUE] == t.parties[BLUE]


def test_a_die_on_a_dead_hero_inspires_its_own_player():
    """SC-TRN-04: the pool of whoever put the die there grows, blue's as well as red's."""
    t = table("""
        battle active blue inspire 1/2
        red front: knight 20
        blue front: warrior 19, sage dead
    """)
    match = battle(t, "1 mourn:sage")
    assert match.state.inspire == [1, 3]


@pytest.mark.parametrize("face", [1, 6])
def test_discarding_changes_nothing(face: int):
    """SC-TRN-05: the die is put aside; no hero and no pool is touched."""
    t = table(DUEL.replace("battle", "battle inspire 1/1"))
    match = battle(t, f"{face} discard")
    assert told(match) == ["sc-rolled", "sc-discards", "sc-rolled"]
    assert match.state.parties == t.parties
    assert (match.state.inspire, match.state.dice) == ([1, 1], [3, 3])


def test_a_dead_hero_takes_any_number_of_dice():
    """SC-A-15: nothing limits the dice on a dead hero."""
    match = battle(table(MOURNING), *["3 mourn:fighter", "3 discard"] * 3)
    assert (hero(match, "fighter").dice, match.state.inspire[RED]) == (3, 3)
    assert keys(match, "fighter") == {"mourn:fighter"}


def test_a_dead_hero_may_be_limited_to_one_die():
    """SC-A-15, `one_per_dead_hero` on: a second die has to wait for the next round."""
    t = table(MOURNING, one_per_dead_hero=True)
    match = battle(t, "3 mourn:fighter", "3 discard")
    assert keys(match, "fighter") == set()
    assert why_not(match, "mourn:fighter") == "sc-dead-hero-has-die hero=fighter [SC-A-15]"
    match = battle(t, "3 mourn:fighter", *["3 discard"] * 7)
    assert keys(match, "fighter") == {"mourn:fighter"}


def fall_with_a_die(*more: str, **rulings: Any) -> Match[Scathe]:
    """Red's fighter is used, then slain by blue; it is red's turn, or more turns are played."""
    t = table(
        """
        battle
        red front: fighter 2, knight 20
        blue front: warrior 19
        """,
        **rulings,
    )
    return battle(t, "1 use:fighter:1", "1 use:warrior:1 fighter", *more)


def test_a_hero_that_dies_with_a_die_may_take_more():
    """SC-A-16, SC-END-01: its die stays until the round ends, and another may be put there for inspire."""
    match = fall_with_a_die()
    assert (hero(match, "fighter").alive, hero(match, "fighter").dice) == (False, 1)
    assert keys(match, "fighter") == {"mourn:fighter"}
    match = fall_with_a_die("3 mourn:fighter")
    assert (hero(match, "fighter").dice, match.state.inspire[RED]) == (2, 1)
    assert hero(fall_with_a_die(*["3 discard"] * 6), "fighter").dice == 0


def test_a_hero_that_dies_with_a_die_may_be_left_alone():
    """SC-A-16, `fallen_take_dice` off: no die is put on it in the round of its death; in the next it is."""
    match = fall_with_a_die(fallen_take_dice=False)
    assert keys(match, "fighter") == set()
    assert why_not(match, "mourn:fighter") == "sc-fell-with-die hero=fighter [SC-A-16]"
    match = fall_with_a_die(*["3 discard"] * 6, "3 mourn:fighter", "3 discard", fallen_take_dice=False)
    assert keys(match, "fighter") == {"mourn:fighter"}


def test_a_hero_that_dies_without_a_die_takes_as_many_as_ever():
    """SC-A-16, SC-A-15: `fallen_take_dice` off is about heroes that held a die when they died, and no others."""
    t = table(
        """
        battle active blue
        red front: fighter 2, knight 20
        blue front: warrior 19
        """,
        fallen_take_dice=False,
    )
    match = battle(t, "1 use:warrior:1 fighter", "3 mourn:fighter", "3 discard")
    assert keys(match, "fighter") == {"mourn:fighter"}


def test_a_die_that_a_hero_died_with_is_its_one_die():
    """SC-A-15, `one_per_dead_hero` on: a hero that died with a die on it holds its one die already."""
    match = fall_with_a_die(one_per_dead_hero=True)
    assert why_not(match, "mourn:fighter") == "sc-dead-hero-has-die hero=fighter [SC-A-15]"


# The last round


@pytest.mark.parametrize(
    ("red", "blue", "result", "end"),
    [(13, 7, (1.0, 0.0), "sc-won"), (12, 8, (0.0, 1.0), "sc-won"), (12, 7, (0.5, 0.5), "sc-drawn")],
)
def test_after_round_60_the_healthier_side_wins(red: int, blue: int, result: tuple[float, float], end: str):
    """SC-A-23: all living heroes' health counts (blue's sage has 5); equal health is a draw."""
    match = battle(table(LAST_DIE.format(round=60, red=red, blue=blue)), "3 discard", then=0)
    assert match.request is None
    assert match.result == result
    *_, last = (event for step in match.story for event in step)
    assert (last.id, last.clause) == (end, "SC-A-23")


@pytest.mark.parametrize(
    ("limit", "round", "over"),
    [(60, 59, False), (60, 60, True), (2, 1, False), (2, 2, True), (1, 1, True), (0, 60, False), (0, 999, False)],
)
def test_how_many_rounds_there_are(limit: int, round: int, over: bool):
    """SC-A-23, `round_limit`: so many rounds are played, all of them to the last die; 0 is no limit."""
    t = table(LAST_DIE.format(round=round, red=13, blue=7), round_limit=limit)
    match = battle(t, "3 discard", then=0 if over else 3)
    assert (match.request is None) == over
    assert match.state.round == (round if over else round + 1)


def test_the_usual_limit_is_60_rounds():
    """SC-A-23: unless the table agrees on another."""
    assert Setup().rulings.round_limit == 60


def test_the_last_round_is_played_to_its_end():
    """SC-A-23: the limit ends the game after round 60, not before its last die."""
    t = table(LAST_DIE.format(round=60, red=13, blue=7).replace("active blue dice 0/1", "active red dice 1/1"))
    match = battle(t, "3 discard")
    assert match.request.seat == BLUE
