"""Texts of the notation that describe no state: each is refused by its line."""

import msgspec
import pytest

from tests.games.godtear.test_hexgame_notation import DUEL
from tests.notations import bad_line
from theomachy.games.godtear import GAME, verbs
from theomachy.games.godtear.cards import CHAMPIONS
from theomachy.kernel import Refused

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
    assert bad_line(GAME, f"{head}\n1-titus 8,4\n{DUEL}") == (1, head)


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
    assert bad_line(GAME, f"plot\n{one}\n{two}") == (3, two)


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
    assert bad_line(GAME, text) == (1, text.partition("\n")[0])


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
    assert bad_line(GAME, f"{head}\n{DUEL}\n{rest}") == (1, head)


@pytest.mark.parametrize(
    "line",
    [
        *['agenda [{"does":"attack"}]', 'agenda [{"does":"deploy"}]', 'agenda [{"does":"activation done"}]'],
        *['agenda [{"does":"each moves","seat":0,"models":[99]}]', 'agenda [{"does":"titus:challenge"}]'],
        'agenda [{"does":"grimgut:spewed","unit":0}]',
        *[
            f"agenda take_off unit 0 gone [] use (unit 0 user 0 skill x) back {how}"
            for how in ("5,2", "lily:thorn where 5,2")
        ],
        'agenda [{"does":"attack","unit":0,"seat":0,"use":{"unit":0,"user":77,"skill":"zz"}}]',
        *['activation {"unit":0,"actions":3}', 'activation {"unit":0,"actions":-1}', "1-titus-banner 5,6/1"],
    ],
)
def test_what_cannot_be_carried_on_is_refused(line):
    """GT-TRN-04, GT-SET-03: a task without what it needs, a third action, a wounded banner; by its own line."""
    assert bad_line(GAME, f"clash\n{DUEL}\n1-titus 5,5\n2-nia 7,7\n{line}") == (5, line)
