"""Putting a warband together step by step."""

from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from theomachy.games.godslayer.army.card_faces import CARDS
from theomachy.games.godslayer.army.random_warbands import random_warband
from theomachy.games.godslayer.army.starters import STARTERS
from theomachy.games.godslayer.army.warbands import lowest_level, read_warband, total, write_warband
from theomachy.games.godslayer.muster import MUSTER
from theomachy.play.army_codes import share, unshare


def why(text: str, id: str) -> str:
    reason = MUSTER.why_not_add(MUSTER.read(text), id)
    return f"{reason.id} {reason.clause}" if reason else ""


@pytest.mark.parametrize("text", STARTERS.values(), ids=STARTERS)
def test_a_starter_can_be_built_step_by_step(text: str) -> None:
    build(text)


@pytest.mark.parametrize("seed", range(20))
def test_random_warbands_can_be_built_step_by_step(seed: int) -> None:
    build(MUSTER.random(Random(seed)))


def build(text: str) -> None:
    ids: tuple[str, ...] = ()
    for id in MUSTER.read(text):
        assert MUSTER.why_not_add(ids, id) is None, (ids, id)
        ids = (*ids, id)
    assert MUSTER.faults(MUSTER.write(ids)) == []
    assert read_warband(MUSTER.write(ids)) == read_warband(text)


@pytest.mark.parametrize(
    ("text", "id", "reason"),
    [
        ("", "gorelord", ""),
        ("", "nobody", "gs-unknown-choice GS-WAR-03"),
        ("", "kopis", "gs-card-first GS-ITM-02"),
        ("", "trooper", "gs-card-first GS-ITM-02"),
        ("gorelord", "pendragon", "gs-other-faction GS-WAR-03"),
        ("gorelord", "trooper", "gs-not-a-unit GS-WAR-10"),
        ("gorelord", "gorelord", "gs-too-many-warlords GS-WAR-06"),
        ("gorelord; gorelord", "gorelord", "gs-too-many-warlords GS-WAR-06"),
        ("gorelord+infector-blades", "twin-gore-axes", "gs-too-many-items GS-ITM-02"),
        ("gorelord", "boneswell", "gs-knows-no-spells GS-ITM-10"),
        ("gorelord; gut-hackers*4", "trooper", ""),
        ("gorelord; gut-hackers*5", "trooper", "gs-unit-size GS-WAR-10"),
        ("gorelord; gut-hackers", "leader", "gs-leader-is-no-warlord GS-WAR-05"),
        ("gorelord", "leader", ""),
        ("gorelord!", "leader", "gs-one-leader GS-WAR-05"),
        ("demarchon", "sacred-familiar", "gs-too-few-parents GS-MOD-09"),
        ("demarchon; sanctum-priestess", "sacred-familiar", ""),
    ],
)
def test_why_something_cannot_be_added(text: str, id: str, reason: str) -> None:
    """GS-WAR-03, GS-WAR-05, GS-WAR-06, GS-WAR-10, GS-ITM-02, GS-ITM-10, GS-MOD-09: with the rule behind it."""
    assert why(text, id) == reason


def test_what_is_chosen_belongs_to_the_card_before_it() -> None:
    ids = ("demarchon", "kopis", "sanctum-priestess", "aegis-hymn", "sacred-familiar", "amazon-hunters", "trooper")
    text = MUSTER.write(ids)
    assert text == "halodynes: demarchon+kopis; sanctum-priestess+aegis-hymn; sacred-familiar; amazon-hunters*4"
    assert MUSTER.read(text) == ids
    assert MUSTER.groups is not None
    shown = [(group.name, group.of, group.figures) for group in MUSTER.groups(ids)]
    assert shown == [
        ("gs-demarchon", (0, 1), {"gs-points": 51}),
        ("gs-sanctum-priestess", (2, 3), {"gs-points": 33}),
        ("gs-sacred-familiar", (4,), {"gs-points": 8, "gs-attached-to": 2}),
        ("gs-amazon-hunters", (5, 6), {"gs-points": 44}),
    ]


ids = st.lists(st.sampled_from([*MUSTER.catalogue, "nobody", "at-1", "size-2", "trooper"]), max_size=12)


@given(ids)
def test_any_ids_are_read_as_they_were_written(chosen: list[str]) -> None:
    at_home = tuple(id for id in chosen if not id.startswith(("at-", "size-")))
    assert MUSTER.read(MUSTER.write(at_home)) == at_home
    assert MUSTER.faults(MUSTER.write(chosen)) is not None


def test_parents_are_told_only_where_they_are_not_the_nearest() -> None:
    """GS-MOD-08"""
    assert MUSTER.read("pendragon; bard-of-aynnsing; wolfhound@2") == ("pendragon", "bard-of-aynnsing", "wolfhound")
    other = ("pendragon", "bard-of-aynnsing", "wolfhound", "at-1")
    assert MUSTER.read("pendragon; bard-of-aynnsing; wolfhound@1") == other
    assert MUSTER.read(MUSTER.write(other)) == other


def test_what_is_counted() -> None:
    """GS-WAR-01: points out of the lowest usual level that has them."""
    shown = [(gauge.label, gauge.value, gauge.most) for gauge in MUSTER.gauges(MUSTER.read(STARTERS["mortans-300"]))]
    assert shown == [("gs-points", 300, 300), ("gs-cards", 7, None), ("gs-models", 19, None)]
    levels = ["gorelord", "gorelord; gorelord", STARTERS["banebrood-160"], STARTERS["banebrood-300"] + "; ursapine"]
    assert [lowest_level(read_warband(text)) for text in levels] == [160, 160, 160, 400]


def test_a_code_gives_the_same_warband() -> None:
    """Even a large one is short enough for a code."""
    for seed in range(50):
        text = write_warband(random_warband(Random(seed), 500))
        assert unshare(share("godslayer", text)) == ("godslayer", text)


def test_a_warband_is_drawn_as_strong_as_the_others() -> None:
    """GS-WAR-02"""
    large = MUSTER.read(STARTERS["halodynes-300"])
    assert {lowest_level(read_warband(MUSTER.random(Random(seed)))) for seed in range(20)} <= {160}
    assert min(total(read_warband(MUSTER.random(Random(seed), large))) for seed in range(20)) > 240


def test_everything_to_choose_has_a_card() -> None:
    assert list(CARDS) == list(MUSTER.catalogue)
