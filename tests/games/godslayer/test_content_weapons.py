"""Every weapon: who bears it, how far it reaches, how hard it strikes, what it costs, and what it does besides."""

from decimal import Decimal
from typing import Any, NamedTuple

import pytest

from tests.games.godslayer.kit import Given, battle, card, events, go, model, refused, state, the_card, told
from theomachy.games.godslayer.army.profiles import ITEMS, PROFILES, RADIUS, WEAPONS
from theomachy.games.godslayer.rules.combat.melee import strike_rank
from theomachy.games.godslayer.rules.values.statistics import weapons
from theomachy.games.godslayer.state import Battle, Blow, Fight, Haze, Model
from theomachy.geometry.plane import INCH
from theomachy.kernel import Match

PRINTED = """
    twin-kopis         | syntarch                     | MEL 2/1/4
    laurel-staff       | oracle                       | MEL 2/2/2
    temple-staff       | sanctum-priestess            | MEL 2/2/1
    talons             | sacred-familiar              | MEL 2/1/0
    hoplite-spear      | hoplites                     | MEL 2/2/2
    red-blade          | sons-of-war                  | MEL 2/1/4
    short-bow          | amazon-hunters               | MIS 2/8/3
    hunting-knife      | amazon-hunters               | MEL 2/1/2
    snapping-heads     | cerberos                     | MEL 2/1/5
    three-fold-bite    | cerberos                     | MEL 3/1/3         | then twice POW 1
    great-club         | hill-ogres                   | MEL 2/1/5
    overhead-smash     | hill-ogres                   | MEL 3/1/7         | critical falls
    bone-sceptre       | mortifex                     | MEL 2/1/3
    spathe             | princeptor                   | MEL 2/1/4
    swordfist          | princeptor                   | MEL 3/1/6         | ignores 1 ARM
    gladius            | legionnaires                 | MEL 2/1/2
    pilum              | legionnaires                 | MIS 2/5/2         | hit -1 DEF
    headsmans-sword    | praetorian-carnifexers       | MEL 3/1/6
    pommel             | praetorian-carnifexers       | MEL 2/1/2
    staffblade         | necromagus                   | MEL 2/2/2
    fire-bomb          | xisteri-bombers              | MIS 3/6/2 AOE 3   | harm fire
    smoke-bomb         | xisteri-bombers              | MIS 2/6/- AOE 3   | haze
    short-blade        | xisteri-bombers              | MEL 2/1/1
    bolt               | scorpio                      | MIS 3/20/7
    tool               | scorpio                      | MEL 2/1/1
    iron-jaws          | bonehound                    | MEL 2/1/4
    crushing-claws     | moloch                       | MEL 3/2/7
    tail-sweep         | moloch                       | MEL 3/2/4         | sweeps
    corroded-gladius   | legio-mortum                 | MEL 2/1/2
    valkyrie-spear     | valkyrie                     | MEL 2/2/4
    bearded-axe        | fjell-warriors               | MEL 2/1/4
    kinsword           | skannfyrd-kinswords          | MEL 2/1/4
    crossbow           | fimbul-toughborns            | MIS 3/10/5
    hatchet            | fimbul-toughborns            | MEL 2/1/2
    ladle-mace         | brewer-of-odrorir            | MEL 2/1/2
    rune-axe           | einherjer                    | MEL 3/1/7
    maul               | frost-bear                   | MEL 2/1/5
    bards-blade        | bard-of-aynnsing             | MEL 2/1/2
    great-axe          | cromlech-guard               | MEL 3/1/7
    haft-strike        | cromlech-guard               | MEL 2/1/3
    sling-blade        | bladeslingers                | MIS 2/8/3
    sling-blade-2      | bladeslingers                | MEL 2/1/3
    hunting-bow        | scabhta-hunters              | MIS 2/10/3
    long-knife         | scabhta-hunters              | MEL 2/1/2
    hexblade           | wycca-warriors               | MEL 2/1/3         | harm withering-curse
    javelins           | beasthunter                  | MIS 2/6/5
    boar-spear         | beasthunter                  | MEL 2/2/4
    golden-sickle      | druid                        | MEL 2/1/2
    soul-screech       | banshee                      | MAG 3/6/4         | harm dread-vision
    harvest-scythe     | lord-of-decay                | MEL 3/2/6
    bite               | wolfhound                    | MEL 2/1/2
    fangs              | sabre-tooth                  | MEL 2/1/5
    fetish-staff       | bisotaur-shaman              | MEL 2/2/2
    bison-horns        | bisotaur-shaman              | MEL 2/1/4
    tyrants-cleaver    | reaver-tyrant                | MEL 2/1/5
    cleaver            | horn-brayer                  | MEL 2/1/2
    antler-staff       | fallow-shaman                | MEL 2/2/1
    hacking-weapons    | maldire-mongrels             | MEL 2/1/4
    diseased-bite      | maldire-mongrels             | MEL 2/1/0         | hit plague
    gut-axe            | gut-hackers                  | MEL 2/1/5
    claws              | ursapine                     | MEL 2/1/5
    rotting-corpse     | pestbringer                  | MIS 3/6/- AOE 3   | hit plague
    morning-star       | pestbringer                  | MEL 2/1/4         | ignores shields
    hand-weapon        | reaver-tribesmen             | MEL 2/1/3
    jawbone-club       | skulleater                   | MEL 2/1/4
    tree-trunk         | balescorch-cyclops           | MEL 3/2/6         | critical falls
    scorching-glare    | balescorch-cyclops           | MAG 3/8/3         | harm fire
    rusty-pick         | grondagh-filthling           | MEL 2/1/2
    shadow-claw        | lighteater                   | MEL 2/1/2
    hooked-knife       | reaver-runts                 | MEL 2/1/2
    thrown-darts       | reaver-runts                 | MIS 2/5/1
    ram-lance          | grayhorns                    | MEL 3/2/7
    horn-gore          | grayhorns                    | MEL 2/1/4
    heavy-flail        | obsidian-nightmare           | MEL 3/1/7         | ignores shields
    mental-grasp       | longshadows                  | MAG 2/8/2
    shadow-blade       | longshadows                  | MEL 2/1/2
    huge-fists         | feral-troll                  | MEL 2/1/5
    kopis              | demarchon + kopis            | MEL 2/1/4
    xiphos-thrust      | demarchon + xiphos           | MEL 2/1/2         | +1 MEL
    xiphos-cut         | demarchon + xiphos           | MEL 3/1/5
    scimitars          | demarchon + scimitars        | MEL 3/1/3         | two rolls
    longbow            | godquester + longbow         | MIS 2/12/4
    hailbow            | godquester + hailbow         | MIS 2/12/4
    hail-shot          | godquester + hailbow         | MIS 4/10/2 AOE 3
    eagle-gladius      | centurion + eagle-gladius    | MEL 2/1/4
    axe-chop           | scarjarl + jarls-great-axe   | MEL 2/1/4
    axe-cleave         | scarjarl + jarls-great-axe   | MEL 3/1/7
    rune-hammer        | warsmith + rune-hammer       | MEL 2/1/4         | critical falls
    stepperunner-sword | pendragon + stepperunner-sword| MEL 2/1/4
    composite-bow      | fiannor-farfarer + composite-bow | MIS 2/12/4
    spear-of-the-oak   | pendragon + spear-of-the-oak | MEL 2/2/4
    infector-blades    | gorelord + infector-blades   | MEL 2/1/5         | harm plague
    twin-gore-axes     | gorelord + twin-gore-axes    | MEL 3/1/5         | two rolls
    lords-morning-star | hammerfist + lords-morning-star| MEL 2/1/5         | ignores shields
"""
"""Weapon, bearer (and the item that it is), type and ACT/RNG/POW, what it does besides."""


class Row(NamedTuple):
    weapon: str
    bearer: str
    items: tuple[str, ...]
    type: str
    act: int
    rng: int
    power: int | None
    aoe: int
    does: str


def read(line: str) -> Row:
    weapon, bearer, figures, does = [part.strip() for part in f"{line}|".split("|")][:4]
    who, _, item = bearer.partition(" + ")
    type, numbers, *area = figures.split()
    act, rng, power = numbers.split("/")
    strong = None if power == "-" else int(power)
    return Row(
        weapon, who, (item,) if item else (), type, int(act), int(rng), strong, int(area[1]) if area else 0, does
    )


ROWS = [read(line) for line in PRINTED.strip().splitlines()]
BY_ID = {row.weapon: row for row in ROWS}
every = pytest.mark.parametrize("row", ROWS, ids=BY_ID)
ACTION = {"MEL": "melee", "MIS": "shoot", "MAG": "blast"}


def bearing(row: Row, *others: Given, **fields: Any) -> Battle:
    """The bearer of a weapon (at a war-machine, the machine or its crew) in the middle of its activation, 10 inches
    from the northern and western edge; nobody has to be afraid any more."""
    places = {"bolt": "10,10 10,8 12,9", "tool": "10,7.5 10,10 12,9"}.get(row.weapon, "10,10")
    bearer = card(f"a {row.bearer}", places, items=row.items, tokens=6, tested=(1, 2, 3))
    return battle(bearer, *others, active="a1", **fields)


def striker(t: Battle, row: Row) -> Model:
    """A machine, a man of its crew, or the first of a card."""
    return t.members(t.cards[0])[row.weapon == "tool"]


def away(row: Row, inches: str, who: str = "hammerfist", **fields: Any) -> Given:
    """Somebody so many inches south of the bearer, from base to base, who does not strike back."""
    base = PROFILES[row.bearer].base if row.weapon != "tool" else "small"
    y = 10 + Decimal(inches) + Decimal(RADIUS[base] + RADIUS[PROFILES[who].base]) / INCH
    return card(f"b {who}", f"10,{y:.5f}", tokens=0, tested=(0,), **fields)


def attack(t: Battle, row: Row, dice: str, target: str = "b1") -> Match[Battle]:
    """One attack with a weapon, in offensive style where there is a style."""
    ask = {"MEL": f"melee:{row.weapon} | offensive"}.get(row.type, f"{ACTION[row.type]}:{row.weapon}")
    named = row.type != "MEL" or len(t.cards[0].models) > 1  # one model with one target in reach is not asked
    return go(t, f"{ask} | {target}" if named else ask, dice)


def damage(match: Match[Battle]) -> list[tuple[int, int, int]]:
    """Dice and POW, ARM, and what is lost, of each damage roll."""
    return [(one.args["power"], one.args["armour"], one.args["n"]) for one in events(match, "gs-damage")]


def rolls(row: Row, hit: str = "6 5", harm: str = "5 4") -> str:
    """Dice for an attack that hits and hurts; whatever may take hold is avoided."""
    once = [hit] if row.power is None else [hit, harm]
    times = {"two rolls": 2, "then twice POW 1": 3}.get(row.does, 1)
    avoided = ["5"] if row.does.split(" ")[0] in ("harm", "hit") and row.does != "hit -1 DEF" else []
    return " | ".join(once * times + avoided)


# Figures


def test_every_weapon_is_in_the_list_and_nothing_else() -> None:
    """GS-PRO-04"""
    assert sorted(BY_ID) == sorted(WEAPONS)


@every
def test_somebody_bears_it(row: Row) -> None:
    """GS-PRO-04, GS-ITM-05: it is on the card, or on an item that fits its sub-class; only what is an item or magic is
    enchanted."""
    t = bearing(row)
    assert row.weapon in [weapon.id for weapon in weapons(t, striker(t, row), row.type)]
    assert all(ITEMS[item].slot in PROFILES[row.bearer].slots for item in row.items)
    assert WEAPONS[row.weapon].enchanted == (bool(row.items) or row.type == "MAG")


@every
def test_it_costs_its_tokens(row: Row) -> None:
    """GS-MEL-02, GS-MIS-02, GS-MGA-01, GS-ACT-04: they are paid; with one token less there is no attack."""
    t = bearing(row, away(row, "4" if row.type == "MIS" else "1"))
    assert the_card(attack(t.copy(), row, rolls(row)), "a1").tokens == 6 - row.act
    the_card(t, "a1").tokens = row.act - 1
    why = refused(go(t), f"{ACTION[row.type]}:{row.weapon}")
    assert (why.id, why.args["needed"]) == ("gs-too-few-tokens", row.act)


@every
def test_it_strikes_with_its_own_power(row: Row) -> None:
    """GS-DMG-01, GS-MEL-04, GS-MIS-04, GS-MGA-01: dice of 11 and the bearer's statistic to hit; dice of 9 and POW
    against the ARM of 8 of a hammerfist. GS-CTR-06: nobody strikes sooner because of a weapon."""
    t = bearing(row, away(row, "4" if row.type == "MIS" else str(row.rng)))
    match = attack(t.copy(), row, rolls(row))
    skill = PROFILES[row.bearer].stats[row.type] if row.weapon != "tool" else 5
    style = (row.type == "MEL") + (row.does == "+1 MEL")
    assert {one.args["total"] for one in events(match, "gs-attack")} == {11 + skill + style}
    armour = 7 if row.does == "ignores 1 ARM" else 8
    powers = {"two rolls": [row.power] * 2, "then twice POW 1": [row.power, 1, 1]}.get(row.does, [row.power])
    expected = [(9 + power, armour, 9 + power - armour) for power in powers if power is not None]
    assert damage(match) == expected
    assert model(match, "b1").wounds == sum([lost for _, _, lost in expected])
    if row.type == "MEL":
        a, b = striker(t, row).number, model(t, "b1").number
        t.fight = Fight(0, row.weapon, "melee")
        assert strike_rank(t, Blow(a, b, row.weapon)) == 1


@every
def test_it_reaches_so_far_and_no_further(row: Row) -> None:
    """GS-MEL-02, GS-MIS-05, GS-MGA-02, GS-WMC-10: beyond RNG nobody is struck; only missiles fly on, one worse to hit
    and to harm, but not those of a machine."""
    t = bearing(row, away(row, f"{row.rng}.01"))
    if row.type == "MEL":
        assert refused(go(t), f"melee:{row.weapon}").id == "gs-nobody-in-reach"
        assert told(attack(bearing(row, away(row, str(row.rng))), row, rolls(row))).count("gs-attack") > 0
        return
    near = attack(bearing(row, away(row, str(row.rng))), row, rolls(row))
    if row.type == "MAG" or row.weapon == "bolt":
        assert "gs-attack" in told(near)
        assert told(attack(t, row, ""))[-1] == "gs-shot-lost"
        return
    far = attack(t, row, rolls(row))
    hits = [events(match, "gs-attack")[0].args["total"] for match in (near, far)]
    assert hits[0] - hits[1] == 1
    if row.power is not None:
        assert damage(near)[0][0] - damage(far)[0][0] == 1


@every
def test_shadows_halve_it_unless_it_is_enchanted(row: Row) -> None:
    """GS-ITM-05, GS-MGA-01: what an item or magic does to an ethereal lighteater of ARM 5 is not halved."""
    match = attack(bearing(row, away(row, "4" if row.type == "MIS" else "1", "lighteater")), row, rolls(row))
    lost = [full if row.items or row.type == "MAG" else (full + 1) // 2 for full in through(match)]
    assert [n for _, _, n in damage(match)] == lost


def through(match: Match[Battle]) -> list[int]:
    """What armour lets through."""
    return [power - armour for power, armour, _ in damage(match)]


# What else they do


def named(does: str) -> list[str]:
    return [row.weapon for row in ROWS if row.does == does]


def effects(match: Match[Battle], id: str) -> list[str]:
    return [effect.id for effect in model(match, id).effects]


@pytest.mark.parametrize("weapon", named("ignores shields"))
def test_flails_and_morning_stars_ignore_shields(weapon: str) -> None:
    """heavy-flail, lords-morning-star, morning-star: GS-SHD-01: of a valkyrie's DEF 14 and ARM 8 one each is her
    shield."""
    row = BY_ID[weapon]
    match = attack(bearing(row, away(row, "1", "valkyrie")), row, rolls(row))
    assert events(match, "gs-attack")[0].args["needed"] == 13
    assert damage(match)[0][1] == 7


def test_only_they_ignore_shields() -> None:
    """GS-SHD-01"""
    row = BY_ID["huge-fists"]
    match = attack(bearing(row, away(row, "1", "valkyrie")), row, rolls(row))
    assert (events(match, "gs-attack")[0].args["needed"], damage(match)[0][1]) == (14, 8)


@pytest.mark.parametrize("weapon", named("critical falls"))
def test_heavy_blows_knock_down(weapon: str) -> None:
    """overhead-smash, rune-hammer, tree-trunk: GS-KNO-01: with a critical hit, not with an ordinary one."""
    row = BY_ID[weapon]
    t = bearing(row, away(row, "1"))
    assert model(attack(t.copy(), row, rolls(row, hit="5 5", harm="1 2")), "b1").down
    assert not model(attack(t.copy(), row, rolls(row, harm="1 2")), "b1").down


def test_other_criticals_knock_nobody_down() -> None:
    """GS-KNO-01"""
    row = BY_ID["claws"]
    assert not model(attack(bearing(row, away(row, "1")), row, "5 5 | 1 2"), "b1").down


@pytest.mark.parametrize(
    "weapon", named("harm fire") + named("harm plague") + named("harm dread-vision") + named("harm withering-curse")
)
def test_what_harms_may_do_more(weapon: str) -> None:
    """fire-bomb, hexblade, infector-blades, scorching-glare, soul-screech: GS-CEF-02, GS-CEF-03, GS-A-49: who is
    damaged rolls a die; who is only hit does not."""
    row = BY_ID[weapon]
    t = bearing(row, away(row, "1" if row.type == "MEL" else "3"))
    assert effects(attack(t.copy(), row, "6 5 | 5 4 | 4"), "b1") == [row.does.removeprefix("harm ")]
    assert effects(attack(t.copy(), row, "6 5 | 5 4 | 5"), "b1") == []
    assert effects(attack(t.copy(), row, "6 5 | 1 2"), "b1") == []


def test_a_diseased_bite_needs_no_wound() -> None:
    """diseased-bite: GS-CEF-02, GS-A-49: a hit is enough."""
    row = BY_ID["diseased-bite"]
    t = bearing(row, away(row, "1"))
    assert effects(attack(t.copy(), row, "6 5 | 1 2 | 4"), "b1") == ["plague"]
    assert effects(attack(t.copy(), row, "1 2"), "b1") == []


def test_a_rotting_corpse_hurts_nobody_and_infects_all_around() -> None:
    """rotting-corpse: GS-AOE-03, GS-CEF-02: no damage roll; everybody under three inches rolls against plague, which
    costs a life point and MOV."""
    row = BY_ID["rotting-corpse"]
    others = [card("b druid", place, tokens=0) for place in ("10,16", "11.5,16", "13.5,16")]
    match = attack(bearing(row, *others), row, "6 5 | 4 | 4")
    assert [effects(match, id) for id in ("b1", "b2", "b3")] == [["plague"], ["plague"], []]
    assert (damage(match), [model(match, id).wounds for id in ("b1", "b2", "b3")]) == ([], [1, 1, 0])


def test_hail_falls_on_all_who_stand_together() -> None:
    """hail-shot, hailbow: GS-AOE-03, GS-AOE-04: three inches, a damage roll of POW 2 for each; an arrow of the same bow
    hits one with POW 4."""
    others = [card("b druid", place, tokens=0) for place in ("10,16", "11.5,16", "13.5,16")]
    shot = attack(bearing(BY_ID["hail-shot"], *others), BY_ID["hail-shot"], "6 5 | 3 4 | 2 1")
    assert damage(shot) == [(7 + 2, 5, 4), (3 + 2, 5, 0)]
    arrow = attack(bearing(BY_ID["hailbow"], *others), BY_ID["hailbow"], "6 5 | 3 4")
    assert damage(arrow) == [(7 + 4, 5, 6)]


def test_fire_bombs_burst_over_three_inches() -> None:
    """fire-bomb: GS-AOE-03, GS-AOE-04"""
    others = [card("b druid", place, tokens=0) for place in ("10,15", "11.5,15", "13.5,15")]
    match = attack(bearing(BY_ID["fire-bomb"], *others), BY_ID["fire-bomb"], "6 5 | 3 4 | 2 1 | 5")
    assert damage(match) == [(7 + 2, 5, 4), (3 + 2, 5, 0)]


def test_a_smoke_bomb_leaves_haze() -> None:
    """smoke-bomb: GS-HAZ-01: three inches, to the end of the round; nobody is hurt."""
    row = BY_ID["smoke-bomb"]
    match = attack(bearing(row, card("b druid", "10,15", tokens=0)), row, "6 5")
    assert (state(match).hazes, damage(match)) == ((Haze(10 * INCH, 15 * INCH, 3, "round"),), [])


def test_a_pilum_sticks_in_the_shield() -> None:
    """pilum: GS-GEF-01: who is hit has DEF 11 instead of 12 to the end of the turn."""
    row = BY_ID["pilum"]
    t = bearing(row, away(row, "3"))
    match = attack(t, row, rolls(row))
    again = go(match.state.copy(), "shoot:pilum | b1", "6 5 | 1 2")
    assert [events(one, "gs-attack")[0].args["needed"] for one in (match, again)] == [12, 11]


def test_a_tail_sweeps_everybody_in_reach() -> None:
    """tail-sweep: GS-CON-07: one roll each; the moloch's claws strike one."""
    others = [card("b druid", place, tokens=0, tested=(0,)) for place in ("10,13.2", "13.2,10", "10,16.5")]
    match = go(bearing(BY_ID["tail-sweep"], *others), "melee:tail-sweep | offensive | b1", "1 2 | 1 2")
    assert [one.args["target"] for one in events(match, "gs-attack")] == ["b1", "b2"]
    match = go(bearing(BY_ID["crushing-claws"], *others), "melee:crushing-claws | offensive | b2", "1 2")
    assert [one.args["target"] for one in events(match, "gs-attack")] == ["b2"]


@pytest.mark.parametrize("weapon", named("two rolls"))
def test_paired_weapons_strike_twice(weapon: str) -> None:
    """scimitars, twin-gore-axes: GS-CON-07: two attack rolls at the same target, whether the first hits or not."""
    row = BY_ID[weapon]
    match = attack(bearing(row, away(row, "1", "centurion")), row, "1 2 | 6 5 | 5 4")
    assert [one.args["hit"] for one in events(match, "gs-attack")] == [False, True]


def test_three_heads_bite_on_after_a_hit() -> None:
    """three-fold-bite: GS-CON-07: two further rolls of POW 1 after a hit, none after a miss."""
    row = BY_ID["three-fold-bite"]
    t = bearing(row, away(row, "1"))
    match = attack(t.copy(), row, "6 5 | 5 4 | 1 2 | 6 5 | 5 4")
    assert [power for power, _, _ in damage(match)] == [12, 10]
    assert told(attack(t.copy(), row, "1 2")).count("gs-attack") == 1
