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
RUSH = "plot\nobjectives 5,6\n1-blackjaw 8,4\n1-unburnt-reavers 8,5 8,6\n2-nia 2,2"
HUNTERS = """
    plot
    objectives 5,6
    1-fenra 8,4
    1-chainless-curs 8,5 8,6
    1-titus 8,3 knocked-out
    2-nia 2,2
"""
DRIVEN = """
    plot
    objectives 8,6
    1-jeen 0,0
    1-golden-shrikes 8,5
    2-lily 2,2
    2-thornlings 8,6
    2-nia 9,9
    2-quartzlings 7,5 9,4
"""
SLIDE = "plot\nobjectives 5,6\n1-grimgut 8,4\n1-retchlings 8,5 8,5 8,6 9,5\n2-nia 2,2"
SPEW = "plot\nobjectives 5,6\n1-grimgut 2,2\n1-retchlings 8,5\n2-nia 7,5\n2-quartzlings 8,6 9,5\n2-titus 11,11"
SWEPT = "plot\nobjectives 5,6\n1-raith-marid 8,4\n2-nia 8,6\n2-titus 8,5"
BONES = "clash\n1-rattlebone 8,6 speed+\n2-titus 8,7 dodge+\n2-nia 8,5"
HEMMED = """
    scenario winner 2
    objectives 5,6
    1-titus 9,9
    1-glory-seekers 4,6 4,7 5,5 5,7 6,6
    2-nia 6,7
"""
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
    ("gt-nobody-in-hex", DUEL, "1-glory-seekers|skill:roar-of-battle", "", "3,3", {}),
    ("gt-not-of-unit", DUEL, "1-glory-seekers|skill:roar-of-battle", "", "2,2", {}),
    ("gt-named-by-hex", DUEL, "1-glory-seekers|skill:roar-of-battle", "", "1-glory-seekers-1", {}),
    ("gt-none-of-unit-there", RUSH, "1-unburnt-reavers|skill:rush", "", "8,8", {}),
    ("gt-chosen-already", DUEL, "1-glory-seekers|advance|8,5|7,5", "", "7,5", {}),
    ("gt-name-a-model", SWEPT, "1-raith-marid|skill:tsunami|8,3", "", "8,5", {}),
    ("gt-not-next", HUNTERS, "1-fenra|skill:bark-at-the-moon", "", "1-titus", {}),
    ("gt-down-and-still", HUNTERS, "1-fenra|skill:call-of-the-hunt", "", "1-titus", {}),
    ("gt-another-unit", HUNTERS, "1-fenra|skill:call-of-the-hunt", "", "1-fenra", {}),
    ("gt-holds-still", DRIVEN, "1-golden-shrikes|end", "", "8,6", {}),
    (
        "gt-first-users-hex",
        SLIDE,
        "1-retchlings|skill:slip-and-slide|8,5|1-grimgut|trait:slip-and-slide",
        "",
        "1-retchlings-2",
        {},
    ),
    ("gt-one-of-each", SPEW, "1-grimgut|skill:flu-spew", "", "2-quartzlings-2", {}),
    ("gt-not-beside", SPEW, "1-grimgut|skill:flu-spew", "", "2-titus", {}),
    ("gt-no-tokens", BONES, "1-rattlebone|end", "1", "2-nia", {}),
    ("gt-gives-to-others", BONES, "1-rattlebone|end|1-rattlebone", "1", "1-rattlebone", {}),
    ("gt-nobody-there", BONES, "1-rattlebone|end", "1", "1-hexlings", {}),
    ("gt-name-the-unit", DUEL, "", "", "1-glory-seekers-1", {}),
    ("gt-nearer-hex", HEMMED, "", "0", "7,0", {"life_no_room": "nearest"}),
    ("gt-nowhere-to-shift", HEMMED.replace("5,6\n", "5,6 8,4\n", 1), "", "1 1 0 0", "5,6", {"scenario": "change"}),
    (
        "gt-token-there",
        LIFE + "\nhex 5,5 dodge+",
        "done",
        "1",
        "5,5",
        {"scenario": "plenty", "plenty_tokens": "one a hex"},
    ),
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
