"""GS-DEP, secret deployment: markers, who is at which of them, acting from hiding, and what others know."""

from random import Random
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tests.games.godslayer.hiding import CHIEF, FIVE, FOE, OTHER, UNIT, hiding, members, to
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
    model,
    piece,
    refused,
    the_card,
    told,
    why,
)
from theomachy.games.godslayer import tasks, verbs
from theomachy.games.godslayer.rules.setup.secret_deployment import imagine, name_secret
from theomachy.games.godslayer.rules.space.discovery import in_hiding
from theomachy.games.godslayer.rules.space.formation import keeps_formation
from theomachy.games.godslayer.state import FIELD, HIDDEN, RESERVE, Activation, Battle
from theomachy.geometry.plane import INCH, Disc, completely_within, within
from theomachy.kernel import Ask, Match


def acting(t: Battle, id: str = "a2") -> Battle:
    """The same with a hidden card just activated."""
    unit = the_card(t, id)
    unit.activated = True
    t.activation = Activation(unit.number)
    t.agenda = (tasks.Hidden(unit.number),)
    return t


def active(match: Match[Battle], id: str) -> bool:
    activation = match.state.activation
    return activation is not None and activation.card == the_card(match, id).number


# Naming and markers


def test_a_dugout_hides_an_infantry_unit() -> None:
    """GS-DEP-01: one for each who can; it may be left, and other kinds of cards cannot be named."""
    cards = (CHIEF, card("a bard-of-aynnsing", "1,1"), UNIT, card("a sabre-tooth", "1,1"), FOE)
    t = battle(*cards, round=0, phase="setting up", agenda=(tasks.Dugout(0),))
    t.turn = None
    for one in t.models:
        one.where = RESERVE
    match = go(t.copy())
    assert (asked(match).seat, keys(match)) == (0, ["none", "a3"])
    assert why(match, "a4") == "gs-cannot-begin-hidden GS-DEP-01"
    assert the_card(go(t.copy(), "none"), "a3").deploys == "regular"
    match = go(t.copy(), "a3")
    assert the_card(match, "a3").deploys == "secret"
    assert {one.where for one in match.state.models if match.state.card_of(one).id == "a3"} == {HIDDEN}
    assert [event.args["card"] for event in events(match, "gs-deploys")] == ["a3"]


def test_who_has_no_such_ability_hides_nobody() -> None:
    """GS-DEP-01"""
    t = battle(CHIEF, FOE, card("b gut-hackers", FIVE), agenda=(tasks.Dugout(1),))
    assert list(name_secret(t, tasks.Dugout(1))) == []


def test_attachments_hide_with_their_parent() -> None:
    """GS-A-76: on the same marker, and they come out together."""
    t = battle(CHIEF, UNIT, card("a wolfhound", "6,1", parent="a2"), FOE, agenda=(tasks.Dugout(0),))
    t.phase, t.round, t.turn = "setting up", 0, None
    match = go(t, "a2")
    assert (the_card(match, "a3").deploys, len(in_hiding(match.state, 0))) == ("secret", 1)
    state = match.state
    state.markers = hiding().markers
    state.agenda = (tasks.Assign(1),)
    match = go(state, "marker-a2")
    assert (the_card(match, "a2").marker, the_card(match, "a3").marker) == (2, 2)
    state = match.state
    state.agenda = (tasks.Reveal(card=1, how="revealed"),)
    match = go(state, "all:24in,20in")
    match.answer(keys(match)[0])
    assert model(match, "a3").where == FIELD


def test_an_attachment_does_not_come_out_alone() -> None:
    """GS-A-76: where it is, its parent is."""
    t = hiding(UNIT, card("a wolfhound", "6,1", parent="a2"), at="2")
    hound = model(t, "a3")
    hound.where, the_card(t, "a3").marker = HIDDEN, 2
    match = go(acting(t, "a3"), "reveal")
    assert (asked(match).question, asked(match).by) == ("gs-ask-place", "a2")
    match.answer(grid("all:24in,20in"))
    match.answer(keys(match)[0])
    assert (in_hiding(match.state, 0), match.state.markers) == ([], ())
    assert active(match, "a3")


@pytest.mark.parametrize(("units", "markers"), [(1, 3), (2, 4), (3, 5)])
def test_three_markers_for_the_first_and_one_for_each_further(units: int, markers: int) -> None:
    """GS-DEP-03, GS-T-20: two secret units have four markers; anywhere on the table."""
    t = hiding(*[UNIT] * units, at="0" * units)
    t.markers, t.agenda = (), (tasks.Markers(0),)
    match = go(t)
    for n in range(markers):
        assert (asked(match).question, asked(match).seat) == ("gs-ask-marker", 0)
        assert refused(match, "49in,1in").id == "gs-marker-off-table"
        assert refused(match, "1;1").id == "gs-no-point"
        match.answer(grid(f"{n}in,{10 * n}in"))
    assert [one.id for one in match.state.markers] == [f"marker-a{n + 1}" for n in range(markers)]
    assert asked(match).question == "gs-ask-assign"


def test_markers_may_lie_near_enemies_and_on_each_other() -> None:
    """GS-DEP-03: anywhere means anywhere. GS-A-81: nothing is discovered before an enemy moves."""
    t = hiding(at="0")
    t.markers, t.agenda = (), (tasks.Markers(0),)
    match = go(t, "24in,44in | 24in,44in | 24in,44in | marker-a1")
    assert "gs-revealed" not in told(match)
    assert model(match, "a2.1").where == HIDDEN


def test_units_are_assigned_in_secret_and_may_share_a_marker() -> None:
    """GS-DEP-04, GS-DEP-13, GS-CON-04, GS-ERR-03: after all markers are down; nothing of it is told."""
    t = hiding(UNIT, OTHER, at="00", agenda=(tasks.Assign(1), tasks.Assign(2)))
    match = go(t)
    assert (asked(match).secret, asked(match).by) == (True, "a2")
    assert keys(match) == ["marker-a1", "marker-a2", "marker-a3", "marker-a4"]
    before = list(match.events)
    match = go(t, "marker-a4 | marker-a4")
    assert (the_card(match, "a2").marker, the_card(match, "a3").marker) == (4, 4)
    assert match.events == before


def test_nothing_is_placed_for_who_hides_nobody() -> None:
    """GS-DEP-03"""
    t = battle(CHIEF, FOE, agenda=(tasks.Markers(0), tasks.Markers(1)))
    assert "gs-marker" not in told(go(t))


# Acting from hiding


def test_in_the_first_round_nobody_comes_out() -> None:
    """GS-DEP-05: later, whenever it is activated."""
    first, later = go(acting(hiding(round=1))), go(acting(hiding(round=2)))
    assert why(first, "reveal") == "gs-hidden-in-round-one GS-DEP-05"
    assert "reveal" not in keys(first)
    assert allowed(later, "reveal")


def test_a_hidden_card_moves_one_marker_and_is_done() -> None:
    """GS-DEP-06, GS-A-139: any of the player's, up to three inches; or none."""
    match = go(acting(hiding(round=1)))
    assert keys(match) == ["marker-a1", "marker-a2", "marker-a3", "stay"]
    match = go(acting(hiding(round=1)), "marker-a3")
    assert refused(match, f"{38 * INCH},{23 * INCH + 1}").id == "gs-marker-too-far"
    match.answer(grid("38in,23in"))
    moved = match.state.markers[2]
    assert (moved.x, moved.y, moved.moved) == (38 * INCH, 23 * INCH, True)
    assert not active(match, "a2")
    assert not active(go(acting(hiding(round=1)), "stay"), "a2")


def test_a_marker_moves_once_a_round() -> None:
    """GS-DEP-07"""
    t = hiding(UNIT, OTHER, at="12")
    match = go(acting(t), "marker-a1 | 10in,22in")
    state = match.state
    again = go(acting(state, "a3"))
    assert refused(again, "marker-a1").id == "gs-marker-has-moved"
    assert refused(again, "marker-b1").id == "gs-no-such-marker"
    assert allowed(again, "marker-a2")


def test_a_marker_keeps_off_rocks_models_and_enemies() -> None:
    """GS-DEP-07: exactly five inches from an enemy are far enough."""
    rock = piece("rock", "11,19 12,19 12,21 11,21", going="impassable", height=2)
    t = hiding(terrain=[rock])
    foe, chief = model(t, "b1"), model(t, "a1")
    foe.x, foe.y = 10 * INCH, 13 * INCH
    chief.x, chief.y = 10 * INCH, 22 * INCH
    match = go(acting(t), "marker-a1")
    assert refused(match, "11.5in,20in").id == "gs-marker-impassable"
    assert refused(match, "12.5in,20in").id == "gs-marker-impassable"
    assert refused(match, "10in,23in").id == "gs-marker-over-model"
    assert refused(match, f"10in,{13 * INCH + foe.r + 5 * INCH - 1}").id == "gs-marker-near-enemy"
    assert allowed(match, f"10in,{13 * INCH + foe.r + 5 * INCH}")
    assert refused(match, "x").id == "gs-no-point"
    assert allowed(match, "10in,20in")


def test_who_comes_out_stands_under_the_template_and_acts() -> None:
    """GS-DEP-08, GS-DEP-10: completely within five inches across, and the activation goes on."""
    match = go(acting(hiding(at="2")), "reveal")
    (event,) = events(match, "gs-revealed")
    assert (event.args["card"], event.args["marker"]) == ("a2", "2")
    match.answer(keys(match)[0])
    template = Disc(24 * INCH, 20 * INCH, 5 * INCH // 2)
    assert len(members(match, "a2")) == 5
    assert all(completely_within(one.disc, template, 0) for one in members(match, "a2"))
    assert keeps_formation(match.state, the_card(match, "a2"))
    assert active(match, "a2")
    assert asked(match).question == "gs-ask-action"


def test_nobody_stands_beside_the_template_while_there_is_room() -> None:
    """GS-DEP-08, GS-T-21"""
    match = go(acting(hiding(at="2")), "reveal")
    assert refused(match, f"all:{24 * INCH + 4851},20in").id == "gs-outside-template"
    match.answer("singly")
    assert allowed(match, f"a2.1:{24 * INCH + 4850},20in")
    assert refused(match, f"a2.1:{24 * INCH + 4851},20in").id == "gs-outside-template"
    assert refused(match, "nearest").id == "gs-place-room"


def test_who_does_not_fit_stands_as_close_as_possible() -> None:
    """GS-DEP-09, GS-T-22: two units on one marker fill the template, the rest stand round its edge."""
    eight = " ".join(f"{x},1" for x in range(1, 9))
    big = card("a bladeslingers", eight)
    t = hiding(big, big, at="22")
    match = go(acting(t), "reveal")
    match.answer(keys(match)[0])
    template = Disc(24 * INCH, 20 * INCH, 5 * INCH // 2)
    assert all(completely_within(one.disc, template, 0) for one in members(match, "a2"))
    match = go(acting(match.state, "a3"), "reveal")
    match.answer(keys(match)[0])
    second = members(match, "a3")
    assert len(second) == 8
    inside = [one for one in second if completely_within(one.disc, template, 0)]
    outside = [one for one in second if one not in inside]
    assert outside
    bases = [one.disc for one in match.state.standing()]
    for one in outside:
        touching = [base for base in bases if base != one.disc and within(one.disc, base, INCH // 4)]
        assert touching
        assert within(one.disc, template, INCH)


def test_who_can_stand_nowhere_on_the_table_has_left_it() -> None:
    """GS-DEP-09, GS-A-151, GS-MOV-09: with rock all over the table the answer is forced, and nobody is asked again."""
    t = hiding(at="2", terrain=[piece("wall", "0,0 48,0 48,48 0,48", height=3, going="impassable")])
    match = go(acting(t), "reveal")
    assert members(match, "a2") == []
    assert [event.clause for event in events(match, "gs-leaves")] == ["GS-A-151"] * 5
    assert asked(match).question != "gs-ask-place"


def test_who_was_discovered_among_enemies_on_a_full_table_has_left_it() -> None:
    """GS-DEP-12, GS-A-151: never so that they engage an enemy."""
    t = hiding(at="2", terrain=[piece("wall", "0,0 48,0 48,48 0,48", height=3, going="impassable")])
    match = go(to(t, "b1", 24, 24))
    assert members(match, "a2") == []
    assert len(events(match, "gs-leaves")) == 5


def test_markers_stay_until_all_are_revealed() -> None:
    """GS-DEP-14"""
    t = hiding(UNIT, OTHER, at="12")
    match = go(acting(t), "reveal")
    match.answer(keys(match)[0])
    assert len(match.state.markers) == 4
    match = go(acting(match.state, "a3"), "reveal")
    match.answer(keys(match)[0])
    assert match.state.markers == ()


# What others know


def test_an_imagined_battle_keeps_what_a_seat_knows() -> None:
    """GS-DEP-13: others' cards may be at any marker not known to be bare; one's own are where they are."""
    t = hiding(UNIT, OTHER, at="12")
    assert imagine(t, 0, Random(1)) is t
    seen = {tuple(one.marker for one in imagine(t, 1, Random(n)).cards[1:3]) for n in range(200)}
    assert len(seen) == 16
    to(t, "b1", 38, 24)
    seen = {tuple(one.marker for one in imagine(t, 1, Random(n)).cards[1:3]) for n in range(200)}
    assert seen == {(a, b) for a in (1, 2, 4) for b in (1, 2, 4)}
    assert (the_card(t, "a2").marker, the_card(t, "a3").marker) == (1, 2)


def test_nothing_is_imagined_where_nothing_is_hidden() -> None:
    """GS-DEP-13"""
    t = battle(CHIEF, UNIT, FOE)
    assert imagine(t, 1, Random(1)) is t


STEPS = st.lists(
    st.one_of(
        st.tuples(st.just("hide"), st.integers(0, 30)),
        st.tuples(st.just("move"), st.integers(0, 47), st.integers(0, 47)),
    ),
    max_size=12,
)


@settings(max_examples=60, deadline=None)
@given(st.tuples(st.integers(1, 4), st.integers(1, 4)), st.tuples(st.integers(1, 4), st.integers(1, 4)), STEPS)
def test_worlds_that_differ_in_secrets_look_alike(one: Any, other: Any, steps: Any) -> None:
    """GS-DEP-13: until somebody is revealed, the other seat is told and asked the same, wherever the hidden are."""
    worlds = [hiding(UNIT, OTHER, at="".join(map(str, at))) for at in (one, other)]
    for t in worlds:
        t.log = []
    for step in steps:
        seen = [take(t, step) for t in worlds]
        if any("gs-revealed" in [event.id for event in t.log or []] or t.agenda for t in worlds):
            break
        assert seen[0] == seen[1]
        assert worlds[0].log == worlds[1].log
        assert worlds[0].markers == worlds[1].markers


def take(t: Battle, step: Any) -> list[Any]:
    """One step in a world: a hidden card acts, or an enemy moves. What could be seen of it by everybody."""
    if step[0] == "move":
        to(t, "b1", step[1], step[2])
        return []
    unit = the_card(t, "a2" if step[1] % 2 else "a3")
    t.activation = Activation(unit.number)
    procedure = GAME.next_step(_plan(t, unit.number))
    assert procedure is not None
    shown: list[Any] = []
    answer: Any = None
    try:
        while True:
            request = procedure.send(answer)
            assert isinstance(request, Ask)
            options = [key for key in request.keys() if key != "reveal"]
            shown.append((request.seat, request.question, request.by, request.clause, request.secret, options))
            answer = options[step[1] % len(options)]
    except StopIteration:
        pass
    return shown


def _plan(t: Battle, number: int) -> Battle:
    verbs.schedule(t, tasks.Hidden(number))
    return t


def test_what_a_reveal_has_told_is_not_imagined_anew():
    """GS-DEP-08, GS-DEP-13: a card that is about to show its marker is where it is, whoever imagines the battle; and
    all see at which marker it was while it is set down."""
    t = hiding(at="2")
    t.agenda = (tasks.Reveal(card=1, how="revealed"),)
    assert {imagine(t, 1, Random(seed)).cards[1].marker for seed in range(20)} == {2}
    match = go(t)
    assert asked(match).by == "a2"
    assert "gs-at-marker-2" in GAME.scene(match.state, 1).pieces["a2"].marks
