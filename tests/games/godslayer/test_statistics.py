"""GS-CON, GS-TRM, GS-AUR, GS-CLS, GS-SUB: what figures are, how distances are measured, and what is always on."""

import pytest

from tests.games.godslayer.kit import asked, battle, card, events, go, keys, model, refused, state, told
from theomachy.games.godslayer.army.profiles import ITEMS, PROFILES, SUBFACTIONS
from theomachy.games.godslayer.language import Change
from theomachy.games.godslayer.rules.effects.orders import reached, target_of
from theomachy.games.godslayer.rules.setup.setting_down import round_room
from theomachy.games.godslayer.rules.space import distances
from theomachy.games.godslayer.rules.space.formation import movement_limit
from theomachy.games.godslayer.rules.space.places import Near
from theomachy.games.godslayer.rules.values.dread import causes
from theomachy.games.godslayer.rules.values.lead_tests import d3, lead, one_die
from theomachy.games.godslayer.rules.values.statistics import For, has, lead_range, leads, most, stat
from theomachy.games.godslayer.state import Effect
from theomachy.geometry.plane import INCH, in_contact

FAR = card("b gorelord", "45,45"), card("b ursapine", "45,40")
ROW = "10,10 11.5,10 13,10 14.5,10"


def one(profile, **fields):
    """A battle in which this is the first model."""
    size = PROFILES[profile].core
    places = " ".join(f"{10 + 2 * n},10" for n in range(size))
    t = battle(card(f"a {profile}", places, **fields), *FAR)
    return t, t.models[0]


# Dice


@pytest.mark.parametrize(("face", "value"), [(1, 1), (2, 1), (3, 2), (4, 2), (5, 3), (6, 3)])
def test_half_a_die(face, value):
    """GS-T-01, GS-CON-02, GS-CON-03: a D3 is half a D6, rounded up."""
    t, _ = one("demarchon")
    roll = d3(t, "gs-roll-heal", 0, "GS-CON-02")
    next(roll)
    with pytest.raises(StopIteration) as end:
        roll.send((face,))
    assert end.value.value == value


def test_a_die_has_six_sides():
    """GS-CON-01: nD6 are n of them, added up."""
    t, _ = one("demarchon")
    assert next(one_die(t, "gs-roll-heal", 0, "GS-CON-01")).dice == ((1, 2, 3, 4, 5, 6),)
    t = battle(card("a demarchon", "10,10"), card("a syntarch", "10,14"), *FAR, active="a1")
    match = go(t, "tactic:steady-spears:a2", "2 5")
    assert events(match, "gs-test-passed")[0].args["rolled"] == 7


# Which rule is the stronger


def test_a_special_rule_beats_the_core_rule():
    """GS-CON-07: the godquester's own rule lets him spend five tokens on moving, where others spend four."""
    assert [movement_limit(t, t.cards[0]) for t in (one("godquester")[0], one("demarchon")[0])] == [5, 4]


def test_what_is_not_mentioned_does_not_apply():
    """GS-CON-05: a shield wall helps against missiles and charges, and against nothing else."""
    t, model_ = one("fjell-warriors")
    model_.effects = (Effect("shield-wall", "self", "next"),)
    found = [
        stat(t, model_, "DEF", why) for why in (For("melee"), For("missile"), For("melee", charge=True), For("magic"))
    ]
    assert found == [13, 14, 14, 13]


def test_one_special_rule_beats_another_only_by_its_own_words():
    """GS-T-02, GS-CON-08: the guard's oaths say that no fear-causer makes them test; so none does."""
    t = battle(card("a cromlech-guard", ROW), card("b ursapine", "10,11.5"), active="a1")
    assert causes(t, t.models[-1]) == "fear"
    assert has(t, t.models[0], "oath-bound")
    match = go(t)
    assert asked(match).question == "gs-ask-action"
    assert not events(match, "gs-afraid")


def test_special_rules_come_from_five_kinds_of_print():
    """GS-CON-06: abilities and sub-factions, tactics, weapons, items and talents all work on the same figures."""
    t, model_ = one("gorelord", items=("hornplate-armor",))
    assert stat(t, model_, "ARM") == 8  # an item
    model_.effects = (
        Effect("stout", "talent", "round"),
        Effect("shatter", "enemy", "next"),
        Effect("pilum", "weapon", "turn"),
    )
    assert (stat(t, model_, "ARM"), stat(t, model_, "DEF")) == (7, 12)
    assert most(*one("hammerfist"), "regeneration") == 1  # an ability


def test_unclear_rules_are_settled_before_the_battle():
    """GS-CON-09: by rulings in the setup, so that nothing is left to roll off."""
    t = battle(card("a demarchon", "10,10"), *FAR)
    assert t.setup.rulings.leaderless_units_test is True
    assert battle(*FAR, leaderless_units_test=False).setup.rulings.leaderless_units_test is False


def test_everything_about_models_is_open():
    """GS-CON-04: figures may be asked for at any time, by anybody, without changing anything."""
    t, model_ = one("demarchon")
    before = t.digest()
    assert [stat(t, model_, name) for name in ("MOV", "MEL", "MIS", "MAG", "DEF", "ARM", "LEAD", "ACT")] == [
        3,
        7,
        5,
        5,
        13,
        8,
        9,
        6,
    ]
    assert t.digest() == before


def test_no_figure_is_below_nought():
    """GS-A-13, GS-CON-03"""
    t, model_ = one("scorpio")
    model_.effects = (Effect("aranite-torpor", "spell", "round"), Effect("plague", "continuous", "lasting"))
    assert (stat(t, model_, "MOV"), stat(t, model_, "MEL")) == (0, 0)


# Distances


def test_distances_are_from_edge_to_edge():
    """GS-T-12, GS-TRM-02, GS-TRM-06: partly inside is in range, wholly inside completely within, outside neither."""
    t = battle(card("a syntarch", "10,10"), *[card("b syntarch", place) for place in ("10,13", "10,14.8", "10,15.3")])
    origin, inside, partly, outside = t.models
    assert [distances.in_range(origin, other, 4 * INCH) for other in (inside, partly, outside)] == [True, True, False]
    room = round_room(origin.x, origin.y, origin.r + 4 * INCH, "GS-TRM-06")
    assert [room.holds(other.disc) for other in (inside, partly, outside)] == [True, False, False]


def test_a_model_is_within_its_own_range():
    """GS-TRM-05, GS-A-117: LEAD range is the current LEAD in inches."""
    t, model_ = one("demarchon")
    assert distances.in_range(model_, model_, 0)
    assert lead_range(t, model_) == 9 * INCH
    model_.wounds = 7
    assert lead_range(t, model_) == 8 * INCH


def test_a_unit_in_range():
    """GS-TRM-07, GS-A-88: one member is enough; out of formation one of the group that is meant. All of it is
    completely within if every member is."""
    t = battle(card("a syntarch", "10,10"), card("b gut-hackers", "10,14 10,16 10,18"))
    origin, unit = t.models[:1], target_of(t, "unit", "b1")
    assert unit is not None
    assert reached(t, origin, unit, 3 * INCH)
    assert not reached(t, origin, unit, 2 * INCH)
    room = round_room(origin[0].x, origin[0].y, origin[0].r + 8 * INCH, "GS-TRM-07")
    assert [room.holds(model.disc) for model in unit.models] == [True, True, False]
    t.models[1].x = 30 * INCH
    assert target_of(t, "unit", "b1") is None
    alone, others = target_of(t, "unit", "b1.1"), target_of(t, "unit", "b1.2")
    assert alone is not None
    assert others is not None
    assert [reached(t, origin, target, 5 * INCH) for target in (alone, others)] == [False, True]


def test_places_are_measured_from_the_base():
    """GS-TRM-01, GS-TRM-02: a point is as far away as the nearest edge of the base."""
    t, model_ = one("hammerfist")
    place = Near(t, model_, 6, "GS-TRM-01")
    edge = 10 * INCH + model_.r + 6 * INCH
    assert place.why_not(f"{10 * INCH},{edge}") is None
    assert place.why_not(f"{10 * INCH},{edge + 1}").id == "gs-place-too-far"


def test_bases_in_contact_touch():
    """GS-TRM-08"""
    t = battle(card("a syntarch", "10,10"), card("b syntarch", "20,20"))
    a, b = t.models
    b.x, b.y = a.x + 3000, a.y
    assert in_contact(a.disc, b.disc)
    b.x += 11
    assert not in_contact(a.disc, b.disc)


def test_before_an_action_is_paid_no_reason_tells_a_distance():
    """GS-TRM-03, GS-TRM-04, GS-A-118: sight may be checked at any time; what is too far is listed like what is near."""
    t = battle(
        card("a demarchon", "10,10"), card("a syntarch", "10,14"), card("a syntarch", "40,44"), *FAR, active="a1"
    )
    match = go(t)
    for id in ("a2", "a3"):
        assert {f"tactic:steady-spears:{id}", f"assign:{id}"} <= set(keys(match))
    for key in ("tactic:steady-spears:b1", "assign:b1", "talent:x:y:z"):
        assert not any(word in refused(match, key).args for word in ("inches", "distance", "measured"))


def test_a_test_is_two_dice_not_above_the_figure():
    """GS-TRM-09, GS-TRM-11: of a unit, against the best LEAD that any of its members has."""
    t = battle(card("a hill-ogres", "10,10 12,10 14,10"), *FAR)
    t.models[1].effects = (Effect("hymn", "talent", "round"),)
    assert lead(t, t.cards[0]) == 8
    t.models[1].where = "destroyed"
    assert lead(t, t.cards[0]) == 7


def test_at_least_so_much():
    """GS-TRM-10: 5+ means 5 or 6."""

    def falls(face):
        t = battle(card("a hammerfist", "10,10"), card("b syntarch", "10,12"), active="a1")
        return model(go(t, "tactic:ground-slam:b1", f"6 | 1 | {face}"), "b1").down

    assert [falls(face) for face in (4, 5, 6)] == [False, True, True]


def test_a_hidden_leader_is_not_lost():
    """GS-ULD-01: -1 LEAD is for a leader who was removed, not for one who is still to be revealed."""
    t = battle(card("a legionnaires", "10,10 11.5,10", where=("hidden", "hidden")), *FAR)
    leader = model(t, "a1.1")
    assert stat(t, leader, "LEAD") == 8
    leader.where = "destroyed"
    assert stat(t, model(t, "a1.2"), "LEAD") == 7


# Auras


def decay(*cards):
    t = battle(card("a lord-of-decay", "10,10"), *cards, *FAR, active="a1")
    return go(t, "tactic:aura-of-decomposing")


def test_an_aura_reaches_everybody_but_its_origin():
    """GS-T-77, GS-AUR-01, GS-A-70: two inches all round, friend and foe, partly is enough; never the origin."""
    match = decay(card("a druid", "10,12.5"), card("b syntarch", "13.18,10"), card("b syntarch", "10,5"))
    t = state(match)
    assert [stat(t, model(match, id), "ARM") for id in ("a1", "a2", "b1", "b2")] == [6, 4, 5, 6]


def test_an_aura_goes_with_its_origin():
    """GS-AUR-01: measured anew; nothing stays on whom it reached, and nothing is left when the origin is gone."""
    match = decay(card("a druid", "10,12.5"))
    t = state(match)
    t.models[0].x = 20 * INCH
    assert stat(t, t.models[1], "ARM") == 5
    t.models[0].x = 10 * INCH
    assert stat(t, t.models[1], "ARM") == 4
    t.models[0].where = "destroyed"
    assert stat(t, t.models[1], "ARM") == 5


def test_an_aura_may_be_for_one_side_only():
    """GS-A-70: where its card says so."""
    t = battle(card("a sanctum-priestess", "10,10"), card("a syntarch", "10,12"), card("b syntarch", "12,10"))
    mine, yours = t.models[1], t.models[2]
    assert [stat(t, one, "LEAD", For("receiving")) for one in (mine, yours)] == [9, 8]
    t = battle(
        card("a gorelord", "10,10", items=("disruption-totem",)), card("a druid", "10,12"), card("b druid", "12,10")
    )
    assert ITEMS["disruption-totem"].does == (Change("CAST", -2, aura=6, on="enemies"),)
    assert [(one.id, stat(t, one, "CAST")) for one in t.models[1:]] == [("a2", 0), ("b1", -2)]


def test_the_same_aura_counts_once():
    """GS-GEF-02, GS-AUR-01: two of the same name do not add up, whoever they come from; within either it works."""
    cards = [card("a lord-of-decay", "10,10"), card("b lord-of-decay", "10,14"), card("a druid", "10,12")]
    t = battle(*cards, *FAR)
    lords, druid = (model(t, "a1"), model(t, "b1")), model(t, "a2")
    for lord in lords:
        lord.effects = (Effect("aura-of-decomposing", "self", "next"),)
    assert stat(t, druid, "ARM") == 4
    lords[0].effects = ()
    assert stat(t, druid, "ARM") == 4
    lords[1].effects = ()
    assert stat(t, druid, "ARM") == 5


# Classes


@pytest.mark.parametrize(
    ("profile", "limit"),
    [("bladeslingers", 5), ("sabre-tooth", 5), ("hoplites", 4), ("cerberos", 4), ("legionnaires", 3), ("grayhorns", 3)],
)
def test_light_and_heavy(profile, limit):
    """GS-CLS-01, GS-CLS-02, GS-CLS-03: five tokens of movement for light, three for heavy models, four otherwise."""
    t, _ = one(profile)
    assert movement_limit(t, t.cards[0]) == limit


def test_light_and_heavy_ones_are_infantry_or_cavalry_all_the_same():
    """GS-CLS-04: light infantry is infantry, heavy cavalry is cavalry."""
    found = {
        id: (PROFILES[id].weight, PROFILES[id].cavalry)
        for id in ("bladeslingers", "grayhorns", "beasthunter", "valkyrie")
    }
    assert found == {
        "bladeslingers": ("light", False),
        "grayhorns": ("heavy", True),
        "beasthunter": ("light", True),
        "valkyrie": ("", True),
    }


# Leaders and sub-factions


def test_a_lost_leader_costs_lead():
    """GS-ULD-01, GS-A-63, GS-A-121: one LEAD, for crews too; who never had a leader has lost none."""
    t, _ = one("legionnaires")
    t.models[0].where = "destroyed"
    assert stat(t, t.models[1], "LEAD") == 7
    t, _ = one("legionnaires")
    t.models[0].role = "trooper"
    assert stat(t, t.models[1], "LEAD") == 8
    t = battle(card("a scorpio", "10,10 12,10 10,12"), *FAR)
    assert lead(t, t.cards[0]) == 7
    t.models[1].where = "destroyed"
    assert lead(t, t.cards[0]) == 6


def warband(leader, *more):
    cards = [card(f"a {profile}", f"{10 + 5 * n},10") for n, profile in enumerate(more)]
    return battle(card(f"a {leader}", "5,10", leader=True), *cards, *FAR)


def test_a_subfactions_ability_needs_its_own_leader():
    """GS-SUB-01: druids resist enemy spells if one of theirs leads, and not under a leader of the clans."""
    t = battle(card("a druid", "10,10", leader=True), *FAR)
    assert stat(t, t.models[0], "MAG", For("spell")) == 7
    t = warband("pendragon", "druid")
    assert stat(t, t.models[1], "MAG", For("spell")) == 6


def test_it_works_only_for_the_same_subfaction():
    """GS-SUB-01: the legions' courage is not the necromagus's."""
    t = battle(
        card("a centurion", "5,10", leader=True), card("a legionnaires", ROW), card("a necromagus", "20,10"), *FAR
    )
    assert [stat(t, t.models[n], "LEAD", For("bravery")) for n in (1, 5)] == [9, 8]
    assert stat(t, t.models[1], "LEAD") == 8


def test_it_outlives_the_leader():
    """GS-SUB-02, GS-SUB-04: it stays when he is gone, and nobody takes his place as its source."""
    t = battle(card("a centurion", "5,10", leader=True), card("a warsmith", "8,10"), card("a legionnaires", ROW), *FAR)
    t.models[0].where = "destroyed"
    t.cards[0].leader, t.cards[1].leader = False, True
    assert stat(t, t.models[2], "LEAD", For("rally")) == 9
    assert not leads(t, t.cards[1], "guilds")


def test_of_several_warlords_only_the_leader_counts():
    """GS-SUB-03"""
    t = battle(card("a warsmith", "5,10", leader=True), card("a scarjarl", "8,10"), *FAR)
    assert (leads(t, t.cards[0], "guilds"), leads(t, t.cards[1], "skannfyrd")) == (True, False)


def test_everybody_has_one():
    """GS-SUB-01: every profile belongs to a sub-faction of its faction."""
    assert all(SUBFACTIONS[profile.subfaction].faction == profile.faction for profile in PROFILES.values())


def test_resolving_an_attack_is_all_of_it():
    """GS-TRM-12: declared, rolled to hit, rolled for damage, suffered, and the dead removed, before anything else."""
    hound = card("b wolfhound", "10,11.5", tokens=0, wounds=4)
    t = battle(card("a syntarch", "10,10"), hound, *FAR, active="a1")
    match = go(t, "melee:twin-kopis | offensive", "5 4 | 6 5")
    assert told(match) == ["gs-attacks", "gs-style", "gs-attack", "gs-damage", "gs-wounded", "gs-destroyed"]
    assert asked(match).question == "gs-ask-action"
