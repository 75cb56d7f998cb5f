"""What cards do, held against the reference where it lies beside the checkout: its effects, read in our words."""

from collections.abc import Iterable
from typing import Any, Literal

import msgspec
import pytest

from tests.games.godslayer.reference import DATA, beside, slug
from theomachy.games.godslayer.army.profiles import CONTINUOUS, ITEMS, PROFILES, SPELLS, Weapon
from theomachy.games.godslayer.language import (
    Afflict,
    Amount,
    Attack,
    Be,
    Change,
    Cross,
    Effect,
    Effects,
    Frighten,
    Have,
    Ignore,
    KnockDown,
    Leave,
    Protect,
    Trait,
    Weaken,
)

pytestmark = beside

Printed = dict[str, Any]
TRAITS: dict[str, Trait] = {
    "battle_caster": "battle caster",
    "cover": "in cover",
    "deployment": "vanguard",
    "ethereal": "ethereal",
    "fearless": "fearless",
    "ignore_free_strikes": "slippery",
    "musician": "musician",
    "non_living": "non-living",
    "passive_charge": "counterstriker",
}
"""What the reference says with one word, and ours."""
AMOUNTS: dict[str, Amount] = {
    "charge_bonus_move": "charge move",
    "charge_pow": "charge power",
    "counter_discount": "thrift",
    "crit_bonus": "critical damage",
    "damage_reduction": "toughness",
    "extra_crit_die": "critical dice",
    "free_strike_support": "support",
    "grants_secret_deployment": "secret units",
    "ignore_crit_per_round": "criticals spared",
    "move_limit": "movement limit",
    "push": "push",
    "regenerate": "regeneration",
}
IN_CODE = {"act", "choice", "free_move", "haze", "heal", "knock_down", "raise_member", "reroll", "rng", "transfer_lp"}
"""What is a function under the card's id."""
TEXT_ONLY: dict[tuple[str, str], Effects] = {
    ("mor_necromagus", "non-living"): (Be("fearless"),),
    ("", "iron-grave"): (Be("fearless"),),
    ("", "aegis-hymn"): (Change("ARM", 1), Change("ARM", 1, "missile or magic")),
    ("", "searing-light"): (Afflict("fire", "harms"),),
    ("", "lightrend"): (KnockDown("harm"),),
}
"""What the reference tells in its text alone."""


def changes(stats: dict[str, int], when: str = "", **more: object) -> list[Change]:
    """POW means melee damage rolls."""
    return [
        msgspec.convert(
            {"do": "change", "stat": stat, "by": by, "when": when or ("melee" if stat == "POW" else ""), **more}, Change
        )
        for stat, by in stats.items()
    ]


WHEN = {
    "within 1 of unit mate": "beside a mate",
    "vs missile or charge": "missile or charge",
    "vs missile or magic": "missile or magic",
    "outnumber 2:1": "outnumbering",
}
RESULTS = {"ignore": "ignore", "halve": "halve", "survive at 1 LP": "survive"}


def meant(effect: Printed) -> list[Effect]:
    """An effect of the reference as effects of ours."""
    effects: list[Effect] = [Be(trait) for word, trait in TRAITS.items() if effect.get(word)]
    effects += [Have(amount, effect[word]) for word, amount in AMOUNTS.items() if word in effect]
    aura = effect.get("aura", 0)
    match effect:
        case {"stat_mod": stats}:
            effects += changes(stats, WHEN[effect["condition"]] if "condition" in effect else "", aura=aura)
        case {"stat_mod_for": {"receive_tactic": stats}}:
            effects += changes(stats, "receiving", aura=aura, on="friends")
        case {"vs": {"creature": stats}}:
            effects += changes(stats, "creature")
        case {"cast_bonus": by}:
            effects += changes({"CAST": by}, "non-living")
        case {"mag_resist": by}:
            effects += changes({"MAG": by}, "enemy spell")
        case {"enemy_cast": by}:
            effects += changes({"CAST": by}, aura=aura, on="enemies")
        case {"variable": {"per_act": stats, "max_act": most}}:
            effects += changes(stats, "melee", tokens=most)
        case {"protection_roll": roll}:
            gives, once = RESULTS[roll["result"]], roll.get("once", False)
            effects.append(Protect(gives, roll["value"], roll.get("only", ""), once))
    for word, when in AFFLICTIONS.items():
        if word in effect:
            effects.append(Afflict(slug(effect[word]), when))
    for word, value, ours in OTHERS:
        if effect.get(word) == value:
            effects.append(ours)
    return effects


AFFLICTIONS: dict[str, Literal["is struck", "shoots", "hits"]] = {
    "retaliate": "is struck",
    "replace_damage_with": "shoots",
    "continuous": "hits",
}
OTHERS: list[tuple[str, object, Effect]] = [
    ("causes", "fear", Frighten("fear")),
    ("causes", "horror", Frighten("horror")),
    ("charge_knock_down", True, KnockDown("charge")),
    ("block", ["ordered_tactics"], Be("deaf")),
    ("immune", ["knocked_down"], Be("firm")),
    ("ignore_terrain", ["forest"], Cross("forest")),
    ("horror_as", "fear", Be("oath-bound")),
    ("channel", ["spells"], Be("channeller")),
    ("state", "stationary", Be("stationary")),
]


def in_order(effects: Iterable[Effect]) -> list[str]:
    return sorted(map(repr, effects))


ENTRIES: list[tuple[str, str, Printed, Effects]] = []
for printed in DATA.get("profiles", ()):
    profile = PROFILES[slug(printed["name"])]
    own = {ability.id.removesuffix("-fearless"): ability.does for ability in profile.abilities}
    own |= {tactic.id: tactic.does for tactic in profile.tactics}
    for entry in (*printed["abilities"], *printed["tactics"]):
        if slug(entry["name"]) in own:
            ENTRIES.append((printed["id"], slug(entry["name"]), entry["effect"], own[slug(entry["name"])]))
for sort, cards in (("items", ITEMS), ("spells", SPELLS)):
    for printed in DATA.get(sort, ()):
        ENTRIES.append(("", slug(printed["name"]), printed.get("effect", {}), cards[slug(printed["name"])].does))


@pytest.mark.parametrize(("who", "id", "effect", "does"), ENTRIES, ids=[f"{who}-{id}" for who, id, _, _ in ENTRIES])
def test_it_does_what_the_reference_says(who: str, id: str, effect: Printed, does: Effects) -> None:
    """GS-PRO-05, GS-PRO-06, GS-TAC-01, GS-ITM-01, GS-ITM-09: no more and no less."""
    told = TEXT_ONLY.get((who, id), ())
    wanted = [effect for effect in meant(effect) if id != "aegis-hymn"]
    assert in_order(does) == in_order([*wanted, *told])


def test_every_word_of_the_reference_is_read() -> None:
    """GS-CON-06: no effect is passed over."""
    other = {"block", "cast_bonus", "channel", "condition", "continuous", "enemy_cast", "horror_as", "ignore_terrain"}
    other |= {"ignores", "immune", "mag_resist", "protection_roll", "replace_damage_with", "retaliate", "stat_mod"}
    other |= {"stat_mod_for", "state", "strike_rank", "variable", "vs"}
    words = {word for _, _, effect, _ in ENTRIES for word in effect}
    assert words <= {*TRAITS, *AMOUNTS, *[word for word, _, _ in OTHERS], "aura", "once"} | IN_CODE | other


# Weapons

BESIDES: dict[str, Effects] = {
    "+1 MEL on this attack": (Change("MEL", 1),),
    "a critical hit also knocks the target down": (KnockDown("critical"),),
    "a hit also gives the target -1 DEF to the end of the turn": (Weaken("DEF", -1),),
    "a hit makes the target subject to Plague": (Afflict("plague", "hits"),),
    "after a hit, resolve two further attack rolls at the same target with POW 1": (Attack("after a hit", 2, 1),),
    "attacks every enemy in melee range, one attack roll each": (Attack("everybody"),),
    "damaged models become subject to Dread Vision": (Afflict("dread-vision", "harms"),),
    "damaged models become subject to Fire": (Afflict("fire", "harms"),),
    "damaged models become subject to Plague": (Afflict("plague", "harms"),),
    "ignores 1 point of ARM": (Ignore("armour", 1),),
    "ignores shield bonuses": (Ignore("shields"),),
    'no damage; leaves a 3" haze until the end of the round': (Leave("haze"),),
    "no damage; models hit become subject to Plague": (Afflict("plague", "hits"),),
    "two attack rolls against the same target": (Attack("at once", 2),),
    "war-machine: RNG is the maximum": (),
}


def both(sort: str, weapons: str, cards: Any) -> list[tuple[Printed, Weapon]]:
    """Weapons of the reference, and ours in the same place."""
    return [
        pair
        for printed in DATA.get(sort, ())
        for pair in zip(printed.get(weapons, ()), cards[slug(printed["name"])].weapons, strict=True)
    ]


def test_weapons_are_named_and_do_what_the_reference_says() -> None:
    """GS-PRO-04: their figures are compared with the rest of the card."""
    for printed, weapon in (*both("profiles", "weapons", PROFILES), *both("items", "weapon", ITEMS)):
        assert weapon.id.removesuffix("-2") == slug(printed["name"])
        wanted = [effect for text in printed.get("abilities", ()) for effect in BESIDES[text]]
        assert in_order(weapon.does) == in_order(wanted), weapon.id


# The rest


def test_continuous_effects_are_those_of_the_reference() -> None:
    """GS-CEF-01: type, damage, statistics."""
    for name, printed in DATA["continuous_effects"].items():
        one = CONTINUOUS[slug(name)]
        assert (one.type, one.direct) == (printed["category"], int(printed["tick"].get("direct_damage", 0)))
        assert in_order(one.does) == in_order(changes(printed.get("stat_mod", {})))


def test_spells_strike_as_in_the_reference() -> None:
    """GS-ITM-09: POW, AOE, and what lasts a round."""
    for printed in DATA["spells"]:
        spell = SPELLS[slug(printed["name"])]
        assert (spell.pow, spell.aoe) == (printed.get("pow"), printed.get("aoe", 0))
        assert (spell.until == "round") == (printed.get("duration") == "end of round")


def test_talents_give_what_the_reference_says() -> None:
    """GS-TAC-15: one of three brews or songs, or a prayer."""
    talents = {one.id: one for profile in PROFILES.values() for one in profile.talents}
    given = {slug(one["name"]): one["effect"] for printed in DATA["profiles"] for one in printed.get("talents", ())}
    assert given["prayer"] == {"heal": "D3"}
    for id in ("brews", "minstrel"):
        for choice, tactic in zip(given[id]["choice"], talents[id].gives, strict=True):
            assert tactic.does == tuple(changes(choice) if isinstance(choice, dict) else ())
            assert tactic.until == ("instant" if choice == "Dread Vision" else "round")
    assert [(talents[id].rng, talents[id].act) for id in ("brews", "minstrel", "prayer")] == [(3, 2), (0, 2), (0, 2)]
