"""Texts that are no positions: each is refused with its line, the word and what would be right, and no traceback."""

from random import Random
from typing import Any

import pytest

from tests.notations import spoilt
from tests.positions.positions import GAMES, HIDDEN, MEASURED, matches
from theomachy.kernel import Fast, Game, Refused
from theomachy.positions import BadPosition, position_of, read, view_of
from theomachy.positions.position import STUCK
from theomachy.positions.reading import MAX_ANSWERS, MAX_CHARACTERS
from theomachy.presentation.text import Words, languages

GODTEAR = """
position godtear 1
clash turn 2
army 1 titus
army 2 nia
1-titus 5,5 wounds 2
1-glory-seekers 4,4 activated
2-nia 5,6
2-quartzlings 8,8
""".strip()
SCATHE = """
position scathe 1
battle
red front: knight 20
blue back: sage 16
""".strip()


def refusal(text: str) -> BadPosition:
    with pytest.raises(BadPosition) as no:
        read(text)
    return no.value


@pytest.mark.parametrize(
    ("text", "line", "id", "told"),
    [
        ("", 1, "position-empty", {}),
        ("\n # a remark\n", 1, "position-empty", {}),
        ("x" * (MAX_CHARACTERS + 1), 1, "position-too-long", {"most": MAX_CHARACTERS, "given": MAX_CHARACTERS + 1}),
        ("\nsketch godtear", 2, "position-no-kind", {"word": "sketch"}),
        ("position", 1, "position-no-game", {"word": ""}),
        ("position ../godtear", 1, "position-no-game", {"word": "../godtear"}),
        ("position godtear 2\nplot", 1, "position-other-version", {"found": "2", "needed": "1"}),
        ("position godtear 1 seat 1\nplot", 1, "position-word-too-many", {"word": "seat", "game_name": "godtear"}),
        ("view godtear\nplot", 1, "position-no-viewer", {"word": "", "game_name": "godtear", "most": 2}),
        ("view godtear 1 seat 3\nplot", 1, "position-no-viewer", {"word": "seat 3"}),
        ("view godslayer 1 seat 3\nsetting-up", 1, "position-no-viewer", {"word": "seat 3", "most": 2}),
        ("position godtear 1\n\n", 1, "position-no-state", {}),
        (HIDDEN.replace("marker 2 deploys", "marker ? deploys"), 8, "position-unseen", {}),
        (GODTEAR.replace("clash turn 2", "clash turn 9"), 2, "position-unreadable", {"word": "9"}),
        (GODTEAR.replace("clash turn", "clash turm"), 2, "position-unreadable-near", {"word": "turm", "near": "turn"}),
        (GODTEAR.replace("wounds", "woundz"), 5, "position-unreadable-near", {"word": "woundz", "near": "wounds"}),
        (GODTEAR + "\nhex 5,5 sped+", 9, "position-unreadable-near", {"near": "speed+", "form": "hex 6,5 speed+"}),
        (GODTEAR + "\n2-zeus 1,1", 9, "position-not-legal", {}),
        (GODTEAR.replace("army 2 nia", "army 2 zeus"), 4, "position-not-legal", {}),
        (GODTEAR + "\nsetup scenario quust", 9, "position-not-legal", {}),
        (GODTEAR + "\nsetup scenario quest scores 3", 9, "position-unreadable", {"word": "scores"}),
        (GODTEAR + "\n> advance", 9, "position-since", {"word": "advance"}),
        (GODTEAR + "\n>", 9, "position-since", {"word": ""}),
        (GODTEAR + "\n> 1 a b", 9, "position-since", {"word": "1 a b"}),
        (GODTEAR + "\n> 1 advance dice", 9, "position-no-faces", {}),
        (GODTEAR + "\n> 1 advance dice 1 |", 9, "position-no-faces", {}),
        (GODTEAR + "\n> 2 advance", 9, "position-not-asked", {"word": "2", "right": [1]}),
        (GODTEAR + "\n> 1 dance", 9, "position-answer", {"word": "dance"}),
        (GODTEAR + "\n> 1 skill:piercing-strike dice 7", 9, "position-dice", {}),
        (GODTEAR + "\n> 1 skill:piercing-strike dice 1 1 1 1 9", 9, "position-dice", {}),
        (GODTEAR + "\n> 1 advance\n> 1 4,5 dice 1", 10, "position-dice-left", {"word": "1"}),
        (GODTEAR + "\n> 1 skill:piercing-strike\n> 1 advance", 10, "position-dice-missing", {"faces": 5}),
        (GODTEAR + "\n> 1 advance" * (MAX_ANSWERS + 1), 9 + MAX_ANSWERS, "position-many-answers", {}),
        (SCATHE.replace("battle", "over draw") + "\n> 1 x", 5, "position-over", {"word": "x"}),
        (SCATHE + "\n> dice 9", 5, "position-dice", {}),
    ],
)  # fmt: skip
def test_a_refusal_names_line_and_word(text: str, line: int, id: str, told: dict[str, Any]) -> None:
    bad = refusal(text)
    assert (bad.line, bad.reason.id) == (line, id), bad.reason
    assert bad.reason.args["line"] == line
    assert told.items() <= bad.reason.args.items()
    for lang in languages():
        words = Words(bad.game or GAMES[0], lang)
        words.faults = {}
        sentence = words.say(bad.reason)
        assert words.faults == {}
        assert str(line) in sentence


def test_what_would_be_right_is_among_what_is_said() -> None:
    bad = refusal(GODTEAR + "\n> 1 dance")
    assert "skill:piercing-strike" in bad.reason.args["right"]
    assert "advance" in Words(bad.game or GAMES[0]).say(bad.reason)


def test_remarks_blank_lines_and_the_version_may_be_left_out() -> None:
    plain = read(GODTEAR)
    loose = GODTEAR.replace("\n", "\n\n  ").replace("godtear 1", "godtear").replace("clash", "# knock him out\nclash")
    assert read(f"# a puzzle\n\n{loose}") == plain
    assert str(plain).startswith("position godtear 1\nclash turn 2 first 1")


@pytest.mark.parametrize(
    ("game", "kind"), [(game, kind) for game in GAMES for kind in game.notation.forms], ids=lambda each: str(each)[:20]
)
def test_the_example_of_a_line_can_be_read(game: Game[Any], kind: str) -> None:
    """An example that a refusal shows is itself never refused because a word of it is unknown."""
    form = game.notation.forms[kind]
    assert form.startswith(kind if kind != "*" else "")
    head = form if not kind else game.notation.forms[""]
    bad = refused(f"position {game.id}\n{head}" + (f"\n{form}" if kind else ""))
    if bad is not None and bad.reason.id.startswith("position-unreadable") and bad.line == (3 if kind else 2):
        assert bad.reason.args["word"] in (form, kind, kind.removesuffix(":")), bad.reason


def test_a_game_that_cannot_go_on_is_said_so() -> None:
    """SC-ATK-01: nobody is left to be struck. SC-DRF-02: no hero is left to be drawn."""
    fallen = "battle active blue\nblue back: sage 16 dice 1"
    bad = refusal(f"position scathe\n{fallen}\n> dice 5\n> 2 use:sage:3")
    assert (bad.line, bad.reason.id) == (5, STUCK)
    with pytest.raises(Refused, match=STUCK):
        read("position scathe\ndraft first red chooser red\nsetup parties none").match(Fast(1))


def test_terrain_with_very_many_corners_is_refused_at_once() -> None:
    """GB-BAT-02, GS-TER-01: a short text must not keep a reader busy."""
    points = [(30_000 + 10 * k, 30_000 + k * k % 7_000) for k in range(700)]
    wall = " ".join(f"{x},{y}" for x, y in points)
    assert refusal(f"position godbreaker\nactivation\ncleared all\nwall impassable {wall}").line == 4
    outline = " ".join(f"[{x} {y}]" for x, y in points)
    terrain = f"terrain id 1-forest kind forest outline [{outline}]"
    assert refusal(f"position godslayer\nactivation order 1,2 sides north,south\n{terrain}").line == 3


# Texts with something spoilt


def refused(text: str) -> BadPosition | None:
    try:
        read(text)
    except BadPosition as bad:
        return bad
    return None


def is_playable(text: str) -> bool:
    """Return True if a text is read and can be played on by one answer, or False if it is refused with a sentence."""
    bad = refused(text)
    if bad is not None:
        assert bad.line <= text.count("\n") + 1
        assert Words(bad.game or GAMES[0]).say(bad.reason)
        return False
    position = read(text)
    again = str(position)
    assert str(read(again)) == again
    try:
        match = position.match(Fast(1))
        for ask in match.asks[:1]:
            match.answer(ask.keys()[0], ask.seat)
    except Refused as no:
        if no.reason.id != STUCK:
            raise
        return False
    return True


def spoil(game: Game[Any], number: int, seed: int) -> int:
    """Spoil so many texts of a game; return how many could be played all the same."""
    random, playable = Random(seed), 0
    each = 25
    for match in matches(game, -(-number // each), seed=seed):
        viewer = random.choice([None, *match.seats])
        text = str(position_of(match) if viewer is None else view_of(match, viewer))
        words = [word for line in text.splitlines() for word in line.split()]
        for _ in range(each):
            bad = text
            for _ in range(random.choice((1, 1, 2, 5))):
                bad = spoilt(bad, random, words)
            playable += is_playable(bad)
    return playable


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.id)
def test_spoilt_texts_are_refused_or_playable(game: Game[Any]) -> None:
    assert spoil(game, 50 if game.id in MEASURED else 250, seed=5)


@pytest.mark.full
@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.id)
def test_very_many_spoilt_texts_are_refused_or_playable(game: Game[Any]) -> None:
    assert spoil(game, 5_000 if game.id in MEASURED else 45_000, seed=500)
