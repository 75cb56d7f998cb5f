"""The notation: every settled state as short text, and back; what describes none is refused by its line."""

from collections.abc import Iterator
from itertools import permutations
from random import Random
from textwrap import dedent

import pytest

from tests.forms import Form
from theomachy.games.godtear import GAME
from theomachy.games.godtear.battlefield import BOARD, OFF
from theomachy.games.godtear.cards import CHAMPIONS
from theomachy.games.godtear.rules.values import TURN_POINTS
from theomachy.games.godtear.scenarios import SCENARIOS
from theomachy.games.godtear.setup import PRESETS, Rulings, Setup
from theomachy.games.godtear.state import Godtear
from theomachy.kernel import Fast, Match, play_out


def settled_states(setup: Setup, seed: int) -> Iterator[Godtear]:
    """Every settled state of a game played at random."""
    random = Random(seed)
    yield GAME.new(setup)
    match = Match(GAME, GAME.new(setup), Fast(seed))
    while match.request is not None:
        yield match.settled
        ask = random.choice(match.asks)
        match.answer(random.choice(ask.keys()), ask.seat)
    yield match.state


DUEL = 'setup {"warbands":["titus","nia"]}'


# There and back


@pytest.mark.parametrize("scenario", sorted(SCENARIOS))
@pytest.mark.long
def test_every_settled_state_reads_as_it_is_written(scenario, form: Form):
    """GT-SET-10, GT-END-11: whatever lasts is in the text, in every scenario, with any champions."""
    phases = set()
    for seed in range(form.pick(short=1, long=1, full=2)):
        warbands = [",".join(Random(f"{scenario}{seed}{seat}").sample(sorted(CHAMPIONS), 2)) for seat in (1, 2)]
        for t in settled_states(Setup((warbands[0], warbands[1]), scenario), seed):
            phases.add(t.phase)
            text = GAME.notation.write(t)
            again = GAME.notation.read(text)
            assert again == t
            assert (again.digest(), GAME.notation.write(again)) == (t.digest(), text)
    assert phases >= {"roll-off", "side", "deploy", "plot", "clash", "over"}


FOUR = ("titus,nia,lily,keera", "titus,maxen,lily,jeen")


@pytest.mark.parametrize(
    "setup",
    [
        *[preset(Random(3)) for preset in PRESETS.values()],
        *[Setup(None, format="draft four"), Setup(None, format="draft five"), Setup(FOUR, format="roster")],
    ],
)
def test_every_way_to_find_warbands_is_written(setup):
    """GT-FMT-04 to 14: drafts, picks and the warbands that came of them."""
    for t in settled_states(setup, 3):
        assert GAME.notation.read(GAME.notation.write(t)) == t
        if t.phase == "clash":
            break


def test_readings_of_unclear_rules_are_part_of_it():
    """GT-B19: a table that plays by another reading says so."""
    setup = Setup(("titus", "nia"), "chaos", Rulings(token_pick_up="last hex", banner_falls=True))
    t = GAME.new(setup)
    assert GAME.notation.read(GAME.notation.write(t)).setup == setup


@pytest.mark.parametrize(
    "text",
    [
        """
        clash turn 2 first 2 active 1 north 2 token 12 warband 1/3 points 1/0
        objectives 5,6 5,7 6,6*2
        1-titus 5,5 wounds 2 dodge+ damage-
        1-titus-banner 5,6
        1-glory-seekers 4,4 4,4 x 4,5 speed- activated
        2-nia 7,7 wounds 6 knocked-out ultimate bonus 2
        2-quartzlings 8,8
        hex 6,5 speed+ damage-
        """,
        """
        plot turn 1 first 1 active 1 north 1 token 10 warband 0/0 points 0/0
        objectives
        1-titus 5,5
        1-glory-seekers 4,4 4,4
        2-nia 7,7
        stack 1-glory-seekers-2 1-glory-seekers-1
        activation 1-titus taken [advance] actions 1
        agenda each_moves unit 1 models [3] hexes 2 path advance seat 0
        """,
        """
        over won 2 turn 3 first 1 active 1 north 1 token 10 warband 0/0 points 1/5 winner 2
        objectives 5,6
        1-titus 5,5
        """,
        """
        next-turn turn 1 first 1 active 1 north 1 token 10 warband 0/0 points 1/0
        objectives 5,6
        cursed 5,6
        1-titus 5,5
        """,
    ],
)
def test_a_text_is_written_as_it_was_read(text):
    """GT-SET-10: the whole text comes back, word by word."""
    head, _, rest = dedent(text).lstrip().partition("\n")
    text = f"{head}\narmy 1 titus\narmy 2 nia\n{rest}"
    assert GAME.notation.write(GAME.notation.read(text)) == text


def test_lines_may_be_typed_in_any_order():
    """GT-SET-10: after the head the same position, whichever comes first."""
    lines = ["1-titus 8,4 dodge+", "2-quartzlings 8,5 8,5", 'setup {"scenario":"chaos"}', "objectives 5,5"]
    states = [GAME.notation.read("\n".join(["clash", *order])) for order in permutations(lines)]
    assert all(t == states[0] for t in states)


def test_words_of_a_unit_may_be_typed_in_any_order():
    """GT-SET-10: hexes, wounds, tokens and marks."""
    states = [
        GAME.notation.read(f"plot\n1-titus {' '.join(words)}")
        for words in permutations(["8,4", "wounds 2", "dodge+", "activated", "bonus 1"])
    ]
    assert all(t == states[0] for t in states)


# What the words mean


def test_what_is_left_out_has_its_usual_value():
    """GT-SET-13, GT-SET-17, GT-SET-19: turn 1, player 1 first and in the north, nobody hurt, objectives as laid out."""
    t = GAME.notation.read("plot")
    assert (t.phase, t.turn, t.first, t.active, t.north, t.turn_token) == ("plot", 1, 0, 0, 0, 10)
    assert (t.points, t.warband_tokens, t.result, t.activation, t.agenda) == ((0, 0), (0, 0), None, None, ())
    assert sorted(t.objectives) == sorted(SCENARIOS["life"].objectives)
    assert all(model.place == OFF and model.wounds == 0 for model in t.models)


@pytest.mark.parametrize(
    ("head", "points"),
    [
        *[("plot turn 1", (0, 0)), ("clash turn 2", (1, 0)), ("scoring turn 3", (1, 2))],
        *[("plot turn 4", (4, 2)), ("clash turn 5", (4, 4)), ("plot turn 4 points 3/3", (3, 3))],
        *[("scenario turn 1", (1, 0)), ("scenario turn 1 winner 2", (0, 1)), ("next-turn turn 3 winner 2", (2, 4))],
        ("over won 1 turn 5", (5, 4)),
    ],
)
def test_points_follow_from_the_turns(head, points):
    """GT-LAD-14, GT-END-06: as if turns had been won by turns, in the end phase the last one by its winner."""
    assert GAME.notation.read(head).points == points


def test_the_turn_token_begins_with_the_first_player():
    """GT-SET-17, GT-END-10: on the first player's side, unless said otherwise; and the first player is active."""
    t = GAME.notation.read("plot first 2")
    assert (t.active, t.turn_token) == (1, 11)
    assert GAME.notation.read("plot first 2 north 2").turn_token == 10
    assert GAME.notation.read("plot first 2 active 1 token 3").active == 0


def test_the_words_of_a_champion_and_a_unit():
    """GT-STA-01, GT-KO-01, GT-ULT-03: places, wounds, tokens and marks."""
    t = GAME.notation.read(f"""
        clash
        {DUEL}
        1-titus 8,4 wounds 3 accuracy+ speed- ultimate
        1-glory-seekers 8,5 x 8,5 activated
        2-nia 8,6 knocked-out
        2-nia-banner 8,7
    """)
    titus, seekers, nia, _ = t.units
    assert (titus.tokens, titus.ultimate_used, titus.knocked_out) == ((-1, 0, 0, 1, 0), True, False)
    assert [BOARD.names[t.models[n].place] if t.models[n].place != OFF else "" for n in seekers.members] == [
        *("8,5", "", "8,5", "", ""),
    ]
    assert seekers.activated
    assert (nia.knocked_out, t.models[nia.members[0]].wounds, t.models[0].wounds) == (True, 6, 3)
    assert BOARD.names[t.models[nia.banner].place] == "8,7"


def test_spaces_and_empty_lines_do_not_matter():
    """GT-SET-10: a person may type it."""
    assert GAME.notation.read("\n  plot   turn 2 \n\n   1-titus   8,4  \n") == GAME.notation.read(
        "plot turn 2\n1-titus 8,4"
    )


# Playing on


@pytest.mark.parametrize(
    ("phase", "turn"),
    [
        *[(phase, turn) for turn in (1, 2, 3, 4) for phase in ("plot", "clash", "scoring", "scenario", "next-turn")],
        *[("plot", 5), ("clash", 5), ("scoring", 5)],
    ],
)
def test_a_typed_position_can_be_played_to_the_end(phase, turn):
    """GT-TRN-02, GT-LAD-14: from any turn, in every scenario, somebody wins and there is no sixth turn."""
    for scenario in SCENARIOS:
        random = Random(f"{phase}{turn}{scenario}")
        t = GAME.notation.read(f"""
            {phase} turn {turn}
            setup {{"warbands":["titus","nia"],"scenario":"{scenario}"}}
            1-titus 4,5
            1-glory-seekers 4,4 4,4
            2-nia 7,7
            2-quartzlings 8,8 8,9
        """)
        play_out(GAME, t, [lambda ask, random=random: random.choice(ask.look())] * 2, Fast(turn))
        assert (t.phase, sum(t.points)) == ("over", sum(TURN_POINTS[: t.turn]))
        assert t.turn >= turn
