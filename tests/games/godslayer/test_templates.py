"""GS-AOE, GS-HAZ-01: templates, deviation, and whom they catch."""

from math import hypot
from typing import Any

import pytest

from tests.games.godslayer.kit import Given, asked, battle, card, events, go, model, told
from theomachy.games.godslayer.rules.combat.templates import deviated, touched
from theomachy.games.godslayer.state import Battle, Haze
from theomachy.geometry.plane import INCH
from theomachy.kernel import Match


def bombing(*others: Given, **fields: Any) -> Battle:
    """A bomber (MIS 6) with fire bombs (3 ACT, RNG 6, POW 2, AOE 3) throws."""
    return battle(card("a xisteri-bombers", "10,10"), *others, active="a1", **fields)


def places(match: Match[Battle]) -> list[tuple[int, int]]:
    return [event.args["at"] for event in events(match, "gs-explodes")]


# A hit


def test_a_template_lies_on_the_middle_of_the_target() -> None:
    """GS-AOE-01, GS-AOE-02, GS-AOE-03: 3 inches across; every base under it, even in part, is affected."""
    edge = 1.5 + 1500 / INCH
    t = bombing(
        card("b druid", "10,15"),
        card("b banshee", f"10,{15 + edge - 0.01:.4f}"),
        card("b pendragon", f"{10 + edge + 0.01:.4f},15"),
    )
    match = go(t, "shoot:fire-bomb | b1", "4 5 | 6 5 | 6 6 | 5 | 5")
    assert places(match) == [(10 * INCH, 15 * INCH)]
    assert model(match, "b1").wounds == 13 - 5
    assert model(match, "b2").wounds > 0
    assert model(match, "b3").wounds == 0


def test_whom_a_mates_bomb_destroyed_throws_no_more() -> None:
    """GS-AOE-12, GS-DMG-05, GS-A-37: members throw one at a time; the dead do not."""
    t = battle(card("a xisteri-bombers", "10,10 11.3,10 13.2,10", wounds=(5, 4)), card("b druid", "10,15"), active="a1")
    match = go(t, "shoot:fire-bomb | b1", "1 1 | 6 | 6")
    assert [model(match, id).where for id in ("a1.1", "a1.2", "a1.3")] == ["destroyed", "destroyed", "field"]
    assert asked(match).by == "a1.3"


def test_each_model_has_a_damage_roll_of_its_own() -> None:
    """GS-AOE-04, GS-A-105: 2D6 + POW for each, friends not spared."""
    t = bombing(card("b druid", "10,15"), card("a druid", "11.5,15"))
    match = go(t, "shoot:fire-bomb | b1", "4 5 | 2 3 | 6 5 | 5 | 5")
    assert [(event.args["model"], event.args["power"]) for event in events(match, "gs-damage")] == [
        ("a2", 5 + 2),
        ("b1", 11 + 2),
    ]


def test_a_critical_hurts_only_the_one_in_the_middle_more() -> None:
    """GS-T-71, GS-AOE-05, GS-CRT-02: AOE 3 hits with a critical, 6 models under it: all are affected, the extra direct
    damage is only for the one in the middle."""
    around = "11.25,15 8.75,15 10,16.25 10.75,13.87 9.25,13.87"
    t = bombing(card("b druid", "10,15"), card("b reaver-runts", around))
    match = go(t, "shoot:fire-bomb | b1", "5 5" + " | 3 4" * 6 + " | 5 | 5")  # two survive
    hurt = {event.args["model"]: event.args["n"] for event in events(match, "gs-damage")}
    plain = 7 + 2 - 4
    assert hurt == {"b1": 7 + 2 - 5 + 3, **{f"b2.{n}": plain for n in range(1, 6)}}


def test_damaged_models_burn() -> None:
    """GS-AOE-04, GS-CEF-02: whoever is damaged is tested for the effect once the action is over."""
    t = bombing(card("b druid", "10,15"), card("b banshee", "11.5,15"))
    match = go(t, "shoot:fire-bomb | b1", "4 5 | 3 4 | 3 4 | 5 | 1")
    assert model(match, "b1").effects == ()
    assert [effect.id for effect in model(match, "b2").effects] == ["fire"]


# A miss


def test_a_miss_deviates_by_what_was_missing() -> None:
    """GS-T-72, GS-AOE-06, GS-AOE-07, GS-AOE-08: MIS 6 against DEF 14 with 5: 11, so 3 inches as the die says."""
    t = bombing(card("b reaver-runts", "10,15"))
    match = go(t, "shoot:fire-bomb | b1.1", "2 3 | 1")
    attack = events(match, "gs-attack")[0]
    assert (attack.args["total"], attack.args["needed"]) == (11, 14)
    assert events(match, "gs-deviates")[0].args["n"] == 3
    assert places(match) == [(10 * INCH, 18 * INCH)]


def test_one_short_is_one_inch() -> None:
    """GS-T-73, GS-AOE-07: DEF 13, total 12: 1 inch."""
    match = go(bombing(card("b beasthunter", "10,15")), "shoot:fire-bomb | b1", "2 4 | 1 | 3")
    assert events(match, "gs-deviates")[0].args["n"] == 1
    assert places(match) == [(10 * INCH, 16 * INCH)]


def test_four_points_at_the_attacker_and_numbers_run_clockwise() -> None:
    """GS-AOE-08, GS-A-100: 1 straight away, 2 and 3 to the right, 4 back, 5 and 6 to the left. Who throws to the south
    has the west on his right."""
    t = bombing(card("b druid", "10,15"))
    one, other = t.models
    found = {face: deviated(one, other, face, 2) for face in range(1, 7)}
    assert found[1] == (10 * INCH, 17 * INCH)
    assert found[4] == (10 * INCH, 13 * INCH)
    assert found[2][0] < 10 * INCH > found[3][0]
    assert found[5][0] > 10 * INCH < found[6][0]
    assert found[2][1] > 15 * INCH > found[3][1]
    assert found[6][1] > 15 * INCH > found[5][1]
    for x, y in found.values():
        assert abs(hypot(x - 10 * INCH, y - 15 * INCH) - 2 * INCH) < 2


def test_cover_adds_to_the_deviation() -> None:
    """GS-A-99: the DEF that is missed, and by how much, includes the cover bonus."""
    haze = (Haze(10 * INCH, 15 * INCH, 3, "round"),)
    match = go(bombing(card("b beasthunter", "10,15"), hazes=haze), "shoot:fire-bomb | b1", "2 4 | 1")
    assert events(match, "gs-deviates")[0].args["n"] == 3


def test_a_deviated_template_does_less_damage() -> None:
    """GS-T-74, GS-AOE-09: two models partly under it: each 1D6 + POW; never a critical."""
    t = bombing(card("b beasthunter", "10,14"), card("b druid", "9.3,17.5"), card("b banshee", "10.7,17.5"))
    match = go(t, "shoot:fire-bomb | b1", "2 2 | 1 | 6 | 5 | 5 | 5")
    assert places(match) == [(10 * INCH, 17 * INCH)]
    assert [event.args["power"] for event in events(match, "gs-damage")] == [6 + 2, 5 + 2]
    assert events(match, "gs-attack")[0].args["hit"] is False


def test_a_template_can_catch_unseen_models_and_friends() -> None:
    """GS-A-137, GS-AOE-10, GS-MIS-13: a miss at a target in melee deviates; no stray shot at the friend."""
    t = bombing(card("b beasthunter", "10,14"), card("a legionnaires", "10,15.5"))
    match = go(t, "shoot:fire-bomb | b1", "1 3 | 4 | 1")
    assert "gs-goes-astray" not in told(match)
    assert events(match, "gs-deviates")[0].args["n"] == 13 + 2 - 10


def test_out_of_range_nothing_deviates() -> None:
    """GS-AOE-11: the attack is lost."""
    match = go(bombing(card("b druid", f"10,{10 + 12.1 + 3000 / INCH:.4f}")), "shoot:fire-bomb | b1")
    assert "gs-shot-lost" in told(match)
    assert places(match) == []


def test_a_fumble_explodes_in_the_hand() -> None:
    """GS-AOE-12, GS-FUM-03: centred on the attacker, resolved like one that deviated."""
    t = bombing(card("a druid", "11.5,10"), card("b druid", "10,15"))
    match = go(t, "shoot:fire-bomb | b1", "1 1 | 6 | 6 | 5 | 5")
    assert places(match) == [(10 * INCH, 10 * INCH)]
    assert {event.args["model"]: event.args["power"] for event in events(match, "gs-damage")} == {"a1": 8, "a2": 8}
    assert model(match, "a1").fumbled


def test_long_range_takes_a_point_off_every_damage_roll() -> None:
    """GS-MIS-05, GS-AOE-04: -1 on the damage roll, whomever it is for."""
    t = bombing(card("b druid", "10,20"))
    match = go(t, "shoot:fire-bomb | b1", "6 5 | 3 4 | 6")
    assert events(match, "gs-damage")[0].args["power"] == 7 + 2 - 1


# Sub-factions


@pytest.mark.parametrize(("dice", "inches"), [("2 2", 2), ("2 4", 1)])
def test_the_technostratum_throws_better(dice: str, inches: int) -> None:
    """GS-AOE-07, GS-SUB-01: an inch less, but at least one."""
    t = bombing(card("b beasthunter", "10,15"))
    t.subfactions = ("technostratum", "")
    match = go(t, "shoot:fire-bomb | b1", f"{dice} | 1 | 1")
    assert events(match, "gs-deviates")[0].args["n"] == inches


def test_the_trolloth_lose_a_point_less() -> None:
    """GS-AOE-04, GS-SUB-01: of each damage roll of a template."""
    for subfaction, less in (("trolloth", 1), ("gnolls", 0)):
        t = bombing(card("b feral-troll", "10,15"))
        t.subfactions = ("", subfaction)
        match = go(t, "shoot:fire-bomb | b1", "4 6 | 6 4 | 6")
        assert events(match, "gs-damage")[0].args["power"] == 12 - less


# Smoke


def test_a_smoke_bomb_leaves_a_haze_even_where_it_hits_nobody() -> None:
    """GS-HAZ-01, GS-AOE-09: a haze as wide as the template, until the end of the round; no damage roll."""
    for dice, at in (("6 5", (10, 15)), ("1 2 | 1", (10, 19))):
        match = go(bombing(card("b beasthunter", "10,15")), "shoot:smoke-bomb | b1", dice)
        assert match.state.hazes == (Haze(at[0] * INCH, at[1] * INCH, 3, "round"),)
        assert "gs-damage" not in told(match)


@pytest.mark.parametrize(("across", "caught"), [(3, 1), (4, 2), (5, 3)])
def test_templates_of_any_size(across: int, caught: int) -> None:
    """GS-A-142, GS-AOE-01, GS-AOE-03: a template is as wide as its AOE says."""
    base = 1500 / INCH
    t = battle(*[card("b druid", f"{20 + far + base:.4f},20") for far in (1.4, 1.9, 2.4, 2.6)])
    assert len(touched(t, (20 * INCH, 20 * INCH), across)) == caught
