"""SC-USE: a die wakes an ability up to its effective level; then cripple goes and fatigue comes."""

import pytest

from tests.games.scathe.table import battle, hero, rows, table
from theomachy.games.scathe.actions import Use
from theomachy.kernel import Reason, Refused

# The level


def test_a_die_wakes_any_ability_up_to_its_level():
    """SC-USE-01: any ability with a number up to the effective level may be used, not only the highest."""
    t = table("""
        battle
        red front: fighter 16
        blue front: knight 20
    """)
    match = battle(t, then=3)
    ask = match.request
    assert set(ask.keys()) == {"use:fighter:1", "use:fighter:2", "use:fighter:3", "discard"}
    assert (ask.seat, ask.question, ask.by, ask.clause) == (0, "sc-ask-action", "", "SC-TRN-01")
    with pytest.raises(Refused) as no:
        match.answer("use:fighter:4")
    assert no.value.reason == Reason("sc-level-too-low", "SC-USE-01", {"hero": "fighter", "ability": 4, "level": 3})
    assert hero(battle(t, "3 use:fighter:1"), "knight").health == 19


def test_there_is_no_seventh_ability():
    """SC-USE-01: an ability has a number up to six, however high the level."""
    t = table("""
        battle inspire 5/0
        red front: fighter 16
        blue front: knight 20
    """)
    ask = battle(t, then=6).request
    assert set(ask.keys()) == {*[f"use:fighter:{n}" for n in range(1, 7)], "discard"}
    assert ask.why_not("use:fighter:7") == Reason("sc-no-such-ability", "SC-USE-01", {"hero": "fighter", "ability": 7})


def test_cripple_lowers_the_level_and_inspire_raises_it():
    """SC-USE-01, SC-USE-02: effective level = roll + inspire spent - cripple on the hero, for each hero apart."""
    t = table("""
        battle inspire 1/5
        red front: fighter 16 cripple 3, warrior 19
        blue front: knight 20
    """)
    ask = battle(t, then=4).request
    assert set(ask.keys()) == {
        *["use:fighter:1", "use:fighter:2"],
        *[f"use:warrior:{n}" for n in range(1, 6)],
        "discard",
    }
    assert ask.why_not("use:fighter:3").args == {"hero": "fighter", "ability": 3, "level": 2}
    assert ask.choice.cost(Use("fighter", 1)) == {}
    assert ask.choice.cost(Use("fighter", 2)) == {"sc-inspire": 1}
    assert ask.choice.cost(Use("warrior", 4)) == {}
    assert ask.choice.cost(Use("warrior", 5)) == {"sc-inspire": 1}


def test_a_level_is_told_as_nought_when_cripple_takes_more_than_all():
    """SC-USE-01, SC-USE-03: no level is below nought when a refusal names it."""
    t = table("""
        battle
        red front: fighter 16 cripple 5
        blue front: knight 20
    """)
    why = battle(t, then=2).request.why_not("use:fighter:1")
    assert why == Reason("sc-level-too-low", "SC-USE-01", {"hero": "fighter", "ability": 1, "level": 0})


def test_inspire_is_spent_after_the_roll_and_discarded():
    """SC-USE-02: each inspire token spent adds one to the roll just seen, any number of them, and is gone."""
    t = table("""
        battle inspire 4/2
        red front: fighter 16
        blue front: knight 20
    """)
    match = battle(t, "3 use:fighter:6", then=3)
    assert match.state.inspire == [1, 2]
    assert rows(match) == ["red front: fighter 16 physical 1 dice 1", "blue front: knight 13"]
    assert list(map(str, match.story[0])) == [
        "sc-rolled seat=0 face=3 [SC-TRN-01]",
        "sc-spends-inspire seat=0 n=3 [SC-USE-02]",
        "sc-uses hero=fighter ability=6 [SC-TRN-02]",
        "sc-hits by=fighter hero=knight attack=sc-melee power=7 buff=0 taunt=0 armor=0 n=7 left=13 [SC-ATK-07]",
        "sc-gets-physical hero=fighter n=1 [SC-EFF-05]",
    ]


def test_inspire_is_the_own_pool_of_the_seat():
    """SC-USE-02: blue spends blue's tokens."""
    t = table("""
        battle active blue inspire 3/2
        red front: knight 20
        blue front: fighter 16
    """)
    match = battle(t, "1 use:fighter:3")
    assert match.state.inspire == [3, 0]
    assert str(match.story[0][1]) == "sc-spends-inspire seat=1 n=2 [SC-USE-02]"


def test_no_inspire_is_spent_where_the_roll_is_enough():
    """SC-USE-02: an ability within the roll costs nothing."""
    t = table("""
        battle inspire 2/0
        red front: fighter 16
        blue front: knight 20
    """)
    match = battle(t, "3 use:fighter:3")
    assert match.state.inspire == [2, 0]
    assert not any(event.id == "sc-spends-inspire" for event in match.story[0])


def test_roll_four_cripple_two_and_one_inspire_make_level_three():
    """SC-USE-01, SC-USE-04, SC-D-15: up to ability 3 may be used; then no cripple is left and one inspire less."""
    t = table("""
        battle inspire 1/0
        red front: fighter 16 cripple 2
        blue front: knight 20
    """)
    assert set(battle(t, then=4).request.keys()) == {"use:fighter:1", "use:fighter:2", "use:fighter:3", "discard"}
    match = battle(t, "4 use:fighter:3")
    assert rows(match) == ["red front: fighter 16 armor 1 dice 1", "blue front: knight 17"]
    assert match.state.inspire == [0, 0]


def test_below_level_one_the_die_is_placed_and_wakes_nothing():
    """SC-USE-03, SC-A-25, SC-D-16: no ability is activated, but the die counts and the cripple tokens go."""
    t = table("""
        battle
        red front: fighter 16 cripple 3
        blue front: knight 20
    """)
    assert set(battle(t, then=1).request.keys()) == {"use:fighter:0", "discard"}
    match = battle(t, "1 use:fighter:0")
    assert rows(match) == ["red front: fighter 16 dice 1", "blue front: knight 20"]
    assert match.state.dice == [3, 3]
    assert list(map(str, match.story[0])) == [
        "sc-rolled seat=0 face=1 [SC-TRN-01]",
        "sc-wakes-nothing hero=fighter ability=0 [SC-TRN-02]",
        "sc-loses-cripple hero=fighter n=3 [SC-USE-04]",
    ]


@pytest.mark.parametrize(("roll", "stays"), [(2, True), (3, True), (4, False)])
def test_cripple_may_be_agreed_to_stay_when_nothing_is_activated(roll, stays):
    """SC-A-25: under the other reading the cripple tokens stay if, and only if, the level was below one."""
    t = table(
        """
        battle
        red front: fighter 16 cripple 3
        blue front: knight 20
        """,
        cripple_stays=True,
    )
    match = battle(t, f"{roll} use:fighter:{0 if stays else 1}")
    assert hero(match, "fighter").cripple == (3 if stays else 0)


def test_cripple_stays_only_below_level_one_even_if_nothing_was_used():
    """SC-A-25, SC-A-17: who declines an ability at level one or more loses the cripple tokens all the same."""
    t = table(
        """
        battle
        red front: fighter 16 cripple 3
        blue front: knight 20
        """,
        cripple_stays=True,
        may_decline=True,
    )
    assert hero(battle(t, "4 use:fighter:0"), "fighter").cripple == 0


def test_inspire_may_lift_a_crippled_hero_to_level_one():
    """SC-USE-03, SC-A-14: inspire may offset cripple, but need not."""
    t = table("""
        battle inspire 3/0
        red front: fighter 16 cripple 3
        blue front: knight 20
    """)
    ask = battle(t, then=1).request
    assert set(ask.keys()) == {"use:fighter:0", "use:fighter:1", "discard"}
    assert ask.choice.cost(Use("fighter", 1)) == {"sc-inspire": 3}
    assert ask.choice.cost(Use("fighter", 0)) == {}
    assert battle(t, "1 use:fighter:1").state.inspire == [0, 0]
    assert battle(t, "1 use:fighter:0").state.inspire == [3, 0]


# After the ability


def test_all_cripple_tokens_go_after_the_ability():
    """SC-USE-04: after the ability all cripple tokens on the hero are removed; other heroes keep theirs."""
    t = table("""
        battle
        red front: fighter 16 cripple 2, warrior 19 cripple 1
        blue front: knight 20
    """)
    match = battle(t, "5 use:fighter:1")
    assert rows(match)[0] == "red front: fighter 16 dice 1, warrior 19 cripple 1"
    assert list(map(str, match.story[0])) == [
        "sc-rolled seat=0 face=5 [SC-TRN-01]",
        "sc-uses hero=fighter ability=1 [SC-TRN-02]",
        "sc-hits by=fighter hero=knight attack=sc-melee power=1 buff=0 taunt=0 armor=0 n=1 left=19 [SC-ATK-07]",
        "sc-loses-cripple hero=fighter n=2 [SC-USE-04]",
    ]


def test_a_die_used_elsewhere_leaves_cripple_alone():
    """SC-USE-04: cripple lasts until a die is placed on the hero itself."""
    t = table("""
        battle
        red front: fighter 16 cripple 2, warrior 19
        blue front: knight 20
    """)
    assert hero(battle(t, "5 use:warrior:1"), "fighter").cripple == 2
    assert hero(battle(t, "5 discard"), "fighter").cripple == 2


def test_fatigue_costs_as_much_as_the_ability_used():
    """SC-USE-04, SC-A-07, SC-D-17: roll 5, ability 4 used: four cripple; next round a roll of 6 gives level 2."""
    t = table("""
        battle dice 1/1
        red front: fighter 16 dice 1
        blue front: knight 20
    """)
    assert battle(t, then=5).request.choice.cost(Use("fighter", 4)) == {"sc-fatigue": 4}
    match = battle(t, "5 use:fighter:4", "1 discard", then=6)
    assert hero(match, "fighter").cripple == 4
    assert set(match.request.keys()) == {"use:fighter:1", "use:fighter:2", "discard"}


def test_cripple_goes_before_fatigue_comes():
    """SC-USE-04, SC-A-06, SC-D-18: cripple 2, roll 5, ability 3: the two are removed, then three added."""
    t = table("""
        battle dice 3/3
        red front: fighter 16 cripple 2 dice 1
        blue front: knight 20
    """)
    match = battle(t, "5 use:fighter:3")
    assert rows(match) == ["red front: fighter 16 armor 1 cripple 3 dice 2", "blue front: knight 17"]
    assert list(map(str, match.story[0])) == [
        "sc-rolled seat=0 face=5 [SC-TRN-01]",
        "sc-fatigues hero=fighter ability=3 [SC-TRN-03]",
        "sc-hits by=fighter hero=knight attack=sc-melee power=3 buff=0 taunt=0 armor=0 n=3 left=17 [SC-ATK-07]",
        "sc-gets-armor hero=fighter n=1 [SC-EFF-04]",
        "sc-loses-cripple hero=fighter n=2 [SC-USE-04]",
        "sc-gets-cripple hero=fighter n=3 [SC-TRN-03]",
    ]


def test_the_other_order_cancels_fatigue():
    """SC-A-06: if cripple is agreed to go after fatigue came, a fatigued hero keeps none."""
    t = table(
        """
        battle dice 3/3
        red front: fighter 16 cripple 2 dice 1
        blue front: knight 20
        """,
        cripple_removed="after fatigue",
    )
    assert hero(battle(t, "5 use:fighter:3"), "fighter").cripple == 0


def test_fatigue_below_level_one_adds_no_cripple():
    """SC-USE-03, SC-D-19: a fatigue use at level 0 removes the old cripple and adds none."""
    t = table("""
        battle dice 3/3
        red front: fighter 16 cripple 2 dice 1
        blue front: knight 20
    """)
    match = battle(t, "2 use:fighter:0")
    assert rows(match)[0] == "red front: fighter 16 dice 2"
    assert [str(event) for event in match.story[0][1:]] == [
        "sc-wakes-nothing hero=fighter ability=0 [SC-TRN-03]",
        "sc-loses-cripple hero=fighter n=2 [SC-USE-04]",
    ]


def test_a_first_use_does_not_fatigue():
    """SC-USE-04: fatigue tokens come only with the second die."""
    t = table("""
        battle
        red front: fighter 16
        blue front: knight 20
    """)
    assert hero(battle(t, "5 use:fighter:3"), "fighter").cripple == 0


@pytest.mark.parametrize(("by", "cripple"), [("ability", 3), ("level", 5), ("roll", 4)])
def test_what_fatigue_counts(by, cripple):
    """SC-A-07: fatigue counts the ability's number; by agreement the effective level or the roll."""
    t = table(
        """
        battle dice 3/3 inspire 2/0
        red front: fighter 16 cripple 1 dice 1
        blue front: knight 20
        """,
        fatigue_by=by,
        overspend=True,
    )
    assert hero(battle(t, "4 use:fighter:3+2"), "fighter").cripple == cripple


def test_fatigue_by_level_counts_the_inspire_that_was_needed():
    """SC-A-07: the effective level is roll + inspire - cripple."""
    t = table(
        """
        battle dice 3/3 inspire 4/0
        red front: fighter 16 cripple 1 dice 1
        blue front: knight 20
        """,
        fatigue_by="level",
    )
    assert hero(battle(t, "2 use:fighter:4"), "fighter").cripple == 4


# Parts


def test_parts_come_in_order_and_targets_when_they_are_reached():
    """SC-USE-05, SC-T-04: the Priest's ability 3 first strikes the Battlemage, then heals the High Mage."""
    t = table("""
        battle dice 4/3 active blue
        red front: battlemage 16, earth-golem 18
        red back: hunter 16
        blue back: priest 13, high-mage 12
    """)
    match = battle(t, "3 use:priest:3", then=0)
    ask = match.request
    assert (ask.seat, ask.question, ask.by, ask.clause) == (1, "sc-ask-target", "priest", "SC-ATK-01")
    assert set(ask.keys()) == {"battlemage", "earth-golem"}

    match = battle(t, "3 use:priest:3 battlemage", then=0)
    ask = match.request
    assert hero(match, "battlemage").health == 14
    assert (ask.seat, ask.question, ask.by, ask.clause) == (1, "sc-ask-ally", "priest", "SC-A-11")
    assert set(ask.keys()) == {"priest", "high-mage"}

    match = battle(t, "3 use:priest:3 battlemage high-mage")
    assert rows(match) == [
        "red front: battlemage 14, earth-golem 18",
        "red back: hunter 16",
        "blue back: priest 13 dice 1, high-mage 14",
    ]
    assert list(map(str, match.story[0])) == [
        "sc-rolled seat=1 face=3 [SC-TRN-01]",
        "sc-uses hero=priest ability=3 [SC-TRN-02]",
        "sc-hits by=priest hero=battlemage attack=sc-spell power=2 buff=0 taunt=0 armor=0 n=2 left=14 [SC-ATK-07]",
        "sc-healed hero=high-mage n=2 [SC-EFF-02]",
    ]


def test_each_part_chooses_its_own_target():
    """SC-USE-05: "melee 4 & magic 4" may strike two heroes."""
    t = table("""
        battle
        red front: spellsword 16
        blue front: knight 20, warrior 19
    """)
    match = battle(t, "5 use:spellsword:5 knight warrior")
    assert rows(match)[1] == "blue front: knight 16, warrior 15"


def test_a_refused_target_changes_nothing():
    """SC-USE-05: a part waits until a legal target is named."""
    t = table("""
        battle
        red front: spellsword 16
        blue front: knight 20, warrior 19
    """)
    match = battle(t, "5 use:spellsword:5 knight", then=0)
    before = rows(match)
    with pytest.raises(Refused) as no:
        match.answer("spellsword")
    assert no.value.reason.id == "sc-not-an-enemy"
    assert rows(match) == before
    assert set(match.request.keys()) == {"knight", "warrior"}
