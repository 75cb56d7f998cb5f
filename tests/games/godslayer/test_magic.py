"""GS-MGA: magic attacks."""

from typing import Any

import pytest

from tests.games.godslayer.kit import Given, asked, battle, card, events, go, keys, model, refused, the_card, told
from theomachy.games.godslayer.rules.round.activation import Actions
from theomachy.games.godslayer.state import Battle
from theomachy.geometry.plane import INCH


def screeching(*others: Given, **fields: Any) -> Battle:
    """A banshee (MAG 6) with its soul screech (3 ACT, RNG 6, POW 4)."""
    return battle(card("a banshee", "10,10"), *others, active="a1", **fields)


def test_mag_and_two_dice_against_def() -> None:
    """GS-MGA-01: 2D6 + MAG against DEF, paid before the target is named."""
    for dice, hit in (("2 4", True), ("1 4", False)):
        more = " | 1 2 | 5" if hit else ""
        match = go(screeching(card("b druid", "10,15")), "blast:soul-screech | b1", dice + more)
        attack = events(match, "gs-attack")[0].args
        assert (attack["total"], attack["needed"]) == (sum(map(int, dice.split())) + 6, 12)
        assert attack["hit"] is hit
        assert the_card(match, "a1").tokens == 5 - 3
        assert "attack" in the_card(match, "a1").done


def test_it_needs_sight_and_range() -> None:
    """GS-MGA-01: within RNG and line of sight; what is out of sight cannot be named, what is too far is lost."""
    match = go(screeching(card("b druid", "10,14"), card("b druid", "10,18")), "blast:soul-screech")
    assert keys(match) == ["b1", "none"]
    assert refused(match, "b2").id == "gs-not-in-sight"


@pytest.mark.parametrize(("inches", "reaches"), [("6", True), ("6.01", False)])
def test_there_is_no_long_range(inches: str, reaches: bool) -> None:
    """GS-MGA-02: RNG is the most."""
    y = 10 + float(inches) + 3000 / INCH
    match = go(screeching(card("b druid", f"10,{y:.4f}")), "blast:soul-screech | b1", "1 2" if reaches else "")
    assert ("gs-attack" in told(match)) is reaches
    assert ("gs-shot-lost" in told(match)) is not reaches


def test_it_may_be_made_while_engaged() -> None:
    """GS-MGA-02: magic attacks do not mind engagement; nor do styles or charges help them."""
    match = go(screeching(card("b druid", "10,11.8")), "blast:soul-screech | b1", "1 4 | 1 1")
    assert events(match, "gs-attack")[0].args["total"] == 11


def test_screens_and_cover_do_not_matter() -> None:
    """GS-MGA-02, GS-MIS-14: only missiles mind them."""
    t = screeching(card("b druid", "10,15"), card("b druid", "10.6,13"), card("a druid", "10,16.5"))
    match = go(t, "blast:soul-screech | b1", "1 4")
    assert events(match, "gs-attack")[0].args["needed"] == 12
    assert "gs-goes-astray" not in told(match)


def test_it_can_be_critical_and_can_fumble() -> None:
    """GS-MGA-03: a double that hits adds the cost in direct damage; two ones bar further attacks."""
    match = go(screeching(card("b demarchon", "10,15")), "blast:soul-screech | b1", "5 5 | 2 3 | 5")
    assert events(match, "gs-damage")[0].args["n"] == 2 + 3 + 4 - 8 + 3
    match = go(screeching(card("b druid", "10,15")), "blast:soul-screech | b1", "1 1")
    assert model(match, "a1").fumbled
    t = screeching(card("b druid", "10,15"), turn="a")
    t.models[0].fumbled = True
    why = Actions(t, t.cards[0]).why_not("blast:soul-screech")
    assert why is not None
    assert why.clause == "GS-FUM-02"


def test_it_is_enchanted() -> None:
    """GS-MGA-01, GS-ITM-05: no halving for the ethereal."""
    match = go(screeching(card("b lighteater", "10,15")), "blast:soul-screech | b1", "6 5 | 5 3 | 5")
    assert events(match, "gs-damage")[0].args["n"] == 8 + 4 - 5


def test_members_of_a_unit_attack_one_after_another() -> None:
    """GS-MGA-01, GS-ACT-01: paid once."""
    t = battle(card("a longshadows", "10,10 12,10"), card("b druid", "10,16"), active="a1")
    match = go(t, "blast:mental-grasp | none")
    assert asked(match).by == "a1.2"
    match = go(t, "blast:mental-grasp | none | b1", "1 2")
    assert the_card(match, "a1").tokens == 4 - 2


def test_why_not() -> None:
    """GS-MGA-01: any key gets a reason."""
    t = screeching(card("b druid", "10,46"))
    actions = Actions(t, t.cards[0])
    found = [actions.why_not(key) for key in ("blast:gladius", "blast:", "blast:x:y")]
    assert [why.id for why in found if why] == ["gs-no-such-weapon", "gs-no-such-action", "gs-no-such-weapon"]
    t.cards[0].tokens = 2
    why = actions.why_not("blast:soul-screech")
    assert why is not None
    assert why.id == "gs-too-few-tokens"
    assert actions.cost("blast:soul-screech") == {"gs-tokens": 3}
