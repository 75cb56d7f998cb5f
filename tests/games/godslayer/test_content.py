"""What is printed on cards: every figure held against the reference where it lies beside the checkout, and files with
errors that name them."""

import re
from copy import deepcopy
from pathlib import Path
from typing import Any

import pytest

from tests.games.godslayer.reference import BEYOND, DATA, beside, slug
from theomachy.content.digest import BadContent
from theomachy.games.godslayer.army.card_faces import CARDS
from theomachy.games.godslayer.army.profiles import (
    CONTINUOUS,
    FACTION_FOLDERS,
    FACTIONS,
    ITEMS,
    PRINTED,
    PROFILES,
    RADIUS,
    SIGHT,
    SUBFACTIONS,
    WEAPONS,
    Profile,
    Tactic,
    Weapon,
    official_spells,
    read_file,
)
from theomachy.games.godslayer.language import Afflict

CLANS = {"nordgaard": "nordgaard-clans", "wyldfolk": "annyr-clans"}
CORE_RULES = ("hardened-will", "fear")
"""Abilities that the kind of a model gives it: warlords GS-WLD-03, creatures GS-CRE-01."""
BALANCED = {
    "feral-troll": {"stats.MEL": 6},
    "fjell-warriors": {"weapons.0.pow": 4},
    "frost-bear": {"stats.MEL": 7, "stats.DEF": 12},
    "ursapine": {"stats.MEL": 7},
}
"""Figures of our own design that are not those of the reference any more: with those a faction won too much or too
little."""
IN_THE_EXAMPLE = {("aranite-torpor", "rng"): 0}
"""Figures that an example of the rulebook shows, where the reference has its own: LEAD range. GS-A-132"""
UNTIL = {"end of turn": "turn", "end of round": "round", "instant": "instant"}


def faction(name: str) -> str:
    return name.split()[0].lower()


def named(sort: str) -> dict[str, Any]:
    return {slug(entry["name"]): entry for entry in DATA.get(sort, ())}


# Figures


@beside
@pytest.mark.parametrize("id", [id for id in PROFILES if id not in BEYOND])
def test_profiles_are_those_of_the_reference(id: str) -> None:
    """GS-PRO-01 to 10, GS-MOD-03 to 08, GS-MOD-12: heading, statistics, health, composition, and what else is on the
    card; `official` names the same fields."""
    card, printed = PROFILES[id], balanced(id, named("profiles")[id])
    assert header(card) == printed_header(printed)
    assert (card.stats, card.dpl) == (printed["stats"], printed["dpl"])
    assert composition(card) == printed_composition(printed)
    assert [attack(weapon) for weapon in card.weapons] == [*map(printed_attack, printed["weapons"])]
    assert [tactic(one) for one in card.tactics] == [*map(printed_tactic, printed["tactics"])]
    assert [(one.id, one.act) for one in card.talents] == [
        (slug(one["name"]), one["act"]) for one in printed.get("talents", ())
    ]
    assert abilities(card) == printed_abilities(printed)
    assert shield(printed) == (card.shield.DEF, card.shield.ARM)
    assert {name.replace("-", "_"): n for name, n in card.slots.items()} == printed.get("item_slots", {})
    assert card.attaches == printed.get("attaches_to", "").removesuffix(" model")
    assert sorted(card.official) == sorted(printed["official_fields"])


def balanced(id: str, printed: dict[str, Any]) -> dict[str, Any]:
    """The entry of the reference with what we changed; published figures never are."""
    found = deepcopy(printed)
    for path, value in BALANCED.get(id, {}).items():
        assert not [one for one in printed["official_fields"] if path.startswith(one.partition("(")[0])], path
        *way, last = [int(part) if part.isdecimal() else part for part in path.split(".")]
        place: Any = found
        for part in way:
            place = place[part]
        assert place[last] != value, f"{id}: {path} is the reference's"
        place[last] = value
    return found


def header(card: Profile) -> tuple[object, ...]:
    return card.faction, card.subfaction, card.kind, card.weight, card.cavalry, card.spellcaster, card.base


def printed_header(printed: dict[str, Any]) -> tuple[object, ...]:
    of, sub = faction(printed["faction"]), slug(printed["subfaction"])
    kind = printed["kind"] if printed["kind"] == "unit" else printed["kind"][0].replace("_", "-")
    weight = printed["classification"].rpartition("_")[0]
    cavalry, caster = printed["classification"].endswith("cavalry"), "spellcaster" in printed.get("tags", ())
    return of, CLANS[of] if sub == "clans" else sub, kind, weight, cavalry, caster, printed["base"]


def composition(card: Profile) -> dict[str, int]:
    if card.kind == "unit":
        found = {"trooper": card.trooper, "leader": card.leader, "musician": card.musician}
        return {**found, "core": card.core, "largest": card.largest, "cost": card.cost, "extra": card.extra}
    assert (card.core, card.largest, card.extra) == (1, 1, 0)
    return {"plain": card.plain, "coloured": card.coloured, "cost": card.cost}


def printed_composition(printed: dict[str, Any]) -> dict[str, int]:
    if printed["kind"] != "unit":
        return {**printed["lp"], "cost": printed["cost"]}
    lp = {"leader": 0, "musician": 0, **printed["lp"]}
    size = {"core": printed["core_size"], "largest": printed["max_size"]}
    return {**lp, **size, "cost": printed["core_cost"], "extra": printed["trooper_cost"]}


def attack(weapon: Weapon) -> tuple[object, ...]:
    return weapon.type, weapon.act, weapon.rng, weapon.pow, weapon.aoe, weapon.crew


def printed_attack(printed: dict[str, Any]) -> tuple[object, ...]:
    of_crew = printed.get("user") == "MC"
    return printed["type"], printed["act"], printed["rng"], printed["pow"], printed.get("aoe", 0), of_crew


def tactic(one: Tactic) -> tuple[object, ...]:
    return one.id, one.type, "*" if one.variable else one.act, one.until


def printed_tactic(printed: dict[str, Any]) -> tuple[object, ...]:
    until = UNTIL.get(printed["duration"], "next")
    return slug(printed["name"]), printed["type"].lower(), printed["act"], until


def abilities(card: Profile) -> list[str]:
    return [one.id.removesuffix("-fearless") for one in card.abilities if card.kind == "unit" or one.id != "fear"]


def printed_abilities(printed: dict[str, Any]) -> list[str]:
    names = [slug(one["name"]) for one in printed["abilities"]]
    return [name for name in names if name not in CORE_RULES or (name == "fear" and printed["kind"] == "unit")]


def shield(printed: dict[str, Any]) -> tuple[int, int]:
    """GS-PRO-07"""
    found = printed.get("shield", {"DEF": 0, "ARM": 0})
    return found["DEF"], found["ARM"]


@beside
def test_the_crew_of_a_war_machine() -> None:
    """GS-PRO-08: the right figures of the card."""
    crew, printed = PROFILES["scorpio"].crew, named("profiles")["scorpio"]["crew"]
    assert crew is not None
    assert (crew.size, crew.base, crew.stats) == (printed["size"], printed["base"], printed["stats"])
    assert {crew.lp} == set(printed["lp"].values())


@beside
def test_spell_slots_are_those_of_the_reference() -> None:
    """GS-ITM-10"""
    for id, printed in named("profiles").items():
        slots, given = PROFILES[id].spells, printed.get("spell_slots")
        rule = slots and f"{'one' if slots.one_set else 'any'} {slots.category} spell set"
        assert (slots and {"count": slots.count, "rule": rule}) == (given and {**given, "rule": given["rule"].lower()})


@beside
@pytest.mark.parametrize("id", [id for id in ITEMS if id not in BEYOND])
def test_items_are_those_of_the_reference(id: str) -> None:
    """GS-ITM-01: class, sub-class, cost, weapons; and what the makers published."""
    item, printed = ITEMS[id], named("items")[id]
    assert (item.faction, item.type, item.cost) == (faction(printed["faction"]), printed["item_class"], printed["cost"])
    assert item.slot.replace("-", "_") == printed["sub_class"]
    assert [attack(weapon) for weapon in item.weapons] == [*map(printed_attack, printed.get("weapon", ()))]
    assert shield(printed) == (item.shield.DEF, item.shield.ARM)
    assert item.once == printed.get("effect", {}).get("once", False)
    assert sorted(item.official) == sorted(printed["official_fields"])


@beside
@pytest.mark.parametrize("id", [id for id in official_spells() if id not in BEYOND])
def test_spells_are_those_of_the_reference(id: str) -> None:
    """GS-ITM-09, GS-A-132: faction, category, set, cost, ACT, RNG, CPL, and whether it can be sustained. Where a set is
    unknown it is our own."""
    spell, printed = official_spells()[id], named("spells")[id]
    assert (spell.faction, spell.category) == (faction(printed["faction"]), slug(printed["category"]))
    assert printed["spell_set"] == "unknown" or spell.set == slug(printed["spell_set"])
    for name in ("cost", "act", "rng", "cpl"):
        assert getattr(spell, name) == IN_THE_EXAMPLE.get((id, name), printed[name]), name
    assert spell.thaumaturgy == (printed["kind"] == "thaumaturgy")
    assert (spell.until == "sustained") == printed["sustainable"]
    shown = [name for of, name in IN_THE_EXAMPLE if of == id]
    assert sorted(spell.official) == sorted([*printed["official_fields"], *shown])


@beside
def test_nothing_is_missing_and_nothing_is_added() -> None:
    """GS-PRO-01: but for what the rulebook names besides."""
    assert {*PROFILES, *ITEMS, *official_spells()} >= BEYOND
    assert set(PROFILES) - BEYOND == set(named("profiles"))
    assert set(ITEMS) - BEYOND == set(named("items"))
    assert set(official_spells()) - BEYOND == set(named("spells"))
    assert set(CONTINUOUS) == set(map(slug, DATA["continuous_effects"]))
    assert len(SUBFACTIONS) == sum(map(len, DATA["subfaction_abilities"].values()))


def test_the_whole_of_the_game() -> None:
    """GS-PRO-01: six factions, 65 profiles, 33 items, 19 spells."""
    assert (len(FACTIONS), len(PROFILES), len(ITEMS), len(official_spells())) == (6, 65, 33, 19)


# What every card has


@pytest.mark.parametrize("card", PROFILES.values(), ids=PROFILES)
def test_a_profile_is_a_whole_one(card: Profile) -> None:
    """GS-PRO-01, GS-PRO-02, GS-PRO-08, GS-PRO-09: eight statistics, life points, a cost, a limit; its sub-faction is of
    its faction; an individual has a bar in two colours, a unit a column for each of its models."""
    assert list(card.stats) == ["MOV", "MEL", "MIS", "MAG", "DEF", "ARM", "LEAD", "ACT"]
    assert SUBFACTIONS[card.subfaction].faction == card.faction
    assert bool(card.plain) != bool(card.trooper) == (card.kind == "unit")
    assert card.cost > 0 < card.dpl
    assert card.core <= card.largest
    assert (card.kind == "attachment") == bool(card.attaches)
    assert (card.kind == "war-machine") == bool(card.crew)
    assert card.spellcaster == (card.spells is not None)


def test_bases_are_round_in_three_sizes() -> None:
    """GS-PRO-10: 30, 40 and 50 mm across; GS-LOS-03: the larger, the higher."""
    assert [RADIUS[base] * 2 for base in SIGHT] == [3000, 4000, 5000]
    assert list(SIGHT.values()) == [1, 2, 3]


def test_a_built_in_shield_is_counted_in_the_printed_figures() -> None:
    """GS-PRO-07: a Valkyrie has DEF 14 and ARM 8 with +1 and +1 of her shield."""
    card = PROFILES["valkyrie"]
    assert (card.stats["DEF"], card.stats["ARM"], card.shield.DEF, card.shield.ARM) == (14, 8, 1, 1)


def test_every_warlord_can_be_armed() -> None:
    """GS-ITM-02, GS-ITM-04: by its card or by an item of its faction and sub-class."""
    for card in PROFILES.values():
        fitting = [item for item in ITEMS.values() if item.faction == card.faction and item.slot in card.slots]
        assert card.weapons or any(item.weapons for item in fitting), card.id


def test_every_spellcaster_has_something_to_learn() -> None:
    """GS-ITM-10"""
    for card in PROFILES.values():
        if card.spells:
            known = [spell for spell in official_spells().values() if spell.category == card.spells.category]
            assert {spell.faction for spell in known} == {card.faction}


def test_weapon_items_are_enchanted_and_magic_is_too() -> None:
    """GS-ITM-05, GS-MGA-01"""
    for weapon in WEAPONS.values():
        of_item = any(weapon in item.weapons for item in ITEMS.values())
        assert weapon.enchanted == (of_item or weapon.type == "MAG"), weapon.id


def test_effects_name_continuous_effects_that_exist() -> None:
    """GS-CEF-01"""
    for id, does in PRINTED.items():
        assert {effect.effect for effect in does.all(Afflict)} <= {*CONTINUOUS}, id


def test_no_two_attacks_have_the_same_id() -> None:
    """GS-PRO-04: a weapon with several ways to attack has an entry for each."""
    ids = [weapon.id for entry in (*PROFILES.values(), *ITEMS.values()) for weapon in entry.weapons]
    assert len(set(ids)) == len(ids)
    assert [weapon.id for weapon in ITEMS["xiphos"].weapons] == ["xiphos-thrust", "xiphos-cut"]


def test_a_card_shows_what_is_printed_and_what_is_our_own() -> None:
    """GS-PRO-01 to 07: what the makers published of the Legionnaires bears no mark of ours."""
    card = CARDS["legionnaires"]
    assert {label for label in card.figures if label not in card.original} == {"gs-MEL", "gs-ACT"}
    shown = {line.label: [part.id for part in line.parts] for line in card.lines}
    assert shown["gs-kind-unit"] == ["gs-class-heavy-infantry", "gs-base-small"]
    assert shown["gs-pilum"] == ["gs-type-mis", "gs-costs", "gs-range", "gs-power"]
    assert shown["gs-testudo"] == ["gs-type-self", "gs-costs", "gs-until-next"]
    assert shown["gs-shield"] == ["gs-shield-bonus"]
    ours = {line.label: line.original for line in card.lines}
    assert (ours["gs-testudo"], ours["gs-gladius"]) == (False, True)


# Files


@pytest.mark.parametrize(
    ("old", "new", "problem"),
    [
        ("dpl = 2", "dlp = 2", "dlp"),
        ('kind = "creature"', 'kind = "monster"', "monster"),
        ("plain = 10", 'plain = "ten"', "plain"),
        ("times = 2", "turns = 2", "turns"),
        ('be = "vanguard"', 'bee = "vanguard"', "does, entry 1: one of change, be, have"),
        ('slot = "sword"', "", "slot"),
    ],
)
def test_a_misspelt_field_is_an_error_that_names_file_and_field(
    tmp_path: Path, old: str, new: str, problem: str
) -> None:
    """GS-PRO-01"""
    text = "".join(file.read_text("utf-8") for file in sorted((FACTION_FOLDERS / "halodynes").glob("*.toml")))
    assert old in text
    file = tmp_path / "mine.toml"
    file.write_text(text.replace(old, new, 1), "utf-8")
    with pytest.raises(BadContent, match=rf"^{tmp_path.name}/mine\.toml: .*{re.escape(problem)}"):
        read_file(file)


def test_a_file_that_is_no_text_is_refused(tmp_path: Path) -> None:
    file = tmp_path / "mine.toml"
    file.write_bytes(b"\xff\xfe")
    with pytest.raises(BadContent, match=rf"^{tmp_path.name}/mine\.toml: "):
        read_file(file)
