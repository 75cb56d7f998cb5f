"""GT-FMT: how warbands are found."""

from random import Random

import msgspec
import pytest

from tests.games.godtear.made_up import brontes, known
from tests.games.godtear.table import go
from tests.kit import play, told
from theomachy.features.armies import armies_of
from theomachy.games.godtear import GAME
from theomachy.games.godtear.cards import CHAMPIONS
from theomachy.games.godtear.setup import Setup
from theomachy.kernel import Match, Reason, Refused, Seeded

ROSTERS = ("titus,nia,lily,keera", "blackjaw,jeen,maxen,titus")
ONE_FIRST, TWO_FIRST = "1 1 0 0 0|0 0 0 0 0", "0 0 0 0 0|2 0 0 0 0"
"""rolls that make player one, or two, the first player"""


def champions(match: Match) -> list[list[str]]:
    """Both warbands, once they are found."""
    return [[u.sheet.id for u in match.state.units if u.seat == seat and u.sheet.champion] for seat in (0, 1)]


def drafted(format: str, answers: str, dice: str = ONE_FIRST) -> Match:
    return go(GAME.new(Setup(None, format=format)), answers, dice)


# Free choice


@pytest.mark.parametrize("size", [1, 2, 3, 4])
def test_warbands_have_one_to_four_champions(size):
    """GT-FMT-01, GT-FMT-04: both players bring the champions they like, from one to four and equally many."""
    ids = sorted(CHAMPIONS)
    one, two = ids[:size], ids[-size:]
    match = go(GAME.new(Setup((",".join(one), ",".join(two)))), "", ONE_FIRST)
    assert champions(match) == [one, two]
    assert match.request.question == "gt-ask-side"


@pytest.mark.parametrize(("warband", "count"), [("", 0), (",".join(sorted(CHAMPIONS)[:5]), 5)])
def test_no_warband_is_smaller_or_larger(warband, count):
    """GT-FMT-01: none without a champion, none with five."""
    with pytest.raises(Refused) as no:
        GAME.new(Setup((warband, warband)))
    assert no.value.reason == Reason("gt-warband-size", "GT-FMT-01", {"number": 1, "champions": count, "most": 4})


def test_the_standard_game_has_three_champions_a_side():
    """GT-FMT-02: and so have random warbands."""
    for preset in ("standard", "random"):
        setup = GAME.setup.presets[preset](Random(1))
        assert [len(warband.split(",")) for warband in setup.warbands] == [3, 3]


def test_a_first_game_is_one_against_one_in_life():
    """GT-FMT-03"""
    setup = GAME.setup.presets["first"](None)
    assert (setup.scenario, [len(warband.split(",")) for warband in setup.warbands]) == ("life", [1, 1])


def test_free_choice_needs_warbands():
    """GT-FMT-04"""
    with pytest.raises(Refused) as no:
        GAME.new(Setup(None))
    assert no.value.reason == Reason("gt-no-warbands", "GT-FMT-04", {"format": "free"})


def test_warbands_are_not_brought_to_a_draft():
    """GT-FMT-07: who names some is told so."""
    with pytest.raises(Refused) as no:
        GAME.new(Setup(("titus", "lily"), format="draft"))
    assert no.value.reason == Reason("gt-warbands-are-drafted", "GT-FMT-07", {"format": "draft"})


# Roster of four


def test_each_leaves_one_of_four_out_in_secret():
    """GT-FMT-05: both choose at the same time, and see each other's choice only when both have chosen."""
    match = go(GAME.new(Setup(ROSTERS, format="roster")))
    assert [ask.seat for ask in match.asks] == [0, 1]
    assert len(match.request.keys()) == 4
    match.answer("nia,lily,keera", 0)
    assert [ask.seat for ask in match.asks] == [1]
    assert told(match) == []


def test_the_three_that_were_chosen_play():
    """GT-FMT-05, GT-FMT-06: then both roll five dice, a tie again, and the higher total is first player."""
    answers = ["nia,lily,keera", "blackjaw,maxen,titus"]
    match = play(
        GAME, GAME.new(Setup(ROSTERS, format="roster")), answers, ["1 0 0 0 0", "0 1 0 0 0", *TWO_FIRST.split("|")]
    )
    assert champions(match) == [["nia", "lily", "keera"], ["blackjaw", "maxen", "titus"]]
    assert told(match) == ["gt-mustered", "gt-mustered", "gt-rolled-alike", "gt-goes-first"]
    assert (match.state.first, match.request.question, match.request.seat) == (1, "gt-ask-side", 1)


def test_a_roster_has_four():
    """GT-FMT-05"""
    with pytest.raises(Refused) as no:
        GAME.new(Setup(("titus,nia,lily", "keera,jeen,maxen"), format="roster"))
    assert no.value.reason == Reason("gt-roster-size", "GT-FMT-05", {"champions": 3, "needed": 4})


# Drafts


def test_the_winner_picks_first_and_is_first_player():
    """GT-FMT-07, GT-FMT-09: in turns, one each, up to three; whoever picked first is first player in turn 1."""
    match = drafted("draft", "me|titus|nia|lily|keera|jeen|maxen")
    assert champions(match) == [["titus", "lily", "jeen"], ["nia", "keera", "maxen"]]
    assert (match.state.first, match.request.question, match.request.seat) == (0, "gt-ask-side", 0)


def test_the_winner_may_let_the_opponent_pick_first():
    """GT-FMT-07, GT-FMT-09"""
    match = drafted("draft", "opponent|titus|nia")
    assert match.request.seat == 1
    match = drafted("draft", "opponent|titus|nia|lily|keera|jeen|maxen")
    assert champions(match) == [["nia", "keera", "maxen"], ["titus", "lily", "jeen"]]
    assert match.state.first == 1


def test_what_was_taken_is_gone():
    """GT-FMT-08: for both players."""
    match = drafted("draft", "me|titus")
    assert "titus" not in match.request.keys()
    assert match.request.why_not("titus") == Reason("gt-champion-gone", "GT-FMT-08", {"champion": "titus"})
    assert match.request.why_not("zeus") == Reason("gt-no-such-champion", "GT-FMT-07", {"champion": "zeus"})
    match.answer("nia")
    assert match.request.why_not("titus") == Reason("gt-champion-twice", "GT-SET-02", {"champion": "titus"})


def test_draft_four_and_play_three():
    """GT-FMT-10: both reveal at the same time the three they play."""
    match = drafted("draft four", "me|titus|nia|lily|keera|jeen|maxen|durthax|halftusk")
    assert [ask.question for ask in match.asks] == ["gt-ask-three"] * 2
    assert len(match.asks[1].keys()) == 4
    named = {"champions": ["titus", "lily", "jeen", "durthax"], "key": "titus,nia,lily"}
    assert match.asks[0].why_not("titus,nia,lily") == Reason("gt-three-of-these", "GT-FMT-05", named)
    match.answer("titus,lily,durthax", 0)
    match.answer("nia,keera,maxen", 1)
    assert champions(match) == [["titus", "lily", "durthax"], ["nia", "keera", "maxen"]]
    assert (match.request.question, match.state.first) == ("gt-ask-side", 0)


def test_draft_five_and_ban_one():
    """GT-FMT-11: each bans one of the opponent's, both at once; then both reveal three of the four that are left."""
    picks = "titus|nia|lily|keera|jeen|maxen|durthax|halftusk|blackjaw|kailinn"
    match = drafted("draft five", f"me|{picks}")
    assert [ask.keys() for ask in match.asks] == [
        ["nia", "keera", "maxen", "halftusk", "kailinn"],
        ["titus", "lily", "jeen", "durthax", "blackjaw"],
    ]
    assert match.asks[0].choice.subject("kailinn").piece == "2-kailinn"
    assert match.asks[0].why_not("titus").id == "gt-not-in-list"
    match.answer("kailinn", 0)
    match.answer("titus", 1)
    assert match.asks[0].keys() == [
        "lily,jeen,durthax",
        "lily,jeen,blackjaw",
        "lily,durthax,blackjaw",
        "jeen,durthax,blackjaw",
    ]
    assert "nia,keera,maxen" in match.asks[1].keys()
    assert not any("kailinn" in key for key in match.asks[1].keys())


def test_the_snake():
    """GT-FMT-12: the second player picks one champion, the first two, the second two, the first one."""
    match = drafted("snake", "titus|nia|lily|keera|jeen|maxen", TWO_FIRST)
    assert champions(match) == [["titus", "keera", "jeen"], ["nia", "lily", "maxen"]]
    assert (match.state.first, match.request.question) == (1, "gt-ask-side")


def test_mirrors_in_the_snake():
    """GT-FMT-13: both players may have the same champion, but nobody has one twice (GT-SET-02)."""
    match = drafted("snake", "titus|titus")
    assert match.request.why_not("titus") == Reason("gt-champion-twice", "GT-SET-02", {"champion": "titus"})
    match = drafted("snake", "titus|titus|nia|nia|lily|lily")
    assert champions(match) == [["titus", "nia", "lily"], ["titus", "nia", "lily"]]


def test_the_limited_pool():
    """GT-FMT-14: chance takes three champions of each class, or all if there are fewer; then they are drafted from."""
    classes = {}
    for id, (sheet, _) in sorted(CHAMPIONS.items()):
        classes.setdefault(sheet.class_, []).append(id)
    drawn = [id for name in ("slayer", "maelstrom", "shaper", "guardian") for id in classes[name][-3:]]
    match = play(GAME, GAME.new(Setup(None, format="limited pool")), ["me"], [*drawn, *ONE_FIRST.split("|")])
    assert sorted(match.request.keys()) == sorted(drawn)
    left_out = next(id for id in CHAMPIONS if id not in drawn)
    assert match.request.why_not(left_out) == Reason("gt-no-such-champion", "GT-FMT-07", {"champion": left_out})


# Fan-made champions


def test_a_fan_made_champion_is_brought_along_and_never_drawn_nor_drafted():
    """GT-FMT-15: chance draws the same champions as without it, and so does a draft."""

    def drawn() -> list:
        pool = GAME.new(Setup(None, format="limited pool"))
        presets = [GAME.setup.presets[preset](Random(seed)) for preset in ("duel", "random") for seed in range(20)]
        lists = [armies_of(GAME).random(Random(seed)) for seed in range(20)]
        pools = [drafted(format, "").state.draft.pool for format in ("draft", "snake")]
        return [presets, lists, pools, Match(GAME, pool, Seeded.of(1)).state.draft.pool]

    champion, followers = (msgspec.structs.replace(sheet, fan_made=True) for sheet in brontes())
    published = drawn()
    with known((champion, followers)):
        assert drawn() == published
        assert champions(go(GAME.new(Setup(("brontes", "titus"))), "", ONE_FIRST)) == [["brontes"], ["titus"]]
