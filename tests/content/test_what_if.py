"""Content changed before a game reads it."""

from typing import Any

import pytest

from theomachy.content import what_if as changes
from theomachy.content.digest import BadContent
from theomachy.content.what_if import Desk, Unknown, change, changed, read_toml, unknown
from theomachy.games.scathe.heroes import HEROES, read_heroes

HERO = """
[knight]
cost = 3
health = 17
row = "front"
abilities = ["attack melee 1", "heal self 2", "armor self 1", "attack melee 4", "attack melee 5", "attack melee 6"]
[sage]
cost = 2
health = 12
row = "back"
draft = false
abilities = ["heal ally 1", "heal ally 2", "heal ally 3", "heal ally 4", "heal ally 5", "heal all 6"]
"""
CARD = """
class = "slayer"
[champion]
clash = [{ id = "stab", range = 1 }, "shared"]
[[profiles]]
id = "ogre"
cost = 40
"""


@pytest.fixture(autouse=True)
def desk(monkeypatch: pytest.MonkeyPatch) -> Desk:
    desk = Desk()
    monkeypatch.setattr(changes, "DESK", desk)
    return desk


def heroes(**wanted: Any) -> Any:
    change({f"scathe.heroes.{path}": value for path, value in wanted.items()})
    return read_heroes(HERO, "heroes.toml")


def test_nothing_is_changed_unless_that_is_wanted() -> None:
    read = read_heroes(HERO, "heroes.toml")
    assert (read["knight"].cost, read["knight"].health) == (3, 17)
    assert unknown() == []


def test_figures_are_changed_and_the_digest_differs() -> None:
    read = heroes(**{"knight.cost": 2, "knight.health": 20, "sage.abilities.3": "heal all 1"})
    assert (read["knight"].cost, read["knight"].health) == (2, 20)
    assert read["sage"].texts[3] == "heal all 1"
    assert unknown() == []


def test_an_ability_is_taken_away() -> None:
    read = heroes(**{"knight.abilities.2": "none"})
    assert [bool(ability) for ability in read["knight"].abilities] == [False, True, False, True, True, True, True]


def test_what_one_card_leaves_out_another_may_have_said() -> None:
    assert heroes(**{"knight.draft": False})["knight"].draft is False


@pytest.mark.parametrize(
    ("path", "value", "problem"),
    [
        ("knight.cost", 7, "knight: Invalid enum value 7"),
        ("knight.health", 99, "health: 99 is not between 1 and 20"),
        ("knight.health", "many", "Expected `int`, got `str`"),
        ("knight.abilities.1", "attack softly 2", "ability 1: not an effect"),
    ],
)
def test_a_change_is_checked_like_content(path: str, value: Any, problem: str) -> None:
    with pytest.raises(BadContent, match=problem):
        heroes(**{path: value})


@pytest.mark.parametrize(
    ("path", "near"),
    [
        ("scathe.heroes.knihgt.cost", "scathe.heroes.knight.cost"),
        ("scathe.heroes.knight.csot", "scathe.heroes.knight.cost"),
        ("scathe.heros.knight.cost", "scathe.heroes.knight.cost"),
        ("scathe.heroes.knight.abilities.7", "scathe.heroes.knight.abilities.1"),
        ("scathe.heroes.sage.row.front", "scathe.heroes.sage.row"),
    ],
)
def test_a_path_that_leads_nowhere_is_told_with_the_nearest(path: str, near: str) -> None:
    change({path: 1})
    read_heroes(HERO, "heroes.toml")
    [found] = unknown()
    assert found.path == path
    assert found.near == near or (path.endswith("7") and found.near.startswith("scathe.heroes.knight.abilities."))


def test_entries_with_an_id_are_found_by_it_and_taken_out() -> None:
    change({"toy.cards.x.champion.clash.stab.range": 3, "toy.profiles.ogre.cost": 35})
    assert read_toml("toy.cards.x", CARD)["champion"]["clash"][0]["range"] == 3
    assert read_toml("toy", CARD)["profiles"][0]["cost"] == 35
    assert unknown() == []


def test_none_takes_an_entry_out_of_its_list(desk: Desk) -> None:
    change({"toy.cards.x.champion.clash.stab": "none"})
    assert read_toml("toy.cards.x", CARD)["champion"]["clash"] == ["shared"]


def test_files_of_one_address_are_looked_through_together() -> None:
    change({"toy.profiles.ogre.cost": 35, "toy.profiles.orge.cost": 3})
    read_toml("toy", CARD)
    read_toml("toy", '[[profiles]]\nid = "imp"\ncost = 4\n')
    assert unknown() == [Unknown("toy.profiles.orge.cost", "toy.profiles.ogre.cost")]


def test_tables_written_in_python_are_changed_alike() -> None:
    change({"toy.threats.horror.die": 10})
    assert changed("toy.threats", {"horror": {"die": 12}}) == {"horror": {"die": 10}}


def test_whoever_comes_too_late_hears_of_it() -> None:
    read_heroes(HERO, "heroes.toml")
    with pytest.raises(AssertionError, match="read already"):
        change({"scathe.heroes.knight.cost": 2})


def test_the_printed_cards_are_as_they_were() -> None:
    assert HEROES["knight"].abilities[0] == ()
    assert all(ability for hero in HEROES.values() for ability in hero.abilities[1:])
