"""SC-EFF: what the parts of an ability do, and whom they may be given to."""

import pytest

from tests.games.scathe.table import battle, hero, rows, table
from theomachy.kernel import Reason, Refused

# Attacks are for enemies


@pytest.mark.parametrize("key", ["fighter", "druid", ""])
def test_an_attack_is_for_enemies(key):
    """SC-EFF-01: an attack strikes a hero of the other side, whose number it takes from the health."""
    t = table("""
        battle
        red front: fighter 16
        blue front: knight 20, warrior 19
    """)
    match = battle(t, "5 use:fighter:5", then=0)
    with pytest.raises(Refused) as no:
        match.answer(key)
    assert no.value.reason == Reason("sc-not-an-enemy", "SC-EFF-01", {"hero": key})
    assert rows(battle(t, "5 use:fighter:5 warrior"))[1] == "blue front: knight 20, warrior 13"


# Heal


def test_heal_stops_at_the_starting_health():
    """SC-EFF-02, SC-D-13: heal 5 at 14 of 16 makes 16."""
    t = table("""
        battle
        red front: fighter 14
        red back: priest 5
        blue front: knight 20
    """)
    match = battle(t, "4 use:priest:4 fighter priest")
    assert rows(match)[:2] == ["red front: fighter 16", "red back: priest 5 armor 1 dice 1"]
    assert list(map(str, match.story[0])) == [
        "sc-rolled seat=0 face=4 [SC-TRN-01]",
        "sc-uses hero=priest ability=4 [SC-TRN-02]",
        "sc-healed hero=fighter n=2 [SC-EFF-02]",
        "sc-gets-armor hero=priest n=1 [SC-EFF-04]",
    ]


def test_heal_self_heals_the_user_alone():
    """SC-EFF-02: "self" is the hero that uses the ability; nobody is asked."""
    t = table("""
        battle
        red front: fighter 8, defender 8
        blue front: knight 10
    """)
    match = battle(t, "2 use:defender:2")
    assert rows(match) == ["red front: fighter 8, defender 12 taunt 1 dice 1", "blue front: knight 10"]


def test_heal_ally_heals_the_one_chosen():
    """SC-EFF-02: "ally" is one hero of the player's choice."""
    t = table("""
        battle
        red front: fighter 8, defender 8
        red back: priest 8
        blue front: knight 10
    """)
    match = battle(t, "2 use:priest:2 defender")
    assert rows(match) == [
        "red front: fighter 8, defender 11",
        "red back: priest 8 dice 1",
        "blue front: knight 10",
    ]


def test_heal_all_heals_every_living_friend():
    """SC-EFF-02, SC-A-11, SC-END-02: "all" is every living friendly hero, the user included; the dead stay dead."""
    t = table("""
        battle
        red front: fighter 8, defender 15, warrior dead
        red back: priest 8
        blue front: knight 10
    """)
    match = battle(t, "6 use:priest:6")
    assert rows(match) == [
        "red front: fighter 12, defender 16, warrior dead",
        "red back: priest 12 dice 1",
        "blue front: knight 7",
    ]


# Tokens


def test_taunt_tokens_go_on_the_target():
    """SC-EFF-03: Taunt +2 puts two taunt tokens on the hero, on top of those it has."""
    t = table("""
        battle
        red front: defender 16 taunt 1, fighter 16
        blue front: knight 20
    """)
    match = battle(t, "4 use:defender:4")
    assert rows(match)[0] == "red front: defender 16 taunt 3 dice 1, fighter 16"
    assert str(match.story[0][2]) == "sc-gets-taunt hero=defender n=2 [SC-EFF-03]"


def test_armor_tokens_go_on_the_target():
    """SC-EFF-04: Armor +3 puts three armor tokens on the hero."""
    t = table("""
        battle
        red front: earth-golem 18, fighter 16
        blue front: knight 20
    """)
    match = battle(t, "4 use:earth-golem:4")
    assert rows(match)[0] == "red front: earth-golem 18 armor 3 dice 1, fighter 16"
    assert str(match.story[0][-1]) == "sc-gets-armor hero=earth-golem n=3 [SC-EFF-04]"


def test_armor_for_all_goes_on_every_living_friend():
    """SC-EFF-04, SC-END-02: "all" leaves out the dead and the enemy."""
    t = table("""
        battle
        red front: war-drummer 16, fighter dead
        red back: ranger 18
        blue front: knight 20
    """)
    match = battle(t, "6 use:war-drummer:6")
    assert rows(match) == [
        "red front: war-drummer 16 armor 1 physical 1 dice 1, fighter dead",
        "red back: ranger 18 armor 1 physical 1",
        "blue front: knight 20",
    ]
    assert [str(event) for event in match.story[0][2:]] == [
        "sc-gets-physical hero=war-drummer n=1 [SC-EFF-05]",
        "sc-gets-physical hero=ranger n=1 [SC-EFF-05]",
        "sc-gets-armor hero=war-drummer n=1 [SC-EFF-04]",
        "sc-gets-armor hero=ranger n=1 [SC-EFF-04]",
    ]


def test_tokens_for_an_ally_go_on_the_one_chosen():
    """SC-EFF-05, SC-EFF-06: each part is given to whom the player names."""
    t = table("""
        battle
        red front: fighter 16, knight 20
        red back: bard 13
        blue front: warrior 19
    """)
    match = battle(t, "5 use:bard:5 fighter bard knight")
    assert rows(match)[:2] == ["red front: fighter 16 physical 1, knight 20", "red back: bard 13 magic 1 dice 1"]
    assert [str(event) for event in match.story[0][2:]] == [
        "sc-gets-physical hero=fighter n=1 [SC-EFF-05]",
        "sc-gets-magic hero=bard n=1 [SC-EFF-06]",
        "sc-healed hero=knight n=0 [SC-EFF-02]",
    ]


@pytest.mark.parametrize(("use", "damage"), [("rogue:1", 3), ("rogue:2", 4), ("spellsword:2", 3)])
def test_physical_tokens_strengthen_melee_and_ranged_attacks(use, damage):
    """SC-EFF-05: each physical token adds one to the damage of melee and ranged attacks, not of magic."""
    t = table("""
        battle
        red front: rogue 14 physical 2, spellsword 16 physical 2
        blue front: knight 20
    """)
    assert hero(battle(t, f"6 use:{use}"), "knight").health == 20 - damage


@pytest.mark.parametrize(("use", "damage"), [("rogue:1", 1), ("rogue:2", 2), ("spellsword:2", 5)])
def test_magic_tokens_strengthen_magic_attacks(use, damage):
    """SC-EFF-06: each magic token adds one to the damage of magic attacks only."""
    t = table("""
        battle
        red front: rogue 14 magic 2, spellsword 16 magic 2
        blue front: knight 20
    """)
    assert hero(battle(t, f"6 use:{use}"), "knight").health == 20 - damage


def test_inspire_fills_the_players_own_pool():
    """SC-EFF-07: Inspire +2 puts two tokens into the pool of the player, not on a hero."""
    t = table("""
        battle active blue inspire 1/2
        red front: knight 20
        blue front: fighter 16
        blue back: bard 13
    """)
    match = battle(t, "4 use:bard:4 fighter")
    assert match.state.inspire == [1, 4]
    assert rows(match) == ["red front: knight 20", "blue front: fighter 16", "blue back: bard 13 dice 1"]
    assert [str(event) for event in match.story[0][2:]] == [
        "sc-inspired seat=1 n=2 [SC-EFF-07]",
        "sc-healed hero=fighter n=0 [SC-EFF-02]",
    ]


def test_cripple_lowers_the_next_die_on_the_enemy():
    """SC-EFF-08: each cripple token on an enemy hero lowers the next die placed on it by one."""
    t = table("""
        battle
        red back: frost-witch 16
        blue front: knight 20
        blue back: sage 16 cripple 1
    """)
    match = battle(t, "4 use:frost-witch:4 sage", then=5)
    assert rows(match) == ["red back: frost-witch 16 dice 1", "blue front: knight 16", "blue back: sage 16 cripple 3"]
    assert str(match.story[0][-1]) == "sc-gets-cripple hero=sage n=2 [SC-EFF-08]"
    assert match.request.why_not("use:sage:2") is None
    assert match.request.why_not("use:sage:3").args["level"] == 2


def test_tokens_stack_without_limit():
    """SC-EFF-09, SC-A-10: the counts of the box do not matter."""
    t = table("""
        battle inspire 20/20
        red front: defender 16 taunt 24, iron-colossus 20 armor 25
        red back: bard 13 cripple 1
        blue front: knight 20 taunt 24
    """)
    assert hero(battle(t, "6 use:defender:6"), "defender").taunt == 27
    assert hero(battle(t, "6 use:defender:6"), "defender").armor == 1
    assert battle(t, "3 use:bard:2 bard").state.inspire == [21, 20]


# The ruling on the supply


@pytest.mark.parametrize(
    ("supply", "turn", "told"),
    [
        ("red front: defender 16 taunt 10, knight 20 taunt 14", "4 use:defender:4", "sc-gets-taunt hero=defender n=1"),
        (
            "red front: defender 16 taunt 10\nblue back: knight 20 taunt 15",
            "4 use:defender:4",
            "sc-gets-taunt hero=defender n=0",
        ),
        ("red front: earth-golem 18, fighter 16 armor 23", "4 use:earth-golem:4", "sc-gets-armor hero=earth-golem n=2"),
        ("red front: fighter 16 physical 25, bard 13", "3 use:bard:3 bard bard", "sc-gets-physical hero=bard n=0"),
        ("red front: fighter 16 magic 25, spellsword 16", "3 use:spellsword:3", "sc-gets-magic hero=spellsword n=0"),
        ("red front: fighter 16 cripple 38, rogue 14", "6 use:rogue:6", "sc-gets-cripple hero=warrior n=2"),
        ("red front: fighter 16 cripple 39, rogue 14", "6 use:rogue:6", "sc-gets-cripple hero=warrior n=1"),
    ],
)
def test_the_supply_may_be_agreed_to_be_finite(supply, turn, told):
    """SC-A-10: by agreement no more tokens are given than the box has left: 25 of each kind, 40 cripple."""
    t = table(f"battle\n{supply}\nblue front: warrior 19", finite_supply=True)
    assert told in [str(event).split(" [")[0] for event in battle(t, turn).story[0]]


def test_a_finite_supply_of_inspire_is_shared_by_both_pools():
    """SC-A-10: by agreement both pools together hold at most 25 inspire tokens."""
    t = table(
        """
        battle inspire 10/14
        red back: bard 13
        blue front: warrior 19
        """,
        finite_supply=True,
    )
    match = battle(t, "4 use:bard:4")
    assert match.state.inspire == [11, 14]
    assert str(match.story[0][2]) == "sc-inspired seat=0 n=1 [SC-EFF-07]"


def test_a_finite_supply_limits_fatigue():
    """SC-A-10: fatigue takes its cripple tokens from the same forty, after its own went back."""
    t = table(
        """
        battle dice 3/3
        red front: fighter 16 cripple 1 dice 1, ranger 18 cripple 37
        blue front: warrior 19
        """,
        finite_supply=True,
    )
    assert hero(battle(t, "6 use:fighter:5"), "fighter").cripple == 3


# Collect


def test_collect_is_inspire():
    """SC-A-02: what the Defender collects is one inspire token."""
    t = table("""
        battle
        red front: defender 16
        blue front: knight 20
    """)
    match = battle(t, "1 use:defender:1")
    assert match.state.inspire == [1, 0]
    assert rows(match)[0] == "red front: defender 16 dice 1"
    assert str(match.story[0][-1]) == "sc-inspired seat=0 n=1 [SC-A-02]"


@pytest.mark.parametrize("token", ["armor", "taunt", "physical", "magic"])
def test_collect_may_be_agreed_to_be_another_token(token):
    """SC-A-02: the lost icon may be read as a token for the Defender itself."""
    t = table(
        """
        battle
        red front: defender 16
        blue front: knight 20
        """,
        collect=token,
    )
    match = battle(t, "1 use:defender:1")
    assert match.state.inspire == [0, 0]
    assert rows(match)[0] == f"red front: defender 16 {token} 1 dice 1"
    assert str(match.story[0][-1]) == f"sc-gets-{token} hero=defender n=1 [SC-A-02]"


# How long buffs last

LAST_TURN = """
    battle round 2 first blue active red dice 1/0
    red front: fighter 16 physical 2 magic 1 armor 1 taunt 1
    blue front: knight 20 physical 1
"""


def test_buffs_last_until_the_hero_dies():
    """SC-A-03: nothing removes physical and magic tokens, not even the end of the round."""
    match = battle(table(LAST_TURN), "1 discard")
    assert match.state.round == 3
    assert rows(match) == [
        "red front: fighter 16 taunt 1 armor 1 physical 2 magic 1",
        "blue front: knight 20 physical 1",
    ]


def test_buffs_may_be_agreed_to_end_with_the_round():
    """SC-A-03: by agreement physical and magic tokens go when the round ends, and only then; others stay."""
    t = table(LAST_TURN, buffs_last="until round end")
    match = battle(t, "1 discard")
    assert rows(match) == ["red front: fighter 16 taunt 1 armor 1", "blue front: knight 20"]
    assert [str(event) for event in match.story[0][2:]] == [
        "sc-loses-physical hero=fighter n=2 [SC-A-03]",
        "sc-loses-magic hero=fighter n=1 [SC-A-03]",
        "sc-loses-physical hero=knight n=1 [SC-A-03]",
        "sc-round-over round=2 [SC-RND-02]",
    ]
    t.dice = [2, 1]
    assert hero(battle(t, "1 discard"), "fighter").physical == 2


# Whom an ally is

PARTY = """
    battle
    red front: fighter 8, warrior dead
    red back: priest 8
    blue front: knight 20
"""


def test_an_ally_is_any_living_friend_or_the_user():
    """SC-A-11: "ally" means any one living friendly hero, the user included."""
    t = table(PARTY)
    ask = battle(t, "2 use:priest:2", then=0).request
    assert (ask.seat, ask.question, ask.by, ask.clause) == (0, "sc-ask-ally", "priest", "SC-A-11")
    assert set(ask.keys()) == {"fighter", "priest"}
    assert ask.why_not("fighter") is None
    assert ask.why_not("knight") == Reason("sc-not-an-ally", "SC-A-11", {"hero": "knight"})
    assert ask.why_not("nobody") == Reason("sc-not-an-ally", "SC-A-11", {"hero": "nobody"})
    assert rows(battle(t, "2 use:priest:2 priest"))[1] == "red back: priest 11 dice 1"


def test_a_dead_hero_is_no_ally():
    """SC-END-02: the dead cannot be healed or given tokens."""
    match = battle(table(PARTY), "2 use:priest:2", then=0)
    with pytest.raises(Refused) as no:
        match.answer("warrior")
    assert no.value.reason == Reason("sc-hero-dead", "SC-END-02", {"hero": "warrior"})


def test_an_ally_may_be_agreed_to_be_somebody_else():
    """SC-A-11: by agreement the user is not its own ally; "all" still includes it."""
    t = table(PARTY.replace("warrior dead", "warrior 9"), ally_is_self=False)
    ask = battle(t, "2 use:priest:2", then=0).request
    assert set(ask.keys()) == {"fighter", "warrior"}
    assert ask.why_not("priest") == Reason("sc-not-oneself", "SC-A-11", {"hero": "priest"})
    assert rows(battle(t, "6 use:priest:6"))[:2] == ["red front: fighter 12, warrior 13", "red back: priest 12 dice 1"]


def test_a_lone_hero_is_its_own_ally():
    """SC-A-11: somebody must receive it; the last hero standing may always choose itself."""
    t = table(PARTY.replace("fighter 8", "fighter dead"), ally_is_self=False)
    assert rows(battle(t, "2 use:priest:2"))[1] == "red back: priest 11 dice 1"


# Whom one may cripple

FOES = """
    battle
    red back: frost-witch 16
    blue front: knight 20, paladin dead
    blue back: sage 16, bard 13 taunt 2
"""


def test_any_living_enemy_may_be_crippled():
    """SC-EFF-08, SC-A-12: rows and taunt restrict attacks only."""
    ask = battle(table(FOES), "1 use:frost-witch:1", then=0).request
    assert (ask.seat, ask.question, ask.by, ask.clause) == (0, "sc-ask-cripple", "frost-witch", "SC-EFF-08")
    assert set(ask.keys()) == {"knight", "sage", "bard"}
    assert ask.why_not("paladin") == Reason("sc-hero-dead", "SC-END-02", {"hero": "paladin"})
    assert ask.why_not("frost-witch").id == "sc-not-an-enemy"
    assert rows(battle(table(FOES), "1 use:frost-witch:1 sage"))[2] == "blue back: sage 16 cripple 1, bard 13 taunt 2"


def test_blue_cripples_red():
    """SC-EFF-08: an enemy is a hero of the other side."""
    t = table("""
        battle active blue
        red front: knight 20, paladin 20
        blue back: frost-witch 16, rogue 14
    """)
    ask = battle(t, "1 use:frost-witch:1", then=0).request
    assert set(ask.keys()) == {"knight", "paladin"}
    assert ask.why_not("paladin") is None
    assert ask.why_not("rogue").id == "sc-not-an-enemy"


def test_crippling_may_be_agreed_to_reach_like_melee():
    """SC-A-12: by agreement cripple goes where a melee attack could."""
    t = table(FOES, cripple_reach="front row")
    ask = battle(t, "1 use:frost-witch:1", then=0).request
    assert set(ask.keys()) == {"knight", "bard"}
    assert ask.why_not("sage").id == "sc-behind-front-row-cripple"


def test_cripple_is_no_attack():
    """SC-A-12: crippling a hero wears neither its taunt nor its armor."""
    t = table("""
        battle
        red back: necromancer 18
        blue front: knight 20 armor 1 taunt 2
    """)
    match = battle(t, "1 use:necromancer:1")
    assert rows(match)[1] == "blue front: knight 20 taunt 2 armor 1 cripple 1"
