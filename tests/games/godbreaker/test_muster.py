"""Putting a new circle together step by step. GB-CIR-02 to 10"""

from random import Random

import pytest

from theomachy.games.godbreaker.army.circles import STARTERS, read_circle
from theomachy.games.godbreaker.army.muster import CARDS, MUSTER

LEADER = ("shard-fleet", "metal-iron", "trait-tough", "trait-tough", "trait-brutal")


def why(ids: tuple[str, ...], id: str) -> str:
    reason = MUSTER.why_not_add(ids, id)
    return f"{reason.id} {reason.clause}" if reason is not None else ""


def test_ids_become_the_text_of_a_circle() -> None:
    ids = (*LEADER, "die-8", "metal-copper", "alloy-gold", "trait-healer", "trait-shaping", "flaw-prey")
    assert MUSTER.write(ids) == "fleet; iron tough tough brutal 8; copper+gold healer shaping -prey"
    assert MUSTER.read(MUSTER.write(ids)) == ids


def test_names_are_kept_while_a_circle_is_changed() -> None:
    """GB-CIR-01"""
    text = STARTERS["starter-5"]
    assert read_circle(MUSTER.write(MUSTER.read(text))) == read_circle(text)


def test_a_shard_chosen_last_stands_first() -> None:
    assert MUSTER.write(("metal-iron", "trait-tough", "shard-fleet")) == "fleet; iron tough"


@pytest.mark.parametrize("text", STARTERS.values(), ids=STARTERS)
def test_every_starter_can_be_built_step_by_step(text: str) -> None:
    build(text)


@pytest.mark.parametrize("seed", range(60))
def test_every_new_circle_can_be_built_step_by_step(seed: int) -> None:
    """Alloys and what the crucible gave too. GB-CIR-07 to GB-CIR-09"""
    build(MUSTER.random(Random(seed)))


def build(text: str) -> None:
    ids: tuple[str, ...] = ()
    for id in MUSTER.read(text):
        if id in MUSTER.catalogue:
            assert MUSTER.why_not_add(ids, id) is None, (ids, id)
            ids = (*ids, id)
    assert MUSTER.faults(MUSTER.write(ids)) == []


@pytest.mark.parametrize("seed", range(60))
def test_no_step_leads_astray(seed: int) -> None:
    """Whatever is added, there is a way on, and at the end a new circle."""
    random, ids = Random(seed), ()
    while open_ := [id for id in MUSTER.catalogue if MUSTER.why_not_add(ids, id) is None]:
        ids = (*ids, random.choice(open_))
    assert MUSTER.faults(MUSTER.write(ids)) == []


@pytest.mark.parametrize(
    ("ids", "id", "reason"),
    [
        ((), "trait-tough", "gb-metal-first GB-CIR-03"),
        ((), "nobody", "gb-no-such-choice GB-CIR-01"),
        (LEADER, "shard-tough", "gb-shard-chosen GB-CIR-04"),
        (LEADER, "trait-tough", "gb-gains-used GB-CIR-03"),
        (LEADER[:3], "metal-iron", "gb-gain-first GB-CIR-03"),
        (LEADER, "metal-iron", ""),
        ((*LEADER, "die-8"), "die-8", "gb-die-chosen GB-CIR-02"),
        ((*LEADER[:2], *["trait-tough"] * 3), "trait-tough", "gb-gains-used GB-CIR-03"),
        (LEADER, "alloy-gold", "gb-alloy-needs-gain GB-CIR-09"),
        (LEADER, "alloy-iron", "gb-metal-held GB-CIR-09"),
        ((*LEADER[:4], "alloy-gold"), "trait-brutal", "gb-alloy-trait-first GB-CIR-09"),
        ((*LEADER[:4], "alloy-gold", "trait-shaping"), "metal-iron", "gb-flaw-first GB-CIR-09"),
        ((*LEADER, "flaw-slow", "flaw-prey"), "flaw-brittle", "gb-alloy-first GB-CIR-09"),
        ((*LEADER, "flaw-slow"), "flaw-slow", "gb-flaw-held GB-MOD-10"),
        (LEADER[:2], "flaw-slow", "gb-alloy-first GB-CIR-09"),
    ],
)
def test_why_not_is_told(ids: tuple[str, ...], id: str, reason: str) -> None:
    assert why(ids, id) == reason


def one(metal: str, *more: str) -> tuple[str, ...]:
    return (f"metal-{metal}", "trait-tough", "trait-brutal", *more)


def test_two_have_large_dice_no_more_and_no_fewer() -> None:
    """GB-CIR-02"""
    leader = (*LEADER, "die-8")
    assert why((*leader, *one("gold", "die-8"), *one("iron")), "die-8") == "gb-dice-chosen GB-CIR-02"
    small = (*LEADER, *one("gold"), *one("iron"), *one("gold"))
    assert why(small, "metal-iron") == "gb-die-first GB-CIR-02"
    assert why((*small, "die-8"), "metal-iron") == ""
    full = (*small, "die-8", *one("iron"))
    assert why(full, "metal-iron") == "gb-circle-full GB-MOD-03"
    assert [fault.id for fault in MUSTER.faults(MUSTER.write(full))] == ["gb-new-dice"]
    assert MUSTER.faults(MUSTER.write((*full, "die-8"))) == []


def test_a_grown_circle_is_no_new_one() -> None:
    """GB-CIR-02: it is brought along by its campaign."""
    grown = STARTERS["starter-1"].replace("6 deadly ranged", "10 deadly3 ranged")
    assert {fault.id for fault in MUSTER.faults(grown)} == {"gb-new-dice", "gb-new-gains"}


def test_what_is_counted() -> None:
    gauges = MUSTER.gauges((*LEADER, "die-8", *one("gold")))
    assert [(gauge.label, gauge.value, gauge.most) for gauge in gauges] == [
        ("gb-godbreakers", 2, 5),
        ("gb-gains", 5, 11),
        ("gb-large-dice", 1, 2),
    ]


@pytest.mark.parametrize("text", [*STARTERS.values(), "fleet; iron tough; raven gold 8 ruinous; iron", "; iron", ""])
def test_everybody_stands_with_what_they_have(text: str) -> None:
    """GB-CIR-01: named as the circle that plays will be; every choice has its place."""
    ids = MUSTER.read(text)
    assert MUSTER.groups is not None
    shard, *godbreakers = MUSTER.groups(ids)
    placed = [at for group in (shard, *godbreakers) for at in group.of]
    assert placed == [at for at, id in enumerate(ids) if not id.startswith(("circle-", "name-"))]
    if ids and text[0] != ";":
        circle = read_circle(text)
        assert [group.name for group in godbreakers] == [one.name for one in circle.godbreakers]
        assert [group.figures["gb-growth"] for group in godbreakers] == [one.die for one in circle.godbreakers]
        assert shard.name == (circle.name or "gb-shard")


def test_everything_to_choose_has_a_card() -> None:
    assert list(CARDS) == list(MUSTER.catalogue)
    assert CARDS["metal-gold"].lines[0].label == "gb-trait-despoiling"
