"""Damage and health: damage rolls, reductions, serious wounds, casualties. GS-DMG, GS-ITM-05"""

from typing import Any

from tests.games.godslayer.kit import Battle, battle, card, events, go, model, piece, the_card, told
from theomachy.games.godslayer import tasks, verbs
from theomachy.games.godslayer.army.profiles import PRINTED, SPELLS, WEAPONS, Weapon
from theomachy.games.godslayer.language import Does, Have
from theomachy.games.godslayer.rules.combat.attack_rolls import Attack
from theomachy.games.godslayer.rules.combat.damage import (
    after_hit,
    damage_roll,
    direct,
    half,
    knock_down,
    remove,
    suffer,
)
from theomachy.games.godslayer.rules.combat.melee import plan_fight
from theomachy.games.godslayer.rules.space.pushes import push
from theomachy.games.godslayer.rules.values.statistics import For, stat
from theomachy.games.godslayer.state import Blow, Effect, Fight, Haze, Marker
from theomachy.kernel import Match, Procedure

BASICS = ("MOV", "MEL", "MIS", "MAG", "DEF", "ARM", "LEAD", "ACT")
HIT = Attack(True)


def done(procedure: Procedure[Any]) -> None:
    """A procedure that asks for nothing."""
    assert list(procedure) == []


def struck(target: str, dice: str, striker: str = "princeptor", weapon: str = "spathe", **fields: Any) -> Match[Battle]:
    """One powerful attack on somebody who does not answer."""
    t = battle(card(f"a {striker}", "10,10", tokens=5), card(f"b {target}", "10,11.6", tokens=0, **fields), active="a1")
    return go(t, f"melee:{weapon} | offensive", dice)


# The damage roll


def test_dice_and_power_less_armour():
    """GS-T-59, GS-DMG-01: dice of 6 and POW 2 against ARM 5 cost 3 life points."""
    legion = card("a legionnaires", "10,10 11.5,8", tokens=3)
    t = battle(legion, card("b druid", "10,11.5", tokens=0), active="a1")
    match = go(t, "melee:gladius | offensive | b1", "4 5 | 2 4")
    assert model(match, "b1").wounds == 3
    (roll,) = events(match, "gs-damage")
    assert (roll.args["power"], roll.args["armour"], roll.args["n"]) == (8, 5, 3)


def test_damage_is_never_below_nought():
    """GS-DMG-01, GS-A-49: strong armour stops everything; it was a hit all the same."""
    match = struck("demarchon", "4 3 | 1 2")
    assert model(match, "b1").wounds == 0
    assert told(match).count("gs-wounded") == 0


def test_hit_without_damage_is_still_a_hit():
    """GS-A-49: what a hit causes comes even without damage; what damage causes does not."""
    bite = card("a maldire-mongrels", "10,10 11.5,8", tokens=3)
    t = battle(bite, card("b demarchon", "10,11.5", tokens=0), active="a1")
    match = go(t, "melee:diseased-bite | offensive | b1", "4 5 | 1 2 | 1")
    assert [effect.id for effect in model(match, "b1").effects] == ["plague"]
    blades = card("a gorelord", "10,10", items=("infector-blades",))
    match = go(
        battle(blades, card("b demarchon", "10,11.8", tokens=0), active="a1"),
        "melee:infector-blades | offensive",
        "4 3 | 1 1",
    )
    assert model(match, "b1").effects == ()


def test_tough_skin_takes_one_off():
    """GS-DMG-02, GS-A-48: leatherskin reduces what armour lets through by 1."""
    legion = card("a legionnaires", "10,10 11.5,8", tokens=3)
    t = battle(legion, card("b fjell-warriors", "10,11.5 11.5,13", tokens=0), active="a1")
    match = go(t, "melee:gladius | offensive | b1.1", "4 5 | 4 3")
    assert model(match, "b1.1").wounds == 7 + 2 - 6 - 1


def test_half_is_rounded_up():
    """GS-A-47: half of 7 is 4."""
    assert [half(damage) for damage in (7, 8, 1, 0)] == [4, 4, 1, 0]


def test_shadows_halve_what_is_not_enchanted():
    """GS-ITM-05, GS-DMG-02: ethereal models take half from plain weapons, all from weapon items and magic attacks."""
    assert model(struck("lighteater", "4 5 | 3 4"), "b1").wounds == 3
    kopis = battle(
        card("a godquester", "10,10", items=("kopis",)), card("b lighteater", "10,11.8", tokens=0), active="a1"
    )
    assert model(go(kopis, "melee:kopis | offensive", "4 5 | 3 4"), "b1").wounds == 6


def test_tough_comes_before_half(monkeypatch):
    """GS-A-48: armour, flat reductions, then halving: 11 - 5 - 1, half of it rounded up."""
    monkeypatch.setitem(PRINTED, "leather", Does([Have("toughness", 1)]))
    match = struck("lighteater", "4 5 | 3 4", effects=((Effect("leather", "item", "game"),),))
    assert model(match, "b1").wounds == 3


def test_weapon_may_ignore_armour():
    """GS-DMG-01: the swordfist ignores one point of ARM."""
    assert model(struck("druid", "4 5 | 1 2", weapon="swordfist"), "b1").wounds == 3 + 6 - 4


def test_power_against_creatures():
    """GS-DMG-01: what adds to POW counts where it says so."""
    t = battle(card("a beasthunter", "10,10"), card("b sabre-tooth", "10,12.5", tokens=0), active="a1")
    the_card(t, "a1").tested = (1,)
    assert model(go(t, "melee:boar-spear | offensive", "4 5 | 1 2"), "b1").wounds == 3 + 4 + 1 - 4


# Health


def test_seriously_wounded_when_only_coloured_boxes_are_left():
    """GS-T-60, GS-DMG-04: of 4 plain and 4 coloured boxes, the fourth wound lowers all eight statistics by 1."""
    t = battle(card("a sanctum-priestess", "10,10"), card("b druid", "30,30"))
    priestess = model(t, "a1")
    whole = {name: stat(t, priestess, name) for name in BASICS}
    done(suffer(t, priestess, 4, "GS-DMG-03"))
    assert {name: stat(t, priestess, name) for name in BASICS} == {name: whole[name] - 1 for name in BASICS}
    assert (whole["MOV"], whole["MAG"]) == (3, 7)


def test_last_plain_box_keeps_a_model_fresh():
    """GS-T-61, GS-DMG-04, GS-A-16: with 6 plain and 3 coloured boxes not after 5 wounds, but after 6; healing helps."""
    t = battle(card("a princeptor", "10,10"), card("b druid", "30,30"))
    man = model(t, "a1")
    done(suffer(t, man, 5, "GS-DMG-03"))
    assert stat(t, man, "MEL") == 7
    done(suffer(t, man, 1, "GS-DMG-03"))
    assert stat(t, man, "MEL") == 6
    verbs.heal(t, man, 1, "GS-A-133")
    assert stat(t, man, "MEL") == 7


def test_serious_wounds_take_no_tokens_and_no_power():
    """GS-A-14, GS-DMG-04: ACT counts from the next round on, LEAD at once; weapons are as they were."""
    t = battle(card("a princeptor", "10,10", wounds=6), card("b druid", "10,11.5", tokens=0), active="a1")
    assert the_card(t, "a1").tokens == 5
    assert stat(t, model(t, "a1"), "ACT") == 4
    assert stat(t, model(t, "a1"), "LEAD") == 7
    match = go(t, "melee:spathe | powerful", "4 5 | 1 2")
    assert events(match, "gs-attack")[0].args["total"] == 9 + 6
    assert model(match, "b1").wounds == 3 + 4 + 1 - 5


def test_members_are_never_seriously_wounded():
    """GS-A-15, GS-DMG-03: each member has its own boxes, and no coloured ones."""
    t = battle(card("a legionnaires", "10,10 11.5,10"), card("b druid", "30,30"))
    done(suffer(t, model(t, "a1.1"), 5, "GS-DMG-03"))
    assert (model(t, "a1.1").left, model(t, "a1.2").left) == (1, 5)
    assert stat(t, model(t, "a1.1"), "MEL") == 6


def test_last_box_destroys():
    """GS-T-62, GS-DMG-05, GS-DMG-06: a unit model with 6 life points that takes 6 is destroyed; its mates stay."""
    t = battle(card("a maldire-mongrels", "10,10 11.5,10"), card("b druid", "30,30"))
    done(suffer(t, model(t, "a1.2"), 6, "GS-DMG-03"))
    assert model(t, "a1.2").where == "destroyed"
    assert t.in_play(the_card(t, "a1"))
    done(suffer(t, model(t, "a1.1"), 7, "GS-DMG-03"))
    assert not t.in_play(the_card(t, "a1"))


def test_overkill_is_lost_and_the_dead_stay_dead():
    """GS-A-133: more damage than boxes counts as the boxes; nobody heals above the start."""
    t = battle(card("a druid", "10,10", wounds=2), card("b druid", "30,30"))
    verbs.heal(t, model(t, "a1"), 9, "GS-A-133")
    assert model(t, "a1").wounds == 0
    done(suffer(t, model(t, "a1"), 40, "GS-DMG-03"))
    assert (model(t, "a1").left, model(t, "a1").where) == (0, "destroyed")
    done(suffer(t, model(t, "a1"), 1, "GS-DMG-03"))
    assert model(t, "a1").wounds == 9


def test_direct_damage_passes_everything():
    """GS-DMG-07: neither armour nor tough skin nor shadows nor protection help against direct damage."""
    wards = ("runes-of-the-forefathers",)
    t = battle(
        card("a lighteater", "10,10"),
        card("b scarjarl", "30,30", items=wards),
        card("b fjell-warriors", "20,20 21.5,20"),
    )
    for id in ("a1", "b1", "b2.1"):
        done(direct(t, model(t, id), 3, "GS-DMG-07"))
        assert model(t, id).wounds == 3


# What goes with the dead


def test_spells_end_with_their_caster():
    """GS-MAG-09: when the caster is destroyed its spells end, and the haze it keeps up lifts."""
    veil = Effect("aegis-hymn", "spell", "sustained", source=0)
    t = battle(
        card("a sanctum-priestess", "10,10", spells=("aegis-hymn",)),
        card("a hoplites", "12,12 13.5,12", effects=((veil,),)),
        card("b druid", "30,30"),
    )
    t.hazes = (Haze(0, 0, 3, "sustained", 0), Haze(0, 0, 3, "round", 1))
    remove(t, model(t, "a1"), "GS-DMG-05")
    assert model(t, "a2.1").effects == ()
    assert [haze.until for haze in t.hazes] == ["round"]


def test_relic_falls_where_its_bearer_fell():
    """GS-DMG-06: what a destroyed model carried lies where it stood."""
    t = battle(card("a druid", "10,10"), card("b druid", "30,30"))
    t.markers = (Marker("relic", "relic", 0, 0, carrier=0),)
    remove(t, model(t, "a1"), "GS-DMG-05")
    assert (t.markers[0].carrier, t.markers[0].x, t.markers[0].y) == (-1, model(t, "a1").x, model(t, "a1").y)


def test_machine_without_crew_stands_still():
    """GS-WMC-07, GS-WMC-09: with the last crewman gone the machine is stationary for good; without the machine the crew
    goes on."""
    t = battle(card("a scorpio", "10,10 12,10 12,12"), card("b druid", "30,30"))
    remove(t, model(t, "a1.2"), "GS-DMG-05")
    assert model(t, "a1.1").still == ""
    remove(t, model(t, "a1.3"), "GS-DMG-05")
    assert model(t, "a1.1").still == "game"
    t = battle(card("a scorpio", "10,10 12,10 12,12"), card("b druid", "30,30"))
    remove(t, model(t, "a1.1"), "GS-DMG-05")
    assert [one.still for one in t.members(the_card(t, "a1"))] == ["", ""]


# Hits that move


def ogre(**fields: Any) -> Battle:
    bull = (Effect("bull-through", "self", "turn"),)
    ogres = card("a hill-ogres", "10,10 13,8", effects=(bull,), tokens=3)
    return battle(ogres, card("b druid", "10,11.6", tokens=0), active="a1", **fields)


def test_pushed_models_go_straight_back():
    """GS-MOV-09: a model that the ogre damages is pushed one inch directly away, and draws no free strike."""
    match = go(ogre(), "melee:great-club | offensive | b1", "4 5 | 1 2")
    assert (model(match, "b1").x, model(match, "b1").y) == (25400, 29464 + 2540)
    match = go(ogre(), "melee:great-club | offensive | b1", "1 2")
    assert model(match, "b1").y == 29464


def test_pushed_models_stop_at_bases_and_edges():
    """GS-MOV-03, GS-A-84: nobody is pushed into another base or off the table."""
    t = ogre()
    model(t, "a1.2").x, model(t, "a1.2").y = 25400, 29464 + 1500 + 2000 + 600
    push(t, model(t, "a1.1"), model(t, "b1"), 1)
    assert model(t, "b1").y == 29464 + 600
    edge = battle(card("a hill-ogres", "10,45 13,45"), card("b druid", "10,46.8"))
    push(edge, model(edge, "a1.1"), model(edge, "b1"), 1)
    assert model(edge, "b1").y == 48 * 2540 - 1500


BOULDER = piece("boulder", "8,10.6 12,10.6 12,13 8,13", height=1, stands=True)


def test_who_stands_on_a_boulder_is_pushed_about_up_there():
    """GS-MOV-09: what it stands on does not hold it."""
    match = go(ogre(terrain=[BOULDER]), "melee:great-club | offensive | b1", "4 5 | 1 2")
    assert (model(match, "b1").x, model(match, "b1").y, model(match, "b1").down) == (25400, 29464 + 2540, False)


def test_who_is_pushed_off_a_height_falls():
    """GS-MOV-08: placed below, just clear of it, knocked down, a life point for each full inch; whoever could have
    climbed down, too."""
    ledge = piece("rock", "8,10.6 12,10.6 12,12 8,12", height=2, stands=True)
    for foe, r in (("druid", 1500), ("beasthunter", 2000)):
        t = battle(card("a hill-ogres", "10,10 13,8"), card(f"b {foe}", "10,11.6"), terrain=[ledge])
        push(t, model(t, "a1.1"), model(t, "b1"), 1)
        match = go(t)
        fallen = model(match, "b1")
        assert (fallen.x, fallen.y) == (25400, 12 * 2540 + r)
        assert (fallen.down, fallen.wounds, told(match).count("gs-falls")) == (True, 2, 1)


def test_who_is_pushed_near_the_hidden_finds_them():
    """GS-DEP-11, GS-MOV-09: whatever made the enemy come so near."""
    t = battle(
        card("a hill-ogres", "10,10 13,8"), card("a bladeslingers", "1,1 2,1 3,1 4,1 5,1"), card("b druid", "10,11.6")
    )
    for number in the_card(t, "a2").models:
        t.models[number].where = "hidden"
    the_card(t, "a2").marker = 1
    t.markers = (Marker("marker-a1", "secret", 10 * 2540, 18 * 2540, 0),)
    push(t, model(t, "a1.1"), model(t, "b1"), 1)
    assert t.agenda == (tasks.Reveal(card=1, how="discovered"),)


def test_without_room_below_it_stays_on_the_edge():
    """GS-MOV-03, GS-MOV-08: somebody stands right there."""
    ledge = piece("rock", "8,10.6 12,10.6 12,12 8,12", height=2, stands=True)
    t = battle(card("a hill-ogres", "10,10 10,13.5"), card("b druid", "10,11.6"), terrain=[ledge])
    push(t, model(t, "a1.1"), model(t, "b1"), 1)
    pushed = model(t, "b1")
    assert (pushed.x, t.agenda) == (25400, ())
    assert 11.9 * 2540 < pushed.y < 12 * 2540


def test_relic_goes_with_the_pushed_and_falls_with_the_fallen():
    """GS-KNO-01, GS-MOV-09: a carried marker moves with its bearer, and is dropped when the bearer is knocked down."""
    t = ogre()
    bearer = model(t, "b1")
    t.markers = (Marker("relic", "relic", bearer.x, bearer.y, carrier=bearer.number),)
    push(t, model(t, "a1.1"), bearer, 1)
    assert (t.markers[0].carrier, t.markers[0].y) == (bearer.number, bearer.y)
    knock_down(t, bearer, "GS-KNO-01")
    assert (t.markers[0].carrier, bearer.down) == (-1, True)


# What else hits cause


def test_spines_sting_who_strikes_from_close_by():
    """GS-CEF-02: who hits an ursapine from within an inch is tested for poison after the action; others are not."""
    blows = card("a princeptor", "10,10", tested=(1,)), card("b ursapine", "10,11.8", tokens=0)
    match = go(battle(*blows, active="a1"), "melee:spathe | offensive", "4 5 | 1 2 | 2")
    assert [effect.id for effect in model(match, "a1").effects] == ["poison"]
    missed = go(battle(*blows, active="a1"), "melee:spathe | offensive", "1 2")
    assert model(missed, "a1").effects == ()
    far = card("a necromagus", "10,10"), card("b ursapine", "10,12.6", tokens=0)
    match = go(battle(*far, active="a1"), "melee:staffblade | offensive", "4 5 | 1 2")
    assert model(match, "a1").effects == ()


def test_pilum_weighs_on_who_is_hit():
    """GS-GEF-01: the target has -1 DEF to the end of the turn, and only once."""
    t = battle(card("a legionnaires", "10,10 11.5,10"), card("b demarchon", "10,14"))
    for _ in range(2):
        after_hit(t, model(t, "a1.1"), model(t, "b1"), WEAPONS["pilum"], HIT, 0)
    assert stat(t, model(t, "b1"), "DEF") == 12
    verbs.end_turn(t)
    assert stat(t, model(t, "b1"), "DEF") == 13


def test_hornet_nests_poison_instead_of_wounding():
    """GS-CON-07: under Hornet Nest a missile that hits makes no damage roll; the target is tested for poison."""
    nest = (Effect("hornet-nest", "self", "turn"),)
    slingers = card("a bladeslingers", "10,10 11.5,10", effects=(nest,))
    t = battle(slingers, card("b demarchon", "10,16"))
    striker, target = model(t, "a1.1"), model(t, "b1")
    done(damage_roll(t, striker, target, WEAPONS["sling-blade"], HIT, For("missile")))
    after_hit(t, striker, target, WEAPONS["sling-blade"], HIT, 0)
    assert [task.effect for task in t.agenda if isinstance(task, tasks.Afflict)] == ["poison"]


def test_reavers_flush_out_who_hides():
    """GS-SUB-01: reavers that charge have +1 POW against who stands in a forest, if their own warlord leads."""
    forest = piece("forest", "8,10.8 12,10.8 12,14 8,14", forest=True)
    for trees, wounds in (((), 3 + 3 + 1 - 5), ((forest,), 3 + 3 + 1 + 1 - 5)):
        reavers = card("a reaver-tribesmen", "10,10 11.5,8", style="charge", tokens=3)
        t = battle(
            reavers, card("b druid", "10,11.5", tokens=0), active="a1", terrain=trees, subfactions=("reavers", "")
        )
        target = the_card(t, "b1").models[0]
        plan_fight(t, Fight(0, "hand-weapon", "melee", charge=True, blows=(Blow(0, target, "hand-weapon"),)))
        assert model(go(t, "", "4 5 | 1 2"), "b1").wounds == wounds


def test_harm_that_strikes_down_what_a_spell_hits():
    """GS-KNO-01: what knocks down whom it damages does nothing to whom it does not."""
    lightrend = Weapon("lightrend", "MAG", 0, 8, 3, does=SPELLS["lightrend"].does, enchanted=True)
    t = battle(card("a lighteater", "10,10"), card("b druid", "10,14"))
    after_hit(t, model(t, "a1"), model(t, "b1"), lightrend, HIT, 0)
    assert not model(t, "b1").down
    after_hit(t, model(t, "a1"), model(t, "b1"), lightrend, HIT, 1)
    assert model(t, "b1").down
