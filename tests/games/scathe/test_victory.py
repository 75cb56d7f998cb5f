"""SC-END: heroes die, and a side without living heroes has lost."""

import pytest

from tests.games.scathe.table import battle, hero, rows, table
from tests.kit import told
from theomachy.kernel import Reason, Refused

# Death


@pytest.mark.parametrize(("use", "left"), [("3", "dead"), ("2", "1"), ("5", "dead")])
def test_a_hero_without_health_is_dead(use, left):
    """SC-END-01, SC-A-01, SC-D-14: at health 3, damage 3 kills and damage 2 leaves 1; so does more than enough kill."""
    t = table("""
        battle
        red front: crossbowman 15
        blue front: knight 3, warrior 19
    """)
    match = battle(t, f"5 use:crossbowman:{use} knight")
    assert rows(match)[1] == f"blue front: knight {left}, warrior 19"


def test_death_takes_all_tokens_and_leaves_the_dice():
    """SC-END-01: the card is turned over and all its tokens go; dice on it stay until the end of the round."""
    t = table("""
        battle dice 4/3
        red front: crossbowman 15
        blue front: knight 1 taunt 2 armor 1 physical 1 magic 3 cripple 1 dice 1, warrior 19
    """)
    match = battle(t, "3 use:crossbowman:3 knight")
    assert rows(match)[1] == "blue front: knight dead fell dice 1, warrior 19"
    assert hero(match, "knight").health == 0
    assert list(map(str, match.story[0])) == [
        "sc-rolled seat=0 face=3 [SC-TRN-01]",
        "sc-uses hero=crossbowman ability=3 [SC-TRN-02]",
        "sc-hits by=crossbowman hero=knight attack=sc-ranged power=3 buff=0 taunt=0 armor=1 n=2 left=0 [SC-ATK-07]",
        "sc-slain hero=knight [SC-END-01]",
    ]


def test_the_dice_on_a_dead_hero_go_back_with_the_others():
    """SC-END-01: only the end of the round takes them."""
    t = table("""
        battle first blue active red dice 1/0
        red front: crossbowman 15 dice 1
        blue front: knight 1 dice 2, warrior 19
    """)
    match = battle(t, "1 use:crossbowman:1 knight")
    assert rows(match) == ["red front: crossbowman 15 cripple 1", "blue front: knight dead, warrior 19"]


@pytest.mark.parametrize(("use", "left"), [("3", "0"), ("4", "dead"), ("5", "dead")])
def test_death_may_be_agreed_to_come_below_nought(use, left):
    """SC-A-01: by agreement a hero dies when the damage exceeds its health, so it may stand at nought."""
    t = table(
        """
        battle
        red front: crossbowman 15
        blue front: knight 3, warrior 19
        """,
        death="below zero",
    )
    match = battle(t, f"5 use:crossbowman:{use} knight")
    assert rows(match)[1] == f"blue front: knight {left}, warrior 19"


def test_the_dead_are_out_of_reach():
    """SC-END-02: dead heroes cannot be targeted; they can only take dice by SC-TRN-04."""
    t = table("""
        battle
        red front: crossbowman 15, fighter dead
        blue front: knight dead, warrior 19
        blue back: sage 16
    """)
    match = battle(t, "3 use:crossbowman:3", then=0)
    assert set(match.request.keys()) == {"warrior", "sage"}
    with pytest.raises(Refused) as no:
        match.answer("knight")
    assert no.value.reason == Reason("sc-hero-dead", "SC-END-02", {"hero": "knight"})
    ask = battle(t, then=3).request
    assert ask.why_not("use:fighter:1") == Reason("sc-hero-dead", "SC-END-02", {"hero": "fighter"})
    assert set(filter(lambda key: "fighter" in key, ask.look())) == {"mourn:fighter"}


def test_a_dead_hero_is_not_hit_with_its_row():
    """SC-END-02, SC-ATK-06: a row attack passes over the dead."""
    t = table("""
        battle
        red back: storm-shaman 16
        blue front: knight dead, warrior 19, fighter 16
    """)
    match = battle(t, "3 use:storm-shaman:3 warrior")
    assert rows(match)[1] == "blue front: knight dead, warrior 17, fighter 14"
    assert told(match).count("sc-hits") == 2


# Victory


def test_the_last_death_ends_the_game_at_once():
    """SC-END-03, SC-D-22: the last enemy dies in part one of "attack & heal": the game is over, nobody is healed."""
    t = table("""
        battle
        red front: defender 8
        blue front: knight 3, warrior dead
    """)
    match = battle(t, "3 use:defender:3", then=0)
    assert match.request is None
    assert match.result == (1.0, 0.0)
    assert match.state.phase == "over"
    assert rows(match) == ["red front: defender 8 dice 1", "blue front: knight dead, warrior dead"]
    assert list(map(str, match.story[0])) == [
        "sc-rolled seat=0 face=3 [SC-TRN-01]",
        "sc-uses hero=defender ability=3 [SC-TRN-02]",
        "sc-hits by=defender hero=knight attack=sc-melee power=3 buff=0 taunt=0 armor=0 n=3 left=0 [SC-ATK-07]",
        "sc-slain hero=knight [SC-END-01]",
        "sc-won seat=0 [SC-END-03]",
    ]


def test_nothing_follows_a_victory():
    """SC-END-03: the rest of the ability is dropped, and the turn with it: no fatigue, no next turn, no next round."""
    t = table("""
        battle first red active blue dice 0/1
        red front: knight 3
        blue front: fighter 16 cripple 1 dice 1
    """)
    match = battle(t, "5 use:fighter:3", then=0)
    assert match.result == (0.0, 1.0)
    assert rows(match) == ["red front: knight dead", "blue front: fighter 16 cripple 1 dice 2"]
    assert (match.state.round, match.state.active, match.state.dice) == (1, 1, [0, 0])
    assert str(match.story[0][-1]) == "sc-won seat=1 [SC-END-03]"
    with pytest.raises(Refused) as no:
        match.answer("discard")
    assert no.value.reason.id == "match-over"


def test_a_side_with_one_living_hero_has_not_lost():
    """SC-END-03: all heroes of one side must be dead."""
    t = table("""
        battle
        red front: defender 8
        blue front: knight 3
        blue back: sage 1
    """)
    match = battle(t, "3 use:defender:3")
    assert match.result is None
    assert match.request.seat == 1
    assert hero(match, "defender").health == 10


def test_a_row_attack_may_end_the_game():
    """SC-END-03: all heroes of a row die one by one, and the last death wins."""
    t = table("""
        battle
        red back: storm-shaman 16
        blue front: knight 2, warrior 1
    """)
    match = battle(t, "3 use:storm-shaman:3 knight", then=0)
    assert match.result == (1.0, 0.0)
    assert told(match)[2:] == ["sc-hits", "sc-slain", "sc-hits", "sc-slain", "sc-won"]


# The round limit


@pytest.mark.parametrize(
    ("red", "blue", "result", "told"),
    [
        ("fighter 9, ranger 3", "knight 11", (1.0, 0.0), "sc-won seat=0 [SC-A-23]"),
        ("fighter 9, ranger 3", "knight 13", (0.0, 1.0), "sc-won seat=1 [SC-A-23]"),
        ("fighter 9, ranger 3", "knight 12, sage dead", (0.5, 0.5), "sc-drawn [SC-A-23]"),
    ],
)
def test_after_the_last_round_the_healthier_side_wins(red, blue, result, told):
    """SC-A-23: after round 60 the side with the higher total health wins; equal is a draw."""
    t = table(f"battle round 60 first red active blue dice 0/1\nred front: {red}\nblue front: {blue}")
    match = battle(t, "1 discard", then=0)
    assert match.result == result
    assert match.state.round == 60
    assert str(match.story[0][-1]) == told


@pytest.mark.parametrize(("limit", "over"), [(3, True), (4, False), (2, False), (0, False)])
def test_the_round_limit_may_be_agreed(limit, over):
    """SC-A-23: the limit is a table option; 0 is no limit."""
    t = table(
        """
        battle round 3 active blue dice 0/1
        red front: fighter 9
        blue front: knight 12
        """,
        round_limit=limit,
    )
    match = battle(t, "1 discard", then=0 if over else 3)
    assert (match.result is not None) == over
