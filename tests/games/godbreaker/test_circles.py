"""Circles as texts, and what makes one legal. GB-MOD-02, GB-MOD-03, GB-MOD-10, GB-CIR-01 to 10"""

import re
from random import Random

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st

from theomachy.games.godbreaker.army.circles import (
    STARTERS,
    Circle,
    Godbreaker,
    circle_faults,
    creation_faults,
    read_circle,
    write_circle,
)
from theomachy.games.godbreaker.army.creation import random_circle
from theomachy.games.godbreaker.content.traits import (
    CLAUSES,
    FLAWS,
    METAL_OF,
    METALS,
    MIGHTY,
    SINISTER,
    SPECIAL,
    TRAITS,
)
from theomachy.kernel import Refused
from theomachy.play.army_codes import is_code, share, unshare

TEXT = (
    "The Ashen, for the drowned city: ranged; Raven mercury 8 deadly fleet2; Iron Maiden iron 8 tough2; "
    "Agent 8 copper 6 healer inspired; Nova copper+gold 6 healer shaping -prey; Cassette gold 6 thunderous2"
)


def changed(place: int, **fields: object) -> Circle:
    """The circle above with one godbreaker changed."""
    circle = read_circle(TEXT)
    godbreakers = list(circle.godbreakers)
    godbreakers[place] = msgspec.structs.replace(godbreakers[place], **fields)
    return msgspec.structs.replace(circle, godbreakers=tuple(godbreakers))


def why(circle: Circle, levels: bool = False) -> list[str]:
    return [f"{fault.id} {fault.clause}" for fault in circle_faults(circle, levels)]


# Content


def test_there_are_twenty_traits_five_of_each_metal() -> None:
    """GB-CIR-06: the traits of a metal stand in the order of the crucible's die."""
    assert [len(traits) for traits in METALS.values()] == [5, 5, 5, 5]
    assert len(set(TRAITS)) == 20
    assert METALS["mercury"] == ("cunning", "deadly", "fleet", "merciless", "ranged")
    assert CLAUSES["defensive"] == "GB-TRT-01"
    assert CLAUSES["thunderous"] == "GB-TRT-20"
    assert METAL_OF["tough"] == "iron"


def test_threats_roll_on_tables_of_eight_and_six() -> None:
    """GB-SCN-04, GB-SCN-05: eight mighty traits, six sinister ones, all of them known."""
    assert (len(MIGHTY), MIGHTY[7]) == (8, "thunderous")
    assert (len(SINISTER), SINISTER[2]) == (6, "defensive")
    assert {*MIGHTY, *SINISTER, *SPECIAL} <= set(TRAITS)


# Texts


def test_a_text_tells_a_circle() -> None:
    """GB-CIR-01: name, cause, shard and five godbreakers, of whom the first leads."""
    circle = read_circle(TEXT)
    assert (circle.name, circle.cause, circle.shard) == ("The Ashen", "for the drowned city", "ranged")
    assert circle.godbreakers[0] == Godbreaker("Raven", 8, ("mercury",), (("deadly", 1), ("fleet", 2)))
    assert circle.godbreakers[3] == Godbreaker(
        "Nova", 6, ("copper", "gold"), (("healer", 1), ("shaping", 1)), ("prey",)
    )
    assert circle_faults(circle) == []


def test_names_may_have_spaces_metals_and_numbers() -> None:
    """A name is all that stands before the last word of metals."""
    assert [one.name for one in read_circle(TEXT).godbreakers] == [
        "Raven",
        "Iron Maiden",
        "Agent 8",
        "Nova",
        "Cassette",
    ]
    assert write_circle(read_circle(TEXT)) == TEXT


def test_what_is_left_out_is_usual() -> None:
    """A rank is one, a die six, ranks add up; names are given, no two alike; there need be no heading."""
    circle = read_circle("fleet; iron tough tough; IRON Tough2; gold 8 +iron thunderous pinning -slow;")
    assert (circle.name, circle.cause, circle.shard) == ("", "", "fleet")
    one, two, three = circle.godbreakers
    assert (one.die, one.traits) == (6, (("tough", 2),))
    assert one.traits == two.traits
    assert (three.metals, three.die, three.flaws) == (("gold", "iron"), 8, ("slow",))
    assert len({one.name, two.name, three.name}) == 3
    assert read_circle("ash: fleet; raven iron").godbreakers[0].name == "Raven"


@pytest.mark.parametrize("text", STARTERS.values(), ids=STARTERS)
def test_starters_are_new_circles_that_a_link_can_carry(text: str) -> None:
    """GB-CIR-02, GB-CIR-03"""
    circle = read_circle(text)
    assert creation_faults(circle) == []
    assert write_circle(circle) == text
    assert unshare(share("godbreaker", text)) == ("godbreaker", text)
    assert not is_code(text)


def test_starters_are_all_different() -> None:
    circles = [read_circle(text) for text in STARTERS.values()]
    assert len(circles) == 6
    assert len({circle.shard for circle in circles}) == 6
    assert len({circle.name for circle in circles}) == 6


@given(st.integers(0, 2**32))
def test_circles_go_there_and_back(seed: int) -> None:
    circle = random_circle(Random(seed))
    assert read_circle(write_circle(circle)) == circle


@given(st.text(max_size=60), st.text(max_size=24), st.text(max_size=60))
def test_every_name_without_fault_goes_there_and_back(title: str, name: str, cause: str) -> None:
    circle = msgspec.structs.replace(changed(0, name=name), name=title, cause=cause)
    if not circle_faults(circle):
        assert read_circle(write_circle(circle)) == circle
        assert not is_code(write_circle(circle))


@given(st.text(alphabet="abgiloryn :;,+-8 26", max_size=60) | st.text(max_size=80))
def test_any_text_is_a_circle_or_gets_a_reason(text: str) -> None:
    try:
        faults = circle_faults(read_circle(text))
    except Refused as no:
        faults = [no.reason]
    assert all(fault.clause.startswith("GB-") for fault in faults)


@pytest.mark.parametrize(
    ("text", "reason"),
    [
        ("", "gb-no-shard"),
        ("; Raven iron 8 tough", "gb-no-shard"),
        ("fleet tough; Raven iron 8", "gb-one-shard word=tough at=7"),
        ("fleet; Raven 8 tough", "gb-no-metal place=1 at=8"),
        ("fleet; Raven iron 8 tough;; Nova", "gb-no-metal place=2 at=0"),
        ("fleet; Raven iron 8 swift", "gb-no-such-word word=swift place=1 at=21"),
        ("fleet; Raven iron 8 -lazy", "gb-no-such-word word=-lazy place=1 at=21"),
        ("fleet; Raven iron 8 6", "gb-no-such-word word=6 place=1 at=21"),
        ("fleet; Raven iron 8 tough33", "gb-no-such-word word=tough33 place=1 at=21"),
        ("x" * 1001, "gb-circle-too-long most=1000"),
    ],
)
def test_a_text_that_is_no_circle_is_refused_with_its_place(text: str, reason: str) -> None:
    """GB-CIR-01"""
    with pytest.raises(Refused, match=f"^{re.escape(reason)}"):
        read_circle(text)


# Legality


def test_a_circle_is_five_godbreakers() -> None:
    """GB-MOD-03"""
    circle = read_circle(TEXT)
    four = msgspec.structs.replace(circle, godbreakers=circle.godbreakers[:4])
    assert why(four) == ["gb-circle-size GB-MOD-03"]


@pytest.mark.parametrize("die", [6, 8, 10, 12])
def test_die_values_are_six_to_twelve(die: int) -> None:
    """GB-MOD-02"""
    assert why(changed(1, die=die)) == []
    assert why(changed(1, die=die + 1)) == ["gb-no-such-die GB-MOD-02"]


def test_ranks_end_at_three() -> None:
    """GB-MOD-10"""
    assert why(changed(1, traits=(("tough", 3),))) == []
    assert why(changed(1, traits=(("tough", 4),))) == ["gb-rank GB-MOD-10"]
    assert why(changed(1, traits=(("tough", 0),))) == ["gb-rank GB-MOD-10"]
    assert "gb-traits-unsorted GB-CIR-01" in why(changed(1, traits=(("thunderous", 1), ("defensive", 1))))


def test_four_traits_are_the_limit() -> None:
    """GB-CIR-10, GB-A-94"""
    four = (("brutal", 1), ("juggernaut", 1), ("pinning", 3), ("tough", 1))
    assert why(changed(1, traits=four)) == []
    assert why(changed(1, traits=(*four, ("fleet", 1)))) == ["gb-too-many-traits GB-CIR-10"]


def test_a_flaw_is_held_once() -> None:
    """GB-MOD-10"""
    assert "gb-flaw-twice GB-MOD-10" in why(changed(3, flaws=("prey", "prey")))
    assert "gb-no-such-flaw GB-MOD-10" in why(changed(3, flaws=("prey", "lazy")))


def test_the_crucible_may_give_traits_of_any_metal() -> None:
    """GB-CIR-08: a trait of another metal is no fault, a second metal without a trait of it is."""
    assert why(changed(1, traits=(("tough", 1), ("thunderous", 1)))) == []
    assert why(changed(1, metals=("iron", "gold"), flaws=("slow",))) == ["gb-alloy-without-trait GB-CIR-09"]


def test_a_second_metal_comes_with_a_flaw() -> None:
    """GB-CIR-09"""
    assert why(changed(3, flaws=())) == ["gb-alloy-without-flaw GB-CIR-09"]


def test_a_flaw_comes_with_an_alloy() -> None:
    """GB-CIR-09, GB-A-83: the metal may have been there, but the alloy's trait must be."""
    assert why(changed(1, flaws=("slow",))) == []
    assert why(changed(1, flaws=("slow", "prey"))) == ["gb-flaw-without-alloy GB-CIR-09"]
    assert why(changed(1, traits=(("fleet", 2),), flaws=("slow",))) == ["gb-flaw-without-alloy GB-CIR-09"]


def test_metals_are_four() -> None:
    """GB-CIR-06"""
    assert "gb-no-such-metal GB-CIR-06" in why(changed(1, metals=("tin",)))
    assert "gb-metal-twice GB-CIR-06" in why(changed(1, metals=("iron", "iron")))
    assert "gb-without-metal GB-CIR-03" in why(changed(1, metals=()))


def test_unbound_needs_levels() -> None:
    """GB-ADV-LVL-06, GB-A-86"""
    unbound = changed(1, traits=(("unbound", 2),))
    assert why(unbound) == ["gb-no-such-trait GB-ADV-LVL-06"]
    assert why(unbound, levels=True) == []
    shard = msgspec.structs.replace(read_circle(TEXT), shard="unbound")
    assert why(shard) == ["gb-no-such-shard GB-CIR-04"]
    assert why(shard, levels=True) == []


@pytest.mark.parametrize(
    ("name", "reason"),
    [
        ("", "gb-no-name"),
        ("raven", "gb-name-small"),
        ("A;B", "gb-name-sign"),
        ("A.B", "gb-name-sign"),
        ("A: B", "gb-name-sign"),
        ("A\nB", "gb-name-sign"),
        ("A\u200bB", "gb-name-sign"),
        ("A  B", "gb-name-spaces"),
        (" A", "gb-name-spaces"),
        ("A" * 25, "gb-name-too-long"),
        ("Nova", "gb-name-twice"),
    ],
)
def test_names_that_no_text_can_tell_back_are_refused(name: str, reason: str) -> None:
    """GB-CIR-01"""
    assert why(changed(0, name=name)) == [f"{reason} GB-CIR-01"]


# New circles


def test_a_new_circle_has_two_large_dice() -> None:
    """GB-CIR-02"""
    leader = {"traits": (("deadly", 1), ("fleet", 2))}
    assert creation_faults(read_circle(TEXT)) == []
    assert [fault.id for fault in creation_faults(changed(0, die=6, **leader))] == ["gb-new-dice"]
    assert [fault.id for fault in creation_faults(changed(0, die=10, **leader))] == ["gb-new-dice"]


def test_a_new_godbreaker_has_two_traits_and_the_leader_three() -> None:
    """GB-CIR-03, GB-A-85: one trait at rank two counts as two."""
    assert [fault.id for fault in creation_faults(changed(0, traits=(("fleet", 2),)))] == ["gb-new-gains"]
    assert [fault.id for fault in creation_faults(changed(1, traits=(("tough", 3),)))] == ["gb-new-gains"]
    assert creation_faults(changed(0, traits=(("fleet", 3),))) == []


def test_flaws_are_five() -> None:
    """GB-FLW-01 to GB-FLW-05"""
    assert FLAWS == ("brittle", "careful", "prey", "slow", "unlucky")
