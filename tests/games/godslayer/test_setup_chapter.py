"""Before the battle: who lays the terrain, who takes which side, the priority roll, and who leads."""

from random import Random
from typing import Any

import pytest

from tests.games.godslayer.kit import (
    GAME,
    allowed,
    asked,
    battle,
    card,
    events,
    go,
    grid,
    keys,
    refused,
    split,
    the_card,
    told,
)
from theomachy.games.godslayer import tasks
from theomachy.games.godslayer.ground.battlefield import too_bare
from theomachy.games.godslayer.rules.setup.laying import most_pieces
from theomachy.games.godslayer.rules.setup.priority import better_led, fewer_cards, leadership
from theomachy.games.godslayer.setup import Rulings, Setup
from theomachy.games.godslayer.state import DESTROYED, HIDDEN, Battle
from theomachy.games.godslayer.tasks import Task
from theomachy.games.godslayer.terms import NOBODY
from theomachy.kernel import Match, Roll

TWO = (card("a pendragon", "10,4", leader=True), card("b gorelord", "10,44", leader=True))
EVEN = (card("a pendragon", "10,4", leader=True), card("b pendragon", "10,44", leader=True))
FOUR = (*TWO, card("c pendragon", "4,24", leader=True), card("d gorelord", "44,24", leader=True))


def on(match: Match[Battle], answers: str) -> Match[Battle]:
    """Go on in the middle of a step."""
    for key in split(answers):
        match.answer(grid(key))
    return match


LAYER, LAY, SIDE, PRIORITY = tasks.Layer(), tasks.Lay(), tasks.ChooseSide(), tasks.Priority()


def before(*agenda: Task, cards: Any = TWO, **more: Any) -> Battle:
    """A battle that is still being set up, with these tasks ahead."""
    more = {"phase": "setting up", "turn": None, "sides": (), **more}
    return battle(*cards, round=0, agenda=agenda, **more)


# Laying


def test_the_highest_lays_the_terrain_and_equals_roll_again() -> None:
    """GS-SET-02"""
    match = go(before(LAYER, LAY, SIDE, ground="laid"), "", "3 3 | 2 5")
    assert match.state.layer == 1
    assert (asked(match).seat, asked(match).question) == (1, "gs-ask-piece")
    assert [event.args["seat"] for event in events(match, "gs-layer")] == [1]


def test_only_those_who_are_equal_and_highest_roll_again() -> None:
    """GS-SET-02, GS-SET-07"""
    match = go(before(LAYER, SIDE, cards=FOUR), "", "5 2 5 1 | 1 6")
    assert match.state.layer == 2


def test_pieces_are_laid_until_a_quarter_is_covered() -> None:
    """GS-SET-01, GS-SET-02: one player lays them all; he may go on, but not stop before."""
    match = go(before(LAY, layer=1, ground="laid"), "forest-12 | 24in,24in,45")
    assert match.state.terrain[0].kind == "forest"
    assert asked(match).seat == 1
    assert refused(match, "enough").id == "gs-too-little-terrain"
    for key in ("10in,10in", "38in,10in", "10in,38in", "38in,38in", "24in,6in", "24in,42in"):
        on(match, f"field-12 | {key}")
    assert too_bare(match.state.terrain, match.state.width, match.state.height) is None
    assert allowed(match, "enough")
    assert allowed(match, "rock-4")


def test_what_cannot_be_laid_is_refused_with_its_reason() -> None:
    """GS-SET-02"""
    match = go(before(LAY, layer=0, ground="laid"))
    assert refused(match, "castle").id == "gs-no-such-piece"
    on(match, "lake-8")
    assert refused(match, "1in,1in").id == "gs-terrain-off-table"
    for nonsense in ("", "x", "1,2,3,4", "١,٢"):
        assert refused(match, nonsense).id == "gs-no-point"
    for beyond in ("9999999999,1", "-2540,20320"):
        assert refused(match, beyond).id == "gs-point-off-table"
    assert (refused(match, "24in,24in,7").id, refused(match, "24in,24in,7").args) == ("gs-no-turn", {"degrees": 7})
    on(match, "24in,24in | marsh-8")
    assert refused(match, "24in,25in").id == "gs-terrain-overlaps"


def test_looks_cover_bare_ground() -> None:
    """GS-SET-02: or a table could be laid for ever."""
    match = go(before(LAY, layer=0, ground="laid"), "grass-12 | 24in,24in | grass-8")
    assert refused(match, "24in,24in").id == "gs-middle-not-bare"
    assert allowed(match, "30in,30in")


def test_after_many_pieces_only_looks_are_left_until_a_quarter_is_covered() -> None:
    """GS-SET-01, GS-SET-02"""
    match = go(before(LAY, layer=0, ground="laid"))
    for n in range(most_pieces(match.state)):
        on(match, f"boulder-3 | {6 + 7 * (n % 6)}in,{6 + 10 * (n // 6)}in")
    assert refused(match, "marsh-8").id == "gs-enough-pieces"
    assert set(keys(match)) == {"grass-8", "grass-12", "yard-8", "yard-12", "road-12", "road-16"}


@pytest.mark.parametrize("seed", range(3))
@pytest.mark.long
def test_whatever_is_chosen_a_table_gets_laid(seed: int) -> None:
    """GS-SET-01, GS-SET-02: every proposal is accepted, and there is always one."""
    random, t = Random(seed), before(LAY, layer=0, ground="laid")

    def decide(ask: Any) -> Any:
        options = ask.look()
        assert [option for option in options if ask.why_not(option)] == []
        if len(t.terrain) and ask.question == "gs-ask-lay" and random.random() < 0.3:
            return ask.options.pick(random)
        return random.choice(options)

    while t.agenda:
        step = GAME.next_step(t)
        assert step is not None
        answer: Any = None
        try:
            while True:
                answer = decide(step.send(answer))
        except StopIteration:
            pass
    assert too_bare(t.terrain, t.width, t.height) is None


# Sides


def test_the_other_chooses_and_who_laid_gets_the_opposite_side() -> None:
    """GS-SET-02"""
    t = before(SIDE, LAY, layer=0, ground="laid")
    match = go(t.copy())
    assert (asked(match).seat, keys(match)) == (1, ["north", "south"])
    assert on(match, "north").state.sides == ("south", "north")
    assert go(t.copy(), "south").state.sides == ("north", "south")


def test_more_players_use_more_sides() -> None:
    """GS-MUL-04: the others choose one after another, who laid takes what is left."""
    match = go(before(SIDE, LAY, cards=FOUR, layer=1, ground="laid"))
    assert (asked(match).seat, keys(match)) == (2, ["north", "south", "west", "east"])
    on(match, "west | north")
    assert (asked(match).seat, keys(match)) == (0, ["south", "east"])
    assert on(match, "east").state.sides == ("east", "south", "west", "north")


def test_a_team_shares_a_side() -> None:
    """GS-MUL-01, GS-MUL-04"""
    match = go(before(SIDE, LAY, cards=FOUR, layer=0, teams=(0, 1, 0, 1), ground="laid"), "south")
    assert match.state.sides == ("north", "south", "north", "south")


def test_who_attacks_a_last_stand_comes_from_two_sides() -> None:
    """GS-SET-02, GS-SCN-01: the scenario says who is where, whoever laid the terrain."""
    match = go(before(SIDE, LAY, layer=0, ground="laid", scenario="last-stand"))
    assert (asked(match).seat, keys(match)) == (0, ["north", "west"])
    assert on(match, "west").state.sides == ("west", "centre")


# Priority


def test_the_highest_total_chooses_who_starts() -> None:
    """GS-SET-03"""
    t = before(PRIORITY, cards=EVEN)
    match = go(t.copy(), "", "3 4 | 5 4")
    assert (asked(match).seat, asked(match).question, keys(match)) == (1, "gs-ask-start", ["seat-1", "seat-2"])
    match = go(t.copy(), "seat-1", "3 4 | 5 4")
    assert (match.state.priority, match.state.order) == (1, (0, 1))
    assert [event.args["total"] for event in events(match, "gs-priority")] == [9]


def test_the_better_leader_adds_one() -> None:
    """GS-SET-04: the current LEAD of the warband leader. GS-A-71: equals get nothing."""
    t = before(PRIORITY)
    assert leadership(t, 0) != leadership(t, 1)
    best = 0 if leadership(t, 0) > leadership(t, 1) else 1
    assert better_led(t) == best
    match = go(t.copy(), "", "3 4 | 4 4" if best == 0 else "4 4 | 3 4")
    assert match.state.priority == best  # equal now, and the better leader wins the tie
    even = before(PRIORITY, cards=EVEN)
    assert better_led(even) == NOBODY
    hurt = before(PRIORITY, cards=(card("a pendragon", "10,4", wounds=9, leader=True), EVEN[1]))
    assert better_led(hurt) == 1


def test_fewer_cards_add_one() -> None:
    """GS-SET-05: attachments and hidden cards count, the destroyed do not; equals get nothing."""
    unit = "12,4 14,4 16,4 18,4 20,4"
    t = before(
        PRIORITY,
        cards=(
            card("a pendragon", "10,4"),
            card("a bladeslingers", unit),
            card("b pendragon", "10,44"),
            card("b bladeslingers", unit.replace(",4", ",44")),
        ),
    )
    assert fewer_cards(t) == NOBODY
    for number in the_card(t, "a2").models:
        t.models[number].where = HIDDEN
    assert fewer_cards(t) == NOBODY
    for number in the_card(t, "a2").models:
        t.models[number].where = DESTROYED
    assert fewer_cards(t) == 0
    assert go(t.copy(), "", "3 4 | 3 4").state.priority == 0


def test_in_a_last_stand_the_defender_always_counts_as_fewer() -> None:
    """GS-SET-05, GS-SCN-01"""
    cards = (*TWO, card("b horn-brayer", "14,44"))
    assert fewer_cards(before(PRIORITY, cards=cards)) == 0
    assert fewer_cards(before(PRIORITY, cards=cards, scenario="last-stand")) == 1


def test_who_alone_has_a_warlord_adds_one() -> None:
    """GS-SET-06: instead of the bonus for the better leader."""
    cards = (card("a pendragon", "10,4"), card("b horn-brayer", "10,44"))
    t = before(PRIORITY, cards=cards)
    assert (leadership(t, 1), better_led(t)) == (NOBODY, 0)
    assert go(t.copy(), "", "3 4 | 4 4").state.priority == 0
    nobody = before(PRIORITY, cards=(card("a bard-of-aynnsing", "10,4"), card("b horn-brayer", "10,44")))
    assert better_led(nobody) == NOBODY


def test_equal_totals_go_to_the_better_leader() -> None:
    """GS-SET-07, GS-A-71: he goes first."""
    t = before(PRIORITY, LAY, layer=0)
    best = better_led(t)
    match = go(t.copy(), "", "3 3 | 3 4" if best == 0 else "3 4 | 3 3")
    assert (match.state.order[0], match.state.priority) == (best, best)
    assert asked(match).question == "gs-ask-piece"


def test_it_may_be_agreed_that_the_better_leader_chooses() -> None:
    """GS-A-71: he is the winner and chooses like one."""
    t = before(PRIORITY, tied_leader_only_starts=False)
    best, other = (0, 1) if better_led(t) == 0 else (1, 0)
    dice = "3 3 | 3 4" if best == 0 else "3 4 | 3 3"
    match = go(t.copy(), "", dice)
    assert (asked(match).seat, match.state.priority) == (best, best)
    assert go(t.copy(), f"seat-{other + 1}", dice).state.order[0] == other


def test_equal_leaders_roll_off() -> None:
    """GS-SET-07"""
    t = before(PRIORITY, cards=EVEN)
    match = go(t.copy(), "", "3 4 | 5 2 | 4 4 | 2 6")
    assert (match.state.priority, asked(match).seat) == (1, 1)


def test_the_priority_roll_is_no_test() -> None:
    """GS-SET-09: two dice and the modifiers, nothing else; a high roll is good."""
    t = before(PRIORITY, cards=EVEN)
    assert go(t.copy(), "", "6 6 | 1 1").state.priority == 0
    assert "gs-test" not in told(go(t.copy(), "", "6 6 | 1 1"))


def test_foretelling_rolls_again() -> None:
    """GS-SET-03: once a game."""
    t = before(
        PRIORITY,
        PRIORITY,
        cards=(card("a syntarch", "10,4", items=("waters-of-foretelling",)), card("b pendragon", "10,44")),
    )
    match = go(t.copy(), "", "1 1 | 6 6")
    assert (asked(match).seat, keys(match)) == (0, ["keep", "again"])
    match = go(t.copy(), "again", "1 1 | 5 5 | 6 6")
    assert match.state.priority == 0
    match = go(t.copy(), "again | seat-1", "1 1 | 5 5 | 6 6 | 1 1 | 6 6")
    assert asked(match).question == "gs-ask-start"


def test_of_more_than_two_the_second_decides_the_direction() -> None:
    """GS-MUL-03: the highest says who starts, the next one which way round the table."""
    cards = (card("a pendragon", "24,4"), card("b pendragon", "24,44"), card("c pendragon", "4,24"))
    t = before(PRIORITY, cards=cards, sides=("north", "south", "west"))
    match = go(t.copy(), "seat-1", "1 2 | 6 5 | 4 4")
    assert (asked(match).seat, keys(match)) == (2, ["clockwise", "anticlockwise"])
    assert go(t.copy(), "seat-1 | clockwise", "1 2 | 6 5 | 4 4").state.order == (0, 1, 2)
    assert go(t.copy(), "seat-1 | anticlockwise", "1 2 | 6 5 | 4 4").state.order == (0, 2, 1)


def test_teams_roll_once_each() -> None:
    """GS-MUL-01"""
    t = before(PRIORITY, cards=FOUR, teams=(0, 1, 0, 1))
    assert go(t.copy(), "seat-1", "6 6 | 1 1").state.order == (0, 1)


def test_one_roll_serves_setup_and_the_first_round() -> None:
    """GS-A-72: unless a second one is agreed on."""
    for again in (False, True):
        t = GAME.new(Setup(rulings=Rulings(second_priority_roll=again)))
        assert priority_rolls(t) == (2 if again else 1)


def priority_rolls(t: Battle) -> int:
    """How often priority is rolled for before the first turn."""
    t.log = []
    random = Random(1)
    while t.turn is None:
        step = GAME.next_step(t)
        assert step is not None
        answer: Any = None
        try:
            while True:
                request: Any = step.send(answer)
                answer = (
                    tuple(random.choice(die) for die in request.dice)
                    if isinstance(request, Roll)
                    else random.choice(request.look())
                )
        except StopIteration:
            pass
    return sum(event.id == "gs-priority" for event in t.log)


# Leaders


def test_another_warlord_may_be_named_when_the_leader_is_lost() -> None:
    """GS-SET-08, GS-ERR-02: if more than one was fielded, whatever the other side fielded. GS-SUB-04: sub-factions
    stay with the first."""
    cards = (card("a pendragon", "10,4", leader=True), card("a pendragon", "14,4"), TWO[1])
    t = battle(*cards, agenda=(tasks.Nominate(0),))
    assert go(t).state.agenda == ()
    t = battle(*cards, agenda=(tasks.Nominate(0),))
    t.models[0].where = DESTROYED
    lead = t.subfactions
    match = go(t)
    assert (asked(match).question, keys(match)) == ("gs-ask-leader", ["none", "a2"])
    assert refused(match, "b1").id == "gs-cannot-lead"
    match = go(t.copy(), "a2")
    assert [one.leader for one in match.state.cards] == [False, True, the_card(t, "b1").leader]
    assert match.state.subfactions == lead


def test_who_fielded_one_warlord_names_nobody() -> None:
    """GS-SET-08"""
    t = battle(*TWO, card("a bard-of-aynnsing", "20,4"), agenda=(tasks.Nominate(0),))
    t.models[0].where = DESTROYED
    assert "gs-leads" not in told(go(t))
    assert leadership(t, 0) == NOBODY
