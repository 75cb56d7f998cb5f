"""Pieces of one name on both sides of a table are told apart by their side, in both languages."""

from random import Random
from typing import Any

import msgspec
import pytest

from theomachy.games import godbreaker, godslayer, godtear
from theomachy.kernel import Ask, Game, Match, Seeded
from theomachy.presentation.languages import languages
from theomachy.presentation.names import Names
from theomachy.presentation.text import Words
from theomachy.testing import decisions

MIRRORS = [(godbreaker.GAME, "circles"), (godtear.GAME, "warbands"), (godslayer.GAME, "warbands")]
"""Games in which both sides may bring the same, with the field of the setup that says what they bring."""


def mirrored(game: Game[Any], field: str) -> Match[Any]:
    setup = game.setup.type()
    army = getattr(setup, field)[0]
    match = Match(game, game.new(msgspec.structs.replace(setup, **{field: (army, army)})), Seeded.of(1), listen=True)
    random = Random(1)
    for number, (key, seat) in enumerate(decisions(match, random)):
        if number == 60:
            break
        match.answer(key, seat)
    return match


@pytest.mark.parametrize("lang", languages())
@pytest.mark.parametrize(("game", "field"), MIRRORS, ids=[game.id for game, _ in MIRRORS])
def test_mirrored_units_are_told_apart(game: Game[Any], field: str, lang: str):
    """In a match of a side against its mirror, no piece of one side has a name of the other side."""
    match = mirrored(game, field)
    scene = game.scene(match.state, 0)
    names = Names(Words(game, lang), scene)
    first, second = ({names(id) for id, piece in scene.pieces.items() if piece.owner == seat} for seat in (0, 1))
    assert first
    assert second
    assert not first & second


@pytest.mark.parametrize("lang", languages())
def test_what_happened_names_a_side(lang: str):
    """In a mirror match of Godtear, events say whose champion, unit or banner they are about."""
    match = mirrored(godtear.GAME, "warbands")
    words = Words(godtear.GAME, lang)
    told = {event.args["unit"] for event in match.events if "unit" in event.args}
    assert {id for id in told if "@" not in id} == set()
    assert words.say("titus") in words.say("titus-banner@gt-one") != words.say("titus-banner@gt-two")


def test_a_name_says_its_side():
    """The side is added in the question, the reason, the record and the glance."""
    game = godbreaker.GAME
    match = mirrored(game, "circles")
    scene = game.scene(match.state, 0)
    words = Words(game, "en").seeing(scene)
    told = "\n".join(map(words.say, match.events))
    assert "Dirge (Red) engaged Kestrel (Blue)." in told
    assert Words(game, "ja").say("Dirge@gb-seat-1") == "Dirge（赤）"
    assert isinstance(match.request, Ask)
    assert words.say("Dirge@nowhere") == "Dirge@nowhere"
