"""What a player may decide in advance: the questions that another's turn opens."""

import pytest

from tests.games.godslayer.kit import Battle, asked, battle, card, go, model, the_card
from tests.kit import LANGUAGES
from theomachy.features.auto_answers import auto_answers_of
from theomachy.games.godslayer import GAME
from theomachy.games.godslayer.state import Effect
from theomachy.kernel import Match
from theomachy.play.auto_answers import How, StandingOrder, ordered_answer
from theomachy.presentation.text import Words


def answered(match: Match[Battle], how: How, least: int = 0) -> str | None:
    """What the standing answer is."""
    return ordered_answer(auto_answers_of(GAME), match.state, asked(match), StandingOrder(how, least))


def attacked(**fields: object) -> Match[Battle]:
    """Somebody is attacked and may strike back."""
    t = battle(card("a princeptor", "10,10"), card("b druid", "10,11.5", **fields), active="a1")
    return go(t, "melee:spathe | offensive")


def test_a_counter_attack():
    """GS-CTR-01, GS-CTR-02: never, always, or as long as tokens are left."""
    assert asked(attacked()).question == "gs-ask-counter"
    assert answered(attacked(), "ask") is None
    assert answered(attacked(), "never") == "none"
    assert answered(attacked(), "always") == "golden-sickle"
    assert answered(attacked(tokens=4), "at-least", 4) == "golden-sickle"
    assert answered(attacked(tokens=3), "at-least", 4) == "none"


def test_a_counter_attack_is_the_cheapest():
    """GS-CTR-02: of several attacks the one that costs least, whoever comes first on the card; of a unit the tokens of
    its card count. A free strike is the mightiest."""
    guard = card("b cromlech-guard", "10,11.5 12,11.5", tokens=3)
    t = battle(card("a princeptor", "10,10"), guard, active="a1")
    match = go(t, "melee:spathe | offensive")
    assert asked(match).keys() == ["great-axe", "haft-strike", "none"]
    assert answered(match, "always") == answered(match, "at-least", 3) == "haft-strike"
    assert answered(match, "at-least", 4) == "none"
    assert answered(go(t, "move:2 | a1:10in,5in"), "always") == "great-axe"


def test_a_free_strike():
    """GS-FRE-01, GS-FRE-02: it costs nothing, so that there is nothing to be spared."""
    t = battle(card("a princeptor", "10,10"), card("b syntarch", "10,12", tokens=0), active="a1")
    match = go(t, "move:2 | a1:10in,5in")
    assert asked(match).question == "gs-ask-free-strike"
    assert answered(match, "never") == "none"
    assert answered(match, "always") == "twin-kopis"
    assert answered(match, "at-least") is None


def test_a_counterstrike():
    """GS-FAQ-03: whether to charge who comes near, as long as tokens are left."""
    t = battle(card("a legionnaires", "10,10 12,10"), card("b syntarch", "10,17"), active="a1")
    model(t, "b1").effects = (Effect("counterstrike", "self", "next"),)
    match = go(t, "move:1 | all:10in,11in | done")
    assert asked(match).question == "gs-ask-counterstrike"
    left = the_card(match, "b1").tokens
    assert answered(match, "never") == "none"
    assert answered(match, "always") == answered(match, "at-least", left) == "twin-kopis"
    assert answered(match, "at-least", left + 1) == "none"


def test_a_protection():
    """GS-PRT-02: one of several is rolled for; none cannot be chosen, so that never is nothing to be ordered."""
    jarl = card("b scarjarl", "10,11.6", tokens=0, items=("runes-of-the-forefathers", "wristbands-of-salvation"))
    ogres = card("a hill-ogres", "10,10 13,8", tokens=3)
    match = go(battle(ogres, jarl, active="a1"), "melee:great-club | powerful | b1", "4 5 | 3 5")
    assert asked(match).question == "gs-ask-protection"
    assert answered(match, "never") is None
    assert answered(match, "always") == asked(match).keys()[0]


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_window_has_a_name(lang: str):
    words = Words(GAME, lang)
    names = [words.say(f"{question}-window") for question in auto_answers_of(GAME)]
    assert not any(name.startswith("gs-") for name in names)
    assert len(set(names)) == len(names)
