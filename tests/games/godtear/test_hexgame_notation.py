"""The notation: every settled state as short text, and back; what describes none is refused by its line."""

from collections.abc import Iterator
from itertools import permutations
from random import Random
from textwrap import dedent

import msgspec
import pytest

from tests.forms import Form
from theomachy.games.godtear import GAME, verbs
from theomachy.games.godtear.battlefield import BOARD, OFF
from theomachy.games.godtear.champions import CHAMPIONS
from theomachy.games.godtear.rules.ending import TURN_POINTS
from theomachy.games.godtear.scenarios import SCENARIOS
from theomachy.games.godtear.setup import PRESETS, Rulings, Setup
from theomachy.games.godtear.state import Godtear
from theomachy.kernel import Fast, Match, Refused, play_out


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
@pytest.mark.play
def test_every_settled_state_reads_as_it_is_written(scenario, form: Form):
    """GT-SET-10, GT-END-11: whatever lasts is in the text, in every scenario, with any champions."""
    phases = set()
    for seed in range(form.pick(short=1, long=2)):
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
        agenda [{"does":"each moves","unit":1,"models":[3],"amount":2,"rule":"advance","seat":0}]
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
    text = f"{head}\n{DUEL}\n{rest}"
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


# What describes no state


@pytest.mark.parametrize(
    "head",
    [
        *["war", "Plot", "plot turn", "plot turn two", "plot turn 0", "plot turn 6", "plot turn -1", "plot turn ²"],
        *["plot first 3", "plot active x", "plot north 0", "plot luck 1", "plot 2", "next turn", "plot turn 1 turn 2"],
        *["plot token 22", "plot token -1", "plot warband 0", "plot warband 0/11", "plot warband 1/2/3"],
        *["plot points 1", "plot points 10/0", "plot points a/b", "plot winner 3", "plot won 1", "over", "over won 3"],
        *["1-titus 8,4", "setup {}", "draft", "ban", "choose-three", "pool", "pick-order", "plot turn 1_0"],
    ],
)
def test_a_bad_first_line_is_refused(head):
    """GT-TRN-01, GT-TRN-02, GT-LAD-01: phase, turn, players, tokens and points that there can be."""
    with pytest.raises(Refused) as no:
        GAME.notation.read(f"{head}\n1-titus 8,4\n{DUEL}")
    assert (no.value.reason.id, no.value.reason.args) == ("bad-notation", {"line": 1, "text": head})


@pytest.mark.parametrize(
    "line",
    [
        *["1-titus 12,0", "1-titus 8,14", "1-titus 8", "1-titus 08,4", "1-titus here", "1-titus 8,4 8,5"],
        *["1-titus 8,4 wounds", "1-titus 8,4 wounds 6", "1-titus 8,4 wounds -1", "1-titus 8,4 wounds two"],
        *[
            "1-titus 8,4/2",
            "1-titus 8,4 luck+",
            "1-titus 8,4 dodge*",
            "1-titus 8,4 dodge+ dodge-",
            "1-titus 8,4 +",
            "1-titus 8,4/x",
        ],
        *["1-titus 8,4/2", "1-titus 8,4 activated activated", "1-titus 8,4 bonus 6", "1-titus 8,4 wounds 1 wounds 1"],
        *["1-titus 8,4 wounds 5", "1-titus 8,4 knocked-out dodge+", "1-titus-banner", "1-titus-banner 8,4 8,5"],
        *["1-glory-seekers 8,4 8,4 8,4 8,4", "1-glory-seekers 0,0 0,1 0,2 0,3 0,4 0,5", "1-glory-seekers 8,4/1"],
        *["1-glory-seekers 8,4 knocked-out", "1-glory-seekers 8,4 ultimate", "1-glory-seekers 8,4 wounds 0"],
        *["objectives 5,5 5,5", "objectives 5,5*", "objectives 5,5*1", "objectives 5,5*x", "objectives x", "cursed x"],
        *["hex", "hex 8,4", "hex 8,4 luck+", "hex 12,0 dodge+", "stack", "stack nobody", "stack 2-nia 2-quartzlings-1"],
        *["stack 1-titus", "setup", "setup {", "setup 3", 'setup {"warbands": 3}', 'setup {"luck": 1}'],
        *['setup {"rulings":{"banner_falls":"maybe"}}', "warbands titus nia", "draft {", "draft {}"],
        *["activation", "activation {", 'activation {"unit":4}', 'activation {"unit":-1}', "activation {}"],
        *["agenda", "agenda {}", 'agenda [{"does":"dance"}]', 'agenda [{"does":"titus:dance"}]'],
        *['agenda [{"does":"zeus:dance"}]', 'agenda [{"does":"attack","unit":4}]', 'agenda [{"does":"grow","seat":2}]'],
    ],
)
def test_a_bad_line_is_refused(line):
    """GT-SET-10, GT-SET-12, GT-STA-01, GT-KO-01, GT-KO-07: the refusal names the line and shows it."""
    setup = "" if line.startswith("setup") else DUEL
    with pytest.raises(Refused) as no:
        GAME.notation.read(f"\nplot\n{setup}\n2-nia 9,9\n2-quartzlings 9,8\n   {line}  \n")
    bad = 2 if line == "draft {}" else 6
    assert (no.value.reason.id, no.value.reason.args["line"]) == ("bad-notation", bad)
    assert no.value.reason.args["text"] == ("plot" if bad == 2 else line)


@pytest.mark.parametrize(
    ("line", "id", "clause"),
    [
        ("1-zeus 8,4", "gt-no-such-unit", "GT-TRN-03"),
        ("3-titus 8,4", "gt-no-such-unit", "GT-TRN-03"),
        ("1-glory-seekers-banner 8,4", "gt-no-such-unit", "GT-TRN-03"),
        ("1-glory-seekers-1 8,4", "gt-no-such-unit", "GT-TRN-03"),
        ('setup {"warbands":["zeus","nia"]}', "gt-no-such-champion", "GT-SET-01"),
        ('setup {"warbands":["titus,titus","nia,titus"]}', "gt-champion-twice", "GT-SET-02"),
        ('setup {"warbands":["titus","nia,titus"]}', "gt-warbands-differ", "GT-SET-01"),
        ('setup {"scenario":"peace"}', "gt-no-such-scenario", "GT-SET-13"),
    ],
)
def test_what_there_is_not_is_refused_by_name(line, id, clause):
    """GT-SET-01, GT-SET-02, GT-SET-13: units, champions, warbands and scenarios, with the line."""
    with pytest.raises(Refused) as no:
        GAME.notation.read(f"plot\n\n{line}\n1-titus 8,4")
    assert (no.value.reason.id, no.value.reason.clause, no.value.reason.args["line"]) == (id, clause, 3)


@pytest.mark.parametrize(
    ("one", "two"),
    [
        ("1-titus 8,4", "2-nia 8,4"),
        ("1-titus 8,4", "1-titus-banner 8,4"),
        ("1-titus 8,4", "1-glory-seekers 8,4"),
        ("1-glory-seekers 8,4", "2-quartzlings 8,4"),
        ("1-titus 8,4", "1-titus 8,5"),
        ("1-titus-banner 8,4", "1-titus-banner 8,5"),
        ("objectives 5,5", "objectives 5,6"),
        ("hex 5,5 dodge+", "hex 5,5 dodge-"),
        ("setup {}", "setup {}"),
        ("agenda []", "agenda []"),
    ],
)
def test_two_lines_that_contradict_each_other(one, two):
    """GT-ENT-02, GT-ENT-03, GT-F10: no two in a hex that cannot share it, and nothing is told twice."""
    assert GAME.notation.read(f"plot\n{one}")
    with pytest.raises(Refused) as no:
        GAME.notation.read(f"plot\n{one}\n{two}")
    assert (no.value.reason.id, no.value.reason.args) == ("bad-notation", {"line": 3, "text": two})


@pytest.mark.parametrize(
    "text",
    [
        'scoring\nactivation {"unit":0}',
        'plot\nsetup {"warbands":null,"format":"draft"}',
        'side\nsetup {"warbands":null,"format":"draft"}',
        'plot\ndraft {"pool":["titus"]}',
        *["pool\ndraft {}", 'draft\ndraft {"pool":["titus"]}'],
        'ban\nsetup {"warbands":null,"format":"draft"}',
        'ban\nsetup {"warbands":null,"format":"draft five"}',
        'choose-three\nsetup {"warbands":null,"format":"draft four"}',
        'roll-off\nsetup {"warbands":["titus,nia,lily,keera","titus,nia,lily,keera"],"format":"roster"}',
        'roll-off\nsetup {"warbands":null,"format":"limited pool"}',
        'pool\nsetup {"warbands":null,"format":"limited pool"}\ndraft {"pool":["titus"]}',
        'draft\nsetup {"warbands":null,"format":"draft"}\ndraft {"pool":["titus"],"picked":[["titus"],[]]}',
        *["plot turn 4 points 5/1", "scenario turn 5", "next-turn turn 5"],
        *["over won 1 turn 3 points 4/2", "over won 2 turn 3 points 5/1", "over turn 3 points 5/1"],
    ],
)
def test_a_phase_that_does_not_fit_is_refused(text):
    """GT-TRN-12, GT-FMT-05 to 14, GT-END-07: nobody is active in the end phase, nobody fights before the draft is over,
    each format has its own phases, and there is no sixth turn and no game that is won and goes on."""
    with pytest.raises(Refused) as no:
        GAME.notation.read(text)
    assert (no.value.reason.id, no.value.reason.args) == (
        "bad-notation",
        {"line": 1, "text": text.partition("\n")[0]},
    )


@pytest.mark.parametrize(
    ("picked", "fits"),
    [
        ([["titus"], []], True),
        ([[], ["titus"]], False),
        ([["titus", "nia"], []], False),
        ([["titus", "nia"], ["lily", "lily"]], False),
        ([["titus", "nia"], ["lily"]], True),
        ([["zeus"], []], False),
        ([["titus", "nia", "lily"], ["keera", "maxen", "jeen"]], False),
    ],
)
def test_picks_come_in_turns(picked, fits):
    """GT-FMT-07, GT-FMT-08: a draft that nobody could have come to is refused."""
    pool = msgspec.json.encode({"pool": sorted(CHAMPIONS), "picked": picked}).decode()
    text = f'draft\nsetup {{"warbands":null,"format":"draft"}}\ndraft {pool}'
    if fits:
        assert verbs.the_draft(GAME.notation.read(text)).picked == tuple(map(tuple, picked))
        return
    with pytest.raises(Refused) as no:
        GAME.notation.read(text)
    assert no.value.reason.args == {"line": 1, "text": "draft"}


@pytest.mark.parametrize(
    ("line", "id"),
    [
        ("warbands titus,titus,nia keera,lily,maxen", "gt-champion-twice"),
        ("warbands titus,zeus,nia keera,lily,maxen", "gt-no-such-champion"),
        ("warbands titus,nia keera,lily,maxen", "bad-notation"),
        ("warbands titus nia", "bad-notation"),
    ],
)
def test_warbands_that_no_draft_ends_with(line, id):
    """GT-SET-01, GT-SET-02, GT-FMT-07: three different champions each."""
    with pytest.raises(Refused) as no:
        GAME.notation.read(f'side\nsetup {{"warbands":null,"format":"draft"}}\n{line}')
    assert (no.value.reason.id, no.value.reason.args["line"]) == (id, 3)


@pytest.mark.parametrize(
    ("head", "one", "two", "total"),
    [
        ("plot points 1/0", 1, 0, 0),
        ("clash turn 2 points 0/0", 0, 0, 1),
        ("scoring turn 3 points 2/2", 2, 2, 3),
        ("scenario turn 3 points 1/2", 1, 2, 6),
        ("next-turn points 0/0", 0, 0, 1),
        ("plot turn 5 points 4/3", 4, 3, 8),
        ("over won 1 turn 3 points 5/0", 5, 0, 6),
    ],
)
def test_points_that_no_turns_give_are_refused(head, one, two, total):
    """GT-LAD-14, GT-END-06: every turn that is won has given its points, and no other."""
    with pytest.raises(Refused) as no:
        GAME.notation.read(head)
    assert (no.value.reason.id, no.value.reason.clause) == ("gt-points-do-not-fit", "GT-LAD-14")
    assert no.value.reason.args == {"line": 1, "one": one, "two": two, "total": total}


ALL_DONE = "1-titus 5,5 activated\n1-glory-seekers 4,4 activated"


@pytest.mark.parametrize(
    ("head", "rest"),
    [
        ("plot", f"{ALL_DONE}\n2-nia 7,7 activated\n2-quartzlings 8,8 activated"),
        ("clash active 1", f"{ALL_DONE}\n2-nia 7,7\n2-quartzlings 8,8"),
        ("plot active 2", '1-titus 5,5\n2-nia 7,7\nactivation {"unit":0}'),
        ("plot", '1-titus 5,5 activated\n2-nia 7,7\nactivation {"unit":0}'),
    ],
)
def test_somebody_must_be_able_to_activate(head, rest):
    """GT-TRN-03, GT-TRN-10: the player whose activation it is has somebody who has not activated."""
    with pytest.raises(Refused) as no:
        GAME.notation.read(f"{head}\n{DUEL}\n{rest}")
    assert (no.value.reason.id, no.value.reason.args) == ("bad-notation", {"line": 1, "text": head})


@pytest.mark.parametrize(
    "line",
    [
        *['agenda [{"does":"attack"}]', 'agenda [{"does":"deploy"}]', 'agenda [{"does":"activation done"}]'],
        *['agenda [{"does":"each moves","seat":0,"models":[99]}]', 'agenda [{"does":"titus:challenge"}]'],
        'agenda [{"does":"attack","unit":0,"seat":0,"use":{"unit":0,"user":77,"skill":"zz"}}]',
        *['activation {"unit":0,"actions":3}', 'activation {"unit":0,"actions":-1}', "1-titus-banner 5,6/1"],
    ],
)
def test_what_cannot_be_carried_on_is_refused(line):
    """GT-TRN-04, GT-SET-03: a task without what it needs, a third action, a wounded banner; by its own line."""
    with pytest.raises(Refused) as no:
        GAME.notation.read(f"clash\n{DUEL}\n1-titus 5,5\n2-nia 7,7\n{line}")
    assert (no.value.reason.id, no.value.reason.args) == ("bad-notation", {"line": 5, "text": line})


@pytest.mark.parametrize("text", ["", "\n", "  \n \n"])
def test_no_text_is_no_state(text):
    """GT-SET-10: nothing describes nothing."""
    with pytest.raises(Refused) as no:
        GAME.notation.read(text)
    assert (no.value.reason.id, no.value.reason.args) == ("bad-notation", {"line": 1, "text": ""})
