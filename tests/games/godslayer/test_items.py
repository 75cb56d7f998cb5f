"""GS-ITM-05 to 08, GS-ERR-01: items in use."""

from random import Random

import pytest

from tests.games.godslayer.kit import asked, battle, card, events, go, keys, model, refused, state, the_card, told
from theomachy.games.godslayer.army.profiles import WEAPONS
from theomachy.games.godslayer.rules.combat.damage import remove
from theomachy.games.godslayer.rules.values.statistics import For, has, stat, weapons
from theomachy.games.godslayer.state import Haze

FAR = card("b gorelord", "45,45")


def hero(*items, profile="demarchon", **fields):
    return battle(card(f"a {profile}", "10,10", items=items, **fields), FAR, active="a1")


def test_a_potion_costs_nothing_and_works_to_the_end_of_the_round():
    """GS-ITM-07: in its bearer's activation, for 0 tokens."""
    match = go(hero("potion-of-speed", profile="pendragon"), "item:potion-of-speed")
    assert (stat(state(match), model(match, "a1"), "MOV"), the_card(match, "a1").tokens) == (4, 6)
    assert [(effect.kind, effect.until) for effect in model(match, "a1").effects] == [("item", "round")]
    match = go(state(match).copy(), "end | end | seat-1", "5 5 | 1 1")
    assert stat(state(match), model(match, "a1"), "MOV") == 3


def test_a_potion_in_the_bag_does_nothing():
    """GS-ITM-07: before it is used, and after its round, its bearer is as printed."""
    t = hero("bear-mead", profile="scarjarl")
    assert not has(t, t.models[0], "fearless")
    match = go(t, "item:bear-mead")
    one = model(match, "a1")
    assert has(state(match), one, "fearless")
    assert stat(state(match), one, "POW", For("melee")) == 1


def test_once_a_game():
    """GS-ITM-08: what is used is spent."""
    match = go(hero("power-crystal"), "item:power-crystal")
    why = refused(match, "item:power-crystal")
    assert (why.id, why.clause) == ("gs-used-up", "GS-ITM-08")
    match = go(state(match).copy(), "end | end | seat-1", "5 5 | 1 1")
    assert "item:power-crystal" not in keys(match)


@pytest.mark.parametrize(("item", "face", "left"), [("minor", "1", 6), ("minor", "4", 5), ("major", "6", 1)])
def test_healing(item, face, left):
    """GS-ITM-07, GS-CON-02: a minor potion heals D3, a major one D6."""
    match = go(hero(f"{item}-healing-potion", wounds=7), f"item:{item}-healing-potion", face)
    assert model(match, "a1").wounds == left


def test_using_a_potion_is_an_action():
    """GS-ERR-01: asked for where actions are, so never in the middle of another one; and who lies on the ground stands
    up first."""
    match = go(hero("minor-healing-potion"), "move:1")
    assert asked(match).question == "gs-ask-move"
    assert refused(match, "item:minor-healing-potion").id.startswith("gs-")
    match = go(hero("minor-healing-potion", down=True))
    assert refused(match, "item:minor-healing-potion").id == "gs-stand-up-first"
    assert (
        events(go(hero("minor-healing-potion"), "item:minor-healing-potion", "1"), "gs-uses")[0].clause == "GS-ERR-01"
    )


def test_only_in_the_own_activation():
    """GS-ITM-07: nobody else is asked."""
    t = battle(card("a demarchon", "10,10", items=("power-crystal",)), card("a syntarch", "15,10"), FAR, active="a2")
    assert refused(go(t), "item:power-crystal").id == "gs-no-such-item"


def test_the_lantern_is_paid_for_and_lays_haze():
    """GS-ITM-08, GS-HAZ-01: one token; three inches of haze, its middle within six, to the end of the round."""
    match = go(hero("gloom-lantern", profile="hammerfist"), "item:gloom-lantern | 10in,16in")
    assert state(match).hazes == (Haze(25400, 40640, 3, "round"),)
    assert the_card(match, "a1").tokens == 5
    match = go(hero("gloom-lantern", profile="hammerfist"), "item:gloom-lantern")
    assert asked(match).question == "gs-ask-haze"
    assert all(asked(match).why_not(key) is None for key in keys(match))
    assert len(keys(match)) > 8
    assert (refused(match, "25400,43000").id, refused(match, "25400,43000").args["most"]) == ("gs-place-too-far", 6)
    for key in ("", "x", "1,2,3", "-1,5", "01,5", "9999999,1"):
        assert refused(match, key).id in ("gs-no-point", "gs-point-off-table", "gs-place-too-far")
    answers = "item:gloom-lantern | 10in,16in | end | end | seat-1"
    assert state(go(hero("gloom-lantern", profile="hammerfist"), answers, "5 5 | 1 1")).hazes == ()


def test_the_smoke_of_a_lantern_stays_without_its_bearer():
    """GS-HAZ-01, GS-MAG-09: it is no spell, which would end with its caster."""
    t = state(go(hero("gloom-lantern", profile="hammerfist"), "item:gloom-lantern | 10in,16in"))
    remove(t, t.models[0], "GS-DMG-05")
    assert len(t.hazes) == 1


def test_the_lantern_may_be_anywhere_within_reach():
    """GS-TRM-02: random places are legal ones."""
    region = asked(go(hero("gloom-lantern", profile="hammerfist"), "item:gloom-lantern")).options
    for seed in range(20):
        assert region.why_not(region.pick(Random(seed))) is None


def test_waters_of_foretelling_are_no_action():
    """GS-ITM-07: they are offered when a roll may be made again, not as an action."""
    match = go(hero("waters-of-foretelling"))
    assert "item:waters-of-foretelling" not in keys(match)
    assert refused(match, "item:waters-of-foretelling").id == "gs-no-such-item"


def test_weapon_items_are_enchanted():
    """GS-ITM-05: attacks with them are; a weapon of the card is not."""
    t = hero("kopis")
    assert [(weapon.id, weapon.enchanted) for weapon in weapons(t, t.models[0])] == [("kopis", True)]
    assert not WEAPONS["twin-kopis"].enchanted


def test_a_shield_item_is_added_to_the_figures():
    """GS-T-76, GS-ITM-06: DEF 13 and ARM 8 with a shield of +2 and +1: 15 and 9."""
    t = hero("hoplon")
    assert (stat(t, t.models[0], "DEF"), stat(t, t.models[0], "ARM")) == (15, 9)


def test_items_that_are_worn_are_always_on():
    """GS-ITM-08: hornplate armour needs no using."""
    t = hero("hornplate-armor", profile="gorelord")
    assert stat(t, t.models[0], "ARM") == 8
    assert refused(go(t), "item:hornplate-armor").id == "gs-no-such-item"


@pytest.mark.parametrize("arg", ["", "x", "power-crystal:a1", "kopis"])
def test_nonsense_is_refused(arg):
    """GS-ITM-07: any string gets a reason."""
    assert refused(go(hero("kopis")), f"item:{arg}").id.startswith("gs-")


def test_it_is_told():
    """GS-ITM-07"""
    assert told(go(hero("power-crystal"), "item:power-crystal")) == ["gs-uses", "gs-gains-tokens"]
