"""Items and spells: what they cost, what they do. Weapons that are items are with the other weapons."""

import pytest

from tests.games.godslayer.kit import Given, battle, card, events, go, keys, model, refused, state, the_card, told
from theomachy.games.godslayer.army.profiles import ITEMS, PROFILES, SPELLS
from theomachy.games.godslayer.army.warbands import Entry, cost_of
from theomachy.games.godslayer.rules.values.statistics import For, stat
from theomachy.games.godslayer.state import Battle
from theomachy.geometry.plane import INCH
from theomachy.kernel import Match

FAR = card("b druid", "45,45")


# Prices


@pytest.mark.parametrize(
    ("who", "prices"),
    [
        ("demarchon", "kopis 5, xiphos 5, scimitars 12, hoplon 3, aurel-collar 7, power-crystal 5"),
        ("demarchon", "major-healing-potion 7, minor-healing-potion 4, waters-of-foretelling 5"),
        ("godquester", "longbow 8, hailbow 11, helm-of-the-gods 8, wristbands-of-salvation 6"),
        ("centurion", "eagle-gladius 6, tower-scutum 4, alchemical-stimulant 4, greater-soul-stone 6"),
        ("scarjarl", "jarls-great-axe 7, runes-of-the-forefathers 7, bear-mead 4"),
        ("warsmith", "rune-hammer 7"),
        ("fiannor-farfarer", "composite-bow 8, stepperunner-sword 6, potion-of-speed 4"),
        ("pendragon", "stepperunner-sword 6, spear-of-the-oak 7, potion-of-speed 4, torc-of-thorns 6"),
        ("gorelord", "infector-blades 8, twin-gore-axes 10, hornplate-armor 5, disruption-totem 12"),
        ("hammerfist", "lords-morning-star 7, black-iron-plate 5, gloom-lantern 6"),
        ("sanctum-priestess", "aegis-hymn 5, searing-light 6, mend-flesh 5"),
        ("oracle", "divine-rebuke 5, balm-of-courage 4, threads-of-fate 6"),
        ("bisotaur-shaman", "beastclaw 6, houndlegs 5, hornplate-armor 5, disruption-totem 12"),
        ("necromagus", "aranite-torpor 6, knit-the-fallen 6, iron-grave 4"),
        ("druid", "swiftness-of-aridhia 5, fury-of-mabhdus 6, thornburst 6"),
        ("fallow-shaman", "boneswell 5, limbwither 5"),
        ("lighteater", "veil-of-dusk 5, lightrend 5, grasping-dark 6"),
    ],
)
def test_what_a_card_costs_with_them(who: str, prices: str) -> None:
    """GS-ITM-01, GS-ITM-09, GS-WAR-10: the price of an item or a spell is added to its bearer's."""
    for price in prices.split(", "):
        id, cost = price.split()
        entry = Entry(who, 1, (id,)) if id in ITEMS else Entry(who, 1, (), (id,))
        assert cost_of(entry) - PROFILES[who].cost == int(cost), id
        assert ITEMS[id].slot in PROFILES[who].slots if id in ITEMS else SPELLS[id].faction == PROFILES[who].faction


# Items


def bearer(who: str, item: str, **fields: object) -> Battle:
    return battle(card(f"a {who}", "10,10", items=(item,), **fields), FAR, active="a1")


@pytest.mark.parametrize(
    ("item", "who", "more"),
    [
        ("hoplon", "demarchon", (2, 1)),
        ("tower-scutum", "centurion", (1, 2)),
        ("black-iron-plate", "hammerfist", (0, 1)),
        ("hornplate-armor", "gorelord", (0, 1)),
    ],
)
def test_armour_and_shields_are_worn(item: str, who: str, more: tuple[int, int]) -> None:
    """GS-ITM-06, GS-ITM-08, GS-SHD-02: added to the printed DEF and ARM, and to nothing else; they need no using."""
    t, printed = bearer(who, item), PROFILES[who].stats
    names = ("MOV", "MEL", "MIS", "MAG", "LEAD", "ACT")
    assert tuple(stat(t, t.models[0], name) - printed[name] for name in ("DEF", "ARM")) == more
    assert [stat(t, t.models[0], name) for name in names] == [printed[name] for name in names]
    assert not any(key.startswith("item:") for key in keys(go(t)))


@pytest.mark.parametrize(
    ("item", "who", "changes"),
    [
        ("alchemical-stimulant", "centurion", {"MEL": 1, "MOV": 1}),
        ("potion-of-speed", "pendragon", {"MOV": 1}),
        ("bear-mead", "warsmith", {"POW": 1}),
    ],
)
def test_potions_are_drunk_once(item: str, who: str, changes: dict[str, int]) -> None:
    """GS-ITM-07, GS-ITM-08: nothing before; then to the end of the round; no second time."""
    t = bearer(who, item)
    names = ("MOV", "MEL", "MIS", "MAG", "DEF", "ARM", "LEAD", "POW")
    before = {name: stat(t, t.models[0], name, For("melee")) for name in names}
    match = go(t, f"item:{item}")
    after = {name: stat(state(match), model(match, "a1"), name, For("melee")) for name in names}
    assert {name: after[name] - before[name] for name in names if after[name] != before[name]} == changes
    assert refused(match, f"item:{item}").id == "gs-used-up"
    assert [effect.until for effect in model(match, "a1").effects] == ["round"]
    assert before["POW"] == PROFILES[who].stats.get("POW", 0)


@pytest.mark.parametrize(("item", "healed"), [("minor-healing-potion", 3), ("major-healing-potion", 5)])
def test_potions_heal(item: str, healed: int) -> None:
    """GS-ITM-07, GS-CON-02: a five is three life points of a minor potion, five of a major one; for 0 ACT, once."""
    match = go(bearer("demarchon", item, wounds=6), f"item:{item}", "5")
    assert (model(match, "a1").wounds, the_card(match, "a1").tokens) == (6 - healed, 6)
    assert refused(match, f"item:{item}").id == "gs-used-up"


def hit(who: str, item: str, dice: str, missile: bool = False) -> Match[Battle]:
    """A dice roll of 9 and POW 5 hits the bearer, by an axe or a bolt of a crossbow."""
    place = "10,16" if missile else "10,11.8"
    by, way = ("fimbul-toughborns", "shoot:crossbow | b1") if missile else ("gut-hackers", "melee:gut-axe | offensive")
    target = card(f"b {who}", place, items=(item,), tokens=0)
    return go(battle(card(f"a {by}", "10,10"), target, FAR, active="a1"), way, f"6 5 | 4 5 | {dice}".rstrip("| "))


@pytest.mark.parametrize(
    ("item", "who", "value", "left"),
    [
        ("wristbands-of-salvation", "godquester", 5, 0),
        ("greater-soul-stone", "centurion", 5, 3),
        ("runes-of-the-forefathers", "scarjarl", 4, 4),
    ],
)
def test_charms_against_every_attack(item: str, who: str, value: int, left: int) -> None:
    """GS-PRT-01: from this face on damage is ignored, or halved; below it is not."""
    full = 9 + 5 - PROFILES[who].stats["ARM"]
    for missile in (False, True):
        assert model(hit(who, item, str(value), missile), "b1").wounds == left
        assert model(hit(who, item, str(value - 1), missile), "b1").wounds == full


def test_a_torc_against_missiles() -> None:
    """torc-of-thorns: GS-PRT-01: 5 and 6 ignore the damage of a missile; against an axe it does nothing."""
    assert model(hit("pendragon", "torc-of-thorns", "5", True), "b1").wounds == 0
    assert model(hit("pendragon", "torc-of-thorns", "4", True), "b1").wounds == 7
    assert model(hit("pendragon", "torc-of-thorns", ""), "b1").wounds == 7


def test_a_helm_spares_one_critical_a_round() -> None:
    """helm-of-the-gods: GS-CRT-02: the two tokens of a gut-axe are added to the second critical hit, not the first."""
    target = card("b godquester", "10,11.8", items=("helm-of-the-gods",), tokens=0)
    t = battle(card("a gut-hackers", "10,10"), target, FAR, active="a1")
    axe = "melee:gut-axe | offensive"
    once = go(t.copy(), axe, "5 5 | 1 3")
    assert model(once, "b1").wounds == 4 + 5 - 6
    assert model(go(state(once).copy(), "melee:gut-axe", "5 5 | 1 3"), "b1").wounds == 3 + 3 + 2


# Spells


def squad(profile: str, y: float) -> Given:
    return card(f"a {profile}", " ".join(f"{10 + 2 * n},{y}" for n in range(PROFILES[profile].core)))


@pytest.mark.parametrize(
    ("spell", "who", "whom", "changes"),
    [
        ("swiftness-of-aridhia", "druid", "cromlech-guard", {"MOV": 1}),
        ("fury-of-mabhdus", "druid", "cromlech-guard", {"POW": 1}),
        ("boneswell", "fallow-shaman", "gut-hackers", {"ARM": 1}),
        ("beastclaw", "bisotaur-shaman", "gut-hackers", {"POW": 1}),
        ("houndlegs", "fallow-shaman", "gut-hackers", {"MOV": 1}),
        ("iron-grave", "necromagus", "legionnaires", {"DEF": 1}),
        ("threads-of-fate", "oracle", "hoplites", {"DEF": 1}),
        ("balm-of-courage", "oracle", "hoplites", {"LEAD": 1}),
        ("aegis-hymn", "sanctum-priestess", "hoplites", {"ARM": 1}),
    ],
)
def test_incantations_help_a_unit(spell: str, who: str, whom: str, changes: dict[str, int]) -> None:
    """GS-MAG-02, GS-MAG-05, GS-MAG-08: 2 ACT, CPL 12 by dice and MAG; all members gain it, and nobody
    else."""
    t = battle(card(f"a {who}", "10,10", spells=(spell,)), squad(whom, 14), FAR, active="a1")
    names = ("MOV", "MEL", "MIS", "MAG", "DEF", "ARM", "LEAD", "POW")
    before = {name: stat(t, model(t, "a2.1"), name, For("melee")) for name in names}
    needed = 12 - PROFILES[who].stats["MAG"]
    match = go(t.copy(), f"cast:{spell}:a2", f"1 {needed - 1}" if needed < 8 else f"2 {needed - 2}")
    assert the_card(match, "a1").tokens == the_card(t, "a1").tokens - 2
    for one in match.state.members(the_card(match, "a2")):
        after = {name: stat(match.state, one, name, For("melee")) for name in names}
        assert {name: after[name] - before[name] for name in names if after[name] != before[name]} == changes
    lasts = "round" if spell in ("fury-of-mabhdus", "beastclaw", "balm-of-courage") else "sustained"
    assert [(effect.id, effect.until) for effect in model(match, "a2.1").effects] == [(spell, lasts)]
    assert model(match, "a1").effects == ()
    assert "gs-spell-fails" in told(go(t.copy(), f"cast:{spell}:a2", f"1 {needed - 2}"))


@pytest.mark.parametrize(
    ("spell", "who", "act", "rng", "cpl"),
    [
        ("boneswell", "fallow-shaman", 2, 6, 12),
        ("limbwither", "fallow-shaman", 2, 8, 9 + 6),
        ("beastclaw", "bisotaur-shaman", 2, 8, 12),
        ("houndlegs", "fallow-shaman", 2, 8, 12),
        ("aegis-hymn", "sanctum-priestess", 2, 8, 12),
        ("divine-rebuke", "oracle", 2, 8, 9 + 6),
        ("balm-of-courage", "oracle", 2, 8, 12),
        ("threads-of-fate", "oracle", 2, 8, 12),
        ("searing-light", "sanctum-priestess", 2, 10, 8 + 6),
        ("mend-flesh", "sanctum-priestess", 2, 6, 12),
        ("aranite-torpor", "necromagus", 2, 8, 11 + 6),
        ("iron-grave", "necromagus", 2, 8, 12),
        ("lightrend", "lighteater", 2, 8, 8 + 6),
        ("grasping-dark", "lighteater", 3, 6, 10 + 6),
        ("swiftness-of-aridhia", "druid", 2, 8, 12),
        ("fury-of-mabhdus", "druid", 2, 8, 12),
        ("thornburst", "druid", 3, 8, 8 + 6),
    ],
)
def test_figures_of_spells(spell: str, who: str, act: int, rng: int, cpl: int) -> None:
    """GS-ITM-09, GS-MAG-02 to 05: what a spell costs, how far it reaches from base to base, how hard it is: a druid
    resists with MAG 6."""
    side = "b" if SPELLS[spell].thaumaturgy else "a"
    caster = card(f"a {who}", "10,10", spells=(spell,), tokens=6)
    apart = (model(battle(caster), "a1").r + 1500) / INCH
    for inches, reached in ((rng, True), (rng + 0.01, False)):
        target = card(f"{side} druid", f"10,{10 + inches + apart:.5f}")
        t = battle(caster, target, card("b gorelord", "45,45"), active="a1")
        match = go(t, f"cast:{spell}:{'b1' if side == 'b' else 'a2'}", "1 1" if reached else "")
        assert the_card(match, "a1").tokens == 6 - act
        assert ("gs-falls-short" in told(match)) is not reached
        if reached:
            assert events(match, "gs-spell-fails")[0].args["needed"] == cpl


def test_a_veil_needs_no_target() -> None:
    """veil-of-dusk: GS-ITM-09, GS-MAG-04: 2 ACT, CPL 12, six inches."""
    t = battle(card("a lighteater", "10,10", spells=("veil-of-dusk",)), FAR, active="a1")
    match = go(t, "cast:veil-of-dusk | 10in,12in", "1 1")
    assert (the_card(match, "a1").tokens, events(match, "gs-spell-fails")[0].args["needed"]) == (5 - 2, 12)
    assert refused(go(t, "cast:veil-of-dusk"), f"10in,{10 * INCH + 2000 + 6 * INCH + 1}").args["most"] == 6


def test_raising_the_dead_is_hard() -> None:
    """knit-the-fallen: GS-ITM-09, GS-MAG-02: 3 ACT, CPL 13, six inches."""
    for y, reached in ((17.18, True), (17.19, False)):
        fallen = card("a legio-mortum", f"10,{y} 11.5,{y + 0.5} 13,{y + 0.5}", where=("field", "field", "destroyed"))
        t = battle(card("a necromagus", "10,10", spells=("knit-the-fallen",)), fallen, FAR, active="a1")
        match = go(t, "cast:knit-the-fallen:a2", "1 1" if reached else "")
        assert the_card(match, "a1").tokens == 5 - 3
        assert ("gs-falls-short" in told(match)) is not reached
        assert not reached or events(match, "gs-spell-fails")[0].args["needed"] == 13


@pytest.mark.parametrize(
    ("spell", "who", "power"), [("searing-light", "sanctum-priestess", 4), ("lightrend", "lighteater", 3)]
)
def test_how_hard_spells_strike(spell: str, who: str, power: int) -> None:
    """GS-MAG-06: dice and POW against ARM 7; fire and falling follow."""
    t = battle(card(f"a {who}", "10,10", spells=(spell,)), card("b gorelord", "10,15"), active="a1")
    burns = spell == "searing-light"
    match = go(t, f"cast:{spell}:b1", "6 6 | 4 5" + " | 1" * burns)
    assert events(match, "gs-damage")[0].args["power"] == 9 + power
    assert ([effect.id for effect in model(match, "b1").effects], model(match, "b1").down) == (
        ["fire"] * burns,
        not burns,
    )


def test_the_gods_rebuke_a_unit() -> None:
    """divine-rebuke: GS-MAG-03: every member has one MEL less to the end of the round."""
    enemies = card("b legionnaires", "10,15 11.5,15")
    t = battle(card("a oracle", "10,10", spells=("divine-rebuke",)), enemies, FAR, active="a1")
    match = go(t, "cast:divine-rebuke:b1", "6 6")
    assert [stat(match.state, model(match, f"b1.{n}"), "MEL") for n in (1, 2)] == [6 - 1] * 2
    assert [effect.until for effect in model(match, "b1.1").effects] == ["round"]


def test_thorns_strike_all_around() -> None:
    """thornburst: GS-AOE-03, GS-MAG-06, GS-TER-03: POW 2 for each under three inches, which are difficult ground to the
    end of the round."""
    enemies = [card("b druid", place) for place in ("10,16", "11.5,16", "13.5,16")]
    t = battle(card("a druid", "10,10", spells=("thornburst",)), *enemies, active="a1")
    match = go(t, "cast:thornburst:b1", "6 6 | 3 4 | 2 1")
    assert [event.args["power"] for event in events(match, "gs-damage")] == [9, 5]
    assert [(haze.across, haze.rough, haze.until) for haze in match.state.hazes] == [(3, True, "round")]
