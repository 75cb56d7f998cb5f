"""The notation: every settled state as short text, and back; what its words mean."""

from itertools import permutations
from random import Random
from textwrap import dedent

import msgspec
import pytest

from tests.forms import Form
from tests.games.godslayer.kit import model, the_card
from tests.games.godslayer.random_games import settled_states
from tests.games.godslayer.skirmish import HEAD, SKIRMISH, read
from tests.notations import check_both_ways
from theomachy.games.godslayer import GAME
from theomachy.games.godslayer.setup import SCENARIOS, Rulings, Setup, for_players, random_setup
from theomachy.games.godslayer.state import Effect
from theomachy.kernel import Fast, Match

# There and back


@pytest.mark.parametrize("scenario", SCENARIOS)
@pytest.mark.long
def test_every_settled_state_reads_as_it_is_written(scenario, form: Form):
    """GS-CON-04: whatever lasts is in the text, in every scenario, from setting up to the end."""
    seed = SCENARIOS.index(scenario)
    phases, stride = set(), form.pick(short=8, long=8, full=2)
    for number, t in enumerate(settled_states(random_setup(Random(seed), 160, scenario), seed)):
        if number % stride == 0 or t.phase not in phases:
            check_both_ways(GAME, t)
        phases.add(t.phase)
    assert phases >= {"setting up", "activation", "over"}


@pytest.mark.parametrize("players", [3, 4])
def test_battles_of_more_players_are_written(players):
    """GS-MUL-01: also those of teams."""
    setup = for_players(Setup(), players)
    if players == 4:
        setup = msgspec.structs.replace(setup, teams=(0, 1, 0, 1))
    for number, t in enumerate(settled_states(setup, players, 60)):
        if number % 6 == 0:
            check_both_ways(GAME, t)


def test_laid_terrain_is_written():
    """GS-SET-02: the pieces that a player has laid so far."""
    seen = 0
    for t in settled_states(Setup(ground="laid"), 5, 40):
        check_both_ways(GAME, t)
        seen = max(seen, len(t.terrain))
    assert seen > 3


def test_a_machine_without_crew_is_written():
    """GS-WMC-07: it stands still for the rest of the game."""
    t = GAME.new(Setup())
    t.models[0].still = "game"
    check_both_ways(GAME, t)


def test_deeds_of_several_words_are_written():
    """GS-CTR-02: a counter attack on which a token was saved."""
    t = GAME.new(Setup())
    t.cards[0].done = ("reaction", "thrifty counter attack")
    assert "done reaction,thrifty-counter-attack" in GAME.notation.write(t)
    check_both_ways(GAME, t)


def test_readings_of_unclear_rules_are_part_of_it():
    """GS-CON-09: a table that plays by other readings says so."""
    setup = Setup(scenario="relic", rulings=Rulings(fear_by_member=True, leaderless_units_test=False))
    assert GAME.notation.read(GAME.notation.write(GAME.new(setup))).setup == setup


@pytest.mark.parametrize(
    "text",
    [
        """
        activation round 3 order 2,1 next 1 priority 2 passed 1 points 1,2 sides west,east
        setup level 200
        army 1 mortans: centurion; legionnaires*5
        army 2 banebrood: gorelord; maldire-mongrels*4; ursapine
        a1 tokens 3 moved 1 done move,attack used power-crystal tested b1 afraid b1 toll 2,- activated fleeing
        a1 25400,30480 wounds 4
        a2 tokens 4 strength 5 style powerful
        a2.1 25400,35560 down testudo/self/next/a2/0/3
        a2.2 29210,35560 still round fumbled fire/continuous/lasting/none/0/2
        a2.3 destroyed
        a2.4 25400,38100 safe
        b1 tokens 2
        b1 25400,60960
        haze 50800,50800 3 round from b1
        haze 60960,50800 4 sustained rough
        turn 1 first activated a1,a2 last a2
        active a1 moves 2 no-charge
        """,
        """
        activation round 1 order 1,2 sides north,south
        setup level 200
        army 1 mortans: centurion; legionnaires*5
        army 2 banebrood: gorelord; maldire-mongrels*4; ursapine
        a2 tokens 4 marker 2 deploys secret
        a2.1 hidden
        a2.2 hidden
        a2.3 hidden
        a2.4 hidden
        a2.5 hidden
        b1 25400,60960
        marker marker-a1 secret 25400,25400 of 1 moved
        marker marker-a2 secret 35560,25400 of 1
        marker marker-a3 secret 45720,25400 of 1 bare
        marker relic relic 25400,60960 carrier b1
        marker stone-1 stone 30480,60960
        turn 1
        """,
        """
        over round 6 order 1,2 sides north,south result 1.0,0.0
        setup level 200
        army 1 mortans: centurion; legionnaires*5
        army 2 banebrood: gorelord; maldire-mongrels*4; ursapine
        a1 25400,25400
        """,
        "setting-up\n",
    ],
)
def test_a_text_is_written_as_it_was_read(text):
    """GS-CON-04: the whole text comes back, word by word."""
    text = dedent(text).lstrip()
    assert GAME.notation.write(GAME.notation.read(text)) == text


def test_lines_may_be_typed_in_any_order():
    """GS-CON-04: after the head the same position, whichever comes first."""
    lines = ["a1 10in,10in", "b1 20in,20in", SKIRMISH, "haze 30in,30in 3 round"]
    states = [GAME.notation.read("\n".join([HEAD, *order, "turn 1"])) for order in permutations(lines)]
    assert {t.digest() for t in states} == {states[0].digest()}


def test_words_of_a_piece_may_be_typed_in_any_order():
    """GS-CON-04: of an individual, card and model share a line."""
    words = ["tokens 2", "10in,10in", "wounds 2", "activated"]
    states = [read(f"a1 {' '.join(order)}\nturn 1") for order in permutations(words)]
    assert {t.digest() for t in states} == {states[0].digest()}


# What the words mean


def test_what_is_left_out_has_its_usual_value():
    """GS-SET-01: nobody placed, no tokens, the setup's terrain."""
    t, new = read(""), GAME.new(read("").setup)
    assert (t.terrain, t.cards, t.models) == (new.terrain, new.cards, new.models)
    assert (t.turn, t.activation, t.agenda, t.result) == (None, None, (), None)
    assert GAME.notation.read("setting-up").digest() == GAME.new(Setup()).digest()


def test_the_words_of_a_card_and_its_models():
    """GS-ACT-01, GS-DMG-03, GS-KNO-01, GS-GEF-01"""
    t = read(
        """
        a1 tokens 3 10in,12.5in wounds 4 follows
        a2 tokens 4 activated fleeing
        a2.1 14in,10in down fire/continuous/lasting
        a2.2 destroyed
        """
    )
    leader, one = the_card(t, "a1"), model(t, "a2.1")
    assert (leader.tokens, leader.leader, model(t, "a1").wounds) == (3, False, 4)
    assert (model(t, "a1").where, model(t, "a1").x, model(t, "a1").y) == ("field", 25400, 31750)
    assert (the_card(t, "a2").activated, the_card(t, "a2").fleeing) == (True, True)
    assert (one.down, one.effects) == (True, (Effect("fire", "continuous", "lasting"),))
    assert [model(t, f"a2.{n}").where for n in (1, 2, 3)] == ["field", "destroyed", "reserve"]


@pytest.mark.parametrize(
    ("typed", "place"),
    [("25400,8890", (25400, 8890)), ("10in,3.5in", (25400, 8890)), ("10.0001in,8890", (25400, 8890))],
)
def test_places_in_inches(typed, place):
    """GS-TRM-01: an inch is 2540 steps of the grid; what lies between is rounded."""
    one = model(read(f"a1 {typed}"), "a1")
    assert (one.x, one.y) == place


def test_spaces_and_empty_lines_do_not_matter():
    """GS-CON-04: a person may type it."""
    one, two = f"\n  {HEAD} \n\n   a1   10in,10in \n {SKIRMISH}", f"{HEAD}\n{SKIRMISH}\na1 10in,10in"
    assert GAME.notation.read(one).digest() == GAME.notation.read(two).digest()


@pytest.mark.parametrize("scenario", SCENARIOS)
def test_a_typed_position_can_be_played_to_the_end(scenario):
    """GS-RND-01"""
    random = Random(scenario)
    t = GAME.notation.read(
        f"""
        activation round 5 order 1,2 sides north,south
        setup {{"scenario":"{scenario}","level":215,"warbands":["mortans: centurion","banebrood: gorelord"]}}
        a1 tokens 3 10in,10in wounds 3
        b1 tokens 3 30in,30in
        """
    )
    match = Match(GAME, t, Fast(3))
    while match.request is not None:
        match.answer(random.choice(match.request.keys()), match.request.seat)
    assert match.state.phase == "over"
