"""GS-WMC: war-machines and their crews."""

import pytest

from tests.games.godslayer.kit import battle, card, go, keys, model, refused, the_card, why
from theomachy.games.godslayer import verbs
from theomachy.games.godslayer.rules.combat.damage import remove
from theomachy.games.godslayer.rules.combat.war_machines import (
    furthest,
    must_return,
    served,
    why_not_charge,
    why_not_serve,
)
from theomachy.games.godslayer.rules.effects.orders import Target
from theomachy.games.godslayer.rules.effects.tactics import receivers, why_not_receive
from theomachy.games.godslayer.rules.round.rounds import tokens_of, waiting
from theomachy.games.godslayer.rules.setup.setting_down import Site, round_room
from theomachy.games.godslayer.rules.space.formation import keeps_formation, movement_limit
from theomachy.games.godslayer.rules.space.line_of_sight import own_look
from theomachy.games.godslayer.rules.values.dread import takes_as
from theomachy.games.godslayer.rules.values.machines import living, machine_of
from theomachy.games.godslayer.rules.values.statistics import non_living, sight_value, stat, weapons
from theomachy.games.godslayer.rules.victory.outcome import kill_points
from theomachy.games.godslayer.state import DESTROYED, FIELD, Battle
from theomachy.geometry.plane import INCH

BESIDE = "10,10 9,8 11,8"
"""A Scorpio and its crew of two."""
OTHERS = [card("a princeptor", "40,5"), card("b princeptor", "10,30"), card("b princeptor", "42,43")]


def scorpio(places: str = BESIDE, **fields: object) -> Battle:
    return battle(card("a scorpio", places, **fields), *OTHERS)


def lose(t: Battle, *numbers: int) -> Battle:
    for number in numbers:
        remove(t, model(t, f"a1.{number}"), "GS-DMG-05")
    return t


def test_machine_and_crew_are_one_card_with_one_pool():
    """GS-WMC-01, GS-WMC-02, GS-WMC-04: they have figures, life points and weapons of their own; one crewman leads."""
    t = scorpio()
    one = t.cards[0]
    assert [(t.models[number].role, t.models[number].lp) for number in one.models] == [
        ("machine", 10),
        ("leader", 5),
        ("crew", 5),
    ]
    assert one.tokens == tokens_of(t, one) == 4
    assert [stat(t, t.models[n], "DEF") for n in (0, 1)] == [9, 12]
    assert [[weapon.id for weapon in weapons(t, t.models[n])] for n in (0, 1)] == [["bolt"], ["tool"]]


def test_they_count_as_a_unit_in_a_turn():
    """GS-WMC-01, GS-A-75: no unit may be activated beside them; but they are no unit."""
    t = battle(card("a scorpio", BESIDE), card("a legionnaires", "20,5 21.5,5"), *OTHERS)
    match = go(t, "a1 | end")
    assert refused(match, "a2").id == "gs-one-unit-a-turn"
    assert "a3" in keys(match)
    assert the_card(t, "a1").of.kind == "war-machine"


def test_crew_keep_within_two_inches():
    """GS-WMC-02: of the machine itself, not only of each other."""
    assert keeps_formation(scorpio(), scorpio().cards[0])
    for places in ("10,10 9,8 16,8", "10,10 10,13.5 10,16"):
        t = scorpio(places)
        assert not keeps_formation(t, t.cards[0])
        assert served(t, t.cards[0])


def test_crew_are_set_down_beside_their_machine():
    """GS-WMC-02, GS-SET-11: whoever comes first."""
    t = scorpio()
    site = Site(t, t.cards[0], round_room(10 * INCH, 10 * INCH, 20 * INCH, "GS-SET-11"))
    machine, leader, crewman = t.models[:3]
    near, chained = (10 * INCH, 7 * INCH), (10 * INCH, 5 * INCH)
    site.mates = []
    assert site.in_formation(leader, near, [(machine, 10 * INCH, 10 * INCH)])
    assert not site.in_formation(crewman, chained, [(machine, 10 * INCH, 10 * INCH), (leader, *near)])
    assert site.in_formation(crewman, chained, [(leader, *near)])
    assert not site.in_formation(machine, (10 * INCH, 10 * INCH), [(leader, *near), (crewman, *chained)])


def test_a_machine_does_not_live():
    """GS-WMC-03: it takes no tests; its crew does."""
    t = scorpio()
    assert [non_living(t, t.models[n]) for n in (0, 1)] == [True, False]
    assert living(t, t.cards[0]) == [t.models[1], t.models[2]]
    lose(t, 2, 3)
    assert takes_as(t, t.cards[0], "horror") == ""


def test_nobody_charges_while_there_is_a_machine():
    """GS-WMC-05, GS-WMC-09: afterwards the crew are a unit like any other."""
    t = scorpio()
    reason = why_not_charge(t, t.cards[0])
    assert reason is not None
    assert (reason.id, reason.clause) == ("gs-machines-do-not-charge", "GS-WMC-05")
    assert why_not_charge(lose(t, 1), t.cards[0]) is None
    assert why_not_charge(t, t.cards[1]) is None


def test_a_machine_hears_no_orders():
    """GS-WMC-05: its crew does."""
    t = scorpio()
    machine, crewman = [why_not_receive(t, Target(t.cards[0], (t.models[n],))) for n in (0, 1)]
    assert machine is not None
    assert (machine.id, machine.clause) == ("gs-machine", "GS-WMC-05")
    assert crewman is None
    assert receivers(t, Target(t.cards[0], tuple(t.members(t.cards[0])))) == t.models[1:3]


@pytest.mark.parametrize(("places", "limit"), [(BESIDE, 2), ("10,10 9,8 16,8", 1), ("10,10 30,8 31.5,8", 4)])
def test_a_machine_moves_as_often_as_it_has_crew_in_formation(places, limit):
    """GS-WMC-06, GS-WMC-08: a crew that has lost its machine from sight walks back like any unit."""
    t = scorpio(places)
    assert movement_limit(t, t.cards[0]) == limit


def test_machine_and_crew_move_with_their_own_mov():
    """GS-WMC-06: an inch for a Scorpio, three for its crew, for the same token."""
    t = battle(card("a scorpio", BESIDE), *OTHERS, active="a1")
    match = go(t, "move:1 | a1.1:10in,10.9in | a1.2:7.5in,10in")
    assert [round(model(match, f"a1.{n}").y / 254) for n in (1, 2)] == [109, 100]
    match = go(t, "move:1")
    assert refused(match, "a1.1:10in,12in").id == "gs-too-far"


def test_a_machine_without_crew_beside_it_does_nothing():
    """GS-WMC-07: neither moves nor shoots; one crewman is enough."""
    t = battle(card("a scorpio", "10,10 25,8 26.5,8"), *OTHERS, active="a1")
    assert not served(t, t.cards[0])
    reason = why_not_serve(t, t.models[0])
    assert reason is not None
    assert (reason.id, reason.clause) == ("gs-nobody-serves", "GS-WMC-07")
    assert why_not_serve(t, t.models[1]) is None
    assert refused(go(t, "move:1"), "a1.1:10in,10.5in").id == "gs-nobody-serves"
    t = scorpio("10,10 9,8 25,8")
    assert served(t, t.cards[0])


def test_without_crew_a_machine_is_as_good_as_destroyed():
    """GS-WMC-07, GS-A-66: it stays on the table, stationary, cannot be activated, and gives full kill points."""
    t = scorpio()
    t.log = []
    lose(t, 2, 3)
    machine = machine_of(t, t.cards[0])
    assert machine is not None
    assert str(t.log[-1]) == "gs-stationary model=a1.1 seat=0 [GS-WMC-07]"
    assert (machine.where, machine.still) == (FIELD, "game")
    assert stat(t, machine, "DEF") == 7
    assert not t.in_play(t.cards[0])
    assert kill_points(t) == (0, 40)
    assert waiting(t, 0) == [t.cards[1]]


def test_it_stays_stationary():
    """GS-WMC-07: for the rest of the game."""
    t = lose(scorpio(), 2, 3)
    for until in ("turn", "round"):
        verbs.expire(t, until)
    assert model(t, "a1.1").still == "game"


def test_a_crew_plays_on_without_its_machine():
    """GS-WMC-09, GS-A-66: it is a unit, with its tokens; no kill points yet, unless agreed otherwise."""
    t = lose(scorpio(), 1)
    assert (machine_of(t, t.cards[0]), model(t, "a1.1").where) == (None, DESTROYED)
    assert t.in_play(t.cards[0])
    assert tokens_of(t, t.cards[0]) == 4
    assert movement_limit(t, t.cards[0]) == 4
    assert kill_points(t) == (0, 0)
    alone = lose(battle(card("a scorpio", BESIDE), *OTHERS, machine_scores_alone=True), 1)
    assert kill_points(alone) == (0, 40)


def test_the_crew_tests_with_its_own_lead():
    """GS-WMC-08, GS-A-63, GS-A-114: less one without its leader."""
    t = scorpio()
    assert [stat(t, t.models[n], "LEAD") for n in (0, 1)] == [7, 7]
    assert stat(lose(t, 2), t.models[2], "LEAD") == 6


def test_a_rallied_crew_can_go_back():
    """GS-WMC-08, GS-FRM-04, GS-A-112: by movement, until it is in formation again."""
    t = battle(card("a scorpio", "10,10 10,16 11.5,16"), *OTHERS, active="a1")
    match = go(t, "move:1 | a1.2:10in,13.2in | a1.3:11.5in,13.2in")
    assert keeps_formation(match.state, the_card(match, "a1"))


def test_a_rallied_crew_goes_back_before_anything_else():
    """GS-WMC-08: while it can move and nobody is at it."""
    t = battle(card("a scorpio", "10,10 10,16 11.5,16"), *OTHERS, active="a1")
    assert keys(go(t)) == ["move:1", "move:2", "move:3", "move:4", "end"]
    assert why(go(t), "tactic:nonsense") == "gs-back-to-the-machine GS-WMC-08"
    foe = battle(card("a scorpio", "10,10 10,16 11.5,16"), *OTHERS[:2], card("b legionnaires", "10,17.5"), active="a1")
    assert "melee:tool" in keys(go(foe))
    tired = battle(card("a scorpio", "10,10 10,16 11.5,16", moved=4), *OTHERS, active="a1")
    assert not must_return(tired, the_card(tired, "a1"))


def test_a_bolt_flies_no_further_than_its_range():
    """GS-T-68, GS-WMC-10: RNG 20 is the maximum; others shoot twice as far."""
    t = battle(card("a scorpio", BESIDE), card("a legionnaires", "20,5 21.5,5"))
    bolt = weapons(t, t.models[0])[0]
    pilum = weapons(t, t.models[3], "MIS")[0]
    assert (furthest(t.models[0], bolt), furthest(t.models[3], pilum)) == (20, 10)


def test_a_machine_looks_with_the_height_of_its_crew():
    """GS-T-69, GS-WMC-11: from its own base, with sight value 1; it is seen with 3."""
    t = scorpio()
    assert (own_look(t, t.models[0]), sight_value(t, t.models[0])) == (1, 3)
    assert own_look(lose(t, 2, 3), t.models[0]) == 3
