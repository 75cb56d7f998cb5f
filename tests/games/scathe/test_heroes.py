"""SC-CMP: the hero cards: what the book gives, what is our own, and that every ability does what it says."""

import re
import tomllib

import msgspec
import pytest

from tests.games.scathe.table import battle, table
from theomachy.games.scathe import GAME
from theomachy.games.scathe.heroes import (
    BOXED,
    HEROES,
    AbilityPart,
    BadContent,
    Card,
    content,
    read_heroes,
    read_part,
    write_part,
)
from theomachy.games.scathe.state import Scathe

FILE = GAME.content.folder / "content" / "heroes.toml"
PARTS = sorted({part for card in HEROES.values() for ability in card.abilities for part in ability}, key=str)
FROM_THE_BOOK = {
    *["defender", "fighter", "priest", "ranger", "spellsword", "warrior", "knight", "sage", "apprentice"],
    *["hunter", "high-mage", "battlemage", "earth-golem", "flame-dragon"],
}


# The cards


def test_there_are_27_heroes_of_three_costs():
    """SC-CMP-01, SC-CMP-02: 27 heroes, ten of cost 2, ten of cost 3 and seven of cost 4."""
    costs = [card.cost for card in BOXED.values()]
    assert (len(costs), costs.count(2), costs.count(3), costs.count(4)) == (27, 10, 10, 7)
    assert all(card.id == id for id, card in HEROES.items())


@pytest.mark.parametrize("card", HEROES.values(), ids=HEROES)
def test_a_hero_has_six_abilities_and_at_most_twenty_health(card):
    """SC-CMP-02: a starting health of at most 20 and exactly six abilities numbered 1 to 6; number 0 wakes nothing."""
    assert 1 <= card.health <= 20
    assert card.abilities[0] == ()
    assert len(card.abilities) == 7
    assert all(card.abilities[1:])
    assert list(card.uses) == [f"use:{card.id}:{number}" for number in range(7)]
    assert [(use.hero, use.ability, use.extra) for use in card.uses] == [(card.id, n, 0) for n in range(7)]
    assert (card.mourn, card.mourn.hero) == (f"mourn:{card.id}", card.id)


@pytest.mark.parametrize(
    ("id", "number", "text"),
    [
        ("defender", 1, "collect 1"),
        ("defender", 2, "heal self 4, taunt self 1"),
        ("defender", 3, "attack melee 3, heal self 2"),
        ("defender", 4, "taunt self 2, heal self 5"),
        ("defender", 5, "attack melee 3, heal self 3, taunt self 1"),
        ("defender", 6, "taunt self 3, armor self 1, heal self 8"),
        ("hunter", 5, "attack ranged 6"),
        ("priest", 3, "attack magic 2, heal ally 2"),
        ("high-mage", 6, "attack magic row 6"),
    ],
)
def test_abilities_that_the_book_gives(id, number, text):
    """SC-A-02, SC-T-03, SC-T-04, SC-T-05: the sample hero, marked since its icons are lost, and the sample turns."""
    assert HEROES[id].texts[number] == text
    assert (str(number) in HEROES[id].original) is (id == "defender")


def test_figures_that_the_book_gives():
    """SC-T-03, SC-T-04, SC-T-05: the Defender's cost and the starting health of those in the sample turns."""
    healths = {"defender": 16, "high-mage": 18, "battlemage": 16, "earth-golem": 18}
    assert {id: HEROES[id].health for id in healths} == healths
    assert HEROES["defender"].cost == 2
    assert {card.id for card in HEROES.values() if "health" not in card.original} == set(healths)
    assert [card.id for card in HEROES.values() if "cost" not in card.original] == ["defender"]
    assert (HEROES["battlemage"].row, HEROES["earth-golem"].row) == ("front", "front")


def test_only_the_flame_dragon_stays_out_of_the_draft():
    """SC-DRF-01: all heroes except the Flame Dragon can be drafted."""
    assert [card.id for card in HEROES.values() if not card.draft] == ["flame-dragon"]


def test_what_is_our_own_design_is_marked():
    """SC-CMP-02: fourteen names and three abilities are the book's; every other name and ability is marked original."""
    assert {id for id, card in HEROES.items() if "name" not in card.original} == FROM_THE_BOOK
    known = [(id, n) for id, card in HEROES.items() for n in range(1, 7) if str(n) not in card.original]
    assert known == [("priest", 3), ("hunter", 5), ("high-mage", 6)]
    assert HEROES["rogue"].original == ("name", "cost", "health", "1", "2", "3", "4", "5", "6")
    assert HEROES["defender"].original == ("1", "2", "3", "4", "5", "6")
    assert HEROES["high-mage"].original == ("cost", "1", "2", "3", "4", "5")


# The words of the file


@pytest.mark.parametrize("part", PARTS, ids=write_part)
def test_a_part_reads_as_it_is_written(part):
    """SC-CMP-02: the words of a part and the part say the same."""
    assert read_part(write_part(part)) == part


def test_the_cards_say_what_the_file_says():
    """SC-CMP-02: every ability is written back word by word."""
    for id, entry in tomllib.loads(FILE.read_text("utf-8")).items():
        assert list(HEROES[id].texts[1:]) == entry["abilities"]
        assert (HEROES[id].cost, HEROES[id].health, HEROES[id].row) == (entry["cost"], entry["health"], entry["row"])


@pytest.mark.parametrize(
    ("text", "part"),
    [
        ("attack melee 3", AbilityPart("attack", "enemy", 3, "melee")),
        ("attack ranged row 12", AbilityPart("attack", "row", 12, "ranged")),
        (" heal all 4 ", AbilityPart("heal", "all", 4)),
        ("magic ally 1", AbilityPart("magic", "ally", 1)),
        ("cripple 2", AbilityPart("cripple", "foe", 2)),
        ("inspire 1", AbilityPart("inspire", "pool", 1)),
        ("collect 1", AbilityPart("collect", "pool", 1)),
    ],
)
def test_words_of_a_part(text, part):
    """SC-EFF-01: each kind of effect has its words."""
    assert read_part(text) == part


def test_the_content_is_known_by_its_digest():
    """SC-CMP-01: two tables with the same digest play with the same cards."""
    assert GAME.content.digest == content(HEROES)
    costlier = msgspec.structs.replace(HEROES["rogue"], cost=HEROES["rogue"].cost + 1)
    assert GAME.content.digest != content({**HEROES, "rogue": costlier})


def test_how_the_file_is_written_makes_no_difference():
    """Comments, spaces, the order of heroes and of their fields, and whose design it is."""
    text = re.sub(r"(cost = \d)\n(health = \d+)", r"\2   # first\n \1", FILE.read_text("utf-8"))
    head, *entries = text.split("\n[")
    shuffled = "\n\n[".join([head, *reversed(entries)])
    assert content(read_heroes(shuffled, "shuffled")) == GAME.content.digest
    original = msgspec.structs.replace(HEROES["rogue"], original=())
    assert content({**HEROES, "rogue": original}) == GAME.content.digest


# Errors of the file

ROGUE = """
[rogue]
cost = 2
health = 14
row = "back"
abilities = ["attack melee 1", "inspire 1", "cripple 1", "heal ally 4", "armor self 5", "attack magic row 6"]
"""


def test_a_good_entry_is_read():
    """SC-CMP-02: an entry needs a cost, a health, a row and six abilities; it can be drafted and is all our own."""
    (card,) = read_heroes(ROGUE, "test.toml").values()
    assert (card.id, card.cost, card.health, card.row, card.draft) == ("rogue", 2, 14, "back", True)
    assert card.texts[4] == "heal ally 4"
    assert len(card.original) == 9


@pytest.mark.parametrize("health", [1, 20])
def test_health_lies_between_1_and_20(health):
    """SC-CMP-02: both ends of the track may be printed."""
    assert read_heroes(ROGUE.replace("14", str(health)), "test.toml")["rogue"].health == health


@pytest.mark.parametrize(
    ("was", "now", "where"),
    [
        ("cost = 2", "cost = 5", ["test.toml: rogue: ", "`$.cost`"]),
        ("cost = 2", "cost = '2'", ["test.toml: rogue: ", "`$.cost`"]),
        ("cost = 2", "", ["test.toml: rogue: ", "`cost`"]),
        ("cost = 2", "cost = 2\nspeed = 6", ["test.toml: rogue: ", "`speed`"]),
        ("health = 14", "health = 21", ["test.toml: rogue: health: 21 is not between 1 and 20 (SC-CMP-02)"]),
        ("health = 14", "health = 0", ["test.toml: rogue: health: 0 is not between 1 and 20 (SC-CMP-02)"]),
        ("health = 14", "health = 1.5", ["test.toml: rogue: ", "`$.health`"]),
        ('"back"', '"middle"', ["test.toml: rogue: ", "`$.row`"]),
        ('"attack melee 1", ', "", ["test.toml: rogue: abilities: 5 instead of six", "SC-CMP-02"]),
        ('"inspire 1"', '"inspire 1", "inspire 2"', ["test.toml: rogue: abilities: 7 instead of six", "SC-CMP-02"]),
        ('"inspire 1"', "3", ["test.toml: rogue: ", "`$.abilities[1]`"]),
        ('"inspire 1"', '"encourage 1"', ["test.toml: rogue: ability 2: not an effect: 'encourage 1'"]),
        ('"inspire 1"', '"inspire all 1"', ["test.toml: rogue: ability 2: ", "'inspire all 1'"]),
        ('"cripple 1"', '"cripple 1, "', ["test.toml: rogue: ability 3: ", "''"]),
        ('"cripple 1"', '"cripple"', ["test.toml: rogue: ability 3: ", "'cripple'"]),
        ('"heal ally 4"', '"heal enemy 4"', ["test.toml: rogue: ability 4: ", "'heal enemy 4'"]),
        ('"attack magic row 6"', '"attack stern 6"', ["test.toml: rogue: ability 6: ", "'attack stern 6'"]),
        ("[rogue]", "[rogue]\nbook = ['7']", ["test.toml: rogue: book", "'7'"]),
        ("[rogue]", "[Rogue]", ["test.toml: Rogue: an id"]),
        ("[rogue]", "['rogue:1']", ["test.toml: rogue:1: an id"]),
        ("[rogue]", "[rogue", ["test.toml: "]),
        (ROGUE, "rogue = 3", ["test.toml: rogue: "]),
    ],
)
def test_a_bad_entry_is_named(was, now, where):
    """SC-CMP-02: what is wrong with a file is said with the file, the hero and the field."""
    assert was in ROGUE
    with pytest.raises(BadContent) as bad:
        read_heroes(ROGUE.replace(was, now), "test.toml")
    for words in where:
        assert words in str(bad.value)


# Every ability


def standing(t: Scathe) -> dict[str, dict[str, int]]:
    """Health and tokens of everybody, and both pools."""
    fields = ("health", "taunt", "armor", "physical", "magic", "cripple", "dice")
    heroes = {hero.card.id: {field: getattr(hero, field) for field in fields} for party in t.parties for hero in party}
    return {**heroes, "pools": {"red": t.inspire[0], "blue": t.inspire[1]}}


def others(card: Card) -> list[str]:
    """Two friends and three enemies for a hero: any others, those with 20 health as enemies."""
    rest = sorted((id for id in HEROES if id != card.id), key=lambda id: HEROES[id].health)
    return [*rest[:2], *rest[-3:]]


@pytest.mark.parametrize("number", range(1, 7))
@pytest.mark.parametrize("card", HEROES.values(), ids=HEROES)
def test_every_ability_does_what_it_says(card, number):
    """SC-EFF-01 to SC-EFF-08, SC-USE-05: from a plain position each part does its number to those it names."""
    me, friend, third, enemy, beside, behind = card.id, *others(card)
    t = table(f"""
        battle
        red front: {me} 5, {friend} 5
        red back: {third} 5
        blue front: {enemy} 20, {beside} 20
        blue back: {behind} 20
    """)
    chosen = {"enemy": [enemy], "row": [enemy, beside], "foe": [behind]}
    chosen |= {"self": [me], "ally": [friend], "all": [me, friend, third]}

    expected = standing(t)
    expected[me]["dice"] = 1
    answers = []
    for part in card.abilities[number]:
        if part.to in ("enemy", "row", "foe", "ally"):
            answers.append(chosen[part.to][0])
        if part.to == "pool":
            expected["pools"]["red"] += part.amount
        for id in chosen.get(part.to, ()):
            token, sign = {"attack": ("health", -1), "heal": ("health", 1)}.get(part.does, (part.does, 1))
            expected[id][token] += sign * part.amount

    match = battle(t, " ".join([f"{number} use:{me}:{number}", *answers]))
    assert standing(match.state) == expected
