"""The figures of all cards, held against the reference where it lies beside the checkout."""

import json
import re

import pytest

from tests import shared
from theomachy.games.godtear.cards import CHAMPIONS, SHEETS
from theomachy.games.godtear.rules.windows import function
from theomachy.games.godtear.sheets import Skill

REFERENCE = shared.REFERENCE / "godtear" / "cards.json"
PRINTED = json.loads(REFERENCE.read_text("utf-8"))["champions"] if REFERENCE.exists() else []


def slug(name: str) -> str:
    return re.sub(r"[^a-z]+", "-", re.sub(r"['’]", "", name.lower())).strip("-")


@pytest.mark.skipif(not PRINTED, reason="the reference is not here")
@pytest.mark.parametrize("id", CHAMPIONS)
def test_figures_are_those_of_the_cards(id):
    """GT-SET-04 to 07: stats, sizes, skills with type, range and dice, of the champion and its followers."""
    card = next((card for card in PRINTED if slug(card["id"]) == id), None)
    if card is None:
        pytest.skip("a champion of our own")
    for sheet, side in zip(CHAMPIONS[id], (card["champion"], card["followers"]), strict=True):
        assert sheet.class_ == card["class"]
        assert sheet.speed == (side["speed"]["plot"], side["speed"]["clash"])
        assert (sheet.dodge, sheet.protection, sheet.health) == (side["dodge"], side["protection"], side["health"])
        assert [trait.id for trait in sheet.traits if not trait.hidden] == [slug(t["name"]) for t in side["traits"]]
        for phase in ("plot", "clash"):
            assert [figures(sheet.skills[name]) for name in sheet.sides[phase]] == [
                *map(printed, side[f"{phase}_skills"])
            ]
        if sheet.champion:
            assert sheet.banner == side["has_banner"]
            assert figures(sheet.skills[sheet.ultimate]) == printed(side["ultimate"])
        else:
            assert (sheet.id, sheet.count, sheet.small) == (
                slug(side["name"]),
                side["unit_size"],
                side["size"] == "small",
            )


def figures(skill: Skill) -> tuple[object, ...]:
    return skill.id, skill.type, skill.range, skill.accuracy, skill.damage, skill.followers and skill.type == "enemy"


def printed(skill: dict) -> tuple[object, ...]:
    dice = tuple(skill["accuracy"] or ()), tuple(skill["damage"] or ())
    followers = bool(skill.get("must_target")) and skill["type"] == "enemy"
    return slug(skill["name"]), skill["type"], skill["range"], *dice, followers


@pytest.mark.parametrize("sheet", SHEETS.values(), ids=SHEETS)
def test_what_a_card_calls_is_there(sheet):
    """Each function that the data names, in the champion's module."""
    effects = [e for skill in sheet.skills.values() for e in (*skill.before, *skill.do, *skill.hit, *skill.after)]
    calls = [e.call for e in effects if e.call] + [d.call for s in sheet.skills.values() for d in s.dice if d.call]
    for name in calls:
        assert callable(function(sheet.card, name))
