"""GS-MAG: spells that are sustained, and those that end."""

from typing import Any

import pytest

from tests.games.godslayer.casters import casting_by, necromagus
from tests.games.godslayer.kit import asked, card, go, keys, model, the_card, why
from theomachy.games.godslayer import tasks
from theomachy.games.godslayer.rules import next_step
from theomachy.games.godslayer.rules.combat.damage import remove
from theomachy.games.godslayer.rules.magic.spells import Sustained
from theomachy.games.godslayer.state import Battle, Effect, Haze


def sustaining(*effects: tuple[str, str], tokens: int = 5, **fields: Any) -> Battle:
    """The necromagus keeps spells up on the named cards, at the start of a round."""
    t = necromagus(card("a legionnaires", "12,10 13.5,10"), card("a princeptor", "16,10"), card("b druid", "30,30"))
    t.activation = None
    t.cards[0].tokens = tokens
    for spell, id in effects:
        target = the_card(t, id)
        for number in target.models:
            t.models[number].effects += (Effect(spell, "spell", "sustained", 0),)
    t.agenda = (tasks.Sustain(0),)
    return t


def test_a_spell_is_kept_for_a_token() -> None:
    """GS-MAG-08, GS-RND-02: 1 ACT in the initiation phase, at any distance."""
    match = go(sustaining(("iron-grave", "a2")), "keep:iron-grave:a2")
    assert the_card(match, "a1").tokens == 4
    assert [effect.id for effect in model(match, "a2.1").effects] == ["iron-grave"]


def test_what_is_not_sustained_ends() -> None:
    """GS-MAG-08, GS-A-43: without the token it ends now."""
    match = go(sustaining(("iron-grave", "a2")), "none")
    assert model(match, "a2.1").effects == ()
    assert the_card(match, "a1").tokens == 5


def test_only_one_spell_is_kept() -> None:
    """GS-MAG-08, GS-A-131: a second one may be cast, but only one is kept, be it the same on somebody else."""
    t = sustaining(("iron-grave", "a2"), ("iron-grave", "a3"))
    match = go(t)
    assert keys(match) == ["keep:iron-grave:a2", "keep:iron-grave:a3", "none"]
    assert why(match, "keep:iron-grave:b1") == "gs-not-sustained GS-MAG-08"
    assert asked(match).choice.cost("keep:iron-grave:a2") == {"gs-tokens": 1}
    match = go(t, "keep:iron-grave:a3")
    assert model(match, "a2.1").effects == ()
    assert model(match, "a3").effects


def test_a_haze_is_kept_or_lifted() -> None:
    """GS-MAG-08, GS-HAZ-01: a veil stays while it is sustained; smoke of a bomb is nobody's spell."""
    t = casting_by("lighteater", card("b druid", "30,30"), spells=("veil-of-dusk",))
    t.activation = None
    smoke = Haze(1, 1, 3, "round")
    t.hazes = (Haze(25400, 25400, 3, "sustained", 0), smoke)
    t.agenda = (tasks.Sustain(0),)
    assert go(t.copy(), "keep:veil-of-dusk:25400,25400").state.hazes == t.hazes
    assert go(t.copy(), "none").state.hazes == (smoke,)


@pytest.mark.parametrize(("field", "value", "may"), [("still", "round", False), ("down", True, True)])
def test_stationary_casters_cannot_pay(field: str, value: Any, may: bool) -> None:
    """GS-A-43, GS-STA-01: stationary ones cannot; who lies down or flees can."""
    t = sustaining(("iron-grave", "a2"))
    setattr(t.models[0], field, value)
    match = go(t)
    assert (asked(match).question == "gs-ask-sustain") is may
    assert bool(model(match, "a2.1").effects) is may


def test_without_tokens_nothing_is_kept() -> None:
    """GS-MAG-08: it costs 1 ACT."""
    match = go(sustaining(("iron-grave", "a2"), tokens=0))
    assert model(match, "a2.1").effects == ()


def test_nobody_is_asked_where_nothing_is_out() -> None:
    """GS-MAG-08: no spell, no question; spells that last a round are none."""
    t = sustaining()
    t.models[1].effects = (Effect("aranite-torpor", "spell", "round", 0),)
    assert Sustained(t, t.cards[0]).out() == {}
    assert asked(go(t)).question != "gs-ask-sustain"


def test_sustaining_comes_between_tokens_and_priority() -> None:
    """GS-RND-02, GS-MAG-08: tokens are generated first, so the token comes from the new pool."""
    t = sustaining(("iron-grave", "a2"), tokens=0)
    t.agenda, t.phase, t.turn = (), "initiation", None
    assert asked(go(t)).question == "gs-ask-sustain"
    assert next_step(t) is not None


def test_spells_end_with_their_caster() -> None:
    """GS-MAG-09: all that it cast or sustains, at once; what others cast stays."""
    t = sustaining(("iron-grave", "a2"))
    t.models[1].effects += (Effect("aegis-hymn", "spell", "sustained", 9), Effect("testudo", "self", "next", 0))
    t.hazes = (Haze(1, 1, 3, "sustained", 0), Haze(2, 2, 3, "round"))
    remove(t, t.models[0], "GS-DMG-05")
    assert [effect.id for effect in t.models[1].effects] == ["aegis-hymn", "testudo"]
    assert t.hazes == (Haze(2, 2, 3, "round"),)
