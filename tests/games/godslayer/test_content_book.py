"""Eleven cards of which the rulebook prints a name, and now and then a figure: what it prints is on them, unmarked."""

import pytest

from tests.games.godslayer.kit import (
    allowed,
    asked,
    battle,
    card,
    events,
    go,
    keys,
    model,
    piece,
    refused,
    state,
    the_card,
)
from theomachy.games.godslayer.army.card_faces import CARDS
from theomachy.games.godslayer.army.profiles import PROFILES
from theomachy.games.godslayer.army.starters import STARTERS
from theomachy.games.godslayer.army.warbands import read_warband
from theomachy.games.godslayer.rules.values.statistics import has, most, stat

FAR = card("b druid", "45,45")
ELEVEN = {
    "banelord": "banebrood",
    "bisotaur-shaman": "banebrood",
    "fiannor-farfarer": "wyldfolk",
    "mortifex": "mortans",
    "oracle": "halodynes",
    "praetorian-carnifexers": "mortans",
    "reaver-tyrant": "banebrood",
    "skannfyrd-kinswords": "nordgaard",
    "skulleater": "banebrood",
    "sons-of-war": "halodynes",
    "wycca-warriors": "wyldfolk",
}
"""The cards, with the factions that the rulebook gives them."""


def unmarked(id: str) -> set[str]:
    """The figures and lines of a card that bear no mark of our own design."""
    card = CARDS[id]
    return {*card.figures} - {*card.original} | {line.label for line in card.lines if not line.original}


# What is printed


@pytest.mark.parametrize(
    ("id", "published"),
    [
        ("banelord", {"gs-bellow"}),
        ("bisotaur-shaman", {"gs-kind-warlord", "gs-instinctive-wisdom", "gs-category-mutation"}),
        ("fiannor-farfarer", {"gs-kind-warlord"}),
        ("mortifex", {"gs-kind-warlord"}),
        ("oracle", {"gs-kind-warlord", "gs-category-logos"}),
        ("praetorian-carnifexers", {"gs-kind-unit", "gs-DEF"}),
        ("reaver-tyrant", {"gs-painkiller"}),
        ("skannfyrd-kinswords", {"gs-kind-unit", "gs-disdain-for-pain"}),
        ("skulleater", {"gs-base-small"}),
        ("sons-of-war", {"gs-kind-unit"}),
        ("wycca-warriors", {"gs-kind-unit"}),
    ],
)
def test_all_else_is_marked_as_our_own_design(id: str, published: set[str]) -> None:
    """GS-PRO-01: nothing but what was published goes without the mark."""
    assert PROFILES[id].faction == ELEVEN[id]
    assert unmarked(id) == published


def test_figures_of_the_rulebook_are_on_the_cards() -> None:
    """GS-PRO-02, GS-PRO-10, GS-LOS-03, GS-WAR-10, GS-ITM-10: DEF 13 and five Carnifexers; a small Skulleater that
    reaches one inch; six Kinswords, who are Skannfyrd; a warlord that casts five Logos, a Shaman with three Mutations.
    """
    carnifexers, eater, kin = (PROFILES[id] for id in ("praetorian-carnifexers", "skulleater", "skannfyrd-kinswords"))
    assert (carnifexers.stats["DEF"], carnifexers.largest >= 5) == (13, True)
    assert (eater.base, [weapon.rng for weapon in eater.weapons]) == ("small", [1])
    assert (kin.subfaction, kin.largest >= 6) == ("skannfyrd", True)
    oracle, shaman = PROFILES["oracle"], PROFILES["bisotaur-shaman"]
    assert (oracle.kind, oracle.spellcaster, shaman.spellcaster) == ("warlord", True, True)
    assert oracle.spells is not None
    assert shaman.spells is not None
    assert (oracle.spells.count, oracle.spells.named, oracle.spells.one_set) == (5, "logos-of-the-gods", True)
    assert (shaman.spells.count, shaman.spells.category, shaman.spells.one_set) == (3, "mutation", False)


def test_no_ready_warband_has_them() -> None:
    """GS-WAR-01: what was measured stays what it was."""
    ready = {entry.profile for text in STARTERS.values() for entry in read_warband(text).entries}
    assert not ready & {*ELEVEN}


# Examples of the rulebook


def test_a_farfarers_arrow_wounds_a_priestess_seriously() -> None:
    """fiannor-farfarer: GS-T-60, GS-MIS-04, GS-DMG-04: 4 damage, and her MOV is 2 and her MAG 6."""
    farfarer = card("a fiannor-farfarer", "10,10", items=("composite-bow",))
    t = battle(farfarer, card("b sanctum-priestess", "10,18"), active="a1")
    match = go(t, "shoot:composite-bow | b1", "6 5 | 2 3")
    assert model(match, "b1").wounds == 4
    assert [stat(state(match), model(match, "b1"), name) for name in ("MOV", "MAG")] == [2, 6]


@pytest.mark.parametrize(("dice", "wounds"), [("4 4 | 1 2", 2 + 7 + 1 + 1 - 8 + 3), ("3 3", 0)])
def test_a_flail_strikes_a_carnifexer(dice: str, wounds: int) -> None:
    """praetorian-carnifexers: GS-T-63, GS-CRT-01 to 03: a double four is a critical hit that adds 3 direct damage; a
    double three misses."""
    target = card("b praetorian-carnifexers", "10,11.8", tokens=0, tested=(0,))
    t = battle(card("a obsidian-nightmare", "10,10"), target, FAR, active="a1")
    assert model(go(t, "melee:heavy-flail | powerful", dice), "b1").wounds == wounds


def test_a_legionnaire_screens_a_carnifexer() -> None:
    """praetorian-carnifexers: GS-T-54, GS-MIS-06, GS-MIS-07: half-way +1 DEF, within two inches +2."""
    for y, more in (("15", 1), ("17", 2)):
        cards = card("b praetorian-carnifexers", "10,20"), card("b legionnaires", f"10.6,{y}")
        t = battle(card("a scabhta-hunters", "10,10"), *cards, active="a1")
        assert events(go(t, "shoot:hunting-bow | b1", "1 2"), "gs-attack")[0].args["needed"] == 13 + more


def test_a_tyrant_takes_no_painkiller_between_charge_and_blow() -> None:
    """painkiller, reaver-tyrant: GS-T-41, GS-CHG-14: before he charges or after his charge attack; 1 ACT."""
    charge = "charge:tyrants-cleaver:normal | a1:10in,14in"
    t = battle(card("a reaver-tyrant", "10,10"), card("b legionnaires", "10,16", tokens=4), active="a1")
    running = go(t.copy(), charge)
    assert (asked(running).question, "tactic:painkiller" in keys(running)) == ("gs-ask-counter", False)
    after = go(t.copy(), f"{charge} | none", "1 2")
    assert allowed(after, "tactic:painkiller")
    before = go(t.copy(), "tactic:painkiller")
    assert the_card(before, "a1").tokens == 5
    assert most(state(before), model(before, "a1"), "toughness") == 1
    assert allowed(before, "charge:tyrants-cleaver:normal")


# What is their own


def test_a_banelord_bellows() -> None:
    """bellow, banelord: GS-TAC-07, GS-TAC-10: whom he bellows at hears no orders to the end of the round."""
    enemies = card("b centurion", "10,20"), card("b legionnaires", "10,15 12,15")
    match = go(battle(card("a banelord", "10,10"), *enemies, active="a1"), "tactic:bellow:b2 | end | b1", "6 | 1")
    assert refused(match, "tactic:ancestral-pride:b2").id == "gs-deaf"
    assert allowed(match, "tactic:ancestral-pride:b1")


@pytest.mark.parametrize(
    ("who", "tactic", "amounts"),
    [
        ("sons-of-war", "battle-rapture", {"charge move": 1, "charge power": 2}),
        ("praetorian-carnifexers", "death-sentence", {"critical damage": 2}),
    ],
)
def test_units_work_themselves_up(who: str, tactic: str, amounts: dict[str, int]) -> None:
    """battle-rapture, death-sentence: GS-TAC-04, GS-CHG-16, GS-CRT-02: all members, to the end of the turn."""
    match = go(battle(card(f"a {who}", "10,10 12,10"), FAR, active="a1"), f"tactic:{tactic}")
    for one in state(match).members(the_card(match, "a1")):
        assert {name: most(state(match), one, name) for name in amounts} == amounts  # type: ignore[arg-type]
        assert [effect.until for effect in one.effects] == ["turn"]


def test_a_tyrant_drives_his_tribe_on() -> None:
    """drive-them-on: GS-TAC-06, GS-CHG-06: two inches more for a charge, to the end of the round."""
    t = battle(card("a reaver-tyrant", "10,10"), card("a reaver-tribesmen", "10,14 12,14"), FAR, active="a1")
    match = go(t, "tactic:drive-them-on:a2")
    assert [most(state(match), model(match, f"a2.{n}"), "charge move") for n in (1, 2)] == [2, 2]
    assert [effect.until for effect in model(match, "a2.1").effects] == ["round"]


def test_wycca_are_hard_to_see() -> None:
    """glamour: GS-MIS-07: in cover until their next activation: +2 DEF against arrows."""
    t = battle(card("a wycca-warriors", "10,10 12,10"), card("b godquester", "10,20", items=("longbow",)), active="a1")
    match = go(t, "tactic:glamour")
    assert has(state(match), model(match, "a1.2"), "in cover")
    shot = go(match.state, "end | shoot:longbow | a1.1", "1 2")
    assert events(shot, "gs-attack")[0].args["needed"] == 14 + 2


def test_dread_and_balm_drive_fear_away() -> None:
    """dread-command, balm-of-courage: GS-PSY-05: whoever has them is fearless as long as they last."""
    dead = battle(card("a mortifex", "10,10"), card("a legionnaires", "10,14 12,14"), FAR, active="a1")
    oracle = card("a oracle", "10,10", spells=("balm-of-courage",))
    cults = battle(oracle, card("a sons-of-war", "10,14 12,14"), FAR, active="a1")
    for t, ask, dice in ((dead, "tactic:dread-command:a2", ""), (cults, "cast:balm-of-courage:a2", "3 3")):
        match = go(t, ask, dice)
        assert [has(state(match), model(match, f"a2.{n}"), "fearless") for n in (1, 2)] == [True, True]


@pytest.mark.parametrize(("kind", "through"), [("forest", True), ("marsh", False)])
def test_hidden_paths_lead_through_the_forest(kind: str, through: bool) -> None:
    """hidden-paths: GS-TER-07: who has been shown them runs four inches through a forest, but not through a marsh."""
    ground = piece(kind, "0,15 20,15 20,30 0,30", going="difficult", forest=kind == "forest")
    unit = card("a bladeslingers", "10,14 12,14")
    t = battle(card("a fiannor-farfarer", "10,10"), unit, FAR, active="a1", terrain=[ground])
    match = go(t, "tactic:hidden-paths:a2 | end | a2 | move:1")
    assert allowed(match, "a2.1:10in,18in") is through
