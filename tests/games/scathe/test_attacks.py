"""SC-ATK: whom an attack may target, what it does to each hero it hits, and what it wears away."""

import pytest

from tests.games.scathe.table import battle, hero, rows, table
from theomachy.kernel import Reason, Refused

# Targets

BOTH_ROWS = """
    battle
    red back: rogue 14, spellsword 16
    blue front: knight 20, warrior 19
    blue back: sage 16, bard 13
"""


def test_melee_reaches_the_front_row():
    """SC-ATK-01: a melee attack targets a hero in the enemy front row."""
    match = battle(table(BOTH_ROWS), "1 use:rogue:1", then=0)
    ask = match.request
    assert (ask.seat, ask.question, ask.by, ask.clause) == (0, "sc-ask-target", "rogue", "SC-ATK-01")
    assert set(ask.keys()) == {"knight", "warrior"}
    with pytest.raises(Refused) as no:
        match.answer("sage")
    assert no.value.reason == Reason("sc-behind-front-row-melee", "SC-ATK-01", {"hero": "sage"})


def test_ranged_reaches_everyone():
    """SC-ATK-02: a ranged attack targets any living enemy hero."""
    t = table(BOTH_ROWS.replace("warrior 19", "warrior dead"))
    ask = battle(t, "2 use:rogue:2", then=0).request
    assert set(ask.keys()) == {"knight", "sage", "bard"}
    assert ask.why_not("bard") is None
    assert ask.why_not("warrior") == Reason("sc-hero-dead", "SC-END-02", {"hero": "warrior"})
    assert rows(battle(t, "2 use:rogue:2 bard"))[2] == "blue back: sage 16, bard 11"


def test_magic_reaches_the_front_row():
    """SC-ATK-03: a magic attack targets a hero in the enemy front row."""
    match = battle(table(BOTH_ROWS), "2 use:spellsword:2", then=0)
    assert set(match.request.keys()) == {"knight", "warrior"}
    with pytest.raises(Refused) as no:
        match.answer("bard")
    assert no.value.reason == Reason("sc-behind-front-row-magic", "SC-ATK-03", {"hero": "bard"})


@pytest.mark.parametrize("use", ["rogue:1", "spellsword:2"])
def test_the_back_row_stands_in_for_an_empty_front_row(use):
    """SC-ATK-04: if no living hero is left in the front row, the back row is treated as the front row."""
    t = table("""
        battle
        red back: rogue 14, spellsword 16
        blue front: knight dead
        blue back: sage 16, bard 13
    """)
    ask = battle(t, f"3 use:{use}", then=0).request
    assert set(ask.keys()) == {"sage", "bard"}
    assert ask.why_not("sage") is None


def test_one_living_hero_shields_the_back_row():
    """SC-ATK-04: the dead of the front row do not open the back row while another lives."""
    t = table(BOTH_ROWS.replace("knight 20", "knight dead"))
    assert hero(battle(t, "1 use:rogue:1"), "warrior").health == 18


def test_taunt_in_the_back_row_draws_melee():
    """SC-ATK-05, SC-ATK-11, SC-D-11: melee 4 on back-row C with taunt 2 is legal and hits in full; taunt 1 is left."""
    t = table("""
        battle
        red front: fighter 16
        blue front: knight 20
        blue back: sage 16 taunt 2, bard 13
    """)
    ask = battle(t, "4 use:fighter:4", then=0).request
    assert set(ask.keys()) == {"knight", "sage"}
    assert ask.why_not("sage") is None
    assert ask.why_not("bard").clause == "SC-ATK-01"
    match = battle(t, "4 use:fighter:4 sage")
    assert rows(match)[1:] == ["blue front: knight 20", "blue back: sage 12 taunt 1, bard 13"]
    assert list(map(str, match.story[0])) == [
        "sc-rolled seat=0 face=4 [SC-TRN-01]",
        "sc-uses hero=fighter ability=4 [SC-TRN-02]",
        "sc-hits by=fighter hero=sage attack=sc-melee power=4 buff=0 taunt=0 armor=0 n=4 left=12 [SC-ATK-07]",
        "sc-loses-taunt hero=sage n=1 [SC-ATK-11]",
        "sc-gets-armor hero=fighter n=1 [SC-EFF-04]",
    ]


TAUNTER_BEHIND = """
    battle
    red back: spellsword 16
    blue front: knight 20, warrior 19
    blue back: sage 16 taunt 2, bard 13
"""


def test_taunt_in_the_back_row_does_not_draw_magic():
    """SC-A-04: only melee is named in the exception; yet the taunt weakens magic all the same."""
    t = table(TAUNTER_BEHIND)
    ask = battle(t, "2 use:spellsword:2", then=0).request
    assert set(ask.keys()) == {"knight", "warrior"}
    assert ask.why_not("sage") == Reason("sc-behind-front-row-magic", "SC-A-04", {"hero": "sage"})
    assert ask.why_not("bard") == Reason("sc-behind-front-row-magic", "SC-ATK-03", {"hero": "bard"})
    assert rows(battle(t, "2 use:spellsword:2 knight"))[1] == "blue front: knight 19, warrior 19"


def test_taunt_may_be_agreed_to_draw_magic():
    """SC-A-04: by agreement magic reaches a back-row hero with taunt, and no other."""
    t = table(TAUNTER_BEHIND, taunt_pulls_magic=True)
    ask = battle(t, "2 use:spellsword:2", then=0).request
    assert set(ask.keys()) == {"knight", "warrior", "sage"}
    assert ask.why_not("sage") is None
    assert ask.why_not("bard").clause == "SC-ATK-03"
    assert rows(battle(t, "2 use:spellsword:2 sage"))[2] == "blue back: sage 13 taunt 1, bard 13"


def test_a_row_attack_hits_the_row_of_its_centre():
    """SC-ATK-06, SC-T-05: the High Mage's magic row attack 6 hits Battlemage and Earth Golem."""
    t = table("""
        battle dice 3/3 active blue
        red front: battlemage 14, earth-golem 18, fighter dead
        red back: hunter 16
        blue back: priest 13 dice 1, high-mage 14
    """)
    ask = battle(t, "6 use:high-mage:6", then=0).request
    assert (ask.seat, ask.question, ask.by, ask.clause) == (1, "sc-ask-centre", "high-mage", "SC-ATK-06")
    assert set(ask.keys()) == {"battlemage", "earth-golem"}
    assert ask.why_not("battlemage") is None
    assert ask.why_not("hunter") == Reason("sc-behind-front-row-magic", "SC-ATK-03", {"hero": "hunter"})
    match = battle(t, "6 use:high-mage:6 earth-golem")
    assert rows(match)[:2] == ["red front: battlemage 8, earth-golem 12, fighter dead", "red back: hunter 16"]
    assert [str(event) for event in match.story[0][2:]] == [
        "sc-hits by=high-mage hero=battlemage attack=sc-spell power=6 buff=0 taunt=0 armor=0 n=6 left=8 [SC-ATK-07]",
        "sc-hits by=high-mage hero=earth-golem attack=sc-spell power=6 buff=0 taunt=0 armor=0 n=6 left=12 [SC-ATK-07]",
    ]


def test_a_row_attack_may_hit_the_back_row():
    """SC-ATK-06: every living hero in the centre's row is hit, whichever row that is."""
    t = table("""
        battle
        red back: ranger 18
        blue front: knight 20
        blue back: sage 16, bard 13
    """)
    match = battle(t, "6 use:ranger:6 bard")
    assert rows(match)[1:] == ["blue front: knight 20", "blue back: sage 10, bard 7"]


def test_a_single_attack_hits_its_target_alone():
    """SC-ATK-06: only a row attack hits neighbours; the Hunter's ability 5 takes 6 from the High Mage alone."""
    t = table("""
        battle
        red back: hunter 16
        blue front: warrior 19
        blue back: sage 16, high-mage 18
    """)
    match = battle(t, "5 use:hunter:5 high-mage")
    assert rows(match)[1:] == ["blue front: warrior 19", "blue back: sage 16, high-mage 12"]


def test_the_hunter_hits_the_high_mage():
    """SC-ATK-02, SC-ATK-07, SC-T-03: a ranged attack of 6 on the High Mage at 18 without armor leaves 12."""
    t = table("""
        battle
        red back: hunter 16
        blue front: priest 13
        blue back: high-mage 18
    """)
    assert hero(battle(t, "5 use:hunter:5 high-mage"), "high-mage").health == 12


# Armor


@pytest.mark.parametrize(
    ("clause", "use", "armor", "health", "left"),
    [
        ("SC-D-01 melee 5 on armor 2", "4 use:warrior:4", 2, 17, 1),
        ("SC-D-02 ranged 2 on armor 3", "2 use:crossbowman:2", 3, 20, 2),
        ("SC-D-03 magic 4 on armor 3", "2 use:flame-dragon:2", 3, 16, 3),
    ],
)
def test_armor_holds_off_what_is_not_magic(clause, use, armor, health, left):
    """SC-ATK-07, SC-ATK-10, SC-D-01, SC-D-02, SC-D-03: armor counts against melee and ranged only and wears by one."""
    t = table(f"""
        battle
        red front: warrior 19, crossbowman 15, flame-dragon 20
        blue front: knight 20 armor {armor}
    """)
    knight = hero(battle(t, use), "knight")
    assert (knight.health, knight.armor) == (health, left), clause


def test_physical_tokens_add_and_stay():
    """SC-ATK-07, SC-ATK-13, SC-D-04: ranged 3 with physical 2 on armor 1: 4 damage, armor 0, physical 2 stays."""
    t = table("""
        battle
        red front: crossbowman 15 physical 2
        blue front: knight 20 armor 1
    """)
    match = battle(t, "3 use:crossbowman:3")
    assert rows(match) == ["red front: crossbowman 15 physical 2 dice 1", "blue front: knight 16"]
    assert [str(event) for event in match.story[0][2:]] == [
        "sc-hits by=crossbowman hero=knight attack=sc-ranged power=3 buff=2 taunt=0 armor=1 n=4 left=16 [SC-ATK-07]",
        "sc-loses-armor hero=knight n=1 [SC-ATK-10]",
    ]


def test_magic_tokens_add_and_stay():
    """SC-ATK-13: magic tokens stay after a magic attack, which wears no armor (SC-ATK-10)."""
    t = table("""
        battle
        red front: flame-dragon 20 magic 3
        blue front: knight 20 armor 1
    """)
    match = battle(t, "2 use:flame-dragon:2")
    assert rows(match) == ["red front: flame-dragon 20 magic 3 dice 1", "blue front: knight 13 armor 1"]


@pytest.mark.parametrize(("wears", "armor"), [("always", 2), ("when hurt", 3)])
def test_armor_wears_even_if_nobody_was_hurt(wears, armor):
    """SC-ATK-10, SC-A-08: one armor token goes even when the damage was 0; by agreement only when there was some."""
    t = table(
        """
        battle
        red front: crossbowman 15
        blue front: knight 20 armor 3
        """,
        armor_wears=wears,
    )
    match = battle(t, "3 use:crossbowman:3")
    assert (hero(match, "knight").health, hero(match, "knight").armor) == (20, armor)
    hit = "sc-hits-in-vain by=crossbowman hero=knight attack=sc-ranged power=3 buff=0 taunt=0 armor=3 n=0 left=20"
    assert str(match.story[0][2]) == f"{hit} [SC-ATK-07]"
    assert hero(battle(t, "4 use:crossbowman:4"), "knight").armor == 2


# What an attack wears


@pytest.mark.parametrize(("wears", "taunt"), [(True, 1), (False, 2)])
def test_an_attack_reduced_to_nothing_is_still_an_attack(wears, taunt):
    """SC-A-13, SC-ATK-11: it takes a taunt token, unless agreed otherwise; armor is ruled apart (SC-A-08)."""
    t = table(
        """
        battle
        red front: crossbowman 15
        blue front: knight 20 taunt 2 armor 5
        """,
        harmless_wears_taunt=wears,
    )
    match = battle(t, "5 use:crossbowman:5")
    assert rows(match)[1] == f"blue front: knight 20 taunt {taunt} armor 4"
    assert hero(battle(t, "6 use:crossbowman:6"), "knight").taunt == 1


def test_magic_wears_taunt_but_no_armor():
    """SC-ATK-10, SC-ATK-11: magic removes no armor token; a taunt token goes to any attack."""
    t = table("""
        battle
        red front: flame-dragon 20
        blue front: knight 20 taunt 2 armor 2
    """)
    assert rows(battle(t, "1 use:flame-dragon:1"))[1] == "blue front: knight 18 taunt 1 armor 2"


def test_heroes_not_hit_keep_their_tokens():
    """SC-ATK-10, SC-ATK-12: who was not hit loses neither armor nor taunt."""
    t = table("""
        battle
        red front: warrior 19
        blue front: knight 20 taunt 2 armor 2, paladin 20 taunt 1 armor 1
    """)
    match = battle(t, "2 use:warrior:2 paladin")
    assert rows(match)[1] == "blue front: knight 20 taunt 2 armor 2, paladin 18"


@pytest.mark.parametrize("wear", ["one by one", "after the ability"])
def test_two_attacks_wear_twice(wear):
    """SC-A-09: each attack of an ability takes its own taunt token, at once or, by agreement, after the ability."""
    t = table(
        """
        battle
        red back: spellsword 16
        blue front: knight 20 taunt 2 armor 3, paladin 20
        """,
        attacks_wear=wear,
    )
    match = battle(t, "5 use:spellsword:5 knight knight")
    assert rows(match)[1] == "blue front: knight 15 armor 2, paladin 20"


def test_tokens_go_between_two_attacks():
    """SC-A-09: each attack is an attack of its own; the first takes the taunt that would weaken the second."""
    t = table("""
        battle
        red back: spellsword 16
        blue front: knight 20 taunt 1, paladin 20
    """)
    match = battle(t, "5 use:spellsword:5 knight paladin")
    assert rows(match)[1] == "blue front: knight 16, paladin 16"
    assert [str(event) for event in match.story[0][2:]] == [
        "sc-hits by=spellsword hero=knight attack=sc-melee power=4 buff=0 taunt=0 armor=0 n=4 left=16 [SC-ATK-07]",
        "sc-loses-taunt hero=knight n=1 [SC-ATK-11]",
        "sc-hits by=spellsword hero=paladin attack=sc-spell power=4 buff=0 taunt=0 armor=0 n=4 left=16 [SC-ATK-07]",
    ]


def test_tokens_may_be_agreed_to_go_after_the_ability():
    """SC-A-09: by agreement the taunt still weakens the second attack and goes when all parts are done."""
    t = table(
        """
        battle
        red back: spellsword 16
        blue front: knight 20 taunt 1, paladin 20
        """,
        attacks_wear="after the ability",
    )
    match = battle(t, "5 use:spellsword:5 knight paladin")
    assert rows(match)[1] == "blue front: knight 16, paladin 17"
    assert [str(event) for event in match.story[0][2:]] == [
        "sc-hits by=spellsword hero=knight attack=sc-melee power=4 buff=0 taunt=0 armor=0 n=4 left=16 [SC-ATK-07]",
        "sc-hits by=spellsword hero=paladin attack=sc-spell power=4 buff=0 taunt=1 armor=0 n=3 left=17 [SC-ATK-07]",
        "sc-loses-taunt hero=knight n=1 [SC-ATK-11]",
    ]


def test_the_second_attack_may_reach_what_the_first_laid_open():
    """SC-ATK-04, SC-USE-05, SC-D-21: the melee part kills the last of the front row; the magic part may go behind."""
    t = table("""
        battle
        red back: spellsword 16
        blue front: knight 4
        blue back: sage 16, bard 13
    """)
    match = battle(t, "5 use:spellsword:5", then=0)
    assert set(match.request.keys()) == {"sage", "bard"}
    match = battle(t, "5 use:spellsword:5 bard")
    assert rows(match)[1:] == ["blue front: knight dead", "blue back: sage 16, bard 9"]


def test_there_is_always_somebody_to_attack():
    """SC-A-13: while the game is on some enemy lives, and every kind of attack can reach one."""
    t = table("""
        battle
        red back: rogue 14, spellsword 16
        blue back: sage 16
    """)
    for turn in ("1 use:rogue:1", "2 use:rogue:2", "2 use:spellsword:2"):
        assert hero(battle(t, turn), "sage").health < 16
