"""Refusals of questions in the middle of an action: each gives the reason that is true of the position."""

from typing import Any

import pytest

from tests.games.godtear.table import go, refused, table

DUEL = "plot\nobjectives 5,6\n1-titus 8,4\n1-glory-seekers 8,5 8,6\n2-nia 2,2\n2-quartzlings 2,3 2,4"
THORNS = "clash\nobjectives 8,6\n1-lily 8,8\n1-thornlings 8,6 8,4\n2-nia 2,2\n2-quartzlings 2,3"
BREW = "plot\nobjectives 5,6\n1-jaak 8,4\n1-jaak-banner 5,6\n1-cauldron-cronies 8,6\n1-titus 8,5 wounds 1\n2-nia 0,0"
BLADES = "clash\nobjectives 5,6\n1-keera 8,4\n1-young-dragons 8,6\n2-nia 8,7\n2-titus 2,2\n2-quartzlings 2,3"
DRAG = "plot\nobjectives 5,6\n1-styx 11,0\n1-abyssal-hounds 8,4\n2-nia 8,6\n2-quartzlings 8,7 7,5\n2-titus 2,2"
LIFE = "scenario winner 2\nobjectives 5,6 6,6\n1-titus 9,9\n2-nia 2,2"
EARTH = """
    plot
    objectives 8,6 7,7 9,8
    1-lily 8,8
    1-thornlings 0,0
    2-rhodri 8,6
    2-rhodri-banner 8,5
    2-household-guard 0,5
"""
HIDDEN = BLADES.replace("2-titus 2,2", "2-titus 8,5")
LARGE = DRAG + "\n2-virtues 7,4\n2-kailinn 0,9"
FIGHT = DUEL.replace("2-nia 2,2", "2-nia 7,4")
CORNER = "plot\nobjectives 0,1 1,0\n1-titus 0,0\n1-glory-seekers 5,5\n2-nia 9,9"
HORSE = "plot\nobjectives 5,6\n1-kailinn 8,4\n2-rhodri 8,7\n2-household-guard 8,6"
CASES: list[tuple[str, str, str, str, str, dict[str, Any]]] = [
    ("gt-not-of-unit", DUEL, "1-glory-seekers|advance", "", "1-titus", {}),
    ("gt-bound", THORNS, "1-thornlings|advance", "", "8,6", {}),
    ("gt-another-unit", BREW.replace("jaak 8,4", "jaak 8,4 wounds 1"), "1-jaak|advance|8,4", "", "1-jaak", {}),
    ("gt-no-wounds", BREW, "1-jaak|advance|8,4", "", "1-cauldron-cronies-1", {}),
    ("gt-on-the-other-side", BREW, "1-jaak|skill:tortoise-shavings", "", "2-nia", {}),
    ("gt-no-banners", BREW, "1-jaak|advance|8,4", "", "1-jaak-banner", {}),
    ("gt-is-knocked-out", BREW.replace("wounds 1", "knocked-out"), "1-jaak|skill:tortoise-shavings", "", "1-titus", {}),
    (
        "gt-out-of-range-from",
        BLADES.replace("2-titus 2,2", "2-titus 8,5"),
        "1-keera|skill:rain-of-fire",
        "",
        "2-quartzlings-1",
        {},
    ),
    ("gt-not-given", BLADES, "1-keera|skill:royal-summons", "", "claim", {}),
    (
        "gt-small-followers-only",
        LARGE,
        "1-abyssal-hounds|end",
        "",
        "2-virtues-1",
        {},
    ),
    ("gt-not-in-list", FIGHT, "1-titus|skill:challenge", "", "speed-boon", {}),
    ("gt-none-of-unit-there", DUEL, "1-glory-seekers|skill:roar-of-battle", "", "3,3", {}),
    (
        "gt-no-such-skill",
        FIGHT,
        "1-titus|skill:path-of-destruction",
        "",
        "sweeping-slash",
        {},
    ),
    ("gt-moved-already", LIFE, "5,6|5,5", "1 1 0 0", "5,5", {"scenario": "change"}),
    ("gt-knocked-out-on-it", LIFE.replace("9,9", "5,6 knocked-out"), "", "1 1 0 0", "5,6", {"scenario": "change"}),
    ("gt-stacked-already", LIFE.replace("6,6", "6,6 3,3"), "5,6", "", "5,6", {"scenario": "construction"}),
    ("gt-held-in-place", EARTH, "1-lily|skill:earth-call", "", "8,6", {}),
    (
        "gt-recruits-in-deployment",
        CORNER,
        "1-glory-seekers|recruit",
        "",
        "5,5",
        {},
    ),
    ("gt-followers-held", HORSE, "1-kailinn|advance", "", "8,6", {}),
    (
        "gt-must-be-placed",
        "plot\n1-titus 9,3\n1-glory-seekers 4,5 3,4\n2-nia 4,4",
        "1-glory-seekers|skill:outflank|4,5",
        "1 1 1 1 0 0",
        "done",
        {},
    ),
    ("gt-named-by-hex", DUEL, "1-glory-seekers|advance", "", "1-glory-seekers-1", {}),
    (
        "gt-not-this-way",
        "plot\nobjectives 5,6\n1-titus 8,4\n2-nia 2,2\n2-nia-banner 8,5",
        "1-titus|advance",
        "",
        "8,6 via 7,7",
        {},
    ),
]


@pytest.mark.parametrize(("reason", "text", "answers", "dice", "key", "setup"), CASES, ids=[case[0] for case in CASES])
def test_refusals_are_true(reason: str, text: str, answers: str, dice: str, key: str, setup: dict[str, Any]):
    """GT-SKL-14, GT-F3: what is refused is refused for what stands in its way."""
    assert refused(go(table(text, **setup), answers, dice), key).id == reason
