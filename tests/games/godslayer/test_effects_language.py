"""The language of effects: how a card's data is read, and how the rules find what they ask for. GS-CON-06"""

import msgspec
import pytest

from theomachy.games.godslayer.language import (
    Be,
    Change,
    Cross,
    Does,
    Effect,
    Have,
    KnockDown,
    Protect,
    every,
    spelled_out,
)


@pytest.mark.parametrize(
    ("written", "effect"),
    [
        ({"change": "MEL", "by": 1, "when": "melee"}, Change("MEL", 1, "melee")),
        ({"be": "fearless"}, Be("fearless")),
        ({"have": "charge move", "n": 2}, Have("charge move", 2)),
        ({"protect": "halve", "value": 4}, Protect("halve", 4)),
        ({"knock_down": "critical"}, KnockDown("critical")),
        ({"cross": "forest"}, Cross("forest")),
    ],
)
def test_the_key_of_an_effect_is_its_verb(written: dict[str, object], effect: Effect) -> None:
    entry = spelled_out({"abilities": [{"id": "x", "does": [written]}]})
    assert entry == {"abilities": [{"id": "x", "does": [msgspec.to_builtins(effect)]}]}


@pytest.mark.parametrize("does", [[{"bee": "fearless"}], [{}], ["be"], [3], 3, {"be": "fearless"}])
def test_what_is_no_effect_is_left_for_the_decoder_to_refuse(does: object) -> None:
    with pytest.raises(msgspec.ValidationError):
        msgspec.convert(spelled_out({"does": does}), dict[str, list[Effect]])


def test_effects_are_found_by_their_verb() -> None:
    """Auras work on others, all other changes on the bearer. GS-AUR-01"""
    aura, own = Change("ARM", -1, aura=2), Change("MEL", 1)
    does = Does([aura, Be("deaf"), own, Have("thrift", 1), Have("thrift", 2)])
    assert (does.auras, does.changes, does.traits) == ((aura,), (own,), {"deaf"})
    assert does.numbers == (("thrift", 1), ("thrift", 2))
    assert does.all(Change) == every(Change, does.effects) == [aura, own]
