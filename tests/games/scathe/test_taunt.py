"""SC-ATK: whom an attack must target, because a hero taunts, in one row or in both."""

import pytest

from tests.games.scathe.table import battle, hero, rows, table

# Taunt

A_AND_B = """
    battle
    red front: warrior 19, alchemist 14, ranger 18
    blue front: knight 20 taunt 2, paladin 20
"""


def test_taunt_shields_the_others():
    """SC-ATK-08, SC-ATK-12, SC-D-05: A has taunt 2: melee 5 on B does 3, and A keeps taunt 2."""
    match = battle(table(A_AND_B), "4 use:warrior:4 paladin")
    assert rows(match)[1] == "blue front: knight 20 taunt 2, paladin 17"


def test_taunt_shields_from_magic_alike():
    """SC-ATK-09, SC-D-06: the same with magic 1 on B does nothing."""
    match = battle(table(A_AND_B), "2 use:alchemist:2 paladin paladin")
    assert rows(match)[1] == "blue front: knight 20 taunt 2, paladin 20 cripple 1"


def test_taunt_shields_from_ranged_alike():
    """SC-ATK-09: ranged 5 on B does 3."""
    match = battle(table(A_AND_B), "4 use:ranger:4 paladin")
    assert rows(match)[1] == "blue front: knight 20 taunt 2, paladin 17"


THREE = """
    battle
    red back: ranger 18
    blue front: knight 20 taunt 2, paladin 20
    blue back: sage 16 taunt 4
"""


def test_any_taunting_target_takes_it_in_full():
    """SC-ATK-08, SC-ATK-11, SC-ATK-12, SC-D-07: A taunt 2, C taunt 4: attack 5 on A does 5; A taunt 1, C taunt 4."""
    match = battle(table(THREE), "4 use:ranger:4 knight")
    assert rows(match)[1:] == ["blue front: knight 15 taunt 1, paladin 20", "blue back: sage 16 taunt 4"]


def test_the_largest_taunt_counts():
    """SC-ATK-08, SC-D-08: A taunt 2, C taunt 4: attack 5 on B does 1; taunts do not add up."""
    match = battle(table(THREE), "4 use:ranger:4 paladin")
    assert rows(match)[1:] == ["blue front: knight 20 taunt 2, paladin 19", "blue back: sage 16 taunt 4"]


def test_the_attackers_own_taunt_does_not_matter():
    """SC-ATK-08: only taunt on the side that is attacked weakens an attack."""
    t = table("""
        battle
        red front: warrior 19 taunt 3
        blue front: knight 20, paladin 20
    """)
    assert rows(battle(t, "2 use:warrior:2 paladin"))[1] == "blue front: knight 20, paladin 17"


def test_taunt_and_armor_both_reduce():
    """SC-ATK-07: damage = X + buffs - taunt penalty - armor, and never below nought."""
    t = table("""
        battle
        red front: warrior 19 physical 1
        blue front: knight 20 taunt 2, paladin 20 armor 3
    """)
    assert rows(battle(t, "4 use:warrior:4 paladin"))[1] == "blue front: knight 20 taunt 2, paladin 19 armor 2"
    assert rows(battle(t, "2 use:warrior:2 paladin"))[1] == "blue front: knight 20 taunt 2, paladin 20 armor 2"


# Taunt and rows


def test_a_taunting_centre_lifts_the_penalty_for_its_row():
    """SC-ATK-08, SC-D-09, SC-A-05: A taunt 1 armor 2: melee row 4 on A, B does 2 and 4; A taunt 0, armor 1."""
    t = table("""
        battle
        red front: pikeman 16
        blue front: knight 20 taunt 1 armor 2, paladin 20
    """)
    match = battle(t, "6 use:pikeman:6 knight")
    assert rows(match)[1] == "blue front: knight 18 armor 1, paladin 16"
    assert [str(event) for event in match.story[0][2:]] == [
        "sc-hits by=pikeman hero=knight attack=sc-melee power=4 buff=0 taunt=0 armor=2 n=2 left=18 [SC-ATK-07]",
        "sc-hits by=pikeman hero=paladin attack=sc-melee power=4 buff=0 taunt=0 armor=0 n=4 left=16 [SC-ATK-07]",
        "sc-loses-armor hero=knight n=1 [SC-ATK-10]",
        "sc-loses-taunt hero=knight n=1 [SC-ATK-11]",
        "sc-gets-taunt hero=pikeman n=2 [SC-EFF-03]",
    ]


def test_taunt_behind_shields_the_whole_front_row():
    """SC-ATK-08, SC-ATK-09, SC-ATK-12, SC-D-10: C behind has taunt 2: magic row 4 does 2 and 2; C keeps taunt 2."""
    t = table("""
        battle
        red back: high-mage 18
        blue front: knight 20, paladin 20
        blue back: sage 16 taunt 2
    """)
    match = battle(t, "5 use:high-mage:5 knight")
    assert rows(match)[1:] == ["blue front: knight 18, paladin 18", "blue back: sage 16 taunt 2"]


def test_two_taunters_in_one_row():
    """SC-ATK-08, SC-ATK-11, SC-D-12: A taunt 1 and B taunt 3: a row attack of 3 hits both in full; taunt 0 and 2."""
    t = table("""
        battle
        red front: flame-dragon 20
        blue front: knight 20 taunt 1, paladin 20 taunt 3
    """)
    match = battle(t, "3 use:flame-dragon:3 knight")
    assert rows(match)[1] == "blue front: knight 17, paladin 17 taunt 2"


def test_a_hero_hit_beside_a_plain_centre_is_not_reduced_if_it_taunts():
    """SC-ATK-08, SC-A-05: without a taunting centre all hit are reduced, except those that have taunt themselves."""
    t = table("""
        battle
        red front: flame-dragon 20
        blue front: knight 20 taunt 1, paladin 20, warrior 19
    """)
    match = battle(t, "3 use:flame-dragon:3 paladin")
    assert rows(match)[1] == "blue front: knight 17, paladin 18, warrior 17"


def test_a_penalty_lasts_for_the_whole_blow():
    """SC-ATK-08: the taunter that dies in a row attack has still shielded its row."""
    t = table("""
        battle
        red front: flame-dragon 20
        blue front: knight 2 taunt 2, paladin 20, warrior 19
    """)
    match = battle(t, "3 use:flame-dragon:3 paladin")
    assert rows(match)[1] == "blue front: knight dead, paladin 19, warrior 18"


@pytest.mark.parametrize("centre", ["knight", "warrior"])
def test_taunt_may_be_agreed_to_shield_hero_by_hero(centre):
    """SC-A-05: by agreement each hero hit is judged for itself, whatever the centre."""
    t = table(
        """
        battle
        red front: flame-dragon 20
        blue front: knight 20 taunt 1, warrior 19
        blue back: sage 16 taunt 2
        """,
        row_taunt="by hero",
    )
    match = battle(t, f"3 use:flame-dragon:3 {centre}")
    assert rows(match)[1:] == ["blue front: knight 17, warrior 18", "blue back: sage 16 taunt 2"]


def test_a_lone_target_with_taunt_is_hit_in_full_under_either_reading():
    """SC-A-05: the reading matters to rows only."""
    t = table(THREE, row_taunt="by hero")
    assert hero(battle(t, "4 use:ranger:4 knight"), "knight").health == 15
