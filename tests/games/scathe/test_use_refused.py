"""SC-USE: inspire that is not needed, abilities that are not wanted, and why others cannot be used."""

from random import Random
from typing import get_args, get_type_hints

import pytest

from tests.games.scathe.table import battle, rows, table
from theomachy.games.scathe import GAME
from theomachy.games.scathe.actions import Use
from theomachy.games.scathe.heroes import HEROES
from theomachy.games.scathe.setup import PRESETS, Rulings, Setup
from theomachy.kernel import Ask, Fast, Match, Reason, Refused, key_of

# Inspire that is not needed, abilities that are not wanted


def test_inspire_beyond_the_need_is_refused():
    """SC-A-14: spending more than reaches the ability is pointless and refused."""
    t = table("""
        battle inspire 4/0
        red front: fighter 16
        red back: priest dead
        blue front: knight 20
    """)
    match = battle(t, then=3)
    with pytest.raises(Refused) as no:
        match.answer("use:fighter:3+1")
    assert no.value.reason == Reason("sc-pointless-inspire", "SC-A-14", {"hero": "fighter"})
    assert match.request.why_not("mourn:priest+1").id == "sc-not-your-hero"
    assert match.request.why_not("discard+1").id == "sc-no-such-action"
    assert match.request.why_not("mourn:priest") is None


def test_inspire_beyond_the_need_may_be_agreed_up_to_level_six():
    """SC-A-14: even then, nothing beyond level six, and no more than the pool holds."""
    t = table(
        """
        battle inspire 3/0
        red front: fighter 16 cripple 1
        blue front: knight 20
        """,
        overspend=True,
    )
    ask = battle(t, then=5).request
    assert set(ask.keys()) == {
        *[f"use:fighter:{n}" for n in range(1, 7)],
        *[f"use:fighter:{n}+{extra}" for n in range(1, 5) for extra in (1, 2)],
        "use:fighter:5+1",
        "discard",
    }
    assert ask.why_not("use:fighter:4+3") == Reason("sc-inspire-beyond-six", "SC-A-14", {"hero": "fighter", "most": 2})
    assert ask.choice.cost(Use("fighter", 5, 1)) == {"sc-inspire": 2}
    match = battle(t, "5 use:fighter:5+1")
    assert match.state.inspire == [1, 0]
    assert str(match.story[0][1]) == "sc-spends-inspire seat=0 n=2 [SC-USE-02]"


def test_the_pool_bounds_what_is_overspent():
    """SC-A-14: what the ability needs comes out of the same pool."""
    t = table(
        """
        battle inspire 2/9
        red front: fighter 16 cripple 2
        blue front: knight 20
        """,
        overspend=True,
    )
    ask = battle(t, then=3).request
    assert set(ask.keys()) == {
        *["use:fighter:1", "use:fighter:2", "use:fighter:3"],
        *["use:fighter:1+1", "use:fighter:1+2", "use:fighter:2+1"],
        "discard",
    }
    assert ask.why_not("use:fighter:2+2") == Reason("sc-not-so-much-inspire", "SC-A-14", {"hero": "fighter", "most": 1})


def test_nothing_is_overspent_on_a_die_that_wakes_nothing():
    """SC-A-14: inspire on a die without an ability is pointless under any agreement."""
    t = table(
        """
        battle inspire 2/0
        red front: fighter 16 cripple 5
        blue front: knight 20
        """,
        overspend=True,
    )
    ask = battle(t, then=2).request
    assert set(ask.keys()) == {"use:fighter:0", "discard"}
    assert ask.why_not("use:fighter:0+1") == Reason("sc-inspire-for-nothing", "SC-A-14", {"hero": "fighter"})


def test_an_ability_must_be_named_where_one_can_be():
    """SC-A-17: at an effective level of one or more the die must wake an ability."""
    t = table("""
        battle
        red front: fighter 16 cripple 2
        blue front: knight 20
    """)
    match = battle(t, then=3)
    with pytest.raises(Refused) as no:
        match.answer("use:fighter:0")
    assert no.value.reason == Reason("sc-must-use-ability", "SC-A-17", {"hero": "fighter"})


def test_an_ability_may_be_agreed_to_be_optional():
    """SC-A-17: under the other reading the die may be placed without waking anything; no fatigue comes of it."""
    t = table(
        """
        battle dice 3/3
        red front: fighter 16 dice 1
        blue front: knight 20
        """,
        may_decline=True,
    )
    ask = battle(t, then=2).request
    assert set(ask.keys()) == {"use:fighter:0", "use:fighter:1", "use:fighter:2", "discard"}
    assert ask.choice.cost(Use("fighter", 0)) == {}
    assert rows(battle(t, "2 use:fighter:0")) == ["red front: fighter 16 dice 2", "blue front: knight 20"]


def test_a_part_without_use_is_legal():
    """SC-A-17: healing at full health does nothing and may be done."""
    t = table("""
        battle
        red front: fighter 16, priest 13
        blue front: knight 20
    """)
    match = battle(t, "2 use:priest:2 fighter")
    assert rows(match)[0] == "red front: fighter 16, priest 13 dice 1"
    assert str(match.story[0][-1]) == "sc-healed hero=fighter n=0 [SC-EFF-02]"


# Options and reasons


@pytest.mark.parametrize("key", ["use:fighter:3+", "use:fighter:3+0", "use:fighter:3+01", "use:fighter:03"])
def test_an_action_has_one_spelling(key):
    """SC-USE-01: what is no option has a reason against it, even if it looks like one."""
    t = table(
        """
        battle inspire 2/0
        red front: fighter 16
        blue front: knight 20
        """,
        overspend=True,
    )
    ask = battle(t, then=4).request
    assert key not in ask.look()
    assert ask.why_not(key) is not None


@pytest.mark.parametrize("key", ["paladin,knight/high-mage", "knight,paladin/high-mage,", "knight,paladin/,high-mage"])
def test_rows_have_one_spelling(key):
    """SC-SET-02: heroes keep their order within a row."""
    ask = Match(GAME, GAME.new(Setup(("high-mage,knight,paladin", "starter-1"))), Fast(0)).request
    assert key not in ask.look()
    assert ask.why_not(key) is not None
    assert ask.why_not("knight,paladin/high-mage") is None


NONSENSE = ["", "use", "use:", "use::", "use::3", "use:priest", "use:priest:", "use:priest:x", "use:priest:-1", "🜂"]
NONSENSE += ["use:priest:3+9999", "use:priest:3+-1", "use:priest:3:", "use:priest:٣", "use:nobody:1", "mourn", "mourn:"]
NONSENSE += [
    "mourn:nobody",
    "mourn:priest:1",
    "discard:",
    " discard",
    "pass:",
    "none",
    "/",
    "//",
    ",/,",
    "nobody/",
    "\0",
]

CONCEIVABLE = [
    *[f"use:{id}:{n}{extra}" for id in HEROES for n in range(8) for extra in ("", "+1", "+3", "+6")],
    *[f"mourn:{id}" for id in HEROES],
    *HEROES,
    "discard",
    "pass",
    *NONSENSE,
]


def random_rulings(random: Random) -> Rulings:
    """Any reading of each unclear rule; the game ends soon."""
    kinds = {name: kind for name, kind in get_type_hints(Rulings).items() if kind is not int}
    values = {name: (False, True) if kind is bool else get_args(kind) for name, kind in kinds.items()}
    return Rulings(**{name: random.choice(of) for name, of in values.items()}, round_limit=9)


@pytest.mark.parametrize("seed", range(10))
def test_options_and_reasons_agree(seed):
    """SC-USE-01: in any game, a key is an option exactly if there is no reason against it."""
    random = Random(seed)
    setup = Setup(PRESETS[("random", "draft")[seed % 2]](random).parties, random_rulings(random))
    match = Match(GAME, GAME.new(setup), Fast(seed))
    while isinstance(ask := match.request, Ask):
        options = list(ask.look())
        keys = set(map(key_of, options))
        assert len(keys) == len(options)
        for key in (*CONCEIVABLE, *keys):
            assert (ask.why_not(key) is None) == (key in keys), (key, GAME.notation.write(match.state))
        match.answer(random.choice(sorted(keys)))
    assert match.result is not None
