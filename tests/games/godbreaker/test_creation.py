"""Gaining traits: by choice, in the crucible, with an alloy. GB-CIR-03, GB-CIR-07 to 10, GB-A-81 to 85"""

from collections.abc import Sequence
from random import Random
from typing import Any

import msgspec
import pytest

from theomachy.games.godbreaker.army.circles import Godbreaker, creation_faults
from theomachy.games.godbreaker.army.creation import (
    Gains,
    gain_trait,
    gains,
    make_godbreaker,
    random_circle,
    why_not_gain,
    with_alloy,
    with_trait,
)
from theomachy.games.godbreaker.content.traits import FLAWS, METALS, TRAITS
from theomachy.kernel import Ask, Procedure, Refused, Roll

NOVA = Godbreaker("Nova", 6, ("iron",), (("brutal", 1), ("tough", 3)))
FULL = (("brutal", 3), ("pinning", 3), ("relentless", 3), ("tough", 3))


def run(procedure: Procedure[Godbreaker], answers: Sequence[str] = ()) -> Godbreaker:
    """What comes of a procedure: answers to its questions and faces of its dice in order, all of which get used."""
    left: list[Any] = list(answers)
    answer: Any = None
    while True:
        try:
            request = procedure.send(answer)
        except StopIteration as done:
            assert left == []
            return done.value  # type: ignore[no-any-return]
        text = left.pop(0)
        if isinstance(request, Roll):
            answer = request.faces(text)
        else:
            assert isinstance(request, Ask)
            answer = request.option(text)


def asked(procedure: Procedure[Godbreaker], answers: Sequence[str]) -> list[str]:
    """The keys of the question that follows these answers."""
    request: Any = next(procedure)
    for text in answers:
        request = procedure.send(request.faces(text) if isinstance(request, Roll) else request.option(text))
    return request.keys()  # type: ignore[no-any-return]


def nova(**fields: Any) -> Godbreaker:
    return msgspec.structs.replace(NOVA, **fields)


# By choice


def test_a_new_trait_is_of_an_own_metal() -> None:
    """GB-CIR-07"""
    assert run(gain_trait(0, NOVA), ["new:pinning"]).rank("pinning") == 1
    no = why_not_gain(NOVA, "new:fleet")
    assert no is not None
    assert (no.id, no.clause) == ("gb-other-metal", "GB-CIR-07")


def test_a_trait_that_is_there_gains_a_rank() -> None:
    """GB-CIR-07, GB-CIR-10: up to rank three."""
    assert run(gain_trait(0, NOVA), ["raise:brutal"]).rank("brutal") == 2
    with pytest.raises(Refused, match="gb-top-rank"):
        run(gain_trait(0, NOVA), ["raise:tough"])
    with pytest.raises(Refused, match="gb-trait-unknown"):
        run(gain_trait(0, NOVA), ["raise:pinning"])
    with pytest.raises(Refused, match="gb-trait-known"):
        run(gain_trait(0, NOVA), ["new:tough"])


def test_nobody_has_a_fifth_trait() -> None:
    """GB-CIR-10"""
    four = nova(traits=(("brutal", 1), ("pinning", 3), ("relentless", 3), ("tough", 3)))
    assert why_not_gain(four, "new:juggernaut").id == "gb-four-traits"  # type: ignore[union-attr]
    assert gains(four) == ["raise:brutal", *(f"crucible:{metal}" for metal in METALS)]


def test_four_traits_at_rank_three_are_the_end() -> None:
    """GB-D-30: there is nothing left to gain."""
    assert gains(nova(traits=FULL)) == []
    assert run(gain_trait(0, nova(traits=FULL))) == nova(traits=FULL)


def test_unbound_may_be_chosen_where_there_are_levels() -> None:
    """GB-A-86: instead of a trait of any metal."""
    assert why_not_gain(NOVA, "new:unbound").id == "gb-unbound-needs-levels"  # type: ignore[union-attr]
    assert run(gain_trait(0, NOVA, levels=True), ["new:unbound"]).rank("unbound") == 1


@pytest.mark.parametrize("key", ["", "new", "new:", "new:swift", "raise:", "crucible:tin", "none", "crucible:iron "])
def test_any_other_way_gets_a_reason(key: str) -> None:
    assert why_not_gain(NOVA, key).id == "gb-no-such-gain"  # type: ignore[union-attr]


def test_options_and_reasons_agree() -> None:
    every = [f"{way}:{what}" for way in ("new", "raise") for what in (*TRAITS, "unbound")]
    choice = Gains(NOVA, False)
    assert [key for key in every if choice.why_not(key) is None] == [k for k in choice.options() if k in every]


# The crucible


@pytest.mark.parametrize(("face", "trait"), enumerate(METALS["gold"], 1))
def test_the_crucible_gives_a_trait_of_any_metal(face: int, trait: str) -> None:
    """GB-CIR-08: one to five on the list of the metal named; the metal itself does not join."""
    after = run(gain_trait(0, NOVA), ["crucible:gold", str(face), f"new:{trait}"])
    assert (after.rank(trait), after.metals) == (1, ("iron",))


def test_what_is_not_wanted_makes_another_trait_higher() -> None:
    """GB-CIR-08"""
    after = run(gain_trait(0, NOVA), ["crucible:gold", "1", "raise:brutal"])
    assert after == with_trait(NOVA, "brutal")


def test_the_crucible_raises_what_is_there() -> None:
    """GB-A-81"""
    assert asked(gain_trait(0, NOVA), ["crucible:iron", "1"]) == ["raise:brutal"]
    assert run(gain_trait(0, NOVA), ["crucible:iron", "1", "raise:brutal"]).rank("brutal") == 2


def test_what_cannot_be_raised_is_not_wanted() -> None:
    """GB-A-81: at rank three it must be exchanged."""
    assert asked(gain_trait(0, NOVA), ["crucible:iron", "5"]) == ["raise:brutal"]


def test_what_cannot_be_learnt_is_not_wanted() -> None:
    """GB-CIR-10: with four traits the crucible's must be exchanged, an alloy too."""
    four = nova(traits=(("brutal", 1), ("pinning", 3), ("relentless", 3), ("tough", 3)))
    assert asked(gain_trait(0, four), ["crucible:gold", "1"]) == ["raise:brutal"]
    assert asked(gain_trait(0, four), ["crucible:gold", "6"]) == ["raise:brutal"]


def test_if_nothing_comes_of_it_a_way_is_chosen_again() -> None:
    """GB-A-81: a trait is gained whenever one can be."""
    only_tough = nova(traits=(("tough", 3),))
    after = run(gain_trait(0, only_tough), ["crucible:iron", "5", "new:brutal"])
    assert after == with_trait(only_tough, "brutal")


# Alloys


def test_an_alloy_gives_metal_trait_and_flaw() -> None:
    """GB-CIR-09"""
    after = run(gain_trait(0, NOVA), ["crucible:gold", "6", "alloy:gold", "new:shaping", "flaw:prey"])
    assert after == Godbreaker("Nova", 6, ("iron", "gold"), (("brutal", 1), ("tough", 3), ("shaping", 1)), ("prey",))


def test_an_alloy_may_be_exchanged_too() -> None:
    """GB-CIR-08"""
    assert run(gain_trait(0, NOVA), ["crucible:gold", "6", "raise:brutal"]) == with_trait(NOVA, "brutal")


def test_the_metal_of_an_alloy_may_be_there_already() -> None:
    """GB-A-83: trait and flaw come all the same."""
    after = run(gain_trait(0, NOVA), ["crucible:iron", "6", "alloy:iron", "new:pinning", "flaw:slow"])
    assert (after.metals, after.rank("pinning"), after.flaws) == (("iron",), 1, ("slow",))


def test_the_flaw_is_one_that_is_not_held() -> None:
    """GB-A-82: the player chooses among the others; with all five no alloy can be kept."""
    slow = nova(flaws=("slow",))
    answers = ["crucible:gold", "6", "alloy:gold", "new:shaping"]
    assert asked(gain_trait(0, slow), answers) == ["flaw:brittle", "flaw:careful", "flaw:prey", "flaw:unlucky"]
    assert asked(gain_trait(0, nova(flaws=FLAWS)), ["crucible:gold", "6"]) == ["raise:brutal"]


def test_the_trait_of_an_alloy_is_new() -> None:
    """GB-CIR-09"""
    answers = ["crucible:iron", "6", "alloy:iron"]
    assert asked(gain_trait(0, NOVA), answers) == ["new:juggernaut", "new:pinning", "new:relentless"]
    assert with_alloy(NOVA, "iron", "pinning", "slow").metals == ("iron",)


# New godbreakers


def test_a_new_godbreaker_has_a_metal_and_its_traits() -> None:
    """GB-CIR-03"""
    blank = Godbreaker("Ash", 6, (), ())
    after = run(make_godbreaker(0, blank, 2), ["metal:copper", "new:healer", "raise:healer"])
    assert after == Godbreaker("Ash", 6, ("copper",), (("healer", 2),))


def test_random_circles_are_new_circles_of_every_kind() -> None:
    """GB-CIR-02 to GB-CIR-04: every metal, every trait, every flaw, alloys and traits of other metals come up."""
    circles = [random_circle(Random(seed)) for seed in range(400)]
    assert [creation_faults(circle) for circle in circles] == [[]] * 400
    everybody = [one for circle in circles for one in circle.godbreakers]
    assert {circle.shard for circle in circles} == set(TRAITS)
    assert {trait for one in everybody for trait, _ in one.traits} == set(TRAITS)
    assert {flaw for one in everybody for flaw in one.flaws} == set(FLAWS)
    assert {len(one.metals) for one in everybody} == {1, 2, 3}
    assert {rank for one in everybody for _, rank in one.traits} == {1, 2, 3}
    assert {circle.godbreakers[0].die for circle in circles} == {6, 8}


def test_the_same_chance_makes_the_same_circle() -> None:
    assert random_circle(Random(7)) == random_circle(Random(7)) != random_circle(Random(8))
