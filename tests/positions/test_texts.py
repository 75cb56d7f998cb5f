"""Positions and views as texts: they read back to themselves, and tell nothing that they should not."""

from collections import Counter
from dataclasses import replace
from pathlib import Path
from typing import Any

import msgspec
import pytest

import theomachy
from tests.conformance import mini
from tests.positions.positions import GAMES, HIDDEN, MEASURED, matches
from theomachy import games
from theomachy.kernel import ONLOOKER, Ask, Fast, Game, Match, Procedure, Refused, Roll, Scripted, Seeded, Typed, each
from theomachy.kernel.match import CHANCE
from theomachy.positions import position_of, read, view_of
from theomachy.testing.looking import requests

each_game = pytest.mark.parametrize("game", GAMES, ids=lambda game: game.id)


def comes_back(match: Match[Any]) -> None:
    """A position is read as it was written, with the same question, the same options and the same digest."""
    text = str(position_of(match))
    found = read(text)
    assert str(found) == text
    again = found.match(Fast(1))
    assert again.state.digest() == match.state.digest(), text
    assert requests(again) == requests(match), text
    for viewer in (ONLOOKER, *match.seats):
        view = str(view_of(match, viewer))
        assert str(read(view)) == view
        assert [str(view_of(match.imagined(viewer, seed), viewer)) for seed in range(3)] == [view] * 3


@each_game
def test_a_position_comes_back_as_it_was(game: Game[Any]) -> None:
    for match in matches(game, 8 if game.id in MEASURED else 100):
        comes_back(match)


@pytest.mark.full
@each_game
def test_very_many_positions_come_back_as_they_were(game: Game[Any]) -> None:
    for match in matches(game, 10_000 if game.id in MEASURED else 100_000, seed=1000):
        comes_back(match)


def test_nobody_reads_coming_dice_from_a_position() -> None:
    """A match with other dice, other steps before and dice taken back has the same text if it stands alike."""
    text = read(HIDDEN)
    one, two = text.match(Seeded.of(1)), text.match(Seeded.of(2))
    two.before, two.epoch = 77, 5
    assert str(position_of(one)) == str(position_of(two)) == HIDDEN


def test_continuations_do_not_predict_the_next_roll() -> None:
    """A thousand continuations of a position show each face about as often as the die has it."""
    match = theomachy.new("scathe", seed=3)
    while True:
        text, key, before = match.position(), match.keys[0], len(match.kernel.journal)
        match.answer(key)
        if fallen := [what for by, what in match.kernel.journal[before:] if by == CHANCE]:
            break
    seen: Counter[Any] = Counter()
    for _ in range(1000):
        other = theomachy.position(text)
        told = len(other.kernel.journal)
        other.answer(key)
        seen[next(what for by, what in other.kernel.journal[told:] if by == CHANCE)] += 1
    (die,) = match.kernel.game.dice
    for face in {*die}:
        assert abs(seen[(face,)] / 1000 - die.count(face) / len(die)) < 0.06
    assert fallen[0] in seen


# Views


def test_worlds_that_a_seat_cannot_tell_apart_have_equal_views() -> None:
    """GS-DEP-13: where cards hide is known to their own seat alone."""
    worlds = [HIDDEN, HIDDEN.replace("marker 2 deploys", "marker 1 deploys")]
    views = [[str(view_of(read(world).match(Typed()), seat)) for world in worlds] for seat in (1, 0, ONLOOKER)]
    opponents, own, onlookers = views
    assert opponents[0] == opponents[1]
    assert "a2 tokens 4 marker ? deploys secret" in opponents[0]
    assert onlookers[0] == onlookers[1] != opponents[0]
    assert own[0] != own[1]
    assert own[0].startswith("view godslayer 1 seat 1\n")
    assert own[0].partition("\n")[2] == HIDDEN.partition("\n")[2]


def test_a_view_that_tells_too_much_is_written_without_it() -> None:
    told = HIDDEN.replace("position godslayer 1", "view godslayer 1 onlooker")
    assert "marker ? deploys" in str(read(told))


def test_a_view_is_played_on_in_imagined_worlds() -> None:
    """GS-DEP-11: nothing hides at a bare marker; it may be at both others."""
    view = theomachy.view(str(view_of(read(HIDDEN).match(Typed()), 1)))
    drawn = {view.clone(seed).state.cards[1].marker for seed in range(20)}
    assert drawn == {1, 2}


def seen_by(t: mini.Mini, viewer: int) -> str:
    own = tuple(card if seat == viewer else 0 for seat, card in enumerate(t.cards))
    return msgspec.structs.replace(t, cards=own).digest()


def peeking(t: mini.Mini) -> Procedure[None]:
    """Cards are drawn face down, and a decision is still due in the same step."""
    yield from Roll(((1, 2, 3),) * 2, each, "mini-deal", secret=True)
    yield from Ask(1, "mini-stride", (1, 2))
    t.turn = 99


DIGGERS = replace(mini.GAME, notation=replace(mini.GAME.notation, view=seen_by))
PEEKERS = replace(DIGGERS, next_step=lambda t: None if t.turn else peeking(t))


def test_a_secret_answer_is_told_to_its_own_seat_alone(monkeypatch: pytest.MonkeyPatch) -> None:
    """Until both have bid, nobody learns of the other's bid; a position has it."""
    monkeypatch.setitem(games.GAMES, "mini", DIGGERS)
    match = Match(DIGGERS, mini.Mini(mini.Setup(), 1, cards=(1, 2)), Fast(3))
    match.answer("2", 0)
    position = position_of(match)
    assert position.since == ((0, "2"),)
    assert read(str(position)).match(Fast(1)).given == {0: 2}
    assert view_of(match, 0).since == ((0, "2"),)
    assert view_of(match, 1).since == view_of(match, ONLOOKER).since == ()
    for viewer in (ONLOOKER, 0, 1):
        assert read(str(view_of(match, viewer))) == view_of(match, viewer)


def test_dice_that_fell_face_down_are_in_no_view(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(games.GAMES, "mini", PEEKERS)
    worlds = [Match(PEEKERS, mini.Mini(mini.Setup()), Scripted([faces])) for faces in ("1 2", "3 3")]
    assert [position_of(match).since for match in worlds] == [((CHANCE, "1 2"),), ((CHANCE, "3 3"),)]
    views = {str(view_of(match, viewer)).partition("\n")[2] for match in worlds for viewer in (ONLOOKER, 0, 1)}
    assert len(views) == 1
    assert "> dice ?\n" in views.pop()
    assert str(read(str(view_of(worlds[0], 1)))) == str(view_of(worlds[0], 1))


def test_a_game_that_hides_something_and_cannot_write_a_view_writes_none() -> None:
    match = Match(mini.GAME, mini.Mini(mini.Setup(), 1, cards=(1, 2)), Fast(3))
    with pytest.raises(Refused, match="view-not-written"):
        view_of(match, 0)


def test_an_agent_elsewhere_decides_as_here() -> None:
    """A program that has the view alone is asked the same and sees the same."""
    for match in matches(games.game("godtear"), 10):
        for ask in match.asks:
            here = match.game.scene(match.state, ask.seat)
            there = theomachy.view(str(view_of(match, ask.seat)))
            assert there.ask is not None
            assert (there.ask.keys(), there.scene) == (ask.keys(), here)


# The front door


def test_a_position_is_played_on() -> None:
    match = theomachy.new("scathe", seed=7)
    match.answer(match.keys[1])
    other = theomachy.position(match.position())
    assert (other.keys, other.seat, other.scene) == (match.keys, match.seat, match.scene)
    other.play("greedy", "random")
    assert other.result is not None


@pytest.mark.parametrize("reader", [theomachy.position, theomachy.view])
def test_a_wrong_text_is_an_error_with_a_sentence(reader: Any) -> None:
    with pytest.raises(ValueError, match="position-no-game") as no:
        reader("position chess 1")
    (note,) = no.value.__notes__
    assert note == "Line 1: there is no game “chess”; there are godbreaker, godslayer, godtear, scathe."


def test_views_and_positions_are_told_apart() -> None:
    match = theomachy.new("scathe", seed=7)
    with pytest.raises(ValueError, match=r"theomachy\.view"):
        theomachy.position(match.view(1))
    with pytest.raises(ValueError, match="seat 2"):
        theomachy.view(match.position())
    with pytest.raises(ValueError, match="seats 0 to 1"):
        match.view(2)


def test_the_position_of_the_docs_is_read() -> None:
    """The example with which docs/positions.md begins is one."""
    text = (Path(__file__).parents[2] / "docs" / "positions.md").read_text("utf-8").split("```\n")[1]
    assert text.startswith("#")
    assert read(text).game.id == "godtear"
