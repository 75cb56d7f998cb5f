"""Composing a warband: the lists of the book, points, every reason why one is not legal, and warbands by chance."""

from random import Random

import msgspec
import pytest

from tests.games.godslayer.reference import DATA, beside, slug
from theomachy.games.godslayer.army.card_faces import spell_access
from theomachy.games.godslayer.army.legality import legal_warband, more_at, problems, warnings
from theomachy.games.godslayer.army.profiles import FACTIONS, ITEMS, PROFILES, SPELLS, SpellSlots, official_spells
from theomachy.games.godslayer.army.random_warbands import random_warband
from theomachy.games.godslayer.army.starters import STARTERS
from theomachy.games.godslayer.army.warbands import Entry, cost_of, may_carry, read_warband, total
from theomachy.kernel import Refused


def wrong(text: str, level: int = 300) -> list[str]:
    """Every refusal as `id clause`."""
    return [f"{why.id} {why.clause}" for why in problems(read_warband(text), level)]


# The book's lists

OGRES = "; ".join(["hill-ogres"] * 4)
LISTS = {
    "GS-T-07": (
        "banebrood: gorelord+hornplate-armor+disruption-totem; gut-hackers*6; ursapine; ursapine; maldire-mongrels",
        300,
        324,
        ["gs-over-level GS-WAR-02", "gs-unit-size GS-WAR-10"],
        ["gs-gorelord"],
    ),
    "GS-T-08": (
        "banebrood: gorelord+hornplate-armor+infector-blades; gut-hackers*5; ursapine; ursapine; maldire-mongrels",
        *(300, 299, [], []),
    ),
    "GS-T-09": (
        "halodynes: godquester+kopis+wristbands-of-salvation+longbow+aurel-collar; "
        f"godquester+scimitars+wristbands-of-salvation+hoplon+major-healing-potion; {OGRES}; cerberos",
        500,
        499,
        ["gs-over-limit GS-WAR-04", "gs-item-not-allowed GS-ITM-02", "gs-item-twice GS-ITM-03"],
        [],
    ),
    "GS-T-10": (
        "halodynes: godquester+kopis+wristbands-of-salvation+longbow+minor-healing-potion; "
        "godquester+xiphos+hailbow+helm-of-the-gods+waters-of-foretelling+power-crystal; "
        "hill-ogres; hill-ogres; hill-ogres; hoplites; cerberos",
        *(500, 498, [], []),
    ),
}


@pytest.mark.parametrize(("text", "level", "points", "faults", "unarmed"), LISTS.values(), ids=LISTS)
def test_the_lists_of_the_book(text: str, level: int, points: int, faults: list[str], unarmed: list[str]) -> None:
    """GS-T-07, GS-T-08, GS-T-09, GS-T-10: totals, errors and the warning about a warlord without a weapon.

    GS-WAR-02, GS-WAR-07, GS-WAR-10, GS-ITM-02, GS-ITM-03, GS-ITM-04
    """
    warband = read_warband(text)
    assert total(warband) == points
    assert wrong(text, level) == faults
    assert [why.args["what"] for why in warnings(warband)] == unarmed


def test_the_reasons_say_what_and_how_many() -> None:
    """GS-T-09: four Hill Ogre units where two and one more are allowed, a shield for a Godquester, wristbands twice."""
    text, level, *_ = LISTS["GS-T-09"]
    assert [why.args for why in problems(read_warband(text), level)] == [
        {"what": "gs-hill-ogres", "given": 4, "most": 3},
        {"what": "gs-godquester", "item": "gs-hoplon"},
        {"what": "gs-wristbands-of-salvation", "given": 2},
    ]


def from_reference(listed: dict) -> str:
    """A warband of the reference as our text."""
    names = {card["id"]: slug(card["name"]) for sort in ("profiles", "items", "spells") for card in DATA[sort]}
    places = {entry["p"]: place for place, entry in enumerate(listed["entries"], 1)}
    words = []
    for entry in listed["entries"]:
        word = names[entry["p"]]
        if extra := entry.get("extra", 0):
            word += f"*{PROFILES[word].core + extra}"
        word += "".join(f"+{names[id]}" for id in (*entry.get("items", ()), *entry.get("spells", ())))
        words.append(word + (f"@{places[entry['parent']]}" if "parent" in entry else ""))
    return f"{listed['faction'].split()[0].lower()}: {'; '.join(words)}"


MENDED = "nordgaard-300"
"""A list of our own design that won two of three games between equal players: docs/findings-godslayer.md."""


@beside
def test_the_starters_are_those_of_the_reference() -> None:
    """GS-WAR-01, GS-WAR-02: twelve example warbands with their totals, but for one that was mended."""
    made = {
        f"{text.split(':')[0]}-{listed['battle_level']}": listed
        for listed in DATA["example_warbands"]
        for text in [from_reference(listed)]
    }
    assert total(legal_warband(STARTERS[MENDED], made.pop(MENDED)["battle_level"])) == 293
    as_made = {name: text for name, text in STARTERS.items() if name != MENDED}
    assert {name: from_reference(listed) for name, listed in made.items()} == as_made
    for name, listed in made.items():
        assert total(legal_warband(STARTERS[name], listed["battle_level"])) == listed["total"]


@beside
def test_the_lists_are_those_of_the_reference() -> None:
    """GS-T-07 to GS-T-10 as the reference holds them."""
    for listed in DATA["validator_tests"]:
        text, level, points, faults, unarmed = LISTS[listed["id"].replace("TV", "GS-T")]
        assert read_warband(from_reference(listed)) == read_warband(text)
        assert (listed["battle_level"], listed["expected_total"]) == (level, points)
        assert (len(listed["expected_errors"]), len(listed["expected_warnings"])) == (len(faults), len(unarmed))


# Points


def test_a_unit_costs_its_core_and_each_trooper_beyond_it() -> None:
    """GS-T-11, GS-WAR-10, GS-PRO-09: 110 with two troopers more, 131 with three: a trooper is 21, the core 68."""
    costs = [cost_of(Entry("gut-hackers", size)) for size in (3, 5, 6)]
    assert costs == [68, 110, 131]


def test_items_and_spells_are_paid_for() -> None:
    """GS-WAR-02: 26 for a Druid, 6 and 5 for two spells; 46 for a Pendragon, 6 for a sword."""
    assert cost_of(Entry("druid", 1, (), ("fury-of-mabhdus", "swiftness-of-aridhia"))) == 37
    assert cost_of(Entry("pendragon", 1, ("stepperunner-sword",))) == 52


def test_the_level_is_the_most_that_may_be_spent() -> None:
    """GS-WAR-01, GS-WAR-02: any level; exactly as much is fine, less is, one point more is not."""
    text = STARTERS["mortans-160"]
    assert (wrong(text, 160), wrong(text, 161)) == ([], [])
    assert wrong(text, 159) == ["gs-over-level GS-WAR-02"]


# Who may come along


def test_all_come_from_one_faction_and_any_of_its_subfactions() -> None:
    """GS-WAR-03"""
    assert wrong("wyldfolk: pendragon; druid; scabhta-hunters") == []
    assert wrong("wyldfolk: pendragon; legionnaires; legionnaires") == ["gs-other-faction GS-WAR-03"]
    assert wrong("mortans: pendragon") == ["gs-other-faction GS-WAR-03"]


@pytest.mark.parametrize(
    ("number", "level", "faults"), [(1, 499, 0), (2, 499, 0), (3, 499, 1), (3, 500, 0), (4, 500, 1)]
)
def test_a_profile_may_be_there_as_often_as_its_limit_says(number: int, level: int, faults: int) -> None:
    """GS-T-04, GS-WAR-04: a Lighteater has a limit of 2, one more from a level of 500 on. GS-WAR-07"""
    assert len(wrong("; ".join(["hammerfist", *["lighteater"] * number]), level)) == faults


def test_three_units_of_cromlech_guard_at_800() -> None:
    """GS-T-05, GS-WAR-07: their limit of 2 is 3 then, and no more."""
    text = "pendragon; cromlech-guard; cromlech-guard; cromlech-guard"
    assert (wrong(text, 800), wrong(text, 300)) == ([], ["gs-over-limit GS-WAR-04"])
    assert wrong(f"{text}; cromlech-guard", 800) == ["gs-over-limit GS-WAR-04"]


@pytest.mark.parametrize(("level", "more"), [(0, 0), (499, 0), (500, 1), (999, 1), (1000, 2), (1499, 2)])
def test_every_500_points_allow_one_warlord_more(level: int, more: int) -> None:
    """GS-T-06, GS-WAR-06, GS-WAR-07, GS-WAR-09, GS-A-79: at exactly 500 and 1000 the higher bracket counts."""
    assert more_at(level) == more
    legal = "; ".join(["demarchon"] * (1 + more))
    assert "gs-too-many-warlords GS-WAR-06" not in wrong(legal, level)
    assert "gs-too-many-warlords GS-WAR-06" in wrong(f"{legal}; godquester", level)


def test_more_warlords_may_be_alike_or_not() -> None:
    """GS-WAR-09"""
    for text in ("demarchon; godquester", "demarchon; demarchon"):
        assert (wrong(text, 500), len(wrong(text, 499)) > 0) == ([], True)


@pytest.mark.parametrize(
    ("text", "level", "legal"),
    [
        ("grondagh-filthling; grondagh-filthling", 160, True),
        ("grondagh-filthling; hammerfist", 160, False),
        ("grondagh-filthling; grondagh-filthling; grondagh-filthling", 160, False),
        ("grondagh-filthling; grondagh-filthling; hammerfist", 500, True),
        ("grondagh-filthling; grondagh-filthling; grondagh-filthling", 500, True),
    ],
)
def test_a_warlord_with_a_limit_of_two_may_come_twice(text: str, level: int, legal: bool) -> None:
    """GS-WAR-08, GS-A-78: two Filthlings at any level; they take the place of one warlord."""
    assert (wrong(text, level) == []) == legal


def test_somebody_leads() -> None:
    """GS-WAR-05, GS-MOD-03: there is a warlord, and one of them is the leader: the first, unless another is marked."""
    assert wrong("bard-of-aynnsing; bladeslingers") == ["gs-needs-warlord GS-WAR-05"]
    for text, leaders in (
        ("demarchon; godquester", [True, False]),
        ("demarchon; godquester!", [False, True]),
        ("hoplites; demarchon", [False, True]),
    ):
        assert [entry.leader for entry in read_warband(text).entries] == leaders
    assert wrong("demarchon!; godquester!", 500) == ["gs-one-leader GS-WAR-05"]
    assert wrong("demarchon; hoplites!", 500) == ["gs-leader-is-no-warlord GS-WAR-05"]


@pytest.mark.parametrize(("size", "legal"), [(5, False), (6, True), (10, True), (11, False)])
def test_a_unit_has_from_its_core_to_its_largest_size(size: int, legal: bool) -> None:
    """GS-WAR-10: Hoplites are 6 to 10."""
    assert wrong(f"demarchon; hoplites*{size}") == ([] if legal else ["gs-unit-size GS-WAR-10"])


def test_only_units_have_a_size() -> None:
    """GS-MOD-01, GS-MOD-04 to 07: a character, a creature and a war-machine are one each."""
    for text in ("centurion; princeptor*2", "centurion; moloch*2", "centurion; scorpio*2"):
        assert wrong(text) == ["gs-not-a-unit GS-WAR-10"]


# Attachments


def test_one_familiar_for_each_spellcaster() -> None:
    """GS-T-03, GS-MOD-09, GS-MOD-10, GS-MOD-12, GS-A-77: two spellcasters, two familiars; none without one."""
    casters = "demarchon; sanctum-priestess; sanctum-priestess"
    assert wrong(f"{casters}; sacred-familiar@2; sacred-familiar@3", 500) == []
    assert wrong(f"{casters}; sacred-familiar", 500) == []
    three = wrong(f"{casters}; sacred-familiar@2; sacred-familiar@3; sacred-familiar@3", 500)
    assert three == ["gs-too-few-parents GS-MOD-09", "gs-attached-twice GS-MOD-10"]
    none = wrong("demarchon; sacred-familiar", 500)
    assert none == ["gs-too-few-parents GS-MOD-09", "gs-no-parent GS-MOD-09"]


def test_the_deployment_limit_holds_for_attachments_too() -> None:
    """GS-A-77: the lower of the two; four hounds are more than their limit of 3, however many could have one."""
    text = "pendragon; bard-of-aynnsing; druid; druid; banshee" + "; wolfhound" * 4
    assert wrong(text, 499) == ["gs-over-limit GS-WAR-04"]
    assert wrong(text, 500) == []


def test_an_attachment_belongs_to_what_its_card_names() -> None:
    """GS-MOD-08, GS-MOD-11: a hound to an individual, not to a unit; a familiar to nobody but a spellcaster."""
    text = "pendragon; cromlech-guard; wolfhound@{}"
    assert wrong(text.format(1)) == []
    assert wrong(text.format(2)) == ["gs-wrong-parent GS-MOD-11"]
    assert wrong(text.format(3)) == ["gs-wrong-parent GS-MOD-11"]
    assert wrong(text.format(9)) == ["gs-no-parent GS-MOD-09"]
    assert wrong("demarchon; sanctum-priestess; sacred-familiar@1") == ["gs-wrong-parent GS-MOD-08"]
    assert wrong("demarchon; hoplites@1") == ["gs-no-attachment GS-MOD-08"]


def test_nobody_has_two_of_the_same_attachment() -> None:
    """GS-MOD-10, GS-A-136: the limit is for each attachment's profile."""
    assert wrong("pendragon; bard-of-aynnsing; wolfhound@1; wolfhound@1") == ["gs-attached-twice GS-MOD-10"]
    assert wrong("pendragon; bard-of-aynnsing; wolfhound@1; wolfhound@2") == []


def test_who_may_carry_what() -> None:
    """GS-MOD-08, GS-MOD-11, GS-MOD-12: spellcaster is a label beside the kind."""
    hound, familiar = PROFILES["wolfhound"], PROFILES["sacred-familiar"]
    assert [kind for kind in ("pendragon", "sabre-tooth", "wolfhound", "bladeslingers", "scorpio")
            if may_carry(PROFILES[kind], hound)] == ["pendragon", "sabre-tooth"]  # fmt: skip
    assert [id for id, card in PROFILES.items() if may_carry(card, familiar)] == [
        id for id, card in PROFILES.items() if card.spellcaster
    ]


@pytest.mark.parametrize("kind", ["warlord", "character", "unit"])
def test_an_attachment_may_belong_to_one_kind_of_card(kind: str) -> None:
    """GS-MOD-08: the card of an attachment may name warlords, characters or units as its only parents."""
    hound = msgspec.structs.replace(PROFILES["wolfhound"], attaches=kind)
    parents = [card.kind for card in PROFILES.values() if may_carry(card, hound)]
    assert set(parents) == {kind}


def test_an_attachment_without_a_place_goes_to_the_nearest() -> None:
    """GS-MOD-08, GS-MOD-10: before it rather than after it, and not where there is one like it."""
    hounds = read_warband("pendragon; bard-of-aynnsing; wolfhound; wolfhound; druid; wolfhound")
    assert [entry.parent for entry in hounds.entries] == [-1, -1, 1, 0, -1, 4]


# Items and spells


@pytest.mark.parametrize(
    ("text", "faults"),
    [
        ("demarchon+kopis+hoplon", []),
        ("demarchon", []),
        ("demarchon+kopis+xiphos", ["gs-too-many-items GS-ITM-02"]),
        ("demarchon+longbow", ["gs-item-not-allowed GS-ITM-02"]),
        ("demarchon+eagle-gladius", ["gs-other-faction GS-ITM-02"]),
        ("demarchon; hoplites+hoplon", ["gs-item-not-allowed GS-ITM-02"]),
        ("demarchon+kopis; syntarch+kopis", ["gs-item-not-allowed GS-ITM-02", "gs-item-twice GS-ITM-03"]),
    ],
)
def test_items_are_those_that_a_card_lists(text: str, faults: list[str]) -> None:
    """GS-ITM-01, GS-ITM-02, GS-ITM-03, GS-WAR-11: own faction, sub-class and number of the card, each item once; all
    of them optional, and none for a card that lists none."""
    assert wrong(text) == faults


def test_an_item_is_taken_once_in_a_warband_and_not_once_in_a_team() -> None:
    """GS-ITM-03, GS-A-80: two warbands may have the same."""
    twice = "demarchon+kopis; godquester+kopis"
    assert wrong(twice, 500) == ["gs-item-twice GS-ITM-03"]
    assert wrong("demarchon+kopis") == wrong("godquester+kopis") == []


@pytest.mark.parametrize(
    ("text", "faults"),
    [
        ("centurion; necromagus+iron-grave+knit-the-fallen+aranite-torpor", []),
        ("centurion; necromagus+iron-grave; necromagus+iron-grave", []),
        ("demarchon; sanctum-priestess+aegis-hymn+mend-flesh", []),
        ("demarchon; sanctum-priestess+aegis-hymn+mend-flesh+searing-light", ["gs-too-many-spells GS-ITM-10"]),
        ("demarchon; sanctum-priestess+iron-grave", ["gs-spell-not-allowed GS-ITM-10"]),
        ("demarchon; sanctum-priestess+aegis-hymn+aegis-hymn", ["gs-spell-twice GS-ITM-10"]),
        ("demarchon+aegis-hymn", ["gs-knows-no-spells GS-ITM-10"]),
    ],
)
def test_spells_are_those_that_a_card_permits(text: str, faults: list[str]) -> None:
    """GS-ITM-09, GS-ITM-10: number and category; any set of it. GS-ITM-03: several may know the same."""
    assert wrong(text) == faults


def test_any_set_of_a_category() -> None:
    """GS-ITM-10: a Bisotaur Shaman chooses 3 spells from any sets of Mutations."""
    assert wrong("bisotaur-shaman+boneswell+limbwither+beastclaw") == []
    assert wrong("bisotaur-shaman+boneswell+limbwither+beastclaw+houndlegs") == ["gs-too-many-spells GS-ITM-10"]


def test_one_set_only_where_the_card_says_so() -> None:
    """GS-ITM-10: a Fallow Shaman chooses 2 spells from one set of Mutations."""
    assert wrong("gorelord; fallow-shaman+boneswell+limbwither") == []
    assert wrong("gorelord; fallow-shaman+beastclaw+houndlegs") == []
    assert wrong("gorelord; fallow-shaman+boneswell+beastclaw") == ["gs-one-spell-set GS-ITM-10"]


def test_a_named_set_and_one_other() -> None:
    """GS-ITM-10: an Oracle chooses 5 spells from Logos of the Gods and from one other set of Logos."""
    slots = PROFILES["oracle"].spells
    assert slots is not None
    assert spell_access(slots).id == "gs-spells-named-and-one"
    assert spell_access(slots).args == {"n": 5, "category": "gs-category-logos", "named": "gs-set-logos-of-the-gods"}
    gods, healing = "oracle+aegis-hymn+searing-light+divine-rebuke", "+mend-flesh+balm-of-courage"
    assert wrong(gods + healing) == []
    assert wrong(f"{gods}+threads-of-fate") == []
    assert wrong("oracle+mend-flesh+threads-of-fate") == ["gs-one-other-spell-set GS-ITM-10"]
    assert wrong(f"{gods}{healing}+threads-of-fate") == [
        "gs-too-many-spells GS-ITM-10",
        "gs-one-other-spell-set GS-ITM-10",
    ]


@pytest.mark.parametrize("one_set", [False, True])
def test_a_named_set_and_sets_of_another_category(monkeypatch: pytest.MonkeyPatch, one_set: bool) -> None:
    """GS-ITM-10: a card may permit a named set, and one set or all sets of another category beside it."""
    priestess = PROFILES["sanctum-priestess"]
    slots = SpellSlots(3, "logos", one_set=one_set, named="logos-of-the-gods", others="elements")
    said = spell_access(slots)
    assert said.id == ("gs-spells-named-and-one" if one_set else "gs-spells-named-and-any")
    assert said.args["category"] == "gs-category-elements"
    monkeypatch.setitem(PROFILES, priestess.id, msgspec.structs.replace(priestess, spells=slots))
    placed = {
        "aegis-hymn": ("logos", "logos-of-the-gods"),
        "mend-flesh": ("logos", "logos-of-healing"),
        "searing-light": ("elements", "fire"),
        "iron-grave": ("elements", "earth"),
    }
    for spell, (category, of) in placed.items():
        other = msgspec.structs.replace(SPELLS[spell], faction="halodynes", category=category, set=of)
        monkeypatch.setitem(SPELLS, spell, other)
    assert wrong("demarchon; sanctum-priestess+aegis-hymn+searing-light") == []
    assert wrong("demarchon; sanctum-priestess+aegis-hymn+mend-flesh") == ["gs-spell-not-allowed GS-ITM-10"]
    two = wrong("demarchon; sanctum-priestess+aegis-hymn+searing-light+iron-grave")
    assert two == (["gs-one-other-spell-set GS-ITM-10"] if one_set else [])


def test_a_model_without_any_weapon_is_pointed_out() -> None:
    """GS-ITM-04: legal, but it cannot attack; a weapon on the card or an item will do."""
    found = warnings(read_warband("gorelord+hornplate-armor; ursapine"))
    assert list(map(str, found)) == ["gs-unarmed what=gs-gorelord [GS-ITM-04]"]
    assert wrong("gorelord+hornplate-armor; ursapine") == []
    assert warnings(read_warband("gorelord+infector-blades; ursapine")) == []


# By chance


@pytest.mark.parametrize("level", [160, 300, 500])
def test_random_warbands_are_legal_and_use_most_of_the_level(level: int) -> None:
    """GS-WAR-02, GS-WAR-05, GS-ITM-04: 300 of them: nine tenths of the points nearly always, and everybody armed."""
    drawn = [random_warband(Random(seed), level) for seed in range(300)]
    assert [fault for warband in drawn for fault in (*problems(warband, level), *warnings(warband))] == []
    assert sum(total(warband) >= level * 9 // 10 for warband in drawn) >= 290
    assert all(total(warband) >= level * 3 // 4 for warband in drawn)


def test_random_warbands_hold_everything_there_is() -> None:
    """GS-MOD-03 to 08, GS-ITM-01: every profile, item and spell, larger units, attachments."""
    drawn = [entry for seed in range(300) for entry in random_warband(Random(seed), 300).entries]
    assert {entry.profile for entry in drawn} == set(PROFILES)
    assert {item for entry in drawn for item in entry.items} == set(ITEMS)
    assert {spell for entry in drawn for spell in entry.spells} == set(official_spells())
    assert any(entry.size > entry.of.core for entry in drawn)
    assert all((entry.parent >= 0) == (entry.of.kind == "attachment") for entry in drawn)


def test_a_faction_can_be_asked_for() -> None:
    for faction in FACTIONS:
        assert random_warband(Random(1), 160, faction).faction == faction
        assert random_warband(Random(2), 160, faction) == random_warband(Random(2), 160, faction)


def test_too_low_a_level_has_no_warband() -> None:
    """GS-WAR-05: the cheapest warlord costs 30."""
    assert total(random_warband(Random(0), 30)) == 30
    with pytest.raises(Refused) as no:
        random_warband(Random(0), 29)
    assert no.value.reason.id == "gs-level-too-low"
