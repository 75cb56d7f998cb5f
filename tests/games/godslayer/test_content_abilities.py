"""Abilities of cards and of sub-factions, each seen at work, and missing where a card has none."""

from typing import Any

import pytest

from tests.games.godslayer.kit import (
    Given,
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
    told,
)
from theomachy.games.godslayer import tasks
from theomachy.games.godslayer.army.profiles import PROFILES, SPELLS, SUBFACTIONS
from theomachy.games.godslayer.rules.magic.spells import casting
from theomachy.games.godslayer.rules.setup.deployment import zone
from theomachy.games.godslayer.rules.values.dread import causes, takes_as
from theomachy.games.godslayer.rules.values.statistics import For, stat
from theomachy.games.godslayer.state import RESERVE, Battle, Effect
from theomachy.geometry.plane import INCH
from theomachy.kernel import Match

FAR = card("b gorelord", "45,45")


def line(who: str, y: float = 10, **fields: Any) -> Given:
    """As many as its core, in a row from west to east."""
    profile = PROFILES[who.split()[1]]
    return card(who, " ".join(f"{10 + 2 * n},{y}" for n in range(profile.core)), **fields)


def bearers(ability: str) -> list[str]:
    return [id for id, profile in PROFILES.items() if any(one.id == ability for one in profile.abilities)]


def effects(match: Match[Battle], id: str) -> list[str]:
    return [effect.id for effect in model(match, id).effects]


def struck(target: Given, dice: str, by: str = "syntarch", weapon: str = "twin-kopis") -> Match[Battle]:
    """An offensive blow at the first of a card that does not answer."""
    t = battle(card(f"a {by}", "10,10", tested=(1, 2)), target, card("b druid", "40,40"), active="a1")
    ask = f"melee:{weapon} | offensive"
    return go(t, f"{ask} | b1.1" if len(t.cards[0].models) > 1 else ask, dice)


# Who bears what


@pytest.mark.parametrize(
    ("ability", "who"),
    [
        ("advanced-deployment", "amazon-hunters fimbul-toughborns"),
        ("afterlife-lore", "mortifex necromagus"),
        ("archon-aura", "sanctum-priestess"),
        ("battle-caster", "necromagus"),
        ("beast-bane", "beasthunter"),
        ("disdain-for-pain", "skannfyrd-kinswords"),
        ("dugout", "pendragon"),
        ("ethereal", "banshee lighteater longshadows obsidian-nightmare"),
        ("fear", "banelord legio-mortum skulleater"),
        ("fearless", "einherjer"),
        ("foresight", "oracle"),
        ("forest-lore", "fiannor-farfarer scabhta-hunters"),
        ("heros-stride", "godquester"),
        ("horror", "banshee moloch obsidian-nightmare"),
        ("instinctive-wisdom", "bisotaur-shaman"),
        ("leatherskin", "fjell-warriors"),
        ("loyal", "wolfhound"),
        ("marrow-feast", "skulleater"),
        ("musician", "bard-of-aynnsing horn-brayer"),
        ("non-living", "bonehound moloch"),
        ("non-living-fearless", "legio-mortum necromagus"),
        ("pit-fighter", "princeptor"),
        ("poison-spines", "ursapine"),
        ("regeneration", "feral-troll hammerfist"),
        ("sacred-oaths", "cromlech-guard"),
        ("spell-conduit", "sacred-familiar"),
        ("tenacious", "scarjarl"),
    ],
)
def test_whose_card_it_is_on(ability: str, who: str) -> None:
    """GS-TAC-01: and on no other card."""
    assert sorted(bearers(ability)) == who.split()


# Deployment and movement


@pytest.mark.parametrize("who", bearers("advanced-deployment"))
def test_scouts_deploy_further_forward(who: str) -> None:
    """advanced-deployment: GS-DEP-02: eight inches beyond the zone, with the others who can."""
    t = battle(line(f"a {who}"), card("a pendragon", "10,5"), FAR, round=0, phase="setting up")
    assert [one.deploys for one in t.cards[:2]] == ["advanced", "regular"]
    assert [box[3] // INCH for box in zone(t, 0, t.cards[0].deploys).boxes] == [16]
    t.turn, t.agenda = None, (tasks.Deploy(0, "advanced"),)
    for one in t.models:
        one.where = RESERVE if t.seat_of(one) == 0 else one.where
    match = go(t)
    assert (asked(match).by, allowed(match, "all:20in,15in")) == ("a1", True)


def test_a_pendragon_hides_one_unit() -> None:
    """dugout: GS-DEP-01: one friendly infantry unit may deploy secretly; without a pendragon none."""
    for chief, may in (("pendragon", True), ("druid", False)):
        t = battle(card(f"a {chief}", "10,5"), line("a bladeslingers"), FAR, round=0, phase="setting up")
        t.turn, t.agenda = None, (tasks.Dugout(0), tasks.Deploy(0, "regular"))
        for one in t.models:
            one.where = RESERVE
        assert keys(go(t.copy())) == (["none", "a2"] if may else ["a1", "a2"])
    t.cards[0].profile = "pendragon"
    assert the_card(go(t, "a2"), "a2").deploys == "secret"


def test_a_hero_strides() -> None:
    """heros-stride: GS-MOV-06: five tokens of movement in a round, where a demarchon has four."""
    for who, most in (("godquester", 5), ("demarchon", 4)):
        match = go(battle(card(f"a {who}", "10,10"), FAR, active="a1"))
        assert [key for key in keys(match) if key.startswith("move")] == [f"move:{n + 1}" for n in range(most)]
        assert refused(match, f"move:{most + 1}").clause == "GS-MOV-06"


WOOD = piece("forest", "0,12 20,12 20,30 0,30", going="difficult", forest=True)
MARSH = piece("marsh", "0,12 20,12 20,30 0,30", going="difficult")


def walks(who: str, terrain: Any, **fields: Any) -> bool:
    """Whether somebody of MOV 4, or 5 with two tokens, gets four inches into difficult ground."""
    t = battle(line(who), FAR, active="a1", terrain=[terrain], **fields)
    first = t.members(t.cards[0])[0]
    return allowed(go(t, "move:2"), f"{first.id}:10in,{10 + 2 * PROFILES[who.split()[1]].stats['MOV']}in")


def test_hunters_know_the_forest() -> None:
    """forest-lore: GS-TER-03, GS-TER-07: forest is open ground for scabhta hunters, a marsh is not."""
    assert walks("a scabhta-hunters", WOOD)
    assert not walks("a scabhta-hunters", MARSH)
    assert not walks("a maldire-mongrels", WOOD)


def test_clans_of_annyr_know_the_forest() -> None:
    """annyr-clans: GS-SUB-01, GS-TER-07: while one of them leads, forest is open ground for them, not for
    others."""
    led = {"subfactions": ("annyr-clans", "")}
    assert walks("a bladeslingers", WOOD, **led)
    assert not walks("a bladeslingers", MARSH, **led)
    assert not walks("a bladeslingers", WOOD)
    assert not walks("a druid", WOOD, **led)


# Orders and spells


def test_an_archon_is_listened_to() -> None:
    """archon-aura: GS-AUR-01, GS-TAC-08: friends within four inches receive orders with one LEAD more: 8 and 1; further
    away, or for another test, they do not."""
    for y, heard in (("17", True), ("17.2", False)):
        cards = card("a demarchon", "10,6"), card("a syntarch", "10,11.82"), card("a sanctum-priestess", f"10,{y}")
        match = go(battle(*cards, FAR, active="a1"), "tactic:steady-spears:a2", "4 5")
        assert (effects(match, "a2") == ["steady-spears"]) is heard
    t = battle(card("a syntarch", "10,10"), card("a sanctum-priestess", "10,12"), FAR)
    assert [stat(t, t.models[0], "LEAD", For(what)) for what in ("receiving", "bravery", "")] == [9, 8, 8]


@pytest.mark.parametrize("who", bearers("musician"))
def test_musicians_hear_every_order(who: str) -> None:
    """musician: GS-TAC-09, GS-MUS-01, GS-MUS-02: no test for them, and they pass orders on."""
    t = battle(card("a demarchon", "10,10"), card(f"a {who}", "13,17"), card("a syntarch", "10,23"), FAR, active="a1")
    assert effects(go(t.copy(), "tactic:steady-spears:a2"), "a2") == ["steady-spears"]
    assert effects(go(t.copy(), "tactic:steady-spears:a3@a2", "1 1"), "a3") == ["steady-spears"]
    assert told(go(t.copy(), "tactic:steady-spears:a3"))[-1] == "gs-falls-short"


def test_a_battle_caster_casts_in_melee() -> None:
    """battle-caster: GS-MAG-01: who is engaged does not cast, but a necromagus does."""
    for who, spell, may in (("necromagus", "iron-grave", True), ("druid", "fury-of-mabhdus", False)):
        t = battle(card(f"a {who}", "10,10", spells=(spell,)), card("b syntarch", "10,11.6"), active="a1")
        assert (f"cast:{spell}:a1" in keys(go(t))) is may


def test_a_necromagus_knows_the_dead() -> None:
    """afterlife-lore: GS-MAG-05: 6 and MAG 6 and 1 make 13 for a friend who does not live; for others 12."""
    cards = line("a legio-mortum", 14), card("a princeptor", "24,10"), FAR
    t = battle(card("a necromagus", "20,10", spells=("iron-grave",)), *cards, active="a1")
    assert [casting(t, SPELLS["iron-grave"], t.models[0], (model(t, id),)) for id in ("a2.1", "a3")] == [7, 6]
    assert effects(go(t.copy(), "cast:iron-grave:a2", "1 4"), "a2.1") == ["iron-grave"]
    assert effects(go(t.copy(), "cast:iron-grave:a3", "1 4"), "a3") == []


def test_a_familiar_is_a_conduit() -> None:
    """spell-conduit: GS-CHN-01, GS-CHN-03: its parent casts through it, to whoever is in its range; no hound
    does that."""
    for pet, may in (("sacred-familiar", True), ("wolfhound", False)):
        cards = card(f"a {pet}", "12,16", parent="a1"), card("b druid", "10,24")
        t = battle(card("a sanctum-priestess", "10,10", spells=("searing-light",)), *cards, active="a1")
        assert ("cast:searing-light:b1@a2" in keys(go(t))) is may
    assert refused(go(t), "cast:searing-light:b1@a2").clause == "GS-CHN-01"


# Health


@pytest.mark.parametrize("who", bearers("regeneration") + bearers("marrow-feast"))
def test_trolls_regenerate_and_skulleaters_feast(who: str) -> None:
    """regeneration, marrow-feast: GS-AVN-02, GS-A-133: one life point whenever it is activated, never more
    than it had."""
    for wounds, left in ((3, 2), (0, 0)):
        t = battle(card(f"a {who}", "10,10", wounds=wounds), card("a longshadows", "20,20"), FAR)
        assert model(go(t, "a1"), "a1").wounds == left
    t = battle(card("a gorelord", "10,10", wounds=3), card("a druid", "20,20"), FAR)
    assert model(go(t, "a1"), "a1").wounds == 3


def test_thick_skin() -> None:
    """leatherskin, disdain-for-pain: GS-DMG-02: 7 and POW 4 against ARM 6 is 5, and one less."""
    assert model(struck(card("b skannfyrd-kinswords", "10,11.6", tokens=0), "6 5 | 3 4"), "b1.1").wounds == 4
    assert model(struck(card("b fjell-warriors", "10,11.6", tokens=0), "6 5 | 3 4"), "b1.1").wounds == 4
    assert model(struck(card("b legio-mortum", "10,11.6", tokens=0), "6 5 | 3 4"), "b1").wounds == 5


@pytest.mark.parametrize("who", bearers("ethereal"))
def test_shadows_are_hard_to_hurt(who: str) -> None:
    """ethereal: GS-ITM-05, GS-DMG-02: half of what a plain weapon does, rounded up; all of what a weapon item does."""
    armour = PROFILES[who].stats["ARM"]
    target = card(f"b {who}", "10,11.8", tokens=0, tested=(0,))
    plain = struck(target, "6 5 | 3 4")
    assert events(plain, "gs-damage")[0].args["n"] == (7 + 4 - armour + 1) // 2
    t = battle(card("a demarchon", "10,10", items=("kopis",)), target, card("b druid", "40,40"), active="a1")
    enchanted = go(t, "melee:kopis | offensive", "6 5 | 3 4")
    assert events(enchanted, "gs-damage")[0].args["n"] == 7 + 4 - armour


def test_a_scarjarl_dies_hard() -> None:
    """tenacious: GS-PRT-01: on 5 and 6 he stays with one life point, once a game."""
    for face, where in ((5, "field"), (4, "destroyed")):
        match = struck(card("b scarjarl", "10,11.6", tokens=0, wounds=12), f"6 5 | 3 4 | {face}")
        assert model(match, "b1").where == where
    again = struck(card("b scarjarl", "10,11.6", tokens=0, wounds=12, used=("tenacious",)), "6 5 | 3 4")
    assert model(again, "b1").where == "destroyed"


@pytest.mark.parametrize("who", bearers("non-living") + bearers("non-living-fearless"))
def test_the_dead_cannot_be_poisoned(who: str) -> None:
    """non-living, non-living-fearless: GS-CEF-01: toxic effects do nothing to them, fire does; the living are
    not spared."""
    cards = card(f"a {who}", "10,10"), card("a necromagus", "20,20"), card("a princeptor", "24,20"), FAR
    t = battle(*cards)
    first = t.members(t.cards[0])[0]
    for what, dice, held in (("plague", "", []), ("poison", "", []), ("fire", "1", ["fire"])):
        t.agenda = (tasks.Afflict(model=first.number, effect=what),)
        assert effects(go(t.copy(), "", dice), first.id) == held
    t.agenda = (tasks.Afflict(model=model(t, "a3").number, effect="plague"),)
    assert effects(go(t.copy(), "", "1"), "a3") == ["plague"]


# Courage


def courage(who: str) -> tuple[str, str]:
    """The tests that a card takes when it meets fear and horror."""
    t = battle(line(f"a {who}"), FAR)
    return takes_as(t, t.cards[0], "fear"), takes_as(t, t.cards[0], "horror")


def test_who_is_afraid_of_what() -> None:
    """fearless, non-living-fearless, sacred-oaths: GS-PSY-05, GS-PSY-09, GS-CON-08: no fear tests, and fear tests
    instead of horror tests; the dead who are only dead, and others, take both."""
    for who in ("einherjer", "necromagus", "legio-mortum", "cromlech-guard"):
        assert courage(who) == ("", "fear"), who
    assert courage("legionnaires") == ("fear", "horror")


def test_what_frightens() -> None:
    """fear, horror: GS-CRE-01, GS-PSY-03, GS-PSY-07: all creatures cause fear, and who has the ability; a moloch, a
    banshee and a nightmare horror."""
    found = {who: causes(t := battle(line(f"a {who}"), FAR), t.models[0]) for who in PROFILES}
    horror = {"moloch", "banshee", "obsidian-nightmare"}
    creatures = {id for id, profile in PROFILES.items() if profile.kind == "creature"}
    assert {who for who, what in found.items() if what == "horror"} == horror
    assert {who for who, what in found.items() if what == "fear"} == (creatures | set(bearers("fear"))) - horror


# In melee


def test_a_pit_fighter_is_thrifty() -> None:
    """pit-fighter: GS-TAC-02, GS-CTR-02: its tactic of 2 ACT and one counter attack of a round cost one less; the next
    counter attack costs all."""
    t = battle(card("a princeptor", "10,10"), FAR, active="a1")
    assert the_card(go(t, "tactic:campaign-veteran:a1"), "a1").tokens == 5 - 1
    t = battle(card("a syntarch", "10,10"), card("b princeptor", "10,11.6"), active="a1")
    once, twice = "melee:twin-kopis | offensive | spathe", "melee:twin-kopis | offensive | spathe | melee:twin-kopis"
    assert the_card(go(t.copy(), once, "1 2 | 1 2"), "b1").tokens == 5 - 1
    match = go(t.copy(), f"{twice} | spathe", "1 2 | 1 2 | 1 2 | 1 2")
    assert the_card(match, "b1").tokens == 5 - 1 - 2


def test_spines_poison() -> None:
    """poison-spines: GS-CEF-02: who hits an ursapine from within an inch rolls against poison, -1 MEL and -1 MIS; who
    strikes another creature does not."""
    match = struck(card("b ursapine", "10,11.8", tokens=0), "6 5 | 1 2 | 4")
    assert effects(match, "a1") == ["poison"]
    assert stat(state(match), model(match, "a1"), "MEL") == 7 - 1
    assert effects(struck(card("b feral-troll", "10,11.8", tokens=0), "6 5 | 1 2"), "a1") == []


def test_a_hunter_of_beasts() -> None:
    """beast-bane: GS-DMG-01: +1 POW with spear and javelins against creatures, against others none."""
    for who, y, more in (("feral-troll", "11.8", 1), ("gorelord", "11.8", 0)):
        target = card(f"b {who}", f"10,{y}", tokens=0)
        match = struck(target, "6 5 | 3 4", "beasthunter", "boar-spear")
        assert events(match, "gs-damage")[0].args["power"] == 7 + 4 + more
    t = battle(card("a beasthunter", "10,10"), card("b feral-troll", "10,15"), active="a1")
    assert events(go(t, "shoot:javelins | b1", "6 5 | 3 4"), "gs-damage")[0].args["power"] == 7 + 5 + 1


def test_a_hound_guards_its_master() -> None:
    """loyal: GS-FRE-01: within three inches of its parent it strikes freely at who leaves the parent; a familiar does
    not, and a hound further away neither."""
    for pet, y, strikes in (("wolfhound", 15.98, True), ("wolfhound", 15.99, False), ("sacred-familiar", 15, False)):
        cards = card("b syntarch", "10,11.8"), card(f"b {pet}", f"10,{y}", parent="b1")
        match = go(battle(card("a princeptor", "10,10"), *cards, active="a1"), "move:2 | a1:10in,6in | none")
        assert (asked(match).question == "gs-ask-free-strike") is strikes
        assert not strikes or asked(match).by == "b2"


# Sub-factions


def test_the_city_states_listen_twice() -> None:
    """city-states: GS-SUB-01, GS-TAC-08: a unit of theirs tests again when it did not hear an order, once a round, if
    one of theirs leads; a character does not, and others do not."""
    order = "tactic:steady-spears:a2"
    for who, leader, rolls, heard in (
        ("hill-ogres", True, "6 6 | 1 1", True),
        ("hill-ogres", True, "6 6 | 6 6", False),
        ("hill-ogres", False, "6 6", False),
        ("syntarch", True, "6 6", False),
        ("amazon-hunters", True, "6 6", False),
    ):
        t = battle(card("a demarchon", "10,10", leader=leader), line(f"a {who}", 14), FAR, active="a1")
        match = go(t, order, rolls)
        assert (t.members(t.cards[1])[0].id in [one.id for one in match.state.models if one.effects]) is heard
    t = battle(card("a demarchon", "10,10", leader=True), line("a hill-ogres", 14), FAR, active="a1")
    match = go(t, f"{order} | {order}", "6 6 | 6 6 | 6 6")
    assert [event.clause for event in events(match, "gs-test-failed")] == ["GS-TAC-08", "GS-SUB-01", "GS-TAC-08"]


def test_a_bison_is_wise() -> None:
    """instinctive-wisdom: GS-MAG-03: +1 MAG against enemy spells, and for nothing else."""
    t = battle(card("a bisotaur-shaman", "10,10"), FAR)
    assert [stat(t, t.models[0], "MAG", For(what)) for what in ("spell", "magic", "incantation", "")] == [7, 6, 6, 6]


def test_an_oracle_foresees_one_critical_a_round() -> None:
    """foresight: GS-CRT-02: the two tokens of a gut-axe are added to the second critical hit, not the first."""
    target = card("b oracle", "10,11.8", tokens=0)
    t = battle(card("a gut-hackers", "10,10", tokens=4), target, FAR, active="a1")
    match = go(t, "melee:gut-axe | offensive | melee:gut-axe", "5 5 | 1 1 | 5 5 | 1 1")
    assert [event.args["n"] for event in events(match, "gs-damage")] == [2 + 5 - 5, 2 + 5 - 5 + 2]


def test_the_magistratum_mends_its_dead() -> None:
    """magistratum: GS-SUB-01: at the start of rounds 3 and 5 its non-living members heal a life point, if one of theirs
    leads; its living, and other factions' dead, do not."""
    for leads, last, left in ((True, 2, 1), (True, 3, 2), (True, 4, 1), (False, 2, 2)):
        cards = card("a bonehound", "20,20", wounds=2), card("a legionnaires", "30,30", wounds=2)
        t = battle(*cards, card("b bonehound", "10,40", wounds=2), round=last)
        t.subfactions = ("magistratum" if leads else "legions", "")
        t.phase, t.round, t.turn = "initiation", last + 1, None
        match = go(t, "", "5 5 | 1 1")
        assert model(match, "a1").wounds == left
        assert [model(match, id).wounds for id in ("a2.1", "b1")] == [2, 2]


def test_dwarven_clans_turn_their_backs_safely() -> None:
    """nordgaard-clans: GS-SUB-01, GS-FRE-02: +1 ARM against free strikes, and against nothing else."""
    for leads, armour in ((True, 7), (False, 6)):
        t = battle(card("a fjell-warriors", "10,10 11.5,10"), card("b syntarch", "10,11.6"), active="a1")
        t.subfactions = ("nordgaard-clans" if leads else "guilds", "")
        match = go(t, "move:1 | a1.1:10in,8in | twin-kopis", "6 5 | 3 4")
        assert events(match, "gs-damage")[0].args["armour"] == armour
        assert stat(t, t.models[0], "ARM", For("melee")) == 6


def test_legions_stand_firm() -> None:
    """legions: GS-SUB-01: +1 LEAD for bravery and rally tests, no others."""
    t = battle(line("a legionnaires"), FAR, subfactions=("legions", ""))
    found = [stat(t, t.models[0], "LEAD", For(what)) for what in ("bravery", "rally", "receiving", "fear", "")]
    assert found == [9, 9, 8, 8, 8]


def test_druids_resist_spells() -> None:
    """druids: GS-SUB-01, GS-MAG-03: +1 MAG against enemy spells, and not for their own."""
    t = battle(card("a druid", "10,10"), FAR, subfactions=("druids", ""))
    assert [stat(t, t.models[0], "MAG", For(what)) for what in ("spell", "magic", "incantation", "")] == [7, 6, 6, 6]


def test_temples_chant_better() -> None:
    """temple-cults: GS-SUB-01, GS-MAG-05: +1 to casting rolls for incantations, none for thaumaturgy."""
    t = battle(card("a sanctum-priestess", "10,10"), card("b druid", "10,15"), subfactions=("temple-cults", ""))
    rolls = [casting(t, SPELLS[spell], t.models[0], ()) for spell in ("mend-flesh", "searing-light")]
    assert rolls == [7 + 1, 7]


def test_skannfyrd_are_hard_to_impress() -> None:
    """skannfyrd: GS-SUB-01, GS-TAC-10: who uses a tactic against them has one less in the contest."""
    for leads, total in (("skannfyrd", 11), ("guilds", 12)):
        t = battle(card("a scarjarl", "10,10"), card("b valkyrie", "10,14"), active="a1", subfactions=("", leads))
        match = go(t, "tactic:war-cry:b1", "3 | 3")
        assert events(match, "gs-contest-won" if total == 12 else "gs-contest-lost")[0].args["total"] == total


def test_gnolls_are_used_to_losses() -> None:
    """gnolls: GS-SUB-01, GS-PSY-02: bravery is tested when two thirds are gone, instead of half."""
    for leads, left, tests in (("gnolls", 3, 0), ("gnolls", 2, 1), ("trolloth", 3, 1), ("trolloth", 4, 0)):
        t = battle(card("a reaver-runts", "10,10 11.5,10 13,10 14.5,10 16,10 17.5,10"), FAR, subfactions=(leads, ""))
        for one in t.models[left:6]:
            one.where = "destroyed"
        t.agenda = (tasks.Bravery(0),)
        assert told(go(t, "", "1 1" * tests)).count("gs-test-passed") == tests


def test_guilds_put_out_fires() -> None:
    """guilds: GS-SUB-01, GS-CEF-04: a failed expiry test is rolled again."""
    for leads, dice, held in (("guilds", "4 | 5", []), ("guilds", "4 | 4", ["fire"]), ("skannfyrd", "4", ["fire"])):
        t = battle(card("a brewer-of-odrorir", "10,10"), card("a scarjarl", "20,20"), FAR, subfactions=(leads, ""))
        t.models[0].effects = (Effect("fire", "continuous", "lasting", round=1),)
        assert effects(go(t, "a1 | 0", dice), "a1") == held


def test_every_subfaction_is_on_a_card() -> None:
    """GS-SUB-01: each of the seventeen is somebody's."""
    assert {profile.subfaction for profile in PROFILES.values()} == set(SUBFACTIONS)
