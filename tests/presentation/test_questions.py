"""A question in words: the obvious call is the right one."""

from random import Random

import pytest

from tests.kit import LANGUAGES
from theomachy import games
from theomachy.kernel import Ask, Match, Seeded
from theomachy.presentation.choices import Choices
from theomachy.presentation.text import Language, Words

ASK = Ask(1, "gt-ask-claim", ["5,6"], "1-titus")


def begun(name: str) -> Match[object]:
    """A match of a game, where somebody is asked."""
    game = games.game(name)
    return Match(game, game.new(next(iter(game.setup.presets.values()))(Random(1))), Seeded.of(1))


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("name", games.names())
def test_a_question_is_said_as_it_is_put_to_its_seat(name: str, lang: str):
    """Nothing that it is about is left out; and a player at the table reads the same."""
    match = begun(name)
    scene = match.game.scene(match.state, None)
    words = Words(match.game, lang).seeing(scene)
    assert isinstance(match.request, Ask)
    said = words.say(match.request)
    assert words.seat(match.request.seat) in said
    assert said == Choices(words, match.request, scene).asked()


def test_whoever_acts_is_named():
    """As pieces are called in a scene, or as the caller calls them."""
    words = Words(games.game("godtear"))
    assert words.say(ASK) == f"{words.seat(1)}, where does 1-titus raise the banner?"
    words.called = {"1-titus": "titus"}
    assert words.say(ASK) == f"{words.seat(1)}, where does Titus raise the banner?"
    assert words.say(ASK, by="she") == f"{words.seat(1)}, where does she raise the banner?"


def test_the_id_of_a_question_alone_is_no_sentence():
    """Half a sentence would be wrong without anybody noticing."""
    with pytest.raises(TypeError, match=r"gt-ask-claim cannot be said by itself: .*seat"):
        Words(games.game("godtear")).say("gt-ask-claim")


def test_names_are_said_by_themselves():
    assert Words(games.game("godtear")).say("titus") == "Titus"
    assert Language("en").say("no-such-word") == "no-such-word"
